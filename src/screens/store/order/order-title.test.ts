import { expect, test } from 'vitest'
import { titleAbout } from './order-title.ts'

test('what is done about an order names that order in the title of its page, in either language', () => {
  const search = '?kind=return&orderNo=p2411016'
  expect(titleAbout({ pathname: '/myaccount/orders/return', search }, 'Return items')).toBe('Return items · Order P2411016')
  expect(titleAbout({ pathname: '/zh/myaccount/orders/return', search }, '申請退貨')).toBe('申請退貨（訂單P2411016）')
  expect(titleAbout({ pathname: '/myaccount/orders/return', search: '' }, 'Return items')).toBe('Return items')
})
