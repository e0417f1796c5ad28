import { signeringslogg, toLinjer } from './maler.ts'
import { nummer, selskapsnavn } from './register.ts'
import {
  delt,
  fnr,
  type Kontrakt,
  klausul,
  konto,
  papir,
  rader,
  reg,
  signert,
  stil,
  treogtre,
} from './verktoey.ts'

const haakon = fnr(30, 8, 1976, 300)
const jannike = fnr(5, 5, 1994, 12)
const odd = fnr(19, 12, 1969, 222)
const sander = fnr(61, 2, 1986, 40)
const gunnvor = fnr(23, 4, 1981, 118)
const hakeboks = (paa: boolean) => `<span style="font-family:'DejaVu Sans'">${paa ? '☒' : '☐'}</span>`
const nrk = `NRK, org.nr ${treogtre(nummer('nrk'))}`
const eldbjorg = fnr(8, 10, 1990, 77)

export const del2: readonly Kontrakt[] = [
  {
    fasit: {
      id: 'w6-06',
      form: 'digital',
      language: 'nb',
      template: 'esignert-prosa',
      arbeidstaker: 'Haakon Brekkestø',
      produksjonsselskap: selskapsnavn('omgang'),
      registreringer: [reg('Siste stang', 'regissør', 'regi', 4)],
      rettighetsklausul: klausul('2'),
      signaturer: signert(true, true),
      personnummer_i_dokumentet: haakon,
      forventet: 'BEHANDLET',
      begrunnelse: 'Klausul 2 for innkjøpt produksjon, regi på alle fire deler, og begge har e-signert.',
    },
    papirer: [
      papir(
        'Regissøravtale Siste stang.pdf',
        'digital',
        [
          `<h1 class="m">AVTALE OM REGI</h1><p class="m"><i>Siste stang – dokumentarserie i fire deler</i></p>
<p>Denne avtalen er gjort mellom Tredje Omgang Film AS, foretaksnummer ${treogtre(nummer('omgang'))}, Industrigata 41, 0357 Oslo («Selskapet») og Haakon Brekkestø, personnummer ${delt(haakon)}, Nordre Kullerød 5, 3241 Sandefjord («Regissøren»).</p>
<h2>1. Oppdraget</h2><p>Regissøren engasjeres som regissør på serien, som følger tre stavhoppere gjennom 18 måneder. Serien består av fire deler à 45 minutter, og Regissøren har regien på samtlige. Selskapet v/produsent Mona Skjerdal har endelig redigeringsrett etter samråd.</p>
<h2>2. Tid</h2><p>Opptak skjer over inntil 62 dager fra 1. april 2020 til 15. oktober 2021. Etterarbeidet er satt til 26 uker. Serien skal leveres kanalen innen 11. mars 2022.</p>
<h2>3. Honorar</h2><p>Samlet kr 640 000, som betales med en åttendedel ved signering, fem åttendedeler fordelt på opptaksmånedene og resten ved godkjent masterlevering. Beløpet faktureres ikke, men lønnsinnberettes. Konto ${konto(418820)}.</p>
<h2>4. Rettigheter</h2><p>Serien finansieres av Selskapet og selges til kanal som innkjøpt produksjon. For medlemmer av Norsk filmforbund med forvaltningskontrakt med F©R klareres derfor opphavsrettigheter i «Avtale om rettigheter for innkjøpte produksjoner mellom Virke Produsentforeningen og Norsk Filmforbund/F©R av 09.05.2017». Klippere og fotografer på serien får tilsvarende klausul i sine avtaler.</p>
<p>Regissøren garanterer at arkivstoff som han selv skaffer, er klarert.</p>
<h2>5. Navn</h2><p>Regissøren krediteres i fortekst på hver del, alene på plate, og i omtale der andre hovedfunksjoner nevnes.</p>
<div class="bunn"><span>Regi – Siste stang</span><span>1</span></div>`,
          `<h2>6. Sykdom og avbrudd</h2><p>Er Regissøren syk i mer enn 20 virkedager i sammenheng kan Selskapet hente inn annen regissør for den tid det gjelder. Honoraret avkortes da forholdsmessig. Skades en av de medvirkende slik at serien må legges om, skal partene bli enige om ny plan før noen av dem kan si opp.</p>
<h2>7. Forsikring, HMS</h2><p>Selskapet holder yrkesskade- og reiseforsikring. Regissøren skal følge de regler som gjelder på anlegg der det filmes.</p>
<h2>8. Fortrolighet</h2><p>Helseopplysninger om utøverne behandles strengt fortrolig også etter at avtalen er avsluttet.</p>
<h2>9. Øvrig</h2><p>Endringer skal være skriftlige. Tvist løses ved forhandling; i mangel av enighet Oslo tingrett.</p>
<p style="margin-top:10mm">Avtalen signeres elektronisk av Haakon Brekkestø og for Selskapet av Mona Skjerdal.</p>
<div style="margin-top:20mm">${signeringslogg('SignLøs', 'Regissøravtale Siste stang.pdf', '5d11-770b-fa30', [
            { navn: 'Mona Skjerdal', for: 'Tredje Omgang Film AS', tid: '2020-03-17 12:40:09 CET' },
            { navn: 'Haakon Brekkestø', for: 'Regissøren', tid: '2020-03-17 13:02:51 CET', ip: 'mobil' },
          ])}</div><div class="bunn"><span>Regi – Siste stang</span><span>2</span></div>`,
        ],
        stil('serif', 9.8, '18mm 22mm'),
      ),
    ],
  },
  {
    fasit: {
      id: 'w6-07',
      form: 'digital',
      language: 'nb',
      template: 'sjekkliste-avtale',
      arbeidstaker: 'Jannike Solstrøm-Bø',
      produksjonsselskap: selskapsnavn('rundtur'),
      registreringer: [
        reg('Bobilbråk (sesong 2)', 'Foto', 'foto', 10, 'u'),
        reg('Bobilbråk (sesong 2)', 'Lyd', 'lyd', 10, 'u'),
      ],
      rettighetsklausul: klausul('1a'),
      signaturer: signert(true, true),
      personnummer_i_dokumentet: jannike,
      forventet: 'BEHANDLET',
      begrunnelse:
        'Krysset av for foto og lyd på alle ti episodene og for rettigheter etter avtalen av 2016; begge har signert.',
    },
    papirer: [
      papir(
        'sjekkliste_ansettelse_JSB.pdf',
        'digital',
        [
          `<h1>Ansettelse – sjekkliste og avtale i ett</h1><p class="graa">Kryss av. Det som ikke er krysset av, gjelder ikke.</p>
<table class="strek">${rader(
            [
              ['Firma', `RUNDTUR TV AS &nbsp; (${nummer('rundtur')})`],
              ['Prod', 'BOBILBRÅK 2 (TV-Norge, vår 2023) – 10 stk 22-min. ep + 1 trailer'],
              ['Navn', `Jannike Solstrøm-Bø &nbsp;&nbsp; <b>fnr</b> ${jannike}`],
              ['Bor', 'Strandgata 118, 2317 Hamar'],
            ],
            true,
          )}</table>
<div style="display:grid;grid-template-columns:1fr 1fr;gap:3mm 10mm;margin-top:5mm">
<div><h3>1 Jobb (flere kryss mulig)</h3>${[
            ['Foto', true],
            ['B-foto', false],
            ['Lyd', true],
            ['Lyd-ass', false],
            ['Letregi', false],
            ['Letprod', false],
            ['Runner', false],
            ['Sminke', false],
            ['Klipp', false],
          ]
            .map(([navn, paa]) => `<div>${hakeboks(paa === true)} ${navn}</div>`)
            .join('')}<p class="smaa">(selvfilmende team: foto og lyd gjøres av samme person)</p></div>
<div><h3>2 Omfang</h3><div>${hakeboks(true)} alle ep (10 stk)</div><div>${hakeboks(false)} noen ep, nr: ________</div><div>${hakeboks(false)} enkeltdager</div>
<h3 style="margin-top:4mm">3 Lønn</h3><div>${hakeboks(false)} dag &nbsp; ${hakeboks(true)} uke &nbsp; ${hakeboks(false)} fast sum</div><div>kr 19 250 pr uke x 7 uker</div><div>${hakeboks(true)} feriepenger 12 % på toppen</div><div>${hakeboks(true)} OTP &nbsp; ${hakeboks(false)} faktura</div><div>Kto ${konto(330067)}</div></div>
<div><h3>4 Rettigheter</h3><div>${hakeboks(true)} For medlemmer av Norsk filmforbund med forvaltningskontrakt med F©R reguleres opphavsrettigheter i «Avtale om rettigheter mellom Virke Produsentforeningen og Norsk Filmforbund/F©R av 29.10.2016».</div>
<div>${hakeboks(false)} Ikke medlem: alle rettigheter overdras Rundtur TV AS mot lønna over.</div></div>
<div><h3>5 Mottatt / gjort</h3><div>${hakeboks(true)} skattekort</div><div>${hakeboks(true)} HMS-kort lest</div><div>${hakeboks(false)} politiattest (ikke nødv.)</div><div>${hakeboks(true)} taushetserkl.</div><div>${hakeboks(true)} nærmeste pårørende: Geir Bø, 400 00 813</div><div>${hakeboks(true)} førerkort C1, gyldig til 2031</div></div></div>
<h3 style="margin-top:6mm">6 Tid</h3><p>Mandag 02.01.23 – søndag 19.02.23. Kjøring mellom byer er arbeidstid. 2 fridager pr uke, kan spares opp til 4.</p>
<p>Hamar/Bergen 12. desember 2022</p>
${toLinjer(['Rundtur TV AS v/ Anne-Lise Fossbakk', 'Anne-Lise Fossbakk', { farge: '#111' }], ['Jannike Solstrøm-Bø', 'Jannike Solstrøm-Bø'])}`,
        ],
        stil('dejavu', 8.8, '14mm 18mm'),
      ),
    ],
  },
  {
    fasit: {
      id: 'w6-08',
      form: 'digital',
      language: 'nb',
      template: 'tospaltet-smaatrykk',
      arbeidstaker: 'Odd Magnar Hestvik',
      produksjonsselskap: selskapsnavn('spjeld'),
      registreringer: [reg('Naboens plen (sesong 2)', 'redaktør', 'redaktoer', 6, 'u')],
      rettighetsklausul: klausul('motstridende'),
      signaturer: signert(true, true),
      personnummer_i_dokumentet: odd,
      forventet: 'UNDER BEHANDLING',
      begrunnelse:
        'Forsiden har klausul 1a, men punkt 14 i småtrykket overdrar alt og går foran; må avklares.',
    },
    papirer: [
      papir(
        'Spjeld avtale Hestvik NP2.pdf',
        'digital',
        [
          `<div style="border:2px solid #111;padding:5mm"><h1 class="m">SPJELD MEDIA AS</h1><p class="m">Oppdragsseddel nr 88/2023 &nbsp;·&nbsp; org ${nummer('spjeld')}</p>
<div style="display:grid;grid-template-columns:1fr 1fr;gap:6mm"><div>
<p><b>Hvem</b><br>Odd Magnar Hestvik<br>f.nr ${delt(odd)}<br>Øvre Torg 6, 6003 Ålesund<br>kto ${konto(555301)}</p>
<p><b>Hva</b><br>Redaktør på «Naboens plen», sesong 2. Ep 7 tom 12 (1–6 har Britt Sole).</p>
<p><b>Når</b><br>Uke 14–24 2023, 5 d/uke. Ferie uke 21.</p></div><div>
<p><b>Hvor mye</b><br>kr 68 000 pr mnd i 2 ½ mnd. Tlf dekkes.</p>
<p><b>Spesielle vilkår</b><br>a) hjemmekontor fredager<br>b) for medlemmer av Norsk filmforbund med forvaltningskontrakt med F©R reguleres opphavsrettigheter i «Avtale om rettigheter mellom Virke Produsentforeningen og Norsk Filmforbund/F©R av 29.10.2016»<br>c) kreditt: Redaktør</p>
<p><b>Generelle vilkår</b><br>Side 2 er en del av avtalen. OMH har lest dem.</p></div></div>
<p>Ålesund 27/3 2023</p>${toLinjer(
            ['Spjeld Media AS<br>Kåre Vindenes, adm.', 'Kåre Vindenes'],
            ['Oppdragstaker<br>Odd M. Hestvik', 'Odd Hestvik', { farge: '#111' }],
          )}</div>`,
          `<div style="columns:2;column-gap:7mm;font-size:7.6pt;line-height:1.3;text-align:justify"><p class="m"><b>GENERELLE VILKÅR – STAB (utg. 2019)</b></p>
${[
  'Partene. Med «Spjeld» menes selskapet på forsiden, med «Medarb.» den som har signert.',
  'Vilkårene gjelder alle oppdrag, også muntlig avtalte forlengelser.',
  'Arbeidstid er 37,5 t pr uke i snitt over oppdraget. Medarb. i særlig uavhengig stilling har ikke overtid.',
  'Lønn betales den 12. i måneden etter. Trekk ved for mye utbetalt kan gjøres i neste lønn.',
  'Ferie avvikles etter oppdraget om ikke annet står på forsiden. Feriepenger utbetales siste mnd.',
  'Sykdom meldes før kl 8. Spjeld kan leie inn vikar for resten av perioden ved sykdom over 16 dager.',
  'Reise i egen bil krever ok på forhånd. Bot og bompenger på privat kjøring dekkes ikke.',
  'Utstyr som er utlevert, leveres inn siste dag. Tap ved grov uaktsomhet erstattes med inntil kr 15 000.',
  'Personvern. Opplysninger om Medarb. lagres i lønnssystemet i 5 år.',
  'Varsling skjer til adm. eller verneombud. Gjengjeldelse er forbudt.',
  'Bierverv som konkurrerer med pågående prod. må godkjennes.',
  'Kreditering skjer etter kanalens regler og kan kuttes i kortversjoner.',
  'Etikk. Vær varsom-plakaten gjelder så langt den passer.',
  'Medarb. overfører ved signering alle opphavsrettigheter og nærstående rettigheter til arbeidsresultatet, uten begrensning i tid, område, medium eller antall, med rett til endring og videreoverdragelse. Vederlaget på forsiden dekker enhver bruk. Dette punktet går foran andre bestemmelser om rettigheter.',
  'Mislighold. Vesentlig brudd gir rett til å heve på dagen.',
  'Force majeure. Streik hos kanal, pandemi, ras mv. fritar for plikter så lenge det varer.',
  'Tvist. Verneting er Sunnmøre tingrett.',
]
  .map((one, i) => `<p>${i + 1}. ${one}</p>`)
  .join('')}</div>`,
        ],
        stil('arial', 10, '14mm 16mm'),
      ),
    ],
  },
  {
    fasit: {
      id: 'w6-09',
      form: 'digital',
      language: 'en',
      template: 'deal-memo',
      arbeidstaker: 'Sander Vloedgraven',
      produksjonsselskap: selskapsnavn('roed'),
      registreringer: [reg('Siste runde på Valle', 'Editor', 'klipp', null)],
      rettighetsklausul: klausul('EN'),
      signaturer: signert(true, true),
      personnummer_i_dokumentet: sander,
      forventet: 'BEHANDLET',
      begrunnelse:
        'Engelsk klausul tilsvarende 1a, klipper på en enkeltstående dokumentar, og begge har signert.',
    },
    papirer: [
      papir(
        'Deal memo S Vloedgraven.pdf',
        'digital',
        [
          `<p class="h graa">Rødt Kort Film AS · Reg. no. ${nummer('roed')} · Hegermanns gate 12, Oslo</p><h1>DEAL MEMO – EDITOR</h1>
<table class="rutenett">${rader(
            [
              [
                'Film',
                '<b>Siste runde på Valle</b> (int. title: The Last Lap), feature documentary, 1 x 87 min',
              ],
              [
                'Editor',
                `Sander Vloedgraven, Dutch citizen, res. Møllergata 50, Oslo. Norwegian D-number ${delt(sander)}`,
              ],
              ['Engaged as', 'Editor (sole credit card)'],
              ['Dates', 'From Mon 10 Jan 2022, 22 weeks, of which 3 weeks assembly from 600 hrs of rushes'],
              ['Fee', 'NOK 21 000 / week. Holiday pay 12 % on top. Paid on the 15th to acc. KONTO'],
              ['Place', 'Company’s edit room 4. Two weeks may be done from Utrecht'],
              ['Reports to', 'Are Nymoen (producer), Kjetil Lauvås (director)'],
            ].map(([a = '', b = '']) => [a, b.replace('KONTO', konto(909120))]),
            true,
          )}</table>
<h2>Terms</h2>
<p><b>Working time.</b> 40 h a week. Weekend work only if agreed, +50 %.</p>
<p><b>Rights.</b> For members of the Norwegian Film Workers’ Association (Norsk filmforbund, NFF) holding a management contract with F©R, copyright and related rights are governed by the “Agreement on rights between Virke Produsentforeningen and Norsk Filmforbund/F©R of 29.10.2016”. Mr Vloedgraven has been a member of NFF since 2020.</p>
<p><b>Credit.</b> “Edited by Sander Vloedgraven”, main titles, and on posters when the billing block is used.</p>
<p><b>Materials.</b> Project files remain the Company’s property. Editor may keep a 2 min showreel excerpt after the premiere.</p>
<p><b>Cancellation.</b> 3 weeks’ notice either way. Kill fee: two weeks.</p>
<p><b>Law.</b> Norwegian.</p>
<p style="margin-top:6mm">Signed in Oslo on 20 December 2021</p>
${toLinjer(['for the Company: Are Nymoen', 'Are Nymoen'], ['the Editor', 'Sander Vloedgraven', { farge: '#222' }])}`,
        ],
        stil('bok', 10.8, '18mm 22mm'),
      ),
    ],
  },
  {
    fasit: {
      id: 'w6-10',
      form: 'digital',
      language: 'nn',
      template: 'nynorsk-engasjement',
      arbeidstaker: 'Gunnvor Eikemo',
      produksjonsselskap: selskapsnavn('fjordblikk'),
      registreringer: [reg('Fjellgardar (sesong 2)', 'fotograf', 'foto', 3)],
      rettighetsklausul: klausul('1a'),
      signaturer: signert(true, true),
      personnummer_i_dokumentet: gunnvor,
      forventet: 'BEHANDLET',
      begrunnelse:
        'Nynorsk klausul 1a, fotograf på episode I, III og V, altså tre, og begge har skrive under.',
    },
    papirer: [
      papir(
        'Engasjement_fotograf_Fjellgardar2.pdf',
        'digital',
        [
          `<div style="background:#0f4c5c;color:white;padding:4mm 6mm;margin-bottom:5mm"><b>Fjordablikk TV</b> &nbsp; Regional-TV for fjordane</div>
<h1>Engasjementsavtale – programproduksjon</h1>
<table class="strek">${rader(
            [
              [
                'Arbeidsgjevar',
                `Fjordablikk TV AS, org.nr. ${treogtre(nummer('fjordblikk'))}, Hafstadvegen 21, 6800 Førde`,
              ],
              ['Arbeidstakar', `Gunnvor Eikemo, Sætrevegen 3, 6783 Stryn. Personnr. ${gunnvor}`],
              [
                'Program',
                'Fjellgardar, andre sesong. Dokumentarserie på seks episodar, 29 minutt kvar. Produsert for TV 2 Direkte og eigen kanal',
              ],
              ['Funksjon', 'fotograf (åleine på opptak, drone inkludert)'],
              ['Episodar', 'I, III og V. Episode II, IV og VI har Bjørn Inge Myklebust'],
              ['Tid', '6. februar til 28. april 2023, 22 opptaksdagar'],
              ['Løn', `kr 3 300 per opptaksdag, feriepengar 12 %. Konto ${konto(277045)}`],
            ],
            true,
          )}</table>
<h2>Vilkår</h2>
<p><b>§ 1</b> Arbeidstida er 9 timar med pause. Kveldstillegg etter kl. 21 er kr 65 per time. Opptak i fjøs før kl. 6 vert rekna som natt.</p>
<p><b>§ 2</b> Arbeidsgjevar held bil. Skyss med eigen bil etter statens satsar når det er avtalt.</p>
<p><b>§ 3</b> For medlemer av Norsk filmforbund med forvaltningskontrakt med F©R vert opphavsrettar regulerte i «Avtale om rettigheter mellom Virke Produsentforeningen og Norsk Filmforbund/F©R av 29.10.2016».</p>
<p><b>§ 4</b> Namnet til arbeidstakaren skal stå på rulleteksten i dei episodane ho har filma.</p>
<p><b>§ 5</b> Råopptak vert lagra hjå arbeidsgjevar og skal ikkje nyttast i andre samanhengar utan løyve frå gardsfolket.</p>
<p><b>§ 6</b> Sjukdom vert meldt til vaktsjefen. Avtala kan seiast opp med 14 dagars varsel.</p>
<p style="margin-top:5mm">Førde, 30. januar 2023</p>
${toLinjer(
  ['for Fjordablikk TV AS – Solveig Hjelmeset, programsjef', 'Solveig Hjelmeset'],
  ['arbeidstakar', 'Gunnvor Eikemo', { farge: '#111' }],
)}<div class="bunn"><span>Skjema P-7 nynorsk</span><span>eitt ark, to eksemplar</span></div>`,
        ],
        stil('grotesk', 10.2),
      ),
    ],
  },
  {
    fasit: {
      id: 'w6-11',
      form: 'digital',
      language: 'nn',
      template: 'nrk-programavtale',
      arbeidstaker: 'Eldbjørg Tveitereid',
      produksjonsselskap: 'NRK',
      registreringer: [reg('Bygdekoret mitt', 'redigerar (klipp)', 'klipp', 5)],
      rettighetsklausul: klausul('NRK'),
      signaturer: signert(true, true),
      personnummer_i_dokumentet: eldbjorg,
      forventet: 'BEHANDLET',
      begrunnelse:
        'NRK er arbeidsgjevar med eigne reglar for rettar; signert av begge, klipp på program 4 til 8.',
    },
    papirer: [
      papir(
        'NRK avtale 2021-118834.pdf',
        'digital',
        [
          `<div style="display:flex;justify-content:space-between;border-bottom:1px solid #000;padding-bottom:3mm"><b style="font-size:15pt">NRK</b><span class="smaa">Dok. 2021-118834 · Personal / innleige og korttid<br>Mediehus Bergen · sakshandsamar T. Hatlestad</span></div>
<h1 style="margin-top:6mm">Mellombels tilsetjing i programproduksjon</h1>
<p>${nrk}, og <b>Eldbjørg Tveitereid</b> (fødselsnummer ${delt(eldbjorg)}), Ulsmågveien 30, 5224 Nesttun, har i dag gjort slik avtale:</p>
<table class="rutenett" style="table-layout:fixed"><tr><th>Program</th><th>Arbeid</th><th>Omfang</th><th>Periode</th></tr>
${rader([['Bygdekoret mitt (eigenproduksjon, dokumentar)', 'redigerar (klipp)', 'program 4 til og med 8', '16.08.2021–05.11.2021']])}</table>
<table class="rutenett" style="table-layout:fixed;margin-top:3mm"><tr><th>Lønssteg</th><th>Stilling i %</th><th>Timar per veke</th><th>Turnus</th></tr>${rader([['B-18, kr 561 400 per år', '100', '35,5', 'dag, to kveldsvakter i månaden']])}</table>
<h2>Grunnlag</h2><p>Tilsetjinga er mellombels etter arbeidsmiljølova § 14-9 andre ledd bokstav a. Ho tek slutt utan oppseiing når perioden er ute.</p>
<h2>Rettar</h2><p>Opphavsrettar og andre rettar til det du lagar for NRK følgjer dei tariffavtalane og kollektive rettsavtalane som gjeld for NRK sine eigenproduksjonar. NRK kan nytte programma i alle eigne kanalar og tenester. Betaling for vidare bruk skjer etter dei same avtalane.</p>
<h2>Anna</h2><p>Du pliktar å rette deg etter etiske reglar i NRK og redaksjonell leiing i programmet. Pensjon og forsikring etter gjeldande ordningar. Bierverv skal meldast.</p>
<p style="margin-top:6mm">Bergen, 9.8.2021</p>
${toLinjer(['NRK<br>Torhild Hatlestad, redaksjonssjef', 'Torhild Hatlestad', { farge: '#111' }], ['Eg tek imot tilsetjinga<br>Eldbjørg Tveitereid', 'Eldbjørg Tveitereid'])}`,
        ],
        stil('arial', 10.2, '16mm 20mm'),
      ),
    ],
  },
]
