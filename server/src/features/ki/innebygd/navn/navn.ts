import { tolkFunksjon } from '../ord/fagord.ts'
import { fold } from '../ord/likhet.ts'
import { linjeskift } from '../side/flate.ts'

const particles = new Set(
  'van von de der den del della da di do dos af av la le el al bin ibn ben y e i zu ter ten mac du ap'.split(
    ' ',
  ),
)

const notNames = new Set(
  (
    'parter partar parties arbeidsgiver arbeidsgivar arbeidstaker arbeidstakar oppdragsgiver oppdragstaker oppdragsgivar oppdragstakar produsent produsenten ' +
    'selskap selskapet firma navn namn name dato date sted stad place signatur underskrift signature for og and the company crew member ' +
    'production produksjon produksjonen tittel title sesong season episode episoder episodes adresse address org orgnr organisasjonsnummer ' +
    'fodselsnummer personnummer personnr kontonummer konto telefon epost mail avtale kontrakt agreement contract avtalen kontrakten ' +
    'medarbeider medarbeideren medarbeidar engasjert engasjerte ansatt ansatte tilsett freelancer contractor employee employer client ' +
    'producer daglig leder linjeprodusent producent produksjonsleder regissor regissoren fotograf fotografen klipper klipperen ' +
    'manusforfatter forfatteren side page vedlegg bilag norge norway nrk tv2 tv film serie series drama filmforbund filmforbundet virke ' +
    'norsk norske bankid sms innehaver fodt born mellom between heretter herunder hereinafter kanal type sjanger regi foto lyd klipp annet ' +
    'kontaktperson stilling position funksjon funksjonen rolle role lonn honorar fee rate periode period oslo bergen trondheim stavanger tromso ' +
    'kristiansand drammen kjaere kjare hei dear hi hello best regards hilsen vennlig mvh as asa ans ltd enk limited enkeltpersonforetak enkeltpersonforetaket enkeltmannsforetak enkeltmannsforetaket kommune ' +
    'skattekommune postboks arbeidsavtale oppdragsavtale rammeavtale regiavtale engasjementsavtale director photography editor sound designer ' +
    'supervisor executive manager managing head of responsible agent agency managed on behalf signed signert status metode tidspunkt ' +
    'attn att privatperson takk thanks januar februar mars juni juli september oktober november desember january february march july october december ' +
    'national id no number birth på om i til av med fra som hos nær bekreftelse stadfesting engasjement oppdrag booking confirmation memorandum invoice faktura timeliste ' +
    'lønnsslipp call sheet dagsplan crewliste crew position role job episodes season type tv-serie dramaserie spillefilm dokumentar documentary feature drama ' +
    'skjema form vedlegg rettigheter rights opphavsrett copyright kreditering credit taushetsplikt confidentiality formål purpose ' +
    'forseglet signert undertegnet underteikna elektronisk digitalt sealed arbeidet arbeidstakeren arbeidsgiveren oppdraget prosjekt prosjektet dokumentaren serien filmen programmet sesongen kjøper kjoper selger kunde kunden lonnen lønnen honoraret vederlaget engasjementet stillingen jobben partene partane parties under ved vei veg gate gata enige nummer nr employment terms standard key deal memo general services service'
  ).split(' '),
)

const companyForm =
  /(?:^|[\s(])(?:AS|A\/S|ASA|ANS|DA|BA|SA|NUF|AB|ApS|Oy|Ltd\.?|Limited|GmbH|Inc\.?|LLC|BV|B\.V\.?|Oyj|AG|KG|SARL|SAS|S\.A\.?|S\.L\.?|ENK|Enkeltpersonforetak|Film|Films|Produksjon(?:er)?|Productions?|Media|Pictures|Studios?|Underholdning|Broadcasting)(?=$|[\s,.;:)])/u

/** True of a text that names a company. */
export const looksLikeCompany = (text: string): boolean => companyForm.test(text)

