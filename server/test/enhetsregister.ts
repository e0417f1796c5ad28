import { createServer } from 'node:http'
import { isOrgnr } from '@rp/contract/orgnr'

/** What the stand-in answers to each number; a number of its own for each way to fail. */
export const enhetsnumre = {
  god: '974760673',
  slettet: '923609016',
  konkurs: '985399077',
  ukjent: '889640782',
  fjernet: '810034882',
  treg: '910244132',
  soeppel: '983971636',
  annen: '971032146',
  feil: '912660680',
  videre: '964338531',
  enorm: '914782007',
} as const

const god = {
  organisasjonsnummer: enhetsnumre.god,
  navn: 'BØLGEBRYTER AS',
  organisasjonsform: { kode: 'AS', beskrivelse: 'Aksjeselskap', _links: {} },
  forretningsadresse: {
    land: 'Norge',
    landkode: 'NO',
    postnummer: '8910',
    poststed: 'BRØNNØYSUND',
    adresse: ['Havnegata 48', null],
    kommune: 'BRØNNØY',
  },
  epostadresse: 'post@bolge.example',
  mobil: '900 00 000',
  konkurs: false,
  underAvvikling: false,
  _links: { self: { href: 'https://register.example' } },
}

type Svar = { status?: number; body?: string; location?: string }
const enhet = (orgnr: string, part: object = {}): Svar => ({
  body: JSON.stringify({ ...god, organisasjonsnummer: orgnr, ...part }),
})
const { slettet, konkurs, fjernet, treg, soeppel, annen, feil, videre, enorm } = enhetsnumre

/** Null: no answer, ever. */
const svar: Readonly<Record<string, Svar | null>> = {
  [enhetsnumre.god]: enhet(enhetsnumre.god),
  [slettet]: {
    body: JSON.stringify({ organisasjonsnummer: slettet, navn: 'BORTE BLE AS', slettedato: '2019-03-04' }),
  },
  [konkurs]: enhet(konkurs, { konkurs: true }),
  [fjernet]: { status: 410 },
  [treg]: null,
  [soeppel]: { body: '<html>Vedlikehold</html>' },
  [annen]: enhet(enhetsnumre.god),
  [feil]: { status: 500, body: '{}' },
  [videre]: { status: 302, location: '/et-annet-sted' },
  [enorm]: enhet(enorm, { beskrivelse: 'x'.repeat(300_000) }),
}

/** Numbers for test data are companies of their own. */
function answerTo(orgnr: string): Svar | null {
  const known = svar[orgnr]
  if (known !== undefined) return known
  return /^[23]/.test(orgnr) && isOrgnr(orgnr)
    ? enhet(orgnr, { navn: `TESTENHET ${orgnr} AS` })
    : { status: 404 }
}

/** Stands in for Enhetsregisteret on this machine. `asked` are the paths that were asked for. */
export async function startEnhetsregister() {
  const asked: string[] = []
  const server = createServer((request, response) => {
    asked.push(request.url ?? '')
    const answer = answerTo(request.url?.split('/').at(-1) ?? '')
    if (answer === null) return
    const { status = 200, body, location } = answer
    response.writeHead(status, { 'content-type': 'application/json', ...(location && { location }) })
    response.end(body)
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  const bound = server.address()
  const port = typeof bound === 'object' && bound ? bound.port : 0
  return {
    address: `http://127.0.0.1:${port}/enhetsregisteret/api`,
    asked,
    close() {
      server.closeAllConnections()
      return new Promise<void>(resolve => server.close(() => resolve()))
    },
  }
}
