import { expect, it } from 'vitest'
import { registrering } from '../../../test/dokument.ts'
import { groupFagfunksjoner } from './mine-registreringer.ts'

const entry = (produksjonsID: string | null, fagfunksjon: string) =>
  registrering('Øyfolk', { produksjonsID, fagfunksjon })

it('names each function of a production once, across documents', () => {
  const groups = groupFagfunksjoner([
    { ansiennitet: [entry('a', 'Klipp'), entry('b', 'Foto')] },
    { ansiennitet: [entry('a', 'Regi'), entry('a', ' Klipp ')] },
  ])
  expect([...groups]).toEqual([
    ['a', ['Klipp', 'Regi']],
    ['b', ['Foto']],
  ])
})

it('passes over entries without a function, and those whose production is not in the register', () => {
  expect(groupFagfunksjoner([{ ansiennitet: [entry('a', '  '), entry(null, 'Klipp')] }]).size).toBe(0)
})
