/** Whether an address is one of this machine alone, by its number or the one name for it: names that others may give meaning to are not. */
export const isThisMachine = (url: string): boolean =>
  /^(?:localhost|127(?:\.\d{1,3}){3}|\[::1\])$/i.test(new URL(url).hostname)

/** Whether an address names this machine itself, so that what goes there passes no network. @throws TypeError when it is no URL */
export const isLoopback = (url: string): boolean =>
  isThisMachine(url) || /.\.localhost$/i.test(new URL(url).hostname)
