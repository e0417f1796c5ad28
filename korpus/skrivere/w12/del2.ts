import { ark, begge, delt, fnr, ingen, type Kontrakt, klausul, konto, rad, tre } from '../hjelp.ts'
import { k1a, k1b, paa, strek } from './hjelp.ts'
import { org } from './register.ts'

const fnr09 = fnr(8, 1, 1993, 267)
const w09: Kontrakt = {
  fasit: {
    id: 'w12-09',
    form: 'digital',
    language: 'nb',
    template: 'NRK-engasjement',
    arbeidstaker: 'Mathilde Skogen Aas',
    produksjonsselskap: 'Norsk rikskringkasting AS',
    registreringer: [rad('Kveldstorget', 'Fotograf', 'fotoTv', 12)],
    rettighetsklausul: klausul('NRK'),
    signaturer: begge,
    personnummer_i_dokumentet: fnr09,
    forventet: 'BEHANDLET',
    begrunnelse: 'NRK-engasjement som fotograf på tolv av sesongens 24 sendinger; NRKs egen rettighetstekst.',
  },
  papirer: [
    {
      navn: 'Engasjement_Aas_Mathilde.pdf',
      slag: 'digital',
      stil: `body{font:9.8pt/1.4 "Nimbus Sans","DejaVu Sans Condensed",sans-serif}.ark{padding:15mm 20mm}.t{display:flex;justify-content:space-between;align-items:center}.t b{font-size:20pt;letter-spacing:.1em}
table{width:100%;border-collapse:collapse;margin:3mm 0}td{padding:1.5mm 2mm;border-bottom:.2mm solid #aaa;vertical-align:top}td:first-child{width:48mm;color:#444}h2{font-size:10.6pt;margin:4.5mm 0 1mm}p{margin:0 0 2mm}
.to{display:flex;gap:16mm;margin-top:5mm}.to>div{flex:1;font-size:8.8pt}.paa{height:14mm;border-bottom:.3mm solid #000}`,
      html: ark(`<div class="t"><b>NRK</b><span style="font-size:8.4pt;text-align:right">Norsk rikskringkasting AS<br>0340 Oslo<br>Org.nr. ${tre(org('Norsk rikskringkasting AS'))}<br>Ref. ENG-22-10481</span></div>
<h1 style="font-size:15pt;margin:6mm 0 1mm">Avtale om engasjement for enkeltoppdrag</h1>
<table><tr><td>Medarbeider</td><td>Mathilde Skogen Aas</td></tr><tr><td>Fødselsnummer</td><td>${delt(fnr09)}</td></tr><tr><td>Bosted</td><td>Bakkegata 9 a, 7014 Trondheim</td></tr>
<tr><td>Kontonummer</td><td>${konto(31_009)}</td></tr><tr><td>Avdeling / kostnadssted</td><td>NRK Underholdning Tyholt / 54110</td></tr><tr><td>Program</td><td>Kveldstorget, høst 2022 og vinter 2023 (prosjekt 1122 0457)</td></tr>
<tr><td>Funksjon</td><td>Fotograf</td></tr><tr><td>Oppdrag</td><td>12 av sesongens 24 sendinger: annenhver uke fra uke 37, etter vaktliste</td></tr><tr><td>Sendinger på vakt</td><td>nr. 1, 3, 5, 7, 9, 11, 13, 15, 17, 19, 21 og 23</td></tr>
<tr><td>Lønn</td><td>kr 3 020 pr. vakt, stillingskode 1414, regulativtrinn 38</td></tr><tr><td>Arbeidsleder</td><td>Prosjektleder Ruben Alvheim</td></tr></table>
<h2>1. Grunnlag</h2><p>Engasjementet er midlertidig og gis for et bestemt arbeid, jf. arbeidsmiljøloven § 14-9. Det opphører uten oppsigelse når siste vakt er utført.</p>
<h2>2. Arbeidstid</h2><p>Hver vakt er på 9,5 timer medregnet prøver. Tillegg for kveld og helg betales etter NRKs satser. Sykdom meldes til vaktsjefen.</p>
<h2>3. Rettigheter</h2><p>NRKs rett til å bruke medarbeiderens arbeid, og eventuelt vederlag for slik bruk, følger av de avtalene om opphavsrett som til enhver tid gjelder mellom NRK og medarbeidernes organisasjoner.</p>
<h2>4. Etikk og bierverv</h2><p>NRKs etiske håndbok gjelder. Oppdrag for andre kringkastere i perioden meldes til arbeidsleder.</p>
<h2>5. Forsikring</h2><p>Medarbeideren er omfattet av NRKs yrkesskade- og reiseforsikring på vakt og på reise til og fra opptaksstedet.</p>
<p style="margin-top:5mm">Trondheim, 5. september 2022</p>
<div class="to"><div>${paa(strek('Ellen Grydeland', '#14306b'))}For NRK: Ellen Grydeland, redaksjonssjef</div><div>${paa(strek('Mathilde S. Aas', '#1a1a4a'))}Medarbeider: Mathilde Skogen Aas</div></div>`),
    },
  ],
}

