import { readNavn } from '../navn/navn.ts'
import { tolkFunksjon } from '../ord/fagord.ts'
import type { Flate } from '../side/flate.ts'
import { name, type Spor } from './navnespor.ts'

/** Not whoever stands for the company: «avtale med linjeprodusent NN», «ansetter på vegne av NN»; «engasjerer lydsjef NN» is the person. */
const titlesBefore =
  '(?:(?!som\\s|til\\s|som\\b|på vegne|(?!(?:let|lyd|foto|lys|maske|kostyme|vfx-?|farge)\\p{Ll})\\p{Ll}*(?:produsent|leder|leiar|sjef|ansvarlig|ansvarleg|producer|manager)\\s)\\p{Ll}[\\p{L}-]+\\s+){0,2}?'
/** «leier inn NN», «engages NN as»: who engages is before the verb, who is engaged after it. */
const hires =
  `(?<!\\p{L})(?:leier inn|leiger inn|tar inn|tek inn|leier|hyrer|engasjerer|engasjere|ansetter|tilsetter|tilset|knytter til seg|kontraherer|har engasjert|har leid inn|har ansatt|glade for at|glad for at|ønske|ønsker|ønskjer|welcome|pleased that|happy that|delighted that|bekrefter at|bekrefte at|bekreftes(?: herved| med dette)? at|stadfestast(?: med dette)? at|certify that|confirmed that|to confirm that|stiller|stadfester at|stadfeste at|mellom oss og|between us and|(?:kopi|utlevert|sendt|utdelt|copy) til:?|copy to:?|avtalt at|avtale om at|med dette at|engages?|hires?|employs?|retains?|appoints?|contracts?|has engaged|have engaged|confirms? that|agreed that|services of|tjenestene til|utføres (?:personlig )?av|utført (?:personlig )?av|utførast av|personlig av|engasjement av|ansettelse av|tilsetting av|tilsetjing av|innleie av|engagement of|employment of|(?<!(?:etter|ved|i|by|upon)\\s)avtale med|agreement with|tilbyr)\\s+`.replaceAll(
    ' ',
    '\\s',
  )
const hired = new RegExp(`${hires}(?:herved\\s+|hereby\\s+|med dette\\s+)?${titlesBefore}(${name})`, 'gu')
/** «NN skal være …», «NN engasjeres som …». */
const willBe = new RegExp(
  `(${name})\\s*(?:\\([^)]{0,60}\\))?(?:,(?:[^.\\n]|\\.(?=\\s?\\d)){0,120},)?\\s+(?:ansettes|engasjeres|tilsettes|tilsetjast|blir\\s+(?:engasjert|tilsett|ansatt)|er\\s+(?:engasjert|ansatt|tilsett)|vert\\s+(?:engasjert|tilsett)|is\\s+(?:engaged|employed|hired)|får\\s+(?:difor\\s+|derfor\\s+)?(?:ansvar|i\\s+oppdrag|jobben)|vil\\s+(?:være|vere|vera|arbeide|ha\\s)|has\\s+been\\s+engaged|skal\\s+(?:være|vere|vera|arbeide|jobbe|utføre|levere|ha\\s)|shall\\s+(?:be|serve|act|render|work)|will\\s+(?:be|serve|act|render|work)|påtar\\s+seg|tar\\s+på\\s+seg|tek\\s+på\\s+seg|undertakes|agrees\\s+to|forplikter\\s+seg|medvirker\\s+som|stiller\\s+som|(?:har|var|has|was)\\s+(?:arbeidet|arbeidd|jobbet|jobba|vært|vore|engasjert|ansatt|tilsett|worked|been|engaged|employed))`,
  'gu',
)

/** «Jeg, NN, påtar meg …», «Undertegnede NN bekrefter …». */
const firstPerson = new RegExp(
  `(?:(?<!\\p{L})(?:Jeg|Eg|I),?(?:\\s+(?:undertegnede|underteikna|the undersigned),?)?|[Uu]ndertegnede,?|[Uu]nderteikna,?|[Tt]he undersigned,?)\\s+(${name}),?\\s+(?=\\(|født|fødd|born|fnr|f\\.|\\p{Ll})`,
  'gu',
)

const thePerson =
  '(?:[Aa]rbeidstak[ea]r(?:en)?|[Oo]ppdragstak[ea]r(?:en)?|[Mm]edarbeid[ea]r(?:en)?|[Dd]en (?:ansatte|tilsette|engasjerte)|[Ff]rilans[ea]r(?:en)?|[Tt]he (?:employee|crew member|freelancer|contractor|Employee|Crew Member|Freelancer|Contractor))'
/** «Den som gjør jobben», «The one who does the work» */
const whoWorks =
  '(?:[Dd]en|[Hh]an|[Hh]o|[Tt]he (?:one|person)) (?:som|who) (?:skal |shall |will )?(?:gjør|gjer|gjøre|gjere|utfører|utføre|leverer|levere|engasjeres|engasjerast|ansettes|tilsettes|leies inn|jobber|arbeider|arbeidar|does|do|performs?|delivers?|is (?:engaged|hired|employed))(?!\\p{L})'
