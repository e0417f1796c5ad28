import { D, type Dok, delt, fasit, G, hand, initialer, papir, pnr, reg, rute, sig, V } from './hjelp.ts'
import { org } from './register.ts'

/** 23: rulletekst, fotografert fra utskrift. */
const rull: [string, string][] = [
  ['Regi', 'Ane Fjørtoft'],
  ['Manus', 'Truls Bøe · Ane Fjørtoft'],
  ['Foto', 'Eivind Skage'],
  ['Klipp', 'Lena Morken (1–3) · Roar Helle (4–6)'],
  ['Lyddesign', 'Siv Utvik'],
  ['Lydopptak', 'Ask Nordli'],
  ['Scenografi', 'Iben Rygg'],
  ['Kostyme', 'Marte Sandvin'],
  ['Maske', 'Toril Aune'],
  ['Grading', 'Synnøve Kverndal'],
  ['VFX', 'Nullpunkt Visuelle Effekter'],
  ['Script', 'Janne Lid'],
  ['Innspillingsleder', 'Kaia Rud'],
]
const d23: Dok = {
  fasit: fasit(
    23,
    'foto',
    'nb',
    'rulletekst',
    'Lena Morken',
    'Skarpskyer Film og TV AS',
    [],
    'ikke_kontrakt',
    '',
    null,
    V.mangelfull,
    'En rulletekst med merket navn; krediteringen er ingen avtale. Innsenderen er den som er ringet inn.',
  ),
  papirer: [
    papir(
      'rulletekst.jpg',
      'foto',
      `.ark{padding:20mm 20mm;font:11pt/1.5 'Liberation Sans Narrow'}.r{display:grid;grid-template-columns:1fr 1fr;column-gap:6mm;row-gap:1.8mm}.r div:nth-child(odd){text-align:right;text-transform:uppercase;font-size:9pt;letter-spacing:1px;padding-top:.6mm}`,
      [
        `<div style="font-size:8.5pt">RULLETEKST v7 LÅST — Skarpskyer Film og TV AS — korrektur til Kvarts Post 02.05.2023</div><h1 style="text-align:center;letter-spacing:8px;margin:14mm 0">SALTVANN</h1><div class="r">${rull.map(([a, b]) => `<div>${a}</div><div>${a === 'Klipp' ? `<span style="border:2px solid #1d3a8f;border-radius:50%;padding:1px 8px;margin-left:-9px">${b.split(' · ')[0]}</span> · ${b.split(' · ')[1]}` : b}</div>`).join('')}</div><div style="margin:12mm 0 0 20mm">${hand('Dette er meg! (Lena M.)', 19)}</div><p style="text-align:center;margin-top:16mm;font-size:9pt">Produsert av Skarpskyer Film og TV AS © 2023<br>Alle hendelser er oppdiktet.</p>`,
      ],
      { skjev: -1.1, skygge: 0.4, uskarp: 0.2 },
    ),
  ],
}

