// w8-20 to w8-26: an English memo, a last page gone, an e-mail, two seasons, Roman numerals, a third of nine, a season untold.
import {
  ark,
  type Kontrakt,
  konto,
  kontrakt,
  linje,
  orgnrDelt,
  paraf,
  pnr,
  pnrDelt,
  punkter,
  reg,
  sidestilt,
  signatur,
  tabell,
  telefon,
} from './hjelp.ts'
import * as stil from './stiler.ts'
import { engelsk, enkel, formell, nynorsk } from './tekster.ts'

const steinjenta = [
  ark(`<h1>Crew Deal Memo</h1>
${tabell(null, [
  ['Production', 'STEINJENTA (working title “Stone Girl”) – feature film, approx. 108 minutes'],
  [
    'Company',
    `Trollheimsporten Film AS, org. no. ${orgnrDelt('Trollheimsporten Film AS')}, Surnadalsøra 55, 6650 Surnadal`,
  ],
  ['Crew member', 'Thandeka Mokoena-Lie, on loan through Lie Design Studio'],
  ['Norwegian ID no.', pnrDelt('w8-20')],
  ['Position', 'Production Designer'],
  ['Prep / shoot / wrap', '10 weeks / 8 weeks (42 shooting days) / 2 weeks, from 7 February 2022'],
  ['Fee', 'NOK 26,000 per week, all in'],
  ['Producer', 'Anders Kårvatnmo'],
  ['Director', 'Silje Nordmørsbakk'],
])}
${punkter([
  engelsk.hours,
  engelsk.secrecy,
  [
    'Work made for the Company',
    'All results and proceeds of the services, including drawings, models and designs, vest in the Company upon creation. The crew member assigns to the Company, irrevocably, exclusively and in perpetuity throughout the universe, every economic right therein. The fee is a complete buy-out; no residuals, levies or collectively managed remuneration shall be payable.',
  ],
  engelsk.credit,
  engelsk.travel,
  engelsk.insurance,
])}`),
  ark(`${punkter([engelsk.conduct, engelsk.stop, engelsk.law], n => `${n}. `, 7)}
<h1 style="margin-top:14mm">Signature certificate</h1>
${tabell(
  ['Signer', 'Role', 'Method', 'Status', 'Time (UTC)'],
  [
    ['Thandeka Mokoena-Lie', 'Crew member', 'E-mail + SMS', 'Signed', '2021-12-03 09:12:44'],
    ['Anders Kårvatnmo', 'For Trollheimsporten Film AS', 'BankID', 'Signed', '2021-12-03 13:40:09'],
    ['Birgit Todalsmo', 'Line producer (copy)', '–', 'Viewed', '2021-12-04 07:00:31'],
  ],
)}
<p>Envelope 88B2-0F5D. Completed. The document has not been altered since the last signature.</p>`),
]

const ferge = (side: number, ...deler: string[]) =>
  ark(
    ...deler,
    `<div class="bunn"><span>Regiavtale dokumentarfilm – form. D-11/2018</span><span>${paraf('Guro Leangshaug', '#222')} &nbsp; ${paraf('Torbjørn Agdeneshaug')}</span><span>Side ${side} av 3</span></div>`,
  )

