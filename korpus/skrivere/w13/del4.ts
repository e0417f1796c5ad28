import { ark, begge, delt, fnr, haand, type Kontrakt, klausul, konto, rad, tre } from '../hjelp.ts'
import { en1a, enEN } from './del1.ts'
import { strek } from './hjelp.ts'
import { nummer } from './register.ts'

const f21 = fnr(18, 5, 1999, 610)
const k21: Kontrakt = {
  fasit: {
    id: 'w13-21',
    form: 'foto',
    language: 'nb',
    template: 'ringeliste-kontrakt uten tittel, fylt ut for hånd og fotografert',
    arbeidstaker: 'Jonatan Skjævestad Lie',
    produksjonsselskap: 'Gråhegre Fjernsyn AS',
    registreringer: [rad(null, 'Reporter', 'regiTv', null)],
    rettighetsklausul: klausul('taus'),
    signaturer: begge,
    personnummer_i_dokumentet: f21,
    forventet: 'MANGLER PRODUKSJONSINFORMASJON',
    begrunnelse: 'Papiret nevner ingen produksjon, bare «der redaksjonen trenger meg».',
  },
  papirer: [
    {
      navn: 'IMG_4470.jpg',
      slag: 'foto',
      slitasje: { skjev: -1.6, uskarp: 0.15, korn: 0.3, skygge: 0.35 },
      stil: `.ark{padding:24mm 24mm;font:11pt/1.4 "Liberation Sans"} h1{font-size:17pt;border:1.5pt solid #000;padding:3mm 4mm;margin:0 0 7mm} .r{display:flex;align-items:end;margin-bottom:4.5mm}.r span:first-child{width:52mm}.r span:last-child{flex:1} .r .v{border-bottom:.8pt solid #000;padding-left:2mm;min-height:8mm} .sig{display:flex;gap:14mm;margin-top:12mm}.sig>div{flex:1}.s{height:18mm;border-bottom:1pt solid #000}`,
      html: ark(`<h1>TILKALLINGSAVTALE</h1><p>Gråhegre Fjernsyn AS · ${tre(nummer('Gråhegre Fjernsyn AS'))} · Bergen</p>
${[
  ['Navn', 'Jonatan Skjævestad Lie'],
  ['Fødselsnummer', delt(f21)],
  ['Bankkonto', konto(15_577)],
  ['Arbeid som', 'Reporter'],
  ['Program', 'der redaksjonen trenger meg'],
  ['Gjelder fra / til', '1. sept. 2022 – 31. mai 2023'],
  ['Timelønn', '246 kr'],
  ['Kontaktperson', 'Eva Hjelle, vaktsjef'],
]
  .map(
    ([ledd, svar]) =>
      `<div class="r"><span>${ledd}</span><span class="v">${haand(svar ?? '', 23)}</span></div>`,
  )
  .join('')}
<p>Tilkalling skjer på telefon eller SMS. Den som blir tilkalt, kan si nei. Vakten er minst fire timer. Lønn for en måned betales den 15. i den neste.</p>
<p>Reporteren skal vise pressekort og følge Vær Varsom-plakaten.</p>
<div class="sig"><div><div class="s">${strek('Eva Hjelle', '#111', 210)}</div>for Gråhegre Fjernsyn AS<br>${haand('Bergen 29.8.22', 18)}</div><div><div class="s">${strek('Jonatan S Lie', '#1b2f8b', 210)}</div>medarbeider<br>${haand('29/8', 18)}</div></div>`),
    },
  ],
}

