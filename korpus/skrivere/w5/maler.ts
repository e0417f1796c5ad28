import { stil } from './felles.ts'
import { paraf, signatur } from './hand.ts'

/** Where somebody signs: a line, the ink over it if any, and what is printed below. */
export type Signaturfelt = { tittel: string; navn: string; under?: string; tegnet?: boolean; over?: string }
export const sigfelt = ({ tittel, navn, under = '', tegnet = true, over }: Signaturfelt) =>
  `<div class="sf"><div class="st">${tittel}</div><div class="ln">${over ?? (tegnet ? signatur(navn) : '')}</div><div class="nv">${navn}${under ? `<br>${under}` : ''}</div></div>`
export const sigpar = (a: Signaturfelt, b: Signaturfelt) => `<div class="sp">${sigfelt(a)}${sigfelt(b)}</div>`
export const sigstil = `.sp{display:flex;gap:14mm;margin-top:7mm}.sf{flex:1}.sf .ln{height:17mm;border-bottom:.3mm solid #333;position:relative}
.sf .ln>svg{position:absolute;left:3mm;bottom:-2.6mm}.sf .nv{font-size:.9em;padding-top:1mm}.sf .st{font-weight:600}`

export const parafer = (...navn: string[]) =>
  `<div class="pf">${navn.map(one => paraf(one)).join('&nbsp;&nbsp;')}</div>`

/** Long prose with numbered sections, set like a lawyer's. */
export const langprosa =
  stil(`.ark{padding:22mm 25mm 18mm 28mm;font:10.7pt/1.42 Newsreader,'DejaVu Serif',serif;color:#111}
.ark h1{font-size:19pt;font-weight:600;text-align:center;margin-bottom:1mm}.ark h2{font-size:11.4pt;font-weight:700;margin:4.2mm 0 1.2mm}
.p{padding-left:11mm;text-indent:-11mm}.p .n{display:inline-block;width:11mm;text-indent:0;font-weight:400}.mt{text-align:center;margin-bottom:6mm}
.bn{position:absolute;left:28mm;right:25mm;bottom:8mm;font-size:8.5pt;color:#555;display:flex;justify-content:space-between}.pf{position:absolute;right:24mm;bottom:11mm}
.ptr{margin:3mm 0 3mm 8mm;width:auto}.ptr td{padding:.6mm 3mm .6mm 0}${sigstil}`)

/** An office's own style: grotesque, grey headings, a table of facts first. */
export const kontor =
  stil(`.ark{padding:18mm 20mm;font:9.7pt/1.45 Hanken,sans-serif;color:#161616}.ark h1{font-size:17pt;font-weight:700;letter-spacing:-.3px}
.ark h2{font-size:9pt;text-transform:uppercase;letter-spacing:.8px;color:#47566b;margin:4.5mm 0 1.5mm}.ark th,.ark td{padding:1.4mm 2mm;border-bottom:.2mm solid #bbb}
.ark th{width:42mm;font-weight:600;color:#333}.bn{position:absolute;bottom:9mm;left:20mm;right:20mm;font-size:7.6pt;color:#777;border-top:.2mm solid #bbb;padding-top:1.5mm;display:flex;justify-content:space-between}
.lg{font-size:11pt;font-weight:800;color:#8a2f24;letter-spacing:2px;margin-bottom:8mm}.p{padding-left:9mm;text-indent:-9mm}.p .n{display:inline-block;width:9mm;text-indent:0;font-weight:600}${sigstil}.pf{position:absolute;right:20mm;bottom:15mm}`)

/** Typed in an ordinary word processor. */
export const skrevet =
  stil(`.ark{padding:25mm 25mm 20mm;font:10.8pt/1.4 Liberation,sans-serif;color:#000}.ark h1{font-size:15pt;margin-bottom:4mm}.ark h2{font-size:10.8pt;margin:4mm 0 1mm}
.ark td,.ark th{padding:1.2mm 2mm;border:.25mm solid #444}.ark th{background:#eee;font-weight:700}.p{padding-left:10mm;text-indent:-10mm}.p .n{display:inline-block;width:10mm;text-indent:0;font-weight:400}
.bn{position:absolute;bottom:9mm;left:25mm;right:25mm;font-size:8pt;display:flex;justify-content:space-between}.pf{position:absolute;right:25mm;bottom:13mm}${sigstil}`)

