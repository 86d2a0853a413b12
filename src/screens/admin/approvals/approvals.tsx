import type { MetaArgs } from 'react-router'
import { adminApprovalsText } from '#language/admin/books/admin-approvals.text.ts'
import { useTexts } from '#language/texts.ts'
import { listApprovals } from '#modules/approvals/approvals.paths.ts'
import { CaseQueues } from '#desk/case/case-queues.tsx'
import { DeskListResult } from '#desk/list-result.tsx'
import { adminHead } from '#screens/admin/frame/head.ts'
import { useListAddress } from '#desk/use-list-address.ts'
import { KEEP_LAST, useDeskQuery } from '#desk/desk-query.ts'
import { AdminApproval } from './approval.tsx'

export const meta = ({ location }: MetaArgs) => adminHead(location.pathname, adminApprovalsText.title)

const DECIDED = 'decided'

/** Everything that leaves the shop and waits for a second person. */
export default function AdminApprovals() {
  const texts = useTexts(adminApprovalsText)
  const { query, addressOf } = useListAddress()
  const decided = query.state === DECIDED
  const found = useDeskQuery(listApprovals, { decided, pageNum: query.page }, KEEP_LAST)
  return (
    <>
      <div className="admin-list-head">
        <h1 tabIndex={-1}>{texts.title}</h1>
      </div>
      <p className="admin-lead">{texts.lead}</p>
      <CaseQueues
        label={texts.states}
        names={texts}
        queues={[{ queue: 'waiting' }, { queue: DECIDED }]}
        chosen={decided ? DECIDED : 'waiting'}
        addressOf={addressOf}
      />
      <DeskListResult found={found} texts={texts} filtered={false} addressOf={addressOf}>
        {({ list }) => (
          <ul className="admin-payments">
            {list.map((approval) => (
              <li key={approval.approvalId} className="admin-payment">
                <AdminApproval approval={approval} />
              </li>
            ))}
          </ul>
        )}
      </DeskListResult>
    </>
  )
}
