/** A letter: what the person reads, in order. The same content makes the plain text and the HTML. */
export type Letter = {
  readonly subject: string
  /** Where an answer goes, when not to the sender. */
  readonly replyTo?: string
  /** Mails with the same one are shown as one conversation. Anything that may stand on the left of an address. */
  readonly thread?: string
  readonly paragraphs: readonly string[]
  /** One button: what it does and where it leads. */
  readonly link?: { readonly text: string; readonly url: string }
  /** Small print at the end. */
  readonly closing: readonly string[]
}

const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, char => `&#${char.charCodeAt(0)};`)

export const toText = ({ paragraphs, link, closing }: Letter): string =>
  [...paragraphs, ...(link ? [`${link.text}:\n${link.url}`] : []), ...closing].join('\n\n')

const paragraph = (text: string, style = '') =>
  `<p style="margin:0 0 16px;${style}">${escapeHtml(text).replaceAll('\n', '<br>')}</p>`

/** Plain HTML without pictures or anything fetched from elsewhere; readable in any mail program, light or dark. */
export function toHtml({ subject, paragraphs, link, closing }: Letter): string {
  const button = link
    ? `<p style="margin:24px 0"><a href="${escapeHtml(link.url)}" style="background:#7f284d;color:#ffffff;padding:12px 20px;border-radius:4px;text-decoration:none;font-weight:600">${escapeHtml(link.text)}</a></p>`
    : ''
  const body =
    paragraphs.map(text => paragraph(text)).join('') +
    button +
    closing.map(text => paragraph(text, 'font-size:14px;opacity:.8')).join('')
  return `<!doctype html><html lang="nb"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeHtml(subject)}</title></head><body style="margin:0;padding:24px 16px;font:17px/1.55 system-ui,-apple-system,'Segoe UI',sans-serif"><div style="max-width:560px;margin:0 auto"><p style="margin:0 0 24px;font:500 22px Georgia,serif">Rettighetsportalen</p>${body}</div></body></html>`
}
