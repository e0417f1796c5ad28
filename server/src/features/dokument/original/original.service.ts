import { type Dokumentfiler, filendringer } from '@rp/contract/dokument'
import { AppError } from '../../../platform/http/app-error.ts'
import { type Caller, isAdministrator } from '../../../platform/http/caller.ts'
import type { Base } from '../../base.ts'
import { createNote, listEndringer } from '../../historikk/historikk.service.ts'
import { requireKontrollert } from '../dokument.policy.ts'
import type { DokumentService } from '../dokument.service.ts'
import * as repository from './original.repository.ts'

type D = Pick<Base, 'db' | 'historikk' | 'now'> & {
  dokument: DokumentService
}

/** The files of a document as they came (spec-notes: for its owner and staff, as attachments). */
export function createOriginalService(d: D) {
  const note = createNote(d, 'dokument')
  async function list(caller: Caller, id: string): Promise<Dokumentfiler> {
    await d.dokument.get(caller, id)
    const filer = await repository.listFiler(d.db, id)
    const vist = filer.find(({ rolle }) => rolle === 'samlet')
    const originaler = filer.filter(({ rolle }) => rolle === 'original')
    const somDenKom = originaler.length === 1 && originaler[0]?.noekkel === vist?.noekkel
    // A signed file that is no longer alone had its changes written down before its signature was lost.
    const left = new Set(
      originaler.flatMap(fil => [...fil.endringer, ...(fil.signaturer.length > 0 ? ['signatur'] : [])]),
    )
    return {
      somDenKom,
      endringer: somDenKom ? [] : filendringer.filter(endring => left.has(endring)),
      originaler: originaler.map(({ id, navn, type, bytes, endringer, signaturer }) => ({
        id,
        navn,
        type,
        bytes,
        endringer,
        signaturer,
      })),
    }
  }

  return {
    list,
    /**
     * Where one of them lies. That staff fetch it is written into the history first.
     * @throws AppError `ikke_funnet`; `venter_viruskontroll` or `virus_funnet` while nobody may have it
     */
    async open(caller: Caller, id: string, filId: string) {
      requireKontrollert(await d.dokument.get(caller, id))
      const filer = await repository.listFiler(d.db, id)
      const fil = filer.find(one => one.rolle === 'original' && one.id === filId.toLowerCase())
      if (!fil) throw new AppError('ikke_funnet', 'no such file in this document')
      if (isAdministrator(caller))
        await note(d.db, caller, id, 'original_hentet', listEndringer({}, { filer: fil.navn }))
      return fil
    },
  }
}
