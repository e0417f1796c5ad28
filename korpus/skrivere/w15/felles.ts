import { tre } from '../hjelp.ts'
import { selskaper } from './register.ts'

/** The organisation number of a company in the register, as it is printed. */
export const org = (navn: string) => tre(selskaper.find(one => one.navn === navn)?.orgnr ?? '')

export const klausuler = {
  '1a': 'For medlemmer av Norsk filmforbund med forvaltningskontrakt med F©R reguleres opphavsrettigheter i «Avtale om rettigheter mellom Virke Produsentforeningen og Norsk Filmforbund/F©R av 29.10.2016».',
  '1b': 'Utnyttelse av produksjonen reguleres i særskilt avtale mellom kringkaster/mediehus og F©R v/Norsk Filmforbund.',
  '2': 'For medlemmer av Norsk filmforbund med forvaltningskontrakt med F©R klareres opphavsrettigheter i «Avtale om rettigheter for innkjøpte produksjoner mellom Virke Produsentforeningen og Norsk Filmforbund/F©R av 09.05.2017».',
  EN: 'For members of NFF with management contract with F©R, the governing agreement relating to rights on this production is regulated in a separate Rights Agreement between Virke Produsentforeningen and NFF/F©R of 29.10.2016.',
} as const
