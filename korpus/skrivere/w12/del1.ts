import { ark, begge, fnr, haand, type Kontrakt, klausul, konto, rad, tre } from '../hjelp.ts'
import { k1a, k1b, kEN, paa, strek } from './hjelp.ts'
import { org } from './register.ts'

const fnr01 = fnr(14, 3, 1984, 212)
const w01: Kontrakt = {
  fasit: {
    id: 'w12-01',
    form: 'digital',
    language: 'nb',
    template: 'paragrafavtale på to sider',
    arbeidstaker: 'Ragnhild Tveiterås',
    produksjonsselskap: 'Polhøgda Drama AS',
    registreringer: [rad('Havaristen', 'klipper', 'klipp', 6)],
    rettighetsklausul: klausul('1a'),
    signaturer: begge,
    personnummer_i_dokumentet: fnr01,
    forventet: 'BEHANDLET',
    begrunnelse:
      'Episode 3 til og med 8 av åtte er seks episoder; klausul 1a og begges underskrift på side 2.',
  },
  papirer: [
    {
      navn: 'Arbeidsavtale Tveiterås.pdf',
      slag: 'digital',
      stil: `body{font:10.4pt/1.45 P052,"DejaVu Serif Condensed",serif}.ark{padding:22mm 25mm 16mm}
h1{font-size:16pt;margin:0 0 1mm;letter-spacing:.04em}h2{font-size:10.6pt;margin:4.5mm 0 1mm}p{margin:0 0 2mm;text-align:justify}
.fot{position:absolute;bottom:10mm;left:25mm;right:25mm;font-size:8pt;color:#555;border-top:.3mm solid #999;padding-top:1mm}
.to{display:flex;gap:14mm;margin-top:12mm}.to>div{flex:1}.paa{height:15mm;border-bottom:.3mm solid #000;display:flex;align-items:flex-end}.paa svg{margin-bottom:-2mm}`,
      html:
        ark(`<h1>ARBEIDSAVTALE</h1><p>Midlertidig ansettelse etter arbeidsmiljøloven § 14-9 (2) bokstav a</p>
<p>Denne avtalen er inngått mellom <b>Polhøgda Drama AS</b>, org.nr. ${tre(org('Polhøgda Drama AS'))}, Sognsveien 311 c, 0863 Oslo («Selskapet»), og
<b>Ragnhild Tveiterås</b>, fødselsnummer ${fnr01}, Maridalsveien 204, 0467 Oslo («Medarbeideren»).</p>
<h2>§ 1 Produksjonen</h2><p>Avtalen gjelder dramaserien <i>Havaristen</i>, første sesong, i regi av Peder Amdahl og Kaja Ronæs. Sesongen består av 8 episoder à ca. 44 minutter
og bestilles av NRK. Innspillingen foregår på Karmøy og i Oslo og er beregnet til 62 opptaksdager. Selskapet eier produksjonen alene.</p>
<h2>§ 2 Stillingen</h2><p>Medarbeideren ansettes som klipper og har det kunstneriske og tekniske ansvaret for bildeklippen av episode 3 til og med 8. De to første episodene klippes av
Endre Mosvold, som også legger seriens grunnform sammen med konseptuerende regissør. Medarbeideren rapporterer til produsent Cecilie Nymoen.</p>
<h2>§ 3 Varighet og arbeidssted</h2><p>Ansettelsen varer fra 11. oktober 2021 til 25. mars 2022, til sammen 23 uker. Fri i romjulen (uke 52) regnes ikke med.
Arbeidsstedet er Selskapets klipperom i Sognsveien; hjemmearbeid avtales fra gang til gang.</p>
<h2>§ 4 Lønn</h2><p>Ukelønnen er kr 17 850 for 37,5 timer. Lønnen utbetales den 12. i hver måned til konto ${konto(14_022)}. Feriepenger er 12 prosent og utbetales ved fratreden.
Overtid skal være pålagt av etterarbeidsleder Håkon Solbu på forhånd.</p>
<h2>§ 5 Arbeidstid</h2><p>Alminnelig arbeidstid er mandag til fredag kl. 9 til 17 med en halv times spisepause. Partene er enige om at to uker før låst klipp kan ha inntil 45 timer,
mot tilsvarende avspasering eller betaling etter overenskomsten.</p>
<h2>§ 6 Sykdom og forsikring</h2><p>Selskapet har yrkesskade- og reiseforsikring. Sykdom meldes samme dag. Ved sykdom ut over ti dager kan Selskapet sette inn vikar for de episodene det gjelder.</p>
<h2>§ 7 Taushetsplikt</h2><p>Medarbeideren skal ikke omtale handling, rollebesetning eller råmateriale før serien er vist. Plikten gjelder også etter at ansettelsen er over.</p>
<div class="fot">Polhøgda Drama AS · Arbeidsavtale R. Tveiterås · side 1 av 2</div>`) +
        ark(`<h2>§ 8 Kreditering</h2><p>Medarbeideren krediteres «Klipp: Ragnhild Tveiterås» i fortekst eller på eget kort i rulleteksten for de episodene hun har klippet.</p>
<h2>§ 9 Opphavsrett</h2><p>${k1a}</p><p>Retten til å bli navngitt, og til å motsette seg krenkende bruk, jf. åndsverkloven § 5, er i behold.</p>
<h2>§ 10 Oppsigelse</h2><p>Avtalen kan sies opp av begge parter med 14 dagers varsel, regnet fra den dagen oppsigelsen kommer frem.</p>
<h2>§ 11 Overenskomst og tvister</h2><p>TV-dramaoverenskomsten gjelder. Uenighet søkes løst ved forhandlinger; ellers er Oslo tingrett verneting.</p>
<h2>§ 12 Eksemplarer</h2><p>Avtalen er skrevet i to eksemplarer, ett til hver av partene.</p>
<p style="margin-top:9mm">Oslo, 4. oktober 2021</p>
<div class="to"><div>${paa(strek('Birger Lauvstad', '#1a1a1a'))}for Polhøgda Drama AS<br>Birger Lauvstad, daglig leder</div>
<div>${paa(strek('Ragnhild Tveiterås'))}Ragnhild Tveiterås<br>Medarbeideren</div></div>
<div class="fot">Polhøgda Drama AS · Arbeidsavtale R. Tveiterås · side 2 av 2</div>`),
    },
  ],
}

