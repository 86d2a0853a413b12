import { expect, test } from 'vitest'
import { moneyRepairs } from '#modules/money/money.rules.ts'
import { unitActs } from '#modules/orders/unit.rules.ts'
import { operatorMoves } from '#modules/orders/orders.rules.ts'
import { payoutMoves } from '#modules/payments/payout.rules.ts'
import { auditActionText } from './admin-audit.text.ts'

test('whatever operators do to orders, pieces and money is called by its name in the audit trail', () => {
  const actions = [
    ...operatorMoves.map((move) => `order-${move}`),
    ...unitActs.map((act) => `pieces-${act}`),
    ...['record', ...moneyRepairs].map((kind) => `money-${kind}`),
    ...payoutMoves.map((move) => `payout-${move}`),
    ...['receipt', 'avatar', 'shop-picture'].map((purpose) => `read-${purpose}`),
    ...['refund', 'compensation', 'goodwill'].map((kind) => `${kind}-requested`),
  ]
  expect(actions.filter((action) => !(action in auditActionText))).toEqual([])
})
