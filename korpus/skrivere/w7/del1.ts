import { initialer, navnetrekk, punkt, sider, signaturer, tabell } from './ark.ts'
import { type Dokument, dokument, reg } from './fasit.ts'
import { k1a, k1b, k2, kreditt, sykdom, taushet, tvist } from './klausuler.ts'
import { org, orgnrTil } from './selskaper.ts'
import { stiler } from './stil.ts'
import { delt, konto, personnummer } from './tall.ts'

const p1 = personnummer(14, 3, 79, 231)
const p2 = personnummer(2, 11, 84, 118)
const p4 = personnummer(27, 6, 71, 402)
const p6 = personnummer(9, 1, 68, 305)

/** Long agreements for drama series: definitions, numbered paragraphs, an annex. */
const serie = (blokker: Parameters<typeof sider>[0], fot: string, par = '') =>
  sider(blokker, {
    tegn: 112,
    linjer: 61,
    bunn: (i, n) =>
      `<div class="fot"><span>${fot}</span><span>${par}</span><span>Side ${i} av ${n}</span></div>`,
  })

const w01 = dokument(
  {
    id: 'w7-01',
    form: 'digital',
    language: 'nb',
    template: 'serieavtale-definisjoner',
    arbeidstaker: 'Embrik Tveitrås',
    produksjonsselskap: 'Havdur Serier AS',
    registreringer: [reg('Havskodde (sesong 2)', 'konseptuerende regissør', 'regi', 3)],
    variant: '1a',
    sign: [true, true],
    pnr: p1,
    forventet: 'BEHANDLET',
    begrunnelse: 'Klausul 1a, begge har signert, og regien gjelder episode 1, 2 og 5 av åtte, altså tre.',
  },
  {
    navn: 'Regiavtale Havskodde S2 - signert.pdf',
    slag: 'digital',
    stil: stiler.serie,
    html: serie(
      [
        `<h1>AVTALE OM REGI</h1><p class="mid">mellom</p><p class="mid"><b>Havdur Serier AS</b>, org.nr. ${org('Havdur Serier AS')}, Verftsgata 6 A, 0150 Oslo («Produsenten»)</p><p class="mid">og</p><p class="mid"><b>Embrik Tveitrås</b>, fødselsnummer ${delt(p1)}, Sildrevegen 22, 1410 Kolbotn («Regissøren»)</p>`,
        punkt(
          '§ 1',
          'Definisjoner',
          '<b>Serien</b>: dramaserien «Havskodde», andre sesong, bestilt av TV 2, bestående av åtte episoder à omtrent 44 minutter.',
          '<b>Episodene</b>: de av Seriens episoder som Regissøren har ansvar for etter § 3. <b>Øvrige episoder</b>: alle andre.',
          '<b>Opptaksperioden</b>: 16. august til 26. november 2021, fordelt på 61 opptaksdager i tre blokker.',
          '<b>Fremdriftsplanen</b>: Produsentens til enhver tid gjeldende plan, jf. Vedlegg A.',
        ),
        punkt(
          '§ 2',
          'Bakgrunn',
          'Første sesong (seks episoder) ble regissert av Solfrid Aamlid Nore. Produsenten ønsker at Regissøren skal etablere sesongens visuelle og fortellermessige grep. Regissøren har lest manus i versjon 4, datert 3. mai 2021.',
        ),
        punkt(
          '§ 3',
          'Oppdraget',
          'Regissøren engasjeres som konseptuerende regissør og skal regissere episode 1, 2 og 5 av Serien.',
          'De øvrige fem episodene regisseres av Marit Lovise Strandhus (3 og 4) og Ansgar Holmelid (6–8). Regissøren skal i rimelig utstrekning være tilgjengelig for dem, uten at det gir rett til kreditering på disse.',
          'Oppdraget omfatter forberedelser i sju uker, opptak i 24 dager, gjennomsyn med klipper frem til låst bilde og deltakelse ved lydmiks og gradering.',
        ),
        punkt(
          '§ 4',
          'Vederlag',
          'Regissøren mottar kr 318 000 per episode, til sammen kr 954 000. Vederlaget betales med 20 % ved signering, 50 % fordelt på Opptaksperioden og 30 % når Episodene er godkjent av oppdragsgiver.',
          `Beløpet utbetales som lønn til konto ${konto(417733)}, med tillegg av 12 % feriepenger. Overtidsarbeid er innkalkulert for inntil 10 timer i uken.`,
          'Utgifter til reise og opphold utenfor Oslo dekkes etter statens satser. Ved opptak på Smøla stiller Produsenten bolig til disposisjon.',
        ),
        punkt(
          '§ 5',
          'Arbeidets gjennomføring',
          'Produsenten har endelig avgjørelsesmyndighet i budsjettspørsmål og ved bestemmelse av den ferdige versjonen, etter å ha drøftet saken med Regissøren. Spilletid kan avvike fra § 1 med inntil fire minutter.',
          sykdom.nb[0] ?? '',
        ),
        punkt(
          '§ 6',
          'Opphavsrett',
          k1a.nb,
          'Regissøren garanterer at hans bidrag er hans eget og ikke krenker tredjemanns rett. Ideelle rettigheter etter åndsverkloven § 5 beholdes i sin helhet.',
        ),
        punkt('§ 7', 'Navngivelse', kreditt.nb[1] ?? ''),
        punkt('§ 8', 'Fortrolighet', taushet.nb[0] ?? ''),
        punkt(
          '§ 9',
          'Opsjon',
          'Produsenten har frem til 1. mai 2022 en opsjon på å engasjere Regissøren til inntil to episoder av en eventuell tredje sesong, på vilkår som forhandles i god tro. Opsjonen inngår ikke i Oppdraget.',
        ),
        punkt(
          '§ 10',
          'Mislighold',
          'Vesentlig mislighold gir den annen part rett til å heve avtalen etter skriftlig varsel med ti dagers frist til å rette.',
          'Heves avtalen på grunn av Regissørens forhold, kan Produsenten fullføre Episodene med en annen. Regissøren navngis da for det arbeidet som er utført, dersom han ønsker det.',
          'Heves avtalen på grunn av Produsentens forhold, forfaller vederlaget for den eller de Episodene som er påbegynt.',
        ),
        punkt(
          '§ 11',
          'Avlysning og utsettelse',
          'Utsettes opptak med mer enn seks uker, har Regissøren rett til å tre ut av avtalen mot betaling for utført arbeid.',
          'Reduserer oppdragsgiver Serien til sju eller færre episoder, skal reduksjonen først skje i de Øvrige episoder.',
        ),
        punkt(
          '§ 12',
          'Personopplysninger',
          'Produsenten behandler fødselsnummer, kontonummer og helseopplysninger bare så langt det er nødvendig for lønn, skatt og forsikring.',
        ),
        punkt(
          '§ 13',
          'Varsler og endringer',
          'Varsler sendes skriftlig til adressene over. Endringer er bindende når de er inntatt i et tillegg underskrevet av begge parter.',
        ),
        punkt('§ 14', 'Lovvalg og tvister', tvist.nb[0] ?? ''),
        `<p>Avtalen er utstedt i to eksemplarer. Vedlegg A inngår i avtalen.</p>`,
        signaturer(
          [
            {
              rolle: 'For Produsenten',
              navn: 'Preben Ulvestøl',
              under: 'Preben Ulvestøl, daglig leder',
              signert: true,
            },
            { rolle: 'Regissøren', navn: 'Embrik Tveitrås', signert: true, farge: '#111' },
          ],
          '<p>Oslo, 28. juni 2021</p>',
        ),
        `<h2>Vedlegg A – Blokker og fremdrift</h2>${tabell([
          ['Blokk', 'Episoder', 'Regi', 'Opptaksdager', 'Bildelås'],
          ['A', '1 og 2', 'E. Tveitrås', '16', '14.01.2022'],
          ['B', '3 og 4', 'M. L. Strandhus', '15', '04.02.2022'],
          ['C', '5', 'E. Tveitrås', '8', '18.02.2022'],
          ['D', '6, 7 og 8', 'A. Holmelid', '22', '25.03.2022'],
        ])}<p>Datoene er veiledende. Endring på mer enn ti virkedager varsles skriftlig.</p>`,
      ],
      'Regiavtale – Havskodde, sesong 2',
      `${initialer('Embrik Tveitrås', '#111')} &nbsp; ${initialer('Preben Ulvestøl')}`,
    ),
  },
)

