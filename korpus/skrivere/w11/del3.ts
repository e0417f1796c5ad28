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
  rad,
  skrift,
  strek,
  tre,
} from '../hjelp.ts'
import { orgnrTil } from './register.ts'

const nr = {
  magne: fnr(6, 6, 1977, 222),
  silje: fnr(19, 2, 1991, 305),
  brage: fnr(28, 11, 1985, 277),
  noor: fnr(13, 9, 1994, 366),
  kolbein: fnr(4, 4, 1963, 99),
  tirill: fnr(22, 7, 1989, 288),
}

const faktura = `.ark{font:10.3pt/1.45 'Liberation Sans';padding:18mm 20mm}.t{display:flex;justify-content:space-between}h1{font-size:22pt;margin:0;color:#444}table{width:100%;border-collapse:collapse;margin:8mm 0 4mm}th{border-bottom:2px solid #444;text-align:left}td{padding:1.5mm 0;border-bottom:1px solid #ddd}td:last-child,th:last-child{text-align:right}small{font-size:8.3pt;color:#333;display:block;line-height:1.45}`
const d17: Kontrakt = {
  fasit: {
    id: 'w11-17',
    form: 'skann',
    language: 'nb',
    template: 'faktura-med-vilkaar',
    arbeidstaker: 'Nikolai Dahlum',
    produksjonsselskap: 'Blåtopp Media Vest AS',
    registreringer: [rad('Ord på veien (sesong 2)', 'Klipp', 'klipp', 2)],
    rettighetsklausul: klausul('ikke_kontrakt'),
    signaturer: ingen,
    personnummer_i_dokumentet: null,
    forventet: 'DOKUMENTASJONEN ER MANGELFULL',
    begrunnelse:
      'Fakturaen med egne vilkår viser arbeid med to episoder, men er ingen kontrakt og er ikke signert.',
  },
  papirer: [
    {
      navn: 'faktura 1093.pdf',
      slag: 'skann',
      stil: faktura,
      slitasje: { dpi: 200, skjev: -0.6 },
      html: ark(`<div class="t"><div><h1>FAKTURA</h1>nr. 1093</div><div style="text-align:right"><b>Dahlum Klipp ENK</b><br>Nikolai Dahlum<br>Torgallmenningen 2, 5014 Bergen<br>nikolai@dahlumklipp.example</div></div>
<p style="margin-top:12mm"><b>Til:</b> Blåtopp Media Vest AS<br>v/ Ingvild Rong<br>org.nr. ${tre(orgnrTil('Blåtopp Media Vest AS'))}</p><p>Fakturadato: 30.10.2019 &nbsp; Forfall: 13.11.2019 &nbsp; Deres ref.: «Ord på veien» sesong 2</p>
<table><tr><th>Beskrivelse</th><th>Antall</th><th>Pris</th><th>Sum</th></tr><tr><td>Klipp episode 3 (28 min)</td><td>6 dager</td><td>4 200</td><td>25 200</td></tr><tr><td>Klipp episode 4 (28 min)</td><td>5 dager</td><td>4 200</td><td>21 000</td></tr><tr><td>Leie av klippemaskin</td><td>11 dager</td><td>450</td><td>4 950</td></tr><tr><td>Eksport og levering</td><td>2</td><td>800</td><td>1 600</td></tr><tr><td><b>Å betale</b></td><td></td><td></td><td><b>52 750</b></td></tr></table><p>Betales til konto ${konto(610_382)}. Merk betalingen 1093.</p>
<small style="margin-top:14mm"><b>Vilkår.</b> 1. Innsigelser meldes innen 8 dager. 2. Ved sen betaling påløper forsinkelsesrente og gebyr på kr 35. 3. Prosjektfiler oppbevares i 90 dager. 4. Ekstra runder med rettelser faktureres med kr 600 per time. 5. Retten til å bruke materialet går over når fakturaen er betalt. 6. Foretaket er ikke merverdiavgiftspliktig for dette arbeidet.</small>`),
    },
  ],
}

