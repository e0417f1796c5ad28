import type { Scan, Statement } from './plans.ts'

/** Tables that stay short whatever the portal is used for. */
const short = new Set([
  'innstilling',
  'frase',
  'lagret_filter',
  'visningsaar',
  'fordelingsplan',
  'pott',
  'kjoering',
  'kjoering_pott',
  'kjoeringsarbeid',
  'utbetaling',
  'betaling',
  'frigivelse',
  'skattegrunnlag',
  'registerversjon',
  'engangsarbeid',
  'fillager',
  'noekkelproeve',
  'schema_migrering',
  // Jobs that are done leave the queue.
  '_private_jobs',
  '_private_tasks',
  '_private_job_queues',
  '_private_known_crontabs',
])

/** Statements that are about all of a table, and why no index could spare them that. */
const whole: readonly (readonly [RegExp, string])[] = [
  [/^with brukt as \(/, 'companies that are named anywhere and stand in no register: all names of all rows'],
  [
    /from produksjon p where .*order by coalesce\("p"\."(selskap|verkstype)"/s,
    'the list of /produksjoner in another order while the whole of it is under way: an order that puts what is missing last either way',
  ],
  [/^select count.* from produksjon p where \(not p\.ny or/s, 'its count is of nearly all rows'],
  [/from sletting$/, 'the report of erasures counts all of them'],
]

/** What of these scans is not allowed. */
export const forbiddenOf = ({ text }: Statement, scans: readonly Scan[]): Scan[] =>
  whole.some(([pattern]) => pattern.test(text.trim())) ? [] : scans.filter(({ table }) => !short.has(table))
