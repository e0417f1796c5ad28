import { tolkFunksjon } from '../ord/fagord.ts'
import { type Flate, utenLinjeskift } from '../side/flate.ts'
import { fromArbeid } from './funksjon-arbeid.ts'
import { engagedAs, fromChain, ofOther, saidToPerson } from './funksjon-rekke.ts'
import { inOneSentence, ofBeing } from './funksjon-samme-setning.ts'
import { fromNavn, namedIs } from './funksjon-ved-navn.ts'
import { fromVerbs } from './funksjon-verb.ts'
import { beginsSentence, cutAtStop, type Funksjonsspor, splitFunksjoner, tidy } from './funksjonsord.ts'

const isA =
  /(?:(?:den )?(?:utøvende|utførende)(?: person(?:en)?)?|opphavsmannen|opphaveren|opphavspersonen|opphavaren|crewmedlemmet|oppdragstaker(?:en)?|oppdragstakar(?:en)?|leverandøren|the supplier|arbeidstaker(?:en)?|arbeidstakar(?:en)?|medarbeider(?:en)?|medarbeidaren|den engasjerte|den ansatte|den tilsette|den tilsatte|den kontraherte|filmskaper(?:en)?|filmskapar(?:en)?|filmarbeider(?:en)?|filmarbeidar(?:en)?|the filmmaker|frilanser(?:en)?|the freelancer|the contractor|the crew member|the employee|hun|han|ho|du|jeg|eg|påtar seg(?: videre| også)? å|tek på seg(?: vidare| òg)? å|stillingen|stillinga|stillingen din|stillinga di|rollen|rolla|jobben|funksjonen|the position|your position|your role|påtar meg(?: herved| med dette)? å|tek på meg å|oppdraget|regissøren|forfatteren|forfattaren|manusforfatteren|fotografen|klipperen|klipparen|scenografen|kunstneren|the director|the writer|the editor|the artist)\s+(?:er|(?:er )?å (?:være|vere|vera)|være|vere|vera|skal være|skal vere|is|shall be|will be|blir)\s+(?:både\s+|both\s+|vekselvis\s+|dels\s+)?(?:(?:filmens|seriens|filmen sin|serien sin|produksjonens|the film’s|the series’)\s+)?(?=((?!(?:dessuten|dessutan|også|òg|i tillegg|attåt|also)\s|engasjert|ansatt|tilsett|booke[td]|booka|hyr[ae]t?|leid|innleid|satt opp|selvstendig|ansvarlig|medlem|bundet|kjent|hired|engaged|an independent|responsible)[^\n]{3,90}))/giu
/** «På serien er du klipper», «Great: you are our editor on …»: said to the person, in whichever order. */
const youAre =
  /(?<!\p{L}|(?:i tillegg|dessuten|dessutan|utover dette|attåt|in addition|additionally|besides),?\s+)(?:(?:er|blir|vert)\s+(?:du|hun|han|ho)|you(?:\s+are|[’']re|\s+will\s+be|[’']ll\s+be)|(?:she|he)(?:\s+is|’s|\s+will\s+be))\s+(?:(?:altså|nå|now|også|òg|also|to be|both|både|vår|vår nye|our|the|an?|en|ein|ei|seriens|filmens)\s+){0,2}(?=((?!engasjert|ansatt|tilsett|booke[td]|booka|hyr[ae]t?|leid|innleid|satt opp|selvstendig|ansvarlig for|medlem|bundet|kjent|responsible|entitled|\p{L}+ed(?!\p{L}))[^\n]{3,90}))/giu
/** «NN skal være A-lyd på …»: whoever the sentence is about. */
const shallBe =
  /(?:skal|vil|shall|will|is to)\s+(?:(?:personlig|personleg|selv|sjølv|personally)\s+)?(?:være|vere|vera|be|serve as|act as|work as|arbeide som|jobbe som|virke som)\s+(?:en\s+|ein\s+|an?\s+|the\s+)?(?=((?!engasjert|ansatt|tilsett|booke[td]|booka|hyr[ae]t?|leid|innleid|satt opp|selvstendig|ansvarlig for|medlem|bundet|kjent|responsible|\p{L}+ed(?!\p{L}))[^\n]{3,90}))/giu
/** «The services are those of …», «i rollen som …», «the position of …». */
const ofFunction =
  /(?:services|duties|tasks|tjenestene|arbeidsoppgavene)\s+(?:are|er|shall be|is)\s+(?:those|that|det|slike)\s+(?:of|som)\s+(?:an?\s+|the\s+)?(?=([^\n]{3,90}))|(?:position|role|post|capacity|function)\s+of\s+(?:an?\s+|the\s+)?(?=([^\n]{3,90}))/giu
