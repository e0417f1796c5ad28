import { Frase } from '@rp/contract/frase'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { presentOf } from '../../platform/present-of.ts'
import { fraserQuery, isBorte, useChangeFraser } from './frase.queries.ts'

/** What is typed over a phrase, and the words that stood there when the typing began. */
type Utkast = { tekst: string; lest: string }

/** The phrases being edited. What is typed outlives what colleagues do meanwhile, and overwrites none of it unseen. */
export function useFraser() {
  const { data: fraser = [] } = useQuery(fraserQuery)
  const change = useChangeFraser()
  const [ny, setNy] = useState('')
  const [utkast, setUtkast] = useState<Readonly<Record<string, Utkast>>>({})
  const [konflikt, setKonflikt] = useState<{ min: string; deres: Frase } | null>(null)
  const forget = (id: string) => {
    setKonflikt(null)
    setUtkast(({ [id]: _, ...others }) => others)
  }
  const save = (id: string, { tekst, lest }: Utkast) =>
    change.mutate(
      { type: 'endret', id, tekst: tekst.trim(), lest },
      {
        onSuccess: () => forget(id),
        onError: error => {
          const deres = presentOf(error, Frase)
          setKonflikt(deres && { min: tekst, deres })
          if (!isBorte(error)) return
          forget(id)
          setNy(tekst)
        },
      },
    )
  return {
    fraser,
    ny,
    dirty: ny.trim() !== '' || Object.keys(utkast).length > 0,
    setNy,
    add: () => change.mutate({ type: 'ny', tekst: ny.trim() }, { onSuccess: () => setNy('') }),
    typed: ({ _id, tekst }: Frase): Utkast => utkast[_id] ?? { tekst, lest: tekst },
    type: ({ _id, tekst: lest }: Frase, tekst: string) =>
      setUtkast(all => ({ ...all, [_id]: { lest: all[_id]?.lest ?? lest, tekst } })),
    save,
    remove: (id: string) => change.mutate({ type: 'slettet', id }, { onSuccess: () => forget(id) }),
    busy: change.isPending,
    borte: isBorte(change.error),
    error: presentOf(change.error, Frase) === null ? change.error : null,
    konflikt,
    keep: () => konflikt && save(konflikt.deres._id, { tekst: konflikt.min, lest: konflikt.deres.tekst }),
    use: () => konflikt && forget(konflikt.deres._id),
    wait: () => setKonflikt(null),
  }
}
export type Fraser = ReturnType<typeof useFraser>
