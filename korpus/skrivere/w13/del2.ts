import { ark, begge, delt, fnr, haand, type Kontrakt, klausul, konto, rad, skrift, tre } from '../hjelp.ts'
import { en1a, en1b } from './del1.ts'
import { strek } from './hjelp.ts'
import { nummer } from './register.ts'

const f9 = fnr(3, 5, 1982, 144)
const k09: Kontrakt = {
  fasit: {
    id: 'w13-09',
    form: 'digital',
    language: 'nb',
    template: 'kort avtale med bemanningstabell over en stab',
    arbeidstaker: 'Annlaug Fjeldberg Moe',
    produksjonsselskap: 'Kvitsprett TV AS',
    registreringer: [
      rad('Kjærlighet på tomgang', 'redaktør', 'redaktoer', 16),
      rad('Kjærlighet på tomgang', 'etterarbeidsredaktør', 'etterarbeid', 8),
    ],
    rettighetsklausul: klausul('1a'),
    signaturer: begge,
    personnummer_i_dokumentet: f9,
    forventet: 'BEHANDLET',
    begrunnelse: 'Redaktør for alle seksten; etterarbeidsredaktør i blokk B og D, som er fire episoder hver.',
  },
  papirer: [
    {
      navn: 'Moe_KPT1_avtale_m_bemanning.pdf',
      slag: 'digital',
      stil: `.ark{padding:20mm 21mm;font:10.2pt/1.45 "Liberation Sans"} h1{font-size:14pt;color:#a02050;margin:0 0 5mm} p{margin:0 0 2.8mm} table{border-collapse:collapse;width:100%;font-size:9pt} th,td{border-bottom:.6pt solid #bbb;padding:1.8mm 1.5mm;text-align:left} th{background:#f6e6ed}
 .sig{display:flex;gap:16mm;margin-top:10mm}.sig>div{flex:1}.s{height:15mm;border-bottom:.8pt solid #000}`,
      html:
        ark(`<h1>Avtale om redaktørarbeid</h1>
<p><b>Arbeidsgiver:</b> Kvitsprett TV AS, org.nr. ${tre(nummer('Kvitsprett TV AS'))}, Sandakerveien 71, 0477 Oslo<br><b>Arbeidstaker:</b> Annlaug Fjeldberg Moe, f.nr. ${f9}, Ekornrudveien 8, 1410 Kolbotn</p>
<p>Annlaug ansettes midlertidig i «Kjærlighet på tomgang» sesong 1, seksten episoder på 43 minutter for TV 2. Hun har to oppgaver:</p>
<p>a) <b>redaktør</b> under opptak, for samtlige seksten episoder, fra 1. mars til 20. mai 2022, og<br>b) <b>etterarbeidsredaktør</b> fra 23. mai til 16. september 2022, for de blokkene som står ved navnet hennes i bemanningen på side 2.</p>
<p>Månedslønn kr 51 400 i begge deler. Konto ${konto(70_226)}. Feriepenger 12 %. Arbeidstid etter TV-underholdningsoverenskomsten, 37,5 timer i uken, med fast overtidsgodtgjøring på kr 3 000 i måneden i opptak.</p>
<p>Annlaug rapporterer til ansvarlig redaktør Stian Gullhav. Innholdet avgjøres av serieprodusenten.</p>
<p>Deltakernes kontrakter og helseopplysninger er fortrolige, også etter at sesongen er sendt.</p>
<p>${en1a}</p>
<p>Oppsigelsestid én måned. To like eksemplarer.</p>
<p>Oslo, 18.02.2022</p>
<div class="sig"><div><div class="s">${strek('Stian Gullhav')}</div>Kvitsprett TV AS v/Stian Gullhav</div><div><div class="s">${strek('Annlaug F. Moe', '#111')}</div>Annlaug Fjeldberg Moe</div></div>
<p style="position:absolute;bottom:12mm;font-size:8pt;color:#777">Side 1 av 2. Bemanningen på side 2 er en del av avtalen.</p>`) +
        ark(`<h1>Bemanning etterarbeid, «Kjærlighet på tomgang» 1</h1>
<p>Blokk A er episode 1–4, B er 5–8, C er 9–12 og D er 13–16.</p>
<table><tr><th>Navn</th><th>Funksjon</th><th>Blokk</th><th>Uker</th><th>Rom</th></tr>
<tr><td>Stian Gullhav</td><td>ansvarlig redaktør</td><td>alle</td><td>21–40</td><td>kontor</td></tr>
<tr><td>Sara-Lill Kvande</td><td>etterarbeidsredaktør</td><td>A og C</td><td>21–38</td><td>3</td></tr>
<tr><td>Annlaug Fjeldberg Moe</td><td>etterarbeidsredaktør</td><td>B og D</td><td>21–37</td><td>4</td></tr>
<tr><td>Per Øyvind Rolland</td><td>klipper</td><td>A og B</td><td>22–32</td><td>5</td></tr>
<tr><td>Mina Tjøtta</td><td>klipper</td><td>C</td><td>28–36</td><td>6</td></tr>
<tr><td>Kristoffer Ødegård-Lie</td><td>klipper</td><td>D</td><td>30–39</td><td>5</td></tr>
<tr><td>Lars Even Bråten</td><td>onliner og grading</td><td>alle</td><td>26–40</td><td>online</td></tr>
<tr><td>Amina Skjolden</td><td>klippeassistent</td><td>A–D</td><td>20–40</td><td>maskinrom</td></tr></table>
<p style="margin-top:5mm">Gjennomsyn med kanalen er hver tirsdag klokken ti. Endelig leveranse av siste episode: 7. oktober 2022.</p>
<p style="position:absolute;bottom:12mm;font-size:8pt;color:#777">Side 2 av 2</p>`),
    },
  ],
}

