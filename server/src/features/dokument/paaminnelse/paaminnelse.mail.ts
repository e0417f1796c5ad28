import { defineBrev } from '@rp/contract/brev'
import type { Letter } from '../../../platform/email/letter.ts'
import type { Brev } from '../../innstilling/brev.service.ts'

const paaminnelse = defineBrev({
  navn: 'paaminnelse',
  tittel: 'Påminnelse',
  beskrivelse:
    'Når et dokument har ventet på medlemmet så lenge som reglene under Påminnelser sier. Flere dokumenter blir til én e-post.',
  plassholdere: {
    fornavn: { hva: 'Fornavnet til medlemmet', eksempel: 'Kari' },
    antall: { hva: 'Hvor mange dokumenter det gjelder', eksempel: 'to dokumenter' },
    dokumenter: {
      hva: 'Tittel og status for hvert dokument, og hva medlemmet skal gjøre',
      eksempel:
        '«Avtale om regi» har status MANGLER SIGNATUR.\nSigner avtalen, og last opp siden på nytt.\n\n«Avtale om klipp» har status FYLL INN EPISODER.\nSkriv hvor mange episoder du arbeidet på.',
      paakrevd: true,
      avsnitt: true,
    },
  },
  lenke: true,
  standard: {
    emne: 'Vi venter på noe fra deg',
    tekst: `Hei, {fornavn}.

Vi trenger noe fra deg før vi kan gå videre med {antall}.

{dokumenter}

{lenke}

Du får ikke flere påminnelser om et dokument når du har svart.

Spørsmål? Skriv til {kontaktadresse}.

Hilsen {organisasjon}`,
    knapp: 'Gå til dokumentasjonen din',
  },
})

/** A document that waits for its owner, and what they must do with it. */
export type Ventende = { id: string; filnavn: string; status: string; oppgave: string }

const tall = ['', 'ett dokument', 'to dokumenter', 'tre dokumenter', 'fire dokumenter', 'fem dokumenter']

/** @param dokumenter at least one, all of the same person */
export function paaminnelseBrev(brev: Brev, fornavn: string, dokumenter: readonly Ventende[]): Letter {
  const [first, ...more] = dokumenter
  const sti = first && more.length === 0 ? `?dokument=${first.id}` : ''
  const lines = dokumenter.map(
    ({ filnavn, status, oppgave }) => `«${filnavn.replace(/\s+/g, ' ')}» har status ${status}.\n${oppgave}`,
  )
  const verdier = {
    fornavn,
    antall: tall[dokumenter.length] ?? `${dokumenter.length} dokumenter`,
    dokumenter: lines.join('\n\n'),
  }
  return brev.write(paaminnelse, verdier, `/kontraktsdatabase${sti}`)
}

export const paaminnelseMaler = [paaminnelse]
