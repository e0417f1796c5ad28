import { saysNoMore } from './ingen-etterbetaling.ts'
import type { Merket } from './klausul-trekk.ts'
import { every, itsRights, receiver, right, words, work } from './rett-ord.ts'

/** Whoever gets it, also by a name that ends in AS, and «vi» in a letter. */
const company = String.raw`(?:${receiver}|(?:\p{L}[^\s.;]* ){1,4}(?-i:AS|ASA)|oss|us)(?!\p{L})`
const companys = String.raw`(?:(?:produksjonsselskapets|selskapets|firmaets|produsentens|oppdragsgiv(?:er|ar)ens|arbeidsgivers|oppdragsgivers)|(?:produsenten|selskapet|firmaet|oppdragsgjevaren) (?:sin|sitt|sine)|vår[te]?|ours?|(?:the )?(?:company|producer)[’']s)(?!\p{L})`
const whole = String.raw`(?:i sin helhet|i sin heilskap|i heilskap|fullt ut|fullt og helt|heilt og fullt|helt og fullt|helt og holdent|alene|åleine|outright|solely|entirely|wholly|in full|exclusively)(?!\p{L})`
/** «alt arbeidstakaren lagar», «everything you shoot» */
const makes = String.raw`(?:alt|det|everything|anything|what)\s(?:som |that )?(?:[^\s.;,]+ ){0,2}?(?:lag|skap|film|ta?r opp|tek opp|skriv|tegn|teikn|klipp|spill|spel|produser|framstill|make|made|creat|shoot|shot|record|write|draw|edit|betaler for|pay for)\p{L}*`
/** «alt stoff crewmedlemmet tar opp», «opptakene», «det du lager» */
const made = String.raw`(?:${every}|everything|anything|${makes}|${work})(?!\p{L})`
/** «… eies i sin helhet av selskapet», «is owned outright by the company» */
const ownedBy = new RegExp(
  String.raw`(?<!\p{L})${made}[^.;]{0,110}?\s(?:eies|eiges|eigast|er eid|er eigd|is owned|are owned|shall be owned|will be owned)\s+${words(5)}(?:av|by)\s+(?:the\s)?${company}`,
  'iu',
)
/** «Selskapet eier opptakene alene» */
const ownsWhole = new RegExp(
  String.raw`(?<!\p{L})(?:${receiver}|(?-i:AS|ASA)|vi|we)\s+${words(1)}(?:eier|eig|owns?)\s+(?:${words(3)}${work}|dem|dei|det|them|it)\s+${words(5)}${whole}`,
  'iu',
)
/** «Opptakene er våre», «Bilda er selskapet sin eigedom», not «er vårt ansvar» */
const isTheirs = new RegExp(
  String.raw`(?<!\p{L})(?:${work}|${makes})(?!\p{L}),?\s${words(7)}(?:er|blir|vert|is|are|becomes?|forblir|remains?)\s${words(2)}${companys}(?= (?:eiendom|eigedom|eie|alene|åleine|property|når|ved|fra|frå|og|for|så|til|uten|utan|med|fullt|helt|heilt|straks|from|for|with|and|once|when|lock|outright|å (?:bruke|nytte|vise|selge|selje)|to (?:use|do|exploit|show|sell))(?!\p{L})|\s*[.,;:]|\s*$)`,
  'iu',
)
/** «Rettighetene … ligger for alltid hos selskapet», «går til selskapet ved underskrift» */
const restsWith = new RegExp(
  String.raw`(?<!\p{L}|(?:om|about|over) )${right}(?! (?:to|til å)\s)[^.;]{0,90}?\s(?:ligger|ligg|blir liggende|blir liggjande|blir værende|blir verande|hører til|høyrer til|går|gjeng|rests?|lies?|stays?|goes|go|passes|pass)\s+${words(3)}(?:hos|hjå|til|with|to)\s+(?:the\s)?${company}|(?<!\p{L}|(?:om|over) )${right}(?! til å\s)[^.;]{0,90}?\s(?:er|vert)\s+${words(3)}(?:hos|hjå)\s+${company}`,
  'iu',
)
/** «is and stays the property of the producer», «hører opptakene og alle rettighetene selskapet til» */
const propertyOf = new RegExp(
  String.raw`(?<!\p{L})${made}[^.;]{0,110}?\s(?:er|blir|vert|forblir|is|are|stays?|remains?|becomes?|be)\s${words(3)}(?:property of|eiendom(?:men)? til|eigedom(?:en)? til)\s(?:the\s)?${company}|(?<!\p{L})(?:hører|høyrer)\s${words(5)}(?:${right}|${work})\s${words(5)}${company}\stil(?!\p{L})`,
  'iu',
)
/** «Lyddesigneren selger alle sine rettigheter i lydsporet til selskapet» */
const sells = new RegExp(
  String.raw`(?<!\p{L})(?:selger|sel|seljer|solgt|selt|sells?|sold)\s${words(3)}${itsRights}[^.;]{0,60}?\s(?:til|to)\s(?:the\s)?${company}`,
  'iu',
)
const settling = String.raw`(?:kjøpt (?:fri|ut)|kjøpte (?:fri|ut)|kjøpes (?:fri|ut)|frikjøpt\p{L}*|løst ut|løyst ut|innløst|gjort opp|oppgjort|betalt en gang|(?:følger|følgjer) med (?:på|i) (?:kjøpet|handelen|prisen)|(?:inngår|er med) i (?:prisen|honoraret|lønnen|løna|beløpet)|bought (?:out|free)|paid off|paid in full)`
/** «… er rettighetene kjøpt fri», «Honoraret kjøper fri alle rettigheter», «fullt oppgjør for arbeidet og rettighetene» */
const settled = new RegExp(
  String.raw`(?<!\p{L})(?:(?!musikk|music|format|film|bok|opsjon)${right}\s+${words(6)}${settling}|${settling}\s+${words(4)}${right}|(?:kjøper|kjøpar|løser|løyser|innløser|buys?)\s+(?:fri |ut |out )?${words(3)}${itsRights}|\p{L}*(?:sats|sum|honorar\p{L}*|vederlag\p{L}*|beløpet|fee|rate|salary) (?:\p{L}+ )?(?:kjøper|kjøpar|buys?|pays? for|betaler for)\s${words(9)}${itsRights}|(?:oppgjør|oppgjer|settlement|betaling|payment|vederlag)\s+(?:for|of)\s+(?:både\s|both\s)?${words(1)}(?:arbeid|innsats|work|services)\p{L}*\s+(?:og|and)\s+${words(2)}${right})(?!\p{L})`,
  'iu',
)
/** «Dagsatsen dekker enhver nåværende og framtidig bruk» */
const paysAllUse = new RegExp(
  String.raw`(?<!\p{L})\p{L}*(?:sats|sum|honorar|vederlag|beløp|lønn|løn|løna|fee|rate|salary)\p{L}*\s+${words(4)}(?:dekker|dekkjer|omfatter|omfattar|inkluderer|inkluderar|er betaling for|er oppgjør for|covers?|includes?)\s+${every}\s+(?:(?:nåværende|noverande|framtidig|fremtidig|senere|seinare|videre|vidare|present|current|future|later|subsequent|og|eller|and|or) ){1,4}(?:bruk|bruken|utnytting|utnyttelse|visning|uses?|exploitation)(?!\p{L})`,
  'iu',
)
/** «Vederlag fra Norwaco hører selskapet til», «vederlag som F©R måtte kreve inn, er firmaets» */
const collectedForCompany = new RegExp(
  String.raw`(?:vederlag|royalt|remuneration|sums|money|pengar|penger)\p{L}*\s[^.;]{0,60}?(?:F\S{0,4}R(?!\p{L})|Norwaco|kollektiv|collecting)[^.;]{0,60}?\s(?:(?:tilfaller|tilfell|tilkommer|tilkjem|tilhører|tilhøyrer|går til|hører|høyrer|belongs? to|goes? to|accrues? to)\s${words(1)}${company}|(?:er|is|are)\s${companys})`,
  'iu',
)
/** «Selskapet disponerer fritt over opptakene» */
const disposes = new RegExp(
  String.raw`(?<!\p{L})(?:${receiver}|(?-i:AS|ASA)|vi|we)\s${words(2)}(?:(?:disponerer|råder|rår) ${words(2)}(?:over\s)?|står fritt til å (?:bruke|nytte|vise|utnytte|selge|selje)\s)${words(3)}${work}(?!\p{L})`,
  'iu',
)
/** What somebody owns that no rights of the person's are in, and what «for alltid» may be said of besides. */
export const otherThing =
  /kostyme(?!te)|rekvisit|utstyr|kamera|nøk(?:le|la)|adgangskort|costumes?(?!\p{L})|props|equipment|cameras?(?!\p{L})|domene|lokale|aksje|shares(?!\p{L})/iu