const f10 = fnr(30, 8, 1990, 277)
const k10: Kontrakt = {
  fasit: {
    id: 'w13-10',
    form: 'blandet',
    language: 'nb',
    template: 'digital avtale og skannet tillegg i egen fil',
    arbeidstaker: 'Brage Tennfjord',
    produksjonsselskap: 'Dobbeldekker Media AS',
    registreringer: [rad('Snekkersvennene', 'klipper', 'klipp', 6)],
    rettighetsklausul: klausul('1a'),
    signaturer: begge,
    personnummer_i_dokumentet: f10,
    forventet: 'BEHANDLET',
    begrunnelse:
      'Avtalen gir fire episoder, tillegget legger til nummer 9 og 10: seks. Begge papirene er signert.',
  },
  papirer: [
    {
      navn: '1 avtale Tennfjord.pdf',
      slag: 'digital',
      stil: `.ark{padding:22mm 24mm;font:10.8pt/1.5 "DejaVu Serif";font-size:9.6pt} h1{font-size:13pt;margin:0} ol{padding-left:6mm} li{margin-bottom:2.6mm} .sig{display:flex;gap:16mm;margin-top:9mm}.sig>div{flex:1}.s{height:15mm;border-bottom:.8pt solid #000}`,
      html: ark(`<h1>Arbeidsavtale nr. DD-2023-031</h1><p>Dobbeldekker Media AS (org.nr. ${nummer('Dobbeldekker Media AS')}) ansetter</p>
<p style="margin-left:10mm"><b>Brage Tennfjord</b><br>fødselsnr. ${delt(f10)}<br>Sjøgata 17, 8006 Bodø<br>konto ${konto(23_900)}</p>
<p>på disse vilkårene:</p>
<ol><li><b>Arbeid:</b> klipper, TV-serien «Snekkersvennene», sesong 2 (ti episoder på 44 minutter, MAX).</li>
<li><b>Omfang:</b> episode 1, 2, 3 og 4. Åtte dager offline og én dag rettelser til hver.</li>
<li><b>Tid:</b> 27. februar–28. april 2023, i selskapets lokaler i Bodø.</li>
<li><b>Lønn:</b> kr 2 910 pr. dag. Lønnsdag er den 10. i måneden etter.</li>
<li><b>Ferie:</b> feriepenger med 12 %, utbetales ved fratreden.</li>
<li><b>Leder:</b> etterarbeidssjef Hanne-Mari Gåsvær. Regissør er Tore Kalland.</li>
<li><b>Rettigheter:</b> ${en1a}</li>
<li><b>Taushet:</b> om svenneprøvens utfall til siste episode er sendt.</li>
<li><b>Oppsigelse:</b> fjorten dager, skriftlig.</li></ol>
<p>Bodø, 15. februar 2023</p>
<div class="sig"><div><div class="s">${strek('Hanne-Mari Gåsvær', '#222')}</div>for Dobbeldekker Media AS<br>Hanne-Mari Gåsvær</div><div><div class="s">${strek('Brage Tennfjord')}</div>Brage Tennfjord</div></div>`),
    },
    {
      navn: '2 tillegg skannet.pdf',
      slag: 'skann',
      slitasje: { dpi: 200, uskarp: 0.15, korn: 0.3 },
      stil: `.ark{padding:30mm 26mm;font:11pt/1.6 "Liberation Serif"} .sig{display:flex;gap:16mm;margin-top:14mm}.sig>div{flex:1}.s{height:16mm;border-bottom:.8pt solid #000}`,
      html: ark(`<p><b>Dobbeldekker Media AS</b></p><h2 style="font-size:14pt">Tillegg 1 til arbeidsavtale DD-2023-031</h2>
<p>Partene i avtalen av 15. februar 2023 om «Snekkersvennene» sesong 2 er enige om at Brage Tennfjord, i tillegg til de episodene han allerede har, også klipper episode 9 og 10.</p>
<p>Tiden forlenges til 7. juni 2023 (22 arbeidsdager). Dagslønnen for disse to episodene er kr 3 050. Resten av avtalen står ved lag.</p>
<p>Bakgrunn: Episode 9 og 10 skulle vært klippet av Yngvild Storvoll, som har permisjon fra 1. mai.</p>
<p>Bodø, 24. april 2023</p>
<div class="sig"><div><div class="s">${strek('Hanne-Mari Gåsvær', '#222')}</div>for selskapet, H.-M. Gåsvær</div><div><div class="s">${strek('Brage Tennfjord', '#111')}</div>B. Tennfjord</div></div>`),
    },
  ],
}

