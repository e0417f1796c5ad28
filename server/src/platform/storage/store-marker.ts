/** Says that this place is the store: an empty mount point or bucket in its place must not be written to. */
export const markerName = '.rettighetsportalen-fillager'
/** Under the store: what is being written. */
export const unfinished = 'uferdig'

export const markerText = (id?: string): string =>
  `Filene her hører til Rettighetsportalen.\n${id ? `Lager: ${id}\n` : ''}`

/** The id is missing in stores from before they had one. */
export const parseMarker = (text: string): { id: string | undefined } => ({
  id: /^Lager: (\S+)$/m.exec(text)?.[1],
})

/** Where a file lies under the store: the same in a folder and in a bucket, so that one can be copied to the other. */
export function placeOf(key: string): string {
  if (!/^[0-9a-f-]{36}$/.test(key)) throw new Error('not a key of the file store')
  return `${key.slice(0, 2)}/${key}`
}

/** The key of the file that lies there; undefined when it is no file of the store. */
export const keyAt = (place: string): string | undefined => /^[0-9a-f]{2}\/([0-9a-f-]{36})$/.exec(place)?.[1]
