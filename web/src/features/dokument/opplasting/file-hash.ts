/**
 * SHA-256 of each file in hex, one after the other so that only one lies in memory. Null where the browser has no
 * cryptography (a page without https): the question of duplicates is then left to the server.
 */
export async function hashFiles(files: readonly Blob[], signal: AbortSignal): Promise<string[] | null> {
  if (!('subtle' in crypto)) return null
  const sums: string[] = []
  for (const file of files) {
    signal.throwIfAborted()
    const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', await file.arrayBuffer()))
    sums.push(Array.from(digest, byte => byte.toString(16).padStart(2, '0')).join(''))
  }
  return sums
}