const f11 = fnr(11, 12, 1968, 602)
const k11: Kontrakt = {
  fasit: {
    id: 'w13-11',
    form: 'foto',
    language: 'nn',
    template: 'blankett med to funksjonar, fylt ut for hand og fotografert',
    arbeidstaker: 'Ragna Hildegunn Øvstedal',
    produksjonsselskap: 'Knutepunkt TV Vest AS',
    registreringer: [
      rad('Fjellstova', 'scenograf', 'scenografTv', 8),
      rad('Fjellstova', 'kostymedesignar', 'kostymeTv', 6),
    ],
    rettighetsklausul: klausul('1b'),
    signaturer: begge,
    personnummer_i_dokumentet: f11,
    forventet: 'BEHANDLET',
    begrunnelse: 'Scenograf i alle åtte programma, kostyme i alle unnateke nummer 1 og 5: seks.',
  },
  papirer: [
    {
      navn: '20220318_161204.jpg',
      slag: 'foto',
      slitasje: { skjev: -1.2, uskarp: 0.15, korn: 0.25, skygge: 0.25 },
      stil: `.ark{padding:18mm 18mm;font:10pt/1.35 "Liberation Sans"} h1{font-size:15pt;margin:0 0 1mm} table{width:100%;border-collapse:collapse;margin:3mm 0} td,th{border:1pt solid #222;padding:2.4mm 2.4mm;text-align:left;vertical-align:top} th{width:46mm;font-weight:normal;background:#efefe8} .sig td{height:21mm;width:50%}`,
      html: ark(`<h1>Arbeidsavtale for dagsengasjerte</h1><div>Knutepunkt TV Vest AS · org.nr. ${tre(nummer('Knutepunkt TV Vest AS'))} · Strandavegen 20, 6905 Florø</div>
<table><tr><th>Namn</th><td>${haand('Ragna Hildegunn Øvstedal', 21)}</td></tr><tr><th>Fødselsnummer</th><td>${haand(delt(f11), 21)}</td></tr><tr><th>Adresse</th><td>${haand('Bruland 6, 6800 Førde', 20)}</td></tr><tr><th>Kontonummer</th><td>${haand(konto(41_007), 20)}</td></tr></table>
<table><tr><th>Serie og sesong</th><td>${haand('Fjellstova, 2. sesong', 21)}</td></tr><tr><th>Tal på program i sesongen</th><td>${haand('8 (à 39 min)', 21)}</td></tr></table>
<table><tr><th style="width:50%"><b>Funksjon</b></th><th style="width:50%"><b>Gjeld program</b></th></tr><tr><td>${haand('scenograf', 21)}</td><td>${haand('alle', 21)}</td></tr><tr><td>${haand('kostymedesignar', 21)}</td><td>${haand('alle unnateke 1 og 5', 21)}</td></tr></table>
<table><tr><th>Periode / dagar</th><td>${haand('21. mars – 13. mai, 34 dagar', 20)}</td></tr><tr><th>Dagløn</th><td>${haand('kr 2 950', 20)}</td></tr><tr><th>Produksjonsleiar</th><td>${haand('Inge Vonheim', 20)}</td></tr><tr><th>Merknad</th><td>${haand('kostyme i 1 og 5: Trude Apneseth', 20)}</td></tr></table>
<p>Rettar: ${en1b}</p><p>Løn blir utbetalt den 15. kvar månad. Oppseiing etter arbeidsmiljølova.</p>
<table class="sig"><tr><td>Stad, dato, arbeidstakar<br>${haand('Førde 18/3-22', 17)}<br>${strek('Ragna H. Øvstedal', '#1b2f8b', 180)}</td><td>For Knutepunkt TV Vest AS<br>${haand('18.3.22', 17)}<br>${strek('Inge Vonheim', '#151515', 180)}</td></tr></table>`),
    },
  ],
}