/** «Du heter NN», said to the person */
const isCalled = new RegExp(
  `(?<!\\p{L})(?:[Dd]u heter|[Dd]u heiter|[Jj]eg heter|[Ee]g heiter|[Yy]our name is|[Mm]y name is)\\s+(${name})(?!\\s+og\\s+er\\s+\\p{Ll}*(?:produsent|leder|leiar|sjef))`,
  'gu',
)
/** «NN ansetter på vegne av Nes Film AS NN»: whoever comes behind the company, in its line or the next one. */
const hiredFor = new RegExp(
  `(?<!\\p{L})(?:ansetter|engasjerer|tilsetter|tilset|leier inn|leiger inn|engages|hires|employs)\\s+(?:herved\\s+)?(?:på vegne av|på vegner av|for|on behalf of)\\s+[^\\n]{2,50}?\\s(?:AS|ASA|ANS|Ltd\\.?),?\\s+(${name})\\s+(?:som|as)\\s`,
  'gu',
)
/** «… leier inn Nes Klipp AS v/ NN» */
const hiredThrough = new RegExp(
  `(?<!\\p{L})(?:leier inn|leiger inn|hyrer|engasjerer|engages|hires)\\s+[^.,\\n]{2,50}?\\s(?:AS|ASA|ANS|DA|ENK|Ltd\\.?),?\\s+(?:v\\/|v\\.|ved|representert ved|represented by|through)\\s*(${name})`,
  'gu',
)
/** «Den ansatte er NN» */
const isThePerson = new RegExp(
  `(?<!\\p{L})(?:${thePerson}\\s+|${whoWorks}[^.,\\n]{0,40},?\\s+)(?:er|is)\\s+(${name})`,
  'gu',
)
/** «NN, født …, er arbeidstaker» */
const thePersonIs = new RegExp(
  `(${name}),(?:[^.\\n]|\\.(?=\\s?\\d)){3,140},\\s+(?:er|is)\\s+${thePerson}(?!\\p{L})`,
  'gu',
)
/** «Leverandøren skal ved NN personlig utføre …» */
const inPerson = new RegExp(
  `(?<!\\p{L})(?:ved|by|av|through)\\s+(${name})\\s+(?:personlig|personleg|personally|in person)`,
  'gu',
)

/** «Skjermbilde tatt av Kari Nes»: who sends a picture of credits is in them. */
const tookPicture = new RegExp(
  `(?<!\\p{L})(?:[Ss]kjermbild[ea]t?|[Ss]kjermdump|[Ss]kjermutklipp|[Ss]creen ?(?:shot|grab|capture))\\s+(?:er\\s+|vart\\s+|ble\\s+)?(?:(?:tatt|teke|teken|sendt|levert|taken|sent|submitted)\\s+)?(?:av|frå|fra|by|from):?\\s+(${name})`,
  'gu',
)

/** «Jeg fører deg opp som NN i rulleteksten», «you will be credited as NN» */
const creditedAs = new RegExp(
  `(?:(?<!\\p{L})(?:[Ff]ører|[Ss]kriv(?:er)?|[Ss]etter|[Ss]et)\\s+(?:deg|dykk)\\s+opp|(?<!\\p{L})(?:[Dd]u|[Yy]ou)\\s+(?:står|are|will be)(?:\\s+(?:oppført|listed))?|[Kk]redit(?:er)?(?:es|ast|t|a)?(?:\\s+(?:du|deg))?|[Cc]redit(?:ed)?(?:\\s+you)?)\\s+(?:som|as)\\s+(${name})|(?<!\\p{L})[Nn]a(?:v|m)net\\s+(?:ditt|dykkar)\\s+i\\s+rulleteksten\\s+(?:er|blir|skal være|skal vere)\\s+(${name})`,
  'gu',
)

/** Whom a sentence engages, speaks to or lets speak, by the words around the name. */
export function fromProse(flate: Flate): Spor[] {
  const spor: Spor[] = []
  for (const [pattern, vekt] of [
    [hired, 2.1],
    [willBe, 2.2],
    [firstPerson, 2.4],
    [isCalled, 2.8],
    [hiredFor, 2.8],
    [hiredThrough, 2.8],
    [isThePerson, 2.8],
    [thePersonIs, 2.8],
    [inPerson, 2.4],
    [tookPicture, 1.5],
    [creditedAs, 1.6],
  ] as const)
    for (const found of flate.flyt.tekst.matchAll(pattern)) {
      const raw = found[1] ?? found[2] ?? ''
      // «Credited as Stills Photographer» is no name.
      const navn = raw.split(/\s+/u).some(word => tolkFunksjon(word)) ? null : readNavn(raw)
      const at = found.index + found[0].indexOf(raw)
      if (navn) spor.push({ navn, utsnitt: flate.flyt.utsnitt(at, at + navn.length), vekt, kilde: 'prosa' })
    }
  return spor
}
