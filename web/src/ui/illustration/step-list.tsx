import './illustration.css'

/** Decorative, so it is hidden from assistive technology. */
export function StepListIllustration() {
  return (
    <svg viewBox="0 0 240 160" aria-hidden="true">
      <path fill="var(--rp-lys, #f0b04c)" opacity=".34" d="M20 32 34 15l72 17 110 84H82z" />
      <circle cx="26" cy="22" r="11" fill="currentColor" />
      <circle cx="26" cy="22" r="4.5" fill="var(--rp-lys, #f0b04c)" />
      <rect className="rp-flate" x="70" y="32" width="146" height="84" rx="5" />
      <rect fill="var(--rp-lys, #f0b04c)" x="80" y="58" width="126" height="17" rx="2" />
      <path className="rp-strek" d="M86 46h50M86 86h40M86 103h56M176 46h8M176 86h8M176 103h8" />
      <path className="rp-blekk" d="M87 66.500h58m38 0 5 5 9-10" />
      <path className="rp-strek" d="M143 116v14M112 136c4-6 12-6 31-6s27 0 31 6" />
      <path className="rp-strek" d="M48 136h176" />
    </svg>
  )
}
