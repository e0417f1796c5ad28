import './illustration.css'

/** Decorative, so it is hidden from assistive technology. */
export function StepDataIllustration() {
  return (
    <svg viewBox="0 0 240 160" aria-hidden="true">
      <path fill="var(--rp-lys, #f0b04c)" opacity=".34" d="M20 32 34 15l72 35h80l-20 86H84z" />
      <circle cx="26" cy="22" r="11" fill="currentColor" />
      <circle cx="26" cy="22" r="4.5" fill="var(--rp-lys, #f0b04c)" />
      <rect className="rp-flate" x="84" y="50" width="128" height="86" rx="6" />
      <rect fill="var(--rp-lys, #f0b04c)" x="97" y="64" width="34" height="42" rx="3" />
      <path className="rp-blekk" d="M99 104c3-10 9-13 15-13s12 3 15 13" />
      <circle cx="114" cy="80" r="7.5" className="rp-blekk" />
      <path className="rp-strek" d="M144 68h54M144 82h38M97 121h44" />
      <path className="rp-strek" d="M144 102c6-8 9 6 14 0s6-3 9 1" />
      <path className="rp-flate" d="m170 102 34-40 9 7.500-34 40-11 4z" />
      <path className="rp-strek" d="m198 69 9 7.500" />
      <path className="rp-strek" d="M62 136h166" />
    </svg>
  )
}
