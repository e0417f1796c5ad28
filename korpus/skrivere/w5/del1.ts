// Long prose, addenda, two English memos and two e-signed agreements.
import * as b from './bank.ts'
import {
  delt,
  foedt,
  klausul,
  orgnr,
  person,
  punkter,
  rader,
  reg,
  type Skrevet,
  side,
  signert,
  stil,
  telefon,
} from './felles.ts'
import { kontor, langprosa, memo, parafer, sigpar, skrevet } from './maler.ts'

const fot = (tekst: string, n: number, av: number) =>
  `<div class="bn"><span>${tekst}</span><span>Side ${n} av ${av}</span></div>`

const e01 = person('Ragnvald Husbymoen', 'Duedalen terrasse 14', '7030 Trondheim')
const d01: Skrevet = {
  fasit: {
    id: 'w5-01',
    form: 'digital',
    language: 'nb',
    template: 'langprosa',
    arbeidstaker: e01.navn,
    produksjonsselskap: 'Lauvsus Film AS',
    registreringer: [reg('Bror min, hesten', 'hovedklipper', 'klipp', null)],
    rettighetsklausul: klausul('2'),
    signaturer: signert(true, true),
    personnummer_i_dokumentet: e01.pnr,
    forventet: 'BEHANDLET',
    begrunnelse: 'Spillefilm med klausul 2, hovedklipper er klipp, og begge har signert på siste side.',
  },
  papirer: [
    {
      navn: 'Arbeidsavtale_klipp_BMH.pdf',
      slag: 'digital',
      stil: langprosa,
      html:
        side(`<h1>Arbeidsavtale</h1><p class="mt">om klippearbeid på helaftens spillefilm</p>
<p>mellom <b>Lauvsus Film AS</b>, org.nr. ${orgnr('Lauvsus Film AS')}, Fjordgata 61 B, 7010 Trondheim (heretter «Produsenten»), og <b>${e01.navn}</b>, f.nr. ${delt(e01.pnr)}, ${e01.adresse}, ${e01.sted} (heretter «Medarbeideren»).</p>
<table class="ptr"><tr><td>Telefon, e-post</td><td>${e01.tlf}, ${e01.epost}</td></tr><tr><td>Kontonummer</td><td>${e01.konto}</td></tr><tr><td>Nærmeste pårørende</td><td>Turid Husbymoen Aas, ${telefon('Turid')}</td></tr></table>
<h2>1 Produksjonen</h2>${punkter(1, 'Produsenten skal framstille spillefilmen «Bror min, hesten» (heretter «Filmen»), med regi av Åsta Kvernberghaug og manuskript av samme og Roald Minsaas. Beregnet spilletid er 98 minutter.', 'Hovedprodusent er Halvor Skjervfoss. Lauvsus Film Trøndelag AS er medprodusent, men er ikke part i denne avtalen og hefter ikke for vederlaget.', 'Filmen er finansiert med kinopremiere som første visning. Kringkaster har forhåndskjøpt visningsrett i 5 år.')}
<h2>2 Arbeidet</h2>${punkter(2, 'Medarbeideren engasjeres som hovedklipper og har ansvar for Filmens klipp fra første dag med materiale til bildet er låst. Klippeassistent Ellisiv Grong ansettes særskilt.', 'Arbeidet omfatter sammenklipp etter hver innspillingsuke, tre visningsklipp, en finklippversjon og overlevering til lyd og etterarbeid. Produsenten har rett til å bestemme endelig versjon etter samråd med regissøren og Medarbeideren.', 'Arbeidssted er klipperom 2 hos Produsenten. Fjernarbeid inntil én dag per uke kan avtales.')}
${fot('Arbeidsavtale – Bror min, hesten', 1, 3)}${parafer(e01.navn, 'Halvor Skjervfoss')}`) +
        side(`<h2>3 Varighet</h2>${punkter(3, 'Ansettelsen gjelder fra 8. august 2022 til 17. februar 2023, til sammen 26 uker med avbrudd i uke 51 og 52.', 'Ansettelsen er midlertidig etter arbeidsmiljøloven § 14-9 annet ledd bokstav a, fordi arbeidet er knyttet til Filmen alene og bortfaller når den er levert.')}
<h2>4 Lønn</h2>${punkter(4, `Det betales kr 15 950 per uke. ${b.loenn(0)}`, 'For arbeid i ferien og for de dager regissøren er borte mer enn to dager på rad, avtales forskyvning senest en uke før.')}
<h2>5 Arbeidstid</h2>${punkter(5, b.arbeidstid(0), b.arbeidstid(2))}
<h2>6 Opphavsrett</h2>${punkter(6, b.standard.to, 'Er Medarbeideren ikke medlem, eller er det ikke tegnet forvaltningskontrakt, erverver Produsenten de rettigheter som trengs for utnyttelse av Filmen i samsvar med punkt 1.3.', 'Rå- og prosjektfiler er Produsentens eiendom og overleveres ved fratreden.')}
<h2>7 Reise og opphold</h2>${punkter(7, b.reise(0))}
<h2>8 Kreditering</h2>${punkter(8, b.kreditering(0), 'Ved deltakelse på festival der Filmen er nominert for klipp, dekker Produsenten én reise.')}
${fot('Arbeidsavtale – Bror min, hesten', 2, 3)}${parafer(e01.navn, 'Halvor Skjervfoss')}`) +
        side(`<h2>9 Taushetsplikt</h2>${punkter(9, b.taushet(0), b.taushet(1))}
<h2>10 Sykdom, forsikring og sikkerhet</h2>${punkter(10, b.forsikring(1), b.hms(0))}
<h2>11 Mislighold og avbrudd</h2>${punkter(11, b.mislighold(0), b.mislighold(1))}
<h2>12 Tvister</h2>${punkter(12, b.tvist(0))}
<p style="margin-top:6mm">Avtalen er utferdiget i to eksemplarer, ett til hver av partene.</p><p>Trondheim, 1. august 2022</p>
${sigpar({ tittel: 'For Lauvsus Film AS', navn: 'Halvor Skjervfoss', under: 'produsent' }, { tittel: 'Medarbeideren', navn: e01.navn })}
${fot('Arbeidsavtale – Bror min, hesten', 3, 3)}`),
    },
  ],
}

