import {
  Innstillinger,
  type Innstillingsendring,
  type Innstillingsnavn,
  type Innstillingsverdier,
  innstillingSkjema,
  type Tilstand,
} from '@rp/contract/innstilling'
import type { Schema } from '../../platform/present-of.ts'
import { useResetInnstilling, useSaveInnstilling } from './innstilling.queries.ts'
import { type Feil, useInnstilling } from './use-innstilling.ts'

/** What a schema of the contract says of a value: path -> sentence. */
function faultsOf(navn: Innstillingsnavn, verdi: unknown): Feil {
  const parsed = innstillingSkjema[navn].safeParse(verdi)
  if (parsed.success) return {}
  return Object.fromEntries(parsed.error.issues.map(issue => [issue.path.join('.'), issue.message]))
}

/** The form over one named value. */
export function useVerdi<N extends Innstillingsnavn>(navn: N, alle: Innstillinger) {
  type T = Innstillingsverdier[N]
  const save = useSaveInnstilling()
  const reset = useResetInnstilling()
  const of = (data: Innstillinger) => data[navn] as unknown as Tilstand<T>
  return useInnstilling<T>({
    navn,
    tilstand: of(alle),
    schema: Innstillinger.shape[navn] as unknown as Schema<Tilstand<T>>,
    sjekk: verdi => faultsOf(navn, verdi),
    lagre: async (verdi, versjon) =>
      of(await save.mutateAsync({ navn, verdi, versjon } as Innstillingsendring)),
    tilbakestill: async () => of(await reset.mutateAsync(navn)),
  })
}
