import type { Sharp } from 'sharp'
import type { Dokumentplan } from './dokumentplan.ts'
import { baseTitle, type Kontrakt } from './kontrakt.ts'
import { createFoto, photographPage, scanPages } from './kontrakt-bilde.ts'
import { createKontraktPdf, createPlanPdf } from './kontrakt-pdf.ts'
import type { Raster } from './raster.ts'
import type { Rng } from './rng.ts'

/** A file of an upload; its bytes are made when somebody asks for them. */
export type DemoFil = { navn: string; lag: () => Promise<Buffer> }

const photoDpi = 112
const scanDpi = 130

/** The files that the owner handed in, in the order of the upload. */
export function createFiler(plan: Dokumentplan, kontrakt: Kontrakt, raster: Raster, rng: Rng): DemoFil[] {
  if (plan.form === 'pdf')
    return [{ navn: createPdfnavn(kontrakt, rng), lag: () => createKontraktPdf(kontrakt) }]
  if (plan.form === 'skann') {
    const askew = rng.pick([-0.6, 0.4, 0.7])
    const lag = async () =>
      scanPages(await raster(await createKontraktPdf(kontrakt), scanDpi), askew, kontrakt.dato)
    return [{ navn: `Scan_${kontrakt.dato.toISOString().slice(0, 10).replaceAll('-', '')}.pdf`, lag }]
  }
  // Photos show the agreement itself; a schedule comes as the file it was sent as.
  const omfang = kontrakt.omfang === 'kort' ? 'kort' : 'vanlig'
  const photographed: Kontrakt = { ...kontrakt, omfang, framdriftsplan: false }
  const count = plan.status === 'DOKUMENTASJONEN ER MANGELFULL' ? 1 : pagesOf(photographed)
  const photos = createFotofiler(photographed, count, raster, rng)
  return plan.form === 'blandet'
    ? [...photos, { navn: 'Framdriftsplan.pdf', lag: () => createPlanPdf(kontrakt) }]
    : photos
}

/** What the layout makes of each extent; a test holds it to that. */
export const pagesOf = ({ omfang }: Pick<Kontrakt, 'omfang'>): number => (omfang === 'kort' ? 1 : 2)

function createFotofiler(kontrakt: Kontrakt, count: number, raster: Raster, rng: Rng): DemoFil[] {
  let drawing: Promise<Sharp[]> | null = null
  const pages = () => {
    drawing ??= createKontraktPdf(kontrakt).then(pdf => raster(pdf, photoDpi))
    return drawing
  }
  const first = rng.int(1204, 8800)
  return Array.from({ length: count }, (_, index) => {
    const foto = createFoto(rng)
    const lag = async () => {
      const page = (await pages())[index]
      if (!page) throw new Error('The demo photographed a page that the contract does not have.')
      return photographPage(page, foto)
    }
    return { navn: `IMG_${first + index}.jpg`, lag }
  })
}

function createPdfnavn(kontrakt: Kontrakt, rng: Rng): string {
  const title = baseTitle(kontrakt.verk[0]?.tittel ?? '')
    .replace(/[^\p{L}\p{N} -]/gu, '')
    .slice(0, 40)
    .trim()
  return rng.pick([
    `Arbeidsavtale ${title}.pdf`,
    `${title.replaceAll(' ', '_')}_signert.pdf`,
    `kontrakt ${title.toLocaleLowerCase('nb')}.pdf`,
    `Avtale ${kontrakt.arbeidstaker.navn} - ${title}.pdf`,
  ])
}
