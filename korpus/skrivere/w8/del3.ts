// w8-13 to w8-19: a music video, a film without title, clauses that quarrel, a form in nynorsk, an invoice.
import { felt, kryss, penn, rute } from './ark-skjema.ts'
import {
  ark,
  type Kontrakt,
  konto,
  kontrakt,
  linje,
  orgnrDelt,
  pnr,
  pnrDelt,
  punkter,
  reg,
  sidestilt,
  signatur,
  stempel,
  tabell,
  telefon,
} from './hjelp.ts'
import * as stil from './stiler.ts'
import { enkel, formell, nynorsk } from './tekster.ts'

const askefast = ark(
  `<div class="under"><h1>Deal memo – musikkvideo</h1><div>Klangbunn Video AS<br>org. ${orgnrDelt('Klangbunn Video AS')}</div></div>
<div class="spalter"><h3>Hvem og hva</h3><dl><dt>Artist</dt><dd>Askefast</dd><dt>Låt</dt><dd>Ro deg ned (3.52)</dd><dt>Plateselskap</dt><dd>Tåkelur Records</dd><dt>Navn</dt><dd>Benjamin Elgesetermo</dd><dt>Firma</dt><dd>Elgesetermo Grading ENK, org. ${orgnrDelt('Elgesetermo')}</dd><dt>Oppgave</dt><dd>Fargekorrigering (grade) av ferdig klippet video</dd><dt>Dager</dt><dd>2 dager i uke 9, 2022</dd><dt>Pris</dt><dd>kr 14 000 + mva</dd></dl>
${punkter(
  [
    [
      'Levering',
      'ProRes 4444 og tre sosiale formater. To runder endringer er med i prisen. Regissør Ludvig Nardobakk godkjenner.',
    ],
    [
      'Rettigheter',
      'Elgesetermo overdrar med dette samtlige rettigheter til arbeidet, uten begrensning i tid, sted, medium eller formål, til Klangbunn Video AS, som fritt kan endre arbeidet og videreoverdra det. Vederlaget er endelig oppgjør. Elgesetermo kan ikke kreve ytterligere vederlag, heller ikke gjennom F©R eller andre forvaltningsorganisasjoner.',
    ],
    ['Navn', 'Farge: Benjamin Elgesetermo, i beskrivelsen på nettet.'],
    enkel.hemmelig,
    ['Avlysning', 'Avlyses arbeidet mindre enn tre dager før, betales halvparten.'],
    ['Betaling', `14 dager etter faktura. Konto ${konto('w8-13')}.`],
    enkel.uenig,
  ],
  () => '',
)}</div>
${sidestilt(linje(signatur('Vegar Rosenborgmo', { maate: 0 }), 'Vegar Rosenborgmo, Klangbunn – 21.2.2022'), linje(signatur('Benjamin Elgesetermo', { maate: 1 }), 'Benjamin Elgesetermo – 22.2.2022'))}`,
)

const kortfilm = ark(
  `<h1>OPPDRAGSAVTALE</h1><h2>Vinterlys Kortfilm AS, Innherredsveien 590, 7067 Trondheim</h2>
<p>Vinterlys Kortfilm AS (heretter «Vinterlys») har avtalt følgende med <b>Sigurd Rosendalstrø</b>, født ${pnrDelt('w8-14')}.</p>
${punkter([
  [
    'Oppdraget',
    'Rosendalstrø skal stå for lyddesign til den kortfilmen Vinterlys nå har fått tilskudd til fra filmsenteret. Filmen har foreløpig ikke tittel og blir mellom ti og sytten minutter. Oppdraget omfatter lydlegging, atmosfærer, effekter og ferdig miks i 5.1.',
  ],
  ['Tid', 'Arbeidet gjøres i 12 dager mellom 1. og 30. september 2020.'],
  ['Honorar', `Kr 36 000 utbetales når miksen er godkjent, til konto ${konto('w8-14')}.`],
  ['Musikk', 'Musikken komponeres av Anne Grete Lerchendalsmo, som har egen avtale.'],
  formell.kreditering,
  formell.taushet,
  formell.avbrudd,
  ['Tvister', 'Tvist løses ved Trøndelag tingrett.'],
])}
<p>Trondheim, 24. august 2020</p>
${sidestilt(linje(signatur('Jo Singsåkerås', { maate: 0 }), 'Jo Singsåkerås'), linje(signatur('Sigurd Rosendalstrø', { maate: 2 }), 'Sigurd Rosendalstrø'))}`,
)

