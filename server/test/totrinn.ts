import { Secret, TOTP } from 'otpauth'
import { bearer, type Person, startTestPortal, type TestPortal } from './portal.ts'

/** What the person's app shows at that time. */
export const kodeFor = (noekkel: string, naa: Date): string =>
  new TOTP({ secret: Secret.fromBase32(noekkel) }).generate({ timestamp: naa.getTime() })

/** Turns two-step login on, as the person does with an app. Answers the key of the app and the recovery codes. */
export async function slaaPaaTotrinn(
  portal: TestPortal,
  person: Person,
): Promise<{ noekkel: string; koder: string[] }> {
  const post = (url: string, payload: object) =>
    portal.app.inject({ method: 'POST', url, payload, headers: bearer(person) })
  const begun = await post('/api/user/totrinn/oppsett', {})
  if (begun.statusCode !== 200) throw new Error(begun.body)
  const { noekkel } = begun.json()
  const answer = await post('/api/user/totrinn', { kode: kodeFor(noekkel, portal.clock.now()) })
  if (answer.statusCode !== 200) throw new Error(answer.body)
  return { noekkel, koder: answer.json().koder }
}

type Who = Pick<Person, 'email' | 'password'>

/** The calls of two-step login, as a browser makes them. */
function createCalls(portal: TestPortal) {
  const send = (method: 'GET' | 'POST', url: string, person: Person | null, payload?: object) =>
    portal.app.inject({ method, url, headers: person ? bearer(person) : {}, ...(payload && { payload }) })
  const post = (url: string, person: Person | null, payload: object = {}) =>
    send('POST', url, person, payload)
  const login = async ({ email, password }: Who) =>
    (await post('/api/user/login', null, { email, password })).json()
  const second = (utfordring: string, kode: string) =>
    post('/api/user/login/totrinn', null, { utfordring, kode })
  return {
    send,
    post,
    /** The answer of the first step. */
    login,
    second,
    /** The answer of the second step, after the first. */
    loginWith: async (who: Who, kode: string) => (await second((await login(who)).utfordring, kode)).json(),
    status: async (person: Person) => (await send('GET', '/api/user/totrinn', person)).json(),
    isIn: async (person: Person) => (await send('GET', `/api/user/${person.id}`, person)).statusCode === 200,
  }
}

/** A portal whose clock stands still until it is told to go on: a code counts once. */
export async function startTotrinnPortal() {
  const portal = await startTestPortal({ SESSION_IDLE_MINUTES: '1440' })
  let naa = new Date()
  portal.clock.now = () => naa
  const wait = (seconds: number) => {
    naa = new Date(naa.getTime() + seconds * 1000)
  }
  return {
    portal,
    naa: () => naa,
    goTo(time: Date) {
      naa = time
    },
    wait,
    ...createCalls(portal),
    async subjectsTo({ email }: Person) {
      const mails = await portal.services.outbox.listLocal()
      return mails.filter(({ to }) => to === email).map(({ letter }) => letter.subject)
    },
    async historyOf({ id }: Person) {
      const lines = await portal.services.historikk.list('bruker', id, { forMedlem: false })
      return lines.map(({ hendelse }) => hendelse)
    },
    /** Somebody with two-step login, and the next code not yet used. */
    async withTotrinn(brukertype?: 'arbeidstaker' | 'administrator') {
      const person = await portal.createPerson(brukertype)
      const { noekkel, koder } = await slaaPaaTotrinn(portal, person)
      wait(30)
      return { person, noekkel, koder, kode: () => kodeFor(noekkel, naa) }
    },
  }
}
export type TotrinnPortal = Awaited<ReturnType<typeof startTotrinnPortal>>