const w02: Kontrakt = {
  fasit: {
    id: 'w12-02',
    form: 'skann',
    language: 'nb',
    template: 'skjema med ruter',
    arbeidstaker: 'Tone Merethe Ulsrud',
    produksjonsselskap: 'Skjæret Produksjon AS',
    registreringer: [rad('Understrøm', 'maskør', 'kostyme', null)],
    rettighetsklausul: klausul('buy-out'),
    signaturer: begge,
    personnummer_i_dokumentet: null,
    forventet: 'FYLL INN EPISODER',
    begrunnelse:
      'Hun er med i opptaksbolk 2 i åtte uker; hvor mange av sesongens episoder det er, står ikke.',
  },
  papirer: [
    {
      navn: 'skann_ulsrud_understrøm.pdf',
      slag: 'skann',
      slitasje: { dpi: 200, skjev: 0.5, uskarp: 0.15, korn: 0.3 },
      stil: `body{font:10pt/1.35 "Nimbus Sans","DejaVu Sans Condensed",sans-serif}.ark{padding:16mm 18mm}
h1{font-size:15pt;margin:0 0 4mm;background:#ddd;padding:2mm 3mm}table{width:100%;border-collapse:collapse;margin-bottom:4mm}
td{border:.3mm solid #444;padding:1.2mm 2mm 2mm;vertical-align:top;height:9mm}td small{display:block;font-size:7.4pt;color:#333}
.s td{height:24mm;position:relative}.s .paa{position:absolute;bottom:2mm;left:4mm}h2{font-size:10.5pt;margin:3mm 0 1mm}p{margin:0 0 2mm;font-size:9.4pt}`,
      html: ark(`<h1>Skjæret Produksjon AS – Engasjementsskjema stab</h1>
<table><tr><td colspan="2"><small>1. Navn</small>Tone Merethe Ulsrud</td><td><small>2. Født</small>22.06.1979</td></tr>
<tr><td colspan="2"><small>3. Adresse</small>Vestbygdveien 18, 4550 Farsund</td><td><small>4. Telefon</small>55 10 04 81</td></tr>
<tr><td><small>5. Bankkonto</small>${konto(20_777)}</td><td><small>6. Skattekommune</small>Farsund</td><td><small>7. Pårørende</small>Leif Ulsrud</td></tr></table>
<table><tr><td><small>8. Produksjon</small>Understrøm</td><td><small>9. Sesong</small>2</td><td><small>10. Format</small>TV-drama, 8 x 45 min</td></tr>
<tr><td><small>11. Stilling</small>Maskør</td><td><small>12. Avdeling / leder</small>Maske / Vibeke Grønnevik</td><td><small>13. Regi</small>Ola Fjeldsbø, Ines Haug</td></tr>
<tr><td><small>14. Periode</small>uke 34–41 2022 (opptaksbolk 2)</td><td><small>15. Varighet</small>8 uker, 40 dager</td><td><small>16. Opptakssted</small>Lista</td></tr>
<tr><td><small>17. Lønn pr. uke</small>kr 13 400</td><td><small>18. Timer pr. uke</small>50, herav 12,5 overtid</td><td><small>19. Utstyrsleie</small>kr 600 pr. uke</td></tr></table>
<h2>20. Vilkår</h2>
<p>a) Skattekort leveres før første lønnskjøring. Lønn utbetales den siste virkedagen i måneden. Feriepenger 12 %.</p>
<p>b) Stabsmedlemmet overdrar med dette samtlige rettigheter til eget arbeid i produksjonen til Skjæret Produksjon AS, herunder retten til å vise, selge, bearbeide og
videreoverdra produksjonen i alle medier, kjente som ukjente, i hele verden og uten tidsbegrensning. Lønnen i rute 17 er full betaling for overdragelsen, og det
skal ikke betales noe ytterligere vederlag for bruk av produksjonen.</p>
<p>c) Arbeidet følger opptaksplanen. Endring i planen på inntil tre dager gir ikke rett til ny avtale.</p>
<p>d) Innspillingsleder er Marit Ødegaard. HMS-kort og smittevernregler er gitt sammen med skjemaet.</p>
<table class="s" style="margin-top:6mm"><tr><td><small>21. Stabsmedlem – dato og underskrift</small>8/8-22${paa(strek('Tone Merethe Ulsrud', '#22306a'))}</td>
<td><small>22. For Skjæret Produksjon AS – dato og underskrift</small>10/8-22${paa(strek('Nils Petter Vagle', '#222'))}</td></tr></table>
<p>Underskriver for selskapet: produsent Nils Petter Vagle. Org.nr. ${tre(org('Skjæret Produksjon AS'))}</p>`),
    },
  ],
}

