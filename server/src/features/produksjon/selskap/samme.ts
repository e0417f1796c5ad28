import { isOrgnr, normalOrgnr } from '@rp/contract/orgnr'

/** A company as the register knows it. */
type Kjent = { id: string; navn: string; orgnr: string; epost: string }

/** What a name that somebody wrote says of a company. Empty texts say nothing. */
type Kjennetegn = { navn: string; form: string; orgnr: string; epost: string }

const numberInText = /(?<!\d)\d{3}[\s.-]?\d{3}[\s.-]?\d{3}(?!\d)/g
const emailInText = /[^\s@,;<>()]+@[^\s@,;<>()]+\.[^\s@,;<>()]+/
const wordsAboutNumber = /\b(?:organisasjonsnummer|org\.?\s*nr|mva)(?![\p{L}\p{N}])/giu

/** Legal forms as they end a company's name (Enhetsregisteret, "Organisasjonsformer"), and the usual foreign ones. */
const forms = new Set(
  'as asa ans da enk nuf sa ba ks kf iks fkf stiftelse ab oy aps ltd limited inc llc gmbh'.split(' '),
)

const letters: Readonly<Record<string, string>> = { æ: 'ae', ø: 'oe', å: 'aa' }

/** Letters and digits alone, words apart; «&» is «og», «aa» is «å», and a legal form at the end stands by itself. */
function splitName(written: string): { navn: string; form: string } {
  const words = written
    .normalize('NFKC')
    .toLowerCase()
    .replace(/&|\+/g, ' og ')
    .replace(/\ba\s*[/.]\s*s\b/g, 'as')
    .replace(/['’´`]/g, '')
    .replace(/[æøå]/g, letter => letters[letter] ?? letter)
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .filter(word => word !== '')
  const last = words.at(-1) ?? ''
  const form = words.length > 1 && forms.has(last) ? last : ''
  return { navn: (form === '' ? words : words.slice(0, -1)).join(' '), form }
}

/** @param written a name, perhaps with an organisation number or an e-mail address in it */
function kjennetegnOf(written: string): Kjennetegn {
  const number = written.match(numberInText)?.find(isOrgnr)
  const epost = emailInText.exec(written)?.[0] ?? ''
  const rest = written.replace(epost, ' ')
  const name = number === undefined ? rest : rest.replace(number, ' ').replace(wordsAboutNumber, ' ')
  return { ...splitName(name), orgnr: normalOrgnr(number ?? ''), epost: epost.toLowerCase() }
}

const isSaid = (a: string, b: string) => a !== '' && a === b

const speaksFor = (a: Kjennetegn, b: Kjennetegn): boolean =>
  isSaid(a.orgnr, b.orgnr) ||
  isSaid(a.epost, b.epost) ||
  (isSaid(a.navn, b.navn) && (a.form === '' || b.form === '' || a.form === b.form))

const differs = (a: string, b: string) => a !== '' && b !== '' && a !== b

/**
 * The one rule for which company of the register a written name may be proposed as «Samme som»: the organisation numbers agree, or the
 * e-mail addresses, or the names when letter case, punctuation, the spelling of æ, ø and å, and a legal form that one of them lacks are
 * left out. Another number or another legal form speaks against it, likeness does not speak for it, and where two companies fit there is
 * no proposal.
 * @returns a function of the written name; null when no company, or more than one, fits
 */
export function createSamme<Selskap extends Kjent>(register: readonly Selskap[]) {
  const by = new Map<string, { selskap: Selskap; tegn: Kjennetegn }[]>()
  const keysOf = ({ navn, orgnr, epost }: Kjennetegn) =>
    Object.entries({ navn, orgnr, epost }).flatMap(([felt, verdi]) =>
      verdi === '' ? [] : `${felt} ${verdi}`,
    )
  for (const selskap of register) {
    const [orgnr, epost] = [normalOrgnr(selskap.orgnr), selskap.epost.trim().toLowerCase()]
    const known = { selskap, tegn: { ...splitName(selskap.navn), orgnr, epost } }
    for (const key of keysOf(known.tegn)) by.set(key, [...(by.get(key) ?? []), known])
  }
  return (written: string): Selskap | null => {
    const tegn = kjennetegnOf(written)
    const found = keysOf(tegn).flatMap(key => by.get(key) ?? [])
    const fitting = new Set(found.filter(known => speaksFor(tegn, known.tegn)))
    const [only] = fitting
    return only === undefined || fitting.size > 1 || differs(tegn.orgnr, only.tegn.orgnr)
      ? null
      : only.selskap
  }
}