const dobbelt = [
  ark(`<h1>ANSETTELSESAVTALE</h1><h2>Dobbeltgjengeren</h2><div class="to">
<p>Mellom Nattskift Fiksjon AS, org.nr. ${orgnrDelt('Nattskift Fiksjon AS')}, Strandgaten 1011, 5004 Bergen («Selskapet») og Fride Askøyhaugen, fødselsnr. ${pnrDelt('w8-15')} («Medarbeideren»).</p>
${punkter(
  [
    [
      'Formål',
      'Selskapet produserer TV-dramaserien «Dobbeltgjengeren», seks episoder à 43,5 minutter, til en strømmetjeneste. Medarbeideren ansettes midlertidig for å tegne, anskaffe og ha det kunstneriske ansvaret for samtlige kostymer i samtlige episoder.',
    ],
    ['Varighet', '9. august 2021 – 4. februar 2022, juleuken unntatt.'],
    ['Lønn', `Kr 17 100,– pr. uke. Konto ${konto('w8-15')}.`],
    formell.arbeidstid,
    formell.ferie,
    formell.taushet,
    [
      'Medarbeiderens rettigheter',
      'For medlemmer av Norsk filmforbund med forvaltningskontrakt med F©R reguleres opphavsrettigheter i «Avtale om rettigheter mellom Virke Produsentforeningen og Norsk Filmforbund/F©R av 29.10.2016».',
    ],
    formell.sykdom,
  ],
  n => `${n}. `,
)}${punkter(
  [
    formell.reise,
    formell.kreditering,
    formell.forsikring,
    [
      'Overdragelse til strømmetjenesten',
      'Uansett hva som ellers måtte følge av denne avtale eller av tariffavtale, overdrar Medarbeideren ved sin underskrift alle nåværende og fremtidige økonomiske rettigheter til sitt bidrag til Selskapet og strømmetjenesten, eksklusivt, verden over og for vernetiden, og frasier seg ethvert vederlag ut over lønnen, herunder vederlag som innkreves av organisasjoner.',
    ],
    formell.hms,
    formell.oppsigelse,
    formell.tvist,
  ],
  n => `${n}. `,
  9,
)}
</div><p>Bergen, 28. juni 2021</p>
${sidestilt(linje(signatur('Heidi Damsgårdlid', { maate: 3 }), 'For Selskapet, Heidi Damsgårdlid'), linje(signatur('Fride Askøyhaugen', { maate: 0 }), 'Medarbeideren, Fride Askøyhaugen'))}<div class="bunn"><span>Ansettelsesavtale F. Askøyhaugen</span><span>1 (1)</span></div>`),
]

const groen = penn('w8-16', { farge: '#1a1a1a', skraa: 2, mm: 3.8 })

const fyrlykta = ark(
  `<h1>ARBEIDSKONTRAKT – FAGSTAB</h1><div class="lite">Stadlandet Film AS · Leikangervegen 1404, 6750 Stadlandet · org.nr. ${orgnrDelt('Stadlandet Film AS')}</div>
<h3>1 Arbeidstakar</h3>${felt('1fr 1fr', rute('Namn', groen('Gunnvor Selje-Hoddevik')), rute('Fødselsnummer', groen(pnr('w8-16'))), rute('Bustad', groen('Hoddevik 61, 6750 Stadlandet')), rute('Telefon', groen(telefon('w8-16'))))}
<h3>2 Produksjon</h3>${felt('2fr 1fr 1fr', rute('Tittel', groen('FYRLYKTA')), rute('Type', groen('drama, 8 x 41 min')), rute('Opptaksår', groen('2021')), rute('Funksjon (set ord på arbeidet)', groen('scenograf')), rute('Bolk(ar)', groen('bolk 1 og 3')), rute('Episodar', groen('sjå bolk')))}
<h3>3 Periode og løn</h3>${felt('1fr 1fr 1fr 1fr', rute('Frå', groen('12/4')), rute('Til', groen('3/9')), rute('Veker', groen('16')), rute('Løn i veka', groen('17 000')))}
<div class="rute">Arbeidsstad: ${kryss('Stadlandet', true)}${kryss('Bergen', false)}${kryss('Heime', false)} &nbsp; Eigen bil: ${kryss('ja', true)}${kryss('nei', false)}</div>
<h3>4 Vilkår</h3><div class="rute"><p>4.1 ${nynorsk.tid[1]}</p><p>4.2 For medlemer av Norsk filmforbund med forvaltningskontrakt med F©R er opphavsrettane regulerte i «Avtale om rettigheter mellom Virke Produsentforeningen og Norsk Filmforbund/F©R av 29.10.2016».</p><p>4.3 ${nynorsk.teie[1]}</p><p>4.4 ${nynorsk.slutt[1]}</p><p>4.5 ${nynorsk.namn[1]}</p></div>
<h3>5 Underskrift</h3>${felt('1fr 1fr', rute('Arbeidstakar, dato', `<div style="height:14mm">${signatur('Gunnvor Selje-Hoddevik', { maate: 1, farge: '#1a1a1a' })} ${groen('22/3')}</div>`), rute('Arbeidsgjevar, dato', `<div style="height:14mm">${signatur('Brit Ervikstrand', { maate: 0 })} ${groen('24/3')}</div>`))}`,
)

