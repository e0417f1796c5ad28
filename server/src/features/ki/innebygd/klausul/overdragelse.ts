import type { Merket } from './klausul-trekk.ts'
import { isOverdragelseVedMerkelapp } from './merkelapp.ts'
import { plainOverdragelse } from './overdragelse-ord.ts'

export type Overdragelse = { sikkerhet: number; merket: Merket }

/** What is left over when another agreement has said its part is no full transfer. */
const rest =
  /(?:ikk?j?e|not) (?:(?:er|blir|vert|being|otherwise) )?(?:omfatt|dekk|cover|klarer|govern|regul)|øvrige rettighet|for (?:så vidt|øvrig)/i
const helt =
  /fullt og (?:helt|fast)|fullt ut|fult og he|i sin helhet|i heilskap|heilt og fullt|with full title|work (?:made )?for hire|in (?:its|their) entirety/i
const utkjoep = /\b(?:total )?buy[\s-]?out\b|\bwork[\s-]made[\s-]for[\s-]hire\b|\bwork[\s-]for[\s-]hire\b/i

/** «Deltakerne gir fra seg rettighetene»: others than the person. */
const deltakeres =
  /(?<!\p{L})(?:deltak[ea]r|gjest|medvirkende|medverkande|statist|participant|contributor|extra|guest)(?:ne|ane|ene|s)?\s(?:[^\s.;]+\s){0,10}?(?:gir|gjev|overdra|overdreg|signer|skriv|assign|give|sign)/iu

const fraskriver =
  /(?:fraskriv|frasei|frasier)\S* (?:seg )?(?:\S+ ){0,4}(?:krav|vederlag|rett)|waives? (?:\S+ ){0,4}(?:claim|right|remuneration)/i
const enerett =
  /(?:eksklusiv|ubegrenset|uinnskrenket|exclusive|unlimited|unrestricted)[^.]{0,80}\b(?:rett|licen[cs]e|lisens|rights?)\b/i

/**
 * The sentence that makes over all the rights, the surest first. `beholdt`: another clause keeps them, and then the remainder
 * that it doesn't cover says nothing against it.
 */
export function findOverdragelse(merkede: readonly Merket[], beholdt: boolean): Overdragelse | null {
  const found = merkede.flatMap((m, at) => {
    // Who warrants that nobody else has the rights, makes nothing over by that.
    if (deltakeres.test(m.raa)) return []
    if (m.har('innestaar') && /tredje|andre|third|others/i.test(m.raa)) return []
    if (beholdt && rest.test(m.raa)) return []
    const isLabelled = isOverdragelseVedMerkelapp(m, merkede[at - 1], merkede.slice(at + 1, at + 3))
    const sikkerhet = Math.max(
      weighOverdragelse(m, merkede[at + 1]),
      plainOverdragelse(m, merkede[at + 1]),
      isLabelled ? 0.82 : 0,
    )
    return sikkerhet > 0 ? [{ sikkerhet, merket: m }] : []
  })
  return found.sort((a, b) => b.sikkerhet - a.sikkerhet)[0] ?? null
}

