import type { Ord, Setning } from '../ord/setninger.ts'
import { harStamme, tilGrunnform } from '../ord/stamme.ts'

/**
 * Words that clauses of rights are made of, as stems in grunnform: bokmål, nynorsk and English. Which clause it is, is decided
 * by which of them stand together in a sentence, so that a clause may be misspelt, shortened or said in other words.
 */
const ord = (text: string): readonly string[] => text.split(' ')
const stemmer = {
  opphav: ord('opphavs copyright andsverk opphavar'),
  rett: ord(
    'opphavs andsverk rettighet rettar rettane copyright rights intellectual immateri naerstaende eneretten utnyttelsesrett',
  ),
  utnytt: ord('utnytt utnytting exploit bruk bruken use visning sending'),
  forbund: ord('filmforbund filmforbundet nff filmworkers filmmakers rettighetsforvaltning'),
  virke: ord('virke produsentforening'),
  avtale: ord('avtale agreement kontrakt contract'),
  regulert: ord(
    'viser dekket dekkes omfattes reguler regulated governed governing klarer klarert cleared folgjer folger styrt styres handter ' +
      'ivaret ordnet ordna medhold henhold samsvar accordance subject pursuant jf iht ref under',
  ),
  forvalte: ord('forvaltning forvaltes forvalta forvalter management administer managed tilslutt tilknytt'),
  innkjoep: ord('innkjop innkjopte purchased acquired bought'),
  mediehus: ord('kringkast mediehus broadcast mediehuset strommetjeneste strommeteneste tvkanal kanalen'),
  overdra: ord(
    'overdra overdreg overdrege overdrar overfore overfort overforing overlat avsta avstar tilfall tilfell assign transfer ' +
      'vests vested vesting convey cede avgir avgjev overtar overtek erverv fraskriv acquire acquires',
  ),
  eie: ord(
    'eier eig eiendom eigedom eiendomsrett eigedomsrett eneeier tilhorer tilhoyrer owns owned owner ' +
      'own ownership property belong forblir eies eiges eigast',
  ),
  alt: ord(
    'samtlige samtlege alle all enhver kvar fullt fullstendig helt heilt helhet heilskap absolutt alt ' +
      'einkvar eitkvart ethvert absolutely entire whole outright full any every everything eksklusiv exclusive sole',
  ),
  uendelig: ord(
    'ubegrens uavgrens universe worldwide world perpetu irrevocabl ugjenkallelig evig verden verda ' +
      'vernetid geografisk territori tidsmessig buyout unlimited unrestricted devised fremtidige ' +
      'framtid fremtid forever alltid overalt everywhere begrensning avgrensing limitation tidsbegrens tidsubegrens tidsuavgrens perpetual bestandig',
  ),
  betalt: ord(
    'ytterligere ytterlegare etterbetaling royalt residual further additional endelig endeleg engangs ' +
      'buyout',
  ),
  verk: ord(
    'skaper skapt skapes laget laga lagd gjort gjore created made everything frembring frambring resultat resultatet arbeid arbeider bidrag prestasjon ytelse ytinga ' +
      'materiale materialet andsverk verk work product result contribution deliverable services footage ' +
      'recordings opptak',
  ),
  plikt: ord('plikt plikter forpliktelse skyldnad obligation'),
  ting: ord('utstyr ramaterial rafiler klippefil kostymer rekvisitt equipment harddisk noekler dokumenter'),
  penger: ord('belop lonn lonnen vederlag honorar utgift diett per diem payment'),
  mottaker: ord(
    'produsent selskap oppdragsgiver oppdragsgjev arbeidsgiver arbeidsgjev company producer client ' +
      'employer engager buyer kjoper kjopar firmaet kunde kunden kundens bestiller commissioner produksjonsselskap',
  ),
  behold: ord('behold beheld forbehold retain reserve forblir remain bevar'),
  kollektiv: ord(
    'norwaco privatkopier videresend vidaresend kabel retransmission private vederlag remuneration ' +
      'kollektiv collective royalty',
  ),
  egne: ord(
    'egenproduksjon eigenproduksjon inhouse reglement regelverk retningslinje regulations policy ' +
      'husavtale rettighetsprotokoll protokollen saeravtale tariffavtale overenskomst overeinskomst avtaler avtalene avtalar avtalane ' +
      'agreements rules kollektiv collective',
  ),
  innestaar: ord('innestar garanterer garanti borger warrants warrant represents warranty'),
  ikke: ord(
    'ikke ikkje not neither ingen inga no heller uansett uavhengig regardless irrespective ' +
      'notwithstanding nor',
  ),
  forelegg: ord(
    'romanen forelegget formatet format boken boka novel underlying musikken music lisensgiver licensor',
  ),
  begrenset: ord('nodvendig naudsynt needed necessary required utstrekning extent avgrensa formalet purpose'),
  saerskilt: ord('saerskilt saerskild separate egen eigen direkte directly klareres klarerast cleared'),
  gi: ord('gir gis gjev gitt grants grant granted tildel innrommer'),
}

