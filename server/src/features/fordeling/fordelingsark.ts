import type { Fordelingsrad, Fordelingssum } from '@rp/contract/fordelingsliste'
import type { ListFile } from '../../platform/http/list-file.ts'

/** Only `true` counts (spec-notes); what nobody has looked at says so. */
const assessed = (value: boolean | null, yes: string, no: string) =>
  value === null ? `${no}, ikke vurdert` : value ? yes : no

/** The staff's overview of the distribution as a file, with the sums below. */
export const fordelingsark: ListFile<Fordelingsrad, { sum: Fordelingssum }> = {
  name: 'F©R-fordeling v2023',
  columns: [
    ['Arbeidstaker', rad => rad.arbeidstaker],
    ['Produksjon', rad => rad.produksjonsnavn],
    ['Selskap', rad => rad.produksjonsselskap],
    ['Fagfunksjon', rad => rad.fagfunksjon],
    ['Episoder', rad => rad.episoder],
    ['Mediehus', rad => rad.mediehus],
    ['Selskap signert', rad => assessed(rad.signaturePC, 'JA', 'NEI')],
    ['Arbeidstaker signert', rad => assessed(rad.signatureRH, 'JA', 'NEI')],
    ['Rettigheter', rad => assessed(rad.rettighetsklausuler.status, 'ØKONOMISKE', 'IDEELLE')],
    ['Vederlagstype', rad => rad.vederlagstype],
    ['Status', rad => rad.status],
  ],
  foot: ({ sum }) => [
    [],
    ['Dokumenter', sum.dokumenter],
    ['Arbeidstakere', sum.arbeidstakere],
    ['Episoder', sum.episoder],
    ['F©R-vederlag', sum.forVederlag],
    ['Privatkopiering', sum.privatkopiering],
  ],
}
