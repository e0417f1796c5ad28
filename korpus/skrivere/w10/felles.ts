import type { Fasitpost, Fasitregistrering } from '../../../bench/ki-fasit.ts'
import type { Skrevet } from '../lag.ts'
import type { Papir, Slag, Slitasje } from '../papir.ts'

export type Kontrakt = Skrevet['kontrakter'][number]

/** What a template decides: how its clauses are numbered, how it looks, and what stands at the foot of each page. */
export type Mal = {
  navn: string
  nummer: 'desimal' | 'paragraf' | 'romer' | 'bokstav' | 'ingen'
  stil: string
  fot?: (side: number, av: number) => string
}

/** Numbers that follow from a text alone. */
function tall(frø: string): () => number {
  let s = 2166136261
  for (const c of frø) s = Math.imul(s ^ (c.codePointAt(0) ?? 0), 16777619) >>> 0
  return () => {
    s = (Math.imul(s, 1664525) + 1013904223) >>> 0
    return s / 2 ** 32
  }
}

/** A drawn signature: a tall first letter, some loops and a tail. */
function strek(navn: string, lengde = 1): string {
  const r = tall(navn)
  let x = 10
  let d = `M${x} ${30 + r() * 12}`
  const buer = Math.max(2, Math.round((5 + r() * 4) * lengde))
  for (let i = 0; i < buer; i++) {
    const opp = i === 0 || i === Math.floor(buer / 2) ? 26 + r() * 10 : 7 + r() * 13
    const bred = 9 + r() * 13
    const bunn = 40 + (r() - 0.4) * 12
    d += ` C${(x + bred * 0.1).toFixed(1)} ${(42 - opp).toFixed(1)} ${(x + bred * 1.3).toFixed(1)} ${(40 - opp * 1.1).toFixed(1)} ${(x + bred * 0.7).toFixed(1)} ${bunn.toFixed(1)}`
    x += bred
  }
  d += ` q${(14 + r() * 10).toFixed(1)} ${(-8 - r() * 10).toFixed(1)} ${(30 * lengde + r() * 24).toFixed(1)} ${(-2 + r() * 10).toFixed(1)}`
  const farge = r() < 0.6 ? '#1b2f7d' : '#16161c'
  return `<svg class="strek" width="${Math.round(190 * lengde + 20)}" height="56" viewBox="0 0 ${Math.round(190 * lengde + 20)} 56" style="transform:rotate(${(-4 + r() * 5).toFixed(1)}deg)"><path d="${d}" fill="none" stroke="${farge}" stroke-width="${(1.4 + r()).toFixed(1)}" stroke-linecap="round" stroke-linejoin="round"/></svg>`
}

/** How a name stands over its line; `tom` is nothing at all, `typet` a typed name. */
function merke(navn: string, måte: string): string {
  if (måte === 'strek') return strek(navn)
  if (måte === 'skrift') return `<span class="pen">${navn}</span>`
  if (måte === 'init') return strek(navn, 0.22)
  if (måte === 'typet') return `<span class="typet">${navn}</span>`
  if (måte.startsWith('stempel')) return `<span class="stempel">${måte.slice(8)}</span>`
  if (måte.startsWith('begge')) return `<span class="stempel">${måte.slice(6)}</span>${strek(navn)}`
  return ''
}

const inline = (t: string) =>
  t
    .replaceAll(/\*\*(.+?)\*\*/g, '<b>$1</b>')
    .replaceAll(/\{\{(.*?)\}\}/g, '<span class="hand">$1</span>')
    .replaceAll(/\(\((.+?):init\)\)/g, (_, n: string) => strek(n, 0.22))
    .replaceAll('[x]', '<span class="rute">✕</span>')
    .replaceAll('[ ]', '<span class="rute"></span>')

const romer = ['', 'I', 'II', 'III', 'IV', 'V', 'VI', 'VII', 'VIII', 'IX', 'X', 'XI', 'XII', 'XIII', 'XIV']
const bokstav = (n: number) => String.fromCharCode(96 + n)