const fergemann = [
  ferge(
    1,
    `<div class="merke"><h1>Regiavtale for dokumentarfilm</h1><div>Ladestien Dokumentar AS<br>org.nr. ${orgnrDelt('Ladestien Dokumentar AS')}</div></div>
<p>Regissør: <span class="felt">Torbjørn Agdeneshaug</span> Fødselsnr.: <span class="felt">${pnrDelt('w8-21')}</span></p><p>Filmens tittel: <span class="felt">Den siste fergemannen</span> Lengde: <span class="felt">ca. 79 min</span></p><p>Klipper: <span class="felt">Vibeke Stadsbygdås</span> Fotograf: <span class="felt">regissøren er ikke fotograf</span></p>
${punkter([
  [
    'Avtalens gjenstand',
    'Produsenten engasjerer regissøren til å ha regi på filmen, fra utvikling til ferdig visningskopi. Produsenten har ansvar for finansiering og budsjett og har det siste ordet i økonomiske spørsmål.',
  ],
  [
    'Fremdrift',
    'Opptak finner sted i 55 dager i tidsrommet mars 2020–mai 2021. Klippen skal være låst 15. oktober 2021. Premiere er planlagt til februar 2022.',
  ],
  ['Honorar', `Regissøren mottar kr 520 000,– fordelt på fem rater à kr 104 000,–. Konto ${konto('w8-21')}.`],
  formell.reise,
  formell.taushet,
])}`,
  ),
  ferge(
    2,
    punkter(
      [
        [
          'Opphavsrettigheter',
          'Hva angår opphavsrett, er partene enige om at rettighetene for medlemmer av Norsk filmforbund som har forvaltningskontrakt med F©R, klareres i og etter «Avtale om rettigheter for innkjøpte produksjoner mellom Virke Produsentforeningen og Norsk Filmforbund/F©R», inngått 9. mai 2017. Visning på festivaler i Norden og bruk av inntil tre minutter i reklame for filmen kan skje uten ytterligere klarering.',
        ],
        formell.kreditering,
        formell.forsikring,
        formell.avbrudd,
        [
          'Arkivmateriale',
          'Produsenten klarerer arkivmateriale og musikk. Regissøren skal ikke bruke klipp, bilder eller opptak av andre uten at dette er godkjent skriftlig.',
        ],
        formell.hms,
        [
          'Heving',
          'Ved vesentlig mislighold kan avtalen heves med virkning fra det tidspunkt den annen part har fått skriftlig varsel og en frist på ti dager til å rette. Påløpt honorar beholdes.',
        ],
      ],
      n => `${n}. `,
      6,
    ),
    '<p style="text-align:right"><i>Signaturer på neste side</i></p>',
  ),
]

const mail = ark(
  `<b>Ingrid Hestnesbukt</b><div class="felter"><b>Fra:</b> Camilla Bispehauglien &lt;camilla@femtigradernord.example&gt;<br><b>Til:</b> Ingrid Hestnesbukt &lt;ingrid@hestnesbukt.example&gt;<br><b>Kopi:</b> produksjon@femtigradernord.example<br><b>Sendt:</b> tirsdag 23. august 2022 14:17<br><b>Emne:</b> SV: SV: Nabovakt 2 – da sier vi det sånn</div>
<p>Hei Ingrid!</p><p>Da bekrefter jeg det vi snakket om: Du er fotograf (A-foto) på Nabovakt sesong 2, episode 1, 2, 5 og 8. Opptak fra 12. september til 21. oktober, 4 000 per dag, 22 dager. Kontrakten kommer fra Lise når hun er tilbake fra permisjon, den er helt standard med F©R-klausul og alt.</p>
<p>Kan du sende meg fødselsnummeret ditt på sms og ikke her?</p><p>Gleder meg!</p><p>Camilla<br>Femti Grader Nord TV AS<br>${telefon('camilla')}</p>
<div class="gammel"><p>Den 23. aug. 2022 kl. 11:02 skrev Ingrid Hestnesbukt:</p><p>Jeg er med! Fire episoder passer fint, har film i november. Hvem er B-foto? Og hva med drone?</p></div>
<p style="position:absolute;bottom:10mm;font-size:8pt">Skrevet ut 29.11.2023 · side 1 av 1</p>`,
)

