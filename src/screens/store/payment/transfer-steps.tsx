import { type ReactNode, useState } from 'react'
import { paymentText } from '#language/buying/payment.text.ts'
import { useTexts } from '#language/texts.ts'
import type { PayType } from '#modules/orders/orders.rules.ts'
import type { PaymentWire } from '#modules/payments/payments.contract.ts'
import { Button } from '#ui/button.tsx'
import { OrderClosed, OtherWay, PaymentRefused, PaymentSkeleton, PaymentSums, TimeLeft } from './payment-frame.tsx'
import { ReceiptUpload } from './receipt-upload.tsx'
import { useOpenPayment, useOrderNumber, usePaymentState } from './use-payment.ts'

/** A payment the shopper makes at the bank: what to pay, then the receipt, while the page watches for the result. */
export function TransferSteps({ payType, children }: { payType: PayType; children: (payment: PaymentWire) => ReactNode }) {
  const texts = useTexts(paymentText)
  const orderNo = useOrderNumber()
  const { payment, refused, retry } = useOpenPayment(orderNo, payType)
  const { state, set } = usePaymentState(payment ? orderNo : undefined)
  if (refused && orderNo !== undefined) return <PaymentRefused {...refused} orderNo={orderNo} retry={retry} />
  if (!payment) return <PaymentSkeleton />
  if (state?.orderState === 'closed') return <OrderClosed />
  const uploaded = state ? state.paymentState === 'under-review' : payment.receiptUploaded
  const rejectReason = state ? state.rejectReason : payment.rejectReason
  return (
    <div className="payment-columns">
      <div>
        <PaymentSums orderNo={payment.orderNo} amount={payment.amount} />
        {uploaded ? null : (
          <TimeLeft expiresAt={state?.expiresAt ?? payment.expiresAt} serverTime={state?.serverTime ?? payment.serverTime} />
        )}
        {rejectReason ? (
          <p className="payment-told" role="alert">
            {texts.rejected(rejectReason)}
          </p>
        ) : null}
        {children(payment)}
        <p className="payment-other">
          <OtherWay orderNo={payment.orderNo} />
        </p>
      </div>
      <ReceiptUpload
        orderNo={payment.orderNo}
        payType={payType}
        rejected={state?.paymentState === 'failed'}
        uploaded={uploaded}
        onUploaded={set}
      />
    </div>
  )
}

/** One detail of an account with a button that copies it. */
export function CopyRow({ name, value }: { name: string; value: string }) {
  const texts = useTexts(paymentText)
  const [copied, setCopied] = useState(false)
  const copy = async () => {
    await navigator.clipboard.writeText(value).catch(() => undefined)
    setCopied(true)
  }
  return (
    <div>
      <dt>{name}</dt>
      <dd>{value}</dd>
      <dd>
        <Button look="text" onClick={() => void copy()} aria-label={texts.copyOf(name)}>
          {copied ? texts.copied : texts.copy}
        </Button>
      </dd>
    </div>
  )
}
