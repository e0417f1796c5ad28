import { type Merket, saysNothing } from './klausul-trekk.ts'
import { receiver, words } from './rett-ord.ts'
import { isLeftAlone } from './uberoert.ts'

/** Rights that an organisation manages for many. */
const collective =
  /Norwaco|kollektiv\S* (?:\S+ )?(?:rettighets)?forvalt|forvalt\S* (?:\S+ )?kollektivt|undergitt kollektiv|collectively (?:managed|administered|licen[sc]ed|exercised|exploited)|collective (?:rights )?(?:management|administration|licen)|(?:managed|administered) collectively|forvalt(?:n)?ings?kontrakt|collecting societ/iu
const rights =
  /(?:rettighet|rettar|rettane|rettene|(?:det|alt|dei|ingenting|ingen ting|inkje|nothing|everything|anything|whatever|what) (?:som |that |which )?(?:er lagt|(?!(?:er|ble|vart|blir|skal|kan|har|finnes|finst|gjelder|gjeld)\s)(?:[^\s.;,]+ ){0,9}?(?:F[©(]|FOR(?!\p{L})|Norwaco|kollektiv))|(?<!\p{L})(?:bruk|use|uses|exploitation)(?!\p{L})|mandat|(?<!\p{L})(?:penger|pengar|pengene|pengane|midler|midlar|midlene|midlane|money)(?!\p{L})|(?<!\p{L})rett(?:en|a)?(?!\p{L})|vederlag|(?<!\p{L})krav|rights?(?!\p{L})|remuneration|royalt|claims?(?!\p{L}))/iu
const few = words(4)
const company = `(?:${receiver}|vi|we)`
/** «… er ikke del av overdragelsen», «går ikke over», «are excluded from clause 6.1» */
const excepted = new RegExp(
  String.raw`(?<!\p{L})(?:ikk?j?e (?!av at )${few}(?:overdr\p{L}*|overfør\p{L}*|omfatt\p{L}*|omfatta|inkluder\p{L}*|over (?:til|på)|del av|med i|med på|med (?=\p{L}+(?:s|ens) erverv))|(?:går|gjeng|følger|følgjer|inngår|omfattes|omfattast|omfatter|omfattar|gjelder|gjeld|får|erverver|overtar|overtek|kjøper|kjøpar) (?:det )?ikk?j?e|(?:gir|gjev) ikk?j?e ${company} (?:noe|noko)|ikk?j?e (?:til salgs|til sals)|unnta(?:tt|s|k|tte)|unn[at]\p{L}*tek\p{L}*|unnateke|(?:ingenting|ingen ting|intet|inkje) i (?:denne|dette)|(?:holdt?|holdes|haldn?e?|haldast|ligger|ligg|faller|fell) (?:uten?(?:for|om)|utanfor|utanom)|exclud\p{L}*|except\p{L}*|(?:not|never|nothing) ${few}(?:assign\p{L}*|transfer\p{L}*|includ\p{L}*|cover\p{L}*|exten\p{L}*|encompass|part of|constru\p{L}*)|(?:nothing|ingenting|inkje)\s${words(8)}(?:passes|goes|is (?:assigned|transferred)|går|gjeng) ${words(2)}(?:to|til|over)|${company} (?:gjør|gjer) ikk?j?e krav på|${company} makes? no claim|${company} (?:har|has|have) (?:ingen befatning med|ingenting med|inkje med|no (?:part|share|interest|claim) (?:in|to|on))|ikk?j?e (?:noe|noko) (?:som )?${company} (?:kjøper|kjøpar|får|overtar|overtek)|har ${company} (?:ikk?j?e noe|ikkje noko|ingenting|inkje) med|(?:is|are|falls?|lies?|kept) outside|carved out|save for|without prejudice to|(?:begrensning|avgrensing|forbehold|etterhald)\p{L}* som (?:følger|følgjer)|med forbehold (?:om|for)|forvaltningskontrakten går foran|forvaltingskontrakten gjeld framføre|rører (?:vi|selskapet) ikke|rører vi ikkje|skriv\p{L}* (?:du|han|hun|ho|\p{Lu}\p{L}+) ${few}ikk?j?e)(?!\p{L})`,
  'iu',
)
/** «… beholdes av klipperen», «er forbeholdt deg», «remain with the Employee» */
const kept =
  /(?<!\p{L})(?:i behold|behold\p{L}*|beheld\p{L}*|forbehold\p{L}*|forblir|ligger|ligg|tilkommer|tilkjem|tilhører|tilhøyrer|hører til|høyrer til|tilfaller|tilfell|retain\p{L}*|reserv\p{L}*|remain\p{L}*|stays?|kept|(?:held|holder) (?:\p{L}+ )?(?:på|fast ved) (?:selv|sjølv)|(?:er|forblir|blir|vert) (?:fortsatt |framleis )?(?:(?:hans|hennes|hennar)|(?!(?:produsent|selskap|oppdragsgi|oppdragsgj|arbeidsgi|arbeidsgj|firma|kunde|bestill|kontrakt)\p{L}*)\p{L}{4,}(?:ens|ans)(?: egne| eigne)?)(?=[,.;]| og | alene| åleine|$)|belongs?|keeps?(?= (?:[^\s.;]+ ){0,4}?(?:rights?|everything|whatever|what|remuneration|royalt\p{L}*|money)(?!\p{L}))|holds? on to|(?:blir|bli|vert|verte) (?:værende|verande|liggende|liggjande|hos)|(?:fortsetter|fortset|held fram)|(?:(?:tek|tar|held|tatt|teke) )?(?:atterhald|etterhald)\p{L}*|(?:er|forblir) (?:fortsatt |framleis )?(?:dine|ditt|di|mine)|(?:is|are|remain|remains) (?:still )?yours)(?!\p{L})/giu
const companyKeeps = new RegExp(
  String.raw`(?:${receiver}|(?<!\p{L})(?:vi|we)) (?:skal |vil |shall )?(?:beholder|beholde|beheld|forbeholder|retains?|reserves?|keeps?)(?!\p{L})`,
  'iu',
)
const isCompanys =
  /(?<!\p{L})(?:er|blir|vert|is|are) (?:(?!ikk?j?e|not)[^\s.;]+ )?(?:vår[te]?|ours|selskapets|produsentens|firmaets|oppdragsgiverens|(?:the )?(?:company|producer)[’']s)(?=[.,;]| og | and | as |$)/iu
/** «… are ours», «produsenten beholder …» */
export const isKeptByCompany = (raa: string): boolean => companyKeeps.test(raa) || isCompanys.test(raa)
const toCompany = new RegExp(String.raw`(?<!\p{L})(?:${receiver}|oss|us|(?-i:AS|ASA|NRK))(?!\p{L})`, 'iu')
const afterwards = 70
/** Who keeps them is not the company. */
const keptByPerson = (raa: string): boolean =>
  [...raa.matchAll(kept)].some(found => {
    const end = found.index + found[0].length
    return !toCompany.test(raa.slice(end, end + afterwards))
  })
/** «… må avtales med F©R», «is to be cleared separately with F©R»: what is not made over can only be agreed with whoever has it. */
const clearedWith =
  /(?<!\p{L})(?:må|skal|kan bare|kan kun|is to|are to|must|shall|may only)\s(?!ikk?j?e|not)(?:[^\s.;]+ ){0,6}?(?:avtales?|avtalast|avklar(?:es|ast|e)|klarer(?:es|ast|e)|cleared|agreed|deal)\s(?:[^\s.;]+ ){0,5}?(?:med|with|hos|gjennom|through) (?:[^\s.;]+ ){0,1}?(?:F\S{0,4}R(?!\p{L})|Norsk [Ff]ilmforbund|Norwaco)/u
/** Somebody else's rights, or what no rights are made over by. */
const offTopic =
  /musikk|music|ferie|pensjon|(?<!\p{L})(?:mva|moms|VAT|skatt|tax)(?!\p{L})|required by law|andre krav|(?:unntak av|unntatt|except\p{L}*(?: for)?) (?:[^\s.;]+ ){0,2}(?:ideell|moral)|(?:ikk?j?e|not) (?:[^\s.;]+ ){0,2}(?:overdr|overfør|assign|transfer)\p{L}*(?: [^\s.;]+){0,3} (?:(?:til|to) )?(?:F[©(]\S{0,3}R|FOR|Norwaco)|(?:alle|samtlige|all) (?:[^\s.;]+ ){0,3}(?:rett|rights)\p{L}*,? (?:herunder|inkludert|including) (?:[^\s.;]+ ){0,2}(?:rett|rights)/iu
/** «Overdragelsen gjelder ikke rettigheter som …» says that it has limits, not that F©R has no part in it. */
const doesNotReach =
  /(?:overdrag\p{L}*|erverv\p{L}*|assignment|grant|transfer|punkt [\d.]+|clause [\d.]+) (?:[^\s.;]+ ){0,3}?(?:(?:gjelder|gjeld|omfatter|omfattar) ikk?j?e|(?:shall|does|do) not (?:apply|extend))/iu

/** «Ingen rettigheter er unntatt», «også de rettigheter som F©R forvalter», «… selv om hun er medlem»: nothing is kept. */
const nothingExcepted =
  /(?:(?<!\p{L})(?:ingen|inga|intet|no)\s(?:[^\s.;]+ ){0,8}(?:unnta|unntek|except|exclu|forbehold|reserv)|ut[ae]n unntak|without exception|heller ikk?j?e|også (?:de |dei |når|rett|vederlag|krav)|including (?:those|any|rights|remuneration)|(?:selv|også|uavhengig av|uansett|sjølv|even|whether|regardless of whether) (?:om|if|or not)?\s?(?:[^\s.;]+ ){0,3}(?:er|har|is|are|has) (?:medlem|tilsluttet|tilslutta|member|forvaltningskontrakt)|fraskriv|gir avkall|renounce)/iu

/** «Penger fra F©R går ikke til klipperen», «Nothing that F©R collects goes to the Editor» */
const goesElsewhere =
  /(?:går|gjeng|tilfaller|tilfell|utbetales|utbetalast|goes|paid) ikk?j?e (?:til )?(?:deg|dykk|arbeidstak|medarbeid|oppdragstak|klipp|foto|regiss|forfatt|den )|(?:ingenting|inkje|nothing)\s[^.;]{0,60}?\s(?:går|gjeng|goes) (?:til|to) (?:the )?(?:deg|you|editor|employee|arbeidstak|medarbeid|klipp|foto|regiss)|stays here|værende hos (?:oss|selskap|produsent)|verande hos (?:oss|selskap|produsent)/iu
/** «Disse rettighetene beholdes av Arbeidstaker» goes on from the sentence that names the organisation. */
const goesOn =
  /^(?:\(?\d[\d.)]*\s+)?(?:disse|slike|desse|de(?=\s(?:er|forblir|ligger|beholdes))|dei|dette|such|these|they|those)(?!\p{L})/iu

/** The union is named for much else: its tariff agreement, what is paid. */
const isNamed = (m: Merket): boolean =>
  m.nevnerFor || /Norwaco/iu.test(m.raa) || m.har('forbund', 'forvalte', 'rett')
const names = (m: Merket): boolean => isNamed(m) || collective.test(m.raa)

/**
 * A reservation in words of its own: the rights that F©R, or whoever manages rights for many, manages are no part of what is made over. Of a
 * company's own agreement nothing else is asked: it need not name the standard agreement.
 * @param next the sentence after it, which may say what becomes of the rights that this one names
 */
export function isForbehold(m: Merket, next: Merket | undefined): boolean {
  if (!names(m) || !rights.test(m.raa) || m.har('innestaar') || offTopic.test(m.raa)) return false
  if (doesNotReach.test(m.raa) || isLeftAlone(m.raa)) return true
  if (
    nothingExcepted.test(m.raa) ||
    goesElsewhere.test(m.raa) ||
    isKeptByCompany(m.raa) ||
    saysNothing.test(m.raa)
  )
    return false
  if (clearedWith.test(m.raa) && !m.kringkaster && !m.har('overdra')) return true
  // Whoever keeps «the right to remuneration from collecting societies» has what the law gives anyway.
  if (excepted.test(m.raa) || (isNamed(m) && keptByPerson(m.raa))) return true
  return (
    next !== undefined &&
    goesOn.test(next.raa) &&
    (excepted.test(next.raa) || keptByPerson(next.raa)) &&
    !nothingExcepted.test(next.raa) &&
    !isKeptByCompany(next.raa)
  )
}

/** Sentences between what is made over and what is kept of it. */
const oneClause = 5
const oneAfter = 3

/** Whether a reservation is an exception from this transfer: then they say one thing together, and don't contradict each other. */
export const isUnntakFra = (merkede: readonly Merket[], forbehold: Merket, overdratt: Merket): boolean => {
  const between = merkede.indexOf(forbehold) - merkede.indexOf(overdratt)
  return between >= -oneAfter && between <= oneClause
}
