import { once } from '@rp/contract/once'
import type { Produksjon } from '@rp/contract/produksjon'
import { createMatcher, fold } from '../../ui/option-search.ts'
import { collator } from './insert-in-order.ts'
import type { Kolonne, ProduksjonSearch } from './produksjon-search.ts'

/** The distinct texts of one column in Norwegian order, and which of them each row has. */
type Column = {
  readonly texts: readonly string[]
  readonly lower: readonly string[]
  readonly of: Uint32Array
}

/** Productions by id: those of the user, and those broadcast in the viewing year. */
export type Ids = { has(id: string): boolean }

/**
 * Finds rows among tens of thousands between a key press and the next picture: each column is lower-cased and ranked once, when it is
 * first asked for, and a query walks an order that is ready.
 */
export type ProduksjonIndex = {
  /** Positions in `rows` of those that the search leaves, in its order. */
  find(search: Omit<ProduksjonSearch, 'side'>, mine: Ids, sendt: Ids): Uint32Array
  /** Names of companies that begin with what is typed, in Norwegian order. */
  suggestSelskap(typed: string, atMost: number): string[]
  /** Makes what the first key press would otherwise wait for. */
  warm(): void
}

/** @param rows in Norwegian order of title, as the server sends them */
export function createProduksjonIndex(rows: readonly Produksjon[]): ProduksjonIndex {
  const titles = once(() => rows.map(row => fold(row.Produksjonstittel)))
  const selskap = once(() => rankColumn(rows.map(row => row.Produksjonsselskap)))
  const verkstype = once(() => rankColumn(rows.map(row => row.Verkstype ?? '')))
  const orders = new Map<string, Uint32Array>()

  function orderOf(kolonne: Kolonne, synkende: boolean): Uint32Array {
    const key = `${kolonne} ${synkende}`
    const known = orders.get(key)
    if (known) return known
    const order =
      kolonne === 'tittel' ? byPosition(rows.length, synkende) : byRank(columnOf(kolonne), synkende)
    orders.set(key, order)
    return order
  }
  const columnOf = (kolonne: 'selskap' | 'verkstype') => (kolonne === 'selskap' ? selskap() : verkstype())

  return {
    find(search, mine, sendt) {
      const keeps = [
        containsTitle(titles, search.tittel),
        containsText(selskap, search.selskap),
        beginsYear(rows, search.premiere),
        isOneOf(verkstype, search.verkstyper),
        search.mine ? isAmong(rows, mine) : null,
        search.sendt ? isAmong(rows, sendt) : null,
      ].filter(keep => keep !== null)
      const order = orderOf(search.sorter, search.synkende)
      return keeps.length === 0 ? order : order.filter(row => keeps.every(keep => keep(row)))
    },
    suggestSelskap(typed, atMost) {
      const needle = fold(typed)
      if (needle === '') return []
      const { texts, lower } = selskap()
      const found: string[] = []
      for (let i = 0; i < texts.length && found.length < atMost; i++)
        if (lower[i]?.startsWith(needle)) found.push(texts[i] ?? '')
      return found
    },
    warm() {
      titles()
      orderOf('selskap', false)
      orderOf('verkstype', false)
    },
  }
}

type Keep = (row: number) => boolean

function containsTitle(titles: () => readonly string[], typed: string): Keep | null {
  const fits = createMatcher(typed)
  if (fits === null) return null
  const lower = titles()
  return row => fits(lower[row] ?? '')
}

/** Each name is looked at once, however many rows have it. */
function containsText(column: () => Column, typed: string): Keep | null {
  const fits = createMatcher(typed)
  if (fits === null) return null
  const { lower, of } = column()
  const hits = Uint8Array.from(lower, text => (fits(text) ? 1 : 0))
  return row => hits[of[row] ?? 0] === 1
}

function beginsYear(rows: readonly Produksjon[], typed: string): Keep | null {
  const needle = typed.trim()
  if (needle === '') return null
  return row => String(rows[row]?.Premiere ?? '').startsWith(needle)
}

function isOneOf(column: () => Column, chosen: readonly string[]): Keep | null {
  if (chosen.length === 0) return null
  const { texts, of } = column()
  const hits = Uint8Array.from(texts, text => (chosen.includes(text) ? 1 : 0))
  return row => hits[of[row] ?? 0] === 1
}

const isAmong =
  (rows: readonly Produksjon[], ids: Ids): Keep =>
  row =>
    ids.has(rows[row]?._id ?? '')

function rankColumn(values: readonly string[]): Column {
  const texts = [...new Set(values)].sort(collator().compare)
  const rank = new Map(texts.map((text, index) => [text, index]))
  return { texts, lower: texts.map(fold), of: Uint32Array.from(values, value => rank.get(value) ?? 0) }
}

function byPosition(length: number, synkende: boolean): Uint32Array {
  return Uint32Array.from({ length }, (_, index) => (synkende ? length - 1 - index : index))
}

/** Counting sort: rows of one text stay in the order of their titles, and those without one come last either way. */
function byRank({ texts, of }: Column, synkende: boolean): Uint32Array {
  const placeOf = (rank: number) => {
    if (texts[rank] === '') return texts.length
    return synkende ? texts.length - 1 - rank : rank
  }
  const places = of.map(placeOf)
  const next = new Uint32Array(texts.length + 2)
  for (const place of places) next[place + 1] = (next[place + 1] ?? 0) + 1
  for (let i = 1; i < next.length; i++) next[i] = (next[i] ?? 0) + (next[i - 1] ?? 0)
  const order = new Uint32Array(of.length)
  places.forEach((place, row) => {
    const position = next[place] ?? 0
    order[position] = row
    next[place] = position + 1
  })
  return order
}
