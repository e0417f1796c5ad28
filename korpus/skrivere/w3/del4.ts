import { nr } from './registre.ts'
import {
  ark,
  boks,
  type Dokument,
  delt,
  dok,
  fnr,
  hand,
  initialer,
  rader,
  reg,
  skrift,
  stempel,
  treogtre,
  underskrift,
} from './verktoy.ts'

const d31 = dok(
  31,
  {
    form: 'foto',
    language: 'nb',
    template: 'arbeidsavtale-rutenett',
    arbeidstaker: 'Cecilie Rognskog',
    selskap: 'Mørketidsverket AS',
    reg: [reg('Radioskygge', 'maskør', 'kostyme')],
    variant: '1b',
    sign: [true, true],
    forventet: 'episoder',
    hvorfor: 'Maskør på dramaserien i fjorten uker; avtalen sier ikke hvor mange episoder det gjelder.',
  },
  {
    navn: 'Bilde 14.09.2023, 18 22 07.jpg',
    slag: 'foto',
    slitasje: { skjev: 1.1, uskarp: 0.3, skygge: 0.45 },
    stil: `${skrift('Liberation Sans Narrow', 15, '18mm 20mm', 1.4)} .g{display:grid;grid-template-columns:1fr 1fr 1fr;border:1px solid #000;border-width:1px 0 0 1px;margin-bottom:14px} .g div{border:1px solid #000;border-width:0 1px 1px 0;padding:5px 8px;min-height:44px} .g small{display:block;font-size:10.5px;color:#333} .w2{grid-column:span 2} .w3{grid-column:span 3}`,
    html: ark(
      `<h1 style="font:bold 26px 'URW Gothic';color:#fff;background:#333;padding:8px 12px">MØRKETIDSVERKET</h1><p><b>Arbeidsavtale, kort utgave</b> – brukes når ansettelsen er kortere enn fire måneder</p><div class="g"><div class="w2"><small>Navn</small>Cecilie Rognskog</div><div><small>Født</small>02.10.1991</div><div class="w3"><small>Adresse</small>Mellomvegen 96, 9007 Tromsø</div><div class="w2"><small>Produksjon</small>Radioskygge (serie)</div><div><small>Bestilt av</small>TV 2</div><div><small>Funksjon</small>Maskør</div><div><small>Uker</small>14</div><div><small>Fra dato</small>4. september 2023</div><div><small>Ukelønn</small>kr 16 600</div><div><small>Utstyrstillegg</small>kr 700 pr. uke</div><div><small>Dager pr. uke</small>5</div></div>
<p><b>Arbeidstid.</b> Maskeavdelingen begynner før de andre, og skal gå før de andre. Overtid føres fra første kvarter.</p><p><b>Hud og allergi.</b> Selskapet betaler legetime for medarbeidere som får utslett av arbeidet, og for skuespillere også.</p><p><b>Opphavsrett.</b> Bruken av produksjonen reguleres i en egen avtale mellom kringkasteren og F©R ved Norsk filmforbund, og den går vi ikke utenom.</p><p><b>Annet.</b> Kreditering etter sedvane. Oppsigelse fjorten dager. Taushet om handlingen. Reise til senderen på Rebbenesøya med selskapets båt.</p>
<div style="display:flex;gap:14mm;margin-top:14mm"><div style="flex:1">${underskrift('rognskog ce', { b: 220 })}<div style="border-top:1px solid">Medarbeider, dato ${hand('1/9-23', 19)}</div></div><div style="flex:1">${underskrift('hansteensen', { b: 210, farge: '#111' })}<div style="border-top:1px solid">Selskapet, dato ${hand('1.9.23', 19, '#222')}</div></div></div><p style="font-size:11px;margin-top:12mm">Mørketidsverket AS · org.nr. ${treogtre(nr('Mørketidsverket AS'))} · Tromsø</p>`,
    ),
  },
)

