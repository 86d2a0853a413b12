import type { MetaArgs } from 'react-router'
import { adminPriceChangesText } from '#language/admin/products/admin-price-changes.text.ts'
import { useTexts } from '#language/texts.ts'
import { listWaitingPrices } from '#modules/catalogue/price-guard/price-guard.paths.ts'
import { CaseQueues } from '#desk/case/case-queues.tsx'
import { DeskListResult } from '#desk/list-result.tsx'
import { adminHead } from '#screens/admin/frame/head.ts'
import { useListAddress } from '#desk/use-list-address.ts'
import { KEEP_LAST, useDeskQuery } from '#desk/desk-query.ts'
import { PriceChange } from './price-change.tsx'

export const meta = ({ location }: MetaArgs) => adminHead(location.pathname, adminPriceChangesText.title)

const DECIDED = 'decided'

/** Prices that move far wait here for a second person. */
export default function AdminPriceChanges() {
  const texts = useTexts(adminPriceChangesText)
  const { query, addressOf } = useListAddress()
  const decided = query.state === DECIDED
  const found = useDeskQuery(listWaitingPrices, { decided, pageNum: query.page }, KEEP_LAST)
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
          <ul className="price-changes">
            {list.map((change) => (
              <PriceChange key={change.changeId} change={change} />
            ))}
          </ul>
        )}
      </DeskListResult>
    </>
  )
}
