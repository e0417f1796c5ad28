import type { Mal } from './felles.ts'

const sans = "font-family: 'Liberation Sans'"
const serif = "font-family: 'Liberation Serif'"

/** The line producer's papers: short call-offs and letters. */
export const avropsark: Mal = {
  navn: 'avropsark',
  nummer: 'ingen',
  stil: `.ark { ${sans}; font-size: 9.8pt } h1 { background: #26352b; color: #fff; padding: 3mm 4mm; font-size: 15pt } .felt th { background: #e6ebe4; border: .6pt solid #8a968a; width: 40mm } .felt td { border: .6pt solid #8a968a } h2 { text-transform: uppercase; font-size: 9pt; letter-spacing: .5pt }`,
  fot: (s, n) => `<span>Avrop, skjema av mars 2020</span><span>${s} av ${n}</span>`,
}
export const avropsbrev: Mal = {
  navn: 'avropsbrev',
  nummer: 'ingen',
  stil: `.ark { font-family: 'C059', 'Liberation Serif'; padding: 26mm 30mm 20mm 28mm; font-size: 11pt; line-height: 1.5 } h1 { font-size: 13pt; font-weight: 700; margin-top: 6mm } .hode { text-align: right; font-size: 9pt; line-height: 1.3; margin-bottom: 8mm } .sign { gap: 18mm }`,
}
export const maskinbrev: Mal = {
  navn: 'maskinskrevet-brev',
  nummer: 'ingen',
  stil: `.ark { font-family: 'Liberation Mono'; font-size: 9.6pt; padding: 28mm 24mm; line-height: 1.45 } h1 { font-size: 11pt; text-decoration: underline } h2 { font-size: 9.6pt; margin-top: 4mm } .sn, .se, .sd { font-family: 'Liberation Mono'; font-size: 8.4pt }`,
}
export const epost: Mal = {
  navn: 'e-postutskrift',
  nummer: 'ingen',
  stil: `.ark { ${sans}; font-size: 10pt; padding: 14mm 18mm } .felt th { width: 18mm; font-weight: 400; color: #555 } .felt td { border: 0 } .felt { border-bottom: 1.2pt solid #000; margin-bottom: 5mm } h1 { font-size: 12.5pt } .sitat { border-left: 2pt solid #999; padding-left: 4mm; color: #444 }`,
  fot: (s, n) => `<span>Utskrift fra e-post</span><span>${s}/${n}</span>`,
}
export const håndskjema: Mal = {
  navn: 'håndskjema',
  nummer: 'ingen',
  stil: `.ark { ${sans}; font-size: 9.6pt; padding: 14mm 16mm } h1 { text-align: center; font-size: 14pt; border: 1.5pt solid #000; padding: 2mm } h2 { background: #ddd; padding: .8mm 2mm; font-size: 9.4pt } .felt th { width: 46mm; font-weight: 400; font-size: 8.6pt; border: .6pt solid #000 } .felt td { border: .6pt solid #000; height: 7mm } .sign { gap: 5mm } .sf { border: .8pt solid #000; padding: 1.5mm } .sm { border-bottom: 0; height: 17mm }`,
  fot: s => `<span>Blankett 12 – fylles ut med blokkbokstaver</span><span>side ${s}</span>`,
}
export const ukeseddel: Mal = {
  navn: 'ukesengasjement',
  nummer: 'bokstav',
  stil: `.ark { font-family: 'URW Gothic', 'Liberation Sans'; font-size: 9.4pt; padding: 18mm 20mm } h1 { font-size: 19pt; font-weight: 400; color: #7b3f00 } h2 { font-size: 9.8pt; color: #7b3f00 } .felt th { width: 38mm } .tabell th { background: #f3e7d8 }`,
}

