import { D, type Dok, delt, fasit, G, hand, initialer, papir, pnr, reg, sig, stempel, V } from './hjelp.ts'
import { org } from './register.ts'
import { side15, side17 } from './sider.ts'

/** 14: rammeavtale alene, med satstabell og uten produksjon. */
const p14 = pnr(11, 12, 1985, 156)
const d14: Dok = {
  fasit: fasit(
    14,
    'digital',
    'nb',
    'rammeavtale med satser',
    'Kjersti Lindvåg',
    'Underbruket TV AS',
    [reg(null, 'Klipper', G.klipp, null)],
    '1a',
    'AP',
    p14,
    V.produksjon,
    'En rammeavtale som forutsetter avrop og ikke nevner noen produksjon; funksjonen er klipper, men hva det gjelder, kan ikke leses.',
  ),
  papirer: [
    papir(
      'Rammeavtale UTV-R-031.pdf',
      'digital',
      `.ark{padding:20mm 20mm;font:9.6pt/1.48 'Nimbus Roman'}h2{font:bold 10.5pt 'Nimbus Sans';margin:4mm 0 1mm}p{margin:0 0 1.6mm}table{border-collapse:collapse;width:100%;font:9pt 'Nimbus Sans'}td,th{padding:1.4mm 2mm;border-bottom:.7px solid #888;text-align:left}td:last-child,th:last-child{text-align:right}`,
      [
        `<div style="font:bold 9pt 'Nimbus Sans';color:#8a3b12">UNDERBRUKET TV AS — ${org('Underbruket TV AS')}</div><h1 style="font:bold 18pt 'Nimbus Sans';margin:2mm 0 0">Rammeavtale for klippere</h1><p>nr. UTV-R-031, gjelder 1. januar 2023 – 31. desember 2024</p>
      <h2>Parter</h2><p>Underbruket TV AS (selskapet) og Kjersti Lindvåg, født ${delt(p14)} (klipperen).</p>
      <h2>1 Slik virker avtalen</h2><p>Selskapet kan bestille dager fra klipperen til sine programmer. Hver bestilling (avrop) skrives på eget skjema, som sier program, episoder, dager og hvilken sats i tabellen som gjelder. Uten avrop er ingen av partene bundet til noe bestemt arbeid.</p>
      <h2>2 Satser</h2><table><tr><th>Kode</th><th>Arbeid</th><th>Per dag</th></tr><tr><td>K1</td><td>Klipper, egen episode</td><td>3 100</td></tr><tr><td>K2</td><td>Klipper, teaser og neste-gang</td><td>2 850</td></tr><tr><td>K3</td><td>Grovklipp, logging, sekvenser</td><td>2 500</td></tr><tr><td>K4</td><td>Ansvarlig klipper med fagansvar for andre</td><td>3 550</td></tr><tr><td>H</td><td>Helg og helligdag, tillegg</td><td>+ 45 %</td></tr><tr><td>N</td><td>Etter 22.00, tillegg</td><td>+ 35 %</td></tr></table>
      <h2>3 Ansettelse</h2><p>Klipperen er midlertidig ansatt i de periodene avropene gjelder. Lønn den 20., feriepenger 12 %, pensjon 5 %.</p>
      <h2>4 Avbestilling</h2><p>Mer enn ti dager før: fritt. Ti til tre dager: 40 %. Senere: 100 %.</p>
      <h2>5 Rettigheter</h2><p>I alle avrop gjelder «Avtale om rettigheter mellom Virke Produsentforeningen og Norsk Filmforbund/F©R av 29.10.2016» for klipper med forvaltningskontrakt. Avropet kan ikke sette punktet til side.</p>
      <h2>6 Utstyr og sikkerhet</h2><p>Selskapets maskiner. Innlogging er personlig. Deltakerintervjuer regnes som fortrolige.</p>
      <h2>7 Opphør</h2><p>Hver av partene kan si opp rammeavtalen med to måneders varsel. Løpende avrop gjøres ferdige.</p>
      <table style="margin-top:9mm"><tr><td style="border:0;text-align:left">${sig('lindvag', 0, 210, 58)}Kjersti Lindvåg<br>20/12-22</td><td style="border:0;text-align:left">${sig('torsvik14', 2, 180, 58, '#222')}Hege Torsvik, Underbruket TV AS<br>20/12-22</td></tr></table>`,
      ],
    ),
  ],
}

