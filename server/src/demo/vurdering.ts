import type { Status } from '@rp/contract/status'
import type { Klausul } from './kontrakt.ts'

const klausulKommentar: Record<Klausul, string> = {
  behold: 'Avtalen sier at du beholder de økonomiske rettighetene dine.',
  frikjoep: 'Avtalen overdrar de økonomiske rettighetene til produksjonsselskapet.',
  taus: 'Avtalen sier ingenting om rettigheter.',
}

const kommentarer: Record<Status, string> = {
  'IKKE VURDERT': '',
  'KI VURDERT': 'KI har fylt ut det den fant. Sjekk at opplysningene stemmer mens du venter på oss.',
  'UNDER BEHANDLING': 'Vi har spurt produksjonsselskapet om rettighetene, og venter på svar.',
  BEHANDLET: 'Alt er på plass. Du trenger ikke gjøre noe mer.',
  'FYLL INN EPISODER':
    'Avtalen sier ikke hvor mange episoder du arbeidet på. Skriv antallet under registreringen.',
  'MANGLER EPISODER': 'Vi trenger antall episoder for å regne ut vederlaget ditt. Fyll det inn og lagre.',
  'MANGLER PRODUKSJONSINFORMASJON':
    'Avtalen bruker en arbeidstittel som vi ikke finner i registeret. Velg produksjonen, eller skriv tittelen den ble vist med.',
  'MANGLER GODKJENT FAGFUNKSJON':
    'Funksjonen du har skrevet, står ikke i fordelingsplanen. Hadde du også en annen funksjon på produksjonen, velg den.',
  'MANGLER SIGNATUR':
    'Du har ikke signert avtalen. Signer den, og legg til den signerte siden under «Legg til sider».',
  'DOKUMENTASJONEN ER MANGELFULL':
    'Vi har bare fått den første siden av avtalen. Last opp resten, også siden med underskriftene.',
}

const uvurdert: readonly Status[] = ['IKKE VURDERT', 'KI VURDERT', 'DOKUMENTASJONEN ER MANGELFULL']

/** What staff have made of a document. It fits the contract: a missing signature is a missing signature in the PDF too. */
export function createVurdering(status: Status, klausul: Klausul) {
  const [signert, kommentert] = [!uvurdert.includes(status), status !== 'UNDER BEHANDLING']
  return {
    status_comment: kommentarer[status],
    signaturePC: signert || null,
    signatureRH: signert ? status !== 'MANGLER SIGNATUR' : null,
    rettighetsklausuler:
      signert && kommentert
        ? { status: klausul === 'behold', comment: klausulKommentar[klausul] }
        : { status: null, comment: '' },
  }
}