const k22: Kontrakt = {
  fasit: {
    id: 'w13-22',
    form: 'digital',
    language: 'en',
    template: 'deal memo med to funksjoner, ikke signert av arbeidstakeren',
    arbeidstaker: 'Florence Adaeze Birkenshaw',
    produksjonsselskap: 'Morgenbris Media AS',
    registreringer: [
      rad('Sangstafetten', 'Series Director', 'regiTv', 8),
      rad('Sangstafetten', 'Offline Editor', 'klipp', 2),
    ],
    rettighetsklausul: klausul('EN'),
    signaturer: { arbeidstaker: false, produksjonsselskap: true },
    personnummer_i_dokumentet: null,
    forventet: 'MANGLER SIGNATUR',
    begrunnelse: 'Linjen til arbeidstakeren er tom. Regi på alle åtte, klipp på de to siste.',
  },
  papirer: [
    {
      navn: 'Birkenshaw_DM_v3.pdf',
      slag: 'digital',
      stil: `.ark{padding:18mm 19mm;font:9.6pt/1.42 "Liberation Sans"} h1{font:bold 20pt "Liberation Sans Narrow";margin:0;letter-spacing:.06em} .b{background:#f1efe9;padding:4mm 5mm;margin:5mm 0} table{border-collapse:collapse;width:100%} th,td{text-align:left;border-bottom:.7pt solid #999;padding:1.8mm} p{margin:0 0 2.4mm} .sig{display:flex;gap:14mm;margin-top:11mm}.sig>div{flex:1}.s{height:16mm;border-bottom:.8pt solid #000}`,
      html: ark(`<h1>MORGENBRIS MEDIA – DEAL MEMO</h1><p style="color:#666">Version 3, 24 August 2022. Valid only when signed by both parties.</p>
<div class="b"><b>Engaged:</b> Florence Adaeze Birkenshaw, 7 Quay Terrace, Bristol<br><b>Employer:</b> Morgenbris Media AS, reg. no. ${tre(nummer('Morgenbris Media AS'))}, Stavanger<br><b>Show:</b> “Sangstafetten”, season 2 (8 × 58 minutes, shiny-floor entertainment for TVNorge)</div>
<table><tr><th>Position</th><th>Episodes</th><th>Dates</th><th>Salary</th></tr><tr><td>Series Director</td><td>all eight</td><td>5 September – 11 November 2022</td><td>NOK 38,000 per episode</td></tr><tr><td>Offline Editor</td><td>episodes 7 and 8 (semi-final and final)</td><td>14 – 25 November 2022</td><td>NOK 3,600 per day</td></tr></table>
<p style="margin-top:4mm"><b>Studio.</b> Eight recording days and four rehearsal days at Tou Scene. The choir films (13 in all) are directed by Endre Sele.</p>
<p><b>Reports to.</b> Executive producer Kaja Stenerud.</p>
<p><b>Tax.</b> The employee will obtain a Norwegian tax deduction card before the first working day.</p>
<p><b>Travel and accommodation.</b> Six return flights; flat in Stavanger.</p>
<p><b>Copyright.</b> ${enEN}</p>
<p><b>Credit.</b> Director, single card. Editor, shared card.</p>
<p><b>Sickness.</b> Self-certification for up to three days.</p>
<p><b>Notice.</b> Two weeks either way, in writing.</p>
<p><b>Confidentiality.</b> Results and guest artists are confidential until each show has aired.</p>
<div class="sig"><div><div class="s">${strek('Kaja Stenerud', '#1d2d66')}</div>Kaja Stenerud, for Morgenbris Media AS<br>Date: 25.08.2022</div><div><div class="s"></div>Florence Adaeze Birkenshaw<br>Date:</div></div>`),
    },
  ],
}

const f23 = fnr(29, 3, 1993, 456)
const k23: Kontrakt = {
  fasit: {
    id: 'w13-23',
    form: 'foto',
    language: 'nn',
    template: 'kort avtale om to musikkvideoar, fotografert',
    arbeidstaker: 'Synneva Aasebø Krokvik',
    produksjonsselskap: 'Vimpel Video AS',
    registreringer: [
      rad('Sauesmell', 'klipp', 'klipp', null),
      rad('Tåkelur i moll', 'klipp', 'klipp', null),
      rad('Tåkelur i moll', 'fargekorrigering', 'farge', null),
    ],
    rettighetsklausul: klausul('taus'),
    signaturer: begge,
    personnummer_i_dokumentet: f23,
    forventet: 'BEHANDLET',
    begrunnelse:
      'To musikkvideoar utan episodar: klipp på begge og fargekorrigering på den eine; begge har signert.',
  },
  papirer: [
    {
      navn: 'Foto 12.05.2023, 14 07.jpg',
      slag: 'foto',
      slitasje: { skjev: 1.1, uskarp: 0.15, korn: 0.25, skygge: 0.3 },
      stil: `.ark{padding:26mm 26mm;font:12pt/1.55 "Liberation Serif"} h1{font-size:18pt} p{margin:0 0 4mm} .sig{display:flex;gap:14mm;margin-top:14mm}.sig>div{flex:1}.s{height:17mm;border-bottom:1pt solid #000}`,
      html: ark(`<p style="text-align:right">Vimpel Video AS<br>org.nr. ${nummer('Vimpel Video AS')}<br>Skuteviken, Bergen</p><h1>Avtale</h1>
<p>Synneva Aasebø Krokvik (${delt(f23)}) skal arbeide for Vimpel Video AS med to musikkvideoar for bandet Kaldfront:</p>
<p>1) «Sauesmell» (om lag 4 minutt): klipp<br>2) «Tåkelur i moll» (om lag 5 minutt): klipp og fargekorrigering</p>
<p>Regissør på begge er Leif Tore Hauso. Fargekorrigering av «Sauesmell» gjer Nina Fet. Det er sett av ni dagar i mai 2023 til den første og tolv dagar i juni til den andre.</p>
<p>Løna er kr 31 000 for den første og kr 47 000 for den andre, betalt når videoen er godkjend av plateselskapet, til konto ${konto(73_460)}.</p>
<p>Synneva får namnet sitt i omtala på nettet. Vimpel Video held program og disk. Avtalen kan seiast opp med ei vekes varsel.</p>
<p>Bergen, 4. mai 2023</p>
<div class="sig"><div><div class="s">${strek('Leif Tore Hauso', '#111', 200)}</div>for Vimpel Video AS<br>Leif Tore Hauso</div><div><div class="s">${strek('Synneva A Krokvik', '#1b2f8b', 200)}</div>Synneva Aasebø Krokvik</div></div>`),
    },
  ],
}

