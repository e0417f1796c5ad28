import { maksBytesPerSidefil } from '@rp/contract/opplasting'
import { checkFile, type Filsjekk } from '../opplasting/file-check.ts'
import { text } from './sider.text.ts'

export type Sidesjekk = Filsjekk & { fil: File }

/** Whether a file can become pages: its type by content, then its size. The sentences are the specification's (section 5). */
export async function checkSide(fil: File): Promise<Sidesjekk> {
  if (fil.size > maksBytesPerSidefil) return { fil, type: null, feil: text.forStor(fil.name) }
  const { type, feil, taper, inni = [] } = await checkFile(fil)
  if (inni.length > 0) return { fil, type: null, feil, inni }
  if (type !== null) return { fil, type, feil: null, ...(taper && { taper }) }
  // An empty or unreadable file has a sentence of its own; every other fault is one of type.
  const isOfType = feil?.startsWith('Kun PDF') ?? true
  return { fil, type: null, feil: isOfType ? text.feilType : feil }
}

/** What is wrong with these files, each sentence once. */
export const sentencesOf = (files: readonly { feil: string | null }[]): string[] => [
  ...new Set(files.flatMap(({ feil }) => feil ?? [])),
]

/** Which files come into the list, and why others do not. A portfolio does, for the PDFs inside it: it is no page itself. */
export async function checkSider(files: readonly File[]) {
  const checked = await Promise.all(files.map(checkSide))
  const taken = checked.filter(({ feil, inni }) => feil === null || inni)
  return { taken, refused: sentencesOf(checked.filter(one => !taken.includes(one))) }
}
