import type { Brukertype } from '@rp/contract/bruker'
import type pg from 'pg'
import { demoKontoer } from '../demo/medlemmer.ts'
import { createAdresse, createNavn, createSlug } from '../demo/names.ts'
import { createKontonummer, createPersonnummer } from '../demo/numre.ts'
import type { Rng } from '../demo/rng.ts'
import { hashPassord } from '../features/auth/passord.ts'
import { kontonummerIndeks, sealNummer } from '../features/bruker/bruker.mapping.ts'
import { withSortKeys } from '../features/bruker/bruker.repository.ts'
import { epostNoekkel, sealPersonnummer } from '../features/bruker/bruker.service.ts'
import type { FieldCipher } from '../platform/crypto/field-cipher.ts'
import { copyRows, type Row } from './copy-rows.ts'
import type { Kilder, Stoerrelse } from './stoerrelse.ts'

export type Person = {
  id: string
  navn: string
  fornavn: string
  etternavn: string
  epost: string
  brukertype: Brukertype
}

const saksbehandlere = 8
const day = 86_400_000
const ledd =
  'Berg Bjørke Elve Fjell Furu Gran Hav Lind Lyng Myr Nes Sand Sjø Skog Sol Stein Strand Vår'.split(' ')
const endelser = 'bakken bu dal eng gård heim hus land li lund mo rud seter stad tun vik voll ås'.split(' ')

/** More names than people share by chance: a name that many have makes each of them look registered twice. */
function createPerson(rng: Rng, n: number, id: string): Person {
  const { fornavn, etternavn } = createNavn(rng)
  const sammensatt = `${rng.pick(ledd)}${rng.pick(endelser)}`
  const egen = rng.chance(0.1) ? etternavn : `${sammensatt}${rng.chance(0.5) ? ` ${etternavn}` : ''}`
  const epost = `${createSlug(fornavn)}.${createSlug(egen)}.${n}@portalen.example`
  const brukertype = n > 0 && n <= saksbehandlere ? 'administrator' : 'arbeidstaker'
  return { id, navn: `${fornavn} ${egen}`, fornavn, etternavn: egen, epost, brukertype }
}

/** The first two are the accounts of the demo, and log in with its passwords; so do all others with the member's. */
export function createFolk({ rng, ids }: Kilder, { brukere }: Stoerrelse): Person[] {
  const [source, id] = [rng('folk'), ids('bruker')]
  const faste = [demoKontoer.medlem.email, demoKontoer.administrator.email]
  return Array.from({ length: brukere }, (_, n) => {
    const person = createPerson(source, n, id())
    return { ...person, epost: faste[n] ?? person.epost }
  })
}

/** No two have the same; only synthetic ones (month + 80). */
function createPersonnumre(rng: Rng): () => string {
  const taken = new Set<string>()
  return () => {
    let nummer = createPersonnummer(rng)
    while (taken.has(nummer)) nummer = createPersonnummer(rng)
    taken.add(nummer)
    return nummer
  }
}

type Sealed = { cipher: FieldCipher; hashes: Record<Brukertype, string>; naa: Date }

function* brukerRows(
  { rng }: Kilder,
  folk: readonly Person[],
  { cipher, hashes, naa }: Sealed,
): Generator<Row> {
  const source = rng('persondata')
  const personnummer = createPersonnumre(source)
  for (const [n, { id, fornavn, etternavn, epost, brukertype }] of folk.entries()) {
    const { adresse, by } = createAdresse(source)
    const konto = brukertype === 'arbeidstaker' ? createKontonummer(source) : ''
    const opprettet = new Date(naa.getTime() - day * (3000 + (n % 500)))
    yield withSortKeys({
      ...{ id, epost, epost_noekkel: epostNoekkel(epost), passord_hash: hashes[brukertype] },
      ...sealPersonnummer(cipher, id, personnummer()),
      ...{ fornavn, etternavn, brukertype, adresse, poststed: by, land: 'Norge' },
      postnummer: String(1000 + (n % 8999)),
      // No Norwegian number begins with 000.
      telefonnummer: `000 ${String(n % 100_000).padStart(5, '0')}`,
      kontonummer_kryptert: sealNummer(cipher, id, 'kontonummer', konto),
      kontonummer_indeks: kontonummerIndeks(cipher, konto),
      epost_bekreftet: opprettet,
      ...{ opprettet, endret: opprettet, sist_innlogget: new Date(naa.getTime() - day * (n % 200)) },
    }) as Row
  }
}

function* historikkRows(folk: readonly Person[], naa: Date): Generator<Row> {
  for (const [n, { id }] of folk.entries()) {
    const tid = new Date(naa.getTime() - day * (3000 + (n % 500)))
    yield { tid, aktoer_id: id, entitet: 'bruker', entitet_id: id, hendelse: 'registrert' }
  }
}

export async function copyFolk(
  client: pg.ClientBase,
  kilder: Kilder,
  { folk, cipher, naa }: { folk: readonly Person[]; cipher: FieldCipher; naa: Date },
): Promise<void> {
  const [arbeidstaker, administrator] = await Promise.all(
    [demoKontoer.medlem, demoKontoer.administrator].map(({ password }) => hashPassord(password)),
  )
  const hashes = { arbeidstaker: arbeidstaker ?? '', administrator: administrator ?? '' }
  await copyRows(client, 'bruker', brukerRows(kilder, folk, { cipher, hashes, naa }))
  await copyRows(client, 'historikk', historikkRows(folk, naa))
}
