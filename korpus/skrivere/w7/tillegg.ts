import { navnetrekk, punkt, sider, signaturer, stempel, tabell } from './ark.ts'
import { type Dokument, dokument, reg } from './fasit.ts'
import { k1a, k1b, k2, kreditt, sykdom, taushet, tvist } from './klausuler.ts'
import { org, orgnrTil } from './selskaper.ts'
import { stiler } from './stil.ts'
import { delt, konto, personnummer } from './tall.ts'

const p23 = personnummer(16, 12, 73, 280)
const p25 = personnummer(7, 7, 70, 199)
const p26 = personnummer(22, 10, 88, 51)
const p27 = personnummer(1, 6, 81, 370)

const w23 = dokument(
  {
    id: 'w7-23',
    form: 'blandet',
    language: 'nb',
    template: 'hovedavtale-med-tillegg',
    arbeidstaker: 'Tale Margrethe Ursdal',
    produksjonsselskap: 'Skjærgårdslys Fiksjon AS',
    registreringer: [reg('Ormegård (sesong 1)', 'produksjonsdesigner', 'scenografi', 8)],
    variant: '1a',
    sign: [true, true],
    pnr: p23,
    forventet: 'BEHANDLET',
    begrunnelse:
      'Hovedavtalen (seks episoder, klausul 1a) og tillegget (åtte) er signert av begge; åtte gjelder.',
  },
  {
    navn: '1 Hovedavtale Ormegård.pdf',
    slag: 'digital',
    stil: stiler.film.replaceAll('#6b1d1d', '#1f3f5b'),
    html: sider(
      [
        `<h1>Ormegård</h1><div class="undertittel">Ansettelsesavtale – produksjonsdesigner</div><p>Skjærgårdslys Fiksjon AS, org.nr. ${org('Skjærgårdslys Fiksjon AS')}, Langestrand 2, 3256 Larvik («Selskapet») og Tale Margrethe Ursdal, f.nr. ${delt(p23)}, Grønliveien 15, 3140 Nøtterøy («Designeren»), har inngått denne avtalen.</p>`,
        punkt(
          '1.',
          'Serien',
          '«Ormegård», første sesong, er en dramaserie i seks episoder à 44 minutter for TV 2 Play. Opptak finner sted i Larvik og Tønsberg fra 2. mai 2022.',
        ),
        punkt(
          '2.',
          'Stilling',
          'Designeren ansettes som produksjonsdesigner for alle seks episoder og leder scenografiavdelingen på ni personer. Dekor, rekvisitter, kjøretøy og grafikk hører til avdelingens ansvar.',
          'Designeren samarbeider med konseptuerende regissør Joakim Storlien og fotograf Mina Tofteberg om seriens visuelle uttrykk. Budsjettet for avdelingen er kr 4 350 000, jf. kalkyle av 11. januar 2022.',
        ),
        punkt(
          '3.',
          'Tid',
          'Fra 24. januar til 26. august 2022, full stilling. Ferie avvikles i tre uker i juli.',
        ),
        punkt(
          '4.',
          'Lønn',
          `Kr 19 200 per uke, som utbetales den 15. og siste dag i måneden til ${konto(240716)}. Bilgodtgjørelse og telefon dekkes etter regning.`,
        ),
        punkt(
          '5.',
          'Rettigheter',
          k1a.nbBegge,
          'Tegninger og digitale modeller oppbevares av Selskapet i fem år.',
        ),
        punkt('6.', 'Kreditering', kreditt.nb[4] ?? ''),
        punkt('7.', 'Sykdom og forsikring', sykdom.nb[4] ?? ''),
        punkt('8.', 'Taushetsplikt', taushet.nb[5] ?? ''),
        punkt(
          '9.',
          'Endringer',
          'Endringer i avtalen skal være skriftlige og undertegnet av begge parter. Utvides antallet episoder, forhandler partene om tid og lønn.',
        ),
        punkt('10.', 'Tvister', tvist.nb[4] ?? ''),
        signaturer(
          [
            { rolle: 'Selskapet', navn: 'Dagny Holteskar', under: 'Dagny Holteskar', signert: true },
            { rolle: 'Designeren', navn: 'Tale Margrethe Ursdal', signert: true, farge: '#222' },
          ],
          '<p>Larvik, 17. januar 2022</p>',
        ),
      ],
      {
        tegn: 88,
        linjer: 60,
        bunn: (i, n) => `<div class="fot"><span>Ormegård – avtale nr. 14</span><span>${i}/${n}</span></div>`,
      },
    ),
  },
  {
    navn: '2 Tillegg.jpg',
    slag: 'foto',
    stil: stiler.brev.replaceAll('#274', '#1f3f5b'),
    html: `<section class="ark"><div class="hode"><b>Skjærgårdslys Fiksjon</b><div>Larvik, 21. mars 2022</div></div>
<h1>Tillegg nr. 1 til avtale nr. 14 av 17. januar 2022</h1>
<p>mellom Skjærgårdslys Fiksjon AS og Tale Margrethe Ursdal</p>
<p>TV 2 har bestilt to episoder ut over de seks som avtalen gjelder, slik at første sesong av «Ormegård» nå omfatter åtte episoder. Partene er derfor enige om følgende:</p>
<p>1. Avtalens punkt 1 og 2.1 endres ved at «seks» skal lyde «åtte». Produksjonsdesigneren har ansvaret også for de to nye episodene (7 og 8).</p>
<p>2. Ansettelsen forlenges med fem uker, til 30. september 2022. Lønnen er kr 19 900 per uke i forlengelsen.</p>
<p>3. Budsjettet i punkt 2.2 økes med kr 900 000.</p>
<p>4. For øvrig står avtalen ved lag uten endringer, herunder punkt 5 om rettigheter.</p>
${
  signaturer(
    [
      { rolle: 'For selskapet', navn: 'Dagny Holteskar', signert: true, farge: '#111' },
      { rolle: 'Produksjonsdesigner', navn: 'Tale Margrethe Ursdal', signert: true, dato: '' },
    ],
    '',
  ).html
}</section>`,
  },
)

