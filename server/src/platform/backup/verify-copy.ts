import path from 'node:path'
import { StartError } from '../start-error.ts'
import { type Content, readContent } from '../written-file.ts'
import {
  databaseOf,
  format,
  listCopies,
  listOf,
  type Manifest,
  readFileList,
  readManifest,
} from './copy-folder.ts'
import type { TreeFile } from './file-tree.ts'

export type OpenedCopy = { folder: string; manifest: Manifest; files: TreeFile[] }

async function requireContent(copy: string, file: string, wanted: Content): Promise<void> {
  const found = await readContent(file).catch(() => null)
  if (found?.sha256 !== wanted.sha256 || found.bytes !== wanted.bytes)
    throw new StartError(
      `Sikkerhetskopien i ${copy} er skadet: ${path.relative(copy, file)} er ikke slik den ble skrevet. Ingenting er lagt tilbake. Bruk en annen kopi.`,
    )
}

/**
 * Opens a copy, or the newest in a folder of copies, and reads all of it but the stored files: those are checked as they are copied.
 * @throws StartError when there is none, it is not whole, or a newer portal has made it
 */
export async function openCopy(given: string): Promise<OpenedCopy> {
  const manifest = await readManifest(given)
  if (!manifest) {
    const newest = (await listCopies(given)).at(-1)
    if (newest && newest !== given) return openCopy(newest)
    throw new StartError(
      `${given} er ikke en hel sikkerhetskopi. Oppgi mappen som npm run backup laget, eller mappen den ligger i.`,
    )
  }
  if (manifest.format > format)
    throw new StartError(
      `Sikkerhetskopien i ${given} er laget av en nyere versjon av portalen. Bruk den versjonen, eller en nyere, til å legge den tilbake.`,
    )
  await requireContent(given, listOf(given), manifest.filliste)
  for (const table of manifest.tabeller)
    await requireContent(given, path.join(databaseOf(given), table.fil), table)
  return { folder: given, manifest, files: await readFileList(given) }
}