const p32 = fnr(17, 7, 1969, 190)
const d32 = dok(
  32,
  {
    form: 'skann',
    language: 'nn',
    template: 'manusavtale-adaptasjon',
    arbeidstaker: 'Inger-Lise Krakhella',
    selskap: 'Lodd og Line AS',
    reg: [reg('Silkeormen frå Solund', 'manusforfattar (adaptasjon)', 'adaptasjon')],
    variant: '2',
    sign: [true, true],
    pnr: p32,
    forventet: 'ok',
    hvorfor:
      'Signert avtale om filmmanus etter ein roman, altså adaptasjon, for kinofilm med vederlaga i behald.',
  },
  {
    navn: 'Manusavtale ILK.pdf',
    slag: 'skann',
    slitasje: { dpi: 300, korn: 0.4 },
    stil: `${skrift('C059', 14, '26mm 30mm 20mm', 1.52)} h1{font-size:24px;text-align:center;margin-bottom:8mm} .pk{display:grid;grid-template-columns:14mm 1fr;gap:0 4mm} .pk b{text-align:right} .ini{position:absolute;left:30mm;bottom:12mm}`,
    html: ark(
      `<h1>Avtale om filmmanus<br><small style="font-size:15px;font-weight:normal">etter romanen «Silkeormen» av Edvard Gåsvær</small></h1><div class="pk"><b>§ 1</b><p>Lodd og Line AS, organisasjonsnummer ${treogtre(nr('Lodd og Line AS'))}, Gate 1 nr. 88, 6700 Måløy (selskapet), og Inger-Lise Krakhella, fødselsnummer ${delt(p32)}, Hardbakke, 6924 Hardbakke (forfattaren), er samde om det som står her.</p><b>§ 2</b><p>Selskapet har sikra seg filmretten til romanen. Forfattaren skal omarbeide han til manus for ein spelefilm på om lag hundre minutt, med arbeidstittel <b>Silkeormen frå Solund</b>. Ho kan leggje til, ta bort og byte om, men skal la Solund vere Solund.</p><b>§ 3</b><p>Funksjonen heiter manusforfattar (adaptasjon). Regissøren, Sjur Ekornåsen, skriv med på siste versjonen og har eigen avtale om det.</p><b>§ 4</b><p>Leveringar: synopsis 1. februar 2021, førsteutkast 1. juni 2021, andreutkast 15. oktober 2021, innspelingsmanus 1. mars 2022. Selskapet les innan fjorten dagar og kjem sjølv til Hardbakke for å snakke om det.</p><b>§ 5</b><p>Vederlaget er 390 000 kroner. Ein tredel ved signering, ein tredel ved andreutkast, resten når filmen er finansiert, likevel seinast to år frå i dag.</p></div><div class="ini">${initialer('ilk', 'ilk')} ${initialer('tn', 'tn', '#222')}</div>`,
      `<div class="pk"><b>§ 6</b><p>Selskapet får med dette rett til å bruke manuset til éin film, som først skal visast på kino, og til å nytte denne filmen på kino og festivalar, på plate og ved sal av visningsrett. Forfattaren har framleis alle andre økonomiske rettar. Det som fell av vederlag for fjernsyn, strøyming, vidaresending, utlån og privatkopiering, er hennar, og blir kravd inn av F©R og Norwaco etter forvaltningskontrakten.</p><b>§ 7</b><p>Ny film, serie eller oppfølgjar etter manuset krev ny avtale. Det same gjeld teater.</p><b>§ 8</b><p>I førteksten skal det stå «Manus: Inger-Lise Krakhella og Sjur Ekornåsen, etter romanen av Edvard Gåsvær».</p><b>§ 9</b><p>Blir ikkje filmen innspelt innan fem år, går retten attende til forfattaren utan at ho skal betale noko.</p><b>§ 10</b><p>Forfattaren står inne for at det ho legg til, er hennar eige. Selskapet står inne for at romanen kan brukast.</p><b>§ 11</b><p>Er noko uklart i denne avtalen, skal det tolkast slik at filmen kan bli til og slik at begge kan møtast på butikken etterpå.</p><b>§ 12</b><p>Tvist blir avgjord ved Sogn og Fjordane tingrett.</p></div><p style="margin-top:10mm;margin-left:18mm">Måløy, 4. desember 2020</p><div style="display:flex;gap:20mm;margin:8mm 0 0 18mm"><div>${underskrift('krakhella', { b: 220 })}<br>Inger-Lise Krakhella</div><div>${underskrift('nesje trude', { b: 200, farge: '#222' })}<br>Trude Nesje<br>Lodd og Line AS</div></div>`,
    ),
  },
)

const post = (fra: string, til: string, dato: string, tekst: string, n: number) =>
  `<div style="border-left:${n * 2}px solid #9db4d0;padding-left:${n ? 10 : 0}px;margin:0 0 16px ${n * 12}px"><div style="background:#f3f5f8;padding:6px 8px;font-size:11px;color:#333"><b>Fra:</b> ${fra}<br><b>Til:</b> ${til}<br><b>Sendt:</b> ${dato}</div><div style="padding-top:7px">${tekst}</div></div>`