/** 15: engelsk forfatter-deal, all rights. */
const d15: Dok = {
  fasit: fasit(
    15,
    'digital',
    'en',
    'writer deal letter (work made for hire)',
    'Thea Ravneberg',
    'Longhaul Nordic Pictures AS',
    [reg('Svartfjord', 'Writer', D.manus, 2)],
    'buy-out',
    'AP',
    null,
    V.ok,
    'Forfatter av to episoder, 104 og 107; brevet overdrar alle rettigheter mot engangsbetaling, også det kollektive vederlaget.',
  ),
  papirer: [
    papir(
      'Ravneberg_writer_letter_fully_executed.pdf',
      'digital',
      `.ark{padding:22mm 25mm;font:10.6pt/1.5 'Liberation Serif'}p{margin:0 0 2.6mm}`,
      [
        `<div style="text-align:center;letter-spacing:4px;font:11pt 'Liberation Sans'">LONGHAUL NORDIC PICTURES AS</div><div style="text-align:center;font-size:8.5pt;margin-bottom:9mm">Reg. no. ${org('Longhaul Nordic Pictures AS')} · Drammensveien 2088, 0277 Oslo</div>
      <p>17 May 2023</p><p>Thea Ravneberg<br>c/o Agentur Nord, Oslo</p><p><b>Re: "BLACK FJORD TAPES" a/k/a "SVARTFJORD" / Season 1 / Freelance episodes</b></p><p>Dear Thea,</p>
      <p>This letter sets out what we have agreed.</p>
      <p>(a) <u>Services.</u> You will write the teleplays of two of the eight episodes, currently numbered 104 and 107: outline, first draft, two sets of revisions and a polish of each. The story was laid out by the writers' room under Marcus Hale, who remains head writer.</p>
      <p>(b) <u>Fee.</u> NOK 310,000 per episode, being 15 % on commencement, 25 % on outline, 40 % on first draft and 20 % on polish. The fee is a flat, all-in buy-out. No residuals, royalties, repeat fees or further sums will become payable for any use at any time.</p>
      <p>(c) <u>Ownership.</u> All results and proceeds of your services belong to us from the moment of creation. To the extent that they do not, you assign to us, exclusively, irrevocably, worldwide and in perpetuity, every economic right of whatever kind in all media known or hereafter devised, including remuneration for cable retransmission, private copying and any sum administered by a collecting society, in so far as the law permits. You confirm that you have not entrusted these rights to any society, or that you have obtained their release.</p>
      <p>(d) <u>Credit.</u> "Written by Thea Ravneberg", subject to arbitration should another writer contribute more than half.</p>
      <p>(e) <u>Turnaround.</u> If photography of an episode has not begun within five years you may buy back your teleplay at cost.</p>
      <p>(f) <u>Norwegian law</u> governs, and Oslo District Court has jurisdiction.</p>
      <p>Please sign below if you agree.</p>
      <div style="display:flex;justify-content:space-between;margin-top:6mm"><div>Yours sincerely,${sig('brandt15', 1, 210, 64, '#101010')}Edward Brandt<br><span style="font-size:9pt">Head of Business Affairs, Longhaul Nordic Pictures AS</span></div><div>Accepted and agreed:${sig('ravneberg', 0, 210, 64)}Thea Ravneberg<br><span style="font-size:9pt">Date: ${hand('22.05.23', 13)}</span></div></div>`,
        side15,
      ],
    ),
  ],
}

