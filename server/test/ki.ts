import type { Dokument } from '@rp/contract/dokument'
import type { KiSvar } from '@rp/contract/ki'
import type { Funn, RegistreringFunn, Verdi } from '../src/features/ki/funn.ts'
import type { KiMotor } from '../src/features/ki/motor.ts'
import { bearer, type Person, type TestPortal } from './portal.ts'

const boks = { left: 0.1, top: 0.2, right: 0.4, bottom: 0.23 }
/** A value that stands on the first page. */
export const verdi = <T>(verdi: T, sikkerhet = 0.97): Verdi<T> => ({
  verdi,
  sikkerhet,
  sted: { side: 1, sitat: String(verdi), boks },
})

export const registrering = (
  produksjonsnavn: string,
  {
    sikkerhet = 0.97,
    produksjonsID = null as string | null,
    ...deler
  }: Partial<RegistreringFunn> & {
    sikkerhet?: number
    produksjonsID?: string | null
  } = {},
): RegistreringFunn => ({
  produksjon: { ...verdi(produksjonsnavn, sikkerhet), verdi: { produksjonsID, produksjonsnavn } },
  fagfunksjon: null,
  episoder: null,
  erSerie: false,
  ...deler,
})

/** What an engine finds in a document that says nothing, with these parts. */
export const createFunn = (deler: Partial<Funn> = {}): Funn => ({
  arbeidstaker: null,
  produksjonsselskap: null,
  registreringer: [],
  klausul: null,
  signaturer: { arbeidstaker: null, produksjonsselskap: null },
  annetPersonnummer: null,
  spraak: 'nb',
  dokumenttype: { verdi: 'kontrakt', sikkerhet: 0.95, sted: null },
  manglerSide: { verdi: false, sikkerhet: 0.95, sted: null },
  ...deler,
})

/** Some of it sure enough to be filled in, some not, and what staff see. */
export const sikkertFunn = () =>
  createFunn({
    arbeidstaker: verdi('Ingrid Solbakk'),
    produksjonsselskap: verdi('Nordvind Film AS', 0.6),
    registreringer: [
      registrering('Fjellheimen', {
        fagfunksjon: { ...verdi('Klipp'), godkjent: true },
        episoder: verdi(8, 0.5),
        erSerie: true,
      }),
      registrering('Strandvakta', { sikkerhet: 0.7 }),
    ],
    klausul: { ...verdi('1a'), verdi: { variant: '1a', oekonomiskeIBehold: true } },
    signaturer: { arbeidstaker: verdi(true), produksjonsselskap: verdi(false) },
  })

/** An engine that finds what the test tells it to, whatever it reads. */
export function createTestMotor(navn: KiMotor['navn'] = 'innebygd') {
  const motor = { funn: createFunn(), navn, finn: async () => motor.funn }
  return motor satisfies KiMotor
}

type Scene = { portal: TestPortal; eier: Person; pdf: Buffer }

/** What a member does with a document that KI reads; the scene is asked for at each call. */
export function createKiCalls(scene: () => Scene) {
  type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'
  async function call<T>(method: Method, sti: string, hvem: Person, payload?: object) {
    const url = `/api/document/${sti}`
    const request = { method, url, headers: bearer(hvem), ...(payload && { payload }) }
    const answer = await scene().portal.app.inject(request)
    return { status: answer.statusCode, body: answer.json() as T }
  }
  const getKi = async (id: string, hvem = scene().eier) => (await call<KiSvar>('GET', `${id}/ki`, hvem)).body
  const upload = async (felter = {}): Promise<string> => {
    const { portal, eier, pdf } = scene()
    const answer = await portal.upload(eier, [{ navn: 'avtale.pdf', innhold: pdf }], felter)
    return answer.json().document._id
  }
  return {
    call,
    getKi,
    upload,
    getDokument: async (id: string) => (await call<Dokument>('GET', id, scene().eier)).body,
    save: (id: string, body: object, hvem = scene().eier) => call<Dokument>('PUT', id, hvem, body),
    async uploadAndRead(felter = {}): Promise<string> {
      const id = await upload(felter)
      await scene().portal.runJobs()
      return id
    },
    async readAgain(id: string): Promise<void> {
      await call('POST', `${id}/ki`, scene().eier)
      await scene().portal.runJobs()
    },
    /** The state of each proposal by its field, and its group where it has one. */
    tilstander: async (id: string, hvem = scene().eier) =>
      Object.fromEntries(
        (await getKi(id, hvem)).forslag.map(({ felt, gruppe, tilstand }) => [
          gruppe === null ? felt : `${felt} ${gruppe}`,
          tilstand,
        ]),
      ),
  }
}
