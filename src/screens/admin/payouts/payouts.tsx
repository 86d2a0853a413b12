import type { MetaArgs } from 'react-router'
import { adminPayoutText, payoutStageText } from '#language/admin/admin-payouts.text.ts'
import { useTexts } from '#language/texts.ts'
import { listPayouts } from '#modules/treasury/money.paths.ts'
import type { PayoutsWire } from '#modules/treasury/payouts/payouts.contract.ts'
import { endedStages, type PayoutStage, payoutStages } from '#modules/treasury/payouts/payout.rules.ts'
import { adminHead } from '#screens/admin/frame/head.ts'
import { DeskAnswer } from '#desk/answer.tsx'
import { useListAddress } from '#desk/use-list-address.ts'
import { KEEP_LAST, useDeskQuery } from '#desk/desk-query.ts'
import { DeskListFoot } from '#desk/list-foot.tsx'
import { AdminPayoutFiles } from './payout-files.tsx'
import { AdminPayoutTable } from './payout-table.tsx'

export const meta = ({ location }: MetaArgs) => adminHead(location.pathname, adminPayoutText.title)

/** What no provider can give back, and what members withdraw, by where it waits. */
export default function AdminPayouts() {
  const texts = useTexts(adminPayoutText)
  const { query } = useListAddress()
  const stage = payoutStages.find((known) => known === query.state) ?? 'open'
  const found = useDeskQuery(listPayouts, { stage, pageNum: query.page }, KEEP_LAST)
  return (
    <>
      <h1 tabIndex={-1}>{texts.title}</h1>
      <p className="admin-lead">{texts.lead}</p>
      <DeskAnswer found={found}>{(data) => <Payouts data={data} stage={stage} isOlder={found.isPlaceholderData} />}</DeskAnswer>
    </>
  )
}

type Stage = PayoutStage | 'open'

function Payouts({ data, stage, isOlder }: { data: PayoutsWire; stage: Stage; isOlder: boolean }) {
  const { total, payouts, stages } = data
  const texts = useTexts(adminPayoutText)
  const { addressOf } = useListAddress()
  return (
    <>
      <Stages stages={stages} chosen={stage} />
      <p className="admin-count">{texts.limit}</p>
      <p className="admin-count" role="status">
        {total > 0 ? texts.count(total) : texts.none}
      </p>
      <div aria-busy={isOlder}>{payouts.length > 0 ? <AdminPayoutTable list={payouts} /> : null}</div>
      {total > 0 ? <DeskListFoot {...data} keys={texts.keys} addressOf={(page) => addressOf({ page })} /> : null}
      <AdminPayoutFiles {...data} />
    </>
  )
}

/** One link for each place where a payout can wait, with how many do. */
function Stages({ stages, chosen }: Pick<PayoutsWire, 'stages'> & { chosen: Stage }) {
  const texts = useTexts(adminPayoutText)
  const names = useTexts(payoutStageText)
  const { addressOf } = useListAddress()
  const open = stages.filter(({ stage }) => !endedStages.includes(stage)).reduce((sum, { num }) => sum + num, 0)
  const tabs = [
    { stage: 'open' as const, name: texts.open, num: open },
    ...stages.map(({ stage, num }) => ({ stage, name: names[stage], num })),
  ]
  return (
    <nav className="admin-tabs" aria-label={texts.stages}>
      <ul>
        {tabs.map(({ stage, name, num }) => (
          <li key={stage}>
            <a
              href={addressOf({ state: stage === 'open' ? '' : stage })}
              aria-current={stage === chosen ? 'page' : undefined}
              data-replace
              data-stay
            >
              {name} <span className="admin-tab-num">{num}</span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
