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
  strek,
  tre,
} from '../hjelp.ts'
import { orgnrTil } from './register.ts'

const nr = {
  ragnfrid: fnr(11, 2, 1966, 144),
  jostein: fnr(23, 9, 1982, 260),
  aurora: fnr(1, 10, 1993, 318),
  felix: fnr(16, 7, 1988, 207),
  dagny: fnr(8, 3, 1974, 161),
  oline: fnr(25, 5, 1999, 410),
  halvard: fnr(12, 12, 1959, 88),
}

const stempel = (ord: string) =>
  `<span style="display:inline-block;border:3px double #274b9b;color:#274b9b;padding:2mm 5mm;transform:rotate(-7deg);font:bold 11pt 'Liberation Sans'">${ord}</span>`

const nummerert = `.ark{font:10.6pt/1.5 'URW Bookman',serif;padding:20mm 24mm}h1{font-size:15pt;font-variant:small-caps;border-bottom:1px solid}p{margin:0 0 2.4mm;padding-left:9mm;text-indent:-9mm}.fot{position:absolute;right:14mm;bottom:8mm;font-size:9pt}.s{margin-top:14mm;display:flex;gap:16mm}.s div{flex:1;border-top:1px solid;position:relative;font-size:9.5pt}.s .strek{position:absolute;top:-12mm;left:2mm}.s .st{position:absolute;top:-20mm;left:8mm;border:0}`
const d09: Kontrakt = {
  fasit: {
    id: 'w11-09',
    form: 'skann',
    language: 'nn',
    template: 'nummererte-ledd',
    arbeidstaker: 'Ragnfrid Hovdenes',
    produksjonsselskap: 'Lyngørn Film AS',
    registreringer: [rad('Heimløysa', 'scenograf', 'scenograf', null)],
    rettighetsklausul: klausul('2'),
    signaturer: { arbeidstaker: true, produksjonsselskap: false },
    personnummer_i_dokumentet: nr.ragnfrid,
    forventet: 'MANGLER SIGNATUR',
    begrunnelse:
      'Selskapet har bare satt stempel og initialer på side 1; på signaturlinjen mangler underskriften.',
  },
  papirer: [
    {
      navn: 'Heimloysa scenografi.pdf',
      slag: 'skann',
      stil: nummerert,
      slitasje: { dpi: 150, korn: 0.5 },
      html: `${ark(`<h1>Arbeidsavtale for scenograf</h1>
<p>1. &nbsp; Lyngørn Film AS (org.nr. ${tre(orgnrTil('Lyngørn Film AS'))}), her kalla Lyngørn, tilset Ragnfrid Hovdenes (${delt(nr.ragnfrid)}), her kalla scenografen.</p><p>2. &nbsp; Arbeidet gjeld kinofilmen «Heimløysa», som skal vere 112 minutt og kome på kino i 2022. Regissør er Aksel Tveito, fotograf er Ine Ryggen.</p><p>3. &nbsp; Scenografen har ansvaret for alle rom og for dei tre ute-setta, og leier ei avdeling på seks personar. Ho set opp budsjett innan fire veker.</p><p>4. &nbsp; Arbeidet går føre seg frå 1. februar til 18. juni 2021, med pause i påskeveka. Det er 88 dagar.</p><p>5. &nbsp; Løna er kr 16 900 i veka med tillegg av feriepengar. Ho går inn på konto ${konto(902_117)} kvar fjortande dag.</p><p>6. &nbsp; Rettane: For medlemmer av Norsk filmforbund som har forvaltningskontrakt med F©R, vert opphavsrettane klarerte i «Avtale om rettigheter for innkjøpte produksjoner mellom Virke Produsentforeningen og Norsk Filmforbund/F©R av 09.05.2017».</p><p>7. &nbsp; Teikningar og modellar er scenografen sine etter at filmen er ferdig. Lyngørn kan halde på rekvisittar til ein verdi av kr 40 000.</p><p>8. &nbsp; Scenografen skal stå i forteksten på eige kort.</p><p>9. &nbsp; Lyngørn dekkjer husvære i Sogndal i 20 veker, og éi heimreise i månaden.</p><div class="fot">${haand('LF', 22)} &nbsp; ${haand('rh', 22)} &nbsp; side 1 av 2</div>`)}${ark(`<p>10. &nbsp; Blir innspelinga utsett i meir enn to månader, kan kvar av partane gå frå avtalen. Utført arbeid skal likevel betalast.</p><p>11. &nbsp; Usemje skal ein prøve å løyse i møte mellom Lyngørn, scenografen og tillitsvald Kåre Espe.</p><p>12. &nbsp; Avtalen er gyldig når begge har skrive under på sida her.</p><p style="margin-top:10mm">Sogndal, 8. januar 2021</p><div class="s" style="margin-top:32mm"><div><span class="st">${stempel('LYNGØRN FILM AS<br>6856 SOGNDAL')}</span>For Lyngørn Film AS: ____________</div><div>${strek('Ragnfrid Hovdenes')}Ragnfrid Hovdenes, scenograf</div></div><div class="fot">side 2 av 2</div>`)}`,
    },
  ],
}