/** 24: call sheet. */
const d24: Dok = {
  fasit: fasit(
    24,
    'digital',
    'en',
    'call sheet',
    'Pia Stokkan',
    'Meridian Nord Series AS',
    [],
    'ikke_kontrakt',
    '',
    null,
    V.mangelfull,
    'En dagsplan med mannskapsliste; innsenderen er uthevet på listen, men dokumentet er ingen kontrakt.',
  ),
  papirer: [
    papir(
      'TCL_CallSheet_D34.pdf',
      'digital',
      `.ark{padding:10mm 11mm;font:7.8pt/1.3 'Liberation Sans Narrow'}table{border-collapse:collapse;width:100%;margin-bottom:3mm}td,th{border:1px solid #444;padding:.8mm 1.4mm;text-align:left}th{background:#fff3a8}`,
      [
        `<table><tr><td style="width:33%"><b style="font-size:14pt">THE COLD LEDGER</b><br>Meridian Nord Series AS</td><td style="text-align:center;font-size:15pt"><b>CALL SHEET #34</b><br><span style="font-size:9pt">Wed 29 Nov 2023, day 34 of 72, ep. 104/105</span></td><td>UNIT CALL <b>07:30</b><br>Sunrise 08:43 / sunset 15:22<br>Weather: sleet, −1</td></tr></table>
      <table><tr><th>Sc.</th><th>Set / description</th><th>D/N</th><th>Pgs</th><th>Cast</th><th>Location</th></tr><tr><td>4/12</td><td>INT. AUDITOR'S OFFICE. Vibeke finds the second ledger</td><td>D</td><td>2 3/8</td><td>1, 4</td><td>Økern, 3rd floor</td></tr><tr><td>4/14</td><td>INT. CORRIDOR. Chase to stairs</td><td>D</td><td>6/8</td><td>1, 4, 9</td><td>Økern</td></tr><tr><td>5/03</td><td>EXT. ROOF. Burning papers (VFX plates)</td><td>N</td><td>1 5/8</td><td>1, 2</td><td>Økern, roof</td></tr></table>
      <table><tr><th>#</th><th>Artist</th><th>Character</th><th>P/U</th><th>M/U</th><th>Set</th></tr><tr><td>1</td><td>Karen Brodal</td><td>Vibeke</td><td>06:15</td><td>06:45</td><td>07:45</td></tr><tr><td>2</td><td>Tom Ahlgren</td><td>Roy</td><td>13:00</td><td>13:30</td><td>15:00</td></tr><tr><td>4</td><td>Liv Stang</td><td>Grete</td><td>06:45</td><td>07:00</td><td>07:45</td></tr></table>
      <table><tr><th>Dept</th><th>Name</th><th>Call</th><th>Dept</th><th>Name</th><th>Call</th></tr><tr><td>Director</td><td>Jan Erik Rost</td><td>07:15</td><td>DoP</td><td>Emil Sund</td><td>07:00</td></tr><tr><td>1st AD</td><td>Una Hegg</td><td>06:45</td><td style="background:#ffe24a"><b>B camera</b></td><td style="background:#ffe24a"><b>Pia Stokkan</b></td><td style="background:#ffe24a"><b>07:00</b></td></tr><tr><td>Sound</td><td>Per Gule</td><td>07:15</td><td>DIT</td><td>Arne Sel</td><td>07:00</td></tr><tr><td>VFX sup.</td><td>Henrik Aarflot</td><td>12:00</td><td>Costume</td><td>Elin Roa</td><td>06:30</td></tr><tr><td>Script</td><td>Mari Hov</td><td>07:15</td><td>Locations</td><td>Stig Rem</td><td>06:00</td></tr></table>
      <p><b>Notes:</b> No parking in front of loading bay. Hi-vis on the roof. Closed set for 5/03. Lunch 12:00 (hot), running dinner. Nearest A&amp;E: Storgata 40. Security: phones in pouches. <b>Advance D35:</b> Snarøya, sc. 5/07, 5/08, 6/02.</p>`,
      ],
    ),
  ],
}

