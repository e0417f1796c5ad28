import { D, type Dok, delt, fasit, felt, G, hand, initialer, papir, pnr, reg, rute, sig, V } from './hjelp.ts'
import { org } from './register.ts'
import { side40, sider33 } from './sider.ts'

/** 32: to like titler i registeret. */
const p32 = pnr(12, 8, 1984, 190)
const d32: Dok = {
  fasit: fasit(
    32,
    'skann',
    'nb',
    'regiavtale (brevform med punkter)',
    'Torjus Hellevang',
    'Trekkpapir Film AS',
    [reg('Plan B', 'Regissør', D.regi, 5)],
    '1a',
    'AP',
    p32,
    V.produksjon,
    'Registeret har to Plan B fra samme selskap og år, og avtalen sier ikke hvilken; tre pluss to episoder er fem.',
  ),
  papirer: [
    papir(
      'hellevang_regi.pdf',
      'skann',
      `.ark{padding:26mm 27mm;font:11pt/1.55 P052}.p{display:flex;gap:5mm;margin-bottom:3mm}.p i{width:7mm;flex:none;text-align:right}`,
      [
        `<div style="border:1px solid #000;display:inline-block;padding:2mm 5mm;transform:skewX(-8deg);font:bold 14pt P052">trekkpapir film</div><div style="font-size:9.5pt;margin-top:2mm">Trekkpapir Film AS, ${org('Trekkpapir Film AS')}, Vibes gate 744, Oslo</div><h1 style="font:16pt P052;margin:9mm 0 5mm">Avtale med Torjus Hellevang om regi</h1>
      <div class="p"><i>i.</i><span>Torjus Hellevang (personnr. ${p32}) engasjeres som regissør på «Plan B».</span></div><div class="p"><i>ii.</i><span>Han har regi på tre episoder i første opptaksblokk og to i den andre. Den sjette og siste tas av en annen.</span></div><div class="p"><i>iii.</i><span>Blokk 1 er 6. mars – 14. april, blokk 2 er 8. – 26. mai 2023. Klipp etter hver blokk, fire uker.</span></div><div class="p"><i>iv.</i><span>Lønn kr 78 000 pr. episode, halvparten ved opptaksstart og halvparten ved låst klipp.</span></div><div class="p"><i>v.</i><span>Regissøren har første klipp. Siste ord er produsentens, etter samråd.</span></div><div class="p"><i>vi.</i><span>Opphavsrettslig følger partene rettighetsavtalen av 29.10.2016 mellom Virke Produsentforeningen og Norsk Filmforbund/F©R. Noen annen overdragelse har ikke funnet sted.</span></div><div class="p"><i>vii.</i><span>Navn nevnes i tittelsekvensen.</span></div><div class="p"><i>viii.</i><span>Regissøren stiller på inntil tre pressedager uten tillegg.</span></div><div class="p"><i>ix.</i><span>Uenighet løses av en voldgiftsmann som partene blir enige om.</span></div>
      <p style="margin-top:8mm">Oslo 20. februar 2023</p><div style="display:flex;gap:20mm;margin-top:4mm"><div>${sig('hellevang', 0, 220, 66, '#222')}Torjus Hellevang</div><div>${sig('bleken', 3, 200, 66, '#222')}Jonas Bleken, Trekkpapir Film AS</div></div>`,
      ],
      { skjev: -0.4, korn: 0.3, uskarp: 0.2, dpi: 300 },
    ),
  ],
}

