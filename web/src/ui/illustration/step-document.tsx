import './illustration.css'

/** Decorative, so it is hidden from assistive technology. */
export function StepDocumentIllustration() {
  return (
    <svg viewBox="0 0 240 160" aria-hidden="true">
      <path fill="var(--rp-lys, #f0b04c)" opacity=".34" d="M20 32 34 15l64 13 80 40-6 68H86z" />
      <circle cx="26" cy="22" r="11" fill="currentColor" />
      <circle cx="26" cy="22" r="4.5" fill="var(--rp-lys, #f0b04c)" />
      <path className="rp-flate" d="M112 18h76l22 22v96h-98z" />
      <path className="rp-flate" d="M98 28h68l24 24v84H98z" />
      <path className="rp-strek" d="M166 28v24h24" />
      <rect fill="var(--rp-lys, #f0b04c)" x="108" y="62" width="70" height="12" rx="2" />
      <rect fill="var(--rp-lys, #f0b04c)" x="108" y="82" width="70" height="12" rx="2" />
      <path className="rp-strek" d="M112 44h34M112 106h22" />
      <path className="rp-blekk" d="M114 68h34M114 88h42" />
      <path className="rp-strek" d="M138 122c5-12 9-12 9-3 0 7 6-12 10-5 2 5 3 5 7 3 5-2 6 2 12 1" />
      <path className="rp-blekk" d="m163 68 4 4 7-8M163 88l4 4 7-8" />
      <path className="rp-strek" d="M70 122V96m-11 10 11-11 11 11" />
      <path className="rp-strek" d="M48 136h176" />
    </svg>
  )
}
