import { expect, test } from 'vitest'
import { readAar, readDag } from './read-dag.ts'

test.each([
  ['24.12.2026', '2026-12-24'],
  ['4.1.26', '2026-01-04'],
  [' 04/01/2027 ', '2027-01-04'],
  ['2026-12-24', '2026-12-24'],
  ['29.2.2028', '2028-02-29'],
  ['02. 05. 2024', '2024-05-02'],
  ['1. mai 2024', '2024-05-01'],
  ['1.mai\u00a02024', '2024-05-01'],
  ['1 Sept. 2024', '2024-09-01'],
])('«%s» er %s', (typed, day) => expect(readDag(typed)).toEqual({ dag: day, feil: undefined }))

test.each([
  ['31.02.2026', '31.02.2026 finnes ikke. Februar 2026 har 28 dager.'],
  ['29. februar 2025', '29.02.2025 finnes ikke. Februar 2025 har 28 dager.'],
  ['31.4.2026', '31.04.2026 finnes ikke. April 2026 har 30 dager.'],
  ['32.1.2026', '32.01.2026 finnes ikke. Januar 2026 har 31 dager.'],
  ['2026-13-01', '01.13.2026 finnes ikke. Måneden må være fra 1 til 12.'],
  ['1.1.1826', 'Året må være fra 2000 til 2099.'],
  ['1. ma 2024', 'Vi forstår ikke datoen. Skriv dag, måned og år, for eksempel 24.12.2026.'],
  ['i morgen', 'Vi forstår ikke datoen. Skriv dag, måned og år, for eksempel 24.12.2026.'],
  ['2.512', 'Vi forstår ikke datoen. Skriv dag, måned og år, for eksempel 24.12.2026.'],
  ['5.2024', 'Vi forstår ikke datoen. Skriv dag, måned og år, for eksempel 24.12.2026.'],
  ['112.2024', 'Vi forstår ikke datoen. Skriv dag, måned og år, for eksempel 24.12.2026.'],
  [' ', 'Skriv en dato.'],
])('«%s»: %s', (typed, feil) => expect(readDag(typed)).toEqual({ dag: null, feil }))

test.each([
  ['2023', 2023],
  ['20 23', 2023],
  ['2\u00a0023 ', 2023],
  ['23', 23],
])('året «%s» er %i', (typed, aar) => expect(readAar(typed)).toBe(aar))

test.each(['', '2023,5', '-2023', 'i år'])('«%s» er ikke et år', typed => expect(readAar(typed)).toBeNaN())
