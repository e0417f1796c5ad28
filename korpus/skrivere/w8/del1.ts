// w8-01 to w8-06: the office's prose, tables and memos.
import { kryss, penn, rute } from './ark-skjema.ts'
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
  tabell,
  telefon,
} from './hjelp.ts'
import * as stil from './stiler.ts'
import { engelsk, enkel, formell, nynorsk } from './tekster.ts'

const paragraf = (n: number) => `§ ${n} `

const havari = [
  ark(
    `<h1>ARBEIDSAVTALE</h1><h2>for midlertidig ansatt medarbeider i billed- og lydfaglig stilling</h2>
<p>Mellom <b>Lyderhorn Drama AS</b>, foretaksnr. ${orgnrDelt('Lyderhorn Drama AS')}, Damsgårdsveien 311 B, 5160 Laksevåg, i det følgende kalt <i>produsenten</i>, og <b>Hallvard Eikelandsdal</b>, fødselsnr. ${pnrDelt('w8-01')}, Fjellveien 902, 5019 Bergen, i det følgende kalt <i>medarbeideren</i>, er det i dag inngått slik avtale:</p>
${punkter(
  [
    [
      'Verket',
      'Produsenten fremstiller for tiden en dramaserie i åtte avsnitt à ca. 44 minutter med tittelen «Havari i Hjelmefjorden». Serien bygger på et manuskript av Liv Unni Tveitnes og regisseres av Kåre Storebøen. Det som her avtales, gjelder første sesong og ingen annen; produsenten har ingen plikt til å engasjere medarbeideren for en eventuell fortsettelse.',
    ],
    [
      'Arbeidet',
      'Medarbeideren engasjeres for å sette sammen opptatt materiale til ferdig bildeklipp, herunder å fremlegge førsteklipp, regiklipp og endelig låst bilde, for de fire siste episodene av sesongen. De fire første klippes av en annen. Stillingsbetegnelsen er <b>klipper</b>. Medarbeideren er faglig underlagt regissøren og administrativt underlagt etterarbeidsansvarlig Reidun Alvøyhaugen.',
    ],
    [
      'Tiden',
      'Engasjementet varer fra og med 3. februar til og med 26. juni 2020, i alt 20 uker og 3 dager, hvorav påskeuken er fri. Arbeidet utføres i produsentens lokaler. Det er forutsatt 25 arbeidsdager pr. episode.',
    ],
    [
      'Vederlaget',
      `Ukelønnen er kr 17 850,– (syttentusenåttehundreogfemti). Lønnen overføres til konto ${konto('w8-01')} den 12. i hver måned. Vederlaget dekker 50 timer pr. uke.`,
    ],
    [
      'Opsjon',
      'Produsenten kan innen 31. desember 2021 be om medarbeiderens tjenester for inntil to episoder i en annen sesong. Det skal i så fall skrives egen avtale, og ingen av partene er bundet før den er undertegnet.',
    ],
    formell.arbeidstid,
  ],
  paragraf,
)}<div class="bunn"><span>Lyderhorn Drama AS – arbeidsavtale H. Eikelandsdal</span><span>Side 1 av 3</span></div>`,
  ),
  ark(
    `${punkter(
      [
        formell.overtid,
        formell.ferie,
        formell.sykdom,
        formell.taushet,
        formell.reise,
        [
          'Opphavsrett',
          'Er medarbeideren medlem av Norsk filmforbund og har inngått forvaltningskontrakt med F©R, gjelder for hans eller hennes opphavsrettigheter det som er bestemt i «Avtale om rettigheter mellom Virke Produsentforeningen og Norsk Filmforbund/F©R» av 29. oktober 2016. Avtalen går foran det som måtte stå annetsteds i dette dokument.',
        ],
        formell.kreditering,
        formell.forsikring,
      ],
      paragraf,
      7,
    )}<div class="bunn"><span>Lyderhorn Drama AS – arbeidsavtale H. Eikelandsdal</span><span>Side 2 av 3</span></div>`,
  ),
  ark(
    `${punkter([formell.hms, formell.avbrudd, formell.oppsigelse, formell.tvist], paragraf, 15)}
<p style="margin-top:6mm">Denne avtale er utferdiget i to likelydende eksemplarer, hvorav partene beholder hvert sitt.</p><p>Laksevåg, den 20. januar 2020</p>
${sidestilt(linje(signatur('Synnøve Kvamsbrekke', { maate: 1 }), 'for Lyderhorn Drama AS<br>Synnøve Kvamsbrekke, daglig leder'), linje(signatur('Hallvard Eikelandsdal', { maate: 0 }), 'Hallvard Eikelandsdal<br>medarbeider'))}
<p style="margin-top:12mm;font-size:9pt">Nærmeste pårørende: Berit Eikelandsdal (mor), tlf. ${telefon('w8-01 mor')}. Medarbeiderens tlf. ${telefon('w8-01')}.</p><div class="bunn"><span>Lyderhorn Drama AS – arbeidsavtale H. Eikelandsdal</span><span>Side 3 av 3</span></div>`,
  ),
]

