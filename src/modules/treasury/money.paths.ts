import { fileCall, formCall, getCall, postCall } from '#platform/wire/call-path.ts'
import type { MoneyWire, RecordMoneyInput, RepairMoneyInput } from './money.contract.ts'
import type { MovePayoutInput, PayoutResultWire, PayoutSeenWire, PayoutsWire } from './payouts/payouts.contract.ts'

export const listMoney = getCall<Record<string, never>, MoneyWire>('/admin/money/list')
export const recordMoney = postCall<RecordMoneyInput, MoneyWire>('/admin/money/record', { once: true })
export const repairMoney = postCall<RepairMoneyInput, MoneyWire>('/admin/money/repair', { once: true })
export const listPayouts = getCall<Record<string, never>, PayoutsWire>('/admin/payout/list')
/** Each move exists from one state alone, so that a second one changes nothing: what is kept of calls that are made once would tell an account. */
export const movePayout = postCall<MovePayoutInput, PayoutsWire>('/admin/money/payout')
/** The whole number, for who types it into the bank's own page. */
export const seePayoutAccount = postCall<{ payoutId: string }, PayoutSeenWire>('/admin/money/payoutAccount')
/** Of all that is approved, for the bank. */
export const makePayoutFile = postCall<Record<string, never>, PayoutsWire>('/admin/payout/makeFile', { once: true })
export const payoutFile = fileCall<{ fileId: string }>('/admin/payout/file')
/** What the bank says of a file: pain.002. */
export const readPayoutResult = formCall<Record<string, never>, PayoutResultWire>('/admin/payout/result')
