import { sitat } from '../../../platform/format.ts'

const antallProduksjoner = (n: number) => (n === 1 ? '1 produksjon' : `${n} produksjoner`)
const antallDokumenter = (n: number) => (n === 1 ? '1 dokument' : `${n} dokumenter`)
/** Only what there is any of. */
const iBruk = (produksjoner: number, dokumenter: number) =>
  [produksjoner > 0 && antallProduksjoner(produksjoner), dokumenter > 0 && antallDokumenter(dokumenter)]
    .filter(Boolean)
    .join(' og ')

export const listText = {
  tittel: 'Produksjonsselskaper',
  ny: 'Nytt selskap',
  kolonne: {
    navn: 'Navn',
    orgnr: 'Org.nr',
    kontaktperson: 'Kontaktperson',
    epost: 'Epost',
    telefon: 'Telefon',
    handlinger: 'Handlinger',
  },
  antall: (antall: string, n: number) => (n === 1 ? '1 selskap' : `${antall} selskaper`),
  tom: 'Det er ingen selskaper i registeret ennå.',
  endre: 'Endre',
  endreHva: (navn: string) => `Endre ${sitat(navn)}`,
  slett: 'Slett',
  slettHva: (navn: string) => `Slett ${sitat(navn)}`,
  slettet: (navn: string) => `${sitat(navn)} er slettet.`,
  fil: 'produksjonsselskaper',
} as const

export const forslagText = {
  tittel: (antall: number) => `Navn som ikke er i registeret (${antall})`,
  innledning: 'Navnene står i dokumenter og produksjoner. Opprett selskapet, eller si hvilket det er.',
  bruk: (produksjoner: number, dokumenter: number) =>
    `${antallProduksjoner(produksjoner)}, ${antallDokumenter(dokumenter)}`,
  opprett: 'Opprett',
  opprettHva: (navn: string) => `Opprett ${sitat(navn)}`,
  samme: (navn: string) => `Samme som ${sitat(navn)}`,
  sammeHva: (navn: string, selskap: string) => `${sitat(navn)} er samme som ${sitat(selskap)}`,
  velg: 'Velg selskap',
  velgHva: (navn: string) => `Velg selskap for ${sitat(navn)}`,
  hvilketTittel: (navn: string) => `Hvilket selskap er ${sitat(navn)}?`,
  velgSelskap: 'Velg et selskap fra registeret.',
  bekreftTittel: 'Er dette samme selskap?',
  bekreft: (navn: string, selskap: string) =>
    `${sitat(navn)} blir til ${sitat(selskap)} i alle dokumenter og produksjoner. Du kan angre det i 30 dager.`,
  bekreftKnapp: 'Ja, samme selskap',
  feilet: 'Vi fikk ikke lagret det.',
} as const

export const formText = {
  ny: 'Nytt selskap',
  endre: 'Endre selskap',
  tilbake: 'Til selskapene',
  lagre: 'Lagre',
  opprett: 'Opprett selskap',
  slett: 'Slett',
  navnMangler: 'Skriv inn navnet på selskapet.',
  orgnrFeil: 'Organisasjonsnummeret er ikke gyldig. Det har ni sifre, og det siste er et kontrollsiffer.',
  epostFeil: 'Skriv en e-postadresse, for eksempel navn@selskap.no.',
  telefonFeil: 'Skriv et telefonnummer med sifre, for eksempel 22 33 44 55.',
  navnHint: 'Endrer du navnet, følger det med i produksjoner og dokumenter.',
  lagreFeilet: 'Kunne ikke lagre selskapet',
  staarHer: 'Det du skrev, står her fortsatt.',
  feilet: 'Vi fikk ikke hentet selskapet',
  selskapet: 'selskapet',
  slettTittel: 'Slett selskapet',
  slettSporsmaal: (navn: string) => `Er du sikker på at du vil slette selskapet ${sitat(navn)}?`,
  slettFeilet: 'Kunne ikke slette selskapet',
  iBruk: (produksjoner: number, dokumenter: number) =>
    produksjoner + dokumenter === 0
      ? 'Ingen produksjoner eller dokumenter bruker navnet.'
      : `${iBruk(produksjoner, dokumenter)} bruker navnet.`,
  slaaSammen: 'Slå sammen med et annet',
  slaaSammenHjelp: 'Velg selskapet som skal bli stående. Navnet følger med i produksjoner og dokumenter.',
  slaaSammenKnapp: 'Slå sammen',
  slaaSammenTittel: 'Slå sammen selskapene?',
  slaaSammenBekreft: (fra: string, til: string) =>
    `${sitat(fra)} blir borte, og alle som brukte navnet, får ${sitat(til)}. Du kan angre det i 30 dager.`,
  slaaSammenFlytter: (produksjoner: number, dokumenter: number, til: string) =>
    produksjoner + dokumenter === 0
      ? 'Ingen produksjoner eller dokumenter bruker navnet i dag.'
      : `${iBruk(produksjoner, dokumenter)} får navnet ${sitat(til)}.`,
  slaaSammenUlagret: 'Lagre det du har skrevet i skjemaet, før du slår sammen.',
  etAv: 'et av selskapene',
  slaaSammenKonflikt: 'Ingenting ble slått sammen. Se over selskapene, og prøv igjen.',
  velgSelskap: 'Velg et selskap fra registeret.',
  slaaSammenFeilet: 'Vi fikk ikke slått sammen selskapene.',
} as const

export const enhetText = {
  hent: 'Hent fra Enhetsregisteret',
  mangler: 'Skriv inn et gyldig organisasjonsnummer først.',
  funnet: (navn: string, resten: string) =>
    `Enhetsregisteret har ${sitat(navn)}${resten === '' ? '' : `, ${resten}`}.`,
  slettet: (dato: string) => `Enheten ble slettet fra Enhetsregisteret ${dato}.`,
  konkurs: 'Enheten er konkurs.',
  avvikles: 'Enheten er under avvikling.',
  fylt: (felter: readonly string[]) => `Fylt inn: ${felter.join(', ')}. Se over det før du lagrer.`,
  ingenting: 'Det var ingen tomme felter å fylle inn.',
} as const
