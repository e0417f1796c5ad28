import { findHemmeligNummer } from '@rp/contract/hemmelig-nummer'
import { useEffect } from 'react'
import { readDraft, removeDraft, saveDraft } from '../../../platform/draft.ts'
import { isStarted, type Opplasting, type OpplastingUtkast } from './opplasting-state.ts'

const name = 'opplasting'

/** A text with a personnummer or an account number is not kept in the browser. */
const keepable = (value: string) => (findHemmeligNummer(value) ? '' : value)

const isText = (value: unknown): value is string => typeof value === 'string'

/** What is kept of an upload. A file that was refused is not missed: chosen again it would be refused again. */
export function utkastOf({ tittel, kommentar, trekkUt, filer, savnet }: Opplasting): OpplastingUtkast {
  const valgt = filer.filter(({ feil }) => feil === null).map(({ fil }) => fil.name)
  return {
    tittel: keepable(tittel),
    kommentar: keepable(kommentar),
    trekkUt,
    savnet: [...savnet, ...valgt].filter(navn => keepable(navn) !== ''),
  }
}

/**
 * Keeps what was begun in this tab until it is sent or the dialog is closed: title, comment and the names of the files. The files
 * themselves never leave the page's memory.
 * @returns forgets it
 */
export function useUtkast(userId: string, upload: Opplasting): () => void {
  const kept = isStarted(upload) ? JSON.stringify(utkastOf(upload)) : null
  useEffect(() => {
    if (kept === null) removeDraft(userId, name)
    else saveDraft(userId, name, JSON.parse(kept))
  }, [userId, kept])
  return () => removeDraft(userId, name)
}

/** What an earlier page of this tab kept; null when it kept nothing. */
export function readUtkast(userId: string): OpplastingUtkast | null {
  const kept = readDraft(userId, name) as Partial<OpplastingUtkast> | null
  if (kept === null) return null
  return {
    tittel: isText(kept.tittel) ? kept.tittel : '',
    kommentar: isText(kept.kommentar) ? kept.kommentar : '',
    trekkUt: kept.trekkUt !== false,
    savnet: Array.isArray(kept.savnet) ? kept.savnet.filter(isText) : [],
  }
}
