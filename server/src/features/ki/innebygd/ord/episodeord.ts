/** «Åtte episoder, og hun har regien på dem alle», «… alle klippes av henne» */
export const allOfThem =
  /(?<!\p{L})(?:dem alle|alle sammen|alle saman|dei alle|all of them|them all|(?<=,\s(?:og\s)?)alle\s\p{L}+(?:es|ast)\s(?:av|ved))(?!\p{L})/iu
/** «Hvor mange episoder det blir, vet vi ikke ennå» */
export const unknown =
  /(?:hvor|kor) mange \p{L}+(?!\s(?:serien|sesongen))[^.;]{0,40}(?:vet|veit|avgjøres|avgjerast|bestemmes|avklares|er ikke|er ikkje)|how many \p{L}+[^.;]{0,40}(?:not|decided)|(?:vet|veit) (?:vi )?(?:ikke|ikkje)[^.;]{0,20} (?:hvor|kor) mange|know how many/iu
