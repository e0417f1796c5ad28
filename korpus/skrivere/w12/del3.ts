import { ark, begge, delt, fnr, haand, type Kontrakt, klausul, konto, rad, tre } from '../hjelp.ts'
import { k1a, k1b, paa, strek } from './hjelp.ts'
import { org } from './register.ts'

const kryss = (ord: string, paa_: boolean) =>
  `<span class="x"><i>${paa_ ? '<svg width="18" height="18" viewBox="0 0 18 18"><path d="M2 3 C6 7 11 12 17 16 M16 1 C11 6 6 11 1 17" fill="none" stroke="#1c2c66" stroke-width="1.8" stroke-linecap="round"/></svg>' : ''}</i>${ord}</span>`

const fnr17 = fnr(16, 4, 1995, 289)
const w17: Kontrakt = {
  fasit: {
    id: 'w12-17',
    form: 'foto',
    language: 'nb',
    template: 'blankett med avkryssing, fylt ut for hånd',
    arbeidstaker: 'Nora Elise Sandvær',
    produksjonsselskap: 'Nedre Vei Film AS',
    registreringer: [
      rad('Papirbåten', 'Scenograf', 'scenograf', null),
      rad('Papirbåten', 'kostymedesigner', 'kostyme', null),
    ],
    rettighetsklausul: klausul('taus'),
    signaturer: begge,
    personnummer_i_dokumentet: fnr17,
    forventet: 'BEHANDLET',
    begrunnelse:
      'Kortfilm med to funksjoner; avtalen sier ingenting om rettigheter, men er hel og signert av begge.',
  },
  papirer: [
    {
      navn: 'papirbaten kontrakt.jpg',
      slag: 'foto',
      slitasje: { skjev: -0.8, uskarp: 0.2, korn: 0.3, skygge: 0.3 },
      stil: `body{font:10.4pt/1.4 "DejaVu Sans",sans-serif}.ark{padding:18mm 19mm}h1{font-size:15pt;margin:0 0 5mm;text-align:center}.b{border:.35mm solid #222;display:grid;grid-template-columns:1fr 1fr}.b>div{border:.2mm solid #222;padding:1.4mm 2.4mm 2mm;min-height:12mm}.b .h{grid-column:1/3}
.b small{display:block;font-size:7.8pt;margin-bottom:1.4mm}.x{display:inline-flex;align-items:center;gap:2mm;margin:1mm 7mm 1mm 0;font-size:9.6pt}.x i{width:4.4mm;height:4.4mm;border:.3mm solid #222;display:inline-block}.x svg{margin:-.6mm}
p{font-size:9pt;margin:4mm 0}.to{display:grid;grid-template-columns:1fr 1fr;gap:0 14mm;margin-top:8mm;font-size:8.8pt}.paa{height:15mm;border-bottom:.3mm solid #000}`,
      html: ark(`<h1>Avtale for kortfilm – Nedre Vei Film AS (${tre(org('Nedre Vei Film AS'))})</h1>
<div class="b"><div class="h"><small>Filmens tittel</small>${haand('Papirbåten', 23)}</div><div><small>Regissør</small>${haand('Sander Bjerknes', 20)}</div><div><small>Lengde</small>${haand('ca. 17 min', 20)}</div>
<div class="h"><small>Navn på medarbeider</small>${haand('Nora Elise Sandvær', 22)}</div><div><small>Fødselsnummer (11 siffer)</small>${haand(delt(fnr17), 21)}</div><div><small>Telefon</small>${haand('55 10 90 44', 20)}</div>
<div class="h"><small>Arbeider med (kryss av, ett eller flere)</small>${kryss('Regi', false)}${kryss('Foto', false)}${kryss('Lyd', false)}${kryss('Scenografi', true)}${kryss('Kostyme', true)}${kryss('Maske', false)}${kryss('Klipp', false)}${kryss('Produksjon', false)}</div>
<div class="h"><small>Skal stå på rulleteksten som</small>${haand('Scenograf og kostymedesigner', 22)}</div>
<div><small>Forberedelser</small>${haand('8 dager i mai', 20)}</div><div><small>Opptak</small>${haand('6. – 11. juni 2022', 20)}</div><div><small>Betaling i alt</small>${haand('38 000 kr + feriep.', 20)}</div><div><small>Konto</small>${haand(konto(51_226), 20)}</div>
<div class="h"><small>Særskilt avtalt</small>${haand('Innkjøp til båtene inntil 9 000 mot kvittering. Fri 17. mai.', 20)}</div></div>
<p>Medarbeideren ansettes midlertidig for den tiden som er oppgitt. Yrkesskadeforsikring er tegnet. Betaling skjer innen 14 dager etter siste opptaksdag. Mat på opptaksdager holdes av produksjonen. Blir opptaket flyttet, skal partene avtale nye dager.</p>
<div class="to"><div>${paa(strek('Nora Elise Sandvær', '#1c2c66'))}Medarbeider · dato ${haand('30/4-22', 17)}</div><div>${paa(strek('Ulrik Nedrum', '#1c2c66'))}For Nedre Vei Film AS · dato ${haand('2/5-22', 17)}</div></div>`),
    },
  ],
}

