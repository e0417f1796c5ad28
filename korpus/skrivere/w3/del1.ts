import { nr } from './registre.ts'
import {
  ark,
  boks,
  type Dokument,
  delt,
  dok,
  fnr,
  hand,
  initialer,
  rader,
  reg,
  skrift,
  stempel,
  treogtre,
  underskrift,
} from './verktoy.ts'

const p01 = fnr(14, 3, 1984, 211)
const d01 = dok(
  1,
  {
    form: 'digital',
    language: 'nb',
    template: 'standardavtale-del-a-og-b',
    arbeidstaker: 'Ingvild Marie Stormo',
    selskap: 'Storskarv Film AS',
    reg: [reg('Kaldtinden', 'A-fotograf', 'foto', 6)],
    variant: '1a',
    sign: [true, true],
    pnr: p01,
    forventet: 'ok',
    hvorfor:
      'Signert standardavtale for A-fotograf på alle seks episoder av Kaldtinden, med rettighetene etter avtalen av 2016.',
  },
  {
    navn: 'Avtale Kaldtinden foto.pdf',
    slag: 'digital',
    stil: `${skrift('Liberation Serif', 14.2, '20mm 22mm')} h1{font-size:24px} h2{font-size:16px;margin-top:1.1em} .felt{width:100%} .felt th{width:38%;background:#eef2f0;font-weight:normal;padding:6px 9px;border:1px solid #9aa} .felt td{padding:6px 9px;border:1px solid #9aa;font-weight:bold} .topp{display:flex;justify-content:space-between;border-bottom:3px solid #2a5d55;padding-bottom:8px;margin-bottom:20px} ol{padding-left:1.4em} .u{display:flex;gap:14mm;margin-top:18mm} .u div{flex:1;border-top:1px solid #333;padding-top:4px;position:relative} .u svg{position:absolute;bottom:100%;left:6px}`,
    html: ark(
      `<div class="topp"><b style="font:bold 19px 'URW Gothic';color:#2a5d55">storskarv film</b><span style="font-size:12px;text-align:right">Storgata 118 B, 9008 Tromsø<br>org.nr. ${treogtre(nr('Storskarv Film AS'))}</span></div>
<h1>Standardavtale for medarbeidere bak kamera</h1><p><i>Del A – det som er spesielt for deg. Del B, på de neste sidene, gjelder alle på laget.</i></p>
<table class="felt">${rader([
        ['Medarbeiderens navn', 'Ingvild Marie Stormo'],
        ['Fødselsnummer', delt(p01)],
        ['Bosted', 'Kvaløyvågvegen 41, 9107 Kvaløya'],
        ['Kontonummer', '0099 41 20774'],
        ['Arbeidsgiver', 'Storskarv Film AS («Selskapet»)'],
        ['Produksjonens tittel', 'Kaldtinden'],
        ['Slags produksjon', 'Dramaserie for tv, seks episoder à ca. 44 minutter'],
        ['Oppdragsgiver', 'NRK'],
        ['Stilling', 'A-fotograf'],
        ['Omfatter episodene', 'Samtlige'],
        ['Periode', '22. august – 9. desember 2022, hvorav 61 opptaksdager'],
        ['Arbeidssteder', 'Tromsø, Balsfjord, Malangen og studio i Grønnegata'],
        ['Ukelønn', 'kr 19 850 for 40 timer, feriepenger i tillegg'],
        ['Nærmeste leder', 'Produksjonsleder Vegard Hjellnes'],
      ])}</table>
<p style="margin-top:18px">Lønnen utbetales hver annen torsdag. Skattekort hentes elektronisk. Eget utstyr leies etter særskilt liste (vedlegg 2, ikke undertegnet her), og det er Selskapet som forsikrer det fra det forlater din dør.</p>
<h2>Særvilkår</h2><ol><li>Medarbeideren har fri 3.–4. oktober for datterens konfirmasjonsleir. Dette er avtalt muntlig i juni og gjentas her, så ingen glemmer det.</li><li>Medarbeideren tar opp prøver i uke 33 uten annen godtgjørelse enn reise og kost.</li></ol><div class="fot">Del A · side 1 av 6</div>`,
      `<h1>Del B – alminnelige vilkår</h1>
<p>Vi som har skrevet disse vilkårene, har selv stått på sett i sludd. De er lange fordi vi heller vil ha sagt tingene enn ha dem usagt, og de skal leses i den ånd: at begge parter vil hverandre vel, og at filmen blir best slik.</p>
<h2>1. Arbeidet</h2><p>Medarbeideren utfører sitt arbeid lojalt, faglig forsvarlig og i samsvar med regissørens og produsentens kunstneriske rammer. Selskapet på sin side skal gi opplysninger i god tid, sørge for forsvarlig bemanning, og ikke forandre opptaksplanen vesentlig uten å snakke med dem det går ut over.</p>
<h2>2. Arbeidstid og overtid</h2><p>Alminnelig arbeidstid er 40 timer pr. uke. Overtid avtales med innspillingsleder samme dag og føres på timeliste før klokken tolv dagen etter. Hviletiden mellom to arbeidsdager er elleve timer. Må den kortes, gis det kompensasjon etter tariffavtalen som gjelder for film- og tv-produksjon.</p>
<h2>3. Reise og opphold</h2><p>Ligger opptaksstedet mer enn 35 kilometer fra Tromsø sentrum, dekker Selskapet reise, kost og enerom. Den som helst vil kjøre selv, får kilometergodtgjørelse etter statens satser.</p>
<h2>4. Sykdom</h2><p>Blir medarbeideren syk, gir hun eller han beskjed til produksjonskontoret så tidlig det lar seg gjøre, og helst før klokken seks. Ingen skal møte på sett med feber av plikt.</p>
<h2>5. Taushet</h2><p>Manus, rollebesetning og bilder fra opptak er fortrolige fram til de er offentlige. Plikten gjelder ikke opplysninger som gis til tillitsvalgt, verneombud eller offentlig myndighet.</p>
<h2>6. Arbeidsmiljø</h2><p>Trakassering, også den som pakkes inn som humor, tåles ikke. Varsel kan gis til produsenten, til verneombudet eller til selskapets styreleder, og den som varsler, skal være trygg.</p>
<h2>7. Kreditering</h2><p>Medarbeideren krediteres i for- eller sluttekst etter sedvane for funksjonen, i samme skriftgrad som andre ledere av avdelinger. Glemmer vi noen, retter vi det ved første anledning.</p><div class="fot">Del B · side 2 av 6</div>`,
      `<h2>8. Opphavsrett</h2><p>For den som er medlem av Norsk filmforbund eller på annen måte har gitt F©R forvaltningskontrakt, er det avtalen om rettigheter mellom Virke Produsentforeningen og Norsk filmforbund/F©R av 29. oktober 2016 som regulerer opphavsretten til arbeidet. Denne kontrakten skal verken legge til eller trekke fra noe, og går noe annet fram av den, er det avtalen av 2016 som gjelder.</p>
<p>Ideelle rettigheter beholder medarbeideren i det omfang loven fastsetter.</p>
<h2>9. Oppsigelse</h2><p>Ansettelsen er midlertidig etter arbeidsmiljøloven § 14-9 annet ledd bokstav a og opphører uten oppsigelse når perioden i del A er ute. Gjensidig oppsigelsestid i perioden er 14 dager.</p>
<h2>10. Uenighet</h2><p>Blir vi uenige, setter vi oss ned sammen innen en uke, gjerne med kaffe. Fører ikke det fram, kan hver av partene bringe saken inn for de ordinære domstolene med Nord-Troms og Senja tingrett som verneting.</p>
<h2>11. Antall eksemplarer</h2><p>Avtalen er undertegnet i to eksemplarer, ett til hver.</p>
<p style="margin-top:12mm">Tromsø, 12. august 2022</p>
<div class="u"><div>${underskrift('stormo', { b: 230 })}Ingvild Marie Stormo<br><small>medarbeider</small></div><div>${underskrift('solvik', { b: 210, farge: '#111' })}Eirik Nymoen Solvik<br><small>produsent, for Storskarv Film AS</small></div></div><div class="fot">Del B · side 3 av 6</div>`,
      `<h1>Vedlegg 1 – trygt arbeid på fjellet og på sjøen</h1><p>Dette vedlegget er felles for hele laget. Det er skrevet sammen med verneombudet etter forrige produksjon, der to av oss ble våte og én ble redd, og ingen av delene skal skje igjen.</p><ol><li>Ingen går alene ut på is, uansett hvor godt kjent en mener å være.</li><li>Skredvarselet leses høyt på morgenmøtet. Er faregraden tre eller høyere, flyttes dagen inn i studio.</li><li>Alle som arbeider nærmere sjøen enn fem meter, har vest. Det gjelder skuespillere også, til kamera går.</li><li>Følgebåten skal ligge der den ser alle, og båtføreren er den eneste som kan si at det er trygt.</li><li>Stige, rigg og skinner på skrått underlag sikres av to personer og sjekkes av en tredje.</li><li>Snøskuter kjøres bare av dem som står på listen hos innspillingsleder.</li><li>Drone flyr ikke over folk eller rein. Kommer det rein, venter vi.</li><li>Er det kaldere enn femten minus, er det pause inne hvert førtiende minutt.</li><li>Våpen i serien er atrapper. Finnes det noe som ikke er det, ligger det hos våpenansvarlig, og ingen andre tar i det.</li><li>Den som har sovet mindre enn sju timer, kjører ikke bil hjem.</li><li>Ulykker og nestenulykker føres i boken på produksjonskontoret, og boken leses.</li></ol><p>Nødnummer henger i alle biler. Nærmeste sykehus er universitetssykehuset i Tromsø, kjøretid fra Malangen omtrent 75 minutter; derfor er det alltid en i laget med utvidet førstehjelpskurs.</p><div class="fot">Vedlegg 1 · side 4 av 6</div>`,
      `<h1>Vedlegg 2 – utstyr som leies av medarbeideren</h1><p>Listen er lest gjennom av begge, og verdiene er dem forsikringsselskapet har fått.</p><table class="felt">${rader(
        [
          ['Kamerahus, to stk.', 'verdi kr 410 000, leie kr 1 900 pr. dag'],
          ['Faste objektiver, sett på seks', 'verdi kr 265 000, leie kr 1 150 pr. dag'],
          ['Zoom 28–76', 'verdi kr 118 000, leie kr 500 pr. dag'],
          ['Skulderrigg og håndtak', 'leie inngår'],
          ['Monitor 7 tommer, tre stk.', 'leie kr 240 pr. dag'],
          ['Filtre, stativ, batterier', 'leie inngår'],
          ['Varmetrekk, hjemmelaget', 'gratis, men må ikke vaskes'],
        ],
      )}</table><p style="margin-top:14px">Leien betales for opptaksdager og prøvedager, ikke for reisedager. Går noe i stykker, betaler Selskapet reparasjon eller gjenanskaffelse, og leier inn tilsvarende i mellomtiden.</p><div class="fot">Vedlegg 2 · side 5 av 6</div>`,
      `<h1>Vedlegg 3 – foreløpig opptaksplan</h1><p>Planen er et utkast og binder ingen. Ukene er delt slik det gir minst kjøring.</p><table class="felt">${rader(
        [
          ['Uke 34–35', 'Tromsø by, episode 1 og 2'],
          ['Uke 36–38', 'Balsfjord, episode 1, 3 og 4'],
          ['Uke 39', 'studio, alle episoder'],
          ['Uke 40', 'fri for første lag, annet lag tar landskap'],
          ['Uke 41–44', 'Malangen, episode 2, 5 og 6'],
          ['Uke 45–47', 'studio og Tromsø, episode 3–6'],
          ['Uke 48–49', 'opphenting, og mørketid på alvor'],
        ],
      )}</table><div class="fot">Vedlegg 3 · side 6 av 6</div>`,
    ),
  },
)

