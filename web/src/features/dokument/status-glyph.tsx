import type { Status } from '@rp/contract/status'
import type { ReactNode } from 'react'

const square =
  'M4 1.75h8A2.25 2.25 0 0 1 14.25 4v8A2.25 2.25 0 0 1 12 14.25H4A2.25 2.25 0 0 1 1.75 12V4A2.25 2.25 0 0 1 4 1.75z'

const ring = <circle cx="8" cy="8" r="6.25" />
const dashedRing = <circle cx="8" cy="8" r="6.25" strokeDasharray="2.6 2.3" />

/** Round is with us, square is with the member: the shape says who must act, without colour. */
const glyphs: Record<Status, ReactNode> = {
  'IKKE VURDERT': dashedRing,
  'KI VURDERT': (
    <>
      {ring}
      <path d="M8 4.2l1 2.8 2.8 1-2.8 1-1 2.8-1-2.8-2.8-1 2.8-1z" fill="currentColor" stroke="none" />
    </>
  ),
  'UNDER BEHANDLING': (
    <>
      {ring}
      <path d="M8 1.75a6.25 6.25 0 0 1 0 12.5z" fill="currentColor" stroke="none" />
    </>
  ),
  BEHANDLET: (
    <>
      <circle cx="8" cy="8" r="7" fill="currentColor" stroke="none" />
      <path d="m4.9 8.2 2.2 2.2 4.1-4.6" stroke="var(--ax-bg-default)" strokeWidth="1.9" />
    </>
  ),
  'FYLL INN EPISODER': (
    <>
      <path d={square} />
      <path d="m5 11 .6-2.3 4.6-4.6 1.7 1.7-4.6 4.6z" fill="currentColor" stroke="none" />
    </>
  ),
  'MANGLER EPISODER': (
    <>
      <path d={square} />
      <path d="M4.7 8h.01M8 8h.01M11.3 8h.01" strokeWidth="2.2" />
    </>
  ),
  'MANGLER PRODUKSJONSINFORMASJON': (
    <>
      <path d={square} />
      <path d="M8 7.5v3.8M8 4.7v.01" strokeWidth="2" />
    </>
  ),
  'MANGLER GODKJENT FAGFUNKSJON': (
    <>
      <path d={square} />
      <circle cx="8" cy="6.1" r="1.7" />
      <path d="M4.8 12c.5-2.2 1.6-3 3.2-3s2.7.8 3.2 3" />
    </>
  ),
  'MANGLER SIGNATUR': (
    <>
      <path d={square} />
      <path d="M4 10c1.3-4.5 2.7-4.5 2.7-1.5 0 2.6 1.7-2.5 2.7-.8.6 1.4 1.3.9 2.6.6" />
    </>
  ),
  'DOKUMENTASJONEN ER MANGELFULL': (
    <>
      <path d={square} fill="currentColor" />
      <path d="M8 4.4v4.2M8 11.4v.01" stroke="var(--ax-bg-default)" strokeWidth="2" />
    </>
  ),
}

/** The mark of a status; null is a status that the portal does not know. */
export function StatusGlyph({ status }: { status: Status | null }) {
  return (
    <svg
      viewBox="0 0 16 16"
      width="16"
      height="16"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      {status === null ? dashedRing : glyphs[status]}
    </svg>
  )
}
