import type { Produksjonsselskap } from '@rp/contract/produksjon'
import { useQuery } from '@tanstack/react-query'
import { useId, useMemo } from 'react'
import { Combobox } from '../../ui/combobox.tsx'
import { createOptionSearch } from '../../ui/option-search.ts'
import { velgerText as text } from './produksjon-velger.text.ts'
import { selskaperQuery } from './selskap.queries.ts'

const atMost = 30
const nameOf = (row: Produksjonsselskap) => row.navn
const none: readonly Produksjonsselskap[] = []
const fold = (navn: string) => navn.trim().toLocaleLowerCase('nb')

type Props = { id: string; value: string; description?: string | undefined; onChange: (navn: string) => void }

/** Finds a production company as one types. A name that is not in the register is kept as text, and that is said. */
export function SelskapPicker({ id, value, description, onChange }: Props) {
  const belowId = useId()
  const { data } = useQuery(selskaperQuery)
  const search = useMemo(() => createOptionSearch(data ?? none, nameOf), [data])
  const isNew = useMemo(
    () => data !== undefined && value.trim() !== '' && !data.some(row => fold(row.navn) === fold(value)),
    [data, value],
  )
  return (
    <div>
      <Combobox
        id={id}
        label={text.selskap}
        description={description}
        value={value}
        maxLength={200}
        describedBy={isNew ? belowId : undefined}
        search={typed => [
          {
            navn: null,
            options: search(typed || value, atMost).rows.map(row => ({
              id: row._id,
              label: row.navn,
              onChoose: () => onChange(row.navn),
            })),
          },
        ]}
        onType={onChange}
      />
      {isNew && (
        <p id={belowId} className="hint over-8">
          {text.nyttSelskap}
        </p>
      )}
    </div>
  )
}