const p02 = fnr(2, 11, 1990, 140)
const d02 = dok(
  2,
  {
    form: 'digital',
    language: 'nn',
    template: 'oppdragsavtale-spørsmål-og-svar',
    arbeidstaker: 'Torbjørg Sandal Rivenes',
    selskap: 'Vågsbunn Bilete AS',
    reg: [reg('Høgt oppe hos Hulda 2', 'klippar', 'klipp', 6)],
    variant: '1a',
    sign: [true, true],
    pnr: p02,
    forventet: 'ok',
    hvorfor:
      'Elektronisk signert oppdragsavtale på nynorsk: klippar på episode 3 til 8, seks episodar, av andre sesong.',
  },
  {
    navn: 'Oppdragsavtale_Rivenes_signert.pdf',
    slag: 'digital',
    stil: `${skrift('URW Gothic', 13, '18mm 24mm 18mm 30mm', 1.5)} h1{font-size:27px;color:#b0462b;font-weight:normal} h3{font-size:14.5px;color:#b0462b;margin-top:1.15em} .e{font-family:'Liberation Sans'} .e table{width:100%;margin:14px 0 26px} .e th,.e td{padding:7px;border-bottom:1px solid #ccd;font-size:12px} .e h2{background:#27425f;color:white;padding:12px;font-size:17px}`,
    html: ark(
      `<div style="position:absolute;left:10mm;top:0;bottom:0;width:6mm;background:#f0d9c9"></div><h1>Avtale om eit oppdrag</h1><p>mellom Vågsbunn Bilete AS, Skuteviksboder 9, 5035 Bergen (organisasjonsnummer ${treogtre(nr('Vågsbunn Bilete AS'))}), og Torbjørg Sandal Rivenes, Nedre Fjellsmauet 3, 5018 Bergen.</p>
<h3>Kva skal lagast?</h3><p>Barnedramaserien «Høgt oppe hos Hulda», andre sesongen. Sesongen er på ti episodar på om lag 23 minutt og skal gå på NRK Super hausten 2023.</p>
<h3>Kva er det du skal gjere?</h3><p>Du er klippar på serien og har ansvaret for episode 3 til 8, frå råklipp til godkjent biletlås. Dei andre episodane tek ein kollega seg av; de to deler assistent.</p>
<h3>Når?</h3><p>Frå 6. februar til og med 16. juni 2023, i klipperommet vårt i Skuteviksboder. Vi ventar ikkje at du sit her etter klokka seks.</p>
<h3>Kven er du for skattestyresmaktene?</h3><p>Lønstakar. Fødselsnummeret ditt er ${delt(p02)}, og løna går til konto 0099.52.18836.</p>
<h3>Kva får du for det?</h3><p>Kr 17 900 per veke og feriepengar på toppen. Helgearbeid berre etter avtale, og då med tillegg på hundre prosent.</p>
<h3>Kva med opphavsretten?</h3><p>Den er di til han er avtalt bort, og her blir han ikkje avtalt bort meir enn han må: For deg som er medlem av Norsk filmforbund og har forvaltningskontrakt med F©R, er opphavsretten regulert i rettsavtalen mellom Virke Produsentforeningen og Norsk filmforbund/F©R av 29.10.2016. Vi viser til han og skriv ikkje noko eige.</p>
<h3>Og om vi ikkje blir samde?</h3><p>Då ringer du Gunnvor. Hjelper ikkje det, ringer vi kvar vår organisasjon.</p>
<p style="margin-top:9mm">Avtalen er signert elektronisk; sjå siste sida.</p>`,
      `<div class="e"><h2>Signeringskvittering</h2><p>Dokument: <b>Oppdragsavtale_Rivenes.pdf</b><br>Referanse: 7F3A-90C2-VB-0131</p>
<table><tr><th>Underskrivar</th><th>På vegner av</th><th>Metode</th><th>Tidspunkt</th></tr><tr><td>Gunnvor Hopland<br>gunnvor@vaagsbunn.example</td><td>Vågsbunn Bilete AS</td><td>Elektronisk ID, høgt nivå</td><td>31.01.2023 kl. 10.42.17</td></tr><tr><td>Torbjørg Sandal Rivenes<br>torbjorg.rivenes@post.example</td><td>Eigne vegner</td><td>Elektronisk ID, høgt nivå</td><td>01.02.2023 kl. 21.05.49</td></tr></table>
<p>✓ Begge partar har signert. Dokumentet er forsegla og kan ikkje endrast utan at forseglinga blir broten.</p><p style="font:11px 'Liberation Mono';word-break:break-all;color:#556">sha256 3f91c0a77be4d2185aa60c1e9bd07742ce3816f0a9b35d10e84f29c6d7715a0b</p></div>`,
    ),
  },
)

