import { saysNoMore, withoutNoMore } from './ingen-etterbetaling.ts'
import type { Merket } from './klausul-trekk.ts'
import { otherThing, varigOverdragelse } from './overdragelse-varig.ts'
import { every, itsRights, receiver, right, words, work } from './rett-ord.ts'

const receives = new RegExp(`(?<!\\p{L})(?:${receiver}|(?-i:AS|ASA)|vi|oss|we|us)(?!\\p{L})`, 'iu')
/** What the rights are given for, as a contract may say it before them. */
const inReturn = String.raw`(?:(?:ved|mot|etter|når|upon|on|once|against|in (?:return|exchange|consideration))(?: [^\s.;]+){1,8}? )?`
/** «Produsenten har alle rettigheter», «Du gir oss alle rettigheter», «får selskapet da full råderett», «the Company has, in return for the fee, all rights». */
const holds = new RegExp(
  String.raw`(?<!\p{L})(?:(?:${receiver}|vi|we)\s+(?:${words(7)}(?:og|and) |${words(3)})${inReturn}(?:har|ha|får|få|sitter|sit|innehar|besitter|disponerer|overtar|overta|overtek|tar over|tek over|kjøper|has|have|holds?|gets?|receives?|obtains?|retains?|buys?|purchases),?|(?:har|får|overtar|has|have)\s+(?:${receiver}|vi|we)|(?:gir|gjev|gives?|grants?)\s+(?:${receiver}|oss|us))\s+${words(4)}${inReturn}${itsRights}`,
  'iu',
)
/** «Selskapet blir eier av alt materiale», «shall be the sole author and owner of all results». */
const owner = new RegExp(
  String.raw`(?<!\p{L})(?:(?:blir|bli|er|være|vere|vert|becomes?|be|is|are)\s+${words(5)}(?:ene)?(?:eier|eigar|innehaver|innehavar|owner|holder)e?s?\s+(?:av|til|of)|(?:${receiver}|vi|we)\s+${words(3)}(?:eier|eig|owns?))\s+${words(5)}(?<!\p{L})(?:${every}|everything)(?!\p{L})`,
  'iu',
)
/** «… er kjøpt ut», «… er vederlagt gjennom honoraret», «Med betalingen følger alle rettigheter» */
const boughtOut = new RegExp(
  String.raw`(?<!\p{L})${every}\s+${words(3)}${right}\s+${words(4)}(?:kjøpt ut|kjøpes ut|kjøpast ut|utkjøpt|frikjøpt|bought out|vederlagt|kompensert|betalt|inkludert|inkluderte|included|paid for)(?!\p{L})|(?:med|with)\s+(?:the\s+)?(?:betaling|honorar|vederlag|løn|fee|payment)\p{L}*\s+(?:følger|følgjer|follows?|comes?|go|goes)\s+${itsRights}`,
  'iu',
)
/** «Honoraret dekker all bruk» */
const coversUse = new RegExp(
  String.raw`(?:honorar|vederlag|beløp|godtgj|løn|totalpris|fastpris|fee|payment|remuneration|compensation|sum)\p{L}*\s+${words(5)}(?:dekker|dekkjer|omfatter|omfattar|inkluderer|covers?|includes?|inclusive of|consideration for|compensation for|payment for|vederlag for|betaling for)\s+(?:${words(8)}${itsRights}|${words(2)}${every}\s+${words(1)}(?:bruk|utnytting|utnyttelse|visning|sending|use|uses|exploitation|${right}))(?!\p{L})`,
  'iu',
)
/** «Selskapet får eksklusiv og tidsubegrenset rett til manus» */
const exclusive = new RegExp(
  String.raw`(?<!\p{L})(?:${receiver}|(?-i:AS|ASA)|vi|we)\s+${words(3)}(?:får|har|gis|erverver|(?:blir |vert )?sittende (?:igjen )?med|sitter (?:igjen )?med|sit (?:att )?med|has|gets?|receives?|obtains?|is granted)\s+${words(4)}(?:eksklusiv\p{L}*|enerett\p{L}*|einerett\p{L}*|exclusive)\s+${words(6)}(?:rett|retten|rights?|lisens|licen[cs]e|til|to)(?!\p{L})`,
  'iu',
)
/** «Arbeidsgiver får full og varig eiendomsrett til (opptak, lyd og) alt arbeidstaker lager» */
const ownership = new RegExp(
  String.raw`(?<!\p{L})(?:${receiver}|(?-i:AS|ASA)|vi|we)\s+${words(2)}(?:får|har|erverver|has|have|gets?|receives?|obtains?|acquires?)\s+${words(4)}(?:eiendomsrett|eigedomsrett|ownership|title)\p{L}*\s+(?:til|of|to|in)\s+${words(8)}(?:alt|alle|everything|all)(?!\p{L})`,
  'iu',
)
/** «… går alle rettigheter til manuset, uten unntak, over til Produsenten» */
const passes = new RegExp(
  String.raw`(?<!\p{L})(?:(?:går|gjeng)\s+${itsRights}[^.;]{0,90}?\s|${itsRights}[^.;]{0,90}?\s(?:går|gjeng)\s+${words(8)})over\s+til\s+(?:${receiver}|oss|\p{Lu}\p{L}+)`,
  'iu',
)
/** «Alt som blir laget, tilhører Fyrlykt Film AS», «Det du lager for oss, er vårt» */
const belongs = new RegExp(
  String.raw`(?<!\p{L})(?:${itsRights}|(?:eiendoms|eigedoms)rett\p{L}* og opphavsrett\p{L}*|(?:ownership|title) and copyright|alt|everything|all (?:work|material|results)|(?:det|what) (?:du|dere|han|hun|ho|you|she|he) [^\s.;]+)\s+${words(14)}(?:tilhører|tilhøyrer|tilfaller|tilfell|ligger hos|ligg hjå|(?:hører|høyrer) ${words(4)}til|(?:eier|eig)(?= (?:vi|${receiver}))|belongs? to|(?:er|blir|vert|is|becomes)(?= (?:vår|our)))\s+${words(1)}(?:${receiver}|(?:\p{L}+\s){1,4}(?-i:AS|ASA)|oss|us|vi|vårt?(?=\s*(?:[.,;:]|$))|vår eiendom|ours|our property)(?!\p{L})`,
  'iu',
)
/** «Du sitter ikke igjen med noen rettigheter», «the Editor retains no rights» */
const keepsNothing = new RegExp(
  String.raw`(?<!\p{L})(?:(?:beholder|beheld|retains?|keeps?)\s+(?:ingen|no)|sit(?:ter)? (?:ikk?j?e att|ikke igjen|ikkje igjen|igjen uten|att utan) ${words(2)}(?:noen|nokon|nokre)?|har (?:ingen|no))\s+${words(2)}${right}`,
  'iu',
)
const renounces = new RegExp(
  String.raw`(?:fraskriv|frasi|frasei|frasier|sier fra seg|seier frå seg|gir avkall|gjev avkall|waive|relinquish|renounce)\p{L}*\s+${words(3)}${every}\s+${words(5)}(?:opphav|${right}|krav på (?:\S+ )?(?:vederlag|betaling)|etterbruk|bruk|gjenbruk|reprise|use|exploitation|royalt)`,
  'iu',
)
/** «… kan ikke senere kreve mer for bruk av verket» */
const claimsNothing = new RegExp(
  String.raw`(?:ikk?j?e|not|no|intet|ingen|ikkje noko)\s+${words(4)}(?:krav|kreve|krevje|claim|entitled)\p{L}*\s+${words(5)}(?:vederlag|betaling|honorar|godtgj|pay|remuneration|compensation|mer|meir|more)\p{L}*\s+${words(4)}(?:bruk|bruken|utnytting|utnyttelse|visning|use|exploitation)(?!\p{L})`,
  'iu',
)
/** «Retten til å råde over tegningene ligger hos produsenten alene», «trer inn i enhver råderett» */
const steps = new RegExp(
  String.raw`(?:rett(?:en|a)? til å|the right to) (?:råde|rå|disponere|utnytte|nytte|bruke|vise|selge|selje|bearbeide|exploit|use|show|sell)[^.;]{0,90}?\s(?:ligger|ligg|tilligger|tilkommer|tilhører|tilhøyrer|lies?|rests?|belongs?) ${words(5)}${receiver}|(?:trer|går|trår) ${words(2)}inn i ${every} ${words(2)}${right}`,
  'iu',
)
const freely =
  /(?<!\p{L})(?:fritt|freely|alle (?:medier|media|kanaler|kanalar|plattformer|plattformar|former|formater)|all media|any (?:and all )?media|enhver form|any (?:way|manner|form))(?!\p{L})/iu