const k12: Kontrakt = {
  fasit: {
    id: 'w13-12',
    form: 'digital',
    language: 'en',
    template: 'kort tjenesteavtale med buy-out',
    arbeidstaker: 'Jasper Nkemelu Hartwig',
    produksjonsselskap: 'Merkevarehistorier AS',
    registreringer: [rad('Gulvkveld', 'Editor', 'klipp', 6)],
    rettighetsklausul: klausul('buy-out'),
    signaturer: begge,
    personnummer_i_dokumentet: null,
    forventet: 'BEHANDLET',
    begrunnelse: 'Seks av åtte episoder i sesong 2; alle rettigheter er overdratt; begge har signert.',
  },
  papirer: [
    {
      navn: 'Freelance services agreement JNH.pdf',
      slag: 'digital',
      stil: `.ark{padding:24mm 25mm;font:10.4pt/1.5 "Liberation Serif"} h1{font-size:15pt;text-align:center;font-variant:small-caps;margin:0 0 6mm} p{margin:0 0 3mm;text-align:justify} .sig{display:flex;gap:18mm;margin-top:10mm}.sig>div{flex:1}.s{height:16mm;border-bottom:.8pt solid #000}`,
      html: ark(`<h1>Freelance Services Agreement</h1>
<p>This agreement is made on 6 March 2023 between <b>Merkevarehistorier AS</b>, organisation number ${nummer('Merkevarehistorier AS')}, Mathallen 5, Oslo (“the Producer”), and <b>Jasper Nkemelu Hartwig</b>, trading as Hartwig Cuts, Grünerløkka, Oslo (“the Freelancer”).</p>
<p><b>1. Services.</b> The Freelancer is engaged as Editor of the branded web series “Gulvkveld”, season 2, financed by the flooring chain Tregulvkroken and published on the chain's own channel and VGTV. The season consists of eight episodes of about eleven minutes. The Freelancer shall cut six of them, the remaining two being cut in-house by Oline Sæbøvik. He shall also deliver twelve teasers of fifteen seconds.</p>
<p><b>2. Time.</b> From 13 March to 12 May 2023, four days a week.</p>
<p><b>3. Fee.</b> NOK 148,000 excluding VAT, in two equal instalments, account ${konto(82_640)}.</p>
<p><b>4. Revisions.</b> Two rounds of client notes for each episode are included.</p>
<p><b>5. Rights.</b> The Freelancer hereby assigns to the Producer, for the full term of copyright and throughout the world, all rights of whatever nature in the results of the services, including the right to alter and to assign onwards. The fee is full and final payment for every use, and the Freelancer shall have no claim to any further remuneration, whether from the Producer, a broadcaster or a collecting society.</p>
<p><b>6. Credit.</b> Credit is given where the client permits it.</p>
<p><b>7. Confidentiality.</b> Campaign dates and budgets are confidential until publication.</p>
<p><b>8. Termination.</b> Either party may terminate on ten days' written notice.</p>
<p><b>9. Governing law.</b> Norwegian law.</p>
<div class="sig"><div><div class="s">${strek('Pernille Lothe Bakka', '#222')}</div>Pernille Lothe Bakka, Managing Director<br>for the Producer</div><div><div class="s">${skrift('J. N. Hartwig', '#101c50', 32)}</div>Jasper Nkemelu Hartwig<br>the Freelancer</div></div>`),
    },
  ],
}