const w24 = dokument(
  {
    id: 'w7-24',
    form: 'skann',
    language: 'nb',
    template: 'tillegg',
    arbeidstaker: 'Edvin Skogheim Rud',
    produksjonsselskap: 'Hylle Film AS',
    registreringer: [reg('Nattportieren', 'klipper', 'klipp', 8)],
    variant: 'taus',
    sign: [true, true],
    pnr: null,
    forventet: 'DOKUMENTASJONEN ER MANGELFULL',
    begrunnelse:
      'Tillegget utvider fra seks til åtte episoder, men hovedavtalen med rettighetene er ikke lastet opp.',
  },
  {
    navn: 'Addendum nattportieren.pdf',
    slag: 'skann',
    stil: stiler.normal,
    html: `<section class="ark"><div class="hode"><h1>ENDRINGSAVTALE (ADDENDUM)</h1><div>Hylle Film AS<br>${org('Hylle Film AS')}</div></div>
<table><tr><td>Gjelder</td><td class="utfylt">Arbeidsavtale datert 3. mai 2021</td></tr><tr><td>Arbeidstaker</td><td class="utfylt">Edvin Skogheim Rud, klipper</td></tr><tr><td>Produksjon</td><td class="utfylt">NATTPORTIEREN (tv-serie)</td></tr><tr><td>Addendum nr.</td><td class="utfylt">2</td></tr></table>
<h2>Bakgrunn</h2><p>Etter at addendum nr. 1 ble inngått 14. juni 2021, har oppdragsgiver økt bestillingen. Arbeidstakeren var opprinnelig engasjert for seks episoder.</p>
<h2>Endringer</h2>
<table><tr><th>Punkt i arbeidsavtalen</th><th>Fra</th><th>Til</th></tr><tr><td>2 b) Antall episoder</td><td>6</td><td>8</td></tr><tr><td>3 Varighet</td><td>5. november 2021</td><td>21. januar 2022</td></tr><tr><td>4 Antall klippeuker</td><td>22</td><td>30</td></tr><tr><td>5 Ukelønn</td><td>kr 16 000</td><td>uendret</td></tr></table>
<h2>Øvrige vilkår</h2><p>Arbeidsavtalens bestemmelser for øvrig gjelder uendret. Ved motstrid går dette addendum foran.</p>
<p>Addendumet er ikke gyldig før det er undertegnet av begge parter.</p>
${
  signaturer(
    [
      {
        rolle: 'Arbeidsgiver',
        navn: 'Jostein Hyllestad-Mo',
        signert: true,
        dato: 'Lillehammer, 20.09.21',
        farge: '#222',
      },
      { rolle: 'Arbeidstaker', navn: 'Edvin Skogheim Rud', signert: true, dato: 'Lillehammer, 22.09.21' },
    ],
    '',
  ).html
}</section>`,
  },
)

