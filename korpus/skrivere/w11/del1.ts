import {
  ark,
  begge,
  delt,
  fnr,
  haand,
  type Kontrakt,
  klausul,
  konto,
  rad,
  skrift,
  strek,
  tre,
} from '../hjelp.ts'
import { orgnrTil } from './register.ts'

const nr = {
  ask: fnr(14, 3, 1984, 210),
  gro: fnr(2, 11, 1979, 133),
  embla: fnr(27, 6, 1990, 402),
  idar: fnr(9, 1, 1968, 77),
  sunniva: fnr(30, 8, 1987, 251),
  torkel: fnr(5, 5, 1975, 190),
  hedda: fnr(18, 12, 1996, 340),
  vilde: fnr(21, 4, 1971, 115),
}

const prosa = `.ark{font:11.3pt/1.5 'C059',serif;padding:22mm 24mm}h1{font-size:17pt;text-align:center;margin:0 0 7mm;letter-spacing:.5px}
h2{font-size:11.5pt;margin:4.5mm 0 1mm}p{margin:0 0 2mm;text-align:justify}.sig{display:flex;gap:14mm;margin-top:12mm}.sig div{flex:1;border-top:1px solid #333;position:relative;padding-top:1mm;font-size:10pt}.sig .strek,.sig span{position:absolute;bottom:9.5mm;left:3mm}.bunn{position:absolute;bottom:9mm;left:0;right:0;text-align:center;font-size:9pt;color:#555}`

const d01: Kontrakt = {
  fasit: {
    id: 'w11-01',
    form: 'digital',
    language: 'nb',
    template: 'prosa-paragrafer',
    arbeidstaker: 'Ask Rønnvik',
    produksjonsselskap: 'Kvernfoss Fjernsyn AS',
    registreringer: [rad('Kjøkkenhelten (sesong 2)', 'klipper', 'klipp', 3)],
    rettighetsklausul: klausul('1a'),
    signaturer: begge,
    personnummer_i_dokumentet: nr.ask,
    forventet: 'BEHANDLET',
    begrunnelse: 'Klausul 1a, begge har signert, og episode 2, 5 og 7 gir tre episoder.',
  },
  papirer: [
    {
      navn: 'Rønnvik ansettelse Kjøkkenhelten.pdf',
      slag: 'digital',
      stil: prosa,
      html: `${ark(`<h1>Midlertidig ansettelse</h1>
<p>Mellom Kvernfoss Fjernsyn AS (org.nr. ${tre(orgnrTil('Kvernfoss Fjernsyn AS'))}), heretter <i>bedriften</i>, ved produksjonssjef Torunn Myrland, og Ask Rønnvik, født ${delt(nr.ask)}, heretter <i>den ansatte</i>, er det i dag inngått slik avtale:</p>
<h2>§ 1 Hva arbeidet gjelder</h2><p>Den ansatte engasjeres som klipper på underholdningsserien «Kjøkkenhelten», andre sesong, med planlagt premiere høsten 2020. Sesongen har åtte programmer à 44 minutter. Den ansatte skal klippe tre av dem: episode 2, 5 og 7. De øvrige klippes av Jarle Tofte og Mina Ekornrud.</p>
<h2>§ 2 Varighet</h2><p>Ansettelsen løper fra 4. mai til 26. juni 2020, i alt 38 arbeidsdager. Den avsluttes uten oppsigelse når perioden er ute. Grunnlaget er arbeidsmiljøloven § 14-9 andre ledd bokstav b.</p>
<h2>§ 3 Lønn</h2><p>Lønnen er kr 9 450 per uke i grunnbeløp pluss kr 4 100 i tillegg for eget klippested. Lønnen utbetales den 15. til konto ${konto(415_233)}. Feriepenger er 12 prosent og kommer i tillegg.</p>
<h2>§ 4 Arbeidstid</h2><p>Vanlig arbeidstid er 37,5 timer i uken. Overtid avtales på forhånd med etterarbeidsleder Jarle Tofte. Seks dager kan flyttes mellom ukene når visningene krever det.</p>
<h2>§ 5 Opphavsrett</h2><p>Er den ansatte medlem av Norsk filmforbund og har forvaltningskontrakt med F©R, gjelder «Avtale om rettigheter mellom Virke Produsentforeningen og Norsk Filmforbund/F©R av 29.10.2016» for opphavsrettighetene. Øvrige bestemmelser i denne avtalen innskrenker ikke det.</p><div class="bunn">Side 1 av 2</div>`)}${ark(`<h2>§ 6 Navngivelse</h2><p>Den ansatte navngis i rulleteksten på de programmene hen har klippet. Stavemåten skal være «Ask Rønnvik».</p>
<h2>§ 7 Taushet</h2><p>Vinneren av sesongen er fortrolig til finalen, episode 8, er sendt. Dette gjelder også overfor familie. Brudd kan gi bot på kr 50 000.</p>
<h2>§ 8 Sykdom og oppsigelse</h2><p>Fravær meldes samme dag før kl. 9. Gjensidig oppsigelsestid er 14 dager i hele perioden.</p>
<h2>§ 9 Pensjon</h2><p>Bedriften har obligatorisk tjenestepensjon og yrkesskadeforsikring. Nærmeste pårørende er oppgitt som Sol Rønnvik.</p>
<p style="margin-top:10mm">Avtalen er laget i to like eksemplarer, ett til hver.</p><p>Drammen, 28. april 2020</p>
<div class="sig" style="margin-top:26mm"><div>${strek('Torunn Myrland', '#222')}Torunn Myrland<br>for Kvernfoss Fjernsyn AS</div><div>${strek('Ask Rønnvik')}Ask Rønnvik<br>ansatt</div></div><div class="bunn">Side 2 av 2</div>`)}`,
    },
  ],
}

