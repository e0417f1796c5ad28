import type { Log } from '../../platform/log.ts'
import { isThisMachine } from '../../platform/loopback.ts'
import { StartError } from '../../platform/start-error.ts'
import type { createEksternMotor } from './ekstern/motor.ts'
import type { Funn } from './funn.ts'
import type { KiMotor } from './motor.ts'
import type { Oppslag } from './oppslag.ts'

type Innstillinger = {
  KI: 'innebygd' | 'ekstern' | 'av'
  KI_URL?: string | undefined
  KI_MODELL?: string | undefined
  KI_NOEKKEL?: string | undefined
  KI_SVARSEKUNDER: number
  KI_BILDER?: 'av' | 'lokalt' | 'ut' | undefined
}

function demand(name: 'KI_URL' | 'KI_MODELL', value: string | undefined): string {
  if (value) return value
  throw new StartError(`Innstillingen ${name} må være satt når KI=ekstern.`)
}

/** Whether pictures of pages may go to the service: to another machine only where that is what was chosen. */
function mayHaveBilder(url: string, valg: Innstillinger['KI_BILDER']): boolean {
  if (valg === 'lokalt' && !isThisMachine(url))
    throw new StartError(
      `KI_BILDER=lokalt kan bare brukes når KI_URL er denne maskinen: localhost, 127.0.0.1 eller [::1] (den er «${new URL(url).host}»). Skal bilder av sidene sendes dit likevel, må KI_BILDER være ut. Ellers må den være av.`,
    )
  return valg === 'lokalt' || valg === 'ut'
}

/** The external engine builds on the built-in one, which also steps in for it: what it found is not looked for twice. */
function onceEach(motor: KiMotor): KiMotor {
  const funnet = new WeakMap<object, Promise<Funn>>()
  return {
    navn: motor.navn,
    finn(lest, sammenheng) {
      const known = funnet.get(lest)
      if (known) return known
      const finding = motor.finn(lest, sammenheng)
      funnet.set(lest, finding)
      return finding
    },
  }
}

type Ekstern = Parameters<typeof createEksternMotor>[0]

/** The external engine, which is not loaded before there is something to read: beside the built-in one it needs all that looks through a page. */
function createMotorVedBruk(parts: Ekstern): KiMotor {
  let motor: KiMotor | undefined
  return {
    navn: 'ekstern',
    async finn(lest, sammenheng) {
      const { createEksternMotor } = await import('./ekstern/motor.ts')
      motor ??= createEksternMotor(parts)
      return motor.finn(lest, sammenheng)
    },
  }
}

/**
 * The engines in the order they are asked, by the settings: the next one answers where one cannot.
 * @throws StartError when the external one is chosen and not told where or what to ask, or where pictures may not go there
 */
export function createMotorer(
  config: Innstillinger,
  { innebygd, oppslag, log }: { innebygd: KiMotor; oppslag: Oppslag; log: Pick<Log, 'warn'> },
): readonly [KiMotor, ...KiMotor[]] {
  if (config.KI !== 'ekstern') return [innebygd]
  const reserve = onceEach(innebygd)
  const url = demand('KI_URL', config.KI_URL)
  const ekstern = createMotorVedBruk({
    url,
    modell: demand('KI_MODELL', config.KI_MODELL),
    noekkel: config.KI_NOEKKEL,
    sekunder: config.KI_SVARSEKUNDER,
    innebygd: reserve,
    oppslag,
    bilder: mayHaveBilder(url, config.KI_BILDER) ? { log } : undefined,
  })
  return [ekstern, reserve]
}