const sildEpisoder = [
  ['201', 'Kaien', 'Maria Totlandsfjell', '9', 'uke 34–35'],
  ['202', 'Tønna', 'Maria Totlandsfjell', '9', 'uke 34–36'],
  ['203', 'Brisling', 'Fredrik Samdalsøy', '8', 'uke 36–37'],
  ['204', 'Oppgjør', 'Fredrik Samdalsøy', '10', 'uke 37–39'],
  ['205', 'Mor Lovise', 'Maria Totlandsfjell', '9', 'uke 39–40'],
  ['206', 'Nattarbeid', 'Maria Totlandsfjell', '9', 'uke 40–42'],
  ['207', 'Auksjonen', 'Fredrik Samdalsøy', '8', 'uke 43–44'],
  ['208', 'Sildas vei hjem', 'Maria Totlandsfjell', '11', 'uke 44–46'],
]

const sild = [
  ark(
    `<div class="topp"><b>Engasjementsavtale</b><span>NØSTET FIKSJON AS · org.nr. ${orgnrDelt('Nøstet Fiksjon AS')}</span></div>
${tabell(
  null,
  [
    ['Engasjert', 'Maria Totlandsfjell'],
    ['Fødselsnummer', pnr('w8-02')],
    ['Adresse', 'Klosteret 88, 5005 Bergen'],
    ['Telefon / konto', `${telefon('w8-02')} / ${konto('w8-02')}`],
    ['Produksjon', 'Sildeeventyret, sesong 2 (TV-drama, 8 × 45 min, oppdragsgiver TV 2)'],
    ['Stilling', 'Regissør på de episodene som står med Marias navn i planen nedenfor'],
    ['Forberedelse', '4 uker, 13. juli – 7. august 2020'],
    ['Opptak', '17. august – 13. november 2020'],
    ['Etterarbeid', 'inntil 15 dager pr. episode, avtales løpende'],
    ['Vederlag', 'kr 148 000 pr. episode, herav feriepenger 12 %. Utbetales i tre rater.'],
    ['Produsent', 'Aksel Tveitehaug. Linjeprodusent: Grete Kronstadmo.'],
  ],
  'to',
)}
<h3>Episodeplan (rev. 3, 24.06.2020)</h3>
${tabell(['Ep.', 'Arbeidstittel', 'Regi', 'Oppt.dager', 'Opptak'], sildEpisoder)}
<p>Maria er til stede i to dager ved opptak av 203 for å sikre overgangen, uten regiansvar. Second unit (1 dag pr. episode) ledes av regiassistent Jon Fosswinckelås.</p><p>Endres fordelingen mellom regissørene, skal planen skrives om og legges ved avtalen.</p>`,
  ),
  ark(
    `<div class="topp"><b>Vilkår</b><span>Engasjementsavtale · Maria Totlandsfjell</span></div>
${punkter([
  formell.arbeidstid,
  formell.taushet,
  [
    'Rettigheter',
    'For den som er medlem av Norsk filmforbund og har forvaltningskontrakt med F©R, blir opphavsrettighetene regulert av «Avtale om rettigheter mellom Virke Produsentforeningen og Norsk Filmforbund/F©R av 29.10.2016». For andre har Nøstet Fiksjon rett til å framstille eksemplarer av og vise serien i det omfang avtalen med oppdragsgiver krever.',
  ],
  formell.kreditering,
  formell.sykdom,
  formell.hms,
  formell.avbrudd,
  formell.oppsigelse,
])}
${tabell(
  ['For Nøstet Fiksjon AS', 'Engasjert'],
  [
    [
      `<div style="height:16mm">${signatur('Aksel Tveitehaug', { maate: 3 })}</div>Aksel Tveitehaug, 29.6.2020`,
      `<div style="height:16mm">${signatur('Maria Totlandsfjell', { maate: 2 })}</div>Maria Totlandsfjell, 1.7.2020`,
    ],
  ],
)}`,
  ),
]