/** What somebody owns that no rights are in. */
const things = /kostym|rekvisit|utstyr|alt (?:dette|annet arbeid)|costume|props|equipment/iu
const made = new RegExp(String.raw`(?<!\p{L})${work}(?!\p{L})`, 'iu')
const uses = /bruksmåt|bruksform|utnytt|framstille eksemplar|uses? now|forms? of use|exploit/iu
const bought = /(?:er|som) (?:et |eit )?(?:frikjøp|totalkjøp)(?!\p{L})/iu
/** What such words may be about besides the work. */
const ofOther =
  /markedsf|marknadsf|promo|reklame|publicity|(?:bilder|bildene|bilete|bileta) av (?:arbeid|oppdrag|medarbeid|deg)|i omtale|likeness|biogra|moralsk|ideell|ideelle|moral rights|navngiv|namngje|utstyr|equipment|(?<!\p{L})bil(?!d)|programvare|software|kjøretøy|vehicle|sykepenger|sjukepengar|pensjon|ansettelsesforhold|ferie|oppsigelse|tariff|personvern|privacy/iu
/** What such a sentence says is another's to give, or does not go for all of it. */
const limited =
  /(?<!\p{L})(?:(?<!eller )ikk?j?e|(?<!or )not|unless|såfremt|med mindre|(?:første|fyrste|first)(?! (?:skisse|sketch|utkast|draft|idé|idea|strek|dag|day|stund|øyeblikk|augeblikk|moment|bilde|frame))|begrenset til|avgrensa til|limited to|i henhold|etter avtale mellom|in accordance|subject to)(?!\p{L})/iu

