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
  tre,
} from '../hjelp.ts'
import { strek } from './hjelp.ts'
import { nummer } from './register.ts'

/** The standard clauses, as they are found in papers. */
export const en1a =
  'For medlemmer av Norsk filmforbund med forvaltningskontrakt med F©R reguleres opphavsrettigheter i «Avtale om rettigheter mellom Virke Produsentforeningen og Norsk Filmforbund/F©R av 29.10.2016».'
export const en1b =
  'Utnyttelse av produksjonen reguleres i særskilt avtale mellom kringkaster/mediehus og F©R v/Norsk Filmforbund.'
export const enEN =
  'For members of NFF with management contract with F©R, the governing agreement relating to rights on this production is regulated in a separate Rights Agreement between Virke Produsentforeningen and NFF/F©R of 29.10.2016.'

const f1 = fnr(14, 3, 1988, 312)
const k01: Kontrakt = {
  fasit: {
    id: 'w13-01',
    form: 'digital',
    language: 'nb',
    template: 'paragrafavtale på to sider',
    arbeidstaker: 'Maiken Rødsand Ottervik',
    produksjonsselskap: 'Tindefoss Produksjon AS',
    registreringer: [rad('Hyttekrigen', 'klipper', 'klipp', 6)],
    rettighetsklausul: klausul('1a'),
    signaturer: begge,
    personnummer_i_dokumentet: f1,
    forventet: 'BEHANDLET',
    begrunnelse:
      'Sesong 4 har 14 episoder, hun klipper 3 til og med 8: seks. Klausul 1a og begge underskrifter.',
  },
  papirer: [
    {
      navn: 'arbeidsavtale Ottervik Hyttekrigen.pdf',
      slag: 'digital',
      stil: `.ark{padding:24mm 26mm;font:10.6pt/1.45 "Liberation Serif"} h1{font-size:17pt;letter-spacing:.12em;margin:0 0 6mm;border-bottom:1.2pt solid #222;padding-bottom:3mm}
 h2{font-size:10.6pt;margin:4.2mm 0 1mm} p{margin:0 0 1.8mm} .fot{position:absolute;bottom:11mm;left:26mm;right:26mm;font-size:8.5pt;color:#555;display:flex;justify-content:space-between}
 .to{display:flex;gap:16mm;margin-top:16mm}.to div{flex:1}.lin{border-bottom:.8pt solid #000;height:17mm;display:flex;align-items:end}`,
      html:
        ark(`<h1>MIDLERTIDIG ARBEIDSAVTALE</h1>
<p>mellom <b>Tindefoss Produksjon AS</b>, org.nr. ${tre(nummer('Tindefoss Produksjon AS'))}, Verftsgata 9, 7042 Trondheim (Produsenten), og</p>
<p><b>Maiken Rødsand Ottervik</b>, fødselsnummer ${delt(f1)}, Kirkesvingen 4 B, 7048 Trondheim (Arbeidstaker).</p>
<h2>§ 1 Produksjonen</h2><p>Avtalen gjelder TV-serien «Hyttekrigen», fjerde sesong, bestilt av TV 2 (heretter Produksjonen). Sesongen har fjorten (14) episoder, hver på om lag 42 minutter. I tillegg lages et tilbakeblikk på 58 minutter, som Arbeidstaker ikke er med på.</p>
<h2>§ 2 Stilling og oppgaver</h2><p>Arbeidstaker engasjeres som klipper. Arbeidstaker klipper episodene 3 til og med 8, fra synket materiale til godkjent bilde. Episode 1 og 2 klippes av Petter Solvik Aas, og episode 9–14 av Nora Lien-Haug. Nærmeste overordnede er etterarbeidsprodusent Ida Brennhaug.</p>
<h2>§ 3 Varighet og arbeidstid</h2><p>Engasjementet varer fra 9. januar til 31. mars 2023, tolv uker. Alminnelig arbeidstid er 37,5 timer i uken, mandag til fredag. Arbeidet er av midlertidig karakter, jf. arbeidsmiljøloven § 14-9 andre ledd bokstav a.</p>
<h2>§ 4 Lønn</h2><p>Ukelønn kr 13 850. Lønnen betales den 12. i hver måned til konto ${konto(31_204)}. Feriepenger kommer i tillegg med 12 prosent. Overtid betales bare når den er pålagt skriftlig av etterarbeidsprodusenten.</p>
<h2>§ 5 Klipperom og utstyr</h2><p>Produsenten stiller klipperom 2 i Verftsgata til rådighet. Hjemmeklipp avtales for den enkelte dag. Materialet skal ikke lagres på private disker.</p>
<h2>§ 6 Sykdom</h2><p>Fravær meldes innen kl. 09.00 første dag. For øvrig gjelder folketrygdloven.</p>
<div class="fot"><span>Tindefoss Produksjon AS – arbeidsavtale HK4</span><span>Side 1 av 2</span></div>`) +
        ark(`<h2>§ 7 Taushetsplikt</h2><p>Arbeidstaker skal ikke røpe hvem som ryker ut, hvem som vinner, eller hva deltakerne får betalt, før siste episode er sendt. Plikten gjelder også kollegaer på andre produksjoner.</p>
<h2>§ 8 Kreditering</h2><p>Arbeidstaker krediteres «Klipp» i rulleteksten på de episodene hun har klippet.</p>
<h2>§ 9 Opphavsrett</h2><p>${en1a}</p>
<h2>§ 10 Oppsigelse</h2><p>I avtaleperioden gjelder gjensidig oppsigelsestid på 14 dager, regnet fra den dagen oppsigelsen er mottatt.</p>
<h2>§ 11 Tariffavtale</h2><p>TV-underholdningsoverenskomsten mellom Virke og Norsk filmforbund gjelder for arbeidsforholdet.</p>
<h2>§ 12 Tvister</h2><p>Tvister søkes løst ved forhandlinger. Fører de ikke fram, er Trøndelag tingrett verneting.</p>
<p style="margin-top:10mm">Avtalen er skrevet ut i to eksemplarer, ett til hver.</p><p>Trondheim, 4. januar 2023</p>
<div class="to"><div><div class="lin">${strek('Geir Ståle Kvernmo')}</div>for Tindefoss Produksjon AS<br>Geir Ståle Kvernmo, daglig leder</div>
<div><div class="lin">${strek('Maiken R. Ottervik', '#111')}</div>Arbeidstaker<br>Maiken Rødsand Ottervik</div></div>
<div class="fot"><span>Tindefoss Produksjon AS – arbeidsavtale HK4</span><span>Side 2 av 2</span></div>`),
    },
  ],
}

