import { expect, test } from 'vitest'
import { utkastOf } from './opplasting-draft.ts'
import {
  fileFaults,
  type Handling,
  isBusy,
  isStarted,
  type Opplasting,
  reduce,
  startState,
  type Valgtfil,
} from './opplasting-state.ts'

const chosen = (id: string): Valgtfil => ({ id, fil: new File(['x'], `${id}.jpg`), type: 'jpeg', feil: null })
const after = (...actions: Handling[]): Opplasting => actions.reduce(reduce, startState('første'))
const withFiles = (...ids: string[]): Handling => ({
  type: 'filer_valgt',
  filer: ids.map(chosen),
  noekkel: 'filer',
})
const order = (state: Opplasting) => state.filer.map(file => file.id).join('')

test('filer kommer etter dem som er valgt før, og kan flyttes', () => {
  const state = after(withFiles('a', 'b'), withFiles('c'))
  expect(order(state)).toBe('abc')
  const up = reduce(state, { type: 'fil_flyttet', id: 'c', retning: -1, noekkel: 'n' })
  expect(order(up)).toBe('acb')
  expect(order(reduce(up, { type: 'fil_flyttet', id: 'a', retning: -1, noekkel: 'n' }))).toBe('acb')
  expect(order(reduce(up, { type: 'fil_flyttet', id: 'b', retning: 1, noekkel: 'n' }))).toBe('acb')
})

test('det som tas ut av en portefølje, står der den sto', () => {
  const state = after(withFiles('a', 'p', 'b'), {
    type: 'fil_byttet',
    id: 'p',
    filer: [chosen('x'), chosen('y')],
    noekkel: 'n',
  })
  expect(order(state)).toBe('axyb')
})

test('et nytt forsøk med samme innhold har samme nøkkel', () => {
  const state = after(
    withFiles('a'),
    { type: 'sender', totalt: 10 },
    { type: 'feilet', melding: 'Nettet falt ut.', filfeil: new Map() },
    { type: 'forsoekt' },
    { type: 'sender', totalt: 10 },
  )
  expect(state.noekkel).toBe('filer')
})

test.each<Handling>([
  { type: 'endret', del: { tittel: 'Ny' }, noekkel: 'ny' },
  { type: 'fil_fjernet', id: 'a', noekkel: 'ny' },
  { type: 'fil_byttet', id: 'a', filer: [chosen('c')], noekkel: 'ny' },
  { type: 'fil_flyttet', id: 'a', retning: 1, noekkel: 'ny' },
])('en endring av innholdet ($type) gir en ny nøkkel og glemmer feilen', action => {
  const failed = after(withFiles('a', 'b'), { type: 'feilet', melding: 'Feil', filfeil: new Map() })
  const state = reduce(failed, action)
  expect(state.noekkel).toBe('ny')
  expect(state.fase.navn).toBe('utfylling')
})

test('en feil og en avbrutt sending mister ingenting', () => {
  const typed: Handling = {
    type: 'endret',
    del: { tittel: 'Avtale', kommentar: 'Side 2 mangler' },
    noekkel: 'n',
  }
  for (const end of [
    { type: 'avbrutt' },
    { type: 'feilet', melding: 'Feil', filfeil: new Map() },
  ] as Handling[]) {
    const state = after(withFiles('a', 'b'), typed, { type: 'sender', totalt: 5 }, end)
    expect(order(state)).toBe('ab')
    expect(state.tittel).toBe('Avtale')
    expect(state.kommentar).toBe('Side 2 mangler')
    expect(isBusy(state)).toBe(false)
  }
})

test('fremdrift som kommer etter et avbrudd, vekker ikke sendingen igjen', () => {
  const state = after(
    withFiles('a'),
    { type: 'sender', totalt: 5 },
    { type: 'avbrutt' },
    { type: 'bytes', sendt: 5, totalt: 5 },
    { type: 'steg', steg: 'lagrer' },
  )
  expect(state.fase.navn).toBe('avbrutt')
})

test('KI er på fra starten, og et tomt vindu lukkes uten spørsmål', () => {
  expect(startState('n').trekkUt).toBe(true)
  expect(isStarted(startState('n'))).toBe(false)
  expect(isStarted(after(withFiles('a')))).toBe(true)
  expect(isStarted(after({ type: 'endret', del: { kommentar: 'x' }, noekkel: 'n' }))).toBe(true)
})

test('serverens setning havner hos filen den gjelder', () => {
  const files = [chosen('a'), chosen('b')]
  const byPlace = fileFaults({ message: 'Noe', felt: { 'files.1': 'b er skadet' } }, files)
  expect([...byPlace]).toEqual([['b', 'b er skadet']])
  const byName = fileFaults({ message: '«a.jpg» er skadet.' }, files)
  expect([...byName.keys()]).toEqual(['a'])
})

test('en fil portalen har avvist, blir ikke etterlyst når siden lastes på nytt', () => {
  const state = after(
    withFiles('avtale', 'regneark', 'laast'),
    { type: 'fil_sjekket', id: 'regneark', filtype: null, feil: 'Regnearket kan ikke sendes.' },
    { type: 'feilet', melding: 'Feil', filfeil: new Map([['laast', 'Filen har passord.']]) },
  )
  expect(utkastOf(state).savnet).toEqual(['avtale.jpg'])
})
