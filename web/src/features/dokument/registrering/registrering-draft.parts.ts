import type { Registrering } from '@rp/contract/dokument'
import { parseEpisoder } from './registrering.ts'

/** A registration while it is edited. What is added here never leaves the browser. */
export type Registreringsutkast = Registrering & {
  /** Stays with the entry when it is moved. */
  id: string
  /** The number of episodes as it was typed, right or wrong. */
  skrevet: string
  /** The production that function and episodes belong to: choosing it again clears nothing. */
  sistValgt: string | null
}

/** What choosing a production needs to know of it. */
export type ValgtProduksjon = {
  _id: string
  Produksjonstittel: string
  Verkstype: string | null
  Premiere: number | null
  Episoder: number | null
}

export type Registreringshandling =
  | { type: 'lagt_til'; id: string }
  | { type: 'fjernet'; id: string }
  | { type: 'flyttet'; id: string; retning: 1 | -1 }
  | { type: 'navn_skrevet'; id: string; navn: string }
  | { type: 'produksjon_valgt'; id: string; produksjon: ValgtProduksjon }
  /** KI read it together with the function and the episodes, which stay. */
  | { type: 'produksjon_foreslaatt'; id: string; produksjon: ValgtProduksjon }
  | { type: 'verkstype_valgt'; id: string; verkstype: string | null }
  | { type: 'fagfunksjon_skrevet'; id: string; fagfunksjon: string }
  | { type: 'episoder_skrevet'; id: string; skrevet: string }
  | { type: 'forvaltning_valgt'; id: string; annetSted: boolean }

const noProduction = { produksjonsID: null, verkstype: null, premiere: null, episoderTotalt: null }

/** The list as it is edited: never empty, so that there is always a first entry to fill in (spec-notes, "Documents"). */
export function toUtkast(
  saved: readonly Registrering[],
  earlier: readonly Registreringsutkast[] = [],
): Registreringsutkast[] {
  // A save answers with the same list in the same order: the fields on screen stay who they were.
  const same = earlier.length === saved.length
  return saved.map((entry, index) => {
    const before = same ? earlier[index] : undefined
    return {
      produksjonsnavn: entry.produksjonsnavn,
      produksjonsID: entry.produksjonsID,
      fagfunksjon: entry.fagfunksjon,
      episoder: entry.episoder,
      stillingsprosent: entry.stillingsprosent,
      forvaltesAnnetSted: entry.forvaltesAnnetSted,
      verkstype: entry.produksjonsID === null ? (before?.verkstype ?? entry.verkstype) : entry.verkstype,
      premiere: entry.premiere,
      episoderTotalt: entry.episoderTotalt,
      id: before?.id ?? `reg-${index}`,
      skrevet: entry.episoder === null ? '' : String(entry.episoder),
      sistValgt: entry.produksjonsID,
    }
  })
}

export function reduceRegistreringer(
  list: readonly Registreringsutkast[],
  action: Registreringshandling,
): Registreringsutkast[] {
  switch (action.type) {
    case 'lagt_til':
      return [...list, emptyUtkast(action.id)]
    case 'fjernet':
      return list.filter((entry, index) => index === 0 || entry.id !== action.id)
    case 'flyttet':
      return moved(list, action.id, action.retning)
    default:
      return list.map(entry => (entry.id === action.id ? changed(entry, action) : entry))
  }
}

type Endring = Exclude<Registreringshandling, { type: 'lagt_til' | 'fjernet' | 'flyttet' }>

function changed(entry: Registreringsutkast, action: Endring): Registreringsutkast {
  switch (action.type) {
    case 'navn_skrevet':
      return { ...entry, ...(entry.produksjonsID === null ? {} : noProduction), produksjonsnavn: action.navn }
    case 'produksjon_valgt':
      return withProduction(entry, action.produksjon)
    case 'produksjon_foreslaatt':
      return withProduction({ ...entry, sistValgt: action.produksjon._id }, action.produksjon)
    case 'verkstype_valgt':
      return entry.produksjonsID === null ? { ...entry, verkstype: action.verkstype } : entry
    case 'fagfunksjon_skrevet':
      return { ...entry, fagfunksjon: action.fagfunksjon }
    case 'episoder_skrevet':
      return { ...entry, skrevet: action.skrevet, episoder: parseEpisoder(action.skrevet).verdi }
    case 'forvaltning_valgt':
      return { ...entry, forvaltesAnnetSted: action.annetSted }
  }
}

