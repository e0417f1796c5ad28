/** A character as it is drawn: what it says, and from where to where its ink goes; both ends are the same where there is none. */
export type Drawn = { text: string; left: number; right: number }

const softHyphen = '\u00AD'
/** Hyphens and dashes that are a plain hyphen within a name: no space stands beside them. */
const anyHyphen = /(?<=\p{L})[\u2010-\u2013\u2043\u2212\uFE63\uFF0D](?=\p{L}|$)/gu
const onlyHyphen = /[\u2010\u2011\uFE63\uFF0D]/gu
const endsInHyphen = /[-\u2010-\u2013\u2043\u2212\uFE63\uFF0D]$/u

/** Accents of their own width, as TeX and old fonts draw them, and the mark they are to a letter. */
const accents: ReadonlyMap<string, string> = new Map([
  ['˚', '\u030A'],
  ['¨', '\u0308'],
  ['ˇ', '\u030C'],
  ['˘', '\u0306'],
  ['˝', '\u030B'],
  ['°', '\u030A'],
  ['´', '\u0301'],
  ['`', '\u0300'],
  ['ˆ', '\u0302'],
  ['˜', '\u0303'],
  ['¯', '\u0304'],
  ['˙', '\u0307'],
  ['¸', '\u0327'],
  ['˛', '\u0328'],
])
/** They stand in no text without their letter; of the others that is seen by where they are drawn. */
const alwaysAccents = new Set(['˚', '¨', 'ˇ', '˘', '˝', 'ˆ', '˜', '¸', '˛', '˙'])
const dotless: Readonly<Record<string, string>> = { ı: 'i', ȷ: 'j' }

/**
 * What a word says whose characters are drawn one by one: accents are with their letters whichever of the two was drawn first, hyphens
 * of any kind in a name are plain ones, and it is in composed form (NFC).
 */
export function textOfWord(chars: readonly Drawn[]): string {
  const texts = chars.map(({ text }) => text)
  for (const [at, char] of chars.entries()) {
    if (char.text === softHyphen) texts[at] = isHyphen(chars, at) ? '-' : ''
    const mark = accents.get(char.text) ?? (/^\p{M}$/u.test(char.text) ? char.text : undefined)
    const to = mark === undefined ? undefined : letterOf(chars, at, mark)
    if (mark === undefined || to === undefined) continue
    texts[to] = composed(texts[to] ?? '', mark) ?? ''
    texts[at] = ''
  }
  return plainText(texts.join(''))
}

/** A text in composed form (NFC) whose hyphens within names are plain ones, and whose accents stand on their letters. */
export const plainText = (text: string): string =>
  withAccents(text.normalize('NFC')).replace(anyHyphen, '-').replace(onlyHyphen, '-')

const accentBefore = /([´`])([aeiouyıAEIOUY])/g
/** What may be left out before a vowel: «d´Or», «l´amour», «O´Connor». */
const elided = /^(?:[cdjlmnoqst]|qu)$/i
/** What a little word is drawn together with: «Har´u», «Er´e». */
const shortened = /^(?:har|er|var|blir|vil|kan|skal|hør|gjør|når|for|om|som|at|kom|ut|den|det|han|hun)$/i
/** How what somebody wrote as it is is bent, «podcast´en», and little words that lose their beginning: «Drep´em». */
const ending = /^(?:en|et|er|ene|ens|ets|a|u|em)$/i
const consonant = /[^\P{L}aeiouyæøåäö]$/iu
/** Without a vowel it is a short form that is bent, «Sms´e», but for what a name may begin with. */
const isSpoken = (letters: string): boolean => letters.length <= 2 || /[aeiouyæøåäö]/i.test(letters)
/** No name is longer: what stands around an accent is looked at so far. */
const longestName = 40

/**
 * Some programs write an accent before its letter: «Andr´e». The same characters are apostrophes and quotes, so it is one only in a name,
 * between a consonant and the vowel that it belongs to. Behind a letter it never is certain: «´Siste reise´».
 */
const withAccents = (text: string): string =>
  text.replace(accentBefore, (whole, accent: string, vowel: string, at: number) => {
    const [name = ''] = /[\p{L}´`]+$/u.exec(text.slice(Math.max(0, at - longestName), at)) ?? []
    const [before = ''] = /\p{L}+$/u.exec(name) ?? []
    const [behind = ''] = /^\p{L}+/u.exec(text.slice(at + 1, at + 1 + longestName)) ?? []
    const isOneCase = before.length === 1 || /\p{Lu}$/u.test(before) === /^\p{Lu}/u.test(behind)
    const isAccent =
      /^\p{Lu}/u.test(name) &&
      consonant.test(before) &&
      isOneCase &&
      isSpoken(before) &&
      ![elided, shortened].some(word => word.test(before)) &&
      !ending.test(behind)
    return (isAccent && composed(vowel, accents.get(accent) ?? '')) || whole
  })

/**
 * A soft hyphen that is seen is a hyphen. One that is not says where a word may be broken, but between «n» and «Ø» it joins two names.
 * Behind a hyphen it says no more than that a line may end there.
 */
function isHyphen(chars: readonly Drawn[], at: number): boolean {
  const char = chars[at]
  if (endsInHyphen.test(chars[at - 1]?.text ?? '')) return false
  if (char && char.right - char.left > 0.5) return true
  return /\p{Ll}$/u.test(chars[at - 1]?.text ?? '') && /^\p{Lu}/u.test(chars[at + 1]?.text ?? '')
}

/** Which character an accent belongs to: the one that it is drawn over, else the next one. */
function letterOf(chars: readonly Drawn[], at: number, mark: string): number | undefined {
  const accent = chars[at]
  if (!accent) return undefined
  const middle = (accent.left + accent.right) / 2
  const fits = (to: number) => composed(chars[to]?.text ?? '', mark) !== undefined
  const isOver = (to: number) => {
    const letter = chars[to]
    return letter !== undefined && letter.left <= middle && middle <= letter.right && fits(to)
  }
  const own = [at + 1, at - 1].find(isOver)
  if (own !== undefined) return own
  const isBefore = /\p{M}/u.test(accent.text) ? !fits(at - 1) : alwaysAccents.has(accent.text)
  return isBefore && fits(at + 1) ? at + 1 : undefined
}

/** The letter with the mark as one character; undefined where there is none such. */
function composed(letter: string, mark: string): string | undefined {
  if (!/^\p{L}$/u.test(letter)) return undefined
  const text = `${dotless[letter] ?? letter}${mark}`.normalize('NFC')
  return [...text].length === 1 ? text : undefined
}
