/** The table of screens (web/skjermer.ts) as the router needs it; web/skjermside.ts makes it. */
declare module 'virtual:skjermer' {
  type Load = () => Promise<import('react').ComponentType>
  export type Skjermrute = {
    path: string
    hvem?: 'uten' | 'alle' | 'innlogget'
    til?: string
    load?: Load
    over?: readonly Skjermrute[]
  }
  export const skjermer: Readonly<Record<'ingen' | 'medlem' | 'stab' | 'aapen', readonly Skjermrute[]>>
  export const rammer: Readonly<Record<'medlem' | 'stab' | 'aapen', Load>>
}
