import type { EgenFordelingsrad } from '@rp/contract/egen-fordeling'
import { groupSendelister } from '@rp/contract/fordeling'
import type { Caller } from '../../../platform/http/caller.ts'
import type { DokumentService } from '../../dokument/dokument.service.ts'
import type { ProduksjonService } from '../../produksjon/produksjon.service.ts'
import { egneRader } from './egen-rader.ts'

type Dependencies = {
  dokument: Pick<DokumentService, 'listMine'>
  produksjon: Pick<ProduksjonService, 'listSendelister'>
}

/** What a member has registered that a viewing year pays for. */
export const createEgenFordelingService = ({ dokument, produksjon }: Dependencies) => ({
  async list(caller: Caller, brukerId: string, aar: number): Promise<EgenFordelingsrad[]> {
    const dokumenter = await dokument.listMine(caller, brukerId)
    const ids = dokumenter.flatMap(({ ansiennitet }) =>
      ansiennitet.flatMap(entry => entry.produksjonsID ?? []),
    )
    return egneRader(dokumenter, groupSendelister(await produksjon.listSendelister(ids), aar))
  },
})