/**
 * How sure it is that a sentence makes over everything in plain words, without a verb of law: 0 where it does not. A contract that a
 * producer writes herself says who owns, who may use or what is paid for, and seldom that something is assigned. Only who has or
 * owns all the rights is sure enough to stand against a clause that keeps them.
 */
export function plainOverdragelse(m: Merket, next: Merket | undefined): number {
  const { raa } = m
  if (m.har('innestaar') || m.har('forelegg') || m.har('begrenset') || ofOther.test(raa) || m.kringkaster)
    return 0
  // «… og mer betaling blir det ikke» limits nothing.
  const isLimited = limited.test(withoutNoMore(raa))
  const varig = isLimited ? 0 : varigOverdragelse(m, next)
  return m.nevnerFor ? varig : Math.max(varig, weighPlain(m, isLimited))
}

function weighPlain(m: Merket, isLimited: boolean): number {
  const { raa } = m
  if (claimsNothing.test(raa)) return 0.78
  if (keepsNothing.test(raa) && !receives.test(raa.split(keepsNothing, 1)[0] ?? '')) return 0.78
  if (isLimited) return 0
  const forever = m.har('uendelig') || m.har('betalt') || saysNoMore(raa)
  if ((ownership.test(raa) && !otherThing.test(raa)) || (forever && passes.test(raa))) return 0.85
  if (holds.test(raa)) return forever ? 0.85 : 0.75
  if (owner.test(raa) && receives.test(raa) && (m.har('rett') || (m.har('verk') && !m.har('ting'))))
    return m.har('rett') || forever ? 0.85 : 0.75
  if (belongs.test(raa) && !m.har('ting') && !things.test(raa)) return forever ? 0.85 : 0.78
  if (forever && exclusive.test(raa)) return 0.78
  if (boughtOut.test(raa) || coversUse.test(raa) || (m.har('uendelig') && bought.test(raa))) return 0.78
  if (renounces.test(raa) || (forever && steps.test(raa) && (uses.test(raa) || made.test(raa)))) return 0.78
  const isUsed = m.har('utnytt') && receives.test(raa) && m.har('uendelig')
  return isUsed && (m.har('betalt') || freely.test(raa)) ? 0.78 : 0
}
