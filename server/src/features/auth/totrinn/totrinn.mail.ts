import { defineBrev } from '@rp/contract/brev'
import type { Letter } from '../../../platform/email/letter.ts'
import type { Brev } from '../../innstilling/brev.service.ts'

const hilsen = 'Spørsmål? Skriv til {kontaktadresse}.\n\nHilsen {organisasjon}'
const ikkeDeg = 'Var det ikke deg? Lag et nytt passord med en gang, og si fra til oss.'

const paa = defineBrev({
  navn: 'totrinn_paa',
  tittel: 'Totrinnsinnlogging er slått på',
  beskrivelse: 'Når noen slår på totrinnsinnlogging på kontoen sin.',
  plassholdere: {},
  lenke: true,
  standard: {
    emne: 'Totrinnsinnlogging er slått på',
    tekst: `Fra nå av logger du inn i Rettighetsportalen med passordet og en kode fra appen. Du er logget ut alle andre steder enn der du slo det på.

Ta vare på gjenopprettingskodene du fikk. Du trenger dem hvis du mister telefonen.

${ikkeDeg}

{lenke}

${hilsen}`,
    knapp: 'Lag nytt passord',
  },
})

const av = defineBrev({
  navn: 'totrinn_av',
  tittel: 'Totrinnsinnlogging er slått av',
  beskrivelse: 'Når noen slår av totrinnsinnlogging på kontoen sin.',
  plassholdere: {},
  lenke: true,
  standard: {
    emne: 'Totrinnsinnlogging er slått av',
    tekst: `Du logger nå inn i Rettighetsportalen med bare passordet. Gjenopprettingskodene gjelder ikke lenger.

${ikkeDeg}

{lenke}

${hilsen}`,
    knapp: 'Lag nytt passord',
  },
})

const kodeBrukt = defineBrev({
  navn: 'gjenopprettingskode_brukt',
  tittel: 'En gjenopprettingskode er brukt',
  beskrivelse: 'Når noen bruker en gjenopprettingskode i stedet for koden fra appen.',
  plassholdere: { igjen: { hva: 'Hvor mange gjenopprettingskoder som er igjen', eksempel: '7' } },
  lenke: true,
  standard: {
    emne: 'En av gjenopprettingskodene dine er brukt',
    tekst: `En gjenopprettingskode er brukt på kontoen din i Rettighetsportalen. Den kan ikke brukes en gang til. Koder igjen: {igjen}.

Har du fått ny telefon, så slå totrinnsinnlogging av og på igjen på siden Din data.

${ikkeDeg}

{lenke}

${hilsen}`,
    knapp: 'Lag nytt passord',
  },
})

const nyeKoder = defineBrev({
  navn: 'gjenopprettingskoder_laget',
  tittel: 'Nye gjenopprettingskoder',
  beskrivelse: 'Når noen lager nye gjenopprettingskoder på kontoen sin.',
  plassholdere: {},
  lenke: true,
  standard: {
    emne: 'Du har fått nye gjenopprettingskoder',
    tekst: `Det er laget nye gjenopprettingskoder til kontoen din i Rettighetsportalen. De gamle gjelder ikke lenger.

${ikkeDeg}

{lenke}

${hilsen}`,
    knapp: 'Lag nytt passord',
  },
})

const nullstilt = defineBrev({
  navn: 'totrinn_nullstilt',
  tittel: 'Vi har slått av totrinnsinnlogging for deg',
  beskrivelse: 'Når en saksbehandler nullstiller totrinnsinnlogging for noen.',
  plassholdere: {},
  lenke: true,
  standard: {
    emne: 'Vi har slått av totrinnsinnlogging for deg',
    tekst: `En saksbehandler hos {organisasjon} har slått av totrinnsinnlogging på kontoen din i Rettighetsportalen. Du er logget ut overalt, og logger inn igjen med passordet. Slå gjerne totrinnsinnlogging på igjen på siden Din data.

{lenke}

Har du ikke bedt om dette? Skriv til {kontaktadresse} med en gang.

Hilsen {organisasjon}`,
    knapp: 'Logg inn',
  },
})

export const totrinnPaaBrev = (brev: Brev): Letter => brev.write(paa, {}, '/forgot-password')
export const totrinnAvBrev = (brev: Brev): Letter => brev.write(av, {}, '/forgot-password')
/** @param igjen how many codes are left */
export const kodeBruktBrev = (brev: Brev, igjen: number): Letter =>
  brev.write(kodeBrukt, { igjen: String(igjen) }, '/forgot-password')
export const nyeKoderBrev = (brev: Brev): Letter => brev.write(nyeKoder, {}, '/forgot-password')
export const totrinnNullstiltBrev = (brev: Brev): Letter => brev.write(nullstilt, {}, '/login')

export const totrinnMaler = [paa, av, kodeBrukt, nyeKoder, nullstilt]
