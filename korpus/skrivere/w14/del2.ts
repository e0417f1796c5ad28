import {
  ark,
  begge,
  delt,
  fnr,
  haand,
  ingen,
  type Kontrakt,
  klausul,
  konto,
  rad,
  skrift,
  strek,
  tre,
} from '../hjelp.ts'
import { en1a, en1b, engelsk } from './del1.ts'
import { orgnrAv } from './register.ts'

const ragnhild = fnr(8, 12, 1986, 133)
const w09: Kontrakt = {
  fasit: {
    id: 'w14-09',
    form: 'digital',
    language: 'nb',
    template: 'avtale med vedlegg: tabell over staben',
    arbeidstaker: 'Ragnhild Skeie Oma',
    produksjonsselskap: 'Havbrisa Drama AS',
    registreringer: [rad('Kaifolket', 'kostymedesigner', 'kostyme', 5)],
    rettighetsklausul: klausul('1a'),
    signaturer: begge,
    personnummer_i_dokumentet: ragnhild,
    forventet: 'BEHANDLET',
    begrunnelse: 'Linjen hennes i vedlegget gir episode 1–4 og 9, altså fem; klausul 1a og to underskrifter.',
  },
  papirer: [
    {
      navn: 'Kaifolket 3 - Oma, kostyme.pdf',
      slag: 'digital',
      stil: `.ark{font:11pt/1.5 "Liberation Sans";padding:22mm 24mm} h1{font-size:15pt;color:#0b4f6c;margin:0 0 5mm} h2{font-size:11pt;color:#0b4f6c;margin:4.5mm 0 1mm} p{margin:0 0 2mm} table{width:100%;border-collapse:collapse;font-size:9.5pt;margin-top:4mm} td,th{border:1px solid #8aa;padding:1.6mm 2mm;text-align:left} th{background:#dbe9ee}.s{display:flex;gap:14mm;margin-top:8mm}.s div{flex:1}.s u{display:flex;align-items:flex-end;text-decoration:none;border-bottom:1px solid;height:16mm}`,
      html:
        ark(`<h1>AVTALE OM MIDLERTIDIG ANSETTELSE PÅ TV-DRAMA</h1>
<p><b>Arbeidsgiver:</b> Havbrisa Drama AS, org.nr. ${tre(orgnrAv('Havbrisa Drama AS'))}<br><b>Arbeidstaker:</b> Ragnhild Skeie Oma, fødselsnr. ${delt(ragnhild)}<br><b>Produksjon:</b> Kaifolket, tredje sesong (10 episoder)</p>
<h2>1. Ansettelsen</h2><p>Arbeidstakeren ansettes som kostymedesigner. Hvilke episoder hun har, går fram av stabslisten i vedlegg 1, som er en del av avtalen.</p>
<h2>2. Tid og sted</h2><p>Tiltredelse 4. september 2023, fratreden 1. desember 2023. Arbeidsstedet er Stavanger og Egersund. Etter 1. desember overtar Yngvild Tjora kostymene.</p>
<h2>3. Lønn</h2><p>Ukelønn kr 15 200, utbetalt hver 14. dag til ${konto(512_904)}. Overtid etter TV-dramaoverenskomsten.</p>
<h2>4. Kostymer og utstyr</h2><p>Kostymer som er kjøpt for seriens penger, tilhører arbeidsgiveren. Egen symaskin og bil godtgjøres med kr 900 pr. uke.</p>
<h2>5. Opphavsrett</h2><p>${en1a}</p>
<h2>6. Kreditering</h2><p>«Kostymedesign» i sluttekst i egne episoder.</p>
<h2>7. Forsikring og pensjon</h2><p>Arbeidsgiveren har tegnet yrkesskadeforsikring og OTP.</p>
<p style="margin-top:6mm">Stavanger, 21.08.2023</p><div class="s"><div><u>${strek('Ragnhild Skeie Oma', '#131313')}</u>Ragnhild Skeie Oma</div><div><u>${strek('Halvor Teigland')}</u>for Havbrisa Drama AS<br>Halvor Teigland</div></div>`) +
        ark(`<h1>Vedlegg 1: Stabsliste, Kaifolket 3 (utdrag)</h1><p>Opptak 25. september 2023 – 9. februar 2024, til sammen 74 opptaksdager.</p>
<table><tr><th>Funksjon</th><th>Navn</th><th>Episoder</th><th>Periode</th></tr>
<tr><td>Regi</td><td>Nora Bakke Sæther</td><td>1–5</td><td>aug.–des.</td></tr><tr><td>Regi</td><td>Jo Ramsfjell</td><td>6–10</td><td>okt.–feb.</td></tr>
<tr><td>Foto</td><td>Mathias Grøner</td><td>alle</td><td>sept.–feb.</td></tr><tr><td>B-foto</td><td>Elin Vatland</td><td>alle</td><td>sept.–feb.</td></tr>
<tr><td>Scenograf</td><td>Ulrik Sandal</td><td>alle</td><td>juli–feb.</td></tr>
<tr><td>Kostymedesigner</td><td>Ragnhild Skeie Oma</td><td>1–4 og 9</td><td>sept.–des.</td></tr>
<tr><td>Kostymedesigner</td><td>Yngvild Tjora</td><td>5–8 og 10</td><td>des.–feb.</td></tr>
<tr><td>Maskør</td><td>Line Kongsvik</td><td>alle</td><td>sept.–feb.</td></tr><tr><td>Lyd, opptak</td><td>Bjarte Hove</td><td>alle</td><td>sept.–feb.</td></tr>
<tr><td>Klipp</td><td>Peder Nymo</td><td>1, 2, 5, 6, 9</td><td>nov.–april</td></tr><tr><td>Klipp</td><td>Ingrid Storhaug Vaksdal</td><td>3, 4, 7, 8, 10</td><td>nov.–april</td></tr></table>
<p style="margin-top:5mm;font-size:9.5pt">Episode 9 tas opp i november sammen med episode 3 og 4, fordi stedene er de samme.</p>`),
    },
  ],
}