/** 16: dårlig skann, bare arbeidstaker har skrevet under. */
const p16 = pnr(8, 4, 1972, 97)
const d16: Dok = {
  fasit: fasit(
    16,
    'skann',
    'nb',
    'arbeidsavtale i paragrafer',
    'Lars Petter Ødemark',
    'Skarpskyer Film og TV AS',
    [reg('Kommunestyret', 'Fotograf', D.foto, 6)],
    '1a',
    'A',
    p16,
    V.signatur,
    'Episode 3 til 8 er seks episoder av sesong 2; linjen for selskapet står tom.',
  ),
  papirer: [
    papir(
      'Scan_20230112_0003.pdf',
      'skann',
      `.ark{padding:22mm 25mm;font:10.8pt/1.5 'Nimbus Roman'}h3{margin:4mm 0 .5mm;font:bold 10.8pt 'Nimbus Roman'}p{margin:0}`,
      [
        `<div style="display:flex;justify-content:space-between"><div style="font:bold 15pt 'Liberation Sans Narrow'">SKARPSKYER</div><div style="font-size:9pt;text-align:right">Skarpskyer Film og TV AS<br>NO ${org('Skarpskyer Film og TV AS')}</div></div>
      <h1 style="text-align:center;font:bold 15pt 'Nimbus Roman';margin:6mm 0">ARBEIDSAVTALE</h1><p>mellom Skarpskyer Film og TV AS og Lars Petter Ødemark (fnr. ${p16}).</p>
      <h3>§ 1. Stilling</h3><p>Arbeidstakeren ansettes som fotograf på «Kommunestyret», andre sesong, for opptak av episode 3 til 8. Episode 1 og 2 er opptatt av Mia Strande i september 2022.</p>
      <h3>§ 2. Varighet</h3><p>16. januar til 24. mars 2023, herav ni opptaksuker og én uke test og befaring. Ansettelsen opphører uten oppsigelse.</p>
      <h3>§ 3. Lønn</h3><p>Kr 17 900 pr. uke à 50 timer. Overtid pr. påbegynt halvtime med 50 % og 100 %. Vinterbekledning dekkes mot kvittering inntil kr 3 000.</p>
      <h3>§ 4. Team</h3><p>A-kamera og lysplan hører under arbeidstakeren. B-kamera tiltres i ti dager. Assistenter ansettes av produksjonen etter hans forslag.</p>
      <h3>§ 5. Kreditering</h3><p>«Foto: Lars Petter Ødemark» på for- eller ettertekst på episodene han har tatt opp.</p>
      <h3>§ 6. Opphavsrett og F©R</h3><p>Opphavsrettigheter for medlem av Norsk filmforbund som har gitt F©R forvaltningskontrakt, er uttømmende regulert i organisasjonenes avtale om rettigheter (Virke Produsentforeningen – Norsk Filmforbund/F©R, 29.10.2016).</p>
      <h3>§ 7. Grading</h3><p>Arbeidstakeren deltar i to dager pr. episode, betalt med dagssats.</p>
      <h3>§ 8. Verneting</h3><p>Oslo tingrett.</p>
      <p style="margin-top:9mm">Sted og dato: ${hand('Moss 12/1-23', 15, '#222')}</p><div style="display:flex;gap:16mm;margin-top:8mm"><div style="width:70mm">${sig('odemark', 0, 230, 68, '#222')}<div style="border-top:1px solid">arbeidstaker</div></div><div style="width:70mm"><div style="height:68px"></div><div style="border-top:1px solid">for Skarpskyer Film og TV AS</div></div></div>`,
      ],
      { skjev: 1.6, uskarp: 0.65, korn: 0.9, dpi: 150 },
    ),
  ],
}

