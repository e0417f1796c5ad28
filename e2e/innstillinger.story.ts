import { type Brevinnstilling, standardInnstillinger } from '@rp/contract/innstilling'
import { text as hjem } from '../web/src/features/hjem/hjem.text.ts'
import {
  brevText,
  faglisteText,
  infomeldingText,
  kontaktadresseText,
  lenkerText,
  paaminnelserText,
  svarfristText,
  text,
  visningsaarText,
} from '../web/src/features/innstilling/innstilling.text.ts'
import { infoPopupText } from '../web/src/features/system/info-popup.text.ts'
import { conflictText } from '../web/src/ui/conflict-dialog.text.ts'
import { guardText } from '../web/src/ui/unsaved-guard.text.ts'
import { endre, epostTil, nyAdresse, register, send, uploadFiler } from './samtale.ts'
import { chooseInMenyen, expect, expectAccessible, giOkt, test } from './story.ts'

// What is set here holds for everybody at once, also for the stories told beside these. So they take turns, are told on one screen
// alone, leave it as they found it, and never set what another story could trip over; the API's tests do that.
test.describe.configure({ mode: 'serial' })

const unik = () => nyAdresse().slice(0, 8)

test.describe('infomeldingen', () => {
  test.use({ infoVist: false })
  test('skrives av saksbehandleren og leses av medlemmet', async ({
    page,
    administrator,
    annenNettleser,
  }) => {
    await administrator()
    await page.goto('/admin/registreringer')
    await chooseInMenyen(page, text.tittel)
    await expect(page).toHaveURL('/admin/innstillinger/infomelding')
    await expectAccessible(page, 'innstillinger: infomelding')
    const tittel = `Stengt i romjulen ${unik()}`
    await page.getByLabel(infomeldingText.overskrift).fill(tittel)
    await page
      .getByLabel(infomeldingText.tekst, { exact: true })
      .fill(
        'Vi svarer igjen 2. januar.\n\nLes mer på https://www.organisasjonen.example/jul.\n\n<b>Ikke fet</b>',
      )
    await expect(page.getByText('IKKE LAGRET')).toBeVisible()
    await page.getByRole('link', { name: lenkerText.tittel, exact: true }).click()
    await page
      .getByRole('alertdialog', { name: guardText.overskrift })
      .getByRole('button', { name: guardText.bli })
      .click()
    await page.getByRole('button', { name: text.lagre, exact: true }).click()
    await expect(page.getByText(text.lagret)).toBeVisible()
    await expect(page.getByText(/^Sist endret av /)).toBeVisible()

    const hjemme = await annenNettleser()
    await giOkt(hjemme, await register())
    await hjemme.goto('/')
    const popup = hjemme.getByRole('alertdialog', { name: tittel })
    await expect(popup).toContainText('<b>Ikke fet</b>')
    await expect(popup).toContainText(infoPopupText.hjelpTittel)
    await expect(popup.getByRole('link', { name: 'https://www.organisasjonen.example/jul' })).toBeVisible()
    await popup.getByRole('button', { name: 'OK' }).click()

    await page.getByLabel(infomeldingText.paa).uncheck()
    await expect(page.getByRole('region', { name: infomeldingText.visning })).toContainText(
      infomeldingText.av,
    )
    await page.getByLabel(infomeldingText.paa).check()
    await expect(page.getByText('IKKE LAGRET')).toBeHidden()

    await page.getByRole('button', { name: text.tilbakestill, exact: true }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: text.tilbakestill, exact: true }).click()
    await expect(page.getByText(text.tilbakestilt)).toBeVisible()
    await expect(page.getByLabel(infomeldingText.overskrift)).toHaveValue(
      standardInnstillinger.infomelding.tittel,
    )
    await page.getByRole('button', { name: text.visHistorikk }).click()
    await expect(page.getByRole('region', { name: 'Historikk' })).toContainText(tittel)
  })
})

