import {
  ark,
  begge,
  delt,
  fnr,
  haand,
  ingen,
  type Kontrakt,
  klausul,
  konto,
  orgnr,
  rad,
  skrift,
  strek,
  tre,
} from '../hjelp.ts'
import { orgnrAv } from './register.ts'

export const en1a =
  'For medlemmer av Norsk filmforbund med forvaltningskontrakt med F©R reguleres opphavsrettigheter i «Avtale om rettigheter mellom Virke Produsentforeningen og Norsk Filmforbund/F©R av 29.10.2016».'
export const en1b =
  'Utnyttelse av produksjonen reguleres i særskilt avtale mellom kringkaster/mediehus og F©R v/Norsk Filmforbund.'
export const engelsk =
  'For members of NFF with management contract with F©R, the governing agreement relating to rights on this production is regulated in a separate Rights Agreement between Virke Produsentforeningen and NFF/F©R of 29.10.2016.'

const ingrid = fnr(14, 3, 1984, 211)
const w01: Kontrakt = {
  fasit: {
    id: 'w14-01',
    form: 'digital',
    language: 'nb',
    template: 'paragrafavtale på to sider med episodetabell',
    arbeidstaker: 'Ingrid Storhaug Vaksdal',
    produksjonsselskap: 'Havbrisa Drama AS',
    registreringer: [rad('Kaifolket', 'klipper', 'klipp', 4)],
    rettighetsklausul: klausul('1a'),
    signaturer: begge,
    personnummer_i_dokumentet: ingrid,
    forventet: 'BEHANDLET',
    begrunnelse: 'Episodetabellen gir henne episode 3, 4, 7 og 8; hel, signert av begge og med klausul 1a.',
  },
  papirer: [
    {
      navn: 'Kaifolket S2 klipper Vaksdal.pdf',
      slag: 'digital',
      stil: `.ark{font:11.5pt/1.5 "Liberation Serif";padding:24mm 26mm} h1{font-size:17pt;margin:0 0 2mm} h2{font-size:11.5pt;margin:5mm 0 1mm}
p{margin:0 0 2.5mm} table{border-collapse:collapse;width:100%;margin:3mm 0;font-size:10.5pt} th,td{border-bottom:1px solid #999;text-align:left;padding:1.4mm 2mm}
.fot{position:absolute;bottom:12mm;left:26mm;right:26mm;font-size:9pt;color:#555;display:flex;justify-content:space-between}
.sig{display:flex;gap:16mm;margin-top:14mm}.sig>div{flex:1}.linje{border-bottom:1px solid black;height:16mm;display:flex;align-items:flex-end;margin-bottom:1mm}`,
      html:
        ark(`<h1>Arbeidsavtale for midlertidig ansatt</h1><p>TV-dramaserien <b>Kaifolket</b>, sesong 2</p>
<h2>§ 1 Partene</h2><p>Havbrisa Drama AS, org.nr. ${tre(orgnrAv('Havbrisa Drama AS'))}, Strandkaien 41, 4005 Stavanger (heretter Produsenten), ved produsent Halvor Teigland, og</p>
<p>Ingrid Storhaug Vaksdal, fødselsnr. ${delt(ingrid)}, Løkkeveien 77 B, 4008 Stavanger (heretter Medarbeideren).</p>
<h2>§ 2 Arbeidet</h2><p>Medarbeideren ansettes som klipper på sesong 2 av Kaifolket. Sesongen består av åtte episoder à 44 minutter og skal vises høsten 2023. Arbeidet med episodene er delt mellom to klippere slik det går fram av planen:</p>
<table><tr><th>Ep.</th><th>Arbeidstittel</th><th>Regi</th><th>Klipp</th><th>Låst klipp</th></tr>
<tr><td>1</td><td>Landligge</td><td>Nora Bakke Sæther</td><td>Peder Nymo</td><td>3. mars</td></tr>
<tr><td>2</td><td>Svingen</td><td>Nora Bakke Sæther</td><td>Peder Nymo</td><td>17. mars</td></tr>
<tr><td>3</td><td>To liter fløte</td><td>Nora Bakke Sæther</td><td>Ingrid S. Vaksdal</td><td>24. mars</td></tr>
<tr><td>4</td><td>Pullerten</td><td>Nora Bakke Sæther</td><td>Ingrid S. Vaksdal</td><td>14. april</td></tr>
<tr><td>5</td><td>Spring</td><td>Jo Ramsfjell</td><td>Peder Nymo</td><td>28. april</td></tr>
<tr><td>6</td><td>Fortøyning</td><td>Jo Ramsfjell</td><td>Peder Nymo</td><td>5. mai</td></tr>
<tr><td>7</td><td>Nattbåten</td><td>Jo Ramsfjell</td><td>Ingrid S. Vaksdal</td><td>19. mai</td></tr>
<tr><td>8</td><td>Regattaen</td><td>Jo Ramsfjell</td><td>Ingrid S. Vaksdal</td><td>2. juni</td></tr></table>
<h2>§ 3 Varighet og arbeidstid</h2><p>Ansettelsen varer fra 6. februar 2023 til og med 9. juni 2023, til sammen 18 uker. Normal arbeidstid er 37,5 timer i uken.</p>
<div class="fot"><span>Arbeidsavtale – Kaifolket 2</span><span>Side 1 av 2</span></div>`) +
        ark(`<h2>§ 4 Lønn</h2><p>Lønnen er kr 14 350 pr. uke. Feriepenger kommer i tillegg med 12 %. Lønnen utbetales den 15. hver måned til konto ${konto(204_381)}.</p>
<h2>§ 5 Overtid</h2><p>Overtid skal være pålagt av etterarbeidsprodusent Grete Lunde Ims og godtgjøres etter overenskomsten.</p>
<h2>§ 6 Rettigheter</h2><p>${en1a}</p>
<h2>§ 7 Kreditering</h2><p>Medarbeideren krediteres på sluttekst i de episodene hun klipper, etter Produsentens mal og kringkasterens regler.</p>
<h2>§ 8 Taushetsplikt</h2><p>Medarbeideren har taushetsplikt om handling, rollebesetning og økonomi til serien er vist.</p>
<h2>§ 9 Oppsigelse</h2><p>Den gjensidige oppsigelsestiden er 14 dager. Blir serien avlyst, har Medarbeideren krav på lønn i fire uker.</p>
<h2>§ 10 Underskrift</h2><p>Avtalen er skrevet ut i to eksemplarer, ett til hver.</p><p>Stavanger, 30. januar 2023</p>
<div class="sig"><div><div class="linje">${strek('Halvor Teigland')}</div>Havbrisa Drama AS<br>Halvor Teigland, produsent</div><div><div class="linje">${strek('Ingrid Storhaug Vaksdal', '#222')}</div>Ingrid Storhaug Vaksdal</div></div>
<div class="fot"><span>Arbeidsavtale – Kaifolket 2</span><span>Side 2 av 2</span></div>`),
    },
  ],
}

