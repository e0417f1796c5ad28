// Forms filled in by hand, tables of episodes, voice agreements and letters.
import * as b from './bank.ts'
import {
  delt,
  foedt,
  klausul,
  orgnr,
  person,
  punkter,
  rader,
  reg,
  type Skrevet,
  side,
  signert,
  stil,
  telefon,
} from './felles.ts'
import { penn, signatur, stempel } from './hand.ts'
import { boks, boksrad, brevstil, kontor, kryss, sigpar, sigstil, skjema, skrevet } from './maler.ts'

const e11 = person('Vegar Trongmo', 'Breidablikkveien 71', '7022 Trondheim')
const d11: Skrevet = {
  fasit: {
    id: 'w5-11',
    form: 'foto',
    language: 'nb',
    template: 'a4-skjema',
    arbeidstaker: e11.navn,
    produksjonsselskap: 'Grindverk Barneserier AS',
    registreringer: [reg('Gjengen i Gamle Gasverk (sesong 3)', 'fotograf', 'foto', 6)],
    rettighetsklausul: klausul('1b'),
    signaturer: signert(true, true),
    personnummer_i_dokumentet: e11.pnr,
    forventet: 'BEHANDLET',
    begrunnelse: 'Skjema fylt ut for hånd: fotograf på episode 7–12, klausul 1b og begge signaturer.',
  },
  papirer: [
    {
      navn: 'IMG_4410.jpg',
      slag: 'foto',
      slitasje: { skjev: 1.2, uskarp: 0.2 },
      stil: skjema,
      html: side(`<div class="rad" style="justify-content:space-between;align-items:end;margin-bottom:2mm"><h1>KORTAVTALE – MIDLERTIDIG ANSETTELSE</h1><span>Grindverk skjema 7, rev. 2021</span></div>
<h2>A. ARBEIDSGIVER</h2>${boksrad(boks('Firma', '<b>Grindverk Barneserier AS</b>', 3), boks('Org.nr.', `<b>${orgnr('Grindverk Barneserier AS')}</b>`, 2), boks('Produksjonsleder', '<b>Yngve Tronsaune</b>', 2))}
<h2>B. ARBEIDSTAKER</h2>${boksrad(boks('Navn', penn(e11.navn, e11.navn), 3), boks('Fødselsnummer (11 siffer)', penn(delt(e11.pnr), e11.navn), 2))}${boksrad(boks('Adresse', penn(e11.adresse, e11.navn), 3), boks('Postnr. og sted', penn(e11.sted, e11.navn), 2))}${boksrad(boks('Bankkonto', penn(e11.konto, e11.navn, 5.2), 2.2), boks('Telefon', penn(e11.tlf, e11.navn, 5.2), 1.6), boks('Nærmeste pårørende, navn og telefon', penn(`Randi Trongmo ${telefon('Randi')}`, e11.navn, 4.6), 3.6))}
<h2>C. ARBEIDET</h2>${boksrad(boks('Produksjon', '<b>Gjengen i Gamle Gasverk</b>', 3), boks('Sesong', '<b>3</b>'), boks('Antall ep. i sesongen', '<b>12</b>', 1.4))}${boksrad(boks('Stilling / funksjon', penn('Fotograf', e11.navn), 2), boks('Episoder avtalen gjelder', penn('7 - 12', 'Yngve Tronsaune'), 2), boks('Spilletid per episode', '<b>22 min</b>', 1.4))}${boksrad(boks('Fra dato', penn('13.6.22', 'Yngve Tronsaune')), boks('Til dato', penn('19.8.22', 'Yngve Tronsaune')), boks('Opptaksdager', penn('24', 'Yngve Tronsaune')), boks('Stilling i prosent', penn('100', 'Yngve Tronsaune')))}
<h2>D. LØNN</h2>${boksrad(boks('Lønnsform', `${kryss(true, 'Ukelønn')}${kryss(false, 'Dagslønn')}${kryss(false, 'Faktura')}`, 3), boks('Sats', penn('16 200,-', 'Yngve Tronsaune'), 1.5), boks('Kamerautstyr', `${kryss(false, 'Eget')}${kryss(true, 'Produksjonens')}`, 2.2))}
<h2>E. VILKÅR</h2><div class="vk"><b>1.</b> ${b.arbeidstid(0)} <b>2.</b> ${b.loenn(0)} <b>3. Rettigheter:</b> ${b.standard.b} <b>4.</b> ${b.kreditering(1)} <b>5.</b> ${b.taushet(2)} <b>6.</b> ${b.hms(0)} <b>7.</b> ${b.forsikring(0)} <b>8.</b> ${b.tvist(2)}</div>
<h2>F. UNDERSKRIFTER</h2>${boksrad(boks('For arbeidsgiver', `<span class="dt">${penn('1/6-22', 'Yngve Tronsaune', 5.4)}</span>${signatur('Yngve Tronsaune')}`, 1, 'sg'), boks('Arbeidstaker', `<span class="dt">${penn('3/6-22', e11.navn, 5.4)}</span>${signatur(e11.navn)}`, 1, 'sg'))}`),
    },
  ],
}

