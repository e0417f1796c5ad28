import { listIkkeHentet } from '@rp/contract/ikke-hentet'
import type { Caller } from '../../../platform/http/caller.ts'
import type { Route } from '../../../platform/http/caller-route.ts'
import { networkOf } from '../../../platform/http/network-of.ts'
import type { UhentetService } from './uhentet.service.ts'

export function registerUhentetRoutes(route: Route<Caller>, uhentet: UhentetService): void {
  route(listIkkeHentet, async ({ query, request, reply }) => {
    const answer = await uhentet.list(query, networkOf(request.ip))
    // The same for all, and it changes when a distribution is approved.
    reply.header('Cache-Control', 'public, max-age=300')
    return answer
  })
}
