import type { Oppsett } from '@rp/contract/oppsett'
import { hashPassord } from '../features/auth/passord.ts'
import type { Base } from '../features/base.ts'
import { type BrukerService, createBrukerService } from '../features/bruker/bruker.service.ts'
import type { Tx } from '../features/database.ts'
import { createDokumentService } from '../features/dokument/dokument.service.ts'
import { createDokumentendring } from '../features/dokument/endring.ts'
import { createFraseService } from '../features/dokument/frase/frase.service.ts'
import type { Lesefunn } from '../features/dokument/lesing.ts'
import { createHistorikkService } from '../features/historikk/historikk.service.ts'
import { createProduksjonService } from '../features/produksjon/produksjon.service.ts'
import { createSaksbehandlingService } from '../features/sak/behandling/behandling.service.ts'
import { createHenvendelseService } from '../features/sak/henvendelse/henvendelse.service.ts'
import { createSakService } from '../features/sak/sak.service.ts'
import { createSendelisteService } from '../features/sendeliste/sendeliste.service.ts'
import { createForsoek } from '../platform/forsoek.ts'
import type { Caller } from '../platform/http/caller.ts'
import { createTurnstile } from '../platform/turnstile.ts'
import { insertRegistre, markVarslet } from './demo.repository.ts'
import { type DemoDokument, dokumenter } from './dokumenter.ts'
import { administratorIndeks, demoKontoer, folk, kollegaIndeks, medlemIndeks } from './medlemmer.ts'
import { createSlug } from './names.ts'
import { createKontonummer, createPersonnummer, createTelefon } from './numre.ts'
import { sendeliste, visningsaar } from './produksjoner.ts'
import { createRng, type Rng } from './rng.ts'
import { type DemoSak, saker } from './saker.ts'
import { seedDokument, storeKontrakt } from './seed-dokument.ts'
import { insertDemoFordeling } from './seed-fordeling.ts'

export type SeedDependencies = Omit<Base, 'historikk' | 'forsoek'> & {
  readSvarfrist: () => Promise<number>
  funn: Lesefunn
  innsynsgrenser: { utenPassord: number; iTimen: number }
}

const kontoer = new Map<number, { email: string; password: string }>([
  [medlemIndeks, demoKontoer.medlem],
  [administratorIndeks, demoKontoer.administrator],
  [kollegaIndeks, demoKontoer.kollega],
])
const seed = 2023
const day = 86_400_000
const memberSince = 500
const documentsAtOnce = 3
const fraser = [
  'Last opp siste side på nytt med signaturen din.',
  'Produksjonsselskapet har ikke signert. Be dem om en signert kopi.',
  'Skriv hvor mange episoder du arbeidet på.',
  'Vi finner ingen klausul om rettigheter i avtalen.',
]

/** The services of the portal within one transaction, on the days of the demo. Nobody is mailed. */
function createWork(d: SeedDependencies, tx: Tx) {
  const naa = d.now().getTime()
  let tid = naa
  const now = () => new Date(tid)
  const historikk = createHistorikkService(tx)
  const base = {
    ...d,
    db: tx,
    inTransaction: <T>(work: (same: Tx) => Promise<T>) => work(tx),
    historikk,
    endring: createDokumentendring({ historikk, funn: d.funn, noticeMinutes: 0, now }),
    produksjon: createProduksjonService({ db: tx }),
    forsoek: createForsoek(tx, text => d.cipher.blindIndex(text, 'forsoek'), d.now),
    outbox: { ...d.outbox, queue: async () => null },
    now,
  }
  const bruker = createBrukerService(base)
  const dokument = createDokumentService({ ...base, bruker })
  const sak = { ...base, bruker, dokument }
  return {
    d: base,
    bruker,
    dokument,
    sak: createSakService(sak),
    henvendelse: createHenvendelseService(sak),
    saksbehandling: createSaksbehandlingService(sak),
    frase: createFraseService(base),
    sendeliste: createSendelisteService(base),
    go: (dagerSiden: number) => {
      tid = naa - dagerSiden * day
    },
  }
}
type Work = ReturnType<typeof createWork>

/**
 * Fills an empty portal with the demo. The files go into the store first and every row in one transaction afterwards, so that
 * a start that is killed leaves an empty portal, and files that the sweeper takes.
 * @throws AppError when the store is full or away
 */
