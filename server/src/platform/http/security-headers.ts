/** The only code that may make an address of a script, or markup from text: our own workers (web/src/ui/own-worker.ts), and the robot check's templates. */
const policies = ['rp-arbeider', 'svelte-trusted-html']

const csp = (development: boolean, formTargets: readonly string[]): string =>
  [
    "default-src 'none'",
    // The PDF viewer decodes JPEG 2000 and JBIG2 in WebAssembly. Vite's own client needs inline code and styles, in development only.
    `script-src 'self' 'wasm-unsafe-eval'${development ? " 'unsafe-inline'" : ''}`,
    `style-src 'self'${development ? " 'unsafe-inline'" : ''}`,
    "img-src 'self' data: blob:",
    "font-src 'self'",
    `connect-src 'self'${development ? ' ws:' : ''}`,
    "worker-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    `form-action ${["'self'", ...formTargets].join(' ')}`,
    "frame-ancestors 'self'",
    ...(development ? [] : ["require-trusted-types-for 'script'", `trusted-types ${policies.join(' ')}`]),
  ].join('; ')

/** Headers of every answer, also of errors and files. @param formTargets other origins that a page may send a form to */
export const securityHeaders = ({
  development,
  formTargets = [],
}: {
  development: boolean
  formTargets?: readonly string[]
}) => ({
  'Content-Security-Policy': csp(development, formTargets),
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'no-referrer',
  'Permissions-Policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=()',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'X-Frame-Options': 'SAMEORIGIN',
  ...(!development && { 'Strict-Transport-Security': 'max-age=63072000; includeSubDomains' }),
})
