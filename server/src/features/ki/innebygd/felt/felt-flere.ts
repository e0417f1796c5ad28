import { rollerAv } from '../ord/etiketter.ts'
import { toCelle } from '../side/celle.ts'
import type { Felt } from './felt.ts'

const betweenAsked = /\s*\/\s*/u
/** «Prosjekt/sesong/ep.»: a label that asks for several things, with as many answers. */
export function eachOf({ roller, etikett, verdier }: Felt): Felt[] {
  const asked = etikett.tekst.replace(/:\s*$/u, '').split(betweenAsked)
  const [line] = verdier[0]?.linjer ?? []
  const answers = line?.tekst.split(betweenAsked) ?? []
  const each = asked.map(one => rollerAv(one))
  if (!line || asked.length < 2 || answers.length !== asked.length || each.some(one => one.size === 0))
    return [{ roller, etikett, verdier }]
  let from = 0
  return each.map((own, at): Felt => {
    const words = (answers[at] ?? '').split(/\s+/u).length
    const ord = line.ord.slice(from).filter(({ tekst }) => tekst !== '/')
    from = line.ord.length - ord.length + words
    return {
      roller: own,
      etikett: { ...etikett, tekst: asked[at] ?? '' },
      verdier: [
        { maate: 'samme', linjer: [{ ...toCelle(ord.slice(0, words), line.rad), tekst: answers[at] ?? '' }] },
      ],
    }
  })
}
