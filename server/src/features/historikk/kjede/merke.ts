/** The end of the chain at one moment. All that stands before it is in its hash. */
export type Merke = { readonly lenke: number; readonly hash: string }

/**
 * As a person keeps it and gives it back: the number of the link and its hash, in groups, so that no run of digits in it looks like the
 * number of a person.
 */
export const toMerketekst = ({ lenke, hash }: Merke): string =>
  [lenke, ...(hash.match(/.{1,8}/g) ?? [])].join('-')

/** Null when the text is no mark. */
export function readMerketekst(text: string): Merke | null {
  const [, lenke, groups = ''] = /^\s*(\d{1,12})[-:]([0-9a-f-]{64,80})\s*$/i.exec(text) ?? []
  const hash = groups.replaceAll('-', '').toLowerCase()
  return lenke && hash.length === 64 ? { lenke: Number(lenke), hash } : null
}
