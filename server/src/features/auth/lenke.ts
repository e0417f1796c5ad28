import crypto from 'node:crypto'

/** What a row keeps of a mailed link: the secret itself is in the mail alone. */
export type Lenke = { id: string; hemmelighet_hash: string }

const hash = (secret: string): string => crypto.createHash('sha256').update(secret).digest('hex')

/**
 * A new link: what its row keeps, and where the mail leads.
 * @returns `sti`: the path from the portal's front page, `{screen}/{id}#{secret}`. What is after `#` stays in the browser, so that neither
 * a server nor a log on the way sees the 256 bits that open it; the id alone opens nothing.
 */
export function newLenke(screen: string, id: string): { lenke: Lenke; sti: string } {
  const secret = crypto.randomBytes(32).toString('base64url')
  return { lenke: { id, hemmelighet_hash: hash(secret) }, sti: `${screen}/${id}#${secret}` }
}

const pattern = /^([0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12})\.([\w-]{43})$/

/** @param token what the web posts, `{id}.{secret}`; null when it is no such thing, as tokens of earlier links are */
export function readLenke(token: string): Lenke | null {
  const [, id, secret] = pattern.exec(token.trim()) ?? []
  return id && secret ? { id, hemmelighet_hash: hash(secret) } : null
}