const brygga = ark(
  `<div class="under"><h1>DEAL MEMO</h1><div style="text-align:right">Kaikant TV AS · Skuteviksboder 77 · 5035 Bergen<br>NO ${orgnrDelt('Kaikant TV AS')} MVA</div></div>
<div style="display:grid;grid-template-columns:1fr 1fr;gap:9mm"><dl><dt>Navn</dt><dd>Jostein Ulriksbakk</dd><dt>F.nr.</dt><dd>${pnrDelt('w8-03')}</dd><dt>Bor</dt><dd>Nattlandsveien 640, 5094 Bergen</dd><dt>Epost</dt><dd>jostein@ulriksbakk.example</dd></dl>
<dl><dt>Produksjon</dt><dd>BRYGGA RUNDT III</dd><dt>Kanal</dt><dd>TVNorge / discovery+</dd><dt>Jobb</dt><dd>A-foto</dd><dt>Omfang</dt><dd>10 programmer à 42 min; du har program II–VII</dd><dt>Når</dt><dd>26/4 – 18/6 2021</dd><dt>Lønn</dt><dd>kr 4 100 pr. dag</dd></dl></div>
<div class="spalter">${punkter(
    [
      enkel.tid,
      enkel.penger,
      [
        'Kamera og utstyr',
        'Kaikant leier inn to kamerapakker fra Lyskassen Utleie. Du har ansvar for at pakken er komplett før og etter opptak. Dronebilder kjøpes av andre. B-foto er Sunniva Årstadlien, som møter fra program IV.',
      ],
      enkel.syk,
      enkel.hemmelig,
      [
        'Rettigheter',
        'Hvordan produksjonen kan utnyttes, reguleres i særskilt avtale mellom kringkaster/mediehus og F©R v/Norsk Filmforbund. Kaikant TV gjør ikke egne avtaler med deg om det.',
      ],
      enkel.navn,
      enkel.reise,
      enkel.folk,
      enkel.slutt,
      ['Uenighet', 'Blir vi uenige, er Bergen tingrett (Hordaland) verneting.'],
    ],
    () => '',
  )}</div>
${sidestilt(linje(signatur('Pernille Strandgatvik', { maate: 2 }), 'Kaikant TV, Pernille Strandgatvik · 19.04.21'), linje(signatur('Jostein Ulriksbakk', { maate: 1 }), 'Jostein Ulriksbakk · 20.04.21'))}
<p style="margin-top:5mm">Vedlegg: innspillingsplan, HMS-instruks (4 sider), fakturamal.</p>`,
)

const blaa = penn('w8-04')

