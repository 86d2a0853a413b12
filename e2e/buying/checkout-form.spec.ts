import { checkoutText } from '../../src/language/buying/checkout.text.ts'
import { tabThrough } from '../seen-focus.ts'
import { expect, type Person, test } from '../shop-test.ts'
import { spoken } from '../spoken.ts'
import { buyNow } from './buying-now.ts'
import { choosePayment, placeButton } from './checkout.ts'

/** What a browser knows of its owner, by the names that fields give it. */
const profile: Record<string, string> = {
  email: `may.${Date.now()}@praya.test`,
  'given-name': 'May',
  'family-name': 'Chan',
  'tel-country-code': '+852',
  'tel-national': `9${String(Date.now()).slice(-7, -4)} ${String(Date.now()).slice(-4)}`,
  'address-level2': 'Wan Chai',
  'street-address': 'Flat A, 12/F, 88 Hennessy Road',
}
const fieldsOf = ({ page, language }: Person) =>
  page.getByRole('group', { name: spoken(checkoutText, language).contact }).locator('input, select')

/** Each as browsers tell it apart. */
const readFields = (person: Person) =>
  fieldsOf(person).evaluateAll((fields) =>
    fields.map((field) => {
      const { localName, type, inputMode, autocomplete } = field as HTMLInputElement
      return [autocomplete, localName === 'select' ? localName : type, inputMode]
    }),
  )

async function fillFromProfile(person: Person): Promise<void> {
  for (const field of await fieldsOf(person).all()) {
    const known = profile[(await field.getAttribute('autocomplete')) ?? ''] ?? ''
    const choice = field.locator('option').filter({ hasText: known })
    const value = (await choice.count()) > 0 ? await choice.first().getAttribute('value') : known
    // A browser fills in what was neither pressed nor typed.
    await field.evaluate((one: HTMLInputElement, text) => {
      const { prototype } = one.localName === 'select' ? HTMLSelectElement : HTMLInputElement
      Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(one, text)
      for (const type of ['input', 'change']) one.dispatchEvent(new Event(type, { bubbles: true }))
    }, value)
  }
}

test('each field of the form says what it is for, a browser fills them all without a fault, and a way back loses none', async ({
  shop,
}) => {
  const person = await shop.welcome({ screen: 'phone', still: true })
  const { page, press } = person
  const texts = spoken(checkoutText, 'en')
  await buyNow(person, 5)
  const fields = () => readFields(person)
  await expect.poll(fields).toEqual([
    ['email', 'email', 'email'],
    ['given-name', 'text', ''],
    ['family-name', 'text', ''],
    ['tel-country-code', 'select', ''],
    ['tel-national', 'tel', 'tel'],
    ['country', 'select', ''],
    ['address-level2', 'select', ''],
    ['street-address', 'text', ''],
  ])
  await expect(page.getByRole('combobox', { name: texts.areaNum })).toHaveValue('+852')
  await fillFromProfile(person)
  for (const name of ['email', 'firstName', 'lastName', 'mobile', 'address'] as const)
    await expect(page.getByText(texts[name], { exact: true })).toBeVisible()
  await page.getByRole('textbox', { name: texts.email }).focus()
  await tabThrough(person, 14)
  await press(page.getByRole('link', { name: texts.edit, exact: true }))
  await expect(page).toHaveURL(/\/bags$/)
  await page.goBack()
  await expect(page.getByRole('textbox', { name: texts.address })).toHaveValue(profile['street-address']!)
  await expect(page.getByRole('textbox', { name: texts.email })).toHaveValue(profile.email!)
  await expect(page.locator('[aria-invalid]')).toHaveCount(0)
  await choosePayment(person, 'bank')
  await press(placeButton(person))
  await expect(page).toHaveURL(/\/payment\/bank\?orderNo=/)
})

test('beside the last choice the order, its total and the button are in sight, and all of it can be changed there', async ({
  shop,
}) => {
  const person = await shop.welcome({ language: 'zh', still: true })
  const { page } = person
  const texts = spoken(checkoutText, 'zh')
  await buyNow(person, 6)
  const card = page.getByRole('group', { name: texts.payment }).getByRole('radio').first()
  await card.check()
  await card.evaluate((radio) => radio.scrollIntoView({ block: 'start' }))
  await expect(placeButton(person)).toBeInViewport({ ratio: 1 })
  const bar = placeButton(person).locator('..')
  await expect(bar.getByText(/^HK\$[\d,.]+$/)).toBeInViewport({ ratio: 1 })
  for (const name of [texts.how, texts.contact, texts.payment])
    await expect(page.getByRole('group', { name }).locator('input:enabled').first()).toBeEditable()
  await expect(page.getByRole('link', { name: texts.edit, exact: true })).toHaveAttribute('href', '/zh/bags')
  await page.getByRole('textbox', { name: texts.email }).focus()
  await tabThrough(person, 14)
})
