import type { Sammenheng } from '../../motor.ts'
import type { Kjennetegn } from '../produksjon/kjennetegn.ts'
import type { Tittellesing } from '../produksjon/tittel.ts'
import {
  findVerksvalg,
  type Produksjonsfunn,
  type Verksgrunnlag,
  type Verksvelger,
} from '../produksjon/verksvalg.ts'
import type { Utsnitt } from '../side/celle.ts'

/** What productions, functions and episodes are found from. */
export type Grunnlag = Verksgrunnlag & {
  faglistevalg: Sammenheng['faglistevalg']
  arbeidstaker: string | null
  velgVerk: Verksvelger
}

/** The production of a row or a part that names one; `facts` are those of the row. */
export const verkOfRow = async (
  g: Grunnlag,
  facts: Kjennetegn,
  lesing: Tittellesing,
  utsnitt: Utsnitt,
): Promise<Produksjonsfunn | null> =>
  g.velgVerk(await findVerksvalg({ ...g, facts }, [{ lesing, utsnitt }], 0), true)