const mannskapet = ark(
  `<h1>KONTRAKTSSKJEMA FOR STAB</h1><div class="lite">Puddefjord Produksjoner AS, Kanalveien 404, 5068 Bergen – skjemaet fylles ut med blokkbokstaver. Bruk blå eller svart penn.</div>
<h3>A. Hvem</h3><div class="grid" style="grid-template-columns:3fr 2fr">${rute('Etternavn, fornavn', blaa('Rolvsnesbakk, Tuva'))}${rute('Fødselsnr. (11 siffer)', blaa(pnrDelt('w8-04')))}${rute('Adresse', blaa('Løbergsveien 414, 5073 Bergen'))}${rute('Kontonr.', blaa(konto('w8-04')))}${rute('Pårørende', blaa('Arne Rolvsnesbakk'))}${rute('Mobil', blaa(telefon('w8-04')))}</div>
<h3>B. Hva</h3><div class="grid" style="grid-template-columns:3fr 2fr">${rute('Produksjon', blaa('Mannskapet sesong 1'))}${rute('Antall episoder i serien', blaa('6'))}${rute('Produsent', blaa('Bodil Ekrehagen'))}${rute('Episoder medarbeideren gjør', blaa('3 - 6'))}</div>
<div class="rute">Funksjon: ${kryss('Foto', false)}${kryss('A-lyd', true)}${kryss('Klipp', false)}${kryss('Scenograf', false)}${kryss('Maskør', false)}${kryss('Annet: ________', false)}</div>
<h3>C. Når og hvor mye</h3><div class="grid" style="grid-template-columns:1fr 1fr 1fr">${rute('Fra', blaa('14.10.19'))}${rute('Til', blaa('29.11.19'))}${rute('Dager', blaa('33'))}${rute('Lønn pr. uke', blaa('16 400,-'))}${rute('Utstyr', blaa('egen lydvogn'))}${rute('Utstyrsleie pr. uke', blaa('3 000,-'))}</div>
<h3>D. Vilkår</h3><div class="rute"><p><b>1.</b> Arbeidstida er 50 timer i uka med mindre overtid er pålagt. Overtid betales etter overenskomsten for film og TV.</p><p><b>2.</b> Taushetsplikt gjelder til serien er vist. Bilder skal ikke deles.</p><p><b>3.</b> Opphavsrettigheter for medlemmer av Norsk filmforbund som har forvaltningskontrakt med F©R, reguleres i «Avtale om rettigheter mellom Virke Produsentforeningen og Norsk Filmforbund/F©R av 29.10.2016».</p><p><b>4.</b> Stabsmedlemmet krediteres i rulleteksten. <b>5.</b> Sykdom meldes innspillingsleder før kl. 06. <b>6.</b> Skjemaet er bindende når begge har skrevet under i felt E.</p></div>
<h3>E. Underskrift</h3><div class="grid" style="grid-template-columns:1fr 1fr">${rute('Stabsmedlem – sted, dato og navn', `<div style="height:17mm">${blaa('Bergen 7/10')} &nbsp; ${signatur('Tuva Rolvsnesbakk', { maate: 0, mm: 8 })}</div>`)}${rute('For Puddefjord Produksjoner AS – sted, dato, navn og stempel', '<div style="height:17mm"></div>')}</div>
<p class="lite">Hvit: produksjonskontor · Gul: lønn · Rosa: stabsmedlem. Skjema PP-07, rev. 2018</p>`,
)

