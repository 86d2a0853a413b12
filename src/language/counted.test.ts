import { expect, it } from 'vitest'
import { adminMembersText } from './admin/admin-members.text.ts'
import { adminOrdersText } from './admin/admin-orders.text.ts'
import { adminStockText } from './admin/products/admin-stock.text.ts'

it('what grows to thousands is counted with commas', () => {
  expect(adminOrdersText.count.en(12_345)).toBe('12,345 orders')
  expect(adminMembersText.count.zh(1_000)).toBe('1,000位會員')
  expect(adminStockText.count.en(5_471)).toBe('5,471 sizes')
})
