import { type BrukerDetaljer, updateBrukerSomAdministrator } from '@rp/contract/bruker-stab'
import { grunnHeaders } from '@rp/contract/personnummer'
import { useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { ApiError, call } from '../../../platform/api.ts'
import { ConflictDialog, type ConflictRow } from '../../../ui/conflict-dialog.tsx'
import { CancelledError } from '../fresh-login.tsx'
import { type Endring, type Lagre, LagringContext } from '../lagring.ts'
import { keepBruker } from './stab.queries.ts'
import { feltnavn, brukerText as text } from './stab.text.ts'

type Choice = 'min' | 'deres'
type Question = { rows: ConflictRow[]; answer: (choice: Choice) => void; cancel: () => void }

const keysOf = (endring: Endring) => Object.keys(endring) as (keyof Endring)[]
const pick = (from: Endring, felt: readonly (keyof Endring)[]): Endring =>
  Object.fromEntries(felt.map(name => [name, from[name] ?? '']))
const without = (from: Endring, felt: readonly (keyof Endring)[]): Endring =>
  Object.fromEntries(Object.entries(from).filter(([name]) => !felt.some(one => one === name)))

/** What stands on the server now in the fields that a colleague has changed; null for any other failure. */
const conflictOf = (error: unknown): Endring | null =>
  error instanceof ApiError && error.code === 'konflikt' ? (error.gjeldende as Endring) : null

/**
 * Saves the changed fields held against what the person read, and asks when a colleague was there first.
 * @throws {CancelledError} when the person would rather think about it
 */
function useStabLagring(id: string) {
  const client = useQueryClient()
  const [question, setQuestion] = useState<Question | null>(null)

  const ask = (endring: Endring, theirs: Endring) =>
    new Promise<Choice>((resolve, reject) => {
      setQuestion({
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

  const save: Save = async (endring, foer, grunn) => {
    try {
      const answer = await call(updateBrukerSomAdministrator, {
        params: { id },
        body: { ...endring, foer: pick(foer, keysOf(endring)) },
        ...(grunn && { headers: grunnHeaders(grunn) }),
      })
      keepBruker(client, answer, keysOf(endring))
      return undefined
    } catch (error) {
      const theirs = conflictOf(error)
      if (theirs === null) throw error
      const choice = await ask(endring, theirs)
      if (choice === 'min') return save(endring, { ...foer, ...theirs }, grunn)
      // Saves the rest, and takes over what stands there: an empty save answers the user as they are.
      const rest = without(endring, keysOf(theirs))
      const more = await save({ ...rest, ...theirs }, { ...foer, ...theirs }, grunn)
      return { ...theirs, ...more }
    }
  }
  return { question, save }
}

type Props = { bruker: BrukerDetaljer; children: (save: Save) => ReactNode }
/**
 * @param foer what stood in the fields when they were read
 * @param grunn why numbers that are kept secret were opened
 */
export type Save = (endring: Endring, foer: Endring, grunn?: string) => Promise<Endring | undefined>

/** Around the sections of the staff's page: how they save, and the question when two have changed the same. */
export function StabLagring({ bruker, children }: Props) {
  const { question, save } = useStabLagring(bruker.id)
  const lagre: Lagre = endring => save(endring, bruker)
  return (
    <LagringContext value={{ lagre, utkast: `bruker.${bruker.id}` }}>
      {children(save)}
      {question && (
        <ConflictDialog
          heading={text.konflikt}
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
