import { expect, test } from 'vitest'
import { findOppgave } from './dokument-mangler.ts'

const hel = {
  status: 'IKKE VURDERT',
  tur: { hos: 'oss', siden: '2026-11-18T10:00:00Z', besvart: null },
  arbeidstaker: 'Kari',
  produksjonsselskap: 'Fjordfilm',
  ansiennitet: [{ produksjonsnavn: '', fagfunksjon: 'Klipper' }],
} as unknown as Parameters<typeof findOppgave>[0]
const tur = (hos: 'oss' | 'medlem' | 'ingen', besvart: string | null = null) => ({
  tur: { hos, siden: '2026-11-18T10:00:00Z', besvart },
})
const tom = { arbeidstaker: ' ' }

test.each([
  ['helt, og hos oss', {}, null],
  ['uten arbeidstaker', tom, 'mangler'],
  ['uten produksjonsselskap', { produksjonsselskap: '' }, 'mangler'],
  ['uten registrering', { ansiennitet: [] }, 'mangler'],
  ['spurt', { status: 'MANGLER SIGNATUR', ...tur('medlem') }, 'svar'],
  ['spurt i fritekst', { status: 'Revidert', ...tur('medlem') }, 'svar'],
  ['besvart', { status: 'MANGLER SIGNATUR', ...tom, ...tur('oss', '2026-11-19T10:00:00Z') }, null],
  ['lest av KI', { status: 'KI VURDERT', ...tom }, null],
  ['lest av KI og ikke sjekket', { status: 'KI VURDERT', kiVenter: true }, 'sjekk'],
  [
    'lest av KI, ikke sjekket og uten arbeidstaker',
    { status: 'KI VURDERT', kiVenter: true, ...tom },
    'sjekk',
  ],
  ['under behandling og ikke sjekket', { status: 'UNDER BEHANDLING', kiVenter: true }, 'sjekk'],
  ['besvart og ikke sjekket', { kiVenter: true, ...tur('oss', '2026-11-19T10:00:00Z') }, null],
  ['ferdig og ikke sjekket', { status: 'BEHANDLET', kiVenter: true, ...tur('ingen') }, null],
  ['lest av KI uten å finne noe', { status: 'KI VURDERT', ansiennitet: [] }, 'mangler'],
  ['ferdig', { status: 'BEHANDLET', ...tom, ...tur('ingen') }, null],
] as const)('et dokument som er %s', (_, del, oppgave) => {
  expect(findOppgave({ ...hel, ...del } as typeof hel)).toBe(oppgave)
})
