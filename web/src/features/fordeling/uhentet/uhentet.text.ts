/** Every word of the public page of what nobody has claimed. */
export const text = {
  tittel: 'Ikke hentet vederlag',
  ingress:
    'Her står verk og fagfunksjoner som har fått vederlag, men som ingen har meldt seg på. Har du gjort jobben, kan vederlaget være ditt. Last opp den signerte avtalen, så ser vi på den.',
  soek: {
    navn: 'Søk i listen',
    tittel: 'Tittel',
    aar: 'Visningsår',
    alleAar: 'Alle år',
    funksjon: 'Fagfunksjon',
    alleFunksjoner: 'Alle funksjoner',
    knapp: 'Søk',
    nullstill: 'Vis alle',
  },
  henter: 'Henter listen',
  feilet: 'Vi får ikke hentet listen',
  tabell: 'Verk og fagfunksjoner som ingen har meldt seg på',
  kolonne: { verk: 'Verk', funksjon: 'Fagfunksjon', aar: 'Visningsår', valg: 'Er det deg?' },
  megHva: (verk: string, funksjon: string) => `Dette er meg: ${funksjon}, ${verk}`,
  meg: 'Dette er meg',
  sider: 'Sider i listen',
  foerste: 'Første side',
  neste: 'Neste side',
  ingen: 'Det er ikke noe vederlag som ingen har hentet.',
  ingenTreff: 'Ingen verk passer til søket.',
} as const
