import { describe, expect, test } from 'vitest'
import { proevelesing } from '../../../../test/lesing.ts'
import { expectLinear } from '../../../../test/linear.ts'
import { isUnclosed } from './navn/rimelig.ts'
import { withoutBrackets } from './ord/klammer.ts'
import { withoutCited } from './produksjon/kjennetegn.ts'
import { createFlate, sentenceStart } from './side/flate.ts'
import { firstEndingAfter } from './side/plasser.ts'
import { linesOf } from './side/spalter.ts'

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

  test.each(['( ', '(a) ', '() '])('words without what stands in brackets: %s [L11]', unit => {
    expectLinear(size => {
      const text = unit.repeat(size)
      return () => withoutBrackets(text)
    })
  })

  test.each([
    ['a line', (at: number) => ({ left: at * 10, top: 0 })],
    ['lines of their own', (at: number) => ({ left: 0, top: at * 12 })],
  ])('words put into %s [L11]', (_name, place) => {
    expectLinear(
      count => {
        const words = Array.from({ length: count }, (_, at) => {
          const { left, top } = place(at)
          return { text: 'ord', confidence: 1, box: { left, top, right: left + 8, bottom: top + 10 } }
        })
        return () => linesOf(words)
      },
      { small: 1000, times: 2 },
    )
  })

  test('lines under each other, each a block of its own [L11]', () => {
    expectLinear(
      count => {
        const linje = (_: unknown, at: number) => ({
          tekst: `Dette er linje nummer ${at} av dem`,
          y: 5 + 10 * at,
        })
        const lest = proevelesing({ linjer: Array.from({ length: count }, linje) })
        return () => createFlate(lest)
      },
      { small: 300, times: 1 },
    )
  })

  test('no cell is longer than a line that anyone can read [L11]', () => {
    const { celler } = createFlate(proevelesing({ linjer: [{ tekst: 'ord '.repeat(5000).trim(), y: 10 }] }))
    expect(celler.length).toBeGreaterThan(10)
    expect(Math.max(...celler.map(({ tekst }) => tekst.length))).toBeLessThan(1100)
    expect(celler.flatMap(({ ord }) => ord)).toHaveLength(5000)
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

test('what stands in brackets is left out as a pattern would, up to the first end', () => {
  for (const text of ['a (b) c', '(a (b) c) d', 'a ) b ( c', '((a)', '()()', 'a'])
    expect(withoutBrackets(text, '-')).toBe(text.replace(/\([^)]*\)/gu, '-'))
})

test('each word is in one line, from the left', () => {
  const words = Array.from({ length: 400 }, (_, at) => {
    const [left, top] = [((at * 7919) % 97) * 6, ((at * 104_729) % 31) * 9 + ((at * 31) % 5)]
    return { text: `o${at}`, confidence: 1, box: { left, top, right: left + 5, bottom: top + 8 } }
  })
  const lines = linesOf(words)
  expect(lines.flatMap(({ ord }) => ord)).toHaveLength(400)
  for (const { ord, box } of lines) {
    expect(ord.map(one => one.box.left)).toEqual(ord.map(one => one.box.left).toSorted((a, b) => a - b))
    expect([box.top, box.bottom]).toEqual([
      Math.min(...ord.map(one => one.box.top)),
      Math.max(...ord.map(one => one.box.bottom)),
    ])
  }
})
