import { org } from './selskaper.ts'
import { ark, delt, dok, F, hand, ingen, konto, orgDelt, pnr, reg, U } from './verktoy.ts'

const su = 'Storljos Underholdning AS'
const sp = 'Storljos Produksjon AS'
const p11 = pnr(11, 12, 83, 277)
const p12 = pnr(5, 5, 90, 402)
const p13 = pnr(23, 8, 76, 144)
const p14 = pnr(19, 4, 97, 330)

/** The wage system's printout: 46 columns of a typewriter in two rows side by side, and the same three lines over each page. */
const stil = `.ls{padding:10mm 12mm;font:9.3pt/1.32 'Liberation Mono';color:#000}.ls .h{border-bottom:1px dashed #000;padding-bottom:1mm;margin-bottom:4mm;white-space:pre}.ls .c{column-count:2;column-gap:8mm}
.ls .r{display:grid;grid-template-columns:38mm 1fr;break-inside:avoid}.ls .r b{font-weight:normal}.ls .r b::after{content:":"}.ls h4{font:bold 9.3pt 'Liberation Mono';margin:4mm 0 1mm;text-decoration:underline;break-after:avoid}.ls p{margin:0 0 3mm}.ls .f{position:absolute;bottom:8mm;left:12mm;right:12mm;border-top:1px dashed #000;padding-top:1mm;font-size:8pt}.ls .u{display:flex;gap:16mm;margin-top:18mm}.ls .u div{flex:1}.ls .u i{display:block;border-top:1px solid #000;font-style:normal}.ls .x{border:1px solid #000;padding:3mm;margin-top:10mm}`

type Rad = readonly [string, string]
const rows = (list: readonly Rad[]) =>
  list.map(([l, v]) => `<div class="r"><b>${l}</b><span>${v}</span></div>`).join('')
const del = (tittel: string, list: readonly Rad[]) => `<h4>${tittel}</h4>${rows(list)}`

const side =
  (selskap: string, utskrift: string, ref: string, av: number, spraak: 'nb' | 'nn' = 'nb') =>
  (nr: number, innhold: string) =>
    ark(
      `<div class="h">${selskap.toUpperCase().padEnd(44)}LØNN OG KONTRAKT 7.2
${spraak === 'nn' ? 'ARBEIDSAVTALE - MELLOMBELS TILSETJING'.padEnd(44) : 'ARBEIDSAVTALE - MIDLERTIDIG TILSETTING'.padEnd(44)}Utskrift ${utskrift}
Ref. ${ref.padEnd(39)}Side ${nr} av ${av}</div>${innhold}<div class="f">${selskap} / Org.nr ${orgDelt(org(selskap))} / Bruker: KTR-AUTO / ${ref}</div>`,
      'ls',
    )

const s11 = side(su, '06.03.2023 08:02', '21044-118', 3)
const s12 = side(su, '14.09.2021 15:40', '21019-031', 2)
const s13 = side(sp, '22.01.2020 11:17', '20006-009', 3)
const s14 = side(sp, '03.02.2021 10:10', '21008-022', 2, 'nn')

