import { defineConfig } from '@playwright/test'
import { browserFlags } from '../scripts/find-browser.mjs'

const desktop = { viewport: { width: 1440, height: 900 } }
const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 }

/**
 * One portal with the demo for all stories (portal.ts); each story makes the people and documents that it changes. A story is told on
 * a wide screen; on a phone too when it is tagged `@begge`, since the layout differs there, and there alone when tagged `@telefon`.
 */
export default defineConfig({
  testDir: '.',
  testMatch: '**/*.story.ts',
  outputDir: '../test-results',
  globalSetup: './portal.ts',
  timeout: 90_000,
  expect: { timeout: 20_000 },
  workers: 2,
  fullyParallel: true,
  // A shared machine may starve a browser for a while; what fails twice has a fault.
  retries: process.env.CI ? 1 : 0,
  forbidOnly: Boolean(process.env.CI),
  reporter: [
    ['list'],
    ['json', { outputFile: process.env.PLAYWRIGHT_JSON_OUTPUT_FILE ?? '../test-results/report.json' }],
  ],
  use: {
    actionTimeout: 15_000,
    locale: 'nb-NO',
    contextOptions: { reducedMotion: 'reduce' },
    timezoneId: 'Europe/Oslo',
    // To trace every story takes a good part of the time; where there is a second try, that is traced.
    trace: process.env.CI ? 'on-first-retry' : 'retain-on-failure',
    launchOptions: { executablePath: process.env.CHROMIUM_PATH, args: browserFlags() },
  },
  projects: [
    { name: 'desktop', use: desktop, grepInvert: /@telefon/ },
    { name: 'telefon', use: phone, grep: /@(telefon|begge)/ },
  ],
})
