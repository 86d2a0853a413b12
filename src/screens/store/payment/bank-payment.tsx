import { paymentText } from '#language/buying/payment.text.ts'
import { useTexts } from '#language/texts.ts'
import { loadTransfer } from './load-payment.ts'
import { PaymentFrame } from './payment-frame.tsx'
import { paymentMeta } from './payment-meta.ts'
import { CopyRow, TransferSteps } from './transfer-steps.tsx'

export const meta = paymentMeta('bankTitle')
export const own = loadTransfer('bank')

export default function BankPayment() {
  const texts = useTexts(paymentText)
  return (
    <PaymentFrame title={texts.bankTitle}>
      <TransferSteps payType="bank">
        {({ bank, reference, amount }) =>
          bank ? (
            <>
              <dl className="payment-account">
                <CopyRow name={texts.payee} value={bank.payee} />
                <CopyRow name={texts.bankName} value={bank.bankName} />
                <CopyRow name={texts.bankCode} value={bank.bankCode} />
                <CopyRow name={texts.account} value={bank.account} />
                <CopyRow name={texts.amount} value={amount} />
                <CopyRow name={texts.reference} value={reference} />
              </dl>
              <p className="mute">{texts.onlyThis}</p>
            </>
          ) : null
        }
      </TransferSteps>
    </PaymentFrame>
  )
}
