import type { Pottregnskap } from '@rp/contract/pottregnskap'
import type { AnswerFile } from '../../../platform/http/list-file.ts'

const columns: readonly (readonly [header: string, felt: keyof Pottregnskap & keyof Amounts])[] = [
  ['Kom inn', 'brutto'],
  ['Fradrag', 'fradrag'],
  ['Avsetning', 'avsetning'],
  ['Til medlemmer', 'tilMedlemmer'],
  ['Står over', 'staarOver'],
  ['Feilet', 'feilet'],
  ['Utbetalt', 'utbetalt'],
  ['Holdt tilbake', 'holdtTilbake'],
  ['Forvaltes av andre', 'annetSted'],
  ['Uten krav', 'utenKrav'],
  ['Frigitt', 'frigitt'],
  ['Ikke fordelt', 'ikkeFordelt'],
]
type Amounts = Omit<Pottregnskap, 'pottId' | 'kilde' | 'slag' | 'kjoering'>

/** Where every øre of the pots is, as a file: each kind of amount also where it is nothing. */
export const regnskapsark: AnswerFile<readonly Pottregnskap[]> = {
  name: 'Regnskap',
  header: ['Pott', ...columns.map(([header]) => header)],
  rows: potter =>
    potter.map(pott => [`${pott.kilde}, ${pott.slag}`, ...columns.map(([, felt]) => pott[felt] / 100)]),
}
