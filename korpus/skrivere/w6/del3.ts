import { felt, ordrelinjer, ordrestil, signeringslogg, skjemastil, toLinjer } from './maler.ts'
import { nummer, selskapsnavn } from './register.ts'
import {
  delt,
  fnr,
  type Kontrakt,
  klausul,
  konto,
  orgnr,
  papir,
  rader,
  reg,
  signatur,
  signert,
  stil,
  treogtre,
} from './verktoey.ts'

const brage = fnr(17, 9, 1973, 144)
const marta = fnr(4, 2, 1985, 61)
const ylva = fnr(28, 12, 1987, 240)
const cornelius = fnr(11, 7, 1990, 188)
const rebekka = fnr(6, 8, 1983, 330)

export const del3: readonly Kontrakt[] = [
  {
    fasit: {
      id: 'w6-12',
      form: 'skann',
      language: 'nb',
      template: 'nrk-programavtale',
      arbeidstaker: 'Brage Sørgaarden',
      produksjonsselskap: 'NRK',
      registreringer: [reg('Havnesjefen (sesong 2)', 'lydsjef', 'lyd', 8)],
      rettighetsklausul: klausul('NRK'),
      signaturer: signert(true, false),
      personnummer_i_dokumentet: brage,
      forventet: 'MANGLER SIGNATUR',
      begrunnelse: 'NRK-avtalen er bare signert av arbeidstakeren; linjen for NRK er tom.',
    },
    papirer: [
      papir(
        'skann_havnesjefen.pdf',
        'skann',
        [
          `<table><tr><td style="width:55%"><b style="font-size:17pt;letter-spacing:2px">NRK</b><br>Drama / Marienlyst</td><td>Vår ref. 22/40917-3<br>Dato 14.06.2022<br>Saksbeh. A. Lindheim</td></tr></table>
<p style="margin-top:8mm">Brage Sørgaarden<br>Kirkeveien 200 A<br>1384 Asker</p>
<h1 style="margin-top:6mm">AVTALE OM ENGASJEMENT, KORT TID</h1>
<table class="strek">${rader(
            [
              ['Arbeidsgiver', `NRK, org.nr. ${nummer('nrk')}`],
              ['Ansatt', `Brage Sørgaarden, f.nr. ${delt(brage)}`],
              ['Serie', 'Havnesjefen, sesong 2 (dramaserie, NRK egenproduksjon)'],
              ['Oppgave', 'lydsjef, med ansvar for lyd i opptak og oppfølging av miks'],
              ['Episoder', '8 (hele sesongen), opptak over 64 dager'],
              ['Tidsrom', '22.08.2022 – 28.04.2023'],
              ['Lønn', 'kr 54 300 per måned, overtid etter avtale B'],
            ],
            true,
          )}</table>
<p style="margin-top:4mm">Engasjementet er midlertidig. Du omfattes av tariffavtalene NRK er bundet av, herunder bestemmelsene om opphavsrett og vederlag for videre utnyttelse. NRK erverver de rettighetene til arbeidsresultatet som følger av ansettelsesforholdet og disse avtalene, og kan gjøre programmet tilgjengelig i egne tjenester.</p>
<p>Etikkhåndboka og Vær varsom-plakaten gjelder. Innleid assistent (K. Nes) rapporterer til deg.</p>
<p>To eksemplarer vedlagt. Ett returneres i signert stand innen 10 dager.</p>
${toLinjer(['For NRK<br>Anniken Lindheim, produksjonssjef', null], ['Sted, dato: <i>Asker 17/6</i><br>Brage Sørgaarden', 'Brage Sørgaarden'])}`,
        ],
        stil('arial', 10.6, '20mm 22mm'),
        { slitasje: { skjev: 0.6, dpi: 200 } },
      ),
    ],
  },
  {
    fasit: {
      id: 'w6-13',
      form: 'digital',
      language: 'nn',
      template: 'tillegg',
      arbeidstaker: 'Margit Rødungstøl',
      produksjonsselskap: selskapsnavn('halling'),
      registreringer: [reg('Rundbana', 'regissør', 'regi', 9)],
      rettighetsklausul: klausul('taus'),
      signaturer: signert(true, true),
      personnummer_i_dokumentet: null,
      forventet: 'DOKUMENTASJONEN ER MANGELFULL',
      begrunnelse: 'Tillegget viser til ein hovudavtale som ikkje er lasta opp, så rettane kan ikkje lesast.',
    },
    papirer: [
      papir(
        'Tillegg nr 2 Rundbana.pdf',
        'digital',
        [
          `<p>Hallinglyd og Bilete AS<br>Sentrumsvegen 88, 3550 Gol<br>org. ${nummer('halling')}</p>
<h1 style="margin-top:8mm">TILLEGG NR. 2</h1><p>til tilsetjingsavtale av 3. september 2021 mellom Hallinglyd og Bilete AS og Margit Rødungstøl om regi på «Rundbana»</p>
<table class="rutenett" style="margin:5mm 0"><tr><th>Punkt</th><th>Stod</th><th>Ny tekst</th></tr>${rader([
            ['2.1 Omfang', 'regissør på seks av ni episodar', 'regissør på alle ni episodane'],
            ['2.3 Periode', 'til 17.12.2021', 'til 25.02.2022'],
            ['4.1 Løn', 'kr 310 000 samla', 'kr 446 000 samla'],
            ['4.4 Diett', '21 døger', '34 døger'],
          ])}</table>
<p>Bakgrunn: Den andre regissøren, Hallvard Skrindo, slutta 1. november. Margit tek over episode 7, 8 og 9.</p>
<p>Elles gjeld hovudavtala og tillegg nr. 1 uendra.</p><p style="margin-top:8mm">Gol, 8. november 2021</p>
${toLinjer(['Hallinglyd og Bilete AS – Torleiv Sundre', 'Torleiv Sundre', { farge: '#111' }], ['Margit Rødungstøl', 'Margit Rødungstøl'])}`,
        ],
        stil('dejavu', 10, '22mm 24mm'),
      ),
    ],
  },
  {
    fasit: {
      id: 'w6-14',
      form: 'digital',
      language: 'nb',
      template: 'bekreftelsesbrev',
      arbeidstaker: 'Marta Ovedie Lien',
      produksjonsselskap: selskapsnavn('roed'),
      registreringer: [
        reg('Keeperen fra Kvaløya', 'regi', 'regi', null),
        reg('Keeperen fra Kvaløya', 'manus', 'manus', null),
      ],
      rettighetsklausul: klausul('2'),
      signaturer: signert(true, true),
      personnummer_i_dokumentet: marta,
      forventet: 'BEHANDLET',
      begrunnelse: 'Regi og manus på en enkeltstående dokumentar, klausul 2, og begge har signert brevet.',
    },
    papirer: [
      papir(
        'Brev Lien signert retur.pdf',
        'digital',
        [
          `<div class="h"><b>RØDT KORT FILM</b><br><span class="smaa">Rødt Kort Film AS, ${treogtre(nummer('roed'))}</span></div>
<p style="margin-top:8mm">Marta Ovedie Lien<br>Storgata 97 H0302<br>9008 Tromsø<br>(fnr: ${delt(marta)})</p><p class="h">Oslo, 4. mars 2022</p>
<h2>AD. «KEEPEREN FRA KVALØYA» – BEKREFTELSE PÅ AVTALE</h2>
<p>Kjære Marta,</p><p>Takk for hyggelig møte, og fint at vi er enige. Dette brevet er avtalen, det kommer ikke noe mer papir. Signer nederst og send tilbake.</p>
<p><u>Du</u> skriver manus til og regisserer en dokumentarfilm på ca 80 min om Ingeborg Hemmingsen. Du er altså både manus og regi. Vi skaffer foto (Ole M. Berg) og klipp (ikke bestemt), og du er med på å velge.</p>
<p><u>Vi</u> betaler kr 175 000 for manus og kr 390 000 for regi. Manus: halvparten nå, halvparten ved godkjent 3. utkast. Regi: i 10 like deler fra april, til konto ${konto(612208)}. Beløpene er lønn, og feriepenger kommer oppå.</p>
<p><u>Rettigheter:</u> Filmen er finansiert av oss, NFI og forhåndssalg, ikke bestilt av kanal. For medlemmer av Norsk filmforbund med forvaltningskontrakt med F©R klareres opphavsrettigheter i «Avtale om rettigheter for innkjøpte produksjoner mellom Virke Produsentforeningen og Norsk Filmforbund/F©R av 09.05.2017». Rett til nyinnspilling (remake) beholder du; vi har førsteforhandlingsrett i 24 mnd.</p>
<p><u>Tid:</u> Opptak i 28 dager fra mai til nov. Låst klipp 1. mars 2023. Blir vi mer enn 2 mnd forsinka snakker vi om penger igjen.</p>
<p><u>Kreditt:</u> «Manus og regi: Marta Ovedie Lien» først i rulletekst og på plakat.</p>
<p>Blir du syk, finner vi en løsning. Blir vi uenige, prøver vi med en felles kjenning før vi går til advokat.</p>
<p>Vennlig hilsen</p><div style="display:flex;gap:10mm;margin-top:4mm">${toLinjer(['Are Nymoen<br>daglig leder', 'Are Nymoen'], ['Akseptert: Marta Ovedie Lien<br>Tromsø 09.03.2022', 'Marta Ovedie', { farge: '#0b0b0b' }])}</div>`,
        ],
        stil('bok', 11.2, '18mm 25mm'),
      ),
    ],
  },
  {
    fasit: {
      id: 'w6-15',
      form: 'digital',
      language: 'nb',
      template: 'reklame-oppdrag',
      arbeidstaker: 'Cornelius Thingstad',
      produksjonsselskap: selskapsnavn('kilo'),
      registreringer: [reg('Fjellbrus – Isbadet', 'Regissør', 'regi', null)],
      rettighetsklausul: klausul('buy-out'),
      signaturer: signert(true, true),
      personnummer_i_dokumentet: cornelius,
      forventet: 'MANGLER PRODUKSJONSINFORMASJON',
      begrunnelse:
        'Reklamefilmen finnes ikke i registeret, så produksjonen må avklares; alle rettigheter er dessuten overdratt.',
    },
    papirer: [
      papir(
        'KFR-230511 Fjellbrus.pdf',
        'digital',
        [
          `<div style="background:#ffe14d;padding:6mm;margin:-14mm -16mm 6mm"><b style="font-size:20pt">kilovare</b> film &amp; reklame</div>
<h2>JOBBKORT / AVTALE &nbsp; KFR-230511</h2>
<div style="display:grid;grid-template-columns:58% 38%;gap:4%"><div>
<table class="strek">${rader(
            [
              ['Kunde', 'Fjellbrus Bryggeri / byrå Nesten Ferdig'],
              ['Film', '«Fjellbrus – Isbadet» 1 x 30 sek, 3 x 6 sek cut downs'],
              ['Regissør', `Cornelius Thingstad, pnr ${cornelius}`],
              ['Faktureres', 'via Thingstad Tull og Tøys ENK'],
              ['PPM', '24.05.2023 kl 10'],
              ['Shoot', '2 dgr, 30.–31.05, Hemsedal'],
              ['Online', '12.06.2023'],
            ],
            true,
          )}</table></div>
<div><table class="strek">${rader([
            ['Regihonorar', '<span class="h">85 000</span>'],
            ['Pitch', '15 000'],
            ['Klippedag x 2', '9 000'],
            ['Feriep.', 'inkl.'],
            ['<b>Sum eks mva</b>', '<b>109 000</b>'],
          ])}</table></div></div>
<h2>Buy-out</h2><p>Honoraret er full buy-out. Regissøren overdrar ugjenkallelig samtlige rettigheter til film, cut downs, råstoff, treatment og stills til Kilovare Film &amp; Reklame AS, som kan gi dem videre til kunden. Gjelder alle flater (TV, kino, web, SoMe, OOH, in-store), hele verden, uten tidsbegrensning. Ingen residuals eller forlengelseshonorar.</p>
<h2>Annet</h2><ul><li>Alkohollov/markedsføring: byrået har ansvaret.</li><li>Værdag: 50 % av dagshonorarr.</li><li>Avlyst &lt; 5 virkedager: 100 % av pitch, 50 % av regi.</li><li>Regissøren kan vise filmen på egen nettside etter 1. visning.</li><li>Fotograf, stylist og klipper har egne jobbkort.</li></ul>
<p>Org ${treogtre(nummer('kilo'))} · utbetaling til ${konto(871166)}</p>
${toLinjer(['Petter Ulsaker, Kilovare<br>11.05.23', 'Petter Ulsaker', { farge: '#111' }], ['Cornelius Thingstad<br>12/5 -23', 'Cornelius Thingstad'])}`,
        ],
        stil('grotesk', 10, '14mm 16mm'),
      ),
    ],
  },
  {
    fasit: {
      id: 'w6-16',
      form: 'digital',
      language: 'en',
      template: 'term-sheet',
      arbeidstaker: 'Rebekka Holmquist-Vik',
      produksjonsselskap: selskapsnavn('lysloype'),
      registreringer: [
        reg('Øyhopp (sesong 2)', 'Post story editor (etterarbeidsredaktør)', 'etterarbeid', 6, 'u'),
      ],
      rettighetsklausul: klausul('EN'),
      signaturer: signert(true, true),
      personnummer_i_dokumentet: rebekka,
      forventet: 'BEHANDLET',
      begrunnelse:
        'Etterarbeidsredaktør på program 201–206, altså seks, med engelsk klausul; begge har e-signert.',
    },
    papirer: [
      papir(
        'IHN2 Term Sheet RHV (signed).pdf',
        'digital',
        [
          `<h1>CREW TERM SHEET</h1><p class="graa">Format owner template “Island Hop” v.11 – local production: Lysløype Underholdning AS (${nummer('lysloype')}), Kristiansand, Norway</p>
<table class="rutenett">${rader(
            [
              ['1', 'Programme', 'Island Hop Norway, series 2. Norwegian title: ØYHOPP. 12 x 44’'],
              ['2', 'Contributor', `Rebekka Holmquist-Vik, Norw. ID no. ${delt(rebekka)}`],
              ['3', 'Role', 'Post story editor (etterarbeidsredaktør)'],
              ['4', 'Episodes', '201–206. Episodes 207–212 are edited by another story team'],
              ['5', 'Engagement', '14 weeks from 3 July 2023, five-day week, Kristiansand or remote'],
              ['6', 'Fee', `NOK 16 800 per week, 12 payments of 18 000 + balance; account ${konto(140099)}`],
              ['7', 'Overtime', 'Included up to 4 h per week, then 50 %'],
              [
                '8',
                'Rights',
                'For members of Norsk filmforbund holding a management contract with F©R, the governing agreement for copyright and related rights is the “Agreement on rights between Virke Produsentforeningen and Norsk Filmforbund/F©R of 29.10.2016”. Format rights are and remain with the format owner and are not affected.',
              ],
              ['9', 'Credit', '“Redaktør etterarbeid” in end roller of episodes worked'],
              ['10', 'Confidentiality', 'Cast, results, budgets: until 30 days after last transmission'],
              ['11', 'Termination', '14 days, in writing. Immediate for gross misconduct'],
              ['12', 'Governing law', 'Norway'],
            ].map(([nr = '', hva = '', tekst = '']) => [nr, `<b>${hva}</b>`, tekst]),
          )}</table>
<p style="margin-top:5mm"><span style="position:absolute;left:6mm;top:110mm;writing-mode:vertical-rl;transform:rotate(180deg);font-size:7pt;color:#777">Signed electronically · SignLøs af90-1c22-8b0e-77d1</span>Line producer: Tarald Eie. Executive producer: Terje Bruvoll. Format consultant: J. van Aalst (no authority to sign).</p>
<div class="bunn"><span>IHN2-CTS-031</span><span>p. 1/2</span></div>`,
          `${signeringslogg('SignLøs', 'IHN2 Term Sheet RHV.pdf', 'af90-1c22-8b0e-77d1', [
            { navn: 'Terje Bruvoll', for: 'Lysløype Underholdning AS', tid: '2023-06-22 16:31:20 CEST' },
            {
              navn: 'Rebekka Holmquist-Vik',
              for: 'Contributor',
              tid: '2023-06-23 08:05:44 CEST',
              ip: '10.1.77.20',
            },
          ])}<div class="bunn"><span>IHN2-CTS-031</span><span>p. 2/2</span></div>`,
        ],
        stil('smal', 9.4, '16mm 18mm'),
      ),
    ],
  },
  {
    fasit: {
      id: 'w6-17',
      form: 'digital',
      language: 'nb',
      template: 'faktura',
      arbeidstaker: 'Pernille Ask Lunder',
      produksjonsselskap: selskapsnavn('spjeld'),
      registreringer: [reg('Treneren (sesong 1)', 'Klipp', 'klipp', 2)],
      rettighetsklausul: klausul('ikke_kontrakt'),
      signaturer: signert(false, false),
      personnummer_i_dokumentet: null,
      forventet: 'DOKUMENTASJONEN ER MANGELFULL',
      begrunnelse: 'En faktura med betalingsbetingelser viser arbeidet, men er ingen signert avtale.',
    },
    papirer: [
      papir(
        'Faktura 1047.pdf',
        'digital',
        [
          `<table><tr><td style="width:60%"><h1>Faktura 1047</h1><p>Lunder Postproduksjon ENK v/ Pernille Ask Lunder<br>Torvet 4, 7713 Steinkjer<br>Org.nr. ${treogtre(orgnr(23411890))} MVA</p></td><td>Fakturadato 31.03.2022<br>Forfall 14.04.2022<br>Deres ref. Kåre V.<br>Bestilling: tlf 10.01</td></tr></table>
<p>Til:<br><b>Spjeld Media AS</b><br>Keiser Wilhelms gate 20, 6003 Ålesund</p>
${ordrelinjer(
  [
    ['1', 'Klipp «Treneren» sesong 1, ep 3 (fin)', '1', 'stk', '38 000', '38 000'],
    ['2', 'Klipp «Treneren» sesong 1, ep 4 (fin)', '1', 'stk', '38 000', '38 000'],
    ['3', 'Ekstra omklipp ep 3 etter visning', '11', 'time', '520', '5 720'],
    ['4', 'Harddisk', '2', 'stk', '1 190', '2 380'],
  ],
  '84 100',
)}
<p class="h">Mva 25 % &nbsp; 21 025<br><b>Å betale kr 105 125</b></p>
<p>Kontonr ${konto(480016)} &nbsp; KID 001047220331</p>
<h3>Betingelser</h3><p class="smaa">Ved betaling etter forfall beregnes lovens forsinkelsesrente og purregebyr kr 70. Prosjektfiler utleveres når fakturaen er betalt. Eventuelle innsigelser må komme innen 8 dager. Arbeidet er utført uten skriftlig kontrakt; opphavsrett følger loven til annet er avtalt. Feil i kreditering bes meldt.</p><p>Takk for oppdraget! Pernille</p>`,
        ],
        stil('arial', 10, '20mm 20mm', ordrestil),
      ),
    ],
  },
  {
    fasit: {
      id: 'w6-18',
      form: 'digital',
      language: 'nb',
      template: 'standardskjema',
      arbeidstaker: 'Ylva Grimsrud Dahle',
      produksjonsselskap: selskapsnavn('gnist'),
      registreringer: [reg('Nattbussen (sesong 2)', 'Kostymedesigner', 'kostyme', 8)],
      rettighetsklausul: klausul('1a'),
      signaturer: signert(true, true),
      personnummer_i_dokumentet: ylva,
      forventet: 'BEHANDLET',
      begrunnelse: 'Skjema med klausul 1a, kostymedesigner på åtte episoder, og begge har signert.',
    },
    papirer: [
      papir(
        'Skjema FTV-2 Dahle.pdf',
        'digital',
        [
          `<table><tr><td><h1 style="margin:0">Ansettelsesavtale film/TV</h1></td><td class="h smaa">Skjema FTV-2 (bm)<br>bransjens egen mal, rev. 3</td></tr></table>
<div class="del">A &nbsp; Arbeidsgiver</div>${felt([
            [8, 'A1 Foretak', 'Gnistregn Serier AS'],
            [4, 'A2 Org.nr', nummer('gnist')],
            [6, 'A3 Adresse', 'Dronningens gate 1, 4610 Kristiansand'],
            [6, 'A4 Ansvarlig', 'Eivor Lauvstad'],
          ])}
<div class="del">B &nbsp; Arbeidstaker</div>${felt([
            [5, 'B1 Etternavn', 'GRIMSRUD DAHLE'],
            [4, 'B2 Fornavn', 'YLVA'],
            [3, 'B3 Fødselsnr (11 siffer)', ylva],
            [6, 'B4 Adresse', 'Tordenskjolds gt 63, 4614 Kristiansand'],
            [3, 'B5 Bankkonto', konto(300418)],
            [3, 'B6 Organisert', 'Ja, NFF'],
          ])}
<div class="del">C &nbsp; Produksjon og arbeid</div>${felt([
            [6, 'C1 Tittel (evt. arbeidstittel)', 'Nattbussen, sesong 2'],
            [2, 'C2 Type', 'TV-drama'],
            [2, 'C3 Ant. episoder totalt', '8'],
            [2, 'C4 Lengde', '45 min'],
            [6, 'C5 Stilling', 'Kostymedesigner'],
            [6, 'C6 Episoder arbeidstaker deltar på', 'åtte (8) – alle'],
            [4, 'C7 Fra', '08.03.2021'],
            [4, 'C8 Til', '24.09.2021'],
            [4, 'C9 Prøvetid', '14 dager'],
          ])}
<div class="del">D &nbsp; Lønn og tid</div>${felt([
            [3, 'D1 Pr uke', '18 950'],
            [3, 'D2 Timer pr uke', '40'],
            [3, 'D3 Feriepenger', '12 %'],
            [3, 'D4 Forskudd', '0'],
            [12, 'D5 Merknad', 'Kostymeavd. 3 pers: YGD + 1. ass. + syer. Budsjett avd. 410 000'],
          ])}
<div class="del">E &nbsp; Rettigheter</div>${felt([[12, 'E1 Fast tekst – kan ikke strykes', 'For medlemmer av Norsk filmforbund med forvaltningskontrakt med F©R reguleres opphavsrettigheter i «Avtale om rettigheter mellom Virke Produsentforeningen og Norsk Filmforbund/F©R av 29.10.2016».']])}
<div class="del">F &nbsp; Øvrige vilkår</div>${felt([[12, '', 'F1 Overenskomsten for TV-drama gjelder. F2 Taushet om manus til premiere. F3 Oppsigelse 14 dgr. F4 Kostymer og skisser som er betalt av prod. eies av prod. F5 Kreditering: fortekst.']])}
<div class="del">G &nbsp; Underskrift</div>${felt([
            [6, 'G1 Dato / arbeidsgiver', `26.02.21 &nbsp; ${signatur('Eivor Lauvstad', { farge: '#111' })}`],
            [6, 'G2 Dato / arbeidstaker', `1/3-21 &nbsp; ${signatur('Ylva Dahle')}`],
          ])}`,
        ],
        stil('arial', 9.4, '12mm 15mm', skjemastil),
      ),
    ],
  },
]
