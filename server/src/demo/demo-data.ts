import { createDokumenter, type DemoDokument } from './dokumenter.ts'
import { createBrukere, type DemoBruker } from './medlemmer.ts'
import { createProduksjoner, type DemoProduksjon } from './produksjoner.ts'
import { createRng } from './rng.ts'
import { createSaker, type DemoSak } from './saker.ts'
import { createSelskaper, type DemoSelskap } from './selskaper.ts'
import { addBruk, createSendeliste, type DemoSendelinje } from './sendeliste.ts'

/** Everything a demo is filled with, as plain data. Indexes point into the lists beside them. */
export type DemoData = {
  selskaper: DemoSelskap[]
  produksjoner: DemoProduksjon[]
  sendeliste: DemoSendelinje[]
  brukere: DemoBruker[]
  dokumenter: DemoDokument[]
  saker: DemoSak[]
}

/**
 * Invents the demo: the same seed and day give the same people, productions and contracts. `naa` is the day that the
 * documents lead up to; nothing in the demo is later.
 */
export function createDemoData({ seed, naa }: { seed: number; naa: Date }): DemoData {
  const rng = createRng(seed)
  const selskaper = createSelskaper(rng.fork('selskaper'))
  const register = createProduksjoner(rng.fork('produksjoner'))
  const sendeliste = createSendeliste(register, rng.fork('sendeliste'))
  const produksjoner = addBruk(register, sendeliste)
  const brukere = createBrukere(rng.fork('brukere'))
  const grunnlag = { rng: rng.fork('dokumenter'), naa, selskaper, produksjoner, sendeliste, brukere }
  return {
    selskaper,
    produksjoner,
    sendeliste,
    brukere,
    dokumenter: createDokumenter(grunnlag),
    saker: createSaker(naa),
  }
}
