import {
  D,
  type Dok,
  delt,
  fasit,
  G,
  hand,
  initialer,
  papir,
  pnr,
  reg,
  rute,
  sig,
  stempel,
  V,
} from './hjelp.ts'
import { org } from './register.ts'

/** 06: avtale med episodetabell, to funksjoner med hver sitt antall. */
const p06 = pnr(19, 9, 1991, 402)
const uker06 = [
  [1, 'K', 'Trym'],
  [2, '', 'Sunniva'],
  [3, 'K', ''],
  [4, '', 'Sunniva'],
  [5, '', 'Trym'],
  [6, 'K', ''],
  [7, 'E', 'Trym'],
  [8, '', 'Sunniva'],
  [9, 'K', ''],
  [10, 'E', 'Sunniva'],
  [11, '', 'Trym'],
  [12, 'K', ''],
  [13, '', 'Sunniva'],
  [14, 'E', 'Trym'],
  [15, 'K', ''],
  [16, '', 'Sunniva'],
  [17, '', 'Trym'],
  [18, 'K', ''],
  [19, 'E', 'Sunniva'],
  [20, '', 'Trym'],
] as const
const d06: Dok = {
  fasit: fasit(
    6,
    'digital',
    'nb',
    'avtale med episodetabell',
    'Mona Tveitås',
    'Underbruket TV AS',
    [
      reg('Siste campingplass', 'Klipper', G.klipp, 7),
      reg('Siste campingplass', 'Etterarbeidsredaktør', G.etter, 4),
    ],
    '1a',
    'AP',
    p06,
    V.ok,
    'Tabellen har sju K (klipp) og fire E (etterarbeidsredaktør) av tjue episoder i sesong 5; begge har skrevet under.',
  ),
  papirer: [
    papir(
      'SC5_postavtale_Tveitås.pdf',
      'digital',
      `.ark{padding:14mm 15mm;font:9pt/1.4 'DejaVu Sans Condensed','DejaVu Sans'}h2{font-size:11pt;margin:4mm 0 1.5mm;color:#8a3b12}
      .gr{columns:2;column-gap:8mm}.gr p{margin:0 0 2mm}table{border-collapse:collapse;font-size:8pt}th,td{border:1px solid #b99;padding:.7mm 2.4mm;text-align:center}th{background:#8a3b12;color:white}`,
      [
        `<div style="background:#8a3b12;color:white;padding:4mm 5mm;display:flex;justify-content:space-between;align-items:center"><b style="font-size:15pt">UNDERBRUKET tv</b><span>Postavtale · SC5 · nr. 23</span></div>
      <h2>Hvem, hva, hvor lenge</h2>
      <div class="gr"><p><b>Arbeidsgiver:</b> Underbruket TV AS (${org('Underbruket TV AS')})</p><p><b>Ansatt:</b> Mona Tveitås</p><p><b>Født:</b> ${delt(p06)}</p><p><b>Serie:</b> Siste campingplass, sesong 5 (2023)</p><p><b>Perioder:</b> 13.2.–28.4. og 15.5.–7.7.2023</p><p><b>Lønn:</b> 3 050 kr/dag som klipper, 3 400 kr/dag som etterarbeidsredaktør</p><p><b>Sted:</b> Bankplassen-suitene, Avid Nexis</p><p><b>Rapporterer til:</b> seriens postprodusent Hege Torsvik</p></div>
      <h2>Fordeling av episodene</h2>
      <div style="display:flex;gap:7mm;align-items:start"><table><tr><th>Ep.</th><th>Tveitås</th><th>Andre</th></tr>${uker06
        .slice(0, 10)
        .map(
          ([e, m, a]) => `<tr><td>5${String(e).padStart(2, '0')}</td><td><b>${m}</b></td><td>${a}</td></tr>`,
        )
        .join('')}</table>
      <table><tr><th>Ep.</th><th>Tveitås</th><th>Andre</th></tr>${uker06
        .slice(10)
        .map(
          ([e, m, a]) => `<tr><td>5${String(e).padStart(2, '0')}</td><td><b>${m}</b></td><td>${a}</td></tr>`,
        )
        .join('')}</table>
      <div style="font-size:8.4pt;width:58mm"><p style="margin-top:0"><b>K</b> = klipper, fra synk til låst klipp.<br><b>E</b> = etterarbeidsredaktør: historie, seerløfter, voice-manus og levering til kanalen. Klippet gjøres da av den som står i kolonnen «Andre».</p><p>Byttes episoder underveis, skrives ny tabell som begge paraferer.</p><div style="margin-top:6mm">${initialer('mt06')}${initialer('ht06', '#222')}</div></div></div>
      <h2>Rettigheter</h2><p style="margin:0">Partene viser til rettsavtalen av 29. oktober 2016 mellom Virke Produsentforeningen og Norsk Filmforbund/F©R. Den gjelder for den ansatte som har forvaltningskontrakt med F©R, for begge funksjonene over. Underbruket får lisens slik avtalen beskriver, og vederlag fra F©R går til den ansatte.</p>
      <h2>Øvrig</h2><p style="margin:0">Pauser og overtid etter arbeidsmiljøloven. Den ansatte kan ikke ta med disker ut av huset. Deltakere skal ikke kontaktes. Avtalen kan sies opp med én måneds varsel fra begge sider; episoder som er påbegynt, gjøres ferdig.</p>
      <div style="display:flex;gap:15mm;margin-top:7mm"><div>${sig('tveitas', 0, 220, 62)}<div style="border-top:1px solid #8a3b12;width:70mm">Mona Tveitås, 6. februar 2023</div></div><div>${sig('torsvik', 2, 180, 62, '#222')}<div style="border-top:1px solid #8a3b12;width:70mm">Underbruket TV AS, Hege Torsvik</div></div></div>`,
      ],
    ),
  ],
}

