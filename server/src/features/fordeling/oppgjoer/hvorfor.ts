import type { Steg } from '@rp/contract/oppgjoer'
import { formatKroner as kr } from '../kroner.ts'
import type { HvorforRow, listTapte } from './oppgjoer.repository.ts'

const tall = new Intl.NumberFormat('nb-NO', { maximumFractionDigits: 2 })
/** Of a whole number of hundredths or tenths. */
const av = (value: number, skala: number): string => tall.format(value / skala)

/** A value as it is stored is a weight, seconds and two factors in hundredths; people count in minutes. */
const minutter = 60 * 1_000_000

const igjen = ({ fradrag, avsetning }: HvorforRow): number => (10_000 - fradrag - avsetning) / 10_000

const poengOf = ({ innhold, verkstype, gruppe }: HvorforRow): number =>
  innhold.verkstyper.find(one => one.verkstype === verkstype)?.grupper.find(one => one.gruppe === gruppe)
    ?.poeng ?? 0

/** Episodes of one's own; of those who have agreed on shares, one's share of what they have together. */
const delOf = ({ egne, viste, andel, samlet }: HvorforRow): number =>
  andel === null ? (egne ?? Math.max(viste, 1)) : ((samlet ?? 0) * andel) / 10_000

/** The share that points and episodes alone would give of the work; a plan may have given more, or less where groups share points. */
const plainShare = (row: HvorforRow): number =>
  (poengOf(row) / 1000) * (delOf(row) / Math.max(row.alles, row.viste, 1))

/** A share that was agreed on. The others' are nobody else's business, and are not told. */
function avtaltSteg(row: HvorforRow, andel: number, funksjonens: number): Steg {
  const [samlet, deles] = [row.samlet ?? 0, Math.max(row.alles, row.viste, 1)]
  const hele =
    samlet === deles
      ? ''
      : ` Dere som er enige, har ${samlet} ${samlet === 1 ? 'episode' : 'episoder'} til sammen. Alle i funksjonen har ${row.alles}, og ${row.viste} er vist. Vi deler på det største av de to siste tallene.`
  const deling = samlet === deles ? '' : ` × ${samlet} ÷ ${deles}`
  return {
    tekst: `Dere ble enige om andelene. Din andel er ${av(andel, 100)} prosent.${hele}`,
    regnestykke: `${kr(funksjonens)}${deling} × ${av(andel, 100)} ÷ 100`,
    svar: kr((funksjonens * delOf(row)) / deles),
  }
}

/** What is divided by; a film is one episode, and nobody calls it that. */
function deling(row: HvorforRow): string {
  const egne = row.egne ?? Math.max(row.viste, 1)
  if (row.viste <= 1 && row.alles <= egne) return 'Du er alene om funksjonen.'
  if (row.viste <= 1) return `Det er ${row.alles} andeler i funksjonen, og du har ${egne}.`
  const dine =
    row.egne === null
      ? `Dokumentet sier ikke noe tall, så vi regner med alle ${row.viste} episodene.`
      : `Du har ${row.egne} ${row.egne === 1 ? 'episode' : 'episoder'}.`
  return `${dine} Alle i funksjonen har ${row.alles} til sammen, og ${row.viste} er vist. Vi deler på det største av de to tallene.`
}

function delingssteg(row: HvorforRow, funksjonens: number): Steg {
  const [egne, deles] = [delOf(row), Math.max(row.alles, row.viste, 1)]
  return {
    tekst: deling(row),
    regnestykke: `${kr(funksjonens)} × ${egne} ÷ ${deles}`,
    svar: kr((funksjonens * egne) / deles),
  }
}

/** Why a correction is what it is: what it corrects, and what was said of it. */
function korreksjonssteg(row: HvorforRow): Steg[] {
  const { beloep, korrigert_navn, korrigert_beloep, korrigert_slag, begrunnelse, frigitt } = row
  if (frigitt) {
    const hvorfor =
      korrigert_slag === 'annet_sted'
        ? 'fordi vi regnet med at en annen organisasjon forvaltet det'
        : 'til noe var avklart'
    return [
      {
        tekst: `Beløpet var satt av i ${korrigert_navn} ${hvorfor}. Nå får du det. Begrunnelse: ${begrunnelse}`,
        regnestykke: kr(beloep),
        svar: kr(beloep),
      },
    ]
  }
  const fikk = korrigert_beloep ?? 0
  const hva = beloep < 0 ? 'Vi trekker fra det du fikk for mye' : 'Du får det som manglet'
  return [
    {
      tekst: `Dette retter en linje i ${korrigert_navn}, som ga deg ${kr(fikk)}. ${hva}. Begrunnelse: ${begrunnelse}`,
      regnestykke: `${kr(fikk)} ${beloep < 0 ? '−' : '+'} ${kr(Math.abs(beloep))}`,
      svar: kr(fikk + beloep),
    },
  ]
}

