import { Radio, RadioGroup } from '@navikt/ds-react/Radio'
import { isSamtale } from '@rp/contract/sak'
import type { Sak } from '@rp/contract/saksbehandling'
import { type ReactNode, useState } from 'react'
import { UnsavedGuard } from '../../../ui/unsaved-guard.tsx'
import { MeldingSkjema, type ShowFraser } from '../melding-skjema.tsx'
import { useMeldingUtkast } from '../melding-utkast.ts'
import { endretSak, type SakEndringer } from './behandling.queries.ts'
import { text } from './behandling.text.ts'
import { SvarKonflikt } from './svar-konflikt.tsx'
import { type Lest, lestOf, useLest } from './use-lest.ts'

type Props = { sak: Sak; endringer: SakEndringer; showFraser: ShowFraser; children: ReactNode }

/** Where staff write: to the member, or a note among themselves. Each has a draft of its own. */
export function SvarDel({ sak, endringer, showFraser, children }: Props) {
  // A case among staff has nobody to answer.
  const intern = !isSamtale(sak)
  const [maate, setMaate] = useState<'svar' | 'notat'>(intern ? 'notat' : 'svar')
  const svar = useMeldingUtkast(`sak.${sak.nummer}.svar`)
  const notat = useMeldingUtkast(`sak.${sak.nummer}.notat`)
  return (
    <section className="sak__skriv card stack width-l" data-maate={maate} aria-label={text.skriv}>
      {!intern && (
        <RadioGroup
          size="small"
          legend={text.skriv}
          value={maate}
          onChange={(value: 'svar' | 'notat') => setMaate(value)}
        >
          <Radio value="svar">{text.maater.svar}</Radio>
          <Radio value="notat">{text.maater.notat}</Radio>
        </RadioGroup>
      )}
      {maate === 'svar' ? (
        <Svar sak={sak} endringer={endringer} showFraser={showFraser} utkast={svar}>
          {children}
        </Svar>
      ) : (
        <Notat endringer={endringer} utkast={notat}>
          {intern && children}
        </Notat>
      )}
      <UnsavedGuard
        dirty={svar.dirty || notat.dirty}
        onLeave={() => {
          svar.forget()
          notat.forget()
        }}
      />
    </section>
  )
}

type Utkast = ReturnType<typeof useMeldingUtkast>
type SvarProps = Props & { utkast: Utkast }

function Svar({ sak, endringer: { svar }, showFraser, utkast, children }: SvarProps) {
  const lest = useLest(sak, utkast.dirty)
  const send = ({ versjon, meldinger }: Pick<Lest, 'versjon' | 'meldinger'>, lukk: boolean) =>
    svar.mutate(
      { tekst: utkast.tekst, noekkel: utkast.noekkel, versjon, sisteLest: meldinger.at(-1), lukk },
      { onSuccess: utkast.forget },
    )
  const changed = endretSak(svar.error)
  const { medlem } = sak
  return (
    <>
      <MeldingSkjema
        label={text.svar}
        hint={medlem.aktiv ? text.svarHint(medlem.email) : text.svarUtenEpost}
        knapp={text.sendSvar}
        utkast={utkast}
        busy={svar.isPending}
        error={svar.isError && changed === null ? svar.error.message : null}
        done={svar.isSuccess ? text.svarSendt : ''}
        onSend={() => send(lest, false)}
        also={{ knapp: text.svarOgLukk, onSend: () => send(lest, true) }}
        showFraser={showFraser}
      >
        {children}
      </MeldingSkjema>
      {changed !== null && (
        <SvarKonflikt
          sak={changed}
          lest={lest}
          onSend={() => send(lestOf(changed), svar.variables?.lukk === true)}
          onWait={() => {
            lest.read(changed)
            svar.reset()
          }}
        />
      )}
    </>
  )
}

function Notat({ endringer: { notat }, utkast, children }: Omit<SvarProps, 'sak' | 'showFraser'>) {
  const { tekst, noekkel } = utkast
  return (
    <MeldingSkjema
      label={text.notat}
      hint={text.notatHint}
      knapp={text.lagreNotat}
      utkast={utkast}
      busy={notat.isPending}
      error={notat.isError ? notat.error.message : null}
      done={notat.isSuccess ? text.notatLagret : ''}
      onSend={() => notat.mutate({ tekst, noekkel }, { onSuccess: utkast.forget })}
    >
      {children}
    </MeldingSkjema>
  )
}