/** 07: tillegg uten hovedavtalen. */
const d07: Dok = {
  fasit: fasit(
    7,
    'skann',
    'nb',
    'tilleggsavtale uten hovedavtale',
    'Torgrim Valle',
    'Sju Soner Drama AS',
    [reg('Kjelleren', 'Lydsjef', D.lyd, 2)],
    'taus',
    'AP',
    null,
    V.mangelfull,
    'Et tillegg som legger to episoder til en avtale som ikke følger med, og som selv ikke sier noe om rettigheter.',
  ),
  papirer: [
    papir(
      'tillegg1.pdf',
      'skann',
      `.ark{padding:30mm 28mm;font:11.5pt/1.6 C059}`,
      [
        `<div style="text-align:right;font-size:9.5pt">Sju Soner Drama AS<br>Org.nr. ${org('Sju Soner Drama AS')}</div><h1 style="font:bold 17pt C059;margin:10mm 0 2mm">Tillegg nr. 1</h1><p style="margin-top:0">til oppdragsavtale av 8. mars 2022 mellom Torgrim Valle og Sju Soner Drama AS om serien «Kjelleren»</p>
      <p>1. Partene er enige om at oppdraget som lydsjef utvides med episode 7 og 8. Hovedavtalens vedlegg A erstattes tilsvarende.</p><p>2. Nye opptaksdager: 12.–16. september og 19.–23. september 2022, i alt ti dager på Jevnaker.</p><p>3. Honoraret økes med kr 58 000 eks. mva. Utstyrsleien er uendret.</p><p>4. For øvrig står hovedavtalen ved lag i alle punkter.</p><p>5. Tillegget er undertegnet i to eksemplarer.</p>
      <p style="margin-top:12mm">Oslo 1. september 2022</p><div style="display:flex;justify-content:space-between;margin-top:6mm"><div>${sig('valle7', 3, 200, 70)}<div style="border-top:1px dotted">Torgrim Valle</div></div><div>${sig('hemb7', 0, 200, 70, '#15153a')}<div style="border-top:1px dotted">Kristoffer Hemb, produsent</div></div></div>`,
      ],
      { skjev: -0.9, uskarp: 0.2, korn: 0.4, dpi: 200 },
    ),
  ],
}

