import type { Bruker } from '@rp/contract/bruker'
import { personligText as text } from './bruker.text.ts'
import type { StabInnsyn } from './konto.queries.ts'
import { NummerFelt } from './nummer-felt.tsx'
import { internasjonalId, personnummer } from './nummerslag.ts'
import { Felt, Seksjon } from './seksjon.tsx'
import { useSeksjonsside } from './seksjonsside.ts'
import { useSeksjon } from './use-seksjon.ts'

const felt = ['fornavn', 'mellomnavn', 'etternavn'] as const
const autoComplete = ['given-name', 'additional-name', 'family-name']

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
    felt,
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
        {felt.map((navn, index) => (
          <Felt
            key={navn}
            seksjon={seksjon}
            felt={navn}
            label={text[navn]}
            maxLength={100}
            autoComplete={autoComplete[index]}
          />
        ))}
      </div>
    </Seksjon>
  )
}
