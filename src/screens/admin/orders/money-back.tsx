import { adminActionText, adminPaymentText } from '#language/admin/admin-order-actions.text.ts'
import { adminMoneyBackText, refundKindText, refundStateText, surplusReasonText } from '#language/admin/admin-money-back.text.ts'
import { refundFailureText } from '#language/admin/admin-outside.text.ts'
import { showMoment } from '#language/dates.ts'
import { localPath, useLanguage, useTexts } from '#language/texts.ts'
import type { AdminOrderWire } from '#modules/orders/admin-orders.contract.ts'
import { isTransfer } from '#modules/orders/payments/pay-types.rules.ts'
import { fromWire, showHkdExactly } from '#platform/money.ts'
import { useMay } from '#screens/admin/session/session.ts'
import { Button } from '#ui/button.tsx'
import type { AdminAction, AdminRefund } from './order-actions.ts'

type Shown = { order: AdminOrderWire; onAct: (action: AdminAction) => void }

/** What has gone back of an order or out on top of it, what waits for finance, and what more can be asked for. */
export function AdminMoneyBack({ order, onAct }: Shown) {
  const texts = useTexts(adminMoneyBackText)
  if (order.paidAt === null && order.refunds.length === 0) return null
  return (
    <section aria-labelledby="admin-money-back">
      <h2 id="admin-money-back">{texts.title}</h2>
      {order.refunds.length === 0 ? (
        <p className="mute">{texts.none}</p>
      ) : (
        <ul className="admin-payments">
          {order.refunds.map((refund) => (
            <Refund key={refund.refundId} refund={refund} order={order} onAct={onAct} />
          ))}
        </ul>
      )}
      <MoneyActs order={order} onAct={onAct} />
      <InLedger orderNo={order.orderNo} />
    </section>
  )
}

const isKnownReason = (reason: string): reason is keyof typeof surplusReasonText => reason in surplusReasonText

const isKnownFailure = (failure: string): failure is keyof typeof refundFailureText => failure in refundFailureText

function Refund({ refund, order, onAct }: Shown & { refund: AdminRefund }) {
  const language = useLanguage()
  const texts = useTexts(adminMoneyBackText)
  const payments = useTexts(adminPaymentText)
  const actions = useTexts(adminActionText)
  const kinds = useTexts(refundKindText)
  const states = useTexts(refundStateText)
  const known = useTexts(surplusReasonText)
  const failures = useTexts(refundFailureText)
  const mayAct = useMay()('handle-money')
  const { kind, state, reason, requestedBy } = refund
  const waits = state === 'requested' || state === 'failed'
  const when = showMoment(refund.date, language)
  const isByProvider = !isTransfer(order.payType) && kind !== 'compensation' && kind !== 'goodwill'
  return (
    <li className="admin-payment">
      <p className="admin-payment-head">
        <b>{`${kinds[kind]} ${showHkdExactly(fromWire(refund.amount))}`}</b>
        <span className={waits ? 'admin-state admin-state-waiting' : 'admin-state'}>{states[state]}</span>
      </p>
      <p className="admin-note">{isKnownReason(reason) ? known[reason] : reason}</p>
      <p className="mute">{requestedBy ? texts.askedBy(requestedBy, when) : when}</p>
      {refund.balancePrice === '0.00' && refund.memberPoints === 0 ? null : (
        <p className="mute">
          {[
            refund.balancePrice === '0.00' ? '' : texts.balanceBack(showHkdExactly(fromWire(refund.balancePrice))),
            refund.memberPoints === 0 ? '' : texts.pointsBack(refund.memberPoints),
          ]
            .filter(Boolean)
            .join(' · ')}
        </p>
      )}
      {refund.toBalance ? <p className="mute">{texts.isToBalance}</p> : null}
      {refund.failure ? (
        <p className="admin-note">{isKnownFailure(refund.failure) ? failures[refund.failure] : texts.failed(refund.failure)}</p>
      ) : null}
      <div className="admin-buttons">
        {waits && mayAct ? (
          <Button onClick={() => onAct({ kind: 'send-refund', refund, isByProvider })}>{payments.moneyBack}</Button>
        ) : null}
        {waits && !mayAct ? <span className="mute">{actions.onlyFinance}</span> : null}
      </div>
    </li>
  )
}

function InLedger({ orderNo }: Pick<AdminOrderWire, 'orderNo'>) {
  const language = useLanguage()
  const texts = useTexts(adminMoneyBackText)
  if (!useMay()('handle-money')) return null
  return (
    <p>
      <a className="link" href={localPath(language, `/admin/money/ledger/postings?word=${orderNo}`)}>
        {texts.inLedger}
      </a>
    </p>
  )
}

function MoneyActs({ order, onAct }: Shown) {
  const texts = useTexts(adminMoneyBackText)
  const may = useMay()
  if (order.paidAt === null || !may('ask-refunds')) return null
  const isLeft = order.refundable.length > 0
  return (
    <div className="admin-buttons admin-money-acts">
      {isLeft ? (
        <Button look="line" onClick={() => onAct({ kind: 'refund-part' })}>
          {texts.refundPart}
        </Button>
      ) : null}
      <Button look="line" onClick={() => onAct({ kind: 'extra' })}>
        {texts.extra}
      </Button>
    </div>
  )
}
