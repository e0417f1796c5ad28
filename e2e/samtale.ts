import crypto from 'node:crypto'
import { expect } from '@playwright/test'
import type { Dokument, DokumentEndring } from '@rp/contract/dokument'
import type { Produksjon } from '@rp/contract/produksjon'
import type { Saksslag } from '@rp/contract/sak'
import { demoKontoer } from '../server/src/demo/medlemmer.ts'
import { tokenOf } from '../server/test/lenke.ts'
import { textPdf } from '../server/test/pdf/sample-pdfs.ts'
import { syntheticPersonnummer } from '../server/test/personnummer.ts'
import type { Fil } from './filer.ts'
import { noter } from './hemmeligheter.ts'

export type Person = { id: string; email: string; password: string; token: string }
export type Brev = {
  to: string
  letter: { subject: string; paragraphs: string[]; link?: { text: string; url: string } }
}

export const portalAddress = (): string => process.env.RP_E2E_PORTAL ?? ''
/** Letters alone: eleven digits in a row may happen to be an account number, which the portal lets nobody write in a message. */
export const nyAdresse = (): string =>
  `${crypto.randomUUID().replace(/\d/g, digit => 'ghijklmnop'.charAt(Number(digit)))}@folk.example`
export const passord = 'fjorden ligger blank i dag'

/** One call to the portal's API, past the browser. Throws what it answered when that was not good. */
async function ask(path: string, init: RequestInit = {}): Promise<unknown> {
  const answer = await fetch(portalAddress() + path, init)
  const text = await answer.text()
  if (!answer.ok) throw new Error(`${init.method ?? 'GET'} ${path} answered ${answer.status}: ${text}`)
  const svar = JSON.parse(text)
  if (typeof init.body === 'string') noter('spurt', JSON.parse(init.body))
  noter('svart', svar)
  return svar
}

