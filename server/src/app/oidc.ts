import type { AuthService } from '../features/auth/auth.service.ts'
import { createOidcService } from '../features/auth/oidc/oidc.service.ts'
import type { Config } from '../platform/config/config.ts'
import type { OidcClient } from '../platform/oidc/oidc-client.ts'
import { StartError } from '../platform/start-error.ts'

const words = (text: string | undefined): string[] => (text ?? '').split(/\s+/).filter(Boolean)

/** @throws StartError when the settings do not hang together */
async function createClient(config: Config, publicUrl: string): Promise<OidcClient | null> {
  const { OIDC_ISSUER: issuer, OIDC_CLIENT_ID: clientId, production } = config
  if (!issuer) return null
  if (!clientId)
    throw new StartError('OIDC_ISSUER er satt, men ikke OIDC_CLIENT_ID. Sett begge, eller ingen.')
  if (production && !issuer.startsWith('https:'))
    throw new StartError('OIDC_ISSUER må begynne med https:// i produksjon.')
  if (!words(config.OIDC_SCOPES).includes('openid'))
    throw new StartError('OIDC_SCOPES må inneholde `openid`, ellers sier tjenesten ikke hvem personen er.')
  // The library is not loaded where nobody logs in with it.
  const { createOidcClient } = await import('../platform/oidc/oidc-client.ts')
  return createOidcClient({
    issuer,
    clientId,
    clientSecret: config.OIDC_CLIENT_SECRET,
    scopes: words(config.OIDC_SCOPES).join(' '),
    acr: words(config.OIDC_ACR),
    redirectUri: new URL('/login/tilbake', publicUrl).href,
    loggedOutUri: new URL('/login', publicUrl).href,
    insecure: !production,
  })
}

type Base = Omit<Parameters<typeof createOidcService>[0], 'klient' | 'hashKey' | 'settings'> & {
  auth: AuthService
  cipher: { blindIndex(text: string, use: string): string }
}

/** Login through an OpenID provider, on when OIDC_ISSUER is set. */
export const createOidc = async (config: Config, publicUrl: string, base: Base) =>
  createOidcService({
    ...base,
    klient: await createClient(config, publicUrl),
    hashKey: text => base.cipher.blindIndex(text, 'oidc'),
    settings: {
      claim: config.OIDC_CLAIM,
      toFaktorerAcr: words(config.OIDC_TOTRINN_ACR),
      loginsPerMinute: config.LOGINS_PER_MINUTE,
    },
  })
