import { describe, expect, test } from 'vitest'
import { proevelesing } from '../../../../test/lesing.ts'
import { expectLinear } from '../../../../test/linear.ts'
import { isUnclosed } from './navn/rimelig.ts'
import { withoutCited } from './produksjon/kjennetegn.ts'
import { createFlate, sentenceStart } from './side/flate.ts'
import { firstEndingAfter } from './side/plasser.ts'

describe('text that is made to be slow costs in proportion to its length [L11]', () => {
  test.each(['« ', '“ ', '1 ', '. ', '( ', 'av 1. '])('cited agreements: %s [L11]', unit => {
    expectLinear(size => {
      const text = unit.repeat(size)
      return () => withoutCited(text)
    })
  })

  test.each(['( ', '« ', '„ ', '. '])('brackets and quotes that never close: %s [L11]', unit => {
    expectLinear(size => {
      const text = unit.repeat(size)
      return () => isUnclosed(text)
    })
  })

  test('sentences are searched backwards, from where they are asked for [L11]', () => {
    const looks = (stops: number) => {
      const text = 'Klipp. '.repeat(stops)
      let count = 0
      const counted = new Proxy(Object(text), {
        get(_target, key) {
          count++
          return text[key as unknown as number]
        },
      }) as string
      for (let at = 7; at <= text.length; at += 7) sentenceStart(counted, at)
      return count
    }
    expect(looks(1000) / looks(100)).toBeLessThan(15)
  })

  test('words are found by halves, not by going through all of them [L11]', () => {
    const looks = (words: number) => {
      const places = Array.from({ length: words }, (_, i) => ({ fra: 2 * i, til: 2 * i + 1 }))
      let count = 0
      const counted = new Proxy(places, {
        get(target, key) {
          count++
          return Reflect.get(target, key)
        },
      })
      for (let i = 0; i < words; i++) expect(firstEndingAfter(counted, 2 * i)).toBe(i)
      return count
    }
    expect(looks(1000) / looks(100)).toBeLessThan(20)
  })
})

test('what ends a sentence is found as before', () => {
  const text = 'Klipp av film. Lyd; og mer.\nNytt 1.5 avsnitt.\u2028Slutt'
  const before = (at: number) => ([...text.slice(0, at).matchAll(/\n|[.;]\s/gu)].at(-1)?.index ?? -1) + 1
  for (let at = 0; at <= text.length; at++) expect([at, sentenceStart(text, at)]).toEqual([at, before(at)])
})

test('words stand where the text has them, also one that was parted at the end of its line', () => {
  const lest = proevelesing({
    linjer: [
      { tekst: 'Arbeidstakeren skal lage serie-', y: 10 },
      { tekst: 'klipp for Måneskinn Film AS', y: 11.7 },
    ],
  })
  const { flyt } = createFlate(lest)
  expect(flyt.tekst).toContain('lage serieklipp for')
  const at = flyt.tekst.indexOf('Måneskinn')
  expect(flyt.ordVed(at, at + 14).map(({ tekst }) => tekst)).toEqual(['Måneskinn', 'Film'])
  expect(flyt.stedFor(flyt.ordVed(at, at + 1)[0])).toBe(at)
  expect(flyt.stedFor(undefined)).toBe(-1)
})
