import { useRef, useState } from 'react'
import { paymentText } from '#language/buying/payment.text.ts'
import { useTexts } from '#language/texts.ts'
import type { PayType } from '#modules/orders/payments/pay-types.rules.ts'
import type { PaymentStateWire } from '#modules/orders/payments/payments.contract.ts'
import { startPayment, uploadReceipt } from '#modules/orders/payments/payments.paths.ts'
import { sendUpload } from '#modules/uploads/uploads.paths.ts'
import { call } from '#platform/wire/call-client.ts'
import type { CallResult } from '#platform/wire/call-path.ts'
import { Button } from '#ui/button.tsx'
import { useTried } from '../../own-page.tsx'
import { OwnForm } from '../own-form.tsx'

/** `rejected`: an operator could not match the transfer. */
type Paying = { orderNo: string; payType: PayType; rejected: boolean }
type Props = Paying & { uploaded: boolean; onUploaded: (state: PaymentStateWire) => void }

/** The receipt of a transfer: chosen, sent, and from then on the order waits for us, not for the clock. */
export function ReceiptUpload({ uploaded, onUploaded, ...paying }: Props) {
  const texts = useTexts(paymentText)
  const [again, setAgain] = useState(false)
  if (uploaded && !again) {
    return (
      <section className="payment-receipt" role="status">
        <p>{texts.receiptDone}</p>
        <Button look="text" className="by-script" onClick={() => setAgain(true)}>
          {texts.receiptAgain}
        </Button>
      </section>
    )
  }
  const done = (state: PaymentStateWire) => {
    setAgain(false)
    onUploaded(state)
  }
  return <ReceiptForm {...paying} onUploaded={done} />
}

function ReceiptForm({ onUploaded, ...paying }: Omit<Props, 'uploaded'>) {
  const texts = useTexts(paymentText)
  const file = useRef<HTMLInputElement>(null)
  const tried = useTried('receipt')
  const [name, setName] = useState('')
  const [problem, setProblem] = useState(
    tried?.problems.uploadId ? texts.receiptMissing : (tried?.problems.pictures ?? tried?.told ?? ''),
  )
  const [sending, setSending] = useState(false)
  const send = async () => {
    const chosen = file.current?.files?.[0]
    if (!chosen) return setProblem(texts.receiptMissing)
    if (sending) return
    setSending(true)
    setProblem('')
    const result = await sendReceipt(chosen, paying)
    setSending(false)
    if (result.ok) onUploaded(result.data)
    else setProblem(result.msg)
  }
  return (
    <OwnForm
      className="payment-receipt"
      encType="multipart/form-data"
      onSubmit={(event) => {
        event.preventDefault()
        void send()
      }}
    >
      <h2>{texts.receiptTitle}</h2>
      <p className="mute">{texts.receiptWhy}</p>
      <noscript>
        <input type="file" name="picture" accept="image/jpeg,image/png" aria-label={texts.receiptChoose} />
      </noscript>
      <label className="btn btn-line payment-file by-script">
        <input
          ref={file}
          className="hidden-text"
          type="file"
          accept="image/jpeg,image/png"
          aria-describedby={problem ? 'receipt-problem' : undefined}
          onChange={(event) => setName(event.target.files?.[0]?.name ?? '')}
        />
        {name || texts.receiptChoose}
      </label>
      {problem ? (
        <p className="field-problem" id="receipt-problem" role="alert">
          {problem}
        </p>
      ) : null}
      <Button type="submit" look="line" full busy={sending}>
        {sending ? texts.receiptSending : texts.receiptSend}
      </Button>
    </OwnForm>
  )
}

async function sendReceipt(chosen: File, { orderNo, payType, rejected }: Paying): Promise<CallResult<PaymentStateWire>> {
  const stored = await call(sendUpload('receipt'), {}, { quiet: true, picture: chosen })
  if (!stored.ok) return stored
  // A rejected payment is over: the next receipt belongs to a new one.
  const opened = rejected ? await call(startPayment, { orderNo, payType }, { quiet: true }) : undefined
  if (opened && !opened.ok) return opened
  return call(uploadReceipt, { orderNo, uploadId: stored.data.uploadId }, { quiet: true })
}
