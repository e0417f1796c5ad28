import { org } from './selskaper.ts'
import { ark, dok, F, hand, orgDelt, penn, pnr, reg, U } from './verktoy.ts'

const te = 'Tredje Etasje Produksjoner AS'
const ho = 'Hovedpulten Post AS'
const ok = 'Øksendrift Film AS'
const p26 = pnr(21, 3, 86, 188)

const stil = `.ta{padding:16mm 17mm;font:10pt/1.4 'Nimbus Sans','Liberation Sans';color:#111}.ta h1{font-size:16pt;margin:0 0 3mm}.ta table{width:100%;border-collapse:collapse;margin:4mm 0}.ta th{border-bottom:2px solid #000;text-align:left;padding:1.2mm 1.5mm;font-size:8.5pt}.ta td{border-bottom:1px solid #777;padding:1.8mm 1.5mm}.ta .x td{border:1px solid #333}.ta .x th{border:1px solid #333;background:#e6e6e6}.ta p{margin:0 0 2mm}.ta .sg{display:flex;gap:12mm;margin-top:12mm}.ta .sg div{flex:1}.ta .sg i{display:block;border-top:1px solid #111;font-size:8.5pt}`

const tr = (cells: readonly string[], tag = 'td') =>
  `<tr>${cells.map(one => `<${tag}>${one}</${tag}>`).join('')}</tr>`