const w02 = dokument(
  {
    id: 'w7-02',
    form: 'digital',
    language: 'nb',
    template: 'serieavtale-definisjoner',
    arbeidstaker: 'Jorid Nilskog',
    produksjonsselskap: 'Nordre Gate Drama AS',
    registreringer: [reg('Tingretten (sesong 3)', 'fotograf', 'foto', 6)],
    variant: '1b',
    sign: [true, true],
    pnr: p2,
    forventet: 'BEHANDLET',
    begrunnelse: 'Klausul 1b, begge har signert; «episode 7 til og med 12» er seks episoder.',
  },
  {
    navn: 'fotografavtale_nilskog.pdf',
    slag: 'digital',
    stil: stiler.serie.replace("'Liberation Serif'", "'DejaVu Serif'").replace('10pt/1.36', '8.8pt/1.42'),
    html: serie(
      [
        `<h1 style="text-align:left;font-size:14pt">Avtale om tidsbegrenset ansettelse som fotograf</h1>${tabell(
          [
            ['Arbeidsgiver', 'Arbeidstaker'],
            [
              `Nordre Gate Drama AS<br>Org.nr. ${org('Nordre Gate Drama AS')}<br>Dronningens bakke 3, 7012 Trondheim<br>v/ Ragna Tvedtmo`,
              `Jorid Nilskog<br>Fødselsnr. ${p2}<br>Gamle Jonsvannsveien 88 B, 7057 Jonsvatnet<br>Kontonr. ${konto(550218)}`,
            ],
          ],
        )}`,
        punkt(
          '1.',
          'Definisjoner',
          'Med «Produksjonen» menes tv-serien TINGRETTEN III, det vil si tredje sesong av «Tingretten», 12 episoder à 42 minutter, for TV3 og Viaplay.',
          'Med «Arbeidet» menes de oppgaver som følger av punkt 2. Med «Staben» menes de øvrige ansatte i Produksjonen.',
        ),
        punkt(
          '2.',
          'Stilling',
          'Arbeidstakeren ansettes som fotograf med ansvar for det fotografiske uttrykket i sesongens andre halvdel, episode 7 til og med 12. Første halvdel fotograferes av Tobias Engelund Rist.',
          'Arbeidstakeren velger i samråd med Arbeidsgiver B-fotograf og lysmester. Arbeidsgiver leier kamerautstyr fra utleiefirma; egen leieavtale inngås for Arbeidstakerens tre objektiver.',
        ),
        punkt(
          '3.',
          'Varighet',
          'Ansettelsen løper fra 5. september 2022 til 23. desember 2022, fordelt på to forberedelsesuker, 42 opptaksdager og fem dager til fargekorrigering våren 2023.',
        ),
        punkt(
          '4.',
          'Lønn',
          'Ukelønnen er kr 21 400 for 40 timer. Tillegg for kamerautstyr avregnes for seg. Lønn utbetales den 12. i måneden. Pensjon og forsikring følger lov.',
          'Dersom Produksjonen forkortes, har Arbeidstakeren krav på lønn i oppsigelsestiden, fire uker.',
        ),
        punkt('5.', 'Arbeidstid og forsikring', sykdom.nb[1] ?? ''),
        punkt(
          '6.',
          'Rettigheter',
          k1b.nb,
          'Arbeidsgiver kan ellers bruke opptakene til markedsføring av Produksjonen. Arbeidstakeren kan bruke korte utdrag i egen demo etter premieren.',
        ),
        punkt('7.', 'Kreditering', kreditt.nb[0] ?? ''),
        punkt('8.', 'Taushetsplikt', taushet.nb[1] ?? ''),
        punkt('9.', 'Tvister', tvist.nb[2] ?? ''),
        signaturer(
          [
            {
              rolle: 'Arbeidsgiver',
              navn: 'Ragna Tvedtmo',
              under: 'Ragna Tvedtmo, produsent',
              signert: true,
              farge: '#123',
            },
            { rolle: 'Arbeidstaker', navn: 'Jorid Nilskog', signert: true },
          ],
          '<p>Trondheim, 17. august 2022</p>',
        ),
        `<h2>Vedlegg 1 Episodeoversikt</h2>${tabell([
          ['Ep.', 'Tittel', 'Regi', 'Foto', 'Opptaksdager'],
          ...(
            [
              ['Forkynnelsen', 'Lasse Granheim', '7'],
              ['Varetekt', 'Lasse Granheim', '6'],
              ['Legdommeren', 'Lasse Granheim', '7'],
              ['Nabokrangelen', 'Ida Fuglås', '7'],
              ['Bokettersyn', 'Ida Fuglås', '8'],
              ['Uskylden', 'Ida Fuglås', '7'],
              ['Dissens', 'Shirin Tofte', '7'],
              ['Anken', 'Shirin Tofte', '7'],
              ['Vitne nr. 4', 'Shirin Tofte', '6'],
              ['Lukkede dører', 'Lasse Granheim', '7'],
              ['Prosedyren', 'Lasse Granheim', '8'],
              ['Domsslutning', 'Lasse Granheim', '7'],
            ] as const
          ).map(([tittel, regi, dager], i) => [
            i + 1,
            tittel,
            regi,
            i < 6 ? 'T. E. Rist' : 'J. Nilskog',
            dager,
          ]),
        ])}`,
      ],
      'Nordre Gate Drama AS – ansettelsesavtale',
    ),
  },
)