const w10: Kontrakt = {
  fasit: {
    id: 'w12-10',
    form: 'digital',
    language: 'nb',
    template: 'to spalter med faktaboks',
    arbeidstaker: 'Vegard Storhaug-Lie',
    produksjonsselskap: 'Knaus TV AS',
    registreringer: [
      rad('Den store bygdeprøven', 'redaktør', 'redaktoer', 10),
      rad('Den store bygdeprøven', 'etterarbeidsredaktør', 'etterarbeid', 4),
    ],
    rettighetsklausul: klausul('1b'),
    signaturer: begge,
    personnummer_i_dokumentet: null,
    forventet: 'BEHANDLET',
    begrunnelse:
      'Redaktør på alle ti, etterarbeidsredaktør på de fire siste; klausul 1b og begge har signert.',
  },
  papirer: [
    {
      navn: 'bygdeproven_storhaug-lie_avtale.pdf',
      slag: 'digital',
      stil: `body{font:9.8pt/1.5 "DejaVu Sans Condensed",sans-serif}.ark{padding:20mm;display:flex;gap:9mm}.v{width:52mm;flex:none;background:#f4efe4;padding:5mm;font-size:9pt;box-sizing:border-box;height:205mm}
.v h3{font-size:8pt;text-transform:uppercase;margin:4mm 0 .5mm;color:#8a5a00}.v p{margin:0}h1{font-size:17pt;line-height:1.15;margin:0 0 4mm}h2{font-size:10.4pt;margin:4mm 0 .6mm}.h p{margin:0 0 2mm}.paa{height:14mm;border-bottom:.3mm solid #000;margin-top:4mm}`,
      html: ark(`<div class="v"><b style="font-size:13pt">KNAUS TV</b><h3>Produksjon</h3><p>Den store bygdeprøven</p><h3>Slag</h3><p>TV-underholdning, 10 × 44 min</p><h3>Kanal</h3><p>TV 2 Direkte og TV 2 Play</p>
<h3>Programleder</h3><p>Berit Kallevik</p><h3>Produsent</h3><p>Amund Teigland</p><h3>Opptak</h3><p>2. mai – 24. juni 2022, 34 dager, i sju bygder</p><h3>Etterarbeid</h3><p>august – november 2022</p><h3>Arbeidsgiver</h3><p>Knaus TV AS<br>Org.nr. ${tre(org('Knaus TV AS'))}<br>Løkkeveien 22<br>4008 Stavanger</p>
<h3>Arbeidstaker</h3><p>Vegard Storhaug-Lie<br>f. 17.03.1982<br>Gandsgata 5<br>4307 Sandnes</p></div>
<div class="h"><h1>Avtale om arbeid<br>på en TV-serie</h1>
<h2>Hva du skal gjøre</h2><p>Du er redaktør for hele serien, det vil si alle ti programmene. Du har ansvaret for innhold, deltagere og dreiebok, og du er på opptak så lenge de varer.</p>
<p>I tillegg er du etterarbeidsredaktør på de fire siste programmene. De seks første tar Lise Bjelland seg av, slik at dere kan arbeide side om side i september.</p>
<h2>Når</h2><p>Fra 14. mars til 25. november 2022, med fri i juli. Det blir om lag 32 uker.</p>
<h2>Lønn</h2><p>57 500 kroner i måneden. Lønnen dekker inntil 40 timer i uken; mer enn det avtales med produsenten. Feriepenger 12 prosent.</p>
<h2>Rettigheter</h2><p>${k1b}</p>
<h2>Navn på skjermen</h2><p>Du står som «Redaktør» i alle programmene og som «Etterarbeidsredaktør» i dem det gjelder.</p>
<h2>Hvis noe skjer</h2><p>Stopper kanalen serien, får du lønn i fire uker etter den dagen du får beskjed. Begge kan si opp med én måneds varsel.</p>
<h2>Underskrift</h2><p>Stavanger, 7. mars 2022</p>
${paa(strek('Amund Teigland', '#222'))}<p>for Knaus TV AS, Amund Teigland</p>${paa(strek('Vegard Storhaug Lie', '#0f3b82'))}<p>Vegard Storhaug-Lie</p></div>`),
    },
  ],
}