/** 25: e-posttråd under forhandling. */
const d25: Dok = {
  fasit: fasit(
    25,
    'digital',
    'nb',
    'e-posttråd, forhandling',
    'Ida Gran',
    'Glimmerslag AS',
    [],
    'ikke_kontrakt',
    '',
    null,
    V.mangelfull,
    'En tråd der vilkårene fortsatt forhandles; ingen er blitt enige om noe.',
  ),
  papirer: [
    papir(
      'SV_ Klipp ep 5-8.pdf',
      'digital',
      `.ark{padding:16mm 18mm;font:9.6pt/1.5 'Liberation Sans'}.m{border-left:3px solid #b9c4d6;padding-left:4mm;margin:4mm 0}.m small{color:#667}`,
      [
        `<b style="font-size:13pt">SV: Klipp ep 5-8 Stemmen i heisen</b><div><small>4 meldinger</small></div>
      <div class="m"><small>Ida Gran &lt;ida.gran@post.example&gt; · 31. mai 2023 10.02</small><p>Hei Camilla, da har jeg tenkt. Jeg vil gjerne, men ikke til 13 500. Jeg hadde 15 200 på Nattskift. Og uka mellom ep. 6 og 7 må være fri, den er ikke til å flytte.</p></div>
      <div class="m"><small>Camilla Rø &lt;camilla@glimmerslag.example&gt; · 31. mai 2023 13.47</small><p>Skjønner. Jeg har 14 300 i budsjettet til alle klipperne og kan ikke gi én mer enn de andre. Friuke er greit hvis Aksel kan dekke. Kan vi møtes på det?</p></div>
      <div class="m"><small>Ida Gran · 1. juni 2023 08.30</small><p>Kanskje. Men hva med rettighetene? I utkastet står det at dere får alt, og det kan jeg ikke signere når jeg har forvaltningskontrakt med F©R. Det må være rettsavtalen fra 2016, ellers blir det nei.</p></div>
      <div class="m"><small>Camilla Rø · 1. juni 2023 15.55</small><p>Utkastet var fra strømmeren, det skal vi nok få ut. Jeg spør advokaten og kommer tilbake på mandag. Ikke si nei ennå!</p><p>C.</p></div>`,
      ],
    ),
  ],
}

/** 26: motstrid mellom avtale og vedlegg. */
const p26 = pnr(21, 5, 1986, 77)
const d26: Dok = {
  fasit: fasit(
    26,
    'skann',
    'nb',
    'arbeidsavtale med vedlegg (motstrid)',
    'Daniel Gjerstad',
    'Bikuben Underholdning AS',
    [reg('Ti netter', 'Hovedklipper', G.klipp, 5)],
    'motstridende',
    'AP',
    p26,
    V.under,
    'Punkt 7 viser til rettsavtalen, mens vedlegg 1 overdrar alt til kanalen uten unntak; hver annen episode av ti er fem.',
  ),
  papirer: [
    papir(
      'GJERSTAD TI NETTER med vedlegg.pdf',
      'skann',
      `.ark{padding:20mm 23mm;font:10pt/1.5 'Liberation Sans'}.n{display:grid;grid-template-columns:9mm 1fr;row-gap:2.2mm}.n b{color:#b37a00}`,
      [
        `<div style="font:800 15pt 'URW Gothic'">biku<span style="color:#b37a00">ben</span></div><h1 style="font-size:15pt;margin:5mm 0 1mm">Arbeidsavtale, etterarbeid</h1><p>Bikuben Underholdning AS (${org('Bikuben Underholdning AS')}) ansetter Daniel Gjerstad, f.nr. ${delt(p26)}, på disse vilkårene:</p>
      <div class="n"><b>1</b><div>Program: «Ti netter», reality, én sesong på ti episoder.</div><b>2</b><div>Stilling: hovedklipper.</div><b>3</b><div>Gjerstad klipper hver annen episode av de ti, med start på episode 1. Runa Fossli har de andre. Som hovedklipper ser han også gjennom hennes episoder, men krediteres ikke for dem.</div><b>4</b><div>Periode: 17. april – 22. september 2023, ferie uke 28–30.</div><b>5</b><div>Lønn: kr 3 600 per dag, tillegg for kveld etter kl. 21.</div><b>6</b><div>Arbeidssted: Nydalen. Fjernklipp på egen risiko.</div><b>7</b><div>Opphavsrett: Partene er bundet av avtale om rettigheter mellom Virke Produsentforeningen og Norsk Filmforbund/F©R av 29.10.2016. Gjerstad har forvaltningskontrakt med F©R.</div><b>8</b><div>Vedlegg 1 (krav fra oppdragsgiver) er en del av avtalen. Det er ikke sagt hva som går foran.</div><b>9</b><div>Oppsigelse: 14 dager.</div></div>
      <div style="display:flex;gap:14mm;margin-top:12mm"><div style="width:72mm">${sig('gjerstad', 1, 220, 66)}<div style="border-top:1px solid">Daniel Gjerstad &nbsp; ${hand('11.4.23', 13)}</div></div><div style="width:72mm">${sig('skaar26', 2, 190, 66, '#222')}<div style="border-top:1px solid">Tonje Skaar &nbsp; ${hand('12.4.23', 13, '#222')}</div></div></div>`,
        `<h1 style="font-size:13pt">Vedlegg 1: Krav fra oppdragsgiver</h1><p>Følgende gjelder alle som arbeider på programmet:</p><ol style="line-height:1.6"><li>Alt som skapes, er strengt fortrolig til programmet er sluppet på tjenesten.</li><li>Den ansatte overdrar herved fullt ut, eksklusivt og for all fremtid samtlige økonomiske rettigheter til alt han lager for programmet, herunder ethvert krav på vederlag som ellers kunne gjøres gjeldende gjennom en forvaltningsorganisasjon. Lønnen er fullt oppgjør for all bruk i alle medier og alle land.</li><li>Oppdragsgiveren kan klippe om, dubbe, forkorte og lage internasjonale versjoner uten å spørre.</li><li>Maskiner som er brukt til programmet, skal kunne kontrolleres av oppdragsgiverens sikkerhetsavdeling.</li><li>Den ansatte skal ikke uttale seg til pressen.</li></ol><div style="display:flex;gap:10mm;margin-top:10mm">${initialer('dg26')}${initialer('ts26', '#222')}</div><div style="position:absolute;bottom:14mm;font-size:8pt">Vedlegg 1 til arbeidsavtale BIK-TN-0009</div>`,
      ],
      { skjev: -0.6, korn: 0.4, uskarp: 0.2, dpi: 200 },
    ),
  ],
}

