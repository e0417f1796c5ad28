import type { Dokument } from '@rp/contract/dokument'
import type { Hendelse, Historikklinje } from '@rp/contract/historikk'

/** What takes nothing from anybody: KI fills in empty fields, and pages are not part of the form. */
const harmless: readonly Hendelse[] = ['ki_lest', 'sider_lagt_til']

type Versjon = Pick<Dokument, 'versjon'>

/**
 * Whether nobody has changed a document from `base` to `present`. Each change counts the version up and has a line in the history,
 * newest first; with another line among the last ones, the answer is no.
 */
export function isWithoutOthers(
  linjer: readonly Pick<Historikklinje, 'hendelse'>[],
  base: Versjon,
  present: Versjon,
): boolean {
  return linjer.slice(0, present.versjon - base.versjon).every(({ hendelse }) => harmless.includes(hendelse))
}
