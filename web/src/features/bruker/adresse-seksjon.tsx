import { Select } from '@navikt/ds-react/Select'
import type { Bruker } from '@rp/contract/bruker'
import { checkPostnummer, isNorge, normalPostnummer } from '@rp/contract/postnummer'
import { useRef, useState } from 'react'
import { adresseText as text } from './bruker.text.ts'
import { landliste } from './landliste.ts'
import { findPoststed } from './postnummer.ts'
import { Felt, Seksjon } from './seksjon.tsx'
import { useSeksjonsside } from './seksjonsside.ts'
import { type Seksjonstilstand, useSeksjon } from './use-seksjon.ts'

const felt = ['adresse', 'postnummer', 'by', 'land'] as const
type Adressefelt = (typeof felt)[number]

type Bosted = Pick<Bruker, 'id' | Adressefelt>

/** Postadresse. The place of a Norwegian postal code is filled in, and can be changed. */
export function AdresseSeksjon({ bruker }: { bruker: Bosted }) {
  const { lagre } = useSeksjonsside()
  const seksjon = useSeksjon({
    navn: 'adresse',
    felt,
    lagret: bruker,
    normal: { postnummer: normalPostnummer },
    vis: { postnummer: normalPostnummer },
    sjekk: ({ postnummer, land }) => ({ postnummer: checkPostnummer(postnummer, land) }),
    lagre,
  })
  const poststed = usePoststed(seksjon, bruker.by)
  return (
    <Seksjon tittel={text.tittel} seksjon={seksjon}>
      <Felt
        seksjon={seksjon}
        felt="adresse"
        label={text.adresse}
        maxLength={200}
        autoComplete="street-address"
      />
      <div className="rp-post stack top">
        <Felt
          seksjon={seksjon}
          felt="postnummer"
          label={text.postnummer}
          maxLength={20}
          autoComplete="postal-code"
          onValue={poststed.change}
        />
        <Felt
          seksjon={seksjon}
          felt="by"
          label={text.poststed}
          maxLength={100}
          autoComplete="address-level2"
        />
      </div>
      <p className="rp-dus" role="status">
        {poststed.hint}
      </p>
      <LandFelt seksjon={seksjon} />
    </Seksjon>
  )
}

function LandFelt({ seksjon }: { seksjon: Seksjonstilstand<Adressefelt> }) {
  const { land } = seksjon.values
  return (
    <Select
      id="land"
      label={text.land}
      className="width-m"
      value={land}
      autoComplete="country-name"
      onChange={event => seksjon.change('land', event.target.value)}
      onBlur={() => seksjon.leave('land')}
    >
      <option value="">{text.velg}</option>
      {/* What was stored before the list, or by others, is not lost. */}
      {land !== '' && !landliste.includes(land) && <option value={land}>{land}</option>}
      {landliste.map(name => (
        <option key={name} value={name}>
          {name}
        </option>
      ))}
    </Select>
  )
}

/** Fills the place in from a Norwegian postal code, unless the person has written another one. Never stands in the way. */
function usePoststed(seksjon: Seksjonstilstand<Adressefelt>, lagretSted: string) {
  const [hint, setHint] = useState('')
  const filled = useRef('')
  const change = async (value: string) => {
    seksjon.change('postnummer', value)
    setHint('')
    const postnummer = normalPostnummer(value)
    if (!isNorge(seksjon.values.land) || !/^\d{4}$/.test(postnummer)) return
    const place = await findPoststed(postnummer)
    setHint(place === null ? text.ukjent : text.fylt(place))
    if (place === null) return
    const before = filled.current
    filled.current = place
    seksjon.patch(current => {
      if (normalPostnummer(current.postnummer) !== postnummer) return current
      const own = current.by.trim() !== '' && current.by !== before && current.by !== lagretSted
      return own ? current : { ...current, by: place }
    })
  }
  return { hint, change: (value: string) => void change(value) }
}
