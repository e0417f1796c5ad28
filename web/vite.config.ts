import react from '@vitejs/plugin-react'
import type { Plugin } from 'vite'
import { defineConfig } from 'vite'

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

export default defineConfig({
  root: import.meta.dirname,
  plugins: [react(), preloadFont()],
  // The content security policy allows scripts, workers, fonts and images from our own address only: nothing is inlined.
  build: { assetsInlineLimit: 0, modulePreload: { polyfill: false }, emptyOutDir: true },
  worker: { format: 'es' },
  server: {
    // Only for `vite` on its own; the portal's server mounts Vite inside itself.
    proxy: { '/api': process.env.API ?? 'http://localhost:3000' },
  },
})
