import { Alert } from '@navikt/ds-react/Alert'
import { Checkbox } from '@navikt/ds-react/Checkbox'
import { Link as AkselLink } from '@navikt/ds-react/Link'
import type { Bruker } from '@rp/contract/bruker'
import { type ReactNode, useState } from 'react'
import { Link } from 'react-router'
import { checkIban, checkSwift, normalBankkode, showIban } from './bank-sjekk.ts'
import { bankText as text } from './bruker.text.ts'
import { useFreshLogin } from './fresh-login.parts.tsx'
import { hasUtenlandskKonto } from './mangler.ts'
import { Felt, Seksjon } from './seksjon.tsx'
import { useSeksjonsside } from './seksjonsside.ts'
import { checkKontonummer, normalKontonummer, showKontonummer } from './sjekk.ts'
import { useSeksjon, type Verdier } from './use-seksjon.ts'

const felt = ['kontonummer', 'iban', 'swift'] as const
type Bankfelt = (typeof felt)[number]

/** An account abroad needs both IBAN and SWIFT; a Norwegian one neither. */
function checkBank({ kontonummer, iban, swift }: Verdier<Bankfelt>, utenlandsk: boolean) {
  const abroad = iban.trim() !== '' || swift.trim() !== ''
  return {
    kontonummer:
      checkKontonummer(kontonummer) ??
      (!utenlandsk && abroad && kontonummer.trim() === '' ? text.manglerKonto : null),
    iban: checkIban(iban) ?? (utenlandsk && iban.trim() === '' ? text.manglerIban : null),
    swift: checkSwift(swift) ?? (utenlandsk && swift.trim() === '' ? text.manglerSwift : null),
  }
}

/** A number that is left standing beside an account abroad is told about, not taken away. */
const kontoHjelp = (kontonummer: string) =>
  kontonummer.trim() === '' ? text.ikkeNoedvendig : text.toemKontonummer

export type Bankopplysninger = Pick<Bruker, 'id' | 'land' | 'mangler' | Bankfelt>
type Props = { bruker: Bankopplysninger; etter?: ReactNode }

/** Bankinformasjon: where the money goes. */
export function BankSeksjon({ bruker, etter }: Props) {
  const { lagre } = useSeksjonsside()
  const fresh = useFreshLogin()
  const stored = hasUtenlandskKonto(bruker)
  const [chosen, setChosen] = useState<boolean | null>(null)
  const utenlandsk = chosen ?? stored
  const seksjon = useSeksjon({
    navn: 'bank',
    felt,
    lagret: bruker,
    normal: { kontonummer: normalKontonummer, iban: normalBankkode, swift: normalBankkode },
    vis: { kontonummer: showKontonummer, iban: showIban, swift: normalBankkode },
    sjekk: values => checkBank(values, utenlandsk),
    lagre: (endret, foer) => fresh(() => lagre(endret, foer)),
    hemmelig: true,
  })
  return (
    <Seksjon tittel={text.tittel} seksjon={seksjon} etter={etter}>
      {bruker.mangler.includes('avvist_konto') && (
        <Alert variant="warning" size="small">
          {text.avvist}
        </Alert>
      )}
      <Felt
        seksjon={seksjon}
        felt="kontonummer"
        label={text.kontonummer}
        description={utenlandsk ? kontoHjelp(seksjon.values.kontonummer) : text.kontonummerHjelp}
        inputMode="numeric"
        autoComplete="off"
        maxLength={50}
        className="width-m"
      />
      <Checkbox checked={utenlandsk} onChange={event => setChosen(event.target.checked)}>
        {text.utenlandsk}
      </Checkbox>
      <div className="stack columns gap-20">
        {(['iban', 'swift'] as const).map(navn => (
          <Felt
            key={navn}
            seksjon={seksjon}
            felt={navn}
            label={text[navn]}
            description={utenlandsk ? text.banken : text.bareUtland}
            autoComplete="off"
            maxLength={navn === 'iban' ? 60 : 30}
          />
        ))}
      </div>
      <p className="rp-dus">
        {text.kryptert}{' '}
        <AkselLink as={Link} to="/oppgjoer">
          {text.utbetalinger}
        </AkselLink>
      </p>
    </Seksjon>
  )
}
