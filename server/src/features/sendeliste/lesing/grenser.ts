/** Rows that one list may have. */
export const maxRows = 50_000
