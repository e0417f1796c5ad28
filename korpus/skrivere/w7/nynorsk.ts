import { punkt, sider, signaturer, tabell } from './ark.ts'
import { type Dokument, dokument, reg } from './fasit.ts'
import { k1a, k2, kreditt, taushet, tvist } from './klausuler.ts'
import { org, orgnrTil } from './selskaper.ts'
import { stiler } from './stil.ts'
import { delt, konto, personnummer } from './tall.ts'

const p19 = personnummer(8, 8, 77, 190)
const p20 = personnummer(29, 5, 86, 66)
const p21 = personnummer(13, 1, 64, 455)

const w19 = dokument(
  {
    id: 'w7-19',
    form: 'digital',
    language: 'nn',
    template: 'regiavtale-nynorsk',
    arbeidstaker: 'Ragnhild Sæbøvik',
    produksjonsselskap: 'Ytste Nes Film AS',
    registreringer: [reg('Strandhogg', 'regissør', 'regi', 2)],
    variant: '1a',
    sign: [true, true],
    pnr: p19,
    forventet: 'BEHANDLET',
    begrunnelse: 'Klausul 1a på nynorsk, begge har signert; fjerde og femte episode er to.',
  },
  {
    navn: 'Strandhogg – regiavtale R. Sæbøvik.pdf',
    slag: 'digital',
    stil: stiler.nynorsk,
    html: sider(
      [
        `<h1>Avtale om regi</h1><p>Ytste Nes Film AS, org.nr. ${org('Ytste Nes Film AS')}, 6390 Vestnes, heretter produsenten, og Ragnhild Sæbøvik, fødselsnummer ${delt(p19)}, Skjergardsvegen 17, 5353 Straume, heretter regissøren, er samde om dette:</p>`,
        punkt(
          '§ 1',
          'Kva avtalen gjeld',
          'Produsenten lagar dramaserien «Strandhogg», seks episodar à 48 minutt, for Viaplay. Serien vert spela inn på Sunnmøre og i Hardanger hausten 2022.',
          'Regissøren har regien på fjerde og femte episode. Serieskapar Lars Inge Håvik har regien på dei andre fire.',
        ),
        punkt(
          '§ 2',
          'Arbeid og tid',
          'Førebuing fire veker frå 22. august. Opptak nitten dagar mellom 10. oktober og 4. november. Klipp åtte veker på Vestnes eller heimanfrå. Regissøren er med på ljodmiks i to dagar.',
          'Klipparen vert vald av produsenten saman med begge regissørane.',
        ),
        punkt(
          '§ 3',
          'Løn',
          `Kr 640 000 i fast løn, fordelt på fem like avdrag. Pengane går til konto ${konto(443907)}. Feriepengar kjem i tillegg med 12 prosent. Reise Bergen–Vestnes vert dekt etter rekning.`,
        ),
        punkt(
          '§ 4',
          'Opphavsrett',
          k1a.nn,
          'Regissøren kan nytte inntil tre minutt av kvar episode til å syne fram eige arbeid.',
        ),
        punkt('§ 5', 'Namn', kreditt.nn[0] ?? ''),
        punkt(
          '§ 6',
          'Sjukdom og uvêr',
          'Vert opptaket stogga av uvêr, flyttar produsenten dagane. Regissøren held seg ledig i inntil to veker etter siste planlagde opptaksdag mot dagløn.',
        ),
        punkt('§ 7', 'Teieplikt', taushet.nn[1] ?? ''),
        punkt('§ 8', 'Usemje', tvist.nn[0] ?? ''),
        signaturer(
          [
            {
              rolle: 'For produsenten',
              navn: 'Torunn Nesgard',
              under: 'Torunn Nesgard, dagleg leiar',
              signert: true,
            },
            { rolle: 'Regissør', navn: 'Ragnhild Sæbøvik', signert: true, farge: '#222' },
          ],
          '<p>Avtalen er skriven i to eksemplar.</p><p>Vestnes, 30. juni 2022</p>',
        ),
      ],
      {
        tegn: 100,
        linjer: 58,
        bunn: (i, n) => `<div class="fot"><span>Ytste Nes Film AS</span><span>side ${i} av ${n}</span></div>`,
      },
    ),
  },
)