/** «Selskapet hyrer med dette inn en VJ til …» */
const hiresA =
  /(?<!\p{L})(?:hyrer|engasjerer|engasjerar|ansetter|tilset|leier inn|leiger inn|hires|engages|employs)\s+(?:(?:herved|hereby|med dette)\s+)?(?:inn\s+)?(?:en|ein|an?)\s+(?=(\p{L}[^\n]{2,60}))/giu
/** «… til å utføre følgende funksjon: Lydopptaker» */
const following =
  /(?:følgende|følgjande|følgande|the following)\s+(?:funksjon|stilling|oppgave|oppgåve|oppdrag|arbeid|arbeidsoppgave|function|position|role|service|work)\p{Ll}{0,3}\s*:\s*(?=(\p{L}[^\n]{2,90}))/giu
/** «Du skal jobbe med casting på alle episodene» */
const worksWith =
  /(?<!\p{L})(?:jobbe|jobber|jobbar|arbeide|arbeider|arbeidar)\s+med\s+(?=(\p{L}[\p{L} -]{2,30}\s(?:på|i|for)\s))/giu
/** «Stilling. Reporter i …»: a paragraph that begins with its heading. */
const runInHeading =
  /(?:^|\n)\s*(?:§?\s*\d+\.?\s*)?(?:stilling|stillinga|stillingen|funksjon|funksjonen|arbeidsoppgave|arbeidsoppgåve|position|function|role)\s?[.–—]\s+(?=(\p{L}[^\n]{2,60}))/giu