/** 33: engelsk avrop på tre produksjoner. */
const d33: Dok = {
  fasit: fasit(
    33,
    'digital',
    'en',
    'call-off, schedule of works',
    'Andrzej Wolny',
    'Kvarts Post AS',
    [
      reg('Saltvann', 'Online Editor', G.klipp, 6),
      reg('Nattskift', 'Online Editor', G.klipp, 4),
      reg('Hundre hus', 'Online Editor', G.klipp, 12),
    ],
    'EN',
    'AP',
    null,
    V.ok,
    'Ett avrop med tre produksjoner og egne antall for hver (6, 4 og 12); Nattskift gjelder sesong 2.',
  ),
  papirer: [
    papir(
      'KP_calloff_2023-06_Wolny.pdf',
      'digital',
      `.ark{padding:16mm 16mm;font:9.2pt/1.45 'Nimbus Sans'}table{width:100%;border-collapse:collapse;margin:3mm 0}th{border-bottom:2px solid;text-align:left;padding:1.5mm}td{border-bottom:.6px solid #999;padding:2mm 1.5mm;vertical-align:top}h2{font-size:10pt;margin:5mm 0 1mm}`,
      [
        `<div style="display:flex;justify-content:space-between"><b style="letter-spacing:5px;font-size:12pt">KVARTS POST</b><span>Call-Off 2023-06 under Framework KP-2022/31</span></div><h1 style="font:300 23pt 'Nimbus Sans';margin:8mm 0 4mm">Schedule of Works</h1>
      <table><tr><td style="width:30mm">Company</td><td>Kvarts Post AS, ${org('Kvarts Post AS')}, Oslo</td></tr><tr><td>Freelancer</td><td>Andrzej Wolny, sole trader</td></tr><tr><td>Function</td><td>Online Editor (conform, paint-out, titles, QC fixes)</td></tr><tr><td>Valid</td><td>1 April 2023 to 31 December 2023</td></tr></table>
      <table><tr><th>Job</th><th>Title</th><th>Season</th><th>Producer</th><th>Episodes</th><th>Days</th><th>NOK</th></tr><tr><td>3301</td><td><b>SALTVANN</b></td><td>1</td><td>Skarpskyer</td><td>101–106</td><td>12</td><td>68,400</td></tr><tr><td>3318</td><td><b>NATTSKIFT</b></td><td>2</td><td>Vindusplass</td><td>201, 202, 205, 208</td><td>6</td><td>34,200</td></tr><tr><td>3325</td><td><b>HUNDRE HUS</b></td><td>1</td><td>Kveldsmat Media</td><td>1–12</td><td>18</td><td>97,200</td></tr><tr><td></td><td></td><td></td><td></td><td style="text-align:right"><b>Total</b></td><td><b>36</b></td><td><b>199,800</b></td></tr></table>
      <h2>Terms particular to this call-off</h2><p>Nights (22:00 to 06:00) at 1.4. Fixes caused by late graphics are charged at the day rate; fixes caused by the conform are not charged. All media stays on the SAN. Invoice per job on delivery, 21 days.</p>
      <h2>Copyright</h2><p>The freelancer has a management contract with F©R. For each title above the rights are regulated in the Rights Agreement between Virke Produsentforeningen and NFF/F©R of 29.10.2016. The framework contains no assignment and none is made here.</p>
      <h2>Acceptance</h2><p>Signed electronically by both parties. Neither party may rely on an unsigned draft.</p>
      <div style="border:1px solid #2a7;border-radius:2mm;padding:3mm 5mm;display:flex;gap:14mm;margin-top:6mm"><div><span style="font:italic 22pt Z003">Andrzej Wolny</span><br>Andrzej Wolny<br><span style="font:7.4pt 'Liberation Mono'">signed 2023-03-28 17:40:12 UTC<br>e-mail verified · id 8c2e-41</span></div><div><span style="font:italic 22pt Z003">Randi Moltke</span><br>Randi Moltke, Kvarts Post AS<br><span style="font:7.4pt 'Liberation Mono'">signed 2023-03-29 07:15:55 UTC<br>e-mail verified · id 8c2e-42</span></div></div>`,
        ...sider33,
      ],
    ),
  ],
}

