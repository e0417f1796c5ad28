/** The advisory lock of a year, whose second half is the year: what reads all of it shares it, what changes much of it at once holds it. */
export const yearLock = 7_146_010
