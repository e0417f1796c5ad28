/** A column of the decision, for as long as the numbers of its finding are as they were. */
export const keepColumn = (column: string, otherwise = 'null') =>
  `${column} = case when (f.tall, f.mot, f.endret) is not distinct from (excluded.tall, excluded.mot, excluded.endret) then f.${column} else ${otherwise} end`

/**
 * Whether some finding of the run `r` holds back its line `l`: one of the person, of their claim, of all claims on a function, or of a
 * document. One about the EEA is about private copying alone, and what others manage is paid to nobody. Each way to be held is looked up
 * in a set that is read once, whatever the number of lines.
 */
const held = (
  hva: string,
  hvor: string,
) => `(select ${hva} from kjoeringsfunn f where f.kjoering_id = (select id from r)
  and f.avgjoerelse = 'holdt_tilbake' and f.slag <> 'forvaltes_annet_sted' and ${hvor})`
const ofPerson =
  'f.bruker_id is not null and f.produksjon_id is null and f.gruppe is null and f.dokument_id is null'
export const isHeld = `coalesce(
  l.bruker_id in ${held('f.bruker_id', `${ofPerson} and f.slag <> 'mangler_eoes'`)}
  or (l.bruker_id in ${held('f.bruker_id', `${ofPerson} and f.slag = 'mangler_eoes'`)}
    and l.pott_id in (select p.id from pott p where p.slag = 'Privatkopiering'))
  or (l.bruker_id, l.produksjon_id, l.gruppe) in ${held('f.bruker_id, f.produksjon_id, f.gruppe', 'f.bruker_id is not null and f.produksjon_id is not null and f.gruppe is not null')}
  or (l.produksjon_id, l.gruppe) in ${held('f.produksjon_id, f.gruppe', 'f.bruker_id is null and f.produksjon_id is not null and f.gruppe is not null')}
  or l.dokument_id in ${held('f.dokument_id', 'f.dokument_id is not null')}, false)`

/** Marks the lines of the run `$1` that are held back; they are new, and none is marked. */
export const hold = `
with r as (select $1::uuid as id)
update kjoeringslinje l set holdt_tilbake = true
where l.kjoering_id = $1 and l.slag = 'krav' and l.bruker_id is not null
  and exists (select from kjoeringsfunn f where f.kjoering_id = $1 and f.avgjoerelse = 'holdt_tilbake') and ${isHeld}`