const w03 = dokument(
  {
    id: 'w7-03',
    form: 'digital',
    language: 'nb',
    template: 'engasjementsbrev',
    arbeidstaker: 'Hallgrim Brunkås',
    produksjonsselskap: 'Femte Akt Drama AS',
    registreringer: [reg('Arvefiendene', 'episoderegissør', 'regi', 4)],
    variant: '1a',
    sign: [true, true],
    pnr: null,
    forventet: 'BEHANDLET',
    begrunnelse: 'Halvparten av seriens åtte episoder er fire; klausul 1a, og begge har signert brevet.',
  },
  {
    navn: 'Engasjementsbrev Arvefiendene.pdf',
    slag: 'digital',
    stil: stiler.brev,
    html: `<section class="ark"><div class="hode"><div><b>Femte Akt Drama AS</b><br>Akersveien 40, 0177 Oslo</div><div style="text-align:right;font-size:9pt">Org.nr. ${org('Femte Akt Drama AS')}<br>post@femteakt.example</div></div>
<p>Hallgrim Brunkås<br>v/ agent Unni Skjeldbred, Agentur Midtgang<br>Pilestredet 99, 0358 Oslo</p><p style="text-align:right">Oslo, 4. oktober 2021</p>
<h1>Engasjement som episoderegissør – «Arvefiendene»</h1>
<p>Kjære Hallgrim,</p>
<p>Vi viser til samtaler med deg og din agent og bekrefter med dette at Femte Akt Drama AS engasjerer deg som episoderegissør på vår nye dramaserie «Arvefiendene», med premiere på NRK1 høsten 2022.</p>
<p>Du regisserer halvparten av seriens åtte episoder. Hvilke det blir, avgjøres når opptaksplanen foreligger; vi tar sikte på at du får den siste blokken. Den andre halvparten regisseres av hovedregissør Signe Thoreby.</p>
<p>Engasjementet løper fra 3. januar til 17. juni 2022. Vederlaget er kr 1 120 000 og betales i sju like deler den siste virkedagen i hver måned, første gang 31. januar 2022. Av honoraret til agenten svarer du selv.</p>
<p>${k1a.nb} NRKs bruk av serien skjer etter de avtalene som til enhver tid gjelder mellom NRK og organisasjonene.</p>
<p>${kreditt.nb[0]}</p><p>${taushet.nb[1]}</p>
<p>Dette brevet utgjør sammen med vår standard for arbeidstid (utdelt 1. september) hele avtalen. Vi ber deg bekrefte ved å underskrive og returnere ett eksemplar.</p>
<p>Med vennlig hilsen<br>for Femte Akt Drama AS</p><div style="height:14mm">${navnetrekk('Gunhild Aasterud', '#0d1f55')}</div><p>Gunhild Aasterud<br>produsent</p>
<div style="border-top:0.3mm solid #274;margin-top:4mm;padding-top:3mm"><p>Jeg aksepterer vilkårene i brevet.</p><div style="display:flex;gap:10mm;align-items:flex-end"><div>Oslo, 11/10-21</div><div style="border-bottom:0.3mm solid #222;height:15mm;width:80mm">${navnetrekk('Hallgrim Brunkås', '#222')}</div></div><p style="margin-left:28mm">Hallgrim Brunkås</p></div></section>`,
  },
)

