import crypto from 'node:crypto'
import { addJob } from '../src/platform/jobs/jobs.ts'
import { insertTestDokument } from './dokumenter.ts'
import { textPdf } from './pdf/sample-pdfs.ts'
import { bearer, type Person, type TestPortal } from './portal.ts'

export const etternavn = 'Kanarifjord'
export const konto = '00991234567'

/** A member who has done everything that a member can, with traces in every table. */
export async function createTestMedlem(
  portal: TestPortal,
  admin: Person,
  { ferdig } = { ferdig: false },
): Promise<Person> {
  const send = (method: 'PUT' | 'POST', url: string, person: Person, payload: object) =>
    portal.app.inject({ method, url, headers: bearer(person), payload })
  const kari = await portal.createPerson()
  const say = (url: string, payload: object) => send('POST', url, kari, payload)
  const navn = { fornavn: 'Kari', etternavn: `${etternavn}${kari.id.slice(0, 8)}` }
  await send('PUT', `/api/user/${kari.id}`, kari, {
    ...navn,
    kontonummer: konto,
    telefonnummer: '00012345',
    adresse: 'Kanariveien 1',
    postnummer: '0001',
    by: 'Oslo',
    eoes: 'ja',
    naering: 'ja',
    orgnr: '974760673',
    iban: 'NO9300991234567',
    swift: 'EXAMNOKK',
  })
  const uploaded = await portal.upload(
    kari,
    [{ navn: 'kanari.pdf', innhold: await textPdf(['Kanari']) }],
    {},
    { 'idempotency-key': crypto.randomUUID() },
  )
  const dokumentId = uploaded.json().document._id
  const slettet = await insertTestDokument(portal, kari, { dokument: { slettet: new Date() } })
  if (ferdig)
    await insertTestDokument(portal, kari, {
      dokument: {
        filnavn: 'Ferdig avtale',
        status: 'BEHANDLET',
        notat: 'notat til ferdig',
        internt_notat: 'internt',
      },
    })
  await send('PUT', `/api/document/${dokumentId}`, kari, {
    notat: 'et notat',
    arbeidstaker: 'Kari Kanarifjord',
  })
  await say('/api/process/send-email', { message: 'Hei fra kanari', selectedDocument: dokumentId })
  await say('/api/produksjon', { Produksjonstittel: `Verket ${crypto.randomUUID()}` })
  await say('/api/user/epost', { email: `ny-${kari.email}` })
  await portal.app.inject({
    method: 'POST',
    url: '/api/user/forgot-password',
    payload: { email: kari.email },
  })
  await portal.runJobs()
  await say(`/api/user/${kari.id}/sletting`, { melding: 'Slett meg' })
  await nameElsewhere(portal, admin, kari, navn.etternavn)
  await fillRest(portal, admin, kari, dokumentId, slettet)
  return kari
}

async function nameElsewhere(portal: TestPortal, admin: Person, kari: Person, etternavn: string) {
  const save = (payload: object) =>
    portal.app.inject({ method: 'POST', url: '/api/filtre', headers: bearer(admin), payload })
  // Waiting work, somebody else's filter that names the person, and tables that only certain moments fill.
  await portal.services.inTransaction(tx =>
    addJob(tx, 'send_tilbakestilling', { epost: kari.email }, { runAt: new Date(Date.now() + 3_600_000) }),
  )
  await save({
    liste: 'registreringer',
    navn: `Fra ${kari.email}`,
    soek: `?eier=${kari.id}`,
  })
  await save({
    liste: 'registreringer',
    navn: etternavn,
    soek: `?arbeidstaker=Kari+${etternavn}`,
  })
}

async function fillRest(
  portal: TestPortal,
  admin: Person,
  { id }: Person,
  dokumentId: string,
  slettet: string,
): Promise<void> {
  const insert = (sql: string, ...values: unknown[]) => portal.asOwner(sql, values)
  await insert(
    'insert into engangslenke (hemmelighet_hash, bruker_id, formaal, opprettet, utloeper, id) values ($1, $2, $3, now(), now(), gen_random_uuid()) on conflict do nothing',
    crypto.randomUUID(),
    id,
    'tilbakestill_passord',
  )
  await insert(`insert into totrinn (id, hemmelighet_kryptert, opprettet) values ($1, 'v1.1.x', now())`, id)
  await insert('insert into gjenopprettingskode values ($1, $2, null)', id, crypto.randomUUID())
  await insert(
    "insert into oidc_identitet values ('https://tjeneste.example', $2, $1, now(), now())",
    id,
    crypto.randomUUID(),
  )
  await insert(
    "insert into oidc_bevis values (gen_random_uuid(), $1, 'https://tjeneste.example', $2, false, 'v1.1.x', now() + interval '1 hour')",
    id,
    crypto.randomUUID(),
  )
  await insert('insert into opplasting values ($1, $2, $3, now())', id, crypto.randomUUID(), 'kanari')
  await insert('insert into sendelistearbeid values ($1, $2, 1, 2, now())', id, crypto.randomUUID())
  await insert(
    `with u as (insert into sendelisteutkast values (gen_random_uuid(), $1, 1, 2023, 'a.csv', '{}', '{}', now()) returning id)
     insert into sendelisteutkastrad select id, 1, '["Ulvetid"]' from u`,
    id,
  )
  await insert(
    `with a as (insert into andelsavtale values (gen_random_uuid(), gen_random_uuid(), 'Ulvetid', 'Foto', '{Foto}', 'avslaatt', '', $2, now(),
      now(), $1, 'Vi er ikke enige', 'avslaatt') returning id)
     insert into andelspart select id, gen_random_uuid(), $1, 5000, null from a`,
    id,
    admin.id,
  )
  await insert('insert into ki_samtykke values ($1, now())', id)
  await insert('insert into dokument_aapent values ($1, $2, now())', dokumentId, admin.id)
  await insert('insert into paaminnelse values ($1, now(), 1, $2, now())', dokumentId, id)
  await insert(
    `insert into ki_lesing (id, dokument_id, tilstand, startet, merknader) values (gen_random_uuid(), $1, 'ferdig', now(), '[]')`,
    dokumentId,
  )
  await insert(
    `insert into ki_forslag select gen_random_uuid(), id, 'arbeidstaker', null, '"Kari"', null, 1, null, 'lest', 'godtatt' from ki_lesing where dokument_id = $1`,
    dokumentId,
  )
  await insert(
    `with m as (insert into masseendring values (gen_random_uuid(), $2, now(), '{}') returning id)
    insert into masseendring_dokument select m.id, $1, '{}' from m`,
    slettet,
    admin.id,
  )
}
