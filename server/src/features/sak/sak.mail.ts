import { defineBrev } from '@rp/contract/brev'
import { type Lukkegrunn, lukkegrunner, type Sakslinje, type Saksslag } from '@rp/contract/sak'
import type { Letter } from '../../platform/email/letter.ts'
import type { Brev } from '../innstilling/brev.service.ts'

type SakIBrev = { id: string; nummer: number; slag: Saksslag }
export type Sak = SakIBrev & {
  melding: string
  /** `bekreftet`: mail to the address has been shown to reach the person. */
  fra: { navn: string; epost: string; bekreftet: boolean }
  dokument: { id: string; filnavn: string } | null
  linje: Sakslinje
}

const title = ({ slag, nummer }: SakIBrev): string =>
  `${slag === 'reklamasjon' ? 'Reklamasjon' : 'Tilbakemelding'} ${nummer}`
const thread = ({ id }: SakIBrev): string => `sak-${id}`

/** To the organisation: who writes, and where to answer. */
const tilOss = (
  { avsender }: Brev,
  sak: Omit<Sak, 'dokument' | 'linje'>,
  subject: string,
  after: string[],
): Letter => ({
  subject,
  ...(sak.fra.bekreftet && { replyTo: sak.fra.epost }),
  thread: thread(sak),
  paragraphs: [`${sak.fra.navn} (${sak.fra.epost}) skriver:`, sak.melding, ...after],
  link: { text: 'Åpne saken', url: `${avsender.publicUrl}/admin/saker/${sak.nummer}` },
  closing: [
    sak.fra.bekreftet
      ? 'Svar i portalen, så står svaret i saken. Svarer du på denne e-posten, går svaret rett til medlemmet og kommer ikke med i saken.'
      : 'Svar i portalen. Medlemmet har ikke bekreftet e-postadressen, så adressen kan tilhøre noen andre. Ikke skriv dit.',
  ],
})

/** To the organisation. An answer to it goes to the member, where the address is confirmed. */
export const sakTilOrganisasjonenBrev = (brev: Brev, sak: Sak): Letter =>
  tilOss(brev, sak, `${title(sak)} fra ${sak.fra.navn}`, [
    ...(sak.dokument ? [`Det gjelder dokumentet «${sak.dokument.filnavn}».`] : []),
    ...(sak.linje
      ? [`Det gjelder «${sak.linje.produksjonstittel}», ${sak.linje.gruppe}, i ${sak.linje.kjoering}.`]
      : []),
  ])

/** To the organisation: the member has written more in a case that is there already. */
export const sakNyMeldingBrev = (
  brev: Brev,
  sak: Omit<Sak, 'dokument' | 'linje'>,
  gjenaapnet: boolean,
): Letter =>
  tilOss(brev, sak, `Ny melding i sak ${sak.nummer} fra ${sak.fra.navn}`, [
    ...(gjenaapnet ? ['Saken var lukket, og er åpnet igjen.'] : []),
  ])

const saksnummer = { hva: 'Nummeret på saken', eksempel: '1042', paakrevd: true } as const
const fornavn = { hva: 'Fornavnet til medlemmet', eksempel: 'Kari' } as const

const kvittering = defineBrev({
  navn: 'sak_kvittering',
  tittel: 'Kvittering for tilbakemelding og reklamasjon',
  beskrivelse: 'Når et medlem har skrevet til oss.',
  plassholdere: {
    saksnummer,
    slag: { hva: '«tilbakemeldingen» eller «reklamasjonen»', eksempel: 'reklamasjonen' },
    om: { hva: '«om» og tittelen på dokumentet, der det gjelder ett', eksempel: 'om «Avtale om regi»' },
    melding: { hva: 'Det medlemmet skrev', eksempel: 'Jeg mener statusen er feil.', avsnitt: true },
  },
  lenke: true,
  standard: {
    emne: 'Vi har fått meldingen din (sak {saksnummer})',
    tekst: `Vi har fått {slag} din {om}. Saken har nummer {saksnummer}.

Du skrev:
{melding}

{lenke}

Vi svarer på e-post og i portalen. Har du mer å legge til, så skriv det i portalen. Får du ikke logget inn, så skriv til {kontaktadresse} og oppgi saksnummeret.

Hilsen {organisasjon}`,
    knapp: 'Se henvendelsen',
  },
})