const w04 = dokument(
  {
    id: 'w7-04',
    form: 'digital',
    language: 'nb',
    template: 'medforfatteravtale',
    arbeidstaker: 'Vibeke Solhaug Arnestad',
    produksjonsselskap: 'Grønnevik Drama Sesong 2 AS',
    registreringer: [reg('Grønnevik (sesong 2)', 'manusforfatter', 'manus', 4)],
    variant: '2',
    sign: [true, true],
    pnr: p4,
    forventet: 'BEHANDLET',
    begrunnelse: 'Hovedforfatter av episode II, V og VIII og medforfatter av IX: fire episoder; klausul 2.',
  },
  {
    navn: 'Forfatteravtale_Arnestad.pdf',
    slag: 'digital',
    stil: stiler.manus,
    html: sider(
      [
        '<h1>MEDFORFATTERAVTALE</h1>',
        `<p>Produsent: Grønnevik Drama Sesong 2 AS, org. nr. ${orgnrTil('Grønnevik Drama Sesong 2 AS')}, Postboks 71, 1601 Fredrikstad<br>Forfatter: Vibeke Solhaug Arnestad, ${p4}, Nygaardsgata 12, 1606 Fredrikstad</p>`,
        punkt(
          '1',
          'VERKET',
          'Manuskript til andre sesong av ungdomsserien «Grønnevik», ti episoder (I–X) à 29 minutter. Serien er skapt av Øyvind Raudstein, som også er hovedforfatter for sesongen.',
          'Forfatteren skriver i forfatterrom sammen med Øyvind Raudstein og Leila Anjum Foss.',
        ),
        punkt(
          '2',
          'FORFATTERENS ANDEL',
          'Forfatteren er hovedforfatter av episode II, V og VIII, og medforfatter av episode IX. Fordelingen mellom forfatterne er slik:',
          tabell([
            ['Episode', 'Arnestad', 'Raudstein', 'Foss'],
            ['I, III, VI, X', '–', '100 %', '–'],
            ['II, V, VIII', '100 %', '–', '–'],
            ['IV, VII', '–', '–', '100 %'],
            ['IX', '40 %', '60 %', '–'],
          ]),
          'Endringer i fordelingen krever samtykke fra alle tre. Språkvask og dramaturgiske råd fra andre gir ikke andel.',
        ),
        punkt(
          '3',
          'LEVERING',
          'Synopsis 1. februar, første utkast 29. mars, andre utkast 10. mai og endelig versjon 21. juni 2022. Produsentens kommentarer skal foreligge innen ti virkedager etter hver levering.',
        ),
        punkt(
          '4',
          'VEDERLAG',
          'kr 145 000 for hver episode Forfatteren er hovedforfatter av, og kr 58 000 for medforfatterskapet, til sammen kr 493 000. En femdel betales for hver levering og resten ved opptaksstart.',
          `Beløpet overføres ${konto(308114)}. Dersom et manus ikke tas i bruk, beholder Forfatteren det som er betalt.`,
        ),
        punkt(
          '5',
          'RETTIGHETER',
          k2.nb,
          'Produsenten får enerett til å fremstille sesongen på grunnlag av manuskriptet. Rett til bok, scene, podkast og nyinnspilling forblir hos forfatterne etter fordelingen i punkt 2.',
        ),
        punkt('6', 'NAVNGIVELSE', kreditt.nb[1] ?? ''),
        punkt('7', 'FORTROLIGHET', taushet.nb[0] ?? ''),
        punkt('8', 'TVIST', tvist.nb[1] ?? ''),
        signaturer(
          [
            {
              rolle: 'Produsenten',
              navn: 'Aslaug Trollnes',
              under: 'Aslaug Trollnes',
              signert: true,
              dato: '14.01.2022',
            },
            {
              rolle: 'Forfatteren',
              navn: 'Vibeke Solhaug Arnestad',
              signert: true,
              dato: '14.01.2022',
              farge: '#14532d',
            },
          ],
          '',
        ),
      ],
      {
        tegn: 80,
        linjer: 60,
        bunn: (i, n) => `<div class="fot"><span></span><span>- ${i}/${n} -</span></div>`,
      },
    ),
  },
)

