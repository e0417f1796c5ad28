import { navnetrekk, signaturer, stempel } from './ark.ts'
import { type Dokument, dokument, reg } from './fasit.ts'
import { frikjop, k1b } from './klausuler.ts'
import { org, orgnrTil } from './selskaper.ts'
import { stiler } from './stil.ts'
import { delt, konto, personnummer } from './tall.ts'

/** A form: rows of boxes, each with a small label; and boxes to cross. */
const rad = (...felt: [string, string, number?][]) =>
  `<div class="rad">${felt.map(([l, v, b = 1]) => `<div class="felt" style="flex:${b}"><small>${l}</small>${v}</div>`).join('')}</div>`
const boks = (tekst: string, krysset = false) =>
  `<span class="boks">${krysset ? '✕' : '&nbsp;'}</span>${tekst}`

const p15 = personnummer(11, 5, 90, 88)
const p16 = personnummer(3, 9, 82, 260)
const p17 = personnummer(25, 12, 95, 333)
const p18 = personnummer(19, 8, 99, 12)

const w15 = dokument(
  {
    id: 'w7-15',
    form: 'digital',
    language: 'nb',
    template: 'engasjementsskjema',
    arbeidstaker: 'Ylva Stormoen Dahlby',
    produksjonsselskap: 'Trappeløp Underholdning AS',
    registreringer: [reg('Latterlig nær (sesong 2)', 'redaktør', 'redaktor', 5)],
    variant: '1b',
    sign: [true, true],
    pnr: p15,
    forventet: 'BEHANDLET',
    begrunnelse: 'Klausul 1b, begge har signert; program 1–4 og 9 er fem av ti.',
  },
  {
    navn: 'Engasjement Dahlby.pdf',
    slag: 'digital',
    stil: stiler.skjema,
    html: `<section class="ark"><div style="display:flex;justify-content:space-between"><h1>Engasjement – underholdningsproduksjon</h1><div>Skjema TU-3 &nbsp; rev. 2021</div></div>
<h2>A. Arbeidsgiver</h2>${rad(['Selskap', 'Trappeløp Underholdning AS', 2], ['Organisasjonsnummer', org('Trappeløp Underholdning AS')])}${rad(['Adresse', 'Sandakerveien 24 C, 0473 Oslo', 2], ['Kontaktperson', 'Nils-Even Brattåker'])}
<h2>B. Arbeidstaker</h2>${rad(['Etternavn', 'Dahlby'], ['Fornavn og mellomnavn', 'Ylva Stormoen'], ['Fødselsnummer', delt(p15)])}${rad(['Adresse', 'Maridalsveien 302, 0872 Oslo', 2], ['Kontonummer', konto(118203)])}${rad(['Nærmeste pårørende', 'Tor Dahlby (ektefelle)'], ['Skattekommune', 'Oslo'], ['Fagorganisert', `${boks('Norsk filmforbund', true)} ${boks('Annet')}`])}
<h2>C. Produksjon</h2>${rad(['Tittel', 'LATTERLIG NÆR', 2], ['Sesong', '2'], ['Antall program i sesongen', '10'], ['Lengde', '43 min'])}${rad(['Oppdragsgiver / kanal', 'TVNorge / discovery+'], ['Sjanger', `${boks('Drama')}${boks('Dokumentar')}${boks('Underholdning', true)}${boks('Annet')}`, 2])}
<h2>D. Funksjon og omfang</h2>${rad(['Funksjon', `${boks('Letregi')}${boks('Foto')}${boks('Lyd')}${boks('Klipp')}${boks('Redaktør', true)}${boks('Annet:')}`])}${rad(['Engasjementet omfatter', 'Program 1–4 og 9. De øvrige fem programmene ledes av redaktør Casper Nygaardsvold.', 2], ['Stillingsprosent', '80 %'])}${rad(['Fra', '10.01.2022'], ['Til', '06.05.2022'], ['Antall uker', '17'], ['Arbeidssted', 'Oslo, studio på Nydalen'])}
<h2>E. Lønn</h2>${rad(['Ukelønn', 'kr 14 900'], ['Feriepenger', '12 %'], ['Overtid', '50 / 100 %'], ['Telefon', 'kr 250 per måned'])}
<p style="margin-top:6mm">Fortsetter på neste side.</p></section><section class="ark"><h2>F. Rettigheter</h2><div class="fritekst">${k1b.nb} Ideelle rettigheter er i behold.</div>
<h2>G. Vilkår</h2><div class="fritekst"><p>1. Arbeidstiden er gjennomsnittsberegnet over fire uker. Ukeplan gis minst åtte dager i forveien.</p><p>2. Arbeidsgiver kan flytte Arbeidstakeren mellom programmer innenfor rammen i D etter drøfting.</p><p>3. Gjester, punchlines og resultater er hemmelige til sending. Brudd kan medføre erstatningsansvar.</p><p>4. Egenmelding kan brukes i inntil tre dager. Yrkesskadeforsikring er tegnet.</p></div>
${
  signaturer(
    [
      { rolle: 'Arbeidsgiver', navn: 'Nils-Even Brattåker', signert: true, dato: 'Oslo, 20.12.2021' },
      {
        rolle: 'Arbeidstaker',
        navn: 'Ylva Stormoen Dahlby',
        signert: true,
        farge: '#111',
        dato: 'Oslo, 20.12.2021',
      },
    ],
    '<h2>H. Underskrifter</h2>',
  ).html
}</section>`,
  },
)

