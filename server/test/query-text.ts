import {
  type Compilable,
  DummyDriver,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type RawBuilder,
} from 'kysely'
import type { Tables } from '../src/features/database.ts'

const writer = new Kysely<Tables>({
  dialect: {
    createAdapter: () => new PostgresAdapter(),
    createDriver: () => new DummyDriver(),
    createIntrospector: db => new PostgresIntrospector(db),
    createQueryCompiler: () => new PostgresQueryCompiler(),
  },
})

export type QueryText = Pick<ReturnType<Compilable['compile']>, 'sql' | 'parameters'>

/** What a query of a repository says to the database. */
export const toQueryText = (query: RawBuilder<unknown>): QueryText => query.compile(writer)
