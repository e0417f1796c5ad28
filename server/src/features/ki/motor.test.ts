import { afterAll, beforeAll } from 'vitest'
import { addVerk, proeveavtaler, registerverk } from '../../../test/ki-avtaler.ts'
import { describeKiMotor } from '../../../test/ki-motor-conformance.ts'
import { startTestPortal, type TestPortal } from '../../../test/portal.ts'
import { melding, type Spraakmodell, startSpraakmodell } from '../../../test/spraakmodell.ts'
import { createEksternMotor } from './ekstern/motor.ts'
import { createInnebygdMotor } from './innebygd/motor.ts'
import { createOppslag } from './oppslag.ts'

let portal: TestPortal
let modell: Spraakmodell

/** What it would say of each contract, told apart by a word of its own. */
const aerlig = (kropp: string): string => {
  if (kropp.includes('Mellom Fyrlykta')) return JSON.stringify(proeveavtaler.loepende.svar)
  if (kropp.includes('Solveig')) return JSON.stringify(proeveavtaler.bokmaal.svar)
  if (kropp.includes('Tobias')) return JSON.stringify(proeveavtaler.engelsk.svar)
  return JSON.stringify({ arbeidstaker: null, produksjonsselskap: null, registreringer: [] })
}

beforeAll(async () => {
  portal = await startTestPortal()
  modell = await startSpraakmodell(({ kropp }) => melding(aerlig(kropp)))
  await addVerk(portal.database.kysely, registerverk)
})
afterAll(async () => {
  await modell?.close()
  await portal?.close()
})

const createRegistre = () =>
  createOppslag({ db: portal.database.kysely, verksoek: portal.services.sendeliste.verksoek })

describeKiMotor('built-in', async () => createInnebygdMotor({ oppslag: createRegistre() }))
describeKiMotor('external', async () => {
  const oppslag = createRegistre()
  const innebygd = createInnebygdMotor({ oppslag })
  return createEksternMotor({ url: modell.url, modell: 'liten', sekunder: 30, innebygd, oppslag })
})
