// w8-07 to w8-12: a day contract, an extension with its main contract, an addendum alone, a standard form, a call-off, NRK.
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
  stempel,
  tabell,
  telefon,
} from './hjelp.ts'
import * as stil from './stiler.ts'
import { enkel, formell, nynorsk } from './tekster.ts'

const svart = penn('w8-07', { farge: '#222', skraa: 14, tykk: 9 })

const dagskontrakt = ark(
  `<div style="width:150mm;margin:6mm auto;border:.5mm solid #000;padding:6mm"><h1>DAGSKONTRAKT</h1><p class="lite">Ilsvika Film AS · org. ${orgnrDelt('Ilsvika Film AS')} · Hansbakken 19 X, 7018 Trondheim</p>
${felt('1fr 1fr', rute('Navn', svart('Trond Bymarkslett')), rute('Personnr', svart(pnr('w8-07'))), rute('Film', svart('BROHODE (langfilm)')), rute('Dato(er)', svart('11. + 12. + 14. mars 2021')), rute('Stilling / hva skal gjøres', svart('lyssetting, lysmester')), rute('Oppmøte', svart('05.30 Ila pir')), rute('Dagsats', svart('4250,-')), rute('Konto', svart(konto('w8-07'))))}
<p style="margin-top:3mm">1. Dagen er på ti timer. Overtid 50 %. Lønn utbetales den 20. i neste måned.<br>2. For medlemmer av Norsk filmforbund med forvaltningskontrakt med F©R klareres opphavsrettighetene i «Avtale om rettigheter for innkjøpte produksjoner mellom Virke Produsentforeningen og Norsk Filmforbund/F©R av 09.05.2017».<br>3. Det er ikke lov å ta bilder på settet. 4. Mat holdes av produksjonen.</p>
${sidestilt(linje(signatur('Trond Bymarkslett', { maate: 3 }), 'Arbeider'), linje(signatur('Brede Fjæraunet', { maate: 1 }), 'For Ilsvika Film (fotograf Aina Moholtlia kan ikke signere)'))}</div>`,
)

const havariHoved = [
  ark(`<h1>ARBEIDSAVTALE</h1><h2>Havari i Hjelmefjorden, annen sesong</h2>
<p>Lyderhorn Serie 2 AS (foretaksnr. ${orgnrDelt('Lyderhorn Serie 2 AS')}), i det følgende produsenten, og Oddrun Gravdalsneset, fødselsnr. ${pnrDelt('w8-08')}, i det følgende medarbeideren, har avtalt:</p>
${punkter(
  [
    [
      'Stilling',
      'Medarbeideren ansettes midlertidig som kostymedesigner for dramaserien «Havari i Hjelmefjorden», sesong 2, bestående av åtte episoder. Kostymeansvarlig på settet, Line Vadmyrstø, er ikke part i denne avtalen.',
    ],
    [
      'Omfang',
      'Ansettelsen gjelder episodene 1 til og med 4 med tilhørende forberedelser. Opptak for disse er planlagt 7. mars–29. april 2022.',
    ],
    ['Lønn', `Kr 16 900,– pr. uke. Lønnen betales til konto ${konto('w8-08')}.`],
    formell.overtid,
    formell.taushet,
    [
      'Rettigheter',
      'Medlemmer av Norsk filmforbund som ved forvaltningskontrakt har latt F©R forvalte sine rettigheter, er sikret det som følger av «Avtale om rettigheter mellom Virke Produsentforeningen og Norsk Filmforbund/F©R av 29.10.2016». Medarbeideren gir ikke fra seg mer enn det produsenten etter nevnte avtale må ha for å vise serien.',
    ],
    formell.oppsigelse,
  ],
  n => `§ ${n} `,
)}
<p>Laksevåg, 10. januar 2022</p>
${sidestilt(linje(signatur('Synnøve Kvamsbrekke', { maate: 1 }), 'for Lyderhorn Serie 2 AS<br>Synnøve Kvamsbrekke'), linje(signatur('Oddrun Gravdalsneset', { maate: 0 }), 'Oddrun Gravdalsneset'))}`),
]

