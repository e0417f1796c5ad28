import { cutText } from '../../../platform/cut-text.ts'
import type { Claims } from '../../../platform/oidc/oidc-client.ts'

const text = (value: unknown, max: number): string =>
  typeof value === 'string' ? cutText(value.replace(/\p{Cc}+/gu, ' ').trim(), max) : ''

/** The personal number that a claim holds; null when it holds none. */
export const nummerOf = (claims: Claims, claim: string): string | null => {
  const nummer = text(claims[claim], 20)
  return /^\d{11}$/.test(nummer) ? nummer : null
}

/** The address, where the provider has made sure that it is the person's. */
export const verifiedEpost = (claims: Claims): string | null => {
  const epost = text(claims.email, 254)
  return claims.email_verified === true && epost.includes('@') ? epost : null
}

export const navnOf = (claims: Claims) => ({
  fornavn: text(claims.given_name, 100),
  etternavn: text(claims.family_name, 100),
})

/** Whether the provider has seen two factors: it says so itself (RFC 8176), or the level of assurance implies it. */
export function hasTwoFactors(claims: Claims, levels: readonly string[]): boolean {
  const { acr, amr } = claims
  return (Array.isArray(amr) && amr.includes('mfa')) || levels.includes(String(acr))
}