/** 27: animatør uten regi, buy-out. */
const d27: Dok = {
  fasit: fasit(
    27,
    'digital',
    'nb',
    'prosjektansettelse animasjon',
    'Oliver Strømsnes',
    'Blekkhuset Animasjon AS',
    [reg('Knotten og Skruen', 'Animatør', D.foto, 13)],
    'buy-out',
    'AP',
    null,
    V.ok,
    'Animatør uten regi på alle tretten episoder; alle rettigheter er overdratt mot engangsbeløp og F©R-vederlag er fraskrevet.',
  ),
  papirer: [
    papir(
      'prosjektansettelse_Strømsnes.pdf',
      'digital',
      `.ark{padding:16mm 20mm;font:10pt/1.5 'URW Gothic';color:#263}.b{border-radius:5mm;background:#eef7e8;padding:3mm 5mm;margin-bottom:3mm}.b h3{margin:0 0 1mm;font-size:10.5pt;color:#4a7c2c}.b p{margin:0}.par{display:grid;grid-template-columns:1fr 1fr;gap:3mm}`,
      [
        `<div style="display:flex;align-items:center;gap:4mm;margin-bottom:4mm"><svg width="40" height="40" viewBox="0 0 40 40"><path d="M20 3 C30 14 36 20 34 28 C31 40 9 40 6 28 C4 20 10 14 20 3" fill="#4a7c2c"/><circle cx="15" cy="26" r="3" fill="white"/><circle cx="26" cy="26" r="3" fill="white"/></svg><div><b style="font-size:17pt">Blekkhuset Animasjon</b><br><span style="font-size:8pt">Blekkhuset Animasjon AS · ${org('Blekkhuset Animasjon AS')} · Grensen 803, Oslo</span></div></div>
      <div class="b"><h3>Prosjektansettelse</h3><p>Oliver Strømsnes ansettes på «Knotten og Skruen», animert serie for barn.</p></div>
      <div class="par"><div class="b"><h3>Rolle</h3><p>Animatør (karakter). Regi: Asta Mjelde. Rapporterer til animasjonsleder.</p></div><div class="b"><h3>Omfang</h3><p>Alle tretten episodene. Kvote: 22 sekunder godkjent animasjon i uka.</p></div><div class="b"><h3>Tid</h3><p>1. juni 2022 – 30. juni 2023, full stilling, juli fri.</p></div><div class="b"><h3>Lønn</h3><p>Kr 42 500 i måneden. I tillegg et engangsbeløp på kr 15 000 for rettighetene, betalt i juni 2023.</p></div></div>
      <div class="b"><h3>Rettigheter</h3><p>Med lønnen og engangsbeløpet er alle rettigheter til Strømsnes' arbeid kjøpt ut. Blekkhuset eier enhver økonomisk rett til animasjonen, i alle medier, territorier og formater, uten tidsgrense, og kan fritt selge dem videre. Strømsnes har ikke forvaltningskontrakt med F©R eller andre og gir avkall på senere vederlag for visning, strømming, videresending og gjenbruk. Navnet skal likevel nevnes i rulleteksten.</p></div>
      <div class="b"><h3>Verktøy</h3><p>Rigg, lisens og maskin fra Blekkhuset. Egne skisser kan brukes i portefølje etter premieren.</p></div>
      <div class="b"><h3>Oppsigelse</h3><p>Én måned. Prøvetid tre måneder med fjorten dagers frist.</p></div>
      <div class="par" style="margin-top:6mm"><div>${sig('stromsnes', 3, 220, 62)}<hr>Oliver Strømsnes<br>19. mai 2022</div><div>${sig('saether27', 1, 200, 62, '#222')}<hr>Rune Sæther, Blekkhuset<br>19. mai 2022</div></div>`,
      ],
    ),
  ],
}