const magnus = fnr(23, 6, 1989, 240)
const w10: Kontrakt = {
  fasit: {
    id: 'w14-10',
    form: 'foto',
    language: 'nb',
    template: 'enkel avtale, innspillingsleder',
    arbeidstaker: 'Magnus Helle Birkeland',
    produksjonsselskap: 'Østre Kvern Film AS',
    registreringer: [rad('Søvngjengerhuset', 'innspillingsleder', null, null)],
    rettighetsklausul: klausul('1a'),
    signaturer: begge,
    personnummer_i_dokumentet: magnus,
    forventet: 'MANGLER GODKJENT FAGFUNKSJON',
    begrunnelse: 'Innspillingsleder finnes i ingen av listene; papiret er ellers helt.',
  },
  papirer: [
    {
      navn: 'innspillingsleder.jpg',
      slag: 'foto',
      slitasje: { uskarp: 0.15, korn: 0.3, skygge: 0.35, skjev: -0.9 },
      stil: `.ark{font:12pt/1.55 "Liberation Serif";padding:24mm 26mm} h1{font-size:16pt;margin:0 0 6mm} p{margin:0 0 3.5mm}.s u{display:block;text-decoration:none;border-bottom:1px solid;width:90mm;height:15mm}`,
      html: ark(`<h1>Avtale – spillefilmen «Søvngjengerhuset»</h1><p>(tidligere arbeidstittel: «Den tause etasjen»)</p>
<p>Østre Kvern Film AS, org.nr. ${orgnrAv('Østre Kvern Film AS')}, har i dag avtalt med Magnus Helle Birkeland (f.nr. ${delt(magnus)}), Rosenborggata 4, 7014 Trondheim, at han er innspillingsleder på filmen.</p>
<p>Han begynner 2. mai 2022 og slutter en uke etter siste opptaksdag, som etter planen er 30. juni. Filmen har 32 opptaksdager. Han legger dagsplanene sammen med regissør Eivind Sommerfeldt og fotograf Tuva Brenne og har ansvaret for framdrift og sikkerhet på settet.</p>
<p>Lønnen er kr 16 400 i uken for 50 timer. Telefon og bil dekkes.</p>
<p>${en1a}</p>
<p>Navnet hans står i sluttekstene som «innspillingsleder».</p>
<p>Trondheim, 11. april 2022</p>
<div class="s"><u>${strek('Camilla Rognstad Dahle')}</u>Camilla Rognstad Dahle, for Østre Kvern Film AS<u style="margin-top:4mm">${strek('Magnus Helle Birkeland', '#111')}</u>Magnus Helle Birkeland</div>`),
    },
  ],
}

