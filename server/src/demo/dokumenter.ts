import type { Status } from '@rp/contract/status'
import { createPlaner, type Dokumentplan, medlemmetsPlaner, needsSeries } from './dokumentplan.ts'
import { fagfunksjonFor, ikkeGodkjentFor, sagtFor } from './fag.ts'
import { createFiler, type DemoFil } from './filer.ts'
import { type Hendelse, planHistorikk } from './hendelser.ts'
import { createDemoKi, type DemoKi } from './ki.ts'
import { baseTitle, type Kontrakt } from './kontrakt.ts'
import { administratorIndeks, type DemoBruker } from './medlemmer.ts'
import { createAdresse, createNavn, formatNavn } from './names.ts'
import type { DemoProduksjon } from './produksjoner.ts'
import type { Rng } from './rng.ts'
import type { DemoSelskap } from './selskaper.ts'
import type { DemoSendelinje } from './sendeliste.ts'
import { createVelger } from './verk.ts'
import { createVurdering, type Vurdering } from './vurdering.ts'

export type DemoRegistrering = {
  produksjonIndeks: number | null
  produksjonsnavn: string
  fagfunksjon: string
  episoder: number | null
}

export type DemoDokument = Vurdering & {
  eierIndeks: number
  filnavn: string
  arbeidstaker: string
  produksjonsselskap: string
  notat: string
  status: Status
  ansiennitet: DemoRegistrering[]
  opprettet: Date
  filer: DemoFil[]
  ki: DemoKi | null
  /** Oldest first. */
  historikk: Hendelse[]
}

export type Grunnlag = {
  rng: Rng
  naa: Date
  selskaper: readonly DemoSelskap[]
  produksjoner: readonly DemoProduksjon[]
  sendeliste: readonly DemoSendelinje[]
  brukere: readonly DemoBruker[]
}

/** All the documents of the demo, with contracts that say what the register and the status say. */
export function createDokumenter(grunnlag: Grunnlag): DemoDokument[] {
  const { rng, brukere } = grunnlag
  const velg = createVelger(grunnlag.produksjoner, grunnlag.sendeliste, rng.fork('verk'))
  const planRng = rng.fork('plan')
  const others = brukere.flatMap((_, index) =>
    index > administratorIndeks ? createPlaner(index, planRng) : [],
  )
  return [...medlemmetsPlaner, ...others].map((plan, number) =>
    createDokument(plan, velg(plan), grunnlag, rng.fork(`dokument ${number}`)),
  )
}

function createDokument(
  plan: Dokumentplan,
  verk: readonly number[],
  grunnlag: Grunnlag,
  rng: Rng,
): DemoDokument {
  const kontrakt = createKontrakt(plan, verk, grunnlag, rng)
  const minutes = rng.int(7 * 60, 20 * 60)
  const midnight = Math.floor(grunnlag.naa.getTime() / 86_400_000) * 86_400_000
  const opprettet = new Date(midnight - plan.dagerSiden * 86_400_000 + minutes * 60_000)
  const dokument = {
    eierIndeks: plan.eierIndeks,
    filnavn: `${rng.pick(['Arbeidsavtale', 'Signert kontrakt', 'Avtale'])} ${baseTitle(kontrakt.verk[0]?.tittel ?? '')}`,
    arbeidstaker: kontrakt.arbeidstaker.navn,
    produksjonsselskap: kontrakt.selskap.navn,
    notat: plan.notat,
    status: plan.status,
    ...createVurdering(plan.status, plan.klausul),
    ansiennitet: createRegistreringer(plan, verk, grunnlag.produksjoner),
    opprettet,
    filer: createFiler(plan, kontrakt, rng.fork('filer')),
  }
  const historikk = planHistorikk(dokument, grunnlag.naa, rng.fork('historikk'))
  return { ...dokument, historikk, ki: createDemoKi(plan, dokument, kontrakt) }
}

