import { expect, it } from 'vitest'
import { checkBrev, defineBrev, eksempelverdier, fillBrev } from './brev.ts'

const mal = defineBrev({
  navn: 'proeve',
  tittel: 'Prøve',
  beskrivelse: 'Bare her.',
  plassholdere: {
    fornavn: { hva: 'Fornavnet', eksempel: 'Kari' },
    tittel: { hva: 'Tittelen på dokumentet', eksempel: 'Avtale', paakrevd: true },
    kommentar: { hva: 'Kommentaren', eksempel: 'Side to mangler.', avsnitt: true },
  },
  lenke: true,
  standard: {
    emne: 'Om «{tittel}»',
    tekst:
      'Hei, {fornavn}.\n\nDet gjelder {tittel}.\n\nFra oss:\n{kommentar}\n\n{lenke}\n\nHilsen {organisasjon}',
    knapp: 'Åpne',
  },
})
const write = (verdier: Record<string, string>, tekst = mal.standard) =>
  fillBrev(mal, tekst, { organisasjon: 'F©R', ...verdier }, 'https://portalen.example/a')
const faults = (part: Partial<typeof mal.standard>) => checkBrev(mal, { ...mal.standard, ...part })

it('fills the words, and sets the button where {lenke} stands', () => {
  expect(write({ fornavn: 'Kari', tittel: 'Avtale', kommentar: 'Side to.\n\nOg tre.' })).toEqual({
    subject: 'Om «Avtale»',
    paragraphs: ['Hei, Kari.', 'Det gjelder Avtale.', 'Fra oss:\nSide to.\n\nOg tre.'],
    link: { text: 'Åpne', url: 'https://portalen.example/a' },
    closing: ['Hilsen F©R'],
  })
})

it('leaves no hole where there is nothing to say', () => {
  const { paragraphs } = write({ fornavn: '', tittel: 'Avtale', kommentar: '' })
  expect(paragraphs).toEqual(['Hei.', 'Det gjelder Avtale.'])
})

it('never reads what a member has written as a placeholder, nor lets it break the subject', () => {
  const brev = write({ fornavn: '{lenke}', tittel: 'A {kommentar}\r\nBcc: b@ond.example', kommentar: 'K' })
  expect(brev.subject).toBe('Om «A {kommentar} Bcc: b@ond.example»')
  expect(brev.paragraphs[0]).toBe('Hei, {lenke}.')
})

it('says what is wrong with a text before it is saved', () => {
  expect(faults({})).toEqual({})
  expect(faults({ tekst: 'Hei {navn}. {tittel}\n\n{lenke}' }).tekst).toContain(
    '«{navn}» er ikke en plassholder',
  )
  expect(faults({ tekst: 'Hei.\n\n{lenke}' }).tekst).toBe('Teksten må ha {tittel}: tittelen på dokumentet.')
  expect(faults({ tekst: 'Om {tittel}.' }).tekst).toContain('Teksten må ha {lenke}')
  expect(faults({ tekst: 'Om {tittel}. Trykk {lenke} nå.' }).tekst).toContain('på en linje for seg selv')
  expect(faults({ tekst: 'Om {tittel}.\n\n{lenke}\n\n{lenke}' }).tekst).toContain('bare ha {lenke} ett sted')
  expect(faults({ tekst: 'Om {tittel}. Konto 0099.12.34551\n\n{lenke}' }).tekst).toContain('kontonummer')
  expect(faults({ emne: '{tittel}, NO93 8601 1117 947' }).emne).toContain('kontonummer')
  expect(faults({ tekst: 'Om {tittel. \n\n{lenke}' }).tekst).toBeDefined()
  expect(faults({ emne: ' ', knapp: '' })).toEqual({
    emne: 'Skriv et emne.',
    knapp: 'Skriv hva som skal stå på knappen.',
  })
  expect(faults({ emne: 'Trykk {lenke}' }).emne).toContain('er ikke en plassholder')
})

it('has a sample for every placeholder', () => {
  const { paragraphs, closing } = write({ ...eksempelverdier(mal) })
  expect([...paragraphs, ...closing].join(' ')).not.toMatch(/[{}]/)
})