const fnr11 = fnr(11, 10, 1977, 290)
const w11: Kontrakt = {
  fasit: {
    id: 'w12-11',
    form: 'skann',
    language: 'nn',
    template: 'skjema med nummererte felt',
    arbeidstaker: 'Arnhild Myklebost',
    produksjonsselskap: 'Ytre Nes Film AS',
    registreringer: [rad('Skårungen', 'Innspelingsleiar', null, 8)],
    rettighetsklausul: klausul('1a'),
    signaturer: begge,
    personnummer_i_dokumentet: fnr11,
    forventet: 'MANGLER GODKJENT FAGFUNKSJON',
    begrunnelse: 'Innspelingsleiar finst ikkje i nokon av listene; resten av papiret er i orden.',
  },
  papirer: [
    {
      navn: 'Myklebost kontrakt.pdf',
      slag: 'skann',
      slitasje: { dpi: 150, skjev: 0.6, uskarp: 0.1, korn: 0.35 },
      stil: `body{font:11pt/1.45 "DejaVu Serif",serif}.ark{padding:20mm 22mm}h1{font-size:16pt;margin:0 0 5mm;border-bottom:.6mm double #000;padding-bottom:2mm}
.r{display:grid;grid-template-columns:8mm 50mm 1fr;border-bottom:.2mm solid #777;padding:1.6mm 0}.r b{font-weight:normal;color:#333}p{margin:3mm 0;font-size:10.2pt}.to{display:flex;gap:14mm;margin-top:6mm}.to>div{flex:1;font-size:9.4pt}.paa{height:15mm;border-bottom:.3mm solid #000}`,
      html: ark(`<h1>Arbeidskontrakt – Ytre Nes Film AS</h1>
${(
  [
    ['Arbeidstakar', 'Arnhild Myklebost'],
    ['Fødselsnummer', fnr11],
    ['Bustad', 'Nesavegen 44, 6888 Steinklepp'],
    ['Produksjon', 'Skårungen (dramaserie for barn, 8 episodar)'],
    ['Stilling', 'Innspelingsleiar'],
    ['Omfang', 'Alle 8 episodane'],
    ['Tid', '3. april – 25. august 2023, 21 veker'],
    ['Lokasjonar', 'Lærdal, Årdal og studio i Førde'],
    ['Løn', '14 700 kr i veka, betalt den 25.'],
    ['Konto', konto(44_310)],
    ['Produsent', 'Oddbjørn Steine'],
    ['Regissør', 'Liv Reidun Kvåle'],
    ['Fotograf', 'Jakob Indrebø'],
  ] as const
)
  .map(([a, b], i) => `<div class="r"><span>${i + 1}</span><b>${a}</b><span>${b}</span></div>`)
  .join('')}
<p>Arbeidstid, reise og diett følgjer overeinskomsten for TV-drama. Arbeidstakaren leier inn lokal mannskap i samråd med produsenten og fører dagsrapport.</p>
<p>Opphavsrett: ${k1a}</p>
<p>Kontrakten kan seiast opp med 14 dagars varsel frå kvar av partane. Org.nr. ${tre(org('Ytre Nes Film AS'))}.</p>
<p>Steinklepp, 27. mars 2023</p>
<div class="to"><div>${paa(strek('Arnhild Myklebost', '#1f3070'))}Arbeidstakar</div><div>${paa(strek('Oddbjørn Steine', '#111'))}For Ytre Nes Film AS</div></div>`),
    },
  ],
}