const e02 = person('Bergljot Aunvoll', 'Rosenborg gate 8', '7014 Trondheim')
const d02: Skrevet = {
  fasit: {
    id: 'w5-02',
    form: 'digital',
    language: 'nb',
    template: 'langprosa',
    arbeidstaker: e02.navn,
    produksjonsselskap: 'Munkvika Drama AS',
    registreringer: [reg('Fjordkommunen (sesong 2)', 'scenograf', 'scenograf', 7)],
    rettighetsklausul: klausul('1a'),
    signaturer: signert(true, false),
    personnummer_i_dokumentet: e02.pnr,
    forventet: 'MANGLER SIGNATUR',
    begrunnelse: 'Bare scenografen har signert; linjen for Munkvika Drama er tom.',
  },
  papirer: [
    {
      navn: 'avtale scenograf FJ2.pdf',
      slag: 'digital',
      stil: langprosa,
      html:
        side(`<h1>ANSETTELSESAVTALE</h1><p class="mt">FJORDKOMMUNEN – ANNEN SESONG</p>
<h2>1 Partene</h2>${punkter(1, `Arbeidsgiver: Munkvika Drama AS, org.nr. ${orgnr('Munkvika Drama AS')}, postboks 411, 7404 Trondheim, ved daglig leder Steinar Ubostad.`, `Arbeidstaker: ${e02.navn}, ${e02.adresse}, ${e02.sted}. Fødselsnummer ${e02.pnr}. Konto ${e02.konto}.`, `Arbeidstakeren er representert av agent Pål Eirik Moxness ved forhandlingene. Agenten er ikke part.`)}
<h2>2 Stilling og omfang</h2>${punkter(2, 'Arbeidstakeren ansettes som scenograf på dramaserien FJORDKOMMUNEN, annen sesong, som består av åtte episoder à 44 minutter.', 'Arbeidstakeren har scenografien i episodene én til og med sju. Den åttende (julespesialen, som spilles inn i Danmark) har egen scenograf og er ikke omfattet.', 'Rekvisittavdelingen med fire ansatte rapporterer til Arbeidstakeren. Scenografibudsjettet på kr 2 150 000 kan ikke overskrides uten produksjonslederens samtykke.')}
<h2>3 Periode</h2>${punkter(3, 'Forberedelser fra 10. januar 2022, opptak 28. mars til 24. juni 2022 (61 opptaksdager), tilbakeføring av lokaler inntil 8. juli 2022.', 'Arbeidsforholdet er midlertidig og opphører uten oppsigelse, jf. arbeidsmiljøloven § 14-9 sjette ledd.')}
<h2>4 Vederlag</h2>${punkter(4, `Ukelønnen er kr 17 400. ${b.loenn(0)}`, 'For egen verktøykasse betales kr 450 per uke.')}
<h2>5 Arbeidstid</h2>${punkter(5, b.arbeidstid(1))}
<h2>6 Rettigheter</h2>${punkter(6, b.standard.a, 'Skisser, modeller og arbeidstegninger kan Arbeidstakeren stille ut og trykke i egen portefølje etter første visning.')}
${fot('Munkvika Drama AS', 1, 2)}`) +
        side(`<h2>7 Reise</h2>${punkter(7, b.reise(1))}<h2>8 Kreditering</h2>${punkter(8, b.kreditering(0))}<h2>9 Taushet</h2>${punkter(9, b.taushet(0))}
<h2>10 Helse, miljø og sikkerhet</h2>${punkter(10, b.hms(1), b.forsikring(0))}
<h2>11 Avslutning</h2>${punkter(11, b.mislighold(1), b.tvist(2))}
<p style="margin-top:5mm">Avtalen blir bindende når begge parter har undertegnet.</p>
${sigpar({ tittel: 'Sted/dato: ____________________', navn: 'Steinar Ubostad', under: 'for Munkvika Drama AS', tegnet: false }, { tittel: 'Trondheim, 5/1-22', navn: e02.navn, under: 'Arbeidstaker' })}
${fot('Munkvika Drama AS', 2, 2)}`),
    },
  ],
}