const fot03 = (n: number) =>
  `<div class="fot">Crew Agreement – “The Salt Burner” (Saltbrenneren) – page ${n} of 5 &nbsp;&nbsp; ${initialer(`bw${n}`, 'bw')} &nbsp; ${initialer(`tga${n}`, 'TGA', '#222')}</div>`
const d03 = dok(
  3,
  {
    form: 'skann',
    language: 'en',
    template: 'crew-services-agreement-long-form',
    arbeidstaker: 'Bronagh Wetherill',
    selskap: 'Polarmåke Pictures AS',
    reg: [reg('Saltbrenneren', 'Costume Designer', 'kostyme')],
    variant: 'EN',
    sign: [true, true],
    forventet: 'ok',
    hvorfor:
      'Engelsk langavtale, signert av begge, for kostymedesigner på spillefilmen; rettighetene følger avtalen mellom Virke og filmforbundet/F©R.',
  },
  {
    navn: 'scan0412.pdf',
    slag: 'skann',
    slitasje: { dpi: 200 },
    stil: `${skrift('P052', 14, '24mm 26mm', 1.42)} h1{font-size:20px;text-align:center;letter-spacing:2px;font-weight:normal} h2{font-size:14px;font-variant:small-caps;margin-top:1em} .i{text-indent:-2.2em;padding-left:2.2em} .u{margin-top:14mm;width:100%} .u td{width:50%;padding-right:10mm}`,
    html: ark(
      `<div style="height:40mm"></div><h1>CREW SERVICES AGREEMENT</h1><p style="text-align:center">between</p><p style="text-align:center"><b>Polarmåke Pictures AS</b></p><p style="text-align:center">and</p><p style="text-align:center"><b>Bronagh Wetherill</b></p><p style="text-align:center;margin-top:20mm">in respect of the feature-length motion picture provisionally entitled</p><p style="text-align:center;font-size:19px"><i>The Salt Burner</i><br>(Norwegian title: <i>Saltbrenneren</i>)</p><p style="text-align:center;margin-top:50mm">Dated 17 April 2023</p>${fot03(1)}`,
      `<h2>Parties</h2><p class="i">(1) POLARMÅKE PICTURES AS, a company registered in Norway with number ${treogtre(nr('Polarmåke Pictures AS'))}, whose office is at Strandvegen 22, 9007 Tromsø (the “Company”); and</p><p class="i">(2) BRONAGH WETHERILL of 8 Quarryman’s Row, Ballintoy, Co. Antrim (the “Designer”).</p>
<h2>Background</h2><p>The Company is about to produce a motion picture for first exhibition in cinemas, directed by Are Olaussen Fagerli, about the last salt works on the Finnmark coast (the “Film”). The Company admires the Designer’s work and is glad that she has agreed to join the crew. What follows is what the two of them have agreed, put down at some length so that neither need rely on memory.</p>
<h2>1. Engagement</h2><p>1.1 The Company engages the Designer and the Designer agrees to serve as <b>Costume Designer</b> of the Film.</p><p>1.2 The Designer shall conceive, draw, budget and oversee the costumes for all principal parts and, together with the costume supervisor, for the extras, and shall attend fittings, camera tests and such shooting days as the director may reasonably ask.</p><p>1.3 The Designer shall choose her own assistants within the budget attached. They are engaged by the Company and not by her.</p>
<h2>2. Term</h2><p>2.1 Preparation: 24 April to 9 June 2023. Principal photography: 12 June to 28 July 2023, on location at Berlevåg and Kongsfjord. Wrap: five working days.</p><p>2.2 Should the shoot overrun for reasons of weather, the Designer shall stay for up to seven further days at the same daily rate, provided she has no earlier commitment of which she has told the Company in writing.</p>
<h2>3. Fee</h2><p>3.1 NOK 21,400 a week for each week of the term, plus holiday pay at 12 per cent, payable fortnightly in arrear.</p><p>3.2 A kit allowance of NOK 900 a week, against which no receipts are asked.</p>${fot03(2)}`,
      `<h2>4. Travel and living</h2><p>4.1 The Company shall provide return flights between Belfast and Kirkenes or Tromsø, a single room with a door that locks and a desk that is large enough to draw at, and breakfast and one hot meal a day.</p><p>4.2 Her working days away from base shall attract the daily allowance of the state scale.</p>
<h2>5. Working hours</h2><p>5.1 The ordinary week is forty hours in five days. Overtime is to be authorised by the line producer on the day. There shall be eleven hours between the end of one day and the start of the next.</p>
<h2>6. Credit</h2><p>6.1 Subject to her completing her services, the Designer shall be accorded a single-card credit in the main titles reading “Costume Design – Bronagh Wetherill”, and on posters where the director of photography is also named.</p><p>6.2 No casual or inadvertent failure to accord credit shall be a breach, but the Company shall put right what can be put right.</p>
<h2>7. Copyright and remuneration</h2><p>7.1 The parties record that the Designer has given a mandate to F©R. Accordingly her copyright in the results of her services is governed, as for every member of Norsk filmforbund holding a management agreement with F©R, by the “Agreement on rights between Virke Produsentforeningen and Norsk Filmforbund/F©R of 29 October 2016”, and nothing in this Agreement shall be read as a wider assignment than that agreement allows.</p><p>7.2 For the avoidance of doubt the remuneration that is collected for her by F©R or by Norwaco stays hers and is not included in the fee.</p><p>7.3 The sketches, swatches and toiles are the Designer’s own; the finished costumes are the Company’s.</p>
<h2>8. Moral rights</h2><p>8.1 The Designer’s moral rights under Chapter 5 of the Norwegian Copyright Act are not waived.</p>${fot03(3)}`,
      `<h2>9. Confidence</h2><p>9.1 The Designer shall not, before the first press release, publish any photograph, drawing or description of the Film without leave, save to her agent and her family and to them only in the usual way of conversation.</p>
<h2>10. Health, safety and conduct</h2><p>10.1 Cold is a hazard. The Company shall provide a heated space within 200 metres of every set. The Designer shall not be asked to dress an actor in anything that she thinks unsafe.</p><p>10.2 Each of the parties shall see to it that bullying and harassment are neither practised nor put up with.</p>
<h2>11. Insurance</h2><p>11.1 The Company shall insure the Designer against accident at work and in the course of travel, and her own tools to the value of NOK 60,000.</p>
<h2>12. Termination</h2><p>12.1 Either party may bring this Agreement to an end by fourteen days’ notice. Where the Company does so for reasons other than breach, the Designer shall receive four weeks’ fee as compensation.</p><p>12.2 If the Film is postponed by more than eight weeks, the Designer may withdraw without liability and shall keep what she has been paid.</p>
<h2>13. Tax</h2><p>13.1 The Designer is treated as an employee. The Company shall help with the application for a tax deduction card and a D number at the office in Kirkenes.</p>
<h2>14. General</h2><p>14.1 This Agreement is the whole of what has been agreed and may be changed only in writing.</p><p>14.2 Norwegian law applies. Before going to court the parties shall meet once, in person or by video, with a third person whom both of them trust.</p>${fot03(4)}`,
      `<p>In witness of which the parties have signed two copies, of which each keeps one.</p><table class="u"><tr><td>${underskrift('wetherill', { b: 240, h: 60 })}<div style="border-top:1px solid #222">BRONAGH WETHERILL<br>Date: ${hand('19/4/23')}</div></td><td>${underskrift('aune thea', { b: 210, h: 60, farge: '#1b1b1b' })}<div style="border-top:1px solid #222">For and on behalf of POLARMÅKE PICTURES AS<br>Thea Gjerstad Aune, managing director<br>Date: ${hand('17 April 2023', 20, '#222')}</div></td></tr></table><h2 style="margin-top:30mm">Schedule – costume budget (summary)</h2><table style="width:90%">${rader(
        [
          ['Hire and purchase, principals', 'NOK 214,000'],
          ['Extras (up to 90)', 'NOK 121,500'],
          ['Dyeing, ageing, repairs', 'NOK 48,000'],
          ['Assistants, two, eleven weeks', 'separate budget line'],
        ],
      )}</table>${fot03(5)}`,
    ),
  },
)

