import { carePlaceText, careStateText, careText } from '../../src/language/account/care.text.ts'
import { claimFormText, claimStateText, claimsText } from '../../src/language/account/claims.text.ts'
import { reviewFormText, reviewStateText } from '../../src/language/account/reviews.text.ts'
import { pieceActText } from '../../src/language/account/returns.text.ts'
import { caseText } from '../../src/language/admin/cases/cases.text.ts'
import { adminReviewsText } from '../../src/language/admin/admin-reviews.text.ts'
import { adminClaimsText, adminClaimText, deskActText } from '../../src/language/admin/cases/admin-claims.text.ts'
import { showDay } from '../../src/language/dates.ts'
import { expect, type Person, test } from '../shop-test.ts'
import { beginning, spoken } from '../spoken.ts'
import { enter } from '../admin/operator.ts'
import { givenReceivedBag } from './given-orders.ts'
import { addPicture } from './received-bag.ts'

/** The desk's answer to the claim it has open. */
async function decide(
  { page, press, language }: Person,
  act: 'ask-more' | 'decline',
  label: string,
  words: string,
): Promise<void> {
  const name = spoken(deskActText, language)[act]
  await press(page.getByRole('main').getByRole('button', { name, exact: true }))
  const dialog = page.getByRole('dialog', { name })
  await dialog.getByRole('textbox', { name: label }).fill(words)
  await press(dialog.getByRole('button', { name, exact: true }))
  await expect(dialog).toBeHidden()
}

test('a piece that is there is doubted, asked about, answered for and decided', async ({ shop }) => {
  const shopper = await shop.welcome({ language: 'zh', screen: 'phone' })
  const operator = await shop.welcome()
  await enter(operator, 'administrator')
  const orderNo = await givenReceivedBag(shopper, 24)

  await test.step('a claim is sent with words and a picture, and what is missing is said', async () => {
    const { page, press, goTo } = shopper
    const texts = spoken(claimFormText, 'zh')
    await goTo(`/myaccount/orders/claim?kind=fake&orderNo=${orderNo}`)
    const words = page.getByRole('textbox', { name: texts.doubt })
    await press(page.getByRole('button', { name: texts.send }))
    await expect(words).toBeFocused()
    await expect(words).toHaveAttribute('aria-invalid', 'true')
    await words.fill('車線與官方照片不同。')
    await addPicture(shopper)
    await press(page.getByRole('button', { name: texts.send }))
    await expect(page).toHaveURL(/\/zh\/myaccount\/claims$/)
    await expect(page.getByText(spoken(claimStateText, 'zh').asked)).toBeVisible()
  })

  await test.step('the desk asks, the shopper answers, and the desk declines with a reason', async () => {
    const { page, press, goTo } = operator
    const texts = spoken(adminClaimText, 'en')
    await goTo('/admin/claims?state=fake')
    await press(page.getByRole('row').filter({ hasText: orderNo }).getByRole('link'))
    await expect(page.getByRole('img', { name: spoken(caseText, 'en').picture(1) })).toBeVisible()
    await expect(page.getByRole('link', { name: spoken(adminClaimsText, 'en').title, exact: true })).toHaveAttribute(
      'aria-current',
      'true',
    )
    await decide(operator, 'ask-more', texts.question, '請問編號刻在何處？')
    await shopper.goTo('/myaccount/claims')
    const own = spoken(claimsText, 'zh')
    await shopper.page.getByRole('textbox', { name: own.answer }).fill('在內袋裏。')
    await shopper.press(shopper.page.getByRole('button', { name: own.sendAnswer }))
    await expect(shopper.page.getByText('在內袋裏。')).toBeVisible()
    await page.reload()
    await expect(page.getByText('在內袋裏。')).toBeVisible()
    await decide(operator, 'decline', texts.reason, '與鑑定紀錄相符，確認為正品。')
    await shopper.goTo('/myaccount/claims')
    await expect(shopper.page.getByText(spoken(claimStateText, 'zh').declined)).toBeVisible()
    await expect(shopper.page.getByText('與鑑定紀錄相符，確認為正品。')).toBeVisible()
  })
})