const d33 = dok(
  33,
  {
    form: 'digital',
    language: 'nb',
    template: 'e-posttråd',
    arbeidstaker: 'Mikal Brenna Furuset',
    selskap: 'Ullvott Barnefilm AS',
    reg: [reg('Grevlingklubben 2', 'klipper', 'klipp', 5)],
    variant: 'ikke_kontrakt',
    sign: [false, false],
    forventet: 'mangelfull',
    hvorfor:
      'En e-posttråd der partene nærmer seg enighet og kontrakten skal komme senere; ingen kontrakt foreligger.',
  },
  {
    navn: 'Sv_ Sv_ Grevlingklubben.pdf',
    slag: 'digital',
    stil: skrift('Liberation Sans', 12.6, '16mm 18mm', 1.45),
    html: ark(
      `<h2 style="font-size:17px;border-bottom:1px solid #aaa;padding-bottom:6px">SV: SV: Klipp på Grevlingklubben 2?</h2>${post('Mikal Brenna Furuset &lt;mikal@furusetklipp.example&gt;', 'Ragna Sletthaug &lt;post@ullvottbarnefilm.example&gt;', 'tirsdag 17. oktober 2023 22.14', '<p>Hei Ragna,</p><p>ja, det høres fint ut med fem episoder, og 18 000 i uka er greit om det er med feriepenger på toppen. Jeg kan begynne 8. januar. Send kontrakten når dere har den klar, så leser jeg den på toget. Det med rettigheter håper jeg er som sist, med F©R-avtalen.</p><p>Hilsen Mikal</p>', 0)}${post('Ragna Sletthaug', 'Mikal Brenna Furuset', 'mandag 16. oktober 2023 09.02', '<p>Kjære Mikal!</p><p>Så hyggelig at du vil. Vi tenker at du tar episode 1, 3, 5, 7 og 9, og at Jorid tar de andre. Da får grevlingen samme temperament annenhver uke, sier regissøren, og hun mener det godt. Budsjettet er ikke vedtatt ennå, men styret møtes den 24., og jeg lover å ringe samme kveld.</p><p>Lønn: vi hadde tenkt 17 500. Kan du strekke deg til det, eller må vi strekke oss?</p><p>Alt godt,<br>Ragna<br>Ullvott Barnefilm AS, Trondheim</p>', 1)}${post('Mikal Brenna Furuset', 'Ragna Sletthaug', 'fredag 13. oktober 2023 16.40', '<p>Hei, jeg hørte på kaffebrenneriet at dere skal lage en sesong til av Grevlingklubben. Hvis dere ikke har funnet klipper, er jeg ledig fra nyttår. Har savnet den grevlingen.</p><p>Mikal</p>', 2)}<p style="color:#888;font-size:11px;margin-top:20mm">Skrevet ut 02.11.2023 · side 1 av 1</p>`,
    ),
  },
)

