// Where the browser tests find a Chromium: CHROMIUM_PATH, Playwright's own, or the system's. With --install one is
// fetched when there is none. Prints the path; without one it says so loudly, and fails under CI.
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

/** @type {Partial<Record<NodeJS.Platform, string[]>>} */
const SYSTEM_BROWSERS = {
  linux: [
    // Without a window to draw, it takes half the processor time of the whole browser.
    '/usr/bin/chromium-headless-shell',
    '/usr/bin/chromium',
    '/usr/bin/chromium-browser',
    '/usr/bin/google-chrome-stable',
    '/usr/bin/google-chrome',
    '/usr/bin/microsoft-edge',
  ],
  darwin: [
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    '/Applications/Chromium.app/Contents/MacOS/Chromium',
    '/Applications/Microsoft Edge.app/Contents/MacOS/Microsoft Edge',
  ],
  win32: [
    'C:/Program Files/Google/Chrome/Application/chrome.exe',
    'C:/Program Files (x86)/Google/Chrome/Application/chrome.exe',
    'C:/Program Files (x86)/Microsoft/Edge/Application/msedge.exe',
  ],
}

/**
 * Path of a Chromium that exists, or undefined.
 *
 * @returns {Promise<string | undefined>}
 */
export async function findBrowser() {
  const chosen = process.env.CHROMIUM_PATH
  if (chosen) return chosen
  const own = await playwrightBrowser()
  return [own, ...(SYSTEM_BROWSERS[process.platform] ?? [])].find(file => file && existsSync(file))
}

/** Flags that make it start anywhere, render the same everywhere and call nobody. */
export function browserFlags() {
  return [
    // Its sandbox needs a user of its own.
    ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
    // /dev/shm is tiny in most containers.
    '--disable-dev-shm-usage',
    '--force-color-profile=srgb',
    '--font-render-hinting=none',
    '--disable-background-networking',
    '--disable-component-update',
  ]
}

async function playwrightBrowser() {
  try {
    const { chromium } = await import('@playwright/test')
    return chromium.executablePath()
  } catch {
    return undefined
  }
}

function installBrowser() {
  const isDebianRoot = process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')
  if (isDebianRoot && run('apt-get', ['update', '-qq'])) {
    for (const browser of ['chromium-headless-shell', 'chromium'])
      if (run('apt-get', ['install', '-y', '-qq', browser, 'fonts-liberation'])) return
  }
  const playwright = fileURLToPath(import.meta.resolve('@playwright/test/cli'))
  run(process.execPath, [playwright, 'install', 'chromium'])
}

/**
 * @param {string} command
 * @param {string[]} args
 */
function run(command, args) {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  return spawnSync(command, args, { stdio: ['ignore', 'inherit', 'inherit'], env }).status === 0
}

async function main() {
  let found = await findBrowser()
  if (!found && process.argv.includes('--install')) {
    console.log('Fant ingen Chromium. Henter en til nettlesertestene.')
    installBrowser()
    found = await findBrowser()
  }
  if (found) {
    console.log(found)
    return
  }
  const line = '!'.repeat(78)
  console.error(
    `${line}\nINGEN NETTLESER: nettlesertestene kjøres IKKE. Installer Chromium eller Chrome, eller sett\nCHROMIUM_PATH til en som finnes.\n${line}`,
  )
  process.exitCode = process.env.CI ? 1 : 0
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await main()