const vilde = fnr(11, 4, 1988, 190)
const w11: Kontrakt = {
  fasit: {
    id: 'w14-11',
    form: 'digital',
    language: 'nb',
    template: 'regi- og manusavtale med tillegg i samme fil',
    arbeidstaker: 'Vilde Askerud Holm',
    produksjonsselskap: 'Rundbuen Film AS',
    registreringer: [
      rad('Bakgårdsrepublikken', 'regissør', 'regi', 6),
      rad('Bakgårdsrepublikken', 'manusforfatter', 'manus', 2),
    ],
    rettighetsklausul: klausul('1a'),
    signaturer: begge,
    personnummer_i_dokumentet: vilde,
    forventet: 'BEHANDLET',
    begrunnelse:
      'Tillegget gir henne regi på seks episoder; manus er fortsatt to. Begge papirene er signert av begge.',
  },
  papirer: [
    {
      navn: 'Avtale og tillegg - Holm.pdf',
      slag: 'digital',
      stil: `.ark{font:11.5pt/1.48 "URW Bookman","Liberation Serif";padding:22mm 25mm} h1{font-size:15pt;margin:0 0 5mm} h2{font-size:11.5pt;margin:4mm 0 1mm} p{margin:0 0 2.2mm} .s{display:flex;gap:12mm;margin-top:9mm}.s div{flex:1}.s u{display:flex;align-items:flex-end;text-decoration:none;border-bottom:1px solid;height:16mm} .n{position:absolute;bottom:10mm;right:25mm;font-size:9pt}`,
      html:
        ark(`<h1>Avtale om regi og manus</h1><p>Mellom Rundbuen Film AS, org.nr. ${tre(orgnrAv('Rundbuen Film AS'))}, og Vilde Askerud Holm, fødselsnr. ${delt(vilde)}, er det inngått slik avtale om serien Bakgårdsrepublikken (arbeidstittel «Portrommet»), sesong 1, åtte episoder à 31 minutter:</p>
<h2>1 Oppdrag</h2><p>a) Holm er regissør for episodene 1, 2, 3 og 4.<br>b) Holm er manusforfatter for episodene 2 og 3. Hovedforfatter for serien er Kasper Wold, som skriver de seks andre.</p>
<h2>2 Framdrift</h2><p>Manus leveres i tre utkast, det siste 1. mars 2022. Opptak fra 25. april 2022, 29 dager.</p>
<h2>3 Vederlag</h2><p>For regi kr 78 000 pr. episode. For manus kr 65 000 pr. episode, med en tredel ved hvert utkast. Det trekkes skatt, og feriepenger kommer i tillegg.</p>
<h2>4 Klipp</h2><p>Regissøren har rett til å levere sin egen versjon av klippen. Produsenten og TV-kanalen godkjenner endelig versjon.</p>
<h2>5 Opphavsrett</h2><p>${en1a}</p>
<h2>6 Kreditering</h2><p>«Regi: Vilde Askerud Holm» i åpningen av egne episoder. «Skrevet av» etter Dramatikerforbundets regler.</p>
<h2>7 Mislighold</h2><p>Vesentlig mislighold gir rett til å heve med 14 dagers varsel.</p>
<p>Oslo, 6. desember 2021</p><div class="s"><div><u>${strek('Simen Eidsvåg')}</u>Simen Eidsvåg, Rundbuen Film AS</div><div><u>${strek('Vilde Askerud Holm', '#222')}</u>Vilde Askerud Holm</div></div>`) +
        ark(`<h1>Tillegg nr. 1</h1><p>til avtale av 6. desember 2021 om regi og manus på Bakgårdsrepublikken mellom Rundbuen Film AS og Vilde Askerud Holm</p>
<p>Regissør Bård Lindland er sykmeldt. Partene er derfor enige om dette:</p>
<h2>1</h2><p>Punkt 1 a) i avtalen endres. Holm er regissør også for episodene 5 og 6 og har etter dette regi på til sammen seks episoder. Punkt 1 b) står som før.</p>
<h2>2</h2><p>Vederlaget for de to nye episodene er kr 82 000 for hver. Opptakene blir forlenget med 13 dager i august 2022.</p>
<h2>3</h2><p>Alt annet i avtalen gjelder uendret, også punkt 5 om opphavsrett.</p>
<p>Oslo, 20. juni 2022</p><div class="s"><div><u>${strek('Simen Eidsvåg')}</u>Simen Eidsvåg, Rundbuen Film AS</div><div><u>${strek('Vilde Askerud Holm', '#222')}</u>Vilde Askerud Holm</div></div>`),
    },
  ],
}

