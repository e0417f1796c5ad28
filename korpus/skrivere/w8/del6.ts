// w8-34 to w8-40: continuity, a sound designer in English, a photographed last page, a call-off by episode, initials, a call sheet.
import { felt, kryss, penn, rute } from './ark-skjema.ts'
import {
  ark,
  haand,
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

const blyant = penn('w8-34', { farge: '#44464c', tykk: 7, mm: 3.7, skraa: 18 })

const straumen = ark(
  `<h1>TILSETJINGSSKJEMA</h1><div class="lite">Ytre Kyst Film AS · 6900 Florø · org.nr. ${orgnrDelt('Ytre Kyst Film AS')} · eitt skjema for kvar tilsett</div>
<h3>PERSON</h3>${felt('1fr 1fr', rute('Etternamn', blyant('Batalden-Rognaldsvåg')), rute('Fornamn', blyant('Siri Johanne')), rute('Fødselsnr.', blyant(pnrDelt('w8-34'))), rute('Kontonr.', blyant(konto('w8-34'))), rute('Næraste pårørande', blyant('Per Batalden, 000 44 210')), rute('Matønske', blyant('ikkje skaldyr!')))}
<h3>JOBB</h3>${felt('1fr 1fr 1fr', rute('Produksjon', blyant('Straumen (serien)')), rute('Episodar', blyant('alle 6')), rute('Avdeling', blyant('regi')))}
${felt('1fr', rute('Kva skal du gjere?', blyant('passe kontinuitet, føre scriptrapport')))}
${felt('1fr 1fr 1fr 1fr', rute('Frå', blyant('19/9-22')), rute('Til', blyant('25/11-22')), rute('Løn/veke', blyant('14 900')), rute('Regissør', blyant('Pål Kinnsund')))}
<h3>VILKÅR</h3><div class="rute"><p>a) ${nynorsk.tid[1]}</p><p>b) ${nynorsk.sjuk[1]}</p><p>c) ${nynorsk.teie[1]}</p><p>d) ${nynorsk.namn[1]}</p><p>e) ${nynorsk.slutt[1]}</p></div>
<div class="rute">Lese HMS-instruks: ${kryss('ja', true)}${kryss('nei', false)} Eige kjøretøy i teneste: ${kryss('ja', false)}${kryss('nei', true)}</div>
<h3>SIGNERT</h3>${felt('1fr 1fr', rute('Tilsett', `<div style="height:15mm">${signatur('Siri Johanne Batalden', { maate: 1 })}</div>`), rute('Ytre Kyst Film', `<div style="height:15mm">${signatur('Nils Solundvåg', { maate: 0 })}</div>`))}`,
)

const hval = [
  ark(`<h1>Sound Designer Agreement</h1>
<p>between <b>Sandvikspollen Film AS</b>, organisation number ${orgnrDelt('Sandvikspollen Film AS')}, Sjøgaten 311, 5035 Bergen (the “Company”), and <b>Eilidh Strathnairn</b>, 5 Kelvinbrae Court, Glasgow, temporarily resident in Bergen, Norwegian identity number ${pnrDelt('w8-35')} (the “Designer”).</p>
${punkter([
  [
    'The Film',
    '“Hvalprotokollen” (international title “The Whale Ledger”), a documentary film of about 85 minutes directed by Marthe Ådlandsvåg.',
  ],
  [
    'The work',
    'The Designer shall create and supervise the complete sound design of the Film, including the editing of dialogue and effects, and attend the final mix. Location sound has been recorded by others. Composer: Tormod Breisteinsli.',
  ],
  ['Time', 'Nine weeks between 9 January and 31 March 2023, of which the mix occupies 8 days.'],
  ['Remuneration', 'NOK 212,000 payable in three parts against invoice; 30 days net.'],
  [
    'Rights',
    'Where the Designer is a member of Norsk filmforbund with a management contract with F©R, her copyright is regulated by the “Agreement on rights between Virke Produsentforeningen and Norsk Filmforbund/F©R of 29.10.2016”. Nothing else in this agreement shall be read as a transfer going further.',
  ],
  engelsk.secrecy,
  engelsk.credit,
])}`),
  ark(`${punkter([engelsk.travel, engelsk.insurance, engelsk.tax, engelsk.conduct, engelsk.stop, engelsk.law], n => `${n}. `, 8)}
<p style="margin-top:8mm">Signed in Bergen on the dates stated below.</p>
${sidestilt(linje('', 'For the Company (Marthe Ådlandsvåg)<br>Date:'), linje(signatur('Eilidh Strathnairn', { maate: 0 }), 'The Designer<br>Date: 19 December 2022'))}`),
]

const kjellerHode = `<div class="under"><h1>Kjelleren</h1><div>Havrekake Underholding AS · Vestre Torggaten 202 · 5015 Bergen<br>org.nr. ${orgnrDelt('Havrekake Underholdning AS')}</div></div>`

const kjellerSide1 = ark(
  `${kjellerHode}<div style="display:grid;grid-template-columns:1fr 1fr;gap:8mm"><dl><dt>Hvem</dt><dd>Nora-Marie Gyldenprisås</dd><dt>F.nr.</dt><dd>${pnrDelt('w8-36')}</dd><dt>Konto</dt><dd>${konto('w8-36')}</dd></dl><dl><dt>Hva</dt><dd>VJ (filmer, intervjuer og grovordner egne innslag)</dd><dt>Serie</dt><dd>Kjelleren, sesong 1: 8 × 26 min</dd><dt>Omfang</dt><dd>hele sesongen</dd></dl></div>
<div class="spalter">${punkter(
    [
      [
        'Når',
        'Vi tar opp fra 15. august til 4. november 2022. Dager avtales fortløpende, men blir ikke færre enn 40.',
      ],
      ['Lønn', 'Dagen er kr 3 450. Kamera og lyd holder vi.'],
      enkel.tid,
      enkel.penger,
      enkel.syk,
      enkel.hemmelig,
      [
        'Rettigheter',
        'Hva kanalen og strømmetjenesten kan gjøre med serien, altså utnyttelsen av produksjonen, reguleres i særskilt avtale mellom kringkaster/mediehus og F©R v/Norsk Filmforbund. I denne memoen avtaler vi ikke noe om det.',
      ],
      enkel.navn,
      enkel.reise,
      enkel.folk,
      enkel.slutt,
    ],
    () => '',
  )}</div><p style="text-align:right">Blar du om, finner du signaturene.</p>`,
)
const kjellerSide2 = (ho: string, oss: string) =>
  ark(
    `${kjellerHode}<p>Side 2 – signaturer til deal memo for Nora-Marie Gyldenprisås, VJ</p><p>Vi er enige om det som står på side 1. Bergen, 1. juli 2022.</p>${sidestilt(linje(oss, 'Sturla Møllendalsnes, Havrekake'), linje(ho, 'Nora-Marie Gyldenprisås'))}`,
  )

const nabovakt = ark(
  `<h1>Avropsavtale etterarbeid 2022/23</h1>
<p>Femti Grader Nord TV AS (${orgnrDelt('Femti Grader Nord TV AS')}) og Vegard Kattemskogen (${pnrDelt('w8-37')}), som arbeider fra eget kontor i Heimdalsvegen 990, 7080 Heimdal.</p>
${tabell(
  ['Linje', 'Program', 'Ep.', 'Hva', 'Uker', 'Sum kr'],
  [
    ['1', 'Nabovakt 2', '201 «Hekken»', 'etterarbeidsredaktør', '4', '92 000'],
    ['2', 'Nabovakt 2', '203 «Parkeringa»', 'etterarbeidsredaktør', '4', '92 000'],
    ['3', 'Nabovakt 2', '204 «Trampolina»', 'etterarbeidsredaktør', '4', '92 000'],
    ['4', 'Nabovakt 2', '207 «Fellesvaskeriet»', 'etterarbeidsredaktør', '5', '115 000'],
    ['5', 'Torgdagen 1', 'etter behov', 'etterarbeidsregi', 'inntil 10', '4 400 pr. dag'],
  ],
)}
${punkter([
  [
    'Arbeidet',
    'Etterarbeidsredaktøren leder klippen, bygger historiene og leverer til kanalens godkjenning. På Torgdagen avtales dagene måned for måned.',
  ],
  ['Betaling', `Faktura etter godkjent episode. Konto ${konto('w8-37')}.`],
  [
    'Rettigheter',
    'Utnyttelse av produksjonene reguleres i særskilt avtale mellom kringkaster/mediehus og F©R v/Norsk Filmforbund.',
  ],
  enkel.hemmelig,
  enkel.folk,
  enkel.navn,
  [
    'Fullstendig oppgjør',
    'Med betalingen etter punkt 2 er alle rettigheter til alt Kattemskogen har laget, overdratt til Femti Grader Nord for all fremtid, og han kan ikke motta vederlag fra kringkaster, mediehus eller F©R for noen bruk av programmene.',
  ],
  enkel.uenig,
])}
${sidestilt(linje(signatur('Camilla Bispehauglien', { maate: 2 }), 'Camilla Bispehauglien, 30.6.2022'), linje(signatur('Vegard Kattemskogen', { maate: 1 }), 'Vegard Kattemskogen, 30.6.2022'))}`,
)

const regnHjoerne = `<div style="position:absolute;right:16mm;bottom:12mm">${paraf('Torunn Bjørgeset')} ${paraf('Kjetil Matresfjell', '#222')}</div>`
const regnboka = [
  ark(`<div class="hode"><div><b>Regnfang Film AS</b><br>Georgernes Verft 1212, 5011 Bergen<br>${orgnrDelt('Regnfang Film AS')}</div><div>Bergen, 11. mai 2020</div></div>
<p>Kjetil Matresfjell<br>Matre, 5984 Matredal<br>Fødselsnr. ${pnrDelt('w8-38')}</p><h1>Avtale om klipp av Regnboka</h1>
<p>Kjære Kjetil. Vi er glade for at du vil klippe for oss. Serien heiter <b>Regnboka</b> og er ein dokumentar i seks delar på ein halvtime kvar. Du skal klippe dei to siste. Dei fire fyrste er alt klipte av Anne-Lin Modalslid.</p>
<p>Du byrjar 8. juni og er ferdig 14. august. Det er ti veker, og to av dei er ferie. Løna er kr 15 800 for veka. Pengane går til konto ${konto('w8-38')}.</p>
${punkter([nynorsk.tid, nynorsk.sjuk, nynorsk.teie, nynorsk.namn], () => '')}${regnHjoerne}`),
  ark(`${punkter([nynorsk.pensjon, nynorsk.trygd, nynorsk.reise, nynorsk.slutt, nynorsk.usemje], () => '')}
<p style="margin-top:6mm">Skriv under begge eksemplara og send det eine tilbake til oss.</p>
${sidestilt(linje('', 'Torunn Bjørgeset, Regnfang Film AS'), linje('', 'Kjetil Matresfjell'))}${regnHjoerne}`),
]

const dagsplan = ark(
  `<h1>DAGSPLAN 17 – torsdag 10. juni 2021</h1><p><b>FOLKET UNDER FJELLET</b> · Norddal Drama AS · episode 3 og 4 · Tafjord kraftstasjon · frammøte 07.00 · lunsj 12.00 · slutt 17.30</p>
${tabell(
  ['Sc.', 'Ep.', 'Beskrivelse', 'D/N', 'Rolle', 'Sider'],
  [
    ['3/14', '3', 'INT. TUNNEL – Alma finner boka', 'D', '1, 4', '2 3/8'],
    ['3/15', '3', 'INT. TUNNEL – raset', 'D', '1, 4, 9', '1 1/8'],
    ['4/02', '4', 'EXT. PORTEN – arbeiderne venter', 'D', '2, 3, statister 18', '3'],
  ],
)}
${tabell(
  ['Avdeling', 'Navn', 'Tlf.', 'Møter'],
  [
    ['Regi', 'Hallgeir Eidsdalsnes', telefon('a'), '07.00'],
    ['Foto', 'Petra Valldalssæter', telefon('b'), '06.45'],
    ['A-lyd', 'Birger Ørskogmyr', telefon('c'), '07.00'],
    ['<mark>Scenograf</mark>', '<mark>Solveig Geirangsli</mark>', telefon('d'), '05.30'],
    ['Kostyme', 'Jannicke Fjørådalen', telefon('e'), '05.45'],
    ['Sminke', 'Roy Liabygda', telefon('f'), '05.45'],
    ['Innsp.leder', 'Tone Muldalsfoss', telefon('g'), '06.00'],
    ['Runner', 'Sander Zakariasdammen', telefon('h'), '05.30'],
  ],
)}
<h3>Merk</h3><p>Hjelm og refleks i tunnelen. Ikke dekning: walkie kanal 3. Nærmeste sykehus: Ålesund. ${enkel.hemmelig[1]}</p><p>Godkjent: ${haand('T. Muldalsfoss', { mm: 3.4, stil: 'løkke' })}</p>`,
)

const natt1 = ark(
  `<div class="merke"><h1>Standardkontrakt S-5<br>Stab, drama</h1><div style="font-size:8pt">Vestlandske Stabsforhandlingar<br>utgåve 3</div></div>
<p>Mellom <span class="felt">Marineholm Media AS</span> org.nr. <span class="felt">${orgnrDelt('Marineholm Media AS')}</span></p><p>og <span class="felt">Roar Nordnesbukt</span> født (11 siffer) <span class="felt">${pnr('w8-40')}</span></p><p>Produksjon <span class="felt">Nattevakta, 1. sesong (4 × 22 min)</span> Omfang <span class="felt">alle fire episodene</span></p><p>Arbeid <span class="felt">lysansvarlig og førsteassistent kamera</span></p><p>Tid <span class="felt">5/10–13/11 2020</span> Lønn pr. uke <span class="felt">15 200</span> Konto <span class="felt">${konto('w8-40')}</span></p><p>Fotograf er <span class="felt">Lillian Skolteneset</span></p>
${punkter([
  [
    'Rettigheter',
    'For medlemmer av Norsk filmforbund med forvaltningskontrakt med F©R reguleres opphavsrettigheter i «Avtale om rettigheter mellom Virke Produsentforeningen og Norsk Filmforbund/F©R av 29.10.2016».',
  ],
  formell.arbeidstid,
  formell.overtid,
  formell.sykdom,
  formell.taushet,
  formell.kreditering,
])}<div class="bunn"><span>S-5</span><span>1 av 2</span></div>`,
)
const natt2 = ark(
  `${punkter([formell.utstyr, formell.forsikring, formell.hms, formell.oppsigelse, formell.tvist], n => `${n}. `, 7)}
<p>Kontrakt: Roar Nordnesbukt – Nattevakta, 1. sesong</p><p>Bergen <span class="felt">24/9-20</span></p>
${sidestilt(linje(signatur('Joakim Reksteråsen', { maate: 1 }), 'for produsenten (Joakim Reksteråsen)'), linje(signatur('Roar Nordnesbukt', { maate: 0 }), 'stabsmedlem'))}<div class="bunn"><span>S-5</span><span>2 av 2</span></div>`,
)

export const del6: readonly Kontrakt[] = [
  kontrakt(
    'w8-34',
    {
      form: 'foto',
      spraak: 'nn',
      mal: 'skjema-håndskrift',
      hvem: 'Siri Johanne Batalden-Rognaldsvåg',
      selskap: 'Ytre Kyst Film AS',
      reg: [reg('Straumen', 'passe kontinuitet, føre scriptrapport', null, 6)],
      variant: 'taus',
      sign: [true, true],
      pnr: pnr('w8-34'),
      status: 'MANGLER GODKJENT FAGFUNKSJON',
      hvorfor:
        'Kontinuitet (script) er ikke en godkjent fagfunksjon; skjemaet har heller ingen rettighetsklausul.',
    },
    {
      navn: '20220920_114502.jpg',
      slag: 'foto',
      html: straumen,
      stil: stil.skjema,
      slitasje: { skjev: 2.2, uskarp: 0.2 },
    },
  ),
  kontrakt(
    'w8-35',
    {
      form: 'digital',
      spraak: 'en',
      mal: 'crew-agreement-lang',
      hvem: 'Eilidh Strathnairn',
      selskap: 'Sandvikspollen Film AS',
      reg: [reg('Hvalprotokollen', 'Sound Designer', 'lyd', null)],
      variant: 'EN',
      sign: [true, false],
      pnr: pnr('w8-35'),
      status: 'MANGLER SIGNATUR',
      hvorfor: 'Bare arbeidstakeren har signert; selskapets linje er tom.',
    },
    { navn: 'Strathnairn_SD_agreement.pdf', slag: 'digital', html: hval.join(''), stil: stil.english },
  ),
  kontrakt(
    'w8-36',
    {
      form: 'blandet',
      mal: 'dealmemo-tospalte',
      hvem: 'Nora-Marie Gyldenprisås',
      selskap: 'Havrekake Underholdning AS',
      reg: [reg('Kjelleren (sesong 1)', 'VJ', 'regiTv', 8)],
      variant: '1b',
      sign: [true, true],
      pnr: pnr('w8-36'),
      status: 'BEHANDLET',
      hvorfor:
        'PDF-en er usignert, men fotoet av side 2 viser begge signaturer; VJ på hele sesongen på åtte, klausul 1b.',
    },
    {
      navn: 'Kjelleren VJ memo.pdf',
      slag: 'digital',
      html: kjellerSide1 + kjellerSide2('', ''),
      stil: stil.memo,
    },
    {
      navn: 'IMG_3307.jpg',
      slag: 'foto',
      html: kjellerSide2(
        signatur('Nora-Marie Gyldenprisås', { maate: 1 }),
        signatur('Sturla Møllendalsnes', { maate: 0 }),
      ),
      stil: stil.memo,
    },
  ),
  kontrakt(
    'w8-37',
    {
      form: 'digital',
      mal: 'rammeavtale-avrop',
      hvem: 'Vegard Kattemskogen',
      selskap: 'Femti Grader Nord TV AS',
      reg: [
        reg('Nabovakt (sesong 2)', 'etterarbeidsredaktør', 'etterarbeid', 4),
        reg('Torgdagen (sesong 1)', 'etterarbeidsregi', 'etterarbeid', null),
      ],
      variant: 'motstridende',
      sign: [true, true],
      pnr: pnr('w8-37'),
      status: 'FYLL INN EPISODER',
      hvorfor:
        'Nabovakt er fire linjer, men Torgdagen er «etter behov» og må fylles inn; klausul 1b strider dessuten mot punkt 7.',
    },
    { navn: 'avrop etterarbeid VK.pdf', slag: 'digital', html: nabovakt, stil: stil.raster },
  ),
  kontrakt(
    'w8-38',
    {
      form: 'skann',
      spraak: 'nn',
      mal: 'brevkontrakt',
      hvem: 'Kjetil Matresfjell',
      selskap: 'Regnfang Film AS',
      reg: [reg('Regnboka', 'klippe', 'klipp', 2)],
      variant: 'taus',
      sign: [false, false],
      pnr: pnr('w8-38'),
      status: 'MANGLER SIGNATUR',
      hvorfor: 'Arkene er bare parafert; signaturlinjene er tomme, og brevet har ingen rettighetsklausul.',
    },
    {
      navn: 'regnboka brev.pdf',
      slag: 'skann',
      html: regnboka.join(''),
      stil: stil.brev,
      slitasje: { dpi: 150 },
    },
  ),
  kontrakt(
    'w8-39',
    {
      form: 'foto',
      mal: 'dagsplan',
      hvem: 'Solveig Geirangsli',
      selskap: 'Norddal Drama AS',
      reg: [reg('Folket under fjellet', 'Scenograf', 'scenografi', null)],
      variant: 'ikke_kontrakt',
      sign: [false, false],
      status: 'DOKUMENTASJONEN ER MANGELFULL',
      hvorfor: 'En dagsplan med merket navn viser deltakelse, men er ingen signert kontrakt.',
    },
    { navn: 'dagsplan 17.jpg', slag: 'foto', html: dagsplan, stil: stil.raster },
  ),
  kontrakt(
    'w8-40',
    {
      form: 'blandet',
      mal: 'standardkontrakt',
      hvem: 'Roar Nordnesbukt',
      selskap: 'Marineholm Media AS',
      reg: [reg('Nattevakta (sesong 1)', 'lysansvarlig og førsteassistent kamera', null, 4)],
      variant: '1a',
      sign: [true, true],
      pnr: pnr('w8-40'),
      status: 'MANGLER GODKJENT FAGFUNKSJON',
      hvorfor: 'Verken lysansvarlig eller førsteassistent på kamera er en godkjent fagfunksjon.',
    },
    { navn: 'S5 side 1.pdf', slag: 'skann', html: natt1, stil: stil.moenster },
    { navn: 'S5 side 2.jpg', slag: 'foto', html: natt2, stil: stil.moenster },
  ),
]
