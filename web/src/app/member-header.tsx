import { MenuHamburgerIcon, PersonCircleIcon, XMarkIcon } from '@navikt/aksel-icons'
import { useEffect, useState } from 'react'
import { Link, useLocation } from 'react-router'
import { useDisplayName, useMe } from '../features/bruker/bruker.queries.ts'
import { Wordmark } from '../ui/illustration/wordmark.tsx'
import { text } from './app.text.ts'
import './header.css'
import './header-small.css'

/** The bar: logo, the five links, the person's name, and ADMIN for those who have it. A hamburger on small screens. */
export function MemberHeader() {
  const [open, setOpen] = useState(false)
  const { pathname } = useLocation()
  // biome-ignore lint/correctness/useExhaustiveDependencies: arriving somewhere closes the menu.
  useEffect(() => setOpen(false), [pathname])
  const Icon = open ? XMarkIcon : MenuHamburgerIcon
  return (
    <header className="rp-topp">
      <div className="rp-topp__rad">
        <Link className="rp-logo" to="/" aria-label={text.tilForsiden}>
          <Wordmark />
        </Link>
        <button
          type="button"
          className="bare rp-hamburger type-4"
          aria-expanded={open}
          aria-controls="hovedmeny"
          onClick={() => setOpen(!open)}
        >
          <Icon aria-hidden fontSize="1.5rem" />
          {text.meny}
        </button>
        <nav
          id="hovedmeny"
          aria-label={text.hovedmeny}
          className="rp-nav"
          data-open={open}
          onKeyDown={event => event.key === 'Escape' && setOpen(false)}
        >
          <ul>
            {text.lenker.map(lenke => (
              <li key={lenke.til}>
                <Link to={lenke.til} aria-current={currentOf(lenke.til, pathname)}>
                  {lenke.tekst}
                </Link>
              </li>
            ))}
          </ul>
          <PersonLinks />
        </nav>
      </div>
    </header>
  )
}

/** PRODUKSJONER leads to three pages. */
const pagesUnder: Readonly<Record<string, readonly string[]>> = {
  '/produksjoner': ['/dineproduksjoner', '/fordelingv23'],
}

/** `page` on the link's own page, `true` on a page under it. */
function currentOf(link: string, pathname: string): 'page' | 'true' | undefined {
  const here = pathname.replace(/(?<=.)\/+$/, '')
  if (here === link) return 'page'
  return pagesUnder[link]?.includes(here) ? 'true' : undefined
}

function PersonLinks() {
  const name = useDisplayName()
  const { data } = useMe()
  return (
    <ul>
      {data?.brukertype === 'administrator' && (
        <li>
          <Link to="/admin">{text.admin}</Link>
        </li>
      )}
      <li>
        <Link to="/persondata" className="rp-nav__meg">
          <PersonCircleIcon aria-hidden fontSize="1.375rem" />
          <span>{name}</span>
        </Link>
      </li>
      <li>
        <Link to="/logout">{text.loggUt}</Link>
      </li>
    </ul>
  )
}