const fnr18 = fnr(23, 9, 1983, 177)
const w18: Kontrakt = {
  fasit: {
    id: 'w12-18',
    form: 'blandet',
    language: 'nb',
    template: 'hovedavtale med skannet tillegg',
    arbeidstaker: 'Joakim Rennemo',
    produksjonsselskap: 'Sørvestavind Dokumentar AS',
    registreringer: [rad('Sprekker i isen', 'fotograf', 'foto', 7)],
    rettighetsklausul: klausul('1a'),
    signaturer: begge,
    personnummer_i_dokumentet: fnr18,
    forventet: 'BEHANDLET',
    begrunnelse:
      'Avtalen gjelder episode 1–5, tillegget legger til 7 og 8: sju av åtte. Begge papirene er signert.',
  },
  papirer: [
    {
      navn: 'Kontrakt Rennemo Sprekker i isen.pdf',
      slag: 'digital',
      stil: `body{font:10.4pt/1.5 "Nimbus Sans","DejaVu Sans Condensed",sans-serif}.ark{padding:22mm 25mm}h1{font-size:17pt;margin:0 0 5mm;font-weight:normal}h1 b{display:block;font-size:9pt;letter-spacing:.2em}.p{display:grid;grid-template-columns:38mm 1fr;gap:1.6mm 4mm;margin-bottom:5mm}.p span:nth-child(odd){color:#666}
p{margin:0 0 2.6mm}.to{display:flex;gap:14mm;margin-top:9mm}.to>div{flex:1;font-size:9.2pt}.paa{height:15mm;border-bottom:.3mm solid #000}`,
      html: ark(`<h1><b>KONTRAKT</b>Fotograf på dokumentarserie</h1><div class="p"><span>Produksjonsselskap</span><span>Sørvestavind Dokumentar AS, org.nr. ${tre(org('Sørvestavind Dokumentar AS'))}, Sokndalsveien 12, 4370 Egersund</span>
<span>Arbeidstaker</span><span>Joakim Rennemo, Kvassheimsvegen 80, 4365 Nærbø, fødselsnr. ${fnr18}</span><span>Serie</span><span>Sprekker i isen, 8 episoder à 48 minutter, NRK</span><span>Regi</span><span>Tiril Aadnesen</span><span>Periode</span><span>1. februar – 30. september 2022, 55 opptaksdager</span><span>Lønn</span><span>kr 4 900 pr. opptaksdag, kr 2 450 pr. reisedag</span></div>
<p>1. Rennemo ansettes midlertidig som fotograf på episode 1–5, det vil si episodene fra Svalbard, Grønland og Jostedalen.</p>
<p>2. Rennemo bruker selskapets kamera og har ansvaret for sikring av materialet hver kveld. Drone flys av Petter Oltedal.</p>
<p>3. Breturer ledes av sertifisert fører. Rennemo skal følge førerens beskjeder og kan avbryte opptak av hensyn til sikkerheten.</p>
<p>4. Lønn utbetales den 20. i måneden etter arbeidet, til konto ${konto(62_814)}. Overtid er innarbeidet i dagsatsen inntil 10 timer.</p>
<p>5. ${k1a}</p>
<p>6. Kreditering: «Foto: Joakim Rennemo» på episodene han har fotografert.</p>
<p>7. Oppsigelse skjer skriftlig med to ukers frist. Endringer i kontrakten skal være skriftlige.</p>
<p style="margin-top:6mm">Egersund, 17. januar 2022</p>
<div class="to"><div>${paa(strek('Magnhild Stapnes', '#222'))}For selskapet: Magnhild Stapnes</div><div>${paa(strek('Joakim Rennemo', '#14347c'))}Joakim Rennemo</div></div>`),
    },
    {
      navn: 'tillegg_rennemo_skannet.pdf',
      slag: 'skann',
      slitasje: { dpi: 200, skjev: 0.7, uskarp: 0.15, korn: 0.3 },
      stil: `body{font:11.4pt/1.55 "Nimbus Sans","DejaVu Sans Condensed",sans-serif}.ark{padding:26mm 25mm}p{margin:0 0 3.4mm}h1{font-size:15pt}.to{display:flex;gap:14mm;margin-top:16mm}.to>div{flex:1;font-size:9.6pt}.paa{height:15mm;border-bottom:.3mm solid #000}`,
      html: ark(`<h1>Tillegg til kontrakt av 17. januar 2022</h1><p>Sørvestavind Dokumentar AS og Joakim Rennemo – Sprekker i isen</p>
<p>Siden Elin Tjåland er blitt syk, tar Rennemo også fotograferingen av episode 7 og 8. Episode 6 beholder Stian Qvale.</p>
<p>Tillegget utgjør 19 opptaksdager i perioden 3. oktober til 18. november 2022 og lønnes som i kontrakten. Alt annet i kontrakten står fast, også punkt 5.</p>
<p style="margin-top:8mm">Egersund, 26. september 2022</p>
<div class="to"><div>${paa(strek('Magnhild Stapnes', '#222'))}Magnhild Stapnes</div><div>${paa(strek('Joakim Rennemo', '#14347c'))}Joakim Rennemo</div></div>`),
    },
  ],
}

