import type { Reading } from '../../../platform/reading/page-text.ts'
import { maskerNumre } from '../masking.ts'

/** Contracts are shorter; what comes behind is annexes. */
const charactersAtMost = 60_000

/** What leaves the portal: the text page by page, with every ID and account number covered. */
export const toTekst = ({ pages }: Reading): string =>
  pages
    .map(page => `[Side ${page.number}]\n${maskerNumre(page.lines.map(line => line.text).join('\n'))}`)
    .join('\n\n')
    .slice(0, charactersAtMost)
