import { org } from './selskaper.ts'
import { ark, delt, dok, F, hand, konto, orgDelt, penn, pnr, reg, U } from './verktoy.ts'

const su = 'Storljos Underholdning AS'
const ut = 'Utkikkstårnet AS'
const ma = 'Måltrost Media AS'
const p21 = pnr(16, 7, 82, 401)
const p22 = pnr(1, 2, 78, 290)

const stil = `.ra{padding:18mm 22mm;font:10.3pt/1.42 'Liberation Serif';color:#111}.ra h1{font:bold 17pt 'Liberation Sans';margin:0 0 1mm}.ra .s{font:9pt 'Liberation Sans';color:#555;margin-bottom:6mm}.ra h2{font:bold 10.5pt 'Liberation Sans';margin:4.5mm 0 .5mm}.ra p{margin:0 0 1.5mm;text-align:justify}
.ra table{width:100%;border-collapse:collapse;margin:4mm 0;font:9pt/1.35 'Liberation Sans'}.ra th{background:#26303c;color:#fff;text-align:left;padding:1.5mm 2mm}.ra td{border:1px solid #9aa3ad;padding:1.8mm 2mm;vertical-align:top}.ra .sg{display:flex;gap:14mm;margin-top:12mm}.ra .sg>div{flex:1}.ra .i{height:18mm;display:flex;align-items:flex-end}.ra .sg i{display:block;border-top:1px solid #111;font:8.5pt 'Liberation Sans';padding-top:1mm}.ra .pf{position:absolute;bottom:9mm;right:22mm;font:8pt 'Liberation Sans';color:#555}.ra .in{position:absolute;bottom:6mm;left:22mm}.ra .av{border:1.5px solid #26303c;padding:6mm;margin-top:6mm}.ra dl{display:grid;grid-template-columns:40mm 1fr;row-gap:2mm;margin:0}.ra dt{font-weight:bold}.ra dd{margin:0}`

const sg = (pair: readonly (readonly [string, string])[]) =>
  `<div class="sg">${pair.map(([over, under]) => `<div><div class="i">${over}</div><i>${under}</i></div>`).join('')}</div>`