const w19: Kontrakt = {
  fasit: {
    id: 'w12-19',
    form: 'digital',
    language: 'nb',
    template: 'nummererte punkter på to sider',
    arbeidstaker: 'Selma Ottesen Brekke',
    produksjonsselskap: 'Ottertind Film AS',
    registreringer: [rad('Nattverd på Skarholmen', 'VFX supervisor', 'kostyme', null)],
    rettighetsklausul: klausul('motstridende'),
    signaturer: begge,
    personnummer_i_dokumentet: null,
    forventet: 'UNDER BEHANDLING',
    begrunnelse: 'Punkt 8 viser til rettighetsavtalen (1a), mens punkt 12 overdrar alt mot engangsbetaling.',
  },
  papirer: [
    {
      navn: 'VFX_Brekke_signert.pdf',
      slag: 'digital',
      stil: `body{font:10.4pt/1.5 "DejaVu Serif Condensed",serif}.ark{padding:24mm 26mm}h1{font-size:14pt;margin:0 0 1mm}.u{color:#555;margin:0 0 6mm}ol{padding-left:8mm;margin:0}li{margin-bottom:3mm}li b{display:block}
.to{display:flex;gap:14mm;margin-top:12mm}.to>div{flex:1;font-size:9.4pt}.paa{height:15mm;border-bottom:.3mm solid #000}.n{position:absolute;top:12mm;right:26mm;font-size:8.6pt;color:#555}`,
      html:
        ark(`<div class="n">Nattverd på Skarholmen / Brekke / 1 (2)</div><h1>Ansettelsesavtale – etterarbeid</h1><p class="u">mellom Ottertind Film AS (org.nr. ${tre(org('Ottertind Film AS'))}), Storgata 140, 9008 Tromsø, og Selma Ottesen Brekke, Nyveien 6 b, 9014 Tromsø</p>
<ol><li><b>Filmen</b>Spillefilmen «Nattverd på Skarholmen», ca. 104 minutter, regi Frank Isaksen. Kinopremiere er planlagt til november 2023.</li>
<li><b>Arbeidet</b>Brekke ansettes som VFX supervisor. Hun planlegger effektene, er til stede på 14 av filmens 38 opptaksdager og leder arbeidet med om lag 160 bilder i etterarbeidet.</li>
<li><b>Tid</b>Fra 6. februar til 1. september 2023. Juli er ferie.</li>
<li><b>Arbeidssted</b>Ottertinds lokaler i Tromsø. Opptak på Sommarøy.</li>
<li><b>Lønn</b>68 000 kroner pr. måned, utbetalt den 15. Feriepenger 12 prosent.</li>
<li><b>Leverandører</b>Avtaler med effekthus inngås av produsenten etter råd fra Brekke. Hovedleverandør er Pikselverket Bergen AS.</li>
<li><b>Fortrolighet</b>Bilder fra filmen skal ikke vises før premieren uten samtykke.</li>
<li><b>Opphavsrett</b>${k1a}</li></ol>`) +
        ark(`<div class="n">Nattverd på Skarholmen / Brekke / 2 (2)</div><ol start="9"><li><b>Kreditering</b>«VFX supervisor Selma Ottesen Brekke» på eget kort i rulleteksten.</li>
<li><b>Forsikring</b>Yrkesskade- og ulykkesforsikring er tegnet av arbeidsgiveren.</li>
<li><b>Oppsigelse</b>En måned fra begge sider.</li>
<li><b>Overdragelse</b>Med den lønnen som følger av punkt 5 har Ottertind Film AS ervervet alle økonomiske rettigheter til Brekkes arbeid i filmen, i alle former og medier og for all tid. Brekke har ikke krav på vederlag
ut over lønnen, verken fra Ottertind, fra kringkastere eller gjennom noen organisasjon.</li>
<li><b>Tvister</b>Nord-Troms og Senja tingrett.</li></ol>
<p style="margin-top:9mm">Tromsø, 30. januar 2023</p>
<div class="to"><div>${paa(strek('Roger Hovde', '#1b1b1b'))}Roger Hovde, daglig leder, Ottertind Film AS</div><div>${paa(strek('Selma O Brekke', '#1a3a8a'))}Selma Ottesen Brekke</div></div>`),
    },
  ],
}

