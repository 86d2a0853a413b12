// Made by `npm run tables` from the migrations. Never changed by hand.
import type { Generated } from '#platform/tables/column-types.ts'

export type ReturnsTableRows = {
  return_pictures: {
    return_id: string
    position: number
    unit_id: string | null
    upload_id: string
  }
  return_steps: {
    return_id: string
    position: number
    act: 'ask' | 'withdraw' | 'agree' | 'decline' | 'send' | 'arrive' | 'inspect' | 'send-back' | 'lapse'
    words: Generated<string>
    unit_id: string | null
    actor: string
    actor_id: string | null
    happened_at: Generated<Date>
    actor_kind: 'shopper' | 'clock' | 'operator' | 'seller' | 'provider' | 'bank' | 'machine'
  }
  return_units: {
    return_id: string
    unit_id: string
    reason: 'changed-mind' | 'wrong-size' | 'faulty' | 'not-as-described' | 'wrong-piece'
    is_open: Generated<boolean>
    result: 'accepted' | 'rejected' | null
    finding: Generated<string>
    refund_cents: Generated<number>
  }
  returns: {
    return_id: string
    return_number: string
    kind: 'cancel' | 'return'
    order_id: string
    state: Generated<'asked' | 'agreed' | 'sent' | 'arrived' | 'going-back' | 'done' | 'declined' | 'withdrawn' | 'lapsed'>
    note: Generated<string>
    send_by: Date | null
    reminded_at: Date | null
    courier: Generated<string>
    tracking_number: Generated<string>
    back_courier: Generated<string>
    back_tracking_number: Generated<string>
    asked_at: Generated<Date>
    to_balance: Generated<boolean>
  }
}

declare module '#platform/tables/known-tables.ts' {
  interface Tables extends ReturnsTableRows {}
}
