import { faggrupperFor } from '@rp/contract/fagfunksjon'
import type { KiForslag, KiMerknad } from '@rp/contract/ki'
import type { Fasitpost, Fasitregistrering } from './ki-fasit.ts'

/** What was proposed for one document, whether it came over HTTP or from the engine itself. */
export type Kisvar = {
  forslag: readonly Pick<KiForslag, 'felt' | 'gruppe' | 'verdi' | 'produksjonsID' | 'sikkerhet' | 'sted'>[]
  merknader: readonly Pick<KiMerknad, 'kode'>[]
  /** Only the engine itself says which language it is. */
  spraak?: string
}

export const maal = [
  'arbeidstaker',
  'produksjonsselskap',
  'produksjon',
  'fagfunksjon',
  'episoder',
  'hele registreringen',
  'rettighetsklausul',
  'signaturer',
  'status',
  'dokumenttype',
  'personnummer',
  'språk',
] as const
export type Maal = (typeof maal)[number]

/** One value that was expected, proposed or both. */
export type Dom = {
  maal: Maal
  id: string
  form: Fasitpost['form']
  language: Fasitpost['language']
  ventet: string | null
  funnet: string | null
  /** Null for what carries no certainty. */
  sikkerhet: number | null
  rett: boolean
}

/** Titles of the register by id, lower case; the same name may stand there twice. */
export type Titler = ReadonlyMap<string, string>

const fold = (text: string): string => text.normalize('NFC').toLocaleLowerCase('nb').replace(/\s+/gu, '')

/** The groups of a title: a list may have a title of its own that is the name of the group. */
function groupsOf(title: string): string[] {
  const groups = [...faggrupperFor('TV-underholdning'), ...faggrupperFor(null)]
  return groups
    .filter(({ gruppe, titler }) => [gruppe, ...titler].some(one => fold(one) === fold(title)))
    .map(one => one.gruppe)
}

type Felt = Kisvar['forslag'][number]
type Funnet = { produksjon?: Felt; fagfunksjon?: Felt; episoder?: Felt }

function groupForslag({ forslag }: Kisvar): Funnet[] {
  const groups = Map.groupBy(
    forslag.filter(one => one.gruppe !== null),
    one => one.gruppe,
  )
  return [...groups.values()].map(felter => ({
    ...Object.fromEntries(felter.map(one => [one.felt, one])),
  }))
}

const ingen = '(ingen godkjent)'
type Del = Pick<Dom, 'ventet' | 'funnet' | 'sikkerhet' | 'rett'>

function judgeProduksjon(titler: Titler, ventet: Fasitregistrering | null, funnet: Funnet | null): Del {
  const felt = funnet?.produksjon
  const navn = ventet?.produksjonsnavn ?? null
  const wanted = navn === null ? null : fold(navn)
  const inRegister = [...titler.values()].some(one => one === wanted)
  const chosen = felt?.produksjonsID ? titler.get(felt.produksjonsID) : undefined
  // What stands in the register must be tied to it; a working title or a series without its season must not.
  const right = inRegister
    ? chosen === wanted
    : !chosen && (felt === undefined ? null : fold(String(felt.verdi))) === wanted
  const shown = felt && `${felt.verdi}${felt.produksjonsID ? '' : ' (uten register)'}`
  return {
    ventet: navn,
    funnet: shown ?? null,
    sikkerhet: felt?.sikkerhet ?? null,
    rett: ventet !== null && right,
  }
}

function judgeFagfunksjon(ventet: Fasitregistrering | null, funnet: Funnet | null): Del {
  const felt = funnet?.fagfunksjon
  const groups = felt ? groupsOf(String(felt.verdi)) : []
  const approved = groups.length > 0
  const wanted = ventet ? (ventet.fagfunksjon ?? ingen) : null
  if (!felt && wanted === ingen) return { ventet: null, funnet: null, sikkerhet: null, rett: true }
  const right = ventet?.fagfunksjon
    ? groups.some(one => ventet.fagfunksjon === one || ventet.fagfunksjon_godtas.includes(one))
    : ventet !== null && felt !== undefined && !approved
  const shown = felt ? `${felt.verdi}${approved ? '' : ` ${ingen}`}` : null
  return { ventet: wanted, funnet: shown, sikkerhet: felt?.sikkerhet ?? null, rett: right }
}

function judgeEpisoder(ventet: Fasitregistrering | null, funnet: Funnet | null): Del {
  const felt = funnet?.episoder
  const wanted = ventet?.episoder ?? null
  const found = felt === undefined ? null : Number(felt.verdi)
  return {
    ventet: wanted === null ? null : String(wanted),
    funnet: found === null ? null : String(found),
    sikkerhet: felt?.sikkerhet ?? null,
    rett: ventet !== null && wanted === found,
  }
}

/** Three fields, and whether all of them are right. */
function judgeRegistrering(titler: Titler, ventet: Fasitregistrering | null, funnet: Funnet | null) {
  const produksjon = judgeProduksjon(titler, ventet, funnet)
  const fagfunksjon = judgeFagfunksjon(ventet, funnet)
  const episoder = judgeEpisoder(ventet, funnet)
  const deler = [produksjon, fagfunksjon, episoder]
  const text = (which: 'ventet' | 'funnet') => deler.map(one => one[which] ?? '–').join(' | ')
  const certain = deler.flatMap(one => (one.funnet === null ? [] : (one.sikkerhet ?? [])))
  const hele: Del = {
    ventet: ventet ? text('ventet') : null,
    funnet: funnet ? text('funnet') : null,
    sikkerhet: certain.length > 0 ? Math.min(...certain) : null,
    rett: ventet !== null && funnet !== null && deler.every(one => one.rett),
  }
  return { produksjon, fagfunksjon, episoder, hele }
}

