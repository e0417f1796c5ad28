import { bare, esignert, nyside, punkt, sider, signaturer, tabell } from './ark.ts'
import { type Dokument, dokument, reg } from './fasit.ts'
import { frikjop, k1a, k1b, k2, kreditt, sykdom, taushet, tvist } from './klausuler.ts'
import { org, orgnrTil } from './selskaper.ts'
import { stiler } from './stil.ts'
import { delt, konto, personnummer } from './tall.ts'

const p29 = personnummer(24, 3, 85, 77)
const p30 = personnummer(5, 2, 72, 300)
const p31 = personnummer(17, 9, 91, 149)
const p33 = personnummer(28, 4, 69, 488)
const p34 = personnummer(12, 11, 80, 222)

const w29 = dokument(
  {
    id: 'w7-29',
    form: 'digital',
    language: 'nb',
    template: 'vfx-oppdragsavtale-esign',
    arbeidstaker: 'Leander Hovdenes',
    produksjonsselskap: 'Hylle Film AS',
    registreringer: [reg('Undertun', 'VFX supervisor', 'kostyme', null)],
    variant: '2',
    sign: [true, false],
    pnr: p29,
    forventet: 'MANGLER SIGNATUR',
    begrunnelse: 'Signaturbeviset viser at produsenten ennå ikke har signert; spillefilm, klausul 2.',
  },
  {
    navn: 'Oppdragsavtale VFX Undertun.pdf',
    slag: 'digital',
    stil: stiler.spalter,
    html: `<section class="ark"><h1>Oppdragsavtale · visuelle effekter</h1><p><b>Oppdragsgiver:</b> Hylle Film AS, org.nr. ${org('Hylle Film AS')}, Storgata 88, 2615 Lillehammer. <b>Oppdragstaker:</b> Leander Hovdenes, fødselsnummer ${p29}, Nordre Ål 6, 2614 Lillehammer. <b>Verk:</b> spillefilmen UNDERTUN, regi Maja Sletteng, ca. 98 minutter.</p>
<div class="spalter">${punkt('1', 'Oppdraget', 'Oppdragstakeren er filmens VFX supervisor. Han planlegger og leder arbeidet med visuelle effekter fra manus til levering, er til stede i opptak på de dagene som er merket i innspillingsplanen (11 av 33), og godkjenner leverte bilder fra underleverandører.', 'Det er regnet med 140 effektbilder fordelt på tre nivåer, se tabellen. Overskrides antallet med mer enn ti prosent, justeres vederlaget.')}
${tabell([
  ['Nivå', 'Antall bilder', 'Dager per bilde'],
  ['Enkel', '85', '0,5'],
  ['Middels', '40', '1,5'],
  ['Avansert', '15', '6'],
])}
${punkt('2', 'Vederlag', 'Fast pris kr 690 000 eks. mva., fakturert med en fjerdedel ved oppstart, ved siste opptaksdag, ved bildelås og ved godkjent levering.')}
${punkt('3', 'Tid', 'Oppstart 10. oktober 2022. Levering senest 28. april 2023. Forsinkelse utover fjorten dager gir dagmulkt på 0,1 prosent.')}
${punkt('4', 'Opphavsrett', k2.nbKlarert, 'Programvare, skript og verktøy som Oppdragstakeren har utviklet, følger ikke med.')}
${punkt('5', 'Sikkerhet', 'Materiale lagres kryptert på servere i Norge eller EØS. Ingen deler kan vises på kurs eller i demo før kinopremieren.')}
${punkt('6', 'Kreditering', 'VFX supervisor Leander Hovdenes, eget kort i sluttekst.')}
${punkt('7', 'Underleverandører', 'Underleverandører engasjeres av Oppdragsgiver etter råd fra Oppdragstaker. Oppdragstaker svarer ikke for deres mislighold.')}
${punkt('8', 'Avbestilling', 'Oppdragsgiver kan avbestille mot betaling for utført arbeid og ti prosent av det gjenstående.')}
${punkt('9', 'Tvister', tvist.nb[1] ?? '')}</div>
${
  esignert(
    'Signaturbevis',
    [
      {
        navn: 'Leander Hovdenes',
        rolle: 'Oppdragstaker',
        status: 'Signert med BankID<br>23.09.2022 kl. 08.14',
        ok: true,
      },
      {
        navn: 'Jostein Hyllestad-Mo',
        rolle: 'for Hylle Film AS',
        status: 'Venter på signatur<br>Påminnelse sendt 30.09.2022',
        ok: false,
      },
    ],
    'SGN-2022-118-0093',
  ).html
}</section>`,
  },
)

