const kroner = new Intl.NumberFormat('nb-NO', { minimumFractionDigits: 2, maximumFractionDigits: 2 })

/** An amount in øre as people read it: 123456 is «1 234,56 kr», with spaces that do not break. */
export const formatKroner = (oere: number): string => `${kroner.format(oere / 100)}\u00a0kr`
