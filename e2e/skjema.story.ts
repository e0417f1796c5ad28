import { text as planText } from '../web/src/features/fordeling/plan/plan.text.ts'
import { nyText } from '../web/src/features/produksjon/produksjon-velger.text.ts'
import {
  formText as produksjonText,
  slettText,
} from '../web/src/features/produksjon/register/register.text.ts'
import {
  listText as selskapListText,
  formText as selskapText,
} from '../web/src/features/produksjon/selskap/selskap.text.ts'
import { conflictText } from '../web/src/ui/conflict-dialog.text.ts'
import { guardText, keptDraftText } from '../web/src/ui/unsaved-guard.text.ts'
import { createProduksjon, createSelskap, nyAdresse, type Person, send } from './samtale.ts'
import { expect, test } from './story.ts'

const unik = (navn: string) => `${navn} ${nyAdresse().slice(0, 8)}`

type Stored = { _id: string; versjon: number; [felt: string]: unknown }
/** The forms with a stored version: where each is, and one of its fields. */
const skjemaer = [
  {
    hva: produksjonText.produksjonen,
    lagre: produksjonText.lagre,
    api: '/api/produksjoner',
    side: '/admin/produksjoner',
    tilbake: produksjonText.tilbake,
    felt: 'Episoder',
    etikett: nyText.felt.Episoder,
    lag: (stab: Person) => createProduksjon(stab, { Produksjonstittel: unik('Skjemaet') }),
    endret: ({ versjon }: Stored) => ({ versjon, Episoder: 12 }),
  },
  {
    hva: selskapText.selskapet,
    lagre: selskapText.lagre,
    api: '/api/produksjonsselskaper',
    side: '/admin/produksjonsselskaper',
    tilbake: selskapText.tilbake,
    felt: 'kontaktperson',
    etikett: selskapListText.kolonne.kontaktperson,
    lag: async (stab: Person) => (await createSelskap(stab, unik('Skjemaet AS'))).selskap,
    endret: ({ versjon }: Stored) => ({ versjon, kontaktperson: '12' }),
  },
  {
    hva: planText.planen,
    lagre: planText.lagre,
    api: '/api/fordelingsplaner',
    side: '/admin/fordelingen/planer',
    tilbake: planText.tilbake,
    felt: 'endring',
    etikett: planText.felt.endring,
    lag: (stab: Person) =>
      send('POST', '/api/fordelingsplaner', { visningsaar: 1961, fra: null }, stab.token) as Promise<Stored>,
    endret: ({ versjon, vedtatt, innhold }: Stored) => ({ versjon, vedtatt, innhold, endring: '12' }),
  },
]

for (const { hva, lagre, api, side, tilbake, felt, etikett, lag, endret } of skjemaer)
  test(`${hva}: det som er skrevet, overlever en ny lasting og en annens lagring, og lagres på vei ut`, async ({
    page,
    administrator,
    vakt,
  }) => {
    vakt.tillat(/409/)
    page.on('dialog', dialog => dialog.accept())
    const stab = await administrator()
    const { _id } = await lag(stab)
    const hent = () => send('GET', `${api}/${_id}`, undefined, stab.token) as Promise<Stored>
    const lagret = async () => String((await hent())[felt])
    const skjermfelt = page.getByLabel(etikett, { exact: true })
    await page.goto(`${side}/${_id}`)
    await expect(page.getByText('LAGRET', { exact: true })).toBeVisible()
    await skjermfelt.fill('11')
    await expect(page.getByText('IKKE LAGRET', { exact: true })).toBeVisible()
    await page.reload()
    await expect(skjermfelt).toHaveValue('11')
    await page.getByRole('button', { name: keptDraftText.fortsett }).click()
    await send('PUT', `${api}/${_id}`, endret(await hent()), stab.token)
    await page.getByRole('button', { name: lagre, exact: true }).click()
    const konflikt = page.getByRole('alertdialog', { name: conflictText.lagretAvDeg(hva) })
    await expect(konflikt).toContainText('11')
    await expect(konflikt).toContainText('12')
    await konflikt.getByRole('button', { name: conflictText.behold }).click()
    await expect(page.getByText('LAGRET', { exact: true })).toBeVisible()
    expect(await lagret()).toBe('11')

    await skjermfelt.fill('13')
    await page.getByRole('link', { name: tilbake, exact: true }).click()
    const spoersmaal = page.getByRole('alertdialog', { name: guardText.overskrift })
    await spoersmaal.getByRole('button', { name: guardText.lagre }).click()
    await expect(page).toHaveURL(side)
    expect(await lagret()).toBe('13')
  })

test('det som ikke kan lagres, holder på den som vil lagre og gå', async ({ page, administrator }) => {
  const stab = await administrator()
  const { _id } = await createProduksjon(stab, { Produksjonstittel: unik('Ikke et tall') })
  await page.goto(`/admin/produksjoner/${_id}`)
  const sesong = page.getByLabel(nyText.felt.Sesong, { exact: true })
  await sesong.fill('to')
  await page.getByRole('link', { name: produksjonText.tilbake, exact: true }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: guardText.lagre }).click()
  await expect(page.getByRole('alertdialog')).toHaveCount(0)
  await expect(sesong).toBeFocused()
  await expect(page).toHaveURL(`/admin/produksjoner/${_id}`)

  // Of what is deleted, nothing is left to save.
  await page.getByRole('button', { name: produksjonText.slett, exact: true }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: slettText.slett, exact: true }).click()
  await expect(page).toHaveURL(/\/admin\/produksjoner(\?|$)/)
})

test('begrunnelsen for et skattegrunnlag går ikke tapt uten spørsmål', async ({ page, administrator }) => {
  await administrator()
  await page.goto('/admin/fordelingen/skattegrunnlag')
  const begrunnelse = page.getByLabel('Begrunnelse', { exact: true })
  await begrunnelse.fill('Årets oppgave')
  await page.getByRole('link', { name: 'Saker', exact: true }).click()
  const spoersmaal = page.getByRole('alertdialog', { name: guardText.overskrift })
  await spoersmaal.getByRole('button', { name: guardText.bli }).click()
  await expect(begrunnelse).toHaveValue('Årets oppgave')
})