const kort = `.ark{font:12pt/1.55 'Liberation Mono',monospace;padding:26mm 24mm}h1{font-size:15pt;text-decoration:underline}p{margin:0 0 4mm}.s{display:flex;gap:14mm;margin-top:30mm;font-size:10pt}.s div{flex:1;border-top:1px solid;position:relative}.s .strek,.s span{position:absolute;top:-13mm;left:2mm}`
const d10: Kontrakt = {
  fasit: {
    id: 'w11-10',
    form: 'foto',
    language: 'nb',
    template: 'tillegg-alene',
    arbeidstaker: 'Jostein Ulvestad',
    produksjonsselskap: 'Elveos Film AS',
    registreringer: [rad('Straumen', 'klipper', 'klipp', 9)],
    rettighetsklausul: klausul('taus'),
    signaturer: begge,
    personnummer_i_dokumentet: null,
    forventet: 'DOKUMENTASJONEN ER MANGELFULL',
    begrunnelse:
      'Endringen øker seks episoder til samtlige ni, men hovedavtalen den bygger på, er ikke lastet opp.',
  },
  papirer: [
    {
      navn: 'tillegg straumen.jpg',
      slag: 'foto',
      stil: kort,
      slitasje: { skjev: 1.2, uskarp: 0.2, skygge: 0.4 },
      html: ark(
        `<h1>Endring av klippeavtale</h1><p>Gjelder: STRAUMEN (TV-drama, NRK 2021)<br>Mellom: Elveos Film AS og Jostein Ulvestad</p><p>I avtalen vi skrev 3. desember 2019, står det i punkt 4 at Jostein er klipper på seks episoder. Punktet skal fra nå lyde:</p><p>«Klipperen klipper samtlige ni episoder. For de tre ekstra episodene betales kr 81 000 i tillegg til det som er avtalt i punkt 7.»</p><p>Leveringsdatoen i punkt 5 flyttes fra 30. april til 25. juni 2020. Alle andre punkter i avtalen fra desember gjelder som før.</p><p>Trondheim, 2. mars 2020</p><div class="s"><div>${strek('Solfrid Hegstad', '#111')}Solfrid Hegstad<br>Elveos Film AS</div><div>${strek('Jostein Ulvestad', '#23357f')}Jostein Ulvestad<br>klipper</div></div>`,
      ),
    },
  ],
}

