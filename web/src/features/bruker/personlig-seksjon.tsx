import type { Bruker } from '@rp/contract/bruker'
import { personligText as text } from './bruker.text.ts'
import type { StabInnsyn } from './konto.queries.ts'
import { NummerFelt } from './nummer-felt.tsx'
import { internasjonalId, personnummer } from './nummerslag.ts'
import { Felt, Seksjon } from './seksjon.tsx'
import { useSeksjonsside } from './seksjonsside.ts'
import { useSeksjon } from './use-seksjon.ts'

type Props = {
  bruker: Pick<Bruker, 'id' | 'fornavn' | 'mellomnavn' | 'etternavn'>
  /** Staff say why they open a number. */
  stab?: StabInnsyn
}

/** Personlig Informasjon: the name, and the numbers on demand. */
export function PersonligSeksjon({ bruker, stab }: Props) {
  const { lagre } = useSeksjonsside()
  const seksjon = useSeksjon({
    navn: 'personlig',
    felt: ['fornavn', 'mellomnavn', 'etternavn'] as const,
    lagret: bruker,
    sjekk: () => ({}),
    lagre,
  })
  return (
    <Seksjon
      tittel={text.tittel}
      seksjon={seksjon}
      etter={[personnummer, internasjonalId].map(slag => (
        <NummerFelt key={slag.navn} slag={slag} userId={bruker.id} stab={stab} />
      ))}
    >
      <div className="stack tiles gap-20">
        <Felt
          seksjon={seksjon}
          felt="fornavn"
          label={text.fornavn}
          maxLength={100}
          autoComplete="given-name"
        />
        <Felt
          seksjon={seksjon}
          felt="mellomnavn"
          label={text.mellomnavn}
          maxLength={100}
          autoComplete="additional-name"
        />
        <Felt
          seksjon={seksjon}
          felt="etternavn"
          label={text.etternavn}
          maxLength={100}
          autoComplete="family-name"
        />
      </div>
    </Seksjon>
  )
}
