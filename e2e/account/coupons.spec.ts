import { couponStateText, couponsText, openOffersText } from '../../src/language/account/coupons.text.ts'
import { expect, test } from '../shop-test.ts'
import { spoken } from '../spoken.ts'
import { startAsMember } from './members.ts'

test('a member claims a coupon where a designer stands, another by its code, and hears why a code is none', async ({ shop }) => {
  const person = await shop.welcome({ language: 'zh', screen: 'phone' })
  const { page, press, goTo, language } = person
  const texts = spoken(couponsText, language)
  const offers = spoken(openOffersText, language)
  const states = spoken(couponStateText, language)
  await goTo('/statement/delivery')
  await startAsMember(person)
  await goTo('/product/brand/ito-marrow')
  const beside = page.getByRole('region', { name: offers.title })
  await press(beside.getByRole('button', { name: offers.claimOf('品牌精選優惠') }))
  await expect(beside.getByText(offers.claimed)).toBeVisible()

  await goTo('/myaccount/coupons')
  await expect(page.getByRole('heading', { level: 2, name: '九折，最多減HK$1,000' })).toBeVisible()
  const code = page.getByRole('textbox', { name: texts.code })
  await code.fill('NOSUCHCODE')
  await press(page.getByRole('button', { name: texts.claim, exact: true }))
  await expect(code).toHaveAccessibleDescription(/優惠碼無效/)
  await code.fill('winter 300')
  await press(page.getByRole('button', { name: texts.claim, exact: true }))
  await expect(page.getByRole('heading', { level: 2, name: '減HK$300' })).toBeVisible()
  await expect(page.getByRole('link', { name: new RegExp(`^${states.unused}\\s*2$`) })).toBeVisible()
  await press(page.getByRole('link', { name: states.used }))
  await expect(page.getByText(texts.noneUsed)).toBeVisible()
})

test('a link with a code leads a visitor through the door', async ({ shop }) => {
  const { page, goTo } = await shop.welcome({ language: 'en' })
  await goTo('/myaccount/coupons?claim=WINTER300')
  await expect(page).toHaveURL(/\/member\/login\?back=%2Fmyaccount%2Fcoupons%3Fclaim%3DWINTER300$/)
})