const havariBrev =
  ark(`<div class="hode"><div><b>Lyderhorn Serie 2 AS</b><br>Damsgårdsveien 311 B, 5160 Laksevåg</div><div>20. april 2022</div></div>
<p>Oddrun Gravdalsneset<br>Hetlevikåsen 300, 5173 Loddefjord</p><h1>Forlengelse av arbeidsavtale av 10. januar 2022</h1>
<p>Kjære Oddrun,</p><p>vi viser til arbeidsavtalen om «Havari i Hjelmefjorden» sesong 2 og til samtale med produksjonsleder 13. april. Ettersom den kollegaen som skulle ha overtatt etter deg, er blitt forhindret, forlenges ansettelsen din med ytterligere seks uker, fra 2. mai til 10. juni 2022. I tillegg til det du alt er ansatt for, skal du også gjøre <b>episode 5 og 6</b>. Episodene 7 og 8 er satt bort til andre.</p>
<p>Lønnen i forlengelsesperioden er kr 17 400 pr. uke. For øvrig gjelder arbeidsavtalen uendret, også det som står om rettigheter i § 6.</p>
<p>Vi ber om at kopien undertegnes og sendes i retur.</p><p>Med vennlig hilsen</p>
${sidestilt(linje(signatur('Synnøve Kvamsbrekke', { maate: 1 }), 'Synnøve Kvamsbrekke, daglig leder'), linje(`${signatur('Oddrun Gravdalsneset', { maate: 0 })}`, 'Lest og godtatt 22/4-22, Oddrun Gravdalsneset'))}`)

const tillegg =
  ark(`<div style="display:flex;justify-content:space-between;align-items:flex-start"><div>KUHAUGEN DRAMA AS<br>Persaunvegen 801<br>7045 Trondheim</div><div>TILLEGG NR. 2</div></div><br>
<h1>Tillegg til engasjementsavtale datert 2. september 2019</h1>
<p>Parter: Kuhaugen Drama AS, org.nr. ${orgnrDelt('Kuhaugen Drama AS')}, og Ragna Stavnemarksli (maskør).</p>
<p>Produksjon: VINTERVAKT, sesong 2.</p>
<p>1. I engasjementsavtalen er det avtalt at Stavnemarksli er maskør på fire episoder. Partene er enige om at hun i tillegg skal være maskør på to episoder til, slik at det samlede antallet nå er seks.</p>
<p>2. Sminkørassistent Pia Othilienborglien følger ikke med over på de nye episodene.</p>
<p>3. For de to episodene betales kr 38 200 samlet.</p>
<p>4. Alle øvrige bestemmelser i engasjementsavtalen, herunder punkt 9 om rettigheter og punkt 10 om kreditering, gjelder på samme måte for tillegget og gjentas ikke her.</p>
<p>Trondheim, 6. januar 2020</p><br>
<table><tr><td style="width:85mm">${signatur('Siv Rønninglien', { maate: 3 })}</td><td>${signatur('Ragna Stavnemarksli', { maate: 1 })}</td></tr><tr><td>Siv Rønninglien<br>for Kuhaugen Drama AS</td><td>Ragna Stavnemarksli</td></tr></table>
<div style="position:absolute;right:30mm;bottom:60mm">${stempel(['ARKIVERT', '07 JAN 2020', 'KUHAUGEN DRAMA'], '#333', 6)}</div>`)

const kvernHode = (side: number) =>
  `<div class="bunn"><span>Mønsteravtale R-2 for regi og manus · Midtnorsk Filmarbeidsutvalg · ettertrykk tillatt</span><span>${paraf('Håvard Stokkanmo', '#222')} ${paraf('Yngve Tempevollen')}</span><span>${side}/2</span></div>`