/** 34: dårlig foto, A-foto uten antall. */
const p34 = pnr(25, 12, 1989, 233)
const d34: Dok = {
  fasit: fasit(
    34,
    'foto',
    'nb',
    'engasjementsbrev på ett ark',
    'Even Storhaug',
    'Underbruket TV AS',
    [reg('Byggeleiren', 'A-foto', G.foto, null)],
    '1a',
    'AP',
    p34,
    V.episoder,
    'A-foto i uke 33–39 uten at antall episoder er nevnt; serien er på flere episoder.',
  ),
  papirer: [
    papir(
      '20230809_181144.jpg',
      'foto',
      `.ark{padding:24mm 24mm;font:12pt/1.55 'Liberation Sans'}p{margin:0 0 3.4mm}`,
      [
        `<div style="background:#8a3b12;color:white;display:inline-block;padding:2mm 5mm;font-weight:bold">UNDERBRUKET tv</div><h1 style="font-size:17pt;margin:8mm 0 4mm">Engasjement på Byggeleiren</h1><p>Underbruket TV AS (${org('Underbruket TV AS')}) engasjerer <b>Even Storhaug</b>, ${delt(p34)}, som <b>A-foto</b> på realityserien <b>Byggeleiren</b>.</p><p>Engasjementet varer i hele opptaksperioden, uke 33 til og med uke 39 i 2023, fem dager i uka. Innkvartering i brakkerigg på Kongsvinger.</p><p>Lønn kr 3 250 per dag à elleve timer. Ved mer enn elleve timer kr 520 per time.</p><p>Opphavsrett: avtalen av 29.10.2016 mellom Virke Produsentforeningen og Norsk Filmforbund/F©R gjelder.</p><p>Drone flys bare av dem som har bevis. Hjelm og vernesko på hele området.</p><p>Avlyses en uke, betales tre av fem dager.</p><p>Oslo ${hand('8. august 2023', 16)}</p><div style="display:flex;gap:12mm;margin-top:6mm"><div style="width:72mm">${sig('storhaug', 1, 230, 74)}<div style="border-top:1.5px solid">Even Storhaug</div></div><div style="width:72mm">${sig('torsvik34', 2, 200, 74, '#111')}<div style="border-top:1.5px solid">Hege Torsvik</div></div></div>`,
      ],
      { skjev: 3.4, uskarp: 1, korn: 0.8, skygge: 0.75 },
    ),
  ],
}

/** 35: hovedavtale skannet, tillegg digitalt. */
const p35 = pnr(6, 9, 1975, 412)
const d35: Dok = {
  fasit: fasit(
    35,
    'blandet',
    'nb',
    'hovedavtale med tillegg',
    'Espen Lundby',
    'Nattbuss Produksjon AS',
    [reg('Kveldsåpent', 'Regissør (flerkamera)', G.regi, 8)],
    '1a',
    'AP',
    p35,
    V.ok,
    'Hovedavtalen gjaldt seks sendinger av sesong 2, og tillegget legger til to, så det er åtte.',
  ),
  papirer: [
    papir(
      '1 avtale kveldsåpent.pdf',
      'skann',
      `.ark{padding:22mm 24mm;font:10.6pt/1.55 'URW Gothic'}h3{margin:4mm 0 .5mm;font-size:11pt}p{margin:0}`,
      [
        `<div style="font:bold 26pt 'URW Gothic'">nattbuss</div><h1 style="font-size:15pt;margin:5mm 0 3mm">Regi i studio</h1><p>Avtale mellom Nattbuss Produksjon AS, ${org('Nattbuss Produksjon AS')}, og Espen Lundby, født ${delt(p35)}.</p><h3>Programmet</h3><p>Kveldsåpent, sesong 2, talkshow direkte fra Nydalen fredager. Seks sendinger er bestilt.</p><h3>Arbeidet</h3><p>Lundby er regissør (flerkamera) på alle de seks: kameraplan, prøver, sending og gjennomgang dagen etter.</p><h3>Penger</h3><p>Kr 26 000 per sending, feriepenger kommer på toppen. Kr 12 000 for forarbeidet.</p><h3>Dager</h3><p>Fra 24. februar 2023, to dager per sending.</p><h3>Opphavsrett</h3><p>Lundby er medlem av Filmforbundet og har forvaltningskontrakt med F©R. Det er rettsavtalen av 29.10.2016 (Virke Produsentforeningen / Norsk Filmforbund/F©R) som bestemmer hva Nattbuss kan gjøre med hans del.</p><h3>Sykdom</h3><p>Teknisk produsent er reserve. Reserven betales av Nattbuss.</p><h3>Slutt</h3><p>Fjorten dager begge veier.</p><div style="display:flex;gap:16mm;margin-top:12mm"><div style="width:70mm">${sig('lundby', 0, 220, 66)}<div style="border-top:1px solid">Espen Lundby ${hand('10.2.23', 13)}</div></div><div style="width:70mm">${sig('amdal35', 3, 190, 66, '#222')}<div style="border-top:1px solid">Siri Amdal ${hand('10.2', 13, '#222')}</div></div></div>`,
      ],
      { skjev: 0.8, korn: 0.3, uskarp: 0.2, dpi: 200 },
    ),
    papir('2 tillegg.pdf', 'digital', `.ark{padding:30mm 26mm;font:11pt/1.6 'URW Gothic'}`, [
      `<div style="font:bold 18pt 'URW Gothic'">nattbuss</div><h1 style="font-size:15pt">Tillegg til avtale om regi i studio, Kveldsåpent 2</h1><p>Kanalen har bestilt to sendinger til (14. og 21. april). Espen Lundby har regi på dem også. Han skal dermed ha åtte sendinger i alt. Honoraret er det samme per sending, og resten av avtalen av 10. februar 2023 står uendret.</p><div style="margin-top:14mm;border-top:1px solid #c2185b;border-bottom:1px solid #c2185b;padding:4mm 0;font:9pt/1.6 'DejaVu Sans'">Signert digitalt med BankID<br><b>Espen Lundby</b>, 30. mars 2023 kl. 18.20.41<br><b>Siri Amdal</b> for Nattbuss Produksjon AS, 30. mars 2023 kl. 19.02.17</div>`,
    ]),
  ],
}