const w30 = dokument(
  {
    id: 'w7-30',
    form: 'skann',
    language: 'nb',
    template: 'avtale-med-alminnelige-vilkar',
    arbeidstaker: 'Sverre Daniel Okstad',
    produksjonsselskap: 'Blåtind Film AS',
    registreringer: [reg('Kongsbrygga', 'lyddesigner', 'lyddesign', 10)],
    variant: 'motstridende',
    sign: [true, true],
    pnr: p30,
    forventet: 'UNDER BEHANDLING',
    begrunnelse:
      'Klausul 1a i punkt 6 strider mot full overdragelse i de alminnelige vilkårene; det må avklares.',
  },
  {
    navn: 'Kongsbrygga lyd.pdf',
    slag: 'skann',
    stil: stiler.serie.replace("'Liberation Serif'", "'URW Bookman'").replace('10pt', '9.4pt'),
    html: sider(
      [
        `<h1>AVTALE OM LYDDESIGN</h1>${tabell([
          ['Produsent', 'Lyddesigner'],
          [
            `Blåtind Film AS<br>org.nr. ${orgnrTil('Blåtind Film AS')}<br>Strandskillet 11, 9008 Tromsø`,
            `Sverre Daniel Okstad<br>f.nr. ${delt(p30)}<br>Kaigata 5, 8005 Bodø`,
          ],
        ])}`,
        punkt(
          '1.',
          'Serien',
          '«Kongsbrygga», såpedrama for TVNorge, 10 × 26 minutter, produsert i to serier à fem som sendes uten opphold.',
        ),
        punkt(
          '2.',
          'Arbeidet',
          'Lyddesigneren har ansvaret for lyddesignen i alle ti. Dialogredigering og foley settes ut til Lydbua i Harstad.',
          'Arbeidet gjøres i ukene 2–19, 2021. Det er regnet fire dager til lyddesign og to dager til miks per episode.',
        ),
        punkt(
          '3.',
          'Vederlag',
          `Kr 38 500 per episode mot faktura. Betalingsfrist 20 dager. Konto ${konto(380012)}.`,
        ),
        punkt(
          '4.',
          'Samarbeid',
          'Regissør for samtlige episoder er Andrine Lysnes. Hun godkjenner miksen sammen med Produsenten.',
        ),
        punkt('5.', 'Kreditering', kreditt.nb[5] ?? ''),
        punkt('6.', 'Rettigheter', k1a.nbLegges),
        punkt('7.', 'Taushetsplikt', taushet.nb[4] ?? ''),
        punkt(
          '8.',
          'Forholdet til alminnelige vilkår',
          'Produsentens alminnelige vilkår for leverandører, som er trykt nedenfor, er en del av avtalen. Ingen av dokumentene har forrang.',
        ),
        signaturer(
          [
            {
              rolle: 'Produsent',
              navn: 'Birger Kvalnes',
              under: 'Birger Kvalnes, Blåtind Film AS',
              signert: true,
            },
            { rolle: 'Lyddesigner', navn: 'Sverre Daniel Okstad', signert: true, farge: '#222' },
          ],
          '<p>Tromsø, 14. desember 2020</p>',
        ),
        `<h2>Alminnelige vilkår for leverandører til Blåtind Film AS</h2><p>A. Leverandøren er selvstendig næringsdrivende og svarer selv for skatt og avgifter.</p><p>B. ${frikjop.nb.replaceAll('Medarbeideren', 'Leverandøren')}</p><p>C. Leverandøren skal ha ansvarsforsikring på minst fem millioner kroner.</p><p>D. Materiale skal leveres i samsvar med spesifikasjonen fra kringkasteren. Feil rettes uten kostnad innen 48 timer.</p><p>E. Produsenten kan heve avtalen dersom bestillingen fra kringkasteren faller bort. Utført arbeid betales.</p>`,
      ],
      {
        tegn: 100,
        linjer: 60,
        bunn: (i, n) => `<div class="fot"><span>Blåtind Film AS</span><span>Side ${i} av ${n}</span></div>`,
      },
    ),
  },
)

