import type { Dokument } from './dokument.ts'
import { isGodkjentFagfunksjon } from './fagfunksjon.ts'

/** What should be in place before a document is BEHANDLET, and what is said where it is not. */
export const godkjenningsmangler = {
  arbeidstaker: 'Arbeidstaker er ikke fylt inn.',
  produksjonsselskap: 'Produksjonsselskap er ikke fylt inn.',
  produksjon: 'Ingen av registreringene har en produksjon.',
  fagfunksjon: 'Ingen av registreringene har en godkjent fagfunksjon.',
  episoder: 'Antall episoder er ikke fylt inn for alt arbeidet på serier.',
  signaturePC: 'Signaturen til produksjonsselskapet er ikke vurdert.',
  signatureRH: 'Signaturen til arbeidstakeren er ikke vurdert.',
  rettighetsklausuler: 'Rettighetene er ikke vurdert.',
  ki: 'KI har sagt fra om noe i dokumentet.',
} as const
export type Godkjenningsmangel = keyof typeof godkjenningsmangler

type Radfelt = 'produksjonsnavn' | 'fagfunksjon' | 'episoder' | 'episoderTotalt'
type Vurdert = Pick<Dokument, 'arbeidstaker' | 'produksjonsselskap' | 'signaturePC' | 'signatureRH'> & {
  rettighetsklausuler: Pick<Dokument['rettighetsklausuler'], 'status'>
  ansiennitet: readonly Pick<Dokument['ansiennitet'][number], Radfelt>[]
}

/**
 * What is missing, or not looked at, in a document that is about to be BEHANDLET. Staff may confirm it with a reason.
 * @param kiMerknader how many remarks the last reading by KI has made
 */
export function listGodkjenningsmangler(dokument: Vurdert, kiMerknader: number): Godkjenningsmangel[] {
  const { arbeidstaker, produksjonsselskap, signaturePC, signatureRH, rettighetsklausuler, ansiennitet } =
    dokument
  const missing: Readonly<Record<Godkjenningsmangel, boolean>> = {
    arbeidstaker: arbeidstaker.trim() === '',
    produksjonsselskap: produksjonsselskap.trim() === '',
    produksjon: !ansiennitet.some(rad => rad.produksjonsnavn.trim() !== ''),
    fagfunksjon: !ansiennitet.some(rad => isGodkjentFagfunksjon(rad.fagfunksjon)),
    // The distribution would count all of a series.
    episoder: ansiennitet.some(
      ({ produksjonsnavn, episoder, episoderTotalt }) =>
        produksjonsnavn.trim() !== '' && episoder === null && (episoderTotalt ?? 1) > 1,
    ),
    signaturePC: signaturePC === null,
    signatureRH: signatureRH === null,
    rettighetsklausuler: rettighetsklausuler.status === null,
    ki: kiMerknader > 0,
  }
  return (Object.keys(missing) as Godkjenningsmangel[]).filter(mangel => missing[mangel])
}