const linje = (ledetekst: string, verdi: string, b = '100%') =>
  `<div style="width:${b};display:inline-block;box-sizing:border-box;padding-right:8px;margin-bottom:13px"><small style="text-transform:uppercase;font-size:9.5px;letter-spacing:.6px;color:#444">${ledetekst}</small><div style="border-bottom:1px dotted #222;height:26px;padding-left:6px">${verdi ? hand(verdi, 22) : ''}</div></div>`
const d04 = dok(
  4,
  {
    form: 'foto',
    language: 'nb',
    template: 'deal-memo-håndfylt',
    arbeidstaker: 'Sondre Kvitnes',
    selskap: 'Dønning Dokumentar AS',
    reg: [reg('Kverna i Saltstraumen', 'Lyddesigner', 'lyd')],
    variant: '2',
    sign: [true, true],
    forventet: 'ok',
    hvorfor:
      'Håndfylt deal memo med begge underskrifter: lyddesigner på én kinodokumentar, vederlagene er beholdt hos F©R og Norwaco.',
  },
  {
    navn: 'IMG_2207.jpg',
    slag: 'foto',
    slitasje: { skjev: -1.4, uskarp: 0.15, skygge: 0.3 },
    stil: `${skrift('Nimbus Sans', 13, '16mm 18mm')} .ramme{border:2px solid #111;padding:14px 16px;margin-bottom:12px} h1{font-size:30px;letter-spacing:-1px} .sm{font-size:12px;line-height:1.4}`,
    html: ark(
      `<div style="display:flex;justify-content:space-between;align-items:flex-end;margin-bottom:10px"><h1>DEAL MEMO</h1><div style="text-align:right;font-size:12px">Dønning Dokumentar AS · Sjøgata 3, 8006 Bodø<br>Fylles ut med penn. Kopi til begge.</div></div>
<div class="ramme">${linje('Navn', 'Sondre Kvitnes', '60%')}${linje('Telefon', '900 00 731', '40%')}${linje('Adresse', 'Hålogalandsgata 17, 8003 Bodø')}${linje('Fødselsnummer (oppgis helst på telefon)', 'sendt på sms til Mons')}</div>
<div class="ramme">${linje('Film', 'Kverna i Saltstraumen', '62%')}${linje('Varighet', 'ca 84 min', '38%')}${linje('Funksjon', 'Lyddesigner', '50%')}${linje('Første visning', 'kino, februar 2023', '50%')}${linje('Når', '17. okt – 25. nov 2022, eget studio', '64%')}${linje('Antall dager', '24', '36%')}</div>
<div class="ramme">Lønn: ${boks(false, 'd4a')} tariff &nbsp; ${boks(true, 'd4b')} avtalt sum: ${hand('kr 92 000,- samlet')} &nbsp; ${boks(true, 'd4c')} faktura &nbsp; ${boks(false, 'd4d')} skattekort<p style="margin-top:12px">Diett: ${boks(false, 'd4e')} ja &nbsp; ${boks(true, 'd4f')} nei. &nbsp;&nbsp; Kreditering: ${hand('Lyddesign: Sondre Kvitnes')}</p></div>
<div class="ramme sm"><b>Dette gjelder for alle våre filmer.</b> Filmen er laget for kinolerretet først. Selskapet kan vise den på kino, festival, skole og i bibliotek, og la andre gjøre det. Har du forvaltningskontrakt med F©R, er alt øvrig vederlag for opphavsretten – når filmen går på tv, blir strømmet, videresendt eller kopiert til privat bruk – ditt, og hentes inn av F©R og Norwaco. Det følger ikke med i summen over, og vi ber ikke om det.</div>
<p class="sm">Avtalen er bindende når begge har skrevet under. Avbestilling senere enn ti dager før oppstart: halv pris.</p>
<div style="display:flex;gap:16mm;margin-top:16mm"><div style="flex:1;border-top:1px solid #111;position:relative">Medarbeider<div style="position:absolute;bottom:12px;left:10px">${underskrift('kvitnes s', { b: 220 })}</div></div><div style="flex:1;border-top:1px solid #111;position:relative">For Dønning Dokumentar AS<div style="position:absolute;bottom:12px;left:4px">${underskrift('mons kv', { b: 180, farge: '#222' })}</div></div></div>
<p style="margin-top:8px">Sted/dato: ${hand('Bodø, 3. okt. 2022')}</p>`,
    ),
  },
)

