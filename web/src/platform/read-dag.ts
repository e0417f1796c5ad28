import { Dag } from '@rp/contract/id'
import { maaneder } from './format.ts'

type Lest = { dag: string; feil: undefined } | { dag: null; feil: string }
const none = (feil: string): Lest => ({ dag: null, feil })

/** The day of '24.12.2026', '4.1.26', '24. desember 2026' or '2026-12-24' as '2026-12-24'; or why it is none. */
export function readDag(text: string): Lest {
  if (text.trim() === '') return none('Skriv en dato.')
  const parts = partsOf(text.trim())
  if (parts === null) return none('Vi forstår ikke datoen. Skriv dag, måned og år, for eksempel 24.12.2026.')
  const [aar, maaned, dag] = parts
  const siste = new Date(Date.UTC(aar, maaned, 0)).getUTCDate()
  const skrevet = `${two(dag)}.${two(maaned)}.${aar}`
  if (maaned < 1 || maaned > 12) return none(`${skrevet} finnes ikke. Måneden må være fra 1 til 12.`)
  if (dag < 1 || dag > siste)
    return none(`${skrevet} finnes ikke. ${inTitle(maaneder[maaned - 1])} ${aar} har ${siste} dager.`)
  const read = Dag.safeParse(`${aar}-${two(maaned)}-${two(dag)}`)
  return read.success ? { dag: read.data, feil: undefined } : none(read.error.issues[0]?.message ?? '')
}

const two = (part: number) => String(part).padStart(2, '0')
const inTitle = (word = '') => word.charAt(0).toUpperCase() + word.slice(1)

/** Year, month and day as they are written, also where there is no such day. */
function partsOf(text: string): [number, number, number] | null {
  const norsk = /^(\d{1,2}) ?[./ -] ?(\d{1,2}(?= ?[./ -])|\p{L}{3,}) ?[./ -]? ?(\d{2}|\d{4})$/u.exec(
    text.replace(/\s+/gu, ' '),
  )
  const iso = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text)
  if (iso) return [Number(iso[1]), Number(iso[2]), Number(iso[3])]
  const [, dag, maaned = '', aar = ''] = norsk ?? []
  const navngitt = maaneder.findIndex(navn => navn.startsWith(maaned.toLowerCase())) + 1
  const nummer = /^\d/.test(maaned) ? Number(maaned) : navngitt
  return norsk && (nummer > 0 || /^\d/.test(maaned))
    ? [Number(aar.padStart(4, '20')), nummer, Number(dag)]
    : null
}

/** A year as it is typed or pasted, '2 023' too; NaN for what is none. */
export function readAar(text: string): number {
  const digits = text.replace(/\s/gu, '')
  return /^\d+$/.test(digits) ? Number(digits) : Number.NaN
}
