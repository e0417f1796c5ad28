import { faultProofs } from './proofs-faults.ts'
import { peopleProofs } from './proofs-people.ts'
import { thingsProofs } from './proofs-things.ts'

/** File and title of a test in `npm test`, as the title stands in the code. */
export type Proof = readonly [file: string, title: string]
export type Proofs = Readonly<Record<string, readonly Proof[]>>

/** The tests that prove each row. `proofs.test.ts` holds this list against the files. */
export const proofs: Proofs = { ...peopleProofs, ...thingsProofs, ...faultProofs }
