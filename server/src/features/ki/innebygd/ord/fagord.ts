import { type Fagliste, type Faglistevalg, faglisteFor } from '@rp/contract/fagfunksjon'
import { distance, fold } from './likhet.ts'

/** What a function is in either list; null where the list has no such title. */
type Fag = { fag: string; generell: string | null; tv: string | null; ord: RegExp }

const regissoer = 'Regissør (og animatør som har regi)'
const fotoTv = 'Foto (og animatør på animasjonsfilm som ikke har regi)'
const lydTv = 'Lyddesign/lydsjef'
const sceneTv = 'Scenograf/produksjonsdesigner'
const kostymeTv = 'Kostymedesigner/maskør/VFX'

const whole = (words: string) => new RegExp(`(?<![a-z])(?:${words})(?![a-z])`, 'u')

/**
 * Functions that are approved, in folded words (see `fold`); the first that fits counts. `ar` and `aren` are nynorsk.
 * Which are approved: the lists of the specification and nothing else.
 */
const godkjente: readonly Fag[] = [
  {
    fag: 'etterarbeidsregi',
    generell: 'Etterarbeidsregi',
    tv: null,
    ord: whole(
      'etterarbeidsregi(?:en)?|etterarbeidsregissor|etterarbeidsregissoren|postregi|postregissor|post production director|director of post production|klipperegi|klipperegissor',
    ),
  },
  {
    fag: 'etterarbeidsredaktor',
    generell: 'Etterarbeidsredaktør',
    tv: null,
    ord: whole(
      'etterarbeidsredaktor(?:en)?|etterarbeidredaktor|postredaktor|storyredaktor(?:en)?|story editor|story redaktor|postproduksjonsredaktor|redaktor i etterarbeid(?:et)?|post production editor in chief|edit producer|storyline editor|story producer in post',
    ),
  },
  {
    fag: 'letregi',
    generell: 'Letregi',
    tv: null,
    ord: whole('letregi|letregissor(?:en)?|let regissor|let regi'),
  },
  {
    fag: 'letprodusent',
    generell: 'Letprodusent',
    tv: null,
    ord: whole('letprodusent(?:en)?|let produsent'),
  },
  { fag: 'vj', generell: 'VJ', tv: null, ord: whole('vj|videojournalist(?:en)?|video journalist') },
  {
    fag: 'reporter',
    generell: 'Reporter',
    tv: null,
    ord: whole('(?:felt|innslags|program)?report[ae]r(?:en)?'),
  },
  {
    fag: 'animatorregi',
    generell: 'Regi',
    tv: regissoer,
    ord: whole('animasjonsregissor(?:en)?|animasjonsregi|animation director'),
  },
  {
    fag: 'farge',
    generell: 'Fargekorrigerer',
    tv: null,
    ord: whole(
      'fargekorrigerer(?:en)?|fargekorrigerar(?:en)?|fargekorrigering(?:en|a)?|fargekorreksjon(?:en)?|fargesetter|fargesetjar|fargelegger|fargelegging|kolorist(?:en)?|colou?rist|colou?r grad(?:ing|er)|grader|grading|grade artist|fargegrader|fargegrading|fargekorrektor',
    ),
  },
  {
    fag: 'vfx',
    generell: 'VFX',
    tv: kostymeTv,
    ord: whole(
      'vfx(?: supervisor| artist| ansvarlig| ansvarleg| leder| leiar| superviser| lead)?|visual effects? supervisor|visual effects(?: lead| artist)?|visuelle effekter|visuelle effektar|vfx',
    ),
  },
  {
    fag: 'foto',
    generell: 'A-foto',
    tv: fotoTv,
    ord: whole('a foto|a fotograf(?:en)?|a kamera|a photographer|a camera'),
  },
  {
    fag: 'foto',
    generell: 'Foto',
    tv: fotoTv,
    ord: whole(
      'director of photography|d ?o ?p|d o p|dp|cinematographer|lighting camera(?:man|person)?|(?:[a-z]{3,})?fotograf(?:en)?|hovedfotograf(?:en)?|hovudfotograf(?:en)?|sjefsfotograf(?:en)?|filmfotograf(?:en)?|foto|hovedfoto|cinematography|fotosjef|fotoansvarlig|kunstnerisk fotograf|documentary photographer|photographer|fotografering|fotoarbeid|filming|(?:fotografering|filming)(?:en|a)',
    ),
  },
  {
    fag: 'regi',
    generell: 'Regi',
    tv: regissoer,
    ord: whole(
      '(?:[a-z]{3,}(?<!assistent))?regissor(?:en)?|hovedregissor(?:en)?|hovudregissor|konseptuerende regi(?:ssor(?:en)?)?|konseptuerande regi(?:ssor(?:en)?)?|episoderegissor(?:en)?|filmregissor|serieregissor|flerkameraregi|studioregi|multicamera director|dokumentarregissor|co regissor|medregissor|regi|regien|regiarbeid(?:et)?|regissering(?:en|a)?|(?:episode|gjeste|hoved|hovud)regi|(?:dubbe|stemme)regi|dubbeinstruktor|stemmeinstruktor|director|directing|film director|series director|episode director|conceptuali[sz]ing director|lead director|instruktor',
    ),
  },
  {
    fag: 'adaptasjon',
    generell: 'Manus',
    tv: 'Manus adaptasjon',
    ord: whole(
      'manus adaptasjon|adaptasjon|manusadaptasjon|filmatisering|filmatisering av roman|adaptert manus|adapted screenplay|adaptation|manusbearbeidelse|manusbearbeiding',
    ),
  },
  {
    fag: 'manus',
    generell: 'Manus',
    tv: 'Manus (original)',
    ord: whole(
      '(?:[a-z]{3,})?forfatt[ae]r(?:en)?|manusforfatter(?:en)?|manusforfattar(?:en)?|manuskriptforfatter|manuskriptforfattar|manus|manuskript|originalmanus|episodeforfatter|episodeforfattar|hovedforfatter|hovudforfattar|hovedmanusforfatter|forfatter(?:en)?|forfattar(?:en)?|screenwriter|scriptwriter|script writer|screenplay|screenplay writer|writer|head writer|episode writer|co writer|manusskribent|manuset|manusene|manusskriving(?:en|a)?|manusarbeid(?:et)?',
    ),
  },
  {
    fag: 'hovedklipp',
    generell: 'Hovedklipper',
    tv: null,
    ord: whole(
      'hovedklipper(?:en)?|hovudklippar(?:en)?|hovedklipp|lead editor|main editor|senior editor|supervising editor|supervising picture editor',
    ),
  },
  {
    fag: 'grovklipp',
    generell: 'Grovklipper',
    tv: null,
    ord: whole('grovklipper(?:en)?|grovklippar(?:en)?|grovklipp|rough cut editor|assembly editor'),
  },
  {
    fag: 'delklipp',
    generell: 'Delklipper',
    tv: null,
    ord: whole('delklipper(?:en)?|delklippar(?:en)?|delklipp'),
  },
  {
    fag: 'sekvens',
    generell: 'Sekvensklipper',
    tv: null,
    ord: whole('sekvensklipper(?:en)?|sekvensklippar(?:en)?|sekvensklipp|sequence editor'),
  },
  {
    fag: 'sammensy',
    generell: 'Sammensyer',
    tv: null,
    ord: whole('sammensyer(?:en)?|samansyar(?:en)?|samansyer|sammensying'),
  },
  {
    fag: 'online',
    generell: 'Onliner',
    tv: null,
    ord: whole(
      'onliner(?:en)?|onlinar(?:en)?|online editor|online klipper|online klippar|onlineklipper|onlineklippar|finishing editor|online klipp',
    ),
  },
  {
    fag: 'offline',
    generell: 'Offline-klipper',
    tv: null,
    ord: whole(
      'offline klipper(?:en)?|offlineklipper(?:en)?|offline klippar|offlineklippar|offline editor|offline klipp',
    ),
  },
  {
    fag: 'redigerer',
    generell: 'Redigerer',
    tv: null,
    ord: whole('redigerer(?:en)?|redigerar(?:en)?|redigering'),
  },
  { fag: 'lyd', generell: 'A-lyd', tv: lydTv, ord: whole('a [l1i]?yd|a lydtekniker|a sound') },
  {
    fag: 'lyd',
    generell: 'Lyd',
    tv: lydTv,
    ord: whole(
      'lyddesigner(?:en)?|lyddesignar(?:en)?|lyddesign|sound designer?|sound design|lydsjef(?:en)?|lydmester(?:en)?|lydmeister(?:en)?|supervising sound editor|lydansvarlig|lydansvarleg|lydlegger|lydleggar|lyd|hovedlyd|lydtekniker(?:en)?|lydteknikar(?:en)?|lydmann|lydopptaker|lydopptakar|sound recordist|production sound(?: mixer)?|sound mixer|location sound(?: recordist| mixer)?|sound engineer|sound|lyden|lyddesignet|lyddesignen|lydlegging(?:en|a)?|lydarbeid(?:et)?|lydopptak(?:et)?|feltlyd|produksjonslyd|filmlydmester',
    ),
  },
  {
    fag: 'klipp',
    generell: 'Klipper',
    tv: null,
    ord: whole(
      '(?:[a-z]{3,})?klipp[ae]r(?:en)?|filmklipper|filmklippar|redaktor klipp|film editor|picture editor|video editor|(?<!sound |script |dialogue |story |dialog |music |assistant )editor',
    ),
  },
  {
    fag: 'klipp',
    generell: 'Klipp',
    tv: null,
    ord: whole(
      'klipp(?:en)?|klipping(?:en|a)?|klippearbeid(?:et)?|klippeansvarlig|klippeansvarleg|klippeleder|(?:picture |film )?editing',
    ),
  },
  {
    fag: 'redaktor',
    generell: 'Redaktør',
    tv: null,
    ord: whole(
      '(?:[a-z]{3,}s)?redaktor(?:en)?|innslagsredaktor|programredaktor(?:en)?|hovedredaktor|hovudredaktor|contents? editor',
    ),
  },
  {
    fag: 'animator',
    generell: null,
    tv: fotoTv,
    ord: whole('(?:[a-z]{3,})?animator(?:en)?|animasjon|animering|character animator|character animation'),
  },
  {
    fag: 'scenograf',
    generell: 'Produksjonsdesigner',
    tv: sceneTv,
    ord: whole(
      'produksjonsdesigner(?:en)?|produksjonsdesignar(?:en)?|produksjonsdesign|produksjonsdesignet|production design(?:er)?',
    ),
  },
  {
    fag: 'scenograf',
    generell: 'Scenograf',
    tv: sceneTv,
    ord: whole('(?:[a-z]{3,})?scenograf(?:en)?|scenografi(?:en)?|set designer|hovedscenograf|sjefsscenograf'),
  },
  {
    fag: 'kostyme',
    generell: 'Kostymedesigner',
    tv: kostymeTv,
    ord: whole(
      'kostymedesigner(?:en)?|kostymedesignar(?:en)?|kostymedesign|costume design(?:er)?|kostymetegner|kostymescenograf|kostyme|kostymer|kostymene|kostyma|kostymeansvarlig|kostymeansvarleg|kostymesjef|kostymearbeid',
    ),
  },
  {
    fag: 'maske',
    generell: 'Maskør',
    tv: kostymeTv,
    ord: whole(
      '(?:[a-z]{3,})?maskor(?:en)?|(?:sjef|hoved|hovud)s?sminkor(?:en)?|maskedesigner(?:en)?|maskedesignar(?:en)?|maskedesign|hovedmaskor|hovudmaskor|maske|masken|maskene|maskeansvarlig|maskeansvarleg|make ?up design(?:er)?|hair and make ?up(?: design(?:er)?| artist)?|hair make ?up design(?:er)?|make ?up artist|key make ?up artist|make ?up and hair design(?:er)?|maske og hardesigner|head of make ?up|maskesjef|sminkesjef|sminkeansvarlig|har og sminkedesigner|key make ?up|hair make ?up',
    ),
  },
]