const jonas = fnr(2, 11, 1991, 154)
const w02: Kontrakt = {
  fasit: {
    id: 'w14-02',
    form: 'digital',
    language: 'nb',
    template: 'skjema med ruter',
    arbeidstaker: 'Jonas Berge-Lund',
    produksjonsselskap: 'Kvassbrygge Underholdning AS',
    registreringer: [rad('Camp Vidde', 'A-foto', 'fotoTv', 12)],
    rettighetsklausul: klausul('1b'),
    signaturer: begge,
    personnummer_i_dokumentet: jonas,
    forventet: 'BEHANDLET',
    begrunnelse: 'Skjemaet sier samtlige 12 episoder og har klausul 1b; begge har skrevet under.',
  },
  papirer: [
    {
      navn: 'engasjement_berge-lund.pdf',
      slag: 'digital',
      stil: `.ark{font:10.5pt/1.35 "Liberation Sans";padding:16mm 18mm} h1{background:#23423a;color:white;font-size:15pt;padding:3mm 4mm;margin:0 0 5mm}
.r{display:grid;grid-template-columns:repeat(12,1fr);gap:0;border-left:1px solid #555;border-top:1px solid #555}.r>div{border-right:1px solid #555;border-bottom:1px solid #555;padding:1.2mm 2mm 2mm;min-height:11mm}
small{display:block;font-size:7.5pt;color:#444;text-transform:uppercase}.b3{grid-column:span 3}.b4{grid-column:span 4}.b6{grid-column:span 6}.b8{grid-column:span 8}.b12{grid-column:span 12} p{margin:4mm 0 0}`,
      html: ark(`<h1>ENGASJEMENTSSKJEMA – STAB</h1><div class="r">
<div class="b8"><small>Arbeidsgiver</small>Kvassbrygge Underholdning AS</div><div class="b4"><small>Org.nr.</small>${orgnrAv('Kvassbrygge Underholdning AS')}</div>
<div class="b8"><small>Navn</small>Jonas Berge-Lund</div><div class="b4"><small>Fødselsnummer (11 siffer)</small>${jonas}</div>
<div class="b8"><small>Adresse</small>Ekebergveien 210, 1162 Oslo</div><div class="b4"><small>Kontonr.</small>${konto(330_417)}</div>
<div class="b6"><small>Produksjon</small>Camp Vidde, sesong 3</div><div class="b3"><small>Kanal</small>TVNorge</div><div class="b3"><small>Prod.nr.</small>KU-2311</div>
<div class="b6"><small>Stilling/fagfunksjon</small>A-foto</div><div class="b6"><small>Nærmeste leder</small>Kaja Monrad, opptaksleder</div>
<div class="b3"><small>Antall episoder</small>12 (samtlige)</div><div class="b3"><small>Opptaksdager</small>34</div><div class="b3"><small>Fra</small>15.05.2023</div><div class="b3"><small>Til</small>30.06.2023</div>
<div class="b3"><small>Dagslønn</small>kr 4 150</div><div class="b3"><small>Diett</small>Etter statens satser</div><div class="b3"><small>Timer pr. dag</small>10</div><div class="b3"><small>Feriepenger</small>12 %</div>
<div class="b12"><small>Opptakssted</small>Hardangervidda (base Haukeliseter). Overnatting i dobbeltrom. Kamera og objektiver holdes av arbeidsgiver.</div>
<div class="b12"><small>Rettigheter</small>${en1b}</div>
<div class="b12"><small>Andre vilkår</small>Lydtekniker og B-foto har egne skjemaer. Sykdom meldes produksjonsleder før kl. 06.00. Bilder fra innspillingen skal ikke legges ut før programmet er sendt.</div>
<div class="b6" style="height:30mm"><small>Dato og underskrift arbeidsgiver</small>3/5-23 &nbsp; ${skrift('Bente Aurdal')}<br><br>Bente Aurdal, produksjonssjef</div><div class="b6" style="height:30mm"><small>Dato og underskrift arbeidstaker</small>5.5.23 &nbsp; ${skrift('Jonas Berge-Lund', '#222')}</div></div>
<p style="font-size:8.5pt">Skjemaet er en arbeidsavtale etter arbeidsmiljøloven § 14-6. Hvit kopi: lønn. Gul kopi: arbeidstaker.</p>`),
    },
  ],
}

