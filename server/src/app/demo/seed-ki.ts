import { rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { Sted } from '@rp/contract/ki'
import type { Database, NewId } from '../../features/database.ts'
import { insertForslag, insertLesing } from '../../features/ki/ki.repository.ts'
import { withPdfium } from '../../platform/pdf/pdfium.ts'
import { groupLines } from '../../platform/reading/columns.ts'
import type { PageText, Reading } from '../../platform/reading/page-text.ts'
import { PdfPage } from '../../platform/reading/pdf-page.ts'
import { readTextLayer } from '../../platform/reading/text-layer.ts'
import { fractions, toLine } from '../../platform/reading/text-lines.ts'
import { finnSted } from './finn-sted.ts'
import type { DemoKi, DemoSitat } from './ki.ts'

/** Where each quote stands, in the order of the proposals and of the remarks. */
export type DemoSteder = { forslag: (Sted | null)[]; merknader: (Sted | null)[] }

const ingen = { forslag: [], merknader: [] }
/** Where signatures begin on a page. */
const nederste = 0.45

/** Finds the quotes in the contract's own text: nothing is recognised from pictures for a demo. */
export async function findDemoSteder(ki: DemoKi | null, mappe: string): Promise<DemoSteder> {
  if (!ki?.kontrakt) return ingen
  const sti = path.join(mappe, 'kontrakt-med-tekst.pdf')
  await writeFile(sti, await ki.kontrakt())
  const lest = await readText(sti)
  await rm(sti)
  const find = (sitat: DemoSitat) => sitat && finnSted(sitat.nederst ? bottomOf(lest) : lest, sitat.tekst)
  return {
    forslag: ki.forslag.map(one => find(one.sitat)),
    merknader: ki.merknader.map(one => find(one.sitat)),
  }
}

const readText = (sti: string): Promise<Reading> =>
  withPdfium(sti, (pdfium, document) => {
    const count = pdfium.FPDF_GetPageCount(document)
    const pages = Array.from({ length: count }, (_, index): PageText => {
      const page = new PdfPage(pdfium, document, index)
      const { width, height } = page
      const words = groupLines(readTextLayer(page).words)
      page.close()
      const lines = words.map(line => toLine(line, area => fractions(area, width, height)))
      return { number: index + 1, width, height, source: 'text', confidence: 1, lines, ink: [] }
    })
    return { pages, skipped: 0 }
  })

/** The lower part of the last page on which anybody signs; a schedule may come behind. */
function bottomOf({ pages, skipped }: Reading): Reading {
  const lower = pages.map(page => ({
    ...page,
    lines: page.lines.filter(({ box }) => page.number > 1 || box.top > nederste),
  }))
  return { pages: lower.toReversed(), skipped }
}

type Context = { newId: NewId; produksjonIds: readonly (string | null)[] }

/** A reading of long ago, with what became of its proposals. */
export async function insertDemoKi(
  { newId, produksjonIds }: Context,
  tx: Database,
  ki: DemoKi,
  steder: DemoSteder,
  det: { dokumentId: string; sider: number; startet: Date; ferdig: Date },
): Promise<void> {
  const id = newId()
  const done = ki.tilstand === 'ferdig'
  await insertLesing(tx, {
    id,
    dokument_id: det.dokumentId,
    tilstand: ki.tilstand,
    forsoek: 1,
    lest: done ? det.sider : 0,
    sider: det.sider,
    motor: done ? 'innebygd' : null,
    feil: ki.feil,
    merknader: JSON.stringify(
      ki.merknader.map(({ kode }, index) => ({ kode, sted: steder.merknader[index] ?? null })),
    ),
    startet: det.startet,
    ferdig: det.ferdig,
  })
  await insertForslag(
    tx,
    ki.forslag.map((one, index) => {
      const sted = steder.forslag[index]
      return {
        id: newId(),
        lesing_id: id,
        felt: one.felt,
        gruppe: one.gruppe,
        verdi: JSON.stringify(one.verdi),
        produksjon_id: one.felt === 'produksjon' ? (produksjonIds[one.gruppe ?? 0] ?? null) : null,
        i_behold: one.iBehold,
        sikkerhet: one.sikkerhet,
        sted: sted ? JSON.stringify(sted) : null,
        forklaring: one.forklaring,
        tilstand: one.tilstand,
      }
    }),
  )
}