const sofie = [
  ark(`<h1>FORFATTERAVTALE</h1><h2>Tante Sofie flytter inn</h2>
<p>Nygårdsmyra Serie AS, org.nr. ${orgnrDelt('Nygårdsmyra Serie AS')}, Lars Hilles gate 420, 5008 Bergen, her kalt selskapet, har inngått denne avtalen med forfatteren <b>Charlotte Krohnengdal</b>, f.nr. ${pnrDelt('w8-23')}.</p>
${punkter(
  [
    [
      'Bakgrunn',
      'Selskapet utvikler komiserien «Tante Sofie flytter inn» etter idé av Elin Skarsbørhaug. Første sesong består av seks episoder på 26 minutter og annen sesong av åtte. Tredje sesong, på ti episoder, er ikke besluttet og er ikke omfattet.',
    ],
    [
      'Forfatterens arbeid',
      'Forfatteren skriver originalmanus, fra synopsis til opptaksklart manus, til tre episoder i første sesong og fem episoder i annen sesong. De øvrige skrives av Preben Nordnesodden og Kaia Solheimslien. Forfatteren deltar dessuten i forfatterrom i 15 dager pr. sesong.',
    ],
    [
      'Frister',
      'Manus til første sesong leveres innen 1. februar 2018, til annen sesong innen 1. mars 2020.',
    ],
    [
      'Honorar',
      'Kr 85 000,– pr. episode, og kr 3 500,– pr. dag i forfatterrom. 40 % ved signering, 30 % ved førsteutkast, 30 % ved godkjent manus.',
    ],
    [
      'Endringer',
      'Selskapet kan kreve inntil to bearbeidelser. Andre kan ikke sluttføre et manus uten at forfatteren er blitt tilbudt det.',
    ],
    [
      'Rettigheter',
      'Opphavsrettighetene til medlemmer av Norsk filmforbund med forvaltningskontrakt med F©R reguleres i «Avtale om rettigheter mellom Virke Produsentforeningen og Norsk Filmforbund/F©R av 29.10.2016».',
    ],
    formell.taushet,
    formell.avbrudd,
  ],
  n => `§ ${n}. `,
)}<div class="bunn"><span>Forfatteravtale</span><span>s. 1</span></div>`),
  ark(`${punkter([formell.kreditering, formell.reise, formell.tvist], n => `§ ${n}. `, 9)}<p>Bergen, 4. september 2017</p>
${sidestilt(linje(signatur('Elin Skarsbørhaug', { maate: 2 }), 'Nygårdsmyra Serie AS'), linje(signatur('Charlotte Krohnengdal', { maate: 0 }), 'Charlotte Krohnengdal'))}<div class="bunn"><span>Forfatteravtale</span><span>s. 2</span></div>`),
]

const folket = ark(
  `<h1>A V T A L E</h1>
<p>mellom NORDDAL DRAMA AS, 6214 Norddal (org.nr. ${orgnrDelt('Norddal Drama AS')}) og Birger Ørskogmyr, Sjøholt (${pnrDelt('w8-24')}).</p>
<h3>I. Produksjonen</h3><p>FOLKET UNDER FJELLET, dramaserie i åtte deler (I–VIII). Innspilling 2021 i Norddal og Tafjord.</p>
<h3>II. Arbeidet</h3><p>Ørskogmyr har det samlede ansvaret for lyden på delene III, IV og VIII, både opptak på stedet og den lydkunstneriske utformingen i etterarbeidet. Bomoperatør er Wenche Linge-Viksdal.</p>
<h3>III. Tid og betaling</h3><p>23 uker à kr 16 500,- fra og med 3. mai. Utbetales den 10. til konto ${konto('w8-24')}.</p>
<h3>IV. Rettigheter</h3><p>For medlemmer av Norsk filmforbund med forvaltningskontrakt med F(c)R reguleres opphavsrettigheter i "Avtale om rettigheter mellom Virke Produsentforeningen og Norsk Filmforbund/F(c)R av 29.10.2016".</p>
<h3>V. Annet</h3><p>${enkel.hemmelig[1]} ${enkel.navn[1]}</p><p>${formell.sykdom[1]}</p>
<h3>VI. Undertegning</h3><p>Norddal, den 19/4 2021</p>
${sidestilt(linje(signatur('Kjersti Fjøråhaug', { maate: 3 }), 'for Norddal Drama AS'), linje(signatur('Birger Ørskogmyr', { maate: 0 }), 'Birger Ørskogmyr'))}`,
)

