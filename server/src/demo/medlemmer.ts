import { createAdresse, createNavn, createSlug } from './names.ts'
import { createKontonummer, createPersonnummer, createTelefon } from './numre.ts'
import type { Rng } from './rng.ts'

export type DemoBruker = {
  email: string
  password: string
  personnummer: string
  fornavn: string
  mellomnavn: string
  etternavn: string
  telefonnummer: string
  adresse: string
  postnummer: string
  by: string
  land: string
  kontonummer: string
  brukertype: 'arbeidstaker' | 'administrator'
}

/** The two accounts that `npm start` prints. They exist in a demo only, which never runs in production. */
export const demoKontoer = {
  medlem: { email: 'kari.nordlys@portalen.example', password: 'nordlys-over-fjorden' },
  administrator: { email: 'admin@portalen.example', password: 'morild-i-saksmappa' },
} as const

/** Where the two accounts stand in `brukere`. */
export const medlemIndeks = 0
export const administratorIndeks = 1
const antallAndre = 12

/** The main member, the administrator, and twelve other members, all invented. */
export function createBrukere(rng: Rng): DemoBruker[] {
  const used = new Set<string>()
  const person = (): Omit<
    DemoBruker,
    'email' | 'password' | 'brukertype' | 'fornavn' | 'mellomnavn' | 'etternavn'
  > => {
    let personnummer = createPersonnummer(rng)
    while (used.has(personnummer)) personnummer = createPersonnummer(rng)
    used.add(personnummer)
    return {
      personnummer,
      telefonnummer: createTelefon(rng),
      ...createAdresse(rng),
      land: 'Norge',
      kontonummer: createKontonummer(rng),
    }
  }
  const main: DemoBruker[] = [
    {
      ...demoKontoer.medlem,
      ...person(),
      fornavn: 'Kari',
      mellomnavn: 'Elise',
      etternavn: 'Nordlys',
      brukertype: 'arbeidstaker',
    },
    {
      ...demoKontoer.administrator,
      ...person(),
      fornavn: 'Astrid',
      mellomnavn: '',
      etternavn: 'Fjellheim',
      kontonummer: '',
      brukertype: 'administrator',
    },
  ]
  const taken = new Set<string>(main.map(({ email }) => email))
  const others = Array.from({ length: antallAndre }, () => createMedlem(rng, person(), taken))
  return [...main, ...lightenTwo(others)]
}

function createMedlem(
  rng: Rng,
  person: Omit<DemoBruker, 'email' | 'password' | 'brukertype' | 'fornavn' | 'mellomnavn' | 'etternavn'>,
  taken: Set<string>,
): DemoBruker {
  for (;;) {
    const navn = createNavn(rng)
    const email = `${createSlug(navn.fornavn)}.${createSlug(navn.etternavn)}@portalen.example`
    if (taken.has(email)) continue
    taken.add(email)
    return { ...navn, ...person, email, password: demoKontoer.medlem.password, brukertype: 'arbeidstaker' }
  }
}

/** Staff meet members who live abroad, and members who have not filled in everything. */
function lightenTwo(brukere: DemoBruker[]): DemoBruker[] {
  return brukere.map((bruker, index) => {
    if (index === 4)
      return {
        ...bruker,
        adresse: 'Skyggelyngsvej 8',
        postnummer: '2100',
        by: 'København Ø',
        land: 'Danmark',
        kontonummer: '',
      }
    if (index === 9)
      return { ...bruker, telefonnummer: '', adresse: '', postnummer: '', by: '', land: '', kontonummer: '' }
    return bruker
  })
}
