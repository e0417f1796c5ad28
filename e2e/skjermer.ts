import { readFileSync } from 'node:fs'
import path from 'node:path'
import { type Person, send } from './samtale.ts'

const router = readFileSync(path.join(import.meta.dirname, '../web/src/app/router.tsx'), 'utf8')

/** The paths of the router between two of its lists, in its own words (`brukere/:id`). */
function paths(list: string): string[] {
  const [, body = ''] = router.split(new RegExp(`const ${list}[^\n]*= \\[\n`))
  const [part = ''] = body.split(/\n\]\n/)
  return [...part.matchAll(/(?:screen|way)\(\s*'([^']*)'/g)].map(([, found]) => found ?? '')
}

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
    'brukere/:id': await first('/api/user/users'),
    'registreringer/:id': document,
    'produksjonsselskaper/:id': await first('/api/produksjonsselskaper'),
    'produksjoner/:id': await first('/api/produksjoner'),
    'saker/:nummer': '1',
    'sendelister/:aar': '2023',
    'fordelingen/planer/:id': await first('/api/fordelingsplaner'),
    'fordelingen/:id': await first('/api/kjoeringer'),
  }
}

const fill = (screen: string, values: Record<string, string>): string => {
  const [prefix] = screen.split(/\/(?:slaa-sammen|avklar|slett|linjer)$/)
  return screen.replace(/:(id|nummer|aar)/, values[prefix ?? ''] ?? '1')
}

/** The ways in and out, and what somebody is held at on the way in. */
const veier = [...paths('ways'), ...paths('heldWays')]

/** Every screen that the router has, in its own words. */
export const ruter = [
  ...[...veier, ...paths('memberScreens'), ...paths('openScreens')].filter(p => p !== '*'),
  ...paths('staffScreens').map(p =>
    p === ':id' ? '/admin/registreringer/:id' : `/admin/${p}`.replace(/\/$/, ''),
  ),
]
export const aapne = [...veier, ...paths('openScreens').filter(p => p !== '*')].map(screen =>
  screen.replace(':token', 'x'.repeat(43)),
)
export const medlemmets = paths('memberScreens').map(screen => screen.replace(':nummer', '1'))
export async function stabens(stab: Person): Promise<string[]> {
  const values = await parameters(stab)
  const dele = ['infomelding', 'brev', 'paaminnelser', 'oppbevaring']
  return paths('staffScreens')
    .map(screen => (screen === ':id' ? 'registreringer/:id' : screen))
    .flatMap(screen =>
      screen.startsWith('innstillinger/') ? dele.map(del => `innstillinger/${del}`) : [fill(screen, values)],
    )
    .map(screen => `/admin/${screen}`)
}
