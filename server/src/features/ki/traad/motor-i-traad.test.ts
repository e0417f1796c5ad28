import { afterAll, beforeAll, expect, it } from 'vitest'
import { proeveavtaler } from '../../../../test/ki-avtaler.ts'
import { createSammenheng } from '../../../../test/ki-motor-conformance.ts'
import { startTestPortal, type TestPortal } from '../../../../test/portal.ts'
import { createInnebygdMotor } from '../innebygd/motor.ts'
import { createOppslag, type Oppslag } from '../oppslag.ts'
import { createMotorITraad } from './motor-i-traad.ts'

const { lest } = proeveavtaler.bokmaal
let portal: TestPortal
let oppslag: Oppslag

beforeAll(async () => {
  portal = await startTestPortal()
  oppslag = createOppslag({ db: portal.database.kysely, verksoek: portal.services.sendeliste.verksoek })
})
afterAll(() => portal?.close())

it('finds in its thread what it finds outside of it, with the registers across the border', async () => {
  const [inside, outside] = [createMotorITraad(oppslag), createInnebygdMotor({ oppslag })]
  for (const medTrekk of [false, true]) {
    const funn = await outside.finn(lest, createSammenheng({ medTrekk }))
    expect(funn.arbeidstaker?.trekk !== undefined).toBe(medTrekk)
    expect(await inside.finn(lest, createSammenheng({ medTrekk }))).toEqual(funn)
  }
})

it('is ended when it takes too long, and when it is told to stop', async () => {
  // A register that never answers holds it for ever.
  const silent = {
    ...oppslag,
    selskaper: () => new Promise<never>(() => {}),
    verk: () => new Promise<never>(() => {}),
  }
  const slow = createMotorITraad(silent, { timeoutMs: 1 })
  await expect(slow.finn(lest, createSammenheng())).rejects.toMatchObject({ feil: 'for_lang_tid' })
  const stopping = new AbortController()
  const held = createMotorITraad({
    ...silent,
    selskaper: () => {
      stopping.abort(new Error('stopped'))
      return new Promise<never>(() => {})
    },
  })
  await expect(held.finn(lest, createSammenheng({ signal: stopping.signal }))).rejects.toThrow('stopped')
})

it('says where it failed, and nothing of what it looked through', async () => {
  const nothing = { ...oppslag, selskaper: async () => null as never }
  const error = await createMotorITraad(nothing)
    .finn(lest, createSammenheng())
    .catch((error: Error) => error)
  expect(error).toMatchObject({ feil: 'intern' })
  expect(String(error)).toContain('selskap.ts')
  expect(String(error)).not.toMatch(/Solveig|TypeError/)
})

it('passes on what is wrong with the registers', async () => {
  const away = { ...oppslag, selskaper: () => Promise.reject(new Error('the database is away')) }
  await expect(createMotorITraad(away).finn(lest, createSammenheng())).rejects.toThrow('the database is away')
})
