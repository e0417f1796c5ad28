/** What the web posts of a mailed link, `{screen}/{id}#{secret}`. */
export function tokenOf(address: string | undefined): string {
  const { pathname, hash } = new URL(address ?? 'http://ingen.example/')
  return `${pathname.split('/').at(-1)}.${hash.slice(1)}`
}
