import type { Skrevet } from '../lag.ts'
import { blanding } from './blanding.ts'
import { del1 } from './del1.ts'
import { engelsk } from './engelsk.ts'
import { konflikt } from './konflikt.ts'
import { memoer } from './memo.ts'
import { nrk } from './nrk.ts'
import { nynorsk } from './nynorsk.ts'
import { produksjoner } from './produksjoner.ts'
import { selskaper } from './selskaper.ts'
import { tillegg } from './tillegg.ts'
import { underholdning } from './underholdning.ts'

export const sett: Skrevet = {
  kontrakter: [
    ...del1,
    ...engelsk,
    ...memoer,
    ...nrk,
    ...underholdning,
    ...nynorsk,
    ...tillegg,
    ...konflikt,
    ...blanding,
  ].sort((a, b) => a.fasit.id.localeCompare(b.fasit.id)),
  produksjoner,
  selskaper,
}