function weighOverdragelse(m: Merket, next: Merket | undefined): number {
  if (utkjoep.test(m.raa) && !m.har('ikke')) return 0.9
  if (enerett.test(m.raa) && m.har('gi') && m.har('uendelig') && !m.har('begrenset')) return 0.85
  const verbs = m.steder('overdra').filter(at => !isAvvist(m, at))
  const owns = m.steder('eie')
  // Who is engaged makes over the own work, also where that is the music; else it is another's that the film is made from.
  const own = verbs.some(at => isUtfoerers(m, at))
  const rights = m.steder('rett').filter(at => (own || !near(at, m.steder('forelegg'), 3)) && !isIngen(m, at))
  if (verbs.length + owns.length === 0) return 0
  const whole = helt.test(m.raa)
  const forever = m.har('uendelig') || next?.har('uendelig') === true
  const paid = m.har('betalt', 'ikke') || (next?.har('betalt', 'ikke') ?? false) || m.har('betalt', 'alt')
  const waived = fraskriver.test(m.raa) || (next && fraskriver.test(next.raa))
  const signs = (whole ? 1 : 0) + (forever ? 1 : 0) + (paid || waived ? 1 : 0)
  if (verbs.some(at => near(at, rights, 25))) {
    if (isBegrenset(m)) return 0
    if (m.naer('alt', 'rett', 5)) return signs > 0 ? 0.95 : 0.88
    return signs > 1 ? 0.92 : signs === 1 ? 0.8 : 0.5
  }
  if (verbs.some(at => near(at, m.steder('verk'), 20) && !near(at, m.steder('penger'), 3)) && !m.har('ting'))
    return signs >= 2 ? 0.92 : signs === 1 && m.naer('alt', 'verk', 5) ? 0.85 : 0
  // Who owns the format or the book that the series is made from, has the rights to that.
  if (!own && m.har('forelegg')) return 0
  if (owns.some(at => near(at, rights, 20)) && m.naer('alt', 'rett', 5) && m.har('mottaker'))
    return signs > 0 ? 0.92 : 0.8
  // Tapes too «ligger hos selskapet».
  const lies = (at: number) => m.setning.ord[at]?.norm === 'ligger'
  if (owns.some(at => !lies(at) && near(at, m.steder('verk'), 20)) && !m.har('ting') && m.har('mottaker'))
    return signs >= 2 ? 0.88 : signs === 1 ? 0.82 : 0
  return 0
}

const before = (m: Merket, at: number): string =>
  m.setning.ord
    .slice(Math.max(0, at - 6), at)
    .map(({ tekst }) => `${tekst} `)
    .join('')

const near = (at: number, others: readonly number[], within: number) =>
  others.some(other => Math.abs(other - at) <= within)

/** 'ingen rettigheter er overdratt til andre' */
const isIngen = (m: Merket, at: number): boolean =>
  m.steder('ikke').some(not => at - not > 0 && at - not <= 2)

/** 'overdras ikke', 'has not assigned', made over to the organisation, or the contract itself made over. */
function isAvvist(m: Merket, at: number): boolean {
  if (near(at, m.steder('ikke'), 2)) return true
  // «shall not claim, waive or assign»
  if (/(?:not|ikk?j?e) (?:\S+,? ){1,3}(?:or|eller|og|and) $/iu.test(before(m, at))) return true
  const after = m.setning.ord.slice(at, at + 9).map(word => word.tekst)
  if (
    /(?:^| )(?:til|to) (?:\S+ )?(?:F[©@®(CcOØ]{1,2}\)?R|Norsk [Ff]ilmforbund|Norwaco)(?:$|[ .,/])/.test(
      after.join(' '),
    )
  )
    return true
  return m.steder('plikt').some(duty => near(duty, m.steder('rett'), 4)) && near(at, m.steder('plikt'), 12)
}

const utfoerer =
  /^(?:arbeidstak|oppdragstak|medarbeid|frilans|freelance|komponist|composer|forfatter|manusforfatter|writer|regissor|kunstner|artist|utover|leverandor|contractor|employee|undertegnede|underteikna|jeg$|eg$)/

/** 'Komponisten overdrar', 'The Writer hereby assigns': the one who is engaged makes something over. */
const isUtfoerers = (m: Merket, at: number): boolean =>
  m.setning.ord.slice(Math.max(0, at - 4), at).some(word => utfoerer.test(word.norm))

/** Speaks of rights that somebody has or gets, in words that no rule could tell the sense of. */
export const nevnerOvergang = (m: Merket): boolean =>
  (m.naer('overdra', 'rett', 12) || m.naer('eie', 'rett', 12)) &&
  !m.har('innestaar') &&
  !m.steder('overdra').some(at => isAvvist(m, at))

const isBegrenset = (m: Merket): boolean => m.naer('begrenset', 'rett', 8) && !m.naer('alt', 'rett', 4)
