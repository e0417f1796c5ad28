import { findEnhet } from '@rp/contract/enhetsregister'
import type { Caller } from '../../../platform/http/caller.ts'
import type { Route } from '../../../platform/http/caller-route.ts'
import type { EnhetsregisterService } from './enhetsregister.service.ts'

export function registerEnhetsregisterRoutes(route: Route<Caller>, register: EnhetsregisterService): void {
  route(findEnhet, ({ query }) => register.find(query.orgnr))
}