const w12: Kontrakt = {
  fasit: {
    id: 'w12-12',
    form: 'digital',
    language: 'en',
    template: 'editor agreement, two pages',
    arbeidstaker: 'Tobias Lindqvist Rø',
    produksjonsselskap: 'Eidsrud Dokumentarfilm AS',
    registreringer: [rad('Glasshavna', 'Editor', 'klipp', null)],
    rettighetsklausul: klausul('buy-out'),
    signaturer: begge,
    personnummer_i_dokumentet: null,
    forventet: 'BEHANDLET',
    begrunnelse:
      'Klipper på en enkeltstående dokumentar; alle rettigheter er overdratt mot engangssum, begge har signert.',
  },
  papirer: [
    {
      navn: 'Editor Agreement - Glass Harbour (executed).pdf',
      slag: 'digital',
      stil: `body{font:10.6pt/1.5 "Nimbus Roman","DejaVu Serif Condensed",serif}.ark{padding:25mm 27mm 18mm}h1{font-size:14pt;text-align:center;margin:0 0 6mm}h2{font-size:10.6pt;margin:4mm 0 1mm;font-variant:small-caps}p{margin:0 0 2.4mm;text-align:justify}
.n{position:absolute;bottom:12mm;left:0;right:0;text-align:center;font-size:9pt}.paa{height:15mm;border-bottom:.3mm solid #000;width:82mm;margin-top:5mm}`,
      html:
        ark(`<h1>EDITOR AGREEMENT</h1>
<p>This Agreement is dated 23 August 2021 and made between (1) EIDSRUD DOKUMENTARFILM AS, a company registered in Norway under no. ${tre(org('Eidsrud Dokumentarfilm AS'))}, of Vognmannsgata 8, 2317 Hamar (the “Producer”),
and (2) TOBIAS LINDQVIST RØ, of Torggata 71, 2317 Hamar (the “Editor”).</p>
<h2>1. The Film</h2><p>The Producer is making a feature documentary of about 88 minutes with the English title “Glass Harbour” (Norwegian title: “Glasshavna”), directed by Hanna Sørlie, together with
the Danish co-producer Nordhavn Billeder ApS. A shorter version of 52 minutes may be cut for television.</p>
<h2>2. Engagement</h2><p>The Producer engages the Editor as the film's editor. The Editor shall assemble, cut and lock the Film and the television version in consultation with the director. An assistant,
Even Haugrud, is engaged by the Producer for logging and syncing.</p>
<h2>3. Term</h2><p>Twenty-two weeks in three periods: 30 August – 15 October 2021, 15 November – 17 December 2021 and 10 January – 18 March 2022. The cutting room is at the Producer's office.</p>
<h2>4. Remuneration</h2><p>A flat sum of NOK 396,000 gross, paid through payroll in six equal instalments on the last day of each month from September 2021. Holiday pay of 12 per cent is added by law.
Screenings for commissioning editors are included. Re-cutting after picture lock is paid at NOK 3,600 per day.</p>
<h2>5. Rights</h2><p>In consideration of the remuneration, the Editor hereby assigns to the Producer, absolutely and throughout the world, for the full period of copyright and all extensions of it, the entire
copyright and all other rights of whatever kind in the products of the Editor's services, with the unrestricted right to exploit, alter, license and assign them in any and all media now known or later devised.</p>
<div class="n">1</div>`) +
        ark(`<p>The Editor accepts that the remuneration in clause 4 is a complete buy-out and that no residual, repeat fee or further remuneration is payable to the Editor or to any society or organisation on the
Editor's behalf for any use of the Film.</p>
<h2>6. Credit</h2><p>The Editor shall receive the credit “Edited by Tobias Lindqvist Rø” on a separate card in the main or end titles of all copies made by the Producer.</p>
<h2>7. Confidentiality and material</h2><p>The Editor keeps the rushes safe and shows them to no one without the director's consent. Drives are returned within a week of delivery.</p>
<h2>8. Sickness and replacement</h2><p>If the Editor is ill for more than fifteen consecutive working days the Producer may engage a replacement. The Editor is then paid for work done.</p>
<h2>9. Governing law</h2><p>Norwegian law governs this Agreement. The venue is Hedmarken og Østerdal District Court.</p>
<p style="margin-top:8mm">Signed in two copies:</p>
${paa(strek('Siri Eidsrud', '#1c1c1c'))}<p>For the Producer: Siri Eidsrud, managing director</p>${paa(strek('Tobias Lindqvist Rø', '#20337d'))}<p>The Editor: Tobias Lindqvist Rø</p><div class="n">2</div>`),
    },
  ],
}

