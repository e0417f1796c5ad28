/** The words of the frame around the staff's screens, which members do not fetch. */
export const stabText = {
  administrasjon: 'Administrasjon',
  saksbehandling: 'Saksbehandling',
  adminlenker: [
    { til: '/admin', tekst: 'Dashboard' },
    { til: '/admin/brukere', tekst: 'Brukere' },
    { til: '/admin/registreringer', tekst: 'Registreringer' },
    { til: '/admin/produksjoner', tekst: 'Produksjoner' },
    { til: '/admin/produksjonsselskaper', tekst: 'Produksjonsselskaper' },
    { til: '/admin/sendelister', tekst: 'Sendelister' },
    { til: '/admin/fordeling', tekst: 'F©R-fordeling v2023' },
    { til: '/admin/fordelingen', tekst: 'Fordelingen' },
    { til: '/admin/saker', tekst: 'Saker' },
    { til: '/admin/ki', tekst: 'Slik treffer KI' },
    { til: '/admin/innstillinger', tekst: 'Innstillinger' },
  ],
  tilPortalen: 'Til medlemssidene',
  ingenTilgang: {
    tittel: 'Du har ikke tilgang hit',
    tekst: 'Denne delen er for saksbehandlere. Mener du at du skal ha tilgang, så skriv til oss.',
  },
} as const