/** One call with a JSON body, or with none where that is undefined. Throws as `ask` does. */
export const send = (method: string, path: string, body: unknown, token = '') =>
  ask(path, {
    method,
    headers: {
      ...(body !== undefined && { 'content-type': 'application/json' }),
      ...(token && { authorization: `Bearer ${token}` }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  })

export async function logIn(email: string, password: string): Promise<Person> {
  const { token } = (await send('POST', '/api/user/login', { email, password })) as { token: string }
  const { id } = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString())
  return { id, email, password, token }
}

/** A member nobody has met before, registered and with a session. The address is not confirmed yet. */
export async function registrerUbekreftet(): Promise<Person> {
  const email = nyAdresse()
  const personnummer = syntheticPersonnummer()
  await send('POST', '/api/user/register', { personnummer, email, password: passord })
  return logIn(email, passord)
}

/** Follows the link that was mailed to the address. */
export async function confirmAdresse(adresse: string): Promise<void> {
  const { letter } = await epostTil(adresse, /^Bekreft e-postadressen din$/)
  await send('POST', '/api/user/bekreft-epost', { token: tokenOf(letter.link?.url) })
}

/** Makes a new password with the link that is mailed to who asks for it. */
export async function lagNyttPassord(email: string, password: string): Promise<void> {
  await send('POST', '/api/user/forgot-password', { email })
  const { letter } = await epostTil(email, /Lag et nytt passord/)
  await send('POST', '/api/user/reset-password', { token: tokenOf(letter.link?.url), password })
}

/** A member nobody has met before, whom mail reaches. */
export async function register(): Promise<Person> {
  const person = await registrerUbekreftet()
  await confirmAdresse(person.email)
  return person
}

const logInDemo = (hvem: keyof typeof demoKontoer) => (): Promise<Person> => {
  const { email, password } = demoKontoer[hvem]
  return logIn(email, password)
}
export const demoMedlem = logInDemo('medlem')
export const demoAdministrator = logInDemo('administrator')
export const demoKollega = logInDemo('kollega')

/** Uploads as the dialog does; one PDF page where no files are given. `les`: KI is asked to read it. */
export async function uploadFiler(
  person: Person,
  tittel = 'Arbeidsavtale',
  filer?: Fil[],
  les = true,
): Promise<Dokument> {
  const form = new FormData()
  form.set('filnavn', tittel)
  form.set('userId', person.id)
  form.set('autoextract', String(les))
  for (const { name, mimeType, buffer } of filer ?? [await enPdf([tittel])])
    form.append('files', new Blob([new Uint8Array(buffer)], { type: mimeType }), name)
  const headers = { authorization: `Bearer ${person.token}` }
  const answer = await ask('/api/process/upload', { method: 'POST', headers, body: form })
  return (answer as { document: Dokument }).document
}

const enPdf = async (sider: string[]): Promise<Fil> => ({
  name: 'avtale.pdf',
  mimeType: 'application/pdf',
  buffer: await textPdf(sider),
})

/** Saves fields of a document as this person. */
export const endre = (person: Person, id: string, endring: DokumentEndring): Promise<Dokument> =>
  send('PUT', `/api/document/${id}`, endring, person.token) as Promise<Dokument>

export const dokumenterTil = (person: Person): Promise<Dokument[]> =>
  ask(`/api/document/mine/${person.id}`, {
    headers: { authorization: `Bearer ${person.token}` },
  }) as Promise<Dokument[]>

/** Deletes a document as this person. */
export const slett = (person: Person, id: string): Promise<unknown> =>
  send('DELETE', `/api/document/${id}`, undefined, person.token)

/** Takes a document, as one of the staff. */
export const takeSak = (stab: Person, id: string): Promise<unknown> =>
  send('POST', `/api/document/${id}/tildeling`, undefined, stab.token)

/** A production that staff register. */
export async function createProduksjon(
  stab: Person,
  felter: Partial<Produksjon> & Pick<Produksjon, 'Produksjonstittel'>,
): Promise<Produksjon> {
  const answer = await send('POST', '/api/produksjoner', felter, stab.token)
  return (answer as { produksjon: Produksjon }).produksjon
}

/** A company that staff register. */
export const createSelskap = (stab: Person, navn: string) =>
  send('POST', '/api/produksjonsselskaper', { navn }, stab.token) as Promise<{ selskap: { _id: string } }>

/** A title that a member misses in the register. */
export const leggTilProduksjon = (person: Person, tittel: string): Promise<unknown> =>
  send('POST', '/api/produksjon', { Produksjonstittel: tittel }, person.token)

/** Ends every session of the person that was begun with this token. */
export const endSession = (person: Person): Promise<unknown> =>
  send('POST', '/api/user/logout', undefined, person.token)

/** The newest mail to this address with such a subject, as the local inbox shows it. Waits until as many are there. */
export async function epostTil(adresse: string, emne: RegExp, antall = 1): Promise<Brev> {
  let funnet: Brev | undefined
  await expect
    .poll(
      async () => {
        const brev = (await ask('/dev/epost.json')) as Brev[]
        const like = brev.filter(({ to, letter }) => to === adresse && emne.test(letter.subject))
        funnet = like[0]
        return like.length >= antall
      },
      { message: `e-post til ${adresse} med emne ${emne}` },
    )
    .toBe(true)
  return funnet as Brev
}

/** Begins a case, about a document if one is named. Answers with its number. */
export async function writeHenvendelse(
  person: Person,
  dokumentId: string | null = null,
  slag: Saksslag = 'tilbakemelding',
): Promise<number> {
  const body = { message: 'Hei', slag, selectedDocument: dokumentId }
  return ((await send('POST', '/api/send-email', body, person.token)) as { saksnummer: number }).saksnummer
}

/** Another administrator's words in the place of a phrase's. */
export async function endreFrase(fra: string, til: string): Promise<void> {
  const { token } = await demoAdministrator()
  const fraser = (await send('GET', '/api/fraser', undefined, token)) as { _id: string; tekst: string }[]
  const id = fraser.find(({ tekst }) => tekst === fra)?._id
  await send('PUT', `/api/fraser/${id}`, { tekst: til }, token)
}