const skjema = `.ark{font:9.6pt/1.35 'Liberation Sans';padding:13mm 14mm}.topp{display:flex;justify-content:space-between;background:#24495a;color:white;padding:4mm 5mm;font-size:14pt}.g{display:grid;grid-template-columns:repeat(6,1fr);border-left:1px solid #789;border-top:1px solid #789;margin-top:4mm}.g div{border-right:1px solid #789;border-bottom:1px solid #789;padding:1mm 1.6mm;min-height:10.5mm;grid-column:span 2}.g .h{grid-column:span 3}.g .f{grid-column:span 6}.g small{display:block;color:#456;font-size:7.2pt}.kap{background:#dde7ec;font-weight:bold;min-height:0!important}.under{height:21mm;position:relative}.under .strek,.under span{position:absolute;left:4mm;bottom:1mm}`
const felt = (navn: string, verdi: string, k = '') => `<div class="${k}"><small>${navn}</small>${verdi}</div>`

const d02: Kontrakt = {
  fasit: {
    id: 'w11-02',
    form: 'digital',
    language: 'nb',
    template: 'skjema-ruter',
    arbeidstaker: 'Gro Annlaug Tjelta',
    produksjonsselskap: 'Solspill TV AS',
    registreringer: [rad('Fergefolket (sesong 1)', 'A-foto', 'fotoTv', 5)],
    rettighetsklausul: klausul('1b'),
    signaturer: begge,
    personnummer_i_dokumentet: nr.gro,
    forventet: 'BEHANDLET',
    begrunnelse: 'Klausul 1b, begge har signert, og halvparten av ti episoder er fem.',
  },
  papirer: [
    {
      navn: 'engasjementsskjema_GAT.pdf',
      slag: 'digital',
      stil: skjema,
      html: ark(`<div class="topp"><b>Engasjementsskjema</b><span>Solspill TV AS</span></div>
<div class="g">${felt('', 'A. Partene', 'f kap')}${felt('Etternavn', 'Tjelta')}${felt('For- og mellomnavn', 'Gro Annlaug')}${felt('Fødselsnummer (11 siffer)', delt(nr.gro))}${felt('Adresse', 'Skippergata 112 B, 4013 Stavanger', 'h')}${felt('E-post', 'gro.tjelta@lysogkamera.example', 'h')}${felt('Arbeidsgiver', 'Solspill TV AS', 'h')}${felt('Kontakt hos arbeidsgiver', 'Emil Skaugerud, linjeprodusent', 'h')}
${felt('', 'B. Oppdraget', 'f kap')}${felt('Produksjon', 'FERGEFOLKET')}${felt('Sesong', '1')}${felt('Mediehus', 'TV 2')}${felt('Funksjon i denne produksjonen', 'A-foto', 'h')}${felt('Produksjonsnummer', 'STV-2019-16', 'h')}${felt('Antall episoder i sesongen', '10')}${felt('Lengde per episode', '42 min')}${felt('Arbeidstakerens andel', 'halvparten av episodene')}${felt('Opptaksdager', '24, hvorav 4 reisedager')}${felt('Første dag', '05.08.2019')}${felt('Siste dag', '11.10.2019')}
${felt('', 'C. Betaling', 'f kap')}${felt('Dagslønn', 'kr 3 650')}${felt('Utstyrsleie', 'kr 1 200 per dag')}${felt('Konto', konto(220_817))}${felt('Overtid', '50 % fra time 9, 100 % fra time 12', 'h')}${felt('Diett', 'statens satser', 'h')}
${felt('', 'D. Vilkår', 'f kap')}${felt('Rettigheter', 'Bruken av produksjonen er regulert i særskilt avtale mellom kringkaster/mediehus og F©R v/Norsk Filmforbund.', 'f')}${felt('Kreditering', 'Ja, som A-foto, i rulletekst på de episodene arbeidstakeren har filmet.', 'f')}${felt('Forsikring', 'Arbeidsgiver dekker yrkesskade. Eget utstyr forsikres av eieren inntil kr 300 000.', 'f')}${felt('Merknad', 'Den andre halvdelen av episodene filmes av Knut Espeland etter egen avtale. Avtalt møtested er kai 3 kl. 06.30 første dag.', 'f')}
${felt('', 'E. Underskrift', 'f kap')}${felt('Sted og dato', 'Stavanger 21.06.2019', 'h')}${felt('Sted og dato', 'Stavanger 24.06.2019', 'h')}<div class="h under"><small>Arbeidstaker</small>${skrift('Gro A. Tjelta')}</div><div class="h under"><small>Arbeidsgiver (Emil Skaugerud)</small>${strek('Emil Skaugerud', '#111')}</div></div>
<p style="font-size:7.5pt;color:#567">Skjema 14, utgave 3. Ett eksemplar til arbeidstakeren, ett til lønn.</p>`),
    },
  ],
}