const k02: Kontrakt = {
  fasit: {
    id: 'w13-02',
    form: 'digital',
    language: 'nb',
    template: 'avrop med tabell over tre oppdrag',
    arbeidstaker: 'Jostein Bekkelund Fauske',
    produksjonsselskap: 'Nattravn Underholdning AS',
    registreringer: [
      rad('Nabolagets beste', 'Klipper', 'klipp', 4),
      rad('Kaffekroken', 'Onliner', 'klipp', 20),
      rad('Måltidsmagi', 'Sekvensklipper', 'klipp', 6),
    ],
    rettighetsklausul: klausul('1b'),
    signaturer: begge,
    personnummer_i_dokumentet: null,
    forventet: 'BEHANDLET',
    begrunnelse:
      'Tre oppdrag med antall i hver linje (fire nevnte, alle tjue, 7–12), klausul 1b, begge har signert.',
  },
  papirer: [
    {
      navn: 'Avrop 7-2023 Fauske.pdf',
      slag: 'digital',
      stil: `.ark{padding:16mm 15mm;font:9.4pt/1.4 "Liberation Sans"} .top{display:flex;justify-content:space-between;background:#1d2b2a;color:#fff;padding:5mm 6mm;margin:-16mm -15mm 8mm}
 .top b{font-size:15pt} table{border-collapse:collapse;width:100%;margin:4mm 0} th{background:#dfe7e3;text-align:left} th,td{border:.6pt solid #93a39d;padding:2.2mm 2mm;vertical-align:top}
 .par{display:flex;gap:8mm}.par div{flex:1;border-left:3pt solid #1d2b2a;padding-left:3mm} ol{padding-left:5mm} li{margin-bottom:1.6mm} .sig{display:flex;gap:12mm;margin-top:10mm}.sig div{flex:1}.sig .s{height:15mm;border-bottom:.7pt solid #333}`,
      html: ark(`<div class="top"><b>AVROP nr. 7/2023</b><span>Frilans etterarbeid<br>Nattravn Underholdning AS</span></div>
<div class="par"><div>Bestiller<br><b>Nattravn Underholdning AS</b><br>Org.nr. ${tre(nummer('Nattravn Underholdning AS'))}<br>Kontakt: Runa Elvebakk Tho, postkoordinator<br>runa@nattravn.example</div>
<div>Utføres av<br><b>Jostein Bekkelund Fauske</b><br>(enkeltpersonforetak: Fauske Bilde)<br>Lerkeveien 31, 1487 Hakadal<br>jostein@fauskebilde.example</div></div>
<p>Dette avropet er hele avtalen mellom partene. Det finnes ingen rammeavtale bak det.</p>
<table><tr><th>Linje</th><th>Produksjon</th><th>Oppgave</th><th>Episoder</th><th>Leveres</th><th>Sats</th></tr>
<tr><td>7.1</td><td>Nabolagets beste, sesong 2<br><small>(10 ep. à 28 min, TV 2)</small></td><td>Klipper</td><td>ep. 1, 2, 5 og 9</td><td>uke 11–19</td><td>kr 3 400 pr. dag, 36 dager</td></tr>
<tr><td>7.2</td><td>Kaffekroken<br><small>(TV 2 Direkte, 14 min)</small></td><td>Onliner</td><td>samtlige 20</td><td>hver torsdag</td><td>kr 2 100 pr. episode</td></tr>
<tr><td>7.3</td><td>Måltidsmagi, sesong 1<br><small>(12 ep. à 28 min, TV 2)</small></td><td>Sekvensklipper</td><td>ep. 7–12</td><td>uke 34–40</td><td>kr 3 250 pr. dag, 24 dager</td></tr></table>
<ol><li>Faktura sendes den 15. i måneden til faktura@nattravn.example og merkes med linjenummeret. 30 dagers forfall. Konto ${konto(88_113)}.</li>
<li>Ny versjon etter kanalens gjennomsyn er med i prisen to ganger. Tredje gang betales med timesats kr 425.</li>
<li>Andre som er bestilt til de samme seriene: Embla Sørdal (klipper, Nabolagets beste ep. 3, 4, 6–8 og 10) og Idar Wærp (klipper, Måltidsmagi ep. 1–6).</li>
<li>${en1b}</li>
<li>Begge kan avbestille en linje inntil ti virkedager før oppstart.</li></ol>
<p>Oslo, 27.02.2023</p>
<div class="sig"><div><div class="s">${strek('Runa Elvebakk Tho', '#222')}</div>For Nattravn Underholdning AS<br>Runa Elvebakk Tho</div><div><div class="s">${skrift('Jostein B. Fauske')}</div>Akseptert av<br>Jostein Bekkelund Fauske</div></div>`),
    },
  ],
}

