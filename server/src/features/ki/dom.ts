import type { Dokument } from '@rp/contract/dokument'
import type { KiForslag } from '@rp/contract/ki'
import {
  grupperOf,
  isTom,
  matchGrupper,
  type Samsvarsrad,
  sameProduksjon,
  sameText,
} from '@rp/contract/ki-samsvar'
import { describeStatus, laastStatus, statuser, statusnavn } from '@rp/contract/status'

/** What proposals are held against. */
export type Felter = Pick<
  Dokument,
  | 'arbeidstaker'
  | 'produksjonsselskap'
  | 'ansiennitet'
  | 'signaturePC'
  | 'signatureRH'
  | 'rettighetsklausuler'
  | 'status'
>
type Tilstand = KiForslag['tilstand']
type Verdi = string | number | boolean | null
type Innhold = { verdi: Verdi; produksjonsID?: string | null }

const tom = { verdi: null }
const open: readonly Tilstand[] = ['foreslaatt', 'utfylt']
/** Set on the way, and no answer to a proposal. */
const underveis: readonly string[] = statusnavn.filter(
  navn => statuser[navn].hos === 'oss' && navn !== laastStatus,
)

const text = (verdi: string): Innhold => ({ verdi: verdi.trim() === '' ? null : verdi })

/** What stands in the field that a proposal is for; null where nothing does. */
function innholdOf({ felt }: KiForslag, felter: Felter, rad: Samsvarsrad | undefined): Innhold {
  switch (felt) {
    case 'arbeidstaker':
    case 'produksjonsselskap':
      return text(felter[felt])
    case 'produksjon':
      return rad ? { ...text(rad.produksjonsnavn), produksjonsID: rad.produksjonsID } : tom
    case 'fagfunksjon':
      return rad ? text(rad.fagfunksjon) : tom
    case 'episoder':
      return { verdi: rad?.episoder ?? null }
    case 'rettighetsklausul':
      return { verdi: felter.rettighetsklausuler.status }
    case 'signaturRH':
      return { verdi: felter.signatureRH }
    case 'signaturPC':
      return { verdi: felter.signaturePC }
    case 'status': {
      const navn = describeStatus(felter.status).navn
      return { verdi: underveis.includes(navn) ? null : navn }
    }
  }
}

const sameVerdi = (a: Verdi, b: Verdi): boolean =>
  typeof a === 'string' && typeof b === 'string' ? sameText(a, b) : a === b

function isSame(forslag: KiForslag, innhold: Innhold): boolean {
  if (innhold.verdi === null) return false
  if (forslag.felt === 'rettighetsklausul') return (forslag.iBehold ?? null) === innhold.verdi
  if (forslag.felt === 'produksjon')
    return sameProduksjon(
      { produksjonsID: forslag.produksjonsID, produksjonsnavn: String(forslag.verdi) },
      { produksjonsID: innhold.produksjonsID ?? null, produksjonsnavn: String(innhold.verdi) },
    )
  return sameVerdi(forslag.verdi, innhold.verdi)
}

/** What became of one proposal: nothing, unless its own field was changed, or staff are done with the document. */
function judge(forslag: KiForslag, foer: Innhold, etter: Innhold, slutt: boolean): Tilstand {
  const { tilstand } = forslag
  const changed =
    !sameVerdi(foer.verdi, etter.verdi) || (foer.produksjonsID ?? null) !== (etter.produksjonsID ?? null)
  if (isSame(forslag, etter))
    return changed || tilstand === 'foreslaatt' || (slutt && tilstand === 'utfylt') ? 'godtatt' : tilstand
  if (!changed && !(slutt && open.includes(tilstand))) return tilstand
  // That nobody can say what a clause means is no answer that could be wrong.
  if (forslag.felt === 'rettighetsklausul' && (forslag.iBehold ?? null) === null) return tilstand
  if (etter.verdi !== null) return tilstand === 'forkastet' ? tilstand : 'endret'
  return isSame(forslag, foer) ? 'forkastet' : tilstand
}

/**
 * Where the groups stand after a save. One that has nothing in common with any registration any more is held against what stands at
 * its place, or against what the person has newly written: that is what they wanted instead.
 */
function placeAfter(
  grupper: ReadonlyMap<number, Samsvarsrad>,
  plassFoer: ReadonlyMap<number, number>,
  foer: Felter,
  etter: Felter,
): Map<number, number> {
  const plass = matchGrupper(grupper, etter.ansiennitet)
  const known = new Set(foer.ansiennitet.map(rad => JSON.stringify(rad)))
  const ledige = etter.ansiennitet.flatMap((rad, index) =>
    [...plass.values()].includes(index) || isTom(rad) || known.has(JSON.stringify(rad)) ? [] : [index],
  )
  for (const gruppe of [...grupper.keys()].toSorted((a, b) => a - b)) {
    if (plass.has(gruppe)) continue
    const before = plassFoer.get(gruppe)
    const at = Math.max(0, before === undefined ? 0 : ledige.indexOf(before))
    const [index] = ledige.splice(at, 1)
    if (index !== undefined) plass.set(gruppe, index)
  }
  return plass
}

/**
 * Holds proposals against a save: kept, replaced or emptied. Only fields that the save changed count, for a form is sent whole; when
 * the document becomes BEHANDLET, what stands counts.
 * @returns the state of each proposal whose state it changes
 */
export function judgeForslag(
  forslag: readonly KiForslag[],
  foer: Felter,
  etter: Felter,
): Map<string, Tilstand> {
  const grupper = grupperOf(forslag)
  const plassFoer = matchGrupper(grupper, foer.ansiennitet)
  const plassEtter = placeAfter(grupper, plassFoer, foer, etter)
  const slutt =
    describeStatus(etter.status).kjent === laastStatus && describeStatus(foer.status).kjent !== laastStatus
  const radOf = (plass: ReadonlyMap<number, number>, felter: Felter, gruppe: number | null) => {
    const index = gruppe === null ? undefined : plass.get(gruppe)
    return index === undefined ? undefined : felter.ansiennitet[index]
  }
  const dommer = new Map<string, Tilstand>()
  for (const one of forslag) {
    if (one.tilstand === 'foreldet') continue
    const innholdFoer = innholdOf(one, foer, radOf(plassFoer, foer, one.gruppe))
    const innholdEtter = innholdOf(one, etter, radOf(plassEtter, etter, one.gruppe))
    const tilstand = judge(one, innholdFoer, innholdEtter, slutt)
    if (tilstand !== one.tilstand) dommer.set(one.id, tilstand)
  }
  return dommer
}