/** 08: timeliste, ingen kontrakt. */
const timer = ['Man 6', 'Tir 7', 'Ons 8', 'Tor 9', 'Fre 10', 'Man 13', 'Tir 14', 'Ons 15', 'Tor 16', 'Fre 17']
const d08: Dok = {
  fasit: fasit(
    8,
    'foto',
    'nb',
    'timeliste',
    'Birk Haugland',
    'Bikuben Underholdning AS',
    [],
    'ikke_kontrakt',
    'A',
    null,
    V.mangelfull,
    'En timeliste for to uker, uten avtalevilkår; den viser arbeid, men er ingen kontrakt.',
  ),
  papirer: [
    papir(
      'timer uke 10-11.jpg',
      'foto',
      `.ark{padding:18mm;font:10pt 'Liberation Sans'}table{border-collapse:collapse;width:100%}td,th{border:1px solid #222;padding:2mm;height:6mm;text-align:left}th{background:#ddd;font-size:9pt}`,
      [
        `<b style="font-size:15pt">TIMELISTE</b> <span style="float:right">Bikuben Underholdning AS · lønn@bikuben.example</span><p>Navn: ${hand('Birk Haugland', 16)} &emsp; Produksjon: ${hand('Ti netter', 16)} &emsp; Funksjon: ${hand('Grovklipper', 16)}</p>
      <table><tr><th>Dag</th><th>Fra</th><th>Til</th><th>Pause</th><th>Sum</th><th>Hva</th></tr>${timer.map((t, i) => `<tr><td>${hand(`${t}/3`, 13)}</td><td>${hand('09.00', 13)}</td><td>${hand(i % 4 === 3 ? '20.30' : '17.00', 13)}</td><td>${hand('½', 13)}</td><td>${hand(i % 4 === 3 ? '11' : '7½', 13)}</td><td>${hand(i < 5 ? 'grovklipp ep. 4' : i === 7 ? 'selects ep. 6' : 'grovklipp ep. 5', 13)}</td></tr>`).join('')}</table>
      <p>Sum ordinær: ${hand('75', 15)} &emsp; Overtid 50 %: ${hand('7', 15)} &emsp; 100 %: ${hand('–', 15)}</p><p>Listen leveres innen den 20. Lønn utbetales den siste virkedagen i måneden. Mangler underskrift fra leder, utsettes utbetalingen.</p><div style="display:flex;gap:20mm;margin-top:10mm"><div style="width:60mm">${sig('birk', 1, 190, 55)}<div style="border-top:1px solid">Ansatt</div></div><div style="width:60mm"><div style="height:55px"></div><div style="border-top:1px solid">Attestert av leder</div></div></div>`,
      ],
      { skjev: -2.2, skygge: 0.45, uskarp: 0.3 },
    ),
  ],
}