const w13: Kontrakt = {
  fasit: {
    id: 'w12-13',
    form: 'foto',
    language: 'nb',
    template: 'utskrift av e-post',
    arbeidstaker: 'Camilla Borge Nesset',
    produksjonsselskap: 'Hegg og Rogn Produksjoner AS',
    registreringer: [rad('Voksenopplæringa', 'manus', 'manus', 3)],
    rettighetsklausul: klausul('1a'),
    signaturer: ingen,
    personnummer_i_dokumentet: null,
    forventet: 'MANGLER SIGNATUR',
    begrunnelse: 'Avtalen er gjort i e-post uten underskrifter. Hun skriver episode 2, 5 og 6: tre av åtte.',
  },
  papirer: [
    {
      navn: '20220914_183055.jpg',
      slag: 'foto',
      slitasje: { skjev: 0.7, uskarp: 0.15, korn: 0.3, skygge: 0.25 },
      stil: `body{font:10.4pt/1.5 "DejaVu Sans",sans-serif}.ark{padding:16mm 20mm}.m{border-top:.4mm solid #000;padding-top:3mm;margin-bottom:7mm}.m dl{display:grid;grid-template-columns:18mm 1fr;margin:0 0 3mm;font-size:9.4pt}.m dt{color:#444}.m dd{margin:0}p{margin:0 0 2.6mm}`,
      html: ark(`<div style="display:flex;justify-content:space-between;font-size:8.4pt;margin-bottom:5mm"><span>Camilla Borge Nesset</span><span>14.09.2022 kl. 18.22 · side 1/1</span></div>
<div class="m"><dl><dt>Fra:</dt><dd>Camilla Borge Nesset &lt;camilla@nesset-tekst.example&gt;</dd><dt>Til:</dt><dd>Truls Heggelund &lt;truls@heggogrogn.example&gt;</dd><dt>Sendt:</dt><dd>14. september 2022 kl. 16.07</dd><dt>Emne:</dt><dd>Sv: Voksenopplæringa – manus</dd></dl>
<p>Hei Truls! Dette er helt greit for meg. Jeg sier ja, og begynner på toeren med en gang jeg har sett notatene til Kristoffer.</p><p>Hilsen Camilla</p></div>
<div class="m"><dl><dt>Fra:</dt><dd>Truls Heggelund &lt;truls@heggogrogn.example&gt;</dd><dt>Til:</dt><dd>Camilla Borge Nesset</dd><dt>Kopi:</dt><dd>Ida Røyrvik, Kristoffer Dahle</dd><dt>Sendt:</dt><dd>13. september 2022 kl. 09.41</dd><dt>Emne:</dt><dd>Voksenopplæringa – manus</dd></dl>
<p>Hei Camilla,</p><p>her er tilbudet vårt, så har vi det skriftlig. Hegg og Rogn Produksjoner AS ber deg skrive manus til episode 2, 5 og 6 av komiserien «Voksenopplæringa», første sesong. Kristoffer er hovedforfatter og skriver de andre fem.</p>
<p>Honoraret er 68 000 kroner pr. episode: en tredel ved synopsis, en tredel ved andre utkast og resten når manus er godkjent av oss og NRK. Vi trekker skatt og betaler feriepenger. Synopsis til toeren innen 7. oktober, de to andre innen 11. november. Inntil tre omskrivninger er med i prisen. Opptakene begynner i mars, 41 dager.</p>
<p>Om rettighetene: ${k1a}</p>
<p>Du krediteres «Manus: Camilla Borge Nesset» i dine episoder. Skriv et ja tilbake, så regner vi det som avtalt og sender kontrakten når Ida er tilbake fra ferie.</p>
<p>Vennlig hilsen<br>Truls Heggelund<br>produsent, Hegg og Rogn Produksjoner AS</p></div>`),
    },
  ],
}

