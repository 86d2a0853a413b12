import { type FormEvent, useState } from 'react'
import { type MetaArgs, useNavigate } from 'react-router'
import { payoutFailureText, payoutText } from '#language/buying/payout.text.ts'
import { languageOfPath } from '#language/languages.ts'
import { screenCodes } from '#language/screen-codes.ts'
import { localPath, textsIn, useLanguage, useTexts } from '#language/texts.ts'
import type { OrderWire } from '#modules/orders/orders.contract.ts'
import { givePayoutAccount } from '#modules/orders/payments/payments.paths.ts'
import { fromWire, showHkdExactly } from '#platform/money.ts'
import { call } from '#platform/wire/call-client.ts'
import { Button } from '#ui/button.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { toast } from '#ui/toasts.ts'
import { headTags } from '../head-tags.ts'
import { AccountFields, useTypedAccount } from './account-fields.tsx'
import { OrderCode } from '../order/order-code.tsx'
import { OrderMissing } from '../order/order-missing.tsx'
import { OrderSkeleton } from '../order/order-skeleton.tsx'
import { titleAbout } from '../order/order-title.ts'
import { useOrder } from '../order/use-order.ts'
import '../order/order.css'
import '../account/account-frame.css'

export const meta = ({ location, matches }: MetaArgs) =>
  headTags({
    title: titleAbout(location, textsIn(payoutText, languageOfPath(location.pathname)).title),
    pathname: location.pathname,
    matches,
    noindex: true,
  })

const orderAddress = (orderNo: string): string => `/myaccount/orders/orderDetail?orderNo=${orderNo}`

/** Where what no provider can give back is to go, from whoever placed the order. */
export default function PayoutAccountPage() {
  const language = useLanguage()
  const texts = useTexts(payoutText)
  const failures = useTexts(payoutFailureText)
  const { order, refused } = useOrder()
  if (refused) return <OrderMissing />
  const payout = order?.payout
  const isOpen = payout?.state === 'asked' || payout?.state === 'given'
  return (
    <div className="wrap order-find">
      <h1 tabIndex={-1}>{texts.title}</h1>
      {!order ? <OrderSkeleton /> : null}
      {order && payout && isOpen ? (
        <>
          <p className="mute">{texts.lead(showHkdExactly(fromWire(payout.amount)), order.orderNo)}</p>
          {payout.failure === '' ? null : (
            <p role="status">{`${texts.failed}${language === 'zh' ? '' : ' '}${failures[payout.failure]}`}</p>
          )}
          <AccountForm order={order} />
        </>
      ) : null}
      {order && !isOpen ? (
        <EmptyState title={texts.nothing} action={<ToOrder orderNo={order.orderNo} />}>
          {texts.nothingWords}
        </EmptyState>
      ) : null}
    </div>
  )
}

function ToOrder({ orderNo }: Pick<OrderWire, 'orderNo'>) {
  const language = useLanguage()
  const texts = useTexts(payoutText)
  return (
    <a className="link" href={localPath(language, orderAddress(orderNo))}>
      {texts.leave}
    </a>
  )
}

function AccountForm({ order: { orderNo } }: { order: OrderWire }) {
  const texts = useTexts(payoutText)
  const account = useAccount(orderNo)
  if (account.needsCode) return <OrderCode orderNo={orderNo} onProven={account.send} onLeave={account.leaveCode} />
  const submit = (event: FormEvent) => {
    event.preventDefault()
    void account.send()
  }
  return (
    <form className="order-find-form payout-form" noValidate onSubmit={submit}>
      <AccountFields {...account.typed} />
      <p className="mute">{texts.kept}</p>
      <p className="address-told" role="alert">
        {account.told}
      </p>
      <div className="address-form-foot">
        <Button type="submit" busy={account.busy}>
          {texts.save}
        </Button>
        <ToOrder orderNo={orderNo} />
      </div>
    </form>
  )
}

function useAccount(orderNo: string) {
  const language = useLanguage()
  const texts = useTexts(payoutText)
  const navigate = useNavigate()
  const typed = useTypedAccount()
  const [told, setTold] = useState('')
  const [busy, setBusy] = useState(false)
  const [needsCode, setNeedsCode] = useState(false)
  const send = async () => {
    setTold('')
    if (!typed.check()) return
    setBusy(true)
    const result = await call(givePayoutAccount, { orderNo, ...typed.typed, sure: typed.sure }, { quiet: true })
    setBusy(false)
    setNeedsCode(!result.ok && result.code === screenCodes.ORDER_CODE_NEEDED)
    if (result.ok) {
      toast('success', texts.saved)
      return navigate(localPath(language, orderAddress(orderNo)), { replace: true })
    }
    return setTold(Object.values(result.data.fields ?? {})[0] ?? result.msg)
  }
  return { typed, told, busy, needsCode, leaveCode: () => setNeedsCode(false), send }
}
