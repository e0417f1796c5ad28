import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { getOppsett } from '../../platform/oppsett.ts'
import { Wordmark } from '../../ui/illustration/wordmark.tsx'
import { PortalLinks } from '../system/system.parts.tsx'
import { text } from './auth.text.ts'
import './entrance.css'
import './entrance-light.css'

type EntranceProps = {
  /** The words in the dark half. */
  motto: string
  under: string
  children: ReactNode
}

/** The way in: the dark room on one side, and on the other the card that the light falls on. */
export function Entrance({ motto, under, children }: EntranceProps) {
  return (
    <div className="rp-inn">
      <header className="rp-inn__sal">
        <div className="rp-inn__linse" aria-hidden="true" />
        <div className="rp-inn__kjegle" aria-hidden="true" />
        <Link className="rp-logo rp-inn__logo" to="/" aria-label={text.tilForsiden}>
          <Wordmark />
        </Link>
        <div className="rp-inn__ord">
          <p className="rp-inn__slagord">{motto}</p>
          <p className="rp-inn__under">{under}</p>
        </div>
        <p className="rp-inn__fot">{text.fot(getOppsett().organisasjon)}</p>
      </header>
      <div className="rp-inn__lerret">
        <main className="rp-inn__kort">{children}</main>
        <footer className="rp-inn__bunn hint over-24">
          <PortalLinks />
        </footer>
      </div>
    </div>
  )
}