const e03 = person('Marit Elise Svorkdal', 'Tidemands gate 22', '7030 Trondheim')
const d03: Skrevet = {
  fasit: {
    id: 'w5-03',
    form: 'digital',
    language: 'nb',
    template: 'avtale med tillegg',
    arbeidstaker: e03.navn,
    produksjonsselskap: 'Grindverk Barneserier AS',
    registreringer: [reg('Klasse 6B (sesong 2)', 'kostymedesigner', 'kostyme', 6)],
    rettighetsklausul: klausul('1a'),
    signaturer: signert(true, true),
    personnummer_i_dokumentet: e03.pnr,
    forventet: 'BEHANDLET',
    begrunnelse:
      'Tillegget øker antallet fra fire til seks episoder og ligger sammen med hovedavtalen, som har klausul 1a; alt er signert av begge.',
  },
  papirer: [
    {
      navn: 'Svorkdal - kontrakt og tillegg.pdf',
      slag: 'digital',
      stil: skrevet,
      html:
        side(`<h1>Arbeidskontrakt for filmarbeider</h1><table>${rader(
          ['Produksjonsselskap', `Grindverk Barneserier AS (${orgnr('Grindverk Barneserier AS')})`],
          ['Ansatt', `${e03.navn}, ${e03.adresse}, ${e03.sted}`],
          ['Personnr. / konto', `${delt(e03.pnr)} / ${e03.konto}`],
          ['Produksjon', 'Klasse 6B, sesong 2 – dramaserie for barn, 8 × 18 min'],
          ['Funksjon', 'Kostymedesigner'],
          ['Varighet', '7. februar – 3. juni 2022'],
          ['Episoder', 'Fire (blokk A: episode 1–4)'],
          ['Lønn', 'kr 15 200 per uke, 12 % feriepenger i tillegg'],
        )}</table>
<h2>1. Arbeidet</h2>${punkter(1, 'Kostymedesigneren utvikler kostymekonsept for de faste 19 elevene og lærerne, leder kostymeavdelingen og er til stede ved kamerastart for hver nye drakt.', b.arbeidstid(0))}
<h2>2. Omfang</h2>${punkter(2, 'Ansettelsen gjelder fire episoder. Det er adgang til å forlenge ved skriftlig tillegg.')}
<h2>3. Rettigheter</h2>${punkter(3, `Kontrakten overdrar ikke opphavsrett ut over det som følger her. ${b.standard.a}`)}
<h2>4. Øvrig</h2>${punkter(4, b.taushet(2), b.tvist(1))}
<p>Oslo, den 31. januar 2022</p>${sigpar({ tittel: 'Produksjonsselskapet', navn: 'Kari Anne Hernesmo' }, { tittel: 'Den ansatte', navn: e03.navn })}`) +
        side(`<h1>Tillegg nr. 1 til arbeidskontrakt av 31. januar 2022</h1>
<p>Mellom Grindverk Barneserier AS og ${e03.navn} (kostymedesigner, Klasse 6B sesong 2) er i dag avtalt:</p>
<p><b>a)</b> Fordi kostymedesigneren for blokk B har fått permisjon, endres kontraktens punkt 2.1 slik at antallet episoder økes fra fire til <b>seks</b>. De to nye er episode 5 og 6.</p>
<p><b>b)</b> Varigheten forlenges fra 3. juni til og med 1. juli 2022. Ukelønnen for de fire siste ukene er kr 15 900.</p>
<p><b>c)</b> For episode 7 og 8 leies kostymeassistent Jannicke Sjursvold inn som ansvarlig. Hun får egen kontrakt.</p>
<p><b>d)</b> For øvrig gjelder kontrakten uendret, også punkt 3 om rettigheter.</p>
<p style="margin-top:10mm">Oslo, den 12. mai 2022</p>${sigpar({ tittel: 'Produksjonsselskapet', navn: 'Kari Anne Hernesmo' }, { tittel: 'Den ansatte', navn: e03.navn })}`),
    },
  ],
}

