import { demoApplicants } from '../../demo/sign-ins.ts'
import { couriers } from '../../src/language/buying/couriers.ts'
import { merchantKindName } from '../../src/language/merchant-kinds.ts'
import { offerFormText } from '../../src/language/seller/seller-offers.text.ts'
import { sellerOrderText } from '../../src/language/seller/seller-orders.text.ts'
import { adminApplicationText, applicationStateText } from '../../src/language/sellers/admin-applications.text.ts'
import { applicationFieldText } from '../../src/language/sellers/application-fields.text.ts'
import { applyText } from '../../src/language/sellers/apply.text.ts'
import { sellerKindsText } from '../../src/language/sellers/kinds.text.ts'
import { requirementText } from '../../src/language/sellers/requirements.text.ts'
import { listOwnOffers } from '../../src/modules/offers/selling/selling.paths.ts'
import { confirmReceipt, createOrder, moveOrder, quoteOrder } from '../../src/modules/orders/orders.paths.ts'
import { confirmPayment, startPayment } from '../../src/modules/orders/payments/payments.paths.ts'
import { enter } from '../admin/operator.ts'
import { newReceiver } from '../buying/checkout.ts'
import { addPicture } from '../buying/received-bag.ts'
import { ask, shopperToken } from '../calls.ts'
import { beginOperatorSession, passPieces } from '../shop-database.ts'
import { expect, type Person, test } from '../shop-test.ts'
import { spoken } from '../spoken.ts'
import { enterAsSeller, offerOne } from './sellers.ts'
import { setUpFactor } from './second-factor.ts'
import { approves, isPaid, withdraws } from './withdrawals.ts'

const PARCEL = { courier: 'SF Express', trackingNumber: 'SF1234567890123' }
const title = ({ page }: Person) => page.getByRole('heading', { level: 1 })

/** Somebody who applies, with what they type. `payee`: as banks write it; the shop itself may be called in Chinese. */
type Applying = { email: string; password: string; shopName: string; payee: string; phone: string; word: string }

async function begins(person: Person): Promise<void> {
  const { page, press, goTo, language } = person
  const texts = spoken(applyText, language)
  await goTo('/merchantpartnership')
  await press(page.getByRole('link', { name: spoken(sellerKindsText, language).apply }).first())
  await page.getByRole('radio', { name: merchantKindName('individual', language) }).check()
  await page.getByRole('checkbox', { name: texts.adult }).check()
  await page.getByRole('checkbox', { name: texts.terms }).check()
  await press(page.getByRole('button', { name: texts.begin }))
  await expect(title(person)).toHaveText(texts.toGive(2))
}

async function opens({ page, press, language }: Person, part: string): Promise<void> {
  const texts = spoken(applyText, language)
  await press(page.getByRole('link', { name: texts.sendOf(part) }))
  await expect(page.getByRole('button', { name: texts.later })).toBeVisible()
}

async function fills(
  { page, language }: Person,
  given: Partial<Record<keyof typeof applicationFieldText, string>>,
): Promise<void> {
  const fields: Record<string, unknown> = spoken(applicationFieldText, language)
  for (const [field, typed] of Object.entries(given)) await page.getByLabel(String(fields[field]), { exact: true }).fill(typed)
}

async function sendsDocuments(person: Person, { shopName, payee, phone, email }: Applying): Promise<void> {
  const { page, press, language } = person
  const texts = spoken(applyText, language)
  const documents = spoken(requirementText, language)
  const send = page.getByRole('button', { name: texts.send, exact: true })
  const later = page.getByRole('button', { name: texts.later })
  await opens(person, texts.shop)
  await fills(person, { shopName, contactName: shopName.slice(0, 20), contactPhone: phone, contactEmail: email })
  await page.getByRole('checkbox').first().check()
  await press(page.getByRole('button', { name: texts.save }))
  await expect(later).toBeHidden()
  await opens(person, documents['bank-account'])
  await fills(person, { payee, account: '123-456789-833' })
  await page.getByLabel(spoken(applicationFieldText, language).bankCode, { exact: true }).selectOption('004')
  await addPicture(person)
  await press(send)
  await expect(later).toBeHidden()
  await opens(person, documents.identity)
  await fills(person, { representative: payee })
  await addPicture(person)
  await press(send)
  await expect(title(person)).toHaveText(texts.submittedTitle)
}

async function accepts({ page, press, goTo, language }: Person, { shopName }: Applying): Promise<void> {
  const texts = spoken(adminApplicationText, language)
  const documents = spoken(requirementText, language)
  await goTo('/admin/applications')
  await press(page.getByRole('link', { name: shopName }))
  for (const document of [documents.identity, documents['bank-account']]) {
    const accept = page.getByRole('button', { name: texts.acceptOf(document) })
    await press(accept)
    await expect(accept).toBeHidden()
  }
  await expect(page.getByText(applicationStateText.approved[language]).first()).toBeVisible()
}

