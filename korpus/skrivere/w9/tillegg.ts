import type { Papir } from '../papir.ts'
import { org } from './selskaper.ts'
import { ark, delt, dok, F, hand, konto, orgDelt, pnr, reg } from './verktoy.ts'

const yt = 'Ytterst Film AS'
const vr = 'Vrakfisk Film AS'
const gr = 'Gråpapir Film AS'
const p32 = pnr(12, 12, 80, 205)
const p40 = pnr(3, 7, 87, 318)

const stil = `.ti{padding:22mm 24mm;font:10.8pt/1.5 'DejaVu Serif','Liberation Serif';color:#111}.ti h1{font-size:15pt;text-align:center;margin:0 0 2mm}.ti .un{text-align:center;margin-bottom:8mm;font-size:9.5pt}.ti p{margin:0 0 2.5mm}.ti .r{display:grid;grid-template-columns:44mm 1fr;border-top:1px solid #bbb;padding:1.2mm 0}.ti .r b{font-size:9.5pt}.ti h2{font-size:11pt;margin:5mm 0 1mm}.ti .sg{display:flex;gap:14mm;margin-top:14mm}.ti .sg>div{flex:1}.ti .i{height:18mm;display:flex;align-items:flex-end}.ti .sg i{display:block;border-top:1px solid #111;font-size:8.5pt}.ti .ft{position:absolute;bottom:10mm;left:24mm;right:24mm;display:flex;justify-content:space-between;font-size:8pt;color:#444;align-items:flex-end}`

const sg = (pair: readonly (readonly [string, string])[]) =>
  `<div class="sg">${pair.map(([over, under]) => `<div><div class="i">${over}</div><i>${under}</i></div>`).join('')}</div>`
const rader = (rows: readonly (readonly [string, string])[]) =>
  rows.map(([l, v]) => `<div class="r"><b>${l}</b><span>${v}</span></div>`).join('')

/** The editor's contract: the same words in the clean file and on the photographed last page. */
const siste = (over: readonly [string, string]) =>
  ark(
    `<h2>6. Rettigheter</h2><p>For medlemmer av Norsk filmforbund med forvaltningskontrakt med F©R klareres opphavsrettigheter i «Avtale om rettigheter for innkjøpte produksjoner mellom Virke Produsentforeningen og Norsk Filmforbund/F©R av 09.05.2017».</p><h2>7. Tvister</h2><p>Tvister løses etter norsk rett ved Oslo tingrett.</p><p>Avtalen finnes i to eksemplarer. Oslo, 20. september 2017</p>${sg(
      [
        [over[0], 'Klipper: Sølvi Engerdalsbakk'],
        [over[1], 'Produsent: Nora Liabråten, Gråpapir Film AS'],
      ],
    )}<div class="ft"><span>Klippeavtale Orgelbyggeren</span><span>2 av 2</span></div>`,
    'ti',
  )

const klippavtale: readonly Papir[] = [
  {
    navn: 'Klippeavtale Orgelbyggeren endelig.pdf',
    slag: 'digital',
    stil,
    html: `${ark(
      `<h1>KLIPPEAVTALE</h1><div class="un">${gr}, org.nr. ${orgDelt(org(gr))} (produsenten)<br>Sølvi Engerdalsbakk, f.nr. ${delt(p40)} (klipperen)</div>
<h2>1. Verket</h2><p>Avtalen gjelder dokumentarfilmen «Orgelbyggeren» på 49 minutter, regi Ottar Hellemyrmo. Det lages også en kinoversjon på inntil 70 minutter og tre klipp til nettet. De regnes som samme verk.</p>
<h2>2. Oppgaven</h2><p>Klipperen har ansvaret for klipp fra synkronisert råmateriale til låst bilde. Hun deltar i lydmiks og fargekorrigering med én dag hver.</p>
<h2>3. Tid</h2><p>Arbeidet varer i 13 uker fra 2. oktober 2017, med fri i uke 40 og 52. Det vises råklipp 24. november og finklipp 15. desember.</p>
<h2>4. Lønn</h2><p>Ukelønnen er 12 750 kroner. I tillegg kommer feriepenger, og 500 kroner i uka for egen maskin. Lønnen utbetales til ${konto(40017)} den 15. i måneden.</p>
<h2>5. Navn</h2><p>Klipperen krediteres på egen plakat i forteksten.</p><div class="ft"><span>Klippeavtale Orgelbyggeren</span><span>1 av 2</span></div>`,
      'ti',
    )}${siste(['', ''])}`,
  },
  {
    navn: 'IMG_0412.jpg',
    slag: 'foto',
    stil,
    html: siste([hand('Sølvi Engerdalsbakk'), hand('Nora Liabråten', { farge: '#1d1d1d' })]),
  },
]

