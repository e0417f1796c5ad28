import { cutText } from '../../../platform/cut-text.ts'

type Fil = { dokument_id: string; filnavn: string; rolle: 'original' | 'samlet'; navn: string }

const atMost = 80

/** Names that Windows keeps for devices, whatever ending they have: a file with one cannot be taken out of the ZIP there. */
const isReserved = /^(?:con|prn|aux|nul|(?:com|lpt)[0-9¹²³]|conin\$|conout\$) *(?:\.|$)/i

/** A name that every file system takes: no path, nothing invisible, nothing Windows refuses, and not endlessly long. */
function safe(name: string): string {
  const [, stem = '', ending = ''] = /^(.*?)(\.[A-Za-z0-9]{1,5})?$/s.exec(name) ?? []
  const clean = stem
    .toWellFormed()
    .normalize('NFC')
    .replace(/[\p{Cc}\p{Cf}<>:"/\\|?*]/gu, ' ')
    .replace(/\s+/g, ' ')
    .replace(/^[. ]+|[. ]+$/g, '')
  const short = cutText(clean, atMost).replace(/[. ]+$/, '')
  const whole = `${short || 'uten navn'}${ending}`
  return isReserved.test(whole) ? `_${whole}` : whole
}

const number = (n: number) => String(n).padStart(2, '0')

/**
 * A folder for each document, with the merged PDF and the files as they were uploaded. Numbers keep equal names apart, and in
 * the order they have in the portal. `filer` come document by document.
 */
export function nameFiler<F extends Fil>(filer: readonly F[]): { path: string; fil: F }[] {
  const documents = [...new Set(filer.map(fil => fil.dokument_id))]
  const originals = new Map<string, number>()
  return filer.map(fil => {
    const title = safe(fil.filnavn.replace(/\.pdf$/i, ''))
    const folder = `dokumenter/${number(documents.indexOf(fil.dokument_id) + 1)} ${title}`
    if (fil.rolle === 'samlet') return { path: `${folder}/${title}.pdf`, fil }
    const place = (originals.get(fil.dokument_id) ?? 0) + 1
    originals.set(fil.dokument_id, place)
    return { path: `${folder}/slik du lastet opp/${number(place)} ${safe(fil.navn)}`, fil }
  })
}
