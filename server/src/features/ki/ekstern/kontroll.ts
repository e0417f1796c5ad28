import type { Faglistevalg } from '@rp/contract/fagfunksjon'
import type { Reading } from '../../../platform/reading/page-text.ts'
import type { RegistreringFunn, Verdi } from '../funn.ts'
import { lesEpisoder } from '../innebygd/episoder.ts'
import { tittelFor, tolkFunksjon } from '../innebygd/fagord.ts'
import { fold } from '../innebygd/likhet.ts'
import { looksLikeCompany } from '../innebygd/navn.ts'
import { lesTittel } from '../innebygd/tittel.ts'
import type { Oppslag, Registerverk } from '../oppslag.ts'
import { finnSted } from './finn-sted.ts'
import type { Svar } from './svar.ts'

/** Below what is put into a field by itself: what the endpoint alone says is for a person to look at. */
const alene = 0.85
const lengthAtMost = 200
const registreringerAtMost = 50

export type Kontrollert = {
  arbeidstaker: Verdi<string> | null
  produksjonsselskap: Verdi<string> | null
  registreringer: RegistreringFunn[]
}
type Grunnlag = { lest: Reading; oppslag: Oppslag; faglistevalg: Faglistevalg }

/** The words must stand in the document; their place is what a person is shown. */
function stands(lest: Reading, verdi: string): Verdi<string> | null {
  const text = verdi.trim()
  if (text.length > lengthAtMost || fold(text).length < 2) return null
  const sted = finnSted(lest, text)
  return sted && { verdi: text, sikkerhet: alene, sted }
}

async function checkSelskap({ lest, oppslag }: Grunnlag, verdi: string): Promise<Verdi<string> | null> {
  const found = stands(lest, verdi)
  if (!found) return null
  const [kandidater = []] = await oppslag.selskaper([found.verdi])
  const known = kandidater.find(({ navn }) => fold(navn) === fold(found.verdi))
  return { ...found, verdi: known?.navn ?? found.verdi }
}

async function findVerk({ oppslag }: Grunnlag, navn: string, sesong: number | null) {
  const [verk = []] = await oppslag.verk([navn], true)
  const seasons = sesong === null ? verk : verk.filter(one => one.sesong === sesong)
  return seasons.length === 1 ? (seasons[0] ?? null) : null
}

async function checkProduksjon(
  grunnlag: Grunnlag,
  { produksjon, sesong }: Svar['registreringer'][number],
): Promise<{ funn: RegistreringFunn['produksjon']; verk: Registerverk | null }> {
  const lesing = produksjon && lesTittel(produksjon.verdi)
  const found = lesing && stands(grunnlag.lest, lesing.navn)
  if (!found) return { funn: null, verk: null }
  const season = lesing.sesong ?? sesong
  const verk = await findVerk(grunnlag, found.verdi, season)
  const navn = season === null ? found.verdi : `${found.verdi} (sesong ${season})`
  const verdi = { produksjonsID: verk?.id ?? null, produksjonsnavn: verk?.tittel ?? navn }
  return { funn: { ...found, verdi }, verk }
}

function checkFagfunksjon(
  { lest, faglistevalg }: Grunnlag,
  verdi: string,
  verkstype: string | null,
): RegistreringFunn['fagfunksjon'] {
  const found = stands(lest, verdi)
  if (!found) return null
  const tolket = tolkFunksjon(found.verdi)
  if (!tolket?.fagene) return { ...found, godkjent: false }
  return { ...found, verdi: tittelFor(tolket.fagene, verkstype, faglistevalg), godkjent: true }
}

/** The quote must stand in the document and say the number. */
function checkEpisoder(
  lest: Reading,
  episoder: Svar['registreringer'][number]['episoder'],
): RegistreringFunn['episoder'] {
  if (!episoder || !Number.isInteger(episoder.verdi) || episoder.verdi < 1 || episoder.verdi > 500)
    return null
  const said = lesEpisoder(episoder.sitat, true)
  if (!said || !('antall' in said) || said.antall !== episoder.verdi) return null
  const sted = episoder.sitat.length <= lengthAtMost * 2 ? finnSted(lest, episoder.sitat) : null
  return sted && { verdi: episoder.verdi, sikkerhet: alene, sted }
}

async function checkRegistrering(
  grunnlag: Grunnlag,
  svar: Svar['registreringer'][number],
): Promise<RegistreringFunn | null> {
  const { funn: produksjon, verk } = await checkProduksjon(grunnlag, svar)
  const fagfunksjon =
    svar.fagfunksjon && checkFagfunksjon(grunnlag, svar.fagfunksjon.verdi, verk?.verkstype ?? null)
  const episoder = checkEpisoder(grunnlag.lest, svar.episoder)
  if (!produksjon && !fagfunksjon && !episoder) return null
  return { produksjon, fagfunksjon, episoder, erSerie: episoder !== null || (verk?.episoder ?? 0) > 1 }
}

/**
 * What of the endpoint's answer the document and the registers confirm. The answer is hostile until then: whoever wrote the contract
 * may have written to the model as well.
 */
export async function kontroller(grunnlag: Grunnlag, svar: Svar): Promise<Kontrollert> {
  const { arbeidstaker, produksjonsselskap } = svar
  const registreringer: RegistreringFunn[] = []
  for (const one of svar.registreringer.slice(0, registreringerAtMost)) {
    const checked = await checkRegistrering(grunnlag, one)
    if (checked) registreringer.push(checked)
  }
  return {
    arbeidstaker:
      arbeidstaker && !looksLikeCompany(arbeidstaker.verdi)
        ? stands(grunnlag.lest, arbeidstaker.verdi)
        : null,
    produksjonsselskap: produksjonsselskap && (await checkSelskap(grunnlag, produksjonsselskap.verdi)),
    registreringer,
  }
}