const small = (word: string) => word.charAt(0) + word.slice(1).toLocaleLowerCase('nb')
const capitalised = (word: string): string =>
  word
    .split(/(?<=[-’'])/u)
    .map(part => small(part))
    .join('')

/** A name in capitals in ordinary casing; others stay. */
export function normalCase(name: string): string {
  if (name !== name.toLocaleUpperCase('nb')) return name
  return name
    .split(' ')
    .map((word, at) => {
      const low = word.toLocaleLowerCase('nb')
      return at > 0 && particles.has(low) && word.length < 4 ? low : capitalised(word)
    })
    .join(' ')
}

const cut =
  /\s\p{L}[\p{L}.]*:|[,;:()/|·•"“”«»<>\n\t[\]=]|\s[-–—]\s|\d|@|\s(?:f|fnr|org|v|c|tlf)\.|\s(?:født|fødd|born|personn|fødsels|organisasjon|heretter|i det|hereinafter|som|er|is|tidl|né|née|with|med|of)\b/u
/** Compounds that name a paper, a company or a clause. */
const document =
  /(?:avtale|avtalen|kontrakt|kontrakten|bekreftelse|skjema|produksjon(?:er)?|overenskomst|forbund(?:et)?|forening(?:en)?|kontoret|nummer|number|adresse|dato|honorar|lønn|perioden?|tittel|rettigheter|direktør|leder|ansvarlig|klipp|foto|film|design|media|studio|service|tekst|animasjon|scenografi|kostyme|.{2}(?:klubb?(?:en)?|idrettslag|borettslag|sameie|teater|teatret|museum|hotell?|kommune|bibliotek|arkiv(?:et)?|stiftelsen?))$/iu
/** « 9, 7075 Tiller»: what comes before it is a street. */
const houseNumber = /^\s\d{1,3}\s?[A-Z]?,?\s+\d{4}\s+\p{Lu}/u
const word = /^(?:[dl][’'])?\p{Lu}[\p{L}’'.-]*$/u

/** «Ås» is a name, though «as» is none. */
const isNoName = (one: string): boolean =>
  notNames.has(one.toLocaleLowerCase('nb')) || (one.length > 3 && notNames.has(fold(one)))

/** «Nes, Kari Lien»: the family name first, as registers and forms ask for it; null when it is no such thing. */
export function readOmvendtNavn(text: string): string | null {
  const found =
    /^(\p{Lu}[\p{L}’'-]+(?:\s\p{Lu}[\p{L}’'-]+)?),\s+(\p{Lu}[\p{L}’'-]*(?:\s\p{Lu}(?:[\p{L}’'-]+|\.)){0,2})$/u.exec(
      text.trim(),
    )
  return found ? readNavn(`${found[2]} ${found[1]}`) : null
}

/** «Kari Nes. Leverandøren skal …»: a name ends with its sentence; «Chr. Nes» and «K. Nes» go on. */
const cutSentence = (text: string): string =>
  /^(\p{Lu}[\p{L}’'-]+(?:\s[\p{L}’'-]+)*\s\p{Lu}[\p{L}’'-]{2,})(?<!\s(?:Chr|Joh|Wilh|Fredr))\.\s/u.exec(
    text,
  )?.[1] ?? text

/** «Storgata», which no family is called. */
export const street = /(?:vei|veien|veg|vegen|gata|gate|gaten|smug|allé|plass|street|road)[,.]?$/iu
const beforeName =
  /^[\s.,:;_*–—-]*(?:\(?[\dab]\)\s*)?(?:(?:Mr|Ms|Mrs|Miss|Herr|Fru|Undertegnede|Underteikna|The undersigned)\.?\s+)?/u

/**
 * The person's name that a text begins with, as it is written; null when it begins with none.
 * A name has two words at least, none of them a word of contracts.
 */
export function readNavn(text: string): string | null {
  const [line, ...more] = text.replace(beforeName, '').split(linjeskift)
  // A name may go on in the next line, but two words and a new line are a name and something else.
  const goesOn =
    !line?.split(' ').includes(more[0]?.split(/[\s,.]/u, 1)[0] ?? '') &&
    !street.test(more[0]?.split(' ', 1)[0] ?? '') &&
    /^\p{Lu}[\p{L}’'-]+(?:\s*[,(.]|\s+(?:som|as|til|for|er|skal|is|shall|will|og|and)\s|$)/u.test(
      more[0] ?? '',
    )
  const whole =
    line !== undefined && line.trim().split(/\s+/u).length >= 2 && !/\p{Ll}-$/u.test(line) && !goesOn
  const own = nameFirstIn(cutSentence(whole ? line : [line, ...more].join(' ')))
  // «… og Kari Lien Nes» over «Partene er enige om …»
  return own ?? (line !== undefined && goesOn ? nameFirstIn(cutSentence(line)) : null)
}
/** What a firm does, behind whom it is called by. */
const trade =
  /^(?:Grading|Foto|Klipp|Lyd|Sound|Regi|Scenografi|Animasjon|Kostyme|Sminke|Maske|VFX|Editing|Post)$/iu

const initial = /^\p{Lu}\.$/u

function nameFirstIn(start: string): string | null {
  const found = cut.exec(start)
  if (found && houseNumber.test(start.slice(found.index - 1))) return null
  const plain = (found ? start.slice(0, found.index) : start).replace(/[\s._*–—-]+$/u, '')
  const words = plain.split(/\s+/u).filter(Boolean)
  if (words.length < 2 || words.length > 6 || looksLikeCompany(plain)) return null
  // «I. Verket» is a heading, «Nes Grading» a firm.
  if (trade.test(words.at(-1) ?? '')) return null
  // «Scenograf Kari Nes»
  if (words.length > 2 && tolkFunksjon(words[0] ?? '')) words.shift()
  if (/^\p{Lu}$/u.test(words.at(-1) ?? '')) return null
  let strong = 0
  for (const [at, one] of words.entries()) {
    // «Le Van Duc»: a capital makes a name of what is a particle elsewhere.
    const isParticle =
      particles.has(one.toLocaleLowerCase('nb')) && (!/^\p{Lu}\p{Ll}/u.test(one) || one.length < 3)
    if (isParticle && at > 0 && at < words.length - 1) continue
    if (!word.test(one) || isNoName(one) || document.test(one)) return null
    if (one.length > 2 && !one.endsWith('.')) strong += 1
  }
  const isShort = words.length === 2 || words.slice(0, -1).every(one => initial.test(one))
  return strong >= 2 || (strong === 1 && isShort && plain.length >= 6) ? normalCase(words.join(' ')) : null
}