const w25 = dokument(
  {
    id: 'w7-25',
    form: 'digital',
    language: 'nb',
    template: 'opsjons-og-forfatteravtale',
    arbeidstaker: 'Bård Eilif Nymoen',
    produksjonsselskap: 'Nordre Gate Drama AS',
    registreringer: [reg('Tingretten (sesong 1)', 'manusforfatter', 'manus', 3)],
    variant: '2',
    sign: [true, true],
    pnr: p25,
    forventet: 'BEHANDLET',
    begrunnelse:
      'Fast oppdrag er tre av ti manus i første sesong; opsjonene på sesong 2 og 3 er ikke arbeid. Klausul 2, begge har signert.',
  },
  {
    navn: 'OPSJONS- OG FORFATTERAVTALE Nymoen 2018.pdf',
    slag: 'digital',
    stil: stiler.serie.replace("'Liberation Serif'", "'P052'").replace('text-transform:uppercase', ''),
    html: sider(
      [
        `<h1>OPSJONS- OG FORFATTERAVTALE</h1><p>Avtale av 12. mars 2018 mellom <b>Nordre Gate Drama AS</b>, org.nr. ${org('Nordre Gate Drama AS')} («Produsenten»), og <b>Bård Eilif Nymoen</b>, født 07.07.1970, personnummer ${p25}, Bakklandet 60, 7014 Trondheim («Forfatteren»).</p>`,
        `<p><b>Bakgrunn.</b> Forfatteren har utviklet konseptet til en dramaserie fra en norsk førsteinstansdomstol. Produsenten ønsker rett til å fremstille serien, og ønsker at Forfatteren skriver deler av den. Rettslig rådgiver for serien er advokat Cecilie Brønmo.</p>`,
        punkt(
          '1.',
          'Definisjoner',
          '«Konseptet» betyr Forfatterens dokument «Tingretten – serieomtale» på 34 sider, versjon 2.',
          '«Serien» betyr tv-serien «Tingretten». «Sesong 1» betyr de ti første episodene. «Senere Sesonger» betyr enhver sesong etter den første.',
          '«Opsjonstiden» betyr atten måneder regnet fra avtalens dato, med rett til forlengelse én gang med tolv måneder.',
          '«Kringkasteren» betyr det foretak som bestiller Sesong 1.',
        ),
        punkt(
          '2.',
          'Opsjon på Konseptet',
          'Produsenten får enerett til i Opsjonstiden å erverve filmretten til Konseptet. Opsjonssummen er kr 60 000 og går til fradrag i konseptvederlaget.',
          'Opsjonen utøves ved skriftlig melding. Utøves den ikke, faller alle rettigheter tilbake til Forfatteren uten vederlag.',
        ),
        punkt(
          '3.',
          'Forfatterens arbeid i Sesong 1',
          'Utøves opsjonen, skal Forfatteren skrive manus til tre av de ti episodene i Sesong 1. De syv øvrige fordeles av Produsenten på inntil tre andre forfattere. Forfatteren leser disse og har uttalerett.',
          'Hvert manus leveres som synopsis, to utkast og opptaksmanus på 44–48 sider.',
        ),
        `<h2>4. Vederlag</h2>${tabell([
          ['Ytelse', 'Grunnlag', 'Beløp'],
          ['Konsept', 'engangsbeløp', 'kr 300 000'],
          ['Manus Sesong 1', 'per episode', 'kr 165 000'],
          ['Seriebonus', 'per produsert episode skrevet av andre', 'kr 12 000'],
          ['Formatvederlag Senere Sesonger', 'per episode', 'kr 20 000'],
        ])}<p>Alle beløp forfaller 30 dager etter faktura. Kontonummer ${konto(819553)}.</p>`,
        punkt(
          '5.',
          'Senere Sesonger',
          'Produsenten har opsjon på å engasjere Forfatteren til fire manus i en annen sesong og fem manus i en tredje sesong. Opsjonen må utøves innen seks måneder etter siste sending av foregående sesong.',
          'For Senere Sesonger inngås særskilt avtale. Bestemmelsen pålegger ingen av partene arbeid før slik avtale foreligger.',
        ),
        punkt(
          '6.',
          'Opphavsrett',
          k2.nbInnkjop,
          'Rett til nyinnspilling i utlandet avtales særskilt; netto inntekter deles likt mellom partene.',
        ),
        punkt(
          '7.',
          'Garantier',
          'Forfatteren innestår for at personer og saker i Konseptet er oppdiktet eller anonymisert. Produsenten bærer ansvaret for juridisk gjennomgang av manus.',
        ),
        punkt(
          '8.',
          'Navngivelse',
          '«Skapt av Bård Eilif Nymoen» i forteksten på alle episoder. «Manus» på de episodene Forfatteren har skrevet.',
        ),
        punkt('9.', 'Fortrolighet', taushet.nb[3] ?? ''),
        punkt(
          '10.',
          'Overdragelse av avtalen',
          'Produsenten kan overføre avtalen til et datterselskap stiftet for produksjonen, men hefter fortsatt for betalingen.',
        ),
        punkt('11.', 'Tvister', tvist.nb[3] ?? ''),
        signaturer(
          [
            { rolle: 'Nordre Gate Drama AS', navn: 'Ragna Tvedtmo', signert: true, farge: '#123' },
            { rolle: 'Forfatteren', navn: 'Bård Eilif Nymoen', signert: true, farge: '#263a8f' },
          ],
          '<p>Trondheim, 12. mars 2018</p><p>Opsjonen ble utøvd ved brev av 4. september 2018. (påtegning R.T.)</p>',
        ),
      ],
      {
        tegn: 108,
        linjer: 60,
        bunn: (i, n) =>
          `<div class="fot"><span>Opsjons- og forfatteravtale</span><span>Side ${i} av ${n}</span></div>`,
      },
    ),
  },
)

