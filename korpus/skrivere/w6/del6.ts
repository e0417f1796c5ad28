import { ordrestil, signeringslogg, toLinjer } from './maler.ts'
import { nummer, selskapsnavn } from './register.ts'
import {
  delt,
  fnr,
  haand,
  type Kontrakt,
  klausul,
  konto,
  papir,
  parafer,
  rader,
  reg,
  signert,
  stil,
  treogtre,
  utenfor,
} from './verktoey.ts'

const viljar = fnr(24, 7, 1982, 410)
const gunhild = fnr(16, 1, 1986, 112)
const emil = fnr(9, 9, 1999, 5)
const sara = fnr(20, 10, 1991, 366)
const mathea = fnr(31, 3, 1979, 48)
const tormod = fnr(2, 6, 1975, 280)
const leonora = fnr(25, 11, 1994, 206)
const struket = (før: string, etter: string) => `<s>${før}</s> ${haand(etter)}`

export const del6: readonly Kontrakt[] = [
  {
    fasit: {
      id: 'w6-33',
      form: 'foto',
      language: 'nb',
      template: 'ukesengasjement',
      arbeidstaker: 'Viljar Thoresen Bye',
      produksjonsselskap: selskapsnavn('kjeller'),
      registreringer: [utenfor('Hvem eier rotet? (sesong 2)', 'Programleder', 8)],
      rettighetsklausul: klausul('1b'),
      signaturer: signert(true, true),
      personnummer_i_dokumentet: viljar,
      forventet: 'MANGLER GODKJENT FAGFUNKSJON',
      begrunnelse:
        'Programleder er ikke en godkjent fagfunksjon, selv om klausul, episoder og signaturer er i orden.',
    },
    papirer: [
      papir(
        'avtale rotet.jpg',
        'foto',
        [
          `<h1>KJELLERSTUA MEDIA</h1><p><b>UKEKONTRAKT MEDVIRKENDE / STAB</b> &nbsp; org ${nummer('kjeller')}</p>
<table class="rutenett">${rader(
            [
              ['Program', 'HVEM EIER ROTET? &nbsp; Sesong 2'],
              ['Navn', 'Viljar Thoresen Bye'],
              ['Fødselsnr.', viljar],
              ['Rolle', 'Programleder'],
              ['Episoder', struket('ti (10)', 'åtte (8) episoder')],
              ['Uker', `36, 37, 38, 39 ${haand('+ uke 41')}`],
              ['Ukelønn', 'kr 32 000,- inkl. promo og 1 pressedag'],
              ['Konto', konto(72727)],
            ],
            true,
          )}</table>
<h2>Vilkår</h2><p>Opptak ma–to, 11 timer pr dag inkl sminke og omkledning. Klær holdes. Ingen konkurrerende programmer på andre kanaler i 6 mnd etter siste ep. Reklame for andre må klareres med kanalen.</p>
<p>Utnyttelse av produksjonen reguleres i særskilt avtale mellom kringkaster/mediehus og F©R v/Norsk Filmforbund.</p>
<p>Manus skrives av redaksjonen (Une Dahl, redaktør). Blir opptak avlyst av oss, betales uken. Blir du syk, flyttes opptaket.</p>
<p>Agent: Berit Storholt, Klakk Management, 10 % av lønna, ordnes mellom dere.</p>
<p>Oslo 22/8 2022</p>${toLinjer(['for Kjellerstua Media AS', 'Kristoffer Bang', { farge: '#111' }], ['Viljar Thoresen Bye', 'Viljar Bye'])}
<p class="smaa" style="margin-top:5mm">Rettet ep.antall, begge: ${parafer('Kristoffer Bang', { farge: '#111' })} ${parafer('Viljar Bye')}</p>`,
        ],
        stil('dejavu', 10, '16mm 18mm'),
        { slitasje: { skygge: 0.3 } },
      ),
    ],
  },
  {
    fasit: {
      id: 'w6-34',
      form: 'foto',
      language: 'nn',
      template: 'nynorsk-ordre',
      arbeidstaker: 'Gunhild Nordnes',
      produksjonsselskap: selskapsnavn('halling'),
      registreringer: [reg('Hallingkast og harde tak', 'lyd', 'lyd', null)],
      rettighetsklausul: klausul('taus'),
      signaturer: signert(true, true),
      personnummer_i_dokumentet: gunhild,
      forventet: 'BEHANDLET',
      begrunnelse:
        'Ordre på lyd til ein enkeltståande dokumentar, signert av begge; ingen rettsklausul, så berre privatkopiering.',
    },
    papirer: [
      papir(
        'foto av ordre.jpg',
        'foto',
        [
          `<table class="ramme"><tr><td><b>HALLINGLYD OG BILETE AS</b><br>Sentrumsvegen 88, 3550 Gol<br>${treogtre(nummer('halling'))}</td><td><b>TINGING / ORDRE</b><br>nr. 2023-14<br>13. februar 2023</td></tr></table>
<p style="margin-top:5mm">Til: Gunhild Nordnes, ${delt(gunhild)}, Uvdalsvegen 312, 3632 Uvdal</p>
<p>Me tingar med dette <b>lyd</b> på dokumentaren <b>«Hallingkast og harde tak»</b> (ein film, kring 53 minutt).</p>
<table class="ordre"><tr><th>Kva</th><th class="h">Tal</th><th>Eining</th><th class="h">Pris</th></tr>
<tr><td>Lyd på opptak</td><td class="h">11</td><td>dagar</td><td class="h">3 300</td></tr><tr><td>Lydredigering</td><td class="h">6</td><td>dagar</td><td class="h">3 000</td></tr><tr><td>Mikrofonpakke</td><td class="h">11</td><td>dagar</td><td class="h">550</td></tr><tr><td>Køyring</td><td class="h">640</td><td>km</td><td class="h">3,50</td></tr></table>
<p style="margin-top:4mm">Tid: 20. februar – 31. mars 2023, mest laurdagar. Framsyning på Dagali i juli.</p>
<p>Løn kjem den 15. på konto ${konto(363738)}. Feriepengar 12 %. Mat på opptak. Er du sjuk, ring Torleiv (han finn vikar). Utstyret ditt er forsikra hjå oss når det er på jobb.</p>
<p>Namn på rulleteksten: Lyd – Gunhild Nordnes.</p>
<p>Ordren gjeld når båe har skrive under.</p>${toLinjer(['Torleiv Sundre', 'Torleiv Sundre', { farge: '#111' }], ['Gunhild Nordnes', 'Gunhild Nordnes'])}`,
        ],
        stil('grotesk', 11, '18mm 20mm', ordrestil),
        { slitasje: { skygge: 0.4, skjev: -0.9 } },
      ),
    ],
  },
  {
    fasit: {
      id: 'w6-35',
      form: 'foto',
      language: 'nb',
      template: 'dagsplan',
      arbeidstaker: 'Ulrik Hegge',
      produksjonsselskap: selskapsnavn('bok'),
      registreringer: [reg('Bilag 17', 'Foto', 'foto', null)],
      rettighetsklausul: klausul('ikke_kontrakt'),
      signaturer: signert(false, false),
      personnummer_i_dokumentet: null,
      forventet: 'DOKUMENTASJONEN ER MANGELFULL',
      begrunnelse: 'En dagsplan med navnet merket viser at han var på opptak, men er ingen signert avtale.',
    },
    papirer: [
      papir(
        'dagsplan.jpg',
        'foto',
        [
          `<table class="rutenett"><tr><td colspan="3"><h1 style="margin:0">DAGSPLAN – BILAG 17</h1></td><td>Opptaksdag <b>19</b> av 42</td></tr>
${rader([
  ['Tirsdag 09.11.2021', 'Crew call 07:00', 'Soloppgang 08:12', 'Lunsj 11:30'],
  ['Bokført Film AS', 'Prod.leder Gerd 400 00 882', 'Sykehus: Ullevål', 'Wrap 17:30'],
])}</table>
<table class="rutenett" style="margin-top:4mm"><tr><th>Sc</th><th>Ep</th><th>Sted</th><th>Int/Ext</th><th>Rolle</th><th>Sider</th></tr>
${rader([
  ['314', '3', 'Revisjonskontoret', 'INT dag', 'Wenche, Arne', '2 4/8'],
  ['316', '3', 'Revisjonskontoret', 'INT dag', 'Wenche', '6/8'],
  ['402', '4', 'Heis', 'INT dag', 'Wenche, vaktmester', '1 1/8'],
  ['511', '5', 'Parkering', 'EXT natt for dag', 'Arne, 4 stat.', '3/8'],
])}</table>
<table class="rutenett" style="margin-top:4mm"><tr><th>Avd.</th><th>Navn</th><th>Oppmøte</th><th>Tlf</th></tr>
${rader([
  ['Regi', 'Hedda Rasch', '06:45', '400 00 901'],
  ['Foto', '<mark style="background:#fdf06b">Ulrik Hegge</mark>', '06:45', '400 00 902'],
  ['B-foto', 'Mia Tangen', '07:00', '400 00 903'],
  ['Lyd', 'Jon Are Ek', '07:00', '400 00 904'],
  ['Lys', 'Fredrik + 2', '06:30', '400 00 905'],
  ['Sminke', 'Oda Lie', '06:00', '400 00 906'],
  ['Runner', 'Noah', '05:45', '400 00 907'],
])}</table>
<p style="margin-top:4mm">Husk: munnbind inne. Ingen biler i bakgården. Kaffe i 2. etg. <b>Ny hale pr radio etter kl 12.</b></p><p>${haand('Ulrik: ta med 40 mm!')}</p>`,
        ],
        stil('smal', 10, '16mm 17mm'),
        { slitasje: { skygge: 0.5, skjev: 1.8 } },
      ),
    ],
  },
  {
    fasit: {
      id: 'w6-36',
      form: 'foto',
      language: 'nb',
      template: 'kort-avtale',
      arbeidstaker: 'Emil Rostad Kvam',
      produksjonsselskap: selskapsnavn('bok'),
      registreringer: [utenfor('Kvittering', 'runner', null), utenfor('Kvittering', 'rekvisitør', null)],
      rettighetsklausul: klausul('taus'),
      signaturer: signert(true, true),
      personnummer_i_dokumentet: emil,
      forventet: 'MANGLER GODKJENT FAGFUNKSJON',
      begrunnelse:
        'Verken runner eller rekvisitør er en godkjent fagfunksjon; avtalen er taus om rettigheter.',
    },
    papirer: [
      papir(
        '20220304_kvittering.jpg',
        'foto',
        [
          `<h2>Bokført Film AS &nbsp; <span style="font-weight:400">${nummer('bok')}</span></h2><h1>Liten avtale</h1>
<p>Emil Rostad Kvam, ${delt(emil)}, hjelper til på kortfilmen <b>Kvittering</b> (14 min, regi Lone Skar) som runner og rekvisitør.</p>
<ul><li>5 dager, 14.–18. mars 2022</li><li>1 400 kr pr dag + mat + buss</li><li>utlegg mot bilag, maks 2 000</li><li>låner kassebilen, ikke privat kjøring</li><li>lønn i april, kto ${konto(246813)}</li><li>navn på rulletekst</li></ul>
<p>Pårørende: mor, Anne Rostad, 400 00 915. Emil er forsikra gjennom oss når han er på jobb. Kan slutte på dagen om det ikke passer, men si fra kvelden før.</p>
<p>Lillestrøm, 4. mars 2022</p>${toLinjer(['Gerd Tallaksen', 'Gerd Tallaksen', { farge: '#111' }], ['Emil R. Kvam', 'Emil Kvam'])}`,
        ],
        stil('bok', 13, '22mm 26mm'),
        { slitasje: { skygge: 0.3, uskarp: 0.25 } },
      ),
    ],
  },
  {
    fasit: {
      id: 'w6-37',
      form: 'foto',
      language: 'nb',
      template: 'tospaltet-smaatrykk',
      arbeidstaker: 'Sara Lønnebakken',
      produksjonsselskap: selskapsnavn('saltlake'),
      registreringer: [reg('Kvelden med Krångli', 'Reporter', 'regi', null, 'u')],
      rettighetsklausul: klausul('1b'),
      signaturer: signert(true, true),
      personnummer_i_dokumentet: sara,
      forventet: 'FYLL INN EPISODER',
      begrunnelse: 'Reportasjer leveres «etter behov» gjennom sesongen; antall episoder må fylles inn.',
    },
    papirer: [
      papir(
        'Krangli_1.jpg',
        'foto',
        [
          `<h1 style="border-bottom:4px double #111">Saltlaken TV AS <span style="float:right;font-size:0.6em">avtale 47</span></h1>
<div style="columns:2;column-gap:8mm"><p><b>Arbeidstaker</b><br>Sara Lønnebakken<br>${delt(sara)}<br>Nonshaugen 5, 6013 Ålesund</p><p><b>Arbeidsgiver</b><br>Saltlaken TV AS<br>orgnr ${treogtre(nummer('saltlake'))}</p>
<p><b>Program</b><br>KVELDEN MED KRÅNGLI (talkshow, fredager, direkte, TV 2)</p><p><b>Stilling</b><br>Reporter</p>
<p><b>Omfang</b><br>Lager innslag etter behov, ca. 50 % stilling. Hvilke sendinger innslagene går i, bestemmes fra uke til uke.</p>
<p><b>Tid</b><br>19. aug – 16. des 2022</p><p><b>Lønn</b><br>kr 24 700 pr mnd + kr 1 800 pr innslag over 2 i uka. Konto ${konto(616263)}</p><p><b>Kreditt</b><br>navn i super under innslag, maks 4 sek</p></div>
<div style="columns:3;column-gap:5mm;font-size:8pt;line-height:1.25;border-top:1px solid #333;padding-top:3mm;margin-top:3mm">
<p>1. Arbeidstiden er variabel; plan kommer torsdag. 2. Innslag skal være 2–4 minutter og leveres ferdig klippet i sakssystemet senest kl. 15 sendedagen. 3. Utnyttelse av produksjonen reguleres i særskilt avtale mellom kringkaster/mediehus og F©R v/Norsk Filmforbund. 4. Vær varsom-plakaten. 5. Kilder vernes.</p>
<p>6. Bilbruk etter regning. 7. Telefon dekkes med kr 392 i mnd. 8. Ved sykdom skal vaktsjef varsles. 9. Kamera og mikrofon lånes ut; tap meldes. 10. Feriepenger 12 %. 11. Pensjon etter loven. 12. Bierverv i andre medier godkjennes. 13. Gjester under 18 år: samtykke.</p>
<p>14. Oppsigelsestid 1 måned. 15. Avtalen kan forlenges ved e-post. 16. Konfidensielt om gjester før sending. 17. Uenighet tas opp med redaktør, så med klubben. 18. Sunnmøre tingrett.</p></div>
<p style="margin-top:5mm">Ålesund 12.08.2022</p>${toLinjer(['Saltlaken TV AS v/ Roy Hessen', 'Roy Hessen', { farge: '#111' }], ['Sara Lønnebakken', 'Sara Lønnebakken'])}`,
        ],
        stil('arial', 11, '16mm 17mm'),
        { slitasje: { skygge: 0.2, skjev: -0.6, uskarp: 0.1 } },
      ),
    ],
  },
  {
    fasit: {
      id: 'w6-38',
      form: 'foto',
      language: 'nb',
      template: 'to-funksjoner-tabell',
      arbeidstaker: 'Mathea Winge Osnes',
      produksjonsselskap: selskapsnavn('sirkel'),
      registreringer: [reg('Skift', 'Regi', 'regi', 4), reg('Skift', 'Manus', 'manus', 1)],
      rettighetsklausul: klausul('1a'),
      signaturer: signert(true, true),
      personnummer_i_dokumentet: mathea,
      forventet: 'BEHANDLET',
      begrunnelse: 'Regi på episode 3–6 (fire) og manus på episode 4 (én), klausul 1a, og begge har signert.',
    },
    papirer: [
      papir(
        'skift avtale.jpg',
        'foto',
        [
          `<h1>SKIFT – avtale regi og manus</h1><p>Sirkelsaga Film AS, ${treogtre(nummer('sirkel'))}, Kjøpmannsgata 35, Trondheim</p><p>Mathea Winge Osnes, pnr ${delt(mathea)}, Bakklandet 4, 7013 Trondheim</p>
<table class="rutenett"><tr><th>Oppdrag</th><th>Hva</th><th>Lønn</th><th>Betales</th></tr>${rader([
            [
              '<b>Regi</b>',
              'ep 3–6, 22 min hver. 20 opptaksdager i uke 9–12 2022',
              '232 000',
              '4 like deler',
            ],
            ['<b>Manus</b>', 'ep 4, sammen med ingen. To utkast + polish', '61 000', '2 like deler'],
          ])}</table>
<p class="smaa">Serien har 12 ep. Regi 1–2 og 7–12: Pål Kinn. Manus resten: Pål Kinn og Siv Reitan.</p>
<h2>Rettigheter</h2><p>For medlemmer av Norsk filmforbund med forvaltningskontrakt med F©R reguleres opphavsrettigheter i «Avtale om rettigheter mellom Virke Produsentforeningen og Norsk Filmforbund/F©R av 29.10.16». Gjelder både regi- og manusdelen.</p>
<h2>Resten</h2><table class="strek">${rader(
            [
              ['Endelig klip', 'prod. (Bjørg), etter visning m/ regissør'],
              ['Konto', konto(414243)],
              ['Prøver', '6 dgr, inngår'],
              ['Reise', 'kun utenfor Trondheim'],
              ['Sykdom', 'konseptuerende regi overtar etter 3 dgr'],
              ['Oppsigelse', '1 mnd, ikke i opptak'],
            ],
            true,
          )}</table>
<p style="margin-top:5mm">Tr.heim 10.01.22</p>${toLinjer(['Bjørg Aune Ristad', 'Bjørg Aune Ristad', { farge: '#111' }], ['Mathea W. Osnes', 'Mathea Osnes'])}`,
        ],
        stil('dejavu', 10, '18mm 19mm'),
        { slitasje: { skygge: 0.35, skjev: 1.3 } },
      ),
    ],
  },
  {
    fasit: {
      id: 'w6-39',
      form: 'blandet',
      language: 'nb',
      template: 'ordrebekreftelse-brev',
      arbeidstaker: 'Tormod Jøssang',
      produksjonsselskap: selskapsnavn('spjeld'),
      registreringer: [reg('Treneren (sesong 2)', 'Hovedklipper', 'klipp', 5)],
      rettighetsklausul: klausul('1b'),
      signaturer: signert(true, true),
      personnummer_i_dokumentet: tormod,
      forventet: 'BEHANDLET',
      begrunnelse:
        'PDF-en er usignert, men bildet av siste side har begge signaturer; klausul 1b og fem nevnte episoder.',
    },
    papirer: [
      papir(
        'Avtale klipp Treneren II.pdf',
        'digital',
        [
          `<h1>Avtale – hovedklipper</h1><p>Spjeld Media AS (${nummer('spjeld')}) engasjerer Tormod Jøssang (${tormod}), Hillevågsveien 81, 4016 Stavanger.</p>
<table class="rutenett">${rader(
            [
              ['Produksjon', 'TRENEREN II (sesong to, 8 deler à 45 min, sportsdokumentar for TV 2)'],
              ['Funksjon', 'Hovedklipper'],
              ['Klipper selv', 'ep 1, 2, 4, 6 og 8'],
              [
                'Øvrige ep',
                'klippes av Lena Moi etter egen avtale; hovedklipper ser igjennom uten ekstra betaling',
              ],
              ['Uker', '26 uker fra 02.01.2023'],
              ['Lønn', `18 400 pr uke + tillegg 900. Kto ${konto(292827)}`],
            ],
            true,
          )}</table>
<h2>Vilkår</h2><p>1. Klippeplan er vedlegg, endres uten ny avtale.</p><p>2. Utnyttelse av produksjonen reguleres i særskilt avtale mellom kringkaster/mediehus og F©R v/Norsk Filmforbund.</p><p>3. 37,5 t. Kveld kun siste 2 uker.</p><p>4. Reise Stavanger–Ålesund dekkes 1 gang pr mnd.</p><p>5. Kreditt fortekst: «Klipp Tormod Jøssang».</p><p>6. Musikk utover arkivet avklares med Kåre.</p><p>Signeres på neste ark.</p><div class="bunn"><span>Treneren II</span><span>1 av 2</span></div>`,
          `<h2>Signaturark – Avtale hovedklipper, Treneren II</h2><p>Ved signatur bekrefter partene avtalen på side 1.</p><p>Sted og dato:</p>${toLinjer(['Spjeld Media AS v/ Kåre Vindenes', null], ['Tormod Jøssang', null])}<div class="bunn"><span>Treneren II</span><span>2 av 2</span></div>`,
        ],
        stil('arial', 10.4, '20mm 20mm'),
      ),
      papir(
        'signert side.jpg',
        'foto',
        [
          `<h2>Signaturark – Avtale hovedklipper, Treneren II</h2><p>Ved signatur bekrefter partene avtalen på side 1.</p><p>Sted og dato: ${haand('Ålesund 12/12-22')}</p>${toLinjer(['Spjeld Media AS v/ Kåre Vindenes', 'Kåre Vindenes'], ['Tormod Jøssang', 'Tormod Jøssang', { farge: '#111' }])}<div class="bunn"><span>Treneren II</span><span>2 av 2</span></div>`,
        ],
        stil('arial', 10.4, '20mm 20mm'),
        { slitasje: { skygge: 0.4 } },
      ),
    ],
  },
  {
    fasit: {
      id: 'w6-40',
      form: 'blandet',
      language: 'nb',
      template: 'esignert-tabell-med-endring',
      arbeidstaker: 'Leonora Brustad',
      produksjonsselskap: selskapsnavn('dugg2'),
      registreringer: [reg('Tinghuset', 'VFX-ansvarlig', 'kostyme', 6)],
      rettighetsklausul: klausul('1a'),
      signaturer: signert(true, true),
      personnummer_i_dokumentet: leonora,
      forventet: 'BEHANDLET',
      begrunnelse:
        'Hovedavtalen på fire episoder er med og e-signert, og endringen øker til seks; klausul 1a gjelder fortsatt.',
    },
    papirer: [
      papir(
        '01 hovedavtale.pdf',
        'digital',
        [
          `<h1>Avtale VFX</h1><table class="strek">${rader(
            [
              ['Selskap', `Duggfrisk Drama AS, org.nr ${treogtre(nummer('dugg2'))} (ikke Duggfrisk TV)`],
              ['Ansatt', `Leonora Brustad, fnr ${leonora}, Sagveien 23 D, 0459 Oslo`],
              ['Produksjon', 'Tinghuset (dramaserie, 10 ep)'],
              ['Stilling', 'VFX-ansvarlig'],
              ['Episoder', '1, 2, 9 og 10 (fire)'],
              ['Antall shots', 'ca 140'],
              ['Periode', '01.09.2022 – 28.02.2023'],
              ['Lønn', `52 000 pr mnd, konto ${konto(99887)}`],
              [
                'Rettigheter',
                'For medlemmer av Norsk filmforbund med forvaltningskontrakt med F©R reguleres opphavsrettigheter i «Avtale om rettigheter mellom Virke Produsentforeningen og Norsk Filmforbund/F©R av 29.10.2016».',
              ],
              ['Lisenser', 'betales av selskapet'],
              ['Kreditt', 'VFX Supervisor'],
              ['Oppsigelse', '1 mnd'],
            ],
            true,
          )}</table><div style="margin-top:12mm">${signeringslogg(
            'Kvitterpenn',
            '01 hovedavtale.pdf',
            'KP-2290-77ac-05fe',
            [
              { navn: 'LEONORA BRUSTAD', for: 'ansatt', tid: '24.08.2022 19:20:31' },
              {
                navn: 'HÅVARD SEIM',
                for: 'for Duggfrisk Drama AS',
                tid: '25.08.2022 08:01:12',
                ip: '10.3.3.9',
              },
            ],
          )}</div>`,
        ],
        stil('grotesk', 10.2),
      ),
      papir(
        '02 endring.pdf',
        'skann',
        [
          `<h2>Endring av avtale VFX – Tinghuset</h2><p>Mellom Duggfrisk Drama AS og Leonora Brustad, jf avtale signert 25.08.2022.</p><p>Leonora tar også ep 5 og 6. Det blir da til sammen <b>seks episoder</b> (1, 2, 5, 6, 9, 10). Ca 60 shots ekstra. Perioden forlenges til 14.04.2023. Lønn som før.</p><p>Alt annet i avtalen er uendret.</p><p>Oslo, 30. november 2022</p>${toLinjer(['Håvard Seim', 'Håvard Seim', { farge: '#111' }], ['Leonora Brustad', 'Leonora Brustad'])}`,
        ],
        stil('serif', 11, '25mm 25mm'),
      ),
    ],
  },
]
