import { orderText } from '../../src/language/buying/order.text.ts'
import { storeText } from '../../src/language/frame/store.text.ts'
import { showHkdExactly } from '../../src/platform/money.ts'
import { prepareOrder } from './buying-now.ts'
import { placeOrder } from './checkout.ts'
import { expectNumber } from './orders.ts'
import { fact } from '../page-parts.ts'
import { expect, test } from '../shop-test.ts'
import { exactly, spoken } from '../spoken.ts'

const A4 = { width: 658, height: 987 }

test('a printed order is one A4 page with its number, dates, pieces, amounts and address, and no navigation', async ({
  shop,
}) => {
  const person = await shop.welcome({ language: 'zh', lasting: true })
  const { page, goTo } = person
  const texts = spoken(orderText, 'zh')
  const receiver = await prepareOrder(person, 14, 'fps')
  const { orderNo, totalCents } = await placeOrder(person, receiver)
  await goTo(`/myaccount/orders/orderDetail?orderNo=${orderNo}`)
  await expect(page.getByRole('button', { name: texts.print })).toBeVisible()
  await page.emulateMedia({ media: 'print' })
  await page.setViewportSize(A4)

  await expectNumber(page, orderNo)
  for (const name of [texts.placed, texts.arrives, texts.payment]) await expect(fact(page, name)).toBeVisible()
  await expect(fact(page, texts.toAddress)).toContainText(receiver.address ?? '')
  await expect(fact(page, texts.total)).toHaveText(showHkdExactly(totalCents))
  await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible()
  await expect(page.getByRole('banner').getByText('PRAYA', { exact: true })).toBeVisible()

  await expect(page.getByRole('navigation')).toHaveCount(0)
  await expect(page.getByRole('contentinfo')).toHaveCount(0)
  await expect(page.getByRole('button')).toHaveCount(0)
  await expect(page.getByRole('link', { name: exactly(texts.listTitle) })).toHaveCount(0)
  await expect(page.getByRole('link', { name: exactly(spoken(storeText, 'zh').search) })).toHaveCount(0)
  const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1')
  expect(/\/Count (\d+)/.exec(pdf)?.[1]).toBe('1')
  expect(
    /\/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/
      .exec(pdf)
      ?.slice(1)
      .map((side) => Math.round(Number(side))),
  ).toEqual([595, 842])
})