const f3 = fnr(2, 11, 1979, 201)
const k03: Kontrakt = {
  fasit: {
    id: 'w13-03',
    form: 'skann',
    language: 'nb',
    template: 'skjema med ruter, fylt ut for hånd',
    arbeidstaker: 'Sindre Holmvåg Ness',
    produksjonsselskap: 'Polkagris TV AS',
    registreringer: [rad('Campingkongene', 'A-lyd', 'lydTv', null)],
    rettighetsklausul: klausul('1a'),
    signaturer: begge,
    personnummer_i_dokumentet: f3,
    forventet: 'FYLL INN EPISODER',
    begrunnelse: 'Skjemaet har 30 opptaksdager, men ruten for episoder sier «avklares etter opptak».',
  },
  papirer: [
    {
      navn: 'engasjementsskjema_campingkongene_lyd.pdf',
      slag: 'skann',
      slitasje: { dpi: 200, uskarp: 0.1, korn: 0.3 },
      stil: `.ark{padding:15mm 16mm;font:9pt/1.3 "Liberation Sans"} h1{font-size:15pt;margin:0} .sub{margin:0 0 5mm;color:#333} .g{display:grid;grid-template-columns:repeat(6,1fr);border:1pt solid #000;border-width:1pt 0 0 1pt}
 .f{border:1pt solid #000;border-width:0 1pt 1pt 0;padding:1.2mm 2mm 1.6mm;min-height:11.5mm;grid-column:span 3} .f small{display:block;font-size:7.2pt;margin-bottom:1mm} .f2{grid-column:span 2}.f6{grid-column:span 6} .h{grid-column:span 6;background:#ddd;border:1pt solid #000;border-width:0 1pt 1pt 0;font-weight:bold;padding:1.2mm 2mm}
 .k{display:flex;gap:3mm;margin:1.5mm 0}.b{flex:none;width:4.6mm;height:4.6mm;border:1pt solid #000;text-align:center;line-height:4.4mm}.sig{min-height:22mm}`,
      html: ark(`<h1>POLKAGRIS TV AS</h1><p class="sub">Engasjementsskjema – innspilling (leveres lønn før første opptaksdag)</p>
<div class="g"><div class="h">1. Medarbeider</div>
<div class="f"><small>Navn</small>${haand('Sindre Holmvåg Ness')}</div><div class="f"><small>Fødselsnummer (11 siffer)</small>${haand(delt(f3), 20)}</div>
<div class="f"><small>Adresse</small>${haand('Nedre Ila 12, 7018 Trondheim')}</div><div class="f f2"><small>Kontonummer</small>${haand(konto(54_120))}</div><div class="f" style="grid-column:span 1"><small>Skattekort</small>${haand('tabell')}</div>
<div class="h">2. Engasjementet</div>
<div class="f"><small>Produksjonens tittel</small>${haand('Campingkongene')}</div><div class="f"><small>Arbeidstittel (hvis annen)</small>${haand('«Bobil»')}</div>
<div class="f f2"><small>Sesong</small>${haand('1')}</div><div class="f f2"><small>Kanal</small>${haand('TVNorge')}</div><div class="f f2"><small>Funksjon</small>${haand('A-lyd')}</div>
<div class="f f2"><small>Fra – til</small>${haand('5. juni – 16. juli 2023')}</div><div class="f f2"><small>Antall opptaksdager</small>${haand('30')}</div><div class="f f2"><small>Episoder (antall eller nr.)</small>${haand('avklares etter opptak')}</div>
<div class="f f2"><small>Dagsats kr</small>${haand('2 640')}</div><div class="f f2"><small>Diett</small>${haand('etter statens satser')}</div><div class="f f2"><small>Nærmeste leder</small>${haand('Oda Tvinnereim')}</div>
<div class="h">3. Opphavsrett (sett ett kryss)</div>
<div class="f f6"><div class="k"><span class="b">${haand('X', 20)}</span><span>${en1a}</span></div>
<div class="k"><span class="b"></span><span>Medarbeideren er ikke medlem. Produsenten erverver samtlige rettigheter til medarbeiderens bidrag uten tidsbegrensning.</span></div></div>
<div class="h">4. Utstyr</div><div class="f f6"><small>Eget utstyr som leies inn, pr. dag</small>${haand('mikser og 4 sendere, kr 950')}</div>
<div class="h">5. Underskrifter</div>
<div class="f sig"><small>Sted, dato og medarbeiderens underskrift</small>${haand('Trondheim 31/5-23')}<br>${strek('Sindre Holmvåg Ness', '#18265e', 170)}</div>
<div class="f sig"><small>For Polkagris TV AS (innspillingsleder eller produsent)</small>${haand('Oslo 1/6')}<br>${strek('Oda Tvinnereim', '#111', 170)}</div></div>
<p style="font-size:7.5pt">Skjema P-12, rev. 03/2022. Innspillingsleder: Oda Tvinnereim. Produsent: Kjetil Asbjørn Vang.</p>`),
    },
  ],
}

