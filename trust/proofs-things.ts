import type { Proof, Proofs } from './proofs.ts'

const access = 'server/src/app/access.test.ts'
const opplasting = 'server/src/features/dokument/opplasting/opplasting.test.ts'
const koe = 'server/src/features/dokument/opplasting/koe.test.ts'
const pace = 'server/src/platform/http/body-pace.test.ts'
const sider = 'server/src/features/dokument/opplasting/sider.test.ts'
const virus = 'server/src/features/dokument/viruskontroll/viruskontroll.test.ts'
const visning = 'server/src/features/dokument/visning.test.ts'
const pool = 'server/src/platform/pdf/pdf-pool.test.ts'
const merge = 'server/src/platform/pdf/merge.test.ts'
const image = 'server/src/platform/pdf/image.test.ts'
const sak = 'server/src/features/sak/sak.test.ts'
const smtp = 'server/src/platform/email/smtp.test.ts'
const ekstern = 'server/src/features/ki/ekstern/ekstern.test.ts'
const egneData = 'server/src/features/bruker/egne-data/egne-data.test.ts'
const personnummer = 'server/src/features/bruker/personnummer/personnummer.test.ts'
const bruker = 'server/src/features/bruker/bruker.test.ts'
const kjede = 'server/src/features/historikk/kjede/kjede.test.ts'

/** Each walks through screens, and hears of every breach of the policy and every call to others. */
const everyScreen: readonly Proof[] = [
  [
    'e2e/nettleser.story.ts',
    'de åpne sidene bryter ingen av nettleserens regler og spør ingen andre om noe @desktop',
  ],
  [
    'e2e/nettleser.story.ts',
    'medlemmets sider bryter ingen av nettleserens regler og spør ingen andre om noe @desktop',
  ],
  [
    'e2e/nettleser.story.ts',
    'saksbehandlerens sider bryter ingen av nettleserens regler og spør ingen andre om noe @desktop',
  ],
]