const f13 = fnr(22, 10, 1992, 411)
const k13: Kontrakt = {
  fasit: {
    id: 'w13-13',
    form: 'skann',
    language: 'nb',
    template: 'oppdragsbekreftelse på én side for reklamefinansiert serie',
    arbeidstaker: 'Tuva Reknes Bolme',
    produksjonsselskap: 'Tretti Sekund AS',
    registreringer: [rad('Rett i kurven', 'innspillingsleder', null, 16)],
    rettighetsklausul: klausul('buy-out'),
    signaturer: begge,
    personnummer_i_dokumentet: f13,
    forventet: 'MANGLER GODKJENT FAGFUNKSJON',
    begrunnelse: 'Innspillingsleder står ikke i noen av listene.',
  },
  papirer: [
    {
      navn: 'scan_0094.pdf',
      slag: 'skann',
      slitasje: { dpi: 200, uskarp: 0.2, korn: 0.35 },
      stil: `.ark{padding:20mm 22mm;font:10.4pt/1.45 "Liberation Sans"} h1{font-size:20pt;margin:0 0 6mm} h1 i{font-style:normal;background:#000;color:#fff;padding:0 2mm} table{width:100%;border-spacing:0 1.5mm} td:first-child{width:44mm;font-weight:bold;vertical-align:top} ul{padding-left:5mm} .sig{display:flex;gap:16mm;margin-top:10mm}.sig>div{flex:1}.s{height:17mm;border-bottom:.8pt solid #000}`,
      html: ark(`<h1><i>30</i> Tretti Sekund AS</h1><p><b>OPPDRAGSBEKREFTELSE 118</b></p>
<table><tr><td>Til</td><td>Tuva Reknes Bolme, pnr. ${delt(f13)}<br>Storgata 88 C, 2004 Lillestrøm</td></tr>
<tr><td>Film/serie</td><td>«Rett i kurven» – 16 korte episoder (9 min) for dagligvarekjeden Torgbua, vises på TV 2 Play og i butikk</td></tr>
<tr><td>Tittel på jobben</td><td>innspillingsleder på alle 16</td></tr>
<tr><td>Når</td><td>11. april–26. mai 2023: 6 dager forarbeid, 16 dager opptak, 3 dager etterarbeid</td></tr>
<tr><td>Lønn</td><td>kr 3 300 pr. dag som lønnsmottaker, konto ${konto(12_818)}</td></tr>
<tr><td>Kontakt</td><td>Produsent Fredrik Aamlid Roth</td></tr></table>
<p>Ellers gjelder:</p><ul><li>Innkalling sendes kvelden før, senest kl. 18.</li><li>Selskapet eier alt resultat av arbeidet og alle rettigheter til det fra det blir til, uten grense i tid, medium eller sted, og kan selge det videre. Lønnen er fullt oppgjør.</li><li>Butikkenes navn holdes hemmelig til premieren.</li><li>Regi: Maja Lund-Vik. Foto: Yusuf Hole. Klipp: Marte Eikås.</li></ul>
<p>Oslo, 28.3.2023</p>
<div class="sig"><div><div class="s">${strek('Fredrik Aamlid Roth', '#222', 200)}</div>Tretti Sekund AS<br>Fredrik Aamlid Roth</div><div><div class="s">${strek('Tuva R Bolme', '#333', 200)}</div>Lest og godtatt<br>Tuva Reknes Bolme</div></div>
<p style="font-size:8pt;margin-top:8mm">Org.nr. ${nummer('Tretti Sekund AS')} – Hausmanns gate 40, 0182 Oslo</p>`),
    },
  ],
}

