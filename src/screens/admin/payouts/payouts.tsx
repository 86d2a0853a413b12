import type { MetaArgs } from 'react-router'
import { adminPayoutText, payoutStageText } from '#language/admin/admin-payouts.text.ts'
import { useTexts } from '#language/texts.ts'
import { listPayouts } from '#modules/treasury/money.paths.ts'
import type { PayoutsWire } from '#modules/treasury/payouts/payouts.contract.ts'
import { type PayoutStage, payoutStages } from '#modules/treasury/payouts/payout.rules.ts'
import { adminHead } from '#screens/admin/frame/head.ts'
import { DeskAnswer } from '#desk/answer.tsx'
import { useListAddress } from '#desk/use-list-address.ts'
import { useDeskQuery } from '#desk/desk-query.ts'
import { AdminPayoutFiles } from './payout-files.tsx'
import { AdminPayoutTable } from './payout-table.tsx'

export const meta = ({ location }: MetaArgs) => adminHead(location.pathname, adminPayoutText.title)

const isStage = (stage: string): stage is PayoutStage => payoutStages.some((known) => known === stage)

const isOpen = ({ stage }: PayoutsWire['payouts'][number]): boolean => stage !== 'done' && stage !== 'returned'

/** What no provider can give back, and what members withdraw, by where it waits. */
export default function AdminPayouts() {
  const texts = useTexts(adminPayoutText)
  const found = useDeskQuery(listPayouts, {})
  return (
    <>
      <h1 tabIndex={-1}>{texts.title}</h1>
      <p className="admin-lead">{texts.lead}</p>
      <DeskAnswer found={found}>{(data) => <Payouts data={data} />}</DeskAnswer>
    </>
  )
}

function Payouts({ data }: { data: PayoutsWire }) {
  const { payouts } = data
  const texts = useTexts(adminPayoutText)
  const { query } = useListAddress()
  const stage = isStage(query.state) ? query.state : ''
  const list = payouts.filter((one) => (stage === '' ? isOpen(one) : one.stage === stage))
  return (
    <>
      <Stages payouts={payouts} chosen={stage} />
      <p className="admin-count">{texts.limit}</p>
      {list.length > 0 ? <AdminPayoutTable list={list} /> : <p className="admin-count">{texts.none}</p>}
      <AdminPayoutFiles {...data} />
    </>
  )
}

/** One link for each place where a payout can wait, with how many do. */
function Stages({ payouts, chosen }: Pick<PayoutsWire, 'payouts'> & { chosen: '' | PayoutStage }) {
  const texts = useTexts(adminPayoutText)
  const names = useTexts(payoutStageText)
  const { addressOf } = useListAddress()
  const numOf = (stage: PayoutStage): number => payouts.filter((one) => one.stage === stage).length
  const tabs = [
    { stage: '' as const, name: texts.open, num: payouts.filter(isOpen).length },
    ...payoutStages.map((stage) => ({ stage, name: names[stage], num: numOf(stage) })),
  ]
  return (
    <nav className="admin-tabs" aria-label={texts.stages}>
      <ul>
        {tabs.map(({ stage, name, num }) => (
          <li key={stage}>
            <a href={addressOf({ state: stage })} aria-current={stage === chosen ? 'page' : undefined} data-replace data-stay>
              {name} <span className="admin-tab-num">{num}</span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
