import { linje, rader } from './verktoey.ts'

export const regnearkstil = `
.regneark { table-layout: fixed; font-size: 0.94em }
.regneark td, .regneark th { border: 1px solid #c4c8cc; padding: 1px 4px; height: 17px; overflow: hidden }
.regneark thead th, .regneark td:first-child { background: #e9ecef; color: #555; font-weight: 400; text-align: center; font-size: 0.85em }
.regneark .g { background: #dfeedd; font-weight: 700 } .regneark .b { background: #dbe6f4; font-weight: 700 } .regneark .y { background: #fff6cc }
.regneark b { font-weight: 700 }`

/** A sheet printed with its column letters and row numbers. A cell may be 'class|text' or 'class:span|text'. */
export function regneark(bredder: readonly number[], rows: readonly (readonly string[])[]): string {
  const letters = bredder.map((_, i) => `<th>${String.fromCharCode(65 + i)}</th>`).join('')
  const body = rows.map((row, i) => {
    const cells = row.map(cell => {
      const [, css, span, text] = /^([a-z ]*)(?::(\d+))?\|(.*)$/s.exec(cell) ?? [null, '', undefined, cell]
      return `<td class="${css}"${span ? ` colspan="${span}"` : ''}>${text}</td>`
    })
    return `<tr><td>${i + 1}</td>${cells.join('')}</tr>`
  })
  const cols = bredder.map(one => `<col style="width:${one}%">`).join('')
  return `<table class="regneark"><colgroup><col style="width:4%">${cols}</colgroup><thead><tr><th></th>${letters}</tr></thead><tbody>${body.join('')}</tbody></table>`
}

type Undertegner = { navn: string; for: string; tid: string | null; ip?: string }

/** The last page of an e-signed file, in two houses' ways. */
export function signeringslogg(
  hus: 'Kvitterpenn' | 'SignLøs',
  fil: string,
  ref: string,
  alle: readonly Undertegner[],
) {
  if (hus === 'Kvitterpenn')
    return `<div style="border:1.5px solid #2b6a5a;padding:7mm;font-family:'DejaVu Sans Condensed'">
<p style="color:#2b6a5a;font-size:15pt;font-weight:700">Kvitterpenn <span style="font-weight:400;font-size:9pt">· signeringskvittering</span></p>
<p>Fil: <b>${fil}</b><br>Transaksjon: ${ref}</p>
${alle
  .map(
    one =>
      `<div style="border-top:1px solid #9bb;padding:4mm 0"><b>${one.navn}</b><br><span class="graa">${one.for}</span><br>${
        one.tid
          ? `✓ Signert m/ BankID &nbsp; ${one.tid} (UTC+1)${one.ip ? ` &nbsp; IP ${one.ip}` : ''}`
          : '○ Ikke signert – påminnelse sendt 2 ganger'
      }</div>`,
  )
  .join('')}
<p class="smaa graa">Siden er lagt til automatisk. Dokumentets innhold er forseglet når alle har signert.</p></div>`
  return `<h2 style="font-weight:400">SignLøs <b>Signature log</b></h2><p class="smaa">Document: ${fil}<br>ID: ${ref}</p>
<table class="rutenett smaa"><tr><th>Tidspunkt / time</th><th>Hendelse / event</th><th>Hvem / who</th></tr>
${rader(
  alle.flatMap(one => [
    ['–', 'Sendt / sent', `${one.navn} (${one.for})`],
    one.tid
      ? [one.tid, '<b>Signert / signed</b>', `${one.navn}${one.ip ? `, ${one.ip}` : ''}`]
      : ['–', 'Venter / pending', one.navn],
  ]),
)}</table>`
}

export const ordrestil = `
.ordre th { background: #333; color: white; font-size: 0.85em } .ordre td { border-bottom: 1px solid #ccc } .ordre .h { white-space: nowrap }
.ramme { border: 1px solid #333; padding: 6px 9px }`

type Vare = [nr: string, tekst: string, antall: string, enhet: string, pris: string, sum: string]

/** Lines of an order with their sums. */
export const ordrelinjer = (varer: readonly Vare[], sum: string) =>
  `<table class="ordre"><tr><th>Nr</th><th>Beskrivelse</th><th class="h">Antall</th><th>Enh.</th><th class="h">Pris</th><th class="h">Sum eks mva</th></tr>
${varer.map(([nr, tekst, antall, enhet, pris, s]) => `<tr><td>${nr}</td><td>${tekst}</td><td class="h">${antall}</td><td>${enhet}</td><td class="h">${pris}</td><td class="h">${s}</td></tr>`).join('')}
<tr><td></td><td colspan="4"><b>Sum ordre</b></td><td class="h"><b>${sum}</b></td></tr></table>`

/** Both lines beside each other. */
export const toLinjer = (venstre: Parameters<typeof linje>, hoeyre: Parameters<typeof linje>) =>
  `<div class="par">${linje(...venstre)}${linje(...hoeyre)}</div>`

export const skjemastil = `
.felt { display: grid; grid-template-columns: repeat(12, 1fr); border: 1px solid #222; border-width: 1px 0 0 1px; margin-bottom: 3mm }
.felt > div { border: 1px solid #222; border-width: 0 1px 1px 0; padding: 1px 4px 3px; min-height: 29px }
.felt small { display: block; font-size: 6.8pt; color: #333 }
.del { background: #e2e2e2; font-weight: 700; padding: 2px 5px; border: 1px solid #222; border-bottom: 0; font-size: 0.95em }`

/** A form's boxes: how wide of twelve, the small print in it, and what is written. */
export const felt = (alle: readonly (readonly [number, string, string])[]) =>
  `<div class="felt">${alle.map(([bredde, navn, verdi]) => `<div style="grid-column:span ${bredde}"><small>${navn}</small>${verdi}</div>`).join('')}</div>`