const e04 = person('Sivert Bakøymo', 'Fagerheimsgata 3', '0567 Oslo')
const d04: Skrevet = {
  fasit: {
    id: 'w5-04',
    form: 'skann',
    language: 'nb',
    template: 'tillegg alene',
    arbeidstaker: e04.navn,
    produksjonsselskap: 'Rødtind Serier AS',
    registreringer: [reg('Doktor Dal (sesong 2)', 'lyddesigner', 'lyd', 10)],
    rettighetsklausul: klausul('taus'),
    signaturer: signert(true, true),
    personnummer_i_dokumentet: null,
    forventet: 'DOKUMENTASJONEN ER MANGELFULL',
    begrunnelse: 'Tillegget viser til oppdragsavtalen for rettighetene, og den er ikke lastet opp.',
  },
  papirer: [
    {
      navn: 'skann_tillegg2.pdf',
      slag: 'skann',
      slitasje: { dpi: 200, korn: 0.4 },
      stil: skrevet,
      html: side(`<p style="text-align:right">Rødtind Serier AS<br>Org.nr. ${orgnr('Rødtind Serier AS')}</p><h1>TILLEGGSAVTALE NR. 2</h1>
<p>til oppdragsavtale av 15. september 2020, slik den er endret ved tilleggsavtale nr. 1 av 4. desember 2020, mellom Rødtind Serier AS (Produsenten) og ${e04.navn}, ${e04.adresse}, ${e04.sted} (Oppdragstakeren), lyddesigner på «Doktor Dal», 2. sesong.</p>
<h2>1. Bakgrunn</h2><p>Oppdragsavtalen omfattet lyddesign for de første sju episodene. Tilleggsavtale nr. 1 gjaldt leie av studio. Produsenten ønsker at Oppdragstakeren også har lyddesignen for de tre siste, slik at oppdraget dekker hele sesongen på ti episoder.</p>
<h2>2. Endringer</h2><p>Punkt 1.2 skal lyde: «Oppdraget omfatter episode 1 til 10.» Punkt 4.1 skal lyde: «Honoraret er kr 412 500 eksklusive merverdiavgift, herav kr 123 750 for episode 8, 9 og 10.»</p>
<h2>3. Leveringsfrister</h2><p>Premiks for episode 8 leveres 8. mars, for episode 9 den 22. mars og for episode 10 den 9. april 2021. Sluttmiks gjøres hos Stemmegaffelen Lydstudio med Are Tronvoll som mikser.</p>
<h2>4. For øvrig</h2><p>Oppdragsavtalens øvrige bestemmelser, herunder om opphavsrett, kreditering og taushetsplikt, gjelder uendret for det utvidede oppdraget. Tillegget er en del av avtalen og skal oppbevares sammen med den.</p>
<p style="margin-top:9mm">Oslo/Trondheim, 18. februar 2021</p>${sigpar({ tittel: 'Produsenten', navn: 'Mattis Grøtan-Lie' }, { tittel: 'Oppdragstakeren', navn: e04.navn })}`),
    },
  ],
}

const e05 = person('Tomasz Wierzbanowski', 'ul. Zielona 40/3', 'Łódź, Poland')
const d05: Skrevet = {
  fasit: {
    id: 'w5-05',
    form: 'digital',
    language: 'en',
    template: 'deal memo',
    arbeidstaker: e05.navn,
    produksjonsselskap: 'Ytre Rand Produksjon AS',
    registreringer: [reg('Vinterhavn', 'Director of Photography', 'foto', null)],
    rettighetsklausul: klausul('EN'),
    signaturer: signert(true, true),
    personnummer_i_dokumentet: null,
    forventet: 'BEHANDLET',
    begrunnelse:
      'Den engelske klausulen svarer til 1a, originaltittelen Vinterhavn står ved den engelske, og begge har signert.',
  },
  papirer: [
    {
      navn: 'WINTER HARBOUR DoP deal memo.pdf',
      slag: 'digital',
      stil: memo,
      html: side(`<h1>DEAL MEMO – CO-PRODUCTION</h1><table>${rader(
        ['Picture', '“Winter Harbour” (original title: <i>Vinterhavn</i>), feature film, approx. 108 min'],
        [
          'Company',
          `Ytre Rand Produksjon AS, reg. no. ${orgnr('Ytre Rand Produksjon AS')}, Oslo (majority producer)`,
        ],
        ['Co-producers', 'Szarotka Film (PL), Halm &amp; Hav Film (DK) – not parties to this memo'],
        ['Artist', `${e05.navn}, ${e05.adresse}, ${e05.sted}`],
        ['Date of birth', foedt(e05.pnr)],
        ['Position', 'Director of Photography'],
        ['Director / Producer', 'Ingunn Stav Rotvik / Benedikte Stokmo'],
        [
          'Schedule',
          'Prep: 3 weeks from 4 January 2021. Shoot: 37 days, 25 January – 19 March 2021. Grade: 6 days.',
        ],
        ['Fee', 'EUR 41,000 flat for prep and shoot; EUR 650 per day for grade and additional days'],
        ['Kit', 'Camera package supplied by the Company. Artist’s own lenses: EUR 900 per week'],
      )}</table>
<h2>1. Engagement</h2><p>The Company engages the Artist on an exclusive basis during the shoot. ${b.en.hours}</p>
<h2>2. Rights</h2><p>${b.standard.en} The clause applies regardless of the country in which the work is carried out, and also where the fee is invoiced through the Artist’s own company.</p>
<h2>3. Travel and insurance</h2><p>${b.en.travel}</p><h2>4. Credit</h2><p>${b.en.credit}</p><h2>5. Conduct and confidentiality</h2><p>${b.en.confidentiality}</p><h2>6. Law</h2><p>${b.en.law}</p>
${sigpar({ tittel: 'For the Company, Oslo 11 December 2020', navn: 'Benedikte Stokmo' }, { tittel: 'Artist, Łódź 14 December 2020', navn: e05.navn })}<div class="bn"><span>Winter Harbour / DoP</span><span>1 (1)</span></div>`),
    },
  ],
}