/** Below everybody else, so that it is the one that is bought. */
async function offers(person: Person, { shopName, word }: Applying): Promise<void> {
  const { page, press, goTo, language } = person
  const form = spoken(offerFormText, language)
  await goTo('/seller/apply')
  await press(page.getByRole('link', { name: applyText.toCentre[language] }))
  await expect(page.getByRole('main')).toContainText(shopName)
  const dialog = await offerOne(person, word, '188')
  await expect(dialog.getByRole('status').filter({ hasText: 'HK$188' })).toBeVisible()
  await press(dialog.getByRole('button', { name: form.save }))
  await expect(page.getByRole('row').filter({ hasText: 'HK$188' })).toBeVisible()
}

const tokenOf = ({ page }: Person): Promise<string> => page.evaluate(() => localStorage.getItem('access_token') ?? '')

/** Somebody buys it, and pays. */
async function isBought(person: Person, shopper: string, office: string): Promise<string> {
  const { list } = await ask(person, listOwnOffers, {}, await tokenOf(person))
  const productItems = list.map(({ skuId, offerId }) => ({ skuId, skuPriceId: offerId, quantity: 1 }))
  const { firstName, lastName, mobile, address, email } = newReceiver(person)
  const { total } = await ask(person, quoteOrder, { productItems, comitPayType: 'fps', destination: 'HK' }, shopper)
  const where = { areaNum: '+852', territory: 'HK' as const, provinceCode: 'wan-chai' }
  const order = {
    ...{
      productItems,
      logisticsType: 2 as const,
      comitPayType: 'fps' as const,
      billEmail: email,
      total: total ?? '',
      quick: true,
    },
    orderAddressIVO: { firstName, lastName, mobile, address, ...where },
  }
  const { orderNo } = await ask(person, createOrder, order, shopper)
  const { paymentId } = await ask(person, startPayment, { orderNo, payType: 'fps' }, shopper)
  await ask(person, confirmPayment, { paymentId }, office)
  return orderNo
}

async function sends(person: Person, orderNo: string): Promise<void> {
  const { page, press, goTo, language } = person
  const texts = spoken(sellerOrderText, language)
  await goTo(`/seller/orders/${orderNo}`)
  await page.getByRole('combobox', { name: texts.courier }).selectOption({ label: couriers[0]![language] })
  await page.getByRole('textbox', { name: texts.trackingNumber }).fill(PARCEL.trackingNumber)
  await press(page.getByRole('button', { name: texts.send, exact: true }))
  await expect(page.getByRole('main')).toContainText(texts.coming)
}

type Tokens = { shopper: string; office: string; colleague: string }

/** It arrives, is found genuine, is received, and nothing is open any more. */
async function isKept(person: Person, orderNo: string, { shopper, office, colleague }: Tokens): Promise<void> {
  await ask(person, moveOrder, { orderNo, move: 'seller-sent' }, office)
  await passPieces(orderNo)
  await ask(person, moveOrder, { orderNo, move: 'dispatch', ...PARCEL }, office)
  await ask(person, confirmReceipt, { orderNo }, shopper)
  for (const token of [office, colleague])
    await ask(person, moveOrder, { orderNo, move: 'complete', note: 'Nothing is open.' }, token)
}

async function walks(seller: Person, reviewer: Person, applying: Applying): Promise<void> {
  for (const person of [seller, reviewer]) await person.goTo('/statement/delivery')
  const tokens = {
    shopper: await shopperToken(seller),
    office: await beginOperatorSession(),
    colleague: await beginOperatorSession(),
  }
  await enterAsSeller(seller, applying.email)
  await enter(reviewer, 'administrator')
  await test.step('the page for sellers leads to an application', () => begins(seller))
  await test.step('its documents are uploaded, and the last one submits it', () => sendsDocuments(seller, applying))
  await test.step('a reviewer accepts them, and the shop is theirs', () => accepts(reviewer, applying))
  await test.step('something is offered below everybody else', () => offers(seller, applying))
  const orderNo = await isBought(seller, tokens.shopper, tokens.office)
  await test.step('what was bought is sent', () => sends(seller, orderNo))
  await isKept(seller, orderNo, tokens)
  await test.step('what it brought is withdrawn to the account that was accepted with the application', async () => {
    await seller.goTo('/seller/money')
    await setUpFactor(seller, applying.password)
    await withdraws(seller, applying)
  })
  await test.step('the desk approves it', () => approves(reviewer, applying))
  await test.step('and it is paid', () => isPaid(seller, applying, tokens.office))
}

test('from the application to the first payout, in a wide window', async ({ shop }) => {
  const { email, password } = demoApplicants.drafting
  const applying = { email, password, shopName: 'Wyndham Wardrobe', payee: 'Estelle Ko', phone: '9555 0171', word: 'scarf' }
  await walks(await shop.welcome(), await shop.welcome({ language: 'zh' }), applying)
})

test('from the application to the first payout on a phone, in Chinese, by a shop with a Chinese name', async ({ shop }) => {
  const { email, password } = demoApplicants.refused
  const applying = { email, password, shopName: '貓街衣櫥', payee: 'Raymond Ip', phone: '9555 0172', word: '頸巾' }
  const seller = await shop.welcome({ language: 'zh', screen: 'phone' })
  await walks(seller, await shop.welcome(), applying)
})
