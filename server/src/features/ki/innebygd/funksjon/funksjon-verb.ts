import { tolkFunksjon } from '../ord/fagord.ts'
import { type Flate, sentenceStart } from '../side/flate.ts'
import { addedKind, also } from './funksjon-rekke.ts'
import { cutAtStop, type Funksjonsspor, splitFunksjoner, tidy } from './funksjonsord.ts'

/** Whom the contract is about, as a sentence's subject: the person's name too. The company is none. */
const doer =
  '(?<!\\p{L})(?:[Dd]u|[Hh]an|[Hh]un|[Hh]o|[Yy]ou|[Ss]he|[Hh]e|[Jj]eg|[Ee]g|I|[Dd]en \\p{Ll}+(?:te|de)|Part(?:y)? [AB12]|(?!(?:(?:Produsent|Selskap|Arbeidsgi|Oppdragsgi|Produksjon|Producer|Company|Client|Employer)\\p{L}*|Vi|We|Man|NRK)\\s)\\p{Lu}[\\p{L}-]+|[Cc]ontractor|[Ff]reelancer)(?:,[^,.;\\n]{2,40},|\\s+[–—-])?\\s+(?:(?:skal|vil|shall|will)\\s+)?(?:(?:også|òg|selv|sjølv|also|herself|himself|personally)\\s+)?'
/** What such work is done on. */
const thing =
  '(?=\\s+(?:[\\p{Lu}«“"\\d]|episod|program|\\p{Ll}*seri|\\p{Ll}*film|\\p{Ll}*dokumentar|(?:og|and)\\s+(?:har|ha|klipp|regisser|fotografer|animer|skriv|direct|edit|writ)|sju|syv|åtte|ni\\s|ti\\s|elleve|tolv|seven|eight|nine|ten\\s|twelve|sesong|season|all|hele|heile|samtlige|de |dei |den |det |the |each |hver|kvar|first|første|en |ei |to |tre |fire |fem |seks |both|begge|verket|produksjonen))'
/** «… og klipper Kari Nes» names a person. */
const lowThing = thing.replace('\\p{Lu}', '')
const script =
  '(?:(?:the|sitt|sin|eget|eige|et|eit|a)\\s+)?(?:alle\\s+(?:de\\s+|dei\\s+)?(?:\\p{Ll}+\\s+)?)?(?:original\\s?)?(?:manus|\\p{Ll}+manus|manuset|manusene|manusa|manuskript|manuskriptet|screenplays?|scripts?|teleplays?)(?!\\p{L})'
/** In the same sentence as another verb of the person's. */
const andAlso = '(?<!\\p{L})(?:og|samt)\\s+(?:[–—-]\\s+)?(?:(?:også|òg)\\s+)?'
/** «oppdraget går ut på å», «arbeidstakers oppgave er å» */
const isTo =
  '(?:går ut på|består i|innebærer|inneber|handler om|handlar om|(?:oppg[aå]v|jobb|oppdrag|arbeid)\\p{L}*\\s+(?:er|blir|vert|består i))\\s+å'
const toDo = `(?<!\\p{L})(?:skal|til å|for å|shall|will|to|${isTo})\\s+`
const hiredTo = `(?<!\\p{L})(?:skal|til å|for å|${isTo}|shall(?: personally)?|will(?: personally)?|(?:[Ee]ngages?|[Hh]ires?|[Rr]etains?|[Ee]ngaged|[Hh]ired|[Rr]etained|[Aa]grees)(?:\\s+the\\s+\\p{L}+)?\\s+to)\\s+`