const k04: Kontrakt = {
  fasit: {
    id: 'w13-04',
    form: 'digital',
    language: 'en',
    template: 'deal memo i to spalter',
    arbeidstaker: 'Callum Everard Whitlock',
    produksjonsselskap: 'Storflo Formater AS',
    registreringer: [rad('Siste ferge', 'Director of Photography', 'fotoTv', 10)],
    rettighetsklausul: klausul('EN'),
    signaturer: begge,
    personnummer_i_dokumentet: null,
    forventet: 'BEHANDLET',
    begrunnelse: 'Engelsk klausul, alle ti episodene av sesong 1, signert av begge.',
  },
  papirer: [
    {
      navn: 'Deal memo DoP Siste ferge.pdf',
      slag: 'digital',
      stil: `.ark{padding:20mm 20mm;font:10pt/1.4 "Liberation Sans"} h1{font-size:24pt;font-weight:300;margin:0 0 8mm} dl{display:grid;grid-template-columns:46mm 1fr;margin:0} dt,dd{margin:0;padding:2mm 0;border-top:.5pt solid #bbb} dt{color:#7a2e1d;font-weight:bold}
 .s{display:grid;grid-template-columns:1fr 1fr;gap:12mm;margin-top:12mm}.s p{margin:0;border-top:.8pt solid #000;padding-top:1mm;font-size:9pt}.v{height:14mm}`,
      html: ark(`<h1>Crew Deal Memo</h1>
<dl><dt>Company</dt><dd>Storflo Formater AS (reg. no. ${nummer('Storflo Formater AS')}), Skur 38, 0150 Oslo</dd>
<dt>Crew member</dt><dd>Callum Everard Whitlock, 22 Harbour Row, Leith</dd>
<dt>Production</dt><dd>“Siste ferge”, season one. Working title: Last Boat Out. Reality competition for TV 2 Play.</dd>
<dt>Position</dt><dd>Director of Photography</dd>
<dt>Episodes</dt><dd>All ten (10), running time 58 minutes each. The reunion special is not included.</dd>
<dt>Dates</dt><dd>Prep 24–28 April 2023; photography 2 May – 16 June 2023 (39 shooting days, six-day weeks)</dd>
<dt>Fee</dt><dd>NOK 6,900 per shooting day, NOK 3,450 per prep day. Paid monthly in arrears against invoice.</dd>
<dt>Kit</dt><dd>Two camera bodies supplied by the Company. Lenses hired from the crew member at NOK 1,200 per day.</dd>
<dt>Travel</dt><dd>Edinburgh–Bergen return, twin cabin on the unit vessel, per diem NOK 634.</dd>
<dt>Reports to</dt><dd>Series Producer Tonje Myrhaug. Camera operators are Liv Synne Aga and Reidar Fonn.</dd>
<dt>Rights</dt><dd>${enEN}</dd>
<dt>Credit</dt><dd>“Director of Photography – Callum Whitlock”, single card in the closing titles.</dd>
<dt>Confidentiality</dt><dd>Results of each vote shall not be disclosed before transmission.</dd>
<dt>Law</dt><dd>Norwegian law, Oslo District Court.</dd></dl>
<div class="s"><div><div class="v">${strek('Tonje Myrhaug', '#1a1a1a')}</div><p>Tonje Myrhaug, for Storflo Formater AS<br>Date: 12 April 2023</p></div>
<div><div class="v">${strek('Callum E Whitlock')}</div><p>Callum Everard Whitlock<br>Date: 14 April 2023</p></div></div>`),
    },
  ],
}

