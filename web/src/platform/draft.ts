/**
 * Drafts of unsaved forms, in sessionStorage per user id. Never put a personnummer or an account number in one. Logging out
 * clears them, an expired session does not.
 */
const prefix = 'rp.utkast.'

const keyOf = (userId: string, name: string) => `${prefix}${userId}.${name}`

export function saveDraft(userId: string, name: string, value: unknown): void {
  try {
    sessionStorage.setItem(keyOf(userId, name), JSON.stringify(value))
  } catch {
    // A full storage costs the draft, never the form.
  }
}

/** The draft as it was saved, unparsed by any schema; null when there is none. */
export function readDraft(userId: string, name: string): unknown {
  try {
    return JSON.parse(sessionStorage.getItem(keyOf(userId, name)) ?? 'null')
  } catch {
    return null
  }
}

export function removeDraft(userId: string, name: string): void {
  sessionStorage.removeItem(keyOf(userId, name))
}

/** Forgets every draft of this tab, but those of one person where one is named. */
export function clearDrafts(butOf?: string): void {
  for (const key of Object.keys(sessionStorage)) {
    if (!key.startsWith(prefix)) continue
    if (butOf === undefined || !key.startsWith(keyOf(butOf, ''))) sessionStorage.removeItem(key)
  }
}
