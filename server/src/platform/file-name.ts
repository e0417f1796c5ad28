import { cutText } from './cut-text.ts'

/** Not the joiner that makes one sign of several: «👩‍🎨». */
const invisible = /\p{Cc}|(?!\u200D)\p{Cf}/gu

/**
 * A name that a person has given a file, to be shown: without what is not seen, in composed form (NFC), which such a sign between a letter
 * and its mark would be in the way of, and not endlessly long. It is no path.
 * @param fallback the name of a file that has none
 */
export const cleanFileName = (name: string | undefined, fallback: string, mostUnits = 255): string =>
  cutText((name ?? '').replace(invisible, '').normalize('NFC').trim(), mostUnits).trim() || fallback
