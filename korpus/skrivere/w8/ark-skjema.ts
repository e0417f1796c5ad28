// Pieces of the offices' printed forms.
import { haand } from './hjelp.ts'

/** A box of a form with its small caption. */
export const rute = (etikett: string, svar: string, stil = '') =>
  `<div class="rute" style="${stil}"><small>${etikett}</small><div>${svar}</div></div>`

/** A square to tick, ticked by hand or not. */
export const kryss = (tekst: string, satt: boolean) =>
  `<span class="kryss">${satt ? `<span style="position:absolute;left:-.6mm;top:-1.8mm">${haand('x', { mm: 5, tykk: 10 })}</span>` : ''}</span>${tekst}`

/** The pen of one person: the same colour and slant all over the form. */
export const penn =
  (hvem: string, valg: Parameters<typeof haand>[1] = {}) =>
  (tekst: string) =>
    haand(tekst, { mm: 3.6, farge: '#1d2a78', ...valg, frø: `${hvem} ${tekst}` })

export const felt = (kolonner: string, ...ruter: string[]) =>
  `<div class="grid" style="grid-template-columns:${kolonner}">${ruter.join('')}</div>`
