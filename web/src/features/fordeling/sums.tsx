import { formatKroner } from '../../platform/format.ts'

type Line = { name: string; value: number; kind?: 'sum' | 'del' | undefined }

/** Names and their amounts; a sum stands out, and a part is drawn in. */
export const Sums = ({ lines }: { lines: readonly Line[] }) => (
  <dl className="sums width-m">
    {lines.map(({ name, value, kind }) => (
      <div key={name} data-sum={kind === 'sum'} data-del={kind === 'del'}>
        <dt>{name}</dt>
        <dd>{formatKroner(value)}</dd>
      </div>
    ))}
  </dl>
)