const f5 = fnr(27, 6, 1994, 505)
const k05: Kontrakt = {
  fasit: {
    id: 'w13-05',
    form: 'foto',
    language: 'nb',
    template: 'kort blankett, utfylt for hånd og fotografert',
    arbeidstaker: 'Vilde Aurora Tangstad',
    produksjonsselskap: 'Småtroll Barne-TV AS',
    registreringer: [rad('Trollkjelleren', 'Maskør', 'kostyme', 13)],
    rettighetsklausul: klausul('taus'),
    signaturer: begge,
    personnummer_i_dokumentet: f5,
    forventet: 'BEHANDLET',
    begrunnelse: 'Halvparten av sesongens 26 episoder er 13. Ingen klausul, men hel og signert av begge.',
  },
  papirer: [
    {
      navn: 'IMG_2231.jpg',
      slag: 'foto',
      slitasje: { skjev: 1.4, uskarp: 0.15, korn: 0.3, skygge: 0.3 },
      stil: `.ark{padding:22mm 22mm;font:11pt/2.1 "Liberation Serif"} h1{font-size:16pt;text-align:center;margin:0 0 3mm;line-height:1.2} .l{border-bottom:1pt dotted #000;padding:0 2mm;display:inline-block;line-height:1.15}`,
      html: ark(`<h1>KORT ARBEIDSAVTALE<br><small style="font-weight:normal;font-size:10pt">for timelønnede og dagsengasjerte i Småtroll Barne-TV AS</small></h1>
<div>Arbeidsgiver: Småtroll Barne-TV AS, org.nr. ${tre(nummer('Småtroll Barne-TV AS'))}</div>
<div>Arbeidstakerens navn: <span class="l" style="width:115mm">${haand('Vilde Aurora Tangstad', 22)}</span></div>
<div>Fødselsnr.: <span class="l" style="width:60mm">${haand(delt(f5), 22)}</span> Konto: <span class="l" style="width:60mm">${haand(konto(7_712), 21)}</span></div>
<div>Stilling: <span class="l" style="width:60mm">${haand('Maskør', 22)}</span> Leder: <span class="l" style="width:68mm">${haand('Hege Bratlie (sminkesjef)', 21)}</span></div>
<div>Serie: <span class="l" style="width:75mm">${haand('Trollkjelleren', 22)}</span> Sesong: <span class="l" style="width:32mm">${haand('2', 22)}</span></div>
<div>Sesongen er på <span class="l" style="width:20mm">${haand('26', 22)}</span> episoder. Arbeidstakeren er med på: <span class="l" style="width:52mm">${haand('halvparten av dem', 22)}</span></div>
<div>Start: <span class="l" style="width:45mm">${haand('6. februar 2023', 21)}</span> Slutt: <span class="l" style="width:45mm">${haand('28. april 2023', 21)}</span></div>
<div>Timelønn kr: <span class="l" style="width:30mm">${haand('268,–', 22)}</span> Oppmøtested: <span class="l" style="width:65mm">${haand('Studio 4, Nydalen', 21)}</span></div>
<div style="line-height:1.5;margin-top:5mm">Oppsigelsestid er fjorten dager. Arbeidstiden følger av innkallingen (dagsplanen). Lønn utbetales den 20. Barn er på settet til kl. 16.00; alle som arbeider med dem, skal ha levert politiattest.</div>
<div>Annet: <span class="l" style="width:140mm">${haand('bytter uke med Synne. 31 dager i alt. Neser limes før kl 8', 21)}</span></div>
<div>Sted/dato: <span class="l" style="width:70mm">${haand('Oslo, 30.1.2023', 22)}</span></div>
<div style="display:flex;gap:14mm;margin-top:9mm;line-height:1.3"><div style="flex:1"><div style="height:17mm;border-bottom:1pt solid #000">${strek('Bjørnar Solstrøm', '#101010', 200)}</div>arbeidsgiver<br>${haand('Bjørnar Solstrøm, linjeprod.', 18)}</div>
<div style="flex:1"><div style="height:17mm;border-bottom:1pt solid #000">${strek('Vilde A Tangstad', '#1b2f8b', 200)}</div>arbeidstaker</div></div>`),
    },
  ],
}