const laaven = [
  ark(`<h1>Kontrakt</h1><h2>mellom Tyholtmasta Media AS (${orgnrDelt('Tyholtmasta Media AS')}) og Espen Leinstrandås</h2>
<p>Espen Leinstrandås, personnummer ${pnrDelt('w8-17')}, Ole Nordgaards veg 212, 7049 Trondheim, skal arbeide for oss med <b>Alle på låven, sesong 4</b>. Programmet er sjangermessig TV-underholdning og sendes i TV 2 lørdager høsten 2022.</p>
${punkter([
  [
    'Arbeidet ditt',
    'Espen har to roller. Den første er som <b>redaktør</b>: Han bestemmer rekkefølgen på innslagene, skriver programledertekstene og har det innholdsmessige ansvaret for programmene han er satt opp på. Den andre er å være <b>researcher</b> for de samme programmene.',
  ],
  [
    'Hvor mange program',
    'Sesongen er på åtte program, og Espen har halvparten. Ragnhild Sverresdalen har resten. Hvem som tar hvilke, avgjør prosjektleder Odd Erling Havsteinbakk senest 1. juli.',
  ],
  ['Perioden', '2. mai–28. oktober 2022 (26 uker), med tre ukers ferie i juli.'],
  ['Lønna', `52 400 kroner i måneden, utbetalt til ${konto('w8-17')}.`],
  enkel.tid,
  enkel.syk,
  enkel.hemmelig,
])}<div class="bunn"><span>Tyholtmasta Media · Otto Nielsens veg 1200 · 7052 Trondheim</span><span>1</span></div>`),
  ark(`${punkter(
    [
      [
        'Rettigheter',
        'Utnyttelse av produksjonen reguleres i særskilt avtale mellom kringkaster/mediehus og F©R v/Norsk Filmforbund. Ingenting i kontrakten her skal forstås slik at du gir fra deg krav du har etter den avtalen.',
      ],
      enkel.navn,
      enkel.reise,
      enkel.folk,
      enkel.penger,
      enkel.slutt,
      enkel.uenig,
    ],
    n => `${n}. `,
    8,
  )}
<p>Kontrakten er signert elektronisk. Signaturene finnes under.</p>
${tabell(
  ['Hvem', 'Hvordan', 'Når'],
  [
    ['ESPEN LEINSTRANDÅS', 'BankID, fullført', '22.04.2022 kl. 10.41.07'],
    [
      'ODD ERLING HAVSTEINBAKK<br>på vegne av Tyholtmasta Media AS',
      'BankID, fullført',
      '22.04.2022 kl. 15.02.55',
    ],
  ],
)}
<p style="font-size:8pt">Dokument-ID 7f0c-21aa-94e3. Seglet av Signaturtrekket AS. Alle parter har signert.</p><div class="bunn"><span>Tyholtmasta Media · Otto Nielsens veg 1200 · 7052 Trondheim</span><span>2</span></div>`),
]

