import type { FastifyReply, FastifyRequest } from 'fastify'

const csp = (development: boolean): string =>
  [
    "default-src 'self'",
    // The PDF viewer decodes JPEG 2000 and JBIG2 in WebAssembly. Vite's own client needs inline code, in development only.
    `script-src 'self' 'wasm-unsafe-eval'${development ? " 'unsafe-inline'" : ''}`,
    // The component library positions and colours by style attributes; no style sheet comes from elsewhere.
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src 'self' data:",
    `connect-src 'self'${development ? ' ws:' : ''}`,
    "worker-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'self'",
  ].join('; ')

/** Headers of every answer, also of errors and files. */
export function securityHeaders({ development }: { development: boolean }) {
  const headers = {
    'Content-Security-Policy': csp(development),
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'no-referrer',
    'Permissions-Policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=()',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
    'X-Frame-Options': 'SAMEORIGIN',
    ...(!development && { 'Strict-Transport-Security': 'max-age=63072000; includeSubDomains' }),
  }
  return async (_request: FastifyRequest, reply: FastifyReply): Promise<void> => {
    reply.headers(headers)
  }
}
