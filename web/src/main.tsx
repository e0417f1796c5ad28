import './ui/theme/theme.css'
import { StrictMode, startTransition } from 'react'
import { createRoot } from 'react-dom/client'
import { App } from './app/app.tsx'
import { findRouter } from './app/router.tsx'
import { guardDoubleClicks } from './platform/double-click.ts'
import { keepFocus } from './ui/return-focus.ts'

declare global {
  interface Window {
    /** Fulfilled when public/start.js has brought the scripts of this screen; nothing where the sources are served. */
    rpLest?: Promise<void>
  }
}

guardDoubleClicks()
keepFocus()
const root = document.getElementById('root')
if (root) {
  const app = (
    <StrictMode>
      <App />
    </StrictMode>
  )
  // What stands in the page already can be read and scrolled meanwhile.
  const draw = () => {
    findRouter()
    startTransition(() => createRoot(root).render(app))
  }
  void Promise.resolve(window.rpLest).then(draw)
}