function createRegistreringer(
  plan: Dokumentplan,
  verk: readonly number[],
  produksjoner: readonly DemoProduksjon[],
): DemoRegistrering[] {
  // A document that nobody has read yet holds what its owner had time to fill in.
  if (plan.status === 'MANGLER PRODUKSJONSINFORMASJON')
    return [
      {
        produksjonIndeks: null,
        produksjonsnavn: '',
        fagfunksjon: fagfunksjonFor(plan.fag, plan.verkstype),
        episoder: null,
      },
    ]
  return verk.map(index => ({
    produksjonIndeks: index,
    produksjonsnavn: produksjoner[index]?.Produksjonstittel ?? '',
    fagfunksjon:
      plan.status === 'MANGLER GODKJENT FAGFUNKSJON'
        ? ikkeGodkjentFor(plan.dagerSiden)
        : fagfunksjonFor(plan.fag, plan.verkstype),
    episoder: workedEpisodes(plan, produksjoner[index]),
  }))
}

const workedEpisodes = (plan: Dokumentplan, produksjon: DemoProduksjon | undefined) =>
  needsSeries(plan.status) ? null : (produksjon?.Episoder ?? null)

/** Kroner with an ordinary space between the thousands, which every font of a PDF has. */
const formatKroner = (kroner: number) => String(kroner).replace(/\B(?=(\d{3})+$)/g, ' ')

const kanaler = ['NRK', 'NRK', 'TV 2', 'TVNorge', 'Viaplay'] as const

function createKontrakt(plan: Dokumentplan, verk: readonly number[], grunnlag: Grunnlag, rng: Rng): Kontrakt {
  const chosen = verk.flatMap(index => grunnlag.produksjoner[index] ?? [])
  const [first] = chosen
  const eier = grunnlag.brukere[plan.eierIndeks]
  if (!first || !eier) throw new Error('A document of the demo lacks its production or its owner.')
  const selskap = grunnlag.selskaper.find(({ navn }) => navn === first.Produksjonsselskap)
  const office = createAdresse(rng)
  const start = Date.UTC((first.Premiere ?? 2022) - 1, rng.int(0, 7), rng.int(1, 28))
  const series = (first.Episoder ?? 1) > 1
  const workingTitle =
    plan.status === 'MANGLER PRODUKSJONSINFORMASJON' ? 'Prosjekt Vestavind (arbeidstittel)' : null
  return {
    selskap: {
      navn: first.Produksjonsselskap,
      orgnr: selskap?.orgnr ?? '',
      adresse: `${office.adresse}, ${office.postnummer} ${office.by}`,
      kontakt: selskap?.kontaktperson || formatNavn(createNavn(rng)),
    },
    arbeidstaker: {
      navn: formatNavn(eier),
      adresse:
        eier.adresse === '' ? 'Adresse etter avtale' : `${eier.adresse}, ${eier.postnummer} ${eier.by}`,
      personnummer: eier.personnummer,
      kontonummer: eier.kontonummer || 'oppgis senere',
    },
    verk: chosen.map(produksjon => ({
      tittel: workingTitle ?? produksjon.Produksjonstittel,
      sesong: workingTitle ? null : produksjon.Sesong,
      verkstype: produksjon.Verkstype ?? '',
    })),
    mediehus: rng.pick(kanaler),
    fagfunksjon:
      plan.status === 'MANGLER GODKJENT FAGFUNKSJON'
        ? ikkeGodkjentFor(plan.dagerSiden)
        : sagtFor(plan.fag, plan.verkstype),
    episoder: series && chosen.length === 1 ? workedEpisodes(plan, first) : null,
    fra: new Date(start),
    til: new Date(
      start + (rng.int(series ? 90 : 30, series ? 240 : 120) + 365 * (verk.length - 1)) * 86_400_000,
    ),
    loenn: series
      ? `kr ${formatKroner(rng.int(316, 430) * 50)} per uke, brutto`
      : `kr ${formatKroner(rng.int(18, 130) * 2500)} for hele oppdraget, brutto`,
    klausul: plan.klausul,
    sted: office.by,
    dato: new Date(start - rng.int(6, 30) * 86_400_000),
    signert: { selskap: true, arbeidstaker: plan.status !== 'MANGLER SIGNATUR' },
  }
}
