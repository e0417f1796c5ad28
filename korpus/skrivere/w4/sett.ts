import type { Skrevet } from '../lag.ts'
import { dok1 } from './dok1.ts'
import { dok2 } from './dok2.ts'
import { dok3 } from './dok3.ts'
import { dok4 } from './dok4.ts'
import { dok5 } from './dok5.ts'
import { produksjoner, selskaper } from './register.ts'

export const sett: Skrevet = {
  kontrakter: [...dok1, ...dok2, ...dok3, ...dok4, ...dok5],
  produksjoner,
  selskaper,
}
