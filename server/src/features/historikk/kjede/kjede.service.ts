import type { FieldCipher } from '../../../platform/crypto/field-cipher.ts'
import type { Database, InTransaction } from '../../database.ts'
import * as repository from './kjede.repository.ts'

/** What the running portal's role may not do to these tables; told to the database at each start. */
export const historikkVern = {
  appendOnly: ['historikk', 'historikk_anker'],
  readOnly: ['historikk_segl'],
} as const

type D = { db: Database; inTransaction: InTransaction; cipher: FieldCipher }

/** One place where the chain does not hold. `lenke` is null for a line that stands outside the chain. */
export type Brudd = {
  lenke: number | null
  sekvens: number | null
  hva:
    | 'linje_borte'
    | 'linje_endret'
    | 'lenke_endret'
    | 'lenke_borte'
    | 'utenfor_kjeden'
    | 'stille_fjernet'
    | 'merke'
}
export type Kjederapport = {
  lenker: number
  /** Lines that the next sealing takes. */
  venter: number
  /** Everything that does not hold, the first of the chain first; at most `mostShown` of them. */
  brudd: Brudd[]
  antallBrudd: number
  /** To be written down elsewhere: a chain cut short together with its marks shows only against it. */
  ende: { lenke: number; hash: string } | null
}

const linesAtOnce = 5000
const mostShown = 100

const merkeOf = (cipher: FieldCipher, lenke: number, hash: Buffer): string =>
  cipher.blindIndex(`${lenke}:${hash.toString('hex')}`, 'historikk')

async function sealSome({ inTransaction, cipher }: D): Promise<number> {
  return inTransaction(async tx => {
    const sealed = await repository.sealLinjer(tx, linesAtOnce)
    const ende = await repository.findEnde(tx)
    if (ende)
      await repository.insertAnker(tx, {
        til_lenke: ende.lenke,
        hoeyeste_sekvens: Number(ende.hoeyeste ?? 0),
        merke: merkeOf(cipher, ende.lenke, ende.hash),
      })
    return sealed
  })
}

type Tell = (brudd: Brudd) => void

async function checkLenker({ db }: D, tell: Tell): Promise<Pick<Kjederapport, 'lenker' | 'ende'>> {
  let lenker = 0
  let last: { lenke: number; hash: Buffer | null } = { lenke: 0, hash: null }
  for (;;) {
    const page = await repository.listLenker(db, last, linesAtOnce)
    for (const { lenke, sekvens, forrige_lenke, borte, endret, brutt } of page) {
      if (lenke !== forrige_lenke + 1) tell({ lenke: forrige_lenke + 1, sekvens: null, hva: 'lenke_borte' })
      else if (brutt) tell({ lenke, sekvens, hva: 'lenke_endret' })
      if (borte) tell({ lenke, sekvens, hva: 'linje_borte' })
      if (endret) tell({ lenke, sekvens, hva: 'linje_endret' })
    }
    lenker += page.length
    const end = page.at(-1)
    if (!end) return { lenker, ende: last.hash && { lenke: last.lenke, hash: last.hash.toString('hex') } }
    last = { lenke: end.lenke, hash: end.hash }
  }
}

async function checkAnkere({ db, cipher }: D, tell: Tell): Promise<void> {
  for (let after = 0; ; ) {
    const page = await repository.listAnkere(db, after, linesAtOnce)
    for (const { til_lenke, merke, hash } of page)
      if (!hash) tell({ lenke: til_lenke, sekvens: null, hva: 'lenke_borte' })
      else if (merke !== merkeOf(cipher, til_lenke, hash))
        tell({ lenke: til_lenke, sekvens: null, hva: 'merke' })
    const end = page.at(-1)
    if (!end) return
    after = end.til_lenke
  }
}

async function verify(d: D): Promise<Kjederapport> {
  const brudd: Brudd[] = []
  let antallBrudd = 0
  const tell: Tell = one => {
    antallBrudd++
    if (brudd.length < mostShown) brudd.push(one)
  }
  // Counted first: a line that is sealed in between is then counted twice rather than not at all.
  const { venter, utenfor, foerste } = await repository.countUnsealed(d.db)
  const chain = await checkLenker(d, tell)
  await checkAnkere(d, tell)
  for (const sekvens of await repository.listQuietlyRemoved(d.db, mostShown))
    tell({ lenke: null, sekvens, hva: 'stille_fjernet' })
  if (utenfor > 0) {
    tell({ lenke: null, sekvens: foerste, hva: 'utenfor_kjeden' })
    antallBrudd += utenfor - 1
  }
  return { ...chain, venter, brudd, antallBrudd }
}

/** The chain that tells whether history was changed (docs/decisions/0012). */
export const createKjedeService = (d: D) => ({
  /** Gives every line that is there its link, and marks the end of the chain. */
  async seal(): Promise<void> {
    while ((await sealSome(d)) === linesAtOnce) {
      // The next lines.
    }
  },
  /** Looks at every line, and writes nothing. Works beside a running portal. */
  verify: () => verify(d),
  /**
   * Empties lines of what they say, for the erasure of a person: their places in the chain stay, and one more line tells who
   * did it. Lines that say what was removed are left.
   * @returns how many were emptied
   */
  removeInnhold: (
    tx: Database,
    sekvenser: readonly number[],
    by: { aktoerId: string | null; tid: Date },
  ): Promise<number> => repository.removeInnhold(tx, sekvenser, by),
})
export type KjedeService = ReturnType<typeof createKjedeService>
