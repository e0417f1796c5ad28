import { crew, deal, memo } from './maler.ts'
import { org } from './selskaper.ts'
import { ark, dok, F, hand, ingen, orgDelt, penn, pnr, reg, U } from './verktoy.ts'

const su = 'Storljos Underholdning AS'
const sd = 'Storljos Drama AS'
const p8 = pnr(9, 1, 85, 266)
const p9 = pnr(30, 9, 91, 350)

export const memoer = [
  dok({
    id: 'w9-05',
    language: 'en',
    template: 'deal-memo-en',
    arbeidstaker: 'Gabriel Fosshaugen',
    selskap: sd,
    reg: [reg('Frostrøyk (sesong 1)', 'Director of Photography', F.foto, 4)],
    variant: 'EN',
    signert: [true, true],
    forventet: 'BEHANDLET',
    begrunnelse:
      'Engelsk klausul som svarer til 1a, fotograf på blokk A (episode 1–4), og begge har signert.',
    papirer: [
      deal({
        navn: 'Deal memo - Fosshaugen.pdf',
        slag: 'digital',
        tittel: 'CREW DEAL MEMO',
        topp: [sd, `Reg. no. ${orgDelt(org(sd))}`, 'Verkstedveien 9, 0277 Oslo'],
        rader: [
          ['Production', '“FROSTRØYK” – season 1, television drama, 8 x 45’'],
          ['Crew member', 'Gabriel Fosshaugen (the “Crew”), Sofienberggata 21, 0558 Oslo'],
          ['Position', 'Director of Photography'],
          ['Block / episodes', 'Block A: episodes 1–4. Block B (5–8) is photographed by another DoP.'],
          ['Reports to', 'Producer Cathrine Bruvolleng and the block director'],
          ['Dates', 'Prep 7 Jan – 25 Jan 2019; shoot 28 Jan – 15 Mar 2019 (33 days); grade 2 days'],
          ['Fee', 'NOK 19,800 per week (5 x 10 hrs). Prep at 80 %.'],
          ['Kit', 'Camera package supplied by Company. Box rental: NOK 900 per week.'],
          ['Credit', 'Main titles, single card, on episodes photographed.'],
        ],
        vilkaar: [
          [
            'Rights',
            'For members of Norsk Filmforbund (NFF) with a management contract with F©R, copyright and related rights are governed by the “Agreement on rights between Virke Produsentforeningen and Norsk Filmforbund/F©R” of 29.10.2016. Nothing in this memo is meant to go further than that agreement.',
          ],
          [
            'Working time',
            'The collective agreement for TV drama applies. Turnaround is eleven hours. A sixth day is paid at 150 %.',
          ],
          [
            'Conduct',
            'The Company’s dignity-at-work policy forms part of this memo. Questions go to the safety representative.',
          ],
          ['Law', 'Norwegian law, Oslo District Court.'],
        ],
        plan: `<h2>SCHEDULE A – EPISODES AND BLOCKS</h2><table><tr><th>Episode</th><th>Working title</th><th>Block</th><th>Director</th><th>Photographed by</th></tr>${[
          ['1', 'The Ice Road', 'A', 'T. Lunderød'],
          ['2', 'Breathing Hole', 'A', 'T. Lunderød'],
          ['3', 'Salt', 'A', 'T. Lunderød'],
          ['4', 'Two Sisters', 'A', 'T. Lunderød'],
          ['5', 'The Harbour Master', 'B', 'K. Øverbakk'],
          ['6', 'Low Water', 'B', 'K. Øverbakk'],
          ['7', 'Night Watch', 'B', 'K. Øverbakk'],
          ['8', 'Thaw', 'B', 'K. Øverbakk'],
        ]
          .map(
            row =>
              `<tr>${[...row, row[2] === 'A' ? 'G. Fosshaugen' : 'M. Sigvartsmo'].map(one => `<td>${one}</td>`).join('')}</tr>`,
          )
          .join('')}</table><p>The schedule may be changed by the Company on seven days’ notice.</p>`,
        sign: [
          [
            'For the Company',
            hand('Cathrine Bruvolleng', { farge: '#1a1a1a' }),
            'Cathrine Bruvolleng, 21.12.2018',
          ],
          ['Crew member', hand('Gabriel Fosshaugen'), 'Gabriel Fosshaugen, Jan 3, 2019'],
        ],
      }),
    ],
  }),
  dok({
    id: 'w9-06',
    form: 'skann',
    language: 'en',
    template: 'deal-memo-en',
    arbeidstaker: 'Linnea Haugvoll',
    selskap: su,
    reg: [reg('Rundt bålet', 'Sound Recordist (A-sound)', U.lyd, 8)],
    variant: 'buy-out',
    signert: [true, true],
    forventet: 'BEHANDLET',
    begrunnelse:
      'Alle rettigheter er overdratt, så bare privatkopiering; begge har signert for de åtte episodene.',
    papirer: [
      deal({
        navn: 'CDM_Haugvoll.pdf',
        slag: 'skann',
        tittel: 'SHORT FORM CREW AGREEMENT',
        topp: [su, `Org. no. ${orgDelt(org(su))}`, 'International formats'],
        rader: [
          ['Series', 'RUNDT BÅLET (format title “Round the Fire”)'],
          ['Length', '8 eps x 60 mins'],
          ['Engaged', 'Linnea Haugvoll'],
          ['Grade', 'Sound Recordist (A-sound)'],
          ['Episodes', 'All eight'],
          ['Period', '3 – 28 May 2021, 6-day weeks'],
          ['Weekly rate', 'NOK 16,000 incl. holiday pay'],
          ['Mileage', 'NOK 3.90 per km'],
          ['Commissioner', 'Discovery Norway'],
        ],
        vilkaar: [
          [
            '1. Assignment',
            'The Engaged hereby assigns to the Company, absolutely and with full title guarantee, all copyright and all other rights of whatever nature in the products of the services, in all media now known or later devised, throughout the universe and in perpetuity. The weekly rate is full and final consideration, and no residuals, repeat fees or collective remuneration shall be claimed from the Company, its licensees or any collecting society.',
          ],
          ['2. Waiver', 'To the extent permitted by law the Engaged waives moral rights.'],
          ['3. Confidentiality', 'No stills, no posts, no spoilers until transmission of episode 8.'],
          ['4. Insurance', 'The Engaged’s own kit is insured by the Engaged.'],
        ],
        sign: [
          ['Signed by the Engaged', hand('Linnea Haugvoll', { farge: '#1d1d1d' }), '29/4/21'],
          [
            'Signed for Storljos',
            hand('Jo Sletthaugmo', { farge: '#222' }),
            'Jo Sletthaugmo, Head of Production',
          ],
        ],
      }),
    ],
  }),
  dok({
    id: 'w9-07',
    form: 'foto',
    language: 'en',
    template: 'deal-memo-en',
    arbeidstaker: 'Mireille Okonjo-Tveit',
    selskap: sd,
    reg: [reg('Frostrøyk (sesong 2)', 'Costume Designer', F.kostyme, 6)],
    variant: 'EN',
    signert: [true, false],
    forventet: 'MANGLER SIGNATUR',
    begrunnelse: 'Bare kostymedesigneren har signert; for selskapet står navnet skrevet på maskin.',
    papirer: [
      deal({
        navn: '20210118_101433.jpg',
        slag: 'foto',
        tittel: 'CREW DEAL MEMO',
        topp: [sd, `Reg. no. ${orgDelt(org(sd))}`, 'Verkstedveien 9, 0277 Oslo'],
        rader: [
          ['Production', '“FROSTRØYK” – season 2, television drama, 6 x 45’'],
          ['Crew member', 'Mireille Okonjo-Tveit (the “Crew”), Kirkegata 60, 2609 Lillehammer'],
          ['Position', 'Costume Designer'],
          ['Block / episodes', 'Episodes 201 to 206 inclusive'],
          ['Reports to', 'Producer Cathrine Bruvolleng'],
          ['Dates', 'Prep 18 Jan – 26 Feb 2021; shoot 1 Mar – 7 May 2021 (45 days); wrap 5 days'],
          ['Fee', 'NOK 17,250 per week (5 x 10 hrs)'],
          ['Kit', 'Sewing room and two assistants supplied by Company.'],
          ['Credit', 'End roller, all episodes.'],
        ],
        vilkaar: [
          [
            'Rights',
            'For members of Norsk Filmforbund with a management contract with F©R, the governing agreement for copyright is the “Agreement on rights between Virke Produsentforeningen and Norsk Filmforbund/F©R of 29.10.2016”.',
          ],
          [
            'Working time',
            'The collective agreement for TV drama applies. Turnaround is eleven hours. A sixth day is paid at 150 %.',
          ],
          ['Conduct', 'The Company’s dignity-at-work policy forms part of this memo.'],
          ['Law', 'Norwegian law, Oslo District Court.'],
        ],
        sign: [
          ['For the Company', '', 'Cathrine Bruvolleng, Executive Producer'],
          ['Crew member', hand('Mireille O Tveit'), 'Mireille Okonjo-Tveit, 18.01.2021'],
        ],
      }),
    ],
  }),
  dok({
    id: 'w9-08',
    template: 'crewmemo',
    arbeidstaker: 'Wenche Tangstuen',
    selskap: sd,
    reg: [reg('Hustrua på Skarvøy (sesong 1)', 'Sminkedesigner og hovedmaskør', F.kostyme, 6)],
    variant: '1a',
    signert: [true, true],
    pnr: p8,
    forventet: 'BEHANDLET',
    begrunnelse: 'Hovedmaskør på alle seks episodene, klausul 1a, og begge har e-signert.',
    papirer: [
      memo({
        navn: 'Crewmemo_HPS_Tangstuen.pdf',
        slag: 'digital',
        spraak: 'nb',
        produksjon: 'HUSTRUA PÅ SKARVØY',
        under: 'Dramaserie, første sesong, 6 x 45 min · Produksjonsnr. 20-118',
        selskap: `${sd}, org.nr. ${orgDelt(org(sd))}`,
        kolonner: [
          [
            ['Navn', 'Wenche Tangstuen'],
            ['F.nr.', p8],
            ['Bosted', 'Sortland'],
            ['Stilling', 'Sminkedesigner og hovedmaskør'],
            ['Avdeling', 'Sminke og hår'],
          ],
          [
            ['Gjelder', 'alle seks episoder'],
            ['Forberedelse', '15 dager fra 3.2.2020'],
            ['Opptak', '48 dager fra 24.2.2020'],
            ['Lønn', 'kr 15 450 per uke'],
            ['Lønnsgruppe', '7, ansiennitet 12 år'],
          ],
        ],
        vilkaar: `Memoet er arbeidsavtalen. Overenskomsten for TV-drama utfyller det. For medlemmer av Norsk filmforbund med forvaltningskontrakt med F©R reguleres opphavsrettigheter i «Avtale om rettigheter mellom Virke Produsentforeningen og Norsk Filmforbund/F©R av 29.10.2016». Hotell på Melbu i opptaksperioden. Parykker og proteser er selskapets eiendom. Prøvetid er ikke avtalt; gjensidig oppsigelse er fjorten dager.`,
        slutt: `<div class="es"><b>Elektronisk signert</b><br>Wenche Tangstuen · BankID · 28.01.2020 kl. 21:07<br>Cathrine Bruvolleng, for ${sd} · BankID · 29.01.2020 kl. 08:15<br><span>Referanse 7f31-0c2a-99e4. Dokumentet er låst etter siste signatur.</span></div>`,
      }),
    ],
  }),
  dok({
    id: 'w9-09',
    form: 'skann',
    language: 'nn',
    template: 'crewmemo',
    arbeidstaker: 'Sunniva Øygarden Lote',
    selskap: 'Øksendrift Film AS',
    reg: [
      reg('Prestegarden (sesong 2)', 'kostymedesignar', F.kostyme, 7),
      reg('Prestegarden (sesong 2)', 'påkledar', ingen, 7),
    ],
    variant: '1a',
    signert: [true, true],
    pnr: p9,
    forventet: 'BEHANDLET',
    begrunnelse:
      'Kostymedesigner er godkjent, påkleder er ikke; klausul 1a på nynorsk, sju episoder og begge signaturer.',
    papirer: [
      memo({
        navn: 'Prestegarden kontrakt.pdf',
        slag: 'skann',
        spraak: 'nn',
        produksjon: 'Prestegarden',
        under: 'Andre sesong · sju episodar à 50 minutt · NRK og SVT',
        selskap: `Øksendrift Film AS, org.nr. ${orgDelt(org('Øksendrift Film AS'))}`,
        kolonner: [
          [
            ['Namn', 'Sunniva Øygarden Lote'],
            ['F.nr.', p9],
            ['Bustad', 'Vik i Sogn'],
            ['Stilling', 'kostymedesignar, og påkledar i opptak'],
            ['Avdeling', 'Kostyme'],
          ],
          [
            ['Gjeld', 'heile sesongen (sju episodar)'],
            ['Førebuing', '20 dagar frå 6.1.2020'],
            ['Opptak', '52 dagar frå 3.2.2020'],
            ['Løn', 'kr 14 900 per veke'],
            ['Lønsgruppe', '6, ansiennitet 8 år'],
          ],
        ],
        vilkaar:
          'Dette skrivet er arbeidsavtalen mellom partane. For medlemer av Norsk filmforbund som har forvaltningskontrakt med F©R, er opphavsrettane regulerte i «Avtale om rettigheter mellom Virke Produsentforeningen og Norsk Filmforbund/F©R av 29.10.2016». Kostyma høyrer selskapet til. Arbeidstida er 7,5 timar om dagen i førebuinga. Overtid skal avtalast med produksjonsleiaren, Torgeir Sæbøtun, før ho tek til. Oppseiing: fjorten dagar.',
        slutt: `<div class="sg"><div>${hand('Sunniva Ø Lote', { farge: '#111' })}<i>Sunniva Øygarden Lote</i></div><div>${hand('Ragnhild Øyhovden', { farge: '#181818' })}<i>Ragnhild Øyhovden, for Øksendrift Film AS</i></div></div><p style="font-size:8.5pt">Sogndal, 18. desember 2019</p>`,
      }),
    ],
  }),
  dok({
    id: 'w9-10',
    form: 'foto',
    template: 'crewmemo-kort',
    arbeidstaker: 'Jonatan Ekrebråten',
    selskap: 'Storljos Nord AS',
    reg: [reg('Husjegerne i Nord (sesong 1)', 'Runner og sjåfør', ingen, 8)],
    variant: 'taus',
    signert: [true, true],
    forventet: 'MANGLER GODKJENT FAGFUNKSJON',
    begrunnelse:
      'Runner og sjåfør er ikke en godkjent fagfunksjon; memoet sier heller ikke noe om rettigheter.',
    papirer: [
      crew({
        navn: 'IMG_0077.jpg',
        innhold: ark(
          `<h1>STORLJOS NORD</h1><h2>Crewmemo · kort</h2>
<div class="l"><b>Hvem</b>${penn('Jonatan Ekrebråten, 21 år')}</div>
<div class="l"><b>Produksjon</b>Husjegerne i Nord, sesong 1 – 8 x 40 min</div>
<div class="l"><b>Jobb</b>${penn('Runner og sjåfør')}</div>
<div class="l"><b>Episoder</b>${penn('alle 8')}</div>
<div class="l"><b>Når</b>${penn('12. april – 18. juni 2021')}, ca. ${penn('45')} dager</div>
<div class="l"><b>Lønn</b>kr ${penn('195')} per time, 37,5 t/uke, helgetillegg kr 65</div>
<div class="l"><b>Bil</b>Kasse 2 (9-seter). Førerkort kl. ${penn('B')} siden ${penn('2018')}</div>
<p>Memoet følger Storljos' personalhåndbok. Du får ID-kort og telefon første dag og leverer begge siste dag. Taushetsplikt om boligpriser og deltakere. Timelister sendes innen den 3. hver måned til lonn@storljosnord.example. Tromsø tingrett er verneting.</p>
<div class="sg"><div>${hand('Jonatan E')}<i>Den ansatte</i></div><div>${hand('Jo Sletthaugmo', { farge: '#222' })}<i>Storljos Nord AS, org.nr. ${orgDelt(org('Storljos Nord AS'))}</i></div></div>
<p class="d">Tromsø, 9. april 2021</p>`,
        ),
      }),
    ],
  }),
]