const w05 = dokument(
  {
    id: 'w7-05',
    form: 'digital',
    language: 'nb',
    template: 'storyliner-brev',
    arbeidstaker: 'Per Kåre Lyngmyr',
    produksjonsselskap: 'Oksøy Film & TV AS',
    registreringer: [reg('Losen (sesong 2)', 'storyliner', 'manus', 7)],
    variant: '1a',
    sign: [true, true],
    pnr: null,
    forventet: 'BEHANDLET',
    begrunnelse:
      'Storylineren skriver synopsis og scenegang, altså manus, til de seks første episodene og avslutningen.',
  },
  {
    navn: 'oppdragsbekreftelse storyline.pdf',
    slag: 'digital',
    stil: stiler.brev.replaceAll('#274', '#5a3c1e').replace("'P052'", "'Liberation Sans'"),
    html: `<section class="ark"><div class="hode"><div><b>OKSØY</b> FILM & TV</div><div style="font-size:8.5pt">Gravane 18 · 4610 Kristiansand</div></div>
<h1>OPPDRAGSBEKREFTELSE</h1>
<p>Oppdragsgiver: Oksøy Film & TV AS (org. ${orgnrTil('Oksøy Film & TV AS')})<br>Oppdragstaker: Per Kåre Lyngmyr, Blåmannsstien 4, 4621 Kristiansand<br>Født: 08.09.1989. Konto: ${konto(82945)}</p>
<ul style="margin-top:4mm">
<li><b>Produksjon:</b> LOSEN sesong 2 (10 × 45 min.), Viaplay</li>
<li><b>Oppdrag:</b> Storyliner. Du utarbeider synopsis og skriver scenegang for sesongens seks første episoder og for sesongavslutningen. Dialog skrives av hovedforfatterne Maiken Drangsholt og Yngve Farestveit.</li>
<li><b>Tid:</b> Åtte uker i forfatterrommet, fem dager i uken, fra 14. februar 2022. Deretter inntil 6 dagsverk til revisjon.</li>
<li><b>Honorar:</b> kr 13 500 per uke. Fem hundre kroner av ukehonoraret er godtgjørelse for eget utstyr. Faktura sendes hver annen uke.</li>
<li><b>Tittel i rulletekst:</b> Storyline.</li>
<li><b>Rettigheter:</b> ${k1a.nbVises}</li>
<li><b>Taushet:</b> ${taushet.nb[2]}</li>
<li><b>Avbrudd:</b> Oppdraget kan avsluttes av begge med to ukers skriftlig varsel. Levert arbeid betales.</li></ul>
<p>Bekreftelsen gjelder foran tidligere utkast. Den sendes i to eksemplarer, hvorav det ene returneres i underskrevet stand.</p>
${
  signaturer(
    [
      {
        rolle: 'Oppdragsgiver',
        navn: 'Berit Oksøymo',
        under: 'Berit Oksøymo, utviklingsprodusent',
        signert: true,
        farge: '#333',
      },
      { rolle: 'Oppdragstaker', navn: 'Per Kåre Lyngmyr', signert: true, farge: '#263a8f' },
    ],
    '<p>Kristiansand, den 1. februar 2022</p>',
  ).html
}</section>`,
  },
)