const epost = `.ark{font:10.5pt/1.5 'DejaVu Sans';padding:15mm 17mm}.m{border-bottom:1px solid #aaa;padding-bottom:3mm;margin-bottom:5mm}.m b{display:inline-block;width:20mm;color:#555;font-weight:normal}h1{font-size:14pt}blockquote{border-left:3px solid #99b;margin:6mm 0 0;padding-left:5mm;color:#333}p{margin:0 0 3mm}`
const d11: Kontrakt = {
  fasit: {
    id: 'w11-11',
    form: 'digital',
    language: 'nb',
    template: 'e-post',
    arbeidstaker: 'Aurora Knutli',
    produksjonsselskap: 'Tussmørke Produksjoner AS',
    registreringer: [rad('Tvillingbanen (sesong 2)', 'kostymedesigner', 'kostymeTv', 8)],
    rettighetsklausul: klausul('ikke_kontrakt'),
    signaturer: ingen,
    personnummer_i_dokumentet: null,
    forventet: 'DOKUMENTASJONEN ER MANGELFULL',
    begrunnelse: 'E-posten varsler en kontrakt som skal komme; den er ikke selv en signert avtale.',
  },
  papirer: [
    {
      navn: 'Re_ Tvillingbanen s2.pdf',
      slag: 'digital',
      stil: epost,
      html: ark(`<h1>Re: Tvillingbanen s2 – er du med?</h1><div class="m"><b>Fra</b>Vegar Ottestad &lt;vegar@tussmorke.example&gt;<br><b>Til</b>Aurora Knutli &lt;aurora@knappogtraad.example&gt;<br><b>Kopi</b>lonn@tussmorke.example<br><b>Sendt</b>tirsdag 14. januar 2020 kl. 16.22</div>
<p>Hei Aurora!</p><p>Så bra at du blir med som kostymedesigner på Tvillingbanen sesong 2. Det blir åtte episoder denne gangen også, og du har alle. Her er det vi ble enige om:</p><ul><li>oppstart 10. februar, siste opptaksdag 8. mai</li><li>kr 11 800 i uken, og to uker til innkjøp</li><li>budsjett på kr 185 000 for 14 deltakere og de 2 programlederne</li><li>en assistent i 22 dager</li></ul><p>Kontrakten kommer fra Mari på lønn i løpet av uken, med punktet om rettigheter. Ikke begynn før den er signert av oss begge.</p><p>Hilsen<br>Vegar<br><small>Vegar Ottestad · produksjonsleder · Tussmørke Produksjoner AS · org.nr. ${tre(orgnrTil('Tussmørke Produksjoner AS'))}</small></p>
<blockquote><p>13. jan. 2020 kl. 20.05 skrev Aurora Knutli:</p><p>Ja, jeg er med! 11 800 er greit hvis jeg får assistent. Kan vi ta en prøvedag med tvillingene i uke 6?</p><p>Aurora</p></blockquote>`),
    },
  ],
}

