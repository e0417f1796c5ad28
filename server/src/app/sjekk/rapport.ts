import type { Filrapport } from '../../features/dokument/filsjekk/filsjekk.service.ts'
import type { Kjoeringsrapport } from '../../features/fordeling/kontroll/sjekk.repository.ts'
import { type Brudd, type Kjederapport, toMerketekst } from '../../features/historikk/kjede/kjede.service.ts'
import type { SealReport } from '../../platform/crypto/check-sealed.ts'
import type { KeyUse } from '../../platform/crypto/key-check.ts'
import type { Dangling } from '../../platform/db/dangling.ts'
import { count, number, size } from '../kommando.ts'

export type Rapport = {
  /** Null when the store is not there at all: then nothing in it was looked at. */
  filer: Filrapport | null
  historikk: Kjederapport
  kjoeringer: Kjoeringsrapport
  pekere: Dangling[]
  /** International ID numbers that lie unsealed: rows of users, and lines of history. */
  klartekst: { brukere: number; linjer: number }
  /** Ids of accounts whose addresses are one address in several spellings. Both work, so that it is no fault. */
  dobleAdresser: string[][]
  forseglet: SealReport
  noekler: KeyUse[]
}

/** How many faults there are in all: none is what the command's exit code 0 says. */
export function countFeil(rapport: Rapport): number {
  const { filer, historikk, pekere, forseglet, klartekst, noekler, kjoeringer } = rapport
  const inFiles = filer
    ? filer.mangler + filer.skadet + filer.foreldreloese + filer.dokumenterUtenPdf.length
    : 1
  const dangling = pekere.reduce((sum, { antall }) => sum + antall, 0)
  const moved = forseglet.feil.reduce((sum, { antall }) => sum + antall, 0)
  const readable = klartekst.brukere + klartekst.linjer
  const locked = noekler.filter(({ iRingen }) => !iRingen).length
  const { endrede, betalinger, avsatt, filer: utbetalingsfiler } = kjoeringer
  const others = endrede.length + betalinger.length + avsatt.length + utbetalingsfiler.length
  return inFiles + historikk.antallBrudd + dangling + moved + readable + locked + others
}

function filLines(filer: Filrapport | null): string[] {
  if (!filer)
    return [
      'Filer: Fillageret finnes ikke, eller det er et annet enn portalens. Kontroller at disken er montert.',
    ]
  const { mangler, skadet, foreldreloese, underveis, ukrypterte } = filer
  return [
    `Filer: ${count(filer.filer, 'fil', 'filer')} lest (${size(filer.bytes)}). ${number.format(mangler)} mangler, ${number.format(skadet)} skadet, ${number.format(foreldreloese)} foreldreløse${underveis ? `, ${number.format(underveis)} på vei inn` : ''}.`,
    ...filer.feil.map(({ noekkel, dokument, hva, grunn }) =>
      hva === 'mangler'
        ? `  Mangler: ${noekkel} (dokument ${dokument})`
        : `  Skadet: ${noekkel} (dokument ${dokument}): ${grunn}`,
    ),
    ...(ukrypterte ? [`  ${count(ukrypterte, 'fil', 'filer')} venter på å bli kryptert.`] : []),
    ...filer.foreldreloeseNoekler.map(noekkel => `  Foreldreløs: ${noekkel}`),
    ...filer.dokumenterUtenPdf.map(id => `  Dokument uten PDF: ${id}`),
  ]
}

const bruddText = ({ lenke, sekvens, hva, hos }: Brudd): string =>
  ({
    linje_borte: `Lenke ${lenke}: linje ${sekvens} er slettet.`,
    linje_endret: `Lenke ${lenke}: linje ${sekvens} er endret etter at den ble skrevet.`,
    lenke_endret: `Lenke ${lenke}: passer ikke til lenken før.`,
    lenke_borte: `Lenke ${lenke}: er slettet.`,
    merke: `Lenke ${lenke}: passer ikke til merket som portalen satte. Kjeden er laget på nytt.`,
    utenfor_kjeden: `Linje ${sekvens} er satt inn bakover i tid.`,
    umerket: `Lenke ${lenke}: har ikke merket som portalen setter, og det har ingen etter den. Merkene er slettet, eller kjeden er laget på nytt.`,
    annen_historikk: `Lenke ${lenke}: er en annen enn ${hos} sier. Historikken er skrevet om eller kappet etterpå, eller en eldre kopi er lagt tilbake.`,
    stille_fjernet: `Linje ${sekvens} er tømt uten at det står hvem som gjorde det.`,
  })[hva]

