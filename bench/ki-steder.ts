import ts from 'typescript'

/**
 * A place in the source that can be taken away: an `if`, one side of an `||` or `??`, one way of a `?:`, what is spread into a list,
 * an entry of a list of patterns, a `.filter` or a `.replace`. `fra` to `til` goes, and `igjen` of it stays.
 */
export type Sted = {
  fil: string
  linje: number
  slag: string
  tekst: string
  fra: number
  til: number
  igjen: readonly [number, number] | null
}

const sides = new Map([
  [ts.SyntaxKind.BarBarToken, 'sann'],
  [ts.SyntaxKind.QuestionQuestionToken, 'noe'],
])
const chains = new Set(['filter', 'replace', 'replaceAll'])

/** An entry of a list that stands outside of every function: a pattern or the text of one, alone or with what it means. */
function isEntry(node: ts.Node): boolean {
  if (!ts.isArrayLiteralExpression(node.parent)) return false
  if (ts.isSpreadElement(node) || ts.isStringLiteral(node) || ts.isNumericLiteral(node)) return false
  const list = node.parent.parent
  if (ts.isArrayLiteralExpression(list)) return false
  for (let at: ts.Node = list; at; at = at.parent) if (ts.isFunctionLike(at)) return false
  return !ts.isIdentifier(node)
}

/** The source with a call around every place, which tells when it decides and can switch it off. */
export function instrument(fil: string, text: string, steder: Sted[]): string {
  const source = ts.createSourceFile(fil, text, ts.ScriptTarget.Latest, true)
  const place = (slag: string, gone: ts.Node, left: ts.Node | null): number => {
    const fra = gone.getStart(source)
    const linje = source.getLineAndCharacterOfPosition(fra).line + 1
    const igjen = left ? ([left.getStart(source), left.getEnd()] as const) : null
    const tekst = text.slice(fra, gone.getEnd()).replace(/\s+/gu, ' ').slice(0, 120)
    return steder.push({ fil, linje, slag, tekst, fra, til: gone.getEnd(), igjen }) - 1
  }
  const call = (name: string, at: number, rest: string) => `__bt.${name}(${at},${rest})`
  /** The text of a node in which some children have another one. */
  const copy = (node: ts.Node, own: ReadonlyMap<ts.Node, (text: string) => string> = new Map()): string => {
    let out = ''
    let from = node.getStart(source)
    ts.forEachChild(node, child => {
      const start = child.getStart(source)
      out += text.slice(from, start) + (own.get(child) ?? (same => same))(render(child))
      from = child.getEnd()
    })
    return out + text.slice(from, node.getEnd())
  }
  function decide(node: ts.Node): string {
    if (ts.isIfStatement(node)) {
      const { elseStatement: other } = node
      const yes = place('hvis', node, other ?? null)
      const no = other ? place('ellers', node, node.thenStatement) : -1
      const test = (own: string) => call('sann', yes, other ? call('usann', no, own) : own)
      return copy(node, new Map([[node.expression, test]]))
    }
    if (ts.isConditionalExpression(node)) {
      const [yes, no] = [place('ja', node, node.whenFalse), place('nei', node, node.whenTrue)]
      const test = (own: string) => call('sann', yes, call('usann', no, own))
      return copy(node, new Map([[node.condition, test]]))
    }
    const side = ts.isBinaryExpression(node) ? sides.get(node.operatorToken.kind) : undefined
    if (ts.isBinaryExpression(node) && side) {
      const [left, right] = [place('venstre', node, node.right), place('hoeyre', node, node.left)]
      return copy(
        node,
        new Map<ts.Node, (own: string) => string>([
          [node.left, own => call(side, left, own)],
          [node.right, own => call(side, right, own)],
        ]),
      )
    }
    if (ts.isSpreadElement(node) && ts.isArrayLiteralExpression(node.parent)) {
      const at = place('liste', node, null)
      return copy(node, new Map([[node.expression, (own: string) => call('liste', at, own)]]))
    }
    if (
      ts.isCallExpression(node) &&
      ts.isPropertyAccessExpression(node.expression) &&
      !ts.isOptionalChain(node)
    ) {
      const { expression: owner, name } = node.expression
      if (chains.has(name.text)) {
        const at = place('kjede', node, owner)
        return call('kjede', at, `'${name.text}',${render(owner)},[${node.arguments.map(render).join(',')}]`)
      }
    }
    return copy(node)
  }
  function render(node: ts.Node): string {
    if (!isEntry(node)) return decide(node)
    const at = place('post', node, null)
    return call('post', at, decide(node))
  }
  return copy(source)
}