const ramme = `.ark{font:10pt/1.42 'Nimbus Sans','Liberation Sans';padding:16mm 17mm}h1{font-size:17pt;color:#5a2a6b;margin:0 0 2mm}h2{font-size:11pt;color:#5a2a6b;margin:4mm 0 1mm}table{width:100%;border-collapse:collapse;margin:2mm 0}th{background:#5a2a6b;color:#fff;text-align:left;padding:1.5mm 2mm}td{padding:1.5mm 2mm;border-bottom:1px solid #caa}p{margin:0 0 2mm}.s{display:flex;gap:12mm;margin-top:18mm}.s div{flex:1;border-top:1px solid #5a2a6b;position:relative}.s .strek,.s span{position:absolute;top:-12mm;left:3mm}`
const d12: Kontrakt = {
  fasit: {
    id: 'w11-12',
    form: 'digital',
    language: 'nb',
    template: 'rammeavtale-tabell',
    arbeidstaker: 'Felix Brattgard',
    produksjonsselskap: 'Gullklokke TV AS',
    registreringer: [
      rad('Auksjonsfeber (sesong 1)', 'Redaktør', 'redaktoer', 10),
      rad('Bydelsmatchen', 'Redaktør', 'redaktoer', 4),
      rad('Loppejakten', 'Redaktør', 'redaktoer', null),
    ],
    rettighetsklausul: klausul('1b'),
    signaturer: begge,
    personnummer_i_dokumentet: nr.felix,
    forventet: 'FYLL INN EPISODER',
    begrunnelse:
      'For Loppejakten står bare «ved behov», så antall episoder må fylles inn; ellers er alt i orden.',
  },
  papirer: [
    {
      navn: 'rammeavtale_2021_Brattgard.pdf',
      slag: 'digital',
      stil: ramme,
      html: ark(`<h1>Rammeavtale 2021–2022</h1><p>Gullklokke TV AS, Oslo, og Felix Brattgard (fødselsnr. ${nr.felix}) har avtalt at Brattgard arbeider som redaktør på produksjonene i tabellen. Den enkelte produksjon er et eget engasjement.</p>
<table><tr><th>Produksjon</th><th>Serien har</th><th>Redaktørens del</th><th>Når</th><th>Mediehus</th></tr><tr><td>AUKSJONSFEBER, sesong 1</td><td>10 episoder à 43 min</td><td>hele sesongen</td><td>uke 2–21 2021</td><td>TV 2</td></tr><tr><td>BYDELSMATCHEN</td><td>6 episoder à 27 min</td><td>to tredjedeler av episodene</td><td>uke 34–44 2021</td><td>TV 2</td></tr><tr><td>LOPPEJAKTEN</td><td>8 episoder à 42 min</td><td>ved behov</td><td>uke 1–12 2022</td><td>TV 2</td></tr></table>
<h2>Lønn og tid</h2><p>Månedslønnen er kr 57 200. Et engasjement på under fire uker lønnes med kr 2 900 per dag. Normal arbeidstid er 8 timer. Avspasering tas ut innen 6 måneder.</p><h2>Innhold i arbeidet</h2><p>Redaktøren leder historiearbeidet, godkjenner manus til programleder Tuva Hegge og ser gjennom første klipp. I uke 7 vikarierer Nils Bruun, som får egen avtale.</p><h2>Rettigheter</h2><p>Produsentens og mediehusets utnyttelse av produksjonene reguleres i særskilt avtale mellom kringkaster/mediehus og F©R v/Norsk Filmforbund.</p><h2>Kreditering</h2><p>Redaktør: Felix Brattgard. Tittelen settes i rulleteksten på de episodene arbeidet gjelder.</p><h2>Oppsigelse</h2><p>Rammeavtalen kan sies opp med to måneders varsel. Et påbegynt engasjement fullføres.</p><h2>Fortrolighet</h2><p>Deltakernes opplysninger behandles etter personvernreglene og slettes når programmet har vært sendt i 24 måneder.</p><p style="margin-top:6mm">Oslo, 14. desember 2020</p><div class="s" style="margin-top:22mm"><div>${strek('Pål Gjersem', '#222')}Pål Gjersem, Gullklokke TV AS</div><div>${strek('Felix Brattgard')}Felix Brattgard</div></div>`),
    },
  ],
}

const engelsk = `.ark{font:11pt/1.48 'Liberation Serif';padding:20mm 24mm}h1{font-size:16pt;text-align:center}h2{font-size:11pt;margin:3mm 0 1mm;text-transform:uppercase}p{margin:0 0 2mm;text-align:justify}.s{display:flex;gap:14mm;margin-top:24mm}.s div{flex:1;border-top:1px solid;position:relative}.s .strek,.s span{position:absolute;top:-13mm;left:2mm}`
const d13: Kontrakt = {
  fasit: {
    id: 'w11-13',
    form: 'skann',
    language: 'en',
    template: 'services-agreement',
    arbeidstaker: 'Linus Applegarth',
    produksjonsselskap: 'Glødelampe AS',
    registreringer: [rad('Glassveggen', 'Colourist', 'farge', null)],
    rettighetsklausul: klausul('buy-out'),
    signaturer: begge,
    personnummer_i_dokumentet: null,
    forventet: 'BEHANDLET',
    begrunnelse: 'Fargekorrigerer på musikkvideo; alle rettigheter er overdratt, så bare privatkopiering.',
  },
  papirer: [
    {
      navn: 'Scan colour grade Glassveggen.pdf',
      slag: 'skann',
      stil: engelsk,
      slitasje: { dpi: 200 },
      html: ark(
        `<h1>Agreement for Post-Production Services</h1><p>Made on 19 May 2022 between Glødelampe AS of Bergen, org. no. ${tre(orgnrTil('Glødelampe AS'))} (“Producer”) and Linus Applegarth of Sandviken, Bergen (“Artist”).</p><h2>1 Services</h2><p>Artist shall act as colourist on the music video “Glassveggen” for the band Ytre Skjær, running time 4 minutes, and shall deliver two versions: one for broadcast and one in portrait format. Work will take place over 3 days in June 2022.</p><h2>2 Consideration</h2><p>Producer pays NOK 24,000 against invoice within 14 days. The sum includes 2 rounds of notes from director Mio Halle.</p><h2>3 Results and rights</h2><p>Upon payment Artist assigns to Producer, exclusively, irrevocably and without limit in time, territory or medium, each and every right in the results of the Services, including the right to adapt and to assign onward. The consideration in clause 2 is full and final payment, and Artist shall have no claim to further remuneration of any kind for any use.</p><h2>4 Credit</h2><p>Where credits are shown, Artist is credited as “Colourist”. Failure to credit is no breach.</p><h2>5 Equipment</h2><p>Producer books the grading suite. Artist is responsible for keeping the 12 reels of source material safe.</p><h2>6 Law</h2><p>Norwegian law. Disputes are heard by Hordaland District Court.</p><div class="s"><div>${strek('Ylva Torheim', '#222')}Ylva Torheim for Producer</div><div>${strek('Linus Applegarth')}Linus Applegarth, Artist</div></div>`,
      ),
    },
  ],
}

