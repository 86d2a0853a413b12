import type { PayType } from './payments.contract.ts'

export type PaymentState = 'started' | 'under-review' | 'succeeded' | 'failed' | 'refund-pending' | 'refunded'

export type PaymentRow = {
  payment_id: string
  order_id: string
  method: PayType
  state: PaymentState
  amount_cents: number
  reference: string
  provider: string
  provider_id: string | null
  detail: Record<string, unknown>
  receipt_upload: string | null
  reject_reason: string | null
  created_at: Date
  settled_at: Date | null
}

export type PaymentTables = {
  payments: PaymentRow
  payment_webhooks: { provider: string; event_id: string; kind: string; received_at: Date }
}