const w12: Kontrakt = {
  fasit: {
    id: 'w14-12',
    form: 'skann',
    language: 'nn',
    template: 'tillegg åleine',
    arbeidstaker: 'Asbjørn Kleiva Hauge',
    produksjonsselskap: 'Storegut Fjernsyn AS',
    registreringer: [rad('Handverkarane', 'fotograf', 'fotoTv', 6)],
    rettighetsklausul: klausul('taus'),
    signaturer: begge,
    personnummer_i_dokumentet: null,
    forventet: 'DOKUMENTASJONEN ER MANGELFULL',
    begrunnelse: 'Tillegget aukar frå fire til seks episodar, men hovudavtala ligg ikkje ved.',
  },
  papirer: [
    {
      navn: 'tillegg hauge.pdf',
      slag: 'skann',
      slitasje: { dpi: 200, korn: 0.3, uskarp: 0.2 },
      stil: `.ark{font:12.5pt/1.6 "Liberation Sans";padding:28mm 27mm} h1{font-size:17pt;text-decoration:underline} p{margin:0 0 4.5mm}.s{margin-top:14mm}.s p{border-top:1px solid;width:85mm;padding-top:1mm;margin-bottom:12mm} svg{display:block}`,
      html: ark(`<h1>Endring av arbeidsavtale</h1><p>Det er avtalt denne endringa i arbeidsavtala mellom Storegut Fjernsyn AS (org.nr. ${tre(orgnrAv('Storegut Fjernsyn AS'))}) og Asbjørn Kleiva Hauge, datert 13. februar 2023, om arbeid som fotograf på «Handverkarane», sesong 2:</p>
<p>Talet på episodar som Hauge filmar, aukar frå fire til seks. Dei to nye er episoden frå båtbyggjeriet på Stord og episoden frå orgelverkstaden.</p>
<p>Tilsetjinga blir lengd med tre veker, til 30. juni 2023. Løna for desse vekene er den same som før, 13 900 kroner i veka.</p>
<p>Det andre i avtala står ved lag.</p><p>Førde, 2. mai 2023</p>
<div class="s">${strek('Sigrid Myklebust Indrehus')}<p>Sigrid Myklebust Indrehus, Storegut Fjernsyn AS</p>${strek('Asbjørn Hauge')}<p>Asbjørn Kleiva Hauge</p></div>`),
    },
  ],
}

