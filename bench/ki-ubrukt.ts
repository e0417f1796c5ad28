import { glob, readFile } from 'node:fs/promises'
import path from 'node:path'
import ts from 'typescript'

/** Documents that each pattern matched in, by its source and flags. */
export type Treff = Map<string, Set<string>>

const nameOf = ({ source, flags }: RegExp): string => `/${source}/${flags}`

/**
 * Notes which document every pattern matches in, from now on and for as long as the process lives. Every method that uses a pattern
 * asks its `exec` (ECMA-262, RegExpExec).
 * @param at the document being read
 */
export function watchPatterns(at: () => string): Treff {
  const treff: Treff = new Map()
  const { exec } = RegExp.prototype
  RegExp.prototype.exec = function (this: RegExp, text: string) {
    const found = exec.call(this, text)
    const name = nameOf(this)
    const own = treff.get(name) ?? new Set()
    treff.set(name, own)
    if (found) own.add(at())
    return found
  }
  return treff
}

type Moenster = { sted: string; moenster: string; dokumenter: number | null }

/** Every pattern that stands in the source, where, and how many documents it matched in; null where it was never tried. */
export async function listPatterns(root: string, folder: string, treff: Treff): Promise<Moenster[]> {
  const files = await Array.fromAsync(glob('**/*.ts', { cwd: path.join(root, folder) }))
  const perFile = files
    .filter(name => !name.endsWith('.test.ts'))
    .toSorted()
    .map(async name => {
      const file = path.join(folder, name)
      const source = ts.createSourceFile(
        file,
        await readFile(path.join(root, file), 'utf8'),
        ts.ScriptTarget.Latest,
      )
      const found: Moenster[] = []
      const visit = (node: ts.Node): void => {
        if (ts.isRegularExpressionLiteral(node)) {
          const { line } = source.getLineAndCharacterOfPosition(node.getStart(source))
          const moenster = node.text
          const sorted = moenster.replace(/[a-z]*$/u, flags => [...flags].toSorted().join(''))
          found.push({ sted: `${file}:${line + 1}`, moenster, dokumenter: treff.get(sorted)?.size ?? null })
        }
        ts.forEachChild(node, visit)
      }
      visit(source)
      return found
    })
  return (await Promise.all(perFile)).flat()
}