const svar = defineBrev({
  navn: 'sak_svar',
  tittel: 'Svar på tilbakemelding og reklamasjon',
  beskrivelse: 'Når en saksbehandler svarer i en sak.',
  plassholdere: {
    saksnummer,
    fornavn,
    svar: { hva: 'Svaret', eksempel: 'Vi har sett på det, og du har rett.', paakrevd: true },
  },
  lenke: true,
  standard: {
    emne: 'Svar på henvendelsen din (sak {saksnummer})',
    tekst: `Hei, {fornavn}.

Vi har svart på henvendelsen din:

{svar}

{lenke}

Vil du svare, så gjør det i portalen. Saken har nummer {saksnummer}.

Hilsen {organisasjon}`,
    knapp: 'Les og svar i portalen',
  },
})

const lukket = defineBrev({
  navn: 'sak_lukket',
  tittel: 'En sak er lukket',
  beskrivelse: 'Når en saksbehandler lukker en sak.',
  plassholdere: {
    saksnummer,
    fornavn,
    grunn: { hva: 'Hvorfor saken er lukket', eksempel: lukkegrunner.rettet.setning, paakrevd: true },
    forklaring: {
      hva: 'Forklaringen til saksbehandleren',
      eksempel: 'Statusen er nå BEHANDLET.',
      avsnitt: true,
    },
  },
  lenke: true,
  standard: {
    emne: 'Vi har lukket henvendelsen din (sak {saksnummer})',
    tekst: `Hei, {fornavn}.

Vi har lukket sak {saksnummer}. {grunn}

{forklaring}

{lenke}

Er du ikke ferdig? Skriv i portalen, så åpnes saken igjen.

Hilsen {organisasjon}`,
    knapp: 'Se henvendelsen',
  },
})

/** To the member, in the conversation of the case. An answer by mail reaches the organisation. */
const tilMedlemmet = ({ avsender }: Brev, sak: SakIBrev, letter: Letter): Letter => ({
  ...letter,
  replyTo: avsender.kontaktadresse,
  thread: thread(sak),
})
const stiTil = ({ nummer }: SakIBrev): string => `/henvendelser/${nummer}`

/** To the member: we have it, and this is what you wrote. An address that may be another's gets none of the sender's words. */
export const sakKvitteringBrev = (brev: Brev, sak: Sak): Letter => {
  const verdier = {
    saksnummer: String(sak.nummer),
    slag: sak.slag === 'reklamasjon' ? 'reklamasjonen' : 'tilbakemeldingen',
    om: sak.dokument && sak.fra.bekreftet ? `om «${sak.dokument.filnavn}»` : '',
    melding: sak.fra.bekreftet ? sak.melding : '',
  }
  return tilMedlemmet(brev, sak, brev.write(kvittering, verdier, stiTil(sak)))
}

const hilsen = /^\s*(?:hei|heisann|hallo|god dag|kjære)\b[^\n.!?]{0,60}[,.!]?[ \t]*\n+/iu

/** The letter greets by itself: a greeting that stands alone on the first line is left out. */
const utenHilsen = (tekst: string): string => tekst.replace(hilsen, '')

/** To the member: the words of an answer. */
export const sakSvarBrev = (brev: Brev, til: string, sak: SakIBrev, tekst: string): Letter => {
  const verdier = { saksnummer: String(sak.nummer), fornavn: til, svar: utenHilsen(tekst) }
  return tilMedlemmet(brev, sak, brev.write(svar, verdier, stiTil(sak)))
}

/** To the member: the case is closed, why, and how to open it again. */
export const sakLukketBrev = (
  brev: Brev,
  til: string,
  sak: SakIBrev,
  lukking: { grunn: Lukkegrunn; forklaring: string },
): Letter => {
  const grunn = lukkegrunner[lukking.grunn].setning
  const forklaring = utenHilsen(lukking.forklaring)
  const verdier = { saksnummer: String(sak.nummer), fornavn: til, grunn, forklaring }
  return tilMedlemmet(brev, sak, brev.write(lukket, verdier, stiTil(sak)))
}

export const sakMaler = [kvittering, svar, lukket]