const d05 = dok(
  5,
  {
    form: 'digital',
    language: 'nb',
    template: 'avrop-rammeavtale',
    arbeidstaker: 'Kristoffer Lunde Hatlestad',
    selskap: 'Havmannen Drama AS',
    reg: [reg('Lensmannen i Gulen sesong 2', 'location manager', 'ingen', 8)],
    variant: '1b',
    sign: [true, true],
    forventet: 'funksjon',
    hvorfor: 'Signert avrop for location manager på åtte episoder; funksjonen står ikke på noen av listene.',
  },
  {
    navn: 'Avrop 4 Hatlestad.pdf',
    slag: 'digital',
    stil: `${skrift('Liberation Sans', 13.5, '22mm 20mm')} h1{font-size:20px;background:#122b4a;color:white;padding:12px 14px} .t{width:100%;margin-bottom:18px} .t th{font-size:10.5px;text-transform:uppercase;color:#345;border-bottom:0;padding:8px 10px 0;border:1px solid #aab;border-bottom:none} .t td{padding:2px 10px 9px;border:1px solid #aab;border-top:none} .u{display:flex;gap:20mm;margin-top:6mm}`,
    html: ark(
      `<h1>Avrop nr. 4 under rammeavtale HD-2021/17</h1><table class="t"><tr><th>Leverandør</th><th>Oppdragsgiver</th></tr><tr><td>Kristoffer Lunde Hatlestad<br>(enkeltpersonforetak)<br>Øvre Blekeveien 6, 5008 Bergen</td><td>Havmannen Drama AS<br>org.nr. ${treogtre(nr('Havmannen Drama AS'))}<br>Georgernes Verft 12, 5011 Bergen</td></tr></table>
<table class="t"><tr><th>Produksjon</th><th>Sesong</th><th>Episoder</th><th>Kanal</th></tr><tr><td>Lensmannen i Gulen</td><td>2</td><td>1–8</td><td>TV 2</td></tr></table>
<table class="t"><tr><th>Funksjon</th><th>Periode</th><th>Honorar</th></tr><tr><td>location manager</td><td>14.08.2023 – 01.12.2023</td><td>kr 640 pr. time, anslått 560 timer, eks. mva.</td></tr></table>
<p>Avropet gjøres med hjemmel i rammeavtalens punkt 3 og følger dens vilkår for fakturering, forsikring og avbestilling. Rammeavtalen er ikke lagt ved, siden begge har den fra før.</p>
<p><b>Særskilt for dette avropet:</b> Leverandøren innhenter tillatelser fra grunneiere og kommuner i Gulen, Masfjorden og Austrheim, og fører en enkel logg over hvem som har lovet hva. Kjøregodtgjørelse betales etter statens satser fra Nordnes.</p>
<p><b>Rettigheter:</b> Kringkasterens bruk av serien er ordnet i egen avtale mellom mediehuset og F©R ved Norsk filmforbund, og utnyttelsen av det leverandøren eventuelt måtte ha opphavsrett til, reguleres av den og ikke her.</p>
<p><b>Avbestilling:</b> Senere enn 21 dager før oppstart betales 40 prosent av det anslåtte.</p>
<p style="margin-top:12mm">Bergen, 26. juni 2023</p><div class="u"><div>${underskrift('rongevaer', { b: 220 })}<br>Siv Rongevær<br>Havmannen Drama AS</div><div>${underskrift('hatlestad kl', { b: 200, farge: '#0a3d2e' })}<br>Kristoffer Lunde Hatlestad</div><div style="margin-left:auto">${stempel('HAVMANNEN', 'BERGEN', '#25457a')}</div></div>`,
    ),
  },
)