test('teksten i en e-post endres med plassholdere, vises slik medlemmet ser den, og prøves', async ({
  page,
  administrator,
}) => {
  const admin = await administrator()
  await page.goto('/admin/innstillinger/brev')
  await expectAccessible(page, 'innstillinger: brevene')
  await page.getByRole('link', { name: 'Vurdering: samme status' }).click()
  const visning = page.getByRole('region', { name: brevText.visning })
  await expect(visning).toContainText('Vi har vurdert «Avtale om regi»')
  await expectAccessible(page, 'innstillinger: et brev')

  const tekst = page.getByLabel(brevText.tekst, { exact: true })
  const lagre = page.getByRole('button', { name: text.lagre, exact: true })
  const hilsen = `God dag ${unik()}, {fornavn}.`
  await tekst.fill(`${hilsen}\n\nDet gjelder «{tittel}». {hva}\n\n{kommentar}`)
  await lagre.click()
  await expect(page.getByRole('link', { name: /«\{hva\}» er ikke en plassholder/ })).toBeVisible()
  await tekst.fill(`${hilsen}\n\nDet gjelder «{tittel}».\n\n{kommentar}\n\n`)
  await expect(page.getByRole('link', { name: /Teksten må ha \{lenke\}/ })).toBeVisible()
  await tekst.press('End')
  await page.getByRole('button', { name: brevText.settInn('lenke') }).click()
  await expect(visning).toContainText('Det gjelder «Avtale om regi».')
  await page.getByRole('button', { name: brevText.sendProeve }).click()
  await expect(page.getByText(`Prøven er sendt til ${admin.email}.`)).toBeVisible()
  const proeve = await epostTil(admin.email, /^Prøve: Vi har vurdert/)
  expect(proeve.letter.paragraphs[0]).toBe(hilsen.replace('{fornavn}', 'Kari'))
  await lagre.click()
  await expect(page.getByText(text.lagret)).toBeVisible()

  const medlem = await register()
  const { _id } = await uploadFiler(medlem, 'Avtale om klipp')
  await endre(admin, _id, { signatureRH: true })
  const brev = await epostTil(medlem.email, /^Vi har vurdert/)
  expect(brev.letter.paragraphs).toEqual([
    hilsen.replace(', {fornavn}', ''),
    'Det gjelder «Avtale om klipp».',
  ])
  await page.getByRole('button', { name: text.tilbakestill, exact: true }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: text.tilbakestill, exact: true }).click()
  await expect(page.getByText(text.tilbakestilt)).toBeVisible()
})

test('påminnelser er av til saksbehandleren slår dem på, med dager som går opp', async ({
  page,
  administrator,
}) => {
  await administrator()
  await page.goto('/admin/innstillinger/paaminnelser')
  await expect(page.getByText(paaminnelserText.hjelp[0])).toBeVisible()
  await expectAccessible(page, 'innstillinger: påminnelser')
  const regel = page.getByRole('group', { name: 'MANGLER SIGNATUR' })
  const paa = regel.getByLabel(`${paaminnelserText.paa} MANGLER SIGNATUR`)
  await expect(paa).not.toBeChecked()
  await regel.getByLabel(paaminnelserText.felt.foerste).fill('')
  await paa.check()
  await page.getByRole('button', { name: text.lagre, exact: true }).click()
  await expect(page.getByRole('link', { name: 'Skriv et helt tall fra 1 til 365.' })).toBeVisible()
  await regel.getByLabel(paaminnelserText.felt.foerste).fill('200')
  await page.getByRole('button', { name: text.lagre, exact: true }).click()
  await expect(page.getByText(text.lagret)).toBeVisible()
  await page.reload()
  await expect(paa).toBeChecked()
  await expect(regel.getByLabel(paaminnelserText.felt.foerste)).toHaveValue('200')
  await paa.uncheck()
  await page.getByRole('button', { name: text.lagre, exact: true }).click()
  await expect(page.getByText(text.lagret)).toBeVisible()
})

test('lenker, kontaktadresse og visningsår står hos medlemmet med en gang', async ({
  page,
  administrator,
  annenNettleser,
  vakt,
}) => {
  vakt.tillat(/409/)
  await administrator()
  await page.goto('/admin/innstillinger/lenker')
  await page.getByRole('button', { name: lenkerText.leggTil }).click()
  await page.getByLabel(lenkerText.tekst(4)).fill('Vedtektene')
  await page.getByLabel(lenkerText.adresse(4)).fill('http://www.organisasjonen.example')
  await page.getByRole('button', { name: text.lagre, exact: true }).click()
  await expect(page.getByRole('link', { name: /begynner med https/ })).toBeVisible()
  await expectAccessible(page, 'innstillinger: en lenke er feil')
  await page.getByLabel(lenkerText.adresse(4)).fill('https://www.organisasjonen.example/vedtekter')
  await page.getByRole('button', { name: lenkerText.opp(4) }).click()
  await page.getByRole('button', { name: text.lagre, exact: true }).click()
  await expect(page.getByText(text.lagret)).toBeVisible()

  await page.getByRole('link', { name: kontaktadresseText.tittel }).click()
  const adresse = `${unik()}@organisasjonen.example`
  await page.getByLabel(kontaktadresseText.felt).fill(adresse)
  await page.getByRole('button', { name: text.lagre, exact: true }).click()
  await expect(page.getByText(text.lagret)).toBeVisible()

  await page.getByRole('link', { name: visningsaarText.tittel }).click()
  await page.getByRole('button', { name: visningsaarText.leggTil }).click()
  await page.getByRole('textbox', { name: visningsaarText.aar, exact: true }).fill('2031')
  await page.getByLabel(visningsaarText.fordeles).fill('2033')
  await page.getByRole('button', { name: visningsaarText.lagre, exact: true }).click()
  await expect(page.getByRole('rowheader', { name: '2031' })).toBeVisible()
  await expectAccessible(page, 'innstillinger: visningsår')

  const hjemme = await annenNettleser()
  await giOkt(hjemme, await register())
  await hjemme.goto('/')
  const lenker = hjemme.getByRole('region', { name: hjem.lenkerTittel })
  await expect(lenker.getByRole('link').nth(2)).toHaveText(/^Vedtektene/)
  await expect(lenker).toContainText(adresse)
  await expect(lenker).toContainText('2031 (fordeles i 2033)')

  await page.getByRole('button', { name: visningsaarText.slettHvem(2031) }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: visningsaarText.slett }).click()
  await expect(page.getByRole('rowheader', { name: '2031' })).toHaveCount(0)
  await page.getByRole('button', { name: visningsaarText.slettHvem(2023) }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: visningsaarText.slett }).click()
  await expect(page.getByRole('alert')).toContainText('Visningsåret 2023 har en sendeliste')
  for (const del of [lenkerText.tittel, kontaktadresseText.tittel]) {
    await page.getByRole('link', { name: del, exact: true }).click()
    await page.getByRole('button', { name: text.tilbakestill, exact: true }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: text.tilbakestill, exact: true }).click()
    await expect(page.getByText(text.tilbakestilt)).toBeVisible()
  }
})

