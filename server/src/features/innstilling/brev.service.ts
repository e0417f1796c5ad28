import {
  type Brevmal,
  Brevtekst,
  checkBrev,
  eksempelverdier,
  fillBrev,
  type Brevtekst as Tekst,
} from '@rp/contract/brev'
import type { Brevinnstilling } from '@rp/contract/innstilling'
import type { Letter } from '../../platform/email/letter.ts'
import type { Outbox } from '../../platform/email/outbox.ts'
import type { Forsoek } from '../../platform/forsoek.ts'
import { AppError } from '../../platform/http/app-error.ts'
import type { Caller } from '../../platform/http/caller.ts'
import type { InTransaction } from '../database.ts'
import { type Rader, toTilstand } from './innstilling.mapping.ts'
import type { InnstillingService } from './innstilling.service.ts'

/** Who the mails are from. */
export type Avsender = { organisasjon: string; kontaktadresse: string; publicUrl: string }

/** The words of every mail as they are at one moment. */
export type Brev = {
  readonly avsender: Avsender
  /** @param sti where the button leads, from the portal's front page: `/login` */
  write<Navn extends string>(
    mal: Brevmal<Navn>,
    verdier: Readonly<Record<Navn, string>>,
    sti?: string,
  ): Letter
}
/** Read before a transaction begins, and used within it. */
export type ReadBrev = () => Promise<Brev>

type D = {
  innstilling: InnstillingService
  /** Every kind of mail that staff can write the words of. */
  maler: readonly Brevmal[]
  organisasjon: string
  publicUrl: string
  outbox: Outbox
  forsoek: Forsoek
  inTransaction: InTransaction
}

const rowName = (mal: Brevmal) => `brev.${mal.navn}`
const normal = ({ emne, tekst, knapp }: Tekst): Tekst => ({
  emne: emne.trim(),
  tekst: tekst.replaceAll('\r\n', '\n').trim(),
  knapp: knapp.trim(),
})

/** Words that a newer portal can no longer fill give way to the default: a mail with a hole in it helps nobody. */
function tilstandOf(mal: Brevmal, rader: Rader) {
  const tilstand = toTilstand(rader.get(rowName(mal)), Brevtekst, mal.standard)
  const isFine = Object.keys(checkBrev(mal, tilstand.verdi)).length === 0
  return isFine ? tilstand : { ...tilstand, verdi: mal.standard, satt: false }
}

const toInnstilling = (mal: Brevmal, rader: Rader): Brevinnstilling => {
  const { navn, tittel, beskrivelse, plassholdere, lenke } = mal
  return { ...tilstandOf(mal, rader), navn, tittel, beskrivelse, plassholdere, lenke }
}

/** @throws AppError `ugyldig_foresporsel` with a sentence for each field that is at fault */
function requireFine(mal: Brevmal, verdi: Tekst, under: string): void {
  const faults = Object.entries(checkBrev(mal, verdi)).map(([felt, fault]) => [under + felt, fault])
  if (faults.length > 0)
    throw new AppError('ugyldig_foresporsel', 'mail text cannot be filled', {
      felt: Object.fromEntries(faults),
    })
}

async function readBrev({ innstilling, organisasjon, publicUrl }: D): Promise<Brev> {
  const [rader, kontaktadresse] = await Promise.all([
    innstilling.getRader(),
    innstilling.get('kontaktadresse'),
  ])
  const avsender = { organisasjon, kontaktadresse, publicUrl }
  return {
    avsender,
    write: (mal, verdier, sti = '/') =>
      fillBrev(
        mal,
        tilstandOf(mal, rader).verdi,
        { organisasjon, kontaktadresse, ...verdier },
        publicUrl + sti,
      ),
  }
}

/** The words of the mails: ours until staff write their own. */
export function createBrevService(d: D) {
  function require(navn: string): Brevmal {
    const mal = d.maler.find(one => one.navn === navn)
    if (!mal) throw new AppError('ikke_funnet', 'no such mail')
    return mal
  }

  /** To whoever asks, with sample data and a button that leads to the front page: a trial opens nothing. */
  async function sendTrial(caller: Caller, mal: Brevmal, verdi: Tekst): Promise<void> {
    requireFine(mal, verdi, '')
    await d.forsoek.require([{ navn: 'brevproeve', hvem: caller.id, hoeyst: 30, sekunder: 3600 }])
    const { avsender } = await readBrev(d)
    const { organisasjon, kontaktadresse, publicUrl } = avsender
    const verdier = { ...eksempelverdier(mal), organisasjon, kontaktadresse }
    const letter = fillBrev(mal, verdi, verdier, `${publicUrl}/`)
    await d.inTransaction(tx =>
      d.outbox.queue(tx, caller.email, 'proeve', { ...letter, subject: `Prøve: ${letter.subject}` }),
    )
  }

  return {
    read: (): Promise<Brev> => readBrev(d),
    async list(): Promise<Brevinnstilling[]> {
      const rader = await d.innstilling.getRader()
      return d.maler.map(mal => toInnstilling(mal, rader))
    },
    async update(caller: Caller, navn: string, given: Tekst, versjon: number): Promise<Brevinnstilling> {
      const mal = require(navn)
      const verdi = normal(given)
      requireFine(mal, verdi, 'verdi.')
      const foer = tilstandOf(mal, await d.innstilling.getRader()).verdi
      const tilstand = (rader: Rader) => toInnstilling(mal, rader)
      await d.innstilling.store(caller, { navn: rowName(mal), verdi, versjon, foer, etter: verdi, tilstand })
      return toInnstilling(mal, await d.innstilling.getRader())
    },
    async reset(caller: Caller, navn: string): Promise<Brevinnstilling> {
      const mal = require(navn)
      const { verdi: foer, satt } = tilstandOf(mal, await d.innstilling.getRader())
      const tilstand = (rader: Rader) => toInnstilling(mal, rader)
      const lagring = { navn: rowName(mal), verdi: null, versjon: null, foer, etter: mal.standard, tilstand }
      if (satt) await d.innstilling.store(caller, lagring)
      return toInnstilling(mal, await d.innstilling.getRader())
    },
    sendTrial: (caller: Caller, navn: string, verdi: Tekst) =>
      sendTrial(caller, require(navn), normal(verdi)),
  }
}
export type BrevService = ReturnType<typeof createBrevService>
