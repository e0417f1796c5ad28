import Bowser from 'bowser'
import { cutText } from '../../../platform/cut-text.ts'

/** Browser and system in words that a person knows their own devices by; empty when the agent names neither. */
export function enhetOf(userAgent: string | undefined): string {
  if (!userAgent) return ''
  const parser = Bowser.getParser(userAgent.slice(0, 500))
  const names = [parser.getBrowserName(), parser.getOSName()].filter(name => name && name !== 'Unknown')
  return cutText(names.join(' på '), 80)
}