const spalter = `.ark{font:9.6pt/1.4 'P052',serif;padding:15mm 15mm}h1{font-size:14pt;text-align:center;margin:0 0 1mm}.u{text-align:center;color:#555;margin-bottom:4mm}.sp{columns:2;column-gap:9mm;text-align:justify}h2{font-size:10pt;margin:0 0 .5mm}p{margin:0 0 2.4mm}.s{display:flex;gap:9mm;margin-top:18mm}.s div{flex:1;border-top:1px solid;position:relative}.s .strek,.s span{position:absolute;top:-12mm;left:2mm}`
const d14: Kontrakt = {
  fasit: {
    id: 'w11-14',
    form: 'digital',
    language: 'nb',
    template: 'to-spalter-standardvilkaar',
    arbeidstaker: 'Dagny Fossheim',
    produksjonsselskap: 'Nattravn Produksjon AS',
    registreringer: [rad('Brønnen', 'kostymedesigner', 'kostyme', 8)],
    rettighetsklausul: klausul('motstridende'),
    signaturer: begge,
    personnummer_i_dokumentet: nr.dagny,
    forventet: 'UNDER BEHANDLING',
    begrunnelse:
      'Punkt 6 viser til rettighetsavtalen med F©R, mens punkt 12 overdrar alt uten unntak; det må avklares.',
  },
  papirer: [
    {
      navn: 'Standardavtale Fossheim.pdf',
      slag: 'digital',
      stil: spalter,
      html: ark(`<h1>Standard ansettelsesavtale for dramaproduksjon</h1><div class="u">Nattravn Produksjon AS · org.nr. ${tre(orgnrTil('Nattravn Produksjon AS'))} · mal av januar 2021</div><div class="sp">
<h2>1 Parter</h2><p>Arbeidsgiver er Nattravn Produksjon AS. Arbeidstaker er Dagny Fossheim, fødselsnummer ${delt(nr.dagny)}, Sagveien 40, 2815 Gjøvik.</p><h2>2 Produksjon og stilling</h2><p>Arbeidstakeren er kostymedesigner på dramaserien «BRØNNEN», 8 episoder à 46 minutter, produsert for Viaplay. Stillingen omfatter alle episodene.</p><h2>3 Varighet</h2><p>Fra 16. august til 17. desember 2021. Forarbeidet er seks uker, opptaket elleve. Prøvetid gjelder ikke.</p><h2>4 Lønn</h2><p>Kr 15 300 per uke. Tillegg for ansvar: kr 900. Utbetaling den 12. i måneden til konto ${konto(388_451)}.</p><h2>5 Arbeidstid</h2><p>40 timer per uke fordelt på fem dager. Avvik godkjennes av produksjonsleder Ola Nygardsvoll.</p><h2>6 Medlemmer av NFF</h2><p>For medlemmer av Norsk filmforbund med forvaltningskontrakt med F©R reguleres opphavsrettigheter i «Avtale om rettigheter mellom Virke Produsentforeningen og Norsk Filmforbund/F©R av 29.10.2016».</p><h2>7 Avdeling</h2><p>Kostymedesigneren leder to assistenter og én påkleder. Innkjøp over kr 5 000 skal godkjennes.</p><h2>8 Reise</h2><p>Reiser fra Gjøvik til innspillingsstedet dekkes med inntil 3 turer per måned.</p><h2>9 Kreditering</h2><p>Forteksten på samtlige episoder, på kort sammen med maskøren Siri Blix.</p><h2>10 Forsikring og pensjon</h2><p>Etter lov og tariffavtale. Pensjonsinnskuddet er to prosent.</p><h2>11 Taushet</h2><p>Handlingen er hemmelig til premieren. Bilder fra prøver lagres bare på arbeidsgiverens område.</p><h2>12 Overdragelse</h2><p>Arbeidstakeren overdrar med dette, uten unntak og uten ytterligere betaling, samtlige rettigheter til resultatet av arbeidet til arbeidsgiveren, for all tid og alle medier. Ingen organisasjon kan kreve vederlag på arbeidstakerens vegne.</p><h2>13 Opphør</h2><p>Oppsigelsestiden er en måned. Ved avlyst produksjon betales fire ukers lønn.</p><h2>14 Tvist</h2><p>Løses ved forhandling, så ved Vestoppland og Valdres tingrett.</p></div>
<p style="margin-top:5mm">Gjøvik, 30. juni 2021</p><div class="s"><div>${strek('Ola Nygardsvoll', '#222')}Ola Nygardsvoll, arbeidsgiver</div><div>${strek('Dagny Fossheim')}Dagny Fossheim, arbeidstaker</div></div>`),
    },
  ],
}

