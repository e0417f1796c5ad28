import Bowser from 'bowser'

/** Browser and system in words that a person knows their own devices by; empty when the agent names neither. */
export function enhetOf(userAgent: string | undefined): string {
  if (!userAgent) return ''
  const parser = Bowser.getParser(userAgent.slice(0, 500))
  const names = [parser.getBrowserName(), parser.getOSName()].filter(name => name && name !== 'Unknown')
  return names.join(' på ').slice(0, 80)
}
