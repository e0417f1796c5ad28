import path from 'node:path'
import { modulesOf, rows } from './skjermside.ts'

type ModuleInfo = { importedIds: readonly string[]; dynamicallyImportedIds: readonly string[] }
type Graph = { getModuleInfo(id: string): ModuleInfo | null }

const source = (module: string) => path.join(import.meta.dirname, module)
/** A module and all it cannot begin without. */
function reachedFrom(start: string, graph: Graph): Set<string> {
  const found = new Set([start])
  for (const id of found)
    for (const imported of graph.getModuleInfo(id)?.importedIds ?? []) found.add(imported)
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
  /** What comes before any screen, or is passed by there in a package's list of all that it has. */
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
  if (plan.foerst.has(id)) return 'grunn'
  const ofMedlem = (plan.medlem.get(id) ?? 0) >= enough.medlem
  const ofAndre = (plan.andre.get(id) ?? 0) >= enough.andre
  // The ways in have a file of their own: what only screens behind them share does not come before somebody is in.
  if (plan.inn.has(id) && !ofMedlem && !plan.ramme.has(id)) return null
  // What we have written changes with each edition, what others have does not.
  if (plan.inn.has(id)) return id.includes('node_modules') ? 'pakker' : 'felles'
  if (ofMedlem) return ofAndre ? 'delt' : 'medlem'
  if (ofAndre) return 'andre'
  if (!plan.dokument.has(id)) return null
  return plan.andre.get(id) === 1 ? 'dokument' : 'felt'
}
