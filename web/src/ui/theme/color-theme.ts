import { useSyncExternalStore } from 'react'

export type ColorTheme = 'light' | 'dark'

/** The same key as public/start.js reads before the first paint. */
const key = 'rp.visning'
const system = window.matchMedia('(prefers-color-scheme: dark)')
const listeners = new Set<() => void>()

function readTheme(): ColorTheme {
  const choice = localStorage.getItem(key)
  if (choice === 'light' || choice === 'dark') return choice
  return system.matches ? 'dark' : 'light'
}

function apply(): void {
  document.documentElement.className = readTheme()
  for (const listener of listeners) listener()
}

system.addEventListener('change', apply)
window.addEventListener('storage', event => {
  if (event.key === key) apply()
})

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Light or dark: the person's choice in this browser, else the system's. */
export function useColorTheme(): ColorTheme {
  return useSyncExternalStore(subscribe, readTheme)
}

/** Remembers a choice; one that equals the system's is forgotten, so that the view follows the system again. */
export function chooseColorTheme(theme: ColorTheme): void {
  if (theme === (system.matches ? 'dark' : 'light')) localStorage.removeItem(key)
  else localStorage.setItem(key, theme)
  apply()
}