/** 28: skjema for hånd, motstridende kryss og tilskrift. */
const p28 = pnr(1, 2, 1977, 300)
const d28: Dok = {
  fasit: fasit(
    28,
    'foto',
    'nb',
    'kontraktskjema med kryss og tilskrift (motstrid)',
    'Berit Aasland',
    'Hovedøya Studios AS',
    [reg('Vaktlista', 'Kostymedesigner', D.kost, 4)],
    'motstridende',
    'AP',
    p28,
    V.under,
    'Både ruten for F©R-avtalen og ruten for full overdragelse er krysset av; halve sesongen er fire av åtte episoder.',
  ),
  papirer: [
    papir(
      'kontrakt kostyme.jpg',
      'foto',
      `.ark{padding:16mm 17mm;font:9.6pt/1.45 'DejaVu Sans Condensed','DejaVu Sans'}table{width:100%;border-collapse:collapse}td{border:1px solid #666;padding:2mm 2.5mm;height:9mm;vertical-align:top}td small{display:block;color:#555;font-size:7pt}.r td{height:auto}`,
      [
        `<div style="display:flex;justify-content:space-between;align-items:end"><b style="font-size:15pt">HOVEDØYA STUDIOS</b><span>Kontraktskjema C (kunstnerisk stab)</span></div><div style="font-size:8pt;margin-bottom:3mm">Hovedøya Studios AS, org.nr. ${org('Hovedøya Studios AS')}</div>
      <table><tr><td colspan="2"><small>A. Navn</small>${hand('Berit Aasland', 17)}</td><td><small>B. Fødselsnummer</small>${hand(delt(p28), 16)}</td></tr><tr><td colspan="2"><small>C. Produksjon</small>${hand('Vaktlista', 18)}</td><td><small>D. Ant. episoder i produksjonen</small>${hand('8', 18)}</td></tr><tr><td colspan="2"><small>E. Funksjon</small>${hand('Kostymedesigner', 18)}</td><td><small>F. Medarbeiderens episoder</small>${hand('halve sesongen: ep 1–4', 16)}</td></tr><tr><td><small>G. Fra</small>${hand('1/11-22', 16)}</td><td><small>H. Til</small>${hand('10/3-23', 16)}</td><td><small>I. Ukelønn</small>${hand('16 900', 16)}</td></tr></table>
      <p style="margin:3mm 0 1mm"><b>J. Rettigheter</b> (ett kryss)</p><table class="r"><tr><td style="width:8mm">${rute(true, '28a')}</td><td>J1. Medarbeideren er tilsluttet F©R. Rettsavtalen 29.10.2016 (Virke Produsentforeningen / NFF–F©R) gjelder.</td></tr><tr><td>${rute(true, '28b')}</td><td>J2. Medarbeideren er ikke tilsluttet. Alle økonomiske rettigheter går over til Hovedøya Studios, vederlag er inkludert i lønnen.</td></tr><tr><td>${rute(false)}</td><td>J3. Annet, se eget ark.</td></tr></table>
      <p style="margin:3mm 0 1mm"><b>K. Faste vilkår.</b> Kostymer som er sydd til produksjonen, tilhører produksjonen. Innkjøp over kr 5 000 skal godkjennes. Medarbeideren følger opptaksplanen og varsler endringer i kostymeplott samme dag. Overtid føres på egen liste. Lønn utbetales hver annen fredag.</p>
      <table style="margin-top:4mm"><tr><td style="height:30mm;width:50%"><small>Medarbeider, dato</small>${sig('aasland', 0, 230, 64)}${hand('24/10', 14)}</td><td><small>Studio, dato</small>${sig('krag', 2, 200, 64, '#111')}${hand('25.10.22', 14, '#111')}</td></tr></table>`,
      ],
      { skjev: -1.9, skygge: 0.35, uskarp: 0.2 },
    ),
  ],
}

