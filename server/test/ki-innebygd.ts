import { createInnebygdMotor } from '../src/features/ki/innebygd/motor.ts'
import type { KiMotor, Sammenheng } from '../src/features/ki/motor.ts'
import type { Registerverk } from '../src/features/ki/oppslag.ts'
import { type Proevelinje, proevelesing } from './lesing.ts'

type Registerlinje = readonly [string, string, number | null, number, string, number | null]

const kjernen = (tittel: string) =>
  tittel
    .replace(/\s*\(sesong \d+\)$/u, '')
    .replace(/[^\p{L}\d]/gu, '')
    .toLowerCase()

/** Pages of lines; `|` puts what follows in the next column, `~` a line in small letters close under the one above. */
export const readTekst = (...sider: string[]) =>
  proevelesing(
    ...sider.map(tekst => {
      let y = 5
      const linjer = tekst
        .trim()
        .split('\n')
        .flatMap((linje): Proevelinje[] => {
          const grad = linje.startsWith('~') ? 0.6 : 1
          if (grad < 1) y -= 0.3
          const own = linje
            .replace(/^~/u, '')
            .split('|')
            .map((one, at) => ({ tekst: one.trim(), x: 10 + at * 24, y, grad }))
          y += linje.trim() ? 1.7 : 2
          return own.filter(one => one.tekst)
        })
      return { linjer }
    }),
  )

/**
 * What the built-in engine finds in pages of text, with a register of its own in memory.
 * @param register title, company, season, premiere, work type, episodes
 */
export function createProevefinner(register: readonly Registerlinje[]) {
  const verk = register.map(
    ([tittel, selskap, sesong, premiere, verkstype, episoder], at): Registerverk => ({
      id: `v${at}`,
      tittel,
      selskap,
      sesong,
      premiere,
      verkstype,
      episoder,
    }),
  )
  const motor = createInnebygdMotor({
    oppslag: {
      selskaper: async navn =>
        navn.map(one =>
          verk
            .filter(({ selskap }) => kjernen(one).includes(kjernen(selskap)))
            .map(({ selskap }) => ({ navn: selskap, orgnr: '' })),
        ),
      selskaperMedOrgnr: async () => [],
      verk: async titler =>
        titler.map(tittel => verk.filter(one => kjernen(tittel).includes(kjernen(one.tittel)))),
      selskapetsVerk: async navn => verk.filter(({ selskap }) => kjernen(selskap) === kjernen(navn)),
    },
  })
  const finn = findMed(motor)
  return async (sider: string | string[], own: Partial<Sammenheng> = {}) => {
    const svar = await finn(sider, own)
    return { ...svar, registreringer: svar.registreringer.map(rad => rad.map(one => one ?? '–').join(' / ')) }
  }
}

/** What an engine finds in pages of text: each registration as title, function (in brackets where it is not approved) and episodes. */
export const findMed =
  (motor: KiMotor) =>
  async (sider: string | string[], own: Partial<Sammenheng> = {}) => {
    const funn = await motor.finn(readTekst(...[sider].flat()), {
      kontonavn: '',
      personnummer: '',
      faglistevalg: 'spesifikasjon',
      signal: new AbortController().signal,
      ...own,
    })
    return {
      funn,
      hvem: funn.arbeidstaker?.verdi ?? null,
      selskap: funn.produksjonsselskap?.verdi ?? null,
      registreringer: funn.registreringer.map(({ produksjon, fagfunksjon, episoder }) => [
        produksjon?.verdi.produksjonsnavn,
        fagfunksjon?.godkjent === false ? `(${fagfunksjon.verdi})` : fagfunksjon?.verdi,
        episoder?.verdi ?? null,
      ]),
    }
  }
