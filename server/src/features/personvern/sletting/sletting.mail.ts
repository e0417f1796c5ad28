import { defineBrev } from '@rp/contract/brev'
import { regelOf } from '@rp/contract/oppbevaring'
import type { Beholdt } from '@rp/contract/sletting'
import type { Letter } from '../../../platform/email/letter.ts'
import type { Brev } from '../../innstilling/brev.service.ts'

const kvittering = defineBrev({
  navn: 'slettet_kvittering',
  tittel: 'Kvittering for sletting',
  beskrivelse: 'Når en saksbehandler sletter et medlem. Den siste e-posten til adressen, før den er borte.',
  plassholdere: {
    fornavn: { hva: 'Fornavnet til medlemmet', eksempel: 'Kari' },
    beholdt: {
      hva: 'Hva som må beholdes, hvorfor og hvor lenge',
      eksempel: 'Vi beholder ingenting om deg.',
      paakrevd: true,
    },
  },
  lenke: false,
  standard: {
    emne: 'Vi sletter opplysningene dine',
    tekst: `Hei, {fornavn}.

Kontoen din i Rettighetsportalen er stengt, og vi sletter det vi har lagret om deg. Det kan ikke angres.

{beholdt}

I sikkerhetskopiene våre ligger opplysningene til kopiene er gått ut på dato. Må vi ta en kopi i bruk, slettes du på nytt før portalen åpner.

Dette er den siste e-posten du får fra portalen. Lurer du på noe, så skriv til {kontaktadresse}.

Hilsen {organisasjon}`,
    knapp: '',
  },
})

const maaned = new Intl.DateTimeFormat('nb-NO', { dateStyle: 'long', timeZone: 'UTC' })

const sentence = ({ regel, antall, til }: Beholdt): string => {
  const hva =
    regel === 'krav'
      ? `${antall} ${antall === 1 ? 'ferdigbehandlet dokument' : 'ferdigbehandlede dokumenter'}, med navnet og personnummeret ditt`
      : 'Kontonummeret ditt og grunnlaget for utbetalinger'
  return `${hva}, til ${maaned.format(new Date(til))}. ${regelOf(regel).grunn}`
}

const beholdtTekst = (beholdes: readonly Beholdt[]): string =>
  beholdes.length === 0
    ? 'Vi beholder ingenting om deg.'
    : ['Dette må vi beholde en stund:', ...beholdes.map(sentence)].join('\n\n')

export const slettetKvittering = (brev: Brev, fornavn: string, beholdes: readonly Beholdt[]): Letter =>
  brev.write(kvittering, { fornavn, beholdt: beholdtTekst(beholdes) })

export const slettingMaler = [kvittering]