const fnr03 = fnr(2, 11, 1990, 330)
const w03: Kontrakt = {
  fasit: {
    id: 'w12-03',
    form: 'foto',
    language: 'nb',
    template: 'blankett fylt ut for hånd',
    arbeidstaker: 'Jørn Ivar Fagerheim',
    produksjonsselskap: 'Kaldstart Underholdning AS',
    registreringer: [rad('Gullhjørnet', 'A-foto', 'fotoTv', 10)],
    rettighetsklausul: klausul('1b'),
    signaturer: { arbeidstaker: true, produksjonsselskap: false },
    personnummer_i_dokumentet: fnr03,
    forventet: 'MANGLER SIGNATUR',
    begrunnelse: 'Linjen for Kaldstart Underholdning er tom; bare Fagerheim har skrevet under.',
  },
  papirer: [
    {
      navn: 'IMG_2291.jpg',
      slag: 'foto',
      slitasje: { skjev: -1.4, uskarp: 0.2, korn: 0.3, skygge: 0.3 },
      stil: `body{font:10.5pt/1.4 "DejaVu Sans Condensed",sans-serif}.ark{padding:18mm 20mm}h1{font-size:17pt;margin:0}
.f{display:flex;align-items:flex-end;gap:3mm;margin:3.4mm 0}.f b{flex:none;font-weight:normal;width:46mm;font-size:9.6pt}.f span.l{flex:1;border-bottom:.3mm dotted #333;padding-left:2mm;min-height:7mm}
.v{font-size:9pt;border:.3mm solid #333;padding:3mm;margin-top:6mm}.v p{margin:0 0 2mm}.to{display:flex;gap:16mm;margin-top:9mm}.to>div{flex:1;font-size:9pt}
.paa{height:14mm;border-bottom:.3mm solid #000}`,
      html: ark(`<h1>Kontrakt frilans</h1><p style="margin:1mm 0 5mm;color:#444">Kaldstart Underholdning AS · Gullhaug torg 40, 0484 Oslo · org. ${tre(org('Kaldstart Underholdning AS'))}<br>Ett skjema pr. produksjon. Hvitt eksemplar til produksjonskontoret.</p>
${(
  [
    ['Frilanserens navn', 'Jørn Ivar Fagerheim'],
    ['Fødselsnr. (11 siffer)', fnr03],
    ['Adresse', 'Hans Nielsen Hauges gate 51 b, 0481 Oslo'],
    ['Produksjon og sesong', 'Gullhjørnet, sesong 3'],
    ['Funksjon', 'A-foto'],
    ['Antall programmer', 'alle 10'],
    ['Opptaksdager', '31 + 2 reisedager'],
    ['Dagsats', 'kr 4 650'],
    ['Nærmeste leder', 'Silje Kvam (prosjektleder)'],
    ['Kanal', 'TV 2'],
  ] as const
)
  .map(([a, b]) => `<div class="f"><b>${a}</b><span class="l">${haand(b, 21)}</span></div>`)
  .join('')}
<div class="v"><p><b>Vilkår.</b> Lønn utbetales den 20. måneden etter. Frilanseren stiller uthvilt og med gyldig førerkort. Avbestilling mindre enn 48 timer før gir full dagsats.</p>
<p><b>Rettigheter.</b> ${k1b}</p></div>
<div class="to"><div>${paa(strek('Jørn Ivar Fagerheim'))}Frilanser (sted, dato) ${haand('Oslo 9/1 2023', 17)}</div><div>${paa('')}For Kaldstart Underholdning AS (sted, dato)</div></div>`),
    },
  ],
}