const p34 = fnr(11, 4, 1995, 360)
const d34 = dok(
  34,
  {
    form: 'digital',
    language: 'nb',
    template: 'kortfilmavtale-to-sider',
    arbeidstaker: 'Marthe Elvine Sand',
    selskap: 'Pianokroken Film AS',
    reg: [reg('Tøffelhelten', 'regi', 'regi')],
    variant: '2',
    sign: [true, true],
    pnr: p34,
    forventet: 'produksjon',
    hvorfor: 'Signert regiavtale for en kortfilm som ikke står i produksjonsregisteret.',
  },
  {
    navn: 'Regiavtale Tøffelhelten.pdf',
    slag: 'digital',
    stil: `${skrift('DejaVu Serif', 11.6, '24mm 28mm', 1.6)} h1{font:bold 30px 'URW Bookman'} h2{font-size:12.5px;display:inline} .a{margin-bottom:.8em}`,
    html: ark(
      `<div style="display:flex;align-items:center;gap:10px"><svg width="46" height="32"><rect x="1" y="1" width="44" height="30" fill="none" stroke="#111" stroke-width="2"/><path d="M10 1V31M19 1V31M28 1V31M37 1V31" stroke="#111"/><path d="M7 1h6v18H7zM16 1h6v18h-6zM34 1h6v18h-6z" fill="#111"/></svg><b>Pianokroken Film AS</b></div><h1 style="margin-top:8mm">Regi på kortfilm</h1><div class="a"><h2>Hvem vi er.</h2> Pianokroken Film AS (org.nr. ${treogtre(nr('Pianokroken Film AS'))}) i Steinkjer lager korte filmer med lang etterklang. Marthe Elvine Sand (født 11.04.95, fødselsnummer ${p34}), Egge, har skrevet og skal regissere en av dem.</div><div class="a"><h2>Hva filmen heter.</h2> Tøffelhelten. Den blir om lag 13 minutter.</div><div class="a"><h2>Hva som avtales her.</h2> Bare regien. Manuset har Marthe solgt oss for seg, i egen avtale i fjor.</div><div class="a"><h2>Penger til filmen.</h2> Midtnorsk støtteordning har gitt 350 000 kroner, kommunen 40 000 og en sparebank 25 000. Filmen kan ikke koste mer enn det, og det vet Marthe.</div><div class="a"><h2>Penger til Marthe.</h2> 60 000 kroner for regi. Halvparten i dag, resten når filmen er levert.</div><div class="a"><h2>Tid.</h2> Seks opptaksdager i mai 2024 i Verrastranda forsamlingshus. Klipp i juni. Premiere på kortfilmfestival om de vil ha den, og ellers på kinoen her.</div><div class="a"><h2>Hvem som bestemmer.</h2> Marthe, om det som ses og høres. Bente, om det som koster.</div>`,
      `<div class="a"><h2>Retten til filmen.</h2> Tøffelhelten skal opp på et lerret før den vises noe annet sted. Pianokroken får eksklusiv rett til å vise og leie ut filmen til kino, festival, skole og bibliotek. For tv, strømming, videresending og privatkopiering er ingen økonomiske rettigheter gitt fra Marthe. De forvaltes av F©R, som hun har kontrakt med, og av Norwaco, og det de henter inn, er hennes.</div><div class="a"><h2>Navnet hennes.</h2> Først i forteksten og på plakaten, med den e-en.</div><div class="a"><h2>Hvis noe skjer.</h2> Blir Marthe syk i opptaksuka, utsetter vi. Blir huset borte, finner vi et annet. Blir vi uvenner, henter vi inn Marthes gamle lærer i mediefag, som begge stoler på.</div><div class="a"><h2>Resten.</h2> Er noe glemt, gjelder det som er vanlig mellom hederlige folk i bransjen.</div><p style="margin-top:10mm">Steinkjer, 9. februar 2024</p><div style="margin-top:8mm">${underskrift('sand marthe elvine', { b: 230 })}<br>Marthe Elvine Sand</div><div style="margin-top:8mm">${underskrift('fosslien b', { b: 220, farge: '#2b2b2b' })}<br>Bente Fosslien, for Pianokroken Film AS</div>`,
    ),
  },
)

const d35 = dok(
  35,
  {
    form: 'foto',
    language: 'nb',
    template: 'skjema-rettighetskryss',
    arbeidstaker: 'Ellen Margrethe Fjeldavli',
    selskap: 'Fjellrype Fiksjon AS',
    reg: [reg('Bensin', 'klipper', 'klipp', 3)],
    variant: 'motstridende',
    sign: [true, true],
    forventet: 'under',
    hvorfor:
      'Begge rettighetsrutene er krysset av: både avtalen av 2016 og full overdragelse uten videre vederlag.',
  },
  {
    navn: 'IMG_3350.jpg',
    slag: 'foto',
    slitasje: { skjev: -1.9, uskarp: 0.2, skygge: 0.35 },
    stil: `${skrift('DejaVu Sans', 12, '16mm 18mm', 1.5)} .bb{background:#e7efe2;padding:9px 12px;margin-bottom:9px} .bb b{display:inline-block;width:42mm} h1{font-size:17px} .rt{border:2px solid #4b6b35;padding:10px 12px;margin-bottom:9px}`,
    html: ark(
      `<div style="border-bottom:6px solid #4b6b35;margin-bottom:12px"><h1>FJELLRYPE FIKSJON – AVTALESKJEMA FOR ETTERARBEID</h1></div><div class="bb"><b>Etternavn, fornavn</b>${hand('Fjeldavli, Ellen Margrethe', 23)}</div><div class="bb"><b>Adresse</b>${hand('Thomasbakkveien 12, 9511 Alta', 23)}</div><div class="bb"><b>Produksjon</b>${hand('BENSIN', 23)}</div><div class="bb"><b>Oppgave</b>${boks(true, 'o1', 15)} klipper &nbsp; ${boks(false, 'o2', 15)} klippeassistent &nbsp; ${boks(false, 'o3', 15)} lyd &nbsp; ${boks(false, 'o4', 15)} farge &nbsp; ${boks(false, 'o5', 15)} VFX</div><div class="bb"><b>Omfang</b>${hand('halvparten av episodene (det er 6)', 23)}</div><div class="bb"><b>Tid</b>${hand('fra 3. april, ti uker', 23)}</div><div class="bb"><b>Lønn</b>${hand('17 000 i uka', 23)}</div>
<p style="margin-top:12px"><b>Rettigheter – sett kryss ved det som er avtalt</b></p><div class="rt">${boks(true, 'r1', 16)} Opphavsretten er regulert i avtalen om rettigheter av 29.10.2016 mellom Virke Produsentforeningen og Norsk filmforbund/F©R (for medlemmer med forvaltningskontrakt).</div><div class="rt">${boks(true, 'r2', 16)} Alle økonomiske rettigheter overdras fullt ut til selskapet uten tidsbegrensning, og lønnen er endelig oppgjør for all bruk, også vederlag gjennom organisasjoner.</div><div class="rt">${boks(false, 'r3', 16)} Annet (vedlegg)</div>
<p>Vilkårene for øvrig står i personalhåndboken, som henger ved kaffemaskinen. Kreditering gis. Lønn utbetales den 12. i måneden etter.</p><div style="display:flex;gap:10mm;margin-top:9mm;align-items:flex-end"><div>${underskrift('fjeldavli em', { b: 220 })}<div style="border-top:1px solid">medarbeider</div></div><div>${underskrift('kivijervi', { b: 200, farge: '#1a1a1a' })}<div style="border-top:1px solid">for Fjellrype Fiksjon AS</div></div><div>${hand('Alta 27/3 2023', 22)}</div></div>`,
    ),
  },
)