/** 36: adaptasjon på nynorsk. */
const d36: Dok = {
  fasit: fasit(
    36,
    'digital',
    'nn',
    'manusavtale (adaptasjon)',
    'Olaug Heggdal Sæbø',
    'Vrangsida Film AS',
    [reg('Klokkaren', 'Manusforfattar (adaptasjon)', D.adapt, 3)],
    '1a',
    'AP',
    null,
    V.ok,
    'Ho adapterer romanen til halvparten av dei seks episodane, altså tre; klausulen står under «Rettar».',
  ),
  papirer: [
    papir(
      'Klokkaren manusavtale OHS.pdf',
      'digital',
      `.ark{padding:22mm 24mm;font:10.6pt/1.55 C059}.rad{display:grid;grid-template-columns:34mm 1fr;border-top:.6px solid #5b4a8a;padding:2.4mm 0}.rad b{color:#5b4a8a;font-weight:normal;font-style:italic}.rad p{margin:0 0 1.5mm}`,
      [
        `<div style="font:italic 20pt C059;color:#5b4a8a;transform:scaleX(-1);display:inline-block">Vrangsida</div><h1 style="font:18pt C059;margin:4mm 0 6mm">Manusavtale</h1>
      <div class="rad"><b>Partar</b><div>Vrangsida Film AS, org.nr. ${org('Vrangsida Film AS')}, og Olaug Heggdal Sæbø, forfattar, Volda/Oslo</div></div><div class="rad"><b>Grunnlag</b><div>Romanen «Klokkaren» av Arne Nesvik. Selskapet har opsjon frå forlaget og står for retten til å bruke han.</div></div><div class="rad"><b>Verket</b><div>Dramaserien Klokkaren, seks episodar à 52 minutt.</div></div><div class="rad"><b>Oppgåva</b><div><p>Sæbø er manusforfattar (adaptasjon). Ho og Håkon Lid deler sesongen likt: ho skriv halvparten av dei seks episodane, han resten.</p><p>Kven som tek kva for nokre, avgjer dei to seg imellom før synopsis er levert.</p></div></div><div class="rad"><b>Levering</b><div>Synopsis 1. mars, førsteutkast 1. juni, opptaksmanus 15. september 2023.</div></div><div class="rad"><b>Honorar</b><div>Kr 195 000 per episode: ein femdel ved signering, to femdelar ved førsteutkast, to femdelar ved opptaksmanus.</div></div><div class="rad"><b>Rettar</b><div>Opphavsretten til manus er hennar. Så langt ho har forvaltningskontrakt med F©R, gjeld avtala om rettar mellom Virke Produsentforeningen og Norsk Filmforbund/F©R frå 29.10.2016, og selskapet får lisens etter ho. Bok- og teaterutgåver av manus er ikkje med.</div></div><div class="rad"><b>Endringar</b><div>Selskapet kan be om to omarbeidingar. Andre kan ikkje skrive om utan at ho er spurd først.</div></div><div class="rad"><b>Kreditering</b><div>«Manus: Olaug Heggdal Sæbø, etter Arne Nesviks roman»</div></div><div class="rad" style="border-bottom:.6px solid #5b4a8a"><b>Heving</b><div>Ved vesentleg brot. Det som er levert, skal betalast.</div></div>
      <div style="display:flex;gap:18mm;margin-top:9mm"><div>${sig('sabo', 2, 230, 66)}Olaug Heggdal Sæbø<br><span style="font-size:9pt">20. januar 2023</span></div><div>${sig('ovrebo36', 1, 200, 66, '#222')}Torstein Øvrebø<br><span style="font-size:9pt">for Vrangsida Film AS</span></div></div>`,
      ],
    ),
  ],
}