/** 29: spillefilm som ikke er i registeret. */
const d29: Dok = {
  fasit: fasit(
    29,
    'digital',
    'nb',
    'vfx-avtale, spillefilm utenfor registeret',
    'Yasmin Torgersen',
    'Pikselbruket VFX AS',
    [reg('Stjernestøv over Furuset', 'VFX-artist', D.kost, null)],
    '2',
    'AP',
    null,
    V.produksjon,
    'Spillefilmen Stjernestøv over Furuset finnes ikke i registeret; klausulen er den for kinofilm og begge har e-signert.',
  ),
  papirer: [
    papir(
      'PB-avtale-0288.pdf',
      'digital',
      `.ark{padding:0;font:9.6pt/1.5 'DejaVu Sans'}.v{position:absolute;left:0;top:0;bottom:0;width:58mm;background:#1b1b2f;color:#e4e4f0;padding:16mm 7mm;box-sizing:border-box;font-size:8.6pt}.v b{display:block;color:#7de2d1;margin-top:4mm;font-size:7.4pt;text-transform:uppercase;letter-spacing:1px}.h{margin-left:66mm;padding:16mm 16mm 0 0}h3{font-size:10pt;margin:4.5mm 0 .5mm}p{margin:0}`,
      [
        `<div class="v"><div style="font:bold 15pt 'DejaVu Sans Mono'">piksel<br>bruket_</div><b>Avtale</b>PB-0288<b>Artist</b>Yasmin Torgersen<br>Trondheimsveien 1040<br>0565 Oslo<b>Arbeidsgiver</b>Pikselbruket VFX AS<br>${org('Pikselbruket VFX AS')}<b>Film</b>Stjernestøv over Furuset<br>(spillefilm, 97 min)<b>Tittel</b>VFX-artist, compositing<b>Start / slutt</b>13.02.2023<br>30.06.2023<b>Lønn</b>39 800 per måned<b>Shots</b>ca. 64 av 212<b>Signert</b>Y. Torgersen ✓ 07.02.2023 09:31 (BankID)<br>A. Hoff ✓ 07.02.2023 11:02 (BankID)<br><span style="font-size:6.6pt">ref c41-77e-9902</span></div>
      <div class="h"><h1 style="font-size:16pt;margin:0">Avtale om visuelle effekter</h1><p>Nøkkelopplysningene står i margen. Her er vilkårene.</p><h3>Arbeidet</h3><p>Du er VFX-artist og lager de sammensatte bildene som VFX-lederen fordeler til deg. Filmen har én regissør, Sofie Krogvold, og det er hun som godkjenner.</p><h3>Arbeidstid</h3><p>37,5 timer. I de tre siste ukene kan det bli mer; da får du overtid.</p><h3>Rettigheter</h3><p>Filmen lages for kino først. Pikselbruket, og gjennom oss produsenten, får bruke arbeidet ditt i filmen på kino, festival og video. Du gir ikke fra deg retten til vederlag når filmen senere går på TV eller strømmes, videresendes, lånes ut eller privatkopieres; det forvaltes av F©R for spillefilm etter din forvaltningskontrakt.</p><h3>Showreel</h3><p>Fra premieredagen kan du vise inntil 40 sekunder. Før-og-etter-bilder må godkjennes.</p><h3>Rulletekst</h3><p>Alfabetisk under «Visuelle effekter, Pikselbruket».</p><h3>Sikkerhet</h3><p>Ingen bilder på private maskiner. Du har lest sikkerhetsinstruksen fra distributøren.</p><h3>Slutt</h3><p>Avtalen tar slutt av seg selv. Blir filmen stanset, har du fire ukers lønn.</p></div>`,
      ],
    ),
  ],
}

