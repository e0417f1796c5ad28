import { useEffect, useRef } from 'react'
import { NavLink, useLocation } from 'react-router'

type PageMenuProps = {
  /** Names the menu. */
  name: string
  /** `end`: the others lie below it in the address. */
  pages: readonly { til: string; tekst: string; end?: boolean }[]
}

/** The way between pages that are one to a person: on one line, which is pulled sideways on a phone. */
export function PageMenu({ name, pages }: PageMenuProps) {
  const list = useRef<HTMLUListElement>(null)
  const { pathname } = useLocation()
  // biome-ignore lint/correctness/useExhaustiveDependencies: arriving on a page brings its link into the window.
  useEffect(() => {
    const current = list.current?.querySelector('[aria-current]')?.parentElement
    if (current) list.current?.scrollTo({ left: current.offsetLeft - list.current.offsetLeft - 24 })
  }, [pathname])
  return (
    <nav aria-label={name} className="rp-undermeny">
      <ul ref={list}>
        {pages.map(({ til, tekst, end = false }) => (
          <li key={til}>
            <NavLink to={til} end={end}>
              {tekst}
            </NavLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}
