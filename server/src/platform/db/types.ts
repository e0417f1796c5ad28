import pg from 'pg'

/**
 * How values come out of the database: `bigint` and `count(*)` as number, or as bigint where a number would round;
 * `timestamptz` as Date; `date` as the text YYYY-MM-DD, because a Date would be a moment in some time zone; `numeric`
 * as text.
 */
export const typeParsers: pg.CustomTypesConfig = {
  getTypeParser: (oid, format) => {
    if (format !== 'binary') {
      if (oid === pg.types.builtins.INT8) return parseInt8
      if (oid === pg.types.builtins.DATE) return (value: string) => value
    }
    return pg.types.getTypeParser(oid, format)
  },
}

function parseInt8(value: string): number | bigint {
  const number = Number(value)
  return Number.isSafeInteger(number) ? number : BigInt(value)
}
