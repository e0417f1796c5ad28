import crypto from 'node:crypto'
import fs from 'node:fs/promises'
import path from 'node:path'
import fastifyStatic from '@fastify/static'
import { type Oppsett, utgaveHeader } from '@rp/contract/oppsett'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { AppError } from '../platform/http/app-error.ts'
import { createFindSkjerm, type Skjerm } from './screens.ts'

const webFolder = path.resolve(import.meta.dirname, '../../../web')
const placeholder = '<!--rp-oppsett-->'

const attribute = (text: string): string => text.replace(/[&<>"]/g, char => `&#${char.charCodeAt(0)};`)
const withOppsett = (html: string, oppsett: Oppsett): string =>
  html.replace(placeholder, () => `<meta name="rp-oppsett" content="${attribute(JSON.stringify(oppsett))}">`)

async function readSkjermer(dist: string): Promise<Skjerm[]> {
  return JSON.parse(await fs.readFile(path.join(dist, '.skjermer.json'), 'utf8'))
}

/** An empty line begins a paragraph, as when the web draws the news itself. */
const paragraphs = (text: string): string =>
  text
    .split(/\n\s*\n/)
    .map(paragraph => `<p>${attribute(paragraph.trim()).replaceAll('\n', '<br>')}</p>`)
    .join('')

/** What stands in the page of a screen before its scripts are here, the news with it where there is some. */
const withMelding = (skall: string, { infomelding, kontaktadresse }: Oppsett): string =>
  skall.replace(/<!--rp-melding-->(.*)<!--\/rp-melding-->/s, (_, melding: string) => {
    if (!infomelding) return ''
    const words = {
      tittel: attribute(infomelding.tittel),
      tekst: paragraphs(infomelding.tekst),
      adresse: attribute(kontaktadresse),
    }
    return melding.replace(/\{(tittel|tekst|adresse)\}/g, (_all, name: keyof typeof words) => words[name])
  })

const withSkjerm = (html: string, skjerm: Skjerm | undefined, oppsett: Oppsett): string =>
  skjerm === undefined
    ? html
    : html
        .replace('<script src="/start.js', () => `<script ${skjerm.start} src="/start.js`)
        .replace('</head>', () => `${skjerm.deler}</head>`)
        .replace('<div id="root">', () => `${withMelding(skjerm.skall, oppsett)}<div id="root">`)

const pathOf = (request: FastifyRequest): string => request.url.split('?')[0] ?? ''

/** People's addresses have no dot; nobody types `/.env` or `/noe.php` to see a page. */
const wantsPage = (request: FastifyRequest): boolean => {
  const address = pathOf(request)
  const reserved = /^\/(api|health|dev|assets)(\/|$)/.test(address)
  return ['GET', 'HEAD'].includes(request.method) && !reserved && !/\.|%2e/i.test(address)
}

/** The page at an address, and whether a screen stands there. */
type Page = (request: FastifyRequest) => Promise<{ html: string; found: boolean }>

/**
 * Answers with the page, in which the web's router finds the screen. Where it has none it says so, and the status does as well.
 * What nobody can want a page for is not found.
 */
function answerScreens(app: FastifyInstance, page: Page): void {
  app.setNotFoundHandler(async (request: FastifyRequest, reply: FastifyReply) => {
    if (!wantsPage(request)) throw new AppError('ikke_funnet', 'no such address')
    const { html, found } = await page(request)
    return reply
      .status(found ? 200 : 404)
      .header('Cache-Control', 'no-store')
      .type('text/html; charset=utf-8')
      .send(html)
  })
}

/** The API alone. The framework's own answer would write the address into the log. */
export function serveNoWeb(app: FastifyInstance): void {
  app.setNotFoundHandler(() => {
    throw new AppError('ikke_funnet', 'no such address')
  })
}

/** A page that was opened before an upgrade learns of it with its next call. The page names all files of its build by their hashes. */
const nameUtgave = (app: FastifyInstance, utgave: string): void =>
  void app.addHook('onRequest', async (request, reply) => {
    if (request.url.startsWith('/api/')) reply.header(utgaveHeader, utgave)
  })

/** Serves the built web. Files under /assets carry a hash in their name and never change. */
export async function serveBuiltWeb(
  app: FastifyInstance,
  readOppsett: () => Promise<Oppsett>,
  dist = path.join(webFolder, 'dist'),
): Promise<void> {
  const html = await fs.readFile(path.join(dist, 'index.html'), 'utf8')
  const findSkjerm = createFindSkjerm(await readSkjermer(dist))
  await app.register(fastifyStatic, {
    root: dist,
    wildcard: false,
    index: false,
    // scripts/build-web.mjs lays a Brotli file beside each that is worth it.
    preCompressed: true,
    // The page itself carries the settings and is answered by its own handler.
    globIgnore: ['**/index.html'],
    setHeaders: (reply, file) => {
      const immutable = file.startsWith(path.join(dist, 'assets'))
      reply.header(
        'Cache-Control',
        immutable ? 'public, max-age=31536000, immutable' : 'public, max-age=3600',
      )
    },
  })
  const utgave = crypto.createHash('sha256').update(html).digest('base64url').slice(0, 16)
  nameUtgave(app, utgave)
  answerScreens(app, async request => {
    const skjerm = findSkjerm(pathOf(request))
    const oppsett = { ...(await readOppsett()), utgave }
    return { html: withSkjerm(withOppsett(html, oppsett), skjerm, oppsett), found: skjerm !== undefined }
  })
}

/** Development: Vite compiles the sources as they are asked for, and the browser reloads what changed. */
export async function serveWebSources(
  app: FastifyInstance,
  readOppsett: () => Promise<Oppsett>,
): Promise<void> {
  const { createServer } = await import('vite')
  const vite = await createServer({
    root: webFolder,
    server: { middlewareMode: true, hmr: { server: app.server } },
    appType: 'custom',
  })
  app.addHook('onClose', () => vite.close())
  const { rows } = await vite.ssrLoadModule('/skjermside.ts')
  const findSkjerm = createFindSkjerm(rows)
  answerScreens(app, async request => {
    const html = await fs.readFile(path.join(webFolder, 'index.html'), 'utf8')
    const page = withOppsett(await vite.transformIndexHtml(request.url, html), await readOppsett())
    return { html: page, found: findSkjerm(pathOf(request)) !== undefined }
  })
  app.addHook('onRequest', async (request, reply) => {
    if (wantsPage(request) && !request.url.startsWith('/@')) return
    if (/^\/(api|health|dev)(\/|$)/.test(request.url)) return
    reply.hijack()
    vite.middlewares(request.raw, reply.raw)
  })
}