const d36 = dok(
  36,
  {
    form: 'digital',
    language: 'en',
    template: 'letter-agreement-with-schedule',
    arbeidstaker: 'Saoirse Lindqvist',
    selskap: 'Sju Tak Film AS',
    reg: [reg('Kjøttets vilje', 'Production Designer', 'scenografi', 6)],
    variant: 'EN',
    sign: [true, true],
    forventet: 'ok',
    hvorfor:
      'Signert avtale for produksjonsdesigner på seks av åtte episoder, med rettighetene etter avtalen av 2016.',
  },
  {
    navn: 'Letter agreement Lindqvist.pdf',
    slag: 'digital',
    stil: `${skrift('P052', 14, '24mm 28mm', 1.48)} table td{border-top:1px solid #777;padding:6px 12px 6px 0} h2{font-size:16px;text-align:center}`,
    html: ark(
      `<p style="text-align:center;font:bold 17px 'URW Gothic'">SJU TAK FILM</p><p style="text-align:center;font-size:11.5px">Sju Tak Film AS, Nedre Korskirkeallmenningen 9, 5017 Bergen · ${treogtre(nr('Sju Tak Film AS'))}</p><p style="margin-top:8mm">Bergen, 8 March 2022</p><p>Dear Saoirse,</p><p>This letter, once we have both signed it, is the agreement between Sju Tak Film AS (“we”) and you about your work on our drama series <b>The Will of the Flesh</b> (in Norwegian: <i>Kjøttets vilje</i>).</p><p>You will be the <b>Production Designer</b> of episodes one to six. The series has eight episodes in all; the last two, which take place in Lisbon, are designed by a colleague there whom you will like.</p><p>The particulars of money, dates and places are in the schedule overleaf. What we should like to say here is the rest.</p><p>You choose your art director, your set decorator and your draughtsman, and we engage them. You answer to the showrunner for how things look and to the line producer for what they cost. When those two disagree you are not to be held between them; send them to us.</p><p>Copyright: we understand that you are a member of Norsk filmforbund and that F©R manages your rights. Your copyright is therefore governed by the Agreement on rights between Virke Produsentforeningen and Norsk filmforbund/F©R dated 29 October 2016. We shall not ask you to sign anything else about it, and if the international distributor does, kindly show it to us first.</p><p>Your models and drawings are yours to exhibit a year after the first broadcast.</p><p>Credit, by yourself on a card in the main titles of your six episodes: “Production Designer Saoirse Lindqvist”. In the other two you are thanked.</p><p>Should either of us need to part, a month’s notice is enough.</p><p>With warm regards,</p><div style="display:flex;gap:16mm"><div>${underskrift('espeseth m', { b: 200, farge: '#222' })}<br>Marit Espeseth<br>Sju Tak Film AS</div><div>${underskrift('lindqvist sao', { b: 230 })}<br>Agreed: Saoirse Lindqvist<br>${hand('11 March 2022', 18)}</div></div>`,
      `<h2>Schedule</h2><table style="width:100%;margin-top:8mm">${rader([
        ['Address', 'c/o Hjelm, Skansemyrsveien 3, 5019 Bergen'],
        ['Preparation', '21 March to 10 June 2022'],
        ['Photography', '13 June to 30 September 2022, four weeks’ break from 11 July'],
        ['Places', 'Bergen, Osterøy, studio at Laksevåg'],
        ['Salary', 'NOK 76,500 a month; holiday pay 12%; paid on the 15th'],
        ['Art department budget', 'NOK 3.4 million, of which a tenth is not to be touched without a talk'],
        ['Car', 'A small van, electric, with room for a door'],
        ['Insurance', 'Accident, travel, and the models while they are with us'],
        ['Tax', 'Employee; tax card already received'],
      ])}</table><p style="margin-top:10mm;font-size:12px">This schedule is part of the letter of 8 March 2022.</p>`,
    ),
  },
)

