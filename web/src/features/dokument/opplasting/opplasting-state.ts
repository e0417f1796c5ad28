import type { opplastingssteg } from '@rp/contract/opplasting'
import type { Filtype, Godkjenning } from './file-check.ts'

export type Steg = (typeof opplastingssteg)[number]
export type Valgtfil = {
  id: string
  fil: File
  /** By content; null until it has been read, and for what we do not take. */
  type: Filtype | null
  feil: string | null
  /** What of it is lost when it is sent as it is, or with others. */
  taper?: readonly Godkjenning[]
  /** The PDFs inside a portfolio, which may be sent in its place. */
  inni?: readonly File[]
}
export type Duplikat = { _id: string; filnavn: string; createdAt: string }

export type Fase =
  | { navn: 'utfylling' }
  | { navn: 'leter' }
  | { navn: 'duplikat'; av: Duplikat }
  /** With `venter` the portal was too busy, and it is sent again after so many seconds. */
  | { navn: 'sender'; sendt: number; totalt: number; steg: Steg; venter: number | null }
  /** Something would be lost, and the person is asked first. */
  | { navn: 'spoer'; hva: Godkjenning; fil: string | null }
  | { navn: 'feilet'; melding: string }
  | { navn: 'avbrutt' }

export type Opplasting = {
  filer: readonly Valgtfil[]
  /** Names of the files that were chosen before the page was loaded anew: no browser keeps the files. */
  savnet: readonly string[]
  tittel: string
  trekkUt: boolean
  kommentar: string
  /** What the person has said yes to, of these files. */
  godtatt: readonly Godkjenning[]
  fase: Fase
  /** Idempotency key: the same for every attempt with the same content, a new one when the content changes. */
  noekkel: string
  /** The person has tried to send, so faults in the fields are shown. */
  forsoekt: boolean
}

export type Handling =
  | { type: 'filer_valgt'; filer: readonly Valgtfil[]; noekkel: string }
  | {
      type: 'fil_sjekket'
      id: string
      filtype: Filtype | null
      feil: string | null
      taper?: readonly Godkjenning[]
      inni?: readonly File[]
    }
  | { type: 'fil_byttet'; id: string; filer: readonly Valgtfil[]; noekkel: string }
  | { type: 'bare_fil'; id: string; noekkel: string }
  | { type: 'godtatt'; hva: Godkjenning }
  | { type: 'spoer'; hva: Godkjenning; fil: string | null }
  | { type: 'fil_fjernet'; id: string; noekkel: string }
  | { type: 'fil_flyttet'; id: string; retning: 1 | -1; noekkel: string }
  | { type: 'endret'; del: Partial<Pick<Opplasting, 'tittel' | 'trekkUt' | 'kommentar'>>; noekkel: string }
  | { type: 'uten_savnet' }
  | { type: 'forsoekt' }
  | { type: 'leter' }
  | { type: 'duplikat'; av: Duplikat }
  | { type: 'sender'; totalt: number }
  | { type: 'bytes'; sendt: number; totalt: number }
  | { type: 'venter'; sekunder: number }
  | { type: 'steg'; steg: Steg }
  | { type: 'feilet'; melding: string; filfeil: ReadonlyMap<string, string> }
  | { type: 'avbrutt' }

/** What is kept of an upload in this tab: all but the files. */
export type OpplastingUtkast = Pick<Opplasting, 'tittel' | 'trekkUt' | 'kommentar' | 'savnet'>

export const startState = (noekkel: string, utkast: OpplastingUtkast | null = null): Opplasting => ({
  filer: [],
  savnet: [],
  tittel: '',
  trekkUt: true,
  kommentar: '',
  ...utkast,
  godtatt: [],
  fase: { navn: 'utfylling' },
  noekkel,
  forsoekt: false,
})

export const totalBytes = ({ filer }: Pick<Opplasting, 'filer'>): number =>
  filer.reduce((sum, { fil }) => sum + fil.size, 0)

/** Nothing can be changed while files are on their way. */
export const isBusy = ({ fase }: Opplasting) => fase.navn === 'leter' || fase.navn === 'sender'

/** Something would be lost if the dialog closed now. */
export const isStarted = ({ filer, savnet, tittel, kommentar }: Opplasting) =>
  filer.length + savnet.length > 0 || tittel.trim() !== '' || kommentar.trim() !== ''

