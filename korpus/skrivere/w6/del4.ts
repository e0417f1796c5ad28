import { felt, ordrelinjer, ordrestil, regneark, regnearkstil, skjemastil, toLinjer } from './maler.ts'
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
  signert,
  stempel,
  stil,
  treogtre,
  utenfor,
} from './verktoey.ts'

const tuva = fnr(22, 1, 1978, 16)
const ruben = fnr(15, 10, 1992, 305)
const idun = fnr(3, 6, 1974, 230)
const stian = fnr(29, 11, 1989, 150)
const karen = fnr(12, 5, 1980, 44)
const aslaug = fnr(7, 3, 1995, 88)

/** A sheet that lay sideways in the scanner. */
const liggende =
  '.liggende { box-sizing: border-box; position: absolute; width: 297mm; height: 210mm; padding: 16mm 20mm; transform-origin: top left; transform: rotate(90deg) translateY(-210mm) }'

export const del4: readonly Kontrakt[] = [
  {
    fasit: {
      id: 'w6-19',
      form: 'digital',
      language: 'nb',
      template: 'dagsverkbudsjett',
      arbeidstaker: 'Tuva Rekkedal',
      produksjonsselskap: selskapsnavn('tusen'),
      registreringer: [reg('Sjette etappe', 'Lyddesigner', 'lyd', null)],
      rettighetsklausul: klausul('1b'),
      signaturer: signert(true, true),
      personnummer_i_dokumentet: tuva,
      forventet: 'FYLL INN EPISODER',
      begrunnelse:
        'Omfanget er oppgitt i dagsverk, ikke episoder, og serien har flere; antallet må fylles inn.',
    },
    papirer: [
      papir(
        'Avtale lydpost 6etappe.pdf',
        'digital',
        [
          `<p class="smaa graa">TUSENMETER TV AS – orgnr ${treogtre(nummer('tusen'))} – Prod 2108</p><h1>Avtale m/ dagsverkbudsjett: LYDPOST</h1>
<table style="width:auto">${rader(
            [
              ['Serie:', 'Sjette etappe (sykkeldokumentar, TV 2, vises 2022)'],
              ['Engasjert:', `Tuva Rekkedal, fnr ${tuva}, Langbrygga 12, 3724 Skien`],
              ['Funksjon:', 'Lyddesigner'],
            ],
            true,
          )}</table>
<table class="rutenett" style="margin:4mm 0"><tr><th>Post</th><th>Hva</th><th class="h">Dagsverk</th><th class="h">Sats</th><th class="h">Beløp</th></tr>
${[
  ['510', 'Rensk dialog / intervju', '12', '3 900', '46 800'],
  ['520', 'Lyddesign', '18', '3 900', '70 200'],
  ['530', 'Foley (1 medhjelper, egen avtale)', '4', '3 900', '15 600'],
  ['540', 'Premiks', '8', '3 900', '31 200'],
  ['550', 'Reserve, brukes etter avtale', '3', '3 900', '11 700'],
]
  .map(
    ([a, b, c, d, e]) =>
      `<tr><td>${a}</td><td>${b}</td><td class="h">${c}</td><td class="h">${d}</td><td class="h">${e}</td></tr>`,
  )
  .join('')}
<tr><td></td><td><b>SUM</b></td><td class="h"><b>45</b></td><td></td><td class="h"><b>175 500</b></td></tr></table>
<p>1) Dagsverk føres på liste, godkjennes hver fredag av etterarbeidsleder Jens Hovind. Ubrukte dgv bortfalller.</p>
<p>2) Utnyttelse av produksjonen reguleres i særskilt avtale mellom kringkaster/mediehus og F©R v/Norsk Filmforbund. Ingen egen klausul utover dette.</p>
<p>3) Arbeidssted egen studio. Leie av studio kr 0. Feriepenger 12 % i juni året etter.</p>
<p>4) Ferdigmiks gjøres av Studio Lavfrekvens etter egen ordre.</p><p>5) Kreditt «Lyddesign». Konto ${konto(52177)}.</p>
<p style="margin-top:5mm">Oslo 01.11.2021</p>${toLinjer(['f. Tusenmeter TV AS<br>Liv Grete Hovden', 'Liv Grete Hovden'], ['Tuva Rekkedal', 'Tuva Rekkedal', { farge: '#333' }])}`,
        ],
        stil('arial', 10, '16mm 20mm'),
      ),
    ],
  },
  {
    fasit: {
      id: 'w6-20',
      form: 'digital',
      language: 'nb',
      template: 'regneark-avtale',
      arbeidstaker: 'Ruben Aa. Fiskvatn',
      produksjonsselskap: selskapsnavn('tusen'),
      registreringer: [
        reg('Stolleken', 'VJ', 'regi', 6, 'u'),
        reg('Fergekø', 'VJ', 'regi', 3, 'u'),
        reg('Campingdronningene', 'VJ', 'regi', 4, 'u'),
      ],
      rettighetsklausul: klausul('1a'),
      signaturer: signert(true, true),
      personnummer_i_dokumentet: ruben,
      forventet: 'MANGLER PRODUKSJONSINFORMASJON',
      begrunnelse:
        'Tre produksjoner; for Campingdronningene står ingen sesong, og registeret har tre, så den må avklares.',
    },
    papirer: [
      papir(
        'VJ-avtale 2021 Fiskvatn.pdf',
        'digital',
        [
          regneark(
            [26, 12, 14, 16, 14, 14],
            [
              ['b:6|VJ-AVTALE 2021 &nbsp; TUSENMETER TV AS'],
              ['VJ (filmer, intervjuer, klipper ikke)', ':5|<b>Ruben Aa. Fiskvatn</b>'],
              ['Fnr', `:2|${delt(ruben)}`, 'Konto', `:2|${konto(777120)}`],
              ['Adr', ':5|Trollåsveien 40 C, 1414 Trollåsen'],
              ['Orgnr arb.giver', `:2|${nummer('tusen')}`, 'Prod.leder', ':2|Liv Grete Hovden'],
              [':6|'],
              ['g|Produksjon', 'g|Funksjon', 'g|Ep', 'g|Periode', 'g|Dgr', 'g|Sats'],
              ['Stolleken', 'VJ', 'alle 6', 'feb–mars', '14', '3 400'],
              ['Fergekø', 'VJ', '3 av 7', 'april', '6', '3 400'],
              ['Campingdronningene', 'VJ', '4 ep', 'juni–aug', '16', '3 550'],
              ['<b>Sum</b>', '', '', '', '<b>36</b>', ''],
              [':6|'],
              ['y:6|BETINGELSER'],
              [':6|Rettigheter: For medlemer av Norsk filmforbund med forvaltningkontrakt med'],
              [':6|FØR reguleres opphavsrettigheter i «Avtale om rettigheter mellom Virke'],
              [':6|Produsentforeningen og Norsk Filmforbund/FØR av 29.10.2016».'],
              [':6|Overtid: inkl. i sats inntil 10 t, så 50 %. Eget kamera: kr 450 pr dag.'],
              [':6|Feriepenger 12 %. Diett etter prod.s satser (320 / 580).'],
              [':6|Skade på utstyr: meld fra samme dag. Egenandel 4 000.'],
              [':6|Reise til og fra jobb er ikke arbeidstid under 50 km.'],
            ],
          ) +
            toLinjer(
              ['Arb.giver 15.01.2021', 'Liv Grete Hovden', { farge: '#111' }],
              ['VJ 18.01.2021 &nbsp; R.Aa. Fiskvatn', 'Ruben Fiskvatn'],
            ),
        ],
        stil('arial', 9.6, '14mm 14mm', regnearkstil),
      ),
    ],
  },
  {
    fasit: {
      id: 'w6-21',
      form: 'skann',
      language: 'nb',
      template: 'standardskjema-haand',
      arbeidstaker: 'Idun Faremo',
      produksjonsselskap: selskapsnavn('sjufjell'),
      registreringer: [reg('Postkortjakten', 'Scenograf', 'scenografi', 10, 'u')],
      rettighetsklausul: klausul('1b'),
      signaturer: signert(true, true),
      personnummer_i_dokumentet: idun,
      forventet: 'BEHANDLET',
      begrunnelse: 'Skjema fylt ut for hånd med klausul 1b, scenograf på episode 1–10, og begge har signert.',
    },
    papirer: [
      papir(
        'SKM_C22722030411.pdf',
        'skann',
        [
          `<h1>ENGASJEMENTSSKJEMA <span style="font-weight:400">stab, TV</span></h1><p class="smaa">Fyll ut med blokkbokstaver. Original til lønn, kopi til ansatt.</p>
${felt([
  [7, 'Arbeidsgiver', haand('FORMATFABRIKKEN SJU FJELL AS')],
  [5, 'Org.nr.', haand(nummer('sjufjell'))],
  [7, 'Navn', haand('IDUN FAREMO')],
  [5, 'Personnr.', haand(delt(idun))],
  [7, 'Adresse', haand('Skuteviksveien 18, 5032 Bergen')],
  [5, 'Konto', haand(konto(646411))],
])}
${felt([
  [8, 'Produksjon', haand('POSTKORTJAKTEN')],
  [4, 'Kanal', haand('TV 2')],
  [4, 'Funksjon', haand('SCENOGRAF')],
  [4, 'Episode nr', haand('1 - 10')],
  [4, 'Min. pr ep.', haand('42')],
  [4, 'Fra', haand('21/3-22')],
  [4, 'Til', haand('3/6-22')],
  [4, 'Lønn', haand('17.800,- pr uke')],
])}
<p>Ansettelsesform: ${kryss(true)} midlertidig &nbsp; ${kryss(false)} fast &nbsp; ${kryss(false)} oppdrag &nbsp;&nbsp; Bil: ${kryss(true)} ja ${kryss(false)} nei &nbsp;&nbsp; Verktøy: ${kryss(true)} eget</p>
<h2>Vilkår</h2><p>1. Arbeidstid inntil 10 timer pr. dag. Rigg og nedrigg er arbeidstid. Mat holdes på location.</p>
<p>2. Utnyttelse av produksjonen reguleres i særskilt avtale mellom kringkaster/mediehus og F©R v/Norsk Filmforbund.</p>
<p>3. Innkjøp over kr 3 000 skal godkjendes. Kvitteringer leveres ukentlig. Dekor eies av arbeidsgiver.</p>
<p>4. Taushetsplikt. 5. Sykdom meldes før kl. 07.30. 6. Oppsigelse 14 dager. 7. Norsk lov.</p>
<p>Merknader: ${haand('ass. Per H. 3 uker, egen avtale. Kasse 20 000 utlevert')}</p>
<p style="margin-top:5mm">Dato: ${haand('15.3.2022')}</p>
${toLinjer(['Arbeidsgivers underskrift', 'Yngve Tøsse', { farge: '#111' }], ['Arbeidstakers underskrift', 'Idun Faremo'])}`,
        ],
        stil('arial', 10, '14mm 17mm', skjemastil),
        { slitasje: { dpi: 200, korn: 0.4 } },
      ),
    ],
  },
  {
    fasit: {
      id: 'w6-22',
      form: 'skann',
      language: 'nb',
      template: 'ukesengasjement',
      arbeidstaker: 'Stian Nervik',
      produksjonsselskap: selskapsnavn('ishav'),
      registreringer: [utenfor('Kaldvik sone', 'B-foto', 3)],
      rettighetsklausul: klausul('1b'),
      signaturer: signert(true, true),
      personnummer_i_dokumentet: stian,
      forventet: 'MANGLER GODKJENT FAGFUNKSJON',
      begrunnelse: 'B-foto er ikke en godkjent fagfunksjon; klausul, signaturer og episoder er i orden.',
    },
    papirer: [
      papir(
        'scan0017.pdf',
        'skann',
        [
          `<div class="liggende"><h2>Ishavsrøyk Media AS – ukeavtale stab</h2><p>Org.nr. ${nummer('ishav')}. Leveres lønn senest torsdag kl. 12.</p>
<table class="rutenett">${rader(
            [
              ['Navn', 'Stian Nervik', 'Fnr', delt(stian)],
              ['Prod', 'Kaldvik sone (8 ep)', 'Kto', konto(808012)],
              ['Funksjon', 'B-foto', 'Nærmeste', 'A-foto Hanne Ytreberg'],
            ],
            true,
          )}</table>
<table class="rutenett" style="margin-top:4mm"><tr><th>Uke</th><th>Ma</th><th>Ti</th><th>On</th><th>To</th><th>Fr</th><th>Lø</th><th>Ep</th><th>Dagsats</th><th>Sum</th></tr>
${[
  ['9', '11011', '4', '4'],
  ['10', '11110', '4', '4'],
  ['11', '00111', '5', '3'],
  ['12', '11111', '6', '5'],
]
  .map(
    ([uke, dager = '', ep, antall]) =>
      `<tr><td>${uke}</td>${[...`${dager}0`].map(one => `<td class="m">${kryss(one === '1')}</td>`).join('')}<td>${ep}</td><td>3 100</td><td>${Number(antall) * 3100}</td></tr>`,
  )
  .join('')}
<tr><td colspan="7">Jobber altså på tre episoder (4, 5 og 6)</td><td></td><td>16 dgr</td><td>49600</td></tr></table>
<p style="margin-top:4mm"><b>Gjelder ellers:</b> Utnytelse av produksjonen reguleres i særskilt avtale mellom kringkaster/mediehus og F©R v/Norsk Filmforbund. 10 t dag. Kuldetillegg kr 200 pr dag under –15. Skuterkjøring kun m/ kurs. Egen hjelm.</p>
<p>Forsikring: prod. Kreditt: B-foto. Ved avlysning under 24 t full lønnn.</p><p>Kirkenes 22.02.2021</p>
${toLinjer(['for Ishavsrøyk Media AS<br>Gry Mathisen, prod.leder', 'Gry Mathisen'], ['Stian Nervik', 'Stian Nervik', { farge: '#111' }])}</div>`,
        ],
        stil('dejavu', 10, '0', liggende),
        { slitasje: { dpi: 150, uskarp: 0.15 } },
      ),
    ],
  },
  {
    fasit: {
      id: 'w6-23',
      form: 'skann',
      language: 'nb',
      template: 'prosa-tre-sider',
      arbeidstaker: 'Karen Elise Mørkved',
      produksjonsselskap: selskapsnavn('varde'),
      registreringer: [reg('Hoppbakkens barn', 'regissør', 'regi', null)],
      rettighetsklausul: klausul('2'),
      signaturer: signert(false, false),
      personnummer_i_dokumentet: karen,
      forventet: 'DOKUMENTASJONEN ER MANGELFULL',
      begrunnelse: 'Side 3 av 3 mangler, og der står signaturene; hele avtalen må lastes opp.',
    },
    papirer: [
      papir(
        'Avtale Mørkved.pdf',
        'skann',
        [
          `<h1 class="m">REGIAVTALE DOKUMENTAR</h1><p>Parter: Varde &amp; Vågen Film AS (${treogtre(nummer('varde'))}), Sjøgata 8, 8006 Bodø, i avtalen kalt Produsenten, og Karen Elise Mørkved (${delt(karen)}), Bodøsjøen 31, 8013 Bodø, kalt Regissøren.</p>
<h2>§ 1 Verket</h2><p>En dokumentarfilm på ca. 90 minutter med tittelen «Hoppbakkens barn», om et hoppmiljø i Rana gjennom to vintre.</p>
<h2>§ 2 Regissørens arbeid</h2><p>Regissøren engasjeres som regissør. Arbeidet omfatter research, opptak i 45 dager, 30 ukers klipp sammen med klipper og godkjenning av fargekorreksjon og miks. Manus til voiceover skrives av Terje Uløy.</p>
<h2>§ 3 Vederlag</h2><p>Kr 520 000, fordelt på 20 månedlige utbetalinger à kr 26 000 til konto ${konto(233411)}. Arbeidsgiveravgift og feriepenger kommer i tillegg.</p>
<h2>§ 4 Rettigheter</h2><p>For medlemmer av Norsk filmforbund med forvaltningskontrakt med F©R klareres opphavsrettigheter i «Avtale om rettigheter for innkjøpte produksjoner mellom Virke Produsentforeningen og Norsk Filmforbund/F©R av 09.05.2017».</p><p>Produsenten kan selge filmen til kino, TV og strømming i alle land. Regissøren skal varsles om kortversjoner.</p>
<div class="bunn"><span>Hoppbakkens barn / regi</span><span>Side 1 av 3 &nbsp; ${parafer('Karen Mørkved')} ${parafer('Nils Kvamme', { farge: '#111' })}</span></div>`,
          `<h2>§ 5 Fremdrift</h2><p>Opptak fra januar 2020 til mars 2021. Låst klipp 15. september 2021. Levering 1. november 2021.</p>
<h2>§ 6 Endelig versjon</h2><p>Partene skal søke enighet. Uten enighet bestemmer Produsenten, men Regissøren kan da kreve sitt navn fjernet.</p>
<h2>§ 7 Kreditering</h2><p>«En film av Karen Elise Mørkved» i fortekst.</p>
<h2>§ 8 Medvirkende under 18 år</h2><p>Samtykke hentes fra begge foresatte. Regissøren oppbevarer samtykkene og overleverer dem ved levering. Barna skal ha sett scenene de er med i.</p>
<h2>§ 9 Sykdom, permisjon</h2><p>Regissøren har rett til foreldrepermisjon etter loven. Ved lengre fravær kan Produsenten, etter samråd, engasjere stedfortreder.</p>
<h2>§ 10 Forsikring</h2><p>Produsenten tegner ansvars- og utstyrsforsikring. Tap av råstoff er Produsentens risiko.</p>
<h2>§ 11 Festivaler</h2><p>Regissøren representerer filmen på inntil seks festivaler. Reise og opphold dekkes.</p>
<h2>§ 12 Mislighold</h2><p>Ved mislighold gis 14 dagers frist. Deretter kan avtalen heves. Betalt vederlag for utført arbeid</p>
<div class="bunn"><span>Hoppbakkens barn / regi</span><span>Side 2 av 3 &nbsp; ${parafer('Karen Mørkved')} ${parafer('Nils Kvamme', { farge: '#111' })}</span></div>`,
        ],
        stil('serif', 10.6, '20mm 22mm'),
        { slitasje: { dpi: 150, skjev: -0.7 } },
      ),
    ],
  },
  {
    fasit: {
      id: 'w6-24',
      form: 'skann',
      language: 'nn',
      template: 'nynorsk-engasjement',
      arbeidstaker: 'Aslaug Tufto',
      produksjonsselskap: selskapsnavn('halling'),
      registreringer: [reg('Rundbana', 'klippar', 'klipp', 3)],
      rettighetsklausul: klausul('2'),
      signaturer: signert(true, true),
      personnummer_i_dokumentet: aslaug,
      forventet: 'BEHANDLET',
      begrunnelse:
        'Nynorsk klausul 2, klippar på ein tredel av ni episodar, altså tre, og begge har signert.',
    },
    papirer: [
      papir(
        'Klippeavtale.pdf',
        'skann',
        [
          `<div style="display:flex;justify-content:space-between;align-items:center"><div><h1>Klippeavtale</h1>Rundbana · sesongen 2022</div>${stempel(['HALLINGLYD OG BILETE AS', '3550 GOL', `Org ${treogtre(nummer('halling'))}`], '#1a3d7c', -4)}</div>
<table class="rutenett" style="margin-top:7mm">${rader(
            [
              ['Oppdragsgjevar', 'Hallinglyd og Bilete AS'],
              ['Klippar', `Aslaug Tufto (${aslaug}), Torsetvegen 9, 3570 Ål`],
              ['Serie', 'Rundbana – dokumentarserie om banesykling i ni episodar à 28 min'],
              [
                'Kor mykje',
                'ein tredel av dei ni episodane, fordelt av regissøren. Dei andre to tredelane vert klipte i Bergen',
              ],
              ['Tidsrom', '10. januar – 1. april 2022, i alt 11 veker'],
              ['Betaling', `kr 15 200 per veke. Konto ${konto(191930)}`],
            ],
            true,
          )}</table>
<h2>Rettar</h2><p>Serien er laga for eiga rekning og vert seld ferdig. For medlemer av Norsk filmforbund med forvaltningskontrakt med F©R vert opphavsrettar klarerte i «Avtale om rettigheter for innkjøpte produksjoner mellom Virke Produsentforeningen og Norsk Filmforbund/F©R av 09.05.2017».</p>
<h2>Resten</h2><p>Klippemaskin og lokale held oppdragsgjevar. Klipparen møter til gjennomsyn kvar fredag kl. 13. Fravær vert meldt til Torleiv. Namnet skal stå som «Klipp» på rulleteksten. Ferie etter lova. Tvistar skal løysast i minnelegheit.</p>
<p style="margin-top:6mm">Gol 20. desember 2021</p>${toLinjer(['Torleiv Sundre, dagleg leiar', 'Torleiv Sundre', { farge: '#111' }], ['Aslaug Tufto, klippar', 'Aslaug Tufto'])}`,
        ],
        stil('serif', 10, '18mm 20mm'),
        { slitasje: { dpi: 300 } },
      ),
    ],
  },
  {
    fasit: {
      id: 'w6-25',
      form: 'skann',
      language: 'nb',
      template: 'ordrebekreftelse',
      arbeidstaker: 'Jarand Lyshol',
      produksjonsselskap: selskapsnavn('sirkel'),
      registreringer: [
        utenfor('Vinterdekk', 'lysansvarlig', null),
        utenfor('Vinterdekk', 'førsteassistent', null),
      ],
      rettighetsklausul: klausul('buy-out'),
      signaturer: signert(true, true),
      personnummer_i_dokumentet: null,
      forventet: 'MANGLER GODKJENT FAGFUNKSJON',
      begrunnelse:
        'Verken lysansvarlig eller førsteassistent er godkjent; alle rettigheter er dessuten overdratt.',
    },
    papirer: [
      papir(
        'Bestilling lys Vinterdekk.pdf',
        'skann',
        [
          `<table class="ramme"><tr><td><h1>BESTILLING / BEKREFTELSE</h1>Sirkelsaga Film AS &nbsp; ${nummer('sirkel')}<br>Kjøpmannsgata 35, 7011 Trondheim</td><td>Nr. 311<br>27.01.2021<br>Prosj. VINTERDEKK (spillefilm)</td></tr></table>
<p style="margin:4mm 0">Leverandør: Lyshol Lys &amp; Grip ENK, Jarand Lyshol (f. 04.09.1988), Heimdal. Jarand skal være lysansvarlig og førsteassistent på opptak.</p>
${ordrelinjer(
  [
    ['1', 'Lysansvarlig og førsteassistent foto, 34 opptaksdager', '34', 'dag', '4 450', '151 300'],
    ['2', 'Rigg/prelight', '6', 'dag', '3 600', '21 600'],
    ['3', 'Lysbil m/ pakke B', '7', 'uke', '18 000', '126 000'],
    ['4', 'Aggregat 45 kVA', '3', 'uke', '6 200', '18 600'],
  ],
  '317 500',
)}
<h2>Betingelser for bestillingen</h2>
<p>a. Forfall 20 dgr etter godkjent ukeliste. b. Leverandør holder lovpålagt forsikring, og el-sertifikat. c. Skade på gods under kr 5 000 dekkes av leverandør.</p>
<p>d. Alt som lages på oppdraget tilhører Sirkelsaga Film AS. Leverandøren og hans folk gir fra seg enhver rettighet, økonomisk som annen, så langt loven tillater, for alle former for utnyttelse, overalt og for alltid, uten annet vederlag enn sum ordre.</p>
<p>e. Avbestilling inntil 14 dgr før: gratis. Etterpå 40 %.</p>
<p style="margin-top:6mm">Bekreftes:</p>${toLinjer(['Sirkelsaga Film AS<br>Bjørg Aune Ristad', 'Bjørg Aune Ristad', { farge: '#111' }], ['Leverandør', 'Jarand Lyshol'])}`,
        ],
        stil('smal', 10, '15mm 16mm', ordrestil),
        { slitasje: { dpi: 200, korn: 0.6 } },
      ),
    ],
  },
]
