// Verktøy for arkene: underskrifter, kryss, stempler, håndskrift, gyldige numre og fasit.
import type { Fasitpost, Fasitregistrering } from '../../../bench/ki-fasit.ts'
import type { Skrevet } from '../lag.ts'
import type { Papir } from '../papir.ts'

export type Dok = Skrevet['kontrakter'][number]

function tilfeldig(seed: string) {
  let a = 2166136261
  for (const c of seed) a = Math.imul(a ^ c.charCodeAt(0), 16777619)
  return () => {
    a = (a + 0x6d2b79f5) | 0
    let t = Math.imul(a ^ (a >>> 15), 1 | a)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296
  }
}

const tall = (n: number) => n.toFixed(1)

/** En bokstav som et stykke bane fra pennens sted, og hvor langt den rykker pennen fram. */
type Drag = readonly [string, number]

function forbokstav(r: () => number, h: number): Drag {
  const H = h * (0.5 + r() * 0.25)
  const b = 16 + r() * 16
  switch (Math.floor(r() * 5)) {
    case 0:
      return [
        `c ${tall(b * 0.2)} ${tall(-H * 1.3)} ${tall(b * 1.3)} ${tall(-H * 1.2)} ${tall(b * 0.5)} 0 s ${tall(b * 0.1)} 9 ${tall(b * 0.6)} -4 `,
        b * 1.1,
      ]
    case 1:
      return [
        `l ${tall(b * 0.3)} ${tall(-H)} m ${tall(-b * 0.35)} ${tall(H * 0.2)} c ${tall(b)} ${tall(-H * 0.5)} ${tall(b * 1.4)} ${tall(H * 0.1)} ${tall(b * 0.4)} ${tall(H * 0.35)} s ${tall(b * 0.9)} ${tall(H * 0.3)} ${tall(b * 0.5)} ${tall(H * 0.45)} `,
        b * 0.9,
      ]
    case 2:
      return [
        `q ${tall(b * 0.3)} ${tall(-H * 0.6)} ${tall(b * 0.5)} ${tall(-H)} q ${tall(b * 0.2)} ${tall(H * 0.6)} ${tall(b * 0.6)} ${tall(H)} m ${tall(-b * 0.95)} ${tall(-H * 0.35)} q ${tall(b * 0.5)} -6 ${tall(b)} ${tall(H * 0.35 - 2)} `,
        b * 1.2,
      ]
    case 3:
      return [
        `m ${tall(b * 0.9)} ${tall(-H)} c ${tall(-b * 1.5)} ${tall(-4)} ${tall(-b * 1.2)} ${tall(H * 0.5)} ${tall(-b * 0.3)} ${tall(H * 0.5)} s ${tall(b * 0.6)} ${tall(H * 0.6)} ${tall(-b * 0.3)} ${tall(H * 0.5)} q ${tall(b * 0.4)} 5 ${tall(b * 0.9)} -3 `,
        b * 1.2,
      ]
    default:
      return [
        `m ${tall(b * 0.3)} ${tall(-H * 0.9)} q ${tall(-5)} ${tall(H * 0.6)} -4 ${tall(H * 1.1)} m 2 ${tall(-H * 0.55)} q ${tall(b * 0.4)} -7 ${tall(b * 0.7)} ${tall(-H * 0.5)} q ${tall(-6)} ${tall(H * 0.4)} 2 ${tall(H * 0.85)} `,
        b * 1.1,
      ]
  }
}

