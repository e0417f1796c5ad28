import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { exportJWK, generateKeyPair, type JWTPayload, SignJWT } from 'jose'

type Token = {
  claims: JWTPayload
  header: { alg: string; kid?: string }
  key: Parameters<SignJWT['sign']>[0] | null
}

const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')
const write = async ({ claims, header, key }: Token): Promise<string> =>
  key === null
    ? `${encode(header)}.${encode(claims)}.`
    : new SignJWT(claims).setProtectedHeader(header).sign(key)

/** A provider that answers what a test wants, however wrong: `forge` changes a good ID token before it is signed. */
export async function startUaerligLeverandoer(clientId: string) {
  const good = await generateKeyPair('RS256', { extractable: true })
  const foreign = await generateKeyPair('RS256', { extractable: true })
  const jwk = { ...(await exportJWK(good.publicKey)), use: 'sig', alg: 'RS256', kid: 'en' }
  let issuer = ''
  let nonce = ''
  let forge = (token: Token): Token => token
  const idToken = () => {
    const now = Math.floor(Date.now() / 1000)
    const claims = { iss: issuer, sub: 'noen', aud: clientId, iat: now, exp: now + 60, nonce, pid: '' }
    return write(forge({ claims, header: { alg: 'RS256', kid: 'en' }, key: good.privateKey }))
  }
  const answers: Record<string, () => Promise<object> | object> = {
    '/.well-known/openid-configuration': () => ({
      issuer,
      authorization_endpoint: `${issuer}/auth`,
      token_endpoint: `${issuer}/token`,
      jwks_uri: `${issuer}/jwks`,
      response_types_supported: ['code'],
      subject_types_supported: ['public'],
      // It promises to sign with anything, or not at all.
      id_token_signing_alg_values_supported: ['RS256', 'HS256', 'none'],
      code_challenge_methods_supported: ['S256'],
      authorization_response_iss_parameter_supported: true,
    }),
    '/jwks': () => ({ keys: [jwk] }),
    '/token': async () => ({ access_token: 'x', token_type: 'Bearer', id_token: await idToken() }),
  }
  const server = createServer(async (request, response) => {
    const answer = answers[new URL(request.url ?? '/', 'http://x').pathname]
    if (!answer) return void response.writeHead(404).end()
    response.setHeader('Content-Type', 'application/json').end(JSON.stringify(await answer()))
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return {
    issuer,
    foreignKey: foreign.privateKey,
    /** What the next token says, for the login that was begun with this address. */
    prepare(address: string, next: (token: Token) => Token): void {
      nonce = new URL(address).searchParams.get('nonce') ?? ''
      forge = next
    },
    close: () => new Promise(resolve => server.close(resolve)),
  }
}
