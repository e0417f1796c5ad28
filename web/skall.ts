import { text as vei } from './src/features/auth/auth.text.ts'
import { menyText, text as produksjon } from './src/features/produksjon/produksjon.text.ts'

const escaped = (text: string): string => text.replace(/[&<>"]/g, char => `&#${char.charCodeAt(0)};`)
const heading = (tittel: string) =>
  `<div class="aksel-heading aksel-heading--xlarge rp-sidetittel">${escaped(tittel)}</div>`

type Words = { tittel: string; slagord: string; under: string }

/** A way in (src/features/auth/entrance.tsx). */
const entrance = ({ tittel, slagord, under }: Words) => `<div class="rp-inn"><div class="rp-inn__sal">
<div class="rp-inn__linse"></div><div class="rp-inn__kjegle"></div><div class="rp-inn__logo"><svg viewBox="0 0 328 48"></svg></div>
<div class="rp-inn__ord"><p class="rp-inn__slagord">${escaped(slagord)}</p><p class="rp-inn__under">${escaped(under)}</p></div>
<p class="rp-inn__fot">&nbsp;</p></div>
<div class="rp-inn__lerret"><div class="rp-inn__kort">${heading(tittel)}</div></div></div>`

type Page = { tittel: string; ingress: string; meny: readonly string[] }

/** A screen of a member (src/app/member-layout.tsx). */
const page = ({ tittel, ingress, meny }: Page) => `<div class="rp-topp"><div class="rp-topp__rad"></div></div>
<div class="rp-main"><div class="rp-undermeny"><ul>${meny.map(side => `<li><a>${escaped(side)}</a></li>`).join('')}</ul></div>
<div class="rp-sidehode"><div>${heading(tittel)}<p class="rp-ingress">${escaped(ingress)}</p></div></div></div>`

/** Nobody can read or press it but with the eyes: the screen itself, with all that belongs to it, is on its way. */
const shell = (content: string, of: 'alle' | 'medlem') =>
  `<div id="rp-skall" data-for="${of}" aria-hidden="true" inert>${content}</div>`

/**
 * What is painted of a screen before its scripts are here: its largest words, where they will stand. Another look than the screen's own
 * is caught by e2e/skall.story.ts.
 */
export const skall: Readonly<Record<string, string>> = {
  '/login': shell(entrance(vei.logginn), 'alle'),
  '/produksjoner': shell(page({ ...produksjon, meny: menyText.sider.map(side => side.tekst) }), 'medlem'),
}
