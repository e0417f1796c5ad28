/// <reference path="./oidc-provider.d.ts" />
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { exportJWK, generateKeyPair } from 'jose'
import Provider, { type Context } from 'oidc-provider'

/** Somebody whom the provider knows, and how well it has made sure of it. */
export type Innbygger = {
  pid?: string
  email?: string
  email_verified?: boolean
  given_name?: string
  family_name?: string
  acr?: string
  amr?: string[]
}
export const klient = { id: 'portalen', hemmelighet: 'bare-for-proevene-og-ingen-andre' } as const

const page = (
  names: readonly string[],
) => `<!doctype html><html lang="nb"><meta charset="utf-8"><title>Innloggingstjenesten</title>
<main><h1>Hvem er du?</h1><form method="post">${names
  .map(name => `<button name="hvem" value="${name}">${name}</button>`)
  .join('')}<button name="hvem" value="">Avbryt</button></form></main></html>`

async function readForm(request: IncomingMessage): Promise<URLSearchParams> {
  let body = ''
  for await (const chunk of request) body += chunk
  return new URLSearchParams(body)
}

async function createProvider(issuer: string, redirectUri: string, folk: Map<string, Innbygger>) {
  const { privateKey } = await generateKeyPair('RS256', { extractable: true })
  const provider: Provider = new Provider(issuer, {
    clients: [
      {
        client_id: klient.id,
        client_secret: klient.hemmelighet,
        redirect_uris: [redirectUri],
        post_logout_redirect_uris: [new URL('/login', redirectUri).href],
        token_endpoint_auth_method: 'client_secret_basic',
      },
    ],
    ttl: { Interaction: 600, Grant: 600, Session: 600, AccessToken: 600, IdToken: 600 },
    jwks: { keys: [{ ...(await exportJWK(privateKey)), use: 'sig', alg: 'RS256', kid: 'en' }] },
    cookies: { keys: ['bare for proevene'] },
    claims: {
      // The provider tells these without being asked, as ID-porten does.
      openid: ['sub', 'pid', 'acr', 'amr'],
      email: ['email', 'email_verified'],
      profile: ['given_name', 'family_name'],
    },
    acrValues: ['idporten-loa-high', 'idporten-loa-substantial'],
    conformIdTokenClaims: false,
    features: {
      devInteractions: { enabled: false },
      rpInitiatedLogout: {
        // The library's own page fetches a font from far away.
        logoutSource: async (context: { body: string }, form: string) => {
          context.body = `<!doctype html><title>Logg ut</title>${form}<button type="submit" form="op.logoutForm" name="logout" value="yes">Ja, logg meg ut</button>`
        },
      },
    },
    interactions: { url: (_context: unknown, { uid }: { uid: string }) => `/interaksjon/${uid}` },
    findAccount: (_context: unknown, id: string) => {
      return { accountId: id, claims: async () => ({ sub: id, ...folk.get(id) }) }
    },
    // Nobody is asked for consent: the provider is the state.
    async loadExistingGrant({ oidc }: Context) {
      const grant = new provider.Grant({ clientId: oidc.client.clientId, accountId: oidc.session.accountId })
      grant.addOIDCScope('openid profile email')
      await grant.save()
      return grant
    },
  })
  return provider
}

/** A real OpenID provider on this machine, which asks nothing but who one is. Answers 503 until it is opened. */
export async function startOidcLeverandoer() {
  const folk = new Map<string, Innbygger>()
  let answer = (_request: IncomingMessage, response: ServerResponse): void =>
    void response.writeHead(503).end()
  const server = createServer((request, response) => answer(request, response))
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`

  async function interact(
    provider: Provider,
    request: IncomingMessage,
    response: ServerResponse,
  ): Promise<void> {
    await provider.interactionDetails(request, response)
    if (request.method !== 'POST') {
      response.setHeader('Content-Type', 'text/html; charset=utf-8').end(page([...folk.keys()]))
      return
    }
    const hvem = (await readForm(request)).get('hvem') ?? ''
    const { acr, amr } = folk.get(hvem) ?? {}
    const result = hvem
      ? { login: { accountId: hvem, remember: false, ...(acr && { acr }), ...(amr && { amr }) } }
      : { error: 'access_denied', error_description: 'avbrutt' }
    await provider.interactionFinished(request, response, result)
  }

  /** The library takes this as a form only with cookies that a provider without TLS cannot have. */
  async function logOut(request: IncomingMessage, response: ServerResponse, callback: typeof answer) {
    request.url = `/session/end?${await readForm(request)}`
    request.method = 'GET'
    callback(request, response)
  }

  let serve = answer
  return {
    issuer,
    folk,
    /** @param redirectUri where it sends people back to */
    async open(redirectUri: string): Promise<void> {
      const provider = await createProvider(issuer, redirectUri, folk)
      const callback = provider.callback()
      serve = (request, response) => {
        if (request.method === 'POST' && request.url === '/session/end') logOut(request, response, callback)
        else if (!request.url?.startsWith('/interaksjon/')) callback(request, response)
        else interact(provider, request, response).catch(error => response.writeHead(500).end(String(error)))
      }
      answer = serve
    },
    /** Answers nothing but 503 until told otherwise. */
    setDown(down: boolean): void {
      answer = down ? (_request, response) => void response.writeHead(503).end() : serve
    },
    async close(): Promise<void> {
      server.closeAllConnections()
      await new Promise(resolve => server.close(resolve))
    },
  }
}
export type OidcLeverandoer = Awaited<ReturnType<typeof startOidcLeverandoer>>

/** Goes through the provider's pages as a browser does, as `hvem`; nobody cancels. Answers what it sent back. */
export async function gjennomLeverandoer(address: string, hvem: string): Promise<Record<string, string>> {
  const cookies = new Map<string, string>()
  let url = new URL(address)
  const { origin } = url
  let body: string | undefined
  for (let step = 0; step < 10; step++) {
    const answer = await fetch(url, {
      method: body === undefined ? 'GET' : 'POST',
      redirect: 'manual',
      headers: {
        cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
        ...(body !== undefined && { 'content-type': 'application/x-www-form-urlencoded' }),
      },
      ...(body !== undefined && { body }),
    })
    for (const line of answer.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? []
      cookies.set(name, value)
    }
    body = undefined
    const location = answer.headers.get('location')
    if (location) url = new URL(location, url)
    else if (url.pathname.startsWith('/interaksjon/')) body = new URLSearchParams({ hvem }).toString()
    else throw new Error(`the provider stopped at ${url.pathname}: ${answer.status} ${await answer.text()}`)
    if (url.origin !== origin) return Object.fromEntries(url.searchParams)
  }
  throw new Error('the provider went in circles')
}
