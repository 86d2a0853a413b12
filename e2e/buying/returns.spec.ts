import {
  pieceActText,
  returnFormText,
  returnReasonText,
  returnStateText,
  returnsText,
} from '../../src/language/account/returns.text.ts'
import { caseText } from '../../src/language/admin/cases/cases.text.ts'
import { adminReturnText, returnDeskActText } from '../../src/language/admin/cases/admin-returns.text.ts'
import { expect, type Person, test } from '../shop-test.ts'
import { spoken } from '../spoken.ts'
import { addPicture, receivedBag } from './received-bag.ts'

/** What the desk does with the return it has open. */
async function say({ page, press, language }: Person, act: keyof typeof returnDeskActText): Promise<void> {
  const name = spoken(returnDeskActText, language)[act]
  await press(page.getByRole('main').getByRole('button', { name }))
  const dialog = page.getByRole('dialog', { name })
  await press(dialog.getByRole('button', { name, exact: true }))
  await expect(dialog).toBeHidden()
}

test('a piece is sent back from its order, agreed to, looked at and refunded', async ({ shop }) => {
  const shopper = await shop.welcome({ language: 'zh', screen: 'phone' })
  const operator = await shop.welcome()
  const orderNo = await receivedBag(shopper, operator, 25)

  await test.step('the order leads to the form; what is missing is said, and going back loses nothing', async () => {
    const { page, press, goTo } = shopper
    const texts = spoken(returnFormText, 'zh')
    await goTo(`/myaccount/orders/orderDetail?orderNo=${orderNo}`)
    await press(page.getByRole('link', { name: spoken(pieceActText, 'zh').return, exact: true }))
    const reason = page.getByRole('combobox', { name: texts.reason })
    await press(page.getByRole('button', { name: texts.check }))
    await expect(reason).toHaveAttribute('aria-invalid', 'true')
    await expect(reason).toBeFocused()
    await reason.selectOption({ label: spoken(returnReasonText, 'zh').faulty })
    await page.getByRole('textbox', { name: texts.note }).fill('扣子鬆脫。')
    await addPicture(shopper)
    await press(page.getByRole('button', { name: texts.check }))
    await expect(page.getByRole('heading', { name: texts.checkTitle })).toBeVisible()
    await expect(page.getByText(texts.ourWay)).toBeVisible()
    await page.goBack()
    await expect(page.getByRole('textbox', { name: texts.note })).toHaveValue('扣子鬆脫。')
    await expect(page.getByRole('button', { name: texts.check })).toBeVisible()
    await page.goForward()
    await press(page.getByRole('button', { name: texts.send }))
    await expect(page).toHaveURL(/\/zh\/myaccount\/returns$/)
    await expect(page.getByText(spoken(returnStateText, 'zh').asked)).toBeVisible()
  })

  await test.step('the desk agrees, the shopper says that it is sent, and the desk takes it back', async () => {
    const { page, press, goTo } = operator
    const texts = spoken(adminReturnText, 'en')
    await goTo('/admin/returns')
    await press(page.getByRole('row').filter({ hasText: orderNo }).getByRole('link'))
    await expect(page.getByRole('img', { name: spoken(caseText, 'en').picture(1) })).toBeVisible()
    await say(operator, 'agree')
    const own = spoken(returnsText, 'zh')
    await shopper.goTo('/myaccount/returns')
    await shopper.page.getByRole('textbox', { name: own.tracking }).fill('SF1234567890123')
    await shopper.press(shopper.page.getByRole('button', { name: own.send }))
    await expect(shopper.page.getByText(spoken(returnStateText, 'zh').sent, { exact: true })).toBeVisible()
    await page.reload()
    await say(operator, 'arrive')
    await say(operator, 'inspect')
    await expect(page.getByText(texts.accepted, { exact: true })).toBeVisible()
    await shopper.goTo('/myaccount/returns')
    await expect(shopper.page.getByText(spoken(returnStateText, 'zh').done, { exact: true })).toBeVisible()
  })
})