/** The first thing that these files would lose and nobody has said yes to. A signature is lost only together with other files. */
export function findTap(
  { filer, godtatt }: Opplasting,
  settesSammen: boolean,
): { hva: Godkjenning; fil: string } | null {
  for (const { id, taper = [] } of filer)
    for (const hva of taper)
      if (!godtatt.includes(hva) && (hva === 'vedlegg' || settesSammen || taper.length > 1))
        return { hva, fil: id }
  return null
}

export function reduce(state: Opplasting, action: Handling): Opplasting {
  switch (action.type) {
    case 'filer_valgt':
      return edited(
        state,
        {
          filer: [...state.filer, ...action.filer],
          savnet: state.savnet.filter(navn => action.filer.every(({ fil }) => fil.name !== navn)),
        },
        action.noekkel,
      )
    case 'uten_savnet':
      return { ...state, savnet: [] }
    case 'fil_sjekket':
      return {
        ...state,
        filer: state.filer.map(file =>
          file.id === action.id
            ? {
                ...file,
                type: action.filtype,
                feil: action.feil,
                taper: action.taper ?? [],
                inni: action.inni ?? [],
              }
            : file,
        ),
      }
    case 'fil_byttet':
      return edited(
        state,
        { filer: state.filer.flatMap(file => (file.id === action.id ? action.filer : [file])) },
        action.noekkel,
      )
    case 'fil_fjernet':
      return edited(state, { filer: state.filer.filter(file => file.id !== action.id) }, action.noekkel)
    case 'fil_flyttet':
      return edited(state, { filer: moved(state.filer, action.id, action.retning) }, action.noekkel)
    case 'bare_fil':
      return edited(state, { filer: state.filer.filter(file => file.id === action.id) }, action.noekkel)
    case 'godtatt':
      return { ...state, godtatt: [...state.godtatt, action.hva] }
    case 'endret':
      return edited(state, action.del, action.noekkel)
    case 'forsoekt':
      return { ...state, forsoekt: true }
    case 'feilet':
      return {
        ...state,
        fase: { navn: 'feilet', melding: action.melding },
        filer: state.filer.map(file => ({ ...file, feil: action.filfeil.get(file.id) ?? file.feil })),
      }
    default:
      return { ...state, fase: nextFase(state.fase, action) }
  }
}

type FaseHandling = Extract<
  Handling,
  { type: 'leter' | 'spoer' | 'duplikat' | 'sender' | 'bytes' | 'venter' | 'steg' | 'avbrutt' }
>

function nextFase(fase: Fase, action: FaseHandling): Fase {
  switch (action.type) {
    case 'leter':
      return { navn: 'leter' }
    case 'duplikat':
      return { navn: 'duplikat', av: action.av }
    case 'spoer':
      return { navn: 'spoer', hva: action.hva, fil: action.fil }
    case 'sender':
      return { navn: 'sender', sendt: 0, totalt: action.totalt, steg: 'mottar', venter: null }
    case 'avbrutt':
      return { navn: 'avbrutt' }
    case 'bytes':
      return fase.navn === 'sender'
        ? { ...fase, sendt: action.sendt, totalt: action.totalt, venter: null }
        : fase
    case 'venter':
      return fase.navn === 'sender' ? { ...fase, sendt: 0, venter: action.sekunder } : fase
    case 'steg':
      return fase.navn === 'sender' ? { ...fase, steg: action.steg } : fase
  }
}

/** A change of the content: an earlier failure or found duplicate no longer holds, and the next attempt is another upload. */
const edited = (state: Opplasting, part: Partial<Opplasting>, noekkel: string): Opplasting => ({
  ...state,
  ...part,
  noekkel,
  // Other files may lose something else.
  godtatt: part.filer ? [] : state.godtatt,
  fase: { navn: 'utfylling' },
})

function moved(files: readonly Valgtfil[], id: string, direction: 1 | -1): readonly Valgtfil[] {
  const from = files.findIndex(file => file.id === id)
  const to = from + direction
  const file = files[from]
  if (file === undefined || to < 0 || to >= files.length) return files
  return files.toSpliced(from, 1).toSpliced(to, 0, file)
}

/** The sentences that belong to single files: the server names them `files.<place>`, or in «guillemets» in its sentence. */
export function fileFaults(
  error: { message: string; felt?: Readonly<Record<string, string>> | undefined },
  files: readonly Valgtfil[],
): ReadonlyMap<string, string> {
  const faults = files.flatMap(({ id, fil }, index): [string, string][] => {
    const own = error.felt?.[`files.${index}`]
    if (own !== undefined) return [[id, own]]
    return error.message.includes(`«${fil.name}»`) ? [[id, error.message]] : []
  })
  return new Map(faults)
}
