/** What factories need together: `Needs<typeof createA | typeof createB>` is what A needs and what B needs. */
export type Needs<Factory> = [Factory] extends [(needed: infer Needed) => unknown] ? Needed : never
