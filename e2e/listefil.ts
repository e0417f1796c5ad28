import { readFile } from 'node:fs/promises'
import type { Locator, Page } from '@playwright/test'
import { chooseInListemenyen, expect } from './story.ts'

const cellsOf = (line: string): string[] =>
  [...line.matchAll(/(?<=^|;)(?:"((?:[^"]|"")*)"|([^;]*))(?=;|$)/g)].map(([, quoted, bare]) =>
    quoted === undefined ? (bare ?? '') : quoted.replaceAll('""', '"'),
  )
const plain = (text: string) => text.replaceAll(/\s+/gu, ' ').trim()
const numberOf = (text: string) =>
  /\d/.test(text)
    ? Number(
        text
          .replaceAll(/[\s kr]/gu, '')
          .replace(',', '.')
          .replace('−', '-'),
      )
    : Number.NaN
/** What the screen says where nobody has filled anything in: the file has an empty cell. */
const nothing = /^(–|Fyll inn|Mangler fagfunksjon)/

function isSame(file: string, shown: string): boolean {
  if (file === '') return shown === '' || nothing.test(shown)
  const number = numberOf(file)
  return Number.isNaN(number) ? shown.startsWith(file) : numberOf(shown) === number
}

/** What a file says that a list gives out, row for row and by its columns, is what its table on the screen says. */
export async function expectFileAsShown(page: Page, table: Locator, name: RegExp): Promise<void> {
  const fetched = page.waitForEvent('download')
  await chooseInListemenyen(page, 'Last ned CSV')
  const file = await fetched
  expect(file.suggestedFilename()).toMatch(name)
  const lines = (await readFile(await file.path(), 'utf8')).replace('\uFEFF', '').trim().split('\r\n')
  const [header = [], ...rows] = lines.map(cellsOf)
  const columns = (await table.getByRole('columnheader').allInnerTexts()).map(plain)
  const shared = columns.filter(column => header.includes(column))
  expect(shared.length).toBeGreaterThan(5)
  expect(rows.length).toBeGreaterThan(0)
  const shown = await table
    .getByRole('row')
    .filter({ has: page.getByRole('rowheader') })
    .evaluateAll(all => all.map(row => [...row.children].map(cell => (cell as HTMLElement).innerText)))
  for (const [index, row] of rows.entries())
    for (const column of shared) {
      const [file, cell] = [
        row[header.indexOf(column)] ?? '',
        plain(shown[index]?.[columns.indexOf(column)] ?? ''),
      ]
      expect([index, column, cell, isSame(plain(file), cell)]).toEqual([index, column, cell, true])
    }
}
