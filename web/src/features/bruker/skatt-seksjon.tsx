import { Alert } from '@navikt/ds-react/Alert'
import { Select } from '@navikt/ds-react/Select'
import type { Bruker } from '@rp/contract/bruker'
import { formatOrgnr, isOrgnr, normalOrgnr, orgnrFeil } from '@rp/contract/orgnr'
import { skattText as text } from './bruker.text.ts'
import { Felt, Seksjon } from './seksjon.tsx'
import { useSeksjonsside } from './seksjonsside.ts'
import { type Seksjonstilstand, useSeksjon } from './use-seksjon.ts'

const felt = ['eoes', 'naering', 'orgnr'] as const
type Skattefelt = (typeof felt)[number]

const checkOrgnr = (orgnr: string) => (orgnr.trim() === '' || isOrgnr(orgnr) ? null : orgnrFeil)

/** EØS og skatt: what decides private copying, and what the tax office is told. All of it may be left unsaid. */
export function SkattSeksjon({ bruker }: { bruker: Pick<Bruker, 'id' | Skattefelt> }) {
  const { lagre } = useSeksjonsside()
  const seksjon = useSeksjon({
    navn: 'skatt',
    felt,
    lagret: bruker,
    normal: { orgnr: normalOrgnr },
    vis: { orgnr: typed => (isOrgnr(typed) ? formatOrgnr(normalOrgnr(typed)) : typed) },
    sjekk: ({ orgnr }) => ({ orgnr: checkOrgnr(orgnr) }),
    lagre,
  })
  return (
    <Seksjon tittel={text.tittel} seksjon={seksjon}>
      <p className="rp-dus">{text.hvorfor}</p>
      <JaNei seksjon={seksjon} felt="eoes" label={text.eoes} hjelp={text.eoesHjelp} />
      {bruker.eoes === '' && (
        <Alert variant="warning" size="small" inline>
          {text.eoesMangler}
        </Alert>
      )}
      <JaNei seksjon={seksjon} felt="naering" label={text.naering} hjelp={text.naeringHjelp} />
      <Felt
        seksjon={seksjon}
        felt="orgnr"
        label={text.orgnr}
        description={text.orgnrHjelp}
        inputMode="numeric"
        autoComplete="off"
        maxLength={40}
        className="width-m"
      />
    </Seksjon>
  )
}

type JaNeiProps = {
  seksjon: Seksjonstilstand<Skattefelt>
  felt: 'eoes' | 'naering'
  label: string
  hjelp: string
}

function JaNei({ seksjon, felt, label, hjelp }: JaNeiProps) {
  return (
    <Select
      id={felt}
      label={label}
      description={hjelp}
      value={seksjon.values[felt]}
      error={seksjon.errorOf(felt)}
      onChange={event => seksjon.change(felt, event.target.value)}
    >
      <option value="">{text.ikkeSvart}</option>
      <option value="ja">{text.ja}</option>
      <option value="nei">{text.nei}</option>
    </Select>
  )
}
