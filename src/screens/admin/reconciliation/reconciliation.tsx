import { useState } from 'react'
import type { MetaArgs } from 'react-router'
import { adminReconciliationText } from '#language/admin/admin-reconciliation.text.ts'
import { payTypeText } from '#language/buying/order-state.text.ts'
import { showDay } from '#language/dates.ts'
import { localPath, useLanguage, useTexts } from '#language/texts.ts'
import type { ReconciliationWire } from '#modules/treasury/reconciliation/reconciliation.contract.ts'
import { listReconciliations, reconciliationFile } from '#modules/treasury/reconciliation/reconciliation.paths.ts'
import { fetchFile, keepFile } from '#platform/wire/fetch-file.ts'
import { DeskAnswer } from '#desk/answer.tsx'
import { adminHead } from '#screens/admin/frame/head.ts'
import { AdminMoneyPages } from '#screens/admin/money/money-pages.tsx'
import { showCents, signedCents } from '#screens/admin/money/show-amount.ts'
import { useDeskQuery } from '#desk/desk-query.ts'
import { Button } from '#ui/button.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { toast } from '#ui/toasts.ts'
import { AdminNoteDifferences } from './note-differences.tsx'
import { AdminReconciliationTable, isToSee } from './reconciliation-table.tsx'

export const meta = ({ location }: MetaArgs) => adminHead(location.pathname, adminReconciliationText.title)

/** Each day of each way: our books beside the provider's report, and what is left over. */
export default function AdminReconciliation() {
  const texts = useTexts(adminReconciliationText)
  const found = useDeskQuery(listReconciliations, {})
  const [wanted, setWanted] = useState<ReconciliationWire>()
  const download = async (): Promise<void> => {
    const file = await fetchFile(reconciliationFile, {}, 'admin')
    if (file) keepFile(file, 'praya-reconciliation.csv')
    else toast('error', texts.notFetched)
  }
  return (
    <>
      <div className="admin-list-head">
        <h1 tabIndex={-1}>{texts.title}</h1>
        <Button look="line" onClick={() => void download()}>
          {texts.file}
        </Button>
      </div>
      <AdminMoneyPages />
      <p className="admin-lead">{texts.lead}</p>
      <DeskAnswer found={found}>
        {({ list }) =>
          list.length > 0 ? (
            <>
              <Differences list={list.filter(isToSee)} onNote={setWanted} />
              <AdminReconciliationTable list={list} />
            </>
          ) : (
            <EmptyState title={texts.noneTitle}>{texts.none}</EmptyState>
          )
        }
      </DeskAnswer>
      {wanted ? <AdminNoteDifferences report={wanted} onClose={() => setWanted(undefined)} /> : null}
    </>
  )
}

/** What nobody has seen to yet. */
function Differences({ list, onNote }: { list: readonly ReconciliationWire[]; onNote: (report: ReconciliationWire) => void }) {
  const language = useLanguage()
  const texts = useTexts(adminReconciliationText)
  const ways = useTexts(payTypeText)
  if (list.length === 0) return null
  return (
    <section className="admin-money-part" aria-labelledby="differences">
      <h2 id="differences">{texts.differences}</h2>
      {list.map((report) => (
        <div key={`${report.day} ${report.method}`} className="admin-difference">
          <h3>{texts.ofDay(showDay(report.day, language), ways[report.method])}</h3>
          <ul>
            {report.differences.map(({ key, orderNo, ours, theirs }) => (
              <li key={key}>
                {orderNo ? (
                  <a className="link" href={localPath(language, `/admin/orders/${orderNo}`)}>
                    {orderNo}
                  </a>
                ) : (
                  <span>{key}</span>
                )}{' '}
                <span>{texts.line(showCents(signedCents(ours), false), showCents(signedCents(theirs), false))}</span>
              </li>
            ))}
          </ul>
          <Button look="line" onClick={() => onNote(report)}>
            {texts.note}
          </Button>
        </div>
      ))}
    </section>
  )
}
