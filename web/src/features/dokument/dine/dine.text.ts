import { fyllInnEpisoder } from '@rp/contract/dine-produksjoner'

/** Every word of 'Dine produksjoner'. */
export const text = {
  tittel: 'Dine produksjoner',
  ingress: 'Her er alt du har registrert i dokumentasjonen din, én linje for hver produksjon og fagfunksjon.',
  kolonne: {
    produksjonsnavn: 'Produksjonsnavn',
    fagfunksjon: 'Fagfunksjon',
    totalt: 'Totalt ant Episoder',
    jobbet: 'Ant episoder jobbet',
    signaturRH: 'Signert av Rettighetshaver',
    signaturPC: 'Signert av Produksjonsselskap',
    rettigheter: 'Rettighetsklausuler',
    status: 'Status',
  },
  fyllInn: fyllInnEpisoder,
  ikkeVurdert: 'Ikke vurdert ennå',
  manglerFagfunksjon: 'Mangler fagfunksjon',
  tom: 'Last opp dokumentasjon for å se dine produksjoner.',
  lastOpp: 'Last opp dokumentasjon',
  tomRegistrer: 'Har du allerede lastet opp, så registrer produksjonene i dokumentet.',
  henter: 'Henter dokumentene dine …',
  feilet: 'Vi fikk ikke hentet dokumentene dine.',
  proevIgjen: 'Prøv igjen',
  fil: 'dine-produksjoner',
} as const
