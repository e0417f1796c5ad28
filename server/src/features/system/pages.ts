import crypto from 'node:crypto'
import type { Letter } from '../../platform/email/letter.ts'

export const escapeHtml = (text: string): string =>
  text.replace(/[&<>"']/g, char => `&#${char.charCodeAt(0)};`)

const style = `:root{color-scheme:light dark}body{font:16px/1.55 system-ui,sans-serif;max-width:56rem;margin:0 auto;padding:2rem 1rem}
h1{font:500 2rem/1.2 Georgia,serif}article,details{border:1px solid #8886;border-radius:8px;padding:1rem 1.25rem;margin:0 0 1rem}
code{font-size:.95em;overflow-wrap:anywhere}dt{font-weight:600}dd{margin:0 0 .5rem}.s{opacity:.85}p{margin:.5rem 0}h2{font-size:1.1rem;margin:0}
a{color:inherit}`

/** These pages have no script and one style, which stands in them. */
export const pagePolicy = [
  "default-src 'none'",
  `style-src 'sha256-${crypto.createHash('sha256').update(style).digest('base64')}'`,
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ')

export const page = (
  title: string,
  body: string,
) => `<!doctype html><html lang="nb"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1"><title>${title} – Rettighetsportalen</title>
<style>${style}</style></head><body><main>${body}</main></body></html>`

export type LocalMail = { id: string; to: string; created: Date; sent: Date | null; letter: Letter }

/** What would have been mailed, newest first. Exists on a developer's own machine only. */
export function localMailPage(mails: readonly LocalMail[]): string {
  const time = new Intl.DateTimeFormat('nb-NO', {
    dateStyle: 'medium',
    timeStyle: 'medium',
    timeZone: 'Europe/Oslo',
  })
  const list = mails.map(({ id, to, created, sent, letter }) => {
    const link = letter.link
      ? `<p><a href="${escapeHtml(letter.link.url)}">${escapeHtml(letter.link.text)}</a></p>`
      : ''
    const text = [...letter.paragraphs, ...letter.closing].map(
      p => `<p>${escapeHtml(p).replaceAll('\n', '<br>')}</p>`,
    )
    return `<article id="${id}"><h2>${escapeHtml(letter.subject)}</h2><p class="s">Til ${escapeHtml(to)} · ${time.format(created)}${sent ? '' : ' · venter'}</p>${text.join('')}${link}</article>`
  })
  const body = list.join('') || '<p>Ingen e-post ennå.</p>'
  return page(
    'E-post',
    `<h1>Lokal innboks</h1><p>Portalen har ingen e-posttjener her. Det den ville ha sendt, havner på denne siden.</p>${body}`,
  )
}
