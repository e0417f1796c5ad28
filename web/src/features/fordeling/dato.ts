/** '3.4.2025' as '2025-04-03', null for nothing; anything else stands as it was typed, for a schema to refuse. */
export function readDato(typed: string): string | null {
  const parts = typed.trim().match(/^(\d{1,2})\.(\d{1,2})\.(\d{4})$/)
  if (!parts) return typed.trim() || null
  const [, day = '', month = '', year = ''] = parts
  return `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
}

/** '2025-04-03' as '03.04.2025'; nothing for null. */
export const writeDato = (dato: string | null): string => dato?.split('-').reverse().join('.') ?? ''
