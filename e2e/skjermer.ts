import type { Ramme } from '../web/skjermer.ts'
import { rows } from '../web/skjermside.ts'
import { type Person, send } from './samtale.ts'

/** The screens with one frame, and those that none has: what leads on at once is none. */
const pathsIn = (...rammer: Ramme[]): string[] =>
  rows.flatMap(({ path, ramme, modul }) => (modul !== undefined && rammer.includes(ramme) ? [path] : []))

type Something = { id?: string; _id?: string }

/** Something that exists, for each screen that shows one. */
async function parameters(stab: Person): Promise<Record<string, string>> {
  const first = async (address: string): Promise<string> => {
    const [one] = (await send('GET', address, undefined, stab.token)) as Something[]
    const found = one?._id ?? one?.id
    if (found === undefined) throw new Error(`${address} has nothing to show`)
    return String(found)
  }
  const document = await first('/api/document/documents')
  return {
    '/admin/brukere/:id': await first('/api/user/users'),
    '/admin/registreringer/:id': document,
    '/admin/produksjonsselskaper/:id': await first('/api/produksjonsselskaper'),
    '/admin/produksjoner/:id': await first('/api/produksjoner'),
    '/admin/saker/:nummer': '1',
    '/admin/sendelister/:aar': '2023',
    '/admin/fordelingen/planer/:id': await first('/api/fordelingsplaner'),
    '/admin/fordelingen/:id': await first('/api/kjoeringer'),
  }
}

const fill = (screen: string, values: Record<string, string>): string => {
  const [own = ''] = /^.*\/:\w+/.exec(screen) ?? []
  return screen.replace(/:\w+/, values[own] ?? '1')
}

export const aapne = pathsIn('ingen', 'aapen')
export const medlemmets = pathsIn('medlem').map(screen => screen.replace(':nummer', '1'))
export async function stabens(stab: Person): Promise<string[]> {
  const values = await parameters(stab)
  const dele = ['infomelding', 'brev', 'paaminnelser', 'oppbevaring']
  return pathsIn('stab').flatMap(screen =>
    screen.includes(':del') ? dele.map(del => `/admin/innstillinger/${del}`) : [fill(screen, values)],
  )
}
