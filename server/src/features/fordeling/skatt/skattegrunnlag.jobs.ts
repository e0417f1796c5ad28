import { isOrgnr } from '@rp/contract/orgnr'
import { type Skattemangel, skattegrunnlagTimer } from '@rp/contract/skattegrunnlag'
import type { FieldCipher } from '../../../platform/crypto/field-cipher.ts'
import { failpoint } from '../../../platform/failpoint.ts'
import type { JobHandlers } from '../../../platform/jobs/jobs.ts'
import { type Cell, createXlsxStream } from '../../../platform/zip/xlsx-stream.ts'
import type { Base } from '../../base.ts'
import { readNumre } from '../../bruker/bruker.service.ts'
import { listBetalte } from './aarssum.repository.ts'
import * as repository from './skattegrunnlag.repository.ts'

type D = Pick<Base, 'db' | 'inTransaction' | 'cipher' | 'storage' | 'now' | 'newId'>

/** So many numbers are opened between two questions to the database. */
const atOnce = 500
const kolonner = [
  'Navn',
  'Fødselsnummer',
  'Internasjonalt ID-nummer',
  'I næring',
  'Organisasjonsnummer',
  'Beløp',
] as const

type Person = Awaited<ReturnType<typeof repository.listPersoner>>[number]

/** One row of the file, and the first thing it lacks. Numbers of people are text: as numbers they would lose their zeros in Excel. */
function toRad(cipher: FieldCipher, person: Person | undefined, beloep: number) {
  const { fornavn = '', mellomnavn = '', etternavn = '', naering = '', orgnr = '' } = person ?? {}
  const numre = person ? readNumre(cipher, person) : { personnummer: '', internasjonalId: '' }
  const iNaering = naering === 'ja'
  const mangler: readonly (readonly [Skattemangel, boolean])[] = [
    ['nummer', numre.personnummer === '' && numre.internasjonalId === ''],
    ['orgnr', iNaering && !isOrgnr(orgnr)],
    ['naering', naering === ''],
  ]
  const navn = [fornavn, mellomnavn, etternavn].filter(Boolean).join(' ')
  const virksomhet = iNaering ? orgnr : ''
  return {
    rad: [navn, numre.personnummer, numre.internasjonalId, naering, virksomhet, beloep / 100],
    mangler: mangler.find(([, lacks]) => lacks)?.[0] ?? null,
  }
}

/** The rows of the file, some at a time, once where there are none. Who is in it is put into `personer` meanwhile. */
async function* rowsOf(
  { db, cipher }: D,
  { id, aar }: { id: string; aar: number },
  personer: repository.Grunnlagsperson[],
): AsyncGenerator<Cell[][]> {
  const betalte = await listBetalte(db, aar)
  if (betalte.length === 0) yield []
  for (let from = 0; from < betalte.length; from += atOnce) {
    const some = betalte.slice(from, from + atOnce)
    const rows = await repository.listPersoner(
      db,
      some.map(one => one.bruker_id),
    )
    const byId = new Map(rows.map(row => [row.id, row]))
    yield some.map(({ bruker_id, beloep }) => {
      const { rad, mangler } = toRad(cipher, byId.get(bruker_id), beloep)
      personer.push({ bruker_id, beloep, mangler })
      return rad
    })
    await repository.saveFerdig(db, id, personer.length)
  }
}

async function sweep({ inTransaction, storage, now }: D): Promise<void> {
  const foer = new Date(now().getTime() - skattegrunnlagTimer * 3_600_000)
  for (const key of await inTransaction(tx => repository.takeGamle(tx, foer))) await storage.remove(key)
}

export function createSkattegrunnlagJobs(d: D): JobHandlers {
  /** Writes the file, and then the rows that say so. Cut off before that, what was written is swept, and the job is run again. */
  async function writeFil(id: string): Promise<void> {
    const grunnlag = await repository.findGrunnlag(d.db, id)
    if (!grunnlag || grunnlag.laget) return
    const personer: repository.Grunnlagsperson[] = []
    const navn = `skattegrunnlag-${grunnlag.aar}`
    const stored = await d.storage.write(createXlsxStream(navn, kolonner, rowsOf(d, grunnlag, personer)))
    failpoint('skattegrunnlag-skrevet')
    const fil = { id, filId: d.newId(), navn: `${navn}.xlsx` }
    if (!(await d.inTransaction(tx => repository.saveFil(tx, fil, personer, stored, d.now()))))
      await d.storage.remove(stored.key)
  }

  return {
    lag_skattegrunnlag: ({ id }: { id: string }) => writeFil(id),
    rydd_skattegrunnlag: () => sweep(d),
  }
}