function historikkLines({ lenker, venter, ende, brudd, antallBrudd }: Kjederapport): string[] {
  const state =
    antallBrudd === 0 ? 'Kjeden er hel.' : `${count(antallBrudd, 'brudd')}. Det første står øverst.`
  return [
    `Historikk: ${count(lenker, 'linje', 'linjer')} i kjeden, ${number.format(venter)} venter på forsegling. ${state}`,
    ...brudd.map(one => `  ${bruddText(one)}`),
    ...(ende
      ? [`  Kjeden ender på lenke ${ende.lenke}: ${ende.hash}`, `  Merke: ${toMerketekst(ende)}`]
      : []),
  ]
}

const forseglingLines = ({ verdier, feil }: SealReport): string[] => [
  `Krypterte felt: ${count(verdier, 'verdi', 'verdier')} åpnet. ${feil.length === 0 ? 'Alle hører til raden de står i.' : ''}`.trim(),
  ...feil.map(
    ({ tabell, kolonne, antall, rader }) =>
      `  ${count(antall, 'verdi', 'verdier')} i ${tabell} (${kolonne}) hører ikke til raden de står i, eller er skadet: ${rader.join(', ')}`,
  ),
]

const pekerLines = (pekere: readonly Dangling[]): string[] => [
  `Rader: ${count(pekere.length, 'kobling', 'koblinger')} peker på noe som ikke finnes.`,
  ...pekere.map(
    ({ tabell, kolonner, til, antall }) =>
      `  ${count(antall, 'rad', 'rader')} i ${tabell} (${kolonner.join(', ')}) peker på rader som mangler i ${til}.`,
  ),
]

const kjoeringLines = ({ godkjente, endrede, betalinger, avsatt, filer }: Kjoeringsrapport): string[] => [
  `Fordelinger: ${count(godkjente, 'godkjent kjøring', 'godkjente kjøringer')}. ${endrede.length === 0 ? 'Linjene er som da de ble godkjent.' : ''}`.trim(),
  ...endrede.map(nummer => `  Kjøring ${nummer}: linjene er ikke de som ble godkjent.`),
  ...betalinger.map(nummer => `  Kjøring ${nummer}: betalingene er ikke det linjene gir hver enkelt.`),
  ...avsatt.map(nummer => `  Kjøring ${nummer}: det som er satt av eller frigitt, er ikke det linjene sier.`),
  ...filer.map(nummer => `  Fil til banken nr. ${nummer}: summen er ikke det betalingene i den er.`),
]

const klartekstLines = ({ brukere, linjer }: Rapport['klartekst']): string[] =>
  brukere + linjer === 0
    ? []
    : [
        `Internasjonale ID-numre: ${count(brukere, 'nummer', 'numre')} og ${count(linjer, 'linje', 'linjer')} i historikken ligger ukryptert. Portalen krypterer dem når den starter. Start den, og kjør sjekken på nytt.`,
      ]

const adresseLines = (doble: Rapport['dobleAdresser']): string[] =>
  doble.map(
    ids =>
      `E-postadresser: ${ids.length} kontoer har samme adresse, skrevet på hver sin måte: ${ids.join(', ')}. Portalen åpner en sak for saksbehandlerne når den starter, hvis den ikke har gjort det før.`,
  )

function keyState({ verdier, filer, iRingen, iBruk }: KeyUse): string {
  if (!iRingen) return 'mangler i FIELD_KEYS, så det kan ikke åpnes'
  if (iBruk) return 'krypterer nye'
  return verdier + filer === 0 ? 'kan fjernes' : 'byttes ut av portalen mens den går'
}

const noekkelLines = (noekler: readonly KeyUse[]): string[] => [
  'Nøkler i FIELD_KEYS:',
  ...noekler.map(
    one =>
      `  «${one.noekkel}»: ${count(one.verdier, 'verdi', 'verdier')} og ${count(one.filer, 'fil', 'filer')}, ${keyState(one)}`,
  ),
]

/** The report as a person reads it. */
export function toText(rapport: Rapport): string {
  const feil = countFeil(rapport)
  return [
    ...filLines(rapport.filer),
    ...historikkLines(rapport.historikk),
    ...kjoeringLines(rapport.kjoeringer),
    ...pekerLines(rapport.pekere),
    ...klartekstLines(rapport.klartekst),
    ...adresseLines(rapport.dobleAdresser),
    ...forseglingLines(rapport.forseglet),
    ...noekkelLines(rapport.noekler),
    feil === 0 ? 'Alt er i orden.' : `${number.format(feil)} feil.`,
  ].join('\n')
}
