import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { begin, createMember, end, nyNettleser, settings } from '../../../../test/oidc.ts'
import { klient } from '../../../../test/oidc-leverandoer.ts'
import { startUaerligLeverandoer } from '../../../../test/oidc-uaerlig.ts'
import { startTestPortal, type TestPortal } from '../../../../test/portal.ts'

describe('a provider that does not play by the rules', () => {
  let portal: TestPortal
  let uaerlig: Awaited<ReturnType<typeof startUaerligLeverandoer>>
  let member: Awaited<ReturnType<typeof createMember>>
  beforeAll(async () => {
    uaerlig = await startUaerligLeverandoer(klient.id)
    portal = await startTestPortal(settings(uaerlig.issuer))
    member = await createMember(portal)
  })
  afterAll(async () => {
    await portal?.close()
    await uaerlig?.close()
  })
  type Forge = Parameters<typeof uaerlig.prepare>[1]
  const answerWith = async (forge: Forge, iss = uaerlig.issuer) => {
    const nettleser = nyNettleser()
    const { adresse } = (await begin(portal, nettleser)).json()
    const state = new URL(adresse).searchParams.get('state')
    uaerlig.prepare(adresse, token =>
      forge({ ...token, claims: { ...token.claims, pid: member.personnummer } }),
    )
    const answer = await end(portal, nettleser, { state, code: 'en kode', iss })
    return [answer.statusCode, answer.json().code ?? Object.keys(answer.json())[0]]
  }
  const saying =
    (claims: object): Forge =>
    token => ({ ...token, claims: { ...token.claims, ...claims } })

  it('is believed as long as it does', async () => {
    expect(await answerWith(token => token)).toEqual([200, 'kobling'])
  })

  it.each<[string, () => Forge]>([
    ['with another nonce', () => saying({ nonce: 'en annens' })],
    ['without a nonce', () => saying({ nonce: undefined })],
    ['for another audience', () => saying({ aud: 'en annen portal' })],
    ['for several audiences and another party', () => saying({ aud: [klient.id, 'x'], azp: 'x' })],
    ['of another issuer', () => saying({ iss: 'https://ond.example' })],
    ['that has run out', () => saying({ exp: Math.floor(Date.now() / 1000) - 120 })],
    ['that never runs out', () => saying({ exp: undefined })],
    ['that tells no number', () => saying({ pid: undefined })],
    ['whose number is none', () => saying({ pid: '1' })],
    ['that nobody signed', () => token => ({ ...token, header: { alg: 'none' }, key: null })],
    ['signed by somebody else', () => token => ({ ...token, key: uaerlig.foreignKey })],
    [
      'signed with the secret that both know',
      () => token => ({
        ...token,
        header: { alg: 'HS256' },
        key: new TextEncoder().encode(klient.hemmelighet),
      }),
    ],
  ])('is not believed with a token %s', async (_what, forge) => {
    expect(await answerWith(forge())).toEqual([403, 'oidc_avvist'])
  })

  it('is not taken for another (mix-up)', async () => {
    expect(await answerWith(token => token, 'https://ond.example')).toEqual([403, 'oidc_avvist'])
  })
})
