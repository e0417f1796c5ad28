import { isGodkjentFagfunksjon } from '@rp/contract/fagfunksjon'
import { useId } from 'react'
import { getOppsett } from '../../../platform/oppsett.ts'
import { Combobox } from '../../../ui/combobox.tsx'
import { headingOf, searchFagfunksjoner } from './fagfunksjon-search.ts'
import { text } from './registrering.text.ts'

type Props = { id: string; verkstype: string | null; value: string; onChange: (fagfunksjon: string) => void }

/** The functions of the work type, grouped, and those of the other list that fit what is typed. What is not in the lists may stay, and is shown as not approved. */
export function FagfunksjonPicker({ id, verkstype, value, onChange }: Props) {
  const belowId = useId()
  const groupsFor = (typed: string) =>
    searchFagfunksjoner(verkstype, getOppsett().fagliste, typed, text.andreFagfunksjoner)
  const unapproved = value.trim() !== '' && !isGodkjentFagfunksjon(value)
  return (
    <div>
      <Combobox
        id={id}
        label={text.fagfunksjon}
        value={value}
        maxLength={200}
        describedBy={unapproved ? belowId : undefined}
        search={typed =>
          groupsFor(typed).map(gruppe => ({
            navn: headingOf(gruppe),
            options: gruppe.titler.map(title => ({
              id: title.replace(/\W+/g, '-'),
              label: title,
              onChoose: () => onChange(title),
            })),
          }))
        }
        foot={typed => (groupsFor(typed).length === 0 ? <p role="status">{text.ingenFagfunksjon}</p> : null)}
        onType={onChange}
      />
      {unapproved && (
        <p id={belowId} className="type-2 over-8 mangler">
          {text.ikkeGodkjent}
        </p>
      )}
    </div>
  )
}
