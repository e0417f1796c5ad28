import path from 'node:path'
import { parseAst } from 'vite'
import { modulesOf, rows } from './skjermside.ts'

type ModuleInfo = { code: string | null; importedIds: readonly string[] }
type Graph = { getModuleInfo(id: string): ModuleInfo | null }

const source = (module: string) => path.join(import.meta.dirname, module)
/**
 * What a package lists of its modules, by the names it gives them, where a module is such a list and nothing more. Who asks such a list
 * for one name needs that module alone.
 */
function listedIn(id: string, graph: Graph): ReadonlyMap<string, string> | null {
  const info = graph.getModuleInfo(id)
  if (!info?.code || !id.includes('node_modules')) return null
  const listed = new Map<string, string>()
  const sources = new Map<string, string | undefined>()
  for (const line of parseAst(info.code).body) {
    if (line.type === 'ExpressionStatement' && line.directive) continue
    if (line.type !== 'ExportNamedDeclaration' || !line.source) return null
    // In the order in which they are first named, as the bundler tells of them.
    if (!sources.has(line.source.value)) sources.set(line.source.value, info.importedIds[sources.size])
    const module = sources.get(line.source.value)
    for (const { exported } of line.specifiers)
      if (module && exported.type === 'Identifier') listed.set(exported.name, module)
  }
  return sources.size === info.importedIds.length ? listed : null
}

const lists = new Map<string, ReadonlyMap<string, string> | null>()
function listOf(id: string, graph: Graph): ReadonlyMap<string, string> | null {
  const before = lists.get(id)
  if (before !== undefined) return before
  const listed = listedIn(id, graph)
  lists.set(id, listed)
  return listed
}

/** A module and all it cannot begin without. */
function reachedFrom(start: string, graph: Graph): Set<string> {
  const found = new Set([start])
  for (const id of found) {
    const info = graph.getModuleInfo(id)
    for (const imported of info?.importedIds ?? []) {
      const listed = listOf(imported, graph)
      if (!listed) found.add(imported)
      else {
        // A word more than it asks for does no harm: it only comes a little early.
        const words = new Set(info?.code?.match(/[\w$]+/g))
        for (const [name, module] of listed) if (words.has(name)) found.add(module)
      }
    }
  }
  return found
}

/** How many of these modules reach each. */
function countReached(starts: readonly string[], graph: Graph): ReadonlyMap<string, number> {
  const counts = new Map<string, number>()
  for (const start of starts)
    for (const id of reachedFrom(start, graph)) counts.set(id, (counts.get(id) ?? 0) + 1)
  return counts
}

type Plan = {
  /** What comes before any screen. */
  foerst: ReadonlySet<string>
  /** The way in. */
  inn: ReadonlySet<string>
  /** The frame around the members' screens, which the ways in share some words and the mark with. */
  ramme: ReadonlySet<string>
  /** What a document is shown with, to the member and to staff; some of its fields stand on other screens too. */
  dokument: ReadonlySet<string>
  medlem: ReadonlyMap<string, number>
  andre: ReadonlyMap<string, number>
}

function makePlan(graph: Graph): Plan {
  const medlem = rows.flatMap(row => (row.ramme === 'medlem' ? modulesOf(row).slice(-1).map(source) : []))
  const alle = [...new Set(rows.flatMap(modulesOf))].map(source)
  return {
    foerst: reachedFrom(source('src/main.tsx'), graph),
    inn: reachedFrom(source('src/features/auth/login-page.tsx'), graph),
    ramme: reachedFrom(source('src/app/member-layout.tsx'), graph),
    dokument: reachedFrom(source('src/features/dokument/dokument-list-page.tsx'), graph).intersection(
      reachedFrom(source('src/features/vurdering/vurdering-page.tsx'), graph),
    ),
    medlem: countReached(medlem, graph),
    andre: countReached(
      alle.filter(id => !medlem.includes(id)),
      graph,
    ),
  }
}

/** What draws comes by itself: it is as large as all else before a screen, and is read while the rest is on its way. */
export const firstFileOf = (id: string): string =>
  /[\\/]node_modules[\\/](react|react-dom|scheduler)[\\/]/.test(id) ? 'react' : 'foerst'

/** A module that so many screens need is worth bringing to all of them. */
const enough = { medlem: 2, andre: 10 }

let plan: Plan | null = null
/**
 * The file in which a module comes; null leaves that to the bundler. Left to it alone, what some screens share is cut so finely that a
 * screen is made of some fifty files, and on a slow line each waits its turn. What a module imports is reached by all who reach it, so
 * that no two files need one another.
 */
export function fileOf(id: string, graph: Graph): string | null {
  plan ??= makePlan(graph)
  const foerst = plan.foerst.has(id)
  const ofMedlem = (plan.medlem.get(id) ?? 0) >= enough.medlem
  const ofAndre = (plan.andre.get(id) ?? 0) >= enough.andre
  // The ways in have a file of their own: what only screens behind them share does not come before somebody is in.
  if (!foerst && plan.inn.has(id) && !ofMedlem && !plan.ramme.has(id)) return null
  // What we have written changes with each edition, what others have does not.
  if (foerst || plan.inn.has(id)) return id.includes('node_modules') ? 'pakker' : 'felles'
  if (ofMedlem) return ofAndre ? 'delt' : 'medlem'
  // A sign that the frame has, and that no two screens do.
  if (plan.ramme.has(id) && id.includes('node_modules')) return 'medlem'
  if (ofAndre) return 'andre'
  if (!plan.dokument.has(id)) return null
  return plan.andre.get(id) === 1 ? 'dokument' : 'felt'
}