const kvernmann = [
  ark(`<div class="merke"><h1>Mønsteravtale R-2<br>Avtale om regi og manuskript til spillefilm</h1><div style="font-size:8pt">Fylt ut av produsenten.<br>Det som ikke passer, strykes.</div></div>
<p>1.1 Produsent: <span class="felt">Nidelvkroken Film AS</span> org.nr. <span class="felt">${orgnrDelt('Nidelvkroken Film AS')}</span></p><p>1.2 Rettighetshaver: <span class="felt">Yngve Tempevollen</span> fødselsnr. <span class="felt">${pnrDelt('w8-10')}</span></p><p>1.3 Representert ved agent: <span class="felt">Kirsti Buvikbekk, Penn &amp; Kulisse Agentur</span></p><p>1.4 Filmens tittel / arbeidstittel: <span class="felt">Kvernmannen (etter romanen «Alt som maler»)</span></p><p>1.5 Planlagt lengde: <span class="felt">99 minutter</span> Opptaksformat: <span class="felt">2,39:1</span></p>
<p>1.6 Avtalen gjelder (kryss av):</p><p>☒ regi &nbsp;&nbsp; ☐ originalmanuskript, alene &nbsp;&nbsp; ☐ originalmanuskript, sammen med: <span class="felt">&nbsp;</span> &nbsp;&nbsp; ☒ bearbeidelse av litterært forelegg, manuskript alene</p>
<h3>2 Vederlag</h3>${tabell(
    ['Ytelse', 'Rate 1', 'Rate 2', 'Rate 3', 'Sum'],
    [
      ['Manuskript', '150 000 (signering)', '150 000 (2. utkast)', '100 000 (opptaksmanus)', 'kr 400 000'],
      ['Regi', '200 000 (forarbeid)', '350 000 (opptak, 38 dager)', '150 000 (låst bilde)', 'kr 700 000'],
    ],
  )}
<h3>3 Leveranser</h3><p>Rettighetshaveren leverer 2. utkast innen 1. oktober 2021 og opptaksmanuskript innen 1. mars 2022. Som regissør har rettighetshaveren rett til to klippevisninger og til å delta i lydmiks og fargekorrigering, uten å utføre disse arbeidene selv.</p>
<h3>4 Rettigheter</h3><p>4.1 For medlemmer av Norsk filmforbund med forvaltningskontrakt med F©R klareres opphavsrettigheter i «Avtale om rettigheter for innkjøpte produksjoner mellom Virke Produsentforeningen og Norsk Filmforbund/F©R av 09.05.2017».</p><p>4.2 Rettighetshaveren innestår for at bearbeidelsen er hans eget verk; produsenten har opsjon på romanen fra Forlaget Kvern &amp; Sag. 4.3 Nyinnspilling, scenisk bruk og bok må avtales særskilt.</p>
<h3>5 Navngivelse</h3><p>I fortekst: «Manus og regi: Yngve Tempevollen» på eget kort, og «Etter roman av Randi Klæbubakken» på det neste. Klipper, fotograf og scenograf krediteres i den rekkefølge produsenten bestemmer.</p>${kvernHode(1)}`),
  ark(`${punkter([formell.taushet, formell.reise, formell.forsikring, formell.avbrudd, ['Tvister', 'Tvister avgjøres ved Trøndelag tingrett.']], n => `${n} `, 6)}
<h3>11 Særlige bestemmelser</h3><p><span class="felt">Opsjon på oppfølger i 24 mnd. forhandles i egen avtale. Rettighetshaver holder selv bil under befaring.</span></p>
<h3>12 Underskrifter</h3><p>Sted og dato: <span class="felt">Trondheim, 21.06.2021</span></p>
${sidestilt(linje(signatur('Håvard Stokkanmo', { maate: 0, farge: '#222' }), 'Produsent (Håvard Stokkanmo)'), linje(signatur('Yngve Tempevollen', { maate: 1 }), 'Rettighetshaver'), linje('', 'Verge / agent (bare dersom rettighetshaver er under 18 år)'))}${kvernHode(2)}`),
]

