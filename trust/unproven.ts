/** Rows that neither a test nor a probe tries, and why: they stand in the table as not run. */
export const unproven: Readonly<Record<string, string>> = {}
