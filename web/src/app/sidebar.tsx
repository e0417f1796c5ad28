import { MenuHamburgerIcon, PersonCircleIcon, XMarkIcon } from '@navikt/aksel-icons'
import { useEffect, useState } from 'react'
import { Link, NavLink, useLocation } from 'react-router'
import { useDisplayName } from '../features/bruker/bruker.queries.ts'
import { ColorThemeButton } from '../ui/color-theme-button.tsx'
import { Wordmark } from '../ui/illustration/wordmark.tsx'
import { text } from './app.text.ts'
import { stabText } from './stab.text.ts'

/** The staff menu: its sections, the way back to the member's pages, and the person. */
export function Sidebar() {
  const [open, setOpen] = useState(false)
  const { pathname } = useLocation()
  // biome-ignore lint/correctness/useExhaustiveDependencies: arriving somewhere closes the menu.
  useEffect(() => setOpen(false), [pathname])
  const Icon = open ? XMarkIcon : MenuHamburgerIcon
  return (
    <header className="rp-side">
      <Link className="rp-logo" to="/" aria-label={text.tilForsiden}>
        <Wordmark />
      </Link>
      <span className="rp-side__del">{stabText.saksbehandling}</span>
      <button
        type="button"
        className="bare rp-hamburger type-4"
        aria-expanded={open}
        aria-controls="sidemeny"
        onClick={() => setOpen(!open)}
      >
        <Icon aria-hidden fontSize="1.5rem" />
        {text.meny}
      </button>
      <div id="sidemeny" className="rp-side__meny" data-open={open}>
        <nav aria-label={stabText.administrasjon}>
          <ul>
            {stabText.adminlenker.map(lenke => (
              <li key={lenke.til}>
                <NavLink to={lenke.til} end={lenke.til === '/admin'}>
                  {lenke.tekst}
                </NavLink>
              </li>
            ))}
          </ul>
        </nav>
        <Person />
      </div>
    </header>
  )
}

function Person() {
  return (
    <div className="rp-side__bunn stack gap-8 left type-3">
      <Link to="/">{stabText.tilPortalen}</Link>
      <ColorThemeButton />
      <Link to="/persondata" className="rp-side__meg line gap-8 anywhere">
        <PersonCircleIcon aria-hidden fontSize="1.375rem" />
        {useDisplayName()}
      </Link>
      <Link to="/logout">{text.loggUt}</Link>
    </div>
  )
}
