import type { BrukerDetaljer } from '@rp/contract/bruker-stab'
import { Felt, Seksjon } from '../seksjon.tsx'
import { useSeksjonsside } from '../seksjonsside.ts'
import { checkTelefon, normalTelefon, showTelefon } from '../sjekk.ts'
import { useSeksjon } from '../use-seksjon.ts'
import { brukerText as text } from './stab.text.ts'

/** The phone. The e-mail address is how the person logs in: it is changed with their access. */
export function KontaktStab({ bruker }: { bruker: BrukerDetaljer }) {
  const seksjon = useSeksjon({
    navn: 'kontakt',
    felt: ['telefonnummer'] as const,
    lagret: bruker,
    normal: { telefonnummer: normalTelefon },
    vis: { telefonnummer: showTelefon },
    sjekk: values => ({ telefonnummer: checkTelefon(values.telefonnummer) }),
    lagre: useSeksjonsside().lagre,
  })
  return (
    <Seksjon tittel={text.kontakt} seksjon={seksjon}>
      <div className="stack columns gap-20">
        <Felt
          seksjon={seksjon}
          felt="telefonnummer"
          label={text.telefon}
          type="tel"
          autoComplete="off"
          maxLength={50}
        />
      </div>
    </Seksjon>
  )
}
