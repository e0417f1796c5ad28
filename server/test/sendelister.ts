import crypto from 'node:crypto'
import type { Leseoppsett, Sendelisteutkast } from '@rp/contract/sendeliste'
import type { Sendelisterad } from '@rp/contract/sendelisterad'
import { sortKey } from '../src/platform/db/sort-key.ts'
import { bearer, formBody, type Person, startTestPortal, type TestPortal } from './portal.ts'

const register = [
  ['Kvitnatt (sesong 1)', 2021],
  ['Kvitnatt (sesong 2)', 2022],
  ['Tre tonn torsk', 2019],
  ['Ulvetid', 2021],
] as const
const header = 'Tittel;Kanal;Episoder;Premiere'
/** Linked, linked, doubtful, and known to nobody. */
export const liste = [
  'Kvitnatt S01;NRK1;8;2021',
  'TRE TONN TORSK;TV 2;1;2019',
  'Kvitnatt;NRK1;;',
  'Noe ingen kjenner;TV 2;4;2020',
]
export const fileOf = (lines: readonly string[]) => Buffer.from([header, ...lines].join('\r\n'))

/**
 * A list on its way in, as far as the last step that is asked for.
 * @returns the answer of that step, or of an earlier one that refused
 */
async function sendListe(
  portal: TestPortal,
  person: Person,
  steg: 'utkast' | 'proeving' | 'import',
  innhold: Buffer,
  { visningsaar = '2023', oppsett }: { visningsaar?: string; oppsett?: Leseoppsett },
) {
  const post = (path: string, payload: object | Buffer, headers: Record<string, string> = {}) =>
    portal.app.inject({
      method: 'POST',
      url: `/api/sendelister/${path}`,
      payload,
      headers: { ...headers, ...bearer(person) },
    })
  const form = formBody({ visningsaar }, [{ navn: 'sendt-2023.csv', innhold }])
  let answer = await post('utkast', form.payload, form.headers)
  if (answer.statusCode !== 201) return answer
  const { _id, oppsett: proposed } = answer.json<Sendelisteutkast>()
  const valg = { visningsaar: Number(visningsaar), oppsett: oppsett ?? proposed }
  if (oppsett) answer = await post(`utkast/${_id}/lesing`, valg)
  if (answer.statusCode > 299 || steg === 'utkast') return answer
  if (steg === 'proeving') return post(`utkast/${_id}/proeving`, valg)
  return post(`utkast/${_id}/import`, { versjon: answer.json<Sendelisteutkast>().versjon })
}

async function addProduksjon(portal: TestPortal, tittel: string, premiere: number): Promise<string> {
  const id = crypto.randomUUID()
  const tid = new Date()
  const selskap = 'Havsalt Drama AS'
  const felles = {
    tittel,
    tittel_sort: sortKey(tittel),
    selskap,
    selskap_sort: sortKey(selskap),
    premiere,
    episoder: 1,
  }
  await portal.services.db
    .insertInto('produksjon')
    .values({ id, ...felles, opprettet: tid, endret: tid })
    .execute()
  return id
}
/** A portal with a small register, and the calls about broadcast lists as staff make them. */
export async function startSendelister() {
  const portal = await startTestPortal()
  const stab = await portal.createPerson('administrator')
  const ids: Record<string, string> = {}

  const add = async (tittel: string, premiere: number) => {
    const id = await addProduksjon(portal, tittel, premiere)
    ids[tittel] = id
    return id
  }
  /** The register as it begins, and no list. */
  async function reset() {
    // A truncate would make new files for each table that leads to these, and their indexes: many times the work of a test.
    await portal.asOwner(
      ['sendeliste', 'sendelisteimport', 'sendelistevalg', 'sendelisteutkast', 'produksjon']
        .map(t => `delete from ${t}`)
        .join(';'),
    )
    for (const [tittel, premiere] of register) await add(tittel, premiere)
  }
  const send = (
    steg: Parameters<typeof sendListe>[2],
    innhold: Buffer,
    valg: Parameters<typeof sendListe>[4] = {},
    person = stab,
  ) => sendListe(portal, person, steg, innhold, valg)
  const get = async (path: string) =>
    (await portal.app.inject({ url: `/api/sendelister${path}`, headers: bearer(stab) })).json()
  const rader = async (query = ''): Promise<Sendelisterad[]> =>
    (await get(`/rader?visningsaar=2023${query}`)).rader
  return {
    portal,
    stab,
    addProduksjon: add,
    reset,
    send,
    get,
    rader,
    idOf: (tittel: string): string => ids[tittel] ?? '',
    importList: async (lines: readonly string[]) => {
      const answer = await send('import', fileOf(lines))
      if (answer.statusCode !== 201) throw new Error(answer.body)
      return answer.json()
    },
    post: (path: string, payload: object = {}) =>
      portal.app.inject({ method: 'POST', url: `/api/sendelister/${path}`, headers: bearer(stab), payload }),
    decide: (id: string, produksjonsID: string | null) =>
      portal.app.inject({
        method: 'PUT',
        url: `/api/sendelister/rader/${id}`,
        headers: bearer(stab),
        payload: { produksjonsID },
      }),
    radOf: async (tittel: string): Promise<Sendelisterad> => {
      const found = (await rader()).find(rad => rad.tittel === tittel)
      if (!found) throw new Error(`no line ${tittel}`)
      return found
    },
    /** The bare list, as members read it. */
    whole: async (): Promise<unknown[]> => get(''),
  }
}