/** Verbs that say the work, and the function that each is. */
const verbs: readonly (readonly [string, string])[] = [
  [`${doer}klipp(?:er|ar|e)${thing}`, 'klipper'],
  [`${doer}(?:edits?|be editing)${thing}`, 'editor'],
  [`${doer}regisser(?:er|e|ar)${thing}`, 'regissør'],
  [`${doer}directs?${thing}`, 'director'],
  [`${doer}animer(?:er|e|ar)(?=\\s)`, 'animatør'],
  [`${doer}fotografer(?:er|e|ar)${thing}`, 'fotograf'],
  // «Kari Nes klipper episode 1 og skriver manus til den», and each in a line of its own.
  [`${andAlso}klipp(?:er|ar)${lowThing}`, 'klipper'],
  [`${andAlso}regisser(?:er|ar)${lowThing}`, 'regissør'],
  [`${andAlso}fotografer(?:er|ar)${lowThing}`, 'fotograf'],
  [`${andAlso}skriv(?:er)?\\s+${script}`, 'manusforfatter'],
  [
    '(?<!\\p{L})(?:omarbeid\\p{L}*|bearbeid\\p{L}*|dramatiser\\p{L}*|adapt(?:s|ing)?)\\s+(?:(?!\\.\\s)[^\\n]){3,90}?\\s(?:til|til eit|to|into|as)\\s+(?:(?:et|eit|a|the)\\s+)?(?:film)?(?:manus|screenplay|script|teleplay|film|tv-?serie)',
    'adaptasjon',
  ],
  [`${doer}(?:skriver|skriv|skrive|writes?)\\s+${script}`, 'manusforfatter'],
  [`${toDo}(?:utvikle og )?(?:skrive|write)\\s+${script}`, 'manusforfatter'],
  ['(?<!\\p{L})(?:[Hh]a|[Hh]ar)\\s+regi(?:en)?(?=[\\s.,])|ansvar(?:et)? for regien', 'regissør'],
  [`${hiredTo}(?:klippe|redigere|edit)\\s+(?!om(?!\\p{L}))`, 'klipper'],
  [`${hiredTo}(?:regissere|direct)\\s`, 'regissør'],
  [`${toDo}(?:fotografere|filme|photograph|shoot)\\s`, 'fotograf'],
  [
    `${toDo}(?:lage|designe|utforme|skape|tegne|design|create|make)\\s+(?:the\\s+|alle\\s+)?(?:kostym(?:er|ene|a)|costumes)(?!\\p{L})`,
    'kostymedesigner',
  ],
  [
    `${toDo}(?:lage|designe|utforme|skape|bygge|design|create|build)\\s+(?:the\\s+)?(?:scenografi(?:en)?|kuliss(?:er|ene|ane)|sets)(?!\\p{L})`,
    'scenograf',
  ],
  [
    `${toDo}(?:lage|skape|legge|create|design)\\s+(?:the\\s+)?(?:lyd(?:en|design(?:et)?)|sound(?: design)?)(?!\\p{L})`,
    'lyddesigner',
  ],
  [`${toDo}(?:fargekorrigere|grade|colou?r grade)\\s`, 'fargekorrigerer'],
  [`${toDo}(?:lydlegge|lyddesigne|ta opp lyd|record (?:the )?(?:production )?sound)(?!\\p{L})`, 'lyd'],
]
const patterns = verbs.map(([pattern, ord]) => [new RegExp(pattern, 'gu'), ord] as const)

