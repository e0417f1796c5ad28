import { defineConfig } from 'vitest/config'

// One suite over contract, server and web. The API tests share one embedded PostgreSQL, started once per run. The modules keep no
// state of their own, so that files may share a process and load the server once.
export default defineConfig({
  test: {
    include: ['{bench,contract,server,web,scripts,trust}/**/*.test.{ts,tsx}'],
    isolate: false,
    // Ceilings for what hangs, not for what a busy machine is slow at.
    testTimeout: 300_000,
    hookTimeout: 300_000,
    maxWorkers: 2,
    // As for the stories: a shared machine may starve a test for a while; what fails twice has a fault.
    retry: process.env.CI ? 1 : 0,
    globalSetup: ['server/test/global-setup.ts'],
  },
})
