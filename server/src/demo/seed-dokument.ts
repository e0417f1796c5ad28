import path from 'node:path'
import { Readable } from 'node:stream'
import type { Base } from '../features/base.ts'
import type { Tx } from '../features/database.ts'
import type { DokumentService } from '../features/dokument/dokument.service.ts'
import type { Dokumentendring } from '../features/dokument/endring.ts'
import { contentHash } from '../features/dokument/opplasting/innhold.ts'
import { storeDokument } from '../features/dokument/opplasting/lagring.ts'
import { type Mellomlager, useMellomlager } from '../features/dokument/opplasting/mellomlager.ts'
import type { MottattFil } from '../features/dokument/opplasting/mottak.ts'
import { assemble, type Samlet } from '../features/dokument/opplasting/samling.ts'
import { createUtfyllingService } from '../features/dokument/utfylling.service.ts'
import { createKontrollbestilling } from '../features/dokument/viruskontroll/bestilling.service.ts'
import { createBestillingService } from '../features/ki/bestilling.service.ts'
import type { Funn, Verdi } from '../features/ki/funn.ts'
import { storeFunn } from '../features/ki/funnlagring.ts'
import { findLesingIGang, updateLesing } from '../features/ki/ki.repository.ts'
import type { ProduksjonService } from '../features/produksjon/produksjon.service.ts'
import type { Caller } from '../platform/http/caller.ts'
import type { DemoDokument } from './dokumenter.ts'
import { antallSider, createPapir, type Klausul, type Kontrakt, type Papir } from './kontrakt.ts'
import { administratorIndeks, medlemIndeks, navnOf } from './medlemmer.ts'
import { produksjoner } from './produksjoner.ts'
import { createVurdering } from './vurdering.ts'

const produksjonOf = (tittel: string | undefined) => produksjoner.find(one => one.tittel === tittel)

function createKontrakt(dokument: DemoDokument, personnummer: string, naa: Date): Kontrakt {
  const { eier, titler, fagfunksjon, klausul, status } = dokument
  const produksjon = produksjonOf(titler[0])
  const serie = produksjon?.sesong !== null && titler.length === 1
  return {
    selskap: produksjon?.selskap ?? 'Kapittel Ni AS',
    arbeidstaker: navnOf(eier),
    personnummer,
    titler,
    fagfunksjon,
    episoder: serie && !status.endsWith('EPISODER') ? (produksjon?.episoder ?? null) : null,
    klausul,
    dato: new Date(Date.UTC((produksjon?.premiere ?? naa.getUTCFullYear()) - 1, 3, 12)),
    signert: status !== 'MANGLER SIGNATUR',
  }
}

type Storing = Pick<Base, 'storage' | 'pdf' | 'workFolder' | 'now'>

/** A document of the demo whose files lie in the store. */
export type StoredDokument = {
  dokument: DemoDokument
  kontrakt: Kontrakt
  steder: Papir['steder']
  filer: MottattFil[]
  samlet: Samlet
}

/** Writes the contract of a document and puts it into the store; the newest has an addition beside it, and is merged. */
export async function storeKontrakt(
  d: Storing,
  dokument: DemoDokument,
  personnummer: string,
): Promise<StoredDokument> {
  const kontrakt = createKontrakt(dokument, personnummer, d.now())
  const { pdf, steder } = await createPapir(kontrakt)
  const papirer = [{ navn: `Arbeidsavtale ${dokument.titler[0]?.replace(/[?/]/g, '')}.pdf`, pdf }]
  if (dokument.dagerSiden === 1)
    papirer.push({ navn: 'Tillegg.pdf', pdf: (await createPapir({ ...kontrakt, episoder: null })).pdf })
  return d.workFolder.use('demo', mappe =>
    useMellomlager(d.storage, async lager => {
      const filer: MottattFil[] = []
      for (const [index, { navn, pdf: innhold }] of papirer.entries()) {
        const sti = path.join(mappe, `fil-${index}`)
        filer.push({ navn, sti, ...(await lager.receive(Readable.from([Buffer.from(innhold)]), sti)) })
      }
      const samlet = await merge(d, lager, filer, mappe)
      lager.keep([...samlet.original, samlet.samlet])
      return { dokument, kontrakt, steder, filer, samlet }
    }),
  )
}

/** A single PDF of our own making is clean as it is: to look through it would be half the time that the demo takes. */
async function merge(
  d: Storing,
  lager: Mellomlager,
  filer: readonly MottattFil[],
  mappe: string,
): Promise<Samlet> {
  const [only, ...others] = await lager.listMottatt()
  if (!only || others.length > 0) {
    const deler = { filer, lager, mappe, godtatt: [], tell: () => {}, onMended: () => {} }
    return assemble({ ...d, grenser: { maksSider: 100 } }, deler)
  }
  const funn = { type: 'pdf' as const, sider: antallSider, endringer: [], signaturer: [] }
  return { original: [only], samlet: only, filer: [funn], sider: antallSider }
}

export type Work = {
  d: Omit<Parameters<typeof storeDokument>[0], 'bestilling' | 'kontrollbestilling'> & {
    produksjon: ProduksjonService
    endring: Dokumentendring
  }
  dokument: DokumentService
  folk: readonly Caller[]
  produksjonIds: readonly string[]
  /** Goes on as if it were so many days before today. */
  go: (dagerSiden: number) => void
}