const avrop = [
  ark(`<div class="topp"><b>Rammeavtale med avrop</b><span>DOKKEN DOKUMENTAR AS<br>Org.nr. ${orgnrDelt('Dokken Dokumentar AS')}</span></div>
<p>Avtalen er inngått mellom Dokken Dokumentar AS og enkeltpersonforetaket <b>Klippestova v/Ingunn Strusshamnvik</b> (f. ${pnrDelt('w8-11')}), Strusshamnvegen 77 C, 5302 Strusshamn. Den gjelder tre produksjoner som er bestilt av TV 2. Hvert avrop er bindende når avtalen er signert.</p>
${tabell(
  ['Avrop', 'Produksjon', 'Hva Ingunn gjør', 'Omfang', 'Uker', 'Honorar eks. mva.'],
  [
    ['A', 'Havneliv, sesong 1', 'Hovedklipper', 'Hele sesongen, 6 program à 42 min', '24', 'kr 504 000'],
    [
      'B',
      'Havneliv, sesong 2',
      'Klipper',
      'Halvparten av sesongens 8 program, fordeles når opptakene er ferdige',
      '16',
      'kr 340 000',
    ],
    ['C', 'Tolv måter å tie på', 'Klipper', 'Dokumentarfilm, 87 min', '14', 'kr 308 000'],
  ],
)}
${punkter([
  [
    'Samarbeidet',
    'Ingunn sitter hos Dokken og bruker vårt utstyr. Klippeassistent er Are Bildøystraum. Produsent er Geir Inge Fosslihaug. Fremdriften står i vedlegg 1.',
  ],
  ['Betaling', `Faktura sendes hver fjerde uke med 14 dagers forfall. Konto ${konto('w8-11')}.`],
  [
    'Rettigheter',
    'Utnyttelse av produksjonene reguleres i særskilt avtale mellom kringkaster/mediehus og F©R v/Norsk Filmforbund. Det har ingen betydning at honoraret faktureres.',
  ],
  enkel.hemmelig,
  enkel.folk,
  ['Avbestilling', 'Avbestilles et avrop senere enn fire uker før start, betales 50 % av honoraret.'],
])}
${sidestilt(linje(signatur('Geir Inge Fosslihaug', { maate: 2 }), 'Geir Inge Fosslihaug, Bergen 13.05.2019'), linje(signatur('Ingunn Strusshamnvik', { maate: 0 }), 'Ingunn Strusshamnvik, 15.05.2019'))}`),
]

const nrk = ark(
  `<div style="display:flex;justify-content:space-between;border-bottom:1mm solid #000;padding-bottom:2mm"><b style="font-size:17pt">NRK Vestland</b><span>Programengasjement nr. 2021/07714<br>Org.nr. ${orgnrDelt('NRK')}</span></div>
<h1 style="margin-top:5mm">Engasjementskontrakt for programmedarbeidar</h1>
${felt('2fr 1fr', rute('Namn', 'Sølve Naustdalsfjell'), rute('Fødselsnummer', pnrDelt('w8-12')), rute('Program', 'Kystvegen (dokumentar, eigenproduksjon, 6 program)'), rute('Programnr.', 'MKTF 7714'), rute('Funksjon', 'Fotograf'), rute('Prosjektleiar', 'Aud Helgheimsvik'))}
${felt('1fr 1fr 1fr', rute('Frå', '03.05.2021'), rute('Til', '25.06.2021'), rute('Stillingsprosent', '100'), rute('Lønssteg', '52'), rute('Tal på program', 'to'), rute('Tenestestad', 'Førde'))}
<p>Engasjementet gjeld programma om Stad og Solund. Arbeidet går ut på å filme og lyssetje desse. Arbeidstida er 35,5 timar i veka i snitt og følgjer turnus.</p>
<p><b>Rettar.</b> Rett til det som blir skapt i engasjementet, følgjer dei avtalane NRK har med fagorganisasjonane og gjeldande regelverk for eigenproduserte program. Vidarebruk utanfor NRK skjer etter dei same avtalane.</p>
<p><b>Teieplikt og etikk.</b> ${nynorsk.teie[1]}</p><p><b>Pensjon og feriepengar.</b> Etter NRK sine ordningar. <b>Oppseiing.</b> ${nynorsk.slutt[1]}</p>
<p>Kontrakten blir gyldig når begge har skrive under. Vald arkivkode: 441.2. Tlf. personalkontor ${telefon('nrk')}.</p>
${sidestilt(linje(signatur('Aud Helgheimsvik', { maate: 2 }), 'For NRK, Aud Helgheimsvik, 12.4.21'), linje(signatur('Sølve Naustdalsfjell', { maate: 3 }), `Programmedarbeidar ${haand('14/4', { mm: 3 })}`))}
<p>${kryss('Kopi til fagforeining', false)} ${kryss('Kopi til lønningskontor', true)}</p>`,
)

