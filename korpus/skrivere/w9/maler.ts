import type { Papir, Slag } from '../papir.ts'
import { ark } from './verktoy.ts'

type Rad = readonly [ledetekst: string, verdi: string]

const boks = ([l, v]: Rad) => `<div class="b"><small>${l}</small><span>${v}</span></div>`

/** The big producer's form: numbered boxes, three groups, and the two signatures in boxes of their own. */
export function skjema(s: {
  navn: string
  slag: Slag
  selskap: string
  orgnr: string
  nr: string
  haand?: boolean
  bakside?: string
  person: readonly Rad[]
  oppdrag: readonly Rad[]
  lonn: readonly Rad[]
  vilkaar: readonly Rad[]
  sign: readonly [
    { tekst: string; over: string; navn?: string },
    { tekst: string; over: string; navn?: string },
  ]
}): Papir {
  const group = (title: string, rows: readonly Rad[]) =>
    `<h3>${title}</h3><div class="g">${rows.map(boks).join('')}</div>`
  const sign = (who: string, { tekst, over, navn }: (typeof s.sign)[number]) =>
    `<div class="s"><small>${who}</small><div class="i">${over}</div><div class="u">${navn ? `Navn i blokkbokstaver: ${navn.toUpperCase()}` : '&nbsp;'}</div><small>Sted, dato</small><div class="dt">${tekst && s.haand ? `<em>${tekst}</em>` : tekst}</div></div>`
  return {
    navn: s.navn,
    slag: s.slag,
    html: `${ark(
      `<header><div><b>${s.selskap}</b><br>Org.nr. ${s.orgnr}</div><div class="t">ENGASJEMENTSSKJEMA<br><small>Midlertidig ansettelse i produksjon · arbeidsmiljøloven § 14-9</small></div><div class="n">Nr.<br><b>${s.nr}</b></div></header>
${group('A &nbsp; Arbeidstaker', s.person)}${group('B &nbsp; Oppdrag', s.oppdrag)}${group('C &nbsp; Tid og lønn', s.lonn)}
<h3>D &nbsp; Vilkår</h3>${s.vilkaar.map(([l, v]) => `<div class="v"><small>${l}</small><div>${v}</div></div>`).join('')}
<h3>E &nbsp; Underskrift</h3><div class="g">${sign('Arbeidstaker', s.sign[0])}${sign('For produksjonsselskapet', s.sign[1])}</div>
<footer>Skjema P-12 rev. 7. Hvitt eksemplar: lønn. Gult: arbeidstaker. Rosa: produksjonsleder.</footer>`,
      'sk',
    )}${s.bakside ?? ''}`,
    stil: `.bs{padding:16mm 18mm;font:8.6pt/1.4 'Liberation Sans Narrow','Liberation Sans'}.bs h2{font-size:11pt}.bs ol{column-count:2;column-gap:8mm;padding-left:5mm;margin:0}.bs li{margin-bottom:2mm}
.sk{padding:13mm 15mm;font:9.5pt 'Liberation Sans Narrow','Liberation Sans';color:#111}
.sk header{display:flex;border:1.5px solid #111;margin-bottom:3mm}.sk header>div{padding:2.5mm 3mm}.sk .t{flex:1;text-align:center;font:bold 14pt 'Liberation Sans';border-left:1.5px solid #111;border-right:1.5px solid #111}.sk .t small{font:8pt 'Liberation Sans'}
.sk h3{background:#1d3b45;color:#fff;font:bold 9pt 'Liberation Sans';margin:3mm 0 0;padding:1mm 2mm}
.sk .g{display:flex;flex-wrap:wrap;border-left:1px solid #444}.sk .b{box-sizing:border-box;width:50%;border:1px solid #444;border-left:0;border-top:0;padding:.8mm 2mm;height:10.5mm;overflow:hidden}.sk small{display:block;font-size:7pt;color:#333}
.sk .b span{font:10.5pt 'Liberation Sans'}.sk .v{border:1px solid #444;border-top:0;padding:1mm 2mm;font:9pt 'Liberation Sans'}
.sk .s{box-sizing:border-box;width:50%;border:1px solid #444;border-left:0;border-top:0;padding:1mm 2mm}.sk .i{height:17mm;display:flex;align-items:flex-end;padding-left:4mm}.sk .u{border-top:1px dotted #333;font-size:8pt;margin-bottom:1mm}.sk .dt{height:6mm;font-size:10pt}.sk em{font:italic 14pt Z003;color:#20357f}
.sk footer{font-size:7.5pt;margin-top:3mm;color:#444}`,
  }
}