export const ramme = [
  dok({
    id: 'w9-21',
    template: 'rammeavtale-avrop',
    arbeidstaker: 'Pernille Bakkeløkken',
    selskap: su,
    reg: [
      reg('Kvelden er din (sesong 2)', 'redaktør', U.redaktoer, 12),
      reg('Juleduellen', 'manus', U.redaktoer, 10),
      reg('Sofakrigerne (sesong 4)', 'etterarbeidsredaktør', U.etterarbeid, 12),
    ],
    variant: '1b',
    signert: [true, true],
    pnr: p21,
    forventet: 'BEHANDLET',
    begrunnelse:
      'Rammeavtale med tre avrop der funksjon og episoder står for hver produksjon, klausul 1b og begge signaturer.',
    papirer: [
      {
        navn: 'Rammeavtale Bakkeløkken m avrop 1-3.pdf',
        slag: 'digital',
        stil,
        html: `${ark(
          `<h1>Rammeavtale om redaksjonelt arbeid</h1><div class="s">Avtale nr. R-2019-07 mellom ${su} (org.nr. ${orgDelt(org(su))}) og Pernille Bakkeløkken (f.nr. ${delt(p21).replace(' ', '&nbsp;')})</div>
<h2>§ 1 Hva rammeavtalen er</h2><p>Rammeavtalen gir ingen av partene plikt til å gi eller ta arbeid. Den fastsetter vilkårene som gjelder når Storljos gjør et avrop og Bakkeløkken godtar det. Et avrop skal oppgi produksjon, funksjon, episoder, tidsrom og lønn. Avrop føres i tabellen på side 2 og paraferes ikke særskilt.</p>
<h2>§ 2 Varighet</h2><p>Avtalen løper fra 1. januar 2019 til 31. desember 2021. Avrop som er godtatt før utløpet, fullføres på vilkårene her. Hvert avrop er en midlertidig ansettelse etter arbeidsmiljøloven § 14-9 annet ledd bokstav a.</p>
<h2>§ 3 Lønn</h2><p>Dagslønnen er kr 3 050 i 2019 og reguleres hvert år i april med rammen i frontfaget. Det kommer 12 prosent feriepenger i tillegg. Reisetid mellom klokka 22 og 6 kompenseres time for time. Lønn utbetales den 12. til konto ${konto(21077)}.</p>
<h2>§ 4 Arbeidstid</h2><p>Alminnelig arbeidstid er 37,5 timer i uka. Under opptak kan det avtales inntil ti timer om dagen, men aldri mer enn seks dager på rad.</p>
<h2>§ 5 Opphavsrett</h2><p>Utnyttelse av produksjonen reguleres i særskilt avtale mellom kringkaster/mediehus og F©R v/Norsk Filmforbund. Bestemmelsen gjelder for hver produksjon det gjøres avrop på.</p>
<h2>§ 6 Taushet og habilitet</h2><p>Redaktøren skal si fra om nære bånd til deltakere. Innhold som ikke er sendt, er fortrolig.</p>
<h2>§ 7 Mislighold</h2><p>Vesentlig mislighold gir rett til å si opp rammeavtalen med én måneds varsel. Uenighet søkes løst ved forhandling, og ellers for Oslo tingrett.</p><div class="in">${penn('PB')} &nbsp; ${penn('H.R.', '#222')}</div><div class="pf">Side 1 av 2</div>`,
          'ra',
        )}${ark(
          `<h2>Avrop under rammeavtale R-2019-07</h2><table><tr><th>Nr.</th><th>Produksjon</th><th>Format</th><th>Funksjon</th><th>Episoder</th><th>Tidsrom</th><th>Dager</th></tr>
<tr><td>1</td><td>Kvelden er din, sesong 2</td><td>24 x 55 min</td><td>redaktør</td><td>Hver annen sending, i alt tolv</td><td>14.1.–28.6.2019</td><td>66</td></tr>
<tr><td>2</td><td>Juleduellen</td><td>24 x 24 min</td><td>manus</td><td>Luke 1–10</td><td>10.8.–23.10.2020</td><td>38</td></tr>
<tr><td>3</td><td>SOFAKRIGERNE sesong 4</td><td>12 x 45 min</td><td>etterarbeids&shy;redaktør</td><td>ep. 401–412</td><td>1.3.–18.6.2021</td><td>74</td></tr></table>
<p>Ved underskriften her bekrefter partene rammeavtalen og avropene 1–3.</p>${sg([
            [hand('Pernille Bakkeløkken'), 'Pernille Bakkeløkken, Oslo 26.02.2021'],
            [hand('Hedda Ramskogen', { farge: '#1d1d1d' }), `Hedda Ramskogen, ${su}, 26.02.2021`],
          ])}<div class="pf">Side 2 av 2</div>`,
          'ra',
        )}`,
      },
    ],
  }),
  dok({
    id: 'w9-22',
    form: 'blandet',
    template: 'rammeavtale-avrop',
    arbeidstaker: 'Torkild Åsebråten',
    selskap: ut,
    reg: [
      reg('Mesterbyggeren (sesong 2)', 'A-foto', U.foto, 10),
      reg('Mesterbyggeren (sesong 3)', 'A-foto', U.foto, null),
    ],
    variant: '1b',
    signert: [true, true],
    pnr: p22,
    forventet: 'FYLL INN EPISODER',
    begrunnelse:
      'For sesong 3 står «etter nærmere avtale», så antall episoder må fylles inn for det ene avropet.',
    papirer: [
      {
        navn: 'Rammeavtale foto 2020-2021.pdf',
        slag: 'digital',
        stil,
        html: ark(
          `<h1>Rammeavtale – foto</h1><div class="s">${ut} · org.nr. ${orgDelt(org(ut))} · og Torkild Åsebråten, f.nr. ${p22}</div>
<h2>1. Avtalen</h2><p>Fotografen kan kalles av til selskapets produksjoner i 2020 og 2021. Avropet skjer på eget skjema som begge parter signerer. Uten signert avrop er det ikke inngått noen arbeidsavtale. Rammeavtalen signeres ikke for seg.</p>
<h2>2. Satser</h2><p>A-foto kr 3 600 per dag, B-foto kr 3 150 per dag, dronetillegg kr 1 200 per dag. Satsene er faste i begge årene.</p>
<h2>3. Utstyr</h2><p>Fotografen stiller med kamera og to objektivsett mot kr 1 900 per dag. Objektiv 3 og 4 leies inn av selskapet.</p>
<h2>4. Rettigheter</h2><p>Utnyttelse av den enkelte produksjonen reguleres i særskilt avtale mellom kringkaster/mediehus og F©R v/Norsk Filmforbund.</p>
<h2>5. Sikkerhet</h2><p>Byggeplasskort er påbudt. Fallsikring brukes over to meter. Sikkerhetskurset varer i tre timer og er betalt arbeidstid.</p>
<h2>6. Sykdom og permisjon</h2><p>Folketrygdlovens regler gjelder. Fravær meldes innspillingsleder Grete Aamodtbakken før klokka sju.</p>
<h2>7. Varighet</h2><p>Avtalen gjelder til 31. desember 2021 og kan sies opp med to måneders varsel.</p>`,
          'ra',
        ),
      },
      {
        navn: 'Avrop 1 og 2.pdf',
        slag: 'skann',
        stil,
        html: `${ark(
          `<h1>Avrop nr. 1</h1><div class="s">under rammeavtale foto, ${ut}</div><div class="av"><dl><dt>Fotograf</dt><dd>Torkild Åsebråten</dd><dt>Produksjon</dt><dd>MESTERBYGGEREN, sesong 2 (10 ep.)</dd><dt>Funksjon</dt><dd>A-foto</dd><dt>Episoder</dt><dd>alle</dd><dt>Lengde</dt><dd>44 minutter</dd><dt>Periode</dt><dd>4. mai – 26. juni 2020, 36 dager</dd></dl></div>${sg(
            [
              [hand('Torkild Åsebråten', { farge: '#111' }), 'Fotograf, 27.4.2020'],
              [hand('Yngvild Haraldshaug', { farge: '#222' }), 'For selskapet: Yngvild Haraldshaug'],
            ],
          )}`,
          'ra',
        )}${ark(
          `<h1>Avrop nr. 2</h1><div class="s">under rammeavtale foto, ${ut}</div><div class="av"><dl><dt>Fotograf</dt><dd>Torkild Åsebråten</dd><dt>Produksjon</dt><dd>MESTERBYGGEREN, sesong 3</dd><dt>Funksjon</dt><dd>A-foto</dd><dt>Episoder</dt><dd>etter nærmere avtale</dd><dt>Lengde</dt><dd>44 minutter</dd><dt>Periode</dt><dd>3. mai – 25. juni 2021, inntil 30 dager</dd></dl></div>${sg(
            [
              [hand('Torkild Åsebråten', { farge: '#111' }), 'Fotograf, 20/4-21'],
              [hand('Yngvild Haraldshaug', { farge: '#222' }), 'For selskapet: Yngvild Haraldshaug'],
            ],
          )}`,
          'ra',
        )}`,
      },
    ],
  }),
  dok({
    id: 'w9-23',
    form: 'skann',
    language: 'nn',
    template: 'rammeavtale-avrop',
    arbeidstaker: 'Oddbjørg Hauge Nesset',
    selskap: ma,
    reg: [
      reg('Folk langs riksvegen (sesong 2)', 'fotograf', F.foto, 8),
      reg('Folk langs riksvegen (sesong 3)', 'fotograf', F.foto, 3),
    ],
    variant: 'buy-out',
    signert: [true, false],
    forventet: 'MANGLER SIGNATUR',
    begrunnelse: 'Bare fotografen har signert; dessuten er alle rettigheter overdratt til selskapet.',
    papirer: [
      {
        navn: 'Ramme Måltrost nynorsk.pdf',
        slag: 'skann',
        stil,
        html: `${ark(
          `<h1>Rammeavtale med bestillingar</h1><div class="s">Måltrost Media AS, org.nr. ${orgDelt(org(ma))}, og Oddbjørg Hauge Nesset, Åseral</div>
<h2>1 Kva avtalen gjeld</h2><p>Nesset er fotograf for selskapet i dokumentarserien «Folk langs riksvegen». Kvar bestilling nedanfor er ein del av avtalen.</p>
<table><tr><th>Bestilling</th><th>Sesong</th><th>Episodar</th><th>Lengd</th><th>Periode</th></tr><tr><td>A</td><td>andre sesong</td><td>alle åtte</td><td>29 min</td><td>hausten 2020</td></tr><tr><td>B</td><td>tredje sesong</td><td>tre av åtte (dei sørlege fylka)</td><td>29 min</td><td>våren 2022</td></tr></table>
<h2>2 Vederlag</h2><p>Selskapet betaler 3 300 kroner dagen, 41 dagar for bestilling A og 15 dagar for bestilling B. Diett og kilometer kjem i tillegg.</p>
<h2>3 Rettar</h2><p>Mot vederlaget får selskapet alle rettar til opptaka, utan avgrensing i tid, område eller bruksmåte. Det same gjeld retten til å endre og overdra materialet vidare. Fotografen har ikkje krav på etterbetaling, verken frå selskapet, kringkastaren eller nokon organisasjon, så langt lova gjev høve til det.</p>
<h2>4 Utstyr og reise</h2><p>Fotografen held eige kamera og får 1 500 kroner dagen for det. Selskapet tingar overnatting.</p>
<h2>5 Usemje</h2><p>Usemje skal løysast i minnelegheit. Agder tingrett er verneting.</p>${sg([
            [hand('Oddbjørg H Nesset', { farge: '#121212' }), 'Oddbjørg Hauge Nesset, 2. september 2020'],
            ['', 'For Måltrost Media AS'],
          ])}`,
          'ra',
        )}`,
      },
    ],
  }),
]
