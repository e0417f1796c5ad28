import { createHash } from 'node:crypto'

/** A piece of a paper that is not torn between pages; `linjer` where the guess from its text would be wrong. */
type Blokk = string | { html: string; linjer: number }
type Maal = {
  /** Characters on a line and lines on a sheet, of ordinary text. */
  tegn: number
  linjer: number
  topp?: (side: number, antall: number) => string
  bunn?: (side: number, antall: number) => string
  klasse?: string
}

function countLines(html: string, tegn: number): number {
  let lines = 0.7
  for (const part of html.split(/<\/(?:p|tr|li|h\d|div)>|<br>/)) {
    const text = part.replaceAll(/<[^>]+>/g, ' ').trim()
    if (!text) continue
    const weight = /<h1/.test(part) ? 2.6 : /<h[23]/.test(part) ? 1.9 : /<tr/.test(part) ? 1.45 : 1.15
    lines += Math.ceil(text.length / tegn) * weight
  }
  return lines
}

/** Where a writer turned the page although there was room. */
export const nyside = '<!-- ny side -->'

/** Lays the pieces on as many sheets as they need. */
export function sider(blokker: readonly Blokk[], maal: Maal): string {
  const ark: string[][] = [[]]
  let used = 0
  for (const blokk of blokker) {
    const html = typeof blokk === 'string' ? blokk : blokk.html
    const lines = typeof blokk === 'string' ? countLines(blokk, maal.tegn) : blokk.linjer
    if (blokk === nyside || (used > 0 && used + lines > maal.linjer)) {
      ark.push([])
      used = 0
    }
    ark.at(-1)?.push(html)
    used += lines
  }
  return ark
    .map(
      (one, i) =>
        `<section class="ark ${maal.klasse ?? ''}">${maal.topp?.(i + 1, ark.length) ?? ''}<div class="sats">${one.join('\n')}</div>${maal.bunn?.(i + 1, ark.length) ?? ''}</section>`,
    )
    .join('\n')
}

/** The HTML of chosen sheets only, counted from 1: for papers where a page was never scanned. */
export const bare = (html: string, valgte: readonly number[]) =>
  (html.match(/<section[\s\S]*?<\/section>/g) ?? []).filter((_, i) => valgte.includes(i + 1)).join('\n')

const bytes = (name: string) => createHash('sha256').update(name).digest()

/** A quick hand: a capital and a line that waves. */
function kjapp(navn: string, at: (i: number) => number): { d: string; x: number } {
  let x = 12
  let d = `M ${x} 40 C ${x - 8} ${4 + at(3) * 8}, ${x + 16} 2, ${x + 6} 30 S ${x - 8} 48, ${x + 14} 34`
  x += 14
  for (let i = 0; i < 4 + (navn.length % 4); i++) {
    const wide = 7 + at(i + 11) * 9
    d += ` q ${wide * 0.5} ${-6 - at(i + 4) * 14}, ${wide} ${(at(i + 7) - 0.4) * 5}`
    x += wide
  }
  return { d: `${d} l ${24 + at(20) * 26} ${-4 - at(21) * 7}`, x: x + 40 }
}

/** Letter by letter, with loops up and down where the letters have them. */
function loops(navn: string, at: (i: number) => number): { d: string; x: number } {
  const parts = navn.split(' ')
  const letters = `${parts[0]?.slice(0, 3 + Math.round(at(1) * 5)) ?? ''} ${parts.at(-1)?.slice(0, 4 + Math.round(at(2) * 6)) ?? ''}`
  const lean = at(12) * 7 - 1
  let x = 8
  let d = ''
  for (const [i, c] of [...letters].entries()) {
    const a = at(i + 4)
    const wide = 4.5 + at(13) * 3 + a * 3
    const base = 36 + (at(i + 9) - 0.5) * 3
    if (c === ' ' || i === 0) d += ` M ${x + 4} ${base - 3}`
    if (c === ' ') x += 6
    else if (/\p{Lu}/u.test(c)) {
      d += ` C ${x - 5 + lean} ${base - 24 - a * 10}, ${x + wide + lean} ${base - 36}, ${x + wide * 0.6} ${base - 8} S ${x - 4} ${base + 6}, ${x + wide + 3} ${base - 4}`
      x += wide + 3
    } else if (/[bdfhkltå]/.test(c)) {
      d += ` C ${x + wide + lean} ${base - 26}, ${x - 1 + lean} ${base - 25}, ${x + wide * 0.5} ${base} q 1 1 ${wide * 0.5} -4`
      x += wide
    } else if (/[gjpqy]/.test(c)) {
      d += ` C ${x + wide} ${base - 8}, ${x + 3 - lean} ${base + 18}, ${x - 2 - lean} ${base + 12} S ${x + wide * 0.6} ${base - 2}, ${x + wide} ${base - 4}`
      x += wide
    } else if (/[aoeøæ]/.test(c)) {
      d += ` C ${x - 1} ${base - 10}, ${x + wide * 0.9} ${base - 12}, ${x + wide * 0.5} ${base} S ${x - 2} ${base - 2}, ${x + wide} ${base - 4}`
      x += wide
    } else {
      d += ` c ${wide * 0.1} ${-7 - a * 5}, ${wide * 0.6} -9, ${wide * 0.45} ${1 + a * 3} s ${wide * 0.3} 2, ${wide * 0.55} -2`
      x += wide
    }
  }
  if (at(0) > 0.4) d += ` q ${10 + at(5) * 20} ${6 - at(6) * 14} ${18 + at(7) * 16} -2`
  return { d, x: x + 40 }
}