function bokstav(r: () => number, h: number, liten: number): Drag {
  const d = 8 + r() * 9
  const m = h * liten * (0.16 + r() * 0.14)
  const skjelv = () => tall((r() - 0.5) * 4)
  const v = r()
  if (v < 0.2)
    return [
      `c ${tall(d * 0.9)} ${tall(-m * 2.7)} ${tall(-d * 0.2)} ${tall(-m * 2.9)} ${tall(d * 0.5)} ${skjelv()} `,
      d * 0.5,
    ]
  if (v < 0.5)
    return [
      `q ${tall(d * 0.3)} ${tall(-m)} ${tall(d * 0.5)} ${tall(-m * 0.9)} q ${tall(d * 0.1)} ${tall(m * 0.9)} ${tall(d * 0.5)} ${tall(m * 0.9)} `,
      d,
    ]
  if (v < 0.65) return [`l ${tall(d * 0.4)} ${tall(-m)} l ${tall(d * 0.4)} ${tall(m * 0.95)} `, d * 0.8]
  if (v < 0.78)
    return [
      `c ${tall(d * 0.2)} ${tall(-m)} ${tall(d)} ${tall(-m)} ${tall(d * 0.7)} 0 c ${tall(-2)} ${tall(m * 2)} ${tall(-d)} ${tall(m * 2.2)} ${tall(-d * 0.4)} ${tall(m * 0.6)} q ${tall(d * 0.4)} ${tall(-m * 0.5)} ${tall(d * 0.8)} ${tall(-m * 0.6)} `,
      d * 1.1,
    ]
  if (v < 0.9)
    return [
      `c ${tall(d * 0.8)} ${tall(-m * 1.3)} ${tall(-d * 0.4)} ${tall(-m * 1.2)} ${tall(d * 0.1)} ${tall(-m * 0.1)} q ${tall(d * 0.3)} ${tall(m * 0.3)} ${tall(d * 0.7)} ${skjelv()} `,
      d * 0.8,
    ]
  return [`q ${tall(d * 0.5)} ${tall((r() - 0.6) * 5)} ${tall(d)} 0 `, d]
}

/** En underskrift med penn: `stil` 0 hele navnet, 1 rabbel som dør ut i en strek, 2 forbokstaver og understrek, 3 oppdelt og steil. */
export function sig(seed: string, stil = 0, w = 190, h = 62, farge = '#1c2b70') {
  const r = tilfeldig(`${seed}/${stil}/${seed}`)
  for (let i = 0; i < 9; i++) r()
  const base = h * 0.66
  let d = ''
  let x = 0
  const legg = ([bane, fram]: Drag) => {
    d += `M ${tall(x)} ${tall(base + (r() - 0.5) * 3)} ${bane}`
    x += fram
  }
  // Letters in one stroke: the pen is only lifted after a capital.
  const rekke = (n: number, liten: number) => {
    d += `M ${tall(x - 2)} ${tall(base)} `
    for (let i = 0; i < n; i++) {
      const [bane, fram] = bokstav(r, h, stil === 1 ? liten * (1 - (i / n) * 0.7) : liten)
      d += bane
      x += fram
    }
  }
  if (stil === 2) {
    legg(forbokstav(r, h))
    legg(forbokstav(r, h * 1.1))
    rekke(2 + Math.floor(r() * 3), 1)
    d += `m 4 ${tall(8 + r() * 5)} q ${tall(-x * 0.5)} ${tall(-6 + r() * 9)} ${tall(-x * 0.9)} ${tall(r() * 4)} `
  } else if (stil === 3) {
    legg(forbokstav(r, h * 0.9))
    for (let i = 0; i < 3; i++) {
      rekke(1 + Math.floor(r() * 2), 1.2)
      x += 4
    }
    legg(forbokstav(r, h * 0.9))
    rekke(3 + Math.floor(r() * 3), 1.1)
  } else {
    legg(forbokstav(r, h * (stil === 1 ? 1.2 : 1)))
    rekke(3 + Math.floor(r() * 3), stil === 1 ? 1.5 : 1)
    if (stil === 0) {
      x += 5
      legg(forbokstav(r, h))
      rekke(4 + Math.floor(r() * 4), 1)
      if (r() < 0.5) d += `q 12 10 ${tall(22 + r() * 10)} ${tall(-8 - r() * 8)} `
    } else {
      d += `q 14 ${tall(-4 + r() * 7)} ${tall(34 + r() * 20)} ${tall(-6 + r() * 8)} `
      x += 40
    }
  }
  const bredde = 1.2 + r() * 1.2
  const strekk = Math.min(1.5, (w - 22) / (x + 14))
  const helling = stil === 3 ? 0 : -6 - r() * 16
  return `<svg class="sig" width="${w}" height="${h}" viewBox="0 0 ${w} ${h}" style="overflow:visible;display:block" aria-hidden="true"><g transform="translate(${tall(12 + r() * 6)} 0) rotate(${tall(-4 + r() * 5)} 0 ${tall(base)})"><path d="${d}" transform="translate(0 ${tall(base)}) skewX(${tall(helling)}) scale(${strekk.toFixed(2)} 1) translate(0 ${tall(-base)})" fill="none" stroke="${farge}" stroke-width="${tall(bredde)}" vector-effect="non-scaling-stroke" stroke-linecap="round" stroke-linejoin="round"/></g></svg>`
}