const e12 = person('Synnøve Leksdalsaune', 'Bruvegen 12', '7650 Verdal')
const d12: Skrevet = {
  fasit: {
    id: 'w5-12',
    form: 'skann',
    language: 'nn',
    template: 'a4-skjema',
    arbeidstaker: e12.navn,
    produksjonsselskap: 'Elgtråkk Film & TV AS',
    registreringer: [reg('Sommerskiftet', 'sminkeassistent', 'ingen', 6)],
    rettighetsklausul: klausul('1b'),
    signaturer: signert(true, true),
    personnummer_i_dokumentet: e12.pnr,
    forventet: 'MANGLER GODKJENT FAGFUNKSJON',
    begrunnelse:
      'Sminkeassistent er ikke en godkjent fagfunksjon; klausul, signaturer og episoder er i orden.',
  },
  papirer: [
    {
      navn: 'Sommarskiftet_sminke.pdf',
      slag: 'skann',
      slitasje: { dpi: 200, skjev: -0.5 },
      stil: skjema,
      html: side(`<h1 style="margin-bottom:1mm">Mellombels tilsetjing – film og fjernsyn</h1><div style="margin-bottom:2mm">Skriv tydeleg med blokkbokstavar. Eitt skjema for kvar person og produksjon.</div>
<h2>1 Produsent</h2>${boksrad(boks('Namn på selskapet', penn('Elgtråkk Film & TV AS', 'Sunniva', 5.4), 3), boks('Org.nr.', penn(orgnr('Elgtråkk Film & TV AS'), 'Sunniva', 5.4), 2))}
<h2>2 Tilsett</h2>${boksrad(boks('Fornamn og etternamn', penn(e12.navn, 'Sunniva', 5.4), 3), boks('Fødselsnr.', penn(e12.pnr, 'Sunniva', 5.4), 2))}${boksrad(boks('Adresse', penn(`${e12.adresse}, ${e12.sted}`, 'Sunniva', 5.4), 3), boks('Kontonr.', penn(e12.konto, 'Sunniva', 5.4), 2))}
<h2>3 Arbeid</h2>${boksrad(boks('Produksjon', penn('Sommerskiftet', 'Sunniva', 5.4), 3), boks('Slag', `${kryss(true, 'Drama')}${kryss(false, 'Film')}${kryss(false, 'Dok')}`, 2))}${boksrad(boks('Funksjon', penn('sminkeassistent', 'Sunniva', 5.4), 3), boks('Næraste leiar', penn('Ine Røsegg, maskør', 'Sunniva', 5), 2))}${boksrad(boks('Episodar', penn('alle 6', 'Sunniva', 5.4)), boks('Frå', penn('2.8.21', 'Sunniva', 5.4)), boks('Til', penn('29.10.21', 'Sunniva', 5.4)), boks('Løn per veke', penn('11 900', 'Sunniva', 5.4)))}
<h2>4 Vilkår</h2><div class="vk"><b>Arbeidstid.</b> ${b.nn.arbeidstid}</div><div class="vk"><b>Rettar.</b> ${b.standard.nnB}</div><div class="vk"><b>Reise.</b> ${b.nn.reise}</div><div class="vk"><b>Namngiving.</b> ${b.nn.kreditering}</div><div class="vk"><b>Teieplikt.</b> ${b.nn.taushet}</div><div class="vk"><b>Usemje.</b> ${b.nn.tvist}</div>
<h2>5 Underskrift</h2>${boksrad(boks('Produsent, stad og dato', `<span class="dt">${penn('Oslo 26.7', 'Sunniva', 5.4)}</span>${signatur('Sunniva Tydalsås')}`, 1, 'sg'), boks('Tilsett, stad og dato', `<span class="dt">${penn('Verdal 28.7', e12.navn, 5.4)}</span>${signatur(e12.navn)}`, 1, 'sg'))}
<div style="margin:5mm 0 0 118mm">${stempel(['ELGTRÅKK FILM &amp; TV AS', 'Produksjonskontoret'])}</div>`),
    },
  ],
}