/** The lawyer's papers: numbered clauses, definitions and annexes. */
export const advokat: Mal = {
  navn: 'advokatavtale',
  nummer: 'desimal',
  stil: `.ark { ${serif}; font-size: 10.2pt; text-align: justify } h1 { text-align: center; font-size: 15pt; letter-spacing: 1pt; text-transform: uppercase } h2 { font-size: 10.4pt; text-transform: uppercase } .ledd .nr { width: 10mm } .felt td { border: 0 }`,
  fot: (s, n) => `<span>Partenes initialer: ________</span><span>Side ${s} av ${n}</span>`,
}
export const tospalte: Mal = {
  navn: 'tospaltet-avtale',
  nummer: 'desimal',
  stil: `.ark { font-family: 'Liberation Sans Narrow'; font-size: 9.2pt; line-height: 1.3; padding: 16mm 15mm } .sp { columns: 2; column-gap: 8mm; column-rule: .5pt solid #aaa } .sp h2 { break-after: avoid } h1 { font-size: 17pt; border-bottom: 2pt solid #333 } h2 { font-size: 9.6pt; color: #333 } .ledd .nr { width: 7mm }`,
  fot: (s, n) => `<span></span><span>– ${s}/${n} –</span>`,
}
export const romertall: Mal = {
  navn: 'kontrakt-romertall',
  nummer: 'romer',
  stil: `.ark { font-family: 'P052', 'Liberation Serif'; font-size: 10.2pt } h1 { font-size: 20pt; font-weight: 400; font-style: italic } h2 { font-variant: small-caps; font-size: 12pt; border-bottom: .5pt solid #888 } .ledd .nr { width: 7mm }`,
  fot: (s, n) => `<span>Konfidensielt mellom partene</span><span>${s} av ${n}</span>`,
}
export const paragraf: Mal = {
  navn: 'paragrafavtale',
  nummer: 'paragraf',
  stil: `.ark { ${sans}; font-size: 9.8pt } h1 { font-size: 15pt } h2 { font-size: 10.2pt } .felt th { width: 40mm }`,
  fot: (s, n) => `<span></span><span>side ${s} av ${n}</span>`,
}
export const blankett: Mal = {
  navn: 'standardblankett-4b',
  nummer: 'desimal',
  stil: `.ark { ${sans}; font-size: 9pt; padding: 13mm 15mm; line-height: 1.28 } h1 { font-size: 13pt; border-top: 4pt solid #264b6e; padding-top: 2mm } h2 { color: #264b6e; font-size: 9.6pt; border-top: .5pt solid #264b6e; padding-top: 1mm } .felt th { width: 34mm; font-size: 7.8pt; font-weight: 400; color: #264b6e; border: .5pt solid #264b6e } .felt td { border: .5pt solid #264b6e; font-size: 9.6pt }`,
  fot: (s, n) =>
    `<span>Standardblankett 4-B (2019) · Produsentringen for småfirma</span><span>${s}/${n}</span>`,
}
export const english: Mal = {
  navn: 'english-agreement',
  nummer: 'desimal',
  stil: `.ark { font-family: 'Nimbus Roman', 'Liberation Serif'; font-size: 10.4pt; text-align: justify } h1 { text-align: center; font-size: 14pt } h2 { font-size: 10.4pt }`,
  fot: (s, n) => `<span>Private &amp; confidential</span><span>Page ${s} of ${n}</span>`,
}
export const dealmemo: Mal = {
  navn: 'deal-memo',
  nummer: 'ingen',
  stil: `.ark { ${sans}; font-size: 9.4pt } h1 { font-size: 22pt; letter-spacing: 3pt } .felt th { background: #222; color: #fff; width: 42mm; border-bottom: .6pt solid #fff } .felt td { border: .6pt solid #222 } h2 { font-size: 9.4pt; text-transform: uppercase }`,
}
export const tillegg: Mal = {
  navn: 'tilleggsavtale',
  nummer: 'desimal',
  stil: `.ark { font-family: 'URW Bookman', 'Liberation Serif'; font-size: 10pt; padding: 30mm 28mm } h1 { font-size: 14pt }`,
}
export const ansettelse: Mal = {
  navn: 'nrk-engasjement',
  nummer: 'ingen',
  stil: `.ark { ${sans}; font-size: 9.8pt } h1 { font-size: 14pt; font-weight: 400 } .felt th { width: 52mm; font-weight: 400; color: #333 } .felt td { border-bottom: .5pt dotted #666 }`,
  fot: (s, n) => `<span>Engasjementsavtale, programansatte</span><span>Side ${s} av ${n}</span>`,
}
export const papirer: Mal = {
  navn: 'annet-papir',
  nummer: 'ingen',
  stil: `.ark { ${sans}; font-size: 9.6pt } h1 { font-size: 20pt } .felt th { width: 36mm }`,
}