const kortform = `.ark{font:11pt/1.5 'URW Gothic','Liberation Sans';padding:20mm 22mm}h1{font-size:18pt;font-weight:normal;color:#0b6b6b;margin:0 0 6mm}.r{display:flex;gap:5mm;padding:1.6mm 0;border-bottom:1px solid #bcd}.r b{width:38mm;font-weight:normal;color:#0b6b6b}p{margin:3mm 0}.s{display:flex;gap:14mm;margin-top:24mm}.s div{flex:1;border-top:1px solid #0b6b6b;position:relative;font-size:9.5pt}.s .strek,.s span{position:absolute;top:-13mm;left:3mm}`
const r = (navn: string, verdi: string) => `<div class="r"><b>${navn}</b><span>${verdi}</span></div>`
const d18: Kontrakt = {
  fasit: {
    id: 'w11-18',
    form: 'digital',
    language: 'nb',
    template: 'kortform',
    arbeidstaker: 'Magne Eikrem',
    produksjonsselskap: 'Måltrost Media AS',
    registreringer: [rad('Redningsmenn', 'klipper', 'klipp', 8)],
    rettighetsklausul: klausul('1a'),
    signaturer: begge,
    personnummer_i_dokumentet: nr.magne,
    forventet: 'MANGLER PRODUKSJONSINFORMASJON',
    begrunnelse:
      'Verken sesong eller år er oppgitt, og registeret har tre sesonger på åtte episoder; produksjonen må avklares.',
  },
  papirer: [
    {
      navn: 'Eikrem_kortavtale.pdf',
      slag: 'digital',
      stil: kortform,
      html: ark(`<h1>kortavtale for klipp</h1>${r('selskap', `Måltrost Media AS, org.nr. ${tre(orgnrTil('Måltrost Media AS'))}`)}${r('navn', `Magne Eikrem, f.nr. ${delt(nr.magne)}`)}${r('oppgave', 'klipper')}${r('produksjon', 'Redningsmenn, ny sesong')}${r('episoder', 'alle åtte')}${r('tid', 'uke 37 til 49, fem dager i uken')}${r('lønn', 'kr 13 900 per uke')}${r('klippested', 'Måltrosts lokaler, Ålesund, rom 6')}${r('ansvarlig', 'Petra Lundamo')}
<p>Klipperen leverer råklipp av hver episode etter sju dager. Selskapet gir tilbakemelding innen to dager. Klipperen bruker selskapets utstyr og sikkerhetskopierer daglig.</p><p>For medlemmer av Norsk filmforbund med forvaltningskontrakt med F©R reguleres opphavsrettigheter i «Avtale om rettigheter mellom Virke Produsentforeningen og Norsk Filmforbund/F©R av 29.10.2016».</p><p>Opptak fra redningsaksjoner kan vise personer i nød. Slikt materiale tas ikke ut av klipperommet, og episode 1 vises for de pårørende før sending.</p><p>Avtalen kan sies opp med 14 dagers varsel. Den gjelder fra første arbeidsdag.</p><p>Ålesund, 2. september</p><div class="s"><div>${skrift('Petra Lundamo', '#222', 32)}Petra Lundamo, Måltrost Media AS</div><div>${strek('Magne Eikrem')}Magne Eikrem</div></div>`),
    },
  ],
}

