import {
  alleEpisoder,
  asksForEpisoder,
  fyllInnEpisoder,
  listDineRader,
  rettighetTekst,
  signaturTekst,
} from '@rp/contract/dine-produksjoner'
import type { Dokument } from '@rp/contract/dokument'
import type { AnswerFile } from '../../platform/http/list-file.ts'

/** What is registered in a member's documents as a file, in the words of Dine produksjoner. */
export const dineProduksjonerArk: AnswerFile<readonly Dokument[]> = {
  name: 'Dine produksjoner',
  header: [
    'Produksjonsnavn',
    'Fagfunksjon',
    'Totalt ant Episoder',
    'Ant episoder jobbet',
    'Signert av Rettighetshaver',
    'Signert av Produksjonsselskap',
    'Rettighetsklausuler',
    'Status',
  ],
  rows: dokumenter =>
    listDineRader(dokumenter).map(rad => [
      rad.produksjonsnavn,
      rad.fagfunksjon,
      rad.totalt,
      rad.jobbet ?? (asksForEpisoder(rad.status, rad.totalt) ? fyllInnEpisoder : alleEpisoder),
      signaturTekst(rad.signaturRH),
      signaturTekst(rad.signaturPC),
      rettighetTekst(rad.rettigheter),
      rad.status,
    ]),
}
