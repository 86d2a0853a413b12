import { getCall, postCall } from '#platform/wire/call-path.ts'
import type {
  BalanceInput,
  BalancesInput,
  BalancesWire,
  BalanceWire,
  DecideGoodwillInput,
  GoodwillInput,
} from './balance-room.contract.ts'

export const listBalances = getCall<BalancesInput, BalancesWire>('/admin/balance/list')
export const getMemberBalance = getCall<BalanceInput, BalanceWire>('/admin/balance/detail')
/** Each answers the member's balance as it is afterwards. */
export const giveGoodwill = postCall<GoodwillInput, BalanceWire>('/admin/balance/give', { once: true })
export const decideGoodwill = postCall<DecideGoodwillInput, BalanceWire>('/admin/balance/decide')