const e13 = person('Jonas Wærdal-Pettersen', 'Mogata 18 B', '0464 Oslo')
const d13: Skrevet = {
  fasit: {
    id: 'w5-13',
    form: 'foto',
    language: 'nb',
    template: 'a4-skjema',
    arbeidstaker: e13.navn,
    produksjonsselskap: 'Kråketær Kort AS',
    registreringer: [reg('Minibanken', 'lyddesigner', 'lyd', null)],
    rettighetsklausul: klausul('2'),
    signaturer: signert(false, false),
    personnummer_i_dokumentet: e13.pnr,
    forventet: 'MANGLER SIGNATUR',
    begrunnelse: 'Navnene i underskriftsfeltene er bare maskinskrevet; ingen har signert.',
  },
  papirer: [
    {
      navn: 'minibanken lyd.jpg',
      slag: 'foto',
      stil: skjema,
      html: side(`<h1 style="text-align:center">ENGASJEMENT KORTFILM</h1><p style="text-align:center">Kråketær Kort AS · org.nr. ${orgnr('Kråketær Kort AS')}</p>
<h2>FILMEN</h2>${boksrad(boks('Tittel', '<b>Minibanken</b>', 2), boks('Lengde', '<b>17 minutter</b>'), boks('Regi', '<b>Ylva Selsbakkmo</b>', 1.6))}
<h2>MEDARBEIDER</h2>${boksrad(boks('Navn', `<b>${e13.navn}</b>`, 2), boks('Personnummer', `<b>${e13.pnr}</b>`, 1.6))}${boksrad(boks('Adresse', `<b>${e13.adresse}, ${e13.sted}</b>`, 2), boks('E-post', `<b>${e13.epost}</b>`, 1.6))}${boksrad(boks('Funksjon', '<b>Lyddesigner</b>', 2), boks('Varighet', '<b>3 uker i januar 2022</b>', 1.6), boks('Honorar', '<b>kr 30 000</b>'))}
<h2>AVTALEVILKÅR</h2><div class="vk">§ 1. Medarbeideren har lyddesignen til filmen og leverer premiks, sluttmiks i 5.1 og M&amp;E. § 2. ${b.loenn(1)} § 3. ${b.standard.to} § 4. ${b.kreditering(0)} § 5. ${b.taushet(0)} § 6. ${b.mislighold(0)} § 7. ${b.tvist(1)}</div>
<div class="vk">Filmen er støttet med kortfilmmidler. Alle i staben får samme dagsats. Ved salg til kringkaster etter premiere betales det ikke tilleggshonorar fra produsenten for bruk som er klarert etter § 3.</div>
<h2>UNDERSKRIFT</h2>${boksrad(boks('For Kråketær Kort AS', '<i style="position:absolute;left:8mm;bottom:4mm;font-size:12pt">Ingvild Bye Rosvoll</i>', 1, 'sg'), boks('Medarbeider', `<i style="position:absolute;left:8mm;bottom:4mm;font-size:12pt">${e13.navn}</i>`, 1, 'sg'))}${boksrad(boks('Dato', '<b>03.01.2022</b>'), boks('Dato', '<b>03.01.2022</b>'))}`),
    },
  ],
}