const leses = ({ eier, status }: DemoDokument) =>
  status === 'KI VURDERT' ||
  (eier === medlemIndeks && (status === 'MANGLER SIGNATUR' || status === 'FYLL INN EPISODER'))

/** A document as it came about: uploaded, filled in by its owner or by KI, and judged. @returns its id */
export async function seedDokument(work: Work, tx: Tx, stored: StoredDokument): Promise<string> {
  const { d, dokument: service, folk, go } = work
  const { dokument, filer, samlet, kontrakt } = stored
  const { eier, status, klausul, dagerSiden } = dokument
  const [medlem, administrator] = [folk[eier], folk[administratorIndeks]]
  if (!medlem || !administrator) throw new Error('A document of the demo lacks its owner.')
  go(dagerSiden)
  const id = d.newId()
  const felter = {
    filnavn: `Arbeidsavtale ${dokument.titler[0]}`,
    userId: medlem.id,
    autoextract: String(leses(dokument)),
    kommentar: dokument.notat,
    godtatt: [],
  }
  const bestilling = createBestillingService({ ...d, paa: true })
  await storeDokument({ ...d, bestilling, kontrollbestilling: createKontrollbestilling(false) }, medlem, {
    id,
    // Its files are kept already.
    lager: { keep: () => {} },
    felter,
    mottatt: { felter: {}, filer },
    samlet,
    innhold: contentHash(filer.map(({ sha256 }) => sha256)),
    kall: null,
  })
  if (leses(dokument)) await readAsKi(work, tx, id, stored)
  else
    await service.update(medlem, id, {
      arbeidstaker: kontrakt.arbeidstaker,
      produksjonsselskap: kontrakt.selskap,
      ansiennitet: createRegistreringer(work, stored),
    })
  if (status === 'IKKE VURDERT' || status === 'KI VURDERT') return id
  go(Math.max(1, dagerSiden - 6))
  await service.update(administrator, id, { status, ...createVurdering(status, klausul) })
  return id
}

const idOf = ({ produksjonIds }: Work, tittel: string) =>
  produksjonIds[produksjoner.findIndex(one => one.tittel === tittel)] ?? null

const createRegistreringer = (work: Work, { dokument, kontrakt }: StoredDokument) =>
  dokument.titler.map(tittel => {
    const produksjonsID = idOf(work, tittel)
    return {
      produksjonsnavn: produksjonsID ? tittel : '',
      produksjonsID,
      fagfunksjon: dokument.fagfunksjon,
      episoder: dokument.titler.length > 1 ? (produksjonOf(tittel)?.episoder ?? null) : kontrakt.episoder,
    }
  })

const klausuler = {
  behold: { variant: '1a', oekonomiskeIBehold: true },
  frikjoep: { variant: 'buy-out', oekonomiskeIBehold: false },
  taus: { variant: 'taus', oekonomiskeIBehold: null },
} as const satisfies Record<Klausul, Verdi<unknown>['verdi']>

/** What KI would find: the words of the contract. In the main member's, one proposal is not sure, and a number is not the account's. */
function createFunn(work: Work, { dokument, kontrakt, steder }: StoredDokument): Funn {
  const found = <T>(verdi: T, felt: string, sikkerhet = 0.96): Verdi<T> => ({
    verdi,
    sikkerhet,
    sted: steder.get(felt) ?? null,
  })
  const unsure = dokument.eier === medlemIndeks && dokument.status === 'KI VURDERT'
  const { arbeidstaker, selskap, fagfunksjon, episoder, klausul, signert } = kontrakt
  return {
    arbeidstaker: found(arbeidstaker, 'arbeidstaker'),
    produksjonsselskap: found(selskap, 'produksjonsselskap'),
    registreringer: dokument.titler.map((tittel, index) => ({
      produksjon: found({ produksjonsID: idOf(work, tittel), produksjonsnavn: tittel }, `produksjon${index}`),
      fagfunksjon: { ...found(fagfunksjon, 'fagfunksjon', unsure ? 0.74 : 0.96), godkjent: true },
      episoder: episoder === null ? null : found(episoder, 'episoder'),
      erSerie: (produksjonOf(tittel)?.sesong ?? null) !== null,
    })),
    klausul: found(klausuler[klausul], 'klausul', 0.92),
    signaturer: {
      arbeidstaker: found(signert, 'signaturRH'),
      produksjonsselskap: found(true, 'signaturPC'),
    },
    annetPersonnummer: unsure ? found(true, 'personnummer') : null,
    spraak: 'nb',
    dokumenttype: { verdi: 'kontrakt', sikkerhet: 0.95, sted: null },
    manglerSide: { verdi: false, sikkerhet: 0.95, sted: null },
  }
}

async function readAsKi(work: Work, tx: Tx, id: string, stored: StoredDokument): Promise<void> {
  const lesing = await findLesingIGang(tx, id)
  if (!lesing) return
  const { sider, samlet } = stored.samlet
  await updateLesing(tx, lesing.id, { lest: sider, sider, begynt: work.d.now(), forsoek: 1 })
  const lest = { pages: [], skipped: 0 }
  const funn = createFunn(work, stored)
  const det = { lesing, noekkel: samlet.key, lest, funn, motor: 'innebygd', reserve: false } as const
  await storeFunn({ ...work.d, utfylling: createUtfyllingService(work.d) }, tx, det)
}
