import type { Plugin, Rolldown } from 'vite'
import { type Ord, type Ramme, type Skjerm, skjermer } from './skjermer.ts'
import { menyText } from './src/features/produksjon/produksjon.text.ts'
import { infoPopupText } from './src/features/system/info-popup.text.ts'

/** What the router asks for, and the build makes of the table (src/app/skjermer.d.ts). */
const id = 'virtual:skjermer'
const sourceOf = (modul: string) => `/src/${modul.startsWith('app/') ? modul : `features/${modul}`}.tsx`
const frames = { medlem: 'app/member-layout', stab: 'app/staff-layout', aapen: 'app/public-layout' }

type Row = Skjerm & { path: string; ramme: Ramme }
export const rows: readonly Row[] = Object.entries(skjermer).flatMap(([ramme, some]) =>
  Object.entries(some).map(([path, skjerm]: [string, Skjerm]) => ({
    path,
    ramme: ramme as Ramme,
    ...skjerm,
  })),
)

/** 'auth/login-page' → `LoginPage`. */
const componentOf = (modul: string): string =>
  modul
    .replace(/.*\//, '')
    .split('-')
    .map(part => part.charAt(0).toUpperCase() + part.slice(1))
    .join('')
const loader = (modul: string) => `async () => (await import('${sourceOf(modul)}')).${componentOf(modul)}`

function route({ path, hvem, til, modul }: Row): string {
  const over = rows.filter(row => row.over === path).map(route)
  const parts = [
    `path: '${path}'`,
    hvem && `hvem: '${hvem}'`,
    til && `til: '${til}'`,
    modul && `load: ${loader(modul)}`,
    over.length > 0 && `over: [${over}]`,
  ]
  return `{ ${parts.filter(Boolean).join(', ')} }`
}
const routesIn = (ramme: string) =>
  `${ramme}: [${rows.filter(row => row.ramme === ramme && row.over === undefined).map(route)}]`
const code = `
export const skjermer = { ${Object.keys(skjermer).map(routesIn)} }
export const rammer = { ${Object.entries(frames).map(([ramme, modul]) => `${ramme}: ${loader(modul)}`)} }`

const escaped = (text: string): string => text.replace(/[&<>"]/g, char => `&#${char.charCodeAt(0)};`)
const heading = (tittel: string, more = '') =>
  `<div class="aksel-heading aksel-heading--large rp-sidetittel${more}">${escaped(tittel)}</div>`
const paragraph = (name: string, text: string) => `<p class="${name}">${escaped(text)}</p>`
const inFrame = (content: string) =>
  `<div class="rp-topp"><div class="rp-topp__rad"></div></div><div class="rp-main">${content}</div>`
const meny = `<div class="rp-undermeny"><ul>${menyText.sider
  .map(side => `<li><a>${escaped(side.tekst)}</a></li>`)
  .join('')}</ul></div>`

/** The news, with places for what staff have written (server/src/app/web.ts): the largest words there are, and the last to come. */
const melding = `<!--rp-melding--><div class="rp-slor"></div>
<dialog open class="aksel-modal aksel-modal--medium aksel-modal--width-small">
<div class="aksel-modal__header"><div class="aksel-heading aksel-heading--small">{tittel}</div></div>
<div class="aksel-modal__body"><div class="rp-tekst">{tekst}<h2 class="aksel-heading aksel-heading--xsmall">${escaped(infoPopupText.hjelpTittel)}</h2>
<p>${escaped(infoPopupText.hjelp)} <span class="aksel-link">{adresse}</span>.</p></div></div>
<div class="aksel-modal__footer"><span class="aksel-button aksel-button--medium" data-variant="primary"><span class="aksel-label">OK</span></span></div>
</dialog><!--/rp-melding-->`

/** The words of a screen as it draws them itself. Another look is caught by e2e/skall.story.ts. */
function draw(ord: Ord): string {
  if (ord.som === 'inn')
    return `<div class="rp-inn"><div class="rp-inn__sal">
<div class="rp-inn__linse"></div><div class="rp-inn__kjegle"></div><div class="rp-logo rp-inn__logo"><svg viewBox="0 0 328 48"></svg></div>
<div class="rp-inn__ord">${paragraph('rp-inn__slagord', ord.slagord)}${paragraph('rp-inn__under', ord.under)}</div>
<p class="rp-inn__fot">&nbsp;</p></div>
<div class="rp-inn__lerret"><div class="rp-inn__kort">${heading(ord.tittel)}</div></div></div>`
  if (ord.som === 'hilsen')
    return inFrame(`<div class="rp-hjem__topp over-8 under-40">${heading(ord.tittel, ' rp-hilsen')}</div>`)
  if (ord.som === 'dokument')
    return `<dialog open class="rp-helskjerm gj"><header class="gj__h line"><span class="aksel-button aksel-button--small">&nbsp;</span></header>
<div class="gj__henter"><div class="stack gap-16 width-m">${paragraph('type-5', ord.tittel)}${paragraph('rp-dus', ord.ingress)}</div></div></dialog>`
  const words = heading(ord.tittel) + (ord.ingress ? paragraph('rp-ingress', ord.ingress) : '')
  const head = `<div class="rp-sidehode"><div>${words}</div></div>`
  if (ord.som === 'stab')
    return `<div class="rp-stab stack gap-0"><div class="rp-side"></div><div class="rp-stab__main">${head}</div></div>`
  return inFrame(`${ord.som === 'side' ? '' : meny}${head}`)
}

/** Nobody can read or press it but with the eyes: the screen itself, with all that belongs to it, is on its way. */
const shell = ({ ord, hvem, ramme }: Row): string =>
  ord === undefined
    ? ''
    : `<div id="rp-skall" data-for="${hvem === 'uten' ? 'alle' : 'medlem'}" aria-hidden="true" inert>${draw(ord)}${ramme === 'medlem' ? melding : ''}</div>`

const askedBy = ({ ramme, henter = [] }: Row): string[] => [
  ...(ramme === 'medlem' || ramme === 'stab' ? ['/api/user/{meg}'] : []),
  ...henter,
]

/** The modules that are fetched for a screen, its own last. */
export const modulesOf = ({ ramme, modul, over }: Pick<Row, 'ramme' | 'modul' | 'over'>): string[] =>
  [
    ramme === 'ingen' ? undefined : frames[ramme],
    rows.find(({ path }) => path === over)?.modul,
    modul,
  ].flatMap(one => (one === undefined ? [] : [sourceOf(one).slice(1)]))

/** A chunk and all it cannot begin without. */
function withImports(file: string, bundle: Rolldown.OutputBundle, found = new Set<string>()): Set<string> {
  const chunk = bundle[file]
  if (found.has(file) || chunk?.type !== 'chunk') return found
  found.add(file)
  for (const name of chunk.imports) withImports(name, bundle, found)
  // Last, so that each stands after what it needs.
  found.delete(file)
  return found.add(file)
}

const stylesOf = (file: string, bundle: Rolldown.OutputBundle): string[] => {
  const chunk = bundle[file]
  return chunk?.type === 'chunk' ? [...(chunk.viteMetadata?.importedCss ?? [])] : []
}

/**
 * Gives the router its routes, and the server what each screen's page has more than the others (`.skjermer.json`, read by
 * server/src/app/web.ts): what it asks for at once (public/start.js), rather than when the router has run, and what it shows meanwhile.
 */
export function nameScreens(): Plugin {
  return {
    name: 'rp-skjermer',
    enforce: 'post',
    resolveId: source => (source === id ? `\0${id}` : null),
    load: module => (module === `\0${id}` ? code : null),
    generateBundle(_options, bundle) {
      const chunks = Object.values(bundle).filter(output => output.type === 'chunk')
      const fileOf = (module: string): string => {
        const chunk = chunks.find(({ facadeModuleId }) =>
          facadeModuleId?.replaceAll('\\', '/').endsWith(`/web/${module}`),
        )
        const component = componentOf(module.replace(/\.tsx$/, ''))
        if (!chunk?.exports.includes(component)) this.error(`${module} has no ${component}`)
        return chunk.fileName
      }
      const entry = chunks.find(({ isEntry }) => isEntry)?.fileName ?? ''
      const begun = withImports(entry, bundle)
      const pages = rows.map(row => {
        const files = new Set(modulesOf(row).flatMap(module => [...withImports(fileOf(module), bundle)]))
        const own = files.difference(begun)
        const styles = new Set([...own].flatMap(file => stylesOf(file, bundle)))
        const links = [...styles].map(file => `<link rel="stylesheet" crossorigin href="/${file}">`)
        const scripts = [...begun, ...own].map(file => `/${file}`)
        const start = `data-deler="${scripts.join(' ')}" data-henter="${escaped(askedBy(row).join(' '))}"`
        return { path: row.path, start, deler: links.join(''), skall: shell(row) }
      })
      this.emitFile({ type: 'asset', fileName: '.skjermer.json', source: JSON.stringify(pages) })
    },
  }
}