/** The English short form: a table of terms, numbered terms below, two lines to sign on. */
export function deal(s: {
  navn: string
  slag: Slag
  tittel: string
  topp: readonly string[]
  rader: readonly Rad[]
  vilkaar: readonly Rad[]
  plan?: string
  sign: readonly (readonly [hvem: string, over: string, under: string])[]
}): Papir {
  return {
    navn: s.navn,
    slag: s.slag,
    html: `${ark(
      `<div class="hd">${s.topp.join(' &nbsp;|&nbsp; ')}</div><h1>${s.tittel}</h1>
<table>${s.rader.map(([l, v]) => `<tr><th>${l}</th><td>${v}</td></tr>`).join('')}</table>
<h2>TERMS</h2>${s.vilkaar.map(([l, v]) => `<p><b>${l}.</b> ${v}</p>`.replace('..', '.')).join('')}
<div class="sg">${s.sign.map(([who, over, under]) => `<div><span>${who}</span><div class="i">${over}</div><div class="u">${under}</div></div>`).join('')}</div>`,
      'dm',
    )}${s.plan ? ark(s.plan, 'dm') : ''}`,
    stil: `.dm{padding:18mm 20mm;font:10.5pt/1.35 'P052','Liberation Serif';color:#151515}.dm .hd{font-size:8.5pt;border-bottom:2px solid #9c2f1f;padding-bottom:2mm}
.dm h1{font:bold 19pt 'URW Gothic','Liberation Sans';letter-spacing:1px;margin:7mm 0 5mm}.dm h2{font:bold 10pt 'URW Gothic','Liberation Sans';margin:6mm 0 1mm}
.dm table{border-collapse:collapse;width:100%}.dm th{width:36mm;text-align:left;font-weight:bold;vertical-align:top;background:#efe9e0}.dm th,.dm td{border:1px solid #b9b0a3;padding:1.3mm 2mm}
.dm p{margin:0 0 2mm;text-align:justify}.dm .sg{display:flex;gap:14mm;margin-top:10mm}.dm .sg>div{flex:1}.dm .i{height:20mm;display:flex;align-items:flex-end}.dm .u{border-top:1px solid #111;font-size:9pt;padding-top:1mm}`,
  }
}