/** 37: taus, uten antall, skannet over to sider. */
const p37 = pnr(3, 3, 1970, 355)
const d37: Dok = {
  fasit: fasit(
    37,
    'skann',
    'nb',
    'ansettelseskontrakt, taus',
    'Mikkel Ravnsborg',
    'Glimmerslag Drama AS',
    [reg('Rømlingen', 'Produksjonsdesigner', D.scen, null)],
    'taus',
    'AP',
    p37,
    V.episoder,
    'Produksjonsdesigner på dramaserien uten at antall episoder er nevnt; kontrakten sier ikke noe om opphavsrett.',
  ),
  papirer: [
    papir(
      'kontrakt_ravnsborg_proddesign.pdf',
      'skann',
      `.ark{padding:24mm 26mm;font:11pt/1.55 'Nimbus Sans'}h2{font-size:11pt;text-transform:uppercase;letter-spacing:1px;margin:6mm 0 1mm}p{margin:0}`,
      [
        `<div style="font:900 20pt 'Nimbus Sans';letter-spacing:-1px">GLIMMERSLAG <span style="font-weight:300">DRAMA</span></div><p style="font-size:9pt">Glimmerslag Drama AS, ${org('Glimmerslag Drama AS')}</p><h1 style="font-size:17pt;margin:9mm 0 2mm">Ansettelseskontrakt</h1><p>Ansatt: Mikkel Ravnsborg<br>Fødselsnummer: ${delt(p37)}<br>Stilling: Produksjonsdesigner<br>Produksjon: Rømlingen (dramaserie)<br>Nærmeste leder: produsent Camilla Rø</p><h2>Periode</h2><p>Fra 1. september 2022 til 31. mars 2023. Forarbeid ni uker, opptak tretten uker, avvikling to uker.</p><h2>Lønn</h2><p>Kr 71 000 i måneden i full stilling. Overtid er inkludert inntil tolv timer i uka, ut over det betales den etter loven.</p><h2>Ansvar</h2><p>Den ansatte utformer seriens visuelle uttrykk sammen med regissør og fotograf og har budsjettansvar for scenografi, rekvisitt, kjøretøy og grafikk i bildet. Ansettelser i avdelingen skjer etter drøfting.</p><h2>Arbeidstid</h2><p>Gjennomsnittlig 40 timer. Nattopptak etter varsel på sju dager.</p><div style="position:absolute;bottom:14mm;right:26mm;font-size:9pt">1/2 ${initialer('mr37', '#222')}</div>`,
        `<h2>Ferie</h2><p>Feriepenger 12 %. Ferie avvikles utenom opptak.</p><h2>Utlegg</h2><p>Refunderes etter kvittering hver fredag. Bruk av egen bil etter statens satser.</p><h2>Taushetsplikt</h2><p>Manus, bilder fra sett og rolleliste er konfidensielle inntil produksjonen selv offentliggjør dem.</p><h2>Oppsigelse</h2><p>Tre uker i prøvetiden, deretter én måned.</p><h2>Tvister</h2><p>Forhandlinger etter arbeidsmiljøloven, ellers domstolene.</p><p style="margin-top:14mm">Oslo 22.08.2022</p><div style="margin-top:8mm">${sig('ravnsborg', 1, 240, 70, '#222')}<div style="border-top:1px solid;width:80mm">Mikkel Ravnsborg</div></div><div style="margin-top:10mm">${sig('ro37', 0, 200, 70, '#111')}<div style="border-top:1px solid;width:80mm">Camilla Rø, Glimmerslag Drama AS</div></div><div style="position:absolute;bottom:14mm;right:26mm;font-size:9pt">2/2</div>`,
      ],
      { skjev: 0.6, korn: 0.7, uskarp: 0.5, dpi: 150 },
    ),
  ],
}