/** «… og er også filmens regissør»: what the person is to the work. */
const ofTheWork =
  /(?<!\p{L})(?:er|blir|vert|være|vere|vera|is|be)\s+(?:(?:også|òg|dessuten|dessutan|i tillegg|samtidig|samstundes|also)\s+)?(?:filmens|seriens|programmets|produksjonens|verkets|(?:filmen|serien|programmet|produksjonen) sin|the (?:film|series|show|programme|production)[’']s)\s+(?=(\p{L}[^\n]{2,60}))/gu
/** «Du gjør lyddesign på filmen», «Nes står for klipp» */
const doesWork = new RegExp(
  `${doer}(?:gjør|gjer|gjøre|gjere|står for|stå for|does|do)\\s+(?=(\\p{L}[^\\n]{2,60}))`,
  'gu',
)

/** «Hun skriver også manus til episode 8», «Du klipper dessuten …» */
const does = new RegExp(
  `${doer}(skriver|skriv|klipper|klippar|regisserer|regisserar|fotograferer|fotograferar|animerer)\\s+${also}(?!\\p{L})`,
  'gu',
)
/** «… at du tar etterarbeidsregien på episode 1–6». */
const takes = new RegExp(
  `${doer}(?:tar|tek|står (?:også|òg) for|har også)\\s+(\\p{L}{4,22}(?:en|et|a))(?=\\s+(?:på|i|for|av|til)\\s)`,
  'gu',
)
/** «I tillegg er du etterarbeidsredaktør på …», «… og er også filmens klipper» */
const isToo = new RegExp(
  `(?<!\\p{L})(?:${also},?\\s+(?:er|blir|vert|are)\\s+(?:du|you)|(?:og|and|hun|han|ho|du|she|he)\\s+(?:er|blir|vert|is)\\s+${also})\\s+(?:(?:filmens|seriens|programmets|the \\p{L}+[’']s)\\s+)?(?=(\\p{L}[^\\n.;]{2,60}))`,
  'giu',
)
const fullName = /\p{Lu}\p{Ll}+\s\p{Lu}\p{Ll}+/u
/** What comes besides, whatever the person is first. */
function besides({ flyt }: Flate): Funksjonsspor[] {
  const taken = [...flyt.tekst.matchAll(takes)].flatMap(found => {
    const ord = found[1] ?? ''
    const at = found.index + found[0].length - ord.length
    const tolket = tolkFunksjon(ord)
    const rest = flyt.tekst.slice(at).split(/\n|\.\s/u, 1)[0]?.length ?? 0
    const [utsnitt, etter] = [flyt.utsnitt(at, at + ord.length), flyt.utsnitt(at, at + rest)]
    return tolket?.godkjent ? [{ ord, tolket, utsnitt, vekt: 1.2, kilde: addedKind, etter }] : []
  })
  const done = [...flyt.tekst.matchAll(does)].flatMap(found => {
    const verb = found[1] ?? ''
    const ord = works.entries().find(([stem]) => verb.startsWith(stem))?.[1] ?? ''
    const at = found.index + found[0].indexOf(verb)
    const rest = flyt.tekst.slice(at).split(/\n|\.\s/u, 1)[0]?.length ?? 0
    const [utsnitt, etter] = [flyt.utsnitt(at, at + verb.length), flyt.utsnitt(at, at + rest)]
    return splitFunksjoner(ord).map(one => ({ ...one, utsnitt, vekt: 1.2, kilde: addedKind, etter }))
  })
  const been = [...flyt.tekst.matchAll(isToo)].flatMap(found => {
    // «Nora Holt har regien og er også fotograf»
    const before = flyt.tekst.slice(sentenceStart(flyt.tekst, found.index), found.index)
    const phrase = fullName.test(before) ? '' : tidy(cutAtStop(found[1] ?? ''))
    const at = found.index + found[0].length
    const rest = flyt.tekst.slice(at).split(/\n|\.\s/u, 1)[0]?.length ?? 0
    const [utsnitt, etter] = [flyt.utsnitt(at, at + phrase.length), flyt.utsnitt(at, at + rest)]
    return splitFunksjoner(phrase).flatMap(one =>
      one.tolket?.godkjent ? [{ ...one, utsnitt, vekt: 1.2, kilde: addedKind, etter }] : [],
    )
  })
  return [...taken, ...done, ...been]
}

const somebodyElse = /(?<!\p{L})(?:mens|medan|while|whereas|andre|others)(?!\p{L})/iu

const works = new Map([
  ['skriv', 'manusforfatter'],
  ['writ', 'manusforfatter'],
  ['regisser', 'regissør'],
  ['direct', 'regissør'],
  ['klipp', 'klipper'],
  ['edit', 'klipper'],
  ['fotografer', 'fotograf'],
  ['film', 'fotograf'],
  ['animer', 'animatør'],
])

/** Verbs of one sentence that say several functions give the person all of them. */
function together({ flyt }: Flate, spor: readonly Funksjonsspor[]): Funksjonsspor[] {
  const placed = spor.map(one => ({
    one,
    start: sentenceStart(flyt.tekst, flyt.stedFor(one.utsnitt.ord[0])),
  }))
  return placed.map(({ one, start }) => {
    const same = placed.filter(other => other.start === start).map(other => other.one)
    const sentence = flyt.tekst.slice(start).split(/\n|\.\s/u, 1)[0] ?? ''
    const several = new Set(same.map(other => other.tolket?.fag)).size > 1 && !somebodyElse.test(sentence)
    if (!several) return one
    const [at, ...later] = placed
      .filter(other => other.start === start)
      .map(other => flyt.stedFor(other.one.utsnitt.ord[0]))
      .filter(at => at >= flyt.stedFor(one.utsnitt.ord[0]))
      .toSorted((a, b) => a - b)
    const next = later.find(other => other > (at ?? 0)) ?? start + sentence.length
    const etter = flyt.utsnitt(at ?? start, next)
    return { ...one, kjede: start, vekt: Math.max(...same.map(({ vekt }) => vekt)), etter }
  })
}

/** «Du klipper Verket», «Nes skriver manus og er også filmens regissør»: the work is said by its verb. */
export function fromVerbs(flate: Flate): Funksjonsspor[] {
  const { flyt } = flate
  const told = patterns.flatMap(([pattern, ord]) =>
    [...flyt.tekst.matchAll(pattern)].flatMap(found =>
      splitFunksjoner(ord).map(part => ({
        ...part,
        utsnitt: flyt.utsnitt(found.index, found.index + found[0].length),
        // Who writes and directs, does it all where another sentence comes back to one of them.
        vekt: ord.includes(' og ') ? 1.6 : 1.55,
        kilde: 'prosa',
      })),
    ),
  )
  const named = [ofTheWork, doesWork]
    .flatMap(pattern => [...flyt.tekst.matchAll(pattern)])
    .flatMap(found => {
      const phrase = tidy(cutAtStop(found[1] ?? ''))
      const at = found.index + found[0].length
      return splitFunksjoner(phrase).flatMap(part =>
        part.tolket
          ? [{ ...part, utsnitt: flyt.utsnitt(at, at + phrase.length), vekt: 1.7, kilde: 'prosa' }]
          : [],
      )
    })
  return [...together(flate, [...told, ...named]), ...besides(flate)]
}