const w31 = dokument(
  {
    id: 'w7-31',
    form: 'digital',
    language: 'nb',
    template: 'tospaltet-arbeidsavtale',
    arbeidstaker: 'Camilla Ness Torgalm',
    produksjonsselskap: 'Grønnevik Drama AS',
    registreringer: [reg('Grønnevik (sesong 1)', 'maskør', 'kostyme', 9)],
    variant: 'motstridende',
    sign: [true, true],
    pnr: p31,
    forventet: 'UNDER BEHANDLING',
    begrunnelse:
      'Klausul 1b står mot et fullt frikjøp i samme avtale; alle ti episoder unntatt piloten er ni.',
  },
  {
    navn: 'arbeidsavtale maskør (signert).pdf',
    slag: 'digital',
    stil: stiler.spalter.replaceAll('#b58900', '#4b6a4b').replace('8.6pt', '9pt'),
    html: `<section class="ark"><h1>Arbeidsavtale – film og tv-drama</h1>
<table><tr><td>Arbeidsgiver</td><td>Grønnevik Drama AS, org.nr. ${org('Grønnevik Drama AS')}, Postboks 71, 1601 Fredrikstad</td></tr><tr><td>Arbeidstaker</td><td>Camilla Ness Torgalm, Kirkegata 14, 1721 Sarpsborg. Fnr. ${delt(p31)}</td></tr><tr><td>Produksjon</td><td>«Grønnvik», 1. sesong, ungdomsdrama i 10 episoder, NRK P3</td></tr><tr><td>Stilling</td><td>Maskør (hovedansvarlig)</td></tr></table>
<div class="spalter">
${punkt('1', 'Omfang', 'Arbeidstakeren er maskør på samtlige ti episoder unntatt piloten, som ble tatt opp i 2019 med Heidi Brovoll som maskør.')}
${punkt('2', 'Periode', '3. august til 20. november 2020. Fire dager forarbeid og 54 opptaksdager. Oppmøte inntil to timer før øvrig stab.')}
${punkt('3', 'Lønn', `Kr 12 900 per uke. Matpenger kr 110 per dag. Sminkekoffert leies for kr 350 per dag. Utbetaling til ${konto(90214)}.`)}
${punkt('4', 'Assistent', 'Det engasjeres én sminkeassistent i 30 dager og to ekstra på dager med mer enn tolv medvirkende.')}
${punkt('5', 'Rettigheter I', k1b.nbLang)}
${punkt('6', 'Kreditering', kreditt.nb[2] ?? '')}
${punkt('7', 'HMS', 'Medvirkende under 18 år sminkes bare med foresattes samtykke og med dør åpen. Produkter testes på forhånd.')}
${punkt('8', 'Sykdom', sykdom.nb[1] ?? '')}
${punkt('9', 'Fortrolighet', taushet.nb[2] ?? '')}
${punkt('10', 'Rettigheter II', frikjop.nb.replaceAll('Produsenten', 'Arbeidsgiver').replaceAll('Medarbeideren', 'Arbeidstakeren'))}
${punkt('11', 'Opphør', 'Avtalen opphører uten oppsigelse ved periodens slutt. Gjensidig oppsigelsesfrist er 14 dager.')}
${punkt('12', 'Tvister', tvist.nb[2] ?? '')}</div>
${
  signaturer(
    [
      { rolle: 'Arbeidsgiver', navn: 'Aslaug Trollnes', signert: true, dato: 'Fredrikstad 30/6 2020' },
      {
        rolle: 'Arbeidstaker',
        navn: 'Camilla Ness Torgalm',
        signert: true,
        farge: '#222',
        dato: 'Sarpsborg 3/7 2020',
      },
    ],
    '',
  ).html
}</section>`,
  },
)