export const tabell = [
  dok({
    id: 'w9-24',
    form: 'foto',
    template: 'tabell-episoder',
    arbeidstaker: 'Jannike Rolvsbakk',
    selskap: te,
    reg: [reg('Vaktskifte (sesong 1)', 'klipper', F.klipp, 6)],
    variant: '1a',
    signert: [true, true],
    forventet: 'BEHANDLET',
    begrunnelse:
      'Tabellen har seks rader, en for hver episode av samme serie; klausul 1a og begge signaturer.',
    papirer: [
      {
        navn: 'IMG_3310.jpg',
        slag: 'foto',
        stil,
        html: ark(
          `<h1>Klippeavtale – VAKTSKIFTE, første sesong</h1><p>${te} (org.nr. ${orgDelt(org(te))}) ansetter <b>Jannike Rolvsbakk</b>, f. 17.11.1989, som klipper på episodene i tabellen. Serien har ti episoder à 29 minutter; de andre klippes av Didrik Fossvold.</p>
<table class="x">${tr(['Ep.', 'Tittel', 'Regi', 'Materiale inn', 'Låst klipp', 'Dager'], 'th')}${tr(['1', 'Nattevakt', 'Loholt', '18.01.', '05.02.', '12'])}${tr(['2', 'Rom 14', 'Loholt', '25.01.', '12.02.', '12'])}${tr(['3', 'Alarmen', 'Loholt', '01.02.', '19.02.', '12'])}${tr(['6', 'Overlapp', 'Nygårdsmo', '01.03.', '19.03.', '11'])}${tr(['7', 'Hviletid', 'Nygårdsmo', '08.03.', penn('26.03.'), '11'])}${tr(['8', 'To mot tolv', 'Nygårdsmo', '15.03.', '09.04.', '11'])}${tr(['', '<b>Sum dager</b>', '', '', '', '<b>69</b>'])}</table>
<p>Lønn: kr 2 800 per dag og 12 % feriepenger. Overtid etter loven.</p><p>For medlemmer av Norsk filmforbund med forvaltningskontrakt med F©R reguleres opphavsrettigheter i «Avtale om rettigheter mellom Virke Produsentforeningen og Norsk Filmforbund/F©R av 29.10.2016».</p><p>Klippeplass og assistent holdes av selskapet i alle 69 dagene. Endringer i planen varsles minst fem dager før. Oppsigelse: 14 dager.</p><p>Oslo, 8. januar 2021</p>
<div class="sg"><div>${hand('Jannike Rolvsbakk')}<i>Klipper</i></div><div>${hand('Arild Tveiterås', { farge: '#1c1c1c' })}<i>Arild Tveiterås, produsent</i></div></div>`,
          'ta',
        ),
      },
    ],
  }),
  dok({
    id: 'w9-25',
    form: 'foto',
    template: 'tabell-produksjoner',
    arbeidstaker: 'Yasmin Hovdebråten',
    selskap: ho,
    reg: [
      reg('Husjegerne i Nord (sesong 1)', 'Fargekorrigerer', U.farge, 8),
      reg('Tabbekvoten (sesong 2)', 'Fargekorrigerer', U.farge, 4),
      reg('Håndverkerne', 'Fargekorrigerer', F.farge, 2),
    ],
    variant: 'taus',
    signert: [true, true],
    forventet: 'BEHANDLET',
    begrunnelse:
      'Tre produksjoner med episoder i hver rad og begge signaturer, men ingen rettighetsklausul; gir bare privatkopiering.',
    papirer: [
      {
        navn: 'Foto 15.04.2021.jpg',
        slag: 'foto',
        stil,
        html: ark(
          `<p style="text-align:right">Hovedpulten Post AS<br>Org.nr. ${orgDelt(org(ho))}<br>Pilestredet 88, Oslo</p><h1>Arbeidsavtale, vår og sommer 2021</h1><p>Ansatt: <b>Yasmin Hovdebråten</b>. Stilling for alle oppdrag: <b>Fargekorrigerer</b>. Timelønn kr 390.</p>
<table>${tr(['Prod.nr.', 'Produksjon', 'Format', 'Dine episoder', 'Levering', 'Timer'], 'th')}${tr(['6104', 'Husjegerne i Nord, sesong 1', '8 x 40 min', 'alle', 'TVNorge', '96'])}${tr(['6117', 'Tabbekvoten sesong 2 (10 ep.)', '10 x 28 min', 'ep. 201–204', 'TV 2', '44'])}${tr(['6120', 'HÅNDVERKERNE', '6 x 27 min', 'de to siste', 'NRK', '20'])}</table>
<p>1. Arbeidstiden følger vaktplanen. Kveldstillegg kr 60 etter klokka 18.</p><p>2. Fasit for farger er fotografens referansebilder. Ved tvil avgjør produsenten for produksjonen.</p><p>3. Filer tas ikke ut av huset. Nøkkelkort 212 leveres tilbake.</p><p>4. Avtalen opphører uten oppsigelse 31.07.2021.</p><p>Lest og godtatt 15. april 2021</p>
<div class="sg"><div>${hand('Yasmin Hovdebråten')}<i>Ansatt</i></div><div>${hand('Gunnar Ekrolien', { farge: '#222' })}<i>Gunnar Ekrolien, daglig leder</i></div></div>`,
          'ta',
        ),
        slitasje: { skygge: 0.55, skjev: 1.8 },
      },
    ],
  }),
  dok({
    id: 'w9-26',
    language: 'nn',
    template: 'tabell-avtale',
    arbeidstaker: 'Gaute Rekkedalen',
    selskap: ok,
    reg: [reg('Prestegarden (sesong 1)', 'scenograf', F.scenografi, 5)],
    variant: '1a',
    signert: [true, true],
    pnr: p26,
    forventet: 'BEHANDLET',
    begrunnelse: 'Scenograf for episode III–VII, altså fem episoder; nynorsk klausul 1a og begge signaturer.',
    papirer: [
      {
        navn: 'Arbeidsavtale scenografi Rekkedalen.pdf',
        slag: 'digital',
        stil,
        html: ark(
          `<h1>Arbeidsavtale</h1><table class="x"><tr><th style="width:42mm">Arbeidsgjevar</th><td>${ok}, ${orgDelt(org(ok))}</td></tr><tr><th>Arbeidstakar</th><td>Gaute Rekkedalen, fødselsnummer ${p26}, Ørsta</td></tr><tr><th>Produksjon</th><td>«Prestegarden», første sesong. TV-drama, sju episodar (I–VII) à 50 minutt</td></tr><tr><th>Arbeid</th><td>scenograf</td></tr><tr><th>Omfang</th><td>Episode III–VII. Episode I og II har Marit Skogheim.</td></tr><tr><th>Tid</th><td>16. oktober 2017 – 9. februar 2018, 74 dagar. 3 dagar i juleveka er fri.</td></tr><tr><th>Løn</th><td>kr 13 600 per veke, tariff for TV-drama gruppe 5</td></tr><tr><th>Stab</th><td>1 rekvisitør, 2 snikkarar, 1 malar</td></tr><tr><th>Rettar</th><td>For medlemer av Norsk filmforbund med forvaltningskontrakt med F©R vert opphavsrettar regulerte i «Avtale om rettigheter mellom Virke Produsentforeningen og Norsk Filmforbund/F©R» av 29.10.2016.</td></tr><tr><th>Oppseiing</th><td>14 dagar</td></tr><tr><th>Namnsetjing</th><td>Rulletekst i dei fem episodane</td></tr></table><p>Avtalen er skriven i to eksemplar, eitt til kvar.</p><p>Volda, 2. oktober 2017</p>
<div class="sg"><div>${hand('Gaute Rekkedalen')}<i>Arbeidstakar</i></div><div>${hand('Ragnhild Øyhovden', { farge: '#191919' })}<i>for Øksendrift Film AS, Ragnhild Øyhovden</i></div></div>`,
          'ta',
        ),
      },
    ],
  }),
]
