import { inboxText } from '../../src/language/account/inbox.text.ts'
import { orderText } from '../../src/language/buying/order.text.ts'
import { startAsMember, notifyMember } from './members.ts'
import { expect, test, untilPageListens } from '../shop-test.ts'
import { spoken } from '../spoken.ts'

test('a member reads what is new, as it comes and by kind, and it leads to where it is about', async ({ shop }) => {
  const person = await shop.welcome({ screen: 'phone' })
  const { page, press, goTo } = person
  const texts = spoken(inboxText, 'en')
  await goTo('/myaccount/messages')
  await page.waitForURL(/\/member\/login$/)
  await untilPageListens(page)
  const accountId = await startAsMember(person)
  await goTo('/myaccount/messages')
  await expect(page.getByRole('heading', { name: texts.empty })).toBeVisible()
  // The stream brings it without a touch; where it takes a while, the shop looks again by itself.
  await notifyMember(accountId, { kind: 'logistics', link: '/myaccount/orders', en: 'Your coat is on its way', zh: '大衣已寄出' })
  const parcel = page.getByRole('link', { name: 'Your coat is on its way' })
  await expect(parcel).toBeVisible()
  await notifyMember(accountId, { kind: 'receipts', link: '/bags', en: 'Payment received', zh: '已收到款項' })
  const status = page.getByRole('main').getByRole('status').first()
  await expect(status).toHaveText(texts.unread(2))

  const kinds = page.getByRole('navigation', { name: texts.kinds })
  await press(kinds.getByRole('link').nth(3))
  await expect(status).toHaveText(texts.unread(1))
  await press(parcel)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(spoken(orderText, 'en').listTitle)
  await goTo('/myaccount/messages')
  await expect(status).toHaveText(texts.unread(1))
  await press(page.getByRole('button', { name: texts.readAll }))
  await expect(status).toHaveText(texts.noneUnread)
  await expect(kinds.locator('em')).toHaveCount(0)
})