const w13: Kontrakt = {
  fasit: {
    id: 'w14-13',
    form: 'digital',
    language: 'nb',
    template: 'e-postbekreftelse',
    arbeidstaker: 'Anette Foss Brekke',
    produksjonsselskap: 'Måltrostveien Film AS',
    registreringer: [rad('Glasspusteren', 'lyddesigner', 'lyd', null)],
    rettighetsklausul: klausul('taus'),
    signaturer: ingen,
    personnummer_i_dokumentet: null,
    forventet: 'MANGLER SIGNATUR',
    begrunnelse: 'Engasjementet er avtalt i e-post; ingen har skrevet under.',
  },
  papirer: [
    {
      navn: 'SV_ Glasspusteren - lyddesign.pdf',
      slag: 'digital',
      stil: `.ark{font:10.5pt/1.5 "Liberation Sans";padding:18mm 20mm} .h{border-bottom:2px solid #bbb;padding-bottom:3mm;margin-bottom:5mm} .h b{display:inline-block;width:16mm} p{margin:0 0 3mm} blockquote{border-left:3px solid #5577aa;margin:6mm 0 0;padding-left:5mm;color:#333}`,
      html: ark(`<p style="font-size:14pt"><b>SV: Glasspusteren – lyddesign</b></p><div class="h"><b>Fra:</b> Anette Foss Brekke &lt;anette@fossbrekke.example&gt;<br><b>Sendt:</b> torsdag 2. mars 2023 21:14<br><b>Til:</b> Erlend Kvåsen &lt;erlend@maltrostveienfilm.example&gt;<br><b>Kopi:</b> Mari Ottestad</div>
<p>Hei Erlend!</p><p>Det høres fint ut, jeg er med. Tallene er greie. Send meg gjerne den vanlige kontrakten når du kommer hjem fra Gøteborg, så skriver jeg under da.</p><p>Anette</p>
<blockquote><p><b>Fra:</b> Erlend Kvåsen<br><b>Sendt:</b> onsdag 1. mars 2023 10:02<br><b>Til:</b> Anette Foss Brekke<br><b>Emne:</b> Glasspusteren – lyddesign</p>
<p>Kjære Anette,</p><p>da har vi pengene på plass, og jeg bekrefter at Måltrostveien Film AS engasjerer deg som lyddesigner på spillefilmen Glasspusteren (regi: Åsa Lundin, ca. 105 minutter).</p>
<p>– Periode: 21. august til 27. oktober, ti uker<br>– Honorar: kr 165 000 samlet, i tre deler<br>– Miks fem dager hos Fjellhall lyd med Kent Aronsen<br>– Premiere vinteren 2024</p>
<p>Musikken kommer fra Ragna Vik. Foley gjør vi i Malmö, det har Mari bestilt.</p><p>Vennlig hilsen<br>Erlend Kvåsen<br>produsent, Måltrostveien Film AS<br>org.nr. ${tre(orgnrAv('Måltrostveien Film AS'))}</p></blockquote>`),
    },
  ],
}

const w14: Kontrakt = {
  fasit: {
    id: 'w14-14',
    form: 'digital',
    language: 'en',
    template: 'services agreement with a schedule of three productions',
    arbeidstaker: 'Benedikt Hale Storm',
    produksjonsselskap: 'Sølvsnor Fiksjon AS',
    registreringer: [
      rad('Den blinde passasjeren', 'Colourist', 'farge', null),
      rad('Kornåkeren', 'Colourist', 'farge', null),
      rad('Moloen', 'Colourist', 'farge', 6),
    ],
    rettighetsklausul: klausul('EN'),
    signaturer: begge,
    personnummer_i_dokumentet: null,
    forventet: 'BEHANDLET',
    begrunnelse:
      'Colourist på to filmer og alle seks episodene av én serie; den engelske klausulen og to underskrifter.',
  },
  papirer: [
    {
      navn: 'Storm_services_agreement_signed.pdf',
      slag: 'digital',
      stil: `.ark{font:11pt/1.45 "Nimbus Roman";padding:20mm 25mm} h1{font-size:17pt;font-variant:small-caps;margin:0 0 4mm} p{margin:0 0 2.6mm} table{border-collapse:collapse;width:100%;margin:3mm 0} td,th{border:1px solid #444;padding:1.6mm 2mm;text-align:left;font-size:10pt} .s{display:flex;gap:14mm;margin-top:6mm}.s div{flex:1}.s u{display:flex;align-items:flex-end;text-decoration:none;border-bottom:1px solid;height:16mm}`,
      html: ark(`<h1>Employment Agreement – Post Production</h1><p>This agreement is made between <b>Sølvsnor Fiksjon AS</b>, Norwegian company no. ${tre(orgnrAv('Sølvsnor Fiksjon AS'))} (the “Producer”), and <b>Benedikt Hale Storm</b>, born 3 October 1979, of Maridalsveien 64, Oslo (the “Employee”).</p>
<p>1. The Producer employs the Employee as Colourist on the productions in the Schedule. The Employee reports to the post supervisor, Ellen Graff.</p>
<p><b>Schedule</b></p><table><tr><th>Production</th><th>Kind</th><th>Extent</th><th>Grading suite booked</th><th>Fee (NOK)</th></tr>
<tr><td>Den blinde passasjeren</td><td>Feature film, 99 min</td><td>The film, incl. HDR version</td><td>10–28 January 2022</td><td>96,000</td></tr>
<tr><td>Kornåkeren (working title: Rye)</td><td>Feature film, 108 min</td><td>The film</td><td>5–23 September 2022</td><td>102,000</td></tr>
<tr><td>Moloen</td><td>TV series, 6 episodes</td><td>All six episodes</td><td>9 January – 3 March 2023</td><td>188,000</td></tr></table>
<p>2. The fees include holiday pay. Work beyond 45 hours a week is paid at NOK 780 an hour if ordered by the post supervisor.</p>
<p>3. The directors of photography (Arvid Moe and Callum Ferris Reid) may attend the grade. The Producer has final approval.</p>
<p>4. ${engelsk}</p>
<p>5. The Employee receives the credit “Colourist” in the end titles of each production.</p>
<p>6. The Employee shall keep all material confidential until first public showing.</p>
<p>7. Either party may terminate a production that has not begun with four weeks’ notice. This agreement is governed by the laws of Norway.</p>
<p>Oslo, 17 December 2021</p><div class="s"><div><u>${skrift('M. Ulltveit', '#1b2f6b', 32)}</u>Marianne Ulltveit<br>Producer, Sølvsnor Fiksjon AS</div><div><u>${strek('Benedikt Hale Storm', '#111')}</u>Benedikt Hale Storm<br>Employee</div></div>`),
    },
  ],
}