const w04: Kontrakt = {
  fasit: {
    id: 'w12-04',
    form: 'digital',
    language: 'en',
    template: 'deal memo',
    arbeidstaker: 'Marguerite Holm-Easton',
    produksjonsselskap: 'Ishavsporten Film AS',
    registreringer: [rad('Saltveien', 'Production Designer', 'scenograf', 6)],
    rettighetsklausul: klausul('EN'),
    signaturer: begge,
    personnummer_i_dokumentet: null,
    forventet: 'BEHANDLET',
    begrunnelse:
      'Produksjonsdesigner på alle seks episodene, med den engelske klausulen og begge underskrifter.',
  },
  papirer: [
    {
      navn: 'DealMemo_PD_SaltRoad.pdf',
      slag: 'digital',
      stil: `body{font:10pt/1.45 "URW Gothic","DejaVu Sans Light","DejaVu Sans",sans-serif}.ark{padding:20mm 22mm}
.topp{display:flex;justify-content:space-between;border-bottom:1mm solid #0b4f6c;padding-bottom:3mm;margin-bottom:5mm}.topp b{font-size:18pt;color:#0b4f6c}
dl{display:grid;grid-template-columns:44mm 1fr;gap:1.6mm 4mm;margin:0}dt{font-weight:bold;font-size:8.8pt;text-transform:uppercase;color:#0b4f6c}dd{margin:0}
.to{display:grid;grid-template-columns:1fr 1fr;gap:0 14mm;margin-top:9mm}.paa{height:15mm;border-bottom:.3mm solid #0b4f6c}.to p{margin:1mm 0 0;font-size:9pt}`,
      html: ark(`<div class="topp"><b>DEAL MEMO</b><span style="text-align:right">Ishavsporten Film AS<br>Storgata 92, 9008 Tromsø, Norway<br>Reg. no. ${tre(org('Ishavsporten Film AS'))}</span></div>
<dl><dt>Date</dt><dd>17 January 2022</dd>
<dt>Production</dt><dd>SALTVEIEN (international title: “The Salt Road”), television drama</dd>
<dt>Engager</dt><dd>Ishavsporten Film AS, represented by its producer Trygve Aasebø</dd>
<dt>Crew member</dt><dd>Ms Marguerite Holm-Easton, 14 Pembroke Mews, Bristol; resident in Tromsø during the shoot. Date of birth 30 April 1976.</dd>
<dt>Position</dt><dd>Production Designer. Head of the art department (art director: Sondre Myrland; set decorator: Kirsti Bye).</dd>
<dt>Scope</dt><dd>All six (6) one-hour episodes, from concept to wrap of the last block.</dd>
<dt>Directors</dt><dd>Aleksander Wiik (block 1, episodes 1–3) and Runa Ekeberg (block 2, episodes 4–6)</dd>
<dt>Dates</dt><dd>Prep from 7 February 2022 (9 weeks); principal photography 11 April – 1 July 2022 (58 days); wrap 1 week</dd>
<dt>Fee</dt><dd>NOK 24,500 per week of five days, payable fortnightly through payroll. Holiday pay 12 %.</dd>
<dt>Travel</dt><dd>Two return flights, economy. Flat provided by the Engager. Per diem on locations outside Tromsø.</dd>
<dt>Kit rental</dt><dd>NOK 1,200 per week</dd>
<dt>Credit</dt><dd>Single card in the opening titles: “Production Designer Marguerite Holm-Easton”</dd>
<dt>Copyright</dt><dd>${kEN} Moral rights under section 5 of the Norwegian Copyright Act are not affected.</dd>
<dt>Termination</dt><dd>Two weeks' written notice by either party. On cancellation of the production four weeks' fee is due.</dd>
<dt>Law</dt><dd>Norwegian law; Nord-Troms and Senja District Court.</dd></dl>
<p style="margin:5mm 0 0">The parties sign this memo as a binding agreement. No long form will follow.</p>
<div class="to"><div>${paa(strek('Trygve Aasebø', '#111'))}<p>Trygve Aasebø<br>for and on behalf of Ishavsporten Film AS</p></div><div>${paa(strek('M Holm-Easton', '#16358a'))}<p>Marguerite Holm-Easton<br>Crew member</p></div></div>`),
    },
  ],
}