/** 38: kort engelsk crew-avtale, fotografert. */
const d38: Dok = {
  fasit: fasit(
    38,
    'foto',
    'en',
    'crew start form',
    'Cathrine Lødemel',
    'Blue Ferry Productions Norway AS',
    [reg('Snøblind sommer', 'Location Manager', null, null)],
    'taus',
    'AP',
    null,
    V.funksjon,
    'Location manager er ikke en godkjent funksjon; filmen er i registeret under den norske tittelen.',
  ),
  papirer: [
    papir(
      'start form.jpg',
      'foto',
      `.ark{padding:18mm;font:10pt/1.4 'Liberation Sans Narrow'}.f{border:1px solid #000;border-top:0;display:flex}.f>div{flex:1;padding:1.2mm 2mm 1.8mm;border-right:1px solid #000;min-height:11mm}.f>div:last-child{border-right:0}.f small{display:block;font-size:7.4pt;text-transform:uppercase}`,
      [
        `<div style="border:1px solid #000;background:#dfe8f2;padding:3mm;text-align:center;font:bold 15pt 'Liberation Sans Narrow'">CREW START FORM &amp; AGREEMENT</div><div class="f"><div><small>Production company</small>Blue Ferry Productions Norway AS (${org('Blue Ferry Productions Norway AS')})</div><div><small>Picture</small>"SNOWBLIND SUMMER" (Snøblind sommer), feature</div></div><div class="f"><div><small>Full name</small>${hand('Cathrine Lødemel', 17)}</div><div><small>Mobile</small>${hand('926 00 314', 16)}</div></div><div class="f"><div><small>Position</small>${hand('Location Manager', 17)}</div><div><small>Dept</small>${hand('Locations', 16)}</div><div><small>Start</small>${hand('6 Feb 2023', 16)}</div></div><div class="f"><div><small>Basis</small>${rute(true, '38a')} weekly &nbsp;${rute(false)} daily &nbsp;${rute(false)} flat</div><div><small>Rate NOK</small>${hand('19 500', 17)}</div><div><small>Hours</small>${hand('50 (5 × 10)', 16)}</div></div><div class="f"><div><small>Car allowance</small>${rute(true, '38b', true)} yes ${rute(false)} no &nbsp; ${hand('1 500 / wk', 15)}</div><div><small>Phone</small>${rute(true, '38c', true)} yes ${rute(false)} no</div><div><small>Computer</small>${rute(false)} yes ${rute(true, '38d', true)} no</div></div>
      <div style="border:1px solid #000;border-top:0;padding:2.5mm;font-size:9pt;line-height:1.5"><b>CONDITIONS.</b> 1. Engagement may be ended by either party on one week's notice. 2. Overtime only if approved by the UPM in advance. 3. Location agreements are signed by the Company, not by crew. 4. Petty cash is reconciled every Monday. 5. No photographs, no posts, no visitors. 6. Crew member has read the safety plan for work on ice and will refuse work that is unsafe. 7. Credit at the Company's discretion. 8. Norwegian law applies.</div>
      <div class="f"><div style="min-height:28mm"><small>Crew member</small>${sig('lodemel', 0, 230, 66)}${hand('1/2-23', 13)}</div><div style="min-height:28mm"><small>For the company (UPM)</small>${sig('tollefsrud', 1, 210, 66, '#111')}${hand('A. Tollefsrud', 13, '#111')}</div></div><p style="font-size:8pt">Copies: production office / payroll / crew</p>`,
      ],
      { skjev: 1.4, skygge: 0.5, uskarp: 0.4 },
    ),
  ],
}