const vegard = fnr(16, 9, 1994, 166)
const w15: Kontrakt = {
  fasit: {
    id: 'w14-15',
    form: 'foto',
    language: 'nb',
    template: 'ukesengasjement, blankett fylt ut for hånd',
    arbeidstaker: 'Vegard Haugli Sunde',
    produksjonsselskap: 'Kvassbrygge Underholdning AS',
    registreringer: [rad('Sommerkroa', 'klipper', 'klipp', null)],
    rettighetsklausul: klausul('1b'),
    signaturer: begge,
    personnummer_i_dokumentet: vegard,
    forventet: 'FYLL INN EPISODER',
    begrunnelse: 'En serie der bare uker og dager er oppgitt; antallet episoder han klippet står ikke.',
  },
  papirer: [
    {
      navn: '20230605_091533.jpg',
      slag: 'foto',
      slitasje: { uskarp: 0.12, korn: 0.3, skygge: 0.3, skjev: 1.4 },
      stil: `.ark{font:11.5pt/1.4 "Liberation Sans";padding:20mm 22mm} h1{font-size:16pt;border:2px solid;padding:3mm;text-align:center;margin:0 0 6mm} table{border-collapse:collapse;width:100%} td{border:1px solid #333;padding:2mm 3mm;height:9mm} td:first-child{width:52mm;background:#eee} p{margin:5mm 0}.s{display:flex;gap:10mm}.s div{flex:1}.s u{display:flex;align-items:flex-end;text-decoration:none;border-bottom:1px solid;height:17mm}`,
      html: ark(`<h1>UKESENGASJEMENT – ETTERARBEID</h1><table>${[
        ['Firma', 'Kvassbrygge Underholdning AS'],
        ['Etternavn, fornavn', 'Sunde, Vegard Haugli'],
        ['Fødselsnr.', delt(vegard)],
        ['Program', 'Sommerkroa (sesong 1)'],
        ['Funksjon', 'klipper'],
        ['Uker', '23, 24, 25 og 27, 28'],
        ['Dager pr. uke', '5 (uke 25: 4)'],
        ['Lønn pr. uke', 'kr 13 750'],
        ['Klippesuite', 'nr. 3, kveld fra 16.00'],
        ['Kontakt', 'Dag Furuset, etterarbeidssjef'],
      ]
        .map(([a, b]) => `<tr><td>${a}</td><td>${haand(b as string, 22)}</td></tr>`)
        .join('')}</table>
<p>Klipperen blir satt på de programmene som er klare når vakten begynner. ${en1b} Engasjementet kan avbrytes med en ukes varsel.</p>
<p>Dato: ${haand('2/6-23', 22)}</p><div class="s"><div><u>${strek('Vegard Haugli Sunde')}</u>Engasjert</div><div><u>${strek('Dag Furuset')}</u>For firmaet</div></div>`),
    },
  ],
}