const p06 = fnr(27, 6, 1979, 305)
const d06 = dok(
  6,
  {
    form: 'skann',
    language: 'nb',
    template: 'midlertidig-ansettelse-to-spalter',
    arbeidstaker: 'Randi Øverkil',
    selskap: 'Ytterholmen Film AS',
    reg: [reg('Nattrute til Rørvik', 'scenograf', 'scenografi', 8)],
    variant: 'buy-out',
    sign: [true, true],
    pnr: p06,
    forventet: 'ok',
    hvorfor:
      'Signert arbeidsavtale for scenograf på åtte episoder der alle rettigheter og framtidige vederlag er kjøpt ut.',
  },
  {
    navn: 'arbeidsavtale RØ nattrute.pdf',
    slag: 'skann',
    slitasje: { dpi: 300, korn: 0.3 },
    stil: `${skrift('C059', 11.6, '18mm 17mm', 1.38)} h1{font-size:21px;text-align:center;border-top:1px solid;border-bottom:1px solid;padding:8px} .sp{column-count:2;column-gap:9mm;text-align:justify} h3{font-size:12px;margin-top:.9em;break-after:avoid} .u{display:flex;justify-content:space-between;margin-top:9mm}`,
    html: ark(
      `<h1>Arbeidsavtale · midlertidig ansettelse</h1><div class="sp"><h3>§ 1 Partene</h3><p>Ytterholmen Film AS, org.nr. ${nr('Ytterholmen Film AS')}, Havnegata 2, 7800 Namsos, heretter arbeidsgiver, og Randi Øverkil, f.nr. ${p06}, Bjøråveien 14, 7822 Bangsund, heretter arbeidstaker, har i dag inngått denne avtalen etter gode samtaler på kaia og i telefon.</p><h3>§ 2 Produksjonen</h3><p>«Nattrute til Rørvik» er en dramaserie i åtte deler om mannskapet på hurtigbåten. Serien er bestilt av en strømmetjeneste og spilles inn i Namsos, Rørvik og på sjøen mellom dem.</p><h3>§ 3 Stilling</h3><p>Arbeidstaker ansettes som scenograf for serien i sin helhet. Hun leder scenografiavdelingen med inntil fem medarbeidere og rapporterer til produsent.</p><h3>§ 4 Varighet</h3><p>Ansettelsen varer fra 1. februar til 15. juli 2021 og opphører da uten videre. Arbeidets midlertidige karakter følger av at hver produksjon har sitt eget budsjett og sin egen ende.</p><h3>§ 5 Lønn</h3><p>Månedslønn kr 68 500, som utbetales den 20. Lønnen er fastsatt med tanke på § 9 og inneholder et tillegg for den utstrakte overdragelsen der.</p><h3>§ 6 Arbeidstid</h3><p>37,5 timer pr. uke i gjennomsnitt. Nattarbeid om bord godtgjøres med 45 prosent tillegg.</p><h3>§ 7 Ferie</h3><p>Etter ferieloven. Feriepenger utbetales ved fratreden.</p><h3>§ 8 Utgifter</h3><p>Kjøp over kr 5 000 skal godkjennes av produksjonsleder. Kvitteringer leveres ukentlig, også de våte.</p><h3>§ 9 Rettigheter</h3><p>Arbeidsgiver erverver ved lønnsutbetalingen, endelig og for all tid, hele og fulle eiendomsretten til alt arbeidstaker frembringer i stillingen, herunder modeller, tegninger, dekorasjoner og fotografier. Overdragelsen omfatter alle kjente og fremtidige utnyttelsesmåter i alle land, med rett til videresalg og endring. Arbeidstaker har ikke krav på ytterligere vederlag, heller ikke gjennom forvaltningsorganisasjon, og frafaller slike krav i den utstrekning ufravikelig lov ikke er til hinder.</p><h3>§ 10 Kreditering</h3><p>«Scenograf Randi Øverkil» i fortekst.</p><h3>§ 11 Oppsigelse</h3><p>En måned, gjensidig, regnet fra dato til dato.</p><h3>§ 12 Pensjon og forsikring</h3><p>Obligatorisk tjenestepensjon og yrkesskadeforsikring gjennom arbeidsgivers ordning.</p><h3>§ 13 Tvist</h3><p>Namdal tingrett er verneting. Partene lover hverandre å prøve med et møte først.</p></div>
<p style="margin-top:7mm">Namsos, den ${hand('25. januar 2021')}</p><div class="u"><div>${underskrift('løvmo po', { b: 200, farge: '#222' })}<br>.............................................<br>Per Olav Løvmo, daglig leder</div><div>${underskrift('øverkil randi', { b: 220 })}<br>.............................................<br>Randi Øverkil</div></div>`,
    ),
  },
)

