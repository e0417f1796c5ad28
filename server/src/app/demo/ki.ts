import type { Dokument } from '@rp/contract/dokument'
import type { KiFelt, KiForslag, KiLesing, KiMerknad } from '@rp/contract/ki'
import type { Dokumentplan } from './dokumentplan.ts'
import { baseTitle, type Klausul, type Kontrakt } from './kontrakt.ts'
import { createKontraktPdf } from './kontrakt-pdf.ts'
import { medlemIndeks } from './medlemmer.ts'

/** Words to be found in the contract; the last ones on its last page where it is `nederst`. */
export type DemoSitat = { tekst: string; nederst?: true } | null

export type DemoForslag = Pick<
  KiForslag,
  'felt' | 'gruppe' | 'verdi' | 'sikkerhet' | 'tilstand' | 'forklaring'
> & {
  sitat: DemoSitat
  iBehold: boolean | null
}

/** What KI has read in a document of the demo, before anything has an id or a place. */
export type DemoKi = {
  tilstand: Extract<KiLesing['tilstand'], 'ferdig' | 'feilet'>
  feil: KiLesing['feil']
  forslag: DemoForslag[]
  merknader: { kode: KiMerknad['kode']; sitat: DemoSitat }[]
  /** Proposals that are not sure are not in the document either. */
  utelat: KiFelt[]
  /** The contract with its words, also where the files are pictures of it; null where these lie too crooked for places. */
  kontrakt: (() => Promise<Buffer>) | null
}

type Utfylt = Pick<Dokument, 'arbeidstaker' | 'produksjonsselskap'> & {
  ansiennitet: readonly { produksjonsnavn: string; fagfunksjon: string; episoder: number | null }[]
}
type Del = Partial<Pick<DemoForslag, 'sikkerhet' | 'tilstand' | 'forklaring' | 'iBehold'>>

const forslag = (
  felt: KiFelt,
  gruppe: number | null,
  verdi: KiForslag['verdi'],
  sitat: DemoSitat,
  del: Del = {},
): DemoForslag => ({
  felt,
  gruppe,
  verdi,
  sitat,
  sikkerhet: 0.96,
  tilstand: 'utfylt',
  forklaring: '',
  iBehold: null,
  ...del,
})

const sitat = (tekst: string): DemoSitat => ({ tekst })

/** What stands in the document is what KI read there. */
function forMedlem(dokument: Utfylt, kontrakt: Kontrakt, tilstand: DemoForslag['tilstand']): DemoForslag[] {
  const { arbeidstaker, produksjonsselskap, ansiennitet } = dokument
  const rader = ansiennitet.flatMap(({ produksjonsnavn, fagfunksjon, episoder }, gruppe) => [
    ...(produksjonsnavn
      ? [forslag('produksjon', gruppe, produksjonsnavn, sitat(baseTitle(produksjonsnavn)), { tilstand })]
      : []),
    forslag('fagfunksjon', gruppe, fagfunksjon, sitat(kontrakt.fagfunksjon), { tilstand, sikkerhet: 0.93 }),
    ...(episoder !== null && kontrakt.episoder !== null
      ? [
          forslag('episoder', gruppe, episoder, sitat(`Antall episoder ${episoder}`), {
            tilstand,
            sikkerhet: 0.95,
          }),
        ]
      : []),
  ])
  return [
    forslag('arbeidstaker', null, arbeidstaker, sitat(arbeidstaker), { tilstand, sikkerhet: 0.97 }),
    forslag('produksjonsselskap', null, produksjonsselskap, sitat(produksjonsselskap), { tilstand }),
    ...rader,
  ]
}

const klausuler: Record<
  Klausul,
  { variant: string; iBehold: boolean | null; ord: string; forklaring: string }
> = {
  behold: {
    variant: '1a',
    iBehold: true,
    ord: 'Arbeidstakeren beholder de økonomiske rettighetene',
    forklaring: 'Avtalen lar de økonomiske rettighetene bli hos arbeidstakeren.',
  },
  frikjoep: {
    variant: 'buy-out',
    iBehold: false,
    ord: 'samtlige økonomiske rettigheter til resultatet av arbeidet',
    forklaring: 'Avtalen overdrar de økonomiske rettighetene.',
  },
  taus: { variant: 'taus', iBehold: null, ord: '', forklaring: 'Avtalen sier ingenting om rettigheter.' },
}

/** For staff only, and never in their fields by itself. */
function forStab(plan: Dokumentplan, { klausul, signert, selskap, arbeidstaker }: Kontrakt): DemoForslag[] {
  const { variant, iBehold, ord, forklaring } = klausuler[klausul]
  const status = signert.arbeidstaker ? 'BEHANDLET' : 'MANGLER SIGNATUR'
  const open = { tilstand: plan.status === 'KI VURDERT' ? 'foreslaatt' : 'godtatt' } as const
  return [
    forslag('rettighetsklausul', null, variant, ord ? sitat(ord) : null, {
      iBehold,
      forklaring,
      sikkerhet: ord ? 0.92 : 0.71,
      tilstand: 'foreslaatt',
    }),
    forslag('signaturRH', null, signert.arbeidstaker, { tekst: arbeidstaker.navn, nederst: true }, open),
    forslag('signaturPC', null, signert.selskap, { tekst: selskap.kontakt, nederst: true }, open),
    forslag('status', null, status, null, { tilstand: 'foreslaatt', sikkerhet: 0.82 }),
  ]
}

/** The remarks of the documents that show them. */
function merknaderFor({ status }: Dokumentplan, { arbeidstaker, verk }: Kontrakt): DemoKi['merknader'] {
  if (status === 'MANGLER SIGNATUR')
    return [{ kode: 'mangler_signatur_arbeidstaker', sitat: { tekst: arbeidstaker.navn, nederst: true } }]
  if (status === 'FYLL INN EPISODER')
    return [{ kode: 'mangler_episoder', sitat: sitat(baseTitle(verk[0]?.tittel ?? '')) }]
  return []
}

const ferdig = (deler: Partial<DemoKi>): DemoKi => ({
  tilstand: 'ferdig',
  feil: null,
  forslag: [],
  merknader: [],
  utelat: [],
  kontrakt: null,
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
  const merknader = merknaderFor(plan, kontrakt)
  const straight = plan.form === 'pdf' || plan.form === 'skann'
  const common = { kontrakt: straight ? () => createKontraktPdf(kontrakt) : null, merknader }
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
    merknader: [{ kode: 'annet_personnummer', sitat: sitat('Fødselsnummer') }],
    utelat: ['fagfunksjon'],
  })
}