export const lonn = [
  dok({
    id: 'w9-11',
    template: 'lonnssystem',
    arbeidstaker: 'Kaja Sørhellen',
    selskap: su,
    reg: [reg('Siste mann i båten (sesong 3)', 'Offline-klipper', U.klipp, 12)],
    variant: '1b',
    signert: [true, true],
    pnr: p11,
    forventet: 'BEHANDLET',
    begrunnelse: 'Offline-klipper på episode 301–312, klausul 1b, og begge har signert elektronisk.',
    papirer: [
      {
        navn: '21044-118.pdf',
        slag: 'digital',
        stil,
        html:
          s11(
            1,
            `<div class="c">${del('ANSATT', [
              ['Ansattnr', '40317'],
              ['Navn', 'SØRHELLEN, KAJA'],
              ['Fødselsnr', delt(p11)],
              ['Adresse', 'Myragata 8'],
              ['Postnr/sted', '4010 STAVANGER'],
              ['Bankkonto', konto(21044)],
              ['Skattekort', 'Hentes el.'],
              ['Kommune', '1103'],
            ])}${del('STILLING', [
              ['Stillingskode', '3521-17'],
              ['Stilling', 'Offline-klipper'],
              ['STYRK', '3521117'],
              ['Avdeling', '640 Post'],
              ['Leder', 'Ramskogen H'],
              ['Stillingspst', '100,00'],
              ['Timer/uke', '37,50'],
            ])}${del('PROSJEKT', [
              ['Prosjektnr', '21044'],
              ['Prosjekt', 'SISTE MANN I BÅTEN S3'],
              ['Produksjonstype', 'TV-underh.'],
              ['Oppdragsgiver', 'TV 2 AS'],
              ['Ant. ep totalt', '12'],
              ['Lengde', '45 min'],
              ['Episoder', '301-312'],
            ])}${del('PERIODE', [
              ['Fra dato', '13.03.2023'],
              ['Til dato', '30.06.2023'],
              ['Ant. uker', '16'],
              ['Ant. dager', '74'],
              ['Hjemmel', 'AML 14-9 (2) a'],
              ['Prøvetid', 'Nei'],
            ])}${del('LØNN', [
              ['Lønnsart', '110 Ukelønn'],
              ['Beløp', '12 650,00'],
              ['Feriepengesats', '12,00'],
              ['OT-ordning', '2'],
              ['Utbetaling', 'Den 12. hver mnd'],
            ])}${del('PENSJON/FORSIKRING', [
              ['OTP', '5,00 %'],
              ['Yrkesskade', 'Ja'],
              ['Gruppeliv', '10 G'],
            ])}</div>`,
          ) +
          s11(
            2,
            `<h4>TEKSTBLOKKER</h4><p>T01 Arbeidssted er Storljos' klippeavdeling, Nydalen. Arbeid hjemmefra avtales med postprodusent uke for uke.</p><p>T02 Overtid skal være pålagt. Det føres timeliste i systemet innen mandag kl. 12.</p><p>T07 Utnyttelse av produksjonen reguleres i særskilt avtale mellom kringkaster/mediehus og F©R v/Norsk Filmforbund.</p><p>T09 Den ansatte har taushetsplikt om deltakere, rekkefølge på utstemming og vinner. Brudd kan føre til heving og erstatningskrav.</p><p>T11 Oppsigelsesfrist er 14 dager regnet fra dag til dag.</p><p>T14 Behandling av personopplysninger er beskrevet i erklæring PV-3 på intranettet. Opplysninger slettes fem år etter siste lønnskjøring.</p><p>T20 Avtalen er utstedt i ett elektronisk eksemplar og er bindende når begge har signert.</p>`,
          ) +
          s11(
            3,
            `<h4>SIGNERING</h4><p>Status: FULLFØRT (2 av 2)</p>${rows([
              ['Signatar 1', 'KAJA SØRHELLEN'],
              ['Rolle', 'Arbeidstaker'],
              ['Metode', 'BankID'],
              ['Tidspunkt', '07.03.2023 19:31:08'],
            ])}<br>${rows([
              ['Signatar 2', 'HEDDA RAMSKOGEN'],
              ['Rolle', 'Arbeidsgiver'],
              ['Metode', 'BankID'],
              ['Tidspunkt', '08.03.2023 08:44:51'],
            ])}<div class="x">Dokumentets fingeravtrykk (SHA-256): 9c01 77ab e4d2 1f60 0b3e 55c9 ... 41aa</div>`,
          ),
      },
    ],
  }),
  dok({
    id: 'w9-12',
    template: 'lonnssystem',
    arbeidstaker: 'Even Løkkebakken',
    selskap: su,
    reg: [reg('Alle mot bestemor (sesong 2)', 'A-lyd', U.lyd, null)],
    variant: '1b',
    signert: [true, true],
    pnr: p12,
    forventet: 'FYLL INN EPISODER',
    begrunnelse: 'Feltet for episoder viser bare til bemanningsplanen, så antallet må fylles inn.',
    papirer: [
      {
        navn: '21019-031 Løkkebakken.pdf',
        slag: 'digital',
        stil,
        html:
          s12(
            1,
            `<div class="c">${del('ANSATT', [
              ['Ansattnr', '40288'],
              ['Navn', 'LØKKEBAKKEN, EVEN'],
              ['Fødselsnr', delt(p12)],
              ['Adresse', 'Solbergveien 31 B'],
              ['Postnr/sted', '3057 SOLBERGELVA'],
              ['Bankkonto', konto(21019)],
            ])}${del('STILLING', [
              ['Stillingskode', '3521-22'],
              ['Stilling', 'A-lyd'],
              ['Avdeling', '610 Opptak'],
              ['Leder', 'Ramskogen H'],
              ['Stillingspst', '60,00'],
            ])}${del('PROSJEKT', [
              ['Prosjektnr', '21019'],
              ['Prosjekt', 'ALLE MOT BESTEMOR S2'],
              ['Produksjonstype', 'TV-underh.'],
              ['Oppdragsgiver', 'NRK'],
              ['Episoder', 'Se bemanningsplan'],
              ['Lengde', '30 min'],
            ])}${del('PERIODE', [
              ['Fra dato', '27.09.2021'],
              ['Til dato', '17.12.2021'],
              ['Ant. uker', '12'],
              ['Ant. dager', '31'],
            ])}${del('LØNN', [
              ['Lønnsart', '112 Dagsats'],
              ['Beløp', '3 180,00'],
              ['Utstyr', '850,00 pr dag'],
              ['Feriepengesats', '12,00'],
            ])}</div><h4>TEKSTBLOKKER</h4><p>T02 Overtid skal være pålagt.</p><p>T07 Utnyttelse av produksjonen reguleres i særskilt avtale mellom kringkaster/mediehus og F©R v/Norsk Filmforbund.</p><p>T09 Taushetsplikt om deltakere og innhold.</p>`,
          ) +
          s12(
            2,
            `<h4>SIGNERING</h4><p>Manuell signering valgt. Undertegnet eksemplar skannes til personalmappe.</p><div class="u"><div>${hand('Even Løkkebakken')}<i>LØKKEBAKKEN, EVEN (ansatt)</i><br>Dato: 20.09.2021</div><div>${hand('Hedda Ramskogen', { farge: '#1b1b1b' })}<i>RAMSKOGEN, HEDDA (arbeidsgiver)</i><br>Dato: 21.09.2021</div></div>`,
          ),
      },
    ],
  }),
  dok({
    id: 'w9-13',
    form: 'skann',
    template: 'lonnssystem',
    arbeidstaker: 'Solfrid Nerdrumsæter',
    selskap: sp,
    reg: [reg('Bak bommen (sesong 2)', 'Fotograf', F.foto, 7)],
    variant: 'taus',
    signert: [true, true],
    pnr: p13,
    forventet: 'DOKUMENTASJONEN ER MANGELFULL',
    begrunnelse:
      'Side 2 av 3 med tekstblokkene mangler, og der skulle rettighetene stått; hele avtalen må lastes opp.',
    papirer: [
      {
        navn: 'Skannet dokument (4).pdf',
        slag: 'skann',
        stil,
        html:
          s13(
            1,
            `<div class="c">${del('ANSATT', [
              ['Ansattnr', '39114'],
              ['Navn', 'NERDRUMSÆTER, SOLFRID'],
              ['Fødselsnr', delt(p13)],
              ['Adresse', 'Furulia 2'],
              ['Postnr/sted', '2212 KONGSVINGER'],
              ['Bankkonto', konto(20006)],
            ])}${del('STILLING', [
              ['Stilling', 'Fotograf'],
              ['Avdeling', '520 Dok'],
              ['Leder', 'Sletthaugmo J'],
              ['Stillingspst', '100,00'],
            ])}${del('PROSJEKT', [
              ['Prosjektnr', '20006'],
              ['Prosjekt', 'BAK BOMMEN S2'],
              ['Produksjonstype', 'Dokumentarserie'],
              ['Oppdragsgiver', 'TV 2 AS'],
              ['Ant. ep totalt', '10'],
              ['Lengde', '38 min'],
              ['Episoder', '201-208 unntatt 204'],
            ])}${del('PERIODE', [
              ['Fra dato', '03.02.2020'],
              ['Til dato', '24.04.2020'],
              ['Ant. uker', '12'],
            ])}${del('LØNN', [
              ['Lønnsart', '110 Ukelønn'],
              ['Beløp', '13 975,00'],
              ['Feriepengesats', '12,00'],
            ])}</div><p style="margin-top:8mm">Tekstblokker som gjelder for avtalen, følger på side 2.</p>`,
          ) +
          s13(
            3,
            `<h4>SIGNERING</h4><p>Manuell signering valgt.</p><div class="u"><div>${hand('Solfrid Nerdrumsæter', { farge: '#111' })}<i>NERDRUMSÆTER, SOLFRID (ansatt)</i><br>Dato: 27/1-20</div><div>${hand('Jo Sletthaugmo', { farge: '#1b1b1b' })}<i>SLETTHAUGMO, JO (arbeidsgiver)</i><br>Dato: 28.01.2020</div></div>`,
          ),
      },
    ],
  }),
  dok({
    id: 'w9-14',
    language: 'nn',
    template: 'lonnssystem',
    arbeidstaker: 'Eirin Hjelleset Bakk',
    selskap: sp,
    reg: [reg('Stemmer fra myra (sesong 2)', 'Klippassistent', ingen, 3)],
    variant: '1a',
    signert: [true, true],
    pnr: p14,
    forventet: 'MANGLER GODKJENT FAGFUNKSJON',
    begrunnelse:
      'Klippassistent er ikke en godkjent fagfunksjon, selv om klausul 1a og signaturene er i orden.',
    papirer: [
      {
        navn: 'Arbeidsavtale_21008-022.pdf',
        slag: 'digital',
        stil,
        html:
          s14(
            1,
            `<div class="c">${del('TILSETT', [
              ['Tilsettnr', '40120'],
              ['Namn', 'BAKK, EIRIN HJELLESET'],
              ['Fødselsnr', delt(p14)],
              ['Adresse', 'Kyrkjevegen 19'],
              ['Postnr/stad', '6783 STRYN'],
              ['Bankkonto', konto(21008)],
            ])}${del('STILLING', [
              ['Stilling', 'Klippassistent'],
              ['Avdeling', '640 Post'],
              ['Leiar', 'Sletthaugmo J'],
              ['Fagansvarleg', 'Klippar Arve Myking'],
            ])}${del('PROSJEKT', [
              ['Prosjektnr', '21008'],
              ['Prosjekt', 'STEMMER FRÅ MYRA S2'],
              ['Produksjonstype', 'Dokumentarserie'],
              ['Oppdragsgjevar', 'NRK'],
              ['Lengd', '40 min'],
              ['Tal episodar', '3 (tre) av 6'],
            ])}${del('PERIODE', [
              ['Frå dato', '08.02.2021'],
              ['Til dato', '26.03.2021'],
              ['Tal dagar', '33'],
            ])}${del('LØN', [
              ['Lønsart', '110 Vekeløn'],
              ['Sum', '9 400,00'],
              ['Feriepengar', '12,00 %'],
            ])}</div><h4>TEKSTBLOKKER</h4><p>T03 Opphavsrettar: For medlemer av Norsk filmforbund med forvaltningskontrakt med F©R er opphavsrettane regulerte i «Avtale om rettigheter mellom Virke Produsentforeningen og Norsk Filmforbund/F©R av 29.10.2016».</p><p>T09 Teieplikt om medverkande og innhald fram til første sending.</p><p>T11 Oppseiingsfrist er 14 dagar.</p>`,
          ) +
          s14(
            2,
            `<h4>SIGNERING</h4><p>Status: FULLFØRT (2 av 2)</p>${rows([
              ['Signatar 1', 'EIRIN HJELLESET BAKK'],
              ['Rolle', 'Arbeidstakar'],
              ['Metode', 'BankID'],
              ['Tidspunkt', '04.02.2021 12:00:17'],
            ])}<br>${rows([
              ['Signatar 2', 'JO SLETTHAUGMO'],
              ['Rolle', 'Arbeidsgjevar'],
              ['Metode', 'BankID'],
              ['Tidspunkt', '04.02.2021 16:22:40'],
            ])}`,
          ),
      },
    ],
  }),
]