/** 17: to sesonger i én avtale, e-signert med sidestripe. */
const p17 = pnr(23, 10, 1968, 402)
const d17: Dok = {
  fasit: fasit(
    17,
    'digital',
    'nb',
    'avtale for to sesonger (e-signaturstripe)',
    'Gro Anette Hamre',
    'Sju Soner Drama AS',
    [reg('Øyfolket – sesong 1', 'Scenograf', D.scen, 6), reg('Øyfolket – sesong 2', 'Scenograf', D.scen, 8)],
    '1a',
    'AP',
    p17,
    V.ok,
    'Én avtale for to sesonger: seks episoder i den første og åtte i den andre; begge er e-signert i stripen nederst.',
  ),
  papirer: [
    papir(
      'SSD_Øyfolket_S1-S2_scenograf.pdf',
      'digital',
      `.ark{padding:18mm 22mm 30mm;font:9.8pt/1.5 'DejaVu Serif'}.kort{border-left:4px solid #31708f;padding:2mm 4mm;background:#f0f6f9;margin:3mm 0}h2{font:bold 11pt 'DejaVu Sans';color:#31708f;margin:5mm 0 1mm}p{margin:0 0 2mm}
      .es{position:absolute;left:0;right:0;bottom:0;background:#263238;color:#eceff1;padding:3mm 22mm;font:7.4pt/1.5 'Liberation Mono'}`,
      [
        `<div style="font:bold 19pt 'DejaVu Sans';color:#31708f">Sju Soner</div><div style="font-size:8.4pt">Sju Soner Drama AS · foretaksnr. ${org('Sju Soner Drama AS')} · Frognerstranda 77, 0271 Oslo</div>
      <h2>Ansettelse på dramaserie, to sesonger</h2><p>Gro Anette Hamre (${delt(p17)}) ansettes som scenograf på dramaserien Øyfolket. Sesongene er bestilt samlet og produseres rygg mot rygg.</p>
      <div class="kort"><b>Sesong 1</b> — 6 episoder à 44 min<br>Forarbeid fra 1. november 2021, opptak 10. januar – 1. april 2022<br>Lønn kr 15 800 i uka</div>
      <div class="kort"><b>Sesong 2</b> — 8 episoder à 44 min<br>Forarbeid fra 15. august 2022, opptak 3. oktober 2022 – 10. februar 2023<br>Lønn kr 16 400 i uka</div>
      <p>Hamre er scenograf for alle episodene i begge sesongene. Skulle en tredje sesong komme, skal hun få tilbudet først.</p>
      <h2>Avdelingen</h2><p>Rekvisitør, byggeleder og to dekoratører ansettes av produksjonen etter innstilling fra Hamre. Budsjett for avdelingen fastsettes før hver sesong og følges opp ukentlig.</p>
      <h2>Rett til verket</h2><p>Avtalen av 29.10.2016 om rettigheter, inngått av Virke Produsentforeningen og Norsk Filmforbund/F©R, regulerer opphavsretten for Hamre som har forvaltningskontrakt med F©R. Tegninger og modeller er hennes eiendom, men skal bli på lageret til neste sesong er vraket eller tatt opp.</p>
      <h2>Arbeidstid og reise</h2><p>Ti timers dag på Smøla, overnatting på kai. Reisetid betales som ordinær tid, fridager hver annen helg i Oslo.</p>
      <h2>Kreditering</h2><p>«Scenograf Gro Anette Hamre» på eget skilt.</p>
      <div class="es">ELEKTRONISK SIGNERT · konvolutt 4410-SSD-8831 · 2 av 2 har signert<br>✔ GRO ANETTE HAMRE · BankID · 2021-10-19T08:12:44+02:00 &nbsp;&nbsp; ✔ KRISTOFFER HEMB (Sju Soner Drama AS) · BankID · 2021-10-19T10:55:10+02:00<br>Signaturene er innkapslet i filen (PAdES). Papirutskrift er kopi.</div>`,
        side17,
      ],
    ),
  ],
}