/** A chosen production brings its work type and clears function and episodes (specification, section 4). */
function withProduction(entry: Registreringsutkast, chosen: ValgtProduksjon): Registreringsutkast {
  const cleared = entry.sistValgt === chosen._id ? {} : { fagfunksjon: '', episoder: null, skrevet: '' }
  return {
    ...entry,
    ...cleared,
    produksjonsnavn: chosen.Produksjonstittel,
    produksjonsID: chosen._id,
    verkstype: chosen.Verkstype,
    premiere: chosen.Premiere,
    episoderTotalt: chosen.Episoder,
    sistValgt: chosen._id,
  }
}

function moved(list: readonly Registreringsutkast[], id: string, direction: 1 | -1): Registreringsutkast[] {
  const from = list.findIndex(entry => entry.id === id)
  const to = from + direction
  const entry = list[from]
  if (entry === undefined || to < 0 || to >= list.length) return [...list]
  return list.toSpliced(from, 1).toSpliced(to, 0, entry)
}

const emptyUtkast = (id: string): Registreringsutkast => ({
  produksjonsnavn: '',
  fagfunksjon: '',
  episoder: null,
  stillingsprosent: '',
  ...noProduction,
  id,
  skrevet: '',
  sistValgt: null,
})

/** Everything of a list that a save can change; what cannot be read as a number counts too. */
export const printOf = (list: readonly Registreringsutkast[]): string =>
  JSON.stringify(
    list.map(entry => [
      entry.produksjonsID,
      entry.produksjonsnavn.trim(),
      entry.fagfunksjon.trim(),
      entry.skrevet.trim(),
      entry.stillingsprosent,
      entry.forvaltesAnnetSted ?? false,
    ]),
  )

/**
 * The person's list with what was put into empty fields of it meanwhile, and with registrations added behind it. Where the person has
 * chosen another production, or moved, added or removed a registration, theirs holds as it is.
 */
export function withFilledIn(
  mine: readonly Registreringsutkast[],
  base: readonly Registreringsutkast[],
  current: readonly Registreringsutkast[],
): Registreringsutkast[] {
  const isSameList = mine.length === base.length && mine.every((entry, index) => entry.id === base[index]?.id)
  if (!isSameList || current.length < base.length) return [...mine]
  return current.map((theirs, index) => {
    const [own, before] = [mine[index], base[index]]
    if (!own || !before) return theirs
    if (own.produksjonsID !== before.produksjonsID || own.produksjonsnavn !== before.produksjonsnavn)
      return own
    const produksjon = before.produksjonsnavn === '' ? { ...theirs, id: own.id } : own
    const fagfunksjon = own.fagfunksjon === '' && before.fagfunksjon === '' ? theirs : own
    const episoder = own.skrevet === '' && before.skrevet === '' ? theirs : own
    return {
      ...produksjon,
      fagfunksjon: fagfunksjon.fagfunksjon,
      episoder: episoder.episoder,
      skrevet: episoder.skrevet,
      stillingsprosent: own.stillingsprosent,
    }
  })
}

/** The first entry whose episodes cannot be saved. */
export const findInvalid = (list: readonly Registreringsutkast[]): Registreringsutkast | undefined =>
  list.find(entry => !parseEpisoder(entry.skrevet).gyldig)

/** One line a registration, for those who choose between two versions. */
export const describeList = (list: readonly Registrering[]): string =>
  list
    .map(entry =>
      [
        entry.produksjonsnavn,
        entry.fagfunksjon,
        entry.episoder === null ? '' : `${entry.episoder} ${entry.episoder === 1 ? 'episode' : 'episoder'}`,
        entry.forvaltesAnnetSted ? 'forvaltes av en annen organisasjon' : '',
      ]
        .filter(Boolean)
        .join(', '),
    )
    .filter(Boolean)
    .join('; ')
