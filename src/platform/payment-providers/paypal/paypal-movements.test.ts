import { expect, test } from 'vitest'
import { PayPalRefusal } from './paypal-client.server.ts'
import { payPalDisputes } from './paypal-disputes.server.ts'
import { payPalMovements } from './paypal-movements.server.ts'

const [from, to] = [new Date('2026-11-02T00:00:00Z'), new Date('2026-11-03T00:00:00Z')]
const told = (id: string, code: string, value: string, more: object = {}) => ({
  transaction_info: {
    transaction_id: id,
    transaction_event_code: code,
    transaction_initiation_date: '2026-11-02T10:00:00+0800',
    transaction_amount: { currency_code: 'HKD', value },
    transaction_status: 'S',
    ...more,
  },
})
const about = (id: string) => ({ paypal_reference_id: id, paypal_reference_id_type: 'TXN' })

test('every page of PayPal’s report is read, and what is no movement of a payment is left out', async () => {
  const pages = [
    [
      told('C1', 'T0006', '100.00', { custom_field: 'pay-1' }),
      told('P1', 'T0006', '70.00', { custom_field: 'pay-2', transaction_status: 'P' }),
      told('W1', 'T0400', '-5000.00'),
      told('F1', 'T0106', '-60.00', about('C1')),
      told('U1', 'T0006', '9.00', { transaction_amount: { currency_code: 'USD', value: '9.00' } }),
    ],
    [
      told('R1', 'T1107', '-30.00', { ...about('C1'), custom_field: 'our key of the refund' }),
      told('H1', 'T1110', '-70.00', about('C0')),
      // Let go on this day, held on another.
      told('H0', 'T1111', '55.00', {
        ...about('GONE'),
        transaction_initiation_date: '2026-10-20T10:00:00Z',
        transaction_updated_date: '2026-11-02T12:00:00Z',
      }),
      told('C9', 'T0006', '12.00', { custom_field: 'pay-9', transaction_initiation_date: '2026-11-01T10:00:00Z' }),
    ],
  ]
  const asked: string[] = []
  const movements = await payPalMovements(
    async (path) => {
      asked.push(path)
      if (path.endsWith('/GONE')) throw new PayPalRefusal('refused', 'paypal answers 404', 'RESOURCE_NOT_FOUND')
      if (path.startsWith('/v2/'))
        return { id: 'C0', status: 'COMPLETED', amount: { currency_code: 'HKD', value: '70.00' }, custom_id: 'pay-0' }
      const page = Number(new URLSearchParams(path.split('?')[1]).get('page'))
      return { transaction_details: pages[page - 1], total_pages: 2 }
    },
    from,
    to,
  )
  expect(movements.map(({ reference, amount }) => [reference, amount])).toEqual([
    ['pay-1', 10_000],
    ['pay-1', -3_000],
    ['pay-0', -7_000],
    ['H0', 5_500],
  ])
  expect(asked.filter((path) => path.startsWith('/v2/'))).toHaveLength(2)
})

const hkd = (value: string) => ({ currency_code: 'HKD', value })
const movement = (type: string, value: string, reason: string, affected_party = 'SELLER') => ({
  affected_party,
  type,
  reason,
  amount: hkd(value),
})
const order = {
  id: 'ORDER',
  status: 'COMPLETED',
  purchase_units: [
    {
      amount: hkd('100.00'),
      payments: {
        refunds: [
          { id: 'R0', status: 'COMPLETED', amount: hkd('10.00'), create_time: '2026-10-01T00:00:00Z' },
          { id: 'R1', status: 'COMPLETED', amount: hkd('40.00'), create_time: '2026-11-02T00:00:00Z' },
        ],
      },
    },
  ],
}
const resolved = (outcome_code: string, more: object = {}) => ({
  status: 'RESOLVED',
  dispute_outcome: { outcome_code, amount_refunded: hkd('90.00') },
  ...more,
})

test.each<[string, object, object]>([
  ['asked only', { status: 'OPEN' }, { status: 'open', withheld: 0 }],
  ['held', { status: 'UNDER_REVIEW', held: 'HELD' }, { status: 'open', withheld: 9_000 }],
  ['for us', resolved('RESOLVED_SELLER_FAVOUR'), { status: 'won', withheld: 0, lost: 0 }],
  ['PayPal itself pays', resolved('RESOLVED_WITH_PAYOUT'), { status: 'won', lost: 0 }],
  ['taken back', resolved('CANCELED_BY_BUYER'), { status: 'won' }],
  ['nothing decided', resolved('NONE'), { status: 'closed', lost: 0 }],
  ['an outcome of tomorrow', resolved('SOMETHING_NEW'), { status: 'won', lost: 0 }],
  ['against us, less what we gave back since', resolved('RESOLVED_BUYER_FAVOUR'), { status: 'lost', lost: 5_000 }],
  [
    'against us, as the movements of our account say',
    resolved('ACCEPTED', {
      money_movements: [
        movement('DEBIT', '80.00', 'DISPUTE_SETTLEMENT'),
        movement('CREDIT', '20.00', 'DISPUTE_SETTLEMENT'),
        movement('CREDIT', '60.00', 'DISPUTE_SETTLEMENT', 'BUYER'),
        movement('DEBIT', '6.00', 'CHARGEBACK_FEE'),
      ],
    }),
    { status: 'lost', lost: 6_000, fee: 600 },
  ],
])('what PayPal says of a case, %s, is read for what it means to the shop', async (_, said, expected) => {
  const { held, ...rest } = said as { held?: string }
  const { findDispute } = payPalDisputes(
    async (path) => {
      if (path.startsWith('/v2/checkout')) return order
      if (path.startsWith('/v2/payments'))
        return {
          id: 'CAPTURE',
          status: 'COMPLETED',
          amount: hkd('100.00'),
          supplementary_data: { related_ids: { order_id: 'ORDER' } },
        }
      return {
        dispute_id: 'PP-R-1',
        create_time: '2026-11-01T00:00:00Z',
        dispute_amount: hkd('90.00'),
        disputed_transactions: [{ seller_transaction_id: 'CAPTURE', transaction_status: held ?? 'COMPLETED' }],
        ...rest,
      }
    },
    () => 'https://api-m.paypal.com',
  )
  const url = 'https://www.paypal.com/resolutioncenter/view/PP-R-1'
  expect(await findDispute('PP-R-1')).toMatchObject({ intentId: 'ORDER', amount: 9_000, url, ...expected })
})

test('a list of cases is read to its last page, and asked of PayPal alone, whatever its links say', async () => {
  const asked: string[] = []
  const { listDisputes } = payPalDisputes(
    async (path) => {
      asked.push(path)
      const [where = '', query] = path.split('?')
      if (where !== '/v1/customer/disputes')
        return {
          dispute_id: where.split('/').at(-1),
          create_time: '2026-11-01T00:00:00Z',
          status: 'OPEN',
          dispute_amount: hkd('90.00'),
        }
      if (query?.includes('token=two')) return { items: [{ dispute_id: 'PP-2' }], links: [] }
      const next = { rel: 'next', href: 'https://somebody.else/v1/customer/disputes?next_page_token=two' }
      return { items: [{ dispute_id: 'PP-1' }], links: [next] }
    },
    () => 'https://api-m.sandbox.paypal.com',
  )
  expect((await listDisputes(from)).map(({ id, intentId }) => [id, intentId])).toEqual([
    ['PP-1', undefined],
    ['PP-2', undefined],
  ])
  expect(asked.every((path) => path.startsWith('/v1/customer/disputes'))).toBe(true)
})