const memo = `.ark{font:10.4pt/1.42 'DejaVu Sans Condensed';padding:18mm 20mm}h1{font-size:20pt;margin:0;letter-spacing:3px}.ul{border-bottom:3px solid #a33;margin-bottom:5mm;padding-bottom:2mm;color:#666}dl{display:grid;grid-template-columns:42mm 1fr;gap:1.6mm 4mm;margin:0}dt{color:#a33;font-weight:bold}dd{margin:0}ol{padding-left:6mm}li{margin-bottom:1.6mm}.to{display:grid;grid-template-columns:1fr 1fr;gap:12mm;margin-top:8mm}.to>div{border-bottom:1px solid #444;height:20mm;position:relative}.to .strek,.to span{position:absolute;bottom:0;left:2mm}`
const d03: Kontrakt = {
  fasit: {
    id: 'w11-03',
    form: 'digital',
    language: 'en',
    template: 'deal-memo',
    arbeidstaker: 'Embla Wrayford',
    produksjonsselskap: 'Gråbein Pictures AS',
    registreringer: [rad('Under Brekanten (sesong 1)', 'Director of Photography', 'foto', 3)],
    rettighetsklausul: klausul('EN'),
    signaturer: begge,
    personnummer_i_dokumentet: nr.embla,
    forventet: 'BEHANDLET',
    begrunnelse: 'Engelsk klausul tilsvarende 1a, begge har signert, og bolk to er episode IV–VI, altså tre.',
  },
  papirer: [
    {
      navn: 'DealMemo_DoP_block2.pdf',
      slag: 'digital',
      stil: memo,
      html: ark(`<h1>DEAL MEMO</h1><div class="ul">Gråbein Pictures AS · reg. no. ${tre(orgnrTil('Gråbein Pictures AS'))} · Tromsø</div>
<dl><dt>Date</dt><dd>11 January 2020</dd><dt>Name</dt><dd>Embla Wrayford</dd><dt>National ID no.</dt><dd>${nr.embla}</dd><dt>Position</dt><dd>Director of Photography</dd><dt>Project</dt><dd>UNDER BREKANTEN, season one (working title: <i>Icefall</i>)</dd><dt>Format</dt><dd>TV drama, 9 × 48 minutes, directed by Leif Haraldseid and Signy Monstad</dd><dt>Engagement</dt><dd>Block two only, consisting of episodes IV–VI. Blocks one and three are photographed by others.</dd><dt>Dates</dt><dd>Prep 10 days from 2 March; shoot 31 days from 16 March; grade 3 days in October 2020</dd><dt>Fee</dt><dd>NOK 21,500 per five-day week, 12 % holiday pay on top</dd><dt>Kit</dt><dd>Own lenses, NOK 1,800 per day for at most 28 days</dd><dt>Reports to</dt><dd>Producer Sverre Ingdal</dd></dl>
<p><b>Standard terms</b></p><ol><li>Working hours are ten per day including a meal break of 45 minutes. A rest of 11 hours applies between wrap and call.</li><li>For members of NFF holding a management contract with F©R, copyright and related rights are governed by the “Agreement on rights between Virke Produsentforeningen and Norsk Filmforbund/F©R of 29.10.2016”.</li><li>Credit in the end titles of each episode photographed, on a single card, in the form “Embla Wrayford”.</li><li>The Company carries liability and accident insurance of up to NOK 5 million for 6 named crew on the glacier.</li><li>Neither party may disclose the plot before the first broadcast. Stills may be used in a showreel after twelve months.</li><li>If shooting is suspended by weather for more than 8 days in a row, the parties shall agree on new dates in good faith.</li><li>Norwegian law applies. Venue: Nord-Troms og Senja District Court.</li></ol>
<div class="to"><div>${strek('Sverre Ingdal', '#222')}</div><div>${skrift('Embla Wrayford', '#1d3c8a', 34)}</div></div><div class="to" style="margin-top:1mm"><small>Sverre Ingdal, for the Company, 13 Jan 2020</small><small>Embla Wrayford, 12 Jan 2020</small></div>`),
    },
  ],
}