test('siden om fagfunksjoner forteller hva et bytte betyr, før det lagres', async ({
  page,
  administrator,
}) => {
  await administrator()
  await page.goto('/admin/innstillinger/fagfunksjoner')
  await expectAccessible(page, 'innstillinger: fagfunksjoner')
  const slik = page.getByRole('region', { name: faglisteText.slik })
  await expect(slik).toContainText(`TV-underholdning${faglisteText.liste['tv-underholdning']}`)
  await page.getByLabel(faglisteText.navn.fordelingsplan).check()
  await expect(slik).toContainText(`TV-underholdning${faglisteText.liste.generell}`)
  await expect(page.getByText('IKKE LAGRET')).toBeVisible()
  await page.getByLabel(faglisteText.navn.spesifikasjon).check()
  await expect(page.getByText('IKKE LAGRET')).toBeHidden()
})

test('svarfristen er et tall fra 1 til 90, og den kan tilbakestilles', async ({ page, administrator }) => {
  await administrator()
  await page.goto('/admin/innstillinger/svarfrist')
  const felt = page.getByLabel(svarfristText.felt)
  await expect(felt).toHaveValue('14')
  await felt.fill('0')
  await page.getByRole('button', { name: text.lagre, exact: true }).click()
  await expect(page.getByRole('link', { name: 'Skriv et helt tall fra 1 til 90.' })).toBeVisible()
  await expectAccessible(page, 'innstillinger: svarfristen er feil')
  await felt.fill('15')
  await page.getByRole('button', { name: text.lagre, exact: true }).click()
  await expect(page.getByText(text.lagret)).toBeVisible()
  await page.getByRole('button', { name: text.tilbakestill, exact: true }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: text.tilbakestill, exact: true }).click()
  await expect(felt).toHaveValue('14')
  await page.getByRole('button', { name: text.visHistorikk }).click()
  await expect(page.getByRole('region', { name: 'Historikk' })).toContainText('Svarfrist i dager')
})

test('to som skriver samme e-post, velger hvilken tekst som gjelder', async ({
  page,
  administrator,
  vakt,
}) => {
  vakt.tillat(/409/)
  const { token } = await administrator()
  const sti = '/api/innstillinger/brev/vurdering_samme_status'
  const brev = (await send('GET', '/api/innstillinger/brev', undefined, token)) as Brevinnstilling[]
  const mal = brev.find(({ navn }) => sti.endsWith(navn))
  await page.goto('/admin/innstillinger/brev/vurdering_samme_status')
  await page.getByLabel(brevText.emne, { exact: true }).fill('Mitt emne')
  const verdi = { ...mal?.verdi, emne: 'Kollegaens emne' }
  await send('PUT', sti, { verdi, versjon: mal?.versjon }, token)
  await page.getByRole('button', { name: text.lagre, exact: true }).click()
  const konflikt = page.getByRole('alertdialog', { name: conflictText.lagretAvDeg(text.innstillingen) })
  await expect(konflikt).toContainText('Mitt emne')
  await expect(konflikt).toContainText('Kollegaens emne')
  await konflikt.getByRole('button', { name: conflictText.bruk }).click()
  await expect(page.getByLabel(brevText.emne, { exact: true })).toHaveValue('Kollegaens emne')
  await expect(page.getByText('LAGRET', { exact: true })).toBeVisible()
  await send('DELETE', sti, undefined, token)
})