/** Recognised, and on neither list: assistants, second units, production, and the like. */
const ikkeGodkjente =
  /assistent|assistant|(?<![a-z])(?:ass|asst|\d?(?:st|nd)? ?ac|b klipp\w*|b klippar|trainee|larling|praktikant|b foto|b fotograf(?:en)?|b kamera|b camera|c foto|b lyd|b unit|second unit|2 unit|2nd unit|annenunit|fokuspuller|fokuspullar|focus puller|fokus|kameraoperator|camera operator|operator|steadicam\w*|dronefoto\w*|drone\w*|stillfoto\w*|stillsfoto\w*|stills|still photographer|unit stills|loader|dit|data wrangler|bomoperator|bom|boom\w*|boom operator|lydklipper|lydklippar|sound editor|dialogklipper|dialogue editor|effektklipper|foley\w*|mikser|miksar|re recording mixer|lydmiks|mix engineer|produsent(?:en)?|producer|linjeprodusent|line producer|medprodusent|executive producer|postprodusent|post producer|etterarbeidsprodusent|innspillingsleder|innspelingsleiar|innspillingsleiar|produksjonsleder|produksjonsleiar|production manager|unit manager|koordinator|coordinator|produksjonskoordinator|scripter|script|script supervisor|continuity|kontinuitet\w*|casting\w*|caster|deltakeransvarlig|deltakaransvarleg|statist\w*|rekvisitor(?:en)?|rekvisitt\w*|props?|prop master|props master|attributor|set decorator|set dresser|dekorator|art director|snekker|sminkor(?:en)?|sminke|make up trainee|parykkmaker|stylist|pakleder|pakledar|dresser|kostymesyer|skredder|wardrobe\w*|lysmester|lysmeister|lysansvarlig|lysansvarleg|lyssetter|lyssetjar|gaffer|elektriker|best boy|spark|grip|key grip|dolly\w*|runner|sjafor|driver|kokk|catering|location\w*|researcher|research|\w*booker(?:en)?|redaksjonsmedarbeider|redaksjonell medarbeider|redaksjonsleder|redaksjonsleiar|redaksjonssjef|programleder|programleiar|presenter|host|skuespiller|skodespelar|actor|actress|komponist|composer|musiker|music editor|stunt\w*|dramaturg|manuskonsulent|script editor|script consultant|dialekttrener|showrunner|storyliner|storyboard\w*|bildemikser|biletmiksar|vision mixer|grafiker|grafikar|graphic designer|teknisk leder|teknisk leiar|first ad|1st ad|1 ad|2nd ad|innspillingsass\w*|prosjektleder|prosjektleiar|project manager|vfx producer|vfx produsent|vfx koordinator|compositor|regiass\w*|crowd|barneansvarlig|choreographer|koreograf|intimitetskoordinator|intimacy coordinator|teaserklipper|promoklipper|trailer\w*|undertekster|tekster|oversetter)(?![a-z])/u