/** 09: lang engelsk avtale, fem sider. */
const pkt9: [string, string[]][] = [
  [
    'Engagement',
    [
      'The Company hereby engages the Director, and the Director hereby accepts the engagement, to render services as Animation Director of the Series upon the terms of this Agreement.',
      'The Director shall have directorial responsibility, subject to Clause 4, for the storyboards, animatics, layout, animation and picture assembly of each of the Episodes, and shall give direction to the animators allocated to the Series, whether employed in Oslo or at the service studio in Tallinn.',
      'The Director is engaged as an independent contractor through no loan-out. Nothing herein constitutes a partnership.',
    ],
  ],
  [
    'The Series',
    [
      '"Series" means the animated television series provisionally entitled MOSS & MORTAR (Norwegian title: MOSE & MØRTEL), first season, comprising twenty-six episodes of approximately seven minutes each ("Episodes").',
      'The Director shall direct the whole of the first season. No guarantee is given as to any further season, but the Company shall negotiate first with the Director in good faith for thirty days.',
    ],
  ],
  [
    'Term',
    [
      'The term commences on 8 January 2023 and continues until delivery and technical acceptance of the twenty-sixth Episode, currently scheduled for 31 March 2024.',
      'Services are exclusive from animatic lock to final assembly and otherwise non-exclusive but in first priority.',
    ],
  ],
  [
    'Approvals',
    [
      'The Commissioning Broadcaster has approval of character design, animatics and final picture. The Company shall consult the Director meaningfully before making cuts.',
      'Where the Director and the Company disagree on a creative matter, the executive producer decides after having heard the Director.',
    ],
  ],
  [
    'Remuneration',
    [
      'NOK 1,144,000 in total, payable as NOK 44,000 per Episode: one third at animatic lock, one third at picture lock and one third at acceptance of that Episode.',
      'The remuneration includes holiday pay equivalents and compensates preparatory work performed since 1 November 2022.',
      'Invoices fall due thirty days from receipt. Interest on late payment follows the Act on Overdue Payments.',
    ],
  ],
  [
    'Expenses',
    [
      'Economy travel and hotel of a reasonable standard for up to four visits to the service studio, and per diem at the Norwegian state rate.',
      'Software licences and a pen display are lent by the Company and returned at the end of the term.',
    ],
  ],
  [
    'Credit',
    [
      'Provided the Director performs substantially all services on an Episode, the Director is accorded the credit "Directed by Sigrun Halvorsdatter Eide" on a separate card in the opening or closing titles of that Episode, in a size no smaller than any other individual.',
      'Casual or inadvertent failure is not a breach if remedied in future copies after notice.',
    ],
  ],
  [
    'Rights',
    [
      'The Director being a member of NFF with a management contract with F©R, the governing agreement on rights in respect of the Series is the separate Rights Agreement between Virke Produsentforeningen and NFF/F©R of 29.10.2016. The Company acquires a licence to the extent stated there and in no event a broader one.',
      'Remuneration collected by F©R for retransmission, streaming, private copying and other secondary use accrues to the Director and may not be set off against Clause 5.',
      'Format and character merchandising outside the audiovisual field shall be dealt with in a separate agreement, to be negotiated only if merchandising is contemplated.',
      'The moral rights of the Director under sections 5 of the Copyright Act are unaffected.',
    ],
  ],
  [
    'Warranties',
    [
      'The Director warrants that material contributed is original, save for material supplied by the Company, and that the Director is free to enter into this Agreement.',
      'The Company warrants that it holds the underlying rights in the picture books on which the characters are based.',
    ],
  ],
  [
    'Insurance and safety',
    [
      'The Company maintains errors and omissions insurance and names the Director as an additional insured.',
      'The rules of the Working Environment Act on harassment and whistleblowing apply correspondingly to the engagement.',
    ],
  ],
  [
    'Suspension and termination',
    [
      'The Company may suspend the engagement in the event of force majeure for up to eight weeks, during which half of the next instalment is payable.',
      'Either party may terminate for material breach not remedied within fourteen days of written notice. Upon termination otherwise than for the Director’s breach, all instalments accrued and the next instalment become payable.',
    ],
  ],
  [
    'Confidentiality',
    [
      'Each party keeps confidential the terms hereof and the contents of unreleased Episodes. The Director may show up to ninety seconds in a showreel after first transmission.',
    ],
  ],
  [
    'Personal data',
    [
      'The Company processes the Director’s personal data for payroll, credits and collective reporting, and passes cue and credit sheets to the collecting societies.',
    ],
  ],
  [
    'General',
    [
      'Amendments must be in writing. If any provision is void, the rest stands. This Agreement supersedes the deal memo of 14 October 2022.',
      'Governed by Norwegian law with the Oslo District Court as venue.',
    ],
  ],
]
const ord9 = (fra: number, til: number) =>
  pkt9
    .slice(fra, til)
    .map(
      ([t, l], i) =>
        `<h3>${fra + i + 1}. ${t}</h3>${l.map((x, j) => `<p><span>${fra + i + 1}.${j + 1}</span>${x}</p>`).join('')}`,
    )
    .join('')
const fot9 = (n: number) =>
  `<div class="fot"><span>Moss & Mortar: Director Agreement</span><span>Page ${n} of 5</span><span>${n < 5 ? initialer('she') : ''}</span></div>`
