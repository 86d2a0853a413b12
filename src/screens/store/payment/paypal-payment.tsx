import { paymentMeta } from './payment-meta.ts'
import { ProviderPayment } from './provider-payment.tsx'

export const meta = paymentMeta('paypalTitle')

export default function PayPalPayment() {
  return <ProviderPayment payType="paypal" />
}