const f14 = fnr(16, 4, 1976, 233)
const k14: Kontrakt = {
  fasit: {
    id: 'w13-14',
    form: 'digital',
    language: 'nb',
    template: 'avtale i punkter med to motstridende rettighetspunkter',
    arbeidstaker: 'Eirik Vassenden Tollefsrud',
    produksjonsselskap: 'Speilegg Produksjon AS',
    registreringer: [rad('Hemmelig studio', 'flerkameraregissør', 'regiTv', 9)],
    rettighetsklausul: klausul('motstridende'),
    signaturer: begge,
    personnummer_i_dokumentet: f14,
    forventet: 'UNDER BEHANDLING',
    begrunnelse:
      'Punkt 8 er klausul 1a, punkt 12 overdrar alt, også vederlaget. De to kan ikke gjelde samtidig.',
  },
  papirer: [
    {
      navn: 'Tollefsrud - Hemmelig studio 2 - signert.pdf',
      slag: 'digital',
      stil: `.ark{padding:20mm 24mm;font:9.8pt/1.42 "Liberation Sans"} h1{font-size:14pt;margin:0 0 4mm} .p{display:grid;grid-template-columns:9mm 1fr;margin-bottom:2.1mm} .sig{display:flex;gap:16mm;margin-top:7mm}.sig>div{flex:1}.s{height:15mm;border-bottom:.8pt solid #000}`,
      html: ark(`<h1>Avtale om regi</h1><p>Speilegg Produksjon AS, org.nr. ${tre(nummer('Speilegg Produksjon AS'))}, og Eirik Vassenden Tollefsrud, fødselsnummer ${delt(f14)}, har avtalt:</p>
${[
  'Eirik er flerkameraregissør på «Hemmelig studio», sesong 2, som lages for Discovery+.',
  'Sesongen har ni episoder på 48 minutter, og avtalen gjelder hele sesongen. Det spilles inn to episoder på en dag i studio og én pilot som ikke sendes.',
  'Oppstart 14. august 2023 med prøver. Opptak 21.–30. august. Siste gjennomsyn 13. oktober.',
  `Honoraret er kr 21 500 pr. episode som lønn, betalt i tre like deler til konto ${konto(90_412)}.`,
  'Prosjektleder er Vigdis Haarklau. Bildemikser er Roar Sund. Innslagene regisseres av Silje Bye Aas.',
  'Eirik deltar på to møter om scenografi og lys i juni uten eget honorar.',
  'Krediteres «Regi» alene på skjermen i ti sekunder.',
  en1a,
  'Selskapet dekker parkering i Nydalen og mat på opptaksdagene.',
  'Ved sykdom kan selskapet la Silje Bye Aas overta en opptaksdag. Lønnen avkortes tilsvarende.',
  'Hvem som er i studio, er hemmelig til episoden er sendt.',
  'Regissøren overdrar ved denne avtalen alle rettigheter til verket til Selskapet, uten begrensning i tid og rom. Regissøren har ikke krav på ytterligere vederlag fra noen, herunder vederlag gjennom F©R, Norwaco eller annen forvaltningsorganisasjon.',
  'Oppsigelsestid tre uker. Oslo tingrett er verneting.',
]
  .map((one, i) => `<div class="p"><b>${i + 1}</b><span>${one}</span></div>`)
  .join('')}
<p>Oslo, 2. juni 2023</p>
<div class="sig"><div><div class="s">${strek('Vigdis Haarklau', '#222')}</div>Speilegg Produksjon AS<br>Vigdis Haarklau</div><div><div class="s">${strek('Eirik V. Tollefsrud')}</div>Eirik Vassenden Tollefsrud</div></div>`),
    },
  ],
}