const d07 = dok(
  7,
  {
    form: 'foto',
    language: 'nn',
    template: 'stadfestingsbrev',
    arbeidstaker: 'Jorunn Eikrem Fure',
    selskap: 'Sandviksboder Småfilm AS',
    reg: [reg('Stumtjenar', 'regissør', 'regi')],
    variant: '2',
    sign: [true, true],
    forventet: 'ok',
    hvorfor:
      'Brev om oppdraget som regissør på kortfilmen, signert av selskapet og godteke med underskrift av regissøren.',
  },
  {
    navn: 'brev fra småfilm.jpg',
    slag: 'foto',
    slitasje: { skjev: 1.8, uskarp: 0.25 },
    stil: `${skrift('URW Bookman', 14.2, '26mm 28mm', 1.55)} .l{border-left:4px double #777;padding-left:14px}`,
    html: ark(
      `<p style="text-align:right;font-size:12px">Sandviksboder Småfilm AS<br>Sjøgaten 40, 5035 Bergen<br>tlf. 55 00 00 14</p><p style="margin-top:9mm">Jorunn Eikrem Fure<br>Gamlevegen 2<br>6750 Stadlandet</p><p style="text-align:right">Bergen, 30. november 2022</p>
<p><b>Stadfesting: du regisserer «Stumtjenar»</b></p><p>Kjære Jorunn,</p><p>takk for ein fin kveld i Sandviken. Her er det vi vart samde om, så det står på papir og ikkje berre i minnet.</p><p>Du er regissør for kortfilmen «Stumtjenar», om lag 22 minutt, etter Aslaug sitt manus. Vi tek opp i veke 6 og 7 i 2023, og du følgjer filmen gjennom klipp og lyd til han er ferdig i juni. Honoraret er 85 000 kroner, halvparten ved opptaksstart og halvparten når kopien er godkjend. Reise og hybel betaler vi.</p><p class="l">Om rettane: Vi skal kunne vise filmen på festivalar, på kino og for skular, og selje visingar. Resten lèt vi liggje hos deg. Vederlag når filmen blir vist på fjernsyn, strøymd, vidaresend eller kopiert, krev F©R og Norwaco inn for deg etter forvaltningskontrakten din, og vi har ikkje teke over noko av det.</p><p>Er du samd, så skriv under nedst og send brevet att. Då er det ein avtale.</p><p>Varm helsing</p><div>${underskrift('munkebotn y', { b: 210, farge: '#2a2a2a' })}</div><p>Yngvild Munkebotn<br><span style="font-size:12px">produsent</span></p>
<p style="margin-top:6mm">${hand('Ja, dette er eg samd i. Stadlandet 4/12-22', 23)}</p><div style="padding-left:40mm">${underskrift('fure jorunn e', { b: 230 })}</div>`,
    ),
  },
)

const kr = (ja: string) => [...ja].map(c => `<td>${c === 'x' ? '●' : ''}</td>`).join('')
const d08 = dok(
  8,
  {
    form: 'digital',
    language: 'nb',
    template: 'episodetabell',
    arbeidstaker: 'Mathilde Skarpnes Bye',
    selskap: 'Nidbrus Film AS',
    reg: [reg('Bystyret 2', 'Episoderegissør', 'regi', 4)],
    variant: '1a',
    sign: [true, true],
    forventet: 'ok',
    hvorfor:
      'Tabellen merker fire av ti episoder for denne regissøren, og avtalen er elektronisk signert av begge.',
  },
  {
    navn: 'Bystyret2_regi_MSB.pdf',
    slag: 'digital',
    stil: `${skrift('DejaVu Sans', 11.4, '18mm', 1.45)} h1{font-size:19px;color:#0b5c3a} .m{width:100%;margin:10px 0 18px} .m td,.m th{border:1px solid #7a9;padding:5px;text-align:center;font-size:11px} .m td:first-child{text-align:left;width:44mm} .m th{background:#dff0e6} .m tr.du td{background:#fff6c8;font-weight:bold} .sig{border:1px solid #0b5c3a;border-radius:8px;padding:9px 12px;font-size:11px;display:inline-block;width:72mm;vertical-align:top;margin-right:5mm}`,
    html: ark(
      `<div style="display:flex;gap:12px;align-items:center"><svg width="42" height="42"><circle cx="21" cy="21" r="20" fill="#0b5c3a"/><path d="M8 27 Q14 17 21 27 T34 27" stroke="white" stroke-width="3" fill="none"/></svg><b style="font-size:14px">Nidbrus Film AS · Fjordgata 61, 7010 Trondheim · ${treogtre(nr('Nidbrus Film AS'))}</b></div>
<h1 style="margin-top:16px">Avtale om regi – «Bystyret», sesong 2</h1><p>Avtalen gjelder Mathilde Skarpnes Bye, Ilevollen 12, 7018 Trondheim. Sesongen har ti episoder og tre regissører. De gule feltene er dine.</p>
<table class="m"><tr><th>Episode</th><th>1</th><th>2</th><th>3</th><th>4</th><th>5</th><th>6</th><th>7</th><th>8</th><th>9</th><th>10</th></tr><tr><td>Andreas Kolstad</td>${kr('xx      xx')}</tr><tr class="du"><td>Mathilde Skarpnes Bye</td>${kr('  xx xx   ')}</tr><tr><td>Ida Charlotte Ness</td>${kr('    x  x  ')}</tr></table>
<p><b>Funksjon:</b> Episoderegissør. &nbsp; <b>Tid:</b> forberedelser fra 9. januar, opptak 6. februar – 24. mars, klipp ut april 2023. &nbsp; <b>Honorar:</b> kr 71 000 pr. episode.</p>
<p><b>Samarbeid:</b> Konseptet ligger fast fra første sesong. Andreas har siste ord om stil, du har siste ord om spill i dine episoder, og produsent Ketil Forbregd har siste ord når de to ikke vil ha det samme. Slik har vi gjort det før, og det gikk.</p>
<p><b>Klipp:</b> Du har to dager med klipper for hver episode før produsentens gjennomsyn. Trengs mer, spør du, og får sikkert ja.</p>
<p><b>Opphavsrett:</b> Regissører med forvaltningskontrakt i F©R følger «Avtale om rettigheter» som Virke Produsentforeningen og Norsk filmforbund/F©R inngikk 29.10.2016. Det er den, og bare den, som gir oss rett til å utnytte regien. Honoraret dekker ikke vederlag som kreves inn kollektivt.</p>
<p><b>Kreditering:</b> «Regi» på dine episoder; i felles rulletekst står dere alfabetisk.</p>
<p><b>Forfall:</b> Blir du forhindret mer enn tre dager, kan vi sette inn en annen for de episodene det gjelder, etter samtale med deg.</p>
<p style="margin-top:9mm"><b>Signert digitalt</b></p><div class="sig">✔ <b>Mathilde Skarpnes Bye</b><br>eID · 02.12.2022 13:20 CET<br>mathilde@skarpnesbye.example</div><div class="sig">✔ <b>Ketil Forbregd</b> for Nidbrus Film AS<br>eID · 02.12.2022 15:58 CET<br>post@nidbrusfilm.example</div>`,
    ),
  },
)