const e06 = person('Hallgeir Strinde-Moen', 'Waldemar Thranes gate 51', '0173 Oslo')
const d06: Skrevet = {
  fasit: {
    id: 'w5-06',
    form: 'digital',
    language: 'en',
    template: 'deal memo med amendment',
    arbeidstaker: e06.navn,
    produksjonsselskap: 'Fossegrim Fiksjon AS',
    registreringer: [reg('Lysbrudd (sesong 2)', 'VFX Supervisor', 'kostyme', 6)],
    rettighetsklausul: klausul('EN'),
    signaturer: signert(true, true),
    personnummer_i_dokumentet: e06.pnr,
    forventet: 'BEHANDLET',
    begrunnelse:
      'VFX er godkjent, engelsk klausul, alle seks episoder, og både avtale og endring er signert av begge.',
  },
  papirer: [
    {
      navn: 'Faultline2_VFXsup_memo+amd1.pdf',
      slag: 'digital',
      stil: memo,
      html:
        side(`<h1>DEAL MEMO</h1><table>${rader(
          ['Series', 'FAULT LINE, season two (Norwegian title: LYSBRUDD), 6 × 43 minutes'],
          [
            'Company',
            `Fossegrim Fiksjon AS, org. no. ${orgnr('Fossegrim Fiksjon AS')}, Ilsvikveien 20, Trondheim`,
          ],
          ['Crew Member', `${e06.navn}, ${e06.adresse}, ${e06.sted}`],
          ['National ID / bank', `${e06.pnr} / ${e06.konto}`],
          ['Position', 'VFX Supervisor'],
          ['Episodes', 'All six (6)'],
          ['Period', '2 August 2021 – 25 March 2022, 28 weeks in total, of which 5 on set'],
          ['Rate', 'NOK 19,800 per week, plus 12% holiday pay'],
          ['Shots', 'Estimated 240 shots across the season'],
        )}</table>
<h2>A. Hours, travel and cover</h2><p>${b.en.hours} ${b.en.travel} ${b.en.insurance}</p>
<h2>B. Copyright</h2><p>${b.standard.en} Where a crew member is not so represented, the rights needed for the exploitation of the Series in accordance with the commissioning agreement are assigned to the Company.</p>
<h2>C. General</h2><p>${b.en.credit} ${b.en.confidentiality} ${b.en.conduct} ${b.en.law}</p>
${sigpar({ tittel: 'Company', navn: 'Odd Arvid Rømo', under: 'producer, 28 June 2021' }, { tittel: 'Crew Member', navn: e06.navn, under: '30 June 2021' })}<div class="bn"><span>Fossegrim Fiksjon AS</span><span>Page 1 of 2</span></div>`) +
        side(`<h1>AMENDMENT NO. 1</h1><p>to the Deal Memo dated 30 June 2021 between Fossegrim Fiksjon AS and ${e06.navn} (VFX Supervisor, FAULT LINE, season two).</p>
<h2>1.</h2><p>The number of shots is raised from 240 to approximately 310, following the new ending of episode four. The number of episodes remains unchanged.</p><h2>2.</h2><p>The period is extended by three weeks, to 15 April 2022, at the weekly rate agreed.</p><h2>3.</h2><p>Vendor coordinator Lotte Ankerhus joins the VFX department from 3 January 2022 and reports to the Crew Member.</p><h2>4.</h2><p>All other terms of the Deal Memo, including section B, remain in full force.</p>
${sigpar({ tittel: 'Company', navn: 'Odd Arvid Rømo', under: '6 December 2021' }, { tittel: 'Crew Member', navn: e06.navn, under: '6 December 2021' })}<div class="bn"><span>Fossegrim Fiksjon AS</span><span>Page 2 of 2</span></div>`),
    },
  ],
}