/** 39: bare maskinskrevne navn. */
const p39 = pnr(18, 6, 1966, 284)
const d39: Dok = {
  fasit: fasit(
    39,
    'digital',
    'nb',
    'regiavtale dokumentarfilm, usignert',
    'Arnfinn Sletten',
    'Grå Sone Dokumentar AS',
    [reg('Siste vakt på Bjørnøya', 'Regissør', D.regi, null)],
    '2',
    '',
    p39,
    V.signatur,
    'Dokumentarfilm for kino med klausulen for slike, men under navnene er det ingen underskrift, bare maskinskrift.',
  ),
  papirer: [
    papir(
      'Regiavtale_Bjørnøya_FINAL2.pdf',
      'digital',
      `.ark{padding:22mm 22mm;font:10.4pt/1.55 'Liberation Serif'}h3{margin:4mm 0 .4mm;font:bold 10.4pt 'Liberation Sans'}p{margin:0}`,
      [
        `<div style="background:#777;color:white;padding:3mm 5mm;font:bold 13pt 'Liberation Sans'">GRÅ SONE <span style="font-weight:normal">dokumentar</span></div><h1 style="font:bold 17pt 'Liberation Sans';margin:7mm 0 1mm">Regiavtale</h1><p>Grå Sone Dokumentar AS (${org('Grå Sone Dokumentar AS')}) og Arnfinn Sletten (f.nr. ${delt(p39)}) om den lange dokumentarfilmen <i>Siste vakt på Bjørnøya</i>.</p>
      <h3>A. Oppdraget</h3><p>Sletten er filmens regissør. Han har fulgt mannskapet siden 2020, og det materialet som da ble tatt opp, er en del av filmen.</p><h3>B. Fremdrift</h3><p>Siste opptak mai 2022, klipp september 2022 – februar 2023, premiere på kino høsten 2023.</p><h3>C. Godtgjøring</h3><p>Kr 520 000 for det hele, i fire like deler. 8 % av produsentens nettoinntekter etter at investorene har fått sitt.</p><h3>D. Klipp</h3><p>Regissøren bestemmer endelig klipp. En TV-versjon på 58 minutter kan lages, og han skal få tilbud om å gjøre det selv.</p><h3>E. Rettigheter</h3><p>Filmen vises først på kino. Grå Sone får eksklusiv visningsrett på kino og festivaler samt salg til utlandet. Hva regissøren har krav på når norske mediehus og strømmetjenester kjøper visning, og ved videresending, utlån og privatkopiering, holdes utenfor avtalen og ivaretas av F©R for kinofilm og dokumentarfilm etter forvaltningskontrakten.</p><h3>F. Arkiv</h3><p>Råmateriale oppbevares i ti år. Regissøren kan bruke utsnitt i foredrag.</p><h3>G. Sikkerhet</h3><p>Isbjørnvakt skal alltid være til stede. Regissøren kan avbryte opptak.</p><h3>H. Opphør</h3><p>Avtalen kan heves ved vesentlig mislighold etter varsel på fjorten dager.</p>
      <p style="margin-top:14mm">Oslo, mars 2022</p><div style="display:flex;gap:20mm;margin-top:16mm"><div style="width:70mm;border-top:1px solid">Arnfinn Sletten<br>Regissør</div><div style="width:70mm;border-top:1px solid">Yngve Dahlberg<br>Grå Sone Dokumentar AS</div></div>`,
      ],
    ),
  ],
}

