import { findHemmeligNummer } from '@rp/contract/hemmelig-nummer'
import type { JobHandlers } from '../../platform/jobs/jobs.ts'
import { openPortalsak } from './portalsak.ts'
import { findAapenOmNummer, insertMelding, listMeldinger, lockKonto } from './sak.repository.ts'
import type { SakDependencies } from './sak.service.ts'

type D = Pick<SakDependencies, 'inTransaction' | 'historikk' | 'readSvarfrist' | 'now' | 'newId'>

/** Somebody was refused because an account has their number. Never the number itself. */
type Omstridt = {
  /** The account with the number; null where there is none, and then there is nothing to tell. */
  brukerId: string | null
  /** The address of who was refused; empty where nobody has told it. */
  epost: string
  /** What happened, in a sentence that staff read. */
  hva: string
  /** What the person wrote themselves. */
  melding?: string
}

/** Messages that one case takes: more of the same tell staff nothing new. */
const mostMessages = 20

const toTekst = ({ epost, hva, melding }: Omstridt): string => {
  const adresse =
    epost === ''
      ? 'Vi kjenner ikke e-postadressen deres.'
      : findHemmeligNummer(epost)
        ? 'E-postadressen de oppga, inneholder et nummer og er utelatt.'
        : `E-postadresse: ${epost}`
  const deres = melding ? `\n\nDe skriver:\n\n${melding}` : ''
  return `${hva} ${adresse}${deres}\n\nFinn ut hvem nummeret hører til før du endrer noe, og svar på e-post utenfor saken. Den som har kontoen, ser ikke denne saken.`
}

/** Begun by the ways in, beside their answer: what a stranger is told, and when, must not depend on whether there is an account. */
export function createOmstridtJobs(d: D) {
  /** One open case for each account: what happens again is one more note in it, and the same words are not written twice. */
  async function tell(omstridt: Omstridt): Promise<void> {
    const { brukerId } = omstridt
    if (brukerId === null) return
    const svarfrist = await d.readSvarfrist()
    const tekst = toTekst(omstridt)
    const tid = d.now()
    await d.inTransaction(async tx => {
      // Two at once come after one another.
      if (!(await lockKonto(tx, brukerId))) return
      const aapen = await findAapenOmNummer(tx, brukerId)
      const meldinger = aapen ? await listMeldinger(tx, aapen.id) : []
      if (meldinger.length >= mostMessages || meldinger.some(melding => melding.tekst === tekst)) return
      const id = aapen?.id ?? d.newId()
      if (!aapen) await openPortalsak(d, tx, { id, brukerId, slag: 'personnummer', tid, svarfrist })
      const note = { id: d.newId(), sak_id: id, retning: 'notat', avsender_id: null } as const
      await insertMelding(tx, { ...note, tekst, tid })
    })
  }

  return { meld_omstridt_nummer: tell } satisfies JobHandlers as JobHandlers
}
