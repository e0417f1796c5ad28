/** The web's screens (web/src/app/router.tsx). The staff's frame says itself what it does not know. */
const screens = [
  '/',
  '/login',
  '/totrinn',
  '/login/tilbake',
  '/koblinger',
  '/logout',
  '/registrering',
  '/forgot-password',
  '/reset-password/:id',
  '/bekreft-epost/:id',
  '/persondata',
  '/kontraktsdatabase',
  '/produksjoner',
  '/dineproduksjoner',
  '/fordelingv23',
  '/oppgjoer',
  '/henvendelser',
  '/henvendelser/:nummer',
  '/ikke-hentet',
  '/personvern',
  '/tilgjengelighet',
  '/admin',
]

const patterns = screens.map(
  screen => new RegExp(`^${screen.replace(/:\w+/, '[^/]+').replace(/\/$/, '')}/?$`, 'i'),
)

/** Whether the web has a screen at this path. Anything else is drawn as not found, and must be answered as such. */
export const isScreen = (path: string): boolean =>
  /^\/admin\//i.test(path) || patterns.some(pattern => pattern.test(path))