function overskrift(mal: Mal, n: number): string {
  if (mal.nummer === 'desimal') return `${n}.`
  if (mal.nummer === 'paragraf') return `§ ${n}`
  if (mal.nummer === 'romer') return `${romer[n]}.`
  if (mal.nummer === 'bokstav') return `${bokstav(n).toUpperCase()}.`
  return ''
}
function ledd(mal: Mal, n: number, m: number): string {
  if (mal.nummer === 'romer') return `${bokstav(m)})`
  if (mal.nummer === 'bokstav') return `${m}`
  if (mal.nummer === 'paragraf') return `(${m})`
  return `${n}.${m}`
}

/** One line of the markup that the documents are written in, and the group of lines it is laid together with. */
function linje(mal: Mal, rå: string, teller: { n: number; m: number }): { gruppe: string; html: string } {
  const [tegn = '', ...rest] = rå.split(' ')
  const t = inline(rest.join(' '))
  const celler = t.split('|').map(c => c.trim())
  switch (tegn) {
    case '>':
      return { gruppe: '', html: `<h1>${t}</h1>` }
    case '#': {
      teller.n++
      teller.m = 0
      return { gruppe: '', html: `<h2><span>${overskrift(mal, teller.n)}</span> ${t}</h2>` }
    }
    case '##':
      return { gruppe: '', html: `<h3>${t}</h3>` }
    case '-': {
      teller.m++
      return {
        gruppe: '',
        html: `<p class="ledd"><span class="nr">${ledd(mal, teller.n, teller.m)}</span><span>${t}</span></p>`,
      }
    }
    case '*':
      return { gruppe: 'ul', html: `<li>${t}</li>` }
    case '~':
      return { gruppe: '', html: `<p class="smått">${t}</p>` }
    case '|!':
      return { gruppe: 'tabell', html: `<tr>${celler.map(c => `<th>${c}</th>`).join('')}</tr>` }
    case '|':
      return { gruppe: 'tabell', html: `<tr>${celler.map(c => `<td>${c}</td>`).join('')}</tr>` }
    case ':':
      return {
        gruppe: 'felt',
        html: `<tr>${celler.map((c, i) => (i % 2 ? `<td>${c}</td>` : `<th>${c}</th>`)).join('')}</tr>`,
      }
    case '!!': {
      const felt = rest.join(' ').split('||')
      const html = felt.map(f => {
        const [etikett = '', navn = '', måte = 'tom', sted = ''] = f
          .split(/(?<=\s);(?=\s|$)/)
          .map(x => x.trim())
        return `<div class="sf"><div class="se">${etikett}</div><div class="sd">${inline(sted)}</div><div class="sm">${merke(navn, måte)}</div><div class="sn">${navn}</div></div>`
      })
      return { gruppe: '', html: `<div class="sign">${html.join('')}</div>` }
    }
    default:
      return { gruppe: '', html: rå.startsWith('<') ? inline(rå) : `<p>${inline(rå)}</p>` }
  }
}

