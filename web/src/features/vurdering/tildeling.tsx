import { PersonCircleIcon } from '@navikt/aksel-icons'
import { Button } from '@navikt/ds-react/Button'
import type { Dokument } from '@rp/contract/dokument'
import { useSession } from '../../platform/session.ts'
import { Tast } from './tast.tsx'
import { useAndreSomSer, type useAssign } from './tildeling.queries.ts'
import { tildelingText as text } from './vurdering.text.ts'

/** Who has the document, taking it and giving it up, and whether a colleague has it open just now. */
export function Tildeling({
  dokument,
  tildel,
}: {
  dokument: Dokument
  tildel: ReturnType<typeof useAssign>
}) {
  const meg = useSession()?.id
  const andre = useAndreSomSer(dokument._id)
  const { tildelt = null } = dokument
  const mine = tildelt !== null && tildelt.id === meg
  return (
    <section aria-label={text.tittel} className="row gap-8 type-3">
      <p className="line gap-8">
        <PersonCircleIcon aria-hidden />
        {tildelt === null ? text.ingen : mine ? text.du : text.annen(tildelt.navn)}
      </p>
      <Button
        type="button"
        size="xsmall"
        variant="secondary"
        data-color="neutral"
        aria-keyshortcuts="T"
        loading={tildel.isPending}
        onClick={() => tildel.mutate(!mine)}
      >
        {mine ? text.giFraDeg : tildelt === null ? text.ta : text.taOver}
      </Button>
      <Tast>T</Tast>
      <p role="status" className="rp-full">
        {andre.length > 0 && text.aapent(andre.map(person => person.navn))}
      </p>
      {tildel.error !== null && (
        <p role="alert">
          {text.feilet} {tildel.error.message}
        </p>
      )}
    </section>
  )
}
