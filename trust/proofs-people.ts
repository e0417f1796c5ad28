import type { Proofs } from './proofs.ts'

const auth = 'server/src/features/auth/auth.test.ts'
const konto = 'server/src/features/auth/konto/konto.test.ts'
const totrinn = 'server/src/features/auth/totrinn/totrinn.test.ts'
const totrinnAv = 'server/src/features/auth/totrinn/totrinn-av.test.ts'
const toProsesser = 'server/src/app/two-processes.test.ts'
const forsoek = 'server/src/features/auth/forsoek.test.ts'
const visning = 'server/src/features/dokument/visning.test.ts'
const access = 'server/src/app/access.test.ts'
const matrise = 'server/src/app/rollematrise.test.ts'
const dokument = 'server/src/features/dokument/dokument.test.ts'
const opplasting = 'server/src/features/dokument/opplasting/opplasting.test.ts'
const vurdering = 'server/src/features/dokument/vurdering/vurdering.test.ts'

/** Rows A to C: passwords, sessions, who may do what. */
export const peopleProofs: Proofs = {
  A1: [
    [
      'server/src/features/auth/passord.test.ts',
      'counts characters, and demands nothing of them but their number',
    ],
    [
      'server/src/features/auth/passord.test.ts',
      'knows a password again however its letters are composed, and no other',
    ],
    [auth, 'does not cut a long password short'],
  ],
  A3: [
    [
      'server/src/features/auth/passord.test.ts',
      'refuses each of the commonest passwords that are long enough, also with digits behind it',
    ],
    [
      'server/src/features/auth/lenke.test.ts',
      'refuses a common password, then takes a good one, logs nobody in and mails a notice',
    ],
    [auth, 'refuses the password %s with the reason'],
  ],
  A4: [[auth, 'stores the number encrypted and the password hashed']],
  A5: [[auth, 'answers an unknown address and a wrong password alike']],
  A6: [[auth, 'says the same for a known address and a known number, and mails the owner']],
  A7: [[auth, 'answers an unknown address at «glemt passord» like a known one, and mails nobody']],
  A8: [
    [
      'server/src/features/auth/lenke.test.ts',
      'has 256 random bits, is stored as a hash, and voids the one before it',
    ],
    [auth, 'sets a new password by a mailed link that works once, and ends every session'],
    [auth, 'lets a link grow too old after 60 minutes'],
  ],
  A9: [
    [
      'server/src/features/auth/lenke.test.ts',
      'refuses a common password, then takes a good one, logs nobody in and mails a notice',
    ],
    [auth, 'sets a new password by a mailed link that works once, and ends every session'],
    [totrinn, 'stops who guesses, more the longer they do, until the owner changes the password'],
  ],
  A11: [
    [
      forsoek,
      'lets who guesses at one account wait longer after each wrong password, and its owner in from elsewhere',
    ],
    [
      forsoek,
      'asks an address that the account does not know for the robot check once many have guessed, and the known one for nothing',
    ],
    [
      'e2e/gjetting.story.ts',
      'når mange har gjettet på kontoen, løser eieren robotsjekken på en ny maskin og kommer inn @telefon',
    ],
  ],
  A12: [[forsoek, 'stops one address that tries many accounts']],
  A13: [
    ['server/src/features/bruker/personnummer/personnummer.test.ts', 'refuses %s'],
    [
      'server/src/features/bruker/personnummer/personnummer.test.ts',
      'refuses a number that another has, with a sentence that does not say whose it is',
    ],
    [auth, 'says in words what is missing in %j'],
    [auth, 'says the same for a known address and a known number, and mails the owner'],
  ],
  A14: [['e2e/registrering.story.ts', 'passordet kan vises mens det skrives']],
  B1: [
    [
      'server/src/features/auth/token.test.ts',
      'opens none whose claims or header were changed, whatever the change',
    ],
    ['server/src/features/auth/token.test.ts', 'opens none that calls its signature %s'],
    [
      'server/src/features/auth/token.test.ts',
      'opens none of another key, of a key named by a path or an address, and one of the older key',
    ],
    [
      'server/src/features/auth/token.test.ts',
      'opens none without an end, after it, before its time, or for another use',
    ],
    ['server/src/features/auth/token.test.ts', 'opens nothing that is not a token, however it looks'],
    [access, 'answers 401 without a token and with a false one'],
  ],
  B3: [
    ['server/src/features/auth/token.test.ts', 'takes no token of one use for one of another'],
    [visning, 'opens one document with a viewer token, and nothing else'],
    [konto, 'never takes the link for a new address as one for a new password'],
    [totrinn, 'takes no challenge for a session or a look at a document, and no session for a challenge'],
  ],
  B4: [
    [auth, 'ends the session at logout, for the token too'],
    ['e2e/innlogging.story.ts', 'etter utlogging er innloggingen borte, og Tilbake viser ingenting'],
    ['e2e/innlogging.story.ts', 'den som logger ut i en fane, er ute av den andre også'],
  ],
  B5: [
    [matrise, 'lets a demoted administrator in nowhere from the next call on'],
    [konto, 'sets a new password, stays logged in here, ends the other sessions and mails a notice'],
    [konto, 'ends every session at «logg ut overalt»'],
    [toProsesser, 'holds a changed role'],
    [toProsesser, 'ends the sessions of %s'],
  ],
  B8: [[visning, 'reads a token in the address nowhere else']],
  B9: [
    [visning, 'opens one document with a viewer token, and nothing else'],
    [visning, 'closes a viewer token after 60 seconds, and with the session it came from'],
  ],
  B11: [
    [
      'server/src/app/start-errors.test.ts',
      'refuses a secret that can be guessed, and the demo in production',
    ],
    [
      'server/src/app/key-rotation.test.ts',
      'changes keys while people work, loses nothing, and says when the old key can go',
    ],
  ],
  B12: [
    [totrinn, 'takes a code with spaces in it, from the step before or after, and none further away'],
    [totrinn, 'takes a code once, and none of an earlier step after it'],
    [totrinn, 'takes a recovery code once, however it is typed, and tells the owner'],
    [totrinn, 'keeps the key sealed and bound to the user, and the codes hashed'],
    [totrinn, 'stops who guesses, more the longer they do, until the owner changes the password'],
    [totrinnAv, 'refuses an administrator without it all but what sets it up, with a code of its own'],
    [
      'e2e/totrinn-krav.story.ts',
      'en administrator må slå på totrinnsinnlogging før noe annet, og kommer dit hun skulle',
    ],
  ],
  B13: [
    [
      'server/src/features/auth/oidc/kobling.test.ts',
      'opens nothing to whom only the number points to the account, and links nothing',
    ],
    ['server/src/features/auth/konto/fersk.test.ts', '%s of their own'],
    ['server/src/features/auth/konto/fersk.test.ts', '%s of somebody else'],
    [konto, 'asks for the password again at %s when the login is older than 15 minutes'],
    ['e2e/persondata.story.ts', 'en gammel innlogging spør om passordet, og lagrer så det jeg holdt på med'],
  ],
  C1: [
    ['server/src/app/path-variants.test.ts', 'lets nobody in by another way of writing it'],
    [
      'server/src/app/path-variants.test.ts',
      'lets nobody in by another method, or by naming one in a header',
    ],
    [matrise, 'lets in and refuses whom the table says'],
    [access, 'serves no route that the contract and the short list of plain pages do not name'],
  ],
  C2: [
    [matrise, 'answers a foreign thing exactly like one that does not exist'],
    [dokument, 'answers somebody else exactly as if it did not exist'],
  ],
  C4: [
    [
      'server/src/app/hostile-input.test.ts',
      'lets a save change nothing of a user that is not theirs to change',
    ],
    [
      'server/src/features/bruker/bruker.test.ts',
      'takes a whole object back, ignores protected and unknown fields, and saves nothing when nothing changed',
    ],
  ],
  C5: [
    [
      'server/src/app/hostile-input.test.ts',
      'lets the owner change nothing of a document that is for staff, in whatever wrapping',
    ],
    [dokument, 'refuses the owner who changes %j, and saves nothing of it'],
  ],
  C6: [[dokument, 'changes only the fields the call carries']],
  C7: [
    [
      'server/src/app/hostile-input.test.ts',
      'holds BEHANDLET against the owner also when both save at the same moment, a hundred times',
    ],
    [dokument, 'locks BEHANDLET for the owner, not for staff'],
  ],
  C8: [[opplasting, 'lets nobody upload in the name of somebody else, but staff']],
  C9: [
    [
      'server/src/app/hostile-input.test.ts',
      'keeps at least one registration, whole episodes, known productions, and the kind of work of the production',
    ],
    [dokument, 'refuses a production that does not exist, and says so at the field'],
  ],
  C10: [
    [
      'server/src/app/hostile-input.test.ts',
      'keeps at least one registration, whole episodes, known productions, and the kind of work of the production',
    ],
    [dokument, 'never leaves the list of registrations empty'],
    [dokument, 'refuses %s episodes'],
  ],
  C11: [
    [matrise, 'lets in and refuses whom the table says'],
    [vurdering, 'is for staff: no call, no history, no mail and no download of the member carries it'],
  ],
  C12: [
    ['server/src/app/hostile-input.test.ts', 'takes keys of prototypes and doubled parameters for nothing'],
    [access, 'says in Norwegian what is wrong with broken or huge JSON'],
  ],
  A2: [
    [
      'server/src/features/auth/passord.test.ts',
      'counts characters, and demands nothing of them but their number',
    ],
    [
      'server/src/features/auth/passord.test.ts',
      'knows a password again however its letters are composed, and no other',
    ],
  ],
  A10: [
    [
      'server/src/features/auth/lenke.test.ts',
      'leads to the address in the configuration, whatever host the call names',
    ],
  ],
  B2: [
    ['server/src/features/auth/token.test.ts', 'holds id, address and times, and nothing about the person'],
  ],
  B6: [
    [
      'server/src/features/auth/sesjon/sesjon.test.ts',
      'ends a session that nobody has used for an hour, and keeps one that is used (B6)',
    ],
    ['server/src/features/auth/sesjon/sesjon.test.ts', 'ends a session after twelve hours, however busy'],
  ],
  B7: [
    [
      'e2e/spor.story.ts',
      'er klokken på maskinen ${hva}, går det an å logge inn, være inne og bli logget ut',
    ],
  ],
}
