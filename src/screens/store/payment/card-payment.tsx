import { paymentMeta } from './payment-meta.ts'
import { ProviderPayment } from './provider-payment.tsx'

export const meta = paymentMeta('cardTitle')

export default function CardPayment() {
  return <ProviderPayment payType="card" />
}
