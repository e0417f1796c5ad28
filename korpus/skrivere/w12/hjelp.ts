import { strek as tegnStrek } from '../hjelp.ts'

/** Strokes that reach out of their box are shown. */
export const strek = (navn: string, farge?: string, bredde?: number): string =>
  tegnStrek(navn, farge, bredde, 'overflow:visible')

/** Standard texts as the organisation publishes them. */
export const k1a =
  'For medlemmer av Norsk filmforbund med forvaltningskontrakt med F©R reguleres opphavsrettigheter i «Avtale om rettigheter mellom Virke Produsentforeningen og Norsk Filmforbund/F©R av 29.10.2016».'
export const k1b =
  'Utnyttelse av produksjonen reguleres i særskilt avtale mellom kringkaster/mediehus og F©R v/Norsk Filmforbund.'
export const kEN =
  'For members of NFF with management contract with F©R, the governing agreement relating to rights on this production is regulated in a separate Rights Agreement between Virke Produsentforeningen and NFF/F©R of 29.10.2016.'
/** A signature lies on its line, over the lower edge of the box it is put in. */
export const paa = (hva: string) => `<div class="paa">${hva}</div>`