const vocabulary = [
  ...new Set(
    [...godkjente.map(({ ord }) => ord.source), ikkeGodkjente.source]
      .join(' ')
      .split(/[^a-z]+/u)
      .filter(word => word.length >= 6),
  ),
]

/** Puts slips of recognition in the words of functions right: «Neermere», «kllpper». */
function corrected(folded: string): string {
  return folded
    .split(' ')
    .map(word => {
      if (word.length < 6 || vocabulary.includes(word)) return word
      const limit = word.length >= 10 ? 2 : 1
      return (
        vocabulary.find(
          one =>
            one.length >= 6 &&
            one[0] === word[0] &&
            Math.abs(one.length - word.length) <= limit &&
            distance(one, word, limit) <= limit,
        ) ?? word
      )
    })
    .join(' ')
}

export type Funksjonstolkning = { fag: string; godkjent: boolean; fagene: Fag | null }

/** What function a few words name; null when they name none that is known. */
export function tolkFunksjon(text: string): Funksjonstolkning | null {
  const folded = fold(text.replace(/[-–/]/gu, ' '))
  for (const words of [folded, corrected(folded)]) {
    const not = ikkeGodkjente.exec(words)
    const found = godkjente.find(({ ord }) => ord.test(words))
    // «VFX producer», «regiassistent»: what is not approved takes what would be with it, unless it stands in brackets behind.
    const own = found?.ord.exec(words)
    const within =
      not &&
      own &&
      !/assist/u.test(not[0]) &&
      own[0].length > not[0].trim().length &&
      own.index <= not.index &&
      own.index + own[0].length >= not.index + not[0].length
    if (not && !within) return { fag: `-${not[0].trim()}`, godkjent: false, fagene: null }
    if (found) return { fag: found.fag, godkjent: true, fagene: found }
  }
  return null
}

/** The title to store: of the list of the work type, or of the other one where only that has it. */
export function tittelFor(fag: Fag, verkstype: string | null, valg: Faglistevalg): string {
  const liste: Fagliste = faglisteFor(verkstype, valg)
  return (liste === 'generell' ? (fag.generell ?? fag.tv) : (fag.tv ?? fag.generell)) ?? ''
}
export type { Fag }
