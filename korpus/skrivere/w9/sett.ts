import type { Skrevet } from '../lag.ts'
import { brev } from './brev.ts'
import { engasjement } from './engasjement.ts'
import { lonn } from './lonn.ts'
import { memoer } from './memo.ts'
import { nrk } from './nrk.ts'
import { oppdrag } from './oppdrag.ts'
import { produksjoner } from './produksjoner.ts'
import { ramme } from './ramme.ts'
import { selskaper } from './selskaper.ts'
import { standard } from './standard.ts'
import { tabell } from './tabell.ts'
import { tillegg } from './tillegg.ts'

export const sett: Skrevet = {
  kontrakter: [
    ...engasjement,
    ...memoer,
    ...lonn,
    ...oppdrag,
    ...ramme,
    ...tabell,
    ...brev,
    ...tillegg,
    ...nrk,
    ...standard,
  ].toSorted((a, b) => a.fasit.id.localeCompare(b.fasit.id)),
  produksjoner,
  selskaper,
}
