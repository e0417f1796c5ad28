import type { Plugin, Rolldown } from 'vite'
import { skall } from './skall.ts'

const medlem = (page: string) => ['src/app/member-layout.tsx', page]
const stab = (page: string) => ['src/app/staff-layout.tsx', page]

/** The screens that people come to from outside, and the modules that the router fetches for each. */
const deler: Readonly<Record<string, readonly string[]>> = {
  '/': medlem('src/features/hjem/hjem-page.tsx'),
  '/login': ['src/features/auth/login-page.tsx'],
  '/registrering': ['src/features/auth/registrering-page.tsx'],
  '/forgot-password': ['src/features/auth/forgot-password-page.tsx'],
  '/persondata': medlem('src/features/bruker/persondata-page.tsx'),
  '/kontraktsdatabase': medlem('src/features/dokument/dokument-list-page.tsx'),
  '/produksjoner': medlem('src/app/produksjoner-page.tsx'),
  '/dineproduksjoner': medlem('src/features/dokument/dine/dine-produksjoner-page.tsx'),
  '/henvendelser': medlem('src/features/sak/henvendelse/henvendelse-list-page.tsx'),
  '/fordelingv23': medlem('src/features/fordeling/fordeling-page.tsx'),
  '/personvern': ['src/app/public-layout.tsx', 'src/features/system/personvern-page.tsx'],
  '/tilgjengelighet': ['src/app/public-layout.tsx', 'src/features/system/tilgjengelighet-page.tsx'],
  '/admin': stab('src/features/oversikt/oversikt-page.tsx'),
  '/admin/brukere': stab('src/features/bruker/stab/bruker-list-page.tsx'),
  '/admin/registreringer': stab('src/features/vurdering/vurdering-list-page.tsx'),
  '/admin/produksjoner': stab('src/features/produksjon/register/register-list-page.tsx'),
  '/admin/produksjonsselskaper': stab('src/features/produksjon/selskap/selskap-list-page.tsx'),
  '/admin/sendelister': stab('src/features/sendeliste/sendeliste-page.tsx'),
  '/admin/fordeling': stab('src/features/fordeling/stab/fordelingsliste-page.tsx'),
  '/admin/saker': stab('src/features/sak/behandling/sak-list-page.tsx'),
}

const pagesIn = (ramme: string): string[] =>
  Object.values(deler).flatMap(([first = '', page]) => (first === ramme && page !== undefined ? [page] : []))
/** The members' screens. */
export const medlemsskjermer: readonly string[] = pagesIn('src/app/member-layout.tsx')
/** The screens that have no frame. */
export const veierInn: readonly string[] = Object.values(deler).flatMap(([page = '', inFrame]) =>
  inFrame === undefined ? [page] : [],
)

/** A chunk and all it cannot begin without. */
function withImports(file: string, bundle: Rolldown.OutputBundle, found = new Set<string>()): Set<string> {
  const chunk = bundle[file]
  if (found.has(file) || chunk?.type !== 'chunk') return found
  found.add(file)
  for (const name of chunk.imports) withImports(name, bundle, found)
  return found
}

const stylesOf = (file: string, bundle: Rolldown.OutputBundle): string[] => {
  const chunk = bundle[file]
  return chunk?.type === 'chunk' ? [...(chunk.viteMetadata?.importedCss ?? [])] : []
}

/**
 * Says for each screen what its page can ask for at once, rather than when the router has run (`.skjermer.json`, read by
 * server/src/app/web.ts), and what it shows meanwhile. The build stops when a screen has moved.
 */
export function nameScreens(): Plugin {
  return {
    name: 'rp-skjermer',
    enforce: 'post',
    generateBundle(_options, bundle) {
      const chunks = Object.values(bundle).filter(output => output.type === 'chunk')
      const fileOf = (module: string): string => {
        const chunk = chunks.find(({ facadeModuleId }) =>
          facadeModuleId?.replaceAll('\\', '/').endsWith(`/web/${module}`),
        )
        if (!chunk) this.error(`${module} is no longer a part of the web`)
        return chunk.fileName
      }
      const begun = withImports(chunks.find(({ isEntry }) => isEntry)?.fileName ?? '', bundle)
      const screens = Object.entries(deler).map(([path, modules]) => {
        const files = new Set(modules.flatMap(module => [...withImports(fileOf(module), bundle)])).difference(
          begun,
        )
        const styles = new Set([...files].flatMap(file => stylesOf(file, bundle)))
        const links = [
          ...[...styles].map(file => `<link rel="stylesheet" crossorigin href="/${file}">`),
          ...[...files].map(
            file => `<link rel="modulepreload" fetchpriority="low" crossorigin href="/${file}">`,
          ),
        ]
        return [path, { deler: links.join(''), skall: skall[path] ?? '' }]
      })
      this.emitFile({
        type: 'asset',
        fileName: '.skjermer.json',
        source: JSON.stringify(Object.fromEntries(screens)),
      })
    },
  }
}
