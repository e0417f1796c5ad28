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
}

function demand(name: 'KI_URL' | 'KI_MODELL', value: string | undefined): string {
  if (value) return value
  throw new StartError(`Innstillingen ${name} må være satt når KI=ekstern.`)
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
const createMotorVedBruk = (parts: Ekstern): KiMotor => ({
  navn: 'ekstern',
  async finn(lest, sammenheng) {
    const { createEksternMotor } = await import('./ekstern/motor.ts')
    return createEksternMotor(parts).finn(lest, sammenheng)
  },
})

/**
 * The engines in the order they are asked, by the settings: the next one answers where one cannot.
 * @throws StartError when the external one is chosen and not told where or what to ask
 */
export function createMotorer(
  config: Innstillinger,
  { innebygd, oppslag }: { innebygd: KiMotor; oppslag: Oppslag },
): readonly [KiMotor, ...KiMotor[]] {
  if (config.KI !== 'ekstern') return [innebygd]
  const reserve = onceEach(innebygd)
  const ekstern = createMotorVedBruk({
    url: demand('KI_URL', config.KI_URL),
    modell: demand('KI_MODELL', config.KI_MODELL),
    noekkel: config.KI_NOEKKEL,
    sekunder: config.KI_SVARSEKUNDER,
    innebygd: reserve,
    oppslag,
  })
  return [ekstern, reserve]
}