const oleKristian = fnr(27, 8, 1970, 302)
const w03: Kontrakt = {
  fasit: {
    id: 'w14-03',
    form: 'skann',
    language: 'nb',
    template: 'blankett fylt ut for hånd',
    arbeidstaker: 'Ole Kristian Sandnes Moi',
    produksjonsselskap: 'Holtekroken Dokumentar AS',
    registreringer: [rad('Siste ferga fra Lindøy', 'lyddesign', 'lyd', null)],
    rettighetsklausul: klausul('1a'),
    signaturer: begge,
    personnummer_i_dokumentet: oleKristian,
    forventet: 'BEHANDLET',
    begrunnelse: 'Én dokumentarfilm, godkjent funksjon, klausul 1a med skrivefeil og to underskrifter.',
  },
  papirer: [
    {
      navn: 'lindoy_lyd_skannet.pdf',
      slag: 'skann',
      slitasje: { dpi: 200, korn: 0.3, uskarp: 0.15 },
      stil: `.ark{font:12pt/1.6 "Nimbus Roman";padding:24mm 25mm} h1{text-align:center;font-size:18pt;letter-spacing:1px} .f{display:flex;margin:2.5mm 0;align-items:flex-end}.f>b{font-weight:normal;width:52mm;flex:none}.f>span.l{flex:1;border-bottom:1px dotted #333;min-height:8mm;display:flex;align-items:flex-end;padding-left:3mm} p{margin:4mm 0}.s{display:flex;gap:14mm;margin-top:9mm}.s>div{flex:1}.s i{display:flex;align-items:flex-end;height:17mm;border-bottom:1px solid}`,
      html: ark(`<h1>AVTALE OM ENGASJEMENT</h1>
${[
  ['Produksjonsselskap:', 'Holtekroken Dokumentar AS'],
  ['Medarbeiders navn:', 'Ole Kristian Sandnes Moi'],
  ['Fødselsnr.:', delt(oleKristian)],
  ['Adresse:', 'Tordenskjolds gt. 19, 4612 Kristiansand'],
  ['Filmens tittel:', '«Siste ferga fra Lindøy»'],
  ['Type / lengde:', 'dokumentar, ca. 74 min'],
  ['Engasjeres som:', 'lyddesign'],
  ['Periode:', '9/1 – 24/2 2023 (7 uker)'],
  ['Lønn pr. uke:', '13 000,-'],
]
  .map(([a, b]) => `<div class="f"><b>${a}</b><span class="l">${haand(b as string, 22)}</span></div>`)
  .join('')}
<p>Medarbeideren leverer ferdig lydspor til miks. Regissør Lisbet Haaland har siste ord. Reiser dekkes etter regning.</p>
<p><u>Opphavsrett:</u> For medlemmer av Norsk filmforbund med forvaltningskontrakt med F©R reguleres opphavsretigheter i «Avtale om rettigheter mellom Virke Produsentforeningen og Norsk Filmforbund / F©R av 29.10.2016.»</p>
<p>Sted/dato: ${haand('Kristiansand 5/1-23', 22)}</p>
<div class="s"><div><i>${strek('Lisbet Haaland')}</i>for produksjonsselskapet</div><div><i>${strek('Ole Kristian Moi')}</i>medarbeider</div></div>`),
    },
  ],
}

