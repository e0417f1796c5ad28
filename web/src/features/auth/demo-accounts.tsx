import { Button } from '@navikt/ds-react/Button'
import type { Oppsett } from '@rp/contract/oppsett'
import { getOppsett } from '../../platform/oppsett.ts'
import { text } from './auth.text.ts'

type Account = NonNullable<Oppsett['demo']>[number]

/** On the demo, and only there: the accounts to log in with. */
export function DemoAccounts({ onChoose }: { onChoose: (account: Account) => void }) {
  const { demo } = getOppsett()
  if (demo === null || demo.length === 0) return null
  return (
    <section className="frame rp-dus stack gap-8" aria-labelledby="rp-demo">
      <h2 id="rp-demo">{text.demo.tittel}</h2>
      <p>{text.demo.tekst}</p>
      <ul className="stack gap-4">
        {demo.map(account => (
          <li key={account.email} className="row spread anywhere">
            <span>{account.email}</span>
            <Button
              type="button"
              size="xsmall"
              variant="secondary"
              data-color="neutral"
              onClick={() => onChoose(account)}
            >
              {text.demo.bruk(account.rolle)}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  )
}
