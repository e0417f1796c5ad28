import { PassThrough } from 'node:stream'
import { expect, it } from 'vitest'
import { createQuestions } from './questions.ts'

function openTerminal() {
  const [input, output] = [new PassThrough(), new PassThrough()]
  let shown = ''
  output.on('data', text => {
    shown += text
  })
  return { input, questions: createQuestions(input, output), shown: () => shown }
}

it('shows what is typed, but nothing of a hidden answer', async () => {
  const { input, questions, shown } = openTerminal()
  const epost = questions.ask('E-post: ')
  input.write('vakt@folk.example\r')
  expect(await epost).toBe('vakt@folk.example')
  const password = questions.ask('Passord: ', { hidden: true })
  input.write('hemmeligg\b ord\r')
  expect(await password).toBe('hemmelig ord')
  expect(shown()).toContain('vakt@folk.example')
  expect(shown()).toMatch(/Passord: \n$/)
})

it('takes answers that are pasted all at once', async () => {
  const { input, questions, shown } = openTerminal()
  const epost = questions.ask('E-post: ')
  input.write('vakt@folk.example\nhemmelig\nhemmelig\n')
  expect(await epost).toBe('vakt@folk.example')
  expect(await questions.ask('Passord: ', { hidden: true })).toBe('hemmelig')
  expect(await questions.ask('En gang til: ', { hidden: true })).toBe('hemmelig')
  expect(shown()).not.toContain('hemmelig')
})

it.each(['\x03', '\x04'])('stops when the person ends the input (%j)', async key => {
  const { input, questions } = openTerminal()
  const answer = questions.ask('E-post: ')
  input.write(key)
  await expect(answer).rejects.toThrow('Avbrutt.')
})
