import type { DokumentEndring, Registrering } from '@rp/contract/dokument'
import { AppError } from '../../platform/http/app-error.ts'
import type { Database, NewId } from '../database.ts'
import type { ProduksjonService } from '../produksjon/produksjon.service.ts'
import type { RegistreringRow } from './dokument.repository.ts'

type Innsendt = NonNullable<DokumentEndring['ansiennitet']>

export const emptyRegistrering = (newId: NewId): RegistreringRow => ({
  id: newId(),
  produksjon_id: null,
  produksjonsnavn: '',
  fagfunksjon: '',
  episoder: null,
  stillingsprosent: '',
})

/**
 * The rows of a saved list. A chosen production gives its own title; work type and premiere always come from it (section 3).
 * The list never becomes empty.
 * @throws AppError when a production does not exist
 */
export async function toRegistreringRows(
  { db, produksjon, newId }: { db: Database; produksjon: ProduksjonService; newId: NewId },
  innsendt: Innsendt,
): Promise<RegistreringRow[]> {
  const ids = innsendt.map(entry => entry.produksjonsID ?? '').filter(Boolean)
  const titles = await produksjon.holdTitles(db, ids)
  const rows = innsendt.map((entry, index) => {
    const id = entry.produksjonsID || null
    const title = id ? titles.get(id.toLowerCase()) : undefined
    if (id && title === undefined)
      throw new AppError('ugyldig_foresporsel', 'no such production', {
        felt: {
          [`ansiennitet.${index}.produksjonsID`]: 'Produksjonen finnes ikke lenger. Velg den på nytt.',
        },
      })
    return {
      id: newId(),
      produksjon_id: id,
      produksjonsnavn: title ?? entry.produksjonsnavn?.trim() ?? '',
      fagfunksjon: entry.fagfunksjon?.trim() ?? '',
      episoder: entry.episoder ?? null,
      stillingsprosent: String(entry.stillingsprosent ?? ''),
    }
  })
  return rows.length > 0 ? rows : [emptyRegistrering(newId)]
}

/** One line a registration, for the history and for telling whether a list has changed. */
export const describeRegistreringer = (
  list: readonly Pick<Registrering, 'produksjonsnavn' | 'fagfunksjon' | 'episoder'>[],
): string =>
  list
    .map(entry =>
      [entry.produksjonsnavn, entry.fagfunksjon, entry.episoder === null ? '' : `${entry.episoder} episoder`]
        .filter(Boolean)
        .join(', '),
    )
    .join('; ')

/** Everything of a list that a save can change. */
export const fingerprint = (
  list: readonly {
    produksjonsnavn: string
    fagfunksjon: string
    episoder: number | null
    stillingsprosent: string
    produksjonsID: string | null
  }[],
): string =>
  JSON.stringify(
    list.map(r => [r.produksjonsID, r.produksjonsnavn, r.fagfunksjon, r.episoder, r.stillingsprosent]),
  )