const brev = `.ark{font:10.8pt/1.45 'P052',serif;padding:16mm 27mm}.hode{text-align:right;color:#2d5b43;margin-bottom:9mm;font-size:10pt}p{margin:0 0 3.2mm}.br{min-height:14mm}`
const d04: Kontrakt = {
  fasit: {
    id: 'w11-04',
    form: 'digital',
    language: 'nn',
    template: 'brevavtale',
    arbeidstaker: 'Idar Kleppestø',
    produksjonsselskap: 'Bjørkesaft Dokumentar AS',
    registreringer: [rad('Dei siste tonane', 'lyddesignar', 'lyd', 4)],
    rettighetsklausul: klausul('1a'),
    signaturer: { arbeidstaker: true, produksjonsselskap: false },
    personnummer_i_dokumentet: null,
    forventet: 'MANGLER SIGNATUR',
    begrunnelse:
      'Bare lyddesigneren har skrevet under; selskapets navn er maskinskrevet og er ingen signatur.',
  },
  papirer: [
    {
      navn: 'brev til Idar, signert.pdf',
      slag: 'digital',
      stil: brev,
      html: ark(`<div class="hode"><b>Bjørkesaft Dokumentar AS</b><br>Fjordvegen 8, 6800 Førde<br>org.nr. ${tre(orgnrTil('Bjørkesaft Dokumentar AS'))}</div>
<p>Idar Kleppestø<br>Bakkane 31<br>5700 Voss</p><p style="text-align:right">Førde, 17. januar 2022</p><p><b>Avtale om arbeid med lyden til «Dei siste tonane»</b></p>
<p>Kjære Idar,</p><p>takk for praten på tysdag. Brevet her er avtalen mellom oss. Når du har skrive under og sendt det att, gjeld det for begge.</p>
<p>Du er lyddesignar på fire av dei seks episodane i dokumentarserien vår. Kva for fire det blir, avgjer du og regissør Marta Sølvberg når grovklippa ligg føre i mars. Dei to andre tek Even Ljosland. Miksen gjer de saman, på dagar de sjølve vel, men ikkje fleire enn åtte.</p>
<p>For arbeidet får du kr 96 000 til saman, delt i tre: ein tredel no, ein tredel når lyden er ferdig lagd, og resten når mediehuset har godkjent siste program. Feriepengar er ikkje med i summen. Reiser med tog og ferje dekkjer vi.</p>
<p>Om rettane skriv vi det same til alle: For medlemmer av Norsk filmforbund med forvaltningskontrakt med F©R er det «Avtale om rettigheter mellom Virke Produsentforeningen og Norsk Filmforbund/F©R av 29.10.2016» som regulerer opphavsrettane.</p>
<p>Namnet ditt står i rulleteksten på dei fire programma. Vi ventar premiere på hausten og held deg orientert. Spelar noko seg ut annleis enn vi har tenkt, ringjer vi kvarandre.</p>
<p>Beste helsing</p><div class="br"></div><p>Åshild Bjørke<br>dagleg leiar, Bjørkesaft Dokumentar AS</p>
<p style="margin-top:5mm">Eg er samd i dette: &nbsp; ${strek('Idar Kleppestø', '#1f2f7a', 170)}<br><span style="margin-left:40mm;font-size:10pt">Idar Kleppestø, Voss 20/1-22</span></p>`),
    },
  ],
}

