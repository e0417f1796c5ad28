import { defineConfig } from 'vitest/config'

/** Faults of a whole machine: each starts portals, databases or copies as processes of their own. `npm run test:feil` runs them. */
const faults = [
  'scripts/prepare.test.ts',
  'server/src/app/{crash*,create-administrator,database-away,database-full,database-roles,ingen-ut}.test.ts',
  'server/src/app/{key-rotation,many-machines,start-errors,store-and-keys,two-processes,upgrade}.test.ts',
  'server/src/app/sikkerhetskopi/*.test.ts',
  'server/src/platform/db/embedded/{last-user,supervisor}.test.ts',
]

// One suite over contract, server and web, in two projects: `feil` and, as `alt`, all that is no fault of a whole machine. The API tests
// share one embedded PostgreSQL, started once per run. The modules keep no state of their own, so that files may share a process and
// load the server once.
export default defineConfig({
  test: {
    isolate: false,
    // Ceilings for what hangs, not for what a busy machine is slow at.
    testTimeout: 300_000,
    hookTimeout: 300_000,
    maxWorkers: 2,
    // A test that has asked nothing has not passed.
    expect: { requireAssertions: true },
    // As for the stories: a shared machine may starve a test for a while; what fails twice has a fault.
    retry: process.env.CI ? 1 : 0,
    globalSetup: ['server/test/global-setup.ts'],
    projects: [
      {
        extends: true,
        test: {
          name: 'alt',
          include: ['{bench,contract,server,web,scripts,trust}/**/*.test.{ts,tsx}'],
          exclude: ['**/node_modules/**', ...faults],
        },
      },
      { extends: true, test: { name: 'feil', include: faults } },
    ],
  },
})