const w16 = dokument(
  {
    id: 'w7-16',
    form: 'foto',
    language: 'nb',
    template: 'programavtale-kort',
    arbeidstaker: 'Kim-André Vassdal',
    produksjonsselskap: 'Gjallar Underholdning AS',
    registreringer: [reg('Hundre på hytta (sesong 2)', 'etterarbeidsredaktør', 'etterarbeid', 12)],
    variant: '1b',
    sign: [true, true],
    pnr: p16,
    forventet: 'BEHANDLET',
    begrunnelse:
      'To program i uka i seks uker er tolv, slik avtalen selv regner; klausul 1b og begge har signert.',
  },
  {
    navn: 'IMG_4471.jpg',
    slag: 'foto',
    stil: stiler.normal,
    slitasje: { skjev: 1.4, skygge: 0.3 },
    html: `<section class="ark"><div class="hode"><h1>PROGRAMAVTALE</h1><div style="text-align:right">GJALLAR UNDERHOLDNING AS<br>${orgnrTil('Gjallar Underholdning AS')}</div></div>
<table><tr><td>Navn</td><td class="utfylt">Kim-André Vassdal</td></tr><tr><td>F.nr.</td><td class="utfylt">${p16}</td></tr><tr><td>Adresse</td><td class="utfylt">Hans Nielsen Hauges gate 50 B, 0481 Oslo</td></tr><tr><td>Program</td><td class="utfylt">«Hundre på hytta» II – TV 2 Livsstil</td></tr><tr><td>Funksjon</td><td class="utfylt">Etterarbeidsredaktør</td></tr><tr><td>Omfang</td><td class="utfylt">2 program per uke i 6 uker, i alt tolv program</td></tr><tr><td>Tidsrom</td><td class="utfylt">uke 9 til 22, 2023 (14 uker medregnet innsyn)</td></tr><tr><td>Lønn</td><td class="utfylt">kr 3 150 per dag, 5 dager i uken</td></tr><tr><td>Konto</td><td class="utfylt">${konto(264019)}</td></tr></table>
<h2>§ 1 Arbeidet</h2><p>Etterarbeidsredaktøren har det redaksjonelle ansvaret i klippen fra innsyn til godkjent program, fører manus på klippbriefer og møter kanalen ved visninger. Fire klippere arbeider parallelt. Hovedredaktør er Jorunn Espenæs.</p>
<h2>§ 2 Arbeidstid</h2><p>37,5 timer per uke. Pålagt overtid betales. Kveldsvisninger for kanalen, høyst åtte i perioden, kompenseres med fri time for time.</p>
<h2>§ 3 Bruk av programmet</h2><p>${k1b.nbLang}</p>
<h2>§ 4 Kreditering</h2><p>«Etterarbeidsredaktør» i rulletekst på samtlige program.</p>
<h2>§ 5 Taushet</h2><p>Ingen av de hundre deltakernes private forhold kan omtales utenfor redaksjonen, heller ikke etter sending.</p>
<h2>§ 6 Opphør</h2><p>Engasjementet opphører uten oppsigelse siste dag i uke 22. Gjensidig oppsigelse i perioden er 14 dager.</p>
${
  signaturer(
    [
      { rolle: 'For Gjallar', navn: 'Thorvald Espenæs', signert: true, farge: '#222' },
      { rolle: 'Ansatt', navn: 'Kim-André Vassdal', signert: true },
    ],
    '<p>Oslo 21. februar 2023</p>',
  ).html
}</section>`,
  },
)

