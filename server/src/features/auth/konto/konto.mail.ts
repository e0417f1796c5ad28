import type { Letter } from '../../../platform/email/letter.ts'
import type { Avsender } from '../auth.mail.ts'

const closing = ({ organisasjon, kontaktadresse }: Avsender) => [
  `Spørsmål? Skriv til ${kontaktadresse}.`,
  `Hilsen ${organisasjon}`,
]

export const passordByttetBrev = (avsender: Avsender): Letter => ({
  subject: 'Passordet ditt er endret',
  paragraphs: [
    'Passordet til kontoen din i Rettighetsportalen er nettopp endret. Du er logget ut alle andre steder enn der du byttet det.',
    'Var det ikke deg? Lag et nytt passord med en gang, og si fra til oss.',
  ],
  link: { text: 'Lag nytt passord', url: `${avsender.publicUrl}/forgot-password` },
  closing: closing(avsender),
})

/** @param minutter how long the link works */
export const bekreftEpostBrev = (avsender: Avsender, token: string, minutter: number): Letter => ({
  subject: 'Bekreft den nye e-postadressen din',
  paragraphs: [
    'Du har bedt om å bruke denne adressen i Rettighetsportalen. Bekreft den, så tar vi den i bruk.',
    `Lenken virker i ${minutter} minutter og kan brukes én gang. Til da gjelder den gamle adressen.`,
  ],
  link: { text: 'Bekreft adressen', url: `${avsender.publicUrl}/bekreft-epost/${token}` },
  closing: ['Har du ikke bedt om dette, trenger du ikke gjøre noe.', ...closing(avsender)],
})

/** To the address in use, before anything is changed. */
export const epostByttesBrev = (avsender: Avsender, ny: string): Letter => ({
  subject: 'Noen vil bytte e-postadressen din',
  paragraphs: [
    `Det er bedt om å bytte adressen til kontoen din i Rettighetsportalen til ${ny}. Byttet skjer når den nye adressen er bekreftet.`,
    'Var det ikke deg? Lag et nytt passord med en gang. Da stopper byttet, og du blir logget ut overalt.',
  ],
  link: { text: 'Lag nytt passord', url: `${avsender.publicUrl}/forgot-password` },
  closing: closing(avsender),
})

/** To the old address, once the new one is in use. */
export const epostByttetBrev = (avsender: Avsender, ny: string): Letter => ({
  subject: 'E-postadressen din er byttet',
  paragraphs: [
    `Kontoen din i Rettighetsportalen har nå adressen ${ny}. Vi skriver ikke lenger hit.`,
    `Var det ikke deg? Skriv til ${avsender.kontaktadresse} med en gang.`,
  ],
  closing: [`Hilsen ${avsender.organisasjon}`],
})

/** To the owner of an account whose address somebody else wants to move to. */
export const adressenErDinBrev = (avsender: Avsender): Letter => ({
  subject: 'Du har allerede en konto i Rettighetsportalen',
  paragraphs: [
    'Noen ville ta denne adressen i bruk på en annen konto. Den hører til kontoen din, så vi gjorde ingenting.',
  ],
  link: { text: 'Logg inn', url: `${avsender.publicUrl}/login` },
  closing: ['Var det ikke deg, trenger du ikke gjøre noe.', ...closing(avsender)],
})