const w20 = dokument(
  {
    id: 'w7-20',
    form: 'skann',
    language: 'nn',
    template: 'medforfattaravtale-nynorsk',
    arbeidstaker: 'Oddbjørg Kleppestrand',
    produksjonsselskap: 'Sildestim Film AS',
    registreringer: [reg('Naustfolket (sesong 1)', 'manusforfattar', 'manus', 3)],
    variant: '1a',
    sign: [true, false],
    pnr: p20,
    forventet: 'MANGLER SIGNATUR',
    begrunnelse:
      'Bare forfatteren har skrevet under; linja til produsenten er tom. En tredel av ni episoder er tre.',
  },
  {
    navn: 'manusavtale naustfolket.pdf',
    slag: 'skann',
    stil: stiler.manus.replace("'Liberation Mono'", "'Liberation Serif'").replace('10pt/1.4', '11pt/1.42'),
    html: `<section class="ark"><h1>MANUSAVTALE</h1>
<p>Partar: Sildestim Film AS (org.nr. ${orgnrTil('Sildestim Film AS')}), Nordnesbodane 4, 5005 Bergen, og Oddbjørg Kleppestrand, f.nr. ${p20}, Øvre Kleppe 33, 5300 Kleppestø.</p>
${punkt('1.', 'Serien', 'Humorserien «Naustfolket», fyrste sesong, ni episodar på 28 minutt. Tre forfattarar deler arbeidet likt; dei to andre er Frode Hjelmeland og Sunniva Mjelde.')}
${punkt('2.', 'Arbeidet', 'Forfattaren skriv manus til ein tredel av dei ni episodane, etter fordeling som forfattarane gjer seg imellom før 1. mars 2021. Forfattaren les og kommenterer dei andre manusa utan å få del i dei.')}
${punkt('3.', 'Partsdelar', 'Vederlag som kjem inn gjennom organisasjonane, følgjer kven som har skrive den einskilde episoden. Serieideen eig forfattarane med ein tredjepart kvar.')}
${tabell([
  ['Levering', 'Frist', 'Sum'],
  ['Episodeutkast', '15. april 2021', 'kr 120 000'],
  ['Andreutkast', '1. juni 2021', 'kr 120 000'],
  ['Opptaksmanus', '2. august 2021', 'kr 90 000'],
])}
${punkt('4.', 'Rettar', k1a.nn)}
${punkt('5.', 'Namn', kreditt.nn[1] ?? '')}
${punkt('6.', 'Teieplikt', taushet.nn[0] ?? '')}
${punkt('7.', 'Brot', 'Kjem ikkje manus i rett tid, kan produsenten setje ein ny frist på ti dagar og deretter la ein annan skrive. Betalte delar får forfattaren ha.')}
${
  signaturer(
    [
      {
        rolle: 'Produsent',
        navn: 'Kåre Ommedalstø',
        under: 'Kåre Ommedalstø, Sildestim Film AS',
        signert: false,
      },
      { rolle: 'Forfattar', navn: 'Oddbjørg Kleppestrand', signert: true },
    ],
    '<p>Bergen, 9. februar 2021</p>',
  ).html
}</section>`,
  },
)