const k15: Kontrakt = {
  fasit: {
    id: 'w13-15',
    form: 'digital',
    language: 'nb',
    template: 'tillegg uten hovedavtale',
    arbeidstaker: 'Silje Myklevoll Haug',
    produksjonsselskap: 'Fem Over Halv AS',
    registreringer: [rad('Bonde mot by', 'klipper', 'klipp', 7)],
    rettighetsklausul: klausul('taus'),
    signaturer: begge,
    personnummer_i_dokumentet: null,
    forventet: 'DOKUMENTASJONEN ER MANGELFULL',
    begrunnelse:
      'Bare tillegget er lastet opp; hovedavtalen av 6. februar mangler. Antallet er endret til sju.',
  },
  papirer: [
    {
      navn: 'Endringsavtale BMB3 Myklevoll Haug.pdf',
      slag: 'digital',
      stil: `.ark{padding:28mm 26mm;font:11pt/1.5 "Liberation Sans"} h1{font-size:15pt} table{border-collapse:collapse;width:100%} th,td{border:.8pt solid #444;padding:2.5mm;text-align:left} th{background:#eef} .sig{display:flex;gap:16mm;margin-top:12mm}.sig>div{flex:1}.s{height:16mm;border-bottom:.8pt solid #000}`,
      html: ark(`<p>Fem Over Halv AS<br>Org.nr. ${tre(nummer('Fem Over Halv AS'))}</p><h1>Endring av arbeidsavtale</h1>
<p>Denne endringen hører til arbeidsavtalen av 6. februar 2023 mellom Fem Over Halv AS og Silje Myklevoll Haug, klipper på «Bonde mot by» sesong 3, og gjelder sammen med den.</p>
<table><tr><th>Punkt</th><th>Før</th><th>Nå</th></tr><tr><td>2. Antall episoder</td><td>5</td><td>7</td></tr><tr><td>3. Sluttdato</td><td>5. mai 2023</td><td>2. juni 2023</td></tr><tr><td>5. Ukelønn</td><td>kr 14 100</td><td>kr 14 350</td></tr></table>
<p>Alle andre punkter i arbeidsavtalen er uendret, også punktet om opphavsrett. Sesongen har tolv episoder.</p>
<p>Drammen, 28. mars 2023</p>
<div class="sig"><div><div class="s">${strek('Roald Finstad Kvam', '#222')}</div>Roald Finstad Kvam<br>for Fem Over Halv AS</div><div><div class="s">${strek('Silje M Haug')}</div>Silje Myklevoll Haug</div></div>`),
    },
  ],
}