const oeyfolk =
  ark(`<div class="merke"><h1>Engasjement i etterarbeid</h1><div>Fosenhalvøya Produksjoner AS<br>${orgnrDelt('Fosenhalvøya Produksjoner AS')}</div></div>
${tabell(null, [
  ['Engasjert', 'Ola Bessakerhaug'],
  ['Fødselsnummer', pnrDelt('w8-18')],
  ['Produksjon', 'Øyfolk (dokumentarserie i fem deler for strømming)'],
  [
    'Oppgaver',
    'klippe tre av delene fra råmateriale til ferdig program; delene «Linesøya», «Stokkøya» og «Halten»',
  ],
  ['Periode', '01.02.–30.04.2021'],
  ['Honorar', 'kr 186 000 i alt'],
  ['Kontaktperson', `Mona Råkvågnes, ${telefon('mona')}`],
])}
${punkter([
  [
    'Rettigheter',
    'Opphavsrett for NFF-medlemmer m/forvaltningskontrakt med F©R: se «Avtale om rettigheter mellom Virke Produsentforeningen og Norsk Filmforbund/F©R», datert 29/10-16. Avtalen gjelder foran dette arket. Ved senere gjenbruk av materialet i andre programmer tas det kontakt med F©R.',
  ],
  formell.sykdom,
  formell.taushet,
])}<div class="bunn"><span>Utkast til signering. Returneres i to eksemplarer.</span><span>1/2</span></div>`) +
  ark(`${punkter([formell.kreditering, formell.utstyr, formell.oppsigelse, formell.tvist], n => `${n}. `, 4)}
${sidestilt(linje('', 'Sted, dato – Mona Råkvågnes'), linje('', 'Sted, dato – Ola Bessakerhaug'))}
<p style="margin-top:5mm">Med hilsen Mona Råkvågnes, Fosenhalvøya Produksjoner AS</p><div class="bunn"><span>Utkast til signering. Returneres i to eksemplarer.</span><span>2/2</span></div>`)

const faktura = ark(
  `<div class="hode"><div><b>Klippestova</b><br>v/Ingunn Strusshamnvik<br>Strusshamnvegen 77 C, 5302 Strusshamn<br>Org.nr. ${orgnrDelt('Klippestova')} MVA</div><div><b style="font-size:20pt">FAKTURA</b><br>Nr. 20220031<br>Dato 04.04.2022<br>Forfall 18.04.2022</div></div>
<p>Dokken Dokumentar AS<br>v/Geir Inge Fosslihaug<br>Dokkeveien 300, 5007 Bergen</p>
${tabell(
  ['Beskrivelse', 'Antall', 'Pris', 'Sum'],
  [
    ['Havneliv 3 – klipp, uke 10–13 (avrop D)', '4 uker', '21 000', '84 000'],
    ['Havneliv 3 – ekstra versjon til TV 2 Play', '2 dager', '4 800', '9 600'],
    ['Leie av klippemaskin', '4 uker', '1 500', '6 000'],
    ['', '', 'MVA 25 %', '24 900'],
    ['<b>Å betale</b>', '', '', '<b>124 500</b>'],
  ],
)}
<p>Betales til konto ${konto('w8-11')}. Merk betalingen med fakturanummer.</p>
<p style="font-size:9pt"><b>Fakturavilkår:</b> Netto 14 dager. Forsinkelsesrente etter loven. Leverte klippefiler er Klippestovas eiendom til fakturaen er betalt. Reklamasjon må skje innen ti dager. Ved avbestilling senere enn fire uker før start faktureres 50 %. Rettigheter følger rammeavtalen mellom partene.</p>
<div style="margin-top:12mm">${stempel(['ATTESTERT', '06.04.2022 GIF'], '#274d8a', -4)}</div>`,
)