const punkt = `.ark{font:11pt/1.48 'C059',serif;padding:18mm 22mm}h1{font-size:15pt;color:#222;border-left:4mm solid #444;padding-left:4mm}ul{padding-left:6mm}li{margin-bottom:1.8mm}p{margin:2mm 0}.s{display:grid;grid-template-columns:1fr;gap:17mm;margin-top:16mm;width:100mm}.s div{border-top:1px solid;position:relative}.s .strek,.s span{position:absolute;top:-12mm;left:4mm}`
const d19: Kontrakt = {
  fasit: {
    id: 'w11-19',
    form: 'skann',
    language: 'nn',
    template: 'punktliste',
    arbeidstaker: 'Silje Hauglum',
    produksjonsselskap: 'Rimfrost Animasjon AS',
    registreringer: [rad('Knott og Knute', 'animatør', 'foto', 13)],
    rettighetsklausul: klausul('1a'),
    signaturer: begge,
    personnummer_i_dokumentet: nr.silje,
    forventet: 'BEHANDLET',
    begrunnelse:
      'Animatør uten regi på episode 14–26, som er tretten episoder; klausul 1a, begge har signert.',
  },
  papirer: [
    {
      navn: 'hauglum animasjon.pdf',
      slag: 'skann',
      stil: punkt,
      slitasje: { dpi: 300, korn: 0.2 },
      html: ark(`<h1>Avtale om animasjonsarbeid</h1><p>Rimfrost Animasjon AS i Volda (org.nr. ${tre(orgnrTil('Rimfrost Animasjon AS'))}) og Silje Hauglum (${delt(nr.silje)}) er samde om dette:</p>
<ul><li>Silje arbeider som animatør på serien KNOTT &amp; KNUTE. Serien har 26 episodar på elleve minutt. Ho har ikkje regi; det har Ottar Vassbotn.</li><li>Ho animerer i andre puljen, som er episode 14–26. Fyrste puljen er ferdig og er laga av andre.</li><li>Arbeidet tek til 3. august 2020 og er ferdig 26. mars 2021. I romjula er det fri i 9 dagar.</li><li>Målet er 14 sekund ferdig animasjon for dagen. Det er eit snitt, ikkje eit krav for kvar dag.</li><li>Løna er kr 41 800 i månaden. Ho går til konto ${konto(150_926)}.</li><li>Opphavsrettane: For medlemmer av Norsk filmforbund med forvaltningskontrakt med F©R vert dei regulerte i «Avtale om rettigheter mellom Virke Produsentforeningen og Norsk Filmforbund/F©R av 29.10.2016».</li><li>Figurane høyrer til Rimfrost. Silje kan vise opptil 2 minutt av eige arbeid på nettstaden sin når serien er send.</li><li>Namnet hennar står i rulleteksten på alle episodane ho har arbeidd med.</li><li>Rimfrost held maskin, programvare og teiknebrett. Ein dag i veka kan ho arbeide heime.</li><li>Oppseiingstida er ein månad, rekna frå dagen varselet kjem fram.</li></ul><p>Volda, 22. juni 2020</p><div class="s"><div>${strek('Ottar Vassbotn', '#222')}Ottar Vassbotn, for Rimfrost Animasjon AS</div><div>${strek('Silje Hauglum')}Silje Hauglum</div></div>`),
    },
  ],
}