const f6 = fnr(8, 9, 1971, 118)
const k06: Kontrakt = {
  fasit: {
    id: 'w13-06',
    form: 'digital',
    language: 'nn',
    template: 'NRK-engasjement som brev',
    arbeidstaker: 'Oddny Sjurset Kleive',
    produksjonsselskap: 'NRK',
    registreringer: [rad('Bygda svarar', 'reporter', 'regiTv', 8)],
    rettighetsklausul: klausul('NRK'),
    signaturer: begge,
    personnummer_i_dokumentet: f6,
    forventet: 'BEHANDLET',
    begrunnelse: 'Internt NRK-engasjement på alle åtte programma, signert av begge.',
  },
  papirer: [
    {
      navn: 'NRK engasjement Kleive.pdf',
      slag: 'digital',
      stil: `.ark{padding:26mm 28mm;font:11pt/1.5 "Liberation Sans"} p{margin:0 0 3.4mm} .h{display:flex;justify-content:space-between;margin-bottom:12mm} h1{font-size:13pt} .u{display:flex;gap:14mm;margin-top:8mm}.u div{flex:1}.u .s{height:15mm}`,
      html: ark(`<div class="h"><b style="font-size:20pt">NRK</b><span style="text-align:right">Vestland, redaksjon Førde<br>Sak 22/00418-7<br>11. januar 2022</span></div>
<p>Oddny Sjurset Kleive<br>Sunde 44<br>6823 Sandane<br>Fødselsnr. ${delt(f6)}</p>
<h1>Stadfesting av mellombels engasjement</h1>
<p>Vi viser til samtale med redaksjonssjef Torgeir Hamnes og stadfestar at du blir engasjert som reporter i «Bygda svarar». Serien er på åtte program à 39 minutt, og du er med på alle. Opptaka går føre seg i fjorten bygder.</p>
<p>Engasjementet varer frå 17. januar til 24. juni 2022. Stillinga er på 80 prosent. Løna er kr 548 000 i året rekna for full stilling, lønssteg etter overeinskomsten mellom NRK og NJ. Løna blir utbetalt den 12. kvar månad til konto ${konto(60_031)}.</p>
<p>Programleiar er Sunniva Takle, og prosjektleiar er Arne Johan Myklebust. Du har arbeidsstad i Førde, med reiser etter reiserekning.</p>
<p>Rettane til det du lagar, følgjer av dei til kvar tid gjeldande avtalane mellom NRK og organisasjonane, mellom anna avtalen mellom NRK og Norsk filmforbund/F©R.</p>
<p>Du har teieplikt om kjelder og om saker som ikkje er sende. Arbeid for andre skal meldast til redaksjonssjefen på førehand. Oppseiingstida er éin månad.</p>
<p>Send oss eitt eksemplar tilbake med underskrifta di.</p>
<p>Venleg helsing</p>
<div class="u"><div><div class="s">${strek('Torgeir Hamnes', '#123')}</div>Torgeir Hamnes<br>redaksjonssjef, NRK Vestland</div><div><div class="s">${skrift('Oddny S. Kleive', '#1a2a6a', 28)}</div>Eg tek imot engasjementet<br>(Oddny Sjurset Kleive)</div></div>`),
    },
  ],
}