const d09: Dok = {
  fasit: fasit(
    9,
    'digital',
    'en',
    'director agreement (long form)',
    'Sigrun Halvorsdatter Eide',
    'Halvtone Animasjon AS',
    [reg('Mose & Mørtel', 'Animation Director', D.regi, 26)],
    'EN',
    'AP',
    null,
    V.ok,
    'Animasjonsregissør på alle 26 episoder, engelsk henvisning til rettsavtalen i punkt 8, begge har skrevet under på siste side.',
  ),
  papirer: [
    papir(
      'Moss and Mortar - Director Agreement - executed.pdf',
      'digital',
      `.ark{padding:24mm 27mm;font:11pt/1.55 P052}h3{font:bold 11pt P052;margin:5mm 0 1mm;text-transform:uppercase;letter-spacing:.5px}p{margin:0 0 2.2mm 12mm;position:relative;text-align:justify}p span{position:absolute;left:-12mm}
      .fot{position:absolute;bottom:10mm;left:27mm;right:27mm;display:flex;justify-content:space-between;align-items:end;font-size:8.5pt;border-top:.5px solid #999;padding-top:1mm}`,
      [
        `<div style="text-align:center;margin-top:32mm"><div style="font:22pt P052;letter-spacing:2px">DIRECTOR AGREEMENT</div><div style="margin:8mm 0">between</div><b>HALVTONE ANIMASJON AS</b><br>registration number ${org('Halvtone Animasjon AS')}<br>Ilaveien 404, 0171 Oslo<br>(the "Company")<div style="margin:8mm 0">and</div><b>SIGRUN HALVORSDATTER EIDE</b><br>Brugata 915, 0186 Oslo<br>(the "Director")<div style="margin:12mm 0 0">concerning the animated series</div><div style="font:italic 18pt P052;margin-top:3mm">Moss &amp; Mortar</div><div style="margin-top:26mm">Dated 6 January 2023</div></div>${fot9(1)}`,
        ord9(0, 4) + fot9(2),
        ord9(4, 8) + fot9(3),
        ord9(8, 13) + fot9(4),
        `${ord9(13, 14)}<div style="margin-top:12mm">IN WITNESS WHEREOF the parties have executed this Agreement in two counterparts on the date first above written.</div><table style="width:100%;margin-top:12mm;font-size:10.5pt"><tr><td style="width:50%">Signed by the Director<br>${sig('eide9', 0, 230, 70)}<div style="border-top:1px solid;width:66mm">Sigrun Halvorsdatter Eide</div></td><td>Signed for and on behalf of Halvtone Animasjon AS<br>${sig('lunde9', 1, 210, 70, '#111')}<div style="border-top:1px solid;width:66mm">Geir Lunde, Managing Director</div></td></tr></table>${fot9(5)}`,
      ],
    ),
  ],
}

/** 10: oppdragsavtale på nynorsk i to spalter. */
const d10: Dok = {
  fasit: fasit(
    10,
    'digital',
    'nn',
    'oppdragsavtale i to spalter',
    'Eirik Mælen',
    'Fyrtøyet Forteljingar AS',
    [reg('Fjellskulen', 'Klippar', G.klipp, 4)],
    '1a',
    'AP',
    null,
    V.ok,
    'Klippar på fire av seks episodar (1, 2, 4 og 6); rettsavtala er vist til og begge har skrive under.',
  ),
  papirer: [
    papir(
      'Oppdragsavtale Fjellskulen klipp.pdf',
      'digital',
      `.ark{padding:18mm 17mm;font:9.8pt/1.5 'URW Bookman'}.sp{columns:2;column-gap:9mm;column-rule:.5px solid #aaa}.sp h4{margin:0 0 .5mm;break-after:avoid;font:bold 9.8pt 'URW Bookman';color:#1f4d5a}.sp p{margin:0 0 3mm}`,
      [
        `<svg width="160" height="34" viewBox="0 0 160 34"><path d="M8 30 L16 6 L24 30 Z" fill="#1f4d5a"/><circle cx="16" cy="5" r="4" fill="#d9822b"/><text x="34" y="24" font-family="URW Bookman" font-size="17" fill="#1f4d5a">fyrtøyet</text></svg>
      <h1 style="font:20pt 'URW Bookman';margin:5mm 0 1mm">Oppdragsavtale</h1><p style="margin:0 0 6mm">mellom <b>Fyrtøyet Forteljingar AS</b> (${org('Fyrtøyet Forteljingar AS')}), heretter Fyrtøyet, og <b>Eirik Mælen</b>, sjølvstendig næringsdrivande, heretter oppdragstakaren.</p>
      <div class="sp"><h4>§ 1 Verket</h4><p>Fjellskulen, dokumentarserie i seks delar à 38 minutt for NRK. Produksjonsår 2022–23. Regi: Solveig Aase.</p><h4>§ 2 Oppdraget</h4><p>Oppdragstakaren er klippar på fire av dei seks episodane: 1, 2, 4 og 6. Han arbeider sjølvstendig, men saman med regissøren, frå gjennomsyn til bildelås.</p><h4>§ 3 Tid</h4><p>14 veker mellom 30. januar og 16. juni 2023. Påskeveka er fri. Klipperom: eige rom i Brenneriveien, Fyrtøyet held disk og prosjektfil.</p><h4>§ 4 Honorar</h4><p>Kr 17 200 per veke, utan meirverdiavgift. Faktura kvar fjortande dag, forfall 14 dagar. Oppdragstakaren betaler sjølv skatt, pensjon og trygd.</p><h4>§ 5 Opphavsrett</h4><p>Avtala om rettar frå 29.10.2016 mellom Virke Produsentforeningen og Norsk Filmforbund/F©R er ein del av denne avtala. Oppdragstakaren har forvaltningskontrakt med F©R, og Fyrtøyet får dei rettane – og berre dei – som følgjer av avtala.</p><h4>§ 6 Namngjeving</h4><p>«Klipp: Eirik Mælen» i sluttteksten på dei fire episodane.</p><h4>§ 7 Materiale</h4><p>Intervju som ikkje er brukte, skal slettast seinast eitt år etter sending. Opptak av mindreårige skal liggje kryptert.</p><h4>§ 8 Endringar</h4><p>Endringar skal vere skriftlege. Dukkar det opp ein sjuande episode, skal partane forhandle om han særskilt.</p><h4>§ 9 Tvist</h4><p>Partane freistar først å bli samde. Verneting er Oslo.</p></div>
      <div style="display:flex;gap:20mm;margin-top:10mm"><div>${sig('maelen', 3, 220, 62)}<div style="border-top:1px solid #1f4d5a;width:65mm">Eirik Mælen, 24.01.23</div></div><div>${sig('myklebust', 0, 220, 62, '#333')}<div style="border-top:1px solid #1f4d5a;width:65mm">Ingvild Myklebust, Fyrtøyet</div></div></div>`,
      ],
    ),
  ],
}