const inWhole = new RegExp(String.raw`(?<!\p{L})${whole}`, 'iu')
const others =
  /andre|tredje|fremmed|framand|third|others?(?!\p{L})|someone else|klarer|cleared|clearance|musikk|music/iu
const rightOrWork = new RegExp(String.raw`(?<!\p{L})(?:${right}|${work})(?!\p{L})`, 'iu')
const hasCompany = new RegExp(String.raw`(?<!\p{L})(?:${company}|${companys}|vi|we)`, 'iu')
/** Words of rights or work, of the company, and of for ever or no more pay, that no rule knows the sense of: silence is not sure. */
export const hintsAtOverdragelse = (m: Merket, next: Merket | undefined): boolean =>
  (rightOrWork.test(m.raa) || (m.har('uendelig') && saysNoMore(m.raa))) &&
  !others.test(m.raa) &&
  [m, next].some(one => one && (one.har('uendelig') || saysNoMore(one.raa) || inWhole.test(one.raa))) &&
  (m.har('rett') || m.har('opphav') || hasCompany.test(m.raa))

/**
 * How sure it is that a sentence says that all of it is the company's for good, or paid for once: 0 where it does not. Who owns is no
 * more than half of it; that it is for ever, or that no more is paid, may stand in the sentence after.
 */
export function varigOverdragelse(m: Merket, next: Merket | undefined): number {
  const { raa } = m
  const ends = [m, next].some(one => one && (one.har('uendelig') || saysNoMore(one.raa)))
  if (m.nevnerFor || collectedForCompany.test(raa))
    return collectedForCompany.test(raa) && (settled.test(raa) || (ends && m.har('rett'))) ? 0.8 : 0
  if (otherThing.test(raa) && !m.har('rett')) return 0
  if (sells.test(raa)) return 0.85
  if (paysAllUse.test(raa)) return 0.78
  if (settled.test(raa)) return m.har('uendelig') ? 0.85 : 0.78
  if (ownedBy.test(raa) && (ends || m.har('alt'))) return ends ? 0.85 : 0.75
  if (!ends) return 0
  if (ownsWhole.test(raa) && rightOrWork.test(raa)) return 0.82
  if (disposes.test(raa)) return 0.78
  return propertyOf.test(raa) || isTheirs.test(raa) || restsWith.test(raa) ? 0.8 : 0
}