const e07 = person('Oddvar Sletthaugen', 'Sletthaugvegen 210', '2580 Folldal')
const d07: Skrevet = {
  fasit: {
    id: 'w5-07',
    form: 'digital',
    language: 'nn',
    template: 'paragrafavtale',
    arbeidstaker: e07.navn,
    produksjonsselskap: 'Dalstroka Film DA',
    registreringer: [reg('Setra', 'fotograf', 'foto', 3)],
    rettighetsklausul: klausul('1a'),
    signaturer: signert(true, true),
    personnummer_i_dokumentet: e07.pnr,
    forventet: 'BEHANDLET',
    begrunnelse: 'Nynorsk klausul 1a, fotograf på alle tre episodene, og begge har skrevet under.',
  },
  papirer: [
    {
      navn: 'setra-fotoavtale.pdf',
      slag: 'digital',
      stil: langprosa,
      html:
        side(`<h1>Avtale om fotoarbeid</h1><p class="mt">«Setra», dokumentarserie</p>
<p>Dalstroka Film DA, org.nr. ${orgnr('Dalstroka Film DA')}, 2500 Tynset (Produsenten), og ${e07.navn}, ${e07.adresse}, ${e07.sted}, fødselsnummer ${delt(e07.pnr)} (Medarbeidaren), har gjort slik avtale:</p>
<h2>§ 1 Arbeidet</h2><p>Medarbeidaren er fotograf på dokumentarserien «Setra», om tre budeier gjennom eit halvt år. Serien er på tre episodar, kvar på om lag 47 minutt, og Medarbeidaren fotograferer alle tre. Drone er ikkje med i oppdraget; det tek Torleiv Uppigard seg av.</p>
<h2>§ 2 Tid og stad</h2><p>Opptaka går frå 20. mai til 14. september 2019 i fire økter på til saman 46 dagar. To dagar til fargekorrigering saman med fargeleggjar kjem i tillegg. ${b.nn.arbeidstid}</p>
<h2>§ 3 Løn</h2><p>Løna er 3 150 kroner dagen, med 12 prosent feriepengar. Ho blir utbetalt den 15. kvar månad til konto ${e07.konto}. For eige kamera betaler Produsenten 900 kroner dagen, dokumentert med faktura.</p>
<h2>§ 4 Reise</h2><p>${b.nn.reise}</p><h2>§ 5 Rettar</h2><p>${b.standard.nnA}</p><p>Medarbeidaren skal ikkje nytte opptaka sjølv utan løyve frå Produsenten.</p>
<h2>§ 6 Namngiving</h2><p>${b.nn.kreditering}</p><div class="bn"><span>Dalstroka Film DA</span><span>1 / 2</span></div>`) +
        side(`<h2>§ 7 Teieplikt</h2><p>${b.nn.taushet}</p><h2>§ 8 Sjukdom og trygging</h2><p>${b.nn.forsikring} Opptak i bratt lende og saman med storfe skal risikovurderast først.</p><h2>§ 9 Mislighald</h2><p>${b.nn.mislighald}</p><h2>§ 10 Usemje</h2><p>${b.nn.tvist}</p>
<p style="margin-top:6mm">Denne avtalen er skriven i to eksemplar.</p><p>Tynset, 2. mai 2019</p>${sigpar({ tittel: 'For Produsenten', navn: 'Embret Nygjelten' }, { tittel: 'Medarbeidaren', navn: e07.navn })}<div class="bn"><span>Dalstroka Film DA</span><span>2 / 2</span></div>`),
    },
  ],
}

