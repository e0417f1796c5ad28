/** Norwegian words with letters beyond a–z that lists are full of, their headers among them. */
const common = new Set(
  'på når må får år før også både gjør gjøre være første søndag lørdag små blå grå rå grønn bjørn sjø ø å sånn nå død født høst vår natt når så stå gå få båt kjærlighet ærlig høyre lørdagskveld visningsår premiereår sendeår språk sør øst nød følelser mødre fødsel brødre søstre søsken håp gård fjøs tåke måne bølge bølgen kjøkken grønne røde svømme løgn løpe øya øy fjær vær hær lær nær bær æra ære tårn sykehjørnet møte åpen åpent åpning årets østlandet sørlandet nordnorsk strømmetjeneste kjøp kjør én idé'.split(
    ' ',
  ),
)
export const isCommonWord = (word: string): boolean => common.has(word.toLowerCase())
const nordic = /[æøåäö]/iu
/** Letters of other languages in Europe that names and titles have. */
const european = /[àáâãçèéêëìíîïñòóôõšúùûüýžčđŋŧðþłßÿœ]/iu
const signs = /[«»“”„’‘–—…·•°§©®€\u00A0´]/u

/** Upper case inside a word of small letters is no word: «pÅ», «bØlgen». */
const isCased = (letter: string, before: string, after: string): boolean =>
  letter === letter.toLowerCase() ||
  !(/\p{Ll}/u.test(before) || (/\p{Ll}/u.test(after) && /\p{L}/u.test(before)))

function ofCharacter(sign: string, before: string, after: string): number {
  if (nordic.test(sign)) return isCased(sign, before, after) ? 2 : -2
  if (european.test(sign)) return isCased(sign, before, after) ? 0.5 : -2
  const isInWord = /\p{L}/u.test(before) && /\p{L}/u.test(after)
  if (signs.test(sign)) return isInWord && !/[’·–—\u00A0]/u.test(sign) ? -2 : 0.5
  return -3
}

/**
 * How much a text looks like Norwegian, by what is beyond a–z in it: above 0 where it makes words, below where it makes nonsense.
 * @param known words of titles that the register has, in lower case
 */
export function plausibility(text: string, known: ReadonlySet<string>): number {
  let score = 0
  for (const [word] of text.matchAll(/\S*[^\p{ASCII}\s]\S*|\u00A0/gu)) {
    const signsOf = [...word]
    for (const [at, sign] of signsOf.entries())
      if (sign > '\u007f') score += ofCharacter(sign, signsOf[at - 1] ?? '', signsOf[at + 1] ?? '')
    for (const [bare] of word.toLowerCase().matchAll(/\p{L}+/gu))
      if (/[^\p{ASCII}]/u.test(bare) && (common.has(bare) || known.has(bare))) score += 4
  }
  return score
}