const w04: Kontrakt = {
  fasit: {
    id: 'w14-04',
    form: 'digital',
    language: 'nb',
    template: 'brev med avrop på tre produksjoner',
    arbeidstaker: 'Solveig Amdam Ruud',
    produksjonsselskap: 'Skrubbhatt TV AS',
    registreringer: [
      rad('Anneksjakten', 'klipper', 'klipp', 4),
      rad('Bordets ende', 'klipper', 'klipp', 2),
      rad('Gata rundt hjørnet', 'klipper', 'klipp', 6),
    ],
    rettighetsklausul: klausul('1b'),
    signaturer: begge,
    personnummer_i_dokumentet: null,
    forventet: 'BEHANDLET',
    begrunnelse:
      'Tre produksjoner med hvert sitt antall (fire nevnte, de to siste, seks av ti); klausul 1b, signert av begge.',
  },
  papirer: [
    {
      navn: 'Avrop vår 2023 - Ruud.pdf',
      slag: 'digital',
      stil: `.ark{font:11pt/1.42 "P052";padding:18mm 26mm 12mm} .logo{font:bold 20pt "URW Gothic";color:#8a3b12;margin-bottom:7mm} p{margin:0 0 2.6mm} li{margin-bottom:1.2mm} div{line-height:1.2}`,
      html: ark(`<div class="logo">skrubbhatt tv</div>
<p>Solveig Amdam Ruud<br>Arendalsgata 6<br>0463 Oslo</p><p style="text-align:right">Oslo, 12. januar 2023</p>
<p><b>Avrop på klipp, våren 2023</b></p>
<p>Kjære Solveig,</p><p>vi viser til samtalen på mandag og bekrefter at Skrubbhatt TV AS (org.nr. ${orgnrAv('Skrubbhatt TV AS')}) leier deg inn som klipper på tre av seriene våre denne våren:</p>
<ul><li><b>Anneksjakten</b>, sesong 4: episode 2, 5, 6 og 9. De andre episodene i sesongen tar Morten og Aslaug.</li>
<li><b>Bordets ende</b>: de to siste episodene, altså 7 og 8.</li>
<li><b>Gata rundt hjørnet</b>: seks av de ti episodene. Hvilke seks det blir, avtaler du med redaktøren når opptakene er ferdige.</li></ul>
<p>Vi regner med fire dager i klipp på hver episode av Anneksjakten og tre på de andre. Dagshonoraret er kr 3 600. Du får lønn den 12. i måneden etter.</p>
<p>${en1b}</p>
<p>Er du enig, skriver du under nederst og sender brevet tilbake. Blir noe utsatt mer enn to uker, tar vi en ny prat.</p>
<p>Med vennlig hilsen<br>for Skrubbhatt TV AS</p><div>${strek('Torstein Fagernes')}</div><p>Torstein Fagernes<br>daglig leder</p>
<p style="margin-top:8mm">Akseptert:</p><div style="display:flex;align-items:flex-end;gap:8mm"><span>16.01.2023</span><span style="border-bottom:1px solid;width:80mm;display:block">${strek('Solveig Amdam Ruud', '#111')}</span></div><p style="margin-top:2mm">Solveig Amdam Ruud</p>`),
    },
  ],
}