const e14 = person('Anne-Grethe Kolvereidmo', 'Pilestredet Park 9', '0176 Oslo')
const d14: Skrevet = {
  fasit: {
    id: 'w5-14',
    form: 'digital',
    language: 'nb',
    template: 'rammeavtale',
    arbeidstaker: e14.navn,
    produksjonsselskap: 'Elgtråkk Film & TV AS',
    registreringer: [
      reg('Sommerskiftet', 'klipper', 'klipp', 3),
      reg('Grensevakt', 'fargekorrigerer', 'farge', 8),
      reg('Nattbuss til Nærøy', 'klipper', 'klipp', null),
      reg('Nattbuss til Nærøy', 'fargekorrigerer', 'farge', null),
    ],
    rettighetsklausul: klausul('1a'),
    signaturer: signert(true, true),
    personnummer_i_dokumentet: e14.pnr,
    forventet: 'BEHANDLET',
    begrunnelse:
      'Rammeavtale med tre avrop og godkjente funksjoner; seriene har antall, filmen trenger det ikke, og klausul 1a gjelder alle.',
  },
  papirer: [
    {
      navn: 'Rammeavtale etterarbeid Kolvereidmo.pdf',
      slag: 'digital',
      stil: kontor,
      html:
        side(`<div class="lg">ELGTRÅKK</div><h1>Rammeavtale om etterarbeid</h1><p style="margin-top:3mm">mellom Elgtråkk Film &amp; TV AS (org.nr. ${orgnr('Elgtråkk Film & TV AS')}) og ${e14.navn}, ${e14.adresse}, ${e14.sted}, fødselsnummer ${delt(e14.pnr)} («Medarbeideren»).</p>
<h2>1. Rammen</h2>${punkter(1, 'Avtalen gjelder for tiden 1. mars 2018 til 31. desember 2021. Arbeid bestilles ved avrop. Avropene føres fortløpende i bilag 1 og er bindende når begge parter har signert bilaget.', 'Rammeavtalen gir ingen rett til et bestemt omfang.')}
<h2>2. Vederlag</h2>${punkter(2, 'Sats for klipp: kr 3 400 per dag. Sats for fargekorrigering: kr 3 900 per dag. Satsene reguleres hvert år 1. mai.', b.loenn(0))}
<h2>3. Rettigheter</h2>${punkter(3, b.standard.a, 'Bestemmelsen gjelder likt for alle avrop.')}
<h2>4. Arbeidsforhold</h2>${punkter(4, b.arbeidstid(2), b.kreditering(0), b.taushet(1), b.tvist(1))}
${sigpar({ tittel: 'Oslo, 26. februar 2018', navn: 'Sunniva Tydalsås', under: 'Elgtråkk Film &amp; TV AS' }, { tittel: 'Oslo, 26. februar 2018', navn: e14.navn })}<div class="bn"><span>Rammeavtale</span><span>1 av 2</span></div>`) +
        side(`<div class="lg">ELGTRÅKK</div><h1>Bilag 1 – avrop</h1><table style="margin-top:5mm"><tr><th style="width:10mm">Nr.</th><th>Produksjon</th><th>Arbeid</th><th>Omfang</th><th>Dager</th><th>Frist</th></tr>
<tr><td>1</td><td>Grensevakt</td><td>Fargekorrigerer</td><td>Alle 8 episoder</td><td>24</td><td>15.02.2019</td></tr>
<tr><td>2</td><td>NATTBUSSEN TIL NÆRØY (spillefilm, 98 min)</td><td>Klipper og fargekorrigerer</td><td>Hele filmen</td><td>112</td><td>01.10.2020</td></tr>
<tr><td>3</td><td>Sommerskiftet</td><td>Klipper</td><td>Ep. 1, 2 og 5 (av 6)</td><td>45</td><td>17.12.2021</td></tr></table>
<p style="margin-top:5mm">Klipper for de øvrige episodene av Sommerskiftet er Jon Tore Halseid. Bilaget erstatter tidligere utgaver av samme bilag.</p>
${sigpar({ tittel: 'For Elgtråkk, 9.8.2021', navn: 'Sunniva Tydalsås' }, { tittel: 'Medarbeideren, 9.8.2021', navn: e14.navn })}<div class="bn"><span>Rammeavtale – bilag 1</span><span>2 av 2</span></div>`),
    },
  ],
}

