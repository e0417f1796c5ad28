import type { FieldCipher } from '../../../platform/crypto/field-cipher.ts'
import type { Database, InTransaction } from '../../database.ts'
import * as repository from './kjede.repository.ts'
import { type Merke, toMerketekst } from './merke.ts'

/** What the running portal's role may not do to these tables; told to the database at each start. */
export const historikkVern = {
  appendOnly: ['historikk', 'historikk_anker'],
  readOnly: ['historikk_segl'],
} as const

export { type Merke, readMerketekst, toMerketekst } from './merke.ts'

type D = { db: Database; inTransaction: InTransaction; cipher: FieldCipher }
/** A mark that was kept where who owns the database does not write, and who kept it. */
export type Holdt = Merke & { hos: string }

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
    /** From this link on there is no mark, though each end of the chain gets one. */
    | 'umerket'
    /** The chain is not as it was when somebody kept its mark. */
    | 'annen_historikk'
  /** Who kept the mark. */
  hos?: string
}
export type Kjederapport = {
  lenker: number
  /** Lines that the next sealing takes. */
  venter: number
  /** Everything that does not hold, the first of the chain first; at most `mostShown` of them. */
  brudd: Brudd[]
  antallBrudd: number
  /** To be kept elsewhere: a chain that was made anew together with its marks shows only against it. */
  ende: Merke | null
}

const linesAtOnce = 5000
const mostShown = 100

const merkeOf = (cipher: FieldCipher, lenke: number, hash: Buffer): string =>
  cipher.blindIndex(`${lenke}:${hash.toString('hex')}`, 'historikk')

/** Marks the end of the chain, wherever it has grown. @returns the new mark; null when the end has one */
async function markEnde({ cipher }: Pick<D, 'cipher'>, tx: Database): Promise<Merke | null> {
  const ende = await repository.findEnde(tx)
  if (!ende) return null
  const isNew = await repository.insertAnker(tx, {
    til_lenke: ende.lenke,
    hoeyeste_sekvens: Number(ende.hoeyeste ?? 0),
    merke: merkeOf(cipher, ende.lenke, ende.hash),
  })
  return isNew ? { lenke: ende.lenke, hash: ende.hash.toString('hex') } : null
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

/** @param ende the last link that was read before: it has a mark, or it was not the portal that made it */
async function checkAnkere({ db, cipher }: D, ende: Merke | null, tell: Tell): Promise<void> {
  for (let after = 0; ; ) {
    const page = await repository.listAnkere(db, after, linesAtOnce)
    for (const { til_lenke, merke, hash } of page)
      if (!hash) tell({ lenke: til_lenke, sekvens: null, hva: 'lenke_borte' })
      else if (merke !== merkeOf(cipher, til_lenke, hash))
        tell({ lenke: til_lenke, sekvens: null, hva: 'merke' })
    const end = page.at(-1)
    if (end) after = end.til_lenke
    else if (ende && after < ende.lenke) return tell({ lenke: after + 1, sekvens: null, hva: 'umerket' })
    else return
  }
}

/** Holds the chain against marks from outside of the database: the only trace of one that was made anew, or cut short, with its marks. */
async function checkHoldte({ db }: D, holdte: readonly Holdt[], tell: Tell): Promise<void> {
  for (const { lenke, hash, hos } of holdte) {
    const row = await repository.findLenke(db, lenke)
    if (row?.hash.toString('hex') !== hash) tell({ lenke, sekvens: null, hva: 'annen_historikk', hos })
  }
}

/** The chain that tells whether history was changed (docs/decisions/0012). */
export function createKjedeService(d: D) {
  const sealSome = () =>
    d.inTransaction(async tx => {
      const sealed = await repository.sealLinjer(tx, linesAtOnce)
      return { sealed, merke: await markEnde(d, tx) }
    })

  async function verify(holdte: readonly Holdt[]): Promise<Kjederapport> {
    const brudd: Brudd[] = []
    let antallBrudd = 0
    const tell: Tell = one => {
      antallBrudd++
      if (brudd.length < mostShown) brudd.push(one)
    }
    // Counted first: a line that is sealed in between is then counted twice rather than not at all.
    const { venter, utenfor, foerste } = await repository.countUnsealed(d.db)
    const chain = await checkLenker(d, tell)
    await checkAnkere(d, chain.ende, tell)
    await checkHoldte(d, holdte, tell)
    for (const sekvens of await repository.listQuietlyRemoved(d.db, mostShown))
      tell({ lenke: null, sekvens, hva: 'stille_fjernet' })
    if (utenfor > 0) {
      tell({ lenke: null, sekvens: foerste, hva: 'utenfor_kjeden' })
      antallBrudd += utenfor - 1
    }
    return { ...chain, venter, brudd, antallBrudd }
  }

  return {
    /**
     * Gives every line that is there its link, and marks the end of the chain.
     * @returns the newest mark, to be told where who owns the database does not write; null when the chain has not grown
     */
    async seal(): Promise<Merke | null> {
      for (let newest: Merke | null = null; ; ) {
        const { sealed, merke } = await sealSome()
        newest = merke ?? newest
        if (sealed < linesAtOnce) return newest
      }
    },
    /** The newest mark that was made after `tid`, as text, and how many lines stand before it; null when there is none. */
    async findMerkeSiden(tx: Database, tid: Date): Promise<{ merke: string; linjer: number } | null> {
      const row = await repository.findMerkeSiden(tx, tid)
      if (!row) return null
      const { lenke, hash } = row
      return { merke: toMerketekst({ lenke, hash: hash.toString('hex') }), linjer: lenke }
    },
    /** Looks at every line, and writes nothing. Works beside a running portal. @param holdte marks that were kept elsewhere */
    verify: (holdte: readonly Holdt[] = []) => verify(holdte),
    /**
     * Empties lines of what they say, for the erasure of a person: their places in the chain stay, and one more line tells who
     * did it. Lines that say what was removed are left.
     * @returns how many were emptied
     */
    async removeInnhold(
      tx: Database,
      sekvenser: readonly number[],
      by: { aktoerId: string | null; tid: Date },
    ): Promise<number> {
      const removed = await repository.removeInnhold(tx, sekvenser, by)
      // It has sealed what waited.
      await markEnde(d, tx)
      return removed
    },
  }
}
export type KjedeService = ReturnType<typeof createKjedeService>

/** The mark of the chain as a session sees it that looks at one moment, as text; null while there is no chain. */
export async function readMerke(
  session: Parameters<typeof repository.findEndeFor>[0],
): Promise<string | null> {
  const ende = await repository.findEndeFor(session)
  return ende ? toMerketekst({ lenke: ende.lenke, hash: ende.hash.toString('hex') }) : null
}
