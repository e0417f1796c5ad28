import { formatOrgnr } from '@rp/contract/orgnr'
import type { SelskapRad } from '@rp/contract/produksjon'
import type { ListFile } from '../../../platform/http/list-file.ts'

/** The register of production companies as a file. */
export const selskapsark: ListFile<SelskapRad, unknown> = {
  name: 'Produksjonsselskaper',
  columns: [
    ['Navn', rad => rad.navn],
    ['Org.nr', rad => formatOrgnr(rad.orgnr)],
    ['Kontaktperson', rad => rad.kontaktperson],
    ['Epost', rad => rad.epost],
    ['Telefon', rad => rad.telefon],
  ],
}
