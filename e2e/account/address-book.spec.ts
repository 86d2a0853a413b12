import { nameFields } from '#language/person-name.ts'
import { namedProblem } from '#language/named-problem.ts'
import { addressBookText, addressChangeText } from '../../src/language/account/address-book.text.ts'
import { addressFormText } from '../../src/language/account/address-form.text.ts'
import { keptAddressText } from '../../src/language/account/kept-address.text.ts'
import { checkoutText } from '../../src/language/buying/checkout.text.ts'
import { orderText } from '../../src/language/buying/order.text.ts'
import { productText } from '../../src/language/product/product.text.ts'
import { fieldProblems } from '../../src/language/field-problems.ts'
import { openPiece } from '../browse/browsing.ts'
import { readPayment } from '../buying/checkout.ts'
import { fact } from '../page-parts.ts'
import { beginMemberSession } from '../shop-database.ts'
import { actAsMember, expect, type Person, test } from '../shop-test.ts'
import { beginning, exactly, spoken } from '../spoken.ts'

type Typed = { firstName: string; lastName: string; mobile: string; district: string; detail: string }
const home: Typed = {
  firstName: 'May',
  lastName: 'Chan',
  mobile: '9123 4567',
  district: 'Wan Chai',
  detail: 'Flat A, 12/F, 88 Hennessy Road',
}
const office: Typed = { ...home, district: 'Kwun Tong', detail: '9/F, 40 Salt Street' }
const friend: Typed = {
  firstName: 'Ming',
  lastName: 'Lee',
  mobile: '6123 4567',
  district: 'Sha Tin',
  detail: 'House 7, 21 Pebble Lane',
}

const box = ({ page, language }: Person, name: 'firstName' | 'lastName' | 'mobile' | 'detail') =>
  page.getByRole('textbox', { name: exactly(spoken(addressFormText, language)[name]) })

async function fillAddress(person: Person, { district, ...words }: Typed): Promise<void> {
  const texts = spoken(addressFormText, person.language)
  for (const name of ['firstName', 'lastName', 'mobile', 'detail'] as const) await box(person, name).fill(words[name])
  await person.page.getByRole('combobox', { name: exactly(texts.district) }).selectOption({ label: district })
}

async function addAddress(person: Person, address: Typed): Promise<void> {
  const { page, language, press } = person
  await press(page.getByRole('main').getByRole('link', { name: spoken(addressBookText, language).add }))
  await fillAddress(person, address)
  await press(page.getByRole('button', { name: spoken(addressFormText, language).save }))
  await expect(rows(person).filter({ hasText: address.detail })).toBeVisible()
}

const rows = ({ page }: Person) => page.getByRole('main').locator('.address-list > li')

/** Lands on the checkout of one piece; the default address of the book is chosen. */
async function buyAsMember(person: Person, at: number): Promise<void> {
  const { page, language, press } = person
  await person.goTo('/product/list/women/bags?sort=price-down')
  await openPiece(person, at)
  const buy = page.getByRole('main').getByRole('button', { name: spoken(productText, language).buyNow })
  await press(buy.first())
  await expect(page.getByRole('heading', { level: 1, name: exactly(checkoutText.memberTitle[language]) })).toBeVisible()
}

/** Two addresses, the second of them made the default. */
async function fillBook(person: Person): Promise<void> {
  const { page, language, press } = person
  await person.goTo('/myaccount/address')
  await expect(page.getByRole('heading', { name: addressBookText.empty[language] })).toBeVisible()
  await press(page.getByRole('main').getByRole('link', { name: addressBookText.add[language] }))
  await press(page.getByRole('button', { name: addressFormText.save[language] }))
  await expect(box(person, nameFields(language)[0])).toBeFocused()
  await expect(box(person, 'detail')).toHaveAccessibleDescription(
    namedProblem(fieldProblems.required[language], addressFormText.detail[language], language),
  )
  await fillAddress(person, home)
  await press(page.getByRole('button', { name: addressFormText.save[language] }))
  await expect(rows(person).first()).toContainText(keptAddressText.defaultMark[language])
  await addAddress(person, office)
  await press(
    rows(person)
      .nth(1)
      .getByRole('button', { name: beginning(addressBookText.makeDefault[language]) }),
  )
  await expect(rows(person).first()).toContainText(office.detail)
}

test('a member keeps addresses, orders to one of them, and changes where the order goes, once', async ({ shop }) => {
  const person = await shop.welcome({ screen: 'phone' })
  const { page, press } = person
  await person.goTo('/statement/delivery')
  await actAsMember(page, await beginMemberSession())

  await fillBook(person)
  await buyAsMember(person, 3)
  const chosen = page.getByRole('group', { name: checkoutText.where.en }).getByRole('radio')
  await expect(chosen.first()).toBeChecked()
  await page.getByRole('textbox', { name: exactly(checkoutText.email.en) }).fill('may@praya.test')
  await press(page.getByRole('button', { name: checkoutText.place.en }))
  const { orderNo } = await readPayment(person)

  await person.goTo(`/myaccount/orders/orderDetail?orderNo=${orderNo}`)
  await expect(fact(page, orderText.toAddress.en)).toContainText(office.detail)
  await press(page.getByRole('link', { name: orderText.changeAddress.en }))
  await page.getByRole('group').getByRole('radio', { name: addressChangeText.another.en }).check()
  await fillAddress(person, friend)
  await press(page.getByRole('button', { name: addressChangeText.change.en }))
  await expect(fact(page, orderText.toAddress.en)).toContainText(friend.detail)
  await expect(page.getByRole('listitem').filter({ hasText: orderText.addressChanged.en })).toBeVisible()
  await expect(page.getByRole('link', { name: orderText.changeAddress.en })).toHaveCount(0)
  await person.goTo(`/addressUpdate?orderNo=${orderNo}`)
  await expect(page.getByRole('main')).toContainText(addressChangeText.done.en)

  await person.goTo('/myaccount/address')
  await press(
    rows(person)
      .first()
      .getByRole('button', { name: beginning(addressBookText.delete.en) }),
  )
  // The question stands where the button was, and begins with what changes nothing; then the next address is at hand.
  await expect(
    rows(person)
      .first()
      .getByRole('button', { name: exactly(addressBookText.keep.en) }),
  ).toBeFocused()
  await press(
    rows(person)
      .first()
      .getByRole('button', { name: exactly(addressBookText.delete.en) }),
  )
  await expect(rows(person)).toHaveCount(1)
  await expect(rows(person).first().getByRole('link').first()).toBeFocused()
  await expect(rows(person).first()).toContainText(keptAddressText.defaultMark.en)
})

test('whoever has not signed in is led to the way in, and keeps their bag', async ({ shop }) => {
  const { page, goTo } = await shop.welcome()
  await goTo('/bags')
  const token = () => page.evaluate(() => localStorage.getItem('access_token'))
  await expect.poll(token).not.toBeNull()
  const before = await token()
  await page.goto('/myaccount/address')
  await expect(page).toHaveURL(/\/member\/login$/)
  expect(await token()).toBe(before)
})
