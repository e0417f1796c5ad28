import { words } from './rett-ord.ts'

/** «uten å betale noe mer», «det betales aldri noe ut over den», «nothing further is payable» */
const noMore = new RegExp(
  [
    String.raw`(?:uten|utan) (?:å|at) ${words(4)}(?:betal|skyld|utløs|utløys|gi|gje)\p{L}* ${words(3)}(?:mer|meir|ny|nye|ekstra|på nytt|attåt|i tillegg|noe|noko|betaling|vederlag)`,
    String.raw`(?:ingen|inga|ikk?j?e (?:noen|noe|noka|noko)|noen|noka|noe|noko) (?:form for |slags )?(?:ny |ytterlig\p{L}* |ytterleg\p{L}* |senere |seinare )?(?:etterbetaling|tilleggsbetaling|tilleggsvederlag|gjenbruksvederlag|royalt\p{L}*|ekstrabetaling|betaling)`,
    String.raw`(?:etterbetaling|tilleggsbetaling|tilleggsvederlag|royalt\p{L}*)\s?: ?(?:ingen|inga|nei|none|no)`,
    String.raw`(?:uten|utan|without) ${words(4)}(?:ny|nye|nytt|ytterlig\p{L}*|ytterleg\p{L}*|ekstra|mer|meir|new) (?:betaling|vederlag|honorar|godtgj|payment|fee)\p{L}*`,
    String.raw`ikk?j?e (?:betal|yt|skyld|skuld)\p{L}* ${words(2)}(?:mer|meir|i tillegg|ut ?over|attåt|på nytt)`,
    String.raw`(?:betal|yt|skyld|skuld|utløs)\p{L}* (?:\p{L}+ )?(?:aldri|ikk?j?e|ingen|inga) ${words(3)}(?:mer|meir|i tillegg|ut ?over|attåt|på nytt)`,
    String.raw`(?:ikk?j?e|aldri|inkje|ingenting) ${words(4)}(?:(?:mer|meir|noe|noko) (?:å (?:kreve|krevje|hente)|til gode)|(?:kreve|krevje|krav) (?:\p{L}+ )?(?:mer|meir|noe|noko|på nytt))`,
    String.raw`(?:nothing|no) (?:further|more|else|additional)(?: \p{L}+){0,3} (?:payable|due|owed|paid|payment|money|fee)`,
    String.raw`(?:mer|meir|ytterlig\p{L}*|ytterleg\p{L}*) (?:betal|vederlag|honorar)\p{L}* (?:blir|vert) det ikk?j?e`,
    String.raw`(?:ingen|inga) (?:flere|fleire|nye) (?:utbetaling|betaling)\p{L}*|not be owed|never (?:owe|pay)|only (?:money|payment|sum)|without (?:further|additional|any|more) (?:payment|remuneration)`,
  ]
    .map(one => String.raw`(?<!\p{L})(?:${one})(?!\p{L})`)
    .join('|'),
  'iu',
)

/** That no more is paid: half of a full transfer, and of overtime it may be said too. */
export const saysNoMore = (raa: string): boolean => noMore.test(raa)
/** The sentence without that, as its «ikke» takes nothing back of what is made over. */
export const withoutNoMore = (raa: string): string => raa.replace(noMore, '')