const w05: Kontrakt = {
  fasit: {
    id: 'w14-05',
    form: 'digital',
    language: 'en',
    template: 'deal memo med nummererte linjer',
    arbeidstaker: 'Callum Ferris Reid',
    produksjonsselskap: 'Sølvsnor Fiksjon AS',
    registreringer: [rad('Moloen', 'Director of Photography', 'foto', 3)],
    rettighetsklausul: klausul('EN'),
    signaturer: begge,
    personnummer_i_dokumentet: null,
    forventet: 'BEHANDLET',
    begrunnelse:
      'Director of Photography på blokk 1, episode 1–3 av 6; den engelske klausulen og to underskrifter.',
  },
  papirer: [
    {
      navn: 'Deal memo Reid DoP.pdf',
      slag: 'digital',
      stil: `.ark{font:10.5pt/1.45 "DejaVu Sans,DejaVu Sans Condensed","DejaVu Sans Condensed","Liberation Sans";padding:20mm} h1{font-size:18pt;border-bottom:3px solid #1d3557;padding-bottom:2mm} dl{display:grid;grid-template-columns:8mm 46mm 1fr;row-gap:2.2mm;margin:6mm 0} dt,dd{margin:0} dt.n{color:#888} dt.k{font-weight:bold}.s{display:grid;grid-template-columns:1fr 1fr;gap:14mm;margin-top:6mm}.s u{display:flex;text-decoration:none;align-items:flex-end;border-bottom:1px solid #333;height:17mm}`,
      html: ark(`<h1>CREW DEAL MEMO</h1><dl>${[
        ['Production company', 'Sølvsnor Fiksjon AS, Nedre gate 8, 0551 Oslo, Norway'],
        ['Production', 'MOLOEN (international title: The Breakwater)'],
        ['Format', 'Scripted TV drama, 6 × 46 minutes'],
        ['Crew member', 'Callum Ferris Reid, 18 Garnet Row, Leith, Scotland'],
        ['Date of birth', '9 July 1982'],
        ['Position', 'Director of Photography'],
        [
          'Episodes',
          'Block 1 (Episodes 1, 2 and 3). Block 2 is photographed by Hanne Riise under a separate agreement.',
        ],
        ['Director, Block 1', 'Sofie Lysgaard'],
        ['Prep / shoot', '2 weeks prep, 27 shooting days from 5 September 2022, plus 3 days of grading'],
        ['Fee', 'NOK 32,000 per week, six-day week included'],
        ['Travel', 'Two return flights Edinburgh–Bergen and accommodation for the whole shoot'],
        ['Credit', 'Single card, main titles of the episodes photographed'],
        ['Rights', engelsk],
        ['Governing law', 'Norwegian law, Oslo District Court'],
      ]
        .map(([k, v], i) => `<dt class="n">${i + 1}</dt><dt class="k">${k}</dt><dd>${v}</dd>`)
        .join('')}</dl>
<p>Agreed and accepted, 22 August 2022</p><div class="s"><div><u>${strek('Marianne Ulltveit')}</u>Marianne Ulltveit, Producer<br>for Sølvsnor Fiksjon AS</div><div><u>${strek('Callum Reid', '#111')}</u>Callum Ferris Reid</div></div>`),
    },
  ],
}

