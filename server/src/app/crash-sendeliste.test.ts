import type { Sendelisteutkast } from '@rp/contract/sendeliste'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { bearer } from '../../test/portal.ts'
import { call, startPortalProcess, workerOn } from '../../test/process.ts'
import { fileOf, liste, startSendelister } from '../../test/sendelister.ts'

let t: Awaited<ReturnType<typeof startSendelister>>
beforeAll(async () => {
  t = await startSendelister()
  await t.reset()
})
afterAll(() => t?.portal.close())

it('imports nothing of a list when it dies in the middle, and all of it once when it is asked again [fault 1]', async () => {
  const utkast: Sendelisteutkast = (await t.send('proeving', fileOf(liste))).json()
  const dying = await startPortalProcess({
    ...workerOn(t.portal),
    PROCESS: 'web',
    FAILPOINT: 'sendeliste-importeres',
  })
  const url = `/api/sendelister/utkast/${utkast._id}/import`
  const body = { versjon: utkast.versjon }
  const asked = call(dying.address + url, { method: 'POST', headers: bearer(t.stab), body })
  await expect(asked).rejects.toThrow()
  expect((await dying.ended).signal).toBe('SIGKILL')
  expect([await t.whole(), await t.get('/import')]).toEqual([[], []])
  expect(await t.get(`/utkast/${utkast._id}`)).toEqual(utkast)
  const answers = [
    await t.post(url.slice('/api/sendelister/'.length), body),
    await t.post(url.slice('/api/sendelister/'.length), body),
  ]
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([201, 201])
  expect(await t.whole()).toHaveLength(liste.length)
})
