import { type Dokument, getDokument } from '@rp/contract/dokument'
import type { KiForslag, Sted } from '@rp/contract/ki'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { call } from '../../../platform/api.ts'
import type { KiFeltProps } from '../../ki/ki.parts.tsx'
import { type Forslagsvar, useKi, useSvarForslag } from '../../ki/ki.queries.ts'
import { refreshDokument, storeDokument, useFetchHistorikk } from '../dokument.queries.ts'
import type { DokumentDraft, DokumentForm } from '../dokument-draft.parts.ts'
import { listGjenstaaende } from './merknader-igjen.ts'
import { placeForslag } from './registrering-forslag.ts'
import { useBruk } from './use-bruk.ts'
import type { VisSted } from './use-sted.parts.ts'
import { isWithoutOthers } from './uten-andre.ts'
import { createVisning } from './visning.ts'

type Form = Pick<DokumentForm<DokumentDraft>, 'draft' | 'change' | 'base' | 'behind' | 'catchUp' | 'save'>
type Options = { dokument: Dokument; form: Form; laast: boolean; vis: VisSted }

/** What KI proposes for a document, seen from the form that edits it. Nothing here saves the document. */
export function useDokumentKi({ dokument, form, laast, vis }: Options) {
  const query = useKi(dokument._id)
  const client = useQueryClient()
  const svar = useSvarForslag(dokument._id)
  // Whether the document still waits for its owner to look.
  const answer = (valg: Forslagsvar['valg'], ...forslag: readonly KiForslag[]) =>
    svar.mutate({ valg, forslag }, { onSuccess: () => refreshDokument(client, dokument._id) })
  const bruk = useBruk(form)
  const fetchHistorikk = useFetchHistorikk(dokument._id)
  const lesing = query.data?.lesing ?? null
  useRefreshWhenRead(dokument, lesing)
  // What can no longer be used would only be in the way.
  const forslag = laast ? [] : (query.data?.forslag ?? [])
  const plassert = placeForslag(forslag, form.draft.ansiennitet)
  const visning = createVisning({
    forslag,
    plassert,
    draft: form.draft,
    bruk,
    handlinger: {
      godta: one => answer('godta', one),
      forkast: one => answer('forkast', one),
      vis: (one: KiForslag, navn: string) => one.sted && vis(one.sted, labelOf(navn, one.sted)),
    },
  })
  const fyltUt = visning.alle.filter(({ stilling }) => stilling === 'utfylt').map(one => one.forslag)
  const usikre = visning.alle.filter(({ stilling }) => stilling === 'tilbys')
  const missed = form.behind && lesing?.ferdig != null && form.base.updatedAt < lesing.ferdig
  return {
    query,
    felt: visning.felt,
    registrering: visning.registrering,
    ekstra: plassert.ekstra,
    endreEkstra: {
      leggTil: bruk.leggTil,
      forkast: (some: readonly KiForslag[]) => answer('forkast', ...some),
    },
    handlinger: visning.handlinger,
    merknader: listGjenstaaende(query.data?.merknader ?? [], form.draft.ansiennitet),
    antall: { fyltUt: fyltUt.length, usikre: usikre.length + plassert.ekstra.length },
    /** Every open proposal for a field, and what accepts it: what is in its field is right, or it is put there. */
    aapne: visning.alle.map(({ forslag: one, stilling, bruk: put }) => ({
      forslag: one,
      godta: () => (stilling === 'utfylt' ? visning.handlinger.godta(one) : put()),
    })),
    godtaAlle: fyltUt.length === 0 ? null : () => answer('godta', ...fyltUt),
    hent: missed ? form.catchUp : null,
    // KI fills in empty fields only: the person's words hold without a question.
    lagre: () =>
      form.save({
        isGiven: (present, base) =>
          fetchHistorikk().then(
            linjer => isWithoutOthers(linjer, base, present),
            () => false,
          ),
      }),
    feil: svar.error?.message ?? null,
  }
}
export type DokumentKi = ReturnType<typeof useDokumentKi>
/** What the fields of a document ask for: the proposal that belongs to each of them. */
export type FeltKi = (felt: 'arbeidstaker' | 'produksjonsselskap') => KiFeltProps | null

/** What is marked, in words. A signature has no words of its own. */
export const labelOf = (navn: string, { sitat }: Sted): string =>
  sitat.trim() === '' ? navn : `${navn}, «${sitat.trim()}»`

type Lesing = NonNullable<ReturnType<typeof useKi>['data']>['lesing']

/** KI has filled in fields since this document was fetched: it is fetched anew, once a reading. */
function useRefreshWhenRead(dokument: Dokument, lesing: Lesing): void {
  const client = useQueryClient()
  const fetched = useRef<string | null>(null)
  const { _id, updatedAt } = dokument
  const done = lesing?.tilstand === 'ferdig' && lesing.ferdig !== null && updatedAt <= lesing.ferdig
  const id = done ? lesing.id : null
  useEffect(() => {
    if (id === null || fetched.current === id) return
    fetched.current = id
    // Failing, it shows as it was; the next save finds out.
    call(getDokument, { params: { id: _id } }).then(
      next => storeDokument(next, client),
      () => {},
    )
  }, [client, _id, id])
}