const w32 = dokument(
  {
    id: 'w7-32',
    form: 'digital',
    language: 'nb',
    template: 'forfatterbrev',
    arbeidstaker: 'Nora Tidemandsen',
    produksjonsselskap: null,
    registreringer: [reg('Dobbeltspill', 'medforfatter', 'manus', 2)],
    variant: '1a',
    sign: [true, true],
    pnr: null,
    forventet: 'MANGLER PRODUKSJONSINFORMASJON',
    begrunnelse:
      'Bare arbeidstittelen «Dobbeltspill» er nevnt, og verken den eller selskapet finnes i registeret.',
  },
  {
    navn: 'Avtalebrev Prosjekt Dobbeltspill.pdf',
    slag: 'digital',
    stil: stiler.brev
      .replaceAll('#274', '#204060')
      .replace("'P052'", "'URW Bookman'")
      .replace('10.5pt', '9.8pt'),
    html: `<section class="ark"><div class="hode"><div><b>Kvartnote Serier AS</b></div><div style="font-size:9pt">Universitetsgata 300, 0164 Oslo<br>under stiftelse</div></div>
<p>Nora Tidemandsen<br>Kjelsåsveien 114, 0491 Oslo</p><p style="text-align:right">Oslo, 19. januar 2024</p>
<h1>Prosjekt «Dobbeltspill» (arbeidstittel) – avtale om medforfatterskap</h1>
<p>Kjære Nora,</p><p>Takk for en god prøveuke. Vi bekrefter at du engasjeres som medforfatter på vår nye thrillerserie, foreløpig kalt «Dobbeltspill». Serien får en annen tittel før den annonseres.</p>
<p>Du skriver to episoder sammen med hovedforfatter Ruben Askheim; dere deler likt (50/50). Hvor mange episoder serien får i alt, seks eller åtte, er ikke avgjort og har ingen betydning for ditt oppdrag.</p>
<p>Honoraret er kr 82 500 for hver av de to, altså kr 165 000, med halvdelen ved første utkast 3. mai og halvdelen ved endelig manus 16. august 2024.</p>
<p>${k1a.nbVises}</p><p>${taushet.nb[3]}</p><p>${kreditt.nb[4]}</p>
<p>Selskapet er under stiftelse. Produsent Hedvig Lorange er personlig ansvarlig for avtalen til selskapet er registrert.</p>
${
  signaturer(
    [
      { rolle: 'For Kvartnote Serier AS u.st.', navn: 'Hedvig Lorange', signert: true },
      { rolle: 'Akseptert, 22. januar 2024', navn: 'Nora Tidemandsen', signert: true, farge: '#222' },
    ],
    '',
  ).html
}</section>`,
  },
)

const w33 = dokument(
  {
    id: 'w7-33',
    form: 'foto',
    language: 'nb',
    template: 'fotografavtale-kort',
    arbeidstaker: 'Haldis Vermundsen',
    produksjonsselskap: 'Oksøy Film & TV AS',
    registreringer: [reg('Losen', 'fotograf', 'foto', 5)],
    variant: '1b',
    sign: [true, true],
    pnr: p33,
    forventet: 'MANGLER PRODUKSJONSINFORMASJON',
    begrunnelse: 'Sesongen er ikke nevnt, avtalen er udatert, og begge sesongene av «Losen» har ti episoder.',
  },
  {
    navn: 'losen foto.jpg',
    slag: 'foto',
    stil: stiler.normal.replace("'URW Gothic'", "'Liberation Sans'"),
    slitasje: { skjev: 2.2, skygge: 0.55, uskarp: 0.3 },
    html: `<section class="ark"><div class="hode"><h1>Arbeidsavtale, fotograf</h1><div>OKSØY FILM & TV AS · ${org('Oksøy Film & TV AS')}</div></div>
<table><tr><td>Arbeidstaker</td><td>Haldis Vermundsen, Dronningens gate 42, 4608 Kristiansand</td></tr><tr><td>Fødselsnummer</td><td>${delt(p33)}</td></tr><tr><td>Serie</td><td>LOSEN (TV-drama, ti episoder)</td></tr><tr><td>Stilling</td><td>Fotograf for halvparten av de ti. Hvilke fem det blir, følger av blokkplanen.</td></tr><tr><td>Ansettelsestid</td><td>Fra uke 18 til og med uke 29</td></tr><tr><td>Lønn</td><td>kr 20 100 per uke. Utbetales den 12. til ${konto(418207)}</td></tr></table>
<h2>1. Arbeidet</h2><p>Fotografen har ansvaret for bildet i sine episoder og velger lys sammen med lysmester Tom Are Viken. Kamera og optikk leies av produsenten fra utleier. Annen fotograf er Siv Lindtjønn.</p>
<h2>2. Rettigheter</h2><p>${k1b.nbKanal}</p>
<h2>3. Arbeidstid</h2><p>Ti timers dag, fem dager i uken, med opptak til sjøs i inntil 14 dager. Redningsdrakt er påbudt om bord. Hviletid minst 11 timer.</p>
<h2>4. Forsikring</h2><p>${sykdom.nb[1]}</p>
<h2>5. Navngivelse</h2><p>${kreditt.nb[0]?.replace('Medarbeideren', 'Fotografen')}</p>
<h2>6. Taushetsplikt</h2><p>${taushet.nb[1]}</p>
${
  signaturer(
    [
      { rolle: 'Arbeidsgiver', navn: 'Berit Oksøymo', signert: true, farge: '#333' },
      { rolle: 'Arbeidstaker', navn: 'Haldis Vermundsen', signert: true },
    ],
    '',
  ).html
}</section>`,
  },
)