const tresider = `.ark{font:11.2pt/1.5 'Liberation Serif';padding:22mm 25mm}h1{font-size:15pt;text-align:center;text-transform:uppercase}h2{font-size:11.5pt}p{margin:0 0 2.5mm;text-align:justify}.nr{position:absolute;top:9mm;right:14mm;font-size:10pt}.s{display:flex;gap:14mm;margin-top:28mm}.s div{flex:1;border-top:1px solid;position:relative}.s .strek,.s span{position:absolute;top:-13mm;left:2mm}`
const d20: Kontrakt = {
  fasit: {
    id: 'w11-20',
    form: 'foto',
    language: 'nb',
    template: 'tre-sider',
    arbeidstaker: 'Brage Lindtveit',
    produksjonsselskap: 'Solspill Drama AS',
    registreringer: [rad('Fergemannen', 'lyddesigner', 'lyd', 6)],
    rettighetsklausul: klausul('taus'),
    signaturer: begge,
    personnummer_i_dokumentet: nr.brage,
    forventet: 'DOKUMENTASJONEN ER MANGELFULL',
    begrunnelse:
      'Side 2 av 3 mangler, og der skulle punktene om rettigheter ha stått; hele avtalen må lastes opp.',
  },
  papirer: [
    {
      navn: 'fergemannen lyd.jpg',
      slag: 'foto',
      stil: tresider,
      slitasje: { uskarp: 0.2, skygge: 0.3, skjev: 0.7 },
      html: `${ark(`<div class="nr">Side 1 av 3</div><h1>Engasjementsavtale</h1><h2>1. Partene</h2><p>Solspill Drama AS, org.nr. ${tre(orgnrTil('Solspill Drama AS'))}, engasjerer Brage Lindtveit, fødselsnummer ${delt(nr.brage)}, bosatt i Kongens gate 71, 7012 Trondheim.</p><h2>2. Produksjonen</h2><p>Dramaserien «Fergemannen» i regi av Sanna Krokstad. Serien er på seks episoder à 45 minutter og vises av TV 2 i 2022. Innspillingen foregår på Helgeland fra april til juni 2021.</p><h2>3. Arbeidet</h2><p>Lindtveit er lyddesigner på hele serien. Han leder etterarbeidet med lyd, samarbeider med komponist Ea Ravnanger og leverer ferdig miks i stereo og 5.1. Arbeidet omfatter inntil fire dager med ettersynk per episode.</p><h2>4. Tid</h2><p>Etterarbeidet varer i 15 uker, fra 23. august til 3. desember 2021. Prøvemiks av de to første episodene skal foreligge 1. oktober.</p><h2>5. Vederlag</h2><p>Samlet vederlag er kr 318 000. Det betales i tre deler: 30 prosent ved oppstart, 40 prosent etter prøvemiks og 30 prosent ved levering.</p>`)}${ark(`<div class="nr">Side 3 av 3</div><h2>11. Forsinkelse</h2><p>Blir leveringen forsinket av forhold Lindtveit ikke rår over, forskyves fristene tilsvarende. Ellers kan Solspill kreve 1 prosent avslag for hver påbegynte uke, men ikke mer enn 8 prosent.</p><h2>12. Lagring</h2><p>Lydfilene oppbevares i to kopier på to steder i minst 24 måneder.</p><h2>13. Verneting</h2><p>Partene vedtar Trøndelag tingrett som verneting.</p><p style="margin-top:9mm">Trondheim, 5. mai 2021</p><div class="s"><div>${strek('Runa Meldal', '#222')}Runa Meldal, Solspill Drama AS</div><div>${strek('Brage Lindtveit')}Brage Lindtveit</div></div>`)}`,
    },
  ],
}