export async function seedDemo(d: SeedDependencies): Promise<void> {
  const rng = createRng(seed)
  const personnumre = folk.map(() => createPersonnummer(rng))
  const inTurn = createTurnstile(documentsAtOnce)
  const store = (dokument: DemoDokument) =>
    inTurn(() => storeKontrakt(d, dokument, personnumre[dokument.eier] ?? ''))
  const [stored, hashes] = await Promise.all([
    Promise.all(dokumenter.map(store)),
    Promise.all(
      [...kontoer].map(async ([indeks, { password }]) => [indeks, await hashPassord(password)] as const),
    ),
  ])
  await d.inTransaction(async tx => {
    const work = createWork(d, tx)
    work.go(memberSince)
    const personer = await createPersoner(work, tx, personnumre, new Map(hashes), rng)
    const [administrator, kollega] = [personer[administratorIndeks], personer[kollegaIndeks]]
    if (!administrator || !kollega) throw new Error('The demo lacks its administrators.')
    for (const frase of fraser) await work.frase.create(administrator, frase)
    const produksjonIds = await insertRegistre(tx, work.d.now(), d.newId, rng)
    const liste = { filnavn: `sendeliste-${visningsaar}.csv`, bytes: Buffer.from(sendeliste), visningsaar }
    const utkast = await work.sendeliste.utkast.create(administrator, liste)
    await work.sendeliste.utkast.importListe(administrator, utkast._id, utkast.versjon)
    const ids = new Map<string, string>()
    for (const one of stored.toSorted((a, b) => b.dokument.dagerSiden - a.dokument.dagerSiden)) {
      const { eier, status } = one.dokument
      ids.set(keyOf(eier, status), await seedDokument({ ...work, folk: personer, produksjonIds }, tx, one))
    }
    for (const sak of saker) await seedSak(work, personer, ids, sak)
    await markVarslet(tx)
    work.go(0)
    await insertDemoFordeling(work.d, { administrator, kollega }, produksjonIds[0] ?? '')
  })
}

async function createPersoner(
  { d, bruker }: Work,
  tx: Tx,
  personnumre: readonly string[],
  hashes: ReadonlyMap<number, string>,
  rng: Rng,
): Promise<Caller[]> {
  const personer: Caller[] = []
  for (const [indeks, { navn, adresse }] of folk.entries()) {
    const [[fornavn, mellomnavn, etternavn], [gate, postnummer, by, land]] = [navn, adresse]
    const konto = kontoer.get(indeks)
    const epost = konto?.email ?? `${createSlug(fornavn)}.${createSlug(etternavn)}@portalen.example`
    const brukertype = konto && indeks !== medlemIndeks ? 'administrator' : 'arbeidstaker'
    const created = await bruker.create(tx, {
      epost,
      passordHash: hashes.get(konto ? indeks : medlemIndeks) ?? '',
      personnummer: personnumre[indeks] ?? '',
      brukertype,
      navn: { fornavn, mellomnavn, etternavn },
      epostBekreftet: true,
    })
    if (!created) throw new Error('The demo is only for an empty portal: one of its accounts exists already.')
    const sesjon = { sesjonId: '', autentisert: d.now(), totrinn: true, omgang: 0 }
    const person: Caller = { id: created.id, email: epost, brukertype, ...sesjon }
    const kontonummer = land === 'Norge' && brukertype === 'arbeidstaker' ? createKontonummer(rng) : ''
    const kontakt = { adresse: gate, postnummer, by, land, telefonnummer: gate && createTelefon(rng) }
    // The main member has not answered: the demo shows what comes of it.
    const eoes = indeks === medlemIndeks ? '' : 'ja'
    await bruker.update(person, person.id, { ...kontakt, kontonummer, eoes })
    personer.push(person)
  }
  return personer
}

type Documents = ReadonlyMap<string, string>
const keyOf = (eier: number, status: string) => `${eier} ${status}`

async function seedSak(work: Work, personer: readonly Caller[], ids: Documents, sak: DemoSak): Promise<void> {
  const { go, saksbehandling: stab } = work
  const [medlem, administrator] = [personer[sak.eier], personer[administratorIndeks]]
  const [first, ...others] = sak.steg
  if (!medlem || !administrator || !first) throw new Error('A case of the demo lacks its people.')
  go(first.dager)
  const selectedDocument = ids.get(keyOf(sak.eier, sak.om)) ?? null
  const melding = { message: first.tekst, slag: sak.slag, selectedDocument }
  const { saksnummer: nummer } = await work.sak.send(medlem, melding, null)
  for (const { slag, dager, tekst } of others) {
    go(dager)
    const { versjon } = await stab.get(nummer)
    if (slag === 'inn') await work.henvendelse.reply(medlem, nummer, tekst, null)
    else if (slag === 'notat') await stab.note(administrator, nummer, tekst, null)
    else if (slag === 'ut') await stab.answer(administrator, nummer, { tekst, versjon }, null)
    else if (slag === 'tatt') await stab.update(administrator, nummer, { ansvarlig: 'meg', versjon })
    else await stab.close(administrator, nummer, { grunn: slag, forklaring: tekst, versjon })
  }
}

type Portal = SeedDependencies & { bruker: Pick<BrukerService, 'hasAny' | 'findForLogin'> }

/**
 * Fills a new portal with the demo, once.
 * @returns the accounts to log in with, or null where there is no demo
 */
export async function ensureDemo(services: Portal, say: (line: string) => void): Promise<Oppsett['demo']> {
  const demo: Oppsett['demo'] = [
    { rolle: 'Arbeidstaker', ...demoKontoer.medlem },
    { rolle: 'Administrator', ...demoKontoer.administrator },
    { rolle: 'Kollega', ...demoKontoer.kollega },
  ]
  if (await services.bruker.hasAny())
    return (await services.bruker.findForLogin(demoKontoer.medlem.email)) ? demo : null
  say('Fyller portalen med en demo.')
  await seedDemo(services)
  return demo
}
