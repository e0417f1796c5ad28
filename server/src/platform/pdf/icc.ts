const signatures: Record<number, string> = { 1: 'GRAY', 3: 'RGB ', 4: 'CMYK' }
/** Above this a profile is a printing profile that would weigh more than a page; readers then use the plain space. */
const maxProfileBytes = 64 * 1024

/** Whether an ICC profile is whole, small and for this number of components, so that a reader may be pointed to it. */
export function isUsableProfile(profile: Buffer, components: number): boolean {
  if (profile.length < 128 || profile.length > maxProfileBytes) return false
  return (
    profile.readUInt32BE(0) === profile.length &&
    profile.toString('latin1', 36, 40) === 'acsp' &&
    profile.toString('latin1', 16, 20) === signatures[components]
  )
}