/** 18: blandet: avtalen som PDF, signatursiden som bilde. */
const p18 = pnr(17, 2, 1990, 365)
const d18: Dok = {
  fasit: fasit(
    18,
    'blandet',
    'nb',
    'oppdragsavtale med løs signaturside',
    'Maja Solheim Risvik',
    'Ekkolodd Lyd & Bilde AS',
    [reg('Dobbeltgjenger', 'Lyddesigner', D.lyd, 8)],
    '1a',
    'AP',
    p18,
    V.ok,
    'Avtalen er en digital fil og signatursiden et bilde; lyddesign på åtte episoder av Dobbeltgjenger sesong 2.',
  ),
  papirer: [
    papir(
      'Ekkolodd_avtale_Risvik_DG2.pdf',
      'digital',
      `.ark{padding:20mm 22mm;font:10pt/1.5 'Liberation Sans'}dl{display:grid;grid-template-columns:12mm 1fr;row-gap:2.4mm;margin:5mm 0}dt{color:#00796b;font-weight:bold}dd{margin:0}`,
      [
        `<svg width="170" height="30" viewBox="0 0 170 30"><path d="M2 15 h10 l3 -11 5 22 5 -18 4 11 3 -4 h8" fill="none" stroke="#00796b" stroke-width="2"/><text x="48" y="21" font-family="Liberation Sans" font-weight="bold" font-size="17">EKKOLODD</text></svg>
      <h1 style="font-size:16pt;margin:6mm 0 1mm">Avtale om lydetterarbeid</h1><div>Ekkolodd Lyd &amp; Bilde AS (${org('Ekkolodd Lyd & Bilde AS')}) og Maja Solheim Risvik (${p18})</div>
      <dl><dt>1</dt><dd>Serien er <b>Dobbeltgjenger</b>, sesong 2, som Ekkolodd har tatt på seg all lyd til.</dd><dt>2</dt><dd>Risvik skal være lyddesigner på samtlige åtte episoder. Dialogredigering og foley gjøres av andre i huset; Risvik leder dem.</dd><dt>3</dt><dd>Sju arbeidsdager per episode, første spotting 6. februar 2023, siste levering 9. juni 2023.</dd><dt>4</dt><dd>Betaling kr 3 900 per dag, lønnskjøring den 12. Kreves mer enn én ommiks per episode, betales den særskilt.</dd><dt>5</dt><dd>Lydbiblioteket hennes er hennes. Ekkolodd får bruke effektene i serien, ikke i andre serier.</dd><dt>6</dt><dd>Opphavsrett til lyddesignet: Det som står i avtale om rettigheter mellom Virke Produsentforeningen og Norsk Filmforbund/F©R (29.10.2016), gjelder også mellom oss. Ekkolodd sørger for at produsenten av serien er bundet på samme måte.</dd><dt>7</dt><dd>Hun skal stå som «Lyddesign» i rulleteksten.</dd><dt>8</dt><dd>Kontrollrom C stilles til rådighet mandag til fredag. Helger etter avtale med nattevakten.</dd><dt>9</dt><dd>Avtalen kan heves ved vesentlig mislighold. Sykdom meldes samme dag.</dd></dl>
      <p>Underskrifter på egen side, som skal sendes tilbake til nora@ekkolodd.example.</p><div style="position:absolute;bottom:12mm;left:22mm;font-size:8pt;color:#777">EKL-DG2-03 · side 1 av 2</div>`,
      ],
    ),
    papir(
      'signaturside.jpg',
      'foto',
      `.ark{padding:28mm 22mm;font:10pt/1.6 'Liberation Sans'}`,
      [
        `<p><b>Underskrifter til avtale EKL-DG2-03</b> (lyddesign, Dobbeltgjenger sesong 2)</p><p>Jeg har lest side 1 og er enig:</p><div style="margin-top:10mm">${sig('risvik', 0, 260, 76)}<div style="border-top:1px solid;width:90mm">Maja Solheim Risvik &nbsp; ${hand('1. feb 2023', 14)}</div></div><div style="margin-top:18mm">${sig('tveter', 3, 220, 76, '#111')}<div style="border-top:1px solid;width:90mm">Nora Tveter, Ekkolodd Lyd &amp; Bilde AS &nbsp; ${hand('2/2', 14, '#111')}</div></div><div style="position:absolute;bottom:12mm;left:22mm;font-size:8pt;color:#777">EKL-DG2-03 · side 2 av 2</div>`,
      ],
      { skjev: -1.5, skygge: 0.35, uskarp: 0.25 },
    ),
  ],
}

