import type { Page } from '@playwright/test'

declare global {
  /** What `meldBrudd` gives the pages. */
  function rpBrudd(line: string): void
}

/** Tells of each breach of the content security policy on the pages that come, also of those that the console does not show. */
export async function reportBrudd(page: Page, brudd: string[] = []): Promise<string[]> {
  await page.exposeFunction('rpBrudd', (line: string) => void brudd.push(line))
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', event =>
      rpBrudd(`${location.pathname}: ${event.effectiveDirective} ${event.blockedURI} ${event.sample}`),
    )
  })
  return brudd
}
