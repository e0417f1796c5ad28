import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { isDeepStrictEqual } from 'node:util'
import type { Sendelisteutkast, Utkastvalg } from '@rp/contract/sendeliste'
import { AppError } from '../../../platform/http/app-error.ts'
import type { Caller } from '../../../platform/http/caller.ts'
import type { Base } from '../../base.ts'
import type { Database } from '../../database.ts'
import { countUtfall, findOwnImport, findVisningsaar, saveArbeid } from '../importer/importer.repository.ts'
import { getImport } from '../importer/importer.service.ts'
import { examplesOf, planImport, readAar, readFordelt, resultOf } from '../importer/plan.ts'
import type { KoblingService } from '../kobling/kobling.service.ts'
import type { Ark } from '../lesing/ark.ts'
import { readArkOf, type Skjema, settleOppsett } from '../lesing/mottak.ts'
import { requireVersjon, saveImport } from './import.ts'
import { cellerOf, funnetOf, hasTittel, type Lagret, type Lest, readUtkast, toUtkast } from './lest-utkast.ts'
import * as repository from './utkast.repository.ts'

type Dependencies = Pick<Base, 'db' | 'inTransaction' | 'storage' | 'historikk' | 'now' | 'newId'> & {
  kobling: KoblingService
  titlesOf: (db: Database, ids: readonly string[]) => Promise<Map<string, string>>
}
type D = Dependencies

async function requireVisningsaar(db: Database, aar: number): Promise<void> {
  if (!(await findVisningsaar(db, aar)))
    throw new AppError('ugyldig_foresporsel', 'no such viewing year', {
      felt: { visningsaar: `Visningsåret ${aar} finnes ikke. Legg det til under Innstillinger først.` },
    })
}