const p09 = fnr(8, 9, 1971, 410)
const d09 = dok(
  9,
  {
    form: 'blandet',
    language: 'nb',
    template: 'manusavtale-med-tillegg',
    arbeidstaker: 'Oddvar Rishaug',
    selskap: 'Krykkje Produksjon AS',
    reg: [reg('Himmelen over Honningsvåg', 'manusforfatter', 'manus', 6)],
    variant: '1a',
    sign: [true, true],
    pnr: p09,
    forventet: 'ok',
    hvorfor: 'Hovedavtalen gjelder fire episoder og tillegget øker til seks; begge er signert.',
  },
  {
    navn: 'manusavtale honningsvåg.pdf',
    slag: 'skann',
    slitasje: { dpi: 200, skjev: 0.5 },
    stil: `${skrift('Nimbus Roman', 15, '22mm 25mm', 1.45)} h1{font-size:22px;text-align:center} h3{font-size:15px;font-style:italic;font-weight:normal;text-decoration:underline} .u{display:flex;gap:18mm;margin-top:10mm}`,
    html: ark(
      `<h1>Manusavtale</h1><p style="text-align:center">Krykkje Produksjon AS, Strandgata 9, 9950 Vardø (Produsenten), og<br>Oddvar Rishaug, Nordregate 4, 9750 Honningsvåg, fødselsnummer ${delt(p09)} (Forfatteren)</p><h3>Om serien</h3><p>Produsenten utvikler dramaserien «Himmelen over Honningsvåg» etter en idé Forfatteren la fram på et seminar i Vadsø høsten 2019. Det er Forfatterens egen historie og eget stoff; ingen roman eller annet verk ligger til grunn.</p><h3>Om oppdraget</h3><p>Forfatteren er manusforfatter på fire episoder, hver på omtrent 43 minutter, og skriver treatment, scenesynopsis og to fulle utkast. Produsenten skal svare på hvert utkast innen tre uker, skriftlig og med vennlighet.</p><h3>Om penger</h3><p>Kr 118 000 pr. episode, i tre like rater: ved signering, ved første utkast og ved godkjent manus. Forfatteren fakturerer ikke, men lønnes.</p><h3>Om rettigheter</h3><p>Produsenten får rett til å spille inn og utnytte serien slik den rettighetsavtalen Virke Produsentforeningen har med Norsk filmforbund/F©R (av 29.10.2016) fastsetter for medlemmer med forvaltningskontrakt. Filmatisering i annen form, teater, bok og hørespill beholder Forfatteren.</p><h3>Om tid</h3><p>Godkjent manus til alle episodene skal foreligge 1. mars 2022.</p>
<p>Vardø/Honningsvåg, 14. juni 2021</p><div class="u"><div>${underskrift('skoglund ib', { b: 210, farge: '#111' })}<br>Inga Biret Skoglund<br>for Produsenten</div><div>${underskrift('rishaug', { b: 210 })}<br>Oddvar Rishaug<br>Forfatteren</div></div>`,
    ),
  },
  {
    navn: 'Tillegg 1 Rishaug.pdf',
    slag: 'digital',
    stil: `${skrift('Liberation Sans', 14, '28mm 26mm', 1.5)} h1{font-size:19px} .u{display:flex;gap:20mm;margin-top:14mm}`,
    html: ark(
      `<p style="color:#777">KRYKKJE PRODUKSJON AS</p><h1>Tillegg nr. 1 til manusavtale av 14. juni 2021</h1><p>Kringkasteren har bedt om en lengre sesong enn vi først tenkte. Serien «Himmelen over Honningsvåg» blir på seks episoder.</p><p>Partene er derfor enige om at Oddvar Rishaug skriver samtlige seks, og ikke fire som det står i avtalen. For de to nye episodene betales det samme pr. episode som for de øvrige. Fristen for godkjent manus flyttes til 15. mai 2022.</p><p>Alt annet i avtalen av 14. juni 2021 står ved lag, også det om rettigheter.</p><p>20. desember 2021</p><div class="u"><div>${underskrift('rishaug', { b: 200 })}<br>Oddvar Rishaug</div><div>${underskrift('skoglund ib', { b: 200, farge: '#111' })}<br>Inga Biret Skoglund, daglig leder</div></div>`,
    ),
  },
)

const d10 = dok(
  10,
  {
    form: 'digital',
    language: 'nb',
    template: 'tillegg-uten-hovedavtale',
    arbeidstaker: 'Benedikte Aasmul',
    selskap: 'Bakkegata Fiksjon AS',
    reg: [reg('Tusenbrødrene', 'kostymedesigner', 'kostyme', 2)],
    variant: 'taus',
    sign: [true, true],
    forventet: 'mangelfull',
    hvorfor:
      'Bare et tillegg på to episoder ligger ved; hovedavtalen som det viser til for alt annet, mangler.',
  },
  {
    navn: 'endringsavtale kostyme.pdf',
    slag: 'digital',
    stil: `${skrift('Liberation Sans Narrow', 15.5, '25mm 30mm', 1.45)} h1{font-size:26px;font-weight:normal;border-bottom:5px solid #d9a01e;padding-bottom:6px} td,th{border:1px solid #bbb;padding:6px 12px} .u{margin-top:16mm}`,
    html: ark(
      `<h1>Endringsavtale nr. 2</h1><p>til arbeidsavtale av 4. april 2022 mellom Bakkegata Fiksjon AS og Benedikte Aasmul</p><p>Produksjon: Tusenbrødrene<br>Funksjon: kostymedesigner</p><p>Arbeidsomfanget er større enn forutsatt, fordi episode 7 og 8 er skrevet om og nå foregår i 1911. Partene avtaler derfor:</p><table><tr><th></th><th>Før</th><th>Etter</th></tr><tr><td>Siste arbeidsdag</td><td>26. august 2022</td><td>16. september 2022</td></tr><tr><td>Ukelønn</td><td>kr 17 200</td><td>kr 18 000 fra uke 34</td></tr><tr><td>Episoder i tillegg</td><td>–</td><td>7 og 8</td></tr></table><p style="margin-top:14px">Øvrige bestemmelser, herunder om arbeidstid, kreditering og rettigheter, er uendret og fremgår av arbeidsavtalen.</p><p>Vi takker Benedikte for strålende innsats så langt, og lover å holde oss til ett århundre neste gang.</p><p>Trondheim, 9. august 2022</p><div class="u">${underskrift('sæterbø jo', { b: 230, farge: '#191919' })}<br>Jo Sæterbø, Bakkegata Fiksjon AS</div><div class="u">${underskrift('aasmul', { b: 220 })}<br>Benedikte Aasmul</div>`,
    ),
  },
)

export const del1: Dokument[] = [d01, d02, d03, d04, d05, d06, d07, d08, d09, d10]