/** 11: spillefilm, lyddesign, skannet i to sider. */
const p11 = pnr(5, 1, 1979, 288)
const d11: Dok = {
  fasit: fasit(
    11,
    'skann',
    'nb',
    'avtale om spillefilm',
    'Oddvar Kleppe',
    'Løsgjenger Film AS',
    [reg('Jernvinter', 'Lyddesigner', D.lyd, null)],
    '2',
    'AP',
    p11,
    V.ok,
    'Spillefilm for kino, så antall episoder er uten mening; TV, strømming og videresending er holdt utenfor for F©R.',
  ),
  papirer: [
    papir(
      'Jernvinter_lyddesign_avtale.pdf',
      'skann',
      `.ark{padding:25mm 28mm;font:11pt/1.55 'Liberation Serif'}h1{font:bold 15pt 'Liberation Serif';margin:0 0 5mm}ol{padding-left:7mm}li{margin-bottom:3.2mm;padding-left:2mm}`,
      [
        `<h1>AVTALE OM LYDDESIGN</h1><p>Løsgjenger Film AS (org.nr. ${org('Løsgjenger Film AS')}), i det følgende «Produsenten», og Oddvar Kleppe, personnummer ${p11}, i det følgende «Lyddesigneren», har i dag inngått slik avtale om spillefilmen JERNVINTER (regi: Karoline Ness, ca. 112 minutter):</p>
      <ol><li>Lyddesigneren har det kunstneriske ansvaret for filmens lydbilde fra gjennomgang av klipp til ferdig 7.1-miks. Han velger selv foley-artist og dialogklipper innenfor en ramme på kr 310 000.</li><li>Arbeidet utføres i Produsentens lokaler og i mikserom etter Produsentens valg, fra 1. november 2022 til 17. februar 2023.</li><li>Lønn: kr 16 850 pr. uke i tolv uker, deretter kr 4 100 pr. dag i miks. Feriepenger kommer i tillegg og utbetales i juni.</li><li>Lyddesigneren leverer M&E, stems og dialogliste senest ti dager etter godkjent miks.</li><li>Filmen har kino som første visningsvindu. Produsenten erverver rett til å vise filmen på kino og festival og å selge den på fysiske eksemplarer. Visning i fjernsyn, strømming hos mediehus, videresending, bruk i bibliotek og privatkopiering er ikke overdratt: for disse er det F©R som i kraft av forvaltningskontrakten klarerer, krever inn og betaler vederlag til Lyddesigneren, slik Norsk Filmforbund har fastsatt for spillefilm.</li><li>Lyddesigneren krediteres på eget skilt i for- eller ettertekst og på plakat dersom scenograf og klipper er kreditert der.</li></ol><div style="position:absolute;bottom:12mm;right:28mm">${initialer('ok11')}</div>`,
        `<ol start="7"><li>Produsenten tegner ansvars- og ulykkesforsikring for Lyddesigneren i perioden.</li><li>Produsenten kan be om endringer etter prøvevisning. Inntil fem arbeidsdager er inkludert; det som går ut over, betales etter punkt 3.</li><li>Ingen av partene kan overføre avtalen til andre uten samtykke. Produsentens samproduksjon med utenlandske selskaper er unntatt, men punkt 5 følger da med.</li><li>Blir filmen utsatt mer enn fire uker, har Lyddesigneren rett til å trekke seg og beholde opptjent lønn.</li><li>Tvister søkes løst i minnelighet, ellers ved Oslo tingrett.</li></ol>
        <p style="margin-top:14mm">Oslo, den ${hand('21/10-2022', 16, '#223')}</p><div style="display:flex;gap:16mm;margin-top:8mm"><div style="width:68mm">${sig('kleppe', 2, 220, 70)}<div style="border-top:1px solid">Oddvar Kleppe</div></div><div style="width:68mm">${sig('rambol', 1, 220, 70, '#1a1a1a')}<div style="border-top:1px solid">Mette Rambøl for Løsgjenger Film AS</div></div></div><div style="margin:12mm 0 0 60mm">${stempel(['LØSGJENGER FILM', 'REGNSKAP · REGISTRERT', '24 OKT 2022'], '#33508a')}</div>`,
      ],
      { skjev: 0.4, korn: 0.35, uskarp: 0.2, dpi: 200 },
    ),
  ],
}