const w17 = dokument(
  {
    id: 'w7-17',
    form: 'foto',
    language: 'nb',
    template: 'engasjementsskjema',
    arbeidstaker: 'Benedikte Rullestad',
    produksjonsselskap: 'Elleve Meter TV AS',
    registreringer: [reg('Kjøkkenkuppet (sesong 3)', 'letregissør', 'letregi', null)],
    variant: 'buy-out',
    sign: [true, true],
    pnr: p17,
    forventet: 'FYLL INN EPISODER',
    begrunnelse: 'Omfanget er satt i dager («inntil 25 dager, etter behov») og ikke i episoder.',
  },
  {
    navn: 'kontrakt kjøkkenkuppet.jpg',
    slag: 'foto',
    stil: stiler.skjema.replaceAll('#dfe7ee', '#f2e3c9'),
    html: `<section class="ark"><h1 style="text-align:center">TILKALLINGSAVTALE</h1><p style="text-align:center">Elleve Meter TV AS · org.nr. ${org('Elleve Meter TV AS')} · Jernbaneveien 11, 1400 Ski</p>
<h2>1 Parter</h2>${rad(['Selskapet ved', 'Roger Lauvmyr, produsent'], ['Medarbeider', 'Benedikte Rullestad'])}${rad(['Adresse', 'Torggata 80, 2317 Hamar'], ['Personnummer', p17])}
<h2>2 Produksjonen</h2>${rad(['Navn', 'Kjøkkenkuppet, tredje sesong', 2], ['Sending', 'høst 2023, 12 programmer'], ['Kanal', 'TV3'])}
<h2>3 Oppgaven</h2><div class="fritekst"><p>Letregissør. Medarbeideren leder et av inntil tre opptaksteam hjemme hos deltakerne: plan for dagen, intervjuer, regi av deltakerne og dagsrapport.</p><p>Medarbeideren kalles inn etter behov, inntil 25 dager i tidsrommet 17. april – 30. juni 2023. Selskapet bestemmer hvilke dager og team. Det er ikke avtalt hvilke programmer opptakene brukes i.</p></div>
<h2>4 Betaling</h2>${rad(['Dagsats 10 t', 'kr 3 800'], ['Reisetid', 'kr 210 per time'], ['Kilometer', 'statens sats'], ['Konto', konto(903317)])}
<h2>5 Rettigheter</h2><div class="fritekst">${frikjop.nbKort} Dette gjelder også råmateriale som ikke kommer med i programmene.</div>
<h2>6 Øvrig</h2><div class="fritekst"><p>${boks('Førerkort klasse B', true)}${boks('Kjøretillatelse minibuss')}${boks('HMS-kurs', true)}${boks('Politiattest')}</p><p>Medarbeideren har ingen garanti for et visst antall dager. Avlysning samme dag betales med halv dagsats. Oppskrifter, vinnere og resultater er hemmelige.</p></div>
<div style="display:flex;gap:12mm;margin-top:9mm"><div style="flex:1;border-bottom:0.3mm solid #222;height:17mm">${navnetrekk('Roger Lauvmyr', '#222')}</div><div style="flex:1;border-bottom:0.3mm solid #222;height:17mm">${navnetrekk('Benedikte Rullestad')}</div></div><div style="display:flex;gap:12mm"><div style="flex:1">for Selskapet, Ski 5/4-2023</div><div style="flex:1">Medarbeider, Hamar 8.4.23</div></div></section>`,
  },
)

