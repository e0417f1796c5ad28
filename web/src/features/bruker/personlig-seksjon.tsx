import type { Bruker } from '@rp/contract/bruker'
import { useUpdateBruker } from './bruker.queries.ts'
import { personligText as text } from './bruker.text.ts'
import { PersonnummerFelt } from './personnummer-felt.tsx'
import { Felt, type OnDirty, Seksjon } from './seksjon.tsx'
import { useSeksjon } from './use-seksjon.ts'

/** Personlig Informasjon: the name, and the personnummer on demand. */
export function PersonligSeksjon({ bruker, onDirty }: { bruker: Bruker; onDirty: OnDirty }) {
  const update = useUpdateBruker(bruker.id)
  const seksjon = useSeksjon({
    navn: 'personlig',
    felt: ['fornavn', 'mellomnavn', 'etternavn'] as const,
    lagret: bruker,
    sjekk: () => ({}),
    lagre: async endret => {
      await update.mutateAsync(endret)
      return undefined
    },
  })
  return (
    <Seksjon
      tittel={text.tittel}
      seksjon={seksjon}
      onDirty={onDirty}
      etter={<PersonnummerFelt userId={bruker.id} onDirty={onDirty} />}
    >
      <div className="rp-kort__3">
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