const e15 = person('Mads Emil Grindal', 'Stadsing. Dahls gate 31', '7043 Trondheim')
const luker = [
  ['1', 'Nøkkelen', 'Mads Emil Grindal', '33', '21:10'],
  ['2', 'Bak tavla', 'Mads Emil Grindal', '33', '20:55'],
  ['3', 'En som vet', 'Helene Sofie Vikan', '34', '21:00'],
  ['4', 'Postkassen', 'Helene Sofie Vikan', '34', '21:05'],
  ['5', 'Natt på skolen', 'Mads Emil Grindal', '35', '21:30'],
  ['6', 'Mistenkt', 'Helene Sofie Vikan', '35', '20:50'],
  ['7', 'Kjelleren', 'Helene Sofie Vikan', '36', '21:00'],
  ['8', 'Farmor ringer', 'Mads Emil Grindal', '36', '21:15'],
  ['9', 'Løgn nr. 12', 'Helene Sofie Vikan', '37', '21:00'],
  ['10', 'Splittet', 'Helene Sofie Vikan', '38', '20:40'],
  ['11', 'Taket', 'Mads Emil Grindal', '39', '22:05'],
  ['12', 'Alle vet', 'Helene Sofie Vikan', '39', '22:30'],
]
const d15: Skrevet = {
  fasit: {
    id: 'w5-15',
    form: 'digital',
    language: 'nb',
    template: 'episodetabell',
    arbeidstaker: e15.navn,
    produksjonsselskap: 'Fabelverkstedet AS',
    registreringer: [reg('Hemmelighetsklubben', 'regissør', 'regi', 5)],
    rettighetsklausul: klausul('1a'),
    signaturer: signert(true, true),
    personnummer_i_dokumentet: e15.pnr,
    forventet: 'BEHANDLET',
    begrunnelse: 'I tabellen over tolv episoder står regissøren ved fem; klausul 1a og begge signaturer.',
  },
  papirer: [
    {
      navn: 'HK_regiavtale_Grindal.pdf',
      slag: 'digital',
      stil: skrevet,
      html:
        side(`<h1>Regiavtale – Hemmelighetsklubben</h1><p>Fabelverkstedet AS, org.nr. ${orgnr('Fabelverkstedet AS')} (Produsenten) og ${e15.navn}, personnr. ${e15.pnr}, ${e15.adresse}, ${e15.sted} (Regissøren) er enige om følgende:</p>
<h2>1. Oppdraget</h2>${punkter(1, 'Regissøren har regi på de episodene av barneserien «Hemmelighetsklubben» der han er ført opp i tabellen nedenfor.')}
<table style="font-size:9.2pt"><tr><th>Ep.</th><th>Arbeidstittel</th><th>Regi</th><th>Opptaksuke</th><th>Lengde</th></tr>${luker.map(rad => `<tr>${rad.map(v => `<td>${v}</td>`).join('')}</tr>`).join('')}</table>
<h2 style="margin-top:5mm">2. Tid og vederlag</h2>${punkter(2, 'Forberedelser fra uke 29, opptak uke 33–39 i 2020 og klipp 12 dager. Vederlaget er kr 78 000 for hver episode Regissøren har regi på.', b.reise(2))}
<h2>3. Kunstnerisk ansvar</h2>${punkter(3, 'Konseptuerende regissør er Helene Sofie Vikan. Hun fastsetter seriens visuelle uttrykk etter råd fra Regissøren.')}`) +
        side(`<h2>4. Opphavsrett</h2>${punkter(4, 'Regissøren er medlem av Norsk filmforbund og har inngått forvaltningskontrakt med F©R. Opphavsrettigheter følger da «Avtale om rettigheter mellom Virke Produsentforeningen og Norsk Filmforbund/F©R» av 29/10-2016.', 'For øvrig overdras det bare slike rettigheter som er nødvendige for den avtalte bruken.')}<h2>5. Navngivelse</h2>${punkter(5, 'Regissøren navngis alene på kort i forteksten til de episodene han har regi på.')}<h2>6. Arbeid med barn</h2>${punkter(6, b.taushet(2), b.hms(1))}<h2>7. Sykdom, mislighold og tvist</h2>${punkter(7, b.forsikring(1), b.mislighold(0), b.tvist(0))}
<p style="margin-top:8mm">Trondheim, 22. juni 2020</p>${sigpar({ tittel: 'Produsenten', navn: 'Arnhild Nesjø Berdal' }, { tittel: 'Regissøren', navn: e15.navn })}`),
    },
  ],
}

const e16 = person('Hallstein Røshol', 'Strandgata 29', '7900 Rørvik')
const d16: Skrevet = {
  fasit: {
    id: 'w5-16',
    form: 'skann',
    language: 'nn',
    template: 'episodetabell',
    arbeidstaker: e16.navn,
    produksjonsselskap: 'Nordafjells Dokumentar AS',
    registreringer: [reg('Stålverket (sesong 1)', 'klippar', 'klipp', 4)],
    rettighetsklausul: klausul('1b'),
    signaturer: signert(true, true),
    personnummer_i_dokumentet: e16.pnr,
    forventet: 'BEHANDLET',
    begrunnelse:
      'Tabellen lister fire episoder av én serie, klipper er godkjent, klausul 1b og begge signaturer.',
  },
  papirer: [
    {
      navn: 'Skann 20.11.2020.pdf',
      slag: 'skann',
      slitasje: { dpi: 150, korn: 0.5 },
      stil: skrevet,
      html: side(`<h1>Klippeavtale</h1><p><b>Nordafjells Dokumentar AS</b>, org.nr. ${orgnr('Nordafjells Dokumentar AS')}, og <b>${e16.navn}</b>, f.nr. ${e16.pnr}, ${e16.adresse}, ${e16.sted}</p>
<p>Hallstein er klippar på dokumentarserien STÅLVERKET, fyrste sesong, laga for TV 2. Episodane han klipper, med plan:</p>
<table><tr><th>Episode</th><th>Tittel</th><th>Klippestart</th><th>Låst bilete</th><th>Lengd (min)</th></tr><tr><td>103</td><td>Smelta</td><td>30.11.20</td><td>22.1.21</td><td>42</td></tr><tr><td>105</td><td>Nattlaget</td><td>25.1.21</td><td>5.3.21</td><td>42</td></tr><tr><td>106</td><td>Varsku</td><td>8.3.21</td><td>16.4.21</td><td>42</td></tr><tr><td>108</td><td>Siste omn</td><td>19.4.21</td><td>4.6.21</td><td>48</td></tr></table>
<h2>Løn</h2><p>13 800 kroner i veka i 26 veker, til konto ${e16.konto}. Feriepengar kjem i tillegg. Klipperommet er på Rørvik, og Nordafjells leiger det av Hallstein for 2 000 kroner veka.</p>
<h2>Rettar</h2><p>Korleis serien kan nyttast, er regulert i særskild avtale mellom mediehuset TV 2 og F©R v/Norsk Filmforbund, ikkje her.</p><h2>Reise</h2><p>${b.nn.reise}</p><h2>Namngiving og teieplikt</h2><p>${b.nn.kreditering} ${b.nn.taushet}</p><h2>Brot og usemje</h2><p>${b.nn.mislighald} ${b.nn.tvist}</p>
<p>Rørvik/Trondheim, 20. november 2020</p>${sigpar({ tittel: 'Nordafjells Dokumentar', navn: 'Eldbjørg Vinjesti' }, { tittel: 'Klippar', navn: e16.navn })}`),
    },
  ],
}