const kaldhavn = [
  ark(
    `<h1>Letter of Engagement</h1>
<p>Ravnkloa Serie AS, reg. no. ${orgnrDelt('Ravnkloa Serie AS')}<br>Fjordgata 990, 7010 Trondheim, Norway</p><p style="text-align:right">Trondheim, 8 March 2021</p>
<p><b>Isobel Carrowmore</b><br>77 Gallowhill Rise, Leith<br>Norwegian D-number: not yet issued</p>
<p>Dear Isobel,</p><p>We are delighted to confirm your engagement on our television drama <b>Kaldhavn</b> (English title: “Cold Harbour”), first season, six episodes of about 43 minutes, on the following terms.</p>
${tabell(null, [
  ['Position', 'Editor'],
  ['Your episodes', 'Block 2, being episodes four, five and six'],
  ['Period', '29 March – 23 July 2021 (17 weeks); 2 weeks optional in September'],
  ['Weekly fee', 'NOK 21,300 for 50 hours, holiday pay included'],
  ['Place of work', 'Ravnkloa’s cutting rooms; remote work by agreement, up to 10 days'],
  ['Reporting to', 'Post producer Ingebjørg Tempeslett and director Halfdan Sørgårdmo'],
])}
${punkter([
  engelsk.hours,
  [
    'Rights',
    'For members of Norsk filmforbund holding a management contract with F©R, copyright is regulated by the “Agreement on rights between Virke Produsentforeningen and Norsk Filmforbund/F©R of 29 October 2016”. In all other cases Ravnkloa Serie is granted a licence to exploit the series as agreed with its commissioning broadcaster.',
  ],
  engelsk.secrecy,
])}`,
  ),
  ark(
    `${punkter([engelsk.travel, engelsk.insurance, engelsk.credit, engelsk.conduct, engelsk.stop, engelsk.tax, engelsk.law], n => `${n}. `, 4)}
<p style="margin-top:8mm">If you accept, please sign one copy and return it to us.</p><p>Yours sincerely,</p>
${sidestilt(linje(signatur('Ingebjørg Tempeslett', { maate: 1 }), 'Ingebjørg Tempeslett<br>Managing Director, Ravnkloa Serie AS<br>8 March 2021'), linje(signatur('Isobel Carrowmore', { maate: 0 }), 'Accepted: Isobel Carrowmore<br>Date: 11/03/2021'))}`,
  ),
]

const fjoesvinter = ark(
  `<div class="hode"><div><b>Sunnfjord Bilete AS</b><br>Angedalsvegen 812, 6812 Førde<br>Org.nr. ${orgnrDelt('Sunnfjord Bilete AS')}</div><div>Førde, 4. november 2019<br>Vår ref. JH/19-44</div></div>
<p>Til Embrik Kalvatnegga<br>Stongfjorden, 6984 Stongfjorden · f.nr. ${pnr('w8-06')}</p>
<h1>Tingingsbrev: filming av «Fjøsvinter»</h1>
<p>Takk for praten! Her kjem det vi vart samde om, sett på papir. Når begge har skrive under, er dette kontrakten vår.</p>
<p>Du skal filme dokumentarfilmen <b>Fjøsvinter</b>, som følgjer fem gardar i Gaular gjennom ein vinter. Du er åleine bak kamera og har ansvar for bilete og lys frå første opptaksdag i november til sauene er sleppte i mai. Filmen blir rundt 73 minutt lang og skal visast på kino og deretter seljast til fjernsyn. Regissør er Magnhild Eldalsreset.</p>
<p>Vi reknar med 46 opptaksdagar. Betalinga er kr 3 900 for kvar dag, og feriepengar kjem attåt. Konto: ${konto('w8-06')}.</p>
${punkter(
  [
    [
      'Rettar',
      'Når du er medlem i Norsk filmforbund og har forvaltningskontrakt med F©R, blir opphavsrettane dine klarerte i «Avtale om rettigheter for innkjøpte produksjoner mellom Virke Produsentforeningen og Norsk Filmforbund/F©R av 09.05.2017».',
    ],
    nynorsk.teie,
    nynorsk.reise,
    nynorsk.trygd,
    nynorsk.usemje,
  ],
  () => '',
)}
${sidestilt(linje(signatur('Jorunn Haukedalsmo', { maate: 0 }), 'Jorunn Haukedalsmo, dagleg leiar'), linje(signatur('Embrik Kalvatnegga', { maate: 1 }), 'Embrik Kalvatnegga'))}`,
)