const fnr05 = fnr(27, 8, 1971, 405)
const w05: Kontrakt = {
  fasit: {
    id: 'w12-05',
    form: 'digital',
    language: 'nn',
    template: 'brev med godkjenning nedst',
    arbeidstaker: 'Oddny Flatjord',
    produksjonsselskap: 'Tidevatn Film AS',
    registreringer: [
      rad('Siste ferja', 'regien', 'regi', null),
      rad('Siste ferja', 'klipper han òg sjølv', 'klipp', null),
    ],
    rettighetsklausul: klausul('1a'),
    signaturer: begge,
    personnummer_i_dokumentet: fnr05,
    forventet: 'BEHANDLET',
    begrunnelse: 'Regi og klipp på ein enkeltståande dokumentar; brevet er godkjent og underskrive av begge.',
  },
  papirer: [
    {
      navn: 'Brev til Oddny - Siste ferja.pdf',
      slag: 'digital',
      stil: `body{font:11pt/1.5 "C059","DejaVu Serif",serif}.ark{padding:26mm 28mm 18mm}p{margin:0 0 3.2mm}.h{display:flex;justify-content:space-between;margin-bottom:9mm;font-size:10pt}
.k{border-top:.3mm dashed #555;margin-top:6mm;padding-top:4mm;font-size:10.4pt}.paa{height:13mm}.l{border-top:.3mm solid #333;width:76mm;padding-top:1mm;font-size:9.6pt}`,
      html: ark(`<div class="h"><div>Oddny Flatjord<br>Prestegata 7<br>6150 Ørsta</div><div style="text-align:right"><b>Tidevatn Film AS</b><br>Sjøgata 3, 6065 Ulsteinvik<br>org.nr. ${tre(org('Tidevatn Film AS'))}</div></div>
<p style="text-align:right">Ulsteinvik, 2. mars 2021</p><p><b>Filmen om ferjemannskapet</b></p>
<p>Kjære Oddny,</p>
<p>takk for ein god prat på fredag. Her kjem det vi vart samde om, slik at vi begge har det på papir. Vi vil at du skal ha regien på dokumentarfilmen «Siste ferja» (58 minutt, for NRK og Vestnorsk
filmsenter), og at du klipper han òg sjølv, slik du gjorde med filmen om plogen. Fotograf er Eirik Sunde, og Vigdis Lid Hovden har ansvaret for lyden.</p>
<p>Opptaka går frå april til september 2021, 24 dagar til saman. Klippen er sett til tolv veker frå 4. oktober. For regien betaler vi 310 000 kroner og for klippen 165 000, i fem
like delar gjennom lønssystemet vårt; feriepengar kjem i tillegg. Til skattekortet treng vi fødselsnummeret ditt, som vi har notert som ${fnr05}.</p>
<p>Om opphavsretten gjeld standardteksten: ${k1a}</p>
<p>Du får rå over siste klipp saman med oss: vi kjem ikkje til å gjere endringar utan å ha tala med deg først. Blir filmen utsett meir enn eit halvt år, kan kvar av oss gå frå avtalen.</p>
<p>Er du samd, skriv du under nedst og sender arket attende.</p>
<p style="margin-bottom:0">Med beste helsing</p>${paa(strek('Gaute Rimestad', '#1c1c1c'))}<p style="font-size:10pt;margin:0">Gaute Rimestad, produsent, for Tidevatn Film AS</p>
<div class="k">Eg er samd i det som står over og tek på meg oppdraget.<br>Ørsta, 9. mars 2021${paa(strek('Oddny Flatjord', '#243a86'))}<div class="l">Oddny Flatjord</div></div>`),
    },
  ],
}

