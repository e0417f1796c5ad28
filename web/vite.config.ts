import crypto from 'node:crypto'
import { readFileSync } from 'node:fs'
import react from '@vitejs/plugin-react'
import type { Plugin } from 'vite'
import { defineConfig } from 'vite'
import { fileOf, firstFileOf } from './deling.ts'
import { nameScreens } from './skjermside.ts'

/**
 * Preloads the one font that every screen needs before its stylesheet has been read. The built name carries a hash, so it is
 * found in the bundle.
 */
function preloadFont(): Plugin {
  return {
    name: 'rp-preload-font',
    transformIndexHtml: {
      order: 'post',
      handler(_html, { bundle }) {
        const file = Object.keys(bundle ?? {}).find(name =>
          /hanken-grotesk-latin-wght-normal-.*\.woff2$/.test(name),
        )
        if (!file) return []
        const attrs = { rel: 'preload', as: 'font', type: 'font/woff2', crossorigin: true, href: `/${file}` }
        return [{ tag: 'link', attrs, injectTo: 'head' }]
      },
    },
  }
}

/**
 * The words that stand in the page (skjermside.ts) are painted with the styles and the font alone: public/start.js begins the scripts, ten
 * times as large, afterwards. It has an address of its own in each edition, for a page must not meet the one of another.
 */
function paintBeforeScripts(): Plugin {
  return {
    name: 'rp-paint-before-scripts',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: html => {
        const [tag = '', entry = ''] = /<script type="module"[^>]* src="([^"]+)"><\/script>/.exec(html) ?? []
        const start = readFileSync(new URL('public/start.js', import.meta.url))
        const utgave = crypto.hash('sha256', start, 'base64url').slice(0, 8)
        return html
          .replace(tag, '')
          .replace(/\s*<link rel="modulepreload"[^>]*>/g, '')
          .replace('src="/start.js"', `src="/start.js?${utgave}" data-inngang="${entry}"`)
      },
    },
  }
}

export default defineConfig({
  root: import.meta.dirname,
  css: {
    postcss: {
      // Every browser that this is built for reads woff2: the older kind is left out of what packages of fonts say.
      plugins: [
        {
          postcssPlugin: 'rp-woff2',
          Declaration: {
            src: found => {
              found.value = found.value.replace(/,\s*url\([^)]*\.woff\)\s*format\([^)]*\)/, '')
            },
          },
        },
      ],
    },
  },
  plugins: [react(), preloadFont(), paintBeforeScripts(), nameScreens()],
  // The content security policy allows scripts, workers, fonts and images from our own address only: nothing is inlined.
  build: {
    assetsInlineLimit: 0,
    // As widely there as what scripts are built for (Baseline, 30 months): `light-dark()` stays what it is.
    cssTarget: ['chrome123', 'edge123', 'firefox120', 'safari17.5'],
    modulePreload: { polyfill: false },
    emptyOutDir: true,
    // What many screens share comes as one file: else a screen is made of some fifty, and on a slow line each waits its turn.
    rolldownOptions: {
      output: {
        codeSplitting: {
          includeDependenciesRecursively: false,
          groups: [
            // What the first script needs of what it imports; what it only passes by goes with the screens.
            { name: firstFileOf, tags: ['$initial'], priority: 1 },
            { name: fileOf, minShareCount: 1 },
          ],
        },
      },
    },
  },
  worker: { format: 'es' },
  server: {
    // Only for `vite` on its own; the portal's server mounts Vite inside itself.
    proxy: { '/api': process.env.API ?? 'http://localhost:3000' },
  },
})
