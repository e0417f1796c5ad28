import type { Skrevet } from '../lag.ts'
import { del1 } from './del1.ts'
import { del2 } from './del2.ts'
import { del3 } from './del3.ts'
import { produksjoner, selskaper } from './register.ts'

export const sett: Skrevet = { kontrakter: [...del1, ...del2, ...del3], produksjoner, selskaper }