const booking = `.ark{font:10.4pt/1.45 'Nimbus Sans','Liberation Sans';padding:18mm 20mm}h1{background:#222;color:#fff;font-size:15pt;padding:3mm 5mm;margin:0 0 4mm}table{width:100%;border-collapse:collapse}td{border:1px solid #999;padding:1.6mm 2.5mm;width:25%}td.k{background:#f0f0f0;font-weight:bold}p{margin:2.6mm 0}.s{display:flex;gap:12mm;margin-top:22mm}.s div{flex:1;border-top:1px solid;position:relative}.s .strek,.s span{position:absolute;top:-13mm;left:2mm}`
const d21: Kontrakt = {
  fasit: {
    id: 'w11-21',
    form: 'digital',
    language: 'en',
    template: 'crew-booking',
    arbeidstaker: 'Noor Castellane',
    produksjonsselskap: 'Plystring Produksjoner AS',
    registreringer: [rad('Vinterkarusellen (sesong 3)', 'Sound Recordist (A-lyd)', 'lydTv', null)],
    rettighetsklausul: klausul('EN'),
    signaturer: begge,
    personnummer_i_dokumentet: nr.noor,
    forventet: 'FYLL INN EPISODER',
    begrunnelse:
      'Bare opptaksdager er oppgitt for henne, ikke hvor mange av de ni episodene; antallet må fylles inn.',
  },
  papirer: [
    {
      navn: 'crew booking – Castellane.pdf',
      slag: 'digital',
      stil: booking,
      html: ark(`<h1>CREW BOOKING CONFIRMATION AND CONTRACT</h1><table><tr><td class="k">Crew member</td><td>Noor Castellane</td><td class="k">Norwegian ID no.</td><td>${delt(nr.noor)}</td></tr><tr><td class="k">Role</td><td>Sound Recordist (A-lyd)</td><td class="k">Department</td><td>Sound, 4 people</td></tr><tr><td class="k">Programme</td><td>VINTERKARUSELLEN</td><td class="k">Season</td><td>3 (nine episodes of 45')</td></tr><tr><td class="k">Broadcaster</td><td>TV 2</td><td class="k">Employer</td><td>Plystring Produksjoner AS</td></tr><tr><td class="k">Booked</td><td>15 shooting days</td><td class="k">Between</td><td>10 Jan–18 Mar 2022</td></tr><tr><td class="k">Day rate</td><td>NOK 3,900</td><td class="k">Kit rate</td><td>NOK 1,100</td></tr></table>
<p>The dates are those on the call sheet of the week. The other days of the shoot, which number 27, are covered by Geir Brattland. A day is ten hours from the time of call.</p><p><b>Pay.</b> Wages are paid on the 20th of the following month together with 12 % holiday pay. Days cancelled less than 48 hours ahead are paid in full.</p><p><b>Rights.</b> For members of NFF with a management contract with F©R, copyright is governed by the “Agreement on rights between Virke Produsentforeningen and Norsk Filmforbund/F©R of 29.10.2016”.</p><p><b>Travel.</b> The Company books train and room in Trysil for 3 stays. Meals are provided on set.</p><p><b>Insurance.</b> Occupational injury insurance under Norwegian law. Own kit is covered up to NOK 250,000.</p><p><b>Safety.</b> Helmets must be worn on the slope. The safety officer is Amund Rise, tel. 990 14 733.</p><p><b>Confidentiality.</b> Results are secret until broadcast. No pictures of the 16 contestants may be shared.</p><p><b>Law.</b> This contract is governed by Norwegian law and by the working environment act.</p><p>Signed in Hamar on 3 January 2022</p><div class="s"><div>${strek('Kjersti Hol', '#222')}Kjersti Hol, Plystring Produksjoner AS</div><div>${strek('Noor Castellane')}Noor Castellane</div></div>`),
    },
  ],
}

const d22: Kontrakt = {
  fasit: {
    id: 'w11-22',
    form: 'skann',
    language: 'nb',
    template: 'maskinskriven-avtale',
    arbeidstaker: 'Kolbein Åsgard',
    produksjonsselskap: 'Sprettert Kortfilm AS',
    registreringer: [rad('Kald kaffe', 'fotograf', 'foto', null)],
    rettighetsklausul: klausul('buy-out'),
    signaturer: begge,
    personnummer_i_dokumentet: nr.kolbein,
    forventet: 'BEHANDLET',
    begrunnelse:
      'Fotograf på kortfilm, signert av begge; alle rettigheter er kjøpt ut, så bare privatkopiering.',
  },
  papirer: [
    {
      navn: 'kald kaffe foto.pdf',
      slag: 'skann',
      stil: `.ark{font:11pt/1.5 'Liberation Mono',monospace;padding:22mm 23mm}h1{font-size:14pt;text-align:center;letter-spacing:4px}p{margin:0 0 3.4mm}.s{display:flex;gap:14mm;margin-top:24mm;font-size:9.5pt}.s div{flex:1;border-top:1px dashed;position:relative}.s .strek,.s span{position:absolute;top:-13mm;left:2mm}`,
      slitasje: { dpi: 150, skjev: 0.9 },
      html: ark(
        `<h1>FOTOAVTALE</h1><p>Kortfilmen KALD KAFFE, 17 minutter<br>Sprettert Kortfilm AS, org.nr. ${tre(orgnrTil('Sprettert Kortfilm AS'))}<br>Kolbein Åsgard, ${delt(nr.kolbein)}</p><p>Åsgard fotograferer filmen. Det blir sju opptaksdager i mars 2022 og to dager med fargearbeid i mai. Regissør er Ylva Moen, 2. kamera er Jens Sloe.</p><p>Åsgard får kr 35 000, som dekker både arbeid og kamera. Beløpet betales når siste dag er filmet.</p><p>Mot denne betalingen kjøper Sprettert ut alle rettigheter til fotografens arbeid. Sprettert kan vise, selge, endre og gi videre filmen i alle formater og land, uten tidsgrense og uten at fotografen kan kreve mer, verken selv eller gjennom andre.</p><p>Fotografen skal stå i rulleteksten og få en kopi til egen bruk. Filmen sendes til minst fem festivaler.</p><p>Går filmen ut over ni dager, avtaler vi betaling for resten.</p><p>Kristiansand, 16. februar 2022</p><div class="s"><div>${strek('Didrik Høvåg', '#222')}Didrik Høvåg<br>Sprettert Kortfilm AS</div><div>${strek('Kolbein Åsgard')}Kolbein Åsgard</div></div>`,
      ),
    },
  ],
}

