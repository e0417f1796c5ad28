import type { KiMerknad, Sted } from '@rp/contract/ki'

type Merknadsgruppe = { kode: KiMerknad['kode']; steder: readonly Sted[] }

/** What there is to know, each thing once, with every page it was seen on. */
export const groupMerknader = (merknader: readonly KiMerknad[]): Merknadsgruppe[] =>
  [...new Set(merknader.map(({ kode }) => kode))].map(kode => {
    const sider = new Map(
      merknader.flatMap(one => (one.kode === kode && one.sted ? [[one.sted.side, one.sted]] : [])),
    )
    return { kode, steder: [...sider.values()] }
  })