/** Broadcast lists that somebody is importing: sent, read and matched once, whatever is chosen afterwards. Each is its owner's alone. */
export function createUtkastService(d: D) {
  async function requireUtkast(caller: Caller, id: string): Promise<Lagret> {
    const row = await repository.findUtkast(d.db, caller.id, id)
    if (!row) throw new AppError('ikke_funnet', 'no such draft of the caller')
    return { row, rader: await repository.listRader(d.db, id) }
  }

  const read = async (caller: Caller, id: string): Promise<Lest> =>
    readUtkast(await requireUtkast(caller, id))

  /** What an import would do, without doing it. */
  async function foretell(lest: Lest): Promise<Sendelisteutkast['proeving']> {
    const funnet = funnetOf(lest)
    if (!funnet) return null
    const koblede = planImport(funnet, await readAar(d.db, lest.row.visningsaar))
    const ids = koblede.flatMap(({ kobling }) => kobling.produksjon_id ?? [])
    const eksempler = examplesOf(koblede, await d.titlesOf(d.db, ids))
    const fordelt = await readFordelt(d.db, lest.row.visningsaar)
    return { ...resultOf(koblede, lest.leste.merknader), fordelt, eksempler }
  }

  /** @param tried also a list without a line has a result then */
  const answer = async (lest: Lest, tried = false): Promise<Sendelisteutkast> =>
    toUtkast(lest, tried || lest.leste.linjer.length > 0 ? await foretell(lest) : null)

  /** The file is stored before the rows that name it: cut off in between, it is swept. */
  async function create(caller: Caller, { filnavn, bytes, visningsaar }: Skjema): Promise<Sendelisteutkast> {
    await requireVisningsaar(d.db, visningsaar)
    const { rader, ...ark } = await readArkOf(bytes, null, d.kobling.listKjenteOrd)
    const oppsett = settleOppsett({ rader, valgtArk: ark.valgtArk }, null)
    const id = d.newId()
    const stored = await d.storage.write(Readable.from([bytes]))
    const row = { id, bruker_id: caller.id, versjon: 1, visningsaar, filnavn, endret: d.now() }
    await d.inTransaction(async tx => {
      const columns = { ...row, ark: JSON.stringify(ark), oppsett: JSON.stringify(oppsett) }
      await repository.insertUtkast(tx, columns, { id: d.newId(), stored })
      await repository.replaceRader(tx, id, rader)
    })
    return answer(await read(caller, id))
  }

  /** Only another sheet or encoding needs the file again. */
  async function rereadFil({ row }: Lagret, { oppsett }: Utkastvalg): Promise<Ark | null> {
    const same =
      oppsett.ark === row.oppsett.ark && (oppsett.tegnsett ?? null) === (row.oppsett.tegnsett ?? null)
    if (same) return null
    return readArkOf(await buffer(d.storage.read(row.noekkel)), oppsett, d.kobling.listKjenteOrd)
  }

  /** The draft as the person chooses it. What was found for its lines stands as long as they say the same. */
  async function choose(caller: Caller, id: string, valg: Utkastvalg): Promise<Lest> {
    await requireVisningsaar(d.db, valg.visningsaar)
    const before = await requireUtkast(caller, id)
    const fil = await rereadFil(before, valg)
    const { rader: celler, ...ark } = fil ?? { ...before.row.ark, rader: cellerOf(before.rader) }
    const oppsett = settleOppsett({ rader: celler, valgtArk: ark.valgtArk }, valg.oppsett)
    const sameLines = isDeepStrictEqual(oppsett, before.row.oppsett)
    const { visningsaar } = valg
    const changed = !sameLines || visningsaar !== before.row.visningsaar
    const choice = { visningsaar, versjon: before.row.versjon + (changed ? 1 : 0), endret: d.now() }
    await d.inTransaction(async tx => {
      requireVersjon(await repository.lockUtkast(tx, caller.id, id), before.row.versjon)
      const columns = { ...choice, ark: JSON.stringify(ark), oppsett: JSON.stringify(oppsett) }
      await repository.updateUtkast(tx, id, columns)
      if (!sameLines) await (fil ? repository.replaceRader(tx, id, celler) : repository.forgetUtfall(tx, id))
    })
    const rader = sameLines ? before.rader : celler.map(cells => ({ celler: [...cells], utfall: null }))
    return readUtkast({ row: { ...before.row, ...choice, ark, oppsett }, rader })
  }

  /** Finds the productions of the lines for which that is not done, and writes down how far it is. */
  async function match(caller: Caller, lest: Lest): Promise<Lest> {
    const { id, versjon } = lest.row
    if (!hasTittel(lest.row)) throw new AppError('liste_mangler_tittel', 'no column is the title')
    const missing = lest.leste.linjer.filter(({ rad }) => !lest.findUtfall(rad))
    if (missing.length === 0) return lest
    const tell = async (ferdig: number) => {
      await saveArbeid(d.db, {
        bruker_id: caller.id,
        noekkel: id,
        ferdig,
        av: missing.length,
        endret: d.now(),
      })
    }
    await tell(0)
    const outcomes = await d.kobling.match(missing, tell)
    const found = new Map(
      missing.flatMap(({ rad }, i) => {
        const outcome = outcomes[i]
        if (!outcome) return []
        const { kandidater: _, ...utfall } = outcome
        return [[rad, utfall] as const]
      }),
    )
    await d.inTransaction(async tx => {
      // Other columns make other lines of the rows.
      requireVersjon(await repository.lockUtkast(tx, caller.id, id), versjon)
      await repository.saveUtfall(tx, id, found)
    })
    return { ...lest, findUtfall: rad => found.get(rad) ?? lest.findUtfall(rad) }
  }

  async function importListe(caller: Caller, id: string, versjon: number) {
    if (!(await findOwnImport(d.db, caller.id, id))) {
      const before = await read(caller, id)
      requireVersjon(before.row, versjon)
      const lest = await match(caller, before)
      const funnet = funnetOf(lest) ?? []
      if (funnet.length === 0) throw new AppError('liste_tom', 'no usable row')
      await saveImport(d, caller, lest, funnet)
    }
    const [done, utfall] = await Promise.all([getImport(d.db, id), countUtfall(d.db, id)])
    const { nye, endrede, kjente, merknader } = done
    return { import: done, resultat: { nye, endrede, kjente, ...utfall, merknader } }
  }

  return {
    /** @throws AppError that names what is wrong with the file; nothing is kept then */
    create,
    async list(caller: Caller) {
      const rows = await repository.listUtkast(d.db, caller.id)
      return rows.map(({ id, endret, ...row }) => ({ _id: id, ...row, endret: endret.toISOString() }))
    },
    get: async (caller: Caller, id: string) => answer(await read(caller, id)),
    /** @throws AppError that names what is wrong with the choice */
    choose: async (caller: Caller, id: string, valg: Utkastvalg) => answer(await choose(caller, id, valg)),
    /** @throws AppError `liste_mangler_tittel` */
    tryOut: async (caller: Caller, id: string, valg: Utkastvalg) =>
      answer(await match(caller, await choose(caller, id, valg)), true),
    /**
     * The whole list or nothing; twice does what once does.
     * @param versjon of the draft, as the caller has read it
     * @throws AppError `foreldet` when it has another version now, `liste_tom` without a line
     */
    importListe,
    async remove(caller: Caller, id: string): Promise<void> {
      if (!(await repository.deleteUtkast(d.db, caller.id, id)))
        throw new AppError('ikke_funnet', 'no such draft of the caller')
    },
  }
}