const e08 = person('Kjellaug Ry-Hasselø', 'Gyldenløves gate 33', '0260 Oslo')
const d08: Skrevet = {
  fasit: {
    id: 'w5-08',
    form: 'digital',
    language: 'nb',
    template: 'manusavtale',
    arbeidstaker: e08.navn,
    produksjonsselskap: 'Grindverk Barneserier AS',
    registreringer: [reg('Snøfokk og Sjokolade', 'episodeforfatter', 'manus', 11)],
    rettighetsklausul: klausul('1a'),
    signaturer: signert(true, true),
    personnummer_i_dokumentet: e08.pnr,
    forventet: 'BEHANDLET',
    begrunnelse:
      'Luke 1–4, 9, 13 og 20–24 er elleve episoder; originalmanus, klausul 1a og begge signaturer.',
  },
  papirer: [
    {
      navn: 'Forfatteravtale Snøfokk.pdf',
      slag: 'digital',
      stil: kontor,
      html:
        side(`<div class="lg">GRINDVERK</div><h1>Manusavtale – julekalender</h1><table style="margin-top:4mm">${rader(
          ['Produsent', `Grindverk Barneserier AS, org.nr. ${orgnr('Grindverk Barneserier AS')}`],
          ['Forfatter', `${e08.navn}, ${e08.adresse}, ${e08.sted}`],
          ['Fødselsnummer', delt(e08.pnr)],
          ['Verket', 'Snøfokk og sjokolade, julekalender i 24 luker à 25 minutter for barn 5–9 år'],
          ['Hovedforfatter', 'Eskil Ramsøyvik (skriver de øvrige lukene sammen med Tiril Bang-Lien)'],
        )}</table>
<h2>1. Oppdraget</h2>${punkter(1, 'Forfatteren engasjeres som episodeforfatter. Hun skriver originalmanus til luke 1–4, 9, 13 og 20–24 etter synopsis godkjent av hovedforfatteren.', 'Hver luke leveres i tre trinn: trinnutkast, førsteversjon og innspillingsversjon. Produsenten kan be om inntil to omskrivinger uten tillegg.', 'Forfatteren deltar på to samlinger i skriverommet, hver på tre dager.')}
<h2>2. Honorar</h2>${punkter(2, 'Honoraret er kr 38 000 per luke og forfaller med 30 % ved trinnutkast, 40 % ved førsteversjon og 30 % ved innspillingsversjon.', `Utbetaling skjer til konto ${e08.konto}. Feriepenger er ikke inkludert og beregnes etter loven.`)}
<h2>3. Rettigheter</h2>${punkter(3, 'Er Forfatteren medlem av Norsk filmforbund og har forvaltningskontrakt med F©R, reguleres opphavsrettighetene til manuskriptet i avtalen om rettigheter som Virke Produsentforeningen og Norsk Filmforbund/F©R inngikk 29. oktober 2016.', 'Bokutgivelse og teateroppsetning på grunnlag av manuskriptet krever egen avtale med Forfatteren.', 'Figurene er utviklet av Produsenten og hovedforfatteren og kan brukes i nye produksjoner.')}
<div class="bn"><span>Manusavtale Snøfokk og sjokolade</span><span>1</span></div>`) +
        side(`<h2>4. Frister</h2>${punkter(4, 'Samtlige innspillingsversjoner skal være godkjent senest 14. januar 2022. Blir Forfatteren forsinket i mer enn ti dager, kan Produsenten sette inn en annen forfatter og betale for det som er levert.')}
<h2>5. Kreditering</h2>${punkter(5, 'Forfatteren krediteres i fortekst på de luker hun har skrevet, «Skrevet av», og i rulleteksten på de øvrige med «forfatterteam».')}
<h2>6. Fortrolighet og tvist</h2>${punkter(6, b.taushet(0), b.taushet(1), b.tvist(1))}<p style="margin-top:8mm">Oslo, 23. august 2021</p>
${sigpar({ tittel: 'Produsent', navn: 'Kari Anne Hernesmo' }, { tittel: 'Forfatter', navn: e08.navn })}<div class="bn"><span>Manusavtale Snøfokk og sjokolade</span><span>2</span></div>`),
    },
  ],
}

const esign =
  stil(`.ark{padding:20mm 22mm;font:10pt/1.45 Liberation,sans-serif}.ark h1{font-size:15pt;margin-bottom:3mm}.ark h2{font-size:10.4pt;margin:3.5mm 0 1mm}.ark td,.ark th{padding:1.3mm 2mm;border-bottom:.2mm solid #ccc}.ark th{width:44mm}
.es{background:#f3f7f5;border:.3mm solid #5b8a72;border-radius:2mm;padding:4mm 6mm;margin:4mm 0}.es b{font-size:12pt}.es small{display:block;color:#444}.vent{background:#fbf6ec;border-color:#c49a4a}.bn{position:absolute;bottom:8mm;left:22mm;right:22mm;font-size:7.4pt;color:#666}
.p{padding-left:9mm;text-indent:-9mm}.p .n{display:inline-block;width:9mm;text-indent:0}`)
const kvittering = (tittel: string, felt: string, id: string) =>
  side(
    `<h1>Signeringskvittering</h1><p>Dokument: <b>${tittel}</b><br>Dokument-ID: ${id}</p>${felt}<p style="font-size:8pt;color:#555">Dokumentet er forseglet av Signo Segl. Endringer etter signering vil bryte forseglingen. Kvitteringen er del av dokumentet.</p>`,
  )
const eid = (navn: string, rolle: string, naar: string) =>
  `<div class="es"><small>${rolle}</small><b>${navn}</b><small>Signert elektronisk med BankID ${naar}</small></div>`

