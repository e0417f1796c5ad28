import type { Merket } from './klausul-trekk.ts'

/** Rights that an organisation manages for many. */
const collective =
  /Norwaco|kollektiv\S* (?:\S+ )?(?:rettighets)?forvalt|forvalt\S* (?:\S+ )?kollektivt|undergitt kollektiv|collectively (?:managed|administered|licen[sc]ed|exercised|exploited)|collective (?:rights )?(?:management|administration|licen)|(?:managed|administered) collectively|forvalt(?:n)?ings?kontrakt|collecting societ/iu
const rights =
  /(?:rettighet|rettar|rettane|rettene|(?<!\p{L})rett(?:en|a)?(?!\p{L})|vederlag|(?<!\p{L})krav|rights?(?!\p{L})|remuneration|royalt|claims?(?!\p{L}))/iu
const few = String.raw`(?:[^\s.;]+ ){0,4}?`
/** «… er ikke del av overdragelsen», «går ikke over», «are excluded from clause 6.1» */
const excepted = new RegExp(
  String.raw`(?<!\p{L})(?:ikk?j?e ${few}(?:overdr\p{L}*|overfør\p{L}*|omfatt\p{L}*|omfatta|inkluder\p{L}*|over (?:til|på)|del av|med i|med på|med (?=\p{L}+(?:s|ens) erverv))|(?:går|gjeng|følger|følgjer|inngår|omfattes|omfattast|omfatter|omfattar|gjelder|gjeld|får|erverver|overtar|overtek) (?:det )?ikk?j?e|unnta(?:tt|s|k|tte)|unn[at]\p{L}*tek\p{L}*|unnateke|(?:holdt?|holdes|haldn?e?|haldast|ligger|ligg|faller|fell) uten?for|(?:haldn?e?|haldast|ligg|fell) utanfor|exclud\p{L}*|except\p{L}*|(?:not|never|nothing) ${few}(?:assign\p{L}*|transfer\p{L}*|includ\p{L}*|cover\p{L}*|exten\p{L}*|encompass|part of|constru\p{L}*)|carved out|save for)(?!\p{L})`,
  'iu',
)
const company =
  '(?:produsent|selskap|produksjonsselskap|oppdragsgi|oppdragsgj|arbeidsgi|arbeidsgj|bestiller|kunde|kjøper|company|producer|client|employer|engager|commissioner)'
/** «… beholdes av klipperen», «er forbeholdt deg», «remain with the Employee»; who keeps them is not the company. */
const kept = new RegExp(
  String.raw`(?<!\p{L})(?:(?:i behold|behold\p{L}*|beheld\p{L}*|forbehold\p{L}*|forblir|ligger|ligg|tilkommer|tilkjem|tilhører|tilhøyrer|tilfaller|tilfell|retain\p{L}*|reserv\p{L}*|remain\p{L}*|kept|belongs?)(?! ${few}${company})|er (?:fortsatt |framleis )?(?:dine|mine))(?!\p{L})`,
  'iu',
)
const companyKeeps = new RegExp(
  String.raw`${company}\p{L}* (?:skal |vil |shall )?(?:beholder|beholde|beheld|forbeholder|retains?|reserves?|keeps?)(?!\p{L})`,
  'iu',
)
/** «Ingen rettigheter er unntatt», «også de rettigheter som F©R forvalter», «… selv om hun er medlem»: nothing is kept. */
const nothingExcepted =
  /(?:(?<!\p{L})(?:ingen|inga|intet|no)\s(?:[^\s.;]+ ){0,8}(?:unnta|unntek|except|exclu|forbehold|reserv)|ut[ae]n unntak|without exception|heller ikk?j?e|også (?:de |dei |når|rett|vederlag|krav)|including (?:those|any|rights|remuneration)|(?:selv|også|uavhengig av|uansett|sjølv|even|whether|regardless of whether) (?:om|if|or not)?\s?(?:[^\s.;]+ ){0,3}(?:er|har|is|are|has) (?:medlem|tilsluttet|tilslutta|member|forvaltningskontrakt)|fraskriv|gir avkall|renounce)/iu

/** «Disse rettighetene beholdes av Arbeidstaker» goes on from the sentence that names the organisation. */
const goesOn =
  /^(?:\(?\d[\d.)]*\s+)?(?:disse|slike|desse|de(?=\s(?:er|forblir|ligger|beholdes))|dei|dette|such|these|they|those)(?!\p{L})/iu

const isNamed = (m: Merket): boolean => m.nevnerFor || m.har('forbund') || /Norwaco/iu.test(m.raa)
const names = (m: Merket): boolean => isNamed(m) || collective.test(m.raa)

/**
 * A reservation in words of its own: the rights that F©R, or whoever manages rights for many, manages are no part of what is made over. Of a
 * company's own agreement nothing else is asked: it need not name the standard agreement.
 * @param next the sentence after it, which may say what becomes of the rights that this one names
 */
export function isForbehold(m: Merket, next: Merket | undefined): boolean {
  if (!names(m) || !rights.test(m.raa) || nothingExcepted.test(m.raa) || companyKeeps.test(m.raa))
    return false
  // Whoever keeps «the right to remuneration from collecting societies» has what the law gives anyway.
  if (excepted.test(m.raa) || (isNamed(m) && kept.test(m.raa))) return true
  return (
    next !== undefined &&
    goesOn.test(next.raa) &&
    keeps(next.raa) &&
    !nothingExcepted.test(next.raa) &&
    !companyKeeps.test(next.raa)
  )
}

const keeps = (raa: string): boolean => excepted.test(raa) || kept.test(raa)

/** Sentences between what is made over and what is kept of it. */
const oneClause = 5

/** Whether a reservation is an exception from this transfer: then they say one thing together, and don't contradict each other. */
export const isUnntakFra = (merkede: readonly Merket[], forbehold: Merket, overdratt: Merket): boolean => {
  const between = merkede.indexOf(forbehold) - merkede.indexOf(overdratt)
  return between >= -1 && between <= oneClause
}