/** Korte initialer i margen. */
export const initialer = (seed: string, farge = '#1c2b70') => {
  const r = tilfeldig(`ini/${seed}/${seed}`)
  for (let i = 0; i < 7; i++) r()
  const [a, fram] = forbokstav(r, 34)
  const [b] = forbokstav(r, 32)
  return `<svg width="60" height="30" viewBox="0 0 60 30" style="overflow:visible;display:block" aria-hidden="true"><path d="M 6 24 ${a} M ${tall(8 + fram)} 24 ${b}" fill="none" stroke="${farge}" stroke-width="1.5" stroke-linecap="round" stroke-linejoin="round"/></svg>`
}

/** Håndskrift i blått. */
export const hand = (tekst: string, pt = 15, farge = '#1d3a8f') =>
  `<span style="font-family:Z003;font-style:italic;font-size:${pt}pt;color:${farge};line-height:1">${tekst}</span>`

/** Rute, med et kryss eller en hake for hånd når den er valgt. */
export function rute(valgt: boolean, seed = 'a', hake = false) {
  const r = tilfeldig(`rute${seed}`)
  const strek = hake
    ? `M 3 ${tall(8 + r() * 2)} L 7 ${tall(13 + r())} L ${tall(16 + r() * 3)} ${tall(-1 - r() * 3)}`
    : `M ${tall(1 + r() * 2)} ${tall(1 + r())} L ${tall(14 + r() * 2)} ${tall(14 + r())} M ${tall(13 + r() * 3)} ${tall(r())} L ${tall(1 + r())} ${tall(14 + r() * 2)}`
  return `<svg width="15" height="15" viewBox="0 0 15 15" style="overflow:visible;vertical-align:-2px"><rect x="1" y="1" width="13" height="13" fill="white" stroke="#333" stroke-width="1"/>${valgt ? `<path d="${strek}" fill="none" stroke="#1d3a8f" stroke-width="2" stroke-linecap="round"/>` : ''}</svg>`
}

/** Rute fylt ut på maskin. */
export const felt = (valgt: boolean) => `<span style="font-family:'DejaVu Sans'">${valgt ? '☒' : '☐'}</span>`

export const stempel = (linjer: string[], farge = '#a12a2a', skrå = -8) =>
  `<div style="display:inline-block;border:2px solid ${farge};color:${farge};padding:4px 12px;transform:rotate(${skrå}deg);font:bold 10pt 'Liberation Sans Narrow';text-align:center;letter-spacing:1px;opacity:.8;border-radius:4px">${linjer.join('<br>')}</div>`

const siffer = (s: string) => [...s].map(Number)
const sum = (s: string, vekter: number[]) => siffer(s).reduce((a, c, i) => a + c * (vekter[i] ?? 0), 0)

/** Et syntetisk fødselsnummer: måned + 80, begge kontrollsiffer gyldige. */
export function pnr(dag: number, maaned: number, aar: number, individ: number): string {
  const dato = `${String(dag).padStart(2, '0')}${maaned + 80}${String(aar % 100).padStart(2, '0')}`
  for (let n = individ; n < individ + 60; n++) {
    const ni = `${dato}${String(n).padStart(3, '0')}`
    const k1 = (11 - (sum(ni, [3, 7, 6, 1, 8, 9, 4, 5, 2]) % 11)) % 11
    const k2 = (11 - (sum(`${ni}${k1}`, [5, 4, 3, 2, 7, 6, 5, 4, 3, 2]) % 11)) % 11
    if (k1 < 10 && k2 < 10) return `${ni}${k1}${k2}`
  }
  throw new Error('ingen gyldig')
}
export const delt = (p: string) => `${p.slice(0, 6)} ${p.slice(6)}`