const w06: Kontrakt = {
  fasit: {
    id: 'w14-06',
    form: 'foto',
    language: 'nb',
    template: 'faktura',
    arbeidstaker: 'Tor-Erik Myklestu',
    produksjonsselskap: 'Skrubbhatt TV AS',
    registreringer: [rad('Bordets ende', 'klipp', 'klipp', 2)],
    rettighetsklausul: klausul('ikke_kontrakt'),
    signaturer: ingen,
    personnummer_i_dokumentet: null,
    forventet: 'DOKUMENTASJONEN ER MANGELFULL',
    begrunnelse: 'En faktura er ingen kontrakt, selv om den nevner klipp av to episoder.',
  },
  papirer: [
    {
      navn: 'IMG_4471.jpg',
      slag: 'foto',
      slitasje: { uskarp: 0.15, korn: 0.3, skygge: 0.3, skjev: 1.1 },
      stil: `.ark{font:11.5pt/1.5 "Liberation Sans";padding:22mm} h1{font-size:26pt;text-align:right;margin:0 0 10mm} .to{display:flex;justify-content:space-between} table{width:100%;border-collapse:collapse;margin:12mm 0} th{background:#ddd;text-align:left} th,td{padding:2.4mm;border:1px solid #aaa} td:last-child,th:last-child{text-align:right}`,
      html: ark(`<h1>FAKTURA</h1><div class="to"><div><b>Til:</b><br>Skrubbhatt TV AS<br>v/ lønn og regnskap<br>Torggata 33<br>0183 Oslo</div><div><b>Fra:</b><br>Tor-Erik Myklestu ENK<br>Org.nr. ${tre(orgnr(21_488_037))}<br>Sinsenveien 90<br>0586 Oslo</div></div>
<p style="margin-top:10mm">Fakturanr. 2023-17<br>Fakturadato 28.04.2023<br>Forfall 12.05.2023<br>Deres ref.: Torstein Fagernes</p>
<table><tr><th>Beskrivelse</th><th>Antall</th><th>Pris</th><th>Sum</th></tr><tr><td>Bordets ende – klipp episode 3</td><td>3 dager</td><td>3 800</td><td>11 400</td></tr><tr><td>Bordets ende – klipp episode 6</td><td>4 dager</td><td>3 800</td><td>15 200</td></tr><tr><td>Leie av disk</td><td>1</td><td>900</td><td>900</td></tr><tr><td colspan="3">Mva. 25 %</td><td>6 875</td></tr><tr><td colspan="3"><b>Å betale</b></td><td><b>34 375</b></td></tr></table>
<p>Betales til konto ${konto(450_162)}. Takk for oppdraget!</p>`),
    },
  ],
}