/** A signature drawn with a pen. The same name gives the same hand. */
export function navnetrekk(navn: string, farge = '#1b2f7a', bredde = 56): string {
  const h = bytes(navn)
  const at = (i: number) => (h[i % 32] ?? 0) / 255
  const turn = `transform:rotate(${(at(8) * -6).toFixed(1)}deg)`
  if (at(14) < 0.25)
    return `<span class="trekk" style="display:block;white-space:nowrap;font:italic ${Math.round(23 + at(15) * 7)}pt Z003,cursive;color:${farge};height:13mm;${turn}">${navn.replace(/(?<=^\S)\S+(?= )/, at(16) > 0.5 ? '.' : '$&')}</span>`
  const { d, x } = at(14) < 0.5 ? kjapp(navn, at) : loops(navn, at)
  return `<svg class="trekk" viewBox="0 0 ${Math.round(x)} 56" style="width:${bredde}mm;height:17mm;${turn}" fill="none" stroke="${farge}" stroke-width="${(1.2 + at(10) * 1.1).toFixed(2)}" stroke-linecap="round"><path d="${d}"/></svg>`
}

/** Two letters at the foot of a page, as those who initial each page write them. */
export const initialer = (navn: string, farge = '#1b2f7a') =>
  `<span style="font:italic 15pt Z003,cursive;color:${farge};display:inline-block;transform:rotate(-6deg)">${navn
    .split(' ')
    .map(p => p[0])
    .join('')}</span>`

export const stempel = (linjer: readonly string[], farge = '#7a1f3a') =>
  `<span style="display:inline-block;border:2px solid ${farge};color:${farge};border-radius:3mm;padding:1.5mm 4mm;font:bold 9pt 'Liberation Sans';text-align:center;transform:rotate(-4deg);opacity:.8">${linjer.join('<br>')}</span>`

type Felt = { rolle: string; navn: string; signert: boolean; farge?: string; under?: string; dato?: string }

/** Lines to sign on, side by side; the pen lies on the line of the one who signed. */
export function signaturer(felt: readonly Felt[], ingress = ''): { html: string; linjer: number } {
  const boxes = felt
    .map(
      f => `<div style="flex:1;min-width:0"><div style="font-size:92%">${f.rolle}${f.dato ? `<br>${f.dato}` : ''}</div>
<div style="height:18mm;position:relative;border-bottom:0.3mm solid #222">${f.signert ? `<div style="position:absolute;left:3mm;bottom:-2.5mm">${navnetrekk(f.navn, f.farge)}</div>` : ''}</div>
<div style="padding-top:1mm;font-size:92%">${f.under ?? f.navn}</div></div>`,
    )
    .join('')
  return {
    html: `<div class="signer">${ingress}<div style="display:flex;gap:14mm;margin-top:4mm">${boxes}</div></div>`,
    linjer: 10 + ingress.length / 100,
  }
}

/** What a service for e-signing writes on a contract's last page. */
export function esignert(
  tittel: string,
  rader: readonly { navn: string; rolle: string; status: string; ok: boolean }[],
  ref: string,
): { html: string; linjer: number } {
  return {
    html: `<div style="border:0.3mm solid #4a7a8c;border-radius:2mm;padding:4mm 5mm;font:8.5pt 'Liberation Sans';margin-top:6mm;background:#f3f8fa">
<div style="font-weight:bold;font-size:11pt;color:#1d5566">${tittel}</div>${rader
      .map(
        r =>
          `<div style="display:flex;justify-content:space-between;border-top:0.2mm solid #b7cdd6;margin-top:2.5mm;padding-top:2mm"><div><b>${r.navn}</b><br>${r.rolle}</div><div style="text-align:right;color:${r.ok ? '#1c6b3c' : '#9a5a00'}">${r.status}</div></div>`,
      )
      .join('')}<div style="color:#667;margin-top:3mm;font-size:7.5pt">Ref. ${ref}</div></div>`,
    linjer: 6 + rader.length * 3.4,
  }
}

/** Rows of a table; the first is its head. */
export const tabell = (rader: readonly (readonly (string | number)[])[], klasse = '') =>
  `<table class="${klasse}">${rader
    .map(
      (rad, i) =>
        `<tr>${rad.map(celle => (i === 0 ? `<th>${celle}</th>` : `<td>${celle}</td>`)).join('')}</tr>`,
    )
    .join('')}</table>`

/** A numbered clause; where it has several sentences of its own, they are numbered under it. */
export function punkt(nr: string, tittel: string, ...ledd: string[]): string {
  const stem = nr.replaceAll(/\D/g, '')
  let n = 0
  const parts = ledd.map(l =>
    l.startsWith('<table') ? l : `<p>${ledd.length > 1 ? `${stem}.${++n} ` : ''}${l}</p>`,
  )
  return `<h2>${nr} ${tittel}</h2>${parts.join('')}`
}