const vogn = `.ark{font:11pt/1.45 'DejaVu Serif Condensed','DejaVu Serif';padding:20mm 22mm}h1{font-size:15pt;margin:0 0 4mm}table{width:100%;border-collapse:collapse;margin:3mm 0}td{border:1px solid #444;padding:2mm;height:8mm}td:first-child{width:50mm;font-size:9.5pt}p{margin:2.5mm 0}.s{display:flex;gap:14mm;margin-top:24mm;font-size:9.5pt}.s div{flex:1;border-top:1px solid;position:relative}.s .strek,.s span{position:absolute;top:-13mm;left:2mm}`
const d23: Kontrakt = {
  fasit: {
    id: 'w11-23',
    form: 'foto',
    language: 'nb',
    template: 'tabell-haandfylt',
    arbeidstaker: 'Tirill Bakkejord',
    produksjonsselskap: 'Kaldfyr Film AS',
    registreringer: [
      rad('Frostrøyk (sesong 2)', 'lysansvarlig', null, 8),
      rad('Frostrøyk (sesong 2)', 'førsteassistent på kamera', null, 8),
    ],
    rettighetsklausul: klausul('1b'),
    signaturer: begge,
    personnummer_i_dokumentet: nr.tirill,
    forventet: 'MANGLER GODKJENT FAGFUNKSJON',
    begrunnelse:
      'Verken lysansvarlig eller førsteassistent er en godkjent fagfunksjon; fotograf er en annen person.',
  },
  papirer: [
    {
      navn: 'PXL_20200209.jpg',
      slag: 'foto',
      stil: vogn,
      slitasje: { skjev: -1.1, uskarp: 0.2, skygge: 0.35 },
      html: ark(
        `<h1>Kontrakt for teknisk personale</h1><p>Kaldfyr Film AS · Alta · org.nr. ${tre(orgnrTil('Kaldfyr Film AS'))}</p><table><tr><td>Navn</td><td>${haand('Tirill Bakkejord', 22)}</td></tr><tr><td>Fødselsnummer</td><td>${haand(delt(nr.tirill), 22)}</td></tr><tr><td>Produksjon / sesong</td><td>${haand('Frostrøyk, sesong 2', 22)}</td></tr><tr><td>Arbeid</td><td>${haand('lysansvarlig og førsteassistent på kamera', 22)}</td></tr><tr><td>Episoder</td><td>${haand('alle åtte', 22)}</td></tr><tr><td>Periode</td><td>${haand('17. februar – 29. mai 2020', 22)}</td></tr><tr><td>Ukelønn</td><td>${haand('kr 13 200', 22)}</td></tr><tr><td>Nærmeste leder</td><td>${haand('fotograf Lars-Ante Sara', 22)}</td></tr><tr><td>Pårørende</td><td>${haand('Jon Bakkejord', 22)}</td></tr></table><p><b>Rettigheter:</b> Utnyttelsen av produksjonen reguleres i særskilt avtale mellom kringkaster/mediehus og F©R v/Norsk Filmforbund.</p><p><b>Arbeidstid:</b> Ti timer per dag, fem dager i uken. Ved temperatur under minus 25 grader avbrytes opptaket.</p><p><b>Utstyr:</b> Lysbilen med 12 lamper kvitteres ut hver morgen.</p><p>Alta, ${haand('9. februar 2020', 22)}</p><div class="s"><div>${strek('Inga Nilsen Holm', '#111')}For Kaldfyr Film AS (Inga Nilsen Holm)</div><div>${strek('Tirill Bakkejord')}Arbeidstaker</div></div>`,
      ),
    },
  ],
}

