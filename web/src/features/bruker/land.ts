export const norge = 'Norge'

/** No country filled in is taken for Norway, where nearly all members live. */
export const isNorge = (land: string): boolean => /^(norge|noreg|norway|no)?$/i.test(land.trim())
