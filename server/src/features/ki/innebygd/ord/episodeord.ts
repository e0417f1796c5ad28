/** «Åtte episoder, og hun har regien på dem alle», «… alle klippes av henne» */
export const allOfThem =
  /(?<!\p{L})(?:dem alle|alle sammen|alle saman|dei alle|all of them|them all|(?<=,\s(?:og\s)?)alle\s\p{L}+(?:es|ast)\s(?:av|ved))(?!\p{L})/iu
/** «… i alt tre episoder», «making five episodes altogether»: with those that were agreed before. */
const altogether =
  /(?<!(?:av|of)\s)(?:(?<!\p{L})(?:til sammen|tilsammen|til saman|making|altogether|bringing)(?!\p{L}))[^.;\d]{0,30}(?:episod|program)/iu
/** «Hvor mange episoder det blir, vet vi ikke ennå» */
export const unknown =
  /(?:hvor|kor) mange \p{L}+(?!\s(?:serien|sesongen))[^.;]{0,40}(?:vet|veit|avgjøres|avgjerast|bestemmes|avklares|er ikke|er ikkje)|how many \p{L}+[^.;]{0,40}(?:not|decided)|(?:vet|veit) (?:vi )?(?:ikke|ikkje)[^.;]{0,20} (?:hvor|kor) mange|know how many/iu

/** An addendum changes what was agreed. */
export const extended =
  /(?<!\p{L})(?:(?:utvid(?:es|et|a|ast|er)|endres|endra|endrast)(?!\p{L})[^.\n]{0,40}til|(?:extended|amended)(?!\p{L})[^.\n]{0,40}to)(?!\p{L})|(?<!\p{L})(?:omfatter|omfattar|gjelder|gjeld|skal omfatte|covers?|applies to)\s+(?:nå|no|heretter|nå også|now|hereafter)(?!\p{L})/iu

const addendum = /tillegg|endring|addendum|amendment|side letter|variation/iu

/** Whether a sentence of a paper says what the episodes are from now on. */
export const isChanged = (sentence: string, paper: string): boolean =>
  extended.test(sentence) || (addendum.test(paper.slice(0, 400)) && altogether.test(sentence))
