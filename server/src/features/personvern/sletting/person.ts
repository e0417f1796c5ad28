import type { Tider } from '@rp/contract/oppbevaring'
import type { Outbox } from '../../../platform/email/outbox.ts'
import type { BrukerService } from '../../bruker/bruker.service.ts'
import type { Database } from '../../database.ts'
import type { Person } from '../persondata.repository.ts'
import { type Beholdsplan, planBehold } from './behold.ts'
import * as repository from './person.repository.ts'

export type Funnet = {
  person: Person
  plan: Beholdsplan
  /** Undefined when the row is gone. */
  bruker: NonNullable<Awaited<ReturnType<BrukerService['find']>>> | undefined
  navn: string
}

/** Only a whole name: a first name alone is many people's. */
const wholeName = (bruker: Funnet['bruker']): string =>
  bruker?.fornavn && bruker.etternavn
    ? [bruker.fornavn, bruker.mellomnavn, bruker.etternavn].filter(Boolean).join(' ')
    : ''

/** Everything that the portal has of a person, and what of it must be kept. */
export async function findPerson(
  { bruker: service, outbox }: { bruker: Pick<BrukerService, 'find'>; outbox: Pick<Outbox, 'find'> },
  db: Database,
  id: string,
  { tider, idag }: { tider: Tider; idag: string },
): Promise<Funnet> {
  const bruker = await service.find(db, id)
  const navn = wholeName(bruker)
  const adresser = await repository.listAdresser(db, id)
  const plan = planBehold(await repository.listFerdige(db, id), tider, idag)
  const dokumenter = await repository.listDokumenter(db, id)
  const ord = [id, ...adresser, ...(navn ? [navn] : [])].map(text => text.toLowerCase())
  const filtre = await repository.listFiltre(db)
  return {
    bruker,
    navn,
    plan,
    person: {
      id,
      adresser,
      dokumenter: {
        bort: dokumenter.filter(one => !plan.dokumenter.includes(one)),
        beholdt: plan.dokumenter,
      },
      saker: await repository.listSaker(db, id),
      epost: await outbox.find(db, adresser, [id, ...adresser]),
      filtre: filtre.filter(one => ord.some(text => one.ord.includes(text))).map(one => one.id),
    },
  }
}