/** 19: stadfesting på nynorsk, uten antall. */
const d19: Dok = {
  fasit: fasit(
    19,
    'digital',
    'nn',
    'stadfestingsbrev',
    'Ingebjørg Nesbø Tjelta',
    'Vrangsida Film AS',
    [reg('Bygdefolk i byen', 'Lyddesignar', D.lyd, null)],
    '1a',
    'AP',
    null,
    V.episoder,
    'Brevet seier tida og løna, men ikkje kor mange av episodane ho har lyden på; begge har skrive under.',
  ),
  papirer: [
    papir(
      'stadfesting tjelta.pdf',
      'digital',
      `.ark{padding:30mm 32mm;font:11.4pt/1.6 C059}p{margin:0 0 4mm}`,
      [
        `<div style="position:absolute;right:20mm;top:18mm;transform:scaleX(-1);font:italic 20pt C059;color:#5b4a8a">Vrangsida</div><p>Vrangsida Film AS<br>Org.nr. ${org('Vrangsida Film AS')}<br>Sandakerveien 555, Oslo</p><p>Til Ingebjørg Nesbø Tjelta</p><p>27. mars 2023</p><p><b>Stadfesting av arbeid på «Bygdefolk i byen»</b></p><p>Kjære Ingebjørg. Med dette stadfestar vi at du er tilsett hos oss som lyddesignar på serien, frå 17. april til 30. juni 2023. Du arbeider frå ditt eige studio tre dagar i veka og hos oss dei andre to. Løna er kr 3 700 for dagen, og feriepengar kjem attåt. Studioleiga dekkjer vi med kr 900 for kvar dag du er heime.</p><p>Dei opphavsrettane du har i arbeidet, er regulerte av rettsavtala Virke Produsentforeningen og Norsk Filmforbund/F©R skreiv under 29.10.2016. Vi ber ikkje om meir enn det.</p><p>Namnet ditt kjem i rulleteksten. Kanalen skal ha ferdig miks seinast to veker før sending, og regissøren Peder Bø er den som godkjenner.</p><p>Skriv under og send eine eksemplaret attende, er du grei.</p><div style="display:flex;gap:20mm;margin-top:8mm"><div>${sig('ovrebo', 1, 190, 62, '#222')}Torstein Øvrebø<br><span style="font-size:9pt">dagleg leiar</span></div><div>${sig('tjelta', 0, 200, 62)}Ingebjørg N. Tjelta<br><span style="font-size:9pt">motteke og godteke</span></div></div>`,
      ],
    ),
  ],
}

