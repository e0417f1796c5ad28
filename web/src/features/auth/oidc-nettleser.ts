const key = 'rp.innlogging'

/**
 * Shows that the browser that ends a login through another service is the one that began it. Kept until then, since an app on the phone may
 * send the person back to another tab.
 */
export function getNettleser(): string {
  const kept = localStorage.getItem(key)
  if (kept) return kept
  const made = crypto.randomUUID() + crypto.randomUUID()
  localStorage.setItem(key, made)
  return made
}

export const forgetNettleser = (): void => localStorage.removeItem(key)
