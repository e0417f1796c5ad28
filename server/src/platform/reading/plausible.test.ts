import { expect, it } from 'vitest'
import { agreement, plausibility } from './plausible.ts'

const words = (text: string) => text.split(/\s+/)
const languageLike = 0.55

it.each([
  [
    'bokmål',
    'Arbeidstakeren er engasjert som klipper på serien og skal levere ferdig klipp for alle episodene. Partene er enige om at avtalen gjelder fra den dagen begge har skrevet under, og at opphavsretten følger avtalen.',
  ],
  [
    'nynorsk',
    'Arbeidstakaren er tilsett som fotograf i serien og skal vere med på alle opptaka. Avtala gjeld frå den dagen begge partane har skrive under, og løna vert utbetalt den siste dagen i kvar månad som eit fast beløp.',
  ],
  [
    'English',
    'The Company engages the Contributor for the role stated above, and the Contributor accepts on the terms of this memo. The engagement ends on the wrap date without notice and shall be governed by the laws of Norway.',
  ],
  [
    'a form with names and numbers',
    'Navn: Solvår Kjærgård-Åsen Produksjon: Fjøsfolk på Hauståsen Episoder: 6',
  ],
])('takes %s for language', (_, text) => {
  expect(plausibility(words(text))).toBeGreaterThan(languageLike)
})

it.each([
  [
    'letters shifted by a wrong encoding',
    'Duehlgvwdnhuhq hu hqjdvmhuw vrp nolsshu sn vhulhq rj vndo ohyhuh ihuglj nolss iru dooh hslvrghqh Sduwhqh hu hqljh rp dw dywdohq jmhoghu iud ghq gdjhq ehjjh kdu vnuhyhw xqghu sduwhqh rj vndo ohyhuh wlo gdjhq',
  ],
  ['signs and mixed case', 'Ar\u0000b€ %%id# tAkEr §§§ |||| ~^~ {x} eN;Ga <<sj>> ]][[ q?w ¤¤¤ 1l|I rN//m ##'],
  ['nothing', ''],
])('takes %s for none', (_, text) => {
  expect(plausibility(words(text))).toBeLessThan(languageLike)
})

it('counts how many of the surely recognised words a text layer has as well', () => {
  const recognised = ['Arbeidstakeren', 'engasjert', 'klipper', 'og'].map(text => ({
    text,
    confidence: 0.95,
  }))
  expect(agreement(words('arbeidstakeren er engasjert, som Klipper.'), recognised)).toBe(1)
  expect(agreement(words('noe helt annet'), recognised)).toBe(0)
  expect(
    agreement(words('arbeidstakeren'), [...recognised, { text: 'gjettet', confidence: 0.2 }]),
  ).toBeCloseTo(1 / 3)
  expect(agreement(words('noe'), [])).toBe(1)
})
