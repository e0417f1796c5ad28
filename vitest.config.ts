import { defineConfig } from 'vitest/config'

// One suite over contract, server and web. The API tests share one embedded PostgreSQL, started once per run.
export default defineConfig({
  test: {
    include: ['{contract,server,web,scripts,trust}/**/*.test.{ts,tsx}'],
    testTimeout: 60_000,
    hookTimeout: 120_000,
    maxWorkers: 2,
    globalSetup: ['server/test/global-setup.ts'],
  },
})