const plan14: readonly (readonly string[])[] = [
  ['1', '«Kvart over»', 'Line Fosstveit', '8. nov.', '3. des.'],
  ['2', '«Halv ni»', 'Line Fosstveit', '8. nov.', '10. des.'],
  ['3', '«Fem på»', 'Aksel Tømte', '15. nov.', '17. des.'],
  ['4', '«Vintertid»', 'Aksel Tømte', '22. nov.', '7. jan.'],
  ['5', '«Urmakeren»', 'Line Fosstveit', '29. nov.', '14. jan.'],
  ['6', '«Forsinket»', 'Aksel Tømte', '6. des.', '21. jan.'],
  ['7', '«Siste buss»', 'Rolf Nymark', '13. des.', '28. jan.'],
  ['8', '«Stoppested»', 'Rolf Nymark', '3. jan.', '4. feb.'],
  ['9', '«Timeglasset»', 'Line Fosstveit', '10. jan.', '11. feb.'],
  ['10', '«Midnatt»', 'Aksel Tømte', '17. jan.', '18. feb.'],
]
const fnr14 = fnr(30, 5, 1989, 444)
const w14: Kontrakt = {
  fasit: {
    id: 'w12-14',
    form: 'skann',
    language: 'nb',
    template: 'avtale med tabell over episodene',
    arbeidstaker: 'Line Fosstveit',
    produksjonsselskap: 'Fimbulvær Film AS',
    registreringer: [rad('Klokkeslett', 'klipper', 'klipp', 4)],
    rettighetsklausul: klausul('1a'),
    signaturer: begge,
    personnummer_i_dokumentet: fnr14,
    forventet: 'BEHANDLET',
    begrunnelse: 'Fosstveit står på episode 1, 2, 5 og 9 i klippeplanen: fire av ti.',
  },
  papirer: [
    {
      navn: 'klokkeslett-klippeavtale.pdf',
      slag: 'skann',
      slitasje: { dpi: 200, skjev: -0.3, uskarp: 0.25, korn: 0.3 },
      stil: `body{font:10.2pt/1.4 "DejaVu Sans Condensed",sans-serif}.ark{padding:17mm 22mm}h1{font-size:15pt;margin:0 0 3mm}p{margin:0 0 2.4mm}table{width:100%;border-collapse:collapse;margin:2mm 0 4mm;font-size:9.4pt}
td,th{border:.25mm solid #555;padding:.9mm 2mm;text-align:left}th{background:#e8e8e8}.to{display:flex;gap:14mm;margin-top:5mm}.to>div{flex:1;font-size:9pt}.paa{height:14mm;border-bottom:.3mm solid #000}`,
      html: ark(`<h1>Klippeavtale «Klokkeslett»</h1><p>Fimbulvær Film AS (org.nr. ${tre(org('Fimbulvær Film AS'))}), ved produsent Even Kristoffersen Bye, og Line Fosstveit, fnr. ${delt(fnr14)}, Øvre Torv 2, 3600 Kongsberg, er enige om dette:</p>
<p><b>1.</b> Fosstveit ansettes midlertidig som klipper på dramaserien «Klokkeslett» (arbeidstittel «Tidsnød», 10 episoder à 30 minutter). Hun klipper de episodene hvor hun er ført opp i planen:</p>
<table><tr><th>Ep.</th><th>Tittel</th><th>Klipper</th><th>Start</th><th>Låst bilde</th></tr>${plan14.map(l => `<tr>${l.map(c => `<td>${c}</td>`).join('')}</tr>`).join('')}</table>
<p><b>2.</b> Lønnen er 15 900 kroner i uken, 37,5 timer, utbetalt den 5. i måneden etter. Ansettelsen varer fra 8. november 2021 til 11. februar 2022.</p>
<p><b>3.</b> Fimbulvær Film kan bytte om på rekkefølgen av klippeperiodene når opptaksplanen krever det. Bytte av klipper på en episode skal avtales skriftlig.</p>
<p><b>4.</b> Klipperoms- og utstyrskostnader dekkes av Fimbulvær Film. Fosstveit tar ikke annet arbeid i ukene fram mot låst bilde.</p>
<p><b>5.</b> ${k1a}</p>
<p><b>6.</b> Hun krediteres i de episodene hun har klippet. TV-dramaoverenskomsten gjelder for øvrig.</p>
<p style="margin-top:4mm">Kongsberg, 1. november 2021</p>
<div class="to"><div>${paa(strek('Line Fosstveit', '#20306e'))}Line Fosstveit</div><div>${paa(strek('Even Kr Bye', '#151515'))}Fimbulvær Film AS</div></div>`),
    },
  ],
}