/** 12: overskrifter som spørsmål, to funksjoner. */
const d12: Dok = {
  fasit: fasit(
    12,
    'digital',
    'nb',
    'avtale med spørsmål som overskrifter',
    'Vilde Osmundsen',
    'Nattbuss Produksjon AS',
    [reg('Panelhøns', 'Manusforfatter', G.red, 10), reg('Panelhøns', 'Konseptuerende regissør', G.regi, 10)],
    '1b',
    'AP',
    null,
    V.ok,
    'Samme person skriver manus og er konseptuerende regissør på alle de ti episodene; utnyttelsen følger mediehusets avtale med F©R.',
  ),
  papirer: [
    papir(
      'Kontrakt Vilde - Panelhøns.pdf',
      'digital',
      `.ark{padding:20mm 24mm;font:10.4pt/1.5 'URW Gothic';color:#1e1e2c}h3{font:bold 12pt 'URW Gothic';color:#c2185b;margin:4.4mm 0 .6mm}p{margin:0}`,
      [
        `<div style="font:bold 30pt/1 'URW Gothic'">natt<span style="color:#c2185b">buss</span></div><div style="font-size:8.4pt;margin-bottom:5mm">Nattbuss Produksjon AS · ${org('Nattbuss Produksjon AS')} · Torggata 960, 0183 Oslo</div>
      <h3>Hvem er vi to?</h3><p>Du er Vilde Osmundsen. Vi er Nattbuss Produksjon AS, ved daglig leder Siri Amdal.</p>
      <h3>Hva lager vi?</h3><p>Panelhøns, underholdningsprogram for TV 2. Første sesong, ti episoder à 39 minutter, tatt opp med publikum på Sentrum Scene.</p>
      <h3>Hva er du med som?</h3><p>To ting. Du er manusforfatter, og du er konseptuerende regissør: du lager spillene, formen og rytmen før vi går i studio. Begge deler gjelder hele sesongen, altså alle de ti episodene. (Flerkameraregien gjør Espen Lundby.)</p>
      <h3>Når?</h3><p>Fra 2. januar til 31. mars 2023. I studioukene må du være på huset hver dag, ellers styrer du tiden selv.</p>
      <h3>Hva får du?</h3><p>240 000 kroner for manus og 165 000 for konsept og regi. En tredel nå, en tredel etter episode fem, resten når den tiende er levert. Feriepenger er med.</p>
      <h3>Hvem eier det du lager?</h3><p>Du har opphavsretten. Hvordan programmet blir utnyttet, er regulert i egen avtale mellom mediehuset (TV 2) og F©R v/Norsk Filmforbund, og den holder vi oss til. Penger som kommer derfra, er dine.</p>
      <h3>Hva står det på skjermen?</h3><p>«Manus: Vilde Osmundsen» og «Konsept og regi: Vilde Osmundsen, Espen Lundby».</p>
      <h3>Og hvis noe skjærer seg?</h3><p>Vi snakker sammen først. To ukers varsel fra begge kanter. Det du har levert, blir betalt.</p>
      <div style="display:flex;gap:14mm;margin-top:10mm"><div>${sig('vilde', 0, 220, 66, '#151515')}<div style="border-top:2px solid #c2185b;width:68mm">Vilde</div></div><div>${sig('amdal', 3, 190, 66, '#1c2b70')}<div style="border-top:2px solid #c2185b;width:68mm">Siri, for Nattbuss</div></div></div><p style="margin-top:3mm;font-size:8.6pt">Underskrevet på kjøkkenet 16. desember 2022</p>`,
      ],
    ),
  ],
}

