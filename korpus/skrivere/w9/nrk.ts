import { org } from './selskaper.ts'
import { ark, delt, dok, F, hand, konto, orgDelt, penn, pnr, reg } from './verktoy.ts'

const p33 = pnr(24, 10, 72, 101)
const p34 = pnr(10, 5, 84, 260)

const stil = `.nr{padding:15mm 18mm;font:10pt/1.4 'Liberation Sans';color:#101418}.nr .bar{background:#101418;color:#fff;padding:3mm 4mm;font-weight:bold;display:flex;justify-content:space-between}.nr h2{font-size:10.5pt;margin:5mm 0 1mm;border-bottom:1.5px solid #101418}.nr table{width:100%;border-collapse:collapse}.nr td{padding:1mm 2mm;border-bottom:1px solid #ddd;vertical-align:top}.nr td:first-child{width:48mm;color:#444}.nr p{margin:0 0 2mm}.nr .sg{display:flex;gap:14mm;margin-top:12mm}.nr .sg div{flex:1}.nr .sg i{display:block;border-top:1px solid #111;font-size:8.5pt;font-style:normal}`
const rader = (rows: readonly (readonly [string, string])[]) =>
  `<table>${rows.map(([l, v]) => `<tr><td>${l}</td><td>${v}</td></tr>`).join('')}</table>`

export const nrk = [
  dok({
    id: 'w9-33',
    template: 'nrk-engasjement',
    arbeidstaker: 'Torunn Haslemoen',
    selskap: 'NRK',
    reg: [reg('Lensvingen', 'Regissør', F.regi, 3)],
    variant: 'NRK',
    signert: [true, true],
    pnr: p33,
    forventet: 'BEHANDLET',
    begrunnelse:
      'Egenproduksjon i NRK med egne regler for rettigheter; regissør på alle tre delene, og begge har signert.',
    papirer: [
      {
        navn: 'NRK engasjement Haslemoen.pdf',
        slag: 'digital',
        stil,
        html: ark(
          `<div class="bar"><span>NRK · Programengasjement</span><span>PE 2020/4417</span></div><h2>Partene</h2>${rader(
            [
              ['Arbeidsgiver', `NRK AS, org.nr. ${orgDelt(org('NRK'))}, 0340 Oslo`],
              ['Engasjert', 'Torunn Haslemoen'],
              ['Fødselsnummer', delt(p33)],
              ['Konto', konto(44170)],
            ],
          )}<h2>Oppdraget</h2>${rader([
            ['Program', 'LENSVINGEN (miniserie, 3 x 58 min)'],
            ['Avdeling', 'Drama, egenproduksjon'],
            ['Funksjon', 'Regissør'],
            ['Omfang', 'Alle tre deler'],
            ['Periode', '10.08.2020–31.03.2021, 60 % stilling i etterarbeidet'],
            ['Vederlag', 'kr 64 500 per måned, lønnstrinn etter tabell 2'],
            ['Prosjektleder', 'Guro Tvinnereim Aas'],
          ])}<h2>Rettigheter og gjenbruk</h2><p>NRK kan bruke programmet i alle egne kanaler og tjenester i samsvar med de kollektive avtalene mellom NRK og organisasjonene. Gjenbruk og salg honoreres etter satsene som til enhver tid gjelder i NRK. Den engasjerte beholder de ideelle rettighetene.</p><h2>Andre vilkår</h2><p>Etikkplakaten, reglene for bierverv og reglene for sikkerhet i opptak gjelder. Oppsigelsestiden er én måned.</p><p>Marienlyst, 29. juni 2020</p><div class="sg"><div>${hand('Guro Aas', { farge: '#111' })}<i>for NRK, Guro Tvinnereim Aas</i></div><div>${hand('Torunn Haslemoen')}<i>Torunn Haslemoen</i></div></div>`,
          'nr',
        ),
      },
    ],
  }),
  dok({
    id: 'w9-34',
    form: 'skann',
    language: 'nn',
    template: 'nrk-engasjement',
    arbeidstaker: 'Sigbjørn Tveitane Lid',
    selskap: 'NRK',
    reg: [reg('Skulelaget', 'Manusforfattar', F.manus, null)],
    variant: 'NRK',
    signert: [true, true],
    pnr: p34,
    forventet: 'FYLL INN EPISODER',
    begrunnelse:
      'Engasjementet gjelder åtte uker i manusrom uten at antall episoder står; det må fylles inn.',
    papirer: [
      {
        navn: 'nrk_nynorsk.pdf',
        slag: 'skann',
        stil,
        html: ark(
          `<div class="bar"><span>NRK · Programengasjement</span><span>PE 2021/0892</span></div><h2>Partane</h2>${rader(
            [
              ['Arbeidsgjevar', `NRK AS, org.nr. ${orgDelt(org('NRK'))}, Førde`],
              ['Engasjert', 'Sigbjørn Tveitane Lid'],
              ['Fødselsnummer', delt(p34)],
              ['Konto', konto(8920)],
            ],
          )}<h2>Oppdraget</h2>${rader([
            ['Program', 'SKULELAGET (ungdomsserie, NRK Super)'],
            ['Avdeling', 'NRK Vestland, eigenproduksjon'],
            ['Funksjon', 'Manusforfattar'],
            ['Omfang', penn('8 veker i manusrom, deretter omskriving etter behov')],
            ['Periode', '15.02.2021–09.04.2021'],
            ['Vederlag', 'kr 12 700 per veke'],
            ['Manusansvarleg', 'Hilde Fagerås Moe'],
          ])}<h2>Rettar og gjenbruk</h2><p>NRK kan bruke manuset og programmet i alle kanalar og tenester etter dei kollektive avtalane mellom NRK og organisasjonane. Gjenbruk vert honorert etter NRKs satsar.</p><h2>Andre vilkår</h2><p>Etikkplakaten og reglane for biarbeid gjeld. Oppseiingstida er fjorten dagar. Manusrommet er i 3. høgda, og kaffien er gratis.</p><p>Førde, 8. februar 2021</p><div class="sg"><div>${hand('Hilde F Moe', { farge: '#111' })}<i>for NRK, Hilde Fagerås Moe</i></div><div>${hand('Sigbjørn Lid', { farge: '#151515' })}<i>Sigbjørn Tveitane Lid</i></div></div>`,
          'nr',
        ),
      },
    ],
  }),
]