const p37 = fnr(25, 10, 1982, 240)
const d37 = dok(
  37,
  {
    form: 'digital',
    language: 'nb',
    template: 'tillegg-med-hovedavtale-samlet',
    arbeidstaker: 'Ådne Kleveland Ree',
    selskap: 'Høgfonna Film AS',
    reg: [reg('Naustdrapet', 'klipper', 'klipp', 6)],
    variant: '1a',
    sign: [true, true],
    pnr: p37,
    forventet: 'ok',
    hvorfor:
      'Tillegget legger to episoder til hovedavtalens fire, og begge avtalene ligger i filen, signert.',
  },
  {
    navn: 'Ree tillegg + avtale samlet.pdf',
    slag: 'digital',
    stil: `${skrift('Liberation Serif', 15, '26mm 28mm', 1.5)} h1{font-size:22px} .gm{font-family:'Nimbus Sans';font-size:13px} .gm h1{font-size:18px;background:#dde6ea;padding:8px} .gm dt{font-weight:bold;margin-top:.7em} .gm dd{margin:0}`,
    html: ark(
      `<p style="text-align:right">Voss, 2. mai 2023</p><h1>Tilleggsavtale</h1><p>Høgfonna Film AS og Ådne Kleveland Ree viser til klippeavtalen for «Naustdrapet» av 11. november 2022, som følger bak.</p><p>Klipperen for de to siste episodene har fått tvillinger, og vi gratulerer. Ådne overtar derfor ytterligere to episoder, nummer fem og seks, i tillegg til dem han har fra før.</p><p>Ansettelsen forlenges til 15. september 2023. Ukelønnen er den samme, med et tillegg på 1 200 kroner i ukene før bildelås.</p><p>Resten av avtalen gjelder uforandret.</p><div style="display:flex;gap:20mm;margin-top:16mm"><div>${underskrift('haukanes s', { b: 210, farge: '#222' })}<br>Sigurd Haukanes<br>Høgfonna Film AS</div><div>${underskrift('ree ådne k', { b: 210 })}<br>Ådne Kleveland Ree</div></div>`,
      `<div class="gm"><h1>Klippeavtale</h1><dl><dt>Arbeidsgiver</dt><dd>Høgfonna Film AS, Uttrågata 22, 5700 Voss, org.nr. ${treogtre(nr('Høgfonna Film AS'))}</dd><dt>Arbeidstaker</dt><dd>Ådne Kleveland Ree, fødselsnummer ${delt(p37)}, Bordalsvegen 60, 5705 Voss</dd><dt>Hva arbeidet gjelder</dt><dd>Klipper på dramaserien «Naustdrapet», de fire første av seks episoder, hver på 44 minutter.</dd><dt>Når</dt><dd>Fra 2. januar til 30. juni 2023. Påsken er fri fra palmesøndag.</dd><dt>Hvor</dt><dd>I låven på Bømoen, der vi har to klipperom og en ovn.</dd><dt>Lønn</dt><dd>Kr 18 300 i uken. Feriepenger 12 prosent. Utbetaling den siste virkedagen.</dd><dt>Arbeidstid</dt><dd>Førti timer, fordelt slik Ådne vil når ikke regissøren er der, og slik de to blir enige om når han er der.</dd><dt>Rettigheter</dt><dd>Opphavsretten er underlagt rettighetsavtalen av 29.10.2016 mellom Virke Produsentforeningen og Norsk filmforbund/F©R, som gjelder for medlemmer med forvaltningskontrakt med F©R. Selskapet har gjort seg kjent med den og følger den, enda det ikke selv er medlem av produsentforeningen.</dd><dt>Kreditering</dt><dd>I forteksten på de episodene han har klippet.</dd><dt>Sykdom og permisjon</dt><dd>Som loven sier, og litt bedre når det gjelder syke barn.</dd><dt>Oppsigelse</dt><dd>En måned.</dd></dl><p style="margin-top:8mm">Voss, 11. november 2022</p><div style="display:flex;gap:20mm;margin-top:6mm"><div>${underskrift('ree ådne k', { b: 200 })}<br>arbeidstaker</div><div>${underskrift('haukanes s', { b: 200, farge: '#222' })}<br>arbeidsgiver</div></div></div>`,
    ),
  },
)

