import type { Letter } from '../../platform/email/letter.ts'

export type Avsender = { organisasjon: string; kontaktadresse: string; publicUrl: string }

const closing = ({ organisasjon, kontaktadresse }: Avsender) => [
  `Spørsmål? Skriv til ${kontaktadresse}.`,
  `Hilsen ${organisasjon}`,
]

/** @param minutter how long the link works */
export const tilbakestillingBrev = (avsender: Avsender, token: string, minutter: number): Letter => ({
  subject: 'Lag et nytt passord til Rettighetsportalen',
  paragraphs: [
    'Du, eller noen andre, har bedt om et nytt passord til Rettighetsportalen med denne e-postadressen.',
    `Lenken virker i ${minutter} minutter og kan brukes én gang. Da blir du logget ut alle andre steder.`,
  ],
  link: { text: 'Lag nytt passord', url: `${avsender.publicUrl}/reset-password/${token}` },
  closing: [
    'Har du ikke bedt om dette, trenger du ikke gjøre noe. Passordet ditt er som før.',
    ...closing(avsender),
  ],
})

export const passordEndretBrev = (avsender: Avsender): Letter => ({
  subject: 'Passordet ditt er endret',
  paragraphs: [
    'Passordet til kontoen din i Rettighetsportalen er nettopp endret, og du er logget ut overalt.',
    'Var det ikke deg? Lag et nytt passord med en gang, og si fra til oss.',
  ],
  link: { text: 'Logg inn', url: `${avsender.publicUrl}/login` },
  closing: closing(avsender),
})

/** To the owner of an account that somebody tried to register again. */
export const finnesFraFoerBrev = (avsender: Avsender): Letter => ({
  subject: 'Du har allerede en konto i Rettighetsportalen',
  paragraphs: [
    'Noen prøvde å registrere en konto med opplysninger som er dine. Du har allerede en konto, så vi laget ingen ny.',
    'Var det deg, kan du logge inn som vanlig. Husker du ikke passordet, kan du lage et nytt.',
  ],
  link: { text: 'Lag nytt passord', url: `${avsender.publicUrl}/forgot-password` },
  closing: ['Var det ikke deg, trenger du ikke gjøre noe.', ...closing(avsender)],
})
