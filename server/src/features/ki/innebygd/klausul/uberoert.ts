import { receiver, words } from './rett-ord.ts'

const verbs =
  '(?:begrens|avgrens|innskrenk|berør|rør|påvirk|påverk|endr|svekk|forring|reduser)(?:er|ar|jer|e|a|r)?'
/** «begrenser ikke», «griper ikke inn i», «does not affect», «leaves untouched» */
const leaves = new RegExp(
  String.raw`(?<!\p{L})(?:${verbs} ikk?j?e|ikk?j?e ${verbs}|(?:rokker|rokkar|rører) ikk?j?e ved|ikk?j?e (?:rokker|rokkar|rører) ved|(?:griper|grip) ikk?j?e inn i|ikk?j?e (?:griper|grip|gripe) inn i|(?:går|kommer|kjem) ikk?j?e (?:ut ?over|i veien for|i vegen for)|not (?:limit|affect|prejudice|restrict|diminish|impair|reduce|touch|interfere with)|(?:nothing|neither)\s${words(7)}(?:limits?|affects?|prejudices?|restricts?|diminish(?:es)?|impairs?|reduces?|touch(?:es)?|interferes? with)|leaves? (?:untouched|unaffected|intact|alone))(?=\s)`,
  'giu',
)
/** «… berøres ikke», «… står ved lag», «… remain unaffected» */
const isLeft =
  /(?<!\p{L})(?:(?:berør|rør|påvirk|påverk|begrens|avgrens|innskrenk|endr|svekk)(?:es|ast) ikk?j?e|ikk?j?e (?:(?:blir|vert|er|bli) )?(?:berør|rør|påvirk|påverk|begrens|avgrens|innskrenk|endr|svekk)(?:es|ast|t|et|a)|(?:står|stå) (?:fast )?ved lag|(?:består|forblir|er|blir|vert|står) (?:uendret|uendra|urørt|uberørt|upåvirket|upåverka)|(?:is|are|be|remains?) (?:unaffected|untouched|intact|not (?:affected|touched|limited)))(?!\p{L})/giu

/** «… er ikke til hinder for at F©R krever inn vederlag» */
const mayCollect =
  /(?:ikk?j?e (?:er )?til hinder for at|(?:does|shall|do) not prevent) (?:F\S{0,4}R|Norwaco)(?!\p{L})/u

const organisation = /F\S{0,4}Rs?(?!\p{L})|Norwaco|kollektiv|forvalt(?:n)?ings|collective/gu
/** What is left alone, when it is the person's: a right, a claim, or whatever is with the organisation. */
const thing = String.raw`(?:\p{L}*(?:rettighet|rettar|rettane|vederlag|forvalt(?:n)?ingskontrakt)\p{L}*|rett(?:en|a)?|krav(?:et|a|ene)?(?! til\s)|rights?|claims?|remuneration|royalt\p{L}*|det|whatever|anything)`
const anothers = String.raw`(?:${receiver}|overdrag\p{L}*|overfør\p{L}*|erverv\p{L}*|assign\p{L}*|transfer\p{L}*|grants?|vår[te]?|our)`
const personsThing = new RegExp(
  String.raw`^\s(?:(?!${anothers}(?!\p{L}))[^\s.;]+ ){0,6}?${thing}(?!\p{L})(?!(?: (?:som|that|which|til|of))?(?: the)? (?:${receiver}|vi|we)(?!\p{L}))`,
  'iu',
)
const anothersRight = new RegExp(
  String.raw`(?<!\p{L})${anothers}(?: sine?)?\s(?:[^\s.;]+ )?(?:rett|rights?|krav|claims?)`,
  'iu',
)
const another = new RegExp(String.raw`(?<!\p{L})${anothers}(?!\p{L})`, 'iu')

const membership =
  /(?:medlemskap|membership)|(?<!\p{L})(?:er|is) (?:et |a )?(?:medlem|member)(?!\p{L})|(?:F\S{0,4}R|Norwaco)[ -](?:avtale|agreement)\p{L}* (?:limits?|begrens)|in the F\S{0,4}R agreement/iu
/**
 * «Overdragelsen begrenser ikke de rettigheter som F©R forvalter», «Rettigheter som er lagt til F©R, berøres ikke»: what the
 * organisation manages is left alone. That the company's right, or what is made over, is left alone says the opposite.
 */
export function isLeftAlone(raa: string): boolean {
  // «Medlemskap i F©R begrenser ikke retten til å bruke verket»: the company's.
  if (membership.test(raa)) return false
  const actively = [...raa.matchAll(leaves)].some(found =>
    personsThing.test(raa.slice(found.index + found[0].length)),
  )
  return (
    actively ||
    mayCollect.test(raa) ||
    [...raa.matchAll(isLeft)].some(found => {
      const subject = raa.slice(0, found.index)
      const named = [...subject.matchAll(organisation)].at(-1)
      return named !== undefined && !anothersRight.test(subject) && !another.test(subject.slice(named.index))
    })
  )
}
