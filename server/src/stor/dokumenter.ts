import crypto from 'node:crypto'
import { standardtjeneste } from '@rp/contract/opplasting'
import { type Status, statusnavn } from '@rp/contract/status'
import type pg from 'pg'
import { createVurdering } from '../demo/vurdering.ts'
import { turVedStart } from '../features/dokument/tur.ts'
import { copyRows, type Row } from './copy-rows.ts'
import type { LagretPdf } from './filer.ts'
import type { Person } from './folk.ts'
import type { Produksjon } from './register.ts'
import type { Kilder, Stoerrelse } from './stoerrelse.ts'

const fagfunksjoner = ['Klipp', 'Foto', 'Lyd', 'Regi', 'Scenograf', 'Kostymedesigner', 'Manus', 'VFX']
const venter = ['IKKE VURDERT', 'KI VURDERT', 'UNDER BEHANDLING'] as const
const hosMedlem = statusnavn.filter(navn => navn !== 'BEHANDLET' && !venter.some(one => one === navn))
const aar = 8
const year = 365 * 86_400_000

type Dokument = {
  n: number
  id: string
  eier: Person
  opprettet: Date
  endret: Date
  status: Status
  produksjoner: readonly Produksjon[]
  pdf: LagretPdf
}

export type Grunnlag = {
  folk: readonly Person[]
  produksjoner: readonly Produksjon[]
  pdfer: readonly LagretPdf[]
  administrator: string
  naa: Date
}

/** Nineteen in twenty have been looked at, most of them finished; the rest wait, spread over the years. */
const statusOf = (n: number): Status =>
  n % 20 === 0
    ? (venter[(n / 20) % venter.length] ?? 'IKKE VURDERT')
    : n % 4 === 0
      ? (hosMedlem[(n / 4) % hosMedlem.length] ?? 'BEHANDLET')
      : 'BEHANDLET'

const at = <T>(list: readonly T[], n: number): T => {
  const found = list[n % list.length]
  if (found === undefined) throw new Error('nothing to choose from')
  return found
}

export function createDokumenter(
  { ids }: Kilder,
  { dokumenter, registreringer }: Stoerrelse,
  { folk, produksjoner, pdfer, naa }: Grunnlag,
): Dokument[] {
  const id = ids('dokument')
  const medlemmer = folk.filter(({ brukertype }) => brukertype === 'arbeidstaker')
  const upTo = (n: number) => Math.floor((n * registreringer) / dokumenter)
  return Array.from({ length: dokumenter }, (_, n) => {
    const opprettet = new Date(naa.getTime() - Math.round(((dokumenter - n) * aar * year) / dokumenter))
    const status = statusOf(n)
    const antall = upTo(n + 1) - upTo(n)
    return {
      ...{ n, id: id(), opprettet, status, eier: at(medlemmer, n * 7919), pdf: at(pdfer, n) },
      endret: status === 'IKKE VURDERT' ? opprettet : new Date(opprettet.getTime() + 3_600_000),
      produksjoner: Array.from({ length: antall }, (_, posisjon) =>
        at(produksjoner, n * 13 + posisjon * 101),
      ),
    }
  })
}

function* dokumentRows(dokumenter: readonly Dokument[]): Generator<Row> {
  for (const { n, id, eier, opprettet, endret, status, produksjoner, pdf } of dokumenter) {
    const vurdering = createVurdering(status, n % 4 === 0 ? 'frikjoep' : 'behold')
    const versjon = status === 'IKKE VURDERT' ? 1 : 2
    yield {
      ...{ id, eier_id: eier.id, filnavn: `Avtale ${n}`, arbeidstaker: eier.navn },
      ...{
        produksjonsselskap: produksjoner[0]?.selskap ?? '',
        tjeneste: standardtjeneste,
        autoextract: false,
      },
      ...{ status, status_kommentar: vurdering.status_comment },
      ...{ signatur_pc: vurdering.signaturePC, signatur_rh: vurdering.signatureRH },
      rettighet_status: vurdering.rettighetsklausuler.status,
      rettighet_kommentar: vurdering.rettighetsklausuler.comment,
      // Its own: twenty files stand for a hundred thousand, and none of these is to pass for a copy of five thousand others.
      innhold_sha256: crypto.createHash('sha256').update(`${pdf.sha256}:${n}`).digest('hex'),
      ...{ versjon, varslet_versjon: versjon, opprettet, endret, status_satt: endret },
      ...turVedStart({ status, status_kommentar: vurdering.status_comment, endret }),
    }
  }
}

function* filRows({ ids }: Kilder, dokumenter: readonly Dokument[]): Generator<Row> {
  const id = ids('fil')
  for (const { id: dokument_id, n, opprettet, pdf } of dokumenter)
    for (const rolle of ['original', 'samlet'] as const) {
      const { key: noekkel, keyId: krypteringsnoekkel } = pdf[rolle]
      yield {
        ...{
          id: id(),
          dokument_id,
          rolle,
          posisjon: 0,
          noekkel,
          krypteringsnoekkel,
          type: 'application/pdf',
        },
        ...{ navn: rolle === 'original' ? `avtale-${n}.pdf` : `Avtale ${n}` },
        ...{ bytes: pdf.bytes, sha256: pdf.sha256, sider: pdf.sider, opprettet },
      }
    }
}

function* registreringRows({ ids }: Kilder, dokumenter: readonly Dokument[]): Generator<Row> {
  const id = ids('registrering')
  for (const { id: dokument_id, n, produksjoner } of dokumenter)
    for (const [posisjon, { id: produksjon_id, tittel, episoder }] of produksjoner.entries()) {
      const fagfunksjon = at(fagfunksjoner, n + posisjon)
      yield { id: id(), dokument_id, posisjon, produksjon_id, produksjonsnavn: tittel, fagfunksjon, episoder }
    }
}

function* historikkRows(dokumenter: readonly Dokument[], administrator: string): Generator<Row> {
  for (const { id: entitet_id, n, eier, opprettet, endret, status } of dokumenter) {
    const linje = { entitet: 'dokument', entitet_id }
    const filer = JSON.stringify([{ felt: 'filer', fra: null, til: `avtale-${n}.pdf` }])
    yield { tid: opprettet, aktoer_id: eier.id, ...linje, hendelse: 'opprettet', endringer: filer }
    if (status === 'IKKE VURDERT') continue
    const endringer = JSON.stringify([{ felt: 'status', fra: 'IKKE VURDERT', til: status }])
    yield { tid: endret, aktoer_id: administrator, ...linje, hendelse: 'endret', endringer }
  }
}

/** Documents with files, registrations and history. */
export async function copyDokumenter(
  client: pg.ClientBase,
  kilder: Kilder,
  stoerrelse: Stoerrelse,
  grunnlag: Grunnlag,
): Promise<void> {
  const dokumenter = createDokumenter(kilder, stoerrelse, grunnlag)
  await copyRows(client, 'dokument', dokumentRows(dokumenter))
  await copyRows(client, 'fil', filRows(kilder, dokumenter))
  await copyRows(client, 'historikk', historikkRows(dokumenter, grunnlag.administrator))
  await copyRows(client, 'registrering', registreringRows(kilder, dokumenter))
}