const studio =
  stil(`.ark{padding:15mm 18mm;font:9.3pt/1.42 Hanken,sans-serif}.ark h1{font-size:22pt;font-weight:300}.topp{background:#20343f;color:#fff;margin:-15mm -18mm 6mm;padding:8mm 18mm;display:flex;justify-content:space-between;align-items:center}
.ark th,.ark td{border:.25mm solid #9fb0b8;padding:1.3mm 2mm}.ark th{background:#eef3f5;width:38mm;font-weight:600}.ark h2{font-size:9.6pt;margin:3.4mm 0 .8mm;color:#20343f}${sigstil}`)

const e17 = person('Line Beate Skogstadbakk', 'Bentsebrugata 13', '0476 Oslo')
const d17: Skrevet = {
  fasit: {
    id: 'w5-17',
    form: 'digital',
    language: 'nb',
    template: 'stemmeavtale',
    arbeidstaker: e17.navn,
    produksjonsselskap: 'Stemmegaffelen Lydstudio AS',
    registreringer: [reg('Bamsepolitiet (norsk versjon) (sesong 2)', 'stemmeskuespiller', 'ingen', 26)],
    rettighetsklausul: klausul('buy-out'),
    signaturer: signert(true, true),
    personnummer_i_dokumentet: e17.pnr,
    forventet: 'MANGLER GODKJENT FAGFUNKSJON',
    begrunnelse: 'Stemmeskuespiller er ikke blant fagfunksjonene; alle rettigheter er dessuten overdratt.',
  },
  papirer: [
    {
      navn: 'Stemmeavtale_Bamsepolitiet_2.pdf',
      slag: 'digital',
      stil: studio,
      html: side(`<div class="topp"><h1>Stemmeavtale</h1><span>Stemmegaffelen Lydstudio AS<br>org.nr. ${orgnr('Stemmegaffelen Lydstudio AS')}</span></div><table>${rader(
        ['Stemme', `${e17.navn}, ${e17.adresse}, ${e17.sted}`],
        ['Personnummer', delt(e17.pnr)],
        ['Konto', e17.konto],
        ['Serie', 'Bamsepolitiet, norsk versjon, sesong 2 (originaltittel: Bear Patrol)'],
        ['Arbeid', 'Stemmeskuespiller, rollen Betjent Brumlund samt inntil tre biroller'],
        ['Omfang', '26 episoder à 12 minutter, ca. 14 studiotimer'],
        ['Instruktør', 'Vibeke Rostadmo'],
        ['Lydtekniker', 'Are Tronvoll'],
        ['Honorar', 'kr 1 450 per påbegynt studiotime, minst to timer per oppmøte'],
      )}</table>
<h2>1. Innspilling</h2><p>Studiotid avtales med minst tre dagers varsel. Avlysing senere enn kl. 12 dagen før betales med en time. Omtak som skyldes feil i manus, betales etter samme sats.</p>
<h2>2. Rettigheter</h2><p>Med honoraret er enhver bruk av stemmeopptaket betalt. Stemmeskuespilleren overdrar til Stemmegaffelen Lydstudio AS, med rett til videre overdragelse til rettighetshaveren av serien, alle rettigheter til fremføringen, uten begrensning i tid, sted, antall eller medium, herunder for leker, spill, apper og markedsføring. Det betales ikke ytterligere vederlag. Opptaket skal ikke brukes til å trene kunstig intelligens uten særskilt samtykke.</p>
<h2>3. Navngivelse</h2><p>Norske stemmer navngis på eget kort når distributøren gir plass til det.</p><h2>4. Fortrolighet</h2><p>${b.taushet(1)}</p><h2>5. Tvist</h2><p>${b.tvist(1)}</p>
${sigpar({ tittel: 'Oslo, 1. mars 2021', navn: 'Vibeke Rostadmo', under: 'Stemmegaffelen Lydstudio AS' }, { tittel: 'Oslo, 1. mars 2021', navn: e17.navn })}`),
    },
  ],
}