const grunn = `.ark { padding: 20mm 22mm 18mm; font-size: 10.4pt; line-height: 1.38; color: #111 }
h1 { font-size: 16pt; margin: 0 0 4mm } h2 { font-size: 11pt; margin: 3.4mm 0 1mm } h3 { font-size: 10.4pt; margin: 3mm 0 1mm }
p { margin: 0 0 2mm } ul { margin: 1mm 0 2mm; padding-left: 6mm } .smått { font-size: 8.4pt; color: #333 }
.ledd { display: flex; gap: 2mm } .ledd .nr { flex: none; width: 9mm }
table { border-collapse: collapse; width: 100%; margin: 2mm 0 3mm } th, td { text-align: left; vertical-align: top; padding: 1mm 2mm }
.tabell th, .tabell td { border: .6pt solid #555 } .tabell th { background: #eee }
.felt th { width: 44mm; font-weight: 600 } .felt td { border-bottom: .5pt solid #999 }
.hand, .pen { font-family: Z003, cursive; color: #1c2f80 } .hand { font-size: 1.32em; line-height: 1 } .pen { font-size: 25pt; line-height: 1; white-space: nowrap }
.rute { display: inline-block; width: 3.4mm; height: 3.4mm; border: .8pt solid #222; text-align: center; line-height: 3.4mm; font-size: 8pt; vertical-align: -0.5mm; margin-right: 1mm }
.sign { display: flex; gap: 12mm; margin-top: 7mm; break-inside: avoid } .sf { flex: 1 } .sm { height: 15mm; display: flex; align-items: end; border-bottom: .6pt solid #333; position: relative }
.sn, .se, .sd { font-size: 9pt } .se { font-weight: 600 } .strek { display: block; margin-bottom: -2mm }
.stempel { border: 1.4pt solid #7a2d5c; color: #7a2d5c; padding: 1mm 2.4mm; font: 700 8.4pt 'Liberation Sans'; transform: rotate(-6deg); white-space: pre-line; margin: 0 1mm 1mm 0 }
.fot { position: absolute; bottom: 8mm; left: 22mm; right: 22mm; font-size: 8pt; color: #444; display: flex; justify-content: space-between; align-items: end }`

/** The sheets of a paper: `===` alone on a line begins a new one. */
export function ark(mal: Mal, tekst: string, fra = 1, av?: number): string {
  const sider = tekst.trim().split(/^===$/m)
  const teller = { n: 0, m: 0 }
  return sider
    .map((side, i) => {
      let html = ''
      let åpen = ''
      const lukk = () => {
        if (åpen) html += åpen === 'ul' ? '</ul>' : '</table>'
        åpen = ''
      }
      for (const rå of side.split('\n').map(l => l.trim())) {
        if (!rå) {
          lukk()
          continue
        }
        const { gruppe, html: del } = linje(mal, rå, teller)
        if (gruppe !== åpen) {
          lukk()
          if (gruppe) html += gruppe === 'ul' ? '<ul>' : `<table class="${gruppe}">`
          åpen = gruppe
        }
        html += del
      }
      lukk()
      const fot = mal.fot ? `<div class="fot">${inline(mal.fot(i + fra, av ?? sider.length))}</div>` : ''
      return `<section class="ark">${html}${fot}</section>`
    })
    .join('')
}

export const papir = (
  mal: Mal,
  navn: string,
  slag: Slag,
  tekst: string,
  mer: { slitasje?: Slitasje; stil?: string; fra?: number; av?: number } = {},
): Papir => ({
  navn,
  slag,
  html: ark(mal, tekst, mer.fra, mer.av),
  stil: `${grunn}\n${mal.stil}\n${mer.stil ?? ''}`,
  ...(mer.slitasje ? { slitasje: mer.slitasje } : {}),
})

const par = {
  regi: ['Regissør (og animatør som har regi)', 'Regi/letregi/letprodusent/reporter/VJ'],
  foto: ['Foto (og animatør på animasjonsfilm som ikke har regi)', 'Foto (A-foto, foto)'],
  lyddesign: ['Lyddesign/lydsjef', 'Lyd (A-lyd, lyd)'],
  scenograf: ['Scenograf/produksjonsdesigner', 'Scenograf, produksjonsdesigner'],
  kostyme: ['Kostymedesigner/maskør/VFX', 'Kostymedesigner/maskør/VFX/fargekorrigerer'],
  manus: ['Manus (original)', 'Redaktør/manus'],
  adaptasjon: ['Manus adaptasjon', 'Redaktør/manus'],
  klipp: ['Klipp'],
  farge: ['Kostymedesigner/maskør/VFX/fargekorrigerer'],
  etterarbeid: ['Etterarbeidsredaktør/etterarbeidsregi'],
} as const
const motsatt = (p: readonly string[]) => [...p].reverse()
/** The groups, the first of each the right one; `tv` before those of the list for TV-underholdning. */
const grupper = {
  ...par,
  // The recording of sound has no group of its own outside TV-underholdning.
  alyd: motsatt(par.lyddesign),
  tvregi: motsatt(par.regi),
  tvfoto: motsatt(par.foto),
  tvlyd: motsatt(par.lyddesign),
  tvscenograf: motsatt(par.scenograf),
  tvkostyme: motsatt(par.kostyme),
  tvredaktør: motsatt(par.manus),
}

