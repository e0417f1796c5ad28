import type { Config } from '../../platform/config/config.ts'
import { parseKeyring } from '../../platform/config/secrets.ts'
import type { OidcClient } from '../../platform/oidc/oidc-client.ts'
import { StartError } from '../../platform/start-error.ts'
import type { Base } from '../base.ts'
import type { BrukerService } from '../bruker/bruker.service.ts'
import { createAuthService } from './auth.service.ts'
import { createGjetting } from './gjetting.ts'
import { createKontoService } from './konto/konto.service.ts'
import { createBevisService } from './oidc/bevis.ts'
import { createOidcService } from './oidc/oidc.service.ts'
import { createRobotsjekk } from './robotsjekk.ts'
import { createSesjonService } from './sesjon/sesjon.service.ts'
import { createTokens } from './token.ts'
import { createTotrinnService } from './totrinn/totrinn.service.ts'

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
  const { createOidcClient } = await import('../../platform/oidc/oidc-client.ts')
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

/** The ways in: password, second step, a provider of identities, and what a person does with their own account. */
export async function wireAuth(config: Config, publicUrl: string, given: Base & { bruker: BrukerService }) {
  const { db, now, forsoek, cipher } = given
  const totrinn = createTotrinnService({
    ...given,
    settings: { requiredOfAdministrators: config.TOTRINN_ADMINISTRATOR ?? config.production },
  })
  const base = { ...given, totrinn, bevis: createBevisService(given) }
  const robotsjekk = createRobotsjekk(db, config.CAPTCHA_KEY, now)
  const hashKey = (text: string) => cipher.blindIndex(text, 'forsoek')
  const perMinute = config.LOGINS_PER_ACCOUNT
  const auth = createAuthService({
    ...base,
    gjetting: createGjetting({ db, now, forsoek, robotsjekk, hashKey, perMinute }),
    tokens: createTokens(parseKeyring('SESSION_KEYS', config.SESSION_KEYS), now),
    robotsjekk,
    settings: {
      production: config.production,
      sessionHours: config.SESSION_HOURS,
      idleMinutes: config.SESSION_IDLE_MINUTES,
      loginsPerMinute: config.LOGINS_PER_MINUTE,
      loginsPerAccount: config.LOGINS_PER_ACCOUNT,
      registrationsPerHour: config.REGISTRATIONS_PER_HOUR,
      resetDelayMs: config.NODE_ENV === 'test' ? 0 : 2000,
    },
  })
  const oidc = createOidcService({
    ...base,
    auth,
    klient: await createClient(config, publicUrl),
    hashKey: text => cipher.blindIndex(text, 'oidc'),
    settings: {
      claim: config.OIDC_CLAIM,
      toFaktorerAcr: words(config.OIDC_TOTRINN_ACR),
      loginsPerMinute: config.LOGINS_PER_MINUTE,
    },
  })
  const konto = createKontoService(base)
  const sesjon = createSesjonService({ ...base, idleMinutes: config.SESSION_IDLE_MINUTES })
  return {
    services: { auth, oidc, konto, sesjon, totrinn, bevis: base.bevis },
    jobs: { ...auth.jobs, ...konto.jobs },
  }
}
export type AuthServices = Awaited<ReturnType<typeof wireAuth>>['services']