const frukt = [
  ark(`<h1>Arbeidsavtale for regissør</h1><h2>Hardangervid Dokumentar AS, org.nr. ${orgnrDelt('Hardangervid Dokumentar AS')}</h2>
<p>Arbeidsgjevar: Hardangervid Dokumentar AS, Sørfjordvegen 1903, 5778 Utne. Arbeidstakar: Aslaug Lofthusteigen, f. ${pnrDelt('w8-25')}, Ullensvangvegen 707, 5781 Lofthus.</p>
${punkter([
  [
    'Verket',
    'Dokumentarserien «Fruktbøndene», ni program på 41 minutt, tinga av TV 2. Enkeltprogrammet «året etter» er ikkje med i denne avtala.',
  ],
  [
    'Arbeidet',
    'Lofthusteigen er regissør for ein tredjepart av dei ni programma i serien. Kva program det blir, bestemmer arbeidsgjevaren etter at vårblomstringa er filma. Ho følgjer sine program frå research til ferdig lydmiks.',
  ],
  ['Tid', 'Frå 12. april 2021 til 28. januar 2022 med 60 prosent stilling, 25 opptaksdagar.'],
  ['Løn', `Kr 34 500 i månaden. Konto ${konto('w8-25')}.`],
  nynorsk.tid,
  [
    'Rettar',
    'Utnytting av produksjonen blir regulert i særskild avtale mellom kringkastar/mediehus og F©R v/Norsk Filmforbund. Arbeidsgjevaren kan bruke bilete frå opptaka i lanseringa.',
  ],
  nynorsk.teie,
  nynorsk.reise,
  nynorsk.namn,
  nynorsk.pensjon,
])}`),
  ark(`${punkter([nynorsk.sjuk, nynorsk.trygd, nynorsk.slutt, nynorsk.usemje], n => `${n}. `, 11)}<p>Utne, 29. mars 2021</p>
${sidestilt(linje(signatur('Lars Kinsarvbø', { maate: 1 }), 'Lars Kinsarvbø, arbeidsgjevar'), linje(signatur('Aslaug Lofthusteigen', { maate: 2 }), 'Aslaug Lofthusteigen, arbeidstakar'))}`),
]

const vintervakt = ark(
  `<div class="topp"><b>Kontrakt medarbeider</b><span>KUHAUGEN DRAMA AS</span></div>
${tabell(
  null,
  [
    ['Arbeidsgiver', `Kuhaugen Drama AS, org.nr. ${orgnrDelt('Kuhaugen Drama AS')}`],
    ['Arbeidstaker', `Jon Asbjørn Malvikflata, ${pnrDelt('w8-26')}`],
    ['Produksjon', 'VINTERVAKT'],
    ['Stilling', 'Fotograf, ansvarlig for kamera og lys (A-kamera)'],
    ['Episoder', 'fire av åtte'],
    ['Periode', 'januar–april, se plan'],
    ['Ukelønn', 'kr 18 000'],
    ['Konto', konto('w8-26')],
  ],
  'to',
)}
${punkter([
  enkel.tid,
  enkel.syk,
  enkel.hemmelig,
  [
    'Rettigheter',
    'Kuhaugen Drama får bruke bidraget i serien og i omtale av den. Ut over dette reguleres opphavsrettighetene for medlemmer av Norsk filmforbund med forvaltningskontrakt med F©R i «Avtale om rettigheter mellom Virke Produsentforeningen og Norsk Filmforbund/F©R av 29.10.2016».',
  ],
  enkel.navn,
  enkel.reise,
  enkel.folk,
  enkel.uenig,
])}
${sidestilt(linje(signatur('Siv Rønninglien', { maate: 3 }), 'Siv Rønninglien, Kuhaugen Drama AS'), linje(signatur('Jon Asbjørn Malvikflata', { maate: 1 }), 'Jon Asbjørn Malvikflata'))}`,
)

