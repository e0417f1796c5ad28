import type { Dokument } from '@rp/contract/dokument'
import { statusnavn } from '@rp/contract/status'
import { turEtter } from '@rp/contract/tur'
import { expect, test } from 'vitest'
import { stillingOf } from './oppgave.ts'

const dokument = (status: string, produksjonsnavn = 'Nattferja til Ærøya', fagfunksjon = '') =>
  ({
    _id: status,
    status,
    status_comment: '',
    tur: {
      hos: turEtter('oss', { slag: 'vurdert', status, kommentar: '' }),
      siden: '2026-11-18T10:00:00Z',
      besvart: null,
    },
    filnavn: 'kontrakt.pdf',
    arbeidstaker: 'Kari Elise Nordlys',
    produksjonsselskap: 'Fjordfilm AS',
    updatedAt: '2026-11-18T10:00:00Z',
    ansiennitet: [{ produksjonsnavn, fagfunksjon }],
  }) as Dokument

test('each of the ten statuses waits for the member, lies with us, or is finished', () => {
  const stilling = stillingOf(statusnavn.map(status => dokument(status)))
  expect(stilling.oppgaver.map(oppgave => oppgave.status)).toEqual([
    'FYLL INN EPISODER',
    'MANGLER EPISODER',
    'MANGLER PRODUKSJONSINFORMASJON',
    'MANGLER GODKJENT FAGFUNKSJON',
    'MANGLER SIGNATUR',
    'DOKUMENTASJONEN ER MANGELFULL',
  ])
  expect(stilling).toMatchObject({ hosOss: 3, ferdig: 1, antall: 10 })
})

test('what KI has read waits for the member to look at it, and leads to it', () => {
  const { oppgaver, hosOss } = stillingOf([{ ...dokument('KI VURDERT'), kiVenter: true }])
  expect(oppgaver).toMatchObject([
    { knapp: 'Sjekk opplysningene', til: '/kontraktsdatabase?dokument=KI+VURDERT&til=forslag' },
  ])
  expect(hosOss).toBe(0)
})

test('a status of our own making, and a missing one, lie with us', () => {
  expect(stillingOf([dokument('Revidert'), dokument('')])).toMatchObject({ oppgaver: [], hosOss: 2 })
})

test('a task leads to the place where it is done, or to the document as a whole', () => {
  const places = stillingOf(statusnavn.map(status => dokument(status))).oppgaver.map(oppgave =>
    new URL(oppgave.til, 'http://portalen').searchParams.get('til'),
  )
  expect(places).toEqual(['episoder', 'episoder', 'produksjon', 'fagfunksjon', 'signatur', null])
})

test('a task is named after the work, or after the file when the document names none', () => {
  const [first, second] = stillingOf([
    dokument('MANGLER SIGNATUR', 'Nattferja til Ærøya'),
    dokument('MANGLER SIGNATUR', ''),
  ]).oppgaver
  expect(first?.verk).toBe('Nattferja til Ærøya')
  expect(second).toMatchObject({ verk: null, filnavn: 'kontrakt.pdf' })
})

test('a document with us that lacks a registration is a task; a finished one never is', () => {
  const stilling = stillingOf([
    dokument('IKKE VURDERT', ''),
    dokument('UNDER BEHANDLING', ' ', 'Klipper'),
    dokument('BEHANDLET', ''),
  ])
  expect(stilling).toMatchObject({
    oppgaver: [{ status: 'IKKE VURDERT', knapp: 'Fyll inn registreringen', verk: null }],
    hosOss: 1,
    ferdig: 1,
  })
})

test('a document with us that does not say whose it is, or for whom, is a task too', () => {
  const utenBegge = { ...dokument('IKKE VURDERT'), arbeidstaker: '', produksjonsselskap: ' ' }
  const utenSelskap = { ...dokument('UNDER BEHANDLING'), produksjonsselskap: '' }
  const ferdig = { ...dokument('BEHANDLET'), arbeidstaker: '' }
  const { oppgaver, hosOss } = stillingOf([utenBegge, utenSelskap, ferdig])
  expect(oppgaver.map(({ setning }) => setning)).toEqual([
    'Fyll inn arbeidstaker og produksjonsselskap.',
    'Fyll inn produksjonsselskap.',
  ])
  expect(hosOss).toBe(0)
})

test('what KI has read, and what the member has answered, is no task', () => {
  const lest = { ...dokument('KI VURDERT'), arbeidstaker: '' }
  const spurt = dokument('FYLL INN EPISODER')
  const besvart = {
    ...spurt,
    tur: { hos: 'oss' as const, siden: '2026-11-19T10:00:00Z', besvart: '2026-11-19T10:00:00Z' },
  }
  expect(stillingOf([spurt]).oppgaver).toHaveLength(1)
  expect(stillingOf([lest, besvart])).toMatchObject({ oppgaver: [], hosOss: 2, ferdig: 0 })
})

test('a status in our own words that asks for something is a task', () => {
  const spurt = { ...dokument('Revidert'), tur: { hos: 'medlem' as const, siden: '', besvart: null } }
  expect(stillingOf([spurt]).oppgaver).toMatchObject([
    { setning: 'Les kommentaren fra oss, og svar på den.' },
  ])
})

test('what staff have asked for stands before what is not filled in yet, the longest wait first', () => {
  const spurt = (status: string, siden: string) => {
    const { tur, ...resten } = dokument(status)
    return { ...resten, tur: { ...tur, siden } }
  }
  const { oppgaver } = stillingOf([
    dokument('IKKE VURDERT', ''),
    spurt('MANGLER SIGNATUR', '2026-11-18T10:00:00Z'),
    dokument('UNDER BEHANDLING', ''),
    spurt('MANGLER EPISODER', '2026-09-02T10:00:00Z'),
  ])
  expect(oppgaver.map(({ status }) => status)).toEqual([
    'MANGLER EPISODER',
    'MANGLER SIGNATUR',
    'IKKE VURDERT',
    'UNDER BEHANDLING',
  ])
})
