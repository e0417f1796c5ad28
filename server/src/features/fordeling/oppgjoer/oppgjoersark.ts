import type { Oppgjoer } from '@rp/contract/oppgjoer'
import { episodes, forWhat, merknad } from '@rp/contract/oppgjoersord'
import type { AnswerFile } from '../../../platform/http/list-file.ts'

/** Settlements as a file. What is held back is nothing to the member, and the remark says why. */
export const oppgjoersark: AnswerFile<readonly Oppgjoer[]> = {
  name: 'Oppgjør',
  header: ['Verk', 'Fagfunksjon', 'Kilde', 'Episoder', 'Før trekk', 'Trekk', 'Til deg', 'Merknad'],
  rows: oppgjoer =>
    oppgjoer
      .flatMap(({ linjer }) => linjer)
      .map(linje => [
        linje.produksjonstittel,
        forWhat(linje),
        `${linje.kilde}, ${linje.pottslag}`,
        episodes(linje),
        linje.brutto / 100,
        linje.trekk / 100,
        linje.holdtTilbake ? 0 : linje.netto / 100,
        merknad(linje),
      ]),
}
