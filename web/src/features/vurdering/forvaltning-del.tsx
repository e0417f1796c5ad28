import { Checkbox } from '@navikt/ds-react/Checkbox'
import { isManus } from '@rp/contract/fagfunksjon'
import type {
  Registreringshandling,
  Registreringsutkast,
} from '../dokument/registrering/registrering-draft.parts.ts'
import { text } from './vurdering.text.ts'

type Props = {
  entries: readonly Registreringsutkast[]
  onAction: (action: Registreringshandling) => void
}

/** Of the entries of script: whether another organisation manages them. Nothing where there are none. */
export function ForvaltningDel({ entries, onAction }: Props) {
  return entries
    .filter(entry => entry.forvaltesAnnetSted === true || isManus(entry.fagfunksjon))
    .map(({ id, produksjonsnavn, fagfunksjon, forvaltesAnnetSted = false }) => (
      <Checkbox
        key={id}
        size="small"
        checked={forvaltesAnnetSted}
        description={text.forvaltningHva}
        onChange={({ target }) => onAction({ type: 'forvaltning_valgt', id, annetSted: target.checked })}
      >
        {text.forvaltning([produksjonsnavn, fagfunksjon].filter(Boolean).join(', '))}
      </Checkbox>
    ))
}