/** 30: engelsk, taus om rettigheter, bare selskapet har skrevet under. */
const d30: Dok = {
  fasit: fasit(
    30,
    'digital',
    'en',
    'sound services agreement (short)',
    'Magnus Ekren Bull',
    'Dypblå Lydstudio AS',
    [reg('Nordkapplinjen', 'Sound Designer', D.lyd, 10)],
    'taus',
    'P',
    null,
    V.signatur,
    'Ti episoder og klare vilkår, men arbeidstakerens linje er tom og avtalen sier ikke noe om opphavsrett.',
  ),
  papirer: [
    papir(
      'Deep Blue - Ekren Bull - NCL.pdf',
      'digital',
      `.ark{padding:20mm 24mm;font:10.4pt/1.5 'Nimbus Sans'}.t{display:grid;grid-template-columns:38mm 1fr;row-gap:2.4mm;border-top:3px solid #0b3d6b;border-bottom:3px solid #0b3d6b;padding:4mm 0;margin:5mm 0}.t b{color:#0b3d6b}`,
      [
        `<svg width="200" height="36" viewBox="0 0 200 36"><path d="M0 22 Q10 10 20 22 T40 22 T60 22" fill="none" stroke="#0b3d6b" stroke-width="3"/><text x="70" y="26" font-family="Nimbus Sans" font-weight="bold" font-size="18" fill="#0b3d6b">dypblå</text></svg><h1 style="font-size:17pt;margin:4mm 0 0">Short-form agreement: sound post</h1><div class="t"><b>Studio</b><span>Dypblå Lydstudio AS, ${org('Dypblå Lydstudio AS')}</span><b>You</b><span>Magnus Ekren Bull</span><b>Show</b><span>The North Cape Line (NORDKAPPLINJEN), season one</span><b>Your role</b><span>Sound Designer</span><b>Episodes</b><span>ten, i.e. the full season</span><b>Days</b><span>sixty, between 21 August and 15 December 2023</span><b>Rate</b><span>NOK 4,250 per day, employed, holiday pay on top</span><b>Room</b><span>Studio 2 (7.1.4), Studio 5 for editorial</span><b>Deliverables</b><span>Sessions, stems (D/M/E), loudness report; re-recording mix by Ivar Stenseng</span><b>Credit</b><span>"Sound Designer", end roller, all ten episodes</span></div>
      <p>The studio may move up to six days with 72 hours' notice. Revisions arising from late picture changes are paid at the same rate. Loudness and spec failures within your control are fixed without charge.</p><p>You will observe the streamer's content security rules and complete the online training before receiving picture.</p><p>Cancellation: half the remaining days if the show is dropped. This document is governed by Norwegian law.</p>
      <div style="display:flex;gap:18mm;margin-top:14mm"><div style="width:68mm">${sig('stenseng', 2, 200, 66)}<div style="border-top:1px solid #0b3d6b">Ivar Stenseng, Dypblå Lydstudio AS<br>${hand('9 Aug 2023', 14)}</div></div><div style="width:68mm"><div style="height:66px"></div><div style="border-top:1px solid #0b3d6b">Magnus Ekren Bull<br>Date:</div></div></div>`,
      ],
    ),
  ],
}

