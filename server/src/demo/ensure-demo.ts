import type { Oppsett } from '@rp/contract/oppsett'
import type { BrukerService } from '../features/bruker/bruker.service.ts'
import { createDemoData } from './demo-data.ts'
import { type SeedDependencies, seedDemo } from './seed-demo.ts'

type Portal = SeedDependencies & { bruker: Pick<BrukerService, 'hasAny' | 'findForLogin'>; now: () => Date }

const seed = 2023

/**
 * Fills a new portal with the demo, once.
 * @returns the accounts to log in with, or null where there is no demo
 */
export async function ensureDemo(services: Portal, say: (line: string) => void): Promise<Oppsett['demo']> {
  const data = createDemoData({ seed, naa: services.now() })
  if (await services.bruker.hasAny())
    return (await services.bruker.findForLogin(data.brukere[0]?.email ?? '')) ? accountsOf(data) : null
  say('Fyller portalen med en demo.')
  await seedDemo(services, data)
  return accountsOf(data)
}

const accountsOf = ({ brukere }: ReturnType<typeof createDemoData>): NonNullable<Oppsett['demo']> => {
  const member = brukere.find(bruker => bruker.brukertype === 'arbeidstaker')
  const administrator = brukere.find(bruker => bruker.brukertype === 'administrator')
  return [
    ...(member ? [{ rolle: 'Arbeidstaker', email: member.email, password: member.password }] : []),
    ...(administrator
      ? [{ rolle: 'Administrator', email: administrator.email, password: administrator.password }]
      : []),
  ]
}