const e18 = person('Øystein Garbergsmo', 'Maridalsveien 128', '0461 Oslo')
const d18: Skrevet = {
  fasit: {
    id: 'w5-18',
    form: 'foto',
    language: 'nb',
    template: 'stemmeavtale',
    arbeidstaker: e18.navn,
    produksjonsselskap: 'Ordklang Versjon AS',
    registreringer: [reg('Havets helter (norsk versjon)', 'lydsjef', 'lyd', null)],
    rettighetsklausul: klausul('taus'),
    signaturer: signert(true, true),
    personnummer_i_dokumentet: null,
    forventet: 'FYLL INN EPISODER',
    begrunnelse:
      'Omfanget står i studiotimer og uker, ikke episoder; avtalen sier heller ikke noe om rettigheter.',
  },
  papirer: [
    {
      navn: 'ordklang_avtale.jpg',
      slag: 'foto',
      slitasje: { skygge: 0.5 },
      stil: studio,
      html: side(`<div class="topp"><h1>Avtale lyd</h1><span>Ordklang Versjon AS</span></div><table>${rader(
        ['Studio', `Ordklang Versjon AS, org.nr. ${orgnr('Ordklang Versjon AS')}`],
        ['Medarbeider', `${e18.navn}, født ${foedt(e18.pnr)}`],
        ['Kontakt', `${e18.tlf}, ${e18.epost}`],
        ['Produksjon', 'HAVETS HELTER, norsk versjon'],
        ['Funksjon', 'Lydsjef (opptak, redigering og miks)'],
        ['Omfang', 'Ca. 140 studiotimer, uke 6–19, 2022'],
        ['Betaling', 'kr 620 per time, faktureres hver 14. dag'],
      )}</table>
<h2>1. Arbeidet</h2><p>Lydsjefen tar opp dialog i studio 2, redigerer den etter bildet og mikser norsk dialog mot levert M&amp;E. Ferdig miks leveres i stereo og 5.1 etter strømmetjenestens spesifikasjon, med minus 27 LUFS. Gjenopptak etter kontroll er inkludert i timene.</p>
<h2>2. Studio og utstyr</h2><p>Studioet holder utstyr. Filer lagres på studioets server, og kopi skal ikke tas ut av huset. Nøkkelkort leveres tilbake siste dag.</p><h2>3. Sykdom</h2><p>${b.forsikring(1)}</p><h2>4. Fortrolighet</h2><p>${b.taushet(0)}</p><h2>5. Navn</h2><p>${b.kreditering(1)}</p><h2>6. Oppsigelse</h2><p>Hver av partene kan si opp med to ukers varsel.</p>
${sigpar({ tittel: 'For Ordklang, 2.2.2022', navn: 'Berit Anita Holmlia' }, { tittel: 'Medarbeider, 2.2.2022', navn: e18.navn })}`),
    },
  ],
}