export const del4: readonly Kontrakt[] = [
  kontrakt(
    'w8-20',
    {
      form: 'digital',
      spraak: 'en',
      mal: 'crew-deal-memo',
      hvem: 'Thandeka Mokoena-Lie',
      selskap: 'Trollheimsporten Film AS',
      reg: [reg('Steinjenta', 'Production Designer', 'scenografi', null)],
      variant: 'buy-out',
      sign: [true, true],
      pnr: pnr('w8-20'),
      status: 'BEHANDLET',
      hvorfor: 'Full buy-out på engelsk, så bare privatkopiering; begge har signert elektronisk.',
    },
    { navn: 'Stone Girl deal memo.pdf', slag: 'digital', html: steinjenta.join(''), stil: stil.english },
  ),
  kontrakt(
    'w8-21',
    {
      form: 'skann',
      mal: 'mønsteravtale',
      hvem: 'Torbjørn Agdeneshaug',
      selskap: 'Ladestien Dokumentar AS',
      reg: [reg('Den siste fergemannen', 'regissør', 'regi', null)],
      variant: '2',
      sign: [false, false],
      pnr: pnr('w8-21'),
      status: 'DOKUMENTASJONEN ER MANGELFULL',
      hvorfor: 'Side 3 av 3 med signaturene mangler; initialer i bunnen av sidene er ikke nok.',
    },
    { navn: 'Scan2022-01.pdf', slag: 'skann', html: fergemann.join(''), stil: stil.moenster },
  ),
  kontrakt(
    'w8-22',
    {
      form: 'foto',
      mal: 'e-postbekreftelse',
      hvem: 'Ingrid Hestnesbukt',
      selskap: 'Femti Grader Nord TV AS',
      reg: [reg('Nabovakt (sesong 2)', 'fotograf (A-foto)', 'fotoTv', 4)],
      variant: 'ikke_kontrakt',
      sign: [false, false],
      status: 'DOKUMENTASJONEN ER MANGELFULL',
      hvorfor:
        'E-posten bekrefter avtalen, men kontrakten den lover, er ikke med; ingen signaturer og ingen klausul.',
    },
    { navn: 'utskrift mail.jpg', slag: 'foto', html: mail, stil: stil.epost },
  ),
  kontrakt(
    'w8-23',
    {
      form: 'digital',
      mal: 'forfatteravtale',
      hvem: 'Charlotte Krohnengdal',
      selskap: 'Nygårdsmyra Serie AS',
      reg: [
        reg('Tante Sofie flytter inn (sesong 1)', 'originalmanus', 'manus', 3),
        reg('Tante Sofie flytter inn (sesong 2)', 'originalmanus', 'manus', 5),
      ],
      variant: '1a',
      sign: [true, true],
      pnr: pnr('w8-23'),
      status: 'BEHANDLET',
      hvorfor:
        'Originalmanus til tre episoder i første og fem i annen sesong; klausul 1a og begge signaturer.',
    },
    {
      navn: 'forfatteravtale Tante Sofie.pdf',
      slag: 'digital',
      html: sofie.join(''),
      stil: stil.med(stil.kontor, 'P052'),
    },
  ),
  kontrakt(
    'w8-24',
    {
      form: 'skann',
      mal: 'prosakontrakt-maskin',
      hvem: 'Birger Ørskogmyr',
      selskap: 'Norddal Drama AS',
      reg: [
        reg('Folket under fjellet', 'samlet ansvar for lyden, opptak og lydkunstnerisk utforming', 'lyd', 3),
      ],
      variant: '1a',
      sign: [true, true],
      pnr: pnr('w8-24'),
      status: 'BEHANDLET',
      hvorfor: 'Ansvar for lyden er lydsjef; delene III, IV og VIII er tre, klausul 1a og begge signaturer.',
    },
    { navn: 'Ørskogmyr avtale.pdf', slag: 'skann', html: folket, stil: stil.maskin },
  ),
  kontrakt(
    'w8-25',
    {
      form: 'digital',
      spraak: 'nn',
      mal: 'prosakontrakt',
      hvem: 'Aslaug Lofthusteigen',
      selskap: 'Hardangervid Dokumentar AS',
      reg: [reg('Fruktbøndene', 'regissør', 'regi', 3)],
      variant: '1b',
      sign: [true, true],
      pnr: pnr('w8-25'),
      status: 'BEHANDLET',
      hvorfor: 'Klausul 1b på nynorsk, begge har signert, og en tredjedel av ni program er tre.',
    },
    {
      navn: 'Arbeidsavtale A Lofthusteigen.pdf',
      slag: 'digital',
      html: frukt.join(''),
      stil: stil.med(stil.kontor, 'DejaVu Serif', 'left', 9.6),
    },
  ),
  kontrakt(
    'w8-26',
    {
      form: 'digital',
      mal: 'engasjementstabell',
      hvem: 'Jon Asbjørn Malvikflata',
      selskap: 'Kuhaugen Drama AS',
      reg: [reg('Vintervakt', 'Fotograf', 'foto', 4)],
      variant: '1a',
      sign: [true, true],
      pnr: pnr('w8-26'),
      status: 'MANGLER PRODUKSJONSINFORMASJON',
      hvorfor: 'Avtalen har verken sesong eller årstall, og registeret har tre sesonger; må avklares.',
    },
    {
      navn: 'kontrakt_JAM.pdf',
      slag: 'digital',
      html: vintervakt,
      stil: stil.lys(stil.engasjement, 'Liberation Serif'),
    },
  ),
]