const d15: Kontrakt = {
  fasit: {
    id: 'w11-15',
    form: 'foto',
    language: 'nn',
    template: 'maskinskriven-avtale',
    arbeidstaker: 'Oline Skjelbreid',
    produksjonsselskap: 'Gråbein Pictures AS',
    registreringer: [rad('Under Brekanten (sesong 2)', 'maskør', 'kostyme', 6)],
    rettighetsklausul: klausul('1a'),
    signaturer: begge,
    personnummer_i_dokumentet: nr.oline,
    forventet: 'BEHANDLET',
    begrunnelse: 'To tredjedeler av ni episoder er seks; klausul 1a, begge har signert.',
  },
  papirer: [
    {
      navn: 'IMG_0092.jpg',
      slag: 'foto',
      stil: kort
        .replace('12pt/1.55', '10.6pt/1.42')
        .replace('26mm 24mm', '18mm 22mm')
        .replace('0 0 4mm', '0 0 3mm'),
      slitasje: { skjev: -0.8, uskarp: 0.15, skygge: 0.25 },
      html: ark(
        `<h1>ARBEIDSAVTALE</h1><p>Arbeidsgjevar: Gråbein Pictures AS<br>Arbeidstakar: Oline Skjelbreid, ${delt(nr.oline)}<br>Produksjon: UNDER BREKANTEN II (sesong 2)</p><p>Gråbein lagar ein ny sesong på ni episodar à 48 minutt. Oline er maskør på dei siste to tredjedelane av sesongen. Den fyrste tredjedelen har Mathilde Krogh, som òg er sjef for avdelinga til 1. mars 2021.</p><p>Arbeidet varer frå 22. februar til 4. juni 2021. Det er 15 veker à fem dagar, med oppmøte ein time før skodespelarane. Løna er kr 12 400 i veka.</p><p>Maskøren held eige grunnutstyr og får kr 350 for dagen. Parykkar, fem i talet, og silikon kjøper Gråbein inn.</p><p>For medlemmer av Norsk filmforbund med forvaltningskontrakt med F©R vert opphavsrettane regulerte i «Avtale om rettigheter mellom Virke Produsentforeningen og Norsk Filmforbund/F©R av 29.10.2016».</p><p>Namnet til maskøren skal stå i rulleteksten. Det som skjer i handlinga, er løyndom til serien er vist. Sjukdom skal meldast til innspelingsleiar Birk Aune før klokka seks.</p><p>Tromsø, 1. februar 2021</p><div class="s" style="margin-top:24mm"><div>${strek('Sverre Ingdal', '#111')}Sverre Ingdal, produsent</div><div>${strek('Oline Skjelbreid', '#23357f')}Oline Skjelbreid</div></div>`,
      ),
    },
  ],
}