const w15: Kontrakt = {
  fasit: {
    id: 'w12-15',
    form: 'digital',
    language: 'nb',
    template: 'rammeavtale uten produksjon',
    arbeidstaker: 'Håvard Lillehaug',
    produksjonsselskap: 'Lysbrott AS',
    registreringer: [rad(null, 'lyddesigner', 'lyd', null)],
    rettighetsklausul: klausul('1a'),
    signaturer: begge,
    personnummer_i_dokumentet: null,
    forventet: 'MANGLER PRODUKSJONSINFORMASJON',
    begrunnelse: 'Rammeavtalen nevner ingen produksjon; den skal følges av avrop som ikke er lagt ved.',
  },
  papirer: [
    {
      navn: 'Rammeavtale lyd 2023.pdf',
      slag: 'digital',
      stil: `body{font:10.6pt/1.5 "Bookman URW","DejaVu Serif Condensed",serif}.ark{padding:24mm 26mm}h1{font-size:15pt;margin:0 0 5mm}ol{padding-left:7mm}li{margin-bottom:2.6mm}p{margin:0 0 3mm}.to{display:flex;gap:14mm;margin-top:10mm}.to>div{flex:1;font-size:9.6pt}.paa{height:15mm;border-bottom:.3mm solid #000}`,
      html: ark(`<h1>Rammeavtale om lydarbeid</h1><p>mellom <b>Lysbrott AS</b>, org.nr. ${tre(org('Lysbrott AS'))}, Dokka næringspark, 2870 Dokka, og <b>Håvard Lillehaug</b>, Elvebakken 6, 2819 Gjøvik, født 03.09.1980</p>
<ol><li>Avtalen gjelder fra 1. januar til 31. desember 2023. Lillehaug arbeider som lyddesigner på de produksjonene partene blir enige om i avrop. Hvert avrop skal si hvilken produksjon det gjelder, hvor lenge arbeidet varer, og hva som skal leveres.</li>
<li>Lillehaug er midlertidig ansatt i de periodene avropene gjelder, og har ikke plikt til å si ja. Lysbrott regner med å ha mellom 12 og 18 uker arbeid i året, fordelt på korte og lange oppdrag.</li>
<li>Ukelønnen er 15 500 kroner og justeres etter overenskomsten. Tillegg for foleyopptak med egen assistent avtales i avropet.</li>
<li>Arbeidet foregår i Lysbrotts studio på Dokka eller i Lillehaugs eget studio. Bruk av eget studio godtgjøres med 900 kroner pr. dag.</li>
<li>Leveransene følger kanalenes krav til lydnivå og format. Retting etter mottakskontroll er en del av arbeidet.</li>
<li>${k1a} Det samme tas inn i hvert avrop.</li>
<li>Avtalen kan sies opp med en måneds varsel. Avrop som er gitt, fullføres.</li></ol>
<p style="margin-top:8mm">Dokka, 19. desember 2022</p>
<div class="to"><div>${paa(strek('Unni Brotten', '#222'))}Unni Brotten<br>for Lysbrott AS</div><div>${paa(strek('Håvard Lillehaug', '#17357f'))}Håvard Lillehaug</div></div>`),
    },
  ],
}

