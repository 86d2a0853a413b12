import { getCall, postCall } from '#platform/wire/call-path.ts'
import {
  BalanceInput,
  BalanceWire,
  BalancesInput,
  BalancesWire,
  DecideGoodwillInput,
  GoodwillInput,
} from './balance-page.contract.ts'

export const listBalances = getCall('/admin/balance/list', { access: 'handle-money', input: BalancesInput, output: BalancesWire })
export const getMemberBalance = getCall('/admin/balance/detail', {
  access: 'handle-money',
  input: BalanceInput,
  output: BalanceWire,
})
/** Each answers the member's balance as it is afterwards. */
// Of people alone: a machine is no second pair of eyes.
export const giveGoodwill = postCall('/admin/balance/give', {
  access: 'pay-out',
  once: true,
  input: GoodwillInput,
  output: BalanceWire,
})
export const decideGoodwill = postCall('/admin/balance/decide', {
  access: 'pay-out',
  input: DecideGoodwillInput,
  output: BalanceWire,
})
