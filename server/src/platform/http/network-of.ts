import ipaddr from 'ipaddr.js'

/** A home or a phone gets this much of IPv6 for itself, and changes its address within it as it likes (RFC 6177, RFC 8981). */
const ownBytes = 8

/**
 * Whom a limit by address is for: the IPv4 address, or the network of 64 bits that an IPv6 address lies in. An IPv4 address that
 * is written as IPv6 counts as itself.
 */
export function networkOf(address: string): string {
  if (!ipaddr.isValid(address)) return address
  const parsed = ipaddr.process(address)
  if (parsed.kind() === 'ipv4') return parsed.toString()
  const network = parsed.toByteArray().map((byte, place) => (place < ownBytes ? byte : 0))
  return `${ipaddr.fromByteArray(network)}/${ownBytes * 8}`
}