const w21 = dokument(
  {
    id: 'w7-21',
    form: 'foto',
    language: 'nn',
    template: 'tilsetjingsbrev-nynorsk',
    arbeidstaker: 'Jorunn Hatlestøl',
    produksjonsselskap: 'Strilelys Film AS',
    registreringer: [reg('Nordavind (sesong 1)', 'kostymedesignar', 'kostyme', 8)],
    variant: '2',
    sign: [true, true],
    pnr: p21,
    forventet: 'BEHANDLET',
    begrunnelse: 'Klausul 2, begge har signert; to bolker på fire episoder er åtte.',
  },
  {
    navn: 'IMG_20210203_1.jpg',
    slag: 'foto',
    stil: stiler.nynorsk.replace("'DejaVu Serif'", "'P052'").replace('9.6pt', '11pt'),
    slitasje: { skjev: -1.8, skygge: 0.45 },
    html: `<section class="ark"><p><b>STRILELYS FILM AS</b><br>Holmavegen 9, 5918 Frekhaug · org.nr. ${org('Strilelys Film AS')}</p>
<h1 style="margin-top:6mm">Avtale med kostymedesignar</h1>
<p>Jorunn Hatlestøl (${delt(p21)}), Eikangervegen 402, 5913 Eikangervåg, er tilsett som kostymedesignar på «Nordavind», sesong ein, frå 8. februar til 30. juli 2021.</p>
<p>Sesongen vert teken opp i to bolkar á fire episodar, og ho har ansvaret i begge. Ho leier ei avdeling på fire, med to påkledarar og ein skreddar, og har eit budsjett på kr 310 000.</p>
<p>Løn: kr 14 700 for veka i 24 veker. Utbetaling den 20. til konto ${konto(660214)}. Feriepengar 12 %. Eige verkstad vert leigd for kr 6 000 i månaden.</p>
<p>${k2.nn}</p>
<p>Kostyma er produsenten sine. Skisser og mønster er designaren sine, men kan nyttast av produsenten i ein ny sesong.</p>
<p>${taushet.nn[0]} ${kreditt.nn[0]}</p>
<p>Avtalen kan seiast opp med fire vekers frist. Arbeidsmiljølova gjeld elles. Produsenten har yrkesskadeforsikring i eit norsk selskap.</p>
<p>Frekhaug, 3. februar 2021</p>
${
  signaturer(
    [
      { rolle: 'Strilelys Film AS', navn: 'Gaute Fosnes', signert: true, farge: '#222' },
      { rolle: 'Kostymedesignar', navn: 'Jorunn Hatlestøl', signert: true },
    ],
    '',
  ).html
}</section>`,
  },
)

const w22 = dokument(
  {
    id: 'w7-22',
    form: 'digital',
    language: 'nn',
    template: 'e-post',
    arbeidstaker: 'Håvard Tepstad',
    produksjonsselskap: 'Strilelys Film AS',
    registreringer: [reg('Nordavind (sesong 2)', 'episoderegissør', 'regi', 2)],
    variant: 'ikke_kontrakt',
    sign: [false, false],
    pnr: null,
    forventet: 'DOKUMENTASJONEN ER MANGELFULL',
    begrunnelse: 'E-posten varsler en kontrakt som ikke er lastet opp; ingen har signert.',
  },
  {
    navn: 'Utskrift – SV Nordavind 2.pdf',
    slag: 'digital',
    stil: stiler.epost,
    html: `<section class="ark"><h1>SV: Nordavind 2 – episodane dine</h1><div class="felter">Frå: Gaute Fosnes &lt;gaute@strilelys.example&gt;<br>Til: Håvard Tepstad &lt;havard.tepstad@post.example&gt;<br>Kopi: agent@fjellheimagentur.example<br>Sendt: tysdag 8. november 2022 kl. 15.12</div>
<p>Hei Håvard!</p><p>Kjekt at du vert med. Då stadfestar eg det me snakka om: du tek episode tre og fire (av åtte) i andre sesong, og Liv Grete tek resten saman med Olve.</p><p>Me tenkjer opptak 20. februar til 24. mars 2023, altså fem veker, og løn på kr 265 000 per episode. Kontrakten får du av Anne-Lise på kontoret så snart styret har sagt sitt. Ho har malen med rettar og det som høyrer til, så spør henne om du lurer på noko der.</p><p>Hugs å sende fødselsnummer og konto.</p><p>Beste helsing<br>Gaute<br>Strilelys Film AS</p>
<div class="sitat"><p>Frå: Håvard Tepstad<br>Sendt: 8. november 2022 kl. 09.40</p><p>Hei! Ja takk, gjerne. Kan du sende noko skriftleg så agenten min får sjå på det? Eg kan frå veke 6 og har sju fridagar eg må ta ut i påska. Og kor mange opptaksdagar vert det per episode, åtte eller ni?</p><p>Håvard</p></div></section>`,
  },
)

export const nynorsk: readonly Dokument[] = [w19, w20, w21, w22]
