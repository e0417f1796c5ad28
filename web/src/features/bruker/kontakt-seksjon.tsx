import type { Bruker } from '@rp/contract/bruker'
import { Told } from '../../ui/failure.tsx'
import { kontaktText as text } from './bruker.text.ts'
import { useChangeEpost } from './konto.queries.ts'
import { Felt, Seksjon } from './seksjon.tsx'
import { useSeksjonsside } from './seksjonsside.ts'
import { checkEpost, checkTelefon, normalEpost, normalTelefon, showTelefon } from './sjekk.ts'
import { useSeksjon } from './use-seksjon.ts'

/** Kontaktinformasjon. A new e-mail address stands only once its mailed link has been opened. */
export function KontaktSeksjon({ bruker }: { bruker: Bruker }) {
  const { lagre } = useSeksjonsside()
  const byttEpost = useChangeEpost()
  const seksjon = useSeksjon({
    navn: 'kontakt',
    felt: ['telefonnummer', 'email'] as const,
    lagret: bruker,
    normal: { telefonnummer: normalTelefon, email: normalEpost },
    vis: { telefonnummer: showTelefon },
    sjekk: values => ({
      telefonnummer: checkTelefon(values.telefonnummer),
      email: checkEpost(values.email),
    }),
    lagre: async ({ telefonnummer, email }, foer) => {
      const instead = telefonnummer === undefined ? undefined : await lagre({ telefonnummer }, foer)
      if (email === undefined) return instead
      await byttEpost.mutateAsync(email)
      return { ...instead, email: bruker.email }
    },
  })
  return (
    <Seksjon tittel={text.tittel} seksjon={seksjon}>
      <div className="stack columns gap-20">
        <Felt
          seksjon={seksjon}
          felt="telefonnummer"
          label={text.telefon}
          type="tel"
          autoComplete="tel"
          maxLength={50}
        />
        <Felt
          seksjon={seksjon}
          felt="email"
          label={text.epost}
          aria-describedby="email-hjelp"
          type="email"
          autoComplete="email"
          maxLength={254}
        />
      </div>
      <p className="rp-dus" id="email-hjelp">
        {text.epostHjelp}
      </p>
      <Told>{byttEpost.isSuccess && byttEpost.data.message}</Told>
    </Seksjon>
  )
}