const e19 = person('Ellen Kathrine Rundhaug', 'Elgeseter gate 4', '7030 Trondheim')
const d19: Skrevet = {
  fasit: {
    id: 'w5-19',
    form: 'digital',
    language: 'nb',
    template: 'brev',
    arbeidstaker: e19.navn,
    produksjonsselskap: 'Østafjells Dokumentar AS',
    registreringer: [reg('De som ble igjen', 'regissør', 'regi', null)],
    rettighetsklausul: klausul('2'),
    signaturer: signert(true, true),
    personnummer_i_dokumentet: e19.pnr,
    forventet: 'BEHANDLET',
    begrunnelse:
      'Selskapet og 2020 skiller filmen fra den eldre med samme tittel; klausul 2 og begge signaturer.',
  },
  papirer: [
    {
      navn: 'Engasjementsbrev Rundhaug.pdf',
      slag: 'digital',
      stil: brevstil,
      html: side(`<div class="hd"><div><b>ØSTAFJELLS</b><br>Dokumentar AS<br>org.nr. ${orgnr('Østafjells Dokumentar AS')}</div><div>Storgata 44, 2212 Kongsvinger<br>Kongsvinger, 14. januar 2019</div></div>
<p>${e19.navn}<br>${e19.adresse}<br>${e19.sted}</p><p>Fødselsnummer ${delt(e19.pnr)}</p>
<h1>Engasjement som regissør – «De som ble igjen»</h1>
<p>Kjære Ellen Kathrine!</p><p>Vi viser til møtet 8. januar og bekrefter at du engasjeres som regissør på den lange dokumentarfilmen «De som ble igjen», om tre fraflyttede grender langs svenskegrensen. Filmen er på om lag 85 minutter og skal etter planen ha premiere høsten 2020.</p>
<p>Arbeidet er beregnet til 54 uker fordelt på to år. Du får kr 620 000 i honorar, som utbetales med like store beløp hvert kvartal til konto ${e19.konto}. Halvparten av honoraret er investering fra din side og betales når filmfondets siste rate er mottatt.</p>
<p>Filmen regnes som innkjøpt produksjon. Er du medlem av Norsk filmforbund med forvaltningskontrakt med F©R, klareres opphavsrettighetene dine i avtalen om rettigheter for innkjøpte produksjoner, som Virke Produsentforeningen og Norsk Filmforbund/F©R inngikk 9. mai 2017. Bestemmelsen gjelder også om du fakturerer fra eget foretak.</p>
<p>${b.reise(1)} ${b.forsikring(0)}</p><p>Klipper blir Ole Jørgen Fagerhøy, og fotograf er ikke bestemt. Endelig versjon fastsettes av produsenten etter samråd med deg. ${b.tvist(2)}</p>
<p>Er du enig, ber vi deg signere og sende brevet i retur innen 1. februar.</p>
${sigpar({ tittel: 'Vennlig hilsen', navn: 'Knut Arild Brandvalmo', under: 'daglig leder' }, { tittel: 'Jeg aksepterer, 21.1.2019', navn: e19.navn })}<div class="bn">Østafjells Dokumentar AS · bankkonto oppgis på faktura</div>`),
    },
  ],
}

const e20 = person('Peder Ingebrigt Hollmo', 'Innherredsveien 93', '7042 Trondheim')
const d20: Skrevet = {
  fasit: {
    id: 'w5-20',
    form: 'skann',
    language: 'nb',
    template: 'brev',
    arbeidstaker: e20.navn,
    produksjonsselskap: 'Nordafjells Dokumentar AS',
    registreringer: [reg('Siste skift', 'fotograf', 'foto', null)],
    rettighetsklausul: klausul('2'),
    signaturer: signert(true, true),
    personnummer_i_dokumentet: e20.pnr,
    forventet: 'MANGLER PRODUKSJONSINFORMASJON',
    begrunnelse:
      'Selskapet har to filmer med tittelen Siste skift, og brevet har ikke årstall; produksjonen må avklares.',
  },
  papirer: [
    {
      navn: 'brev_fotograf.pdf',
      slag: 'skann',
      stil: brevstil,
      html: side(`<div class="hd"><div><b>NORDAFJELLS</b><br>Dokumentar AS</div><div>Org.nr. ${orgnr('Nordafjells Dokumentar AS')}<br>Trondheim, 3. mai</div></div>
<p>${e20.navn}<br>${e20.adresse}, ${e20.sted}</p><h1>Avtale om foto på SISTE SKIFT</h1>
<p>Vi har gleden av å engasjere deg som fotograf på vår dokumentarfilm «Siste skift», som følger det siste laget på fabrikken fram til porten lukkes. Filmen er på 57 minutter, med regi ved Eldbjørg Vinjesti.</p>
<p>Du fotograferer i to perioder, 10. mai – 30. juni og 16. august – 10. september, til sammen 28 dager. Dagsatsen er kr 3 300. ${b.loenn(0)} Ditt fødselsnummer er registrert hos oss som ${e20.pnr}.</p>
<h2>Rettigheter</h2><p>${b.standard.to}</p>
<h2>Øvrige vilkår</h2><p>${b.arbeidstid(0)}</p><p>${b.reise(0)} ${b.taushet(0)}</p><p>${b.kreditering(0)} ${b.tvist(0)}</p>
${sigpar({ tittel: 'Nordafjells Dokumentar AS', navn: 'Eldbjørg Vinjesti' }, { tittel: 'Akseptert', navn: e20.navn })}`),
    },
  ],
}

export const del2 = [d11, d12, d13, d14, d15, d16, d17, d18, d19, d20]
