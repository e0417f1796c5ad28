import { type ProduksjonRad, plassnavn } from '@rp/contract/produksjon'
import type { ListFile } from '../../../platform/http/list-file.ts'

/** The register of productions as a file, with every field that staff keep. */
export const produksjonsark: ListFile<ProduksjonRad, unknown> = {
  name: 'Produksjoner',
  columns: [
    ['Produksjonstittel', rad => rad.Produksjonstittel],
    ['Produksjonsselskap', rad => rad.Produksjonsselskap],
    ['Sesong', rad => rad.Sesong],
    ['Premiere', rad => rad.Premiere],
    ['Verkstype', rad => rad.Verkstype],
    ['Episoder', rad => rad.Episoder],
    ['På sendeliste?', rad => plassnavn[rad.plass]],
    ['Ny fra medlem', rad => rad.nyFra],
  ],
}
