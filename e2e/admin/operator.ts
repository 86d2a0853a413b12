import { demoSignIns } from '../../demo/sign-ins.ts'
import { moveText, adminActionText, adminPaymentText } from '../../src/language/admin/admin-order-actions.text.ts'
import { adminOrderText } from '../../src/language/admin/admin-order.text.ts'
import { adminOrdersText } from '../../src/language/admin/admin-orders.text.ts'
import { adminText } from '../../src/language/admin/admin.text.ts'
import { orderStateText } from '../../src/language/buying/order-state.text.ts'
import type { OperatorMove, OrderState } from '../../src/modules/orders/orders.rules.ts'
import { beginSessionOf, passPieces } from '../shop-database.ts'
import { expect, type Person } from '../shop-test.ts'
import { exactly, spoken } from '../spoken.ts'

function accountOf(role: string) {
  const account = demoSignIns.find((known) => known.role === role)
  if (!account) throw new Error(`no demo sign-in for ${role}`)
  return account
}

/** From the next page on this browser is an operator's: past the door, at which `signIn` knocks. */
export async function enter({ page }: Person, role: string): Promise<void> {
  const token = await beginSessionOf(accountOf(role).email)
  await page.evaluate((kept) => localStorage.setItem('admin_access_token', kept), token)
}

/** By e-mail address and password. */
export async function signIn(person: Person, role: string): Promise<void> {
  const { page, language, press } = person
  const texts = spoken(adminText, language)
  const account = accountOf(role)
  await person.goTo('/admin')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(texts.signInTitle)
  await page.getByRole('textbox', { name: texts.email }).fill(account.email)
  await page.getByLabel(texts.password, { exact: true }).fill(account.password)
  await press(page.getByRole('button', { name: texts.signIn, exact: true }))
  await expect(page.getByRole('navigation', { name: texts.parts })).toBeVisible()
}

/** How many orders the back office knows under a number, a phone or an e-mail address. */
export async function expectOrders(person: Person, word: string, count: number): Promise<void> {
  const { page, language } = person
  const texts = spoken(adminOrdersText, language)
  await person.goTo('/admin')
  await page.getByRole('searchbox', { name: texts.search }).fill(word)
  await expect(page).toHaveURL(new RegExp(`word=${encodeURIComponent(word)}`))
  await expect(page.getByRole('status').filter({ hasText: exactly(texts.count(count)) })).toBeVisible()
}

/** Finds the order by its number in the list and opens it. */
export async function openOrder(person: Person, orderNo: string): Promise<void> {
  const { page, language, press } = person
  await expectOrders(person, orderNo, 1)
  await press(page.getByRole('table').getByRole('link', { name: orderNo }))
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(spoken(adminOrderText, language).order(orderNo))
}

/** Looks at the receipt the shopper sent. */
export async function seeReceipt(person: Person, orderNo: string): Promise<void> {
  const { page, language, press } = person
  const texts = spoken(adminPaymentText, language)
  await press(page.getByRole('button', { name: texts.showReceipt }).first())
  const dialog = page.getByRole('dialog', { name: texts.receipt })
  const picture = dialog.getByRole('img', { name: texts.receiptPicture(orderNo) })
  await expect(picture).toBeVisible()
  expect(await picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
}

export async function confirmPayment(person: Person): Promise<void> {
  const texts = spoken(adminPaymentText, person.language)
  await act(person, texts.confirm, texts.confirm, 'pending-seller-delivery')
}

export async function rejectPayment(person: Person, reason: string): Promise<void> {
  const { page, language, press } = person
  const texts = spoken(adminPaymentText, language)
  await press(page.getByRole('button', { name: texts.reject, exact: true }))
  const dialog = page.getByRole('dialog', { name: texts.rejectTitle })
  await dialog.getByRole('textbox', { name: spoken(adminActionText, language).reason }).fill(reason)
  await press(dialog.getByRole('button', { name: texts.reject, exact: true }))
  await expect(dialog).toBeHidden()
}

/** The bench, without whom nothing leaves: what it does has a test of its own. */
export async function authenticate(person: Person, orderNo: string): Promise<void> {
  await passPieces(orderNo)
  await person.goTo(`/admin/orders/${orderNo}`)
}

/** The pieces reach us, are authenticated and leave with a courier. */
export async function dispatch(person: Person, parcel: { courier: string; trackingNumber: string }): Promise<void> {
  const { page, language, press } = person
  const moves = spoken(moveText, language)
  const texts = spoken(adminActionText, language)
  await act(person, moves['seller-sent'], moves['seller-sent'], 'pending-platform-delivery')
  await authenticate(person, new URL(page.url()).pathname.split('/').at(-1) ?? '')
  await press(page.getByRole('button', { name: moves.dispatch, exact: true }))
  const dialog = page.getByRole('dialog', { name: moves.dispatch })
  await dialog.getByRole('combobox', { name: texts.courier }).selectOption({ label: parcel.courier })
  await dialog.getByRole('textbox', { name: texts.trackingNumber }).fill(parcel.trackingNumber)
  await press(dialog.getByRole('button', { name: moves.dispatch, exact: true }))
  await expectDone(person, 'to-be-received')
}

export async function makeMove(person: Person, move: OperatorMove, leadsTo: OrderState): Promise<void> {
  const name = spoken(moveText, person.language)[move]
  await act(person, name, name, leadsTo)
}

async function act(person: Person, opener: string, title: string, leadsTo: OrderState): Promise<void> {
  const { page, press } = person
  await press(page.getByRole('main').getByRole('button', { name: opener, exact: true }).first())
  const dialog = page.getByRole('dialog', { name: title })
  await press(dialog.getByRole('button', { name: opener, exact: true }))
  await expect(dialog).toBeHidden()
  await expectDone(person, leadsTo)
}

async function expectDone({ page, language }: Person, state: OrderState): Promise<void> {
  const done = spoken(adminActionText, language).done(spoken(orderStateText, language)[state])
  await expect(page.getByRole('status').filter({ hasText: done })).toBeVisible()
}
