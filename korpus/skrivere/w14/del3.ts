import {
  ark,
  begge,
  delt,
  fnr,
  haand,
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

const henning = fnr(21, 7, 1973, 205)
const w17: Kontrakt = {
  fasit: {
    id: 'w14-17',
    form: 'skann',
    language: 'nb',
    template: 'manusavtale med særvilkår som sier det motsatte',
    arbeidstaker: 'Henning Ousdal Krag',
    produksjonsselskap: 'Rundbuen Film AS',
    registreringer: [rad('Prosedyren', 'manusforfatter', 'manus', 4)],
    rettighetsklausul: klausul('motstridende'),
    signaturer: begge,
    personnummer_i_dokumentet: henning,
    forventet: 'UNDER BEHANDLING',
    begrunnelse: 'Punkt 6 har klausul 1a, men særvilkårene overdrar alt og sier at de går foran.',
  },
  papirer: [
    {
      navn: 'Prosedyren manus HOK signert.pdf',
      slag: 'skann',
      slitasje: { dpi: 200, korn: 0.3, uskarp: 0.15 },
      stil: `.ark{font:11.5pt/1.5 "Liberation Serif";padding:24mm 25mm} h1{font-size:16pt;margin:0 0 4mm} h2{font-size:11.5pt;font-style:italic;margin:4mm 0 1mm} p{margin:0 0 2.4mm} .s{display:flex;gap:12mm;margin-top:8mm}.s div{flex:1}.s u{display:flex;align-items:flex-end;text-decoration:none;border-bottom:1px solid;height:16mm} .n{position:absolute;bottom:11mm;left:0;right:0;text-align:center;font-size:9.5pt}`,
      html:
        ark(`<h1>Manusavtale</h1><p>Rundbuen Film AS (${tre(orgnrAv('Rundbuen Film AS'))}), heretter RF, og Henning Ousdal Krag, fødselsnummer ${delt(henning)}, heretter Forfatteren, har avtalt:</p>
<h2>1. Verket</h2><p>Dramaserien «Prosedyren», sesong 1, åtte episoder à 43 minutter. Serien er utviklet av Lise Nordhagen, som også er hovedforfatter.</p>
<h2>2. Oppdraget</h2><p>Forfatteren er manusforfatter for fire av de åtte episodene: første, andre, sjette og åttende. Nordhagen skriver tre og Jan Tore Mathisrud én.</p>
<h2>3. Levering</h2><p>Synopsis 1. september, første utkast 15. november 2021, opptaksmanus 1. mars 2022. Forfatteren deltar i forfatterrommet i seks uker.</p>
<h2>4. Vederlag</h2><p>Kr 92 000 pr. episode, fordelt på tre betalinger, og kr 12 500 pr. uke i forfatterrommet. Utbetales til konto ${konto(287_450)}.</p>
<h2>5. Endringer</h2><p>RF kan etter tredje utkast la andre bearbeide manuset. Forfatteren skal først få anledning til å gjøre det selv.</p>
<h2>6. Opphavsrett</h2><p>${en1a}</p>
<h2>7. Særvilkår</h2><p>Særvilkårene på neste side er en del av avtalen.</p><div class="n">1 av 2</div>`) +
        ark(`<h1>Særvilkår til manusavtale, «Prosedyren»</h1><p>a) Ved motstrid går disse særvilkårene foran avtalen ellers.</p>
<p>b) Forfatteren overdrar til RF alle rettigheter til manuset, hele og fulle, for all tid og i hele verden, til enhver bruk som er kjent nå eller som kommer til senere. Vederlaget i punkt 4 dekker enhver bruk, og Forfatteren har verken nå eller senere krav på noe mer, heller ikke gjennom noen forvaltningsorganisasjon.</p>
<p>c) RF kan overdra rettighetene videre uten samtykke.</p>
<p>d) Forfatteren beholder retten til å gi ut manuset som bok tre år etter premieren.</p>
<p>e) Kreditering: «Manus: Henning Ousdal Krag» i de episodene han har skrevet.</p>
<p style="margin-top:8mm">Oslo, 18. august 2021</p><div class="s"><div><u>${strek('Simen Eidsvåg')}</u>For Rundbuen Film AS<br>Simen Eidsvåg</div><div><u>${strek('Henning Ousdal Krag')}</u>Forfatteren<br>Henning Ousdal Krag</div></div><div class="n">2 av 2</div>`),
    },
  ],
}

const liv = fnr(3, 10, 1987, 175)
const w18: Kontrakt = {
  fasit: {
    id: 'w14-18',
    form: 'digital',
    language: 'nb',
    template: 'årsavtale med tabell over oppdrag',
    arbeidstaker: 'Liv Marit Eknes',
    produksjonsselskap: 'Skrubbhatt TV AS',
    registreringer: [
      rad('Anneksjakten', 'Klipper', 'klipp', 2),
      rad('Gata rundt hjørnet', 'Redigerer', 'klipp', 4),
      rad('Gata rundt hjørnet', 'Fargekorrigerer', 'farge', 10),
      rad('Bordets ende', 'Onliner', 'klipp', 8),
      rad('Hvem eier fjellet?', 'Klipper', 'klipp', null),
    ],
    rettighetsklausul: klausul('1b'),
    signaturer: begge,
    personnummer_i_dokumentet: liv,
    forventet: 'BEHANDLET',
    begrunnelse: 'Fem linjer på fire produksjoner, alle serier med antall; klausul 1b og to underskrifter.',
  },
  papirer: [
    {
      navn: 'Oppdrag 2023 Eknes.pdf',
      slag: 'digital',
      stil: `.ark{font:10.5pt/1.45 "Liberation Sans";padding:20mm 18mm} h1{font-size:16pt;margin:0} .l{color:#8a3b12;font:bold 12pt "URW Gothic";margin-bottom:8mm} p{margin:0 0 3mm} table{border-collapse:collapse;width:100%;margin:4mm 0 5mm;font-size:9.5pt} th{background:#8a3b12;color:white;text-align:left} td,th{border:1px solid #b98;padding:1.8mm 2mm;vertical-align:top}.s{display:flex;gap:14mm;margin-top:8mm}.s div{flex:1}.s u{display:flex;align-items:flex-end;text-decoration:none;border-bottom:1px solid;height:16mm}`,
      html: ark(`<div class="l">skrubbhatt tv</div><h1>Arbeidsavtale med oppdragsliste, 1. halvår 2023</h1>
<p style="margin-top:4mm">Arbeidsgiver: Skrubbhatt TV AS, org.nr. ${tre(orgnrAv('Skrubbhatt TV AS'))}, Torggata 33, 0183 Oslo<br>Arbeidstaker: Liv Marit Eknes, f.nr. ${delt(liv)}, Frydenlundgata 10, 0169 Oslo</p>
<p>Eknes er midlertidig ansatt i etterarbeidsavdelingen fra 2. januar til 30. juni 2023. Hun utfører oppdragene i listen. Nye oppdrag avtales skriftlig.</p>
<table><tr><th>Nr.</th><th>Produksjon</th><th>Funksjon</th><th>Omfang</th><th>Dager</th><th>Levering</th></tr>
<tr><td>1</td><td>Anneksjakten, sesong 4</td><td>Klipper</td><td>Episode 1 og 3</td><td>9</td><td>uke 6</td></tr>
<tr><td>2</td><td>Gata rundt hjørnet</td><td>Redigerer</td><td>4 episoder (3, 5, 8, 9)</td><td>14</td><td>uke 12</td></tr>
<tr><td>3</td><td>Gata rundt hjørnet</td><td>Fargekorrigerer</td><td>Hele serien, 10 episoder</td><td>10</td><td>uke 17</td></tr>
<tr><td>4</td><td>Bordets ende</td><td>Onliner</td><td>8 episoder (alle)</td><td>8</td><td>uke 21</td></tr>
<tr><td>5</td><td>Hvem eier fjellet?</td><td>Klipper</td><td>Dokumentar, 56 min</td><td>31</td><td>uke 26</td></tr></table>
<p>Lønnen er kr 3 450 pr. dag i klipp og kr 3 750 pr. dag i online og farge. Overtid etter kl. 20 avtales med etterarbeidsprodusent Aslaug Roti.</p>
<p><b>Rettigheter:</b> ${en1b} Dette gjelder alle produksjonene i listen.</p>
<p>Eknes krediteres med den funksjonen som står i listen. Materiale skal ikke tas med ut av huset.</p>
<p>Oslo, 20. desember 2022</p><div class="s"><div><u>${skrift('Liv M. Eknes', '#222', 32)}</u>Liv Marit Eknes</div><div><u>${strek('Torstein Fagernes')}</u>Torstein Fagernes<br>Skrubbhatt TV AS</div></div>`),
    },
  ],
}

const oddny = fnr(12, 5, 1975, 160)
const w19: Kontrakt = {
  fasit: {
    id: 'w14-19',
    form: 'foto',
    language: 'nn',
    template: 'NRK-engasjement',
    arbeidstaker: 'Oddny Straume Lid',
    produksjonsselskap: 'NRK',
    registreringer: [rad('Grendeliv', 'reporter', 'regiTv', 8)],
    rettighetsklausul: klausul('NRK'),
    signaturer: begge,
    personnummer_i_dokumentet: oddny,
    forventet: 'BEHANDLET',
    begrunnelse:
      'Engasjement i NRK: reporter i åtte av dei ti programma, etter NRK sine eigne avtalar, og begge har skrive under.',
  },
  papirer: [
    {
      navn: 'nrk engasjement.jpg',
      slag: 'foto',
      slitasje: { uskarp: 0.12, korn: 0.3, skygge: 0.3, skjev: 0.8 },
      stil: `.ark{font:11.5pt/1.5 "Liberation Sans";padding:22mm 24mm} h1{font-size:17pt;margin:0 0 6mm} dl{display:grid;grid-template-columns:48mm 1fr;gap:2.4mm 4mm;margin:0 0 6mm} dt{color:#444} dd{margin:0} p{margin:0 0 3.4mm}.s{display:flex;gap:12mm;margin-top:8mm}.s div{flex:1}.s u{display:flex;align-items:flex-end;text-decoration:none;border-bottom:1px solid;height:16mm}`,
      html: ark(`<h1>NRK – engasjementsavtale</h1><dl><dt>Arbeidsgjevar</dt><dd>NRK, distriktskontoret i Førde</dd><dt>Engasjert</dt><dd>Oddny Straume Lid</dd><dt>Fødselsnummer</dt><dd>${delt(oddny)}</dd><dt>Stilling</dt><dd>reporter</dd><dt>Program</dt><dd>Grendeliv, sesong 2</dd><dt>Periode</dt><dd>6. mars – 25. august 2023, 80 %</dd><dt>Løn</dt><dd>kr 571 000 i året (100 %), steg 42</dd><dt>Redaktør</dt><dd>Idar Hestetun</dd></dl>
<p>Sesongen har ti program. Den engasjerte er reporter i åtte av dei. Dei to siste er samleprogram som redaksjonen lagar av arkivstoff.</p>
<p>For engasjementet gjeld overeinskomstane mellom NRK og organisasjonane og NRK sitt personalreglement.</p>
<p>Opphavsrett: NRK sin rett til å bruke det som blir laga i engasjementet, og vederlag for ny bruk, følgjer avtalen om rettar som til kvar tid gjeld mellom NRK og organisasjonen til den tilsette.</p>
<p>Engasjementet tek slutt utan oppseiing når perioden er ute.</p><p>Førde, 24. februar 2023</p>
<div class="s"><div><u>${strek('Guro Fimreite')}</u>Guro Fimreite, distriktsredaktør</div><div><u>${strek('Oddny Straume Lid', '#111')}</u>Oddny Straume Lid</div></div>`),
    },
  ],
}

const w20: Kontrakt = {
  fasit: {
    id: 'w14-20',
    form: 'skann',
    language: 'nb',
    template: 'avtale med blokktabell, ikke signert av arbeidstaker',
    arbeidstaker: 'Stian Nergård Foss',
    produksjonsselskap: 'Tjeldholmen Film AS',
    registreringer: [rad('Losbåten', 'A-lyd', 'lyd', 6)],
    rettighetsklausul: klausul('1a'),
    signaturer: { arbeidstaker: false, produksjonsselskap: true },
    personnummer_i_dokumentet: null,
    forventet: 'MANGLER SIGNATUR',
    begrunnelse: 'Blokk 2 og 3 er seks episoder, men arbeidstakerens linje er tom.',
  },
  papirer: [
    {
      navn: 'losbaten_lyd_foss.pdf',
      slag: 'skann',
      slitasje: { dpi: 200, korn: 0.35, uskarp: 0.2 },
      stil: `.ark{font:11.5pt/1.5 "Nimbus Sans","Liberation Sans";padding:22mm 25mm} h1{font-size:15pt;border-top:4px solid;border-bottom:1px solid;padding:2mm 0;margin:0 0 5mm} p{margin:0 0 3mm} table{border-collapse:collapse;margin:2mm 0 4mm;width:100%} td,th{border:1px solid #555;padding:1.6mm 3mm;text-align:left}.s{display:flex;gap:14mm;margin-top:12mm}.s div{flex:1}.s u{display:flex;align-items:flex-end;text-decoration:none;border-bottom:1px solid;height:17mm}`,
      html: ark(`<h1>Ansettelse – LOSBÅTEN (TV-drama, ni episoder)</h1>
<p>Tjeldholmen Film AS, org.nr. ${tre(orgnrAv('Tjeldholmen Film AS'))}, Skippergata 14, 9008 Tromsø, ansetter</p>
<p><b>Stian Nergård Foss</b>, født 22.09.1985, Vestregata 50, 9008 Tromsø</p>
<p>som <b>A-lyd</b> i blokk 2 og blokk 3. Blokk 1 har Åse Lorentzen.</p>
<table><tr><th>Blokk</th><th>Episoder</th><th>Regi</th><th>Opptak</th><th>Dager</th></tr><tr><td>1</td><td>1–3</td><td>Frode Myrland</td><td>10.01.–11.02.2022</td><td>25</td></tr><tr><td>2</td><td>4–6</td><td>Tiril Ness Aune</td><td>14.02.–18.03.2022</td><td>25</td></tr><tr><td>3</td><td>7–9</td><td>Frode Myrland</td><td>21.03.–29.04.2022</td><td>27</td></tr></table>
<p><b>Lønn:</b> kr 14 700 pr. uke, pluss leie av eget lydutstyr kr 4 000 pr. uke mot faktura.</p>
<p><b>Arbeidstid:</b> 10 timer pr. dag, fem dager i uken. Hviletid etter overenskomsten. Opptak om bord i båt krever redningsdrakt og sikkerhetskurs.</p>
<p><b>Opphavsrett:</b> ${en1a}</p>
<p><b>Kreditt:</b> «A-lyd» i sluttrullen.</p><p>Tromsø, 3. februar 2022</p>
<div class="s"><div><u>${strek('Heidi Solbakk Wiersen')}</u>Tjeldholmen Film AS<br>v/ Heidi Solbakk Wiersen, linjeprodusent</div><div><u></u>Arbeidstaker<br>Stian Nergård Foss</div></div>`),
    },
  ],
}

const thea = fnr(28, 2, 1992, 131)
const w21: Kontrakt = {
  fasit: {
    id: 'w14-21',
    form: 'blandet',
    language: 'nb',
    template: 'digital avtale og skannet underskriftsside',
    arbeidstaker: 'Thea Lunde Monsen',
    produksjonsselskap: 'Papirdrage Animasjon AS',
    registreringer: [rad('Krattfolket', 'VFX-artist', 'kostyme', 11)],
    rettighetsklausul: klausul('1a'),
    signaturer: begge,
    personnummer_i_dokumentet: thea,
    forventet: 'BEHANDLET',
    begrunnelse:
      '13 episoder unntatt to er elleve; avtalen har klausul 1a, og den skannede siden har begge underskriftene.',
  },
  papirer: [
    {
      navn: '1 Avtale Monsen VFX.pdf',
      slag: 'digital',
      stil: `.ark{font:11.5pt/1.5 "URW Gothic","Liberation Sans";padding:22mm 25mm;font-size:10.5pt} h1{font-size:17pt;color:#4a6b1f;margin:0 0 5mm} h2{font-size:11pt;margin:4mm 0 1mm;color:#4a6b1f} p{margin:0 0 2.4mm} .n{position:absolute;bottom:11mm;left:25mm;font-size:9pt}`,
      html: ark(`<h1>Arbeidsavtale, Krattfolket</h1><p>Papirdrage Animasjon AS, org.nr. ${tre(orgnrAv('Papirdrage Animasjon AS'))}, og Thea Lunde Monsen, fødselsnummer ${delt(thea)}</p>
<h2>Hva avtalen gjelder</h2><p>Monsen er ansatt som VFX-artist på første sesong av animasjonsserien Krattfolket, 13 episoder à 11 minutter. Hun lager vann, røyk og vær i alle episodene unntatt episode 6 og 11, som foregår innendørs og ikke har slike bilder.</p>
<h2>Når og hvor</h2><p>Fra 3. oktober 2022 til 31. mai 2023 i selskapets lokaler i Fjellgata i Stavanger. Inntil to dager i uken kan hun arbeide hjemmefra.</p>
<h2>Lønn</h2><p>Kr 46 800 i måneden. Lisenser til programvare betales av selskapet.</p>
<h2>Hvem hun arbeider med</h2><p>Regissør er Odin Falch. VFX-leder er Sara Mjaaland, som godkjenner leveransene. Det er regnet med om lag 24 effektbilder i hver episode.</p>
<h2>Opphavsrett</h2><p>${en1a}</p>
<h2>Oppsigelse</h2><p>Én måned, regnet fra den første i måneden etter.</p>
<h2>Underskrift</h2><p>Side 2 er underskriftssiden.</p><div class="n">Krattfolket / Monsen – side 1 av 2</div>`),
    },
    {
      navn: '2 Underskrift Monsen.pdf',
      slag: 'skann',
      slitasje: { dpi: 200, korn: 0.3, uskarp: 0.15 },
      stil: `.ark{font:12pt/1.5 "Liberation Sans";padding:28mm 25mm} h1{font-size:15pt} .s u{display:flex;align-items:flex-end;text-decoration:none;border-bottom:1px solid;height:20mm;width:95mm} .n{position:absolute;bottom:11mm;left:25mm;font-size:9.5pt}`,
      html: ark(`<h1>Underskriftsside</h1><p>til arbeidsavtalen mellom Papirdrage Animasjon AS og Thea Lunde Monsen om Krattfolket</p><p>Stavanger, den ${haand('26. september 2022', 23)}</p>
<div class="s"><u>${strek('Sindre Aarrestad')}</u>Sindre Aarrestad, daglig leder, Papirdrage Animasjon AS<u style="margin-top:6mm">${strek('Thea Lunde Monsen')}</u>Thea Lunde Monsen</div><div class="n">Krattfolket / Monsen – side 2 av 2</div>`),
    },
  ],
}

const w22: Kontrakt = {
  fasit: {
    id: 'w14-22',
    form: 'digital',
    language: 'en',
    template: 'letter agreement, new season without a number',
    arbeidstaker: 'Freya Lindqvist Marsh',
    produksjonsselskap: 'Tjeldholmen Film AS',
    registreringer: [rad('Bomstasjonen', 'Editor', 'klipp', 8)],
    rettighetsklausul: klausul('EN'),
    signaturer: begge,
    personnummer_i_dokumentet: null,
    forventet: 'MANGLER PRODUKSJONSINFORMASJON',
    begrunnelse: '«The new season» uten nummer og år; tre sesonger i registeret har åtte episoder.',
  },
  papirer: [
    {
      navn: 'Bomstasjonen editor letter.pdf',
      slag: 'digital',
      stil: `.ark{font:12pt/1.5 "Liberation Serif";padding:26mm 28mm} p{margin:0 0 3.6mm} svg{display:block}`,
      html: ark(`<p><b>Tjeldholmen Film AS</b><br>Skippergata 14, 9008 Tromsø<br>Org. no. ${tre(orgnrAv('Tjeldholmen Film AS'))}</p><p>Ms Freya Lindqvist Marsh<br>Kirkegata 2, Tromsø</p><p>14 March</p>
<p><b>Editor – Bomstasjonen</b></p><p>Dear Freya,</p><p>We are delighted that you are joining us as Editor on the new season of Bomstasjonen. You will edit all eight episodes, with Jonas Aasgård as your assistant. The episodes run for 29 minutes each.</p>
<p>Your employment starts on 4 April and lasts for sixteen weeks. The salary is NOK 15,500 per week plus holiday pay at 12 per cent. Picture lock for the last episode is in the second week of July.</p>
<p>${engelsk}</p>
<p>We will credit you as “Editor” in the end titles. If the broadcaster moves the delivery date, we will agree on new dates with you first.</p>
<p>Please sign and return one copy of this letter.</p><p>Yours sincerely,</p>${strek('Heidi Solbakk Wiersen')}<p>Heidi Solbakk Wiersen<br>for Tjeldholmen Film AS</p>
<p style="margin-top:6mm">I accept the above:</p>${strek('Freya Lindqvist Marsh', '#111')}<p style="border-top:1px solid;width:90mm">Freya Lindqvist Marsh, 16 March</p>`),
    },
  ],
}

const torbjorg = fnr(17, 1, 1969, 222)
const w23: Kontrakt = {
  fasit: {
    id: 'w14-23',
    form: 'skann',
    language: 'nn',
    template: 'avtale der side 2 av 3 manglar',
    arbeidstaker: 'Torbjørg Nesse Aga',
    produksjonsselskap: 'Fonnaland Film AS',
    registreringer: [rad('Fonnløypa', 'maskør', 'kostyme', 4)],
    rettighetsklausul: klausul('taus'),
    signaturer: begge,
    personnummer_i_dokumentet: torbjorg,
    forventet: 'DOKUMENTASJONEN ER MANGELFULL',
    begrunnelse: 'Side 2 av 3 er ikkje med, og der står punkta 4 til 9.',
  },
  papirer: [
    {
      navn: 'Aga maskør avtale.pdf',
      slag: 'skann',
      slitasje: { dpi: 200, korn: 0.35, uskarp: 0.2 },
      stil: `.ark{font:12pt/1.6 "Liberation Serif";padding:25mm 27mm} h1{font-size:16pt} p{margin:0 0 4mm}.s{display:flex;gap:12mm;margin-top:10mm}.s div{flex:1}.s u{display:flex;align-items:flex-end;text-decoration:none;border-bottom:1px solid;height:16mm} .n{position:absolute;bottom:12mm;right:27mm;font-size:10pt}`,
      html:
        ark(`<h1>Arbeidsavtale – «Fonnløypa»</h1><p>Partar: Fonnaland Film AS, org.nr. ${tre(orgnrAv('Fonnaland Film AS'))}, og Torbjørg Nesse Aga, fødselsnummer ${delt(torbjorg)}, Kinsarvik.</p>
<p><b>1. Stilling.</b> Aga er tilsett som maskør på TV-serien «Fonnløypa», som har seks episodar.</p>
<p><b>2. Omfang.</b> Ho arbeider med episode 1, 2, 3 og 6. I dei to andre tek Hilde Skåltveit over, av di Aga er bunden til teateret i Bergen.</p>
<p><b>3. Tid.</b> Arbeidstida er 22. august – 4. november 2022 og 28. november – 9. desember 2022. Prøvesminking blir gjord 15. og 16. august. Kvar opptaksdag har Aga oppmøte nitti minutt før skodespelarane.</p><div class="n">Side 1 av 3</div>`) +
        ark(`<p><b>10. Teieplikt.</b> Aga skal ikkje fortelje om handlinga eller vise bilete frå innspelinga før serien er send.</p>
<p><b>11. Tvist.</b> Usemje skal partane først prøve å løyse saman med den tillitsvalde. Elles er Hordaland tingrett rett verneting.</p>
<p><b>12. Eksemplar.</b> Avtala er skriven ut i to eksemplar.</p><p>Voss, 8. august 2022</p>
<div class="s"><div><u>${strek('Kåre Vinje Sætre')}</u>Kåre Vinje Sætre, Fonnaland Film AS</div><div><u>${strek('Torbjørg Nesse Aga')}</u>Torbjørg Nesse Aga</div></div><div class="n">Side 3 av 3</div>`),
    },
  ],
}

const w24: Kontrakt = {
  fasit: {
    id: 'w14-24',
    form: 'foto',
    language: 'nb',
    template: 'kort avtale for kortfilm, to funksjoner',
    arbeidstaker: 'Emil Rosseland Tangen',
    produksjonsselskap: 'Måltrostveien Film AS',
    registreringer: [rad('Nøkkelbarn', 'klipp', 'klipp', null), rad('Nøkkelbarn', 'lyddesign', 'lyd', null)],
    rettighetsklausul: klausul('taus'),
    signaturer: begge,
    personnummer_i_dokumentet: null,
    forventet: 'BEHANDLET',
    begrunnelse: 'Klipp og lyddesign på én kortfilm; ingenting om rettigheter, men hel og signert av begge.',
  },
  papirer: [
    {
      navn: 'avtale nøkkelbarn.jpg',
      slag: 'foto',
      slitasje: { uskarp: 0.12, korn: 0.3, skygge: 0.35, skjev: -1.2 },
      stil: `.ark{font:12.5pt/1.6 "P052","Liberation Serif";padding:26mm 28mm} h1{font-size:18pt;font-weight:normal;margin:0 0 7mm} p{margin:0 0 4mm} .s u{display:flex;align-items:flex-end;text-decoration:none;border-bottom:1px solid;height:17mm;width:90mm}`,
      html: ark(`<h1>Avtale</h1><p>Måltrostveien Film AS (org.nr. ${tre(orgnrAv('Måltrostveien Film AS'))}) og Emil Rosseland Tangen, født 12. mars 1996, har avtalt følgende om kortfilmen <i>Nøkkelbarn</i>:</p>
<p>Emil har ansvaret for klipp og lyddesign. Filmen er 17 minutter lang. Julie Sortland har regi og manus, og hun og Emil sitter sammen i klippen de to første ukene.</p>
<p>Arbeidet gjøres i mars og april 2022. Emil får kr 55 000 for klippen og kr 35 000 for lyden. Halvparten betales ved oppstart og resten når filmen er levert til Filminstituttet.</p>
<p>Går filmen til festival i utlandet, dekker vi reisen for én av dem.</p><p>Bergen, 21. februar 2022</p>
<div class="s"><u>${strek('Erlend Kvåsen')}</u>Erlend Kvåsen, Måltrostveien Film AS<u style="margin-top:5mm">${strek('Emil Rosseland Tangen', '#161616')}</u>Emil Rosseland Tangen</div>`),
    },
  ],
}

export const del3: Kontrakt[] = [w17, w18, w19, w20, w21, w22, w23, w24]