/** 20: foto av side 1 og 3; side 2 av 3 mangler. */
const p20 = pnr(9, 7, 1981, 240)
const st20 = `.ark{padding:22mm 22mm;font:10.6pt/1.55 'Liberation Sans'}h3{margin:4.5mm 0 1mm;font-size:11pt}p{margin:0 0 2mm}.f{position:absolute;bottom:11mm;left:22mm;right:22mm;border-top:2px solid #555;font-size:9pt;padding-top:1.5mm;display:flex;justify-content:space-between}`
const d20: Dok = {
  fasit: fasit(
    20,
    'foto',
    'nb',
    'arbeidsavtale, side mangler',
    'Jørund Kalvø',
    'Grå Sone Dokumentar AS',
    [reg('Førstehjelp', 'Regissør', D.regi, 5)],
    '1a',
    'AP',
    p20,
    V.mangelfull,
    'Side 2 av 3 er ikke fotografert (bilde av side 1 og 3); det som står, gjelder regi på alle fem episoder.',
  ),
  papirer: [
    papir(
      'bilde.jpg',
      'foto',
      st20,
      [
        `<div style="background:#777;color:white;padding:4mm 6mm;font:bold 14pt 'Liberation Sans'">GRÅ SONE <span style="font-weight:normal">dokumentar</span></div><h1 style="font-size:15pt;margin:7mm 0 3mm">Avtale om regi</h1><p>Grå Sone Dokumentar AS, org.nr. ${org('Grå Sone Dokumentar AS')} («Grå Sone»)<br>Jørund Kalvø, f.nr. ${delt(p20)}, Lambertseterveien 911, Oslo («Regissøren»)</p><h3>1 Serien</h3><p>Førstehjelp er en dokumentarserie om ambulansetjenesten, fem episoder på 43 minutter. Bestilt av Viaplay. Ansvarlig produsent er Yngve Dahlberg.</p><h3>2 Regissørens arbeid</h3><p>Regissøren har regi på alle fem episoder. Arbeidet omfatter research, opptak, gjennomsyn, klipp og godkjenning av lyd, grading og tekst. Regissøren er til stede på minst fire av fem vakter i uka i opptaksperioden.</p><h3>3 Tid</h3><p>Research fra 15. august 2022. Opptak 3. oktober – 16. desember. Klipp 9. januar – 5. mai 2023. Regissøren tar ikke annet arbeid i opptaksperioden.</p><h3>4 Pasienter og pårørende</h3><p>Ingen kan filmes uten samtykke. Samtykkene oppbevares hos Grå Sone og slettes etter fem år. Regissøren kan ikke love anonymitet på vegne av kanalen.</p><h3>5 Etikk</h3><p>Vær varsom-plakaten følges. Er Regissøren i tvil, tas det opp med produsenten før opptaket forlater kameraet.</p><div class="f"><span>GSD-2022-14</span><span>side 1 av 3</span></div><div style="position:absolute;bottom:19mm;right:22mm">${initialer('jk20')}</div>`,
        `<h3>11 Opphavsrett</h3><p>Har Regissøren forvaltningskontrakt med F©R, gjelder avtale om rettigheter mellom Virke Produsentforeningen og Norsk Filmforbund/F©R av 29.10.2016. Avtalen er gjort kjent for kanalen.</p><h3>12 Kreditering</h3><p>«Regi: Jørund Kalvø» som første navn etter tittelen.</p><h3>13 Sykdom</h3><p>Sykdom ut over to uker gir Grå Sone rett til å sette inn en annen i de episodene det gjelder.</p><h3>14 Ikrafttredelse</h3><p>Avtalen gjelder fra den er skrevet under av begge.</p><p style="margin-top:8mm">Oslo 8. august 2022</p><div style="display:flex;gap:16mm;margin-top:7mm"><div style="width:70mm">${sig('kalvo', 2, 220, 70)}<div style="border-top:1px solid">Jørund Kalvø</div></div><div style="width:70mm">${sig('dahlberg', 0, 220, 70, '#222')}<div style="border-top:1px solid">Yngve Dahlberg, Grå Sone</div></div></div><div class="f"><span>GSD-2022-14</span><span>side 3 av 3</span></div>`,
      ],
      { skjev: 1.2, skygge: 0.3, uskarp: 0.2 },
    ),
  ],
}

