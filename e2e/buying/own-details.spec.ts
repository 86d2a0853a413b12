import { checkoutText } from '../../src/language/buying/checkout.text.ts'
import { fieldProblems } from '../../src/language/field-problems.ts'
import { ownDetailsText } from '../../src/language/frame/own-details.text.ts'
import { storeText } from '../../src/language/frame/store.text.ts'
import { buyNow } from './buying-now.ts'
import { expect, type Person, test } from '../shop-test.ts'
import { exactly, spoken } from '../spoken.ts'

const field = ({ page, language }: Person, name: 'firstName' | 'lastName' | 'mobile' | 'email') =>
  page.getByRole('textbox', { name: exactly(spoken(ownDetailsText, language)[name]) })

test('a guest’s details are kept, filled in at the checkout, and forgotten when asked', async ({ shop }) => {
  const person = await shop.welcome({ screen: 'phone' })
  const { page, press } = person
  const texts = spoken(ownDetailsText, 'en')
  const notice = (words: string) => page.getByRole('status').filter({ hasText: words })
  await person.goTo('/')
  await press(page.getByRole('banner').getByRole('link', { name: spoken(storeText, 'en').details }))
  await field(person, 'firstName').fill('May')
  await field(person, 'mobile').fill('1234')
  await press(page.getByRole('button', { name: texts.save }))
  await expect(field(person, 'mobile')).toBeFocused()
  await expect(field(person, 'mobile')).toHaveAccessibleDescription(fieldProblems['phone-hk'].en)
  await field(person, 'mobile').fill('9123 4567')
  await page.getByRole('combobox', { name: texts.side }).selectOption('2')
  await press(page.getByRole('button', { name: texts.save }))
  await expect(notice(texts.saved)).toBeVisible()

  await page.reload()
  await expect(field(person, 'firstName')).toHaveValue('May')
  await expect(field(person, 'mobile')).toHaveValue('91234567')
  await buyNow(person, 0)
  const checkout = spoken(checkoutText, 'en')
  await expect(page.getByRole('textbox', { name: exactly(checkout.firstName) })).toHaveValue('May')
  await expect(page.getByRole('textbox', { name: exactly(checkout.mobile) })).toHaveValue('91234567')
  await person.goTo('/')
  await expect(page.getByRole('contentinfo').getByRole('link', { name: storeText.men.en, exact: true })).toHaveAttribute(
    'aria-current',
    'true',
  )

  await person.goTo('/myaccount/info')
  await press(page.getByRole('button', { name: texts.remove }))
  await expect(notice(texts.removed)).toBeVisible()
  await page.reload()
  await expect(field(person, 'firstName')).toHaveValue('')
  await expect(page.getByRole('button', { name: texts.remove })).toHaveCount(0)
})
