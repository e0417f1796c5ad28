// What the documents of this set share: strokes by hand, numbers with check digits, and the shape of an answer.
import type { Fasitpost, Fasitregistrering } from '../../../bench/ki-fasit.ts'
import type { Skrevet } from '../lag.ts'
import type { Papir } from '../papir.ts'

export type Dokument = Skrevet['kontrakter'][number]

/** A row of numbers from 0 to 1 that follows from a word. */
export function tall(ord: string): () => number {
  let a = 2166136261
  for (const c of ord) a = Math.imul(a ^ c.charCodeAt(0), 16777619)
  return () => {
    a = (a + 0x6d2b79f5) | 0
    let t = Math.imul(a ^ (a >>> 15), 1 | a)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296
  }
}

const n1 = (x: number) => x.toFixed(1)

/** A signature: some tall loops, small waves and a stroke out. */
export function underskrift(
  ord: string,
  valg: { b?: number; h?: number; farge?: string; tykk?: number } = {},
) {
  const { b = 190, h = 52, farge = '#1d2c78', tykk = 1.7 } = valg
  const r = tall(ord)
  const mid = h * 0.62
  const slag = Math.floor(r() * 4)
  let x = 6 + r() * 8
  let d = `M${n1(x)} ${n1(mid + 6)}`
  if (slag >= 2) {
    // One or two big initials first.
    for (let i = 0; i < slag - 1; i++) {
      const w = 22 + r() * 16
      d += ` C${n1(x - 4)} ${n1(-6 - r() * 8)} ${n1(x + w * 0.5)} ${n1(-4 - r() * 6)} ${n1(x + w * 0.42)} ${n1(h - 6)}`
      d += ` C${n1(x + w * 0.3)} ${n1(h + 8)} ${n1(x - 12)} ${n1(h - 2)} ${n1(x + w * 0.7)} ${n1(mid - r() * 9)} S${n1(x + w)} ${n1(mid + 8)} ${n1(x + w)} ${n1(mid)}`
      x += w
    }
  }
  const deler =
    slag === 1 ? 9 + Math.floor(r() * 6) : slag >= 2 ? 3 + Math.floor(r() * 5) : 5 + Math.floor(r() * 5)
  const steg = (b - 30 - x) / (deler + 2)
  const lav = slag === 2
  for (let i = 0; i < deler; i++) {
    const stor = (slag === 0 && i === 0) || r() > (lav ? 0.85 : 0.68)
    const opp = stor ? 2 + r() * 10 : mid - (lav ? 3 : 6) - r() * 9
    const ned = r() > 0.78 ? h + r() * 6 : mid + 2 + r() * 6
    d += ` C${n1(x + steg * (0.2 + r() * 0.6))} ${n1(opp)} ${n1(x + steg * (0.9 + r() * 0.8))} ${n1(opp + r() * 6)} ${n1(x + steg * (0.3 + r() * 0.4))} ${n1(ned)}`
    d += ` S${n1(x + steg * 0.9)} ${n1(mid - r() * 10)} ${n1(x + steg)} ${n1(mid + (r() - 0.5) * 6)}`
    x += steg * (stor ? 1.2 : 0.8 + r() * 0.2)
  }
  d += ` Q${n1(x + 14)} ${n1(mid + 9)} ${n1(Math.min(b - 4, x + 60))} ${n1(mid - 8 - r() * 14)}`
  const prikk =
    r() > 0.5
      ? `<path d="M${n1(b * (0.3 + r() * 0.3))} ${n1(8 + r() * 6)} l2 1" stroke="${farge}" stroke-width="2.2"/>`
      : ''
  return `<svg class="us" width="${b}" height="${h}" viewBox="0 0 ${b} ${h}" style="overflow:visible;transform:rotate(${n1(r() * -8 + 2)}deg) skewX(${n1(-4 - r() * 18)}deg)"><path d="${d}" fill="none" stroke="${farge}" stroke-width="${tykk}" stroke-linecap="round" stroke-linejoin="round"/>${prikk}</svg>`
}