export const del2: readonly Kontrakt[] = [
  kontrakt(
    'w8-07',
    {
      form: 'foto',
      mal: 'dagskontrakt',
      hvem: 'Trond Bymarkslett',
      selskap: 'Ilsvika Film AS',
      reg: [reg('Brohode', 'lyssetting, lysmester', null, null)],
      variant: '2',
      sign: [true, true],
      pnr: pnr('w8-07'),
      status: 'MANGLER GODKJENT FAGFUNKSJON',
      hvorfor: 'Lysmester er ikke en godkjent fagfunksjon, selv om klausul og signaturer er i orden.',
    },
    { navn: 'IMG_5521.jpg', slag: 'foto', html: dagskontrakt, stil: stil.skjema },
  ),
  kontrakt(
    'w8-08',
    {
      form: 'blandet',
      mal: 'forlengelsesbrev',
      hvem: 'Oddrun Gravdalsneset',
      selskap: 'Lyderhorn Serie 2 AS',
      reg: [reg('Havari i Hjelmefjorden (sesong 2)', 'kostymedesigner', 'kostyme', 6)],
      variant: '1a',
      sign: [true, true],
      pnr: pnr('w8-08'),
      status: 'BEHANDLET',
      hvorfor:
        'Arbeidsavtalen gir episode 1–4 og forlengelsen episode 5 og 6; klausul 1a, begge papirene er signert av begge.',
    },
    { navn: 'arbeidsavtale_OG_skann.pdf', slag: 'skann', html: havariHoved.join(''), stil: stil.kontor },
    { navn: 'forlengelse OG.pdf', slag: 'digital', html: havariBrev, stil: stil.brev },
  ),
  kontrakt(
    'w8-09',
    {
      form: 'skann',
      mal: 'tillegg',
      hvem: 'Ragna Stavnemarksli',
      selskap: 'Kuhaugen Drama AS',
      reg: [reg('Vintervakt (sesong 2)', 'maskør', 'kostyme', 6)],
      variant: 'taus',
      sign: [true, true],
      status: 'DOKUMENTASJONEN ER MANGELFULL',
      hvorfor:
        'Tillegget viser til en engasjementsavtale som ikke er lastet opp, så rettighetsklausulen kan ikke leses.',
    },
    { navn: 'Tillegg 2.pdf', slag: 'skann', html: tillegg, stil: stil.maskin },
  ),
  kontrakt(
    'w8-10',
    {
      form: 'digital',
      mal: 'mønsteravtale',
      hvem: 'Yngve Tempevollen',
      selskap: 'Nidelvkroken Film AS',
      reg: [
        reg('Kvernmannen', 'regi', 'regi', null),
        reg('Kvernmannen', 'bearbeidelse av litterært forelegg, manuskript', 'adaptasjon', null),
      ],
      variant: '2',
      sign: [true, true],
      pnr: pnr('w8-10'),
      status: 'BEHANDLET',
      hvorfor: 'Regi og bearbeidelse av en roman til spillefilm, klausul 2, parafert og signert av begge.',
    },
    { navn: 'R-2 Kvernmannen.pdf', slag: 'digital', html: kvernmann.join(''), stil: stil.moenster },
  ),
  kontrakt(
    'w8-11',
    {
      form: 'digital',
      mal: 'rammeavtale-avrop',
      hvem: 'Ingunn Strusshamnvik',
      selskap: 'Dokken Dokumentar AS',
      reg: [
        reg('Havneliv (sesong 1)', 'Hovedklipper', 'klipp', 6),
        reg('Havneliv (sesong 2)', 'Klipper', 'klipp', 4),
        reg('Tolv måter å tie på', 'Klipper', 'klipp', null),
      ],
      variant: '1b',
      sign: [true, true],
      pnr: pnr('w8-11'),
      status: 'BEHANDLET',
      hvorfor:
        'Tre produksjoner med klausul 1b: hele sesongen på seks, halvparten av åtte og en enkeltstående film.',
    },
    {
      navn: 'Rammeavtale Klippestova.pdf',
      slag: 'digital',
      html: avrop.join(''),
      stil: stil.lys(stil.engasjement, 'URW Gothic'),
    },
  ),
  kontrakt(
    'w8-12',
    {
      form: 'foto',
      spraak: 'nn',
      mal: 'nrk-engasjement',
      hvem: 'Sølve Naustdalsfjell',
      selskap: 'NRK',
      reg: [reg('Kystvegen', 'Fotograf', 'foto', 2)],
      variant: 'NRK',
      sign: [true, true],
      pnr: pnr('w8-12'),
      status: 'BEHANDLET',
      hvorfor: 'NRK-egenproduksjon etter egne regler; signert av begge, fotograf på to program.',
    },
    { navn: 'nrk kontrakt.jpg', slag: 'foto', html: nrk, stil: stil.skjema },
  ),
]