/** 21: tilbud fra frilanser. */
const d21: Dok = {
  fasit: fasit(
    21,
    'digital',
    'nb',
    'tilbud',
    'Nils Ove Brandvik',
    'Kveldsmat Media AS',
    [],
    'ikke_kontrakt',
    '',
    null,
    V.mangelfull,
    'Et pristilbud som gjelder i tretti dager og som ikke er godtatt av noen.',
  ),
  papirer: [
    papir(
      'Tilbud 2022-09 Vinterhagen.pdf',
      'digital',
      `.ark{padding:20mm 20mm;font:10pt/1.5 'DejaVu Sans'}table{width:100%;border-collapse:collapse;margin:4mm 0}th{background:#3d5a80;color:white;text-align:left;padding:2mm}td{padding:2mm;border-bottom:1px solid #ccd}td:nth-child(n+2){text-align:right}`,
      [
        `<div style="display:flex;justify-content:space-between"><div style="font:bold 17pt 'DejaVu Sans';color:#3d5a80">Brandvik Online</div><div style="text-align:right;font-size:8.6pt">Nils Ove Brandvik ENK<br>Hausmanns gate 811<br>0182 Oslo</div></div><h1 style="font-size:19pt;margin:10mm 0 2mm">Tilbud 2022-09</h1><p>Til Kveldsmat Media AS, v/ Liv Borge<br>Dato 14.06.2022, gyldig i 30 dager</p><p>Takk for forespørselen. Jeg tilbyr online, grafikk og leveranse av «Vinterhagen», sesong 1:</p>
      <table><tr><th>Post</th><th>Antall</th><th>Pris</th><th>Sum</th></tr><tr><td>Online-klipp og teknisk kontroll</td><td>8 ep.</td><td>9 200</td><td>73 600</td></tr><tr><td>Grading, enkel</td><td>8 ep.</td><td>7 400</td><td>59 200</td></tr><tr><td>Postere og skilt</td><td>1</td><td>18 000</td><td>18 000</td></tr><tr><td>Leveranse (AS-11, arkiv, teksting ikke med)</td><td>8</td><td>1 100</td><td>8 800</td></tr><tr><td><b>Sum eks. mva.</b></td><td></td><td></td><td><b>159 600</b></td></tr></table>
      <p>Forutsetninger: låst klipp senest ti dager før sending, XML og AAF i orden, én runde kommentarer. Avbestilling innen tre dager faktureres med 50 %.</p><p>Opphavsrett og F©R avklares i kontrakt hvis dere går videre. Si fra om noe er uklart!</p><p>Hilsen Nils Ove</p>`,
      ],
    ),
  ],
}

/** 22: faktura, skannet. */
const d22: Dok = {
  fasit: fasit(
    22,
    'skann',
    'nb',
    'faktura',
    'Hedda Rognlien',
    'Tøyenblokka Media AS',
    [],
    'ikke_kontrakt',
    '',
    null,
    V.mangelfull,
    'En faktura for seks klippede episoder; den viser betaling, men ingen avtale om rettigheter.',
  ),
  papirer: [
    papir(
      'faktura_1043.pdf',
      'skann',
      `.ark{padding:22mm 22mm;font:10pt/1.45 'Liberation Mono'}table{width:100%;border-collapse:collapse;margin:6mm 0}td,th{border-bottom:1px dotted #333;padding:1.6mm 0;text-align:left}td:last-child,th:last-child{text-align:right}`,
      [
        `<div style="font:bold 24pt 'Liberation Mono'">FAKTURA 1043</div><div style="display:flex;justify-content:space-between;margin-top:6mm"><div>Fra:<br>Hedda Rognlien Klipp ENK<br>Åkebergveien 712<br>0650 Oslo<br>konto 0099 41 20335</div><div>Til:<br>Tøyenblokka Media AS<br>v/ Farah Nilsen<br>org.nr. ${org('Tøyenblokka Media AS')}</div><div>Dato 30.06.2023<br>Forfall 14.07.2023<br>Deres ref. LL2</div></div>
      <table><tr><th>Tekst</th><th>Ant.</th><th>Beløp</th></tr><tr><td>Klipp, Loppelykke sesong 2, ep. 1, 2, 4</td><td>3</td><td>67 500,00</td></tr><tr><td>Klipp, Loppelykke sesong 2, ep. 7, 8, 10</td><td>3</td><td>67 500,00</td></tr><tr><td>Ekstra dag, omklipp ep. 4 etter kanalvisning</td><td>1</td><td>3 900,00</td></tr><tr><td>Merverdiavgift 25 %</td><td></td><td>34 725,00</td></tr><tr><td><b>Å betale</b></td><td></td><td><b>173 625,00</b></td></tr></table><p>Ved for sen betaling beregnes forsinkelsesrente. Takk for oppdraget!</p><div style="margin:24mm 0 0 95mm">${stempel(['ATTESTERT', 'PROSJEKT 4402', '03.07.23'], '#2b6b3a', -5)}</div>`,
      ],
      { skjev: 0.7, korn: 0.4, uskarp: 0.25, dpi: 200 },
    ),
  ],
}
export const dok3: readonly Dok[] = [d14, d15, d16, d17, d18, d19, d20, d21, d22]
