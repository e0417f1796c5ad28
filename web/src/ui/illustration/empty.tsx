import './illustration.css'

/** Decorative, so it is hidden from assistive technology. */
export function EmptyIllustration() {
  return (
    <svg viewBox="0 0 240 160" aria-hidden="true">
      <path fill="var(--rp-lys, #f0b04c)" opacity=".34" d="M46 20h148l26 140H20z" />
      <rect x="46" y="14" width="148" height="78" rx="4" fill="var(--rp-lys, #f0b04c)" />
      <rect className="rp-strek" x="46" y="14" width="148" height="78" rx="4" />
      <path className="rp-blekk" d="M110 53h20M120 43v20" />
      <path fill="currentColor" d="M44 140v-12c0-5 3-8 10-8s10 3 10 8v12z" opacity=".9" />
      <path fill="currentColor" d="M77 140v-12c0-5 3-8 10-8s10 3 10 8v12z" opacity=".9" />
      <path fill="currentColor" d="M110 140v-12c0-5 3-8 10-8s10 3 10 8v12z" opacity=".9" />
      <path fill="currentColor" d="M143 140v-12c0-5 3-8 10-8s10 3 10 8v12z" opacity=".9" />
      <path fill="currentColor" d="M176 140v-12c0-5 3-8 10-8s10 3 10 8v12z" opacity=".9" />
      <path className="rp-flate" d="M22 160v-18c0-7 4-10 13-10s13 3 13 10v18z" />
      <path className="rp-flate" d="M57 160v-18c0-7 4-10 13-10s13 3 13 10v18z" />
      <path className="rp-flate" d="M92 160v-18c0-7 4-10 13-10s13 3 13 10v18z" />
      <path className="rp-flate" d="M127 160v-18c0-7 4-10 13-10s13 3 13 10v18z" />
      <path className="rp-flate" d="M162 160v-18c0-7 4-10 13-10s13 3 13 10v18z" />
      <path className="rp-flate" d="M197 160v-18c0-7 4-10 13-10s13 3 13 10v18z" />
    </svg>
  )
}
