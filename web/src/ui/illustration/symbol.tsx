/** Decorative, so it is hidden from assistive technology. */
export function BrandSymbol() {
  return (
    <svg viewBox="0 0 48 48" aria-hidden="true">
      <path
        fill="currentColor"
        fillRule="evenodd"
        d="M9 8h15.5a10.5 10.5 0 0 1 0 21H15.5v11H9zM15.5 14v9h9a4.5 4.5 0 0 0 0-9z"
      />
      <path fill="var(--rp-lys, #f0b04c)" d="M18.6 31.6l5.2-1.5L43.5 40H24.6z" />
    </svg>
  )
}