/** 40: nynorsk, redaktør og letregi. */
const p40 = pnr(29, 4, 1987, 61)
const d40: Dok = {
  fasit: fasit(
    40,
    'skann',
    'nn',
    'kontrakt med to roller i ruter',
    'Sigbjørn Haukås',
    'Halling & Haug TV AS',
    [reg('Tunkamp', 'Redaktør', G.red, 12), reg('Tunkamp', 'Letregi', G.regi, 12)],
    '1b',
    'AP',
    p40,
    V.ok,
    'Redaktør og letregi på alle tolv programma i fjerde sesong; utnyttinga følgjer avtala mediehuset har med F©R.',
  ),
  papirer: [
    papir(
      'Kontrakt Haukås tunkamp 4.pdf',
      'skann',
      `.ark{padding:18mm 20mm;font:10.2pt/1.5 'DejaVu Serif Condensed','DejaVu Serif'}.s{border:2px solid #333;margin-bottom:3mm}.s h3{margin:0;background:#333;color:white;padding:1mm 3mm;font-size:10pt}.s div{padding:2mm 3mm}`,
      [
        `<div style="display:flex;justify-content:space-between;align-items:center;margin-bottom:4mm"><b style="font-size:17pt">Halling &amp; Haug TV AS</b><span>org.nr. ${org('Halling & Haug TV AS')}</span></div>
      <div class="s"><h3>1 Partane</h3><div>Arbeidsgjevar: Halling &amp; Haug TV AS<br>Arbeidstakar: Sigbjørn Haukås, fødselsnr. ${delt(p40)}</div></div><div class="s"><h3>2 Produksjonen</h3><div>Tunkamp, fjerde sesong, for TV 2. Tolv program.</div></div><div class="s"><h3>3 Arbeidet</h3><div>${felt(true)} redaktør &nbsp; ${felt(false)} reporter &nbsp; ${felt(true)} letregi &nbsp; ${felt(false)} vj &nbsp; ${felt(false)} klipp &nbsp; ${felt(false)} innspelingsleiar<br>Begge rollene gjeld alle tolv programma: letregi under opptak på garden, redaktør i manus og etterarbeid.</div></div><div class="s"><h3>4 Tid og løn</h3><div>27. mars – 29. september 2023. Kr 54 000 per månad, dertil kr 600 per døgn på tunet. Ferie i juli.</div></div><div class="s"><h3>5 Opphavsrett</h3><div>Korleis produksjonen kan utnyttast, er regulert i eiga avtale mellom mediehuset og F©R v/Norsk Filmforbund. Arbeidsgjevaren får ikkje overdrege noko anna.</div></div><div class="s"><h3>6 Dyr og folk</h3><div>Dyrevelferda går framfor opptak. Deltakarane skal kunne trekkje seg.</div></div><div class="s"><h3>7 Oppseiing</h3><div>Ein månad, gjensidig.</div></div>
      <div style="display:flex;gap:12mm;margin-top:8mm"><div style="width:78mm">${sig('haukas', 0, 230, 66)}<div style="border-top:2px solid">Sigbjørn Haukås</div></div><div style="width:78mm">${sig('knuthaug', 3, 210, 66, '#111')}<div style="border-top:2px solid">Knut Haug &nbsp; ${hand('Gol 20.3.23', 13, '#111')}</div></div></div>`,
        side40,
      ],
      { skjev: -1.2, korn: 0.6, uskarp: 0.35, dpi: 200 },
    ),
  ],
}
export const dok5: readonly Dok[] = [d32, d33, d34, d35, d36, d37, d38, d39, d40]
