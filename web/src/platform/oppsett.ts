import { Oppsett } from '@rp/contract/oppsett'

const front = 'https://www.organisasjonen.example/'

const standard: Oppsett = {
  organisasjon: 'F©R',
  kontaktadresse: 'hjelp@rettighetsportalen.example',
  lenker: [
    { tekst: 'Fordelingsplanen', adresse: front },
    { tekst: 'Forvaltningskontrakten', adresse: front },
    { tekst: 'Klausuler du kan be om i avtalen', adresse: front },
  ],
  infomelding: null,
  fagliste: 'spesifikasjon',
  visningsaar: [{ aar: 2023, fordeles: 2025 }],
  maksFiler: 30,
  maksBytes: 100 * 1024 * 1024,
  enhetsregisteret: false,
  ki: 'innebygd',
  oppbevaring: {},
  demo: null,
  oidc: null,
  utgave: '',
}

let read: Oppsett | null = null

/** The settings that the server wrote into the page; the defaults where it wrote none (a page opened without the server). */
export function getOppsett(): Oppsett {
  read ??= parse(document.querySelector('meta[name="rp-oppsett"]')?.getAttribute('content') ?? '')
  return read
}

/** What staff have just saved holds for their own open page too; everybody else's is written with it. */
export function setOppsett(part: Partial<Oppsett>): void {
  read = { ...getOppsett(), ...part }
}

function parse(text: string): Oppsett {
  try {
    return Oppsett.parse(JSON.parse(text))
  } catch {
    return standard
  }
}
