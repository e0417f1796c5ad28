import { listDineRader } from '@rp/contract/dine-produksjoner'
import { listMineDokumenter } from '@rp/contract/dokument'
import { useMemo } from 'react'
import { exportList } from '../../../platform/download.ts'
import { formatDate } from '../../../platform/format.ts'
import { useSession } from '../../../platform/session.ts'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { FetchFailed } from '../../../ui/fetch-failed.tsx'
import { LinkButton } from '../../../ui/link-button.tsx'
import { ListMenu } from '../../../ui/list-menu.tsx'
import { PageHead } from '../../../ui/page.tsx'
import { useDisplayName } from '../../bruker/bruker.queries.ts'
import { ProduksjonMenu } from '../../produksjon/produksjon.parts.tsx'
import { opplastingAdresse, useMineDokumenter } from '../dokument.queries.ts'
import { text } from './dine.text.ts'
import { DineTable } from './dine-table.tsx'
import './dine.css'

/** /dineproduksjoner */
export function DineProduksjonerPage() {
  return (
    <>
      <ProduksjonMenu />
      <PageHead title={text.tittel} intro={text.ingress} />
      <Content />
    </>
  )
}

function Content() {
  const stamp = `${useDisplayName()}, ${formatDate(new Date().toISOString())}`
  const userId = useSession()?.id ?? ''
  const { data, error, refetch } = useMineDokumenter(userId)
  const rader = useMemo(() => (data === undefined ? null : listDineRader(data)), [data])
  if (rader === null && error !== null)
    return (
      <FetchFailed heading={text.feilet} onRetry={refetch}>
        {error.message}
      </FetchFailed>
    )
  if (rader === null)
    return (
      <p role="status" className="rp-dus rp-henter">
        {text.henter}
      </p>
    )
  if (rader.length === 0)
    return (
      <EmptyState action={<LinkButton to={opplastingAdresse}>{text.lastOpp}</LinkButton>}>
        <strong>{text.tom}</strong>
        {data !== undefined && data.length > 0 && (
          <>
            <br />
            {text.tomRegistrer}
          </>
        )}
      </EmptyState>
    )
  return (
    <>
      <ListMenu stamp={stamp} onExport={exportList(listMineDokumenter, text.fil, { params: { userId } })} />
      <DineTable rader={rader} />
    </>
  )
}