const d38 = dok(
  38,
  {
    form: 'skann',
    language: 'nb',
    template: 'tilbud',
    arbeidstaker: 'Håvard Ness Tiller',
    selskap: 'Tare & Tang Produksjon AS',
    reg: [reg('Månen over Mausund', 'fotograf', 'foto')],
    variant: 'ikke_kontrakt',
    sign: [true, false],
    forventet: 'mangelfull',
    hvorfor: 'Dette er fotografens eget pristilbud til selskapet, ikke en inngått kontrakt.',
  },
  {
    navn: 'tilbud_mausund.pdf',
    slag: 'skann',
    slitasje: { dpi: 150, korn: 0.6, uskarp: 0.3 },
    stil: `${skrift('URW Gothic', 13, '22mm 24mm', 1.5)} table{width:100%;margin:8mm 0} td{padding:7px 0;border-bottom:1px solid #bbb} td:last-child{text-align:right} tr:last-child td{font-weight:bold;border-bottom:3px double #333}`,
    html: ark(
      `<div style="display:flex;justify-content:space-between"><h1 style="font-size:34px;font-weight:normal">tilbud</h1><p style="text-align:right;font-size:12px">Ness Tiller Foto<br>Håvard Ness Tiller<br>Sandfærhus, 7268 Titran<br>havard@nesstiller.example</p></div><p>Til Tare &amp; Tang Produksjon AS<br>v/ Lars Hestnes, Frøya</p><p>12. januar 2022</p><p>Hei Lars! Takk for manus til «Månen over Mausund». Jeg leste det to ganger på rad. Her er hva jeg kan tilby som fotograf på filmen, med forbehold om at Sistranda-jobben ikke flytter seg:</p><table><tr><td>Forberedelser, 12 dager à 4 200</td><td>50 400</td></tr><tr><td>Opptak, 31 dager à 5 100</td><td>158 100</td></tr><tr><td>Kamera og optikk, pakke</td><td>92 000</td></tr><tr><td>Grading, 3 dager à 4 200</td><td>12 600</td></tr><tr><td>Sum uten mva.</td><td>kr 313 100</td></tr></table><p>Tilbudet står til 15. februar. Båt med skipper er ikke med. Rettighetene tar vi i kontrakten, og der vil jeg ha F©R-formuleringen som vanlig.</p><p>Blir det noe av, gleder jeg meg. Blir det ikke, vil jeg likevel se den.</p><p>Hilsen</p>${underskrift('tiller håvard', { b: 210 })}<br>Håvard`,
    ),
  },
)

