import { type Innstillingsverdier, standardInnstillinger } from '@rp/contract/innstilling'
import { authMaler } from '../features/auth/auth.mail.ts'
import { kontoMaler } from '../features/auth/konto/konto.mail.ts'
import { oidcMaler } from '../features/auth/oidc/oidc.mail.ts'
import { totrinnMaler } from '../features/auth/totrinn/totrinn.mail.ts'
import { innsynMaler } from '../features/bruker/personnummer/innsyn.mail.ts'
import { brukerStabMaler } from '../features/bruker/stab/stab.mail.ts'
import type { Clock, Database, InTransaction } from '../features/database.ts'
import { dokumentMaler } from '../features/dokument/dokument.mail.ts'
import { paaminnelseMaler } from '../features/dokument/paaminnelse/paaminnelse.mail.ts'
import { viruskontrollMaler } from '../features/dokument/viruskontroll/viruskontroll.mail.ts'
import { andelMaler } from '../features/fordeling/andel/andel.mail.ts'
import { utbetalingMaler } from '../features/fordeling/utbetaling/utbetaling.mail.ts'
import type { HistorikkService } from '../features/historikk/historikk.service.ts'
import { createBrevService } from '../features/innstilling/brev.service.ts'
import { createInnstillingService } from '../features/innstilling/innstilling.service.ts'
import { createVisningsaarService } from '../features/innstilling/visningsaar.service.ts'
import { merkeMaler } from '../features/oversikt/merke/merke.mail.ts'
import { egneDataMaler } from '../features/personvern/egne-data/egne-data.mail.ts'
import { oppbevaringMaler } from '../features/personvern/oppbevaring/oppbevaring.mail.ts'
import { slettingMaler } from '../features/personvern/sletting/sletting.mail.ts'
import { sakMaler } from '../features/sak/sak.mail.ts'
import type { Config } from '../platform/config/config.ts'
import type { Outbox } from '../platform/email/outbox.ts'
import type { Forsoek } from '../platform/forsoek.ts'

/** Every mail that staff can write the words of, as the settings page lists them. */
const maler = [
  ...dokumentMaler,
  ...paaminnelseMaler,
  ...viruskontrollMaler,
  ...utbetalingMaler,
  ...andelMaler,
  ...sakMaler,
  ...authMaler,
  ...kontoMaler,
  ...totrinnMaler,
  ...oidcMaler,
  ...egneDataMaler,
  ...slettingMaler,
  ...oppbevaringMaler,
  ...brukerStabMaler,
  ...innsynMaler,
  ...merkeMaler,
]

/** What holds until staff change it. */
export const standardOf = (config: Config): Innstillingsverdier => ({
  ...standardInnstillinger,
  kontaktadresse: config.CONTACT_EMAIL,
  lenker: [
    { tekst: 'Fordelingsplanen', adresse: config.LINK_FORDELINGSPLAN },
    { tekst: 'Forvaltningskontrakten', adresse: config.LINK_FORVALTNINGSKONTRAKT },
    { tekst: 'Klausuler du kan be om i avtalen', adresse: config.LINK_KLAUSULER },
  ],
})

type Base = {
  db: Database
  inTransaction: InTransaction
  outbox: Outbox
  historikk: HistorikkService
  forsoek: Forsoek
  now: Clock
}

/** The settings that staff keep: named values, the words of the mails, the viewing years. */
export function createSettings(config: Config, publicUrl: string, base: Base) {
  const innstilling = createInnstillingService({ ...base, standard: standardOf(config) })
  const organisasjon = config.ORGANISATION
  return {
    innstilling,
    brev: createBrevService({ ...base, innstilling, maler, organisasjon, publicUrl }),
    visningsaar: createVisningsaarService({ ...base, innstilling }),
  }
}
