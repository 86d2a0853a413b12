import { getCall, postCall } from '#platform/wire/call-path.ts'
import type { MoneyWire, MovePayoutInput, RecordMoneyInput, RepairMoneyInput } from './money.contract.ts'

export const listMoney = getCall<Record<string, never>, MoneyWire>('/admin/money/list')
export const recordMoney = postCall<RecordMoneyInput, MoneyWire>('/admin/money/record', { once: true })
export const repairMoney = postCall<RepairMoneyInput, MoneyWire>('/admin/money/repair', { once: true })
export const movePayout = postCall<MovePayoutInput, MoneyWire>('/admin/money/payout', { once: true })
