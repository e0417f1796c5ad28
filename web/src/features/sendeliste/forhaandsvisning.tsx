import { Heading } from '@navikt/ds-react/Typography'
import { CardTable } from '../../ui/card-table.tsx'
import { radText, importText as text } from './sendeliste.text.ts'

type Rad = { rad: number; celler: readonly string[] }
type Props = { tittel: string; kolonner: readonly string[]; rader: readonly Rad[] }

/** The first rows of a list, as they stand in the file or as they are understood. */
export function Forhaandsvisning({ tittel, kolonner, rader }: Props) {
  const columns = kolonner.map((name, index) => ({
    name,
    cell: ({ celler }: Rad) => celler[index] || radText.ingen,
  }))
  return (
    <section className="rp-filtertabell" aria-label={tittel}>
      <Heading level="2" size="small" spacing>
        {tittel}
      </Heading>
      <CardTable
        frame=""
        isSmall
        columns={[{ name: text.rad, unlabelled: true, cell: ({ rad }) => text.radNr(rad) }, ...columns]}
        rows={rader}
        rowKey={({ rad }) => rad}
      />
    </section>
  )
}
