type Policy = { createScriptURL: (address: string) => string }
type Policies = {
  createPolicy: (name: string, rules: { createScriptURL: (address: string) => string }) => Policy
}

/** @throws TypeError for anything but a file of the build */
function requireOwn(address: string): string {
  const { origin, pathname, href } = new URL(address, location.origin)
  if (origin !== location.origin || !/^\/(assets|node_modules)\//.test(pathname))
    throw new TypeError('Not a worker of our own')
  return href
}

// Browsers without trusted types have no such object; the content security policy keeps them to our own address as well.
const { trustedTypes } = globalThis as { trustedTypes?: Policies }
const policy = trustedTypes?.createPolicy('rp-arbeider', { createScriptURL: requireOwn })

/**
 * A worker from a file of the build. The content security policy lets no other code make one: it names this policy.
 * @throws TypeError for any other address
 */
export function startOwnWorker(address: string, name?: string): Worker {
  const trusted = policy ? policy.createScriptURL(address) : requireOwn(address)
  return new Worker(trusted, { type: 'module', ...(name !== undefined && { name }) })
}
