import type { Config } from '../../platform/config/config.ts'
import type { Log } from '../../platform/log.ts'
import type { Needs } from '../../platform/needs.ts'
import { drawingMs } from '../../platform/reading/drawer.ts'
import { createReader, type Reader } from '../../platform/reading/reader.ts'
import type { InnstillingService } from '../innstilling/innstilling.service.ts'
import type { SendelisteService } from '../sendeliste/sendeliste.service.ts'
import { createKiService } from './ki.service.ts'
import { createKvalitetService } from './kvalitet/kvalitet.service.ts'
import { createLesingService } from './lesing.service.ts'
import type { KiMotor } from './motor.ts'
import { createOppslag } from './oppslag.ts'
import { createSamtykkeService } from './samtykke/samtykke.service.ts'
import { createMotorITraad } from './traad/motor-i-traad.ts'
import { createMotorer } from './valg-av-motor.ts'

type Base = Omit<
  Needs<
    | typeof createLesingService
    | typeof createKiService
    | typeof createKvalitetService
    | typeof createSamtykkeService
  >,
  'reader' | 'motorer' | 'readFagliste' | 'timeoutMs' | 'grenser'
> & { sendeliste: SendelisteService; innstilling: InnstillingService; log: Log }
/** What tests put in the place of the real reading and finding. */
export type KiParts = { reader?: Pick<Reader, 'read'>; motorer?: readonly [KiMotor, ...KiMotor[]] }

/** Share of a document's time that reading it may take; what was read by then is searched in the rest. */
const readingShare = 0.9

/** The other engine's time, and that of drawing pictures for it, come on top and leave what the reserve needs. */
export const answerMsOf = (config: Pick<Config, 'KI' | 'KI_SVARSEKUNDER' | 'KI_BILDER'>): number =>
  config.KI === 'ekstern' ? config.KI_SVARSEKUNDER * 1000 + (config.KI_BILDER === 'av' ? 0 : drawingMs) : 0

/** What reads contracts, what it has read, and what people made of it. */
export function wireKi(config: Config, base: Base, parts: KiParts = {}) {
  const timeoutMs = config.KI_SEKUNDER * 1000
  // Beside a whole suite of tests it would hardly get the processor.
  const reader = createReader({
    timeoutMs: timeoutMs * readingShare,
    lowPriority: config.NODE_ENV !== 'test',
  })
  const grenser = { lesinger: config.KI_LESINGER_I_TIMEN, sider: config.KI_SIDER_I_TIMEN }
  const oppslag = createOppslag({ db: base.db, verksoek: base.sendeliste.verksoek })
  const lesing = createLesingService({
    ...base,
    reader: parts.reader ?? reader,
    motorer:
      parts.motorer ??
      createMotorer(config, { innebygd: createMotorITraad(oppslag), oppslag, log: base.log }),
    readFagliste: () => base.innstilling.get('fagliste'),
    timeoutMs: timeoutMs + answerMsOf(config),
    grenser,
  })
  return {
    services: {
      kiReader: reader,
      kiLesing: lesing,
      ki: createKiService({ ...base, grenser }),
      kiKvalitet: createKvalitetService(base),
      kiSamtykke: createSamtykkeService(base),
    },
    jobs: lesing.jobs,
  }
}