/** Et organisasjonsnummer med gyldig kontrollsiffer, fra åtte siffer som begynner på 2 eller 3. */
export function orgnr(start: number): string {
  for (let n = start; ; n++) {
    const k = (11 - (sum(String(n), [3, 2, 7, 6, 5, 4, 3, 2]) % 11)) % 11
    if (k < 10) return `${n}${k}`
  }
}

export const G = {
  red: 'Redaktør/manus',
  etter: 'Etterarbeidsredaktør/etterarbeidsregi',
  regi: 'Regi/letregi/letprodusent/reporter/VJ',
  foto: 'Foto (A-foto, foto)',
  klipp: 'Klipp',
  lyd: 'Lyd (A-lyd, lyd)',
  scen: 'Scenograf, produksjonsdesigner',
  kost: 'Kostymedesigner/maskør/VFX/fargekorrigerer',
}
export const D = {
  regi: 'Regissør (og animatør som har regi)',
  manus: 'Manus (original)',
  adapt: 'Manus adaptasjon',
  foto: 'Foto (og animatør på animasjonsfilm som ikke har regi)',
  lyd: 'Lyddesign/lydsjef',
  scen: 'Scenograf/produksjonsdesigner',
  kost: 'Kostymedesigner/maskør/VFX',
}
const motsvarende: Record<string, string> = {
  [G.red]: D.manus,
  [G.regi]: D.regi,
  [G.foto]: D.foto,
  [G.lyd]: D.lyd,
  [G.scen]: D.scen,
  [G.kost]: D.kost,
  [D.regi]: G.regi,
  [D.manus]: G.red,
  [D.adapt]: G.red,
  [D.foto]: G.foto,
  [D.lyd]: G.lyd,
  [D.scen]: G.scen,
  [D.kost]: G.kost,
}
export function reg(
  produksjonsnavn: string | null,
  fagfunksjon_tekst: string,
  fagfunksjon: string | null,
  episoder: number | null,
): Fasitregistrering {
  const annen = fagfunksjon && motsvarende[fagfunksjon]
  return {
    produksjonsnavn,
    fagfunksjon_tekst,
    fagfunksjon,
    fagfunksjon_godtas: fagfunksjon ? [fagfunksjon, ...(annen ? [annen] : [])] : [],
    episoder,
  }
}

/** Det som ventes av dokumentet, i README-ens rekkefølge. */
export const V = {
  mangelfull: 'DOKUMENTASJONEN ER MANGELFULL',
  signatur: 'MANGLER SIGNATUR',
  funksjon: 'MANGLER GODKJENT FAGFUNKSJON',
  produksjon: 'MANGLER PRODUKSJONSINFORMASJON',
  episoder: 'FYLL INN EPISODER',
  under: 'UNDER BEHANDLING',
  ok: 'BEHANDLET',
}

type Klausul = Fasitpost['rettighetsklausul']['variant']
export function fasit(
  nr: number,
  form: Fasitpost['form'],
  language: Fasitpost['language'],
  template: string,
  arbeidstaker: string,
  produksjonsselskap: string | null,
  registreringer: Fasitregistrering[],
  variant: Klausul,
  signert: string,
  personnummer_i_dokumentet: string | null,
  forventet: string,
  begrunnelse: string,
): Omit<Fasitpost, 'files'> {
  const behold: Partial<Record<Klausul, boolean>> = {
    '1a': true,
    '1b': true,
    '2': true,
    EN: true,
    'buy-out': false,
  }
  return {
    id: `w4-${String(nr).padStart(2, '0')}`,
    form,
    language,
    template,
    arbeidstaker,
    produksjonsselskap,
    registreringer,
    rettighetsklausul: { variant, okonomiske_i_behold: behold[variant] ?? null },
    signaturer: { arbeidstaker: signert.includes('A'), produksjonsselskap: signert.includes('P') },
    personnummer_i_dokumentet,
    forventet,
    begrunnelse,
  }
}

export const papir = (
  navn: string,
  slag: Papir['slag'],
  stil: string,
  sider: readonly string[],
  slitasje?: Papir['slitasje'],
): Papir => ({
  navn,
  slag,
  stil,
  html: sider.map(side => `<section class="ark">${side}</section>`).join('\n'),
  ...(slitasje ? { slitasje } : {}),
})