const w06: Kontrakt = {
  fasit: {
    id: 'w12-06',
    form: 'digital',
    language: 'nb',
    template: 'avrop med oppdragstabell',
    arbeidstaker: 'Mads Ekornrud',
    produksjonsselskap: 'Vippepunkt TV AS',
    registreringer: [
      rad('Tindegjengen', 'Fargekorrigering', 'farge', 8),
      rad('Under isen', 'Fargekorrigering', 'farge', 3),
      rad('Fjellet som flyttet seg', 'Fargekorrigering', 'farge', null),
    ],
    rettighetsklausul: klausul('1b'),
    signaturer: begge,
    personnummer_i_dokumentet: null,
    forventet: 'BEHANDLET',
    begrunnelse:
      'Tre linjer: hele sesong 2 (åtte episoder), tre av fire episoder og en enkeltstående film. Avropet har klausul og er signert.',
  },
  papirer: [
    {
      navn: 'Avrop 2023-07.pdf',
      slag: 'digital',
      stil: `body{font:9.8pt/1.45 "DejaVu Sans",sans-serif}.ark{padding:18mm 20mm}h1{font-size:14pt;margin:0 0 1mm}table{border-collapse:collapse;width:100%;margin:3mm 0}
th{background:#2d3b2d;color:#fff;text-align:left;font-size:8.4pt;padding:1.6mm 2mm}td{border-bottom:.2mm solid #9a9;padding:2mm;vertical-align:top;font-size:9pt}.g{color:#555;font-size:8.6pt}
.to{display:flex;gap:12mm;margin-top:8mm}.to>div{flex:1;font-size:8.8pt}.paa{height:14mm;border-bottom:.3mm solid #000}h2{font-size:10.4pt;margin:5mm 0 1mm}p{margin:0 0 2mm}`,
      html: ark(`<h1>Avrop nr. 7/2023</h1><p class="g">på rammeavtale av 3. januar 2023 mellom Vippepunkt TV AS (org.nr. ${tre(org('Vippepunkt TV AS'))}) og Mads Ekornrud</p>
<p>Vippepunkt TV AS bestiller herved følgende arbeid av <b>Mads Ekornrud</b>, Kirkegårdsgata 12, 3616 Kongsberg, født 5. mai 1988. Han ansettes midlertidig for hvert oppdrag og lønnes etter time.</p>
<table><tr><th>Linje</th><th>Produksjon</th><th>Arbeid</th><th>Omfang</th><th>Når</th><th>Ramme</th></tr>
<tr><td>1</td><td>Tindegjengen, sesong 2<br><span class="g">underholdning, Discovery</span></td><td>Fargekorrigering</td><td>samtlige 8 episoder à 40 min</td><td>uke 33–38</td><td>120 timer</td></tr>
<tr><td>2</td><td>Under isen<br><span class="g">dokumentarserie i 4 deler, TV 2</span></td><td>Fargekorrigering</td><td>del 1, 2 og 4<br><span class="g">(del 3 tas av Line Bratt)</span></td><td>uke 39–41</td><td>66 timer</td></tr>
<tr><td>3</td><td>Fjellet som flyttet seg<br><span class="g">enkeltstående, 72 min</span></td><td>Fargekorrigering</td><td>hele filmen</td><td>uke 43–44</td><td>50 timer</td></tr></table>
<h2>Vilkår for avropet</h2>
<p>Timesats kr 520. Timelister sendes etterarbeidskoordinator Pia Nordlie hver fredag; lønn utbetales den 10. Oppdrag som flyttes mer enn to uker, kan Ekornrud si fra seg.</p>
<p>Levering: DCI-P3 og Rec. 709, kontrollert av Ekornrud før den sendes til sendekontroll. Retting etter kanalens kontroll inngår i timerammen for linje 1 og 2.</p>
<h2>Rettigheter</h2><p>${k1b} Dette gjelder alle linjene i avropet.</p>
<h2>Annet</h2><p>Ekornrud krediteres «Fargekorrigering». For øvrig gjelder rammeavtalen. Avropet er bindende når begge har skrevet under.</p>
<p style="margin-top:6mm">Oslo, 7. august 2023</p>
<div class="to"><div>${paa(strek('Henriette Ask Solum', '#222'))}For Vippepunkt TV AS: Henriette Ask Solum, leder for etterarbeid</div><div>${paa(strek('Mads Ekornrud'))}Mads Ekornrud</div></div>`),
    },
  ],
}