type Par = { ventet: Fasitregistrering | null; funnet: Funnet | null }

/** Sets each expected registration beside the found one that is most like it; what is left over stands alone. */
function pairUp(titler: Titler, ventet: readonly Fasitregistrering[], funnet: readonly Funnet[]): Par[] {
  const likeness = (a: Fasitregistrering, b: Funnet) => {
    const { produksjon, fagfunksjon, episoder, hele } = judgeRegistrering(titler, a, b)
    return (
      Number(hele.rett) * 100 +
      Number(produksjon.rett) * 10 +
      Number(fagfunksjon.rett) * 5 +
      Number(episoder.rett)
    )
  }
  const all = ventet.flatMap(a => funnet.map(b => ({ a, b, likt: likeness(a, b) })))
  const taken = new Set<unknown>()
  const par: Par[] = []
  for (const { a, b } of all.toSorted((x, y) => y.likt - x.likt)) {
    if (taken.has(a) || taken.has(b)) continue
    taken.add(a).add(b)
    par.push({ ventet: a, funnet: b })
  }
  return [
    ...par,
    ...ventet.filter(one => !taken.has(one)).map(one => ({ ventet: one, funnet: null })),
    ...funnet.filter(one => !taken.has(one)).map(one => ({ ventet: null, funnet: one })),
  ]
}

function judgeRegistreringer(titler: Titler, post: Fasitpost, svar: Kisvar): [Maal, Del][] {
  return pairUp(titler, post.registreringer, groupForslag(svar)).flatMap(({ ventet, funnet }) => {
    const { produksjon, fagfunksjon, episoder, hele } = judgeRegistrering(titler, ventet, funnet)
    return [
      ['produksjon', produksjon],
      ['fagfunksjon', fagfunksjon],
      ['episoder', episoder],
      ['hele registreringen', hele],
    ] satisfies [Maal, Del][]
  })
}

function judgeValue(felt: Felt | undefined, ventet: string | null, same: (a: string) => string = fold): Del {
  const found = felt === undefined ? null : String(felt.verdi)
  return {
    ventet,
    funnet: found,
    sikkerhet: felt?.sikkerhet ?? null,
    rett: ventet === null || found === null ? ventet === found : same(found) === same(ventet),
  }
}

/** The specification has two names for one status. */
const sameStatus = (status: string): string =>
  status === 'MANGLER EPISODER' ? 'FYLL INN EPISODER' : status.toUpperCase()

const isTillegg = ({ template, begrunnelse, rettighetsklausul }: Fasitpost): boolean =>
  rettighetsklausul.variant === 'taus' &&
  /tillegg|endringsavtale|amendment/i.test(`${template} ${begrunnelse}`)

function judgeType(post: Fasitpost, { merknader }: Kisvar): Del {
  const noted = (kode: KiMerknad['kode']) => merknader.some(one => one.kode === kode)
  const found = noted('ikke_kontrakt') ? 'ikke_kontrakt' : noted('tillegg') ? 'tillegg' : 'kontrakt'
  const wanted =
    post.rettighetsklausul.variant === 'ikke_kontrakt'
      ? 'ikke_kontrakt'
      : isTillegg(post)
        ? 'tillegg'
        : 'kontrakt'
  return { ventet: wanted, funnet: found, sikkerhet: null, rett: wanted === found }
}

/** The account is somebody else, so every number in a document is another person's. */
function judgePersonnummer(post: Fasitpost, { merknader }: Kisvar): Del {
  const wanted = post.personnummer_i_dokumentet === null ? null : 'ja'
  const found = merknader.some(one => one.kode === 'annet_personnummer') ? 'ja' : null
  return { ventet: wanted, funnet: found, sikkerhet: null, rett: wanted === found }
}

/** Sets what was proposed for a document against its answers. */
export function judge(titler: Titler, post: Fasitpost, svar: Kisvar): Dom[] {
  const felt = (name: Felt['felt']) => svar.forslag.find(one => one.felt === name)
  const { signaturer, rettighetsklausul } = post
  const domer: [Maal, Del][] = [
    ['arbeidstaker', judgeValue(felt('arbeidstaker'), post.arbeidstaker)],
    ['produksjonsselskap', judgeValue(felt('produksjonsselskap'), post.produksjonsselskap)],
    ...judgeRegistreringer(titler, post, svar),
    ['rettighetsklausul', judgeValue(felt('rettighetsklausul'), rettighetsklausul.variant)],
    ['signaturer', judgeValue(felt('signaturRH'), String(signaturer.arbeidstaker))],
    ['signaturer', judgeValue(felt('signaturPC'), String(signaturer.produksjonsselskap))],
    ['status', judgeValue(felt('status'), post.forventet, sameStatus)],
    ['dokumenttype', judgeType(post, svar)],
    ['personnummer', judgePersonnummer(post, svar)],
    ...(svar.spraak === undefined
      ? []
      : [
          [
            'språk',
            {
              ventet: post.language,
              funnet: svar.spraak,
              sikkerhet: null,
              rett: svar.spraak === post.language,
            },
          ] satisfies [Maal, Del],
        ]),
  ]
  const { id, form, language } = post
  return domer.map(([maal, del]) => ({ maal, id, form, language, ...del }))
}

/** The register's titles as `judge` wants them. */
export const toTitler = (rows: readonly { id: string; tittel: string }[]): Titler =>
  new Map(rows.map(({ id, tittel }) => [id, fold(tittel)]))
