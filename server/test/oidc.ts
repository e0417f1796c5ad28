import crypto from 'node:crypto'
import { klient } from './oidc-leverandoer.ts'
import { syntheticPersonnummer } from './personnummer.ts'
import type { Person, TestPortal } from './portal.ts'

export const publicUrl = 'https://portalen.example'
export const tilbake = `${publicUrl}/login/tilbake`
export const nyNettleser = () => crypto.randomUUID() + crypto.randomUUID()

export const settings = (issuer: string, more: NodeJS.ProcessEnv = {}) => ({
  OIDC_ISSUER: issuer,
  OIDC_CLIENT_ID: klient.id,
  OIDC_CLIENT_SECRET: klient.hemmelighet,
  PUBLIC_URL: publicUrl,
  ...more,
})
export const post = (portal: TestPortal, url: string, payload: object, headers: object = {}) =>
  portal.app.inject({ method: 'POST', url, payload, headers: { ...headers } })
export const begin = (portal: TestPortal, nettleser: string, headers = {}) =>
  post(portal, '/api/user/oidc/start', { nettleser }, headers)
export const end = (portal: TestPortal, nettleser: string, retur: object) =>
  post(portal, '/api/user/oidc', { nettleser, ...retur })

/** Shows with the password that the account is one's own, as somebody does whom the provider has led there the first time. */
export async function link(portal: TestPortal, kobling: string, password: string) {
  const koble = (body: object) => post(portal, '/api/user/oidc/kobling', { kobling, password, ...body })
  const answer = await koble({})
  return answer.json().code === 'krever_valgt_passord' ? koble({ nyttPassord: valgtPassord }) : answer
}
/** What `link` chooses where a new password is part of linking. */
export const valgtPassord = 'valgt da kontoen ble koblet'

/** A member with a personal number that the provider knows as well. */
export async function createMember(portal: TestPortal): Promise<Person & { personnummer: string }> {
  const [email, password, personnummer] = [
    `${crypto.randomUUID()}@folk.example`,
    'et langt og fint passord',
    syntheticPersonnummer(),
  ]
  await post(portal, '/api/user/register', { email, password, personnummer })
  const { token } = (await post(portal, '/api/user/login', { email, password })).json()
  const { id } = JSON.parse(Buffer.from(token.split('.')[1], 'base64url').toString())
  return { id, email, password, token, personnummer }
}
