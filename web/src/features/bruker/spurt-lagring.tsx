import type { EndretAv } from '@rp/contract/errors'
import { type ReactNode, useState } from 'react'
import { ApiError, savedBy } from '../../platform/api.ts'
import { ConflictDialog, type ConflictRow } from '../../ui/conflict-dialog.tsx'
import { feltnavn } from './bruker.text.ts'
import { CancelledError } from './fresh-login.parts.tsx'
import { type Endring, type Lagre, LagringContext } from './seksjonsside.ts'
import { useUnsaved } from './unsaved.tsx'

type Choice = 'min' | 'deres'
type Question = {
  av: EndretAv | null
  rows: ConflictRow[]
  answer: (choice: Choice) => void
  cancel: () => void
}

const keysOf = (endring: Endring) => Object.keys(endring) as (keyof Endring)[]
const pick = (from: Endring, felt: readonly (keyof Endring)[]): Endring =>
  Object.fromEntries(felt.map(name => [name, from[name] ?? '']))
const without = (from: Endring, felt: readonly (keyof Endring)[]): Endring =>
  Object.fromEntries(Object.entries(from).filter(([name]) => !felt.some(one => one === name)))

/** What stands on the server now in the fields that were changed elsewhere; null for any other failure. */
const conflictOf = (error: unknown): Endring | null =>
  error instanceof ApiError && error.code === 'konflikt' ? (error.gjeldende as Endring) : null

/** Sends the changed fields, as `Lagre` is given them. @throws {ApiError} `konflikt` */
export type Send = (endring: Endring, foer: Endring, grunn?: string) => Promise<void>

/**
 * Saves the changed fields held against what the person read, and asks when somebody else was there first.
 * @throws {CancelledError} when the person would rather think about it
 */
function useSpurtLagring(send: Send) {
  const [question, setQuestion] = useState<Question | null>(null)

  const ask = (endring: Endring, theirs: Endring, av: EndretAv | null) =>
    new Promise<Choice>((resolve, reject) => {
      setQuestion({
        av,
        rows: keysOf(theirs).map(felt => ({
          navn: feltnavn[felt] ?? felt,
          min: endring[felt] ?? '',
          deres: theirs[felt] ?? '',
        })),
        answer: choice => {
          setQuestion(null)
          resolve(choice)
        },
        cancel: () => {
          setQuestion(null)
          reject(new CancelledError())
        },
      })
    })

  const save: Lagre = async (endring, foer, grunn) => {
    try {
      await send(endring, pick(foer, keysOf(endring)), grunn)
      return undefined
    } catch (error) {
      const theirs = conflictOf(error)
      if (theirs === null) throw error
      const choice = await ask(endring, theirs, savedBy(error))
      if (choice === 'min') return save(endring, { ...foer, ...theirs }, grunn)
      // Saves the rest, and takes over what stands there: an empty save answers the user as they are.
      const rest = without(endring, keysOf(theirs))
      const more = await save({ ...rest, ...theirs }, { ...foer, ...theirs }, grunn)
      return { ...theirs, ...more }
    }
  }
  return { question, save }
}

type Props = {
  send: Send
  /** What the drafts of these sections are called. */
  utkast: string
  /** What is saved, in its definite form. */
  hva: string
  children: ReactNode
}

/** Around the sections of a person's page: how they save, and the questions when the same was changed elsewhere, or somebody leaves. */
export function SpurtLagring({ send, utkast, hva, children }: Props) {
  const { question, save } = useSpurtLagring(send)
  const unsaved = useUnsaved(utkast)
  return (
    <LagringContext value={{ lagre: save, utkast, onDirty: unsaved.report }}>
      {children}
      {unsaved.guard}
      {question && (
        <ConflictDialog
          hva={hva}
          av={question.av}
          rows={question.rows}
          busy={false}
          onKeep={() => question.answer('min')}
          onUse={() => question.answer('deres')}
          onClose={question.cancel}
        />
      )}
    </LagringContext>
  )
}