export function reg(
  produksjonsnavn: string | null,
  fagfunksjon_tekst: string,
  gruppe: keyof typeof grupper | null,
  episoder: number | null,
): Fasitregistrering {
  const godtas = gruppe ? [...grupper[gruppe]] : []
  return {
    produksjonsnavn,
    fagfunksjon_tekst,
    fagfunksjon: godtas[0] ?? null,
    fagfunksjon_godtas: godtas,
    episoder,
  }
}

type Kort = Pick<
  Fasitpost,
  'id' | 'form' | 'arbeidstaker' | 'produksjonsselskap' | 'forventet' | 'begrunnelse'
> & {
  språk?: Fasitpost['language']
  mal: string
  reg: Fasitregistrering[]
  klausul: Fasitpost['rettighetsklausul']['variant']
  /** Who has signed: worker, company. */
  signert: [boolean, boolean]
  fnr?: string
}

export function kontrakt(k: Kort, ...papirer: Papir[]): Kontrakt {
  const behold = ['1a', '1b', '2', 'EN'].includes(k.klausul) ? true : k.klausul === 'buy-out' ? false : null
  return {
    fasit: {
      id: k.id,
      form: k.form,
      language: k.språk ?? 'nb',
      template: k.mal,
      arbeidstaker: k.arbeidstaker,
      produksjonsselskap: k.produksjonsselskap,
      registreringer: k.reg,
      rettighetsklausul: { variant: k.klausul, okonomiske_i_behold: behold },
      signaturer: { arbeidstaker: k.signert[0], produksjonsselskap: k.signert[1] },
      personnummer_i_dokumentet: k.fnr ?? null,
      forventet: k.forventet,
      begrunnelse: k.begrunnelse,
    },
    papirer,
  }
}

/** The check digit of mod 11, or null where a number has none. */
function kontroll(sifre: string, vekter: readonly number[]): string | null {
  const rest = vekter.reduce((sum, v, i) => sum + v * Number(sifre[i]), 0) % 11
  return rest === 1 ? null : String((11 - rest) % 11)
}

/** A synthetic personal number from a birth date, month + 80: the first valid one at or after `individ`. */
export function fnr(dag: number, måned: number, år: number, individ: number): string {
  for (let n = individ; n < 500; n++) {
    const ni = `${[dag, måned + 80, år % 100].map(x => String(x).padStart(2, '0')).join('')}${String(n).padStart(3, '0')}`
    const k1 = kontroll(ni, [3, 7, 6, 1, 8, 9, 4, 5, 2])
    const k2 = k1 === null ? null : kontroll(ni + k1, [5, 4, 3, 2, 7, 6, 5, 4, 3, 2])
    if (k2 !== null) return `${ni}${k1}${k2}`
  }
  throw new Error('Ingen gyldige numre igjen.')
}
export const delt = (f: string) => `${f.slice(0, 6)} ${f.slice(6)}`

/** A synthetic organisation number: the first valid one at or after eight digits. */
export function orgnr(frø: number): string {
  for (let n = frø; ; n++) {
    const k = kontroll(String(n), [3, 2, 7, 6, 5, 4, 3, 2])
    if (k !== null) return `${n}${k}`
  }
}
export const gruppert = (o: string) => o.replace(/^(\d{3})(\d{3})(\d{3})$/, '$1 $2 $3')

/** An account number of register 0099. */
export function konto(frø: number): string {
  for (let n = frø; ; n++) {
    const ti = `0099${String(n).padStart(6, '0')}`
    const k = kontroll(ti, [5, 4, 3, 2, 7, 6, 5, 4, 3, 2])
    if (k !== null) return `${ti.slice(0, 4)}.${ti.slice(4, 6)}.${ti.slice(6)}${k}`
  }
}