const e09 = person('Kristoffer Lade-Myhre', 'Sofies gate 77 C', '0454 Oslo')
const d09: Skrevet = {
  fasit: {
    id: 'w5-09',
    form: 'digital',
    language: 'nb',
    template: 'e-signert engasjement',
    arbeidstaker: e09.navn,
    produksjonsselskap: 'Brakke 4 AS',
    registreringer: [reg('Naboduellen (sesong 3)', 'letregi', 'tvRegi', 6)],
    rettighetsklausul: klausul('1b'),
    signaturer: signert(true, true),
    personnummer_i_dokumentet: e09.pnr,
    forventet: 'BEHANDLET',
    begrunnelse:
      'Klausul 1b, letregi på episode I–VI av underholdningsserien, og begge har signert med BankID.',
  },
  papirer: [
    {
      navn: 'Naboduellen_S3_letregi_signert.pdf',
      slag: 'digital',
      stil: esign,
      html:
        side(`<h1>Engasjement – Naboduellen S3</h1><table>${rader(
          ['Oppdragsgiver', `Brakke 4 AS, org.nr. ${orgnr('Brakke 4 AS')}`],
          ['Engasjert', `${e09.navn}, fnr. ${delt(e09.pnr)}`],
          ['Adresse', `${e09.adresse}, ${e09.sted}`],
          ['Funksjon', 'Letregi'],
          ['Program', 'Naboduellen, tredje sesong, 10 programmer à 42 min, for TV 2'],
          ['Omfang', 'Programmene I–VI (lag 1). Lag 2 regisseres av Mina Storvold.'],
          ['Periode', 'Uke 17–26, 2022. 38 dager på let, 4 dager forarbeid'],
          ['Godtgjørelse', 'kr 4 900 per dag'],
        )}</table>
<h2>Vilkår</h2>${punkter(1, b.arbeidstid(1), b.loenn(0), b.reise(1), 'Utnyttelsen av programmene reguleres i den særskilte avtalen mellom mediehuset (TV 2) og F©R ved Norsk Filmforbund. Oppdragsgiver erverver ikke rettigheter ut over den.', b.kreditering(1), b.taushet(0), b.hms(0), b.forsikring(0), b.tvist(1))}<div class="bn">Brakke 4 AS · kontrakt 3-118 · signeres elektronisk, se siste side</div>`) +
        kvittering(
          'Engasjement – Naboduellen S3',
          eid('Thea Kolstadmoen', 'For Brakke 4 AS', '08.04.2022 kl. 09:12:44') +
            eid(e09.navn, 'Engasjert', '10.04.2022 kl. 21:37:05'),
          '7f3c-a019-5512-be80',
        ),
    },
  ],
}

const e10 = person('Solgunn Iversætre', 'Klæbuveien 196', '7037 Trondheim')
const d10: Skrevet = {
  fasit: {
    id: 'w5-10',
    form: 'digital',
    language: 'nb',
    template: 'e-signert engasjement',
    arbeidstaker: e10.navn,
    produksjonsselskap: 'Pappvinge Animasjon AS',
    registreringer: [reg('Traktor-Tora (sesong 2)', 'animatør', 'foto', 13)],
    rettighetsklausul: klausul('1b'),
    signaturer: signert(true, false),
    personnummer_i_dokumentet: e10.pnr,
    forventet: 'MANGLER SIGNATUR',
    begrunnelse: 'Animatøren har signert med BankID, mens signaturen fra Pappvinge Animasjon ennå venter.',
  },
  papirer: [
    {
      navn: 'TT2 animatør Iversætre.pdf',
      slag: 'digital',
      stil: esign,
      html:
        side(`<h1>Avtale om animasjonsarbeid</h1><p>Pappvinge Animasjon AS (org.nr. ${orgnr('Pappvinge Animasjon AS')}) og ${e10.navn} (${e10.pnr}), ${e10.adresse}, ${e10.sted}, inngår avtale på disse vilkårene.</p>
<h2>1 Produksjon</h2>${punkter(1, 'Serien heter «Traktor-Tora», og avtalen gjelder sesong 2, som er på 26 episoder à 11 minutter. Serien er bestilt av TV 2.', 'Regissør er Ottar Nidarvoll. Animatøren arbeider etter animatic og arbeider ikke med regi.')}
<h2>2 Arbeid</h2>${punkter(2, 'Animatøren skal være animatør på halvparten av de 26 episodene, etter fordeling i produksjonsplanen. Forventet produksjon er 18 sekunder per uke.', 'Tidsrom: 1. september 2022 til 30. juni 2023, i 80 prosent stilling, på studio i Trondheim.')}
<h2>3 Lønn</h2>${punkter(3, `Månedslønn i full stilling er kr 44 200. ${b.loenn(0)}`)}
<h2>4 Utnyttelse</h2>${punkter(4, 'All utnyttelse av serien, også etter første visning, er regulert i særskilt avtale mellom kringkaster/mediehus og F©R v/Norsk Filmforbund, og Animatøren får sin del av vederlaget derfra.', 'Salg av figurer, leker og bøker omfattes ikke av denne avtalen.')}
<h2>5 Annet</h2>${punkter(5, b.kreditering(0), b.taushet(1), b.tvist(0))}<div class="bn">Pappvinge Animasjon AS · TT2/anim/07</div>`) +
        kvittering(
          'Avtale om animasjonsarbeid',
          `<div class="es vent"><small>For Pappvinge Animasjon AS</small><b>Geir Ove Rissasen</b><small>Invitasjon sendt 25.08.2022 – venter på signatur</small></div>` +
            eid(e10.navn, 'Animatør', '26.08.2022 kl. 08:03:19'),
          '22d0-9e41-07aa-c3f6',
        ),
    },
  ],
}

export const del1 = [d01, d02, d03, d04, d05, d06, d07, d08, d09, d10]