/** Rows D to G: files, the browser, injection, personal data. */
export const thingsProofs: Proofs = {
  D1: [
    [opplasting, 'a file that is something else than its name says'],
    ['server/src/platform/pdf/detect.test.ts', 'is read from its first bytes'],
  ],
  D2: [
    [merge, 'accepts junk before the header, and the result begins with a header'],
    [
      image,
      'ends at the end of the first image: second pictures, films and archives behind it do not travel',
    ],
  ],
  D3: [[merge, 'takes out ${name}, and the page stays']],
  D4: [
    [pool, "${name} is refused as ${kinds.join(' or ')}"],
    [pool, 'ends a job that takes too much memory, and the next job works'],
  ],
  D5: [[image, 'refuses more pixels than allowed, before decoding']],
  D6: [[sider, 'takes 10 485 760 bytes and refuses one more, naming the file']],
  D7: [
    [
      koe,
      'tells one who sends more than may wait when to come again, and takes the upload of another meanwhile',
    ],
    [
      'e2e/opplasting.story.ts',
      'når portalen har mye å gjøre, sier den det, og filene sendes på nytt av seg selv',
    ],
  ],
  D8: [
    [
      'server/src/platform/http/send-range.test.ts',
      'is one header of plain ASCII, whatever the title, and holds the title',
    ],
    [visning, 'names the download after the title, safely'],
  ],
  D9: [
    [image, 'passes through byte for byte, and only metadata is left out'],
    [image, 'stands upright with EXIF orientation ${orientation} (${order})'],
    [
      opplasting,
      'puts three photos and a PDF together in the order sent, and keeps the originals as they came',
    ],
  ],
  D11: [
    [pool, 'reports a killed process as crashed with the file it was at, and the next job works'],
    [pool, 'ends a job that takes too long'],
  ],
  D12: [
    [
      'e2e/fiendtlig-pdf.story.ts',
      'leseren kjører ingenting i en fiendtlig PDF, spør ingen om noe og går ikke sin vei @desktop',
    ],
    ['web/test/pdf-library.test.ts', 'makes no code of text, so that there is nothing to switch off (%s)'],
    ['web/test/pdf-library.test.ts', 'is never given the sandbox that scripts of a PDF run in'],
    [
      'web/test/pdf-library.test.ts',
      'is of a version without known holes: none from 4.2.67 on runs code that stands in a font',
    ],
  ],
  D13: [
    [
      'e2e/viruskontroll.story.ts',
      'et dokument holdes til viruskontrollen har svart, og vises så av seg selv',
    ],
    [
      'e2e/viruskontroll.story.ts',
      'et dokument med virus er stengt for alle, og medlemmet får vite hva hun skal gjøre',
    ],
    [virus, 'shows a document when the scanner has cleared every file of it, and to nobody before'],
    [virus, 'shuts a document with a virus for everybody, tells the member what to do and staff where it is'],
    [virus, 'holds a document back while the scanner is %s, tells staff, and shows it when it is well again'],
    [
      'server/src/platform/virus/real-clamd.test.ts',
      'finds what it knows, wherever in the content it stands, and nothing else',
    ],
  ],
  D14: [
    [visning, 'answers ranges, suffixes, and what lies outside'],
    [visning, 'asks for a token also where the browser has the file already'],
    [visning, 'answers HEAD like GET, without the content'],
  ],
  D15: [[opplasting, 'knows the same files again, whatever their order, and still takes them']],
  E3: [
    ['server/src/app/browser.test.ts', 'are on every call of the contract, whoever makes it'],
    [access, 'gives every answer the headers that protect the browser'],
  ],
  E4: [
    [
      'server/src/app/browser.test.ts',
      'is nothing of any call but the register lists, which it must ask about',
    ],
    ['e2e/spor.story.ts', 'etter utlogging viser ikke Tilbake noe, heller ikke fra en annen side på nettet'],
    ['e2e/innlogging.story.ts', 'etter utlogging er innloggingen borte, og Tilbake viser ingenting'],
  ],
  E6: [
    ['server/src/app/browser.test.ts', 'may change nothing: %s'],
    ['server/src/app/browser.test.ts', 'changes nothing by %s'],
    [access, 'takes no %s where it expects JSON'],
  ],
  E10: [
    ['e2e/spor.story.ts', 'den som logger inn, sendes aldri til et annet nettsted'],
    ['web/src/platform/return-path.test.ts', 'never to «%s»'],
  ],
  F3: [
    [smtp, 'lets no line break in a name add a header or a receiver (%j)'],
    [smtp, 'sends to nobody else whatever stands in the address (%j)'],
  ],
  F4: [
    [
      'server/src/features/sak/saksbehandling.test.ts',
      'refuses a personnummer or an account number in whatever is written',
    ],
  ],
  F5: [[sak, 'stops after five messages an hour']],
  F6: [
    [
      'server/src/app/ingen-ut.test.ts',
      'asks no address that stands in a file, neither when it is taken in nor when KI reads it',
    ],
  ],
  F7: [
    [ekstern, 'leave clause, signatures and kind of paper to the built-in one'],
    [ekstern, 'is dropped too when it puts it beside a quote that the document has'],
  ],
  F8: [
    ['server/src/app/hostile-input.test.ts', 'answers JSON of any depth and shape with a sentence'],
    [access, 'says in Norwegian what is wrong with broken or huge JSON'],
  ],
  F9: [
    [pace, 'gives a body that is no form one look, however it drips'],
    [pace, 'cuts a form that nearly nothing comes of, and lets one go on that comes at a pace'],
  ],
  F10: [
    [
      'web/src/platform/sheet.test.ts',
      'begins no cell so that a spreadsheet would compute it, whatever the text',
    ],
    ['web/src/platform/sheet.test.ts', 'takes the power from what looks like a formula: %o'],
  ],
  F11: [
    [
      'server/src/features/ki/ki.test.ts',
      'lets a member order thirty readings an hour, and staff as many as they need',
    ],
  ],
  G1: [
    [
      'server/src/features/bruker/personnummer/hvile.test.ts',
      'has the plain number in no column, and in no file of the data folder',
    ],
    [
      'server/src/features/bruker/personnummer/hvile.test.ts',
      'opens no personnummer that was moved to another person’s row',
    ],
    ['server/src/features/auth/auth.test.ts', 'stores the number encrypted and the password hashed'],
    [bruker, 'keeps account number and IBAN encrypted, each bound to its own column'],
    [personnummer, 'says that the number cannot be read when what is stored is damaged'],
  ],
  G2: [
    [
      'server/src/features/bruker/stab/liste.test.ts',
      'answers everybody to the bare call, and never a personnummer or a bank detail',
    ],
  ],
  G3: [
    [personnummer, 'shows the member who looked at and changed the number, and why, but not the number'],
    [bruker, 'tells the history which fields changed, of account numbers never the value'],
  ],
  G4: [
    [
      'e2e/persondata.story.ts',
      'personnummeret vises bare når jeg ber om det, og skjules igjen etter ett minutt',
    ],
  ],
  G5: [
    [
      'server/src/app/key-rotation.test.ts',
      'changes keys while people work, loses nothing, and says when the old key can go',
    ],
  ],
  G6: [
    [egneData, 'answers everything that is stored about the person as a file'],
    [
      egneData,
      'answers the same with the merged PDFs and the uploaded files as a ZIP, and says beforehand how large it is',
    ],
  ],
  G10: [
    ['e2e/registrering.story.ts', 'siden viser hvor man kan spørre, og hvorfor vi trenger personnummeret'],
    [
      'server/src/features/ki/valg-av-motor.test.ts',
      'asks nobody outside where the built-in engine is chosen',
    ],
  ],
  G11: [
    [kjede, 'cannot change, delete or empty history, nor write links of its own'],
    [
      kjede,
      'tells when the whole chain was made anew to fit, since the marks need a key that the database has not',
    ],
  ],
  E1: [
    [
      'e2e/tekst-som-kode.story.ts',
      'seksti tekster som ligner kode, vises som tekst på alle skjermer, hos medlemmet og hos oss @desktop',
    ],
    [
      'e2e/tekst-som-kode.story.ts',
      'en side som tar teksten for kode, blir avslørt: prøven av prøven @desktop',
    ],
  ],
  E2: [
    ...everyScreen,
    [
      'server/src/app/browser.test.ts',
      'let screens make markup and script addresses through named policies only',
    ],
  ],
  E5: [['server/src/app/browser.test.ts', 'may read no answer']],
  E7: [['e2e/nettleser.story.ts', 'et annet nettsted får ikke vist portalen i en ramme @desktop']],
  E8: [
    [
      'e2e/spor.story.ts',
      'nettleseren husker innloggingen, valgene og utkastene, og aldri numrene; etter utlogging bare valgene',
    ],
  ],
  E9: everyScreen,
  E11: [['scripts/web-sources.test.ts', 'no source of the web makes markup or code of text']],
  CI: [['server/src/app/browser.test.ts', 'are where no address of ours leads']],
  G7: [
    [
      'server/src/features/personvern/sletting/sletting.test.ts',
      'removes every trace of a person from every table and from the file store, and nothing of anybody else',
    ],
    [
      'server/src/features/personvern/sletting/sletting.test.ts',
      'keeps finished documents and whose they are, says why and how long, and lets go of them when the time is over',
    ],
  ],
  G8: [
    [
      'server/src/features/personvern/oppbevaring/oppbevaring.test.ts',
      'takes exactly what the dry run says when the clock moves on, and nothing else',
    ],
  ],
  G9: [
    [
      'server/src/features/personvern/oppbevaring/oppbevaring.test.ts',
      'takes exactly what the dry run says when the clock moves on, and nothing else',
    ],
  ],
  G12: [
    [
      'server/src/app/hemmelig-nummer.test.ts',
      'has no national number of a real person in any file: synthetic ones have 80 added to the month',
    ],
  ],
}