const gro = fnr(19, 5, 1977, 118)
const w07: Kontrakt = {
  fasit: {
    id: 'w14-07',
    form: 'digital',
    language: 'nn',
    template: 'kort paragrafavtale, to funksjonar',
    arbeidstaker: 'Gro Åsne Tveitå',
    produksjonsselskap: 'Fonnaland Film AS',
    registreringer: [
      rad('Fonnløypa', 'produksjonsdesignar', 'scenograf', 6),
      rad('Fonnløypa', 'kostymedesignar', 'kostyme', 6),
    ],
    rettighetsklausul: klausul('1a'),
    signaturer: begge,
    personnummer_i_dokumentet: gro,
    forventet: 'BEHANDLET',
    begrunnelse: 'Ho har to funksjonar på alle seks episodane; klausul 1a og to underskrifter.',
  },
  papirer: [
    {
      navn: 'Tveita-Fonnloypa-avtale.pdf',
      slag: 'digital',
      stil: `.ark{font:12pt/1.5 "C059";padding:24mm 28mm} h1{font-size:16pt;text-align:center;margin-bottom:8mm} p{margin:0 0 3mm} ol{padding-left:6mm} ol>li{margin-bottom:3mm} .s{display:flex;justify-content:space-between;margin-top:10mm}.s div{width:66mm}.s u{display:block;text-decoration:none;border-bottom:1px solid;height:16mm}`,
      html: ark(`<h1>ARBEIDSAVTALE</h1><p>mellom <b>Fonnaland Film AS</b> (org.nr. ${tre(orgnrAv('Fonnaland Film AS'))}), 5700 Voss, som arbeidsgjevar, og <b>Gro Åsne Tveitå</b>, fødselsnummer ${delt(gro)}, Tverrgata 2, 5700 Voss, som arbeidstakar.</p>
<ol><li>Arbeidstakaren er mellombels tilsett som produksjonsdesignar og kostymedesignar på dramaserien «Fonnløypa». Ho har begge funksjonane gjennom heile serien, alle seks episodane.</li>
<li>Arbeidet tek til 15. august 2022 og er ferdig 16. desember 2022. Det er rekna med 41 opptaksdagar, fordelte på to blokker.</li>
<li>Med seg har ho rekvisitør Endre Bjørgum og to påkledarar. Regissør er Maren Flatekvål.</li>
<li>Løna er 15 900 kroner i veka. Feriepengar kjem i tillegg. Kostymelageret har eit budsjett på 210 000 kroner, som ho styrer sjølv.</li>
<li>Opphavsrett: ${en1a}</li>
<li>Ho skal ha eige skilt i rulleteksten, ein gong for kvar funksjon.</li>
<li>Avtala kan seiast opp av kvar av partane med 14 dagars varsel.</li></ol>
<p>Voss, 1. august 2022</p><div class="s"><div><u>${strek('Kåre Vinje Sætre')}</u>Kåre Vinje Sætre<br>for Fonnaland Film AS</div><div><u>${strek('Gro Åsne Tveitå', '#202020')}</u>Gro Åsne Tveitå</div></div>`),
    },
  ],
}

