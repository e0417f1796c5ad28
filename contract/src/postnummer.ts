/** No country filled in is taken for Norway, where nearly all members live. */
export const isNorge = (land: string): boolean => /^(norge|noreg|norway|no)?$/i.test(land.trim())

/** As it is stored: without what some write before it. */
export const normalPostnummer = (value: string): string =>
  value.trim().replace(/^n(o|-)?-?\s*(?=\d{4}$)/i, '')

/** Four digits in Norway. Other countries have rules of their own, which we leave to them. */
export function checkPostnummer(value: string, land: string): string | null {
  const postnummer = normalPostnummer(value)
  if (postnummer === '' || !isNorge(land)) return null
  // The table of postal codes may lack a new one, so what is not in it can be saved; but the series begins at 0001.
  if (postnummer === '0000')
    return 'Postnummeret 0000 finnes ikke. Bor du i et annet land, så velg landet først.'
  return /^\d{4}$/.test(postnummer)
    ? null
    : 'Et norsk postnummer har 4 sifre. Bor du i et annet land, så velg landet først.'
}
