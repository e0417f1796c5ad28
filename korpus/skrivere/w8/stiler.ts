// One look for each office: fonts, margins, tables. A template takes one; two templates may share a font, not a layout.

export const kontor = `.ark{padding:24mm 25mm 20mm;font:10.6pt/1.42 'Liberation Serif','Nimbus Roman',serif}
h1{font-size:15pt;text-align:center;letter-spacing:1pt;margin:0 0 2mm} h2{font-size:11.5pt;text-align:center;font-weight:normal;margin:0 0 7mm}
h3{font-size:10.8pt;margin:4.5mm 0 1mm} p{margin:0 0 2mm;text-align:justify} .bunn{position:absolute;bottom:10mm;left:25mm;right:25mm;font-size:8.5pt;display:flex;justify-content:space-between;border-top:.2mm solid #777;padding-top:1mm}
table{border-collapse:collapse;width:100%;margin:3mm 0} td,th{border:.2mm solid #555;padding:1.2mm 2mm;text-align:left;vertical-align:top}`

export const engasjement = `.ark{padding:16mm 16mm 14mm;font:9.4pt/1.34 'Liberation Sans','Nimbus Sans',sans-serif}
.topp{background:#21424a;color:#fff;padding:5mm 6mm;display:flex;justify-content:space-between;align-items:center;margin-bottom:5mm} .topp b{font-size:15pt}
table{border-collapse:collapse;width:100%;margin:0 0 4mm} td,th{border:.25mm solid #8aa3a8;padding:1.3mm 2mm;text-align:left;vertical-align:top} th{background:#dde8ea;font-weight:600}
.to td:first-child{width:42mm;background:#f0f5f6;font-weight:600} h3{font-size:10pt;margin:3mm 0 1mm;color:#21424a} p{margin:0 0 1.6mm}`

export const memo = `.ark{padding:15mm 15mm;font:8.9pt/1.36 'Nimbus Sans Narrow','Liberation Sans Narrow',sans-serif}
h1{font-size:22pt;margin:0;letter-spacing:-.3pt} .under{border-bottom:1mm solid #000;padding-bottom:2mm;margin-bottom:4mm;display:flex;justify-content:space-between}
.spalter{columns:2;column-gap:9mm;column-rule:.2mm solid #999} h3{font-size:9.6pt;text-transform:uppercase;margin:3mm 0 .6mm;break-after:avoid} p{margin:0 0 1.5mm}
dl{display:grid;grid-template-columns:27mm 1fr;margin:0 0 3mm;gap:.8mm 2mm} dt{color:#555} dd{margin:0;font-weight:bold}`

export const skjema = `.ark{padding:14mm 15mm;font:9pt/1.3 'Liberation Sans',sans-serif} h1{font-size:14pt;margin:0 0 1mm} .lite{font-size:7.6pt;color:#333}
.rute{border:.3mm solid #222;padding:.8mm 1.6mm;min-height:10.5mm;position:relative} .rute small{display:block;font-size:6.8pt;color:#333;line-height:1.1} .grid{display:grid;gap:0} .rute>div{padding-top:.6mm}
.kryss{display:inline-block;width:3.6mm;height:3.6mm;border:.3mm solid #222;margin:0 1.2mm 0 3mm;vertical-align:-.6mm;position:relative} h3{font-size:9.2pt;background:#ddd;margin:3.5mm 0 0;padding:.8mm 1.6mm;border:.3mm solid #222;border-bottom:0} p{margin:1.4mm 0}`

export const brev = `.ark{padding:26mm 28mm 20mm 28mm;font:10.8pt/1.46 'P052','URW Bookman',serif} .hode{display:flex;justify-content:space-between;font-size:9pt;margin-bottom:12mm} h1{font-size:13pt;margin:6mm 0 4mm} h3{font-size:10.8pt;margin:3.6mm 0 .6mm;font-style:italic} p{margin:0 0 2.8mm}
table{border-collapse:collapse;margin:2mm 0 4mm;width:100%} td,th{border-bottom:.2mm solid #999;padding:1mm 2mm 1mm 0;text-align:left}`

export const moenster = `.ark{padding:17mm 18mm 15mm;font:9.6pt/1.38 'Nimbus Sans','Liberation Sans',sans-serif} .merke{border:.6mm solid #000;padding:3mm 5mm;margin-bottom:4mm;display:grid;grid-template-columns:1fr auto}
h1{font-size:13.5pt;margin:0} h3{font-size:9.8pt;margin:3.4mm 0 .8mm} p{margin:0 0 1.6mm} .felt{border-bottom:.25mm dotted #000;display:inline-block;min-width:30mm;padding:0 1mm;font-weight:600}
ol{margin:0 0 2mm;padding-left:6mm} table{border-collapse:collapse;width:100%;margin:1mm 0 3mm} td,th{border:.2mm solid #000;padding:1mm 1.6mm;text-align:left;vertical-align:top} .bunn{position:absolute;bottom:8mm;left:18mm;right:18mm;display:flex;justify-content:space-between;align-items:flex-end;font-size:8pt}`