const nrk = `.ark{font:10.6pt/1.45 'Liberation Sans';padding:18mm 22mm}.t{display:flex;justify-content:space-between;border-bottom:2px solid #111;padding-bottom:2mm}h1{font-size:16pt}table{width:100%;border-collapse:collapse}td{padding:1.6mm 0;border-bottom:1px solid #ccc;vertical-align:top}td:first-child{width:46mm;color:#555}p{margin:3mm 0}.e{background:#eef4ee;border:1px solid #7a9a7a;padding:4mm;margin-top:8mm;font-size:9.5pt}`
const d16: Kontrakt = {
  fasit: {
    id: 'w11-16',
    form: 'digital',
    language: 'nb',
    template: 'nrk-engasjement-e-signert',
    arbeidstaker: 'Halvard Steinsvåg',
    produksjonsselskap: 'NRK',
    registreringer: [rad('Fyrvokteren', 'regissør', 'regi', 3)],
    rettighetsklausul: klausul('NRK'),
    signaturer: begge,
    personnummer_i_dokumentet: nr.halvard,
    forventet: 'BEHANDLET',
    begrunnelse: 'NRK-egenproduksjon etter egne regler; begge har e-signert, tre episoder.',
  },
  papirer: [
    {
      navn: 'NRK engasjement 22-0417.pdf',
      slag: 'digital',
      stil: nrk,
      html: ark(
        `<div class="t"><b>NRK</b><span>Engasjement nr. 22-0417</span></div><h1>Tidsbegrenset programengasjement</h1><table><tr><td>Engasjert</td><td>Halvard Steinsvåg</td></tr><tr><td>Fødselsnummer</td><td>${delt(nr.halvard)}</td></tr><tr><td>Arbeidsgiver</td><td>NRK, Dokumentar og samfunn, org.nr. ${tre(orgnrTil('NRK'))}</td></tr><tr><td>Produksjon</td><td>Fyrvokteren, dokumentarserie</td></tr><tr><td>Antall og lengde</td><td>Tre programmer à 39 minutter</td></tr><tr><td>Funksjon</td><td>Regissør, alle programmene</td></tr><tr><td>Periode</td><td>7. februar–31. august 2022, stilling 80 prosent</td></tr><tr><td>Lønn</td><td>Lønnstrinn 12, kr 612 000 per år</td></tr><tr><td>Leder</td><td>Redaksjonssjef Anne Berit Solli</td></tr></table><p>Engasjementet følger NRKs avtaler med fagforeningene. NRKs rett til å bruke programmene, og vederlaget til den engasjerte ved gjenbruk og salg, er fastsatt i de rettighetsavtalene NRK til enhver tid har med organisasjonene. NRK er produsent, og programmene er egenproduksjon.</p><p>Den engasjerte følger Vær varsom-plakaten og NRKs etiske regler. Bierverv skal meldes. Engasjementet opphører uten oppsigelse.</p><div class="e"><b>Dokumentet er signert elektronisk</b><br>Anne Berit Solli, for NRK – 01.02.2022 kl. 13:47:12, BankID<br>Halvard Steinsvåg – 02.02.2022 kl. 08:05:55, BankID<br>Signeringskvittering 8F31-C2D0-77A4. To av to har signert.</div>`,
      ),
    },
  ],
}

export const del2: readonly Kontrakt[] = [d09, d10, d11, d12, d13, d14, d15, d16]