const w26 = dokument(
  {
    id: 'w7-26',
    form: 'digital',
    language: 'nb',
    template: 'rammeengasjement-to-sesonger',
    arbeidstaker: 'Gry Helen Torsvåg',
    produksjonsselskap: 'Vestibyle Film AS',
    registreringer: [
      reg('Nattskiftet (sesong 1)', 'klipper', 'klipp', 4),
      reg('Nattskiftet (sesong 2)', 'klipper', 'klipp', null),
    ],
    variant: '1b',
    sign: [true, true],
    pnr: p26,
    forventet: 'FYLL INN EPISODER',
    begrunnelse:
      'Annenhver av åtte episoder i første sesong er fire, men for andre sesong er antallet ikke avtalt.',
  },
  {
    navn: 'Vestibyle_klippavtale_2sesonger.pdf',
    slag: 'digital',
    stil: stiler.normal.replace("'URW Gothic'", "'Nimbus Sans'"),
    html: sider(
      [
        `<div class="hode"><h1>Avtale om klipp av to sesonger</h1><div style="text-align:right;font-size:8.5pt">Vestibyle Film AS<br>${orgnrTil('Vestibyle Film AS')}<br>Sagveien 23, 0459 Oslo</div></div>
<p>Klipper: <b>Gry Helen Torsvåg</b>, Ekebergveien 228 F, 1162 Oslo, fødselsnr. ${p26}, kontonr. ${konto(535010)}</p>`,
        `<h2>1 Produksjonen</h2><p>TV-serien «Nattskiftet» tas opp med to sesonger i sammenheng, hver på åtte episoder à 25 minutter. Begge er bestilt av NRK.</p>`,
        `<h2>2 Arbeidet</h2>${tabell([
          ['Sesong', 'Klipperen klipper', 'Andre klippere', 'Klippeperiode'],
          [
            'Første',
            'annenhver episode, med start i episode 1',
            'Jens Aurland (de øvrige)',
            '7. mars – 10. juni 2022',
          ],
          [
            'Andre',
            'det antall episoder partene blir enige om når opptaksplanen for sesongen foreligger',
            'Jens Aurland, Rikke Tønder',
            '15. aug. – 14. okt. 2022',
          ],
        ])}<p>Hver episode har tolv klippedager til regissørens versjon og fire dager til endringer. Klipperen deltar i tillegg ved to fellesvisninger per sesong.</p>`,
        '<h2>3 Lønn</h2><p>Kr 17 200 per uke i første sesong og kr 17 750 per uke i andre sesong. Lønnen utbetales den 10. i påfølgende måned. I opphold mellom periodene, ni uker, betales ikke lønn.</p>',
        `<h2>4 Opphavsrett</h2><p>${k1b.nbLang} Produsenten kan klippe om episodene til trailer og til flyselskapenes visning.</p>`,
        `<h2>5 Navngivelse</h2><p>${kreditt.nb[5]}</p>`,
        `<h2>6 Arbeidsmiljø</h2><p>Klipperommet ligger i Sagveien 23 og har dagslys. Skjermarbeid avbrytes med pauser. ${sykdom.nb[4]}</p>`,
        '<h2>7 Utstyr og materiale</h2><p>Klipperen tar ikke materiale ut av huset uten avtale. Prosjektfiler sikkerhetskopieres daglig til to disker.</p>',
        `<h2>8 Taushet</h2><p>${taushet.nb[5]}</p>`,
        '<h2>9 Opphør</h2><p>Går ikke andre sesong i produksjon innen 1. oktober 2022, faller avtalen bort for denne sesongen mot en avbruddsgodtgjørelse på tre ukelønner.</p>',
        signaturer(
          [
            {
              rolle: 'Vestibyle Film AS',
              navn: 'Annelise Grimsby',
              under: 'Annelise Grimsby, post-produsent',
              signert: true,
            },
            { rolle: 'Klipper', navn: 'Gry Helen Torsvåg', signert: true, farge: '#222' },
          ],
          '<p>Oslo, 11. februar 2022</p>',
        ),
      ],
      {
        tegn: 105,
        linjer: 74,
        bunn: (i, n) => `<div class="fot"><span></span><span>${i} / ${n}</span></div>`,
      },
    ),
  },
)

