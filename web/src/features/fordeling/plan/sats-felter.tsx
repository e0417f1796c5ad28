import { Radio, RadioGroup } from '@navikt/ds-react/Radio'
import { hoeyste, type Planinnhold, utenKravvalg } from '@rp/contract/planinnhold'
import { TextField } from '../../../ui/text-field.tsx'
import { TallFelt } from '../tall-felt.tsx'
import { text } from './plan.text.ts'
import { Del, Fjern, LeggTil } from './rader.tsx'

type Props = { innhold: Planinnhold; change: (part: Partial<Planinnhold>) => void }
const words = text.satser

/** The rates that hold for all work types. */
export function SatsFelter({ innhold, change }: Props) {
  const field = (
    felt: 'premiere' | 'reprise' | 'fradrag' | 'avsetning' | 'minstebeloep',
    hva: keyof typeof hoeyste,
  ) => ({
    label: words[felt],
    skala: 100,
    hoeyst: hoeyste[hva],
    value: innhold[felt],
    onChange: (value: number | null) => change({ [felt]: value }),
  })
  return (
    <>
      <div className="stack tiles gap-20">
        <TallFelt {...field('premiere', 'faktor')} />
        <TallFelt {...field('reprise', 'faktor')} />
        <TallFelt {...field('fradrag', 'prosent')} />
        <TallFelt {...field('avsetning', 'prosent')} />
        <TallFelt {...field('minstebeloep', 'minstebeloep')} description={words.minsteHjelp} />
      </div>
      <RadioGroup
        size="small"
        legend={words.utenKrav}
        value={innhold.utenKrav ?? ''}
        onChange={(utenKrav: Planinnhold['utenKrav']) => change({ utenKrav })}
      >
        {utenKravvalg.map(valg => (
          <Radio key={valg} value={valg}>
            {words.valg[valg]}
          </Radio>
        ))}
      </RadioGroup>
    </>
  )
}

/** The media houses whose showings count otherwise than once. */
export function MediehusFelter({ innhold: { mediehus }, change }: Props) {
  const words = text.mediehus
  return (
    <Del tittel={words.tittel} hjelp={words.hjelp}>
      {mediehus.map((one, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a row has no other name while it is being written.
        <div key={`${mediehus.length}-${index}`} className="plan__rad stack width-l">
          <TextField
            size="small"
            label={words.navn}
            value={one.mediehus}
            maxLength={200}
            onChange={({ target }) =>
              change({ mediehus: mediehus.with(index, { ...one, mediehus: target.value }) })
            }
          />
          <TallFelt
            label={words.faktor}
            skala={100}
            hoeyst={hoeyste.faktor}
            value={one.faktor}
            onChange={faktor =>
              change({ mediehus: mediehus.with(index, { ...one, faktor: faktor ?? Number.NaN }) })
            }
          />
          <Fjern
            title={words.fjern(one.mediehus)}
            onClick={() => change({ mediehus: mediehus.toSpliced(index, 1) })}
          />
        </div>
      ))}
      <LeggTil onClick={() => change({ mediehus: [...mediehus, { mediehus: '', faktor: 100 }] })}>
        {words.legg}
      </LeggTil>
    </Del>
  )
}