const tabell = `.ark{font:10.5pt/1.4 'Nimbus Sans','Liberation Sans';padding:17mm 18mm}h1{font-size:15pt;border:2px solid #000;padding:3mm;text-align:center}table{border-collapse:collapse;width:100%;margin:3mm 0}td,th{border:1px solid #333;padding:1.3mm 2mm;text-align:left;font-size:9.8pt}th{background:#e4e4e4}p{margin:2mm 0}.s{display:flex;gap:10mm;margin-top:20mm}.s div{flex:1;border-top:1px dotted #000;position:relative}.s .strek,.s span{position:absolute;bottom:6mm;left:4mm}`
const episoder = [
  ['1', 'Varden', 'Camilla Notøy', '12.–20. aug.'],
  ['2', 'Vinden snur', 'Sunniva Rabben', '21.–29. aug.'],
  ['3', 'Den tredje mann', 'Sunniva Rabben', '30. aug.–7. sep.'],
  ['4', 'Losbåt 44', 'Camilla Notøy', '9.–17. sep.'],
  ['5', 'Fem favner', 'Sunniva Rabben', '18.–26. sep.'],
  ['6', 'Søkk og snøre', 'Sunniva Rabben', '27. sep.–5. okt.'],
  ['7', 'Tåkeklokka', 'Camilla Notøy', '7.–15. okt.'],
  ['8', 'Inn til kai', 'Sunniva Rabben', '16.–25. okt.'],
]
const d05: Kontrakt = {
  fasit: {
    id: 'w11-05',
    form: 'skann',
    language: 'nb',
    template: 'episodetabell',
    arbeidstaker: 'Sunniva Rabben',
    produksjonsselskap: 'Havgap Film & Fjernsyn AS',
    registreringer: [rad('Losvakta (sesong 1)', 'episoderegissør', 'regi', 5)],
    rettighetsklausul: klausul('taus'),
    signaturer: begge,
    personnummer_i_dokumentet: nr.sunniva,
    forventet: 'BEHANDLET',
    begrunnelse:
      'Tabellen gir Rabben fem av åtte episoder; begge har signert, men avtalen har ingen rettighetsklausul.',
  },
  papirer: [
    {
      navn: 'skann_losvakta_regi.pdf',
      slag: 'skann',
      stil: tabell,
      slitasje: { dpi: 200, skjev: 0.5 },
      html: ark(`<h1>AVTALE OM EPISODEREGI</h1>
<p><b>Oppdragsgiver:</b> Havgap Film &amp; Fjernsyn AS, Bodø, org.nr. ${tre(orgnrTil('Havgap Film & Fjernsyn AS'))}<br><b>Oppdragstaker:</b> Sunniva Rabben, f.nr. ${delt(nr.sunniva)}, Nyholmsgata 9, 8005 Bodø</p>
<p>1. Partene er enige om at oppdragstakeren er episoderegissør på dramaserien LOSVAKTA, sesong 1 (2020). Fordelingen mellom de to regissørene er denne:</p>
<table><tr><th>Ep.</th><th>Tittel</th><th>Regi</th><th>Opptak 2019</th></tr>${episoder.map(one => `<tr>${one.map(cell => `<td>${cell}</td>`).join('')}</tr>`).join('')}</table>
<p>2. Hver episode er 44 minutter. Opptaket regnes som ferdig når dagens siste scene er godkjent av produsent Gaute Elvestrand. Camilla Notøy er konseptuerende regissør og avgjør stilspørsmål.</p>
<p>3. Vederlaget er kr 68 000 per episode oppdragstakeren har regien på. Det utbetales med halvparten ved opptaksstart og halvparten ved godkjent sluttklipp. Konto ${konto(731_204)}.</p>
<p>4. Oppdragstakeren deltar i klippen i inntil 6 dager per episode og i én visning for oppdragsgiverens styre.</p>
<p>5. Navnet settes i forteksten på egne episoder. Oppdragsgiver har yrkesskadeforsikring. Oppdragstakeren holder manus hemmelig til premieren.</p>
<p>6. Endringer i tabellen skal være skriftlige og undertegnet av begge.</p>
<p>Bodø, 1. juli 2019</p><div class="s"><div>${strek('Gaute Elvestrand', '#222')}Gaute Elvestrand, oppdragsgiver</div><div>${strek('Sunniva Rabben', '#1a2f8f')}Sunniva Rabben, oppdragstaker</div></div>`),
    },
  ],
}