export const maskin = `.ark{padding:25mm 24mm;font:10.2pt/1.5 'Liberation Mono','Nimbus Mono PS',monospace} h1{font-size:11pt;text-decoration:underline;margin:0 0 5mm} h3{font-size:10.2pt;margin:3mm 0 0} p{margin:0 0 2.5mm} table{border-collapse:collapse} td{padding:0 4mm 0 0;vertical-align:top}`

export const english = `.ark{padding:22mm 24mm;font:10.4pt/1.42 'C059','Liberation Serif',serif} h1{font-size:16pt;font-weight:normal;border-bottom:.4mm solid #8a1c1c;padding-bottom:2mm;margin:0 0 5mm} h3{font-size:10.4pt;margin:3.6mm 0 .6mm} p{margin:0 0 2mm} table{border-collapse:collapse;width:100%;margin:2mm 0 4mm} td,th{border:.2mm solid #b99;padding:1.2mm 2mm;text-align:left;vertical-align:top}`

export const epost = `.ark{padding:14mm 16mm;font:10pt/1.45 'DejaVu Sans',sans-serif} .felter{border-top:.5mm solid #000;border-bottom:.2mm solid #aaa;padding:2mm 0;margin:3mm 0 6mm;font-size:9pt} p{margin:0 0 3mm} .gammel{border-left:.8mm solid #99a;padding-left:4mm;color:#334}`

export const sidefelt = `.ark{padding:0;font:9.8pt/1.42 'URW Gothic','Liberation Sans',sans-serif;display:grid;grid-template-columns:62mm 1fr} .venstre{background:#f1ece2;padding:16mm 7mm;border-right:1.2mm solid #b3622d;font-size:8.8pt} .hoyre{padding:16mm 12mm 12mm} .venstre b{display:block;margin-top:4mm;font-size:7.6pt;text-transform:uppercase;color:#844718} h1{font-size:17pt;margin:0 0 5mm} h3{font-size:9.8pt;margin:3mm 0 .5mm} p{margin:0 0 1.8mm} table{border-collapse:collapse;width:100%;margin:2mm 0} td,th{border-bottom:.2mm solid #b3622d;padding:1mm;text-align:left}`

export const raster = `.ark{padding:15mm 17mm;font:9.2pt/1.36 'DejaVu Sans Condensed','DejaVu Sans',sans-serif} h1{font-size:14pt;margin:0 0 3mm;border-left:3mm solid #333;padding-left:3mm} h3{font-size:9.4pt;margin:3mm 0 .6mm} p{margin:0 0 1.6mm} table{border-collapse:collapse;width:100%;margin:1mm 0 4mm;font-size:8.7pt} td,th{border:.2mm dashed #666;padding:1.1mm 1.6mm;text-align:left;vertical-align:top} th{background:#eee}`

export const tospalte = `.ark{padding:16mm 16mm 14mm;font:8.6pt/1.34 'Nimbus Roman','Liberation Serif',serif} .to{columns:2;column-gap:8mm;text-align:justify} h1{font-size:13pt;margin:0;text-align:center} h2{font-size:10pt;text-align:center;margin:0 0 4mm;font-style:italic} h3{font-size:8.8pt;margin:2.4mm 0 .4mm;break-after:avoid} p{margin:0 0 1.4mm} .bunn{position:absolute;bottom:7mm;left:16mm;right:16mm;display:flex;justify-content:space-between;font-size:7.5pt}`

/** The same look in another font. */
export const med = (stil: string, skrift: string, venstre = 'justify', punkt = 10.4) =>
  `${stil}\n.ark{font-family:'${skrift}',serif;font-size:${punkt}pt} p{text-align:${venstre}} h1{text-align:${venstre}} h2{text-align:${venstre}}`

/** The same look with a white head and another font. */
export const lys = (stil: string, skrift: string) =>
  `${stil}\n.ark{font-family:'${skrift}',serif} .topp{background:none;color:#000;border:.4mm solid #000;border-left-width:5mm;padding:3mm 5mm} th,.to td:first-child{background:none} td,th{border-color:#000} h3{color:#000;text-decoration:underline}`
