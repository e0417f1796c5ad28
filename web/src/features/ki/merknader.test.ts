import type { KiMerknad } from '@rp/contract/ki'
import { expect, test } from 'vitest'
import { groupMerknader } from './merknader.ts'

const boks = { left: 0, top: 0, right: 1, bottom: 1 }
const merknad = (kode: KiMerknad['kode'], side?: number): KiMerknad => ({
  kode,
  sted: side === undefined ? null : { side, sitat: '', boks },
})

test('det samme sies én gang, med alle sidene det gjelder', () => {
  const funnet = groupMerknader([merknad('mange_sider'), merknad('ulest_side', 2), merknad('ulest_side', 5)])
  expect(funnet.map(({ kode, steder }) => [kode, steder.map(({ side }) => side)])).toEqual([
    ['mange_sider', []],
    ['ulest_side', [2, 5]],
  ])
})