const f24 = fnr(7, 7, 1974, 390)
const k24: Kontrakt = {
  fasit: {
    id: 'w13-24',
    form: 'digital',
    language: 'nb',
    template: 'oppdragstabell over tre produksjoner',
    arbeidstaker: 'Odd-Arne Bergslien Rui',
    produksjonsselskap: 'Lavskrike Media AS',
    registreringer: [
      rad('Nygift på prøve', 'letprodusent', 'regiTv', 8),
      rad('Nygifte på prøve – hva skjedde siden?', 'letprodusent', 'regiTv', 2),
      rad('Kom deg ut av sofaen', 'etterarbeidsregi', 'etterarbeid', null),
    ],
    rettighetsklausul: klausul('1a'),
    signaturer: begge,
    personnummer_i_dokumentet: f24,
    forventet: 'FYLL INN EPISODER',
    begrunnelse: 'To tredeler av tolv er åtte, begge spesialene er to, men den tredje serien har bare uker.',
  },
  papirer: [
    {
      navn: 'Rui - årsavtale 2023.pdf',
      slag: 'digital',
      stil: `.ark{padding:20mm 20mm;font:9.8pt/1.42 "Liberation Sans"} h1{font-size:16pt;margin:0 0 2mm;color:#0d4a6b} p{margin:0 0 2.6mm} table{border-collapse:collapse;width:100%;margin:4mm 0;font-size:9pt} th{background:#0d4a6b;color:#fff} th,td{padding:2.2mm;text-align:left;border:.6pt solid #9ab;vertical-align:top} .sig{display:flex;gap:16mm;margin-top:10mm}.sig>div{flex:1}.s{height:15mm;border-bottom:.8pt solid #000}`,
      html: ark(`<h1>Ansettelse i oppdrag 2023</h1><p>Lavskrike Media AS, org.nr. ${tre(nummer('Lavskrike Media AS'))}, Nygårdsgaten 112, 5008 Bergen<br>og Odd-Arne Bergslien Rui, fødselsnummer ${delt(f24)}, Bergslien 7, 5700 Voss</p>
<table><tr><th>Produksjon</th><th>Funksjon</th><th>Omfang</th><th>Tidsrom</th><th>Månedslønn</th></tr>
<tr><td>Nygift på prøve, sesong 2</td><td>letprodusent</td><td>to tredeler av sesongens 12 episoder</td><td>9. januar–12. mai</td><td>kr 58 000</td></tr>
<tr><td>Nygifte på prøve – hva skjedde siden?</td><td>letprodusent</td><td>begge episodene (2 × 58 min)</td><td>15. mai–16. juni</td><td>kr 58 000</td></tr>
<tr><td>Kom deg ut av sofaen</td><td>etterarbeidsregi</td><td>8 uker, 40 dager</td><td>uke 34–41</td><td>kr 54 500</td></tr></table>
<p>I «Nygift på prøve» er Wenche Solfrid Ure letprodusent på den siste tredelen. I «Kom deg ut av sofaen» avgjør redaktør Pål Brekkenes hvem som gjør hva.</p>
<p>Lønn utbetales den 12. til konto ${konto(58_001)}. I tiden mellom oppdragene, 17. juni–20. august, er det ingen ansettelse og ingen lønn.</p>
<p>Arbeidstiden er 37,5 timer i uken i snitt. Reisedager regnes som arbeidsdager. Opptak med par er fortrolig.</p>
<p>${en1a}</p>
<p>Avtalen erstatter alle tidligere avtaler mellom partene. Oppsigelsestid én måned.</p><p>Bergen, 3. januar 2023</p>
<div class="sig"><div><div class="s">${strek('Pål Brekkenes', '#222')}</div>for Lavskrike Media AS<br>Pål Brekkenes</div><div><div class="s">${strek('Odd-Arne B. Rui')}</div>Odd-Arne Bergslien Rui</div></div>`),
    },
  ],
}

export const del4: Kontrakt[] = [k21, k22, k23, k24]
