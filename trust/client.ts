import crypto from 'node:crypto'
import { photo } from '../server/test/pdf/sample-images.ts'
import { type Answer, call, type SignedIn, send } from '../server/test/process.ts'
import { bearer } from './ground.ts'

type Dokument = { _id: string; versjon: number; filnavn: string; notat: string }

/** One document of one small picture, unlike every other. */
export async function uploadSmall(
  address: string,
  person: SignedIn,
  { filnavn = 'Arbeidsavtale', noekkel = crypto.randomUUID() as string } = {},
): Promise<Answer & { id: string }> {
  const filer = [{ navn: 'side.jpg', innhold: await smallPicture() }]
  const answer = await send(address, person, { filnavn, filer, noekkel })
  return { ...answer, id: (answer.body as { document?: Dokument }).document?._id ?? '' }
}

let base: Promise<Buffer> | undefined

/** A JPEG whose bytes are its own: a comment behind its start makes the difference. */
export async function smallPicture(bytes = 0): Promise<Buffer> {
  base ??= photo(200, 150)
  const picture = await base
  const pieces = [picture.subarray(0, 2)]
  for (let left = Math.max(bytes - picture.length, 32); left > 0; left -= 60_000) {
    const comment = crypto.randomBytes(Math.min(left, 60_000))
    const head = Buffer.from([0xff, 0xfe, 0, 0])
    head.writeUInt16BE(comment.length + 2, 2)
    pieces.push(head, comment)
  }
  return Buffer.concat([...pieces, picture.subarray(2)])
}

export async function listMine(address: string, person: SignedIn): Promise<Dokument[]> {
  const answer = await call(`${address}/api/document/mine/${person.id}`, { headers: bearer(person) })
  if (answer.status !== 200) throw new Error(`the list answered ${answer.status}`)
  return answer.body as Dokument[]
}

/** The merged PDF as the viewer fetches it. */
export async function fetchPdf(address: string, person: SignedIn, id: string): Promise<Answer> {
  const { body } = await call(`${address}/api/document/${id}/visning`, {
    method: 'POST',
    headers: bearer(person),
  })
  const { token } = body as { token: string }
  return call(`${address}/api/process/secureuploads/${id}?token=${token}`)
}