const tillegg = `.ark{font:11pt/1.5 'Liberation Serif';padding:22mm 23mm}h1{font-size:16pt}h3{font-size:11.5pt;margin:4mm 0 1mm}p{margin:0 0 2mm}table{width:100%;border-collapse:collapse;margin:4mm 0}td{border-bottom:1px solid #999;padding:1.5mm}.s{display:grid;grid-template-columns:1fr 1fr;gap:12mm;margin-top:20mm}.s div{border-top:1px solid;position:relative;font-size:10pt}.s .strek,.s span{position:absolute;top:-12mm;left:2mm}`
const d06: Kontrakt = {
  fasit: {
    id: 'w11-06',
    form: 'blandet',
    language: 'nb',
    template: 'hovedavtale-med-tillegg',
    arbeidstaker: 'Torkel Sundfær',
    produksjonsselskap: 'Kobberkjele TV AS',
    registreringer: [rad('Hyttenaboen (sesong 3)', 'A-lyd', 'lydTv', 6)],
    rettighetsklausul: klausul('1a'),
    signaturer: begge,
    personnummer_i_dokumentet: nr.torkel,
    forventet: 'BEHANDLET',
    begrunnelse:
      'Tillegget øker antallet fra fire til seks episoder; begge har signert begge papirene, klausul 1a.',
  },
  papirer: [
    {
      navn: 'A Avtale Hyttenaboen s3.pdf',
      slag: 'digital',
      stil: tillegg,
      html: ark(`<h1>Arbeidsavtale for lydfolk</h1><table><tr><td>Bedrift</td><td>Kobberkjele TV AS, Røros</td></tr><tr><td>Ansatt</td><td>Torkel Sundfær, ${nr.torkel}</td></tr><tr><td>Arbeid</td><td>A-lyd</td></tr><tr><td>Program</td><td>Hyttenaboen, sesong tre, 8 programmer, TVNorge 2023</td></tr><tr><td>Omfang</td><td>fire programmer</td></tr><tr><td>Tid</td><td>uke 23–26, 19 arbeidsdager</td></tr><tr><td>Lønn</td><td>kr 3 380 per dag + 12 % feriepenger</td></tr></table>
<h3>Opphavsrett</h3><p>For de som er medlem av Norsk filmforbund og har forvaltningskontrakt med F©R, reguleres opphavsrettighetene i «Avtale om rettigheter mellom Virke Produsentforeningen og Norsk Filmforbund/F©R av 29.10.2016».</p><h3>Arbeidstid og kjøring</h3><p>Ti timer per dag med en halv times pause. Egen bil dekkes med statens sats. Avstanden Trondheim–Røros regnes til 155 km.</p><h3>Utstyr</h3><p>Bedriften leier miksebord og åtte trådløse sendere av Sundfær for kr 1 450 per dag.</p><h3>Endring</h3><p>Omfanget kan endres ved skriftlig tillegg.</p><p style="margin-top:8mm">Røros, 20. april 2022</p><div class="s"><div>${strek('Magnhild Aas', '#333')}Magnhild Aas<br>Kobberkjele TV AS</div><div>${strek('Torkel Sundfær')}Torkel Sundfær</div></div>`),
    },
    {
      navn: 'B Tillegg juli.pdf',
      slag: 'skann',
      stil: tillegg,
      html: ark(
        `<h1>Tillegg nr. 1</h1><p>til arbeidsavtale av 20. april 2022 mellom Kobberkjele TV AS og Torkel Sundfær om A-lyd på Hyttenaboen, sesong tre.</p><h3>1. Nytt omfang</h3><p>Siden Oddvar Strand har fått foreldrepermisjon, overtar Sundfær to programmer til. Omfanget i avtalen endres dermed fra fire til <b>seks</b> programmer.</p><h3>2. Ny tid</h3><p>Perioden forlenges med to uker, til og med uke 28. Dette er ni arbeidsdager.</p><h3>3. Ellers</h3><p>Lønn, opphavsrett og andre vilkår står ved lag.</p><p style="margin-top:8mm">Røros, 29. juni 2022</p><div class="s" style="margin-top:28mm"><div>${strek('Magnhild Aas', '#222')}Magnhild Aas<br>Kobberkjele TV AS</div><div>${strek('Torkel Sundfær', '#22409a')}Torkel Sundfær</div></div>`,
      ),
    },
  ],
}

