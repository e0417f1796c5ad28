import { ark, begge, delt, fnr, haand, type Kontrakt, klausul, konto, rad, skrift, strek } from '../hjelp.ts'
import { klausuler, org } from './felles.ts'

const f17 = fnr(7, 7, 1993, 280)
const f18 = fnr(24, 10, 1980, 330)
const f19 = fnr(16, 5, 1974, 440)
const f22 = fnr(3, 12, 1965, 425)
const f24 = fnr(29, 1, 1986, 318)

const linjer = `svg.strek{overflow:visible}.l{border-bottom:1px solid #222;height:56px;display:flex;align-items:end}.to{display:flex;gap:46px;margin-top:28px}.to>div{flex:1}`

export const sett3: Kontrakt[] = [
  {
    fasit: {
      id: 'w15-17',
      form: 'foto',
      language: 'nb',
      template: 'avrop med tabell over staben',
      arbeidstaker: 'Signe Aasbø Lien',
      produksjonsselskap: 'Grålom Media AS',
      registreringer: [rad('Storkjøkken', 'hovedklipper', 'klipp', 8)],
      rettighetsklausul: klausul('1b'),
      signaturer: begge,
      personnummer_i_dokumentet: f17,
      forventet: 'BEHANDLET',
      begrunnelse:
        'Avropet gjelder Signe Aasbø Lien, som i tabellen klipper alle ti programmene unntatt 4 og 7.',
    },
    papirer: [
      {
        navn: 'w15-17.jpg',
        slag: 'foto',
        stil: `body{font:12.5px/1.45 "Liberation Sans",Arial,sans-serif}.ark{padding:18mm 17mm}h1{font-size:19px;margin:0 0 4px}table{border-collapse:collapse;width:100%;margin:10px 0 14px}th{background:#3c4a57;color:white;text-align:left;padding:5px 7px}td{border:1px solid #999;padding:5px 7px}.her td{background:#fdf3c4;font-weight:700}${linjer}`,
        slitasje: { skjev: 1.2, uskarp: 0.15, korn: 0.3, skygge: 0.35 },
        html: ark(`<h1>Individuelt avrop – Storkjøkken, sesong 2</h1><p>Arbeidsgiver: Grålom Media AS, org.nr. ${org('Grålom Media AS')}<br>Avropet gjelder: <b>Signe Aasbø Lien</b>, fødselsnummer ${delt(f17)}<br>Utskrevet fra bemanningsplanen 19. august 2022. Sesongen har ti programmer.</p>
<table><tr><th>Nr.</th><th>Navn</th><th>Funksjon</th><th>Programmer</th><th>Uker</th></tr><tr><td>1</td><td>Ola Brekke Tangvald</td><td>prosjektleder</td><td>alle</td><td>32–51</td></tr><tr><td>2</td><td>Nora Sæterbakken</td><td>regissør</td><td>1–5</td><td>34–42</td></tr><tr><td>3</td><td>Jens Otto Kleiven</td><td>A-foto</td><td>alle</td><td>35–41</td></tr><tr class="her"><td>4</td><td>Signe Aasbø Lien</td><td>hovedklipper</td><td>alle unntatt 4 og 7</td><td>36–50</td></tr><tr><td>5</td><td>Benjamin Rustad</td><td>klipper</td><td>4 og 7</td><td>40–45</td></tr><tr><td>6</td><td>Aisha Nordengen</td><td>A-lyd</td><td>1–6</td><td>35–39</td></tr><tr><td>7</td><td>Marte Solhaug</td><td>innspillingsleder</td><td>alle</td><td>33–42</td></tr></table>
<p>Den ansatte arbeider i den funksjonen og på de programmene som står i hennes linje i tabellen. De øvrige får egne avrop. Lønnen er kr 20 700 pr. uke. Den betales til konto ${konto(1717)} den 20. i måneden.</p><p>${klausuler['1b']}</p><p>Arbeidstiden er 37,5 timer. Endringer i bemanningsplanen gjelder for den ansatte først når hun har fått dem skriftlig.</p><p>Oslo, 22. august 2022</p>
<div class="to"><div><div class="l">${strek('Signe Aasbo Lien')}</div>Ansatt</div><div><div class="l">${strek('Ola B Tangvald')}</div>For Grålom Media AS, Ola Brekke Tangvald</div></div>`),
      },
    ],
  },
  {
    fasit: {
      id: 'w15-18',
      form: 'digital',
      language: 'nb',
      template: 'avtale med vedlegg over produksjoner',
      arbeidstaker: 'Petter Kvalbein',
      produksjonsselskap: 'Tømmerås Film AS',
      registreringer: [
        rad('Hotell Utsyn', 'klipper', 'klipp', 6),
        rad('Fjøsfolk', 'klipper', 'klipp', 3),
        rad('Ferje 12', 'klipper', 'klipp', null),
      ],
      rettighetsklausul: klausul('1a'),
      signaturer: begge,
      personnummer_i_dokumentet: f18,
      forventet: 'BEHANDLET',
      begrunnelse:
        'Vedlegget gir seks og tre episoder og en kortfilm, klausul 1a står i punkt 5, og begge har skrevet under.',
    },
    papirer: [
      {
        navn: 'w15-18.pdf',
        slag: 'digital',
        stil: `body{font:13.5px/1.5 "DejaVu Serif",Georgia,serif;font-size:12.5px}.ark{padding:22mm 24mm}h1{font-size:18px;font-weight:400;margin:0 0 14px;border-left:6px solid #8a3b2a;padding-left:10px}table{width:100%;border-collapse:collapse}th,td{text-align:left;vertical-align:top;padding:7px 6px;border-bottom:1px solid #aaa}p{margin:0 0 9px}${linjer}`,
        html:
          ark(`<h1>Avtale om klippearbeid 2021–2022</h1><p>Inngått mellom Tømmerås Film AS, ${org('Tømmerås Film AS')}, og klipper Petter Kvalbein, fødselsnr. ${delt(f18)}, Strandveien 40, 9006 Tromsø.</p>
<p>1. Kvalbein ansettes midlertidig som klipper på produksjonene i vedlegg 1. Ansettelsen gjelder bare disse og bare det omfanget som er oppgitt der.</p><p>2. Selskapet kan flytte periodene med inntil to uker når opptakene krever det. Større endringer avtales.</p><p>3. Lønnen er kr 19 900 pr. uke i 2021 og kr 20 500 pr. uke i 2022, til konto ${konto(1818)}. Den betales hver fjortende dag.</p><p>4. Arbeidet gjøres i selskapets lokaler. Hjemmekontor kan avtales for grovklippen.</p><p>5. ${klausuler['1a'].replace('forvaltningskontrakt', 'forvaltnings-kontrakt')}</p><p>6. Kvalbein krediteres «Klipp» når han har klippet minst en tredel av en episode.</p><p>7. Sykdom meldes til produksjonssjef Unni Lorås. Får Kvalbein annet arbeid i en av pausene mellom periodene, er selskapet ikke til hinder for det.</p><p>8. Oppsigelsestiden er tre uker. Avtalen er skrevet i to eksemplarer.</p><p>Tromsø, 26. april 2021</p>
<div class="to"><div><div class="l">${strek('Unni Loraas')}</div>Tømmerås Film AS<br>Unni Lorås</div><div><div class="l">${strek('Petter Kvalbein')}</div>Petter Kvalbein</div></div>`) +
          ark(
            `<h1>Vedlegg 1 – produksjonene</h1><table><tr><th>Produksjon</th><th>Slag</th><th>Kvalbeins del</th><th>Periode</th><th>Regi</th></tr><tr><td>Hotell Utsyn, sesong 1</td><td>TV-underholdning, 8 programmer à 29 min</td><td>6 programmer (ikke 3 og 4)</td><td>mai–august 2021, 13 uker</td><td>Frida Eliassen</td></tr><tr><td>Fjøsfolk</td><td>dokumentarserie, 6 episoder à 40 min</td><td>episode 2, 3 og 6</td><td>oktober–desember 2021, 10 uker</td><td>Mikal Hætta Berg</td></tr><tr><td>Ferje 12</td><td>kortfilm, 14 min</td><td>hele filmen</td><td>februar 2022, 3 uker</td><td>Selma Krane</td></tr></table><p style="margin-top:14px">Klippeassistent på alle tre er Joakim Sund. Fargekorrigering og lyd settes ut til andre.</p>`,
          ),
      },
    ],
  },
  {
    fasit: {
      id: 'w15-19',
      form: 'skann',
      language: 'nn',
      template: 'avtale med to funksjonar',
      arbeidstaker: 'Ragna Dalsbotn',
      produksjonsselskap: 'Fjordbotn Film AS',
      registreringer: [
        rad('Arven etter Berge', 'regissør', 'regi', 4),
        rad('Arven etter Berge', 'klippar', 'klipp', 2),
      ],
      rettighetsklausul: klausul('2'),
      signaturer: begge,
      personnummer_i_dokumentet: f19,
      forventet: 'BEHANDLET',
      begrunnelse:
        'Ho har regien på alle fire episodane og klipper dei to siste, og klausul 2 står i punktet om rettar.',
    },
    papirer: [
      {
        navn: 'w15-19.pdf',
        slag: 'skann',
        stil: `body{font:14px/1.5 "Liberation Serif",serif}.ark{padding:20mm 24mm}h1{font-size:22px;font-style:italic;font-weight:400}h2{font-size:14px;font-style:italic;margin:12px 0 0}p{margin:2px 0 6px}${linjer}`,
        slitasje: { dpi: 200, skjev: 0.5 },
        html: ark(`<h1>Kontrakt for «Arven etter Berge»</h1><h2>Partane</h2><p>Fjordbotn Film AS, Kaivegen 8, 6800 Førde, org.nr. ${org('Fjordbotn Film AS')}, ved Siv Tefre. Ragna Dalsbotn, fødd ${delt(f19)}, Vassenden.</p>
<h2>Arbeidet</h2><p>«Arven etter Berge» er ein dokumentarserie på fire episodar på 52 minutt. Dalsbotn blir tilsett i to funksjonar: Ho er regissør for alle fire episodane. Ho er òg klippar på dei to siste, episode 3 og 4. Episode 1 og 2 blir klipte av Leif Arne Hauge etter hennar rettleiing.</p>
<h2>Tid</h2><p>Frå 1. februar til 30. november 2022. Det er sett av 40 dagar til opptak, i Noreg og i Minnesota.</p><h2>Løn</h2><p>For regien får ho kr 380 000, delt på ti månader. For klippen får ho kr 18 600 i veka i åtte veker. Pengane blir sette inn på konto ${konto(1919)} den 12. i månaden.</p><h2>Rettar</h2><p>${klausuler['2']}</p><h2>Reiser</h2><p>Selskapet tingar billettar og betaler diett etter satsane til staten. Reisetid utanom arbeidstida blir rekna som halv tid.</p><h2>Arkivmateriale</h2><p>Selskapet klarerer brev og bilete frå familien Berge. Dalsbotn leverer liste over alt ho vil bruka, innan 1. juli.</p><h2>Oppseiing</h2><p>Éin månad. Blir ho sjuk i meir enn fire veker under opptak, kan selskapet setja inn ein annan regissør.</p><p style="margin-top:12px">Førde, 17. januar 2022</p>
<div class="to"><div><div class="l">${strek('Ragna Dalsbotn')}</div>Ragna Dalsbotn</div><div><div class="l">${strek('Siv Tefre')}</div>Siv Tefre</div></div>`),
      },
    ],
  },
  {
    fasit: {
      id: 'w15-20',
      form: 'foto',
      language: 'en',
      template: 'deal memo for two films',
      arbeidstaker: 'Callum Østrem',
      produksjonsselskap: 'Nordlykt Bilde AS',
      registreringer: [
        rad('A Quiet Tide', 'sound designer', 'lyd', null),
        rad('Glass Harbour', 'sound designer', 'lyd', null),
      ],
      rettighetsklausul: klausul('buy-out'),
      signaturer: begge,
      personnummer_i_dokumentet: null,
      forventet: 'BEHANDLET',
      begrunnelse: 'Én funksjon på to filmer, alle rettigheter er overdratt, og begge har skrevet under.',
    },
    papirer: [
      {
        navn: 'w15-20.jpg',
        slag: 'foto',
        stil: `body{font:13.5px/1.5 "Liberation Serif",serif}.ark{padding:24mm 22mm}h1{font-size:24px;letter-spacing:5px;font-weight:400;text-align:center;border:1px solid #000;padding:8px}.rad{display:flex;border-bottom:1px dotted #555;padding:6px 0}.rad b{width:44mm;font-weight:400;font-style:italic}.rad span{flex:1}${linjer}`,
        slitasje: { skjev: -0.9, uskarp: 0.2, korn: 0.35, skygge: 0.4 },
        html: ark(`<h1>DEAL MEMO</h1><div class="rad"><b>Date</b><span>10 January 2022</span></div><div class="rad"><b>Between</b><span>Nordlykt Bilde AS (“we”), ${org('Nordlykt Bilde AS')}</span></div><div class="rad"><b>And</b><span>Callum Østrem (“you”), Bergen</span></div><div class="rad"><b>Films</b><span>1. “A Quiet Tide”, short film, 22 minutes, directed by Maren Tofte<br>2. “Glass Harbour”, feature film, approx. 104 minutes, directed by Louis Varga</span></div><div class="rad"><b>Your role</b><span>sound designer on both films. The production mixer on both is Edda Blom.</span></div><div class="rad"><b>When</b><span>A Quiet Tide: 3 weeks from 14 February 2022<br>Glass Harbour: 14 weeks from 5 September 2022</span></div><div class="rad"><b>What we pay</b><span>NOK 54,000 for the first and NOK 310,000 for the second, half on start and half on delivery, to ${konto(2020)}</span></div><div class="rad"><b>Delivery</b><span>stems and final sessions to the mix at Lydhuset, Bergen</span></div><div class="rad"><b>Rights</b><span>You assign to us, fully and for ever, every right in what you make for the films, in all media and territories. The pay above covers all uses, and you waive any claim on us or on others for further remuneration.</span></div><div class="rad"><b>Credit</b><span>“Sound Design by Callum Østrem”, end titles</span></div><div class="rad"><b>Other</b><span>A long form agreement may follow. Until then this memo binds us both.</span></div>
<div class="to"><div><div class="l">${skrift('C. Østrem')}</div>Callum Østrem</div><div><div class="l">${strek('Birgit Halle')}</div>Birgit Halle, producer, for Nordlykt Bilde AS</div></div>`),
      },
    ],
  },
  {
    fasit: {
      id: 'w15-21',
      form: 'digital',
      language: 'nb',
      template: 'brev uten sesong',
      arbeidstaker: 'Thea Løvbrekke',
      produksjonsselskap: 'Bekkeblom Fjernsyn AS',
      registreringer: [rad('Loppejakten', 'A-lyd', 'lydTv', 10)],
      rettighetsklausul: klausul('1b'),
      signaturer: begge,
      personnummer_i_dokumentet: null,
      forventet: 'MANGLER PRODUKSJONSINFORMASJON',
      begrunnelse:
        'Registeret har to sesonger av «Loppejakten» med samme år, selskap og antall programmer, og brevet sier ikke hvilken det gjelder.',
    },
    papirer: [
      {
        navn: 'w15-21.pdf',
        slag: 'digital',
        stil: `body{font:14px/1.6 "Liberation Sans",Arial,sans-serif}.ark{padding:26mm 28mm}.topp{text-align:right;font-size:12px;color:#555}h1{font-size:16px;margin:30px 0 10px}p{margin:0 0 12px}${linjer}`,
        html: ark(`<div class="topp">Bekkeblom Fjernsyn AS · org.nr. ${org('Bekkeblom Fjernsyn AS')}<br>Nedre Elvegate 5, 4612 Kristiansand</div><p>Thea Løvbrekke<br>Tordenskjolds gate 60<br>4614 Kristiansand</p><p>Vi viser til samtalen med Ingunn og bekrefter ansettelsen:</p><h1>A-lyd på «Loppejakten»</h1><p>Du ansettes som A-lyd på «Loppejakten». Programmene er ti i alt, og du har lyden på alle sammen. Programleder er Steffen Aune, og fotografene heter Mia og Lasse.</p><p>Du arbeider 18 dager etter innkallingslisten, og lønnen er kr 3 950 pr. dag. I tillegg kommer feriepenger. Vi leier utstyret ditt for kr 900 pr. dag. Lønnen settes inn på konto ${konto(2121)}.</p><p>${klausuler['1b']}</p><p>Blir en opptaksdag avlyst senere enn to døgn før, får du halv lønn for dagen. Er du syk, ringer du Ingunn Espeland så snart du kan.</p><p>Send tilbake ett eksemplar med underskrift.</p><p>Kristiansand, 15. oktober 2021</p>
<div class="to"><div><div class="l">${strek('Ingunn Espeland')}</div>Ingunn Espeland<br>Bekkeblom Fjernsyn AS</div><div><div class="l">${strek('Thea Lovbrekke')}</div>Lest og godtatt:<br>Thea Løvbrekke</div></div>`),
      },
    ],
  },
  {
    fasit: {
      id: 'w15-22',
      form: 'skann',
      language: 'nb',
      template: 'blankett fylt ut for hånd',
      arbeidstaker: 'Jørn Aspelund',
      produksjonsselskap: 'Sølvkrok Film AS',
      registreringer: [rad('Siste runde', 'fotograf', 'foto', 6)],
      rettighetsklausul: klausul('1a'),
      signaturer: { arbeidstaker: false, produksjonsselskap: true },
      personnummer_i_dokumentet: f22,
      forventet: 'MANGLER SIGNATUR',
      begrunnelse: 'Linjen for den ansatte er tom; bare selskapet har skrevet under.',
    },
    papirer: [
      {
        navn: 'w15-22.pdf',
        slag: 'skann',
        stil: `body{font:13px/1.5 "Liberation Serif",serif}.ark{padding:20mm 22mm}h1{font-size:18px;text-align:center}.b{margin:13px 0;display:flex;gap:8px;align-items:end}.b u{flex:1;text-decoration:none;border-bottom:1px solid #444;min-height:25px;padding-left:6px}.b span{white-space:nowrap}p{margin:10px 0}${linjer}`,
        slitasje: { dpi: 200, skjev: -0.4, korn: 0.4 },
        html: ark(`<h1>ANSETTELSESKONTRAKT FOR FILM OG TV-DRAMA</h1><p style="text-align:center;font-size:11px">Blankett F-3. Fylles ut med blokkbokstaver eller tydelig skrift. Stryk det som ikke passer.</p>
<div class="b"><span>Produksjonsselskap:</span><u>${haand('Sølvkrok Film AS')}</u><span>org.nr.:</span><u>${haand(org('Sølvkrok Film AS'))}</u></div><div class="b"><span>Ansattes navn:</span><u>${haand('Jørn Aspelund')}</u><span>fødselsnr.:</span><u>${haand(delt(f22))}</u></div><div class="b"><span>Adresse:</span><u>${haand('Grønnegata 88, 2317 Hamar')}</u></div><div class="b"><span>Filmens/seriens tittel:</span><u>${haand('Siste runde')}</u><span>regi:</span><u>${haand('Camilla Storvik')}</u></div><div class="b"><span>Antall episoder i serien:</span><u>${haand('seks')}</u><span>den ansatte arbeider på:</span><u>${haand('alle')}</u></div><div class="b"><span>Ansettes som:</span><u>${haand('fotograf')}</u></div><div class="b"><span>Fra og med:</span><u>${haand('15. aug. 2022')}</u><span>til og med:</span><u>${haand('9. des. 2022')}</u><span>opptaksdager:</span><u>${haand('54')}</u></div><div class="b"><span>Ukelønn kr:</span><u>${haand('28 000')}</u><span>konto:</span><u>${haand(konto(2222))}</u></div><div class="b"><span>Særlige avtaler:</span><u>${haand('egen kamerapakke, kr 6 500 pr. uke')}</u></div>
<p>Overenskomsten mellom Virke og Norsk filmforbund gjelder for ansettelsen. Oppsigelsestiden er 14 dager. Lønnen betales etterskuddsvis.</p><p>${klausuler['1a'].replace('reguleres', 'regulereres')}</p><p>Den ansatte har taushetsplikt om manus og budsjett.</p><div class="b"><span>Sted og dato:</span><u>${haand('Hamar 4. juli 2022')}</u></div>
<div class="to"><div><div class="l">${strek('Dag Inge Sorli')}</div>For produksjonsselskapet (navn: ${haand('Dag Inge Sørli', 16)})</div><div><div class="l"></div>Den ansattes underskrift</div></div>`),
      },
    ],
  },
  {
    fasit: {
      id: 'w15-23',
      form: 'foto',
      language: 'nn',
      template: 'brev om to seriar',
      arbeidstaker: 'Gro Midtbø',
      produksjonsselskap: 'Sølvkrok Fjernsyn AS',
      registreringer: [
        rad('Bakstekampen', 'klippar', 'klipp', 3),
        rad('Grannelaget', 'klippar', 'klipp', null),
      ],
      rettighetsklausul: klausul('taus'),
      signaturer: begge,
      personnummer_i_dokumentet: null,
      forventet: 'FYLL INN EPISODER',
      begrunnelse:
        'Brevet gjev tre program av «Bakstekampen», men berre tre veker og ikkje noko tal for «Grannelaget».',
    },
    papirer: [
      {
        navn: 'w15-23.jpg',
        slag: 'foto',
        stil: `body{font:14.5px/1.6 "Liberation Serif",serif}.ark{padding:26mm 27mm}h1{font-size:17px;margin:18px 0 8px}p{margin:0 0 11px}${linjer}`,
        slitasje: { skjev: 0.8, uskarp: 0.15, korn: 0.25, skygge: 0.3 },
        html: ark(`<p><b>Sølvkrok Fjernsyn AS</b><br>Org.nr. ${org('Sølvkrok Fjernsyn AS')}<br>Hamnegata 2, 6150 Ørsta</p><p>Til Gro Midtbø, Volda</p><p style="text-align:right">Ørsta, 29. august 2022</p><h1>Arbeid som klippar hausten 2022</h1><p>Vi tilset deg som klippar på to seriar i haust.</p><p>Den fyrste er «Bakstekampen», sesong 1. Der klipper du program 3, 5 og 8. Sesongen er på åtte program, og Idar Hovden klipper resten. Du byrjar 5. september og har seks veker.</p><p>Den andre er «Grannelaget», der opptaka ikkje er ferdige før i oktober. Der er du med i tre veker frå 7. november. Etterarbeidsleiar Jorunn Sætre seier frå undervegs kva program du skal klippa.</p><p>Løna er kr 18 200 i veka for begge, og ho kjem på konto ${konto(2323)} den siste fredagen i månaden. Feriepengar er 12 %. Arbeidsstaden er Ørsta, men du kan sitja heime to dagar i veka.</p><p>Blir du sjuk, ringer du Jorunn. Oppseiingstida er 14 dagar.</p><p>Vi gler oss til å ha deg med att!</p>
<div class="to"><div><div class="l">${strek('Torbjorn Aarset')}</div>Torbjørn Årset<br>dagleg leiar</div><div><div class="l">${skrift('Gro Midtbø')}</div>Eg takkar ja<br>Gro Midtbø</div></div>`),
      },
    ],
  },
  {
    fasit: {
      id: 'w15-24',
      form: 'digital',
      language: 'nb',
      template: 'ansettelsesavtale i to spalter',
      arbeidstaker: 'Solveig Ekornrud',
      produksjonsselskap: 'Myrull Media AS',
      registreringer: [
        rad('Frost i mai', 'scenograf', 'scenograf', null),
        rad('Frost i mai', 'kostymedesigner', 'kostyme', null),
      ],
      rettighetsklausul: klausul('1a'),
      signaturer: begge,
      personnummer_i_dokumentet: f24,
      forventet: 'BEHANDLET',
      begrunnelse:
        'Hun er både scenograf og kostymedesigner på en spillefilm, klausul 1a er med, og begge har skrevet under.',
    },
    papirer: [
      {
        navn: 'w15-24.pdf',
        slag: 'digital',
        stil: `body{font:12.5px/1.5 "Liberation Sans",Arial,sans-serif}.ark{padding:18mm 20mm}h1{font-size:26px;font-weight:300;margin:0 0 2px}.under{color:#666;margin:0 0 18px}.s{display:grid;grid-template-columns:38mm 1fr;gap:0 8mm}.s b{border-top:1px solid #bbb;padding-top:8px}.s div{border-top:1px solid #bbb;padding:8px 0 12px}${linjer}`,
        html:
          ark(
            `<h1>Frost i mai</h1><p class="under">Ansettelsesavtale · Myrull Media AS · ${org('Myrull Media AS')}</p><div class="s"><b>Ansatt</b><div>Solveig Ekornrud<br>Fødselsnummer ${f24}<br>Kirkeveien 112, 1344 Haslum</div><b>Filmen</b><div>Spillefilmen «Frost i mai» (tidligere kalt «Jernnetter»), regi og manus: Adrian Falkum. Filmen er støttet av et regionalt filmfond og skal vises på kino våren 2023.</div><b>Funksjoner</b><div>Den ansatte har ansvaret for to avdelinger. Hun engasjeres som scenograf og dessuten som kostymedesigner. Hun leder rekvisitør Eline Bugge og kostymeassistent Victor Næss. Maskør er Wilma Ask, som ikke hører under henne.</div><b>Periode</b><div>14. mars – 24. juni 2022, 15 uker. Opptak i 29 dager fra 2. mai.</div><b>Lønn</b><div>Kr 31 000 pr. uke for begge funksjonene samlet. Lønnen utbetales den 30. i måneden til konto ${konto(2424)}.</div><b>Arbeidstid</b><div>Gjennomsnittlig 40 timer i uken. Lørdagsarbeid kan pålegges inntil tre ganger.</div><b>Arbeidssted</b><div>Hadeland og Oslo. Felles transport går fra Oslo S.</div><b>Budsjett</b><div>Scenografi kr 620 000 og kostymer kr 210 000. Innkjøp over kr 5 000 skal godkjennes av linjeprodusent Siri Bjørnstad.</div></div>`,
          ) +
          ark(`<div class="s"><b>Rettigheter</b><div>${klausuler['1a']}</div><b>Tegninger</b><div>Originale tegninger og modeller tilhører den ansatte, men selskapet kan beholde dem til filmen er levert.</div><b>Kreditering</b><div>«Scenografi og kostymer: Solveig Ekornrud» på eget skilt i forteksten.</div><b>Sykdom</b><div>Fravær meldes til linjeprodusenten før kl. 7 samme dag.</div><b>Forsikring</b><div>Lovpålagt yrkesskadeforsikring og reiseforsikring.</div><b>Oppsigelse</b><div>To uker fra begge sider. Avtalen opphører uten oppsigelse når perioden er ute.</div><b>Overenskomst</b><div>Overenskomsten mellom Virke og Norsk filmforbund om dramaproduksjon gjelder så langt ikke annet står her.</div></div><p>Oslo, 21. februar 2022</p>
<div class="to"><div><div class="l">${strek('Solveig Ekornrud')}</div>Solveig Ekornrud</div><div><div class="l">${strek('Siri Bjornstad')}</div>Siri Bjørnstad, etter fullmakt fra Myrull Media AS</div></div>`),
      },
    ],
  },
]
