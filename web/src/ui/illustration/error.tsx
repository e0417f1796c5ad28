import './illustration.css'

/** Decorative, so it is hidden from assistive technology. */
export function ErrorIllustration() {
  return (
    <svg viewBox="0 0 240 160" aria-hidden="true">
      <rect className="rp-flate" x="44" y="14" width="152" height="132" rx="14" />
      <path fill="var(--rp-lys, #f0b04c)" d="M58 28h124v34H58zM58 84h124v48H58z" />
      <path fill="var(--rp-ill-blekk, #1b1518)" d="M58 62h124v22H58z" />
      <path
        className="rp-blekk"
        d="M58 40c24-12 38 10 62 2s40-2 62 2M58 128c16-20 28-26 40-12 10-14 26-30 40-14 14 14 26 8 44 26"
      />
      <circle cx="152" cy="98" r="7" fill="#fff7e8" stroke="var(--rp-ill-blekk, #1b1518)" strokeWidth="2.5" />
      <path className="rp-strek" d="M58 28h124v104H58z" />
      <path className="rp-strek" d="M214 52v28m-7-8 7 8 7-8M26 108V80m-7 8 7-8 7 8" />
    </svg>
  )
}