const f16 = fnr(5, 2, 1980, 150)
const k16: Kontrakt = {
  fasit: {
    id: 'w13-16',
    form: 'skann',
    language: 'nn',
    template: 'avtale på tre sider der side to manglar',
    arbeidstaker: 'Gaute Nordheim Skår',
    produksjonsselskap: 'Fjøskatt Film AS',
    registreringer: [rad('Kvite nykler', 'fotograf', 'foto', null)],
    rettighetsklausul: klausul('taus'),
    signaturer: begge,
    personnummer_i_dokumentet: f16,
    forventet: 'DOKUMENTASJONEN ER MANGELFULL',
    begrunnelse: 'Sidene er merkte 1 av 3 og 3 av 3; side 2 manglar, og med henne § 4 til § 8.',
  },
  papirer: [
    {
      navn: 'avtale skår.pdf',
      slag: 'skann',
      slitasje: { dpi: 200, uskarp: 0.15, korn: 0.3 },
      stil: `.ark{padding:26mm 28mm;font:11.2pt/1.55 "Liberation Serif"} h1{font-size:18pt;font-weight:normal} h2{font-size:11.2pt;margin:5mm 0 1mm} p{margin:0 0 2.5mm} .n{position:absolute;bottom:14mm;left:0;right:0;text-align:center;font-size:9pt} .sig{display:flex;gap:16mm;margin-top:12mm}.sig>div{flex:1}.s{height:17mm;border-bottom:.8pt solid #000}`,
      html:
        ark(`<h1>Arbeidsavtale for dokumentarfilm</h1>
<p>Mellom Fjøskatt Film AS, org.nr. ${nummer('Fjøskatt Film AS')}, Gamlevegen 30, 2670 Otta (selskapet), og Gaute Nordheim Skår, fødselsnummer ${delt(f16)}, Liagardane 5, 5730 Ulvik (arbeidstakaren).</p>
<h2>§ 1 Filmen</h2><p>Selskapet lagar dokumentarfilmen «Kvite nykler» på om lag 74 minutt, med regi av Ingebjørg Tveito Lid. Filmen handlar om fjellgardar som vart fråflytte på 1950-talet.</p>
<h2>§ 2 Arbeidet</h2><p>Arbeidstakaren er fotograf på filmen og har ansvar for biletet frå planlegging til ferdig fargekorrigering. Arbeidet omfattar 45 opptaksdagar i fire bolkar.</p>
<h2>§ 3 Tid og stad</h2><p>Opptaka går frå februar til november 2020. Selskapet varslar kvar bolk to veker i førevegen. Arbeidstakaren kan ta andre oppdrag mellom bolkane.</p>
<div class="n">Side 1 av 3</div>`) +
        ark(`<h2>§ 9 Reiser</h2><p>Selskapet dekkjer reise, kost og losji etter rekning. Bil blir godtgjord med satsane til staten.</p>
<h2>§ 10 Forsikring</h2><p>Selskapet held yrkesskadeforsikring og forsikrar leigd utstyr frå det blir henta til det er levert.</p>
<h2>§ 11 Oppseiing</h2><p>Avtalen kan seiast opp med ein månads frist. Oppseiing skal vere skriftleg.</p>
<h2>§ 12 Verneting</h2><p>Tvistar som partane ikkje blir samde om, går for Vestre Innlandet tingrett.</p>
<p style="margin-top:8mm">Otta, 20. januar 2020</p>
<div class="sig"><div><div class="s">${strek('Kari Mette Brimi Ås', '#222', 200)}</div>for Fjøskatt Film AS<br>Kari Mette Brimi Ås</div><div><div class="s">${strek('Gaute N Skår', '#333', 200)}</div>Gaute Nordheim Skår</div></div>
<div class="n">Side 3 av 3</div>`),
    },
  ],
}

export const del2: Kontrakt[] = [k09, k10, k11, k12, k13, k14, k15, k16]
