import pg from 'pg'

export type Statement = { text: string; values: unknown[] }
type Plan = {
  'Node Type': string
  'Relation Name'?: string
  'Plan Rows': number
  Plans?: Plan[]
}
/** Where a statement reads a whole table, and how many of its rows it is then expected to use. */
export type Scan = { table: string; how: string; rows: number }

const isData = /^\s*(\/\*.*?\*\/\s*)?(select|insert|update|delete|with)\b/i

/** Listens to every statement that this process sends; each text once, with the first values it came with. */
export function recordStatements() {
  const statements = new Map<string, Statement>()
  const original = pg.Client.prototype.query
  const listening = function (this: pg.Client, ...given: unknown[]) {
    const [first, second] = given as [string | Partial<Statement>, unknown]
    const text = typeof first === 'string' ? first : (first?.text ?? '')
    const values = (typeof first === 'object' && first?.values) || (Array.isArray(second) ? second : [])
    if (isData.test(text) && !statements.has(text)) statements.set(text, { text, values })
    return Reflect.apply(original, this, given)
  }
  pg.Client.prototype.query = listening as typeof original
  return {
    statements,
    stop: () => {
      pg.Client.prototype.query = original
    },
  }
}

function* scansOf(plan: Plan): Generator<Scan> {
  const { 'Node Type': how, 'Relation Name': table, 'Plan Rows': rows } = plan
  if (table && how.endsWith('Seq Scan')) yield { table, how, rows }
  for (const part of plan.Plans ?? []) yield* scansOf(part)
}

/** Reads the plan of a statement without running it. */
export async function findScans(client: pg.ClientBase, { text, values }: Statement): Promise<Scan[]> {
  const { rows } = await client.query({ text: `explain (format json) ${text}`, values: [...values] })
  return rows.flatMap(row => [...scansOf(row['QUERY PLAN'][0].Plan)])
}
