import { useEffect } from 'react'
import type { PayType } from '#modules/orders/payments/pay-types.rules.ts'
import type { PaymentWire } from '#modules/orders/payments/payments.contract.ts'
import { startPayment } from '#modules/orders/payments/payments.paths.ts'
import type { CallResult } from '#platform/wire/call-path.ts'
import { callAsPerson } from '../member/challenge-asked.ts'
import { ChallengeSheet } from '../member/challenge-sheet.tsx'

type Paying = { orderNo: string; payType: PayType; onAnswer: (result: CallResult<PaymentWire>) => void }

/** Opens the payment once more, with the question whether there is a person over it. */
export default function PayAsPerson({ orderNo, payType, onAnswer }: Paying) {
  useEffect(() => {
    void callAsPerson(startPayment, { orderNo, payType }, () => undefined).then(onAnswer)
  }, [orderNo, payType, onAnswer])
  return <ChallengeSheet />
}
