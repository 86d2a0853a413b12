import { expect, test } from 'vitest'
import { orderHeading } from './order-heading.ts'

type Shown = Parameters<typeof orderHeading>[0]
type Units = Shown['productItems'][number]['units']
const order = (units: Units, more: Partial<Shown> = {}): Shown => ({
  state: 'to-be-received',
  paidAt: '2026-11-16T13:04:00Z',
  sellers: [{ isHouse: false }],
  productItems: [{ seller: 0, units }],
  parcels: [{ pickUp: null }, { pickUp: null }],
  ...more,
})
const unit = (state: Units[number]['state'], parcel: number | null = null) => ({ state, parcel })

test.each<[Shown, string, string]>([
  [order([unit('awaited')], { paidAt: null, state: 'payment-pending' }), 'Waiting for your payment', '等候您付款'],
  [order([unit('with-us'), unit('with-us')]), 'Being authenticated', '正在鑑定'],
  [order([unit('awaited')], { sellers: [{ isHouse: true }] }), 'Paid, and being prepared', '已付款，準備中'],
  [order([unit('sent', 0), unit('sent', 0)]), 'On its way to you', '正在派送'],
  [order([unit('sent', 0), unit('sent', 1)]), 'Two parcels on the way', '兩個包裹派送中'],
  [
    order([unit('received', 0), unit('received', 0), unit('with-us')]),
    'One parcel received, one item being authenticated',
    '一個包裹已收貨，一件貨品鑑定中',
  ],
  [order([unit('received', 0), unit('returned', 0)], { state: 'refunded' }), 'Your payment has been refunded', '款項已退還'],
  [order([unit('received', 0), unit('returned', 0)], { state: 'successful' }), 'Received, and complete', '已收貨，交易完成'],
])('an order is headed by where it is (%#)', (shown, en, zh) => {
  expect(orderHeading(shown, 'en')).toBe(en)
  expect(orderHeading(shown, 'zh')).toBe(zh)
})