const d39 = dok(
  39,
  {
    form: 'skann',
    language: 'nn',
    template: 'kontrakt-b-lag',
    arbeidstaker: 'Arnstein Bruvoll',
    selskap: 'Fram i Lyset AS',
    reg: [reg('Lyset frå Lutelandet', 'B-foto', 'ingen', 2)],
    variant: 'buy-out',
    sign: [true, true],
    forventet: 'funksjon',
    hvorfor:
      'Signert kontrakt for B-foto på to episodar med full overdraging; B-foto er ikkje mellom dei godkjende funksjonane.',
  },
  {
    navn: 'BRUVOLL B-FOTO.pdf',
    slag: 'skann',
    slitasje: { dpi: 200, skjev: 1.2, korn: 0.8, uskarp: 0.55 },
    stil: `${skrift('Nimbus Mono PS', 13, '20mm 22mm', 1.45)} h1{font-size:18px;letter-spacing:3px} .s{border-top:1px dashed #333;padding-top:7px;margin-bottom:7px}`,
    html: ark(
      `<div style="float:right">${stempel('MOTTEKE', '03 MAI 2023', '#333')}</div><h1>KONTRAKT, B-LAG</h1><p>Fram i Lyset AS, Førde<br>org.nr. ${nr('Fram i Lyset AS')}</p><div class="s">NAMN: Arnstein Bruvoll<br>ADRESSE: Korssund, 6958 Sørbøvåg</div><div class="s">SERIE: Lyset frå Lutelandet<br>FUNKSJON: B-foto<br>GJELD: to episodar (ep. 4 og ep. 5)<br>DAGAR: 9, mellom 8. mai og 2. juni 2023</div><div class="s">LØN: 4 100 kroner dagen, utstyr 1 250 kroner dagen mot rekning.</div><div class="s">1. B-laget arbeider etter lister frå A-fotografen og ringjer når noko er uklart. Det finst dekning oppe ved varden.</div><div class="s">2. Kosten er det som A-laget får. Overnatting i skulehuset.</div><div class="s">3. RETTAR: Arnstein sel for løna alle rettar til opptaka sine til selskapet, for alle land, alle media og all framtid. Selskapet kan bruke, endre og selje opptaka utan å spørje og utan å betale meir. Han skal ikkje ha vederlag seinare, korkje frå selskapet eller gjennom F©R, Norwaco eller andre.</div><div class="s">4. Drone blir flogen berre av den som har bevis.</div><div class="s">5. Selskapet forsikrar folk og kamera frå kai til kai.</div><div class="s">6. Ved uvêr dagen før: halv løn. Ved uvêr same dagen: full løn.</div><div class="s">7. Kontrakten er slutt når dagane er ute.</div><p style="margin-top:8mm">Førde og Korssund, ${hand('2. mai 2023')}</p><div style="display:flex;gap:16mm;margin-top:4mm"><div>${underskrift('hovland dagny', { b: 200, farge: '#222' })}<br>Dagny Hovland</div><div>${underskrift('bruvoll a', { b: 210 })}<br>Arnstein Bruvoll</div></div>`,
    ),
  },
)

const d40 = dok(
  40,
  {
    form: 'foto',
    language: 'en',
    template: 'one-page-memorandum',
    arbeidstaker: 'Piet Hoekzema',
    selskap: null,
    reg: [reg('Jordmora i Kautokeino', 'director of photography', 'foto')],
    variant: 'taus',
    sign: [true, true],
    forventet: 'ok',
    hvorfor:
      'Signert memorandum for fotograf på dokumentaren uten ord om rettigheter; selskapet i avtalen står ikke i registeret.',
  },
  {
    navn: 'Image 2022-10-03 at 19.12.jpg',
    slag: 'foto',
    slitasje: { skjev: 2.6, uskarp: 0.4, skygge: 0.5 },
    stil: `${skrift('Liberation Serif', 16.5, '26mm 28mm', 1.5)} h1{font-size:22px;border-bottom:2px solid #000;padding-bottom:4px} table th{width:46mm;font-weight:normal;font-style:italic;padding:4px 0} table td{padding:4px 0}`,
    html: ark(
      `<p style="text-align:right;font-size:13px">Guovssahas Dokumentarer AS<br>Bredbuktnesveien 50 B, 9520 Guovdageaidnu<br>reg. no. 327 418 866</p><h1>Memorandum of engagement</h1><table>${rader(
        [
          ['Film', '“The Midwife of Kautokeino” (Jordmora i Kautokeino), a documentary'],
          ['Engaged as', 'director of photography'],
          ['Name', 'Piet Hoekzema, Groningen'],
          ['First trip', '10 October – 4 November 2022'],
          ['Second trip', 'five weeks from the first of March 2023'],
          ['Fee', 'NOK 4,800 a day, 52 days in all'],
          ['Camera', 'the company’s; lenses Piet’s, at NOK 300 a day'],
          ['Credit', 'Cinematography by Piet Hoekzema'],
        ],
      )}</table><p style="margin-top:8mm">Some of what happens in front of the camera will be births. When the mother says stop, the camera stops, and it is Piet who sees to that, without waiting for anyone to tell him.</p><p>Warm clothes are lent by the company and are to be returned washed. Travel from Groningen and back is paid twice. Illness is nobody’s fault. Either of us may leave the film at the end of a trip.</p><p>There is nothing else agreed between us.</p><div style="display:flex;gap:14mm;margin-top:14mm"><div>${underskrift('hoekzema', { b: 220 })}<br>Piet Hoekzema</div><div>${underskrift('guovssahas ánne', { b: 220, farge: '#111' })}<br>Ánne Risten Hætta-Lervoll<br>Guovssahas Dokumentarer AS</div></div>`,
    ),
  },
)

export const del4: Dokument[] = [d31, d32, d33, d34, d35, d36, d37, d38, d39, d40]
