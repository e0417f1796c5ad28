import type { Oversikt } from '@rp/contract/oversikt'

const list = (section: string, query: Readonly<Record<string, string | null>>): string => {
  const params = new URLSearchParams()
  for (const [name, value] of Object.entries(query)) if (value !== null) params.set(name, value)
  return `/admin/${section}${params.size === 0 ? '' : `?${params}`}`
}

/** The list behind each number of the dashboard. */
export const listBehind = {
  venter: list('registreringer', {}),
  medlem: list('registreringer', { hos: 'deg' }),
  behandletSiden: (statusFra: string) => list('registreringer', { status: 'BEHANDLET', statusFra }),
  status: (status: string) => list('registreringer', { status }),
  mottatt: (fra: string | null, til: string | null) => list('registreringer', { fra, til }),
  siden: {
    dokumenter: (tid: string) => list('registreringer', { status: 'alle', fra: tid }),
    brukere: (tid: string) => list('brukere', { rolle: 'arbeidstaker', fra: tid }),
    saker: (tid: string) => list('saker', { fra: tid }),
  } satisfies Record<keyof Omit<Oversikt['siden'], 'tid'>, (tid: string) => string>,
  tvil: (aar: number | null) => list(aar === null ? 'sendelister' : `sendelister/${aar}/avklar`, {}),
  blikk: {
    svar: list('registreringer', { hos: 'svar' }),
    epostFeilet: list('feilet', {}),
    jobberFeilet: list('feilet', {}),
    filerSmittet: list('feilet', {}),
    filerHoldt: list('feilet', {}),
    sakerForfalt: list('saker', { frist: 'forfalt' }),
    sakerUbesvart: list('saker', { tilstand: 'aapen' }),
    nyeProduksjoner: list('produksjoner', { nye: 'ja' }),
    sletteoensker: list('brukere', { merke: 'sletting' }),
    kontrollsiffer: list('brukere', { merke: 'kontrollsiffer' }),
    ubekreftet: list('brukere', { merke: 'ubekreftet' }),
  } satisfies Record<Exclude<keyof Oversikt['blikk'], `sendelisteTvil${string}`>, string>,
} as const