const fnr20 = fnr(3, 7, 1991, 303)
const w20: Kontrakt = {
  fasit: {
    id: 'w12-20',
    form: 'skann',
    language: 'nb',
    template: 'årsavtale med tabell over produksjoner',
    arbeidstaker: 'Andreas Fjermestad',
    produksjonsselskap: 'Glimtvik TV AS',
    registreringer: [
      rad('Matpakka', 'Fotograf', 'fotoTv', 12),
      rad('Med hjul og hjerte', 'Fotograf', 'fotoTv', 3),
      rad('Loppejakten', 'Fotograf', 'fotoTv', null),
    ],
    rettighetsklausul: klausul('1b'),
    signaturer: begge,
    personnummer_i_dokumentet: fnr20,
    forventet: 'FYLL INN EPISODER',
    begrunnelse: 'To av produksjonene har antall; på Loppejakten står det bare uker etter vaktliste.',
  },
  papirer: [
    {
      navn: 'glimtvik_fjermestad_2022.pdf',
      slag: 'skann',
      slitasje: { dpi: 200, skjev: -0.6, uskarp: 0.2, korn: 0.35 },
      stil: `body{font:10.6pt/1.45 "DejaVu Sans Condensed",sans-serif}.ark{padding:20mm 21mm}h1{font-size:16pt;margin:0}table{width:100%;border-collapse:collapse;margin:3mm 0 4mm}td,th{border:.3mm solid #333;padding:1.6mm 2mm;text-align:left;vertical-align:top;font-size:9.8pt}th{background:#ddd}p{margin:0 0 2.6mm}
.to{display:flex;gap:14mm;margin-top:8mm}.to>div{flex:1;font-size:9.2pt}.paa{height:15mm;border-bottom:.3mm solid #000}`,
      html: ark(`<h1>Engasjementer 2022</h1><p style="margin-bottom:5mm">Glimtvik TV AS, org.nr. ${tre(org('Glimtvik TV AS'))} – heretter Glimtvik</p>
<p>Andreas Fjermestad, f.nr. ${delt(fnr20)}, Ivar Lykkes vei 17, 7075 Tiller, engasjeres av Glimtvik på disse produksjonene i 2022:</p>
<table><tr><th>Produksjon</th><th>Funksjon</th><th>Omfang</th><th>Periode</th><th>Lønn</th></tr>
<tr><td>Matpakka</td><td>Fotograf</td><td>hele serien, 12 episoder</td><td>17. jan.–1. april (48 dager)</td><td>4 350 pr. dag</td></tr>
<tr><td>Med hjul og hjerte</td><td>Fotograf</td><td>ep. 2, 4 og 6</td><td>25. april–10. juni</td><td>4 350 pr. dag</td></tr>
<tr><td>Loppejakten</td><td>Fotograf</td><td>etter vaktliste</td><td>uke 35–41</td><td>19 800 pr. uke</td></tr></table>
<p>1. På «Med hjul og hjerte» deler Fjermestad jobben med Gry Saksvik, som tar de tre andre episodene.</p>
<p>2. Vaktlisten for «Loppejakten» settes opp av produksjonsleder Tor Arne Husby senest ti dager før. Sesongen er på 20 episoder og har tre fotografer.</p>
<p>3. Lønn utbetales den siste i måneden, med tillegg av 12 % feriepenger ved årets slutt. Konto: ${konto(70_415)}.</p>
<p>4. Kamera, lys og bil holdes av Glimtvik. Fjermestad har førerkort klasse B.</p>
<p>5. ${k1b}</p>
<p>6. Engasjementene kan avlyses med 14 dagers varsel uten betaling. Senere avlysning gir halv lønn.</p>
<p style="margin-top:5mm">Trondheim, 10/1-2022</p>
<div class="to"><div>${paa(strek('Kristin Glimtvik', '#111'))}For Glimtvik TV AS</div><div>${paa(strek('Andreas Fjermestad', '#23367a'))}Andreas Fjermestad</div></div>`),
    },
  ],
}

