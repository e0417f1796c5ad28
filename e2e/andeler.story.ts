import { text as andelText } from '../web/src/features/fordeling/andel/andel.text.ts'
import { text as hjemText } from '../web/src/features/hjem/hjem.text.ts'
import { createProduksjon, endre, epostTil, type Person, register, send, uploadFiler } from './samtale.ts'
import { expect, expectAccessible, giOkt, test } from './story.ts'

/** What the published list calls it. */
const gruppe = 'Foto (A-foto, foto)'
const merke = Math.random().toString(36).slice(2, 8)

/** A member with a name and an approved claim of the photography of a work. */
async function fotograf(
  stab: Person,
  produksjonsID: string,
  tittel: string,
  fornavn: string,
): Promise<Person> {
  const medlem = await register()
  await send('PUT', `/api/user/${medlem.id}`, { fornavn, etternavn: merke }, medlem.token)
  const { _id } = await uploadFiler(medlem, `Foto, ${tittel}`, undefined, false)
  await endre(stab, _id, {
    ansiennitet: [{ produksjonsnavn: tittel, produksjonsID, fagfunksjon: 'Foto', episoder: 1 }],
    signaturePC: true,
    signatureRH: true,
    rettighetsklausuler: { status: true, comment: '' },
    status: 'BEHANDLET',
    bekreftelse: 'Prøve',
  })
  return medlem
}

test('to som deler en fagfunksjon, blir enige om andelene @begge', async ({
  page,
  annenNettleser,
  administrator,
}) => {
  const stab = await administrator()
  const tittel = `Vidda ${merke}`
  const { _id } = await createProduksjon(stab, {
    Produksjonstittel: tittel,
    Verkstype: 'Spillefilm',
    Episoder: 1,
  })
  const kari = await fotograf(stab, _id, tittel, 'Kari')
  const ola = await fotograf(stab, _id, tittel, 'Ola')

  await giOkt(page, kari)
  await page.goto('/oppgjoer')
  const sak = page.getByRole('region', { name: andelText.sak(tittel, gruppe), exact: true })
  await expect(sak.getByText(andelText.deler(gruppe, [`Ola ${merke}`]))).toBeVisible()
  await sak.getByRole('button', { name: andelText.foreslaaHva(tittel, gruppe) }).click()
  const dialog = page.getByRole('dialog', { name: andelText.foreslaaHva(tittel, gruppe) })
  const [du, andre] = [andelText.du, `Ola ${merke}`].map(navn =>
    dialog.getByLabel(andelText.andelAv(navn), { exact: true }),
  )
  await du?.fill('62,5')
  await expect(dialog.getByRole('status')).toContainText(andelText.sumFeil)
  await dialog.getByRole('button', { name: andelText.send }).click()
  await expect(dialog.getByRole('alert')).toContainText(andelText.sumFeil)
  await expectAccessible(page, 'oppgjør: forslag om andeler')
  await andre?.fill('37,5')
  await expect(dialog.getByRole('alert')).toHaveCount(0)
  await dialog.getByRole('button', { name: andelText.send }).click()
  await expect(dialog).toHaveCount(0)
  await expect(sak.getByText(andelText.venterPaa([`Ola ${merke}`]))).toBeVisible()
  await epostTil(ola.email, /andeler/)

  await sak.getByRole('button', { name: andelText.trekk }).click()
  const trekk = page.getByRole('dialog', { name: andelText.trekkTittel })
  await trekk.getByLabel('Begrunnelse', { exact: true }).fill('Jeg regnet feil.')
  await trekk.getByRole('button', { name: andelText.trekk }).click()
  await expect(trekk).toHaveCount(0)
  await expect(sak.getByText(andelText.duTrakk('Jeg regnet feil.'))).toBeVisible()
  await sak.getByRole('button', { name: andelText.foreslaaHva(tittel, gruppe) }).click()
  await du?.fill('62,5')
  await andre?.fill('37,5')
  await dialog.getByRole('button', { name: andelText.send }).click()
  await expect(dialog).toHaveCount(0)

  const hos = await annenNettleser()
  await giOkt(hos, ola)
  await hos.goto('/')
  await hos.getByRole('region', { name: hjemText.andeler.tittel }).getByRole('link').click()
  const forslag = hos.getByRole('region', { name: andelText.sak(tittel, gruppe), exact: true })
  await expect(forslag.getByText(andelText.prosent('62,5'))).toBeVisible()
  await expectAccessible(hos, 'oppgjør: andeler som venter på svar')
  await forslag.getByRole('button', { name: andelText.nei, exact: true }).click()
  const nei = hos.getByRole('dialog', { name: andelText.neiTittel })
  await nei.getByRole('button', { name: andelText.bekreft }).click()
  await expect(nei.getByText('Skriv en begrunnelse.')).toBeVisible()
  await nei.getByLabel('Begrunnelse', { exact: true }).fill('Jeg hadde halvparten.')
  await nei.getByRole('button', { name: andelText.bekreft }).click()
  await expect(nei).toHaveCount(0)
  await expect(forslag.getByText(andelText.avslaatt(`Ola ${merke}`, 'Jeg hadde halvparten.'))).toBeVisible()
  await forslag.getByRole('button', { name: andelText.foreslaaHva(tittel, gruppe) }).click()
  await hos.getByRole('dialog').getByRole('button', { name: andelText.send }).click()
  await expect(forslag.getByText(andelText.venterPaa([`Kari ${merke}`]))).toBeVisible()

  await page.reload()
  await sak.getByRole('button', { name: andelText.ja }).click()
  await expect(sak.getByRole('heading', { name: andelText.gjelder })).toBeVisible()
  await expect(sak.getByText(andelText.prosent('50'))).toHaveCount(2)
})
