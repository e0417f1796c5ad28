import type { ComponentType } from 'react'

/**
 * A route's `lazy` that never fails. React Router 8.5 draws nothing at all for a route whose `lazy` rejects; a component that throws
 * reaches the route's own error page. It stays so until the page is loaded anew, which is what that page offers.
 */
export function fetched(load: () => Promise<ComponentType>): () => Promise<{ Component: ComponentType }> {
  return async () => {
    try {
      return { Component: await load() }
    } catch (error) {
      const Failed = () => {
        throw error
      }
      return { Component: Failed }
    }
  }
}
