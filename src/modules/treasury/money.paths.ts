import { z } from 'zod'
import { fileCall, formCall, getCall, postCall } from '#platform/wire/call-path.ts'
import { MoneyWire, RecordMoneyInput, RepairMoneyInput } from './money.contract.ts'
import {
  MovePayoutInput,
  PayoutFileInput,
  PayoutResultWire,
  PayoutSeenWire,
  PayoutsInput,
  PayoutsWire,
} from './payouts/payouts.contract.ts'

export const listMoney = getCall('/admin/money/list', { access: 'handle-money', output: MoneyWire })
export const recordMoney = postCall('/admin/money/record', {
  access: 'handle-money',
  once: true,
  input: RecordMoneyInput,
  output: MoneyWire,
})
export const repairMoney = postCall('/admin/money/repair', {
  access: 'handle-money',
  once: true,
  input: RepairMoneyInput,
  output: MoneyWire,
})
export const listPayouts = getCall('/admin/payout/list', { access: 'pay-out', input: PayoutsInput, output: PayoutsWire })
/** Each move exists from one state alone, so that a second one changes nothing: what is kept of calls that are made once would tell an account. */
export const movePayout = postCall('/admin/money/payout', { access: 'pay-out', input: MovePayoutInput, output: PayoutsWire })
/** The whole number, for who types it into the bank's own page. */
export const seePayoutAccount = postCall('/admin/money/payoutAccount', {
  access: 'pay-out',
  perMinute: 30,
  input: z.object({ payoutId: z.uuid() }),
  output: PayoutSeenWire,
})
/** Of all that is approved, for the bank. */
export const makePayoutFile = postCall('/admin/payout/makeFile', { access: 'pay-out', once: true, output: PayoutsWire })
export const payoutFile = fileCall('/admin/payout/file', { access: 'pay-out', perMinute: 20, input: PayoutFileInput })
/** What the bank says of a file: pain.002. */
export const readPayoutResult = formCall('/admin/payout/result', {
  access: 'pay-out',
  // Each word of the bank is booked by itself.
  reads: true,
  output: PayoutResultWire,
})
