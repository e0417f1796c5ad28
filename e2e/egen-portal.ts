import { type Storyportal, startStoryPortal } from './portal.ts'

type Use = (portal: Storyportal) => Promise<void>

/** Runs stories against a portal of their own with these settings: what they set there, no other story meets. */
export async function iEgenPortal(env: NodeJS.ProcessEnv, use: Use): Promise<void> {
  const others = process.env.RP_E2E_PORTAL
  const portal = await startStoryPortal(env)
  process.env.RP_E2E_PORTAL = portal.address
  await use(portal)
  process.env.RP_E2E_PORTAL = others
  await portal.stop()
}

/** The same as a fixture that every story of a file is given. @param prepare what the portal needs before the first of them */
export const egenPortal = (
  env: NodeJS.ProcessEnv,
  prepare: () => Promise<void> = async () => {},
): [(none: object, use: Use) => Promise<void>, { scope: 'worker'; auto: true; timeout: number }] => [
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures from the pattern.
  async ({}, use) =>
    iEgenPortal(env, async portal => {
      await prepare()
      await use(portal)
    }),
  { scope: 'worker', auto: true, timeout: 240_000 },
]