const blankett = `.ark{font:10.5pt/1.5 'Liberation Sans Narrow';padding:16mm 18mm}h1{font-size:17pt;margin:0 0 4mm}.l{display:flex;align-items:flex-end;margin-top:4.5mm}.l b{width:48mm;font-weight:normal}.l i{flex:1;border-bottom:1px solid #555;font-style:normal;min-height:6.5mm;line-height:1}.k{margin-top:5mm;border:1px solid #555;padding:3mm}`
const linje = (navn: string, verdi: string) => `<div class="l"><b>${navn}</b><i>${verdi}</i></div>`
const d07: Kontrakt = {
  fasit: {
    id: 'w11-07',
    form: 'foto',
    language: 'nb',
    template: 'blankett-haandfylt',
    arbeidstaker: 'Hedda Vikstøl',
    produksjonsselskap: 'Gullklokke TV AS',
    registreringer: [rad('Auksjonsfeber (sesong 2)', 'Reporter', 'regiTv', 10)],
    rettighetsklausul: klausul('1b'),
    signaturer: begge,
    personnummer_i_dokumentet: null,
    forventet: 'BEHANDLET',
    begrunnelse: 'Alle unntatt de to første av tolv er ti episoder; klausul 1b, begge har signert.',
  },
  papirer: [
    {
      navn: 'IMG_4417.jpg',
      slag: 'foto',
      stil: blankett,
      slitasje: { skygge: 0.3, uskarp: 0.2 },
      html: ark(`<h1>Blankett for tidsbegrenset engasjement</h1><small>Fylles ut med penn. Bruk blokkbokstaver der det trengs.</small>
${linje('Navn', haand('Hedda Vikstøl', 23))}${linje('Født', haand('18. desember 1996', 21))}${linje('Adresse', haand('Ekeberglia 4, 1176 Oslo', 21))}${linje('Produksjonsselskap', 'GULLKLOKKE TV AS, Oslo')}${linje('Program', haand('Auksjonsfeber, sesong 2', 23))}${linje('Skal arbeide som', haand('Reporter', 23))}${linje('Programmer i sesongen', haand('tolv', 23))}${linje('Arbeider på', haand('alle unntatt de to første', 23))}${linje('Periode', haand('15. jan. – 29. mars 2022 (51 dager)', 21))}${linje('Lønn', haand('kr 47 500 per mnd', 21))}
<div class="k"><b>Rettigheter.</b> Utnyttelsen av produksjonen følger særskilt avtale mellom kringkaster/mediehus og F©R v/Norsk Filmforbund.</div><div class="k"><b>Vilkår.</b> Oppsigelse 14 dager. Overtid skal være pålagt. Klær til skjerm dekkes med inntil kr 6 000. Vaktleder er Stian Ødemark, som også er verneombud.</div>
${linje('Sted og dato', haand('Oslo, 3. januar 2022', 21))}<div style="height:9mm"></div>${linje('Den engasjerte', `${strek('Hedda Vikstøl', '#222a75', 170)}`)}${linje('For selskapet', `${strek('Pål Gjersem', '#111', 170)} <small>Pål Gjersem</small>`)}`),
    },
  ],
}

