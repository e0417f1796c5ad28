import { nyText } from '../web/src/features/produksjon/produksjon-velger.text.ts'
import { angreText as text } from '../web/src/features/produksjon/sammenslaaing/sammenslaaing.text.ts'
import { createProduksjon, dokumenterTil, endre, nyAdresse, register, send, uploadFiler } from './samtale.ts'
import { expect, expectAccessible, test } from './story.ts'

test('en sammenslåing angres: det som er urørt, kommer tilbake, og resten står ved navn', async ({
  page,
  administrator,
}) => {
  const stab = await administrator()
  const navn = `Brattlia ${nyAdresse().slice(0, 8)}`
  const behold = await createProduksjon(stab, { Produksjonstittel: navn, Premiere: 2021 })
  const fra = await createProduksjon(stab, { Produksjonstittel: `${navn} 2`, Premiere: 2023, Episoder: 6 })
  const medlem = await register()
  const [urort, endret] = [
    await uploadFiler(medlem, 'Urørt avtale'),
    await uploadFiler(medlem, 'Endret avtale'),
  ]
  const navngi = (id: string, produksjonsID: string, fagfunksjon: string) =>
    endre(medlem, id, { ansiennitet: [{ produksjonsID, fagfunksjon }] })
  await navngi(urort._id, fra._id, 'Manus')
  await navngi(endret._id, fra._id, 'Manus')
  const body = { fra: fra._id, feltFraDenAndre: ['Episoder'] }
  await send('POST', `/api/produksjoner/${behold._id}/sammenslaaing`, body, stab.token)
  await navngi(endret._id, behold._id, 'Klipper')

  await page.goto(`/admin/produksjoner/${behold._id}`)
  const borte = `${navn} 2 (2023)`
  const knapp = page.getByRole('button', { name: text.angreHva(borte) })
  await knapp.click()
  const dialog = page.getByRole('alertdialog', { name: text.bekreftTittel(borte) })
  await expect(dialog.getByRole('listitem')).toHaveText([
    text.iRegisteret(borte),
    text.registreringer(1, 1, borte),
    text.felt([nyText.felt.Episoder], navn),
    text.staarHva({ slag: 'dokument', navn: 'Endret avtale' }),
  ])
  await expectAccessible(page, 'register: angre en sammenslåing')
  await dialog.getByRole('button', { name: text.angre }).click()
  await expect(page.getByText(text.angret(borte, true))).toBeVisible()
  await expect(knapp).toHaveCount(0)
  await expect(page.getByLabel(nyText.felt.Episoder, { exact: true })).toHaveValue('')
  const dokumenter = await dokumenterTil(medlem)
  const produksjonI = (id: string) => dokumenter.find(({ _id }) => _id === id)?.ansiennitet[0]?.produksjonsID
  expect([produksjonI(urort._id), produksjonI(endret._id)]).toEqual([fra._id, behold._id])
})