const fnr21 = fnr(25, 1, 1968, 240)
const w21: Kontrakt = {
  fasit: {
    id: 'w12-21',
    form: 'digital',
    language: 'nb',
    template: 'avtale der side 2 av 3 mangler',
    arbeidstaker: 'Berit Haugan Solli',
    produksjonsselskap: 'Kongsro Film AS',
    registreringer: [rad('Den tause broren', 'kostymedesigner', 'kostyme', 6)],
    rettighetsklausul: klausul('1a'),
    signaturer: begge,
    personnummer_i_dokumentet: fnr21,
    forventet: 'DOKUMENTASJONEN ER MANGELFULL',
    begrunnelse: 'Side 2 av 3 mangler: paragrafene går fra 3 til 8.',
  },
  papirer: [
    {
      navn: 'Solli_DenTauseBroren.pdf',
      slag: 'digital',
      stil: `body{font:10.8pt/1.5 C059,"DejaVu Serif Condensed",serif}.ark{padding:24mm 26mm 18mm}h1{font-size:15pt;margin:0 0 5mm}h2{font-size:11pt;margin:5mm 0 1mm}p{margin:0 0 2.4mm}.n{position:absolute;bottom:12mm;right:26mm;font-size:9pt}
.to{display:flex;gap:14mm;margin-top:12mm}.to>div{flex:1;font-size:9.4pt}.paa{height:15mm;border-bottom:.3mm solid #000}`,
      html:
        ark(`<h1>Avtale om midlertidig ansettelse</h1><p>Arbeidsgiver: Kongsro Film AS, org.nr. ${tre(org('Kongsro Film AS'))}, Peckels gate 3, 3616 Kongsberg, ved produsent Gunnar Kongsro</p>
<p>Arbeidstaker: Berit Haugan Solli, fødselsnummer ${fnr21}, Grønlia 22, 3050 Mjøndalen</p>
<h2>§ 1 Produksjonen</h2><p>Dramaserien «Den tause broren» (arbeidstittel under utviklingen: «Brorskap»), seks episoder à 45 minutter, produsert for TV 2 og Film i Väst. Serien spilles inn høsten 2022 over 66 dager i Numedal og Trollhättan.</p>
<h2>§ 2 Arbeidet</h2><p>Arbeidstakeren er seriens kostymedesigner og har ansvaret for kostymene i alle seks episodene. Hun leder en avdeling med kostymeansvarlig Tuva Eide, to påkledere og en syerske. Hun velger og bestiller kostymer innenfor et budsjett på
640 000 kroner, som fastsettes av produsenten.</p><p>Arbeidstakeren deltar på leseprøver, prøver med skuespillerne og befaringer når regissør Ahmed Vestre ber om det.</p>
<h2>§ 3 Ansettelsestid</h2><p>Forberedelsene begynner 13. juni 2022. Opptakene går fra 22. august til 2. desember, og etterarbeidet med kostymelageret tar to uker. Ferie avvikles i uke 29 og 30. Arbeidstakeren er fri for annet arbeid i opptaksperioden.</p>
<div class="n">side 1 av 3</div>`) +
        ark(`<h2>§ 8 Kreditering</h2><p>Arbeidstakeren krediteres som «Kostymedesigner» på eget kort i forteksten i alle episodene.</p>
<h2>§ 9 Opphavsrett</h2><p>${k1a}</p>
<h2>§ 10 Kostymene</h2><p>Kostymer som er kjøpt eller sydd for produksjonen, tilhører arbeidsgiveren. Arbeidstakeren får kjøpe inntil ti plagg til en fjerdedel av prisen når serien er ferdig. Skisser kan brukes i egen portefølje etter premieren.</p>
<h2>§ 11 Oppsigelse og tvister</h2><p>Oppsigelsestiden er 14 dager. Tvister avgjøres ved Buskerud tingrett.</p>
<p style="margin-top:10mm">Kongsberg, 3. juni 2022</p>
<div class="to"><div>${paa(strek('Gunnar Kongsro', '#1a1a1a'))}Kongsro Film AS</div><div>${paa(strek('Berit Haugan Solli', '#213f8f'))}Berit Haugan Solli</div></div><div class="n">side 3 av 3</div>`),
    },
  ],
}