/** «… på lyd til «Verket»» */
const onWork = /(?<!\p{L})(?:på|til|for|med|av)\s+(?=(\p{L}[\p{L}-]{2,24})\s+(?:til|på|av|for|i)\s+[«“"])/gu
/** Any «som …» and «as …» whose first words are a function; weaker than an engagement said in full. */
const anyAs =
  /(?<!\p{L})(?:som|as)\s+(?:(?:an?|the|en|ein|ei|vår|our|seriens|filmens)\s+)?(?:\d\.\s*)?(?!\p{L}+s\s(?:av|by)\s)(?=([\p{L}][^\n]{2,60}))/gu
/** «… har sagt ja til å være lyddesigner på …» */
const toBe =
  /(?<!\p{L})(?:til|ja til|om|for) å (?:være|vere|vera|bli|verte)\s+(?:(?:en|ein|ei|vår|seriens|filmens)\s+)?(?=(\p{L}[^\n]{2,60}))/gu
/** «He was the sound mixer on …», as who employed somebody tells it afterwards. */
const was =
  /(?<!\p{L})(?:han|hun|ho|he|she)\s+(?:var|was)\s+(?:(?:the|our|vår|an?|en|ein)\s+)?(?=(\p{L}[^\n]{2,60}))/giu
/** «POSITION. Reporter …»: a heading in capitals in the midst of a line. */
const inCapitals =
  /(?<!\p{L})(?:STILLING|STILLINGEN|FUNKSJON|FUNKSJONEN|ROLLE|OPPGAVE|OPPGÅVE|ARBEID|POSITION|FUNCTION|ROLE|CAPACITY)\s?[.:–—]\s+(?=(\p{L}[^\n]{2,60}))/gu
const named =
  'regi-? og manus(?:kript)?|manus(?:kript)?-? og regi|regi|manus(?:kript)?|manusforfatter|regissør|foto|fotograf|klipp|klippe|klipper|lyd|lyddesign|scenografi|scenograf|kostymedesign|kostyme|maske|maskør|animasjon|vfx|colour grading|director|directing|director’s|writer|screenwriter|editor|cinematographer'
/** «Regiavtale», «Avtale om klipp», «Writer’s agreement». */
const heading = new RegExp(
  `(?:^|\\n)\\s*(?:(${named})[’']?s?(?:kontrakt|avtale|avtalen|\\s+(?:services\\s+)?agreement|\\s+contract|\\s+deal)|\\p{L}*(?:avtale|kontrakt|agreement)\\s+(?:om|for|on)\\s+((?:${named})(?:\\s+(?:og|and)\\s+(?:${named}))?))(?=[\\s\\n–-])`,
  'giu',
)

/** «… Fyrlykt Film AS (heretter …»: not the English «as», unless all is in capitals. */
const endsInCompany = /\p{Ll}[^\n]*\sAS\s+$/u

function fromProse(flate: Flate): Funksjonsspor[] {
  const text = flate.flyt.tekst
  const spor: Funksjonsspor[] = []
  const isToPerson = saidToPerson.test(text)
  for (const [pattern, weight] of [
    [engagedAs, 2.6],
    [isA, ofBeing],
    [shallBe, 2.3],
    [youAre, 2.3],
    [ofFunction, 2.3],
    [following, 2.4],
    [hiresA, 2],
    [runInHeading, 2.3],
    [inCapitals, 2.3],
    [toBe, 1.7],
    [was, 1.5],
    [worksWith, 1.6],
    [anyAs, 1.6],
    [onWork, 1.5],
  ] as const)
    for (const found of text.matchAll(pattern)) {
      const raw = found[1] ?? found[2] ?? ''
      if (endsInCompany.test(found[0])) continue
      if (isToPerson && ofOther.test(found[0])) continue
      // «Jeg er …» is the sender's, unless the paper lets the worker speak.
      if (/^(?:jeg|eg)\s/iu.test(found[0]) && !speaksItself.test(text)) continue
      if (isDenied(text.slice(Math.max(0, found.index - 30), found.index + found[0].length))) continue
      // «Du er med i klippen», «selskapet, som kan bruke, klippe om og …», «oppdraget er» over «Produsenten lager …»
      if (/^(?:med|with)\s/iu.test(raw) || beginsSentence.test(raw)) continue
      const phrase = tidy(cutAtStop(raw))
      // «Nes Film AS as producer» tells what the company is.
      const isCompany = /\s(?:AS|ASA|Ltd\.?|LLC|Inc\.?)\s*$/u.test(text.slice(0, found.index))
      const parts = splitFunksjoner(phrase).filter(({ tolket }) => tolket && (tolket.godkjent || !isCompany))
      const at = found.index + found[0].length
      for (const part of parts)
        spor.push({
          ...part,
          utsnitt: flate.flyt.utsnitt(at, at + Math.max(3, phrase.length)),
          // «Selskapet tilset ein kostymeassistent» is as likely somebody else.
          vekt: pattern === hiresA && !part.tolket?.godkjent ? 1.2 : weight,
          kilde: 'prosa',
        })
      if (parts.length > 0 && spor.filter(one => one.kilde === 'prosa').length > 8) break
    }
  return inOneSentence(flate, spor, isA)
}

/** «Undertegnede, Kari Nes, tar arbeid hos …» */
const speaksItself = /(?<!\p{L})(?:[Uu]ndertegnede|[Uu]nderteikna|Jeg|Eg),\s\p{Lu}/u

/** «… gir ikke kreditering som manusforfatter» */
const isDenied = (text: string): boolean =>
  /(?<!\p{L})ikk?j?e\s(?!bare|kun|berre)(?:\p{L}+\s){0,2}?(?:kredit\p{L}*|rekna|regnet|regnes|regnast|navngitt|credited)\s(?:som|as)\s*$/iu.test(
    text,
  )

function fromHeading(flate: Flate): Funksjonsspor[] {
  return [...flate.flyt.tekst.slice(0, 500).matchAll(heading)].flatMap(found => {
    const ord = found[1] ?? found[2] ?? ''
    const at = found.index + found[0].indexOf(ord)
    const utsnitt = flate.flyt.utsnitt(at, at + ord.length)
    return splitFunksjoner(ord).flatMap(part =>
      part.tolket ? [{ ...part, utsnitt, vekt: 1, kilde: 'overskrift' }] : [],
    )
  })
}

/** «Kari Nes, Lia 2, 0567 Oslo («scenografen»)»: what the agreement calls the person. */
const calledSo =
  /\(\s*(?:(?:heretter|i det følgende)\s+(?:kalt\s+|kalla\s+)?)?[«"“”]?(\p{L}{4,20})en[»"“”]?\s*\)/giu
const fromCalled = ({ flyt }: Flate): Funksjonsspor[] =>
  [...flyt.tekst.slice(0, 1500).matchAll(calledSo)].flatMap(found => {
    const ord = found[1] ?? ''
    const tolket = tolkFunksjon(ord)
    const at = found.index + found[0].indexOf(ord)
    const utsnitt = flyt.utsnitt(at, at + ord.length)
    return tolket?.godkjent ? [{ ord, tolket, utsnitt, vekt: 1.3, kilde: 'prosa' }] : []
  })

/** Functions that sentences and headings tell. */
export function findIProsa(lagt: Flate, navn: string | null): Funksjonsspor[] {
  const flate = utenLinjeskift(lagt)
  return [
    ...fromProse(flate),
    ...fromChain(flate, [engagedAs, isA, shallBe, ...(navn ? [namedIs(navn)] : [])]),
    ...fromArbeid(flate),
    ...fromVerbs(flate),
    ...(navn ? fromNavn(flate, navn) : []),
    ...fromHeading(flate),
    ...fromCalled(flate),
  ]
}
