import './illustration.css'

/** Decorative, so it is hidden from assistive technology. */
export function StepReviewIllustration() {
  return (
    <svg viewBox="0 0 240 160" aria-hidden="true">
      <path fill="var(--rp-lys, #f0b04c)" opacity=".34" d="M86 62 122 42l98 94H78z" />
      <path className="rp-strek" d="M40 136 58 84 34 44l48-22" />
      <circle cx="58" cy="84" r="4" fill="currentColor" />
      <circle cx="34" cy="44" r="4" fill="currentColor" />
      <path className="rp-strek rp-strek--bred" d="M26 134.500h30" />
      <path fill="currentColor" d="M78 20c10-5 20-2 26 5l22 15-44 26-2-27c-5-7-7-14-2-19z" />
      <path className="rp-flate" d="M110 130h92v6h-92zM106 122h92v8h-92z" />
      <path className="rp-flate" d="m112 112 84-2 6 12h-96z" />
      <path className="rp-strek" d="M128 117h30" />
      <path className="rp-flate" d="M172 84h20v8c0 4 5 7 5 14v4h-30v-4c0-7 5-10 5-14z" />
      <circle className="rp-flate" cx="182" cy="77" r="8" />
      <path className="rp-strek" d="M20 136h208" />
    </svg>
  )
}
