/** Words that a street's name ends with, or has as a word of its own. */
const gate =
  '(?:[Vv]ei(?:en)?|[Gg]t|[Vv]eg(?:en)?|[Gg]at(?:e|a|en)|[Ss]mug(?:et)?|[Aa]llé(?:en)?|[Pp]lass(?:en)?|[Tt]org(?:et)?|[Bb]rygge|[Bb]akken|[Ss]tien|[Tt]unet|[Ss]vingen|[Kk]roken|[Vv]eit[ae]n?|[Ss]trete|[Aa]llmenningen|[Ff]aret|[Rr]ingen|[Kk]ai(?:a|en)|[Tt]errasse|VEI(?:EN)?|VEG(?:EN)?|GAT(?:E|A|EN)|PLASS(?:EN)?)'
const navn = String.raw`\p{Lu}[\p{L}.'’-]{0,40}`
const nummer = String.raw`[,.]?[ \t]{1,2}(?:nr\.? ?)?\d{1,4}(?: ?[A-Za-z])?(?![\p{L}\p{N}])`
const foran = String.raw`(?<![\p{L}\p{N}])`
const dekket = '•[^\\p{L}\\p{N}•]{0,6}'
/** As a recogniser may have read it. */
const kode = String.raw`(?=[OoIlSsBQZ]{0,3}\d)[\dOoIlSsBQZ]{4}`
const sted = `${kode} ${navn}(?: (?:[io] ${navn}|${navn}))?`

const former = [
  // «Solveien 3», «Chr. Krohgs gate 12 B», «221 Baker Street».
  String.raw`${foran}\p{L}[\p{L}.'’-]{0,40}?${gate}${nummer}`,
  `${foran}${navn}(?: ${navn}){0,3} ${gate}${nummer}`,
  String.raw`${foran}\p{Lu}(?:[\p{L}'’-]{4,40}|[\p{L}.'’-]{0,40}(?: ${navn}){0,2} )v\.${nummer}`,
  // «Åsenlia 3B» alone in its cell or before a comma: behind a first name («Cecilia») stands a number of something.
  String.raw`${foran}\p{Lu}[\p{L}'’-]{1,40}(?:(?<![aeiou])lia|åsen|haugen) \d{1,4}(?: ?[A-Za-z])?(?= ?(?:$|[\n\t,;)]))`,
  // Any name and number that a post code and its place follow, also one that looks like a year.
  String.raw`${foran}(?!(?:Episode|Sesong|Season|Uke|Del|Versjon|Punkt|Side|Page)\p{L}* )${navn} \d{1,4}(?: ?[A-Z])?(?=(?:, ?|\n)${sted}\s*(?:$|[\n\t,.;()·*–—-]))`,
  String.raw`${foran}\d{1,4}[A-Za-z]? ${navn}(?: ${navn}){0,2} (?:[Ss]treet|[Rr]oad|[Aa]venue|[Ll]ane|[Ss]quare|[Dd]rive)(?!\p{L})`,
  String.raw`${foran}(?:[Pp]ost(?:boks|box)|POSTBOKS|[Pp]b\.|P\.? ?O\.? ?[Bb]ox)(?: nr\.?)? ?\d{1,5}(?!\d)(?: ${navn}){0,2}`,
].map(form => new RegExp(form, 'gu'))
/** A post code stands at the beginning of a line or behind a comma; a year that a name follows is none, unless an address went before. */
const postnummer = new RegExp(
  String.raw`(?<=(?:^|[\n\t,.(·*–—-]) ?)(?:NO?-)?(?!19|20)${sted}(?=\s*(?:$|[\n\t,.;()·*–—-]))`,
  'gu',
)
const etterGate = new RegExp(`(${dekket})(${sted})`, 'gu')
/** Behind its label what is asked for is covered whatever it was read as, to the end of its cell. */
const medNavn =
  /(?<!\p{L}|(?:og|and) )((?:(?:post|bo(?:steds)?|privat|hjemme|heime|home )?adress[ea]?|address|bosted|bustad|e-?post|e-?mail|(?:mobil)?telefon(?:nummer|nr\.?)?|tlf\.?|mobil|phone|f.dsels-?(?:nummer|nr\.?)|person(?:nummer|nr\.?)|(?:bank)?konto(?:nummer|nr\.?)?|iban)(?:\s?[:.]?\t|\s?: ?))([^\t\n]{1,120})/giu
/** A web address as a part of one that was for mail, whose «@» a recogniser takes for a letter of some kind. */
const nettsted =
  /(?<![\p{L}\p{N}])(?:[\p{L}\p{N}._%+-]{1,60} ?[@©®¢€&*]{1,2} ?)?[\p{L}\p{N}_%+-][\p{L}\p{N}._%+-]{0,60}[.,](?:no|com|net|org|se|dk|eu|tv|film|example)(?![\p{L}\p{N}])/gu

const dekk = (text: string) => text.replace(/[\p{L}\p{N}]/gu, '•')

/**
 * Covers postal and web addresses with dots, one for each letter and digit, by form: there is no list of streets. What has no number, no
 * post code and no label stays: a farm's name is a name.
 * @param text rows on lines of their own, cells parted by tabs
 */
export function maskerAdresser(text: string): string {
  const named = text.replace(medNavn, (_, label: string, adresse: string) => label + dekk(adresse))
  return former
    .reduce((so, form) => so.replace(form, dekk), named)
    .replace(nettsted, dekk)
    .replace(postnummer, dekk)
    .replace(etterGate, (_, before: string, found: string) => before + dekk(found))
}
