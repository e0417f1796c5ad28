import * as openid from 'openid-client'
import { OidcError } from './oidc-error.ts'

export type OidcOptions = {
  issuer: string
  clientId: string
  clientSecret: string | undefined
  scopes: string
  /** Levels of assurance, one of which the provider must name; empty where any will do. */
  acr: readonly string[]
  /** Where the provider sends people back to, to the letter as it knows it; and after a log-out. */
  redirectUri: string
  loggedOutUri: string
  /** Allows a provider without TLS, on the developer's own machine. */
  insecure: boolean
}

/** What ends the login must know of its beginning; all but the address stays on the server. */
export type Begun = { address: string; state: string; nonce: string; verifier: string }
export type Returned = { state: string; code: string; iss?: string | undefined }
/** Where a form with these fields ends the person's session at the provider. */
export type Ending = { adresse: string; felter: Record<string, string> }
export type Claims = Readonly<Record<string, unknown>>
/** `idToken` as it came: what the provider knows its own session by. */
export type Proved = { claims: Claims; idToken: string | null }

const timeoutSeconds = 8
const discoveryMs = 60 * 60_000
const clockToleranceSeconds = 30

/** In the header, as OpenID Connect has it from the start; in the body where the provider takes nothing else. */
const withSecret =
  (secret: string): openid.ClientAuth =>
  (as, client, body, headers) => {
    const methods = as.token_endpoint_auth_methods_supported ?? ['client_secret_basic']
    const choose = methods.includes('client_secret_basic')
      ? openid.ClientSecretBasic
      : openid.ClientSecretPost
    choose(secret)(as, client, body, headers)
  }

async function discover(options: OidcOptions): Promise<openid.Configuration> {
  const { clientId, clientSecret } = options
  const execute = [
    // The signature is checked although the token comes straight from the provider.
    openid.enableNonRepudiationChecks,
    ...(options.insecure ? [openid.allowInsecureRequests] : []),
  ]
  const metadata = {
    ...(clientSecret !== undefined && { client_secret: clientSecret }),
    [openid.clockTolerance]: clockToleranceSeconds,
  }
  const config = await openid.discovery(
    new URL(options.issuer),
    clientId,
    metadata,
    clientSecret === undefined ? openid.None() : withSecret(clientSecret),
    { execute, timeout: timeoutSeconds },
  )
  if (!config.serverMetadata().supportsPKCE()) throw new Error('the provider does not know PKCE with S256')
  return config
}

const unreachable = new Set(['OAUTH_TIMEOUT', 'OAUTH_RESPONSE_IS_NOT_CONFORM', 'OAUTH_RESPONSE_IS_NOT_JSON'])

function toOidcError(error: unknown): OidcError {
  if (error instanceof OidcError) return error
  const { code, name, message } = error as { code?: string; name?: string; message?: string }
  const isDown = name === 'TypeError' || unreachable.has(code ?? '')
  return new OidcError(isDown ? 'nede' : 'avvist', `${name}: ${message}`, error)
}

/** What the ID token says, and what the provider adds where a claim that is asked for is not in it. */
async function readClaims(
  config: openid.Configuration,
  tokens: Awaited<ReturnType<typeof openid.authorizationCodeGrant>>,
  wanted: string,
): Promise<Claims> {
  const claims = tokens.claims()
  if (!claims) throw new OidcError('avvist', 'no ID token')
  if (claims[wanted] !== undefined || !config.serverMetadata().userinfo_endpoint) return claims
  const more = await openid.fetchUserInfo(config, tokens.access_token, claims.sub)
  return { ...more, ...claims }
}

/** What the provider says of itself, asked for once an hour, and whom it has logged people out at. */
function createDiscovery(options: OidcOptions) {
  let known: { config: Promise<openid.Configuration>; until: number } | undefined
  const endings = new Set<string>()
  return {
    endings,
    getConfig(): Promise<openid.Configuration> {
      if (known && known.until > Date.now()) return known.config
      const config = discover(options)
      known = { config, until: Date.now() + discoveryMs }
      config.then(
        found => {
          const { end_session_endpoint } = found.serverMetadata()
          if (end_session_endpoint) endings.add(new URL(end_session_endpoint).origin)
        },
        () => {
          known = undefined
        },
      )
      return config
    },
  }
}

async function finish(
  config: openid.Configuration,
  { redirectUri, acr }: OidcOptions,
  { begun, returned, wanted }: { begun: Omit<Begun, 'address'>; returned: Returned; wanted: string },
): Promise<Proved> {
  const back = new URL(redirectUri)
  for (const [name, value] of Object.entries(returned)) if (value) back.searchParams.set(name, value)
  const tokens = await openid.authorizationCodeGrant(config, back, {
    expectedState: begun.state,
    expectedNonce: begun.nonce,
    pkceCodeVerifier: begun.verifier,
    idTokenExpected: true,
  })
  const claims = await readClaims(config, tokens, wanted)
  if (acr.length > 0 && !acr.includes(String(tokens.claims()?.acr)))
    throw new OidcError('for_svak', 'level of assurance is not one that is asked for')
  return { claims, idToken: tokens.id_token ?? null }
}

function endAt(
  config: openid.Configuration | null,
  { clientId, loggedOutUri }: OidcOptions,
  idToken: string,
): Ending | null {
  const adresse = config?.serverMetadata().end_session_endpoint
  if (!adresse) return null
  const felter = { id_token_hint: idToken, client_id: clientId, post_logout_redirect_uri: loggedOutUri }
  return { adresse, felter }
}

/**
 * Login at an OpenID provider: authorization code with PKCE, state and nonce. The library checks issuer, audience, signature, times and
 * nonce of the ID token, and the issuer of the answer where the provider names it.
 */
export function createOidcClient(options: OidcOptions) {
  const { getConfig, endings } = createDiscovery(options)
  return {
    issuer: options.issuer,
    /** @throws OidcError `nede` when the provider cannot be reached or used */
    async begin(): Promise<Begun> {
      const [state, nonce, verifier] = [
        openid.randomState(),
        openid.randomNonce(),
        openid.randomPKCECodeVerifier(),
      ]
      try {
        const address = openid.buildAuthorizationUrl(await getConfig(), {
          redirect_uri: options.redirectUri,
          scope: options.scopes,
          state,
          nonce,
          code_challenge: await openid.calculatePKCECodeChallenge(verifier),
          code_challenge_method: 'S256',
          ...(options.acr.length > 0 && { acr_values: options.acr.join(' ') }),
        })
        return { address: address.href, state, nonce, verifier }
      } catch (error) {
        throw new OidcError('nede', String(error), error)
      }
    },
    /**
     * @param wanted the claim that names the person
     * @throws OidcError
     */
    async finish(begun: Omit<Begun, 'address'>, returned: Returned, wanted: string): Promise<Proved> {
      try {
        return await finish(await getConfig(), options, { begun, returned, wanted })
      } catch (error) {
        throw toOidcError(error)
      }
    },
    /**
     * How the person logs out at the provider too (RP-Initiated Logout 1.0). Sent as a form, since the token may hold a personal number,
     * which is never in an address. Null when the provider has no such way, or is down.
     */
    end: async (idToken: string) => endAt(await getConfig().catch(() => null), options, idToken),
    /** Whom a page may send a form to: what is known of the provider now, and the address it goes by. */
    formTargets: (): string[] => [...new Set([new URL(options.issuer).origin, ...endings])],
  }
}
export type OidcClient = ReturnType<typeof createOidcClient>