const fnr16 = fnr(6, 2, 1975, 351)
const w16: Kontrakt = {
  fasit: {
    id: 'w12-16',
    form: 'digital',
    language: 'nn',
    template: 'avtale for to sesongar',
    arbeidstaker: 'Ingebjørg Tveito',
    produksjonsselskap: 'Blå Låve Film AS',
    registreringer: [rad('Heimkomarane', 'klippar', 'klipp', 8), rad('Heimkomarane', 'klippar', 'klipp', 4)],
    rettighetsklausul: klausul('1a'),
    signaturer: begge,
    personnummer_i_dokumentet: fnr16,
    forventet: 'BEHANDLET',
    begrunnelse:
      'Alle åtte i sesong 2 og dei fire siste av seks i sesong 3; sesongane er eigne rader i registeret.',
  },
  papirer: [
    {
      navn: 'Heimkomarane 2 og 3 – Tveito.pdf',
      slag: 'digital',
      stil: `body{font:10.6pt/1.5 "DejaVu Serif Condensed",serif}.ark{padding:22mm 25mm}h1{font-size:16pt;margin:0 0 4mm;color:#1d3f66}h2{font-size:11pt;margin:4.5mm 0 1mm;color:#1d3f66}p{margin:0 0 2.2mm}
table{border-collapse:collapse;width:100%;margin:2mm 0}td,th{border:.25mm solid #8aa;padding:1.4mm 2.4mm;text-align:left;font-size:10pt}th{background:#e6edf3}.to{display:flex;gap:14mm;margin-top:7mm}.to>div{flex:1;font-size:9.4pt}.paa{height:15mm;border-bottom:.3mm solid #000}`,
      html: ark(`<h1>Avtale om klipp av «Heimkomarane»</h1><p>Blå Låve Film AS, org.nr. ${tre(org('Blå Låve Film AS'))}, 5700 Voss (arbeidsgjevar), og Ingebjørg Tveito, fødselsnummer ${fnr16}, Skulestadmoen 12, 5710 Skulestad (arbeidstakar)</p>
<h2>Arbeidet</h2><p>Arbeidstakaren er mellombels tilsett som klippar. Sidan ho òg var med på den første sesongen, er partane samde om ei avtale for dei to neste:</p>
<table><tr><th>Sesong</th><th>Episodar i sesongen</th><th>Klippar arbeidstakaren</th><th>Arbeidstid</th></tr><tr><td>2</td><td>8</td><td>alle</td><td>jan.–juli 2022, 26 veker</td></tr><tr><td>3</td><td>6</td><td>dei fire siste</td><td>febr.–mai 2023, 14 veker</td></tr></table>
<p>Dei to første episodane i sesong 3 blir klipte av Sindre Løn. Regissør på båe sesongane er Margit Oppheim.</p>
<h2>Løn</h2><p>16 200 kroner i veka i 2022 og 16 800 i 2023, med utbetaling den 14. i månaden. Feriepengar 12 prosent.</p>
<h2>Opphavsrett</h2><p>${k1a}</p>
<h2>Namngjeving</h2><p>«Klipp: Ingebjørg Tveito» i rulleteksten på dei episodane det gjeld.</p>
<h2>Oppseiing</h2><p>Blir sesong 3 ikkje tinga av NRK innan 1. oktober 2022, fell den delen av avtala bort. Elles gjeld ein månads oppseiing for båe partar.</p>
<p style="margin-top:6mm">Voss, 20. desember 2021</p>
<div class="to"><div>${paa(strek('Torstein Låven', '#333'))}Torstein Kvitno, dagleg leiar<br>Blå Låve Film AS</div><div>${paa(strek('Ingebjørg Tveito', '#1f357e'))}Ingebjørg Tveito</div></div>`),
    },
  ],
}

export const del2: readonly Kontrakt[] = [w09, w10, w11, w12, w13, w14, w15, w16]
