import { tolkFunksjon } from '../ord/fagord.ts'
import { type Flate, sentenceStart } from '../side/flate.ts'
import { cutAtStop, type Funksjonsspor, tidy } from './funksjonsord.ts'

/** What an agreement is about, as a sentence's subject: «oppdraget omfatter …». */
const about =
  '(?:(?:oppdrag|engasjement|arbeid|bestilling|tenest|tjenest|ytels|leveranse|ansettels|avtal|avtale|kontrakt|oppgav|oppgåv|arbeidsoppgav|arbeidsoppgåv|jobb|stilling|tilsetjing|tilsetting)(?:et|en|a|n|ene)?|(?:engagement|services|work|agreement|assignment|job))\\s+(?:omfatter|omfattar|omhandler|omhandlar|består (?:i|av)|går ut på|dreier seg om|dreiar seg om|handler om|handlar om|innebærer|inneber|gjelder|gjeld|er|is|are|will be|covers?|comprises?|consists? of|relates? to|includes?)'
const does =
  '(?:skal|vil) ta(?: seg av)?(?: både)?|tar seg av|tek seg av|tar både|påtar seg|tek på seg|tar på seg|utføre|utfører|utføring av|levere|leverer|leverar|(?:har |ha |med |få |får )?(?:hoved|hovud)?ansvar(?:et)? for|ansvarl[ei]g for|stå for|står for|står som|bidra med|bidrar med|bidreg med|sørge for|sørger for|responsible for|takes care of|provide|provides|perform|performs|services of|arbeidet med|jobben som|stillingen|stillinga|rollen|funksjonen'
const performs = new RegExp(
  `(?<!\\p{L})(?:${does}|${about})\\s+(?:å\\s+(?:utføre|utføra|gjøre|gjere|stå for|levere|ha|lage|ta seg av|gjennomføre|utforme|designe|ivareta)\\s+)?(?:arbeid(?:et)?\\s+(?:med|som)\\s+)?(?:the\\s+|all\\s+)?([^\\n]{3,60})`,
  'giu',
)
/** «Produsenten har ansvaret for klippen.» */
const byCompany =
  /^\W*(?:(?:the\s+)?(?:produsent|produksjonsselskap|selskap|arbeidsgiver|arbeidsgjevar|oppdragsgiver|oppdragsgjevar|producer|company|employer)\p{L}*|vi|we)\s+(?:\p{Ll}+\s+){0,4}$/iu

/** «… skal utføre lyddesign på …», «ansvar for manus og regi»: what is done instead of who does it, as long as it is functions that are named. */
export function fromArbeid({ flyt }: Flate): Funksjonsspor[] {
  return [...flyt.tekst.matchAll(performs)].flatMap(found => {
    if (byCompany.test(flyt.tekst.slice(sentenceStart(flyt.tekst, found.index), found.index))) return []
    const raw = found[1] ?? ''
    const at = found.index + found[0].length - raw.length
    const words = tidy(cutAtStop(raw)).split(/\s*,\s*|\s+(?:og|and)\s+/iu)
    const known: Funksjonsspor[] = []
    for (const ord of words) {
      const tolket = ord.split(/\s+/u).length <= 3 ? tolkFunksjon(ord) : null
      if (!tolket?.godkjent) break
      const utsnitt = flyt.utsnitt(at, at + ord.length)
      if (!known.some(one => one.tolket?.fag === tolket.fag))
        known.push({ ord, tolket, utsnitt, vekt: 1.5, kilde: 'prosa' })
    }
    return known
  })
}
