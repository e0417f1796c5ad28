import { D, type Dok, delt, fasit, felt, G, hand, papir, pnr, reg, rute, sig, V } from './hjelp.ts'
import { org } from './register.ts'
import { side02 } from './sider.ts'

const p01 = pnr(14, 3, 1988, 214)
const p03 = pnr(2, 11, 1976, 331)
const p04 = pnr(27, 6, 1983, 118)

/** 01: eget skjema for midlertidig ansettelse, etiketter til venstre, e-signert. */
const d01: Dok = {
  fasit: fasit(
    1,
    'digital',
    'nb',
    'arbeidsavtale midlertidig (tabell, e-signert)',
    'Ragnhild Sørbøe',
    'Bikuben Underholdning AS',
    [reg('Hyttenaboer', 'Klipper', G.klipp, 6)],
    '1a',
    'AP',
    p01,
    V.ok,
    'Klipper på seks navngitte episoder av sesong 3, begge har e-signert og rettsavtalen av 29.10.2016 er tatt inn.',
  ),
  papirer: [
    papir(
      'Arbeidsavtale_Sorboe_HN3_signert.pdf',
      'digital',
      `.ark{padding:17mm 18mm;font:9.6pt/1.42 'Nimbus Sans';color:#222}
      .topp{display:flex;justify-content:space-between;border-bottom:5px solid #e0a100;padding-bottom:4mm;margin-bottom:5mm}
      .logo{font:800 17pt 'URW Gothic';letter-spacing:-1px}.logo i{color:#e0a100;font-style:normal}
      table{border-collapse:collapse;width:100%}td{border:1px solid #cfc8b4;padding:2mm 2.5mm;vertical-align:top}
      td:first-child{width:47mm;background:#faf5e4;font-weight:bold}h1{font-size:14pt;margin:0 0 3mm}
      .bunn{position:absolute;bottom:9mm;left:18mm;right:18mm;font-size:7pt;color:#777;display:flex;justify-content:space-between}
      .es td:first-child{background:#eef4ef}.es{font:8.6pt/1.4 'DejaVu Sans'}`,
      [
        `<div class="topp"><div class="logo">biku<i>ben</i><div style="font:7pt 'Nimbus Sans';letter-spacing:2px">UNDERHOLDNING AS</div></div><div style="text-align:right;font-size:8pt">Org.nr. ${org('Bikuben Underholdning AS')}<br>Nydalsveien 199, 0484 Oslo<br>Skjema P-4, rev. 11</div></div>
      <h1>Midlertidig arbeidsavtale</h1>
      <table>
      <tr><td>Arbeidsgiver</td><td>Bikuben Underholdning AS, ved produksjonssjef Tonje Skaar</td></tr>
      <tr><td>Arbeidstaker</td><td>Ragnhild Sørbøe, Schous gate 88 B, 0553 Oslo</td></tr>
      <tr><td>Fødselsnummer</td><td>${delt(p01)}</td></tr>
      <tr><td>Produksjon</td><td>HYTTENABOER sesong 3 (oppdragsgiver: TV 2 / TV 2 Play, 14 episoder à 44 min)</td></tr>
      <tr><td>Stilling</td><td>Klipper</td></tr>
      <tr><td>Omfang</td><td>Klipper egne episoder fra assembly til låst bilde: ep. 3, 5, 7, 9, 11 og 13. De øvrige episodene klippes av Jo Thorkildsen og Aurora Wiik.</td></tr>
      <tr><td>Tidsrom</td><td>09.01.2023 – 26.05.2023, 100 %, 37,5 t/uke. Hjemmel: aml. § 14-9 (2) a.</td></tr>
      <tr><td>Lønn</td><td>Kr 2 870 per dag i grunnlønn. Feriepenger 12 %. Overtid etter godkjent liste fra postprodusent.</td></tr>
      <tr><td>Arbeidssted</td><td>Klipperom 4, Nydalen. Hjemmeklipp kun etter avtale; råmateriale skal ikke ut av huset.</td></tr>
      <tr><td>Pensjon og forsikring</td><td>OTP 4 % fra første krone. Yrkesskade- og gruppelivsforsikring i Bikubens ordning.</td></tr>
      <tr><td>Oppsigelse</td><td>Gjensidig 14 dager. Avtalen løper ellers ut uten oppsigelse ved sluttdato.</td></tr>
      <tr><td>Opphavsrett</td><td>Er arbeidstaker medlem av Norsk filmforbund og har forvaltningskontrakt med F©R, gjelder «Avtale om rettigheter mellom Virke Produsentforeningen og Norsk Filmforbund/F©R» datert 29.10.2016. Det som ikke er regulert der, er ikke overdratt.</td></tr>
      <tr><td>Taushet</td><td>Deltakernes rekkefølge ut av konkurransen er hemmelig til sendt. Brudd er vesentlig mislighold.</td></tr>
      <tr><td>Kreditering</td><td>«Klipp: Ragnhild Sørbøe» på de seks episodene, i rulletekst.</td></tr>
      </table>
      <p style="font-size:8.4pt">Avtalen er laget i ett elektronisk eksemplar. Signeringsblad følger som side 2.</p>
      <div class="bunn"><span>BIK-HN3-0117</span><span>1 / 2</span></div>`,
        `<div class="es"><h1 style="color:#235a3c">Signeringsblad</h1><p>Dokumentet «Arbeidsavtale_Sorboe_HN3» er signert elektronisk av partene under. Forseglet 05.01.2023 kl. 14:22:09 CET.</p>
      <table><tr><td>Underskriver 1</td><td><b>Ragnhild Sørbøe</b> (arbeidstaker)<br>BankID · 04.01.2023 21:07:51<br>IP 198.51.100.24</td></tr>
      <tr><td>Underskriver 2</td><td><b>Tonje Skaar</b> (for Bikuben Underholdning AS)<br>BankID · 05.01.2023 14:22:03<br>IP 203.0.113.8</td></tr>
      <tr><td>Dokument-ID</td><td style="font-family:'Liberation Mono'">7f1c-22a0-8be4-d9e3-0117</td></tr>
      <tr><td>Kontrollsum</td><td style="font-family:'Liberation Mono';font-size:7pt">9a77 03d1 5e2c 44b0 8c19 f0aa 7be2 6d35 1140 c2f8</td></tr></table>
      <p style="color:#555">Kopi er sendt til ragnhild.sorboe@klippestua.example og tonje@bikuben.example.</p></div>
      <div class="bunn"><span>BIK-HN3-0117</span><span>2 / 2</span></div>`,
      ],
    ),
  ],
}