const w34 = dokument(
  {
    id: 'w7-34',
    form: 'skann',
    language: 'nb',
    template: 'serieavtale-uten-siste-side',
    arbeidstaker: 'Roald Tjøstolvsen',
    produksjonsselskap: 'Kalkstein Serie AS',
    registreringer: [reg('Isgang (sesong 1)', 'klipper', 'klipp', 6)],
    variant: 'taus',
    sign: [false, false],
    pnr: p34,
    forventet: 'DOKUMENTASJONEN ER MANGELFULL',
    begrunnelse:
      'Side 3 av 3, med rettigheter og underskrifter, mangler; to tredeler av ni episoder er seks.',
  },
  {
    navn: 'Isgang klipp skannet.pdf',
    slag: 'skann',
    stil: stiler.serie.replace("'Liberation Serif'", "'Nimbus Roman'").replace('10pt/1.36', '12pt/1.55'),
    html: bare(
      sider(
        [
          `<h1>AVTALE OM KLIPP</h1><p>mellom Kalkstein Serie AS, org.nr. ${org('Kalkstein Serie AS')}, Kongens gate 77, 8006 Bodø (Produsenten), og Roald Tjøstolvsen, fødselsnummer ${delt(p34)}, Rønvikveien 12, 8006 Bodø (Klipperen)</p>`,
          punkt(
            '§ 1',
            'Definisjoner',
            '«Serien» er første sesong av «Isgang», ni episoder à 45 minutter, som Produsenten lager for NRK med støtte fra Nordisk Råkopifond.',
            '«Klipperens episoder» er to tredeler av Serien, fordelt slik det fremgår av Vedlegg 1.',
            '«Bildelås» er det tidspunktet da kringkasteren skriftlig har godkjent klippet.',
          ),
          punkt(
            '§ 2',
            'Engasjementet',
            'Klipperen engasjeres som klipper for Klipperens episoder. Den siste tredelen klippes av Susann Meløe. Klipperen er i tillegg faglig leder for klippeavdelingen på fire personer.',
            'Klipperen skal påse at alle episodene har et enhetlig uttrykk, men står ikke kreditert på episoder klippet av andre.',
          ),
          punkt(
            '§ 3',
            'Tid og sted',
            'Arbeidet begynner 2. september 2019 og varer i 26 uker. De første seksten ukene arbeider Klipperen i Bodø, deretter i Oslo.',
            'Ferie avvikles i uke 52 og 1.',
          ),
          punkt(
            '§ 4',
            'Lønn',
            'Ukelønnen er kr 15 800. Reise Bodø–Oslo dekkes inntil åtte ganger. Losji i Oslo holdes av Produsenten. Pensjonsinnskudd er 2 prosent.',
            `Lønn utbetales den 12. i måneden til ${konto(617708)}.`,
          ),
          punkt(
            '§ 5',
            'Arbeidstid',
            'Arbeidstiden er 40 timer i uken. Overtid skal være pålagt. I de tre siste ukene før bildelås kan arbeidstiden forlenges til 48 timer mot avspasering.',
            'Klipperen fører timer daglig i Produsentens system. Avvik meldes postprodusent Laila Fagervik.',
          ),
          nyside,
          punkt(
            '§ 6',
            'Arbeidets gang',
            'For hver episode gjelder: samleklipp to uker etter siste opptaksdag, regissørens versjon etter tre uker, produsentens versjon etter fire og bildelås etter fem uker.',
            'Regissørene Trine Aas Hemnes og Jan-Roger Solvær har to uker hver i klipperommet for hver av sine episoder.',
          ),
          punkt('§ 7', 'Sykdom', sykdom.nb[3] ?? '', sykdom.nb[4] ?? ''),
          punkt('§ 8', 'Taushetsplikt', taushet.nb[5] ?? '', taushet.nb[4] ?? ''),
          punkt('§ 9', 'Navngivelse', kreditt.nb[3] ?? '', kreditt.nb[4] ?? ''),
          nyside,
          punkt('§ 10', 'Rettigheter', k1a.nb),
          punkt('§ 11', 'Opphør', sykdom.nb[5] ?? ''),
          punkt('§ 12', 'Tvister', tvist.nb[3] ?? ''),
          signaturer(
            [
              { rolle: 'Produsenten', navn: 'Magnhild Sørvåg', signert: true },
              { rolle: 'Klipperen', navn: 'Roald Tjøstolvsen', signert: true },
            ],
            '',
          ),
        ],
        {
          tegn: 96,
          linjer: 70,
          bunn: (i, n) => `<div class="fot"><span>Isgang – klipp</span><span>Side ${i} av ${n}</span></div>`,
        },
      ),
      [1, 2],
    ),
  },
)

export const konflikt: readonly Dokument[] = [w29, w30, w31, w32, w33, w34]
