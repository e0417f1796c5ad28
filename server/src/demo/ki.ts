import type { Dokument } from '@rp/contract/dokument'
import type { KiFelt, KiForslag, KiLesing, KiMerknad } from '@rp/contract/ki'
import type { Dokumentplan } from './dokumentplan.ts'
import { createPapir, type Klausul, type Kontrakt, type Papir } from './kontrakt.ts'
import { medlemIndeks } from './medlemmer.ts'

export type DemoForslag = Pick<
  KiForslag,
  'felt' | 'gruppe' | 'verdi' | 'sikkerhet' | 'tilstand' | 'forklaring'
> & {
  /** Its name among the places of the contract. */
  sted: string | null
  iBehold: boolean | null
}

/** What KI has read in a document of the demo, before anything has an id or a place. */
export type DemoKi = {
  tilstand: Extract<KiLesing['tilstand'], 'ferdig' | 'feilet'>
  feil: KiLesing['feil']
  forslag: DemoForslag[]
  merknader: { kode: KiMerknad['kode']; sted: string }[]
  /** Proposals that are not sure are not in the document either. */
  utelat: KiFelt[]
  /** Where the words stand, also where the files are pictures of them; null where these lie too crooked for places. */
  steder: (() => Promise<Papir['steder']>) | null
}

type Utfylt = Pick<Dokument, 'arbeidstaker' | 'produksjonsselskap'> & {
  ansiennitet: readonly { produksjonsnavn: string; fagfunksjon: string; episoder: number | null }[]
}
type Del = Partial<Pick<DemoForslag, 'sikkerhet' | 'tilstand' | 'forklaring' | 'iBehold'>>

const forslag = (
  felt: KiFelt,
  gruppe: number | null,
  verdi: KiForslag['verdi'],
  sted: string | null,
  del: Del = {},
): DemoForslag => ({
  felt,
  gruppe,
  verdi,
  sted,
  sikkerhet: 0.96,
  tilstand: 'utfylt',
  forklaring: '',
  iBehold: null,
  ...del,
})

/** What stands in the document is what KI read there. */
function forMedlem(dokument: Utfylt, kontrakt: Kontrakt, tilstand: DemoForslag['tilstand']): DemoForslag[] {
  const { arbeidstaker, produksjonsselskap, ansiennitet } = dokument
  const rader = ansiennitet.flatMap(({ produksjonsnavn, fagfunksjon, episoder }, gruppe) => [
    ...(produksjonsnavn
      ? [forslag('produksjon', gruppe, produksjonsnavn, `produksjon${gruppe}`, { tilstand })]
      : []),
    forslag('fagfunksjon', gruppe, fagfunksjon, 'fagfunksjon', { tilstand, sikkerhet: 0.93 }),
    ...(episoder !== null && kontrakt.episoder !== null
      ? [
          forslag('episoder', gruppe, episoder, 'episoder', {
            tilstand,
            sikkerhet: 0.95,
          }),
        ]
      : []),
  ])
  return [
    forslag('arbeidstaker', null, arbeidstaker, 'arbeidstaker', { tilstand, sikkerhet: 0.97 }),
    forslag('produksjonsselskap', null, produksjonsselskap, 'produksjonsselskap', { tilstand }),
    ...rader,
  ]
}

const klausuler: Record<Klausul, { variant: string; iBehold: boolean | null; forklaring: string }> = {
  behold: {
    variant: '1a',
    iBehold: true,
    forklaring: 'Avtalen lar de økonomiske rettighetene bli hos arbeidstakeren.',
  },
  frikjoep: {
    variant: 'buy-out',
    iBehold: false,
    forklaring: 'Avtalen overdrar de økonomiske rettighetene.',
  },
  taus: { variant: 'taus', iBehold: null, forklaring: 'Avtalen sier ingenting om rettigheter.' },
}

/** For staff only, and never in their fields by itself. */
function forStab(plan: Dokumentplan, { klausul, signert }: Kontrakt): DemoForslag[] {
  const { variant, iBehold, forklaring } = klausuler[klausul]
  const isSaid = klausul !== 'taus'
  const status = signert.arbeidstaker ? 'BEHANDLET' : 'MANGLER SIGNATUR'
  const open = { tilstand: plan.status === 'KI VURDERT' ? 'foreslaatt' : 'godtatt' } as const
  return [
    forslag('rettighetsklausul', null, variant, isSaid ? 'rettighetsklausul' : null, {
      iBehold,
      forklaring,
      sikkerhet: isSaid ? 0.92 : 0.71,
      tilstand: 'foreslaatt',
    }),
    forslag('signaturRH', null, signert.arbeidstaker, 'signaturRH', open),
    forslag('signaturPC', null, signert.selskap, 'signaturPC', open),
    forslag('status', null, status, null, { tilstand: 'foreslaatt', sikkerhet: 0.82 }),
  ]
}

/** The remarks of the documents that show them. */
function merknaderFor({ status }: Dokumentplan): DemoKi['merknader'] {
  if (status === 'MANGLER SIGNATUR') return [{ kode: 'mangler_signatur_arbeidstaker', sted: 'signaturRH' }]
  if (status === 'FYLL INN EPISODER') return [{ kode: 'mangler_episoder', sted: 'produksjon0' }]
  return []
}

const ferdig = (deler: Partial<DemoKi>): DemoKi => ({
  tilstand: 'ferdig',
  feil: null,
  forslag: [],
  merknader: [],
  utelat: [],
  steder: null,
  ...deler,
})

/** Statuses of the main member's documents that KI has read. */
const lest = new Set(['KI VURDERT', 'UNDER BEHANDLING', 'MANGLER SIGNATUR', 'FYLL INN EPISODER'])

/**
 * What KI has read: of every document that is KI VURDERT, and of some of the main member's others, so that each state is there to be
 * seen. Null for a document that it has not read.
 */
export function createDemoKi(plan: Dokumentplan, dokument: Utfylt, kontrakt: Kontrakt): DemoKi | null {
  const mine = plan.eierIndeks === medlemIndeks
  if (mine && plan.status === 'DOKUMENTASJONEN ER MANGELFULL')
    return { ...ferdig({}), tilstand: 'feilet', feil: 'for_lang_tid' }
  if (!lest.has(plan.status) || (!mine && plan.status !== 'KI VURDERT')) return null
  const nytt = plan.status === 'KI VURDERT'
  const egne = forMedlem(dokument, kontrakt, nytt ? 'utfylt' : 'godtatt')
  const merknader = merknaderFor(plan)
  const straight = plan.form === 'pdf' || plan.form === 'skann'
  const steder = straight ? async () => (await createPapir(kontrakt)).steder : null
  const common = { steder, merknader }
  if (!(mine && nytt)) return ferdig({ ...common, forslag: [...egne, ...forStab(plan, kontrakt)] })
  // The one to try it out on: a proposal that is not sure, and a number that is not the account's.
  const usikre = egne.map(one =>
    one.felt === 'fagfunksjon'
      ? {
          ...one,
          tilstand: 'foreslaatt' as const,
          sikkerhet: 0.74,
          forklaring: 'Skannet er utydelig her.',
        }
      : one,
  )
  return ferdig({
    ...common,
    forslag: [...usikre, ...forStab(plan, kontrakt)],
    merknader: [{ kode: 'annet_personnummer', sted: 'personnummer' }],
    utelat: ['fagfunksjon'],
  })
}
