import path from 'node:path'
import { medlemsskjermer, veierInn } from './skjermer.ts'

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
  /** What comes before any screen, and stays where it is. */
  foerst: ReadonlySet<string>
  inn: ReadonlyMap<string, number>
  /** The frame around the members' screens, which the ways in share some words and the mark with. */
  ramme: ReadonlySet<string>
  medlem: ReadonlyMap<string, number>
  andre: ReadonlyMap<string, number>
}

function makePlan(graph: Graph): Plan {
  const medlem = medlemsskjermer.map(source)
  const alle = graph.getModuleInfo(source('src/app/router.tsx'))?.dynamicallyImportedIds ?? []
  return {
    foerst: reachedFrom(source('src/main.tsx'), graph),
    inn: countReached(veierInn.map(source), graph),
    ramme: reachedFrom(source('src/app/member-layout.tsx'), graph),
    medlem: countReached(medlem, graph),
    andre: countReached(
      alle.filter(id => !medlem.includes(id)),
      graph,
    ),
  }
}

/**
 * What the first script only passes by, in a package's list of all that it has, and the screens need. A test of the build counts the
 * files of a screen: it fails when a package has moved them.
 */
const passedBy =
  /ds-react\/esm\/(typography\/(Body|Detail|Error|Label)|utils-external|utils\/(hooks\/use(?!MergeRefs|RefWithInit)|helpers\/(?!className|create-)))|react-query\/build\/modern\/(?!QueryClientProvider)|query-core\/build\/modern\/(mutation|query)Observer/

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
  if (plan.foerst.has(id)) return passedBy.test(id) ? 'grunn' : null
  const ofMedlem = (plan.medlem.get(id) ?? 0) >= enough.medlem
  const ofAndre = (plan.andre.get(id) ?? 0) >= enough.andre
  // The ways in have a file of their own: what only screens behind them share does not come before somebody is in.
  if (plan.inn.has(id)) return ofMedlem || plan.ramme.has(id) ? 'felles' : null
  if (ofMedlem) return ofAndre ? 'delt' : 'medlem'
  return ofAndre ? 'andre' : null
}
