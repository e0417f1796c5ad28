/** Rows that neither a test nor a probe tries, and why: they stand in the table as not run. */
export const unproven: Readonly<Record<string, string>> = {
  D12: 'nothing tries the viewer against a hostile corpus',
  E1: 'no run of XSS strings through every field',
  F6: 'no run against a sink server or without a network',
  6: 'no run with a full disk under the database',
  21: 'files lie on a disk, never in an object store',
}