/** A form of one sheet: boxes with a small label and something filled in. */
export const skjema =
  stil(`.ark{padding:12mm 13mm;font:8.6pt/1.35 Liberation,sans-serif;color:#000}.ark h1{font-size:14pt;letter-spacing:.3px}.ark h2{background:#222;color:#fff;font-size:8.6pt;padding:.9mm 2mm;margin:2.4mm 0 0}
.rad{display:flex}.bx{flex:1;border:.25mm solid #222;margin:0 -.25mm -.25mm 0;padding:.7mm 1.6mm .4mm;min-height:11mm;position:relative}.bx small{display:block;font-size:6.6pt;color:#222}
.bx b{font-weight:400;font-size:10pt}.kr{display:inline-block;width:3.6mm;height:3.6mm;border:.3mm solid #000;vertical-align:-.6mm;margin:0 1.4mm 0 3mm;position:relative}
.kr.x::before,.kr.x::after{content:'';position:absolute;left:-.5mm;right:-.5mm;top:1.5mm;border-top:.5mm solid #1b2f7a;transform:rotate(48deg)}.kr.x::after{transform:rotate(-42deg)}
.vk{font-size:7.7pt;line-height:1.36;text-align:justify;margin:1.6mm 0}.sg{height:17mm}.sg>svg{position:absolute;left:12mm;bottom:0}.sg .dt{position:absolute;right:3mm;top:2mm}`)
/** One box of a form; `bredde` is its share of the row. */
export const boks = (navn: string, verdi: string, bredde = 1, klasse = '') =>
  `<div class="bx ${klasse}" style="flex:${bredde}"><small>${navn}</small>${verdi}</div>`
export const boksrad = (...bokser: string[]) => `<div class="rad">${bokser.join('')}</div>`
export const kryss = (paa: boolean, tekst: string) => `<i class="kr${paa ? ' x' : ''}"></i>${tekst}`

/** A letter. */
export const brevstil =
  stil(`.ark{padding:24mm 28mm 20mm;font:11pt/1.5 'DejaVu Serif',serif;font-size:10pt;color:#111}.hd{display:flex;justify-content:space-between;font-size:8.4pt;line-height:1.4;margin-bottom:12mm;color:#333}
.hd b{font-size:13pt;letter-spacing:1px}.ark h1{font-size:12pt;margin:8mm 0 4mm}.ark h2{font-size:10pt;margin:3mm 0 1mm}${sigstil}.bn{position:absolute;bottom:9mm;left:28mm;font-size:7.5pt;color:#666}`)

/** Two columns of small print. */
export const spalter =
  stil(`.ark{padding:14mm 15mm;font:8.9pt/1.38 Liberation,sans-serif}.ark h1{font-size:16pt;font-weight:700}.to{columns:2;column-gap:8mm;text-align:justify}.ark h2{font-size:9pt;margin:2.6mm 0 .6mm}
.ark table{margin:3mm 0 4mm}.ark th,.ark td{border:.25mm solid #777;padding:1.1mm 2mm}.ark th{background:#e9ecef;width:38mm;font-weight:700}.bn{position:absolute;bottom:7mm;left:15mm;right:15mm;font-size:7pt;text-align:center}${sigstil}.pf{position:absolute;right:16mm;bottom:11mm}`)

/** A deal memo in English. */
export const memo =
  stil(`.ark{padding:17mm 22mm 12mm;font:9.6pt/1.42 'DejaVu Sans',sans-serif;font-size:8.7pt;color:#111}.ark h1{font-size:15pt;letter-spacing:1.5px;border-bottom:.8mm solid #111;padding-bottom:2mm;margin-bottom:4mm}
.ark th,.ark td{border:.25mm solid #999;padding:1.6mm 2.4mm}.ark th{width:40mm;background:#f4f1ea;font-weight:700}.ark h2{font-size:9.4pt;margin:4mm 0 1mm}.bn{position:absolute;bottom:9mm;left:22mm;right:22mm;font-size:7pt;display:flex;justify-content:space-between;color:#555}${sigstil}`)