export const tillegg = [
  dok({
    id: 'w9-31',
    template: 'tillegg',
    arbeidstaker: 'Kristoffer Dalsætermo',
    selskap: yt,
    reg: [reg('Pakkhuset', 'klipper', F.klipp, 6)],
    variant: 'taus',
    signert: [true, true],
    forventet: 'DOKUMENTASJONEN ER MANGELFULL',
    begrunnelse: 'Tillegget viser til en hovedavtale som ikke er lastet opp, så rettighetene kan ikke leses.',
    papirer: [
      {
        navn: 'Endringsbilag 1.pdf',
        slag: 'digital',
        stil,
        html: ark(
          `<h1>ENDRINGSBILAG NR. 1</h1><div class="un">til arbeidsavtale av 8. oktober 2018 mellom ${yt} (org.nr. ${orgDelt(org(yt))}) og Kristoffer Dalsætermo</div>
${rader([
  ['Produksjon', 'PAKKHUSET, 8 x 47 min'],
  ['Stilling', 'klipper (uendret)'],
  ['Episoder før', 'fire (1–4)'],
  ['Episoder nå', 'seks (1–4, 7 og 8)'],
  ['Sluttdato før', '1. mars 2019'],
  ['Sluttdato nå', '26. april 2019'],
  ['Tillegg i lønn', '8 uker à kr 13 200'],
])}
<p style="margin-top:6mm">Alt annet i arbeidsavtalen står ved lag, også bestemmelsene om opphavsrett og taushet i punkt 9 og 11. Bilaget er en del av avtalen fra det er signert av begge.</p><p>Oslo, 14. januar 2019</p>${sg(
            [
              [hand('Kristoffer Dalsætermo'), 'Kristoffer Dalsætermo'],
              [hand('Turi Langbråten', { farge: '#1c1c1c' }), `for ${yt}, Turi Langbråten`],
            ],
          )}`,
          'ti',
        ),
      },
    ],
  }),
  dok({
    id: 'w9-32',
    form: 'blandet',
    template: 'avtale-med-tillegg',
    arbeidstaker: 'Bjørnar Kvalnesset',
    selskap: vr,
    reg: [reg('Mørketidsarkivet', 'lydsjef', F.lyd, 6)],
    variant: '1a',
    signert: [true, true],
    pnr: p32,
    forventet: 'BEHANDLET',
    begrunnelse:
      'Tillegget utvider lydsjefens arbeid fra fire til alle seks episodene; hovedavtalen har klausul 1a.',
    papirer: [
      {
        navn: '1 Arbeidsavtale lyd.pdf',
        slag: 'digital',
        stil,
        html: ark(
          `<h1>ARBEIDSAVTALE</h1><div class="un">midlertidig ansettelse i TV-produksjon</div>${rader([
            ['Arbeidsgiver', `${vr}, ${orgDelt(org(vr))}, Tromsø`],
            ['Arbeidstaker', `Bjørnar Kvalnesset, ${delt(p32)}`],
            ['Produksjon', '«Mørketidsarkivet», TV-drama i 6 deler à 44 min'],
            ['Funksjon', 'lydsjef'],
            ['Omfang', 'Første til og med fjerde episode'],
            ['Periode', '7. januar – 8. mars 2019'],
            ['Lønn', 'kr 14 800 per uke, 48 timer'],
            ['Konto', konto(32019)],
            ['Pårørende', 'Ann-Mari Kvalnesset, 900 32 019'],
          ])}<h2>Rettigheter</h2><p>For medlemmer av Norsk filmforbund med forvaltningskontrakt med F©R reguleres opphavsrettigheter i «Avtale om rettigheter mellom Virke Produsentforeningen og Norsk Filmforbund/F©R av 29.10.2016».</p><h2>Annet</h2><p>Overenskomsten gjelder. Fly Tromsø–Oslo dekkes to ganger. Vinterklær leveres ut av selskapet.</p>${sg(
            [
              [hand('Bjørnar Kvalnesset'), 'Bjørnar Kvalnesset, 17.12.2018'],
              [hand('Benedikte Skarhamn', { farge: '#111' }), 'Benedikte Skarhamn, 19.12.2018'],
            ],
          )}`,
          'ti',
        ),
      },
      {
        navn: '2 Tillegg lyd (skann).pdf',
        slag: 'skann',
        stil,
        html: ark(
          `<h1>TILLEGG</h1><div class="un">til arbeidsavtale signert 17. og 19. desember 2018, Mørketidsarkivet</div><p>Vi er enige om at Bjørnar Kvalnesset også er lydsjef på femte og sjette episode, slik at avtalen nå gjelder alle seks. Perioden forlenges til 5. april 2019. Lønn og øvrige vilkår er som i avtalen.</p><p>Tromsø, 25. februar 2019</p>${sg(
            [
              [hand('Bjørnar Kvalnesset', { farge: '#111' }), 'Bjørnar Kvalnesset'],
              [hand('Benedikte Skarhamn', { farge: '#111' }), vr],
            ],
          )}`,
          'ti',
        ),
      },
    ],
  }),
  dok({
    id: 'w9-40',
    form: 'blandet',
    template: 'avtale-signaturside',
    arbeidstaker: 'Sølvi Engerdalsbakk',
    selskap: gr,
    reg: [reg('Orgelbyggeren', 'klipper', F.klipp, null)],
    variant: '2',
    signert: [true, true],
    pnr: p40,
    forventet: 'BEHANDLET',
    begrunnelse:
      'PDF-en er usignert, men fotoet av siste side har begge signaturer; klausul 2 for én dokumentarfilm.',
    papirer: klippavtale,
  }),
]
