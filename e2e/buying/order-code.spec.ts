import { orderCodeText } from '../../src/language/buying/order-code.text.ts'
import { orderText } from '../../src/language/buying/order.text.ts'
import { codesRefusals } from '../../src/modules/codes/codes.refusals.ts'
import { givenOrder } from './given-orders.ts'
import { expectOrder, findOrder } from './orders.ts'
import { expect, test } from '../shop-test.ts'
import { codeSentAbout } from '../shop-database.ts'
import { spoken } from '../spoken.ts'

test('an order found by its number is cancelled with the code from its mailbox, which a slip does not cost', async ({ shop }) => {
  const buyer = await shop.welcome({ language: 'zh' })
  const { orderNo, receiver } = await givenOrder(buyer, 22, 'fps')
  const elsewhere = await shop.welcome({ language: 'zh', screen: 'phone' })
  const { page, press } = elsewhere
  const [texts, words] = [spoken(orderText, 'zh'), spoken(orderCodeText, 'zh')]
  await findOrder(elsewhere, orderNo, receiver.mobile)
  await expect(page.getByText(receiver.email)).toHaveCount(0)
  await press(page.getByRole('button', { name: texts.cancel }))
  await press(page.getByRole('group', { name: texts.cancel }).getByRole('button', { name: texts.cancel }))

  const step = page.getByRole('form', { name: words.title })
  const field = step.getByRole('textbox', { name: words.code })
  await expect(field).toBeFocused()
  await expect(step.getByRole('status')).toHaveText(words.sent(`${receiver.email[0]}•••@${receiver.email.split('@')[1]}`, 10))
  await expect(step.getByRole('button', { name: /\d{1,2}/ })).toBeDisabled()
  const code = await codeSentAbout(orderNo)
  const slip = String((Number(code) + 1) % 1_000_000).padStart(6, '0')
  await field.fill(slip)
  await press(step.getByRole('button', { name: words.go }))
  await expect(field).toHaveAccessibleDescription(codesRefusals.CODE_WRONG.zh)
  await expect(field).toHaveValue(slip)
  await page.screenshot({ path: test.info().outputPath('code.png') })

  await field.fill(code)
  await press(step.getByRole('button', { name: words.go }))
  await expectOrder(elsewhere, orderNo, 'closed')
  await expect(page.getByText(receiver.email)).toBeVisible()
})
