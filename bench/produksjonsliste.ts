import type { Browser, BrowserContext, Page } from '@playwright/test'
import { text } from '../web/src/features/produksjon/produksjon.text.ts'

/** Each brings other titles to the first page than it opens with, which begin with «Arven i nord»: all its rows are drawn anew. */
const letters = [...'kbsmg']

export type Scene = { browser: Browser; address: string; token: string }

/** A browser that has fetched nothing yet, with the member's session. It marks the moment when the list is painted. */
export async function newContext({ browser, token }: Scene): Promise<BrowserContext> {
  const context = await browser.newContext({
    viewport: { width: 1440, height: 900 },
    reducedMotion: 'reduce',
  })
  await context.addInitScript(given => {
    if (!location.protocol.startsWith('http')) return
    localStorage.setItem('sessionToken', given)
    sessionStorage.setItem('rp.infoVist', 'ja')
    const observer = new MutationObserver(() => {
      if (!document.querySelector('tbody tr')) return
      observer.disconnect()
      requestAnimationFrame(() => requestAnimationFrame(() => performance.mark('malt')))
    })
    observer.observe(document, { childList: true, subtree: true })
  }, token)
  return context
}

/** Milliseconds from the start of the navigation until the list is painted. */
export async function openList(page: Page, address: string): Promise<number> {
  await page.goto(`${address}/produksjoner`, { waitUntil: 'commit' })
  return page.evaluate(
    () =>
      new Promise<number>(resolve => {
        new PerformanceObserver(list => {
          for (const { startTime } of list.getEntriesByName('malt')) resolve(startTime)
        }).observe({ type: 'mark', buffered: true })
      }),
  )
}

/** As `openList`, and waits until the whole list is here: before that the server answers a search. */
export async function openWhole(page: Page, address: string): Promise<void> {
  await openList(page, address)
  await page.locator('[data-hele="true"]').waitFor()
}

/** Milliseconds from the event that `act` causes until the table's new first row, and with it all rows in the window, is painted. */
export async function untilPainted(
  page: Page,
  event: 'keydown' | 'click',
  act: () => Promise<void>,
): Promise<number> {
  await page.bringToFront()
  await page.evaluate(name => {
    const firstRow = () => document.querySelector('tbody tr')?.textContent
    const before = firstRow()
    const maalt = new Promise<number>(resolve => {
      let start = 0
      const begin = () => {
        start = performance.now()
      }
      window.addEventListener(name, begin, { capture: true, once: true })
      const observer = new MutationObserver(() => {
        if ((firstRow() ?? before) === before) return
        observer.disconnect()
        requestAnimationFrame(() => requestAnimationFrame(() => resolve(performance.now() - start)))
      })
      observer.observe(document, { childList: true, characterData: true, subtree: true })
    })
    // Not returned: the press comes first.
    Reflect.set(window, 'maalt', maalt)
  }, event)
  await act()
  return page.evaluate(() => Reflect.get(window, 'maalt') as Promise<number>)
}

/** A field, and a bare table with as many rows as the list shows, of which each key press changes every text. */
export async function openBareTable(context: BrowserContext, rows: number): Promise<Page> {
  const page = await context.newPage()
  const row = `<tr>${'<td>Arven i nord</td>'.repeat(Object.keys(text.kolonne).length)}</tr>`
  await page.setContent(`<input><table>${row.repeat(rows)}</table><script>
    const cells = document.querySelectorAll('td')
    document.querySelector('input').oninput = event => {
      for (let i = 0; i < cells.length; i++) cells[i].firstChild.data = event.target.value + ' kveld ' + i
    }
  </script>`)
  await page.locator('input').focus()
  return page
}

/** Milliseconds from a key in the field that has the focus to the painted result; the field is then as it was. */
export async function pressKey(page: Page, round: number): Promise<number> {
  const press = (key: string) => untilPainted(page, 'keydown', () => page.keyboard.press(key))
  const ms = await press(letters.at(round % letters.length) ?? '')
  await press('Backspace')
  return ms
}