const kjersti = fnr(30, 1, 1980, 177)
const w08: Kontrakt = {
  fasit: {
    id: 'w14-08',
    form: 'skann',
    language: 'nb',
    template: 'tett avtale med full overdragelse',
    arbeidstaker: 'Kjersti Omdal Wiik',
    produksjonsselskap: 'Langbølge Reality AS',
    registreringer: [rad('Gjett hvor på kartet', 'redaktør', 'redaktoer', 20)],
    rettighetsklausul: klausul('buy-out'),
    signaturer: begge,
    personnummer_i_dokumentet: kjersti,
    forventet: 'BEHANDLET',
    begrunnelse:
      'Redaktør for alle 20 programmene; samtlige rettigheter er overdratt, og begge har skrevet under.',
  },
  papirer: [
    {
      navn: 'Scan_2023-02-03_1148.pdf',
      slag: 'skann',
      slitasje: { dpi: 200, korn: 0.4, uskarp: 0.2 },
      stil: `.ark{font:10.5pt/1.42 "Liberation Sans Narrow","Liberation Sans";padding:20mm 22mm} h1{font-size:15pt;margin:0} .u{color:#555;margin-bottom:6mm} p{margin:0 0 2.8mm;text-align:justify} b.t{display:block;margin-top:3mm} .s{display:flex;gap:12mm;margin-top:8mm}.s div{flex:1}.s u{display:flex;text-decoration:none;align-items:flex-end;border-bottom:1px solid;height:16mm}`,
      html: ark(`<h1>Ansettelsesavtale – redaksjon</h1><div class="u">Langbølge Reality AS | org.nr. ${orgnrAv('Langbølge Reality AS')} | Pilestredet 75, 0354 Oslo</div>
<p>Mellom Langbølge Reality AS (Selskapet) og Kjersti Omdal Wiik, f.nr. ${kjersti} (Den ansatte).</p>
<b class="t">1. Stilling og produksjon</b><p>Den ansatte går inn i stillingen som redaktør for underholdningsprogrammet Gjett hvor på kartet. Programmet lages i 20 utgaver à 29 minutter. Den ansatte er redaktør for alle sammen og leder en redaksjon på fire researchere og én vaktsjef. Programleder er Odd Ivar Steinsvåg.</p>
<b class="t">2. Varighet</b><p>13. februar til 30. juni 2023. Opptak i studio foregår på ni dager i mai, med to til tre programmer pr. dag.</p>
<b class="t">3. Lønn</b><p>kr 61 500 pr. måned. Stillingen er ledende, jf. aml. § 10-12, og det betales ikke overtid.</p>
<b class="t">4. Rettigheter til resultatet</b><p>Den ansatte overdrar ved denne avtalen samtlige rettigheter til alt som skapes i ansettelsen, til Selskapet, uten begrensning i tid, territorium, medium eller antall visninger. Overdragelsen omfatter enhver nåværende og framtidig utnyttelse, også videresalg av format, strømming, videresending og utleie. Lønnen etter punkt 3 er fullt og endelig vederlag, og Den ansatte kan ikke kreve ytterligere betaling fra Selskapet, kringkaster eller andre for noen bruk. Selskapet kan endre, klippe om og overdra resultatet videre.</p>
<b class="t">5. Taushet</b><p>Spørsmål og svar i programmet er konfidensielle. Brudd gir Selskapet rett til å heve avtalen.</p>
<b class="t">6. Utstyr</b><p>Selskapet holder PC og telefon. Disse leveres tilbake siste arbeidsdag.</p>
<b class="t">7. Tvister</b><p>Tvister søkes løst ved forhandling før de bringes inn for Oslo tingrett.</p>
<p>Oslo, 3. februar 2023</p><div class="s"><div><u>${strek('Petter Aalvik')}</u>Petter Aalvik, programsjef<br>Langbølge Reality AS</div><div><u>${strek('Kjersti Omdal Wiik')}</u>Kjersti Omdal Wiik</div></div>`),
    },
  ],
}

export const del1: Kontrakt[] = [w01, w02, w03, w04, w05, w06, w07, w08]