test('a bag that is there is brought for its care service: booked, moved, and seen by the desk', async ({ shop }) => {
  const shopper = await shop.welcome()
  const operator = await shop.welcome({ language: 'zh' })
  await enter(operator, 'administrator')
  const orderNo = await givenReceivedBag(shopper, 25)
  const { page, press, goTo } = shopper
  const texts = spoken(careText, 'en')
  await goTo(`/myaccount/orders/orderDetail?orderNo=${orderNo}`)
  await press(page.getByRole('link', { name: spoken(pieceActText, 'en').care }))
  const piece = page.getByRole('article')
  const chooseDay = async (at: number) => {
    const day = piece.getByRole('combobox', { name: texts.day })
    await expect(day.getByRole('option').nth(at)).toBeAttached()
    const value = (await day.getByRole('option').nth(at).getAttribute('value')) ?? ''
    await day.selectOption(value)
    await press(piece.getByRole('button', { name: texts.confirm }))
    return value
  }
  await press(piece.getByRole('button', { name: texts.confirm }))
  await expect(piece.getByRole('combobox', { name: texts.day })).toHaveAttribute('aria-invalid', 'true')
  await chooseDay(2)
  await expect(piece.getByText(spoken(careStateText, 'en').booked)).toBeVisible()
  await press(piece.getByRole('button', { name: beginning(texts.move) }))
  await press(piece.getByRole('radio', { name: spoken(carePlaceText, 'en').office }))
  const day = await chooseDay(4)
  // The choice of days names this one, too, until it has gone.
  await expect(piece.getByRole('combobox')).toHaveCount(0)
  await expect(piece.getByText(showDay(day, 'en'))).toBeVisible()

  await operator.goTo(`/admin/care?day=${day}`)
  await expect(operator.page.getByRole('listitem').filter({ hasText: orderNo })).toContainText(spoken(careStateText, 'zh').booked)
})

test('a bag that is there is reviewed with stars, words and a picture; it is shown once somebody has read it', async ({
  shop,
}) => {
  const shopper = await shop.welcome({ screen: 'phone' })
  const operator = await shop.welcome()
  await enter(operator, 'administrator')
  const orderNo = await givenReceivedBag(shopper, 26)
  const { page, press, goTo } = shopper
  const texts = spoken(reviewFormText, 'en')
  const words = `Soft, light, and it closes well. ${orderNo}`
  await goTo(`/myaccount/orders/orderDetail?orderNo=${orderNo}`)
  await press(page.getByRole('link', { name: spoken(pieceActText, 'en').review }))
  // The way from the order names the piece: its form is open, with nothing to unfold.
  await expect(page).toHaveURL(/&unit=/)
  await expect(page.getByText(texts.write, { exact: true })).toHaveCount(0)
  const form = page.getByRole('form')
  await press(form.getByRole('button', { name: texts.send }))
  await expect(form.getByText(texts.chooseStars)).toBeVisible()
  await press(form.getByRole('radio', { name: texts.starsOf(4) }))
  await form.getByRole('textbox', { name: texts.text }).fill(words)
  await addPicture(shopper)
  await press(form.getByRole('button', { name: texts.send }))
  await expect(page.getByText(spoken(reviewStateText, 'en').waiting)).toBeVisible()
  const product = (await page.getByRole('main').getByRole('heading', { level: 2 }).getByRole('link').getAttribute('href')) ?? ''

  const desk = operator.page
  const row = desk.getByRole('listitem').filter({ hasText: orderNo })
  await operator.goTo('/admin/moderation')
  await expect(row).toBeVisible()
  await desk.keyboard.press('j')
  await expect(desk.locator('[data-row]').first()).toBeFocused()
  await row.locator('[data-row]').focus()
  await desk.keyboard.press('Enter')
  await expect(desk.getByRole('img', { name: spoken(caseText, 'en').picture(1) })).toBeVisible()
  await desk.keyboard.press('1')
  await expect(desk.getByRole('radio', { checked: true })).toHaveAccessibleName(/1\.1/)
  await desk.keyboard.press('a')
  await desk.keyboard.press('Control+Enter')
  await expect(row).toHaveCount(0)
  await operator.goTo('/admin/reviews')
  await row.locator('[data-row]').focus()
  await desk.keyboard.press('r')
  await expect(desk.getByRole('dialog', { name: spoken(adminReviewsText, 'en').answerTitle })).toBeVisible()

  // Its cached page is drawn anew.
  await expect
    .poll(async () => {
      await goTo(product)
      return page.locator('.reviews').filter({ hasText: words }).count()
    })
    .toBe(1)
})