export const del1: readonly Kontrakt[] = [
  kontrakt(
    'w8-01',
    {
      form: 'digital',
      mal: 'prosakontrakt',
      hvem: 'Hallvard Eikelandsdal',
      selskap: 'Lyderhorn Drama AS',
      reg: [reg('Havari i Hjelmefjorden (sesong 1)', 'klipper', 'klipp', 4)],
      variant: '1a',
      sign: [true, true],
      pnr: pnr('w8-01'),
      status: 'BEHANDLET',
      hvorfor: 'Klausul 1a, begge har signert, og de fire siste av åtte episoder gir fire.',
    },
    { navn: 'arbeidsavtale Eikelandsdal.pdf', slag: 'digital', html: havari.join(''), stil: stil.kontor },
  ),
  kontrakt(
    'w8-02',
    {
      form: 'digital',
      mal: 'engasjementstabell',
      hvem: 'Maria Totlandsfjell',
      selskap: 'Nøstet Fiksjon AS',
      reg: [reg('Sildeeventyret (sesong 2)', 'Regissør', 'regi', 5)],
      variant: '1a',
      sign: [true, true],
      pnr: pnr('w8-02'),
      status: 'BEHANDLET',
      hvorfor: 'Episodeplanen har regissørens navn ved fem av åtte episoder; klausul 1a og begge signaturer.',
    },
    {
      navn: 'Engasjement_Sildeeventyret2_MT.pdf',
      slag: 'digital',
      html: sild.join(''),
      stil: stil.engasjement,
    },
  ),
  kontrakt(
    'w8-03',
    {
      form: 'digital',
      mal: 'dealmemo-tospalte',
      hvem: 'Jostein Ulriksbakk',
      selskap: 'Kaikant TV AS',
      reg: [reg('Brygga rundt (sesong 3)', 'A-foto', 'fotoTv', 6)],
      variant: '1b',
      sign: [true, true],
      pnr: pnr('w8-03'),
      status: 'BEHANDLET',
      hvorfor: 'Klausul 1b, begge har signert, program II–VII er seks, og A-foto er godkjent.',
    },
    { navn: 'dealmemo.pdf', slag: 'digital', html: brygga, stil: stil.memo },
  ),
  kontrakt(
    'w8-04',
    {
      form: 'skann',
      mal: 'skjema-håndskrift',
      hvem: 'Tuva Rolvsnesbakk',
      selskap: 'Puddefjord Produksjoner AS',
      reg: [reg('Mannskapet (sesong 1)', 'A-lyd', 'aLyd', 4)],
      variant: '1a',
      sign: [true, false],
      pnr: pnr('w8-04'),
      status: 'MANGLER SIGNATUR',
      hvorfor: 'Feltet for produksjonsselskapets underskrift er tomt; bare stabsmedlemmet har signert.',
    },
    {
      navn: 'skann_0071.pdf',
      slag: 'skann',
      html: mannskapet,
      stil: stil.skjema,
      slitasje: { skjev: 1.3, dpi: 200 },
    },
  ),
  kontrakt(
    'w8-05',
    {
      form: 'digital',
      spraak: 'en',
      mal: 'letter-of-engagement',
      hvem: 'Isobel Carrowmore',
      selskap: 'Ravnkloa Serie AS',
      reg: [reg('Kaldhavn (sesong 1)', 'Editor', 'klipp', 3)],
      variant: 'EN',
      sign: [true, true],
      status: 'BEHANDLET',
      hvorfor: 'Engelsk klausul tilsvarende 1a, begge har signert, og blokk 2 er episode fire, fem og seks.',
    },
    { navn: 'Carrowmore engagement.pdf', slag: 'digital', html: kaldhavn.join(''), stil: stil.english },
  ),
  kontrakt(
    'w8-06',
    {
      form: 'digital',
      spraak: 'nn',
      mal: 'tingingsbrev',
      hvem: 'Embrik Kalvatnegga',
      selskap: 'Sunnfjord Bilete AS',
      reg: [reg('Fjøsvinter', 'filme dokumentarfilmen, ansvar for bilete og lys', 'foto', null)],
      variant: '2',
      sign: [true, true],
      pnr: pnr('w8-06'),
      status: 'BEHANDLET',
      hvorfor:
        'Enkeltstående dokumentarfilm med klausul 2; fotografarbeidet er beskrevet, og begge har signert.',
    },
    { navn: 'tingingsbrev fjøsvinter.pdf', slag: 'digital', html: fjoesvinter, stil: stil.brev },
  ),
]