/** What corrections of earlier runs took of the pot, or what they and released money gave it. */
function korrigert(row: HvorforRow): Steg[] {
  if (row.korrigert === 0) return []
  const foer = row.pottbeloep * igjen(row)
  const isTaken = row.korrigert > 0
  return [
    {
      tekst: isTaken
        ? 'Korreksjoner av tidligere fordelinger fra samme kilde går av det som skal fordeles.'
        : 'Korreksjoner av tidligere fordelinger, og penger som var satt av fra samme kilde og er frigitt, kommer i tillegg til det som skal fordeles.',
      regnestykke: `${kr(foer)} ${isTaken ? '−' : '+'} ${kr(Math.abs(row.korrigert))}`,
      svar: kr(foer - row.korrigert),
    },
  ]
}

/** What another organisation manages does not come from here. */
const annetSteg = ({ gruppe, tittel, beloep, avklart_grunn, reserve_grunn }: HvorforRow): Steg[] => [
  {
    tekst:
      (avklart_grunn ?? reserve_grunn) !== null
        ? `Vi regnet med at en annen organisasjon forvaltet ${gruppe} i «${tittel}» for deg. Derfor holdt vi beløpet for seg.`
        : `En annen organisasjon forvalter ${gruppe} i «${tittel}» for deg. Derfor får du ikke dette fra oss. Vi holder beløpet for seg, og ingen andre i verket får det.`,
    regnestykke: `${kr(beloep)} − ${kr(beloep)}`,
    svar: kr(0),
  },
]

/** The whole sum of one line, step by step, with the numbers that the run counted. */
export function stegOf(row: HvorforRow): Steg[] {
  if (row.slag === 'korreksjon') return korreksjonssteg(row)
  const delbart = row.pottbeloep * igjen(row) - row.korrigert
  const [verdi, sum] = [Number(row.verdi), Number(row.sum_verdi ?? row.verdi)]
  const verkets = (delbart * verdi) / sum
  const poeng = poengOf(row)
  const funksjonens = (verkets * poeng) / 1000
  const andel = Number(row.teller) / Number(row.nevner)
  const isPlain = Math.abs(andel - plainShare(row)) < 1e-9
  return [
    {
      tekst: `Fra ${row.kilde} kom det inn ${kr(row.pottbeloep)}. Vi trekker ${av(row.fradrag, 100)} prosent til administrasjon og setter av ${av(row.avsetning, 100)} prosent.`,
      regnestykke: `${kr(row.pottbeloep)} × ${av(10_000 - row.fradrag - row.avsetning, 100)} ÷ 100`,
      svar: kr(row.pottbeloep * igjen(row)),
    },
    ...korrigert(row),
    {
      tekst:
        row.pottslag === 'Enkeltproduksjon'
          ? `Potten gjelder bare «${row.tittel}».`
          : `«${row.tittel}» teller ${av(verdi, minutter)} minutter etter vekt, spilletid, viste episoder og visninger. Alle verkene teller ${av(sum, minutter)} minutter til sammen.`,
      regnestykke:
        row.pottslag === 'Enkeltproduksjon'
          ? kr(delbart)
          : `${kr(delbart)} × ${av(verdi, minutter)} ÷ ${av(sum, minutter)}`,
      svar: kr(verkets),
    },
    {
      tekst: `${row.gruppe} har ${av(poeng, 10)} av 100 poeng i ${row.verkstype ?? 'verket'}.`,
      regnestykke: `${kr(verkets)} × ${av(poeng, 10)} ÷ 100`,
      svar: kr(funksjonens),
    },
    row.andel === null ? delingssteg(row, funksjonens) : avtaltSteg(row, row.andel, funksjonens),
    ...(isPlain
      ? []
      : [
          {
            tekst:
              'Planen sier at poeng ingen har krav på, deles av dem som har krav, eller at funksjonen deler poeng med en annen. Da blir din del av verket en annen.',
            regnestykke: `${kr(verkets)} × ${tall.format(andel * 100)} ÷ 100`,
            svar: kr(verkets * andel),
          },
        ]),
    {
      tekst: 'Til slutt runder vi alle linjene i potten, slik at summen er potten på øret.',
      regnestykke: kr(verkets * andel),
      svar: kr(row.beloep),
    },
    ...(row.slag === 'annet_sted' ? annetSteg(row) : []),
  ]
}

/** What the document lacks for a share of more pots, and about what that would have come to. */
export function stoerreOf(row: HvorforRow, tapte: Awaited<ReturnType<typeof listTapte>>): string[] {
  if (row.slag !== 'krav') return []
  const mangler = [
    ...(row.rettighet_status === true ? [] : ['en klausul som viser at du har beholdt rettighetene']),
    ...(row.signatur_pc === true ? [] : ['signaturen til produksjonsselskapet']),
  ]
  if (mangler.length === 0) return []
  return tapte.map(({ kilde, beloep, korrigert, verdi, sum_verdi, viste, enige, andres }) => {
    const del = delOf({ ...row, viste })
    const sammen = row.andel === null ? enige + del : (row.samlet ?? 0)
    const verkets = ((beloep * igjen(row) - korrigert) * Number(verdi)) / Number(sum_verdi || verdi)
    const din = (verkets * poengOf(row) * del) / 1000 / Math.max(andres + sammen, viste, 1)
    return `Med ${mangler.join(' og ')} ville du også fått omtrent ${kr(Math.round(din))} fra ${kilde}.`
  })
}