/** 13: kort avtaleark med ruter, B-foto, fotografert. */
const p13 = pnr(30, 8, 1996, 470)
const d13: Dok = {
  fasit: fasit(
    13,
    'foto',
    'nb',
    'avtaleark med ruter',
    'Sander Ulvund',
    'Kattekonsert AS',
    [reg('Fire fluer', 'B-foto', null, 8)],
    '1b',
    'AP',
    p13,
    V.funksjon,
    'B-foto er ikke blant de godkjente funksjonene; ellers er arket fullstendig med åtte episoder av sesong 2.',
  ),
  papirer: [
    papir(
      'avtale_fire_fluer.jpg',
      'foto',
      `.ark{padding:20mm 18mm;font:10pt/1.4 'Liberation Mono'}.l{display:flex;border-bottom:1px dashed #555;padding:1.6mm 0;align-items:baseline}.l>b{width:48mm;font-weight:normal}`,
      [
        `<div style="border:3px double #222;padding:3mm 5mm;text-align:center;font-size:14pt">KATTEKONSERT AS // AVTALEARK STAB</div><p style="font-size:8.5pt">org.nr. ${org('Kattekonsert AS')} // Ett ark per person. Skriv tydelig.</p>
      <div class="l"><b>NAVN</b>${hand('Sander Ulvund', 17)}</div><div class="l"><b>FØDT (11 SIFFER)</b>${hand(p13, 17)}</div><div class="l"><b>PRODUKSJON</b>${hand('Fire fluer, s. 2', 17)}</div>
      <div class="l"><b>FUNKSJON</b><span>${rute(false)} A-foto ${rute(true, '13b', true)} B-foto ${rute(false)} lys ${rute(false)} lyd ${rute(false)} annet</span></div>
      <div class="l"><b>EPISODER</b>${hand('1–8, alle', 17)}</div><div class="l"><b>DAGER</b>${hand('24', 17)}</div><div class="l"><b>DAGSATS</b>${hand('2 600,-', 17)}</div><div class="l"><b>UTSTYR</b>${hand('eget stativ, 200/dag', 17)}</div>
      <p>1. Arbeidsdag 10 timer. Overtid avtales på stedet med innspillingsleder.<br>2. Avlysning senere enn 48 timer før: halv sats.<br>3. Utnyttelsen av produksjonen følger den særskilte avtalen mellom Discovery og F©R v/Norsk Filmforbund.<br>4. Egne bilder fra opptak: spør først.</p>
      <div style="display:flex;gap:10mm;margin-top:8mm"><div style="width:75mm">${sig('sander', 1, 210, 66)}<div style="border-top:1px solid">STAB</div></div><div style="width:75mm">${sig('olavik', 2, 190, 66, '#222')}<div style="border-top:1px solid">KATTEKONSERT v/ Ola Vik</div></div></div><p>${hand('Lillestrøm 11.5.23', 14)}</p>`,
      ],
      { skjev: 2.4, uskarp: 0.35, skygge: 0.5 },
    ),
  ],
}
export const dok2: readonly Dok[] = [d06, d07, d08, d09, d10, d11, d12, d13]
