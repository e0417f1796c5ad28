/** What the sheets have in common; each template adds its own face. */
const grunn = `.ark{padding:18mm 20mm}
p{margin:0 0 2.2mm}h1,h2,h3{margin:0;line-height:1.2;break-after:avoid}table{border-collapse:collapse;width:100%;margin:1.5mm 0 2.5mm}
td,th{text-align:left;vertical-align:top}.trekk{display:block}ul,ol{margin:0 0 2mm;padding-left:6mm}
.fot{position:absolute;left:20mm;right:20mm;bottom:8mm;display:flex;justify-content:space-between;font-size:8pt;color:#555}`
const skriv = (font: string, egen: string) => `${grunn}body{font:${font}}${egen}`

export const stiler = {
  serie: skriv(
    `10pt/1.36 'Liberation Serif'`,
    `h1{font-size:17pt;letter-spacing:.06em;text-align:center;margin-bottom:5mm}h2{font-size:11pt;margin:3mm 0 1.2mm;text-transform:uppercase}
td,th{border:0.25mm solid #555;padding:1mm 2mm;font-size:9.2pt}th{background:#eee}.mid{text-align:center}`,
  ),
  brev: skriv(
    `10.5pt/1.45 'P052'`,
    `.hode{display:flex;justify-content:space-between;border-bottom:0.6mm solid #274;padding-bottom:3mm;margin-bottom:8mm}.hode b{font-size:15pt;color:#274}
h1{font-size:13pt;margin:5mm 0 3mm}h2{font-size:10.5pt;margin-top:2mm}td,th{padding:.8mm 3mm .8mm 0}`,
  ),
  manus: skriv(
    `10pt/1.4 'Liberation Mono'`,
    `h1{font-size:14pt;margin-bottom:4mm;border-bottom:0.4mm solid black;padding-bottom:2mm}h2{font-size:10pt;margin:3mm 0 1mm;text-decoration:underline}
td,th{border-bottom:0.2mm dashed #444;padding:1mm 2mm;font-size:9pt}`,
  ),
  film: skriv(
    `10pt/1.4 'URW Bookman'`,
    `h1{font-size:20pt;font-weight:normal;margin-bottom:2mm}h2{font-size:10.5pt;margin:3.2mm 0 1mm;color:#6b1d1d}.undertittel{color:#555;margin-bottom:6mm}
td,th{border-bottom:0.25mm solid #bbb;padding:1.1mm 2mm;font-size:9.4pt}`,
  ),
  engelsk: skriv(
    `10pt/1.36 'Nimbus Roman'`,
    `h1{font-size:15pt;text-align:center;margin:2mm 0 5mm}h2{font-size:10pt;margin:3mm 0 1mm}td,th{border:0.25mm solid #333;padding:1.1mm 2mm;font-size:9.2pt}.mid{text-align:center}`,
  ),
  memo: skriv(
    `9.6pt/1.4 'Liberation Sans'`,
    `h1{font-size:22pt;letter-spacing:-.02em;background:#111;color:white;padding:3mm 5mm;margin-bottom:5mm}td,th{border-top:0.25mm solid #999;padding:1.8mm 2mm}td:first-child{width:38mm;font-weight:bold}`,
  ),
  skjema: skriv(
    `9.4pt/1.35 'Liberation Sans Narrow'`,
    `h1{font-size:16pt}h2{background:#dfe7ee;font-size:10pt;padding:1mm 2mm;margin-top:3mm}.rad{display:flex}.felt{flex:1;border:0.25mm solid #667;margin:-0.12mm;padding:.6mm 1.6mm 1mm;min-height:9mm}
.felt small{display:block;color:#556;font-size:7pt}.boks{display:inline-block;width:3.2mm;height:3.2mm;border:0.3mm solid #223;margin:0 1.2mm -0.6mm 3mm;text-align:center;line-height:3.2mm;font-size:9pt}.fritekst{border:0.25mm solid #667;padding:1.5mm 2mm}`,
  ),
  nynorsk: skriv(
    `10.4pt/1.45 'DejaVu Serif'`,
    `body{font-size:9.6pt}h1{font-size:14pt;margin-bottom:4mm}h2{font-size:10pt;margin:3mm 0 1mm}td,th{border:0.25mm solid #999;padding:1mm 2mm;font-size:9pt}`,
  ),
  epost: skriv(
    `10pt/1.45 'DejaVu Sans'`,
    `body{font-size:9.2pt}.felter{border-top:0.5mm solid #333;border-bottom:0.25mm solid #999;padding:2mm 0;margin-bottom:5mm}h1{font-size:13pt;margin-bottom:3mm}.sitat{border-left:0.8mm solid #88a;padding-left:4mm;color:#333;margin-top:5mm}h2{font-size:10pt;margin:3mm 0 1mm}`,
  ),
  spalter: skriv(
    `8.6pt/1.36 'Nimbus Sans'`,
    `h1{font-size:15pt;border-bottom:1mm solid #b58900;padding-bottom:2mm;margin-bottom:4mm}h2{font-size:9pt;margin:2.5mm 0 .8mm}.spalter{columns:2;column-gap:8mm}td,th{border:0.25mm solid #b58900;padding:.8mm 1.6mm;font-size:8.2pt}p{break-inside:avoid}`,
  ),
  normal: skriv(
    `9.6pt/1.38 'URW Gothic'`,
    `.hode{display:flex;justify-content:space-between;align-items:flex-end;margin-bottom:4mm}h1{font-size:15pt}h2{font-size:10pt;margin:2.6mm 0 1mm;border-bottom:0.25mm solid #333}td,th{border:0.25mm solid #666;padding:1.1mm 2mm;font-size:9pt}.utfylt{font-family:'Liberation Mono';font-weight:bold}`,
  ),
  nrk: skriv(
    `9.8pt/1.42 'DejaVu Sans'`,
    `body{font-size:8.9pt}h1{font-size:13pt;margin:4mm 0}h2{font-size:9.4pt;margin:3mm 0 1mm}td,th{border:0;border-bottom:0.2mm solid #aaa;padding:1mm 2mm 1mm 0}td:first-child{color:#444;width:48mm}`,
  ),
}
