import type { DokumentEndring, Registrering } from '@rp/contract/dokument'
import { isManus } from '@rp/contract/fagfunksjon'
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
  forvaltes_annet_sted: false,
})

type Gjelder = Pick<RegistreringRow, 'produksjon_id' | 'produksjonsnavn' | 'fagfunksjon'>
/** Whether the entry of the same production and function was managed elsewhere, or of its script where the function is called another thing now. */
function wasAnnetSted(foer: readonly Registrering[], row: Gjelder): boolean {
  const produksjon = row.produksjon_id ?? row.produksjonsnavn
  const same = foer.filter(one => (one.produksjonsID ?? one.produksjonsnavn) === produksjon)
  const exact = same.filter(one => one.fagfunksjon === row.fagfunksjon)
  const manus = isManus(row.fagfunksjon) ? same.filter(one => isManus(one.fagfunksjon)) : []
  return (exact.length > 0 ? exact : manus).some(one => one.forvaltesAnnetSted === true)
}

/**
 * The rows of a saved list. A chosen production gives its own title; work type and premiere always come from it (section 3).
 * The list never becomes empty. What an entry does not say of being managed elsewhere is as it was.
 * @param foer the list as it is stored
 * @throws AppError when a production does not exist
 */
export async function toRegistreringRows(
  { db, produksjon, newId }: { db: Database; produksjon: ProduksjonService; newId: NewId },
  innsendt: Innsendt,
  foer: readonly Registrering[],
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
    const row = {
      id: newId(),
      produksjon_id: id,
      produksjonsnavn: title ?? entry.produksjonsnavn?.trim() ?? '',
      fagfunksjon: entry.fagfunksjon?.trim() ?? '',
      episoder: entry.episoder ?? null,
      stillingsprosent: String(entry.stillingsprosent ?? ''),
    }
    return { ...row, forvaltes_annet_sted: entry.forvaltesAnnetSted ?? wasAnnetSted(foer, row) }
  })
  return rows.length > 0 ? rows : [emptyRegistrering(newId)]
}

/** A row that is to be stored, as the contract names it. */
export const asRegistrering = ({ produksjon_id, forvaltes_annet_sted, ...row }: RegistreringRow) => ({
  ...row,
  produksjonsID: produksjon_id,
  forvaltesAnnetSted: forvaltes_annet_sted,
})

/** One line a registration, for the history and for telling whether a list has changed. */
export const describeRegistreringer = (
  list: readonly Pick<Registrering, 'produksjonsnavn' | 'fagfunksjon' | 'episoder' | 'forvaltesAnnetSted'>[],
): string =>
  list
    .map(entry =>
      [
        entry.produksjonsnavn,
        entry.fagfunksjon,
        entry.episoder === null ? '' : `${entry.episoder} episoder`,
        entry.forvaltesAnnetSted ? 'forvaltes av en annen organisasjon' : '',
      ]
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
    forvaltesAnnetSted?: boolean | undefined
  }[],
): string =>
  JSON.stringify(
    list.map(r => [
      r.produksjonsID,
      r.produksjonsnavn,
      r.fagfunksjon,
      r.episoder,
      r.stillingsprosent,
      r.forvaltesAnnetSted ?? false,
    ]),
  )