/** 02: deal memo på engelsk, bokser. */
const d02: Dok = {
  fasit: fasit(
    2,
    'digital',
    'en',
    'deal memo (form with boxes)',
    'Henrik Aarflot',
    'Meridian Nord Series AS',
    [reg('Kaldt regnskap', 'VFX Supervisor', D.kost, 8)],
    'EN',
    'AP',
    null,
    V.ok,
    'VFX supervisor på alle åtte episoder av serien som i registeret heter Kaldt regnskap; engelsk rettsklausul og begge underskrifter.',
  ),
  papirer: [
    papir(
      'DealMemo_TCL_VFXSup.pdf',
      'digital',
      `.ark{padding:12mm 13mm;font:8.4pt/1.35 'Liberation Sans Narrow'}
      .g{display:grid;grid-template-columns:repeat(6,1fr);border:1.5px solid #111;border-right:0;border-bottom:0}
      .c{border-right:1.5px solid #111;border-bottom:1.5px solid #111;padding:1mm 1.8mm 2mm;min-height:9mm}
      .c b{display:block;font-size:6.2pt;text-transform:uppercase;letter-spacing:.6px;color:#555;font-weight:normal}
      .c span{font-size:10pt}.h{background:#111;color:white;grid-column:span 6;padding:1.2mm 2mm;font-weight:bold;letter-spacing:2px}`,
      [
        `<div style="display:flex;justify-content:space-between;align-items:end;margin-bottom:3mm"><div style="font:bold 22pt 'Liberation Sans Narrow'">DEAL MEMO <span style="font-size:10pt;color:#666">CREW / POST</span></div><div style="text-align:right">MERIDIAN NORD SERIES AS<br>org. ${org('Meridian Nord Series AS')} · Sørkedalsveien 401, Oslo</div></div>
      <div class="g">
      <div class="h">1 PRODUCTION</div>
      <div class="c" style="grid-column:span 3"><b>Title</b><span>THE COLD LEDGER (orig. title KALDT REGNSKAP)</span></div><div class="c"><b>Season</b><span>1</span></div><div class="c"><b>Episodes in season</b><span>8</span></div><div class="c"><b>Format</b><span>48' drama</span></div>
      <div class="h">2 CREW MEMBER</div>
      <div class="c" style="grid-column:span 2"><b>Name</b><span>Henrik Aarflot</span></div><div class="c" style="grid-column:span 2"><b>E-mail</b><span>h.aarflot@post.example</span></div><div class="c" style="grid-column:span 2"><b>Loan-out / self</b><span>${felt(false)} company &nbsp; ${felt(true)} individual</span></div>
      <div class="c" style="grid-column:span 3"><b>Position</b><span>VFX Supervisor</span></div><div class="c" style="grid-column:span 2"><b>Episodes covered</b><span>${felt(true)} all &nbsp;${felt(false)} as listed:</span></div><div class="c"><b>Dept.</b><span>VFX</span></div>
      <div class="h">3 DATES AND MONEY</div>
      <div class="c"><b>Start</b><span>02 Oct 2023</span></div><div class="c"><b>Prep / shoot</b><span>11 wks</span></div><div class="c"><b>Post</b><span>22 wks</span></div><div class="c"><b>Weekly fee NOK</b><span>31,500</span></div><div class="c"><b>Hours</b><span>50 / wk</span></div><div class="c"><b>6th day</b><span>150 %</span></div>
      <div class="c" style="grid-column:span 2"><b>Kit</b><span>Workstation NOK 2,200/wk</span></div><div class="c" style="grid-column:span 2"><b>Travel</b><span>Vilnius plates, 2 trips, econ.</span></div><div class="c" style="grid-column:span 2"><b>Payment</b><span>Fortnightly, payroll</span></div>
      <div class="h">4 CREDIT</div>
      <div class="c" style="grid-column:span 6"><span>Single card, end titles, "VFX Supervisor Henrik Aarflot", all episodes on which services are rendered.</span></div>
      <div class="h">5 RIGHTS</div>
      <div class="c" style="grid-column:span 6"><span>${felt(true)} &nbsp;Crew member holds a management contract with F©R. Copyright is governed by the separate Rights Agreement between Virke Produsentforeningen and Norsk filmforbund (NFF)/F©R of 29.10.2016, which prevails over anything in this memo or in the standard terms.</span><br><span>${felt(false)} &nbsp;Crew member has no collecting society affiliation. Schedule R applies.</span></div>
      <div class="h">6 STANDARD TERMS</div>
      <div class="c" style="grid-column:span 6">Confidentiality per streamer security annex (watermarked dailies, no personal cloud). Vendor bids above NOK 250,000 require the post producer's written approval. Either party may terminate on four weeks' notice. Governing law: Norway; venue: Oslo District Court. This memo binds the parties until a long form is executed, if ever.</div>
      <div class="h">7 AGREED</div>
      <div class="c" style="grid-column:span 3;min-height:26mm"><b>Crew member</b>${sig('aarflot', 1, 210, 60)}<span style="font-size:8pt">H. Aarflot, 19 Sep 2023</span></div><div class="c" style="grid-column:span 3;min-height:26mm"><b>For the company</b>${sig('arctander', 2, 190, 60, '#222')}<span style="font-size:8pt">Paul Arctander, Line Producer, 20 Sep 2023</span></div>
      </div><p style="font-size:7pt;color:#666">MNS/TCL/DM-041 &nbsp;|&nbsp; White: payroll, yellow: post, pink: crew</p>`,
        side02,
      ],
    ),
  ],
}

