import { findEnhet } from '@rp/contract/enhetsregister'
import type { Route } from '../../../platform/http/caller-route.ts'
import type { Caller } from '../../bruker/bruker.policy.ts'
import type { EnhetsregisterService } from './enhetsregister.service.ts'

export function registerEnhetsregisterRoutes(route: Route<Caller>, register: EnhetsregisterService): void {
  route(findEnhet, ({ query }) => register.find(query.orgnr))
}