/** Initials at the foot of a page. */
export const initialer = (ord: string, bokstaver: string, farge = '#1d2c78') => {
  const r = tall(ord)
  return `<span style="font:italic 22px Z003;color:${farge};display:inline-block;transform:rotate(${n1(r() * 14 - 9)}deg);letter-spacing:-2px">${bokstaver}</span>`
}

/** What somebody has written in by pen. */
export const hand = (tekst: string, px = 21, farge = '#20338c') => {
  const r = tall(tekst)
  return `<span style="font:italic ${px}px/1 Z003;color:${farge};display:inline-block;transform:rotate(${n1(r() * 2.4 - 1.2)}deg)">${tekst}</span>`
}

/** A box, ticked by hand or not. */
export const boks = (paa: boolean, ord = 'x', px = 13) => {
  const r = tall(ord + px)
  const merke = paa
    ? `<path d="M${n1(1 + r() * 2)} ${n1(3 + r() * 2)} L${n1(11 + r() * 4)} ${n1(12 + r() * 2)} M${n1(12 + r() * 3)} ${n1(0 - r() * 2)} L${n1(2 + r())} ${n1(12 + r() * 2)}" stroke="#1b2a80" stroke-width="1.9" fill="none" stroke-linecap="round"/>`
    : ''
  return `<svg width="${px}" height="${px}" viewBox="0 0 14 14" style="overflow:visible;vertical-align:-2px"><rect x="1" y="1" width="12" height="12" fill="none" stroke="#333"/>${merke}</svg>`
}

/** A rubber stamp. */
export const stempel = (over: string, under: string, farge = '#a3273a') =>
  `<svg width="118" height="118" viewBox="0 0 118 118" style="opacity:.72;transform:rotate(-11deg)"><circle cx="59" cy="59" r="55" fill="none" stroke="${farge}" stroke-width="2.4"/><circle cx="59" cy="59" r="47" fill="none" stroke="${farge}" stroke-width="1"/><text x="59" y="52" text-anchor="middle" font-family="Liberation Sans Narrow" font-weight="bold" font-size="13" fill="${farge}">${over}</text><text x="59" y="72" text-anchor="middle" font-family="Liberation Sans Narrow" font-size="12" fill="${farge}">${under}</text></svg>`

/** A ring drawn round something. */
export const ring = (tekst: string, farge = '#a01f2b') =>
  `<span style="position:relative;display:inline-block">${tekst}<svg style="position:absolute;left:-9px;top:-6px;width:calc(100% + 20px);height:calc(100% + 12px);overflow:visible" viewBox="0 0 100 30" preserveAspectRatio="none"><path d="M12 6 C40 -3 92 1 98 14 C101 27 40 32 10 26 C-6 20 0 6 30 2" fill="none" stroke="${farge}" stroke-width="1.8" vector-effect="non-scaling-stroke"/></svg></span>`

const vekt = (sifre: number[], v: number[]) => {
  const rest = sifre.reduce((s, x, i) => s + x * (v[i] ?? 0), 0) % 11
  return rest === 0 ? 0 : 11 - rest
}

/** A synthetic national number: month + 80, both check digits valid. */
export function fnr(dag: number, maaned: number, aar: number, fra = 100): string {
  const to = (x: number) => String(x).padStart(2, '0')
  for (let i = aar >= 2000 ? fra + 500 : fra; ; i++) {
    const s = `${to(dag)}${to(maaned + 80)}${to(aar % 100)}${String(i).padStart(3, '0')}`
    const f = [...s].map(Number)
    const k1 = vekt(f, [3, 7, 6, 1, 8, 9, 4, 5, 2])
    if (k1 === 10) continue
    const k2 = vekt([...f, k1], [5, 4, 3, 2, 7, 6, 5, 4, 3, 2])
    if (k2 !== 10) return `${s}${k1}${k2}`
  }
}
export const delt = (nr: string) => `${nr.slice(0, 6)} ${nr.slice(6)}`

/** A synthetic organisation number, from eight digits that begin with 2 or 3. */
export function orgnr(fra: number): string {
  for (let i = fra; ; i++) {
    const k = vekt([...String(i)].map(Number), [3, 2, 7, 6, 5, 4, 3, 2])
    if (k !== 10) return `${i}${k}`
  }
}
export const treogtre = (nr: string) => nr.replace(/(\d{3})(?=\d)/g, '$1 ')