const stab07: readonly (readonly string[])[] = [
  ['1', 'Grete Anvik', 'Lydassistent / bom', 'blokk 1 og 2', '11 250'],
  ['2', 'Terje Langerud', 'Lydsjef', 'blokk 1 (ep. 1–3)', '16 900'],
  ['3', 'Synne Marie Hovland', 'Lydsjef', 'blokk 2 (ep. 4–6)', '16 900'],
  ['4', 'Kim Andre Bøe', 'Lærling lyd', 'blokk 2', '7 800'],
]
const fnr07 = fnr(19, 12, 1986, 118)
const w07: Kontrakt = {
  fasit: {
    id: 'w12-07',
    form: 'skann',
    language: 'nb',
    template: 'fellesvilkår med stabstabell',
    arbeidstaker: 'Synne Marie Hovland',
    produksjonsselskap: 'Tollefsrud Drama AS',
    registreringer: [rad('Tunnelvokterne', 'lydsjef', 'lyd', 3)],
    rettighetsklausul: klausul('1a'),
    signaturer: begge,
    personnummer_i_dokumentet: fnr07,
    forventet: 'BEHANDLET',
    begrunnelse:
      'Hovland er lydsjef på blokk 2, episode 4–6: tre episoder. De andre i tabellen har egne avtaler.',
  },
  papirer: [
    {
      navn: 'Hovland_avtale_sign.pdf',
      slag: 'skann',
      slitasje: { dpi: 200, skjev: -0.4, uskarp: 0.2, korn: 0.4 },
      stil: `body{font:10.6pt/1.45 "Nimbus Roman","DejaVu Serif Condensed",serif}.ark{padding:20mm 23mm}h1{font-size:15pt;text-align:center;margin:0 0 5mm}ol{padding-left:6mm;margin:0}li{margin-bottom:2.4mm}
table{border-collapse:collapse;width:100%;margin:3mm 0 4mm;font-size:10pt}td,th{border:.25mm solid #333;padding:1mm 2mm;text-align:left}.m td{font-weight:bold;background:#e4e4e4}
.to{display:flex;justify-content:space-between;margin-top:9mm}.to>div{width:70mm}.paa{height:14mm;border-bottom:.3mm solid #000}`,
      html: ark(`<h1>AVTALE – LYDAVDELINGEN PÅ «TUNNELVOKTERNE»</h1>
<p>Tollefsrud Drama AS (org.nr. ${tre(org('Tollefsrud Drama AS'))}) produserer dramaserien «Tunnelvokterne» i seks episoder for Viaplay. Vilkårene under er de samme for hele lydavdelingen.
Hver medarbeider skriver under sitt eget eksemplar. <b>Dette eksemplaret gjelder Synne Marie Hovland</b>, fødselsnr. ${fnr07}, bosatt i Åsveien 3, 7020 Trondheim (linje 3).</p>
<table><tr><th>Linje</th><th>Navn</th><th>Stilling</th><th>Omfang</th><th>Ukelønn</th></tr>
${stab07.map(l => `<tr${l[0] === '3' ? ' class="m"' : ''}>${l.map(c => `<td>${c}</td>`).join('')}</tr>`).join('')}</table>
<ol><li>Opptakene går i to blokker: blokk 1 fra 22. august og blokk 2 fra 17. oktober 2022, hver på 27 dager. Arbeidet begynner tre dager før og slutter to dager etter egen blokk.</li>
<li>Lydsjefen har ansvaret for opptakslyden og for at lydrapportene følger materialet til etterarbeidet. Lydassistent og lærling rapporterer til lydsjefen i den blokken de er på.</li>
<li>Lønnen utbetales den 15. hver måned. Utstyret leies av Lydloftet Utleie etter egen avtale og inngår ikke i lønnen.</li>
<li>Arbeidstid, overtid, diett og reise følger TV-dramaoverenskomsten. Innkvartering i Lærdal dekkes av produksjonen.</li>
<li>${k1a}</li>
<li>Kreditering i den eller de episodene medarbeideren har arbeidet med.</li>
<li>Avtalen kan sies opp med to ukers varsel. Ved stans i produksjonen av grunner selskapet ikke rår over, betales lønn i ti dager.</li></ol>
<p style="margin-top:7mm">Trondheim / Oslo, 28. juli 2022</p>
<div class="to"><div>${paa(strek('Synne Marie Hovland', '#1d2f72'))}Medarbeider, linje 3</div><div>${paa(strek('Knut Tollefsrud', '#222'))}For Tollefsrud Drama AS<br>Knut Tollefsrud, styreleder</div></div>`),
    },
  ],
}

