import type { Status } from '@rp/contract/status'
import type { Klausul } from './kontrakt.ts'

/** A document of the demo. The productions are named as in the register. */
export type DemoDokument = {
  /** Where its owner stands in `folk`. */
  eier: number
  /** When it was uploaded. */
  dagerSiden: number
  status: Status
  fagfunksjon: string
  klausul: Klausul
  titler: readonly string[]
  notat: string
}

/** The main member has one in each of the ten states, and two more that are finished. owner | days | status | function | clause | productions | note */
const linjer = `
0|1|IKKE VURDERT|Klipper|behold|Legevakta i Bårdsund (sesong 5)|Tillegget om tredje sending ligger ved.
0|2|KI VURDERT|Klipper|behold|Alt mor aldri fortalte|
0|19|UNDER BEHANDLING|Klipper|taus|Tverrvåg (sesong 3)|Avtalen nevner ikke rettigheter. Produsenten sier at de er i behold.
0|33|FYLL INN EPISODER|Klipper|behold|Aamot stasjon (sesong 3)|
0|41|MANGLER SIGNATUR|Klipper|behold|Furu|
0|58|MANGLER PRODUKSJONSINFORMASJON|Klipper|behold|Prosjekt Vestavind|Serien het noe annet da vi klippet den.
0|76|DOKUMENTASJONEN ER MANGELFULL|Klipper|behold|Fosterfaren|
0|92|MANGLER EPISODER|Regissør (og animatør som har regi)|behold|Duell i dialekt (sesong 3)|
0|118|MANGLER GODKJENT FAGFUNKSJON|Innspillingsleder|behold|Løs snø|
0|151|BEHANDLET|Klipper|behold|Stillvannet (sesong 1);Stillvannet (sesong 2);Stillvannet (sesong 3)|
0|187|BEHANDLET|Regissør (og animatør som har regi)|frikjoep|Hvem tok grillen? (sesong 3);Hvem tok grillen? (sesong 4)|
0|224|BEHANDLET|Klipper|behold|Snø i lommene|
2|3|IKKE VURDERT|A-foto|behold|Den sjette nøkkelen (sesong 2)|
2|140|BEHANDLET|A-foto|behold|Stillvannet (sesong 2);Stillvannet (sesong 3)|
2|40|MANGLER GODKJENT FAGFUNKSJON|Klippeassistent|behold|Vinterkontrakten|
3|5|KI VURDERT|Regi|behold|Čuovga – lyset tilbake|
3|8|BEHANDLET|Regi|behold|Én gang fisker|Fant avtalen i en gammel e-post.
4|6|IKKE VURDERT|A-lyd|taus|Ferjemannens døtre (sesong 2)|
5|30|MANGLER EPISODER|Scenograf|frikjoep|Rikere enn naboen (sesong 3)|
6|45|DOKUMENTASJONEN ER MANGELFULL|Kostymedesigner|behold|Tinghuset (sesong 3)|
7|60|BEHANDLET|Manus|behold|Snø i lommene|
8|7|IKKE VURDERT|Lyddesign/lydsjef|behold|Lørdag med Bakke og Brekke (sesong 4)|Jeg var vikar de siste ukene.
8|100|BEHANDLET|A-lyd|behold|Hotell Allé (sesong 2)|
9|9|KI VURDERT|Foto|taus|Under isbreen bor de andre|
10|25|UNDER BEHANDLING|Regi|frikjoep|Fyrlyktenes siste vakt (sesong 2)|
11|35|FYLL INN EPISODER|VFX|behold|Kveldsskiftet (sesong 2)|
12|50|MANGLER SIGNATUR|Klipper|behold|Hotell Allé (sesong 2)|
13|12|IKKE VURDERT|Klipper|behold|Pinnsvinet Plym (sesong 3)|`

export const dokumenter: readonly DemoDokument[] = linjer
  .trim()
  .split('\n')
  .map(line => {
    const [eier, dager, status, fagfunksjon = '', klausul, titler = '', notat = ''] = line.split('|')
    return {
      eier: Number(eier),
      dagerSiden: Number(dager),
      status: status as Status,
      fagfunksjon,
      klausul: klausul as Klausul,
      titler: titler.split(';'),
      notat,
    }
  })