const w27 = dokument(
  {
    id: 'w7-27',
    form: 'skann',
    language: 'nb',
    template: 'dobbeltfunksjon-avtale',
    arbeidstaker: 'Ingunn Brekkhus Falk',
    produksjonsselskap: 'Kvisthaug & Rød Produksjon AS',
    registreringer: [
      reg('Arvingene på Furuly (sesong 2)', 'regissør', 'regi', 2),
      reg('Arvingene på Furuly (sesong 2)', 'manusforfatter', 'manus', 1),
    ],
    variant: '1a',
    sign: [true, true],
    pnr: p27,
    forventet: 'BEHANDLET',
    begrunnelse: 'Regi på to episoder og manus til den ene av dem; begge funksjoner er godkjent, klausul 1a.',
  },
  {
    navn: 'Furuly_regi_manus_Falk.pdf',
    slag: 'skann',
    stil: stiler.film.replaceAll('#6b1d1d', '#333'),
    html: sider(
      [
        `<h1 style="font-size:15pt">Avtale om regi og manuskript</h1><div class="undertittel">ARVINGENE PÅ FURULY – andre sesong (åtte episoder à 43 min.)</div><p>Produsent: Kvisthaug & Rød Produksjon AS, org.nr. ${org('Kvisthaug & Rød Produksjon AS')}, Stortorget 1, 2317 Hamar<br>Medarbeider: Ingunn Brekkhus Falk, fnr. ${delt(p27)}, Vangsveien 155, 2318 Hamar</p>`,
        punkt(
          '1.',
          'Oppgaver',
          'Medarbeideren har regien på tredje og fjerde episode.',
          'Medarbeideren skriver i tillegg manus til fjerde episode. Manus til tredje episode er skrevet av Even Rødsgård.',
        ),
        punkt(
          '2.',
          'Vederlag',
          'For regien betales kr 295 000 per episode. For manuset betales kr 150 000. Reiser i Innlandet dekkes med kilometergodtgjørelse.',
          `Utbetaling skjer i tre like deler, 1. mars, 1. juni og 1. september 2022, til ${konto(126600)}.`,
        ),
        punkt(
          '3.',
          'Gjennomføring',
          'Manus leveres 10. januar 2022. Opptak for de to episodene går over seksten dager i mai 2022. Medarbeideren følger klippen i seks uker og er med på blandingen av begge episodene.',
        ),
        punkt('4.', 'Opphavsrett', k1a.nbLegges, 'Bestemmelsen gjelder både som regissør og som forfatter.'),
        punkt('5.', 'Navngivelse', kreditt.nb[3] ?? ''),
        punkt('6.', 'Sykdom', sykdom.nb[3] ?? ''),
        punkt('7.', 'Taushet', taushet.nb[4] ?? ''),
        punkt('8.', 'Tvister', tvist.nb[5] ?? ''),
        signaturer(
          [
            { rolle: 'Produsenten', navn: 'Sigmund Kvisthaug', signert: true, farge: '#222' },
            { rolle: 'Medarbeideren', navn: 'Ingunn Brekkhus Falk', signert: true },
          ],
          '<p>Hamar, 29. november 2021</p>',
        ),
      ],
      { tegn: 88, linjer: 64 },
    ),
  },
)

