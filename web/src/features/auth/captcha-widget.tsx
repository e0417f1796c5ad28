import 'altcha/external'
import 'altcha/altcha.css'
import 'altcha/i18n/nb'
import { getRobotsjekk } from '@rp/contract/auth'
import type {} from 'altcha/types/react'
import workerUrl from 'altcha/workers/pbkdf2?worker&url'
import { useEffect, useRef } from 'react'
import { startOwnWorker } from '../../ui/own-worker.ts'
import './captcha.css'

// The external edition starts no worker from a blob, which the content security policy forbids: it takes ours, a file.
for (const algorithm of ['PBKDF2/SHA-256', 'PBKDF2/SHA-384', 'PBKDF2/SHA-512']) {
  globalThis.$altcha.algorithms.set(algorithm, () => startOwnWorker(workerUrl))
}

// The library's Norwegian is half English: these are the words of the rest of the portal.
const { i18n } = globalThis.$altcha
i18n.set('nb', {
  ...i18n.get('nb'),
  error: 'Sjekken mislyktes. Prøv igjen senere.',
  expired: 'Sjekken er for gammel. Prøv igjen.',
  // Hidden below; drawn for a moment first, and as markup from text, which the content security policy refuses.
  footer: '',
  loading: 'Laster …',
  verified: 'Bekreftet',
  verifying: 'Sjekker …',
  waitAlert: 'Sjekker … Vent litt.',
})

type CaptchaWidgetProps = {
  /** The solution to send along, base64; empty as long as there is none, and when it has run out. */
  onSolution: (solution: string) => void
}

/** ALTCHA: a proof of work that the browser does, checked by our own server. Remount it to ask for a new challenge. */
export function CaptchaWidget({ onSolution }: CaptchaWidgetProps) {
  const holder = useRef<HTMLElement>(null)
  const tell = useRef(onSolution)
  useEffect(() => {
    tell.current = onSolution
  })
  useEffect(() => {
    const widget = holder.current
    const onState = (event: Event) => {
      const { state, payload } = (event as CustomEvent<{ state?: string; payload?: string }>).detail
      tell.current(state === 'verified' ? (payload ?? '') : '')
    }
    widget?.addEventListener('statechange', onState)
    return () => widget?.removeEventListener('statechange', onState)
  }, [])
  return (
    <altcha-widget
      ref={holder}
      challenge={getRobotsjekk.path}
      language="nb"
      configuration={JSON.stringify({ hideFooter: true, hideLogo: true, humanInteractionSignature: false })}
    />
  )
}