const w22: Kontrakt = {
  fasit: {
    id: 'w12-22',
    form: 'foto',
    language: 'en',
    template: 'deal memo filled in by hand',
    arbeidstaker: 'Rasmus Vedeler',
    produksjonsselskap: 'Ulvesti Film & TV AS',
    registreringer: [
      rad('Nattseilas', 'Sound designer', 'lyd', null),
      rad('Fyrvokterens datter', 'Sound designer', 'lyd', 3),
    ],
    rettighetsklausul: klausul('EN'),
    signaturer: { arbeidstaker: false, produksjonsselskap: true },
    personnummer_i_dokumentet: null,
    forventet: 'MANGLER SIGNATUR',
    begrunnelse:
      'Bare selskapets linje er underskrevet; linjen til Vedeler er tom. Tre av fire episoder på serien.',
  },
  papirer: [
    {
      navn: 'IMG_0077.jpg',
      slag: 'foto',
      slitasje: { skjev: 0.9, uskarp: 0.15, korn: 0.3, skygge: 0.25 },
      stil: `body{font:10.6pt/1.45 "Nimbus Roman","DejaVu Serif",serif}.ark{padding:18mm 21mm}h1{font-size:17pt;margin:0;letter-spacing:.06em}table{width:100%;border-collapse:collapse;margin:4mm 0}td,th{border:.3mm solid #222;padding:1.6mm 2.4mm 2mm;text-align:left;height:8mm}th{font-size:9.4pt;font-weight:normal;background:#eee;width:44mm}
.q th{width:auto}p{margin:0 0 2.6mm;font-size:10pt}.to{display:flex;gap:14mm;margin-top:9mm}.to>div{flex:1;font-size:9.4pt}.paa{height:15mm;border-bottom:.3mm solid #000}`,
      html: ark(`<h1>CREW DEAL MEMO</h1><p>Ulvesti Film &amp; TV AS · Skippergata 15, 4611 Kristiansand · company no. ${tre(org('Ulvesti Film & TV AS'))}</p>
<table><tr><th>Name</th><td>${haand('Rasmus Vedeler', 22)}</td></tr><tr><th>Address</th><td>${haand('Kongens gate 60, 4610 Kristiansand', 21)}</td></tr><tr><th>Job title</th><td>${haand('Sound designer', 22)}</td></tr><tr><th>Supervised by</th><td>${haand('Mette Aanensen, post producer', 21)}</td></tr></table>
<table class="q"><tr><th>Title</th><th>Type</th><th>Episodes</th><th>Weeks</th><th>Rate / week (NOK)</th></tr>
<tr><td>${haand('Nattseilas', 21)}</td><td>${haand('feature', 20)}</td><td>${haand('–', 20)}</td><td>${haand('9', 20)}</td><td>${haand('18 000', 20)}</td></tr>
<tr><td>${haand('Fyrvokterens datter', 21)}</td><td>${haand('mini series', 20)}</td><td>${haand('1, 3 and 4', 20)}</td><td>${haand('11', 20)}</td><td>${haand('17 500', 20)}</td></tr></table>
<p><b>1. Payment.</b> Weekly rate for 40 hours, paid on the 15th of the following month. Holiday pay 12 % is added.</p>
<p><b>2. Delivery.</b> Pre-mixes as agreed with the re-recording mixer. On the mini series (four episodes in all) episode 2 is designed by another sound designer.</p>
<p><b>3. Rights.</b> For members of NFF with a management contract with F©R, the governing agreement relating to rights on this production is regulated in a seperate Rights Agreement between Virke Produsentforeningen and NFF/F©R of 29.10.2016.</p>
<p><b>4. Credit.</b> “Sound Designer” in the end titles, and in the opening titles if other heads of department are named there.</p>
<p><b>5. Notice.</b> Two weeks from either side. This memo is valid when signed by both parties.</p>
<div class="to"><div>${paa(strek('Jon Ulvestad', '#1c2c66'))}Producer, for Ulvesti Film &amp; TV AS<br>Date: ${haand('4 Nov. 2021', 18)}</div><div>${paa('')}Crew member<br>Date:</div></div>`),
    },
  ],
}