const w28 = dokument(
  {
    id: 'w7-28',
    form: 'foto',
    language: 'nb',
    template: 'klippebrev',
    arbeidstaker: 'Mats Rydningen',
    produksjonsselskap: 'Femte Akt Drama AS',
    registreringer: [reg('Arvefiendene', 'klipper', 'klipp', 4)],
    variant: '1b',
    sign: [true, false],
    pnr: null,
    forventet: 'MANGLER SIGNATUR',
    begrunnelse:
      'Selskapet har bare stemplet og skrevet navnet med maskin; to dobbeltepisoder er fire episoder.',
  },
  {
    navn: 'brev femte akt.jpg',
    slag: 'foto',
    stil: stiler.brev.replaceAll('#274', '#6a2b2b').replace("'P052'", "'Nimbus Roman'"),
    html: `<section class="ark"><div class="hode"><div><b>Femte Akt Drama AS</b></div><div style="font-size:9pt">Akersveien 40, 0177 Oslo<br>Org.nr. ${orgnrTil('Femte Akt Drama AS')}</div></div>
<p>Mats Rydningen<br>Vogts gate 49<br>0477 Oslo</p><p style="text-align:right">31. mars 2022</p>
<h1>KLIPP AV «ARVEFIENDENE»</h1>
<p>Vi bekrefter avtalen om at du klipper de to dobbeltepisodene i serien, det vil si åpningen (1–2) og avslutningen (7–8). De fire i midten klippes av Tiril Nordahl Moe.</p>
<p>Arbeidet begynner 19. april og varer i seksten uker. Lønnen er kr 17 500 per uke pluss feriepenger. Du får eget klipperom i Akersveien og assistanse fra Omar Lian to dager i uken.</p>
<p>Rettigheter: ${k1b.nbSaer}</p>
<p>Kreditering: ${kreditt.nb[5]}</p>
<p>${taushet.nb[4]}</p>
<p>Ved sykdom melder du fra til postkoordinator Elin Hovde. Brevet gjelder som arbeidsavtale etter arbeidsmiljøloven § 14-6 når begge har underskrevet.</p>
<p style="margin-top:6mm">Vennlig hilsen<br>FEMTE AKT DRAMA AS</p><p style="margin:4mm 0">${stempel(['FEMTE AKT DRAMA AS', 'Akersveien 40 · 0177 Oslo'], '#3a3a80')}</p><p>Gunhild Aasterud<br>produsent</p>
<p style="margin-top:6mm">Lest og godtatt:</p><div style="width:80mm;border-bottom:0.3mm solid #222;height:15mm">${navnetrekk('Mats Rydningen')}</div><p>Mats Rydningen &nbsp; dato 4.4.22</p></section>`,
  },
)

export const tillegg: readonly Dokument[] = [w23, w24, w25, w26, w27, w28]