const f7 = fnr(19, 1, 1985, 330)
const k07: Kontrakt = {
  fasit: {
    id: 'w13-07',
    form: 'skann',
    language: 'nb',
    template: 'maskinskrevet kontrakt med stempel',
    arbeidstaker: 'Håkon Trygve Seljeflot',
    produksjonsselskap: 'Rullestein TV AS',
    registreringer: [rad('Ferdig pakket', 'har ansvaret for bildet (A-foto)', 'fotoTv', 6)],
    rettighetsklausul: klausul('1a'),
    signaturer: { arbeidstaker: true, produksjonsselskap: false },
    personnummer_i_dokumentet: f7,
    forventet: 'MANGLER SIGNATUR',
    begrunnelse: 'På selskapets linje står bare et stempel. Seks episoder og klausul 1a med småfeil.',
  },
  papirer: [
    {
      navn: 'kontrakt_seljeflot.pdf',
      slag: 'skann',
      slitasje: { dpi: 200, uskarp: 0.2, korn: 0.4 },
      stil: `.ark{padding:24mm 24mm;font:10pt/1.45 "Liberation Mono"} p{margin:0 0 3.2mm} .st{position:absolute;left:32mm;bottom:44mm;border:2pt solid #445;color:#445;padding:2mm 4mm;transform:rotate(-7deg);font:bold 11pt/1.25 "Liberation Sans";opacity:.8;text-align:center}
 .u{position:absolute;left:24mm;right:24mm;bottom:26mm;display:flex;gap:12mm}.u div{flex:1}.u .s{height:22mm;border-bottom:.8pt dashed #000;display:flex;align-items:end}`,
      html: ark(`<p><b>RULLESTEIN TV AS</b>   org.nr. ${nummer('Rullestein TV AS')}</p><p><b>KONTRAKT FOR OPPTAKSSTAB</b></p>
<p>Navn .......: Håkon Trygve Seljeflot<br>Født/pnr. ..: ${delt(f7)}<br>Adresse ....: Skuggevik 3, 4902 Tvedestrand<br>Bank .......: ${konto(19_448)}</p>
<p>1. Seljeflot har ansvaret for bildet (A-foto) på "Ferdig pakket", første sesong, en serie for TV3 der familier får pakket sommerhuset av fremmede.</p>
<p>2. Sesongen er på 6 - seks - episoder. Avtalen gjelder alle. Til hver episode er det satt av 4 opptaksdager, 24 dager til sammen, i tiden 2. mai - 17. juni 2022. B-foto er Ronja Kveim.</p>
<p>3. Dagslønn kr 3.150,- for ti timers dag. Elleve prosent ulempetillegg for søndager. Lønn går ut den siste virkedagen i måneden.</p>
<p>4. Kamera og optikk holdes av selskapet. Minnekort leveres DIT Jonas Lie-Vang hver kveld.</p>
<p>5. For medlemer av Norsk filmforbund med forvaltningskontrakt med FOR reguleres opphavsrettigheter i "Avtale om rettigheter mellom Virke Produsentforeningen og Norsk Filmforbund/FOR av 29.10.2016".</p>
<p>6. Reise og opphold dekkes etter regning. Bil betales med statens sats.</p>
<p>7. Kontrakten er ikke bindende for noen av partene før begge har skrevet under.</p>
<p>Arendal, 19. april 2022</p>
<div class="u"><div><div class="s"></div>For Rullestein TV AS<br>Produksjonssjef Tor-Inge Dølvik</div><div><div class="s">${strek('H. T. Seljeflot', '#222', 200)}</div>Håkon Trygve Seljeflot</div></div><div class="st">RULLESTEIN TV AS<br>Langbrygga 5, 4841 Arendal</div>`),
    },
  ],
}

