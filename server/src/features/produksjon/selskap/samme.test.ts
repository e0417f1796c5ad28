import { expect, it } from 'vitest'
import { createSamme } from './samme.ts'

const selskap = (navn: string, orgnr = '', epost = '') => ({ id: navn, navn, orgnr, epost })
const samme = createSamme([
  selskap('Fjellrev Film AS', '974 760 673', 'post@fjellrev.example'),
  selskap('Nord & Sør Produksjoner AS'),
  selskap('Måkeskrik AS'),
  selskap('Måkeskrik ENK'),
  selskap('Delt Kontor Film AS', '', 'felles@kontor.example'),
  selskap('Delt Kontor Lyd AS', '', 'Felles@kontor.example'),
  selskap('Åsgård Film AS', '923609016'),
  selskap("Skipper'n Film AS"),
  selskap('AS'),
])

it.each([
  ['another letter case and space', ' fjellrev  FILM as ', 'Fjellrev Film AS'],
  ['no legal form', 'Fjellrev Film', 'Fjellrev Film AS'],
  ['the legal form as it was written before', 'Fjellrev Film A/S', 'Fjellrev Film AS'],
  ['punctuation', 'Fjellrev-Film, AS.', 'Fjellrev Film AS'],
  ['an ampersand written out', 'Nord og Sør Produksjoner', 'Nord & Sør Produksjoner AS'],
  ['an apostrophe of another kind', 'Skipper’n Film', "Skipper'n Film AS"],
  ['a decomposed letter', 'A\u030Asga\u030Ard Film', 'Åsgård Film AS'],
  ['the number beside the name', 'Fjellrev Film AS, org.nr. 974 760 673', 'Fjellrev Film AS'],
  ['the number beside another name', 'Reven (974760673)', 'Fjellrev Film AS'],
  ['the number as the VAT register writes it', 'NO 974 760 673 MVA', 'Fjellrev Film AS'],
  ['the e-mail address beside another name', 'Reven, Post@Fjellrev.example', 'Fjellrev Film AS'],
  ['the name beside an e-mail address nobody knows', 'Fjellrev Film annen@film.example', 'Fjellrev Film AS'],
  ['the legal form that tells two apart', 'Måkeskrik Enk', 'Måkeskrik ENK'],

  ['a name that is merely alike', 'Fjellrevy Film AS', null],
  ['a word more', 'Fjellrev Film Norge AS', null],
  ['a word less', 'Fjellrev AS', null],
  ['words in another order', 'Film Fjellrev AS', null],
  ['another letter', 'Asgård Film AS', null],
  ['different names altogether', 'Bølgebryter AS', null],
  ['another legal form', 'Fjellrev Film ENK', null],
  ['the number of one beside the name of another', 'Fjellrev Film AS 923 609 016', null],
  ['a number that nobody has beside the same name', 'Fjellrev Film AS 991 825 827', null],
  ['nine digits that are no number beside the same name', 'Fjellrev Film AS 123 456 789', null],
  ['two companies with the name', 'Måkeskrik', null],
  ['two companies with the e-mail address', 'Kontoret felles@kontor.example', null],
  ['a legal form alone', 'A/S', 'AS'],
  ['nothing that can be read', '– ?', null],
])('proposes a company: %s', (_, written, expected) => {
  expect(samme(written)?.navn ?? null).toBe(expected)
})