const w18 = dokument(
  {
    id: 'w7-18',
    form: 'skann',
    language: 'nb',
    template: 'dagavtale',
    arbeidstaker: 'Storm Elvebakken',
    produksjonsselskap: 'Kveldsvakt TV AS',
    registreringer: [reg('Bryllupsbyttet', 'runner og publikumsvert', null, 8)],
    variant: 'taus',
    sign: [true, true],
    pnr: p18,
    forventet: 'MANGLER GODKJENT FAGFUNKSJON',
    begrunnelse: 'Runner og publikumsvert er ikke godkjente funksjoner; rettigheter er ikke nevnt.',
  },
  {
    navn: 'Scan 2022-03-14.pdf',
    slag: 'skann',
    stil: stiler.brev.replaceAll('#274', '#333').replace("'P052'", "'URW Bookman'"),
    html: `<section class="ark"><div class="hode"><b>Kveldsvakt TV</b><div style="font-size:9pt">Kveldsvakt TV AS<br>Org. ${orgnrTil('Kveldsvakt TV AS')} · Verksgata 62, 4013 Stavanger</div></div>
<h1>Avtale om kortvarig engasjement</h1>
<p>Mellom Kveldsvakt TV AS og <b>Storm Elvebakken</b>, Madlaveien 190, 4022 Stavanger (f.nr. ${delt(p18)}) er det inngått slik avtale:</p>
<p><b>Produksjon:</b> «Bryllupsbyttet», studioserie i åtte deler for TVNorge.</p>
<p><b>Arbeid:</b> Runner og publikumsvert ved innspilling av samtlige deler. Arbeidet består i å hente gjester, ordne lunsj, rigge stoler, telle publikum og vise dem på plass (omkring 120 personer per innspilling).</p>
<p><b>Dager:</b> 21.–24. mars og 28.–31. mars 2022, én del om dagen. Oppmøte kl. 12.30.</p>
<p><b>Lønn:</b> kr 195 per time, minst 7 timer per dag, utbetales 15. april til ${konto(705522)}. 12 % feriepenger.</p>
<p><b>Klær:</b> Sort. Selskapet holder jakke og øreplugg som leveres tilbake.</p>
<p><b>Taushet:</b> Medarbeideren kan ikke fortelle hvem som gifter seg før siste del er sendt, og ikke ta bilder i studio.</p>
<p><b>Sykdom:</b> Meldes til innspillingsleder Renate Kvamme før kl. 9.00.</p>
<p><b>Arbeidsgivers ansvar:</b> Medarbeideren er yrkesskadeforsikret. For ting som blir borte i garderoben, svarer selskapet ikke.</p>
${
  signaturer(
    [
      {
        rolle: 'Kveldsvakt TV AS',
        navn: 'Celina Marheim',
        under: `Celina Marheim ${stempel(['KVELDSVAKT TV AS', 'STAVANGER'])}`,
        signert: true,
      },
      { rolle: 'Medarbeider', navn: 'Storm Elvebakken', signert: true, farge: '#111' },
    ],
    '<p>Stavanger, 14. mars 2022</p>',
  ).html
}</section>`,
  },
)

export const underholdning: readonly Dokument[] = [w15, w16, w17, w18]