const k08: Kontrakt = {
  fasit: {
    id: 'w13-08',
    form: 'digital',
    language: 'nb',
    template: 'e-posttråd med forespørsel',
    arbeidstaker: 'Live Marie Drottningsvik',
    produksjonsselskap: 'Bringebærkompaniet AS',
    registreringer: [rad('Loftsfunn', 'etterarbeidsredaktør', 'etterarbeid', 4)],
    rettighetsklausul: klausul('ikke_kontrakt'),
    signaturer: ingen,
    personnummer_i_dokumentet: null,
    forventet: 'DOKUMENTASJONEN ER MANGELFULL',
    begrunnelse: 'E-posten er en forespørsel og viser til en kontrakt som skal komme; den er ingen avtale.',
  },
  papirer: [
    {
      navn: 'Epost - Loftsfunn ledig i høst.pdf',
      slag: 'digital',
      stil: `.ark{padding:14mm 16mm;font:10pt/1.45 "Liberation Sans"} .m{border-top:1pt solid #999;padding-top:3mm;margin-top:6mm} .m table{font-size:9pt;margin-bottom:3mm} .m td:first-child{color:#666;padding-right:4mm} p{margin:0 0 2.6mm} blockquote{border-left:2pt solid #99b;margin:4mm 0 0;padding-left:4mm}`,
      html: ark(`<div style="font-size:8pt;color:#777;display:flex;justify-content:space-between"><span>Utskrift fra Innboks</span><span>Side 1 av 1</span></div>
<h2 style="font-size:13pt">SV: Loftsfunn – ledig i høst?</h2>
<div class="m"><table><tr><td>Fra:</td><td>Live Marie Drottningsvik &lt;live@drottningsvik.example&gt;</td></tr><tr><td>Til:</td><td>Aslak Myren Vik &lt;aslak@bringebar.example&gt;</td></tr><tr><td>Sendt:</td><td>22. august 2022 21:47</td></tr></table>
<p>Hei Aslak, så gøy! Jeg er ledig fra 12. september. Fire episoder høres fint ut, men jeg må se kontrakten før jeg sier helt ja, særlig det om rettighetene. Kan du sende den til uka?</p><p>Hilsen Live</p></div>
<blockquote><div class="m"><table><tr><td>Fra:</td><td>Aslak Myren Vik &lt;aslak@bringebar.example&gt;</td></tr><tr><td>Til:</td><td>Live Marie Drottningsvik &lt;live@drottningsvik.example&gt;</td></tr><tr><td>Kopi:</td><td>Gro-Anita Lysne &lt;gro@bringebar.example&gt;</td></tr><tr><td>Sendt:</td><td>22. august 2022 14:05</td></tr></table>
<p>Hei Live!</p><p>Vi i Bringebærkompaniet AS har fått grønt lys på «Loftsfunn», sesong 1, åtte episoder på 29 minutter for TVNorge. Vi leter etter to etterarbeidsredaktører, og jeg tenker deg på episode 1–4. Trym Eikeland tar trolig resten.</p>
<p>Vi ser for oss ni uker, ukelønn rundt 14 500. Klippen går på to rom, opptakene er ferdige 9. september. Dette er bare en forespørsel foreløpig. Kontrakt kommer fra Gro-Anita på lønn når datoene er låst.</p>
<p>Sier du til innen fredag?</p><p>Mvh<br>Aslak Myren Vik<br>seriens produsent, Bringebærkompaniet AS<br>org.nr. ${nummer('Bringebærkompaniet AS')}</p></div></blockquote>`),
    },
  ],
}

export const del1: Kontrakt[] = [k01, k02, k03, k04, k05, k06, k07, k08]