const w08: Kontrakt = {
  fasit: {
    id: 'w12-08',
    form: 'foto',
    language: 'nn',
    template: 'tillegg åleine',
    arbeidstaker: 'Steinar Helleland Moe',
    produksjonsselskap: 'Grøn Dør Film AS',
    registreringer: [rad('Tre generasjonar', 'klippar', 'klipp', 6)],
    rettighetsklausul: klausul('taus'),
    signaturer: begge,
    personnummer_i_dokumentet: null,
    forventet: 'DOKUMENTASJONEN ER MANGELFULL',
    begrunnelse: 'Tillegget set talet opp frå fire til seks, men hovudavtalen med rettane er ikkje med.',
  },
  papirer: [
    {
      navn: 'tillegg.jpg',
      slag: 'foto',
      slitasje: { skjev: 1.1, uskarp: 0.15, korn: 0.25, skygge: 0.35 },
      stil: `body{font:12pt/1.6 "Bookman URW","DejaVu Serif",serif}.ark{padding:32mm 28mm}h1{font-size:16pt;margin:0 0 2mm}p{margin:0 0 4mm}.to{display:flex;gap:14mm;margin-top:20mm}.to>div{flex:1;font-size:10.4pt}.paa{height:16mm;border-bottom:.3mm solid #000}`,
      html: ark(`<h1>Tillegg nr. 1</h1><p>til arbeidsavtale av 14. februar 2023 mellom Grøn Dør Film AS og klippar Steinar Helleland Moe</p>
<p>Partane er samde om desse endringane for dokumentarserien «Tre generasjonar» (åtte episodar i alt):</p>
<p>1. I punkt 2 i avtalen stod det at Moe skal klippe fire episodar. Talet blir endra til seks. Moe klipper no også episodane om familien Lunde og om tvillingane på Bømlo, som Astrid Vik skulle ha hatt.</p>
<p>2. Arbeidsperioden blir lengd med fem veker, til 29. september 2023.</p>
<p>3. Vekeløna er den same, 15 300 kroner.</p>
<p>Elles gjeld avtalen uendra.</p>
<p style="margin-top:10mm">Stord, 12. juni 2023</p>
<div class="to"><div>${paa(strek('Jorunn Dørdal', '#1c1c1c'))}For Grøn Dør Film AS<br>Jorunn Dørdal, dagleg leiar</div><div>${paa(strek('Steinar Helleland Moe'))}Steinar Helleland Moe</div></div>`),
    },
  ],
}

export const del1: readonly Kontrakt[] = [w01, w02, w03, w04, w05, w06, w07, w08]