export type Trekk = keyof typeof stemmer

/** Words near a stem that mean something else: 'overfor' is a preposition, 'kontakt' no contract. */
const andreOrd = new Set(ord('overfor overalt kontakt kontakter kontaktes contact'))

/** A short word must be whole: 'under' is no evidence in 'undervisning', nor 'all' in 'allerede'. */
const hele = new Set(
  ord(
    'represents every materiale materialet laget laga lagd gjort gjore made alltid overalt own eies eiges skaper skapt format formatet musikken music boka warrant alt acquire acquires gir gis gitt egen eigen all alle any sole full helt heilt use bruk under no not nor jf iht ref nff eig eier kvar vests ' +
      'vested vesting rights rettar verk work world verda other andre cede arbeid kabel fullt whole ' +
      'evig lonn kunde rules jfr inga ingen virke bought owns further enhver private absolutt opptak',
  ),
)

const forord =
  /(?:^|[\s/"«“(])F\s?(?:[([{]?\s?[©®@¢cCoOØø0eEGQ€&*]{1,2}\s?[)\]}]?)\s?Rs?(?=$|[\s.,;:/"»”)'’-])/u
/** The organisation's abbreviation as it is written and misread: F©R, F(C)R, F@R, FOR. Not the word 'for'. */
const nevnerFor = (raa: string): boolean =>
  forord.test(raa) && (!/\bFOR\b|\bFØR\b/u.test(raa) || /\p{Ll}{3}/u.test(raa))

const kringkastere =
  /\b(?:NRKs?|TV ?2s?|TV ?3|TV ?Norge|Discovery|MTG|NENT|Viaplay|Viasat|Warner|Netflix|HBO|Amazon|Disney)\b/u

/** «… gjelder ikke», «… får ingen betydning»: an organisation or its agreement is named to say that it has no part in this. */
export const saysNothing =
  /\b(?:gjelder|gjeld|kommer|kjem|får) (?:\S+ )?ikk?j?e\b(?! (?:de|dei|rett))|ikk?j?e (?:er |kommer |kjem )?til (?:anvendelse|bruk|hinder)|(?:does|shall|do) not (?:apply|prevent|affect)|not applicable|ikk?j?e medle?m|not a member|(?:får|har|gjør|gjer) (?:ingen|inga|ikk?j?e) (?:betyd|verknad|virkning|skilnad|forskjell|påverk)|mak(?:e|es) no difference|no effect/i

/** A sentence with what it says of rights: at which words each sign stands. */
export type Merket = {
  setning: Setning
  raa: string
  nevnerFor: boolean
  kringkaster: boolean
  har(...trekk: Trekk[]): boolean
  steder(trekk: Trekk): readonly number[]
  /** Two signs stand at most so many words from each other. */
  naer(a: Trekk, b: Trekk, avstand: number): boolean
}

const kortestNavn = 4

/** @param selskap the company's name: who is called by its first word is who rights are made over to */
export function merk(setning: Setning, selskap: string | null = null): Merket {
  const places = new Map<Trekk, number[]>()
  const note = (navn: Trekk, at: number) => places.set(navn, [...(places.get(navn) ?? []), at])
  const [kalt = ''] = (selskap ?? '').split(' ').map(tilGrunnform)
  for (const [at, word] of setning.ord.entries()) {
    for (const navn of trekkVed(setning, at, word)) note(navn, at)
    if (kalt.length >= kortestNavn && word.norm === kalt) note('mottaker', at)
  }
  const raa = setning.ord.map(word => word.tekst).join(' ')
  const steder = (trekk: Trekk): readonly number[] => places.get(trekk) ?? []
  return {
    setning,
    raa,
    nevnerFor: nevnerFor(raa),
    kringkaster: kringkastere.test(raa),
    har: (...trekk) => trekk.every(navn => places.has(navn)),
    steder,
    naer: (a, b, avstand) =>
      steder(a).some(here => steder(b).some(there => here !== there && Math.abs(here - there) <= avstand)),
  }
}

function trekkVed(setning: Setning, at: number, word: Ord): Set<Trekk> {
  const norms = setning.ord.slice(at, at + 3).map(one => one.norm)
  const parts = word.tekst.split(/[/–-]/).filter(part => part.length > 1)
  const found = new Set<Trekk>([
    ...trekkAv(word.norm),
    ...trekkAvDelt(norms),
    ...(parts.length > 1 ? parts.flatMap(part => trekkAv(tilGrunnform(part))) : []),
  ])
  // Rettighetsavtalen, mediehusavtala: any word of an agreement.
  if (/avtal(?!t)/.test(word.norm)) found.add('avtale')
  if (vendeord.test(word.norm))
    for (const [trekk, phrase] of vendinger) if (phrase.test(rundt(setning, at))) found.add(trekk)
  return found
}

/** Phrases whose words say nothing apart, with a mark before the word that they are noted at. */
const vendinger: readonly (readonly [Trekk, RegExp])[] = [
  ['overdra', /\b(?:gar|ga|gatt|overgar) (?:\S+ ){0,5}>over til\b/],
  [
    'overdra',
    /\b(?:produsent\w*|selskapet|oppdragsgiver\w*|arbeidsgiver\w*|bestiller\w*|kunden|as) >far (?:\S+ ){0,4}(?:rettighet|rettar|eiendomsrett)/,
  ],
  ['overdra', /\b(?:gir|gi|gitt|gjev|gje|sier|seier) (?:\S+ ){0,2}>fra (?:seg|deg|meg|oss)\b/],
  [
    'overdra',
    /\b(?:du|jeg|eg|han|hun|ho|arbeidstak\w*|medarbeid\w*|klipperen|fotografen|regissoren|forfatteren) skriv(?:er)? (?:\S+ ){0,2}>fra seg\b/,
  ],
  ['overdra', /\bsigns? >away\b/],
  ['overdra', /\b(?:tar|tek|ta|hands?|signs?|makes?|turns?) >over\b/],
  [
    'overdra',
    />(?:pass|passes|go|goes) (?:\S+ )?to (?:the )?(?:company|producer|client|employer|buyer|commissioner|engager|us)\b/,
  ],
  ['eie', />ligger (?:\S+ ){0,2}hos (?:produsent|selskap|oppdragsgi|arbeidsgi|firmaet)/],
  [
    'eie',
    /\b(?:er|blir|vert) (?:\S+ ){0,3}>(?:produsentens|selskapets|oppdragsgivers|produksjonsselskapets)(?: alene| som| og|$)/,
  ],
  [
    'betalt',
    />(?:mer|meir|more) (?:\S+ )?(?:betalt|betaling|penger|pengar|honorar|vederlag|lonn|lon|pay|payment|money)\b/,
  ],
  ['betalt', /\b(?:betale|betala|betales|skylder|pay|owe) >(?:mer|meir|more)\b/],
  ['alt', /\b(?:hver|kvar) >(?:eneste|einaste)\b/],
  ['rett', />title and interest/],
  // «enhver rett til opptakene», «hele den økonomiske retten», not «rett til å …»
  ['rett', /\b(?:enhver|ethvert|einkvar|eitkvart|kvar|okonomiske) >rett(?:en|a)? til (?!a\b)/],
  ['alt', />hei?le (?:den )?(?:\S+ )?\w*rett(?:en|a)?\b/],
  ['uendelig', /\bfor >godt\b(?! (?:a|arbeid|samarbeid|utfort|hold|vaer|resultat)\b)/],
  ['uendelig', /\bfor >good\b(?! (?:cause|reason|order|measure|work|faith|and valuable)\b)/],
  ['uendelig', /\bfor all >tid\b/],
  ['uendelig', /\ball >ettertid\b|\bfor >ever\b/],
  [
    'uendelig',
    /\b(?:(?:hvor|kvar|nar) som >helst|(?:hvor|kvar|nar|som) (?:vi|det|den|selskapet|firmaet) >vil)\b/,
  ],
  ['uendelig', /\bgang for >alle\b|\bonce and for >all\b/],
  ['uendelig', /\b(?:uten|utan|without) >(?:tidsgrense|utlopsdato|grense|time limit)/],
  [
    'uendelig',
    /\bs[ao] >(?:lenge|ofte|mange ganger) (?:(?:vernet|vernetida|vernetiden|opphavsretten) varer|(?:vi|det|den|selskapet|firmaet|produsenten|kunden) (?:vil|onsker|matte|ynskjer))\b/,
  ],
  ['uendelig', /\bas >(?:long|often) as (?:we|it|the \w+) (?:like|want|wish|please)/],
  // «de rettighetene selskapet trenger»
  ['begrenset', /\b(?:den|det|de|dei|vi|selskapet|firmaet|produsenten) >(?:trenger|treng|behover)\b(?! ik)/],
  ['rett', /\b(?:every|any|each) >right\b/],
  ['alt', />title and interest/],
]

const vendeord =
  /^(?:eneste|einaste|mer|meir|more|far|over|away|pass|passes|go|goes|right|fra|ligger|title|hele|heile|ever|helst|vil|\w*rett|\w*retten|\w*retta|godt|good|ettertid|all|alle|tidsgrense\w*|utlopsdato|grense\w*|time|tid|lenge|ofte|mange|long|often|trenger|treng|behover|\w+ens|\w+ets|\w+ers)$/

const rundt = ({ ord: words }: Setning, at: number): string =>
  `${words
    .slice(Math.max(0, at - 6), at)
    .map(one => one.norm)
    .join(' ')} >${words
    .slice(at, at + 5)
    .map(one => one.norm)
    .join(' ')}`

const husket = new Map<string, Trekk[]>()
function trekkAv(norm: string): Trekk[] {
  const known = husket.get(norm)
  if (known) return known
  const found = (Object.entries(stemmer) as [Trekk, readonly string[]][])
    .filter(([, stems]) => matcher(norm, stems))
    .map(([navn]) => navn)
  if (husket.size > 20_000) husket.clear()
  husket.set(norm, found)
  return found
}

/** A word that was read in two or three pieces: 'ret t igheter'. */
function trekkAvDelt(norms: readonly string[]): Trekk[] {
  const [first = '', second = '', third = ''] = norms
  if (first.length < 2 || second === '' || (first.length > 5 && second.length > 5)) return []
  const whole = first + second + third
  const hits = lange.filter(({ stem }) => whole.startsWith(stem) && !first.startsWith(stem))
  return hits.map(({ navn }) => navn)
}

const lange = (Object.entries(stemmer) as [Trekk, readonly string[]][]).flatMap(([navn, stems]) =>
  stems.filter(stem => stem.length >= 7).map(stem => ({ navn, stem })),
)

function matcher(norm: string, stems: readonly string[]): boolean {
  if (norm.length < 2) return false
  if (stems.includes(norm)) return true
  if (andreOrd.has(norm)) return false
  return !hele.has(norm) && stems.some(stem => !hele.has(stem) && harStamme(norm, stem))
}