/** 03: avrop under rammeavtale, skannet. */
const d03: Dok = {
  fasit: fasit(
    3,
    'skann',
    'nb',
    'avrop under rammeavtale',
    'Synnøve Kverndal',
    'Kvarts Post AS',
    [reg('Saltvann', 'Colorist (fargekorrigering)', G.kost, 6)],
    '1a',
    'AP',
    p03,
    V.ok,
    'Avropet gjelder grading av episode 1–6 av Saltvann for posthuset Kvarts Post, og rettsavtalen gjelder uendret.',
  ),
  papirer: [
    papir(
      'avrop 4 saltvann.pdf',
      'skann',
      `.ark{padding:24mm 26mm;font:11pt/1.5 'Liberation Serif'}h1{font:bold 13pt 'Liberation Serif';text-align:center;margin:8mm 0 1mm}
      .r{display:grid;grid-template-columns:62mm 1fr;row-gap:1.6mm;margin:6mm 0}.r div:nth-child(odd){font-style:italic}`,
      [
        `<div style="display:flex;align-items:center;gap:4mm"><svg width="38" height="38" viewBox="0 0 38 38"><path d="M19 1 L35 11 L31 33 L9 37 L2 15 Z M19 1 L17 20 L35 11 M17 20 L31 33 M17 20 L9 37 M17 20 L2 15" fill="none" stroke="#333" stroke-width="1.3"/></svg><b style="letter-spacing:5px">KVARTS POST</b></div>
      <h1>AVROP NR. 4</h1><div style="text-align:center">under rammeavtale KP-2022/17 om etterarbeid</div>
      <div class="r"><div>Leverandør av arbeid:</div><div>Synnøve Kverndal (f.nr. ${p03})</div><div>Bestiller:</div><div>Kvarts Post AS, org.nr. ${org('Kvarts Post AS')}</div><div>Prosjekt:</div><div>«Saltvann», dramaserie</div><div>Arbeid:</div><div>Colorist (fargekorrigering), HDR hovedgrade og SDR-trim</div><div>Episoder:</div><div>1–6 (seks)</div><div>Dager:</div><div>3,5 pr. episode, i alt 21</div><div>Pris pr. dag:</div><div>kr 6 400, som lønn</div><div>Suite:</div><div>Bergkrystall, 2. etg.</div><div>Første dag / siste dag:</div><div>6. mars / 14. april 2023</div></div>
      <p>Rammeavtalens punkt 1–14 gjelder for dette avropet. Som det følger av punkt 9 der, er partene bundet av avtalen om rettigheter mellom Virke Produsentforeningen og Norsk Filmforbund/F©R av 29.10.2016; Kvarts Post får ingen rettigheter til Kverndals innsats ut over den, og kan ikke videreføre mer enn den gir.</p>
      <p>Uteblir materiale fra konform mer enn to virkedager, betales ventetid med halv dagpris.</p>
      <p style="margin-top:9mm">Oslo, ${hand('23.2.23', 15, '#222')}</p>
      <div style="display:flex;gap:18mm;margin-top:4mm"><div style="width:66mm">${sig('kverndal', 0, 200, 60, '#223')}<div style="border-top:1px solid;font-size:9pt">Synnøve Kverndal</div></div><div style="width:66mm">${sig('moltke', 3, 200, 60, '#111')}<div style="border-top:1px solid;font-size:9pt">for Kvarts Post AS: Randi Moltke</div></div></div>`,
      ],
      { skjev: 0.5, uskarp: 0.15, korn: 0.3, dpi: 200 },
    ),
  ],
}

