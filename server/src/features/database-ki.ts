import type { KiFelt, KiForslag, KiLesing, KiMerknad, Sted } from '@rp/contract/ki'
import type { ColumnType, Generated } from 'kysely'

/** The tables of what KI has read and proposes. */
export type KiTables = {
  ki_lesing: {
    id: string
    nummer: Generated<string>
    dokument_id: string
    tilstand: KiLesing['tilstand']
    forsoek: Generated<number>
    lest: Generated<number>
    sider: Generated<number>
    utelatt: Generated<number>
    motor: KiLesing['motor']
    reserve: Generated<boolean>
    spraak: KiLesing['spraak']
    feil: KiLesing['feil']
    merknader: ColumnType<KiMerknad[], string | undefined, string>
    begynt: Date | null
    startet: Date
    ferdig: Date | null
  }
  ki_forslag: {
    id: string
    lesing_id: string
    felt: KiFelt
    gruppe: number | null
    verdi: ColumnType<KiForslag['verdi'], string, never>
    produksjon_id: string | null
    i_behold: boolean | null
    sikkerhet: number
    sted: ColumnType<Sted | null, string | null, never>
    forklaring: string
    tilstand: KiForslag['tilstand']
  }
}
