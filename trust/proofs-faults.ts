import type { Proofs } from './proofs.ts'

const crash = 'server/src/app/crash.test.ts'
const crashKi = 'server/src/app/crash-ki.test.ts'
const away = 'server/src/app/database-away.test.ts'
const store = 'server/src/app/store-and-keys.test.ts'
const s3 = 'server/src/app/fillager-s3.test.ts'
const db = 'server/src/platform/db/pool.test.ts'
const smtp = 'server/src/platform/email/smtp.test.ts'
const migrate = 'server/src/platform/db/migrate.test.ts'
const supervisor = 'server/src/platform/db/embedded/supervisor.test.ts'
const dokument = 'server/src/features/dokument/dokument.test.ts'
const opplasting = 'server/src/features/dokument/opplasting/opplasting.test.ts'
const pool = 'server/src/platform/pdf/pdf-pool.test.ts'
const dies = 'leaves nothing half when it dies at %s, and takes the same upload once when it is sent again'

/** The faults. */
export const faultProofs: Proofs = {
  1: [
    [crash, 'keeps what it acknowledged when it is killed in the middle of another upload'],
    [crash, dies],
  ],
  2: [[crash, dies]],
  3: [[crash, dies]],
  4: [
    [pool, 'reports a killed process as crashed with the file it was at, and the next job works'],
    [crashKi, 'goes on reading at the next start when the portal was killed in the middle of it'],
    [
      'server/src/features/ki/feil.test.ts',
      'takes a reading up again by itself when its process is killed, and gives up after the third time',
    ],
  ],
  6: [
    [
      'server/src/app/database-full.test.ts',
      'lets people read while the database has no room, tells who saves that nothing is kept, and goes on with room',
    ],
  ],
  8: [
    [
      store,
      'is not ready, and takes no files, while its store is gone from under it, and goes on when it is back',
    ],
    [store, 'refuses the store of another database, from either side'],
  ],
  9: [[away, 'says that the database is away, logs nobody out, and goes on by itself when it is back']],
  10: [
    [away, 'says that the database is away, logs nobody out, and goes on by itself when it is back'],
    [away, 'does the jobs that waited once the database is back'],
  ],
  11: [[db, 'a statement that takes too long is cancelled']],
  12: [
    [
      db,
      'a database that is away, or breaks in the middle, is told as unavailable, and the next statement works',
    ],
  ],
  13: [
    [db, 'a transaction is tried three times, not more'],
    [db, 'serializable transactions that get in each other’s way are run again until all have counted'],
  ],
  14: [
    [dokument, 'lets neither of two writers overwrite the other: the second gets both versions'],
    ['e2e/dokumentasjon.story.ts', 'to faner endrer det samme: den som kommer sist, ser begge og ${valg}'],
  ],
  15: [
    [
      'server/src/features/dokument/vurdering/vurdering.test.ts',
      'stops the member who has not seen what staff have saved meanwhile',
    ],
  ],
  16: [
    [
      'server/src/features/sak/sak.test.ts',
      'makes one case of a message that is sent again with the same key, also at once',
    ],
    [opplasting, 'makes one document of a call that is sent twenty times with the same key'],
    [
      'server/src/features/produksjon/ny/ny.test.ts',
      'answers the one that is there, however often and at the same time it is sent',
    ],
  ],
  17: [
    [smtp, 'waits for a mail server that is away, and then delivers once'],
    [smtp, 'is marked as failed after the last attempt, and keeps its content for a person to look at'],
  ],
  18: [[smtp, 'is the same mail, by its Message-ID, when the server asks for it once more']],
  19: [
    ['server/src/features/ki/ekstern/ekstern.test.ts', 'is no answer when it never comes'],
    [
      'server/src/features/ki/valg-av-motor.test.ts',
      'does not read a document twice when the built-in engine must answer alone',
    ],
  ],
  20: [
    [pool, 'ends a job that takes too long'],
    [pool, "${name} is refused as ${kinds.join(' or ')}"],
  ],
  21: [
    [s3, 'takes no file while the store is away, says so, and goes on when it is back'],
    [s3, 'stores nothing by halves when the connection is reset %s, and takes the next try'],
    [
      'server/src/platform/storage/s3-storage.test.ts',
      'does not call stored what the server keeps otherwise than it was given',
    ],
  ],
  26: [
    [crash, 'finishes the uploads under way when it is told to stop, and ends with 0'],
    [
      'server/src/app/many-machines.test.ts',
      'loses nothing and refuses nobody while machines are killed in turn, and while they are replaced one by one',
    ],
  ],
  28: [[supervisor, 'nothing acknowledged is lost when the database itself is killed']],
  31: [
    [
      'server/src/app/upgrade.test.ts',
      'brings the data of an older version forward when it starts, and has all of it',
    ],
    [
      'e2e/utgave.story.ts',
      'en gammel fane sier fra at portalen er oppdatert, og det som er skrevet, overlever at siden lastes på nytt',
    ],
    [migrate, 'a portal killed in the middle of a migration leaves the database as it was before that file'],
    [migrate, 'a database made by a newer portal is refused with one sentence'],
  ],
  32: [
    [store, 'refuses to start with other keys than those it has written with, and writes nothing with them'],
  ],
  33: [
    [
      'server/src/platform/turnstile.test.ts',
      'lets a second person in at once, however much the first has asked for',
    ],
  ],
  34: [
    [
      'e2e/spor.story.ts',
      'innloggingen kan gå ut mens skjemaet er halvferdig: utkastet venter, og lagres etterpå',
    ],
    ['e2e/innlogging.story.ts', 'den som har vært borte for lenge, logger inn og fortsetter der hun var'],
    ['e2e/dokumentasjon.story.ts', 'det som er skrevet, overlever at siden lastes på nytt'],
  ],
  29: [
    [
      'server/src/app/sikkerhetskopi/oevelse.test.ts',
      'copies a portal at work, and brings back everything it had acknowledged when the copy began',
    ],
  ],
  30: [
    [
      'server/src/app/sjekk/eldre-lager.test.ts',
      'names exactly what an older copy of the file store lacks, and the portal goes on with the rest',
    ],
  ],
}