const d08: Kontrakt = {
  fasit: {
    id: 'w11-08',
    form: 'digital',
    language: 'nb',
    template: 'prosa-paragrafer',
    arbeidstaker: 'Vilde Marstein',
    produksjonsselskap: 'Storfuru Film AS',
    registreringer: [
      rad('Salt i såret', 'regissør', 'regi', null),
      rad('Salt i såret', 'manusforfatter', 'manus', null),
    ],
    rettighetsklausul: klausul('2'),
    signaturer: begge,
    personnummer_i_dokumentet: nr.vilde,
    forventet: 'BEHANDLET',
    begrunnelse:
      'Klausul 2 for spillefilm, to godkjente funksjoner og begge signaturer; selskapet skiller filmen fra kortfilmen.',
  },
  papirer: [
    {
      navn: 'Marstein, regi og manus.pdf',
      slag: 'digital',
      stil: prosa,
      html: `${ark(`<h1>Avtale om manus og regi</h1><p>Partene er <b>Storfuru Film AS</b> (produsenten), org.nr. ${tre(orgnrTil('Storfuru Film AS'))}, og <b>Vilde Marstein</b> (opphaveren), fødselsnummer ${delt(nr.vilde)}. Opphaveren representeres av agent Herman Tveter, Tveter &amp; Lie.</p>
<h2>1. Verket</h2><p>Avtalen gjelder den lange spillefilmen SALT I SÅRET (arbeidstittel «Garveriet»), om lag 108 minutter, med kinopremiere i 2021. Opphaveren skriver originalmanuset alene og er filmens regissør.</p>
<h2>2. Leveranser</h2><p>Manus leveres i tre utkast: første 1. september 2018, andre 15. januar og tredje 1. april 2019. Som regissør arbeider opphaveren seks uker med forberedelser, 36 opptaksdager og ti uker i klipp.</p>
<h2>3. Honorar</h2><p>Kr 450 000 for manus og kr 780 000 for regi. Av den samlede summen betales 20 prosent ved signering. Blir budsjettet høyere enn kr 24 millioner, økes regihonoraret med fire prosent.</p>
<h2>4. Rettigheter</h2><p>For medlemmer av Norsk filmforbund med forvaltningskontrakt med F©R klareres rettighetene i «Avtale om rettigheter for innkjøpte produksjoner mellom Virke Produsentforeningen og Norsk Filmforbund/F©R av 09.05.2017». Det gjelder begge funksjonene.</p>
<h2>5. Endelig klipp</h2><p>Produsent Ragna Selvik og opphaveren skal være enige om endelig versjon. Blir de ikke det, holdes to prøvevisninger før produsenten avgjør.</p><div class="bunn">1 (2)</div>`)}${ark(`<h2>6. Kreditering</h2><p>«Manus og regi: Vilde Marstein», på eget kort i forteksten og på plakaten.</p><h2>7. Reiser og visninger</h2><p>Opphaveren deltar på inntil 8 festivaler det første året. Produsenten dekker reise og opphold.</p><h2>8. Mislighold</h2><p>Vesentlig brudd gir rett til heving etter skriftlig varsel på ti dager. Tvister hører under Ringerike, Asker og Bærum tingrett.</p><p style="margin-top:9mm">Asker, den 6. juni 2018</p><div class="sig" style="margin-top:30mm"><div>${skrift('Ragna Selvik', '#222', 34)}Produsenten, Ragna Selvik</div><div>${strek('Vilde Marstein')}Opphaveren, Vilde Marstein</div></div><div class="bunn">2 (2)</div>`)}`,
    },
  ],
}

export const del1: readonly Kontrakt[] = [d01, d02, d03, d04, d05, d06, d07, d08]