/** 04: engasjementsskjema fylt ut for hånd, fotografert. */
const d04: Dok = {
  fasit: fasit(
    4,
    'foto',
    'nb',
    'engasjementsskjema for hånd',
    'Wenche Brubakk',
    'Tøyenblokka Media AS',
    [reg('Loppelykke', 'Sjefsminkør', G.kost, 10)],
    '1a',
    'AP',
    p04,
    V.ok,
    'Skjemaet er fylt ut for hånd: sjefsminkør på ti episoder av Loppelykke sesong 2, F©R-ruten er krysset av og begge har skrevet under.',
  ),
  papirer: [
    papir(
      'IMG_2217.jpg',
      'foto',
      `.ark{padding:15mm 16mm;font:9pt/1.3 'URW Gothic'}h1{font-size:16pt;margin:0 0 1mm}
      .b{border:1px solid #444;border-radius:2mm;padding:1.5mm 2.5mm 1mm;margin-bottom:2.4mm;min-height:12mm}.b small{display:block;font-size:7pt;color:#444}
      .to{display:grid;grid-template-columns:1fr 1fr;gap:0 3mm}.k{display:grid;grid-template-columns:repeat(3,1fr);gap:1.6mm;font-size:8.6pt}`,
      [
        `<h1>ENGASJEMENTSSKJEMA</h1><div style="margin-bottom:4mm">Tøyenblokka Media AS · org ${org('Tøyenblokka Media AS')} · leveres lønn FØR første opptaksdag!</div>
      <div class="to"><div class="b"><small>Navn (blokkbokstaver)</small>${hand('WENCHE BRUBAKK', 16)}</div><div class="b"><small>Personnummer 11 siffer</small>${hand(delt(p04), 16)}</div>
      <div class="b"><small>Adresse</small>${hand('Ekebergveien 311, 1166 Oslo', 15)}</div><div class="b"><small>Telefon / e-post</small>${hand('406 00 117 / wenche.b@post.example', 13)}</div></div>
      <div class="b"><small>Program</small>${hand('Loppelykke, sesong 2', 18)}</div>
      <div class="to"><div class="b"><small>Oppgave i programmet</small>${hand('Sjefsminkør', 18)}</div><div class="b"><small>Antall episoder du er med på / av i alt</small>${hand('10 av 10', 18)}</div></div>
      <div class="b"><small>Ansettelsesform</small><div class="k"><span>${rute(true, '4a')} program</span><span>${rute(false)} dag</span><span>${rute(false)} vikar</span></div></div>
      <div class="to"><div class="b"><small>Opptaksperiode</small>${hand('17/4 – 2/6 2023', 16)}</div><div class="b"><small>Lønn</small>${hand('kr 2 340 pr dag + sminkekoffert 350', 13)}</div></div>
      <div class="b"><small>Allergier, mat, førerkort</small>${hand('ingen · B', 14)}</div>
      <div class="b"><small>Opphavsrett, sett ett kryss</small><div style="padding:1mm 0;line-height:1.6">${rute(true, '4b')} Jeg har forvaltningskontrakt med F©R. Da gjelder rettsavtalen Produsentforeningen i Virke har med Norsk Filmforbund/F©R (29.10.2016), og ikke noe annet.<br>${rute(false)} Jeg har ikke slik kontrakt og vil ha egen avtale før opptak.</div></div>
      <div class="b" style="font-size:8pt">Skjemaet er arbeidsavtale når begge har skrevet under. Arbeidstid etter dagsplan, normalt ti timer med pause. Sykdom meldes innspillingsleder før kl. 07. Bilder fra settet skal ikke deles før programmet er sendt. Personalhåndboken ligger på mottaket.</div>
      <div class="to"><div class="b" style="min-height:27mm"><small>Underskrift ansatt</small>${sig('brubakk', 0, 230, 66)}<small>dato ${hand('3/4-23', 13)}</small></div><div class="b" style="min-height:27mm"><small>Underskrift Tøyenblokka</small>${sig('farah', 1, 210, 66, '#111')}<small>dato ${hand('4/4', 13, '#111')}</small></div></div>`,
      ],
      { skjev: 1.8, uskarp: 0.2, skygge: 0.3 },
    ),
  ],
}

