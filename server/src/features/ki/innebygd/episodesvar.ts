import type { Verdi } from '../funn.ts'
import { type Episodelesing, lesEpisoder } from './episoder.ts'
import { type Felt, utsnittOf } from './felt.ts'
import { type Flate, stedOf, type Utsnitt } from './flate.ts'
import type { Valgtfunksjon } from './funksjon.ts'

export type Episodesvar = { lest: Episodelesing; utsnitt: Utsnitt; vekt: number }

/** What is said of episodes, the nearest to the person's work first. */
export function episodesvar(
  flate: Flate,
  felter: readonly Felt[],
  funksjon: Valgtfunksjon | null,
): Episodesvar[] {
  const svar: Episodesvar[] = []
  const add = (tekst: string, felt: boolean, utsnitt: Utsnitt, vekt: number) => {
    const lest = lesEpisoder(tekst, felt)
    if (lest) svar.push({ lest, utsnitt, vekt })
  }
  for (const { roller, verdier } of felter) {
    if (!roller.has('episoder')) continue
    const first = verdier[0]
    if (!first) continue
    const utsnitt = utsnittOf(first.linjer.slice(0, first.maate === 'under' ? 1 : 3))
    if (utsnitt.tekst.length < 140) add(utsnitt.tekst, true, utsnitt, roller.has('sesong') ? 2 : 3)
  }
  const { tekst } = flate.flyt
  if (funksjon && (funksjon.kilde === 'prosa' || funksjon.kilde === 'felt')) {
    const at = tekst.indexOf(funksjon.utsnitt.tekst)
    if (at >= 0) {
      const near = (/^[^\n]*/u.exec(tekst.slice(at, at + 420))?.[0] ?? '').split(/\.\s+(?=\p{Lu})/u)
      for (const [index, sentence] of near.slice(0, 3).entries())
        add(sentence, false, sentenceCut(flate, sentence, at), 2.6 - index * 0.4)
    }
  }
  const scope =
    /(?:arbeidet|oppdraget|stillingen|stillinga|engasjementet|ansettelsen|tilsetjinga|avtalen|engagement|services|the work|arbeidstakeren|oppdragstaker|medarbeideren)[^.\n]{0,60}?(?:gjelder|gjeld|omfatter|omfattar|covers?|comprises?|includes?|på|on)\s+([^.\n]{3,80})/giu
  for (const found of tekst.matchAll(scope))
    add(found[1] ?? '', false, flate.flyt.utsnitt(found.index, found.index + found[0].length), 1.8)
  return svar.sort((a, b) => b.vekt - a.vekt)
}

function sentenceCut(flate: Flate, sentence: string, from: number): Utsnitt {
  const at = flate.flyt.tekst.indexOf(sentence, from)
  const told = /\d|episod|program/iu.exec(sentence)
  const start = at + Math.max(0, (told?.index ?? 0) - 10)
  return flate.flyt.utsnitt(start, Math.min(at + sentence.length, start + 60))
}

export function episoderOf(
  svar: readonly Episodesvar[],
  total: number | null,
  liste: boolean,
  sted: Utsnitt | null,
): Verdi<number> | null {
  const [best] = svar
  if (best?.lest && 'antall' in best.lest) {
    const count = best.lest.antall
    const other = svar.find(
      one => one.lest && 'antall' in one.lest && one.lest.antall !== count && one.vekt > best.vekt - 0.7,
    )
    const sikkerhet = other
      ? 0.75
      : best.vekt >= 2.2 && best.lest.sikker
        ? 0.95
        : best.lest.sikker
          ? 0.85
          : 0.6
    return { verdi: count, sikkerhet, sted: stedOf(best.utsnitt) }
  }
  if (best?.lest && 'ingen' in best.lest) {
    const later = svar.find(one => one.lest && 'antall' in one.lest && one.vekt >= 2)
    return later?.lest && 'antall' in later.lest
      ? { verdi: later.lest.antall, sikkerhet: 0.6, sted: stedOf(later.utsnitt) }
      : null
  }
  if (total === null || liste) return null
  if (best?.lest && 'alle' in best.lest) return { verdi: total, sikkerhet: 0.93, sted: stedOf(best.utsnitt) }
  return sted ? { verdi: total, sikkerhet: 0.7, sted: stedOf(sted) } : null
}