/** The functions by the list that fits drama, film and documentaries, and the label that corresponds in the other list. */
export const F = {
  regi: ['Regissør (og animatør som har regi)', 'Regi/letregi/letprodusent/reporter/VJ'],
  manus: ['Manus (original)', 'Redaktør/manus'],
  adaptasjon: ['Manus adaptasjon', 'Redaktør/manus'],
  foto: ['Foto (og animatør på animasjonsfilm som ikke har regi)', 'Foto (A-foto, foto)'],
  klipp: ['Klipp'],
  lyd: ['Lyddesign/lydsjef', 'Lyd (A-lyd, lyd)'],
  scenografi: ['Scenograf/produksjonsdesigner', 'Scenograf, produksjonsdesigner'],
  kostyme: ['Kostymedesigner/maskør/VFX', 'Kostymedesigner/maskør/VFX/fargekorrigerer'],
  farge: ['Kostymedesigner/maskør/VFX/fargekorrigerer', 'Kostymedesigner/maskør/VFX'],
  ingen: null,
} as const

export const reg = (
  produksjonsnavn: string | null,
  tekst: string,
  funksjon: keyof typeof F,
  episoder: number | null = null,
): Fasitregistrering => {
  const gruppe = F[funksjon]
  return {
    produksjonsnavn,
    fagfunksjon_tekst: tekst,
    fagfunksjon: gruppe?.[0] ?? null,
    fagfunksjon_godtas: gruppe ? gruppe.slice(1) : [],
    episoder,
  }
}

export const S = {
  ok: 'BEHANDLET',
  mangelfull: 'DOKUMENTASJONEN ER MANGELFULL',
  signatur: 'MANGLER SIGNATUR',
  funksjon: 'MANGLER GODKJENT FAGFUNKSJON',
  produksjon: 'MANGLER PRODUKSJONSINFORMASJON',
  episoder: 'FYLL INN EPISODER',
  under: 'UNDER BEHANDLING',
} as const

type Variant = Fasitpost['rettighetsklausul']['variant']
export type Svar = {
  form: Fasitpost['form']
  language: Fasitpost['language']
  template: string
  arbeidstaker: string
  selskap: string | null
  reg: Fasitregistrering[]
  variant: Variant
  /** Worker, company. */
  sign: [boolean, boolean]
  pnr?: string
  forventet: keyof typeof S
  hvorfor: string
}

export const dok = (nr: number, svar: Svar, ...papirer: Papir[]): Dokument => ({
  fasit: {
    id: `w3-${String(nr).padStart(2, '0')}`,
    form: svar.form,
    language: svar.language,
    template: svar.template,
    arbeidstaker: svar.arbeidstaker,
    produksjonsselskap: svar.selskap,
    registreringer: svar.reg,
    rettighetsklausul: {
      variant: svar.variant,
      okonomiske_i_behold: ['1a', '1b', '2', 'EN'].includes(svar.variant)
        ? true
        : svar.variant === 'buy-out'
          ? false
          : null,
    },
    signaturer: { arbeidstaker: svar.sign[0], produksjonsselskap: svar.sign[1] },
    personnummer_i_dokumentet: svar.pnr ?? null,
    forventet: S[svar.forventet],
    begrunnelse: svar.hvorfor,
  },
  papirer,
})

/** Sheets from their contents. */
export const ark = (...sider: string[]) => sider.map(s => `<section class="ark">${s}</section>`).join('\n')

/** The face and the margins of a document. */
export const skrift = (navn: string, px: number, marg: string, linje = 1.4) =>
  `.ark{padding:${marg};font:${px}px/${linje} '${navn}';color:#161616} p{margin:0 0 .7em} h1,h2,h3{margin:0 0 .4em;line-height:1.2} table{border-collapse:collapse} td,th{text-align:left;vertical-align:top} .fot{position:absolute;left:0;right:0;bottom:9mm;text-align:center;font-size:.78em;color:#666}`

export const rader = (par: readonly (readonly [string, string])[]) =>
  par.map(([a, b]) => `<tr><th>${a}</th><td>${b}</td></tr>`).join('')
