import { Epost, Personnummer, passordLengde } from '@rp/contract/auth'
import { renEpost } from '@rp/contract/epost'
import { sentence } from '@rp/contract/errors'
import * as z from 'zod/mini'
import { text } from './auth.text.ts'

const kort = sentence('passord_for_kort', { minst: String(passordLengde.minst) })
const langt = sentence('passord_for_langt', { maks: String(passordLengde.hoeyst) })

/** An e-mail address as people type it: what a paste brings along does not count. */
const epost = z.string().check(z.overwrite(renEpost), z.minLength(1, text.manglerEpost))
const GyldigEpost = z.pipe(epost, Epost)

/** Length is counted in characters as people count them, as the server does. */
const nyttPassord = z.string().check(
  z.minLength(1, { error: text.manglerNyttPassord, abort: true }),
  z.refine(value => [...value].length >= passordLengde.minst, { error: kort, abort: true }),
  z.refine(value => [...value].length <= passordLengde.hoeyst, langt),
)

export const Innloggingsskjema = z.object({
  email: epost,
  password: z.string().check(z.minLength(1, text.manglerPassord)),
})

/** Spaces and the like in a pasted personnummer do not count; what is left must be exactly 11 digits. */
export const Registreringsskjema = z.object({
  personnummer: z.pipe(
    z.pipe(
      z.string(),
      z.transform(value => value.replace(/[\s\u00a0\u202f\u200b-]+/g, '')),
    ),
    Personnummer,
  ),
  email: GyldigEpost,
  password: nyttPassord,
  captcha: z.string().check(z.minLength(1, text.registrering.robot)),
})

export const Glemtskjema = z.object({ email: GyldigEpost })
export const Tilbakestillskjema = z.object({ password: nyttPassord })