const fnr23 = fnr(12, 12, 1987, 222)
const w23: Kontrakt = {
  fasit: {
    id: 'w12-23',
    form: 'skann',
    language: 'nn',
    template: 'oppdragsavtale med tabell over arbeidet',
    arbeidstaker: 'Kjetil Hovlandsdal',
    produksjonsselskap: 'Brattbakken Produksjon AS',
    registreringer: [
      rad('Folk ved fjorden', 'Fotograf', 'foto', 4),
      rad('Folk ved fjorden', 'Klippar', 'klipp', 6),
    ],
    rettighetsklausul: klausul('1a'),
    signaturer: begge,
    personnummer_i_dokumentet: fnr23,
    forventet: 'BEHANDLET',
    begrunnelse: 'Foto på halvparten av dei åtte programma (fire), klipp på alle utanom dei to siste (seks).',
  },
  papirer: [
    {
      navn: 'avtale folk ved fjorden.pdf',
      slag: 'skann',
      slitasje: { dpi: 200, skjev: 0.4, uskarp: 0.2, korn: 0.3 },
      stil: `body{font:11pt/1.5 P052,"DejaVu Serif Condensed",serif}.ark{padding:23mm 25mm}h1{font-size:17pt;margin:0 0 4mm}table{width:100%;border-collapse:collapse;margin:3mm 0}td,th{border-top:.3mm solid #333;border-bottom:.3mm solid #333;padding:1.6mm 2mm;text-align:left;vertical-align:top}p{margin:0 0 2.6mm}
.to{display:flex;gap:14mm;margin-top:10mm}.to>div{flex:1;font-size:9.8pt}.paa{height:15mm;border-bottom:.3mm solid #000}`,
      html: ark(`<h1>Oppdragsavtale</h1><p>Brattbakken Produksjon AS (org.nr. ${tre(org('Brattbakken Produksjon AS'))}, 6856 Sogndal) gjev Kjetil Hovlandsdal, Hovlandsdalsvegen 3, 6963 Dale i Sunnfjord, personnummer ${fnr23}, arbeid på dokumentarserien <b>«Folk ved fjorden»</b>. Serien har åtte program à 29 minutt og blir send på NRK1 hausten 2023.</p>
<table><tr><th>Arbeid</th><th>Kor mykje</th><th>Når</th><th>Løn</th></tr>
<tr><td>Fotograf</td><td>halvparten av programma; den andre halvparten tek Ane Fure</td><td>februar–mai, 26 dagar</td><td>4 200 kr per dag</td></tr>
<tr><td>Klippar</td><td>alle programma utanom dei to siste</td><td>mai–august, 13 veker</td><td>15 200 kr per veke</td></tr></table>
<p>Dei to siste programma klipper redaktør Norunn Kjøs sjølv.</p>
<p>Hovlandsdal er tilsett så lenge arbeidet varer, og får løna si den 12. i kvar månad. Feriepengar 12 %. Køyring blir dekt med statens satsar.</p>
<p>${k1a}</p>
<p>Namnet hans skal stå i rulleteksten både for foto og for klipp. Brattbakken har ansvaret for løyve frå grunneigarar og for samtykke frå dei som er med.</p>
<p>Kvar av partane kan seie opp avtalen med to vekers varsel.</p>
<p style="margin-top:7mm">Sogndal, 23. januar 2023</p>
<div class="to"><div>${paa(strek('Åse Brattbakken', '#111'))}Åse Brattbakken<br>Brattbakken Produksjon AS</div><div>${paa(strek('Kjetil Hovlandsdal', '#24387c'))}Kjetil Hovlandsdal</div></div>`),
    },
  ],
}