/** 31: nynorsk, scripter. */
const p31 = pnr(16, 11, 1993, 128)
const d31: Dok = {
  fasit: fasit(
    31,
    'skann',
    'nn',
    'arbeidsavtale med skjemahovud',
    'Gunnhild Årdal',
    'Straumdraget Film AS',
    [reg('Elvebåten', 'Scripter', null, 6)],
    '1a',
    'AP',
    p31,
    V.funksjon,
    'Scripter er ikkje mellom dei godkjende funksjonane; elles er avtala i orden med seks episodar.',
  ),
  papirer: [
    papir(
      'Avtale scripter.pdf',
      'skann',
      `.ark{padding:20mm 22mm;font:10.6pt/1.5 'URW Bookman'}table{width:100%;border-collapse:collapse;margin:4mm 0}td{border:1px solid #333;padding:1.6mm 2.4mm;width:25%}td:nth-child(odd){background:#e6e6e6;font-size:9pt}`,
      [
        `<div style="text-align:center"><div style="font:bold 16pt 'URW Bookman'">Straumdraget Film AS</div><div style="font-size:9pt">org.nr. ${org('Straumdraget Film AS')}</div><h1 style="font:14pt 'URW Bookman';margin:4mm 0">Arbeidsavtale, opptak</h1></div>
      <table><tr><td>Namn</td><td>Gunnhild Årdal</td><td>Fødselsnummer</td><td>${delt(p31)}</td></tr><tr><td>Produksjon</td><td>Elvebåten</td><td>Stilling</td><td>Scripter</td></tr><tr><td>Episodar</td><td>1–6 (heile serien)</td><td>Opptaksdagar</td><td>38</td></tr><tr><td>Frå</td><td>22.05.2023</td><td>Til</td><td>21.07.2023</td></tr><tr><td>Dagsløn</td><td>kr 2 780</td><td>Arbeidsstad</td><td>Nes og Oslo</td></tr></table>
      <p><b>1.</b> Arbeidstakaren fører kontinuitet, tid og merknader til klipparane, og leverer rapport kvar kveld.</p><p><b>2.</b> Overtid og nattillegg følgjer TV-dramaoverenskomsten. Diett og losji etter statens satsar.</p><p><b>3.</b> For medlemer av Norsk filmforbund med forvaltningskontrakt med F©R gjeld rettsavtala mellom Virke Produsentforeningen og Norsk Filmforbund/F©R frå 29.10.2016.</p><p><b>4.</b> På båten gjeld kapteinen sine ordrar. Flytevest er påbode.</p><p><b>5.</b> Begge kan seie opp med to vekers varsel.</p>
      <div style="display:flex;gap:14mm;margin-top:14mm"><div style="width:75mm">${sig('ardal', 0, 220, 64, '#222')}<div style="border-top:1px solid">Gunnhild Årdal, ${hand('8/5', 14, '#222')}</div></div><div style="width:75mm">${sig('vikoyr', 1, 210, 64, '#111')}<div style="border-top:1px solid">Marit Vikøyr, ${hand('10/5-23', 14, '#111')}</div></div></div>`,
      ],
      { skjev: 0.9, uskarp: 0.25, korn: 0.5, dpi: 200 },
    ),
  ],
}
export const dok4: readonly Dok[] = [d23, d24, d25, d26, d27, d28, d29, d30, d31]
