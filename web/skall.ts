import { text as vei } from './src/features/auth/auth.text.ts'
import { text as persondata } from './src/features/bruker/bruker.text.ts'
import { text as dine } from './src/features/dokument/dine/dine.text.ts'
import { text as dokumentasjon } from './src/features/dokument/dokument.text.ts'
import { text as fordeling } from './src/features/fordeling/fordeling.text.ts'
import { text as hjem } from './src/features/hjem/hjem.text.ts'
import { menyText, text as produksjon } from './src/features/produksjon/produksjon.text.ts'
import { text as henvendelser } from './src/features/sak/henvendelse/henvendelse.text.ts'

const escaped = (text: string): string => text.replace(/[&<>"]/g, char => `&#${char.charCodeAt(0)};`)
const heading = (tittel: string, more = '') =>
  `<div class="aksel-heading aksel-heading--xlarge rp-sidetittel${more}">${escaped(tittel)}</div>`

type Words = { tittel: string; slagord: string; under: string }

/** A way in (src/features/auth/entrance.tsx). */
const entrance = ({ tittel, slagord, under }: Words) => `<div class="rp-inn"><div class="rp-inn__sal">
<div class="rp-inn__linse"></div><div class="rp-inn__kjegle"></div><div class="rp-inn__logo"><svg viewBox="0 0 328 48"></svg></div>
<div class="rp-inn__ord"><p class="rp-inn__slagord">${escaped(slagord)}</p><p class="rp-inn__under">${escaped(under)}</p></div>
<p class="rp-inn__fot">&nbsp;</p></div>
<div class="rp-inn__lerret"><div class="rp-inn__kort">${heading(tittel)}</div></div></div>`

/** A screen of a member (src/app/member-layout.tsx). */
const frame = (content: string) =>
  `<div class="rp-topp"><div class="rp-topp__rad"></div></div><div class="rp-main">${content}</div>`

const meny = `<div class="rp-undermeny"><ul>${menyText.sider
  .map(side => `<li><a>${escaped(side.tekst)}</a></li>`)
  .join('')}</ul></div>`

type Page = { tittel: string; ingress?: string }
const head = ({ tittel, ingress }: Page) =>
  `<div class="rp-sidehode"><div>${heading(tittel)}${ingress ? `<p class="rp-ingress">${escaped(ingress)}</p>` : ''}</div></div>`

/** What is known of the front page before its person is: the greeting. */
const greeting = `<div class="rp-hjem__topp">${heading(hjem.hei(''), ' rp-hilsen')}</div>`

/** Nobody can read or press it but with the eyes: the screen itself, with all that belongs to it, is on its way. */
const shell = (content: string, of: 'alle' | 'medlem') =>
  `<div id="rp-skall" data-for="${of}" aria-hidden="true" inert>${content}</div>`

/**
 * What is painted of a screen before its scripts are here: its largest words, where they will stand. Another look than the screen's own
 * is caught by e2e/skall.story.ts.
 */
export const skall: Readonly<Record<string, string>> = {
  '/login': shell(entrance(vei.logginn), 'alle'),
  '/': shell(frame(greeting), 'medlem'),
  '/persondata': shell(frame(head(persondata)), 'medlem'),
  '/kontraktsdatabase': shell(frame(head({ tittel: dokumentasjon.tittel })), 'medlem'),
  '/henvendelser': shell(frame(head(henvendelser)), 'medlem'),
  '/produksjoner': shell(frame(meny + head(produksjon)), 'medlem'),
  '/dineproduksjoner': shell(frame(meny + head(dine)), 'medlem'),
  '/fordelingv23': shell(frame(meny + head(fordeling)), 'medlem'),
}