const w24: Kontrakt = {
  fasit: {
    id: 'w12-24',
    form: 'digital',
    language: 'nb',
    template: 'sluttattest',
    arbeidstaker: 'Frøydis Løkkeberg Moen',
    produksjonsselskap: 'Steinrøys Drama AS',
    registreringer: [rad('Kompani Vest', 'scenograf', 'scenograf', 6)],
    rettighetsklausul: klausul('ikke_kontrakt'),
    signaturer: { arbeidstaker: false, produksjonsselskap: true },
    personnummer_i_dokumentet: null,
    forventet: 'DOKUMENTASJONEN ER MANGELFULL',
    begrunnelse: 'En attest fra arbeidsgiveren er ingen kontrakt; den sier bare hva hun har gjort.',
  },
  papirer: [
    {
      navn: 'Attest Kompani Vest.pdf',
      slag: 'digital',
      stil: `body{font:11.4pt/1.6 "Nimbus Sans","DejaVu Sans Condensed",sans-serif}.ark{padding:32mm 30mm}h1{font-size:20pt;font-weight:normal;letter-spacing:.12em;margin:0 0 8mm}p{margin:0 0 4mm}.paa{height:16mm}.b{position:absolute;bottom:14mm;left:30mm;right:30mm;font-size:8.4pt;color:#555;border-top:.2mm solid #999;padding-top:2mm}`,
      html: ark(`<h1>SLUTTATTEST</h1><p>Vi bekrefter at <b>Frøydis Løkkeberg Moen</b>, født 11. februar 1985, har vært ansatt hos oss fra 4. januar til 27. august 2021.</p>
<p>Hun var scenograf på dramaserien «Kompani Vest», og hadde ansvaret for seriens seks episoder fra de første skissene til dekorasjonene var revet. Opptakene varte i 60 dager og foregikk i Os, på Askøy og i studio i Bergen. Avdelingen hadde på det meste fjorten medarbeidere, blant dem dekorbygger Geir Matre og rekvisitør Jenny Lohne.</p>
<p>Løkkeberg Moen arbeider raskt og nøyaktig. Hun holdt budsjettet på 3,1 millioner kroner, og produksjonen sto aldri stille på grunn av hennes avdeling. Hun slutter fordi arbeidet er avsluttet, og vi gir henne vår beste anbefaling.</p>
<p>Bergen, 31. august 2021</p>${paa(strek('Vidar Steinrøys', '#1c2a5c'))}<p>Vidar Steine<br>produsent, Steinrøys Drama AS</p>
<div class="b">Steinrøys Drama AS · org.nr. ${tre(org('Steinrøys Drama AS'))} · 5011 Bergen · søsterselskap av Steinrøys Film AS</div>`),
    },
  ],
}

export const del3: readonly Kontrakt[] = [w17, w18, w19, w20, w21, w22, w23, w24]
