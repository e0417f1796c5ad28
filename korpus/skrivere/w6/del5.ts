import { felt, skjemastil, toLinjer } from './maler.ts'
import { nummer, selskapsnavn } from './register.ts'
import {
  delt,
  fnr,
  haand,
  type Kontrakt,
  klausul,
  konto,
  kryss,
  papir,
  parafer,
  rader,
  reg,
  signatur,
  signert,
  stempel,
  stil,
  treogtre,
} from './verktoey.ts'

const sunniva = fnr(18, 4, 1993, 94)
const peder = fnr(1, 2, 1971, 260)
const lilly = fnr(13, 3, 1996, 170)
const isabel = fnr(66, 9, 1984, 133)
const gaute = fnr(21, 5, 1977, 21)
const ronja = fnr(10, 12, 1998, 60)
const trykk = (tekst: string) => `<td class="m"><b>${tekst}</b></td>`

export const del5: readonly Kontrakt[] = [
  {
    fasit: {
      id: 'w6-26',
      form: 'skann',
      language: 'nb',
      template: 'episodeliste-avtale',
      arbeidstaker: 'Sunniva Havstein',
      produksjonsselskap: selskapsnavn('ishav'),
      registreringer: [reg('Ishavscupen', 'Fotograf', 'foto', 5)],
      rettighetsklausul: klausul('1a'),
      signaturer: signert(true, true),
      personnummer_i_dokumentet: sunniva,
      forventet: 'BEHANDLET',
      begrunnelse:
        'Radene er episodene i én serie, og fem av åtte har kryss for fotografen; klausul 1a og begge har signert.',
    },
    papirer: [
      papir(
        'Ishavscupen avtale+epliste.pdf',
        'skann',
        [
          `<h1>Stabsavtale med episodeliste</h1>
<p><b>Ishavsrøyk Media AS</b>, ${treogtre(nummer('ishav'))}, Storgata 2, 9600 Hammerfest &nbsp; og &nbsp; <b>Sunniva Havstein</b>, ${delt(sunniva)}, Fuglenesveien 44, 9602 Hammerfest</p>
<p>Serie: <b>ISHAVSCUPEN</b> (dok.serie om jr.fotball i Finnmark, 8 x 29). Jobb: Fotograf. Sats 3 500 pr dag, 2 dgr pr episode + 1 reisedag.</p>
<table class="rutenett"><tr><th>Ep</th><th>Episodetittel</th><th>Sted</th><th>Opptak</th><th class="m">S.H.</th><th class="m">K.L.</th></tr>
${[
  ['1', 'Garasjegjengen', 'Alta', '12.–13.4', 'X', ''],
  ['2', 'Keeper uten hansker', 'Vardø', '19.–20.4', 'X', ''],
  ['3', 'Far dømmer', 'Kirkenes', '26.–27.4', '', 'X'],
  ['4', 'Bussen til Ivalo', 'Karasjok', '3.–4.5', 'X', ''],
  ['5', 'Tapt på walkover', 'Honningsvåg', '10.–11.5', '', 'X'],
  ['6', 'Snø i mai', 'Båtsfjord', '18.–19.5', 'X', ''],
  ['7', 'Straffe', 'Hammerfest', '24.–25.5', '', 'X'],
  ['8', 'Siste ferie', 'Alta', '2.–3.6', 'X', ''],
]
  .map(
    ([a = '', b = '', c = '', d = '', e = '', f = '']) =>
      `<tr><td>${a}</td><td>${b}</td><td>${c}</td><td>${d}</td>${trykk(e)}${trykk(f)}</tr>`,
  )
  .join('')}</table>
<p class="smaa">S.H. = Sunniva Havstein, K.L. = Kent Lakså (egen avt.)</p>
<h2>Vilkår</h2><p>Rettigheter: For medlemmer av Norsk filmforbund med forvaltningskontrakt med F©R reguleres opphavsrettigheter i «Avtale om rettigheter mellom Virke Produsentforeningen og Norsk Filmforbund/F©R av 29.10.2016».</p>
<p>Lønn pr 20. i mnd til ${konto(951177)}. Kost: 450 pr døgn. Hotell bestilles av Trude på kontoret. Foto av mindreårige kun m/ samtykke i perm. Bytte av episode mellom S.H. og K.L. må ok’es av prod.ledr skriftlig.</p>
<p>Hammerfest 25. mars 2022</p>${toLinjer(['Ishavsrøyk Media AS<br>Trude Bakken e.f.', 'Trude Bakken', { farge: '#111' }], ['Sunniva Havstein', 'Sunniva Havstein'])}`,
        ],
        stil('smal', 9.8, '16mm 18mm'),
        { slitasje: { dpi: 200, skjev: 0.9 } },
      ),
    ],
  },
  {
    fasit: {
      id: 'w6-27',
      form: 'skann',
      language: 'nb',
      template: 'kort-avtale',
      arbeidstaker: 'Peder Wiborg Aune',
      produksjonsselskap: selskapsnavn('bok'),
      registreringer: [reg('Underslag', 'produksjonsdesigner', 'scenografi', 8)],
      rettighetsklausul: klausul('1b'),
      signaturer: signert(false, false),
      personnummer_i_dokumentet: peder,
      forventet: 'MANGLER SIGNATUR',
      begrunnelse: 'Sidene er paraferte og stemplet, men begge underskriftslinjene er tomme.',
    },
    papirer: [
      papir(
        'underslag_pwa.pdf',
        'skann',
        [
          `<h1>AVTALE – PRODUKSJONSDESIGN</h1><table class="strek">${rader(
            [
              ['Mellom', `Bokført Film AS (org. ${nummer('bok')})`],
              ['og', `Peder Wiborg Aune (pnr. ${delt(peder)}), Gangsåsveien 2, 9408 Harstad`],
              ['om', '«UNDERSLAG», dramaserie, åtte avsnitt à 44 min, for TV 2 Play'],
              ['som', 'produksjonsdesigner, alle avsnitt (1 t.o.m. 8)'],
              ['fra/til', '15.08.2022 – 31.03.2023, hvorav 7 uker forarbeid'],
              ['for', `kr 22 400 pr. uke, 30 uker, konto ${konto(364501)}`],
            ],
            true,
          )}</table>
<p style="margin-top:5mm"><b>Avdelingen.</b> PD leder scenografiavd. (art director, 2 rekv., 3 byggere, 1 runner) og holder budsjett på 2,85 mill.</p>
<p><b>Rettigheter.</b> Utnyttelse av produksjonen reguleres i særskilt avtale mellom kringkaster/mediehus og F©R v/Norsk Filmforbund. Tegninger og modeller kan PD bruke i egen portefølje etter premiere.</p>
<p><b>Tid.</b> 45 t uke i opptak mot avspasering. <b>Bil.</b> Varebil holdes. <b>Kreditt.</b> Fortekst. <b>Sykdom.</b> Egenmelding 3 dgr. <b>Oppsigelse.</b> En måned etter prøvetid.</p>
<p><b>Bilag.</b> Alle kjøp leveres med kvittering; uten bilag ikke penger (det er jo tross alt det serien handler om).</p>
<p style="margin-top:8mm">Harstad / Oslo, den ____ / ____ 2022</p>
${toLinjer(['for Bokført Film AS: Gerd Tallaksen', null], ['Peder Wiborg Aune', null])}
<div style="position:absolute;left:34mm;bottom:52mm">${stempel(['BOKFØRT FILM AS', 'INNGÅTT 04 JUL. 2022'], '#35357f', -8)}</div>
<div class="bunn"><span>1/1</span><span>${parafer('Gerd Tallaksen', { farge: '#111' })} ${parafer('Peder Aune')}</span></div>`,
        ],
        stil('arial', 10.4, '18mm 20mm'),
        { slitasje: { dpi: 200 } },
      ),
    ],
  },
  {
    fasit: {
      id: 'w6-28',
      form: 'foto',
      language: 'nb',
      template: 'bekreftelsesbrev',
      arbeidstaker: 'Lilly Bakke-Moen',
      produksjonsselskap: selskapsnavn('papp'),
      registreringer: [reg('Prosjekt Myggstikk', 'animatør', 'foto', 13)],
      rettighetsklausul: klausul('taus'),
      signaturer: signert(true, true),
      personnummer_i_dokumentet: lilly,
      forventet: 'MANGLER PRODUKSJONSINFORMASJON',
      begrunnelse:
        'Bare en arbeidstittel er oppgitt, og den finnes ikke i registeret; avtalen sier heller ikke noe om rettigheter.',
    },
    papirer: [
      papir(
        'IMG_4471.jpg',
        'foto',
        [
          `<p><b>PAPPKASSE</b> animasjon<br><span class="smaa">Pappkasse Animasjon AS · ${nummer('papp')} · Verftsgata 10, 7042 Trondheim</span></p>
<p style="margin-top:7mm">Til Lilly Bakke-Moen, pnr ${delt(lilly)}</p>
<h2>Bekreftelse: du er ansatt som animatør</h2>
<p>Prosjektet heter foreløpig «Prosjekt Myggstikk» (arbeidstittel, endelig navn kommer i 2024). Serie for barn, 13 episoder på 11 min. Du animerer i alle tretten. Regi: Simen Øverli.</p>
<table class="rutenett" style="width:75%">${rader(
            [
              ['Start', '07.08.2023'],
              ['Slutt', '28.06.2024'],
              ['Stilling', '80 %, onsdag fri'],
              ['Lønn', '34 500 pr mnd'],
              ['Konto', konto(404040)],
              ['Sekunder pr uke', '22 (mål)'],
              ['Pause sommer', 'uke 28–30'],
            ],
            true,
          )}</table>
<p style="margin-top:4mm">Plass, maskin og tegneplate står klart. Programvare betaler vi. Lunsj kr 600 i mnd trekkes i lønn.</p>
<p>Oppsigelse 1 mnd begge veier. Feriepenger 12 %. Ellers arb.miljøloven. Ikke vis noe fra prosjektet på nett før vi sier fra.</p>
<p>Signer og lever i hylla til Simen.</p><p>Trondheim 16. juni 2023</p>
<div style="display:flex;align-items:flex-end;gap:8mm;margin-top:4mm">${signatur('Simen Øverli', { farge: '#111', bredde: 210 })}${stempel(['PAPPKASSE', 'ANIMASJON AS'], '#0a6b3d', 5)}</div><p class="smaa">Simen Øverli, daglig leder</p>
<div style="margin-top:5mm">${toLinjer(['Lest og godtatt, Lilly Bakke-Moen', 'Lilly Moen'], ['dato', null])}</div>`,
        ],
        stil('grotesk', 11, '18mm 22mm'),
        { slitasje: { skygge: 0.35, skjev: -1.4 } },
      ),
    ],
  },
  {
    fasit: {
      id: 'w6-29',
      form: 'skann',
      language: 'en',
      template: 'music-video-agreement',
      arbeidstaker: 'Isabel Ferreira Lund',
      produksjonsselskap: selskapsnavn('taake'),
      registreringer: [reg('Lavvo Lou – Neon og never', 'Director', 'regi', null)],
      rettighetsklausul: klausul('buy-out'),
      signaturer: signert(true, true),
      personnummer_i_dokumentet: isabel,
      forventet: 'BEHANDLET',
      begrunnelse:
        'Regissør på musikkvideo; alle rettigheter er overdratt, så bare privatkopiering. Begge har signert.',
    },
    papirer: [
      papir(
        'Director agreement LL.pdf',
        'skann',
        [
          `<h1 class="m">DIRECTOR AGREEMENT<br><span style="font-size:0.7em;font-weight:400">(promo / music video)</span></h1>
<div style="columns:2;column-gap:9mm;text-align:justify">
<p><b>Parties.</b> Tåkelur Musikkvideo AS, reg. no. ${nummer('taake')} (“Tåkelur”) and Isabel Ferreira Lund, D-no. ${isabel}, Grünerløkka, Oslo (“Director”).</p>
<p><b>Video.</b> LAVVO LOU “Neon og never”, running time 4:05, for the label Fuglekasse Records.</p>
<p><b>Services.</b> Treatment, direction over 2 shooting days (14 and 15 May 2022), attendance at edit (3 days) and grade (1 day).</p>
<p><b>Fee.</b> NOK 42,000 flat, half on signature, half on delivery, to ${konto(818283)}. No expenses other than one return train ticket.</p>
<p><b>Budget.</b> NOK 310,000 all in. Director shall not exceed line 12–18 without approval from Isak Brenna.</p>
<p><b>Assignment.</b> Director hereby irrevocably assigns to Tåkelur, throughout the universe and in perpetuity, all right, title and interest, including copyright, neighbouring rights and rental rights, in the Video and all materials created hereunder, free of any further payment. Tåkelur may re-cut, dub, and sub-license without limit.</p>
<p><b>Moral rights.</b> Retained only to the extent they cannot be waived under the Norwegian Copyright Act.</p>
<p><b>Credit.</b> On-screen if the label permits; in the upload description always.</p>
<p><b>Warranties.</b> Director warrants originality and that no third-party footage is used.</p>
<p><b>Insurance.</b> Held by Tåkelur.</p>
<p><b>Cancellation.</b> Inside 7 days: 50 %. On the day: 100 %.</p>
<p><b>Governing law.</b> Norway, Oslo District Court.</p></div>
<p style="margin-top:8mm">Oslo, 2 May 2022</p>
${toLinjer(['Isak Brenna for Tåkelur', 'Isak Brenna', { farge: '#111' }], ['Isabel Ferreira Lund', 'Isabel Lund'])}`,
        ],
        stil('serif', 10, '20mm 20mm'),
        { slitasje: { dpi: 300, skjev: -0.5 } },
      ),
    ],
  },
  {
    fasit: {
      id: 'w6-30',
      form: 'skann',
      language: 'en',
      template: 'deal-memo',
      arbeidstaker: 'Gaute Lillehammer-Ness',
      produksjonsselskap: selskapsnavn('omgang'),
      registreringer: [reg('Dommer bak gardinen', 'Sound designer and re-recording mixer', 'lyd', 3)],
      rettighetsklausul: klausul('EN'),
      signaturer: signert(true, false),
      personnummer_i_dokumentet: gaute,
      forventet: 'MANGLER SIGNATUR',
      begrunnelse: 'Bare arbeidstakeren har signert; feltet for selskapet er tomt.',
    },
    papirer: [
      papir(
        'scan 2023-02-03.pdf',
        'skann',
        [
          `<h2>TREDJE OMGANG FILM &nbsp;|&nbsp; SHORT FORM SERVICE AGREEMENT</h2>
${felt([
  [6, 'Company', `Tredje Omgang Film AS (${nummer('omgang')})`],
  [6, 'Individual', 'Gaute Lillehammer-Ness'],
  [6, 'ID number (Norwegian)', gaute],
  [6, 'Bank', konto(550098)],
  [8, 'Production', 'Dommer bak gardinen / “The Referee Behind the Curtain”'],
  [4, 'Format', '3 x 45 min documentary'],
  [8, 'Function', 'Sound designer and re-recording mixer'],
  [4, 'Parts', 'I – III'],
  [4, 'Start', '6 Feb 2023'],
  [4, 'Delivery', '28 Apr 2023'],
  [4, 'Fee (NOK)', '132 000'],
])}
<h3>Standard conditions</h3>
<p>1. The fee covers up to 30 studio days. Extra days NOK 4 400.</p>
<p>2. For members of Norsk filmforbund who hold a management contract with F©R, copyright and related rights are regulated by the “Agreement on rights between Virke Produsentforeningen and Norsk Filmforbund/F©R of 29.10.2016”.</p>
<p>3. Deliverables: 5.1, stereo, M&amp;E, stems, all at –23 LUFS.</p><p>4. Payment in three equal parts (sign, part I approved, delivery).</p>
<p>5. Credit: “Sound design &amp; mix”.</p><p>6. Either party may terminate on 21 days’ notice.</p><p>7. Norwegian law.</p>
<p style="margin-top:6mm">Signatures</p>${toLinjer(['Company (name, title, date)', null], ['Individual (date) <i>3/2-23</i>', 'Gaute Lillehammer-Ness', { bredde: 240 }])}`,
        ],
        stil('grotesk', 10.4, '18mm 20mm', skjemastil),
        { slitasje: { dpi: 150, skjev: 0.4, uskarp: 0.1 } },
      ),
    ],
  },
  {
    fasit: {
      id: 'w6-31',
      form: 'foto',
      language: 'nn',
      template: 'nynorsk-prosa',
      arbeidstaker: 'Ingebjørg Sletto Rui',
      produksjonsselskap: selskapsnavn('gnist'),
      registreringer: [reg('Glasshytta (sesong 2)', 'manusforfattar', 'manus', null)],
      rettighetsklausul: klausul('motstridende'),
      signaturer: signert(true, true),
      personnummer_i_dokumentet: null,
      forventet: 'FYLL INN EPISODER',
      begrunnelse:
        'Arbeidet er gitt som utkast og veker, ikkje episodar, så talet må fyllast inn; punkt 5 og 8 om rettar strir dessutan mot kvarandre.',
    },
    papirer: [
      papir(
        'bilde manusavtale.jpg',
        'foto',
        [
          `<h1>Manusavtale</h1><p><i>Glasshytta, sesong 2 (dramaserie)</i></p>
<p>Gnistregn Serier AS, org.nr. ${treogtre(nummer('gnist'))}, og Ingebjørg Sletto Rui, Smieneset 6, 5746 Undredal, fødd 4. mai 1982, er samde om dette:</p>
<p><b>1.</b> Ingebjørg er med i forfattarrommet som manusforfattar frå 10. januar til 24. juni 2022. Ho skriv scener og utkast slik hovudforfattar Eivor Lauvstad fordeler dei.</p>
<p><b>2.</b> Ho møter 3 dagar i veka i Kristiansand eller på skjerm. Det er rekna 2 utkast og 1 finpuss på det ho får tildelt.</p>
<p><b>3.</b> Løn: kr 11 900 per veke i 22 veker. Utbetaling den 25. til konto ${konto(20202)}.</p>
<p><b>4.</b> Reise og hotell vert dekte etter rekning. Diett kr 400.</p>
<p><b>5.</b> For medlemer av Norsk filmforbund med forvaltningskontrakt med F©R vert opphavsrettar regulerte i «Avtale om rettigheter mellom Virke Produsentforeningen og Norsk Filmforbund/F©R av 29.10.2016».</p>
<p class="m smaa">1</p>`,
          `<p><b>6.</b> Namn: «Manus» på rulleteksten der ho har skrive meir enn ein fjerdedel.</p>
<p><b>7.</b> Serien er hemmeleg til lansering hausten 2023.</p>
<p><b>8.</b> Alle rettar til det Ingebjørg skriv går i sin heilskap og for all tid over til Gnistregn Serier AS. Vederlaget i punkt 3 er endeleg, og ho kan ikkje krevje noko av andre for bruk av manuset.</p>
<p><b>9.</b> Oppseiing: 14 dagar. Usemje vert løyst ved samtale, elles Agder tingrett.</p>
<p style="margin-top:6mm">Kristiansand/Undredal 3. januar 2022</p>
${toLinjer(['Eivor Lauvstad', 'Eivor Lauvstad', { farge: '#111' }], ['Ingebjørg Sletto Rui', 'Ingebjørg Rui'])}`,
        ],
        stil('serif', 10.6, '20mm 22mm'),
        { slitasje: { skygge: 0.45, skjev: 1.1 } },
      ),
    ],
  },
  {
    fasit: {
      id: 'w6-32',
      form: 'foto',
      language: 'nb',
      template: 'sjekkliste-avtale',
      arbeidstaker: 'Ronja Fjæreide',
      produksjonsselskap: selskapsnavn('brakke'),
      registreringer: [reg('Gjemsel for voksne (sesong 2)', 'Maskør', 'kostyme', 4, 'u')],
      rettighetsklausul: klausul('1a'),
      signaturer: signert(true, true),
      personnummer_i_dokumentet: ronja,
      forventet: 'BEHANDLET',
      begrunnelse: 'Krysset av for maskør, fire episoder er nevnt, klausul 1a, og begge har signert.',
    },
    papirer: [
      papir(
        'IMG_0093.jpg',
        'foto',
        [
          `<p class="h">Brakkerigg Produksjon AS, ${nummer('brakke')}</p><h1>AVKRYSSINGSAVTALE KORT ENGASJEMENT</h1>
<table class="rutenett">${rader(
            [
              ['Prod', haand('Gjemsel for voksne, ses. 2')],
              ['Navn', haand('Ronja Fjæreide')],
              ['Pers.nr', haand(delt(ronja))],
              ['Adr', haand('Fredlundskogen 11, 5073 Bergen')],
            ],
            true,
          )}</table>
<table style="margin-top:4mm"><tr><td style="width:33%"><b>Funksjon</b><br>${kryss(false)} Foto<br>${kryss(false)} Lyd<br>${kryss(false)} Scenograf<br>${kryss(false)} Kostyme<br>${kryss(true)} Maskør<br>${kryss(false)} Sminkeass.<br>${kryss(false)} Runner<br>${kryss(false)} Kokk</td>
<td style="width:33%"><b>Episoder</b><br>${[1, 2, 3, 4, 5, 6, 7, 8].map(one => `${kryss([2, 3, 5, 8].includes(one))} ${one}`).join('<br>')}</td>
<td><b>Betaling</b><br>${kryss(true)} dag kr ${haand('3 250')}<br>${kryss(false)} uke kr ______<br>${kryss(true)} kasse/utstyr kr ${haand('400')}<br>${kryss(true)} reise<br>${kryss(false)} diett<br><br>Konto ${haand(konto(111213))}<br>Dager i alt: ${haand('9')}</td></tr></table>
<p style="margin-top:4mm"><b>Rettigheter (gjelder alle):</b> For medlemmer av Norsk filmforbund m/ forvaltningskontrakt med F(C)R reguleres opphavsrettigheter i «Avtale om rettigheter mellom Virke Produsentforeningen og Norsk Filmforbund/F(C)R av 29.10.2016».</p>
<p>${kryss(true)} Jeg har lest husreglene &nbsp; ${kryss(true)} Allergier meldt &nbsp; ${kryss(false)} Ønsker mva-faktura</p>
<p>Overtid bare når prod.leder ber om det. Avbud senere enn kvelden før: ingen lønn for dagen. Det er ikke lov å røpe hvem som er gjemt hvor.</p>
<p>Dato ${haand('28.2.23')}</p>${toLinjer(['for prod. (Gisle Tveit)', 'Gisle Tveit', { farge: '#111' }], ['ansatt', 'Ronja Fjæreide'])}`,
        ],
        stil('arial', 10.4, '15mm 18mm'),
        { slitasje: { skygge: 0.25, skjev: 0.8, uskarp: 0.2 } },
      ),
    ],
  },
]