export const del3: readonly Kontrakt[] = [
  kontrakt(
    'w8-13',
    {
      form: 'digital',
      mal: 'dealmemo-tospalte',
      hvem: 'Benjamin Elgesetermo',
      selskap: 'Klangbunn Video AS',
      reg: [reg('Askefast – Ro deg ned', 'Fargekorrigering (grade)', 'farge', null)],
      variant: 'buy-out',
      sign: [true, true],
      status: 'BEHANDLET',
      hvorfor:
        'Alle rettigheter er overdratt, så bare privatkopiering; fargekorrigerer på musikkvideo, signert av begge.',
    },
    { navn: 'Askefast grade memo.pdf', slag: 'digital', html: askefast, stil: stil.memo },
  ),
  kontrakt(
    'w8-14',
    {
      form: 'skann',
      mal: 'oppdragsavtale-prosa',
      hvem: 'Sigurd Rosendalstrø',
      selskap: 'Vinterlys Kortfilm AS',
      reg: [reg(null, 'lyddesign', 'lyd', null)],
      variant: 'taus',
      sign: [true, true],
      pnr: pnr('w8-14'),
      status: 'MANGLER PRODUKSJONSINFORMASJON',
      hvorfor:
        'Kortfilmen har ingen tittel i avtalen, så produksjonen må avklares; avtalen har heller ingen rettighetsklausul.',
    },
    { navn: 'oppdragsavtale lyd.pdf', slag: 'skann', html: kortfilm, stil: stil.med(stil.kontor, 'C059') },
  ),
  kontrakt(
    'w8-15',
    {
      form: 'digital',
      mal: 'prosakontrakt',
      hvem: 'Fride Askøyhaugen',
      selskap: 'Nattskift Fiksjon AS',
      reg: [
        reg(
          'Dobbeltgjengeren',
          'tegne, anskaffe og ha det kunstneriske ansvaret for samtlige kostymer',
          'kostyme',
          6,
        ),
      ],
      variant: 'motstridende',
      sign: [true, true],
      pnr: pnr('w8-15'),
      status: 'UNDER BEHANDLING',
      hvorfor: 'Klausul 1a i punkt 7 strider mot full overdragelse i punkt 12; må avklares.',
    },
    {
      navn: 'Ansettelsesavtale_Askøyhaugen.pdf',
      slag: 'digital',
      html: dobbelt.join(''),
      stil: stil.tospalte,
    },
  ),
  kontrakt(
    'w8-16',
    {
      form: 'skann',
      spraak: 'nn',
      mal: 'skjema-håndskrift',
      hvem: 'Gunnvor Selje-Hoddevik',
      selskap: 'Stadlandet Film AS',
      reg: [reg('Fyrlykta', 'scenograf', 'scenografi', null)],
      variant: '1a',
      sign: [true, true],
      pnr: pnr('w8-16'),
      status: 'FYLL INN EPISODER',
      hvorfor:
        'Arbeidet er oppgitt som bolk 1 og 3 uten at det står hvilke episoder det er; antallet må fylles inn.',
    },
    {
      navn: 'fyrlykta_kontrakt_gsh.pdf',
      slag: 'skann',
      html: fyrlykta,
      stil: stil.skjema,
      slitasje: { skjev: -1.5, dpi: 150, korn: 0.6 },
    },
  ),
  kontrakt(
    'w8-17',
    {
      form: 'digital',
      mal: 'prosakontrakt-esignert',
      hvem: 'Espen Leinstrandås',
      selskap: 'Tyholtmasta Media AS',
      reg: [
        reg('Alle på låven (sesong 4)', 'redaktør', 'redaktoer', 4),
        reg('Alle på låven (sesong 4)', 'researcher', null, 4),
      ],
      variant: '1b',
      sign: [true, true],
      pnr: pnr('w8-17'),
      status: 'BEHANDLET',
      hvorfor:
        'Redaktør er godkjent, researcher er ikke; halvparten av åtte program, klausul 1b og e-signert av begge.',
    },
    {
      navn: 'kontrakt Leinstrandås signert.pdf',
      slag: 'digital',
      html: laaven.join(''),
      stil: stil.med(stil.kontor, 'Liberation Sans', 'left'),
    },
  ),
  kontrakt(
    'w8-18',
    {
      form: 'foto',
      mal: 'engasjement-etterarbeid',
      hvem: 'Ola Bessakerhaug',
      selskap: 'Fosenhalvøya Produksjoner AS',
      reg: [reg('Øyfolk', 'klippe', 'klipp', 3)],
      variant: '1a',
      sign: [false, false],
      pnr: pnr('w8-18'),
      status: 'MANGLER SIGNATUR',
      hvorfor: 'Begge signaturlinjene er tomme; et maskinskrevet navn er ingen signatur.',
    },
    { navn: '20210118_oyfolk.jpg', slag: 'foto', html: oeyfolk, stil: stil.moenster },
  ),
  kontrakt(
    'w8-19',
    {
      form: 'digital',
      mal: 'faktura',
      hvem: 'Ingunn Strusshamnvik',
      selskap: 'Dokken Dokumentar AS',
      reg: [reg('Havneliv (sesong 3)', 'klipp', 'klipp', null)],
      variant: 'ikke_kontrakt',
      sign: [false, false],
      status: 'DOKUMENTASJONEN ER MANGELFULL',
      hvorfor: 'En faktura med vilkår er ingen signert kontrakt; rammeavtalen den viser til, må lastes opp.',
    },
    { navn: 'Faktura 20220031.pdf', slag: 'digital', html: faktura, stil: stil.brev },
  ),
]