const d24: Kontrakt = {
  fasit: {
    id: 'w11-24',
    form: 'digital',
    language: 'nn',
    template: 'avtale-og-endring',
    arbeidstaker: 'Asgjerd Myklatun',
    produksjonsselskap: 'Fjellvåk Produksjon AS',
    registreringer: [rad('Grensevakt nord (sesong 3)', 'klippar', 'klipp', 5)],
    rettighetsklausul: klausul('2'),
    signaturer: begge,
    personnummer_i_dokumentet: null,
    forventet: 'BEHANDLET',
    begrunnelse:
      'Endringen senker åtte episoder til fem; klausul 2, og begge har signert både avtalen og endringen.',
  },
  papirer: [
    {
      navn: 'Myklatun, avtale med endring.pdf',
      slag: 'digital',
      stil: tresider.replace("'Liberation Serif'", "'P052',serif"),
      html: `${ark(`<h1>Klippeavtale</h1><p><b>Partar:</b> Fjellvåk Produksjon AS, org.nr. ${tre(orgnrTil('Fjellvåk Produksjon AS'))}, og Asgjerd Myklatun, fødd 2. april 1981.</p><p><b>Arbeid:</b> Myklatun er klippar på dokumentarserien «Grensevakt nord», tredje sesongen. Ho klipper alle dei åtte episodane, kvar på 43 minutt.</p><p><b>Tid:</b> 1. mars–17. september 2021, med seks veker ferie og anna fri.</p><p><b>Løn:</b> kr 14 200 for veka. Ho får i tillegg kr 2 000 i månaden for eige arbeidsrom.</p><p><b>Rettar:</b> For medlemmer av Norsk filmforbund med forvaltningskontrakt med F©R vert opphavsrettane klarerte i «Avtale om rettigheter for innkjøpte produksjoner mellom Virke Produsentforeningen og Norsk Filmforbund/F©R av 09.05.2017».</p><p><b>Samarbeid:</b> Regissør Tor-Erling Moe ser kvar episode to gonger. Forsvaret skal sjå gjennom bilete frå fire av stasjonane før låsing.</p><p><b>Kreditering:</b> Klipp: Asgjerd Myklatun.</p><p><b>Oppseiing:</b> ein månad. Endringar skal vere skriftlege.</p><p style="margin-top:8mm">Kirkenes, 12. februar 2021</p><div class="s"><div>${strek('Børge Sandnes', '#222')}Børge Sandnes, Fjellvåk</div><div>${strek('Asgjerd Myklatun')}Asgjerd Myklatun</div></div>`)}${ark(`<h1>Endring i klippeavtale</h1><p>Avtalen av 12. februar 2021 mellom Fjellvåk Produksjon AS og Asgjerd Myklatun vert endra slik:</p><p>1) Dei tre siste episodane vert tekne over av Runar Vik, av di Myklatun skal i permisjon. Ho klipper dermed berre episode ein til og med fem.</p><p>2) Siste arbeidsdag vert 2. juli 2021 i staden for 17. september.</p><p>3) Det som elles står i avtalen, òg om rettane, gjeld for dei fem episodane.</p><p style="margin-top:8mm">Kirkenes, 20. mai 2021</p><div class="s"><div>${strek('Børge Sandnes', '#222')}Børge Sandnes, Fjellvåk</div><div>${strek('Asgjerd Myklatun')}Asgjerd Myklatun</div></div>`)}`,
    },
  ],
}

export const del3: readonly Kontrakt[] = [d17, d18, d19, d20, d21, d22, d23, d24]