const sunniva = fnr(5, 2, 1983, 142)
const w16: Kontrakt = {
  fasit: {
    id: 'w14-16',
    form: 'digital',
    language: 'nn',
    template: 'samleavtale for to filmar',
    arbeidstaker: 'Sunniva Kvåle Hjelle',
    produksjonsselskap: 'Lauvtind Media AS',
    registreringer: [
      rad('Elva som snudde', 'regissør', 'regi', null),
      rad('Steinrøysa', 'klippar', 'klipp', null),
    ],
    rettighetsklausul: klausul('1a'),
    signaturer: begge,
    personnummer_i_dokumentet: sunniva,
    forventet: 'BEHANDLET',
    begrunnelse: 'To enkeltverk med kvar sin funksjon; klausul 1a og to underskrifter.',
  },
  papirer: [
    {
      navn: 'Hjelle - to filmar.pdf',
      slag: 'digital',
      stil: `.ark{font:11.5pt/1.5 "DejaVu Serif","Liberation Serif";padding:22mm 25mm;font-size:10.5pt} h1{font-size:15pt;margin:0 0 1mm} .k{background:#f1efe7;padding:4mm 5mm;margin:4mm 0} p{margin:0 0 2.8mm}.s{display:flex;gap:12mm;margin-top:8mm}.s div{flex:1}.s u{display:flex;align-items:flex-end;text-decoration:none;border-bottom:1px solid;height:16mm}`,
      html: ark(`<h1>Avtale om arbeid på to filmar</h1><p>Lauvtind Media AS · org.nr. ${tre(orgnrAv('Lauvtind Media AS'))} · 6856 Sogndal</p>
<p>Lauvtind Media AS tilset Sunniva Kvåle Hjelle (fødselsnummer ${delt(sunniva)}) mellombels for å arbeide på desse to filmane:</p>
<div class="k"><b>A. «Elva som snudde»</b><br>Dokumentarfilm, om lag 82 minutt. Hjelle er regissør. Ho har sjølv hatt ideen og følgt elva i tre år. Fotograf er Leiv Arne Hovland, og klippar er Ida Stokke.<br>Arbeidstid: 1. mars 2021 – 30. september 2022, i snitt 60 prosent. Løn: 34 000 kroner i månaden.</div>
<div class="k"><b>B. «Steinrøysa»</b><br>Kortfilm, 16 minutt, regi av Leiv Arne Hovland. Her er Hjelle klippar.<br>Arbeidstid: fem veker hausten 2021. Løn: 62 000 kroner i alt.</div>
<p>For begge filmane gjeld dette:</p><p><b>Opphavsrett.</b> ${en1a}</p>
<p><b>Ferie og sjukdom.</b> Feriepengar med 12 prosent. Lova gjeld ved sjukdom.</p>
<p><b>Arkiv.</b> Råmaterialet ligg hjå selskapet i ti år. Hjelle kan bruke utdrag på inntil to minutt i eigne foredrag.</p>
<p><b>Namn.</b> Namnet hennar skal stå på plakaten til film A og i rulleteksten til begge.</p>
<p>Sogndal, 22. februar 2021</p><div class="s"><div><u>${strek('Jorunn Ylvisaker Stadheim')}</u>Jorunn Y. Stadheim<br>dagleg leiar, Lauvtind Media AS</div><div><u>${strek('Sunniva Kvåle Hjelle', '#1d1d1d')}</u>Sunniva Kvåle Hjelle</div></div>`),
    },
  ],
}

export const del2: Kontrakt[] = [w09, w10, w11, w12, w13, w14, w15, w16]
