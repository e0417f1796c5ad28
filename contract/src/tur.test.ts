import { expect, test } from 'vitest'
import { describeStatus, type Svarslag } from './status.ts'
import { medSvar, type Tur, turEtter } from './tur.ts'

/** Status, comment, and whose turn it is then. */
const vurdert: readonly (readonly [status: string, kommentar: string, tur: Tur])[] = [
  ['IKKE VURDERT', '', 'oss'],
  ['KI VURDERT', 'Sjekk opplysningene.', 'oss'],
  ['UNDER BEHANDLING', '', 'oss'],
  ['BEHANDLET', 'Ferdig.', 'ingen'],
  ['behandlet ', '', 'ingen'],
  ['FYLL INN EPISODER', '', 'medlem'],
  ['MANGLER EPISODER', '', 'medlem'],
  ['MANGLER PRODUKSJONSINFORMASJON', '', 'medlem'],
  ['MANGLER GODKJENT FAGFUNKSJON', '', 'medlem'],
  ['mangler signatur', '', 'medlem'],
  ['DOKUMENTASJONEN ER MANGELFULL', '', 'medlem'],
  ['Revidert', '', 'oss'],
  ['Revidert', 'Send oss vedlegg 2.', 'medlem'],
]

test.each(
  vurdert,
)('en vurdering til «%s» med kommentaren «%s» gir turen til %s', (status, kommentar, tur) => {
  for (const foer of ['oss', 'medlem', 'ingen'] as const)
    expect(turEtter(foer, { slag: 'vurdert', status, kommentar })).toBe(tur)
})

/** What the owner gives while they are asked with this status, and whose turn it is then. */
const gitt: readonly (readonly [status: string, gitt: readonly Svarslag[], tur: Tur])[] = [
  ['FYLL INN EPISODER', ['episoder'], 'oss'],
  ['FYLL INN EPISODER', ['annet', 'fagfunksjon'], 'medlem'],
  ['FYLL INN EPISODER', ['sider'], 'oss'],
  ['FYLL INN EPISODER', ['melding'], 'oss'],
  ['FYLL INN EPISODER', ['svart'], 'medlem'],
  ['MANGLER EPISODER', ['annet', 'episoder'], 'oss'],
  ['MANGLER PRODUKSJONSINFORMASJON', ['produksjon'], 'oss'],
  ['MANGLER PRODUKSJONSINFORMASJON', ['produksjonsselskap'], 'oss'],
  ['MANGLER PRODUKSJONSINFORMASJON', ['episoder'], 'medlem'],
  ['MANGLER GODKJENT FAGFUNKSJON', ['fagfunksjon'], 'oss'],
  ['MANGLER GODKJENT FAGFUNKSJON', ['annet'], 'medlem'],
  ['MANGLER SIGNATUR', ['sider'], 'oss'],
  ['MANGLER SIGNATUR', ['annet', 'episoder'], 'medlem'],
  ['DOKUMENTASJONEN ER MANGELFULL', ['annet'], 'oss'],
  ['DOKUMENTASJONEN ER MANGELFULL', ['svart'], 'oss'],
  ['Revidert', ['annet'], 'oss'],
  ['Revidert', ['svart'], 'oss'],
  ['Revidert', [], 'medlem'],
]

test.each(gitt)('hos medlemmet med «%s»: %s gir turen til %s', (status, slag, tur) => {
  expect(turEtter('medlem', { slag: 'gitt', status, gitt: slag })).toBe(tur)
})

test('det medlemmet gjør mens turen er vår, eller dokumentet er ferdig, flytter ingenting', () => {
  for (const foer of ['oss', 'ingen'] as const)
    for (const [status, slag] of gitt) expect(turEtter(foer, { slag: 'gitt', status, gitt: slag })).toBe(foer)
})

test('setningen etter et svar ber ikke om det samme igjen, og gjentar bare det en kjent status ba om', () => {
  const les = (status: string, dato: string | null) => medSvar(status, describeStatus(status).setning, dato)
  expect(les('MANGLER SIGNATUR', null)).toBe('Signer avtalen, og last opp siden på nytt.')
  expect(les('mangler signatur', '3. mai')).toBe(
    'Du svarte 3. mai, og vi ser på det. Dette ba vi om: Signer avtalen, og last opp siden på nytt.',
  )
  expect(les('Revidert', '3. mai')).toBe(
    'Du svarte 3. mai, og vi ser på det. Status ukjent. Kontakt support for mer informasjon.',
  )
})
