import { quartersImage, withExif } from '../server/test/pdf/sample-images.ts'
import { textPdf } from '../server/test/pdf/sample-pdfs.ts'

/** A file as Playwright's file chooser takes it. */
export type Fil = { name: string; mimeType: string; buffer: Buffer }

export const pdf = async (name: string, sider: string[]): Promise<Fil> => ({
  name,
  mimeType: 'application/pdf',
  buffer: await textPdf(sider),
})

/** A photo as a phone takes it: stored lying, with a note in EXIF that says how it was held, and where. */
export const telefonbilde = async (name: string, orientation: number): Promise<Fil> => ({
  name,
  mimeType: 'image/jpeg',
  buffer: withExif(await quartersImage(1200, 900).jpeg({ quality: 85 }).toBuffer(), orientation),
})

export const tekstfil = (name: string): Fil => ({
  name,
  mimeType: 'application/pdf',
  buffer: Buffer.from('Dette er ikke en PDF, uansett hva navnet sier.'),
})

/** The first bytes of an iPhone's own picture format. */
export const heic = (name: string): Fil => ({
  name,
  mimeType: 'image/jpeg',
  buffer: Buffer.concat([Buffer.from([0, 0, 0, 24]), Buffer.from('ftypheic'), Buffer.alloc(64)]),
})
