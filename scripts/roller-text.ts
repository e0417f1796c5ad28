import type { EndpointName } from '@rp/contract/api'
import { endpoints } from '@rp/contract/api'
import { kallere, rollematrise, type Utfall } from '@rp/contract/rollematrise'

const shown = (utfall: Utfall): string => (utfall === 'ok' ? 'ja' : String(utfall))

function line(name: EndpointName, aliases: readonly string[]): string {
  const { utfall } = rollematrise[name]
  const path = [name, ...aliases].map(text => `\`${text}\``).join(', ')
  return `| ${path} | ${kallere.map(kaller => shown(utfall[kaller])).join(' | ')} |`
}

/** By path, so that the calls about one thing stand together. */
const lines = (): string[] =>
  endpoints
    .toSorted((a, b) => (a.path < b.path ? -1 : 1))
    .map(({ method, path, aliases = [] }) => line(`${method} ${path}` as EndpointName, aliases))

/** The words of docs/roller.md around the role matrix. */
export const rollerText = (): string => `# Hvem får gjøre hva

Denne siden er laget av \`npm run docs\` fra \`contract/src/rollematrise.ts\`. Rett der, ikke her. Testene i
\`server/src/app/rollematrise.test.ts\` prøver hver rute med hver av de fem. En ny rute uten en linje i tabellen kompilerer ikke.

- **Ingen**: uten token. **Ugyldig**: et utløpt, forfalsket eller avsluttet token.
- **Eier**: den det gjelder. **Annen**: et annet medlem. **Stab**: en administrator.
- **ja**: slipper inn. Et tall er statusen den som ikke slipper inn, får. 404 er det samme svaret som for noe som ikke finnes.

| Kall | Ingen | Ugyldig | Eier | Annen | Stab |
| --- | --- | --- | --- | --- | --- |
${lines().join('\n')}

Utenfor tabellen, åpent for alle: \`/health/live\`, \`/health/ready\`, \`/api/openapi.json\`, \`/api/dokumentasjon\` og nettsidene selv.
`
