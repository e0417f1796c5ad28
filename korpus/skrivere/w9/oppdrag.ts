import { org } from './selskaper.ts'
import { ark, dok, F, hand, konto, orgDelt, orgnr, penn, pnr, reg, stempel, U } from './verktoy.ts'

const kveld = 'Kveldsvakt TV AS'
const fjell = 'Fjellsmug Dokumentar AS'
const p19 = pnr(8, 10, 81, 219)

const epost = `.ep{padding:16mm 18mm;font:10.5pt/1.45 'Liberation Sans';color:#111}.ep .t{font-size:8pt;color:#555;display:flex;justify-content:space-between;margin-bottom:6mm}.ep h1{font-size:13pt;border-bottom:2px solid #111;padding-bottom:2mm;margin:0 0 3mm}.ep dl{display:grid;grid-template-columns:18mm 1fr;margin:0 0 6mm}.ep dt{font-weight:bold}.ep dd{margin:0}.ep .q{border-left:2px solid #88a;padding-left:4mm;color:#223;margin-top:6mm}.ep li{margin-bottom:1mm}
.ep table{border-collapse:collapse;margin:3mm 0}.ep td{border:1px solid #999;padding:1mm 3mm}.ep .e{border:1px solid #335;padding:5mm;margin-top:5mm}`

/** The freelancer's own paper: a column of facts and a column of terms, her logo over both. */
const frilans = `.fr{padding:0;font:10pt/1.42 'Nimbus Sans','Liberation Sans';color:#20242a}.fr .lo{background:#f3d9c9;padding:12mm 18mm 7mm}.fr .lo b{font:bold 24pt 'URW Gothic';display:block}.fr .to{display:flex;gap:8mm;padding:7mm 18mm}.fr .a{width:68mm}.fr .v{flex:1;font-size:9.2pt;text-align:justify}.fr small{display:block;color:#a2502b;font-size:7.8pt;text-transform:uppercase;letter-spacing:.6px;margin-top:2.6mm}.fr h3{margin:0 0 1mm;font-size:10pt;color:#a2502b}.fr .v p{margin:0 0 2.2mm}.fr .sg{display:flex;gap:14mm;padding:2mm 18mm}.fr .sg div{flex:1}.fr .sg i{display:block;border-top:1px solid #444;font-size:8.5pt;font-style:normal}`

type Rad = readonly [string, string]
const bekreftelse = (
  eier: string,
  slagord: string,
  fakta: readonly Rad[],
  vilkaar: readonly Rad[],
  sg: string,
) =>
  ark(
    `<div class="lo"><b>${eier}</b>${slagord}</div><div class="to"><div class="a"><h3>Oppdragsbekreftelse</h3>${fakta.map(([l, v]) => `<small>${l}</small>${v}`).join('')}</div><div class="v"><h3>Mine standardvilkår</h3>${vilkaar.map(([l, v]) => `<p><b>${l}</b> ${v}</p>`).join('')}</div></div>${sg}`,
    'fr',
  )