/** 05: e-postbekreftelse skrevet ut; ingen underskrifter. */
const d05: Dok = {
  fasit: fasit(
    5,
    'digital',
    'nb',
    'bekreftelse på e-post',
    'Aksel Myrvang',
    'Glimmerslag AS',
    [reg('Stemmen i heisen', 'Klipper', G.klipp, 4)],
    '1a',
    '',
    null,
    V.signatur,
    'En e-post som bekrefter vilkårene for fire episoder; navnene er bare skrevet på maskin og ingen har signert.',
  ),
  papirer: [
    papir(
      'Bekreftelse klipp.pdf',
      'digital',
      `.ark{padding:14mm 16mm;font:10pt/1.5 'Liberation Sans'}.hd{border-bottom:1px solid #bbb;padding-bottom:3mm;margin-bottom:5mm;font-size:9pt;line-height:1.5}.hd b{display:inline-block;width:18mm;color:#666;font-weight:normal}`,
      [
        `<div style="font-size:8pt;color:#888;margin-bottom:3mm">Skrevet ut fra innboksen 12.06.2023 kl. 09.14 — 1 melding</div><div style="font:bold 14pt 'Liberation Sans';margin-bottom:3mm">Bekreftelse: klipp på Stemmen i heisen</div>
      <div class="hd"><b>Fra:</b>Camilla Rø &lt;camilla@glimmerslag.example&gt;<br><b>Til:</b>Aksel Myrvang &lt;aksel@myrvangklipp.example&gt;<br><b>Kopi:</b>lonn@glimmerslag.example<br><b>Sendt:</b>fredag 9. juni 2023 16.41</div>
      <p>Hei Aksel!</p><p>Da bekrefter jeg det vi ble enige om på telefonen i går, så har du det svart på hvitt:</p>
      <p>Du klipper de fire første episodene av <b>Stemmen i heisen</b> (1–4). Ida Gran tar 5–8. Start mandag 14. august, picture lock på ep. 4 fredag 24. november. 15 uker, kr 14 300 i uka pluss feriepenger. Klipperom hos oss i Maridalsveien, Avid. Assistenten deler dere.</p>
      <p>Du er ansatt hos Glimmerslag AS så lenge det varer. Krediteres «Klipp» på forplakat på egne episoder.</p>
      <p>Rettighetene dine rører vi ikke ved: for medlemmer av Filmforbundet med F©R-kontrakt gjelder avtalen om rettigheter av 29.10.2016 mellom Virke Produsentforeningen og NFF/F©R, som for resten av teamet.</p>
      <p>Vi lager en skikkelig kontrakt når finansieringen lander, men du kan regne dette som bindende. Svar «ok» hvis alt stemmer, så booker jeg rommet.</p>
      <p>God helg!</p><p>Camilla</p><p style="color:#777;font-size:8.5pt">--<br>Camilla Rø, produsent<br>Glimmerslag AS · org.nr. ${org('Glimmerslag AS')}<br>Maridalsveien 998, 0461 Oslo</p>`,
      ],
    ),
  ],
}

export const dok1: readonly Dok[] = [d01, d02, d03, d04, d05]
