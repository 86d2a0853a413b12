import { expect, test } from 'vitest'
import { calendarFile, orderDays } from './order-calendar.ts'

type Order = Parameters<typeof orderDays>[0]
const unit: Order['productItems'][number]['units'][number] = {
  state: 'awaited',
  parcel: null,
  arrivedAt: '',
  examinedAt: '',
  lastReturnDay: '',
}
const order: Order & { serverTime: string } = {
  orderNo: 'P2411016',
  paidAt: '2026-11-16T13:04:00Z',
  serverTime: '2026-11-16T13:05:06.789Z',
  logisticsType: 2,
  sellers: [{ name: 'Ardent Vale', path: '', isHouse: false, arrivesFrom: '2026-11-18', arrivesBy: '2026-11-20', awayUntil: '' }],
  parcels: [],
  productItems: [{ title: 'Ros wallet, zip; burgundy', seller: 0, units: [unit] }],
}

test('a calendar takes in the days between which an order arrives, whole days with the end after the last', () => {
  const lines = calendarFile(order, orderDays(order, 'en')).split('\r\n')
  expect(lines).toContain('SUMMARY:praya delivery\\, order P2411016')
  expect(lines).toContain('DTSTART;VALUE=DATE:20261118')
  expect(lines).toContain('DTEND;VALUE=DATE:20261121')
  expect(lines).toContain('DTSTAMP:20261116T130506Z')
})

test('of what was received it takes in the last day of its return, folded to 75 bytes in either language', () => {
  const received: typeof unit = { ...unit, state: 'received', parcel: 0, lastReturnDay: '2026-11-27' }
  const parcel = { sentAt: '2026-11-18T02:00:00Z', receivedAt: '2026-11-20T07:10:00Z', pickUp: null }
  const title = '真皮拉鏈長身銀包'.repeat(8)
  const [day, ...others] = orderDays(
    { ...order, parcels: [parcel], productItems: [{ title, seller: 0, units: [received] }] },
    'zh',
  )
  expect([day?.from, day?.until, others]).toEqual(['2026-11-27', '2026-11-27', []])
  const file = calendarFile(order, [day!])
  expect(Math.max(...file.split('\r\n').map((line) => Buffer.byteLength(line)))).toBeLessThanOrEqual(75)
  expect(file.replaceAll('\r\n ', '')).toContain(`最後退貨日：${title}`)
})

test('an order that is not paid has no days to note', () => {
  expect(orderDays({ ...order, paidAt: null }, 'en')).toEqual([])
})