const w06 = dokument(
  {
    id: 'w7-06',
    form: 'digital',
    language: 'nb',
    template: 'filmavtale',
    arbeidstaker: 'Astrid Lovise Kvamsøy',
    produksjonsselskap: 'Femte Akt Film AS',
    registreringer: [
      reg('Løvfall', 'regissør', 'regi', null),
      reg('Løvfall', 'manusforfatter', 'manus', null),
    ],
    variant: '2',
    sign: [true, true],
    pnr: p6,
    forventet: 'BEHANDLET',
    begrunnelse:
      'Spillefilmen til Femte Akt Film AS har premiere i 2023 og er dermed entydig; regi og manus er godkjent, klausul 2.',
  },
  {
    navn: 'LØVFALL - regi og manus.pdf',
    slag: 'digital',
    stil: stiler.film,
    html: sider(
      [
        `<h1>Løvfall</h1><div class="undertittel">Avtale om manuskript og regi til spillefilm</div>`,
        `<p>Femte Akt Film AS (${org('Femte Akt Film AS')}), Akersveien 40, 0177 Oslo, nedenfor kalt Produsenten, og Astrid Lovise Kvamsøy, Tuengen allé 61, 0374 Oslo, fnr. ${delt(p6)}, nedenfor kalt Opphavspersonen, har i dag inngått følgende avtale.</p>`,
        punkt(
          '1.',
          'Filmen',
          'Avtalen gjelder en spillefilm på norsk i full lengde, cirka 106 minutter, med kinopremiere planlagt 6. oktober 2023. Manuskriptet bygger på novellen «Raking» av Torkel Bårdsgjerd, som Produsenten har ervervet filmrett til.',
        ),
        punkt(
          '2.',
          'Manuskriptet',
          'Opphavspersonen skriver manuskriptet sammen med Dag Filip Solum. Rettighetsandelene er 60 % for Opphavspersonen og 40 % for Solum; han har egen avtale.',
          'Det leveres treatment på inntil 20 sider, to utkast og en opptaksversjon. Produsenten kan be om én omarbeidelse i tillegg.',
        ),
        punkt(
          '3.',
          'Regien',
          'Opphavspersonen er filmens regissør og leder det kunstneriske arbeidet fra 15. august 2022 til ferdig miks. Det er satt av 36 opptaksdager, 3 dager til tilleggsopptak og 22 uker til klipp.',
        ),
        `<h2>4. Vederlag</h2>${tabell([
          ['Post', 'Forfall', 'Beløp'],
          ['Manuskript, treatment og første utkast', 'ved levering', 'kr 210 000'],
          ['Manuskript, andre utkast og opptaksversjon', 'ved levering', 'kr 180 000'],
          ['Regi', 'i 11 månedlige rater fra 31.08.2022', 'kr 1 045 000'],
          ['Overskudd', 'etter dekning av budsjett', '7,5 %'],
        ])}`,
        punkt(
          '5.',
          'Rettigheter',
          k2.nbKlarert,
          'For det som ikke omfattes av avtalen nevnt i 5.1, får Produsenten rett til visning på kino og til salg av filmen til utenlandske distributører. Rett til fortsettelser og serie forutsetter ny avtale.',
        ),
        punkt(
          '6.',
          'Navngivelse',
          'En film av Astrid Lovise Kvamsøy. ' +
            (kreditt.nb[0] ?? '').replace('Medarbeideren', 'Opphavspersonen'),
        ),
        punkt('7.', 'Forsikring og forfall', sykdom.nb[2] ?? ''),
        punkt('8.', 'Konfidensialitet', taushet.nb[0] ?? ''),
        punkt('9.', 'Tvister', tvist.nb[0] ?? ''),
        signaturer(
          [
            {
              rolle: 'for Femte Akt Film AS',
              navn: 'Gunhild Aasterud',
              under: 'Gunhild Aasterud',
              signert: true,
              farge: '#0d1f55',
            },
            { rolle: 'Opphavspersonen', navn: 'Astrid Lovise Kvamsøy', signert: true, farge: '#222' },
          ],
          '<p>Oslo, 22. april 2022</p>',
        ),
      ],
      {
        tegn: 88,
        linjer: 58,
        bunn: (i, n) =>
          `<div class="fot"><span>Løvfall © Femte Akt Film AS</span><span>${i} (${n})</span></div>`,
      },
    ),
  },
)

export const del1: readonly Dokument[] = [w01, w02, w03, w04, w05, w06]