export const oppdrag = [
  dok({
    id: 'w9-15',
    template: 'epost-bekreftelse',
    arbeidstaker: 'Nils-Petter Ruud Østmoe',
    selskap: kveld,
    reg: [reg('Latterkammeret (sesong 2)', 'klipp', U.klipp, 3)],
    variant: '1b',
    signert: [true, true],
    forventet: 'BEHANDLET',
    begrunnelse:
      'E-posten inneholder hele avtalen og er signert elektronisk av begge; episode 4, 5 og 8 gir tre episoder.',
    papirer: [
      {
        navn: 'Utskrift avtale Latterkammeret.pdf',
        slag: 'digital',
        stil: epost,
        html: `${ark(
          `<div class="t"><span>27.05.2021</span><span>Kveldsvakt TV Post – Avtale om klipp, Latterkammeret 2</span></div><h1>Avtale om klipp, Latterkammeret 2</h1><dl><dt>Fra:</dt><dd>Morten Ulvsjøbakk &lt;morten@kveldsvakttv.example&gt;</dd><dt>Til:</dt><dd>Nils-Petter Ruud Østmoe &lt;np@ostmoeklipp.example&gt;</dd><dt>Kopi:</dt><dd>Lønn &lt;lonn@kveldsvakttv.example&gt;</dd><dt>Sendt:</dt><dd>torsdag 27. mai 2021 10:12</dd></dl>
<p>Hei Nils-Petter!</p><p>Så bra at du kan. Denne e-posten er arbeidsavtalen din med Kveldsvakt TV AS (org.nr. ${orgDelt(org(kveld))}) når vi begge har signert den i eSignit:</p>
<table><tr><td>Serie</td><td>Latterkammeret, sesong 2 (10 ep. à 30 min, TVNorge)</td></tr><tr><td>Du gjør</td><td>klipp</td></tr><tr><td>Episoder</td><td>ep. 4, 5 og 8 – de andre tar Berit og Ahmed</td></tr><tr><td>Tid</td><td>uke 23–27, 22 dager</td></tr><tr><td>Lønn</td><td>2 620 kr per dag + feriepenger</td></tr></table>
<ul><li>Klippeplass nr. 3, nøkkel hos Pia.</li><li>Grovklipp leveres Charlotte (redaktør) fem dager etter siste opptak.</li><li>Rettigheter: Utnyttelse av produksjonen reguleres i særskilt avtale mellom kringkaster/mediehus og F©R v/Norsk Filmforbund.</li><li>Alt om stuntene er hemmelig til ep. 10 er sendt.</li><li>To ukers oppsigelse begge veier.</li></ul><p>Vennlig hilsen<br>Morten Ulvsjøbakk<br>produksjonssjef</p>`,
          'ep',
        )}${ark(
          `<div class="t"><span>eSignit kvitteringsside</span><span>2/2</span></div><h1>Signert av alle parter</h1><p>Dokument: Avtale om klipp, Latterkammeret 2 (e-post av 27.05.2021)</p><div class="e"><b>Nils-Petter Ruud Østmoe</b><br>Signerte 27.05.2021 kl. 13:41 med BankID på mobil</div><div class="e"><b>Morten Ulvsjøbakk</b> på vegne av Kveldsvakt TV AS<br>Signerte 28.05.2021 kl. 07:58 med BankID</div><p style="color:#555;font-size:8.5pt">Forseglet 28.05.2021. Transaksjon ES-88120-44-LK.</p>`,
          'ep',
        )}`,
      },
    ],
  }),
  dok({
    id: 'w9-16',
    template: 'epost',
    arbeidstaker: 'Charlotte Vestlihagen',
    selskap: kveld,
    reg: [reg('Latterkammeret (sesong 1)', 'redaktør', U.redaktoer, 10)],
    variant: 'ikke_kontrakt',
    signert: [false, false],
    forventet: 'DOKUMENTASJONEN ER MANGELFULL',
    begrunnelse:
      'E-postutvekslingen bekrefter at hun har jobben, men kontrakten skal komme senere; den må lastes opp.',
    papirer: [
      {
        navn: 'Gmail - SV_ Latterkammeret.pdf',
        slag: 'digital',
        stil: epost,
        html: ark(
          `<div class="t"><span>09.01.2019</span><span>Gmail – SV: Latterkammeret</span></div><h1>SV: Latterkammeret</h1><dl><dt>Fra:</dt><dd>Kveldsvakt TV, Morten Ulvsjøbakk</dd><dt>Til:</dt><dd>Charlotte Vestlihagen &lt;charlotte@vestlihagen.example&gt;</dd><dt>Dato:</dt><dd>9. januar 2019 kl. 16:20</dd></dl>
<p>Hei!</p><p>Da har vi grønt lys, og du er om bord som redaktør på Latterkammeret sesong 1, alle ti programmene. Start mandag 21. januar kl. 9 i Sandakerveien. Kontrakten kommer fra Lise i lønn i løpet av neste uke, så signerer vi den da. Dagsatsen blir 2 950 som vi snakket om.</p><p>Gleder meg!<br>Morten</p>
<div class="q"><p>Den 8. jan. 2019 kl. 22:03 skrev Charlotte Vestlihagen:</p><p>Hei Morten, jeg har tenkt over det og sier ja takk. Fint om rettighetene blir som sist, altså F©R-klausulen fra filmforbundet. Kan ikke 14.–16. februar, da er jeg i bryllup.</p><p>Hilsen Charlotte</p></div>`,
          'ep',
        ),
      },
    ],
  }),
  dok({
    id: 'w9-17',
    template: 'faktura',
    arbeidstaker: 'Ask Ødegårdstuen',
    selskap: 'Kaffe & Kabel AS',
    reg: [reg('Vinn mitt verksted (sesong 1)', 'A-lyd', U.lyd, 4)],
    variant: 'ikke_kontrakt',
    signert: [false, false],
    forventet: 'DOKUMENTASJONEN ER MANGELFULL',
    begrunnelse:
      'En faktura med egne vilkår er ingen signert avtale, selv om den nevner F©R; kontrakten må lastes opp.',
    papirer: [
      {
        navn: 'Faktura 2021-037.pdf',
        slag: 'digital',
        stil: `.fa{padding:20mm;font:10.5pt/1.4 'Nimbus Sans','Liberation Sans'}.fa h1{font-size:26pt;font-weight:300;margin:0 0 10mm;color:#0a5a6a}.fa .to{display:flex;justify-content:space-between;margin-bottom:8mm}.fa table{width:100%;border-collapse:collapse;margin:6mm 0}.fa th{text-align:left;border-bottom:2px solid #0a5a6a;padding:1.5mm}.fa td{padding:1.5mm;border-bottom:1px solid #ccc}.fa td:nth-child(n+2),.fa th:nth-child(n+2){text-align:right}.fa .sm{font-size:8.6pt;color:#333}`,
        html: ark(
          `<h1>Faktura</h1><div class="to"><div><b>Ask Lydverksted</b><br>v/ Ask Ødegårdstuen<br>Rosenborggata 15, 7014 Trondheim<br>Org.nr. ${orgDelt(orgnr(31_220_450))} MVA</div><div>Fakturanr. 2021-037<br>Dato 31.08.2021<br>Forfall 30.09.2021<br>Konto ${konto(37210)}</div></div>
<div><b>Til</b><br>Kaffe &amp; Kabel AS, org.nr. ${orgDelt(org('Kaffe & Kabel AS'))}<br>v/ Lise Dovrengmo<br>Ref.: VINN MITT VERKSTED sesong 1</div>
<table><tr><th>Beskrivelse</th><th>Antall</th><th>Pris</th><th>Sum</th></tr><tr><td>A-lyd, ep. 105–108, opptaksdager</td><td>12</td><td>3 400,00</td><td>40 800,00</td></tr><tr><td>Utstyrsleie, mygger og mikser</td><td>12</td><td>1 100,00</td><td>13 200,00</td></tr><tr><td>Kjøring Trondheim–Røros t/r</td><td>316 km</td><td>3,50</td><td>1 106,00</td></tr><tr><td>Merverdiavgift 25 %</td><td></td><td></td><td>13 776,50</td></tr><tr><td><b>Å betale</b></td><td></td><td></td><td><b>68 882,50</b></td></tr></table>
<p class="sm"><b>Vilkår.</b> Betaling innen 30 dager, deretter forsinkelsesrente. Purregebyr kr 35. Ask Lydverksted er ved Ask Ødegårdstuen tilsluttet F©R gjennom Norsk filmforbund, og fakturabeløpet omfatter ikke vederlag som forvaltes kollektivt. Innsigelser må komme innen åtte dager.</p><p>Takk for oppdraget!</p>`,
          'fa',
        ),
      },
    ],
  }),
  dok({
    id: 'w9-18',
    form: 'foto',
    template: 'frilansbekreftelse',
    arbeidstaker: 'Ingeborg Tallaksli',
    selskap: fjell,
    reg: [reg('Saltarbeiderne', 'lyddesign og miks', F.lyd, null)],
    variant: '2',
    signert: [true, true],
    forventet: 'BEHANDLET',
    begrunnelse: 'Lyddesign på en enkeltstående dokumentar, klausul 2 i hennes vilkår, og begge har signert.',
    papirer: [
      {
        navn: 'PXL_20210308_151209.jpg',
        slag: 'foto',
        stil: frilans,
        html: bekreftelse(
          'tallaksli lyd',
          `Ingeborg Tallaksli · enkeltpersonforetak ${orgDelt(orgnr(32_800_119))} · Svolvær`,
          [
            [
              'Oppdragsgiver',
              `Fjellsmug Dokumentar AS<br>Org.nr. ${orgDelt(org(fjell))}<br>v/ produsent Sivert Ormemyr`,
            ],
            ['Film', 'SALTARBEIDERNE<br>dokumentar, 1 x 52 min'],
            ['Jeg leverer', 'lyddesign og miks<br>(5.1 og stereo, M&amp;E)'],
            ['Tidsrom', '8. mars – 9. april 2021'],
            ['Pris', '22 dager à kr 4 100 = kr 90 200 eks. mva.'],
            ['Leveranse', '1 sett stems, 2 masterfiler'],
            ['Konto', konto(80119)],
          ],
          [
            [
              '1. Bestilling.',
              'Bekreftelsen er en avtale når begge har signert. Muntlige endringer bekrefter jeg på e-post.',
            ],
            ['2. Avbestilling.', 'Senere enn 14 dager før start: halv pris. Senere enn 3 dager: full pris.'],
            [
              '3. Opphavsrett.',
              'Jeg er medlem av Norsk filmforbund og har forvaltningskontrakt med F©R. Opphavsrettigheter klareres i «Avtale om rettigheter for innkjøpte produksjoner mellom Virke Produsentforeningen og Norsk Filmforbund/F©R av 09.05.2017». Det gjelder også når jeg fakturerer fra foretaket mitt.',
            ],
            ['4. Endringer.', 'To runder med rettelser er med i prisen. Deretter kr 520 per time.'],
            ['5. Navn.', 'Jeg krediteres «Lyddesign: Ingeborg Tallaksli».'],
            ['6. Råmateriale.', 'Lydfiler oppbevares i 24 måneder og slettes så uten varsel.'],
            ['7. Tvist.', 'Løses i samtale; ellers er Lofoten og Vesterålen forliksråd første instans.'],
          ],
          `<div class="sg"><div>${hand('Ingeborg Tallaksli')}<i>Ingeborg Tallaksli, 5.3.21</i></div><div>${hand('Sivert Ormemyr', { farge: '#1a1a1a' })}<i>Sivert Ormemyr for Fjellsmug Dokumentar AS, 8.3.21</i></div></div>`,
        ),
      },
    ],
  }),
  dok({
    id: 'w9-19',
    template: 'frilansbekreftelse',
    arbeidstaker: 'Mathilde Kvistadbakk',
    selskap: 'Blåmandag Media AS',
    reg: [reg('Legevakt Øst (sesong 2)', 'klipp', F.klipp, 5)],
    variant: '1a',
    signert: [true, true],
    pnr: p19,
    forventet: 'BEHANDLET',
    begrunnelse: 'Halvparten av de ti episodene i sesong 2 gir fem; klausul 1a og begge signaturer.',
    papirer: [
      {
        navn: 'Bekreftelse Legevakt Øst.pdf',
        slag: 'digital',
        stil: frilans.replaceAll('#f3d9c9', '#d9e6dc').replaceAll('#a2502b', '#2c6444'),
        html: bekreftelse(
          'Kvistadbakk klipperi',
          'Mathilde Kvistadbakk · klipp siden 2006 · Hamar',
          [
            [
              'Kunde',
              `Blåmandag Media AS, ${orgDelt(org('Blåmandag Media AS'))}<br>kontakt: Kine Torsvollen`,
            ],
            ['Serie', 'Legevakt Øst, sesong 2 (10 ep.)'],
            ['Oppgave', 'klipp'],
            ['Omfang', 'halvparten av episodene; den andre halvdelen klippes av Roar Syvertstuen'],
            ['Varighet per episode', '40 min'],
            ['Tidsrom', 'uke 2–14, 2018'],
            ['Honorar', 'kr 21 000 per ferdig episode'],
            ['Til lønn', `F.nr. ${p19}<br>Konto ${konto(61810)}`],
          ],
          [
            [
              'Ansettelse.',
              'Jeg lønnes av kunden i perioden og er omfattet av kundens yrkesskadeforsikring.',
            ],
            ['Sted.', 'Hjemmekontor med egen maskin, kr 600 per uke.'],
            [
              'Rettigheter.',
              'For medlemmer av NFF med forvaltningskontrakt med F©R reguleres opphavsrettigheter i «Avtale om rettigheter mellom Virke Produsentforeningen og Norsk Filmforbund/F©R» av 29.10.2016. Vilkår hos kunden som går lenger, gjelder ikke for meg.',
            ],
            ['Pasienter.', 'Taushetserklæring for sykehuset er signert for seg.'],
            ['Gjennomsyn.', 'Tre runder: redaksjon, kanal, sykehus.'],
            ['Ferie.', 'Påskeuka er fri.'],
          ],
          `<div class="sg"><div>${hand('Mathilde Kvistadbakk')}<i>for Kvistadbakk klipperi, 2. januar 2018</i></div><div>${hand('Kine Torsvollen', { farge: '#333' })}<i>for kunden, 4/1 2018</i></div></div>`,
        ),
      },
    ],
  }),
  dok({
    id: 'w9-20',
    form: 'skann',
    template: 'frilansbekreftelse',
    arbeidstaker: 'Mathilde Kvistadbakk',
    selskap: 'Trikkesløyfa TV AS',
    reg: [reg('Prosjekt Dobbeltgjenger', 'hovedklipp', U.klipp, 6)],
    variant: '1a',
    signert: [true, true],
    forventet: 'MANGLER PRODUKSJONSINFORMASJON',
    begrunnelse:
      'Bare en arbeidstittel som ikke finnes i registeret er oppgitt, og produksjonen må avklares.',
    papirer: [
      {
        navn: 'scan20220614.pdf',
        slag: 'skann',
        stil: frilans.replaceAll('#f3d9c9', '#d9e6dc').replaceAll('#a2502b', '#2c6444'),
        html: bekreftelse(
          'Kvistadbakk klipperi',
          'Mathilde Kvistadbakk · klipp siden 2006 · Hamar',
          [
            [
              'Kunde',
              `Trikkesløyfa TV AS, ${orgDelt(org('Trikkesløyfa TV AS'))}<br>kontakt: Jens Halvorbråten`,
            ],
            ['Serie', `«Prosjekt Dobbeltgjenger» (arbeidstittel, endelig tittel kommer)`],
            ['Oppgave', `hovedklipp ${penn('+ trailer')}`],
            ['Omfang', 'seks episoder à 44 min, underholdning for VGTV'],
            ['Tidsrom', 'uke 24–36, 2022'],
            ['Honorar', 'kr 2 900 per dag, 61 dager'],
            ['Til lønn', 'Fødselsnummer sendes på sikker melding'],
          ],
          [
            [
              'Ansettelse.',
              'Jeg lønnes av kunden i perioden og er omfattet av kundens yrkesskadeforsikring.',
            ],
            ['Sted.', 'Kundens klipperom, Torshov.'],
            [
              'Rettigheter.',
              'For medlemmer av NFF med forvaltningskontrakt med F©R reguleres opphavsrettigheter i «Avtale om rettigheter mellom Virke Produsentforeningen og Norsk Filmforbund/F©R» av 29.10.2016. Vilkår hos kunden som går lenger, gjelder ikke for meg.',
            ],
            ['Gjennomsyn.', 'To runder: redaksjon og kanal.'],
            ['Ferie.', 'Uke 29 og 30 er fri.'],
          ],
          `<div class="sg"><div>${hand('Mathilde Kvistadbakk')}<i>for Kvistadbakk klipperi, 9. juni 2022</i></div><div>${hand('J Halvorbråten', { farge: '#333' })}<i>for kunden</i>${stempel(['TRIKKESLØYFA TV AS', 'Vogts gate, Oslo'], '#2a3f8f', -3)}</div></div>`,
        ),
      },
    ],
  }),
]
