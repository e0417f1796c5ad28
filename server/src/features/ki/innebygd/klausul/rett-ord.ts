/** Who gets the rights, by what it is or by its name; «vi» is the company in a letter from it. */
export const receiver = String.raw`(?:(?:produsent|selskap|produksjonsselskap|oppdragsgi|oppdragsgj|arbeidsgi|arbeidsgj|bestiller|bestillar|kunde|kjøper|kjøpar|buyer|company|producer|client|employer|engager|commissioner)\p{L}*|firmaets?)`
/** At most so many words, in one part of a sentence. */
export const words = (most: number) => String.raw`(?:[^\s.;]+ ){0,${most}}?`
export const every =
  '(?:alle?|alt|samtlige|samtlege|fulle?|full|enhver|ethvert|eitkvart|einkvar|all|every|any|sole)'

/** What a person makes for a film, and no person: «lydopptakene», «tegningene», not «klipperen». */
export const work = String.raw`(?:\p{L}*(?:opptak(?:et|ene|a)?|material(?:e|et|er|s)?|filme?(?:n|ne|r|s)?|bild(?:e|er|et|ene|a)|bilet(?:e|a|et)|lyden|lydsporet|stoff(?:et)?|te[gi]kn?ing(?:er|ene|ar|ane|a)|skiss(?:er|ene|ar|ane)|manus(?:et|ene|kript(?:et)?)?|innhold(?:et)?|innhald(?:et)?|content|resultat(?:et|er|ene|a)?|bidrag(?:et|ene|a)?|(?<!nett)verk(?:et|ene|a)?|seri(?:en|ene|ane)|program(?:met|mene|ma)|arbeidet|klipp(?:et|ene|a)|footage|recordings?|works?|stills|pictures|images|drawings|sketches|script|contributions?|results))`

/** «alle rettigheter», «hele den økonomiske retten», «enhver rett til opptakene», no right «til å» do something. */
export const right = String.raw`(?:\p{L}*(?:rettighet|rettar|rettane|råderett|disposisjonsrett|bruksrett|utnyttelsesrett|utnyttingsrett|opphavsrett)\p{L}*|rett(?:en|a)?(?= til ${words(3)}${work}(?!\p{L}))|rights?|copyright|intellectual property)`
/** What has rights in it but is no right itself: «alle som har rettigheter», «alle spørsmål om rettigheter». */
const notRights =
  '(?:som|har|who|that|has|have|spørsmål|henvendelser|førespurnader|saker|tvister|tvistar|opplysninger|questions|queries|requests|disputes|matters)'
/** «alle opphavsrettigheter», «hele den økonomiske retten til manus» */
export const itsRights = String.raw`(?:${every}\s+(?:(?!${notRights}\s)[^\s.;]+ ){0,4}?${right}|hei?le (?:den )?(?:økonomiske )?\p{L}*rett(?:en|a)?(?= til ${words(3)}${work}(?!\p{L})))`