/** The memo of the drama departments: two narrow columns of label and value, and one block of terms. */
export function memo(s: {
  navn: string
  slag: Slag
  spraak: 'nb' | 'nn'
  produksjon: string
  under: string
  selskap: string
  kolonner: readonly (readonly Rad[])[]
  vilkaar: string
  slutt: string
}): Papir {
  return {
    navn: s.navn,
    slag: s.slag,
    html: ark(
      `<div class="k">CREWMEMO</div><h1>${s.produksjon}</h1><p class="un">${s.under}</p><p class="se">${s.spraak === 'nn' ? 'Arbeidsgjevar' : 'Arbeidsgiver'}: ${s.selskap}</p>
<div class="ko">${s.kolonner.map(rows => `<dl>${rows.map(([l, v]) => `<dt>${l}</dt><dd>${v}</dd>`).join('')}</dl>`).join('')}</div>
<h2>${s.spraak === 'nn' ? 'Elles gjeld' : 'Ellers gjelder'}</h2><p class="vi">${s.vilkaar}</p>${s.slutt}`,
      'mm',
    ),
    stil: `.mm{padding:22mm 24mm;font:11pt/1.45 'URW Bookman','Liberation Serif';color:#1a1a1a}.mm .k{letter-spacing:5px;font-size:9pt;color:#7a4b12}.mm h1{font-size:22pt;margin:1mm 0}.mm .un{margin:0;font-style:italic}.mm .se{margin:2mm 0 7mm}
.mm .ko{display:flex;gap:8mm;border-top:2px solid #7a4b12;border-bottom:2px solid #7a4b12;padding:3mm 0}.mm dl{flex:1;margin:0;display:grid;grid-template-columns:26mm 1fr;row-gap:1.5mm;font-size:10pt}.mm dt{color:#7a4b12}.mm dd{margin:0;font-weight:bold}
.mm h2{font-size:12pt;margin:7mm 0 1mm}.mm .vi{text-align:justify}.mm .es{margin-top:12mm;border:1px solid #2b6b3f;background:#eff6f0;padding:4mm;font:9pt/1.6 'Liberation Sans'}.mm .es span{color:#555;font-size:7.5pt}
.mm .sg{display:flex;gap:12mm;margin-top:14mm}.mm .sg div{flex:1}.mm .sg i{display:block;border-top:1px solid #222;font-size:9pt;margin-top:1mm}`,
  }
}

export function crew({ navn, innhold }: { navn: string; innhold: string }): Papir {
  return {
    navn,
    slag: 'foto',
    html: innhold,
    stil: `.ark{padding:20mm 22mm;font:12pt/1.5 'DejaVu Sans';color:#181818}h1{font-size:17pt;margin:0;border-left:6mm solid #e0a526;padding-left:3mm}h2{font-size:11pt;font-weight:normal;margin:2mm 0 8mm}
.l{border-bottom:1px solid #999;padding:2mm 0;font-size:11pt}.l b{display:inline-block;width:32mm}p{font-size:10pt}.sg{display:flex;gap:12mm;margin-top:16mm}.sg div{flex:1}.sg i{display:block;border-top:1px solid #222;font-size:8.5pt}.d{margin-top:6mm}`,
  }
}

/** The back of the form, printed for those who turn the sheet. */
export const bakside = ark(
  `<h2>Standardvilkår (skjemaets bakside)</h2><ol><li>Skjemaet er arbeidsavtalen. Det fylles ut i tre eksemplarer og er gyldig når begge har underskrevet rubrikk E på forsiden.</li><li>Produksjonsselskapet kan flytte oppstart inntil 5 dager uten kompensasjon når varsel er gitt minst 10 dager før.</li><li>Blir sesongen kortet ned, for eksempel fra 10 til 8 programmer, reduseres lønnen etter faktiske arbeidsdager.</li><li>Lønn utbetales den 12. i måneden etter. Timelister som kommer etter den 3., utbetales 30 dager senere.</li><li>Diett utbetales etter statens satser fra og med tredje dag. Ved opphold på mer enn 28 dager reduseres satsen.</li><li>Arbeidstakeren skal kvittere for utstyr på eget skjema P-14. Egenandel ved tap er 4 000 kroner.</li><li>Rettigheter reguleres slik det står i rubrikk D.</li><li>Kreditering følger kringkasterens regler. Det gis én kreditering selv om det er utført to funksjoner.</li><li>Ved sykdom gis beskjed til innspillingsleder før oppmøtetid. Egenmelding kan brukes i inntil 3 dager om gangen, 4 ganger i året.</li><li>Deltakere skal ikke kontaktes privat før siste episode er sendt.</li><li>Opplysninger på skjemaet oppbevares i 5 år.</li><li>Prøvetid gjelder ikke for engasjement kortere enn 6 måneder. Gjensidig oppsigelsestid er 14 dager.</li><li>Tvist avgjøres ved Oslo tingrett.</li></ol>`,
  'bs',
)
