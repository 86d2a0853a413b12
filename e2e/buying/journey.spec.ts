import { couriers } from '../../src/language/buying/couriers.ts'
import { loadMore, narrow, openCategory, openPiece, sortByPrice, switchSide } from '../browse/browsing.ts'
import { addToBag, addWithoutSize, beginCheckout, changeBag, chooseSize, openBag } from './buying.ts'
import {
  checkoutTotal,
  choosePayment,
  fillReceiver,
  newReceiver,
  placeButton,
  type PlacedOrder,
  pressPlace,
  reloadForm,
  sendEmptyForm,
} from './checkout.ts'
import { dispatch, openOrder, signIn } from '../admin/operator.ts'
import { confirmReceipt, expectOrder, expectParcel, findOrder, openFromThanks } from './orders.ts'
import { expectThanks } from './paying.ts'
import { expect, type Habits, type Person, test } from '../shop-test.ts'
import { byBankAfterADecline, byBankAtTheSecondTry, byCard, byFpsAtTheBank, type WayToPay } from './ways-to-pay.ts'

type Taste = { category: string; facet: 'brand' | 'colour'; values: string[]; side?: 'men' }
type Journey = Habits & Taste & { name: string; first: 'fps' | 'bank' | 'card'; pay: WayToPay; contact: 'mobile' | 'email' }

const journeys: Journey[] = [
  {
    name: 'in English on a phone, paid by FPS',
    language: 'en',
    screen: 'phone',
    category: 'Clothing',
    facet: 'colour',
    values: ['Black', 'Off-white / Ivory'],
    first: 'fps',
    pay: byFpsAtTheBank,
    contact: 'mobile',
  },
  {
    name: 'in English on a wide screen, paid by bank transfer at the second try',
    language: 'en',
    screen: 'wide',
    category: 'Clothing',
    facet: 'brand',
    values: ['Ito Marrow', 'Lune Atelier', 'Foxglove Assembly', 'Hesper Quill'],
    first: 'bank',
    pay: byBankAtTheSecondTry,
    contact: 'email',
  },
  {
    name: 'in Chinese on a phone, paid by card',
    language: 'zh',
    screen: 'phone',
    category: '女裝',
    facet: 'colour',
    values: ['黑色', '米白色'],
    first: 'card',
    pay: byCard,
    contact: 'email',
  },
  {
    name: 'in Chinese on a wide screen, paid by bank transfer after the card was declined',
    language: 'zh',
    screen: 'wide',
    category: '男裝',
    side: 'men',
    facet: 'brand',
    values: ['Calloway', 'Greyfriar Lane', 'Harbour Eleven', 'Hinterland'],
    first: 'card',
    pay: byBankAfterADecline,
    contact: 'mobile',
  },
]

test.describe('a piece travels from the list to the shopper', () => {
  test.describe.configure({ mode: 'parallel' })
  for (const journey of journeys) {
    test(journey.name, async ({ shop }) => {
      const shopper = await shop.welcome(journey)
      const title = await findPiece(shopper, journey)
      await fillBag(shopper, title)
      const operator = await shop.welcome(journey)
      await signIn(operator, 'administrator')
      const placed = await buy(shopper, operator, journey)
      await openFromThanks(shopper)
      await expectOrder(shopper, placed.orderNo, 'pending-seller-delivery')
      await expect(shopper.page.getByRole('main')).toContainText(title)
      await deliver(shopper, operator, placed)
      const elsewhere = await shop.welcome(journey)
      await findOrder(elsewhere, placed.orderNo, placed.receiver[journey.contact])
      await expectOrder(elsewhere, placed.orderNo, 'received')
    })
  }
})

async function findPiece(shopper: Person, { side, category, facet, values }: Taste): Promise<string> {
  await shopper.goTo('/')
  if (side) await switchSide(shopper, side)
  await openCategory(shopper, category)
  await narrow(shopper, facet, values)
  await sortByPrice(shopper)
  await loadMore(shopper)
  return openPiece(shopper)
}

async function fillBag(shopper: Person, title: string): Promise<void> {
  await addWithoutSize(shopper)
  await chooseSize(shopper)
  await addToBag(shopper, title)
  await openBag(shopper)
  await changeBag(shopper, title)
  await beginCheckout(shopper)
}

async function buy(shopper: Person, operator: Person, { first, pay }: Journey): Promise<PlacedOrder> {
  await sendEmptyForm(shopper)
  const receiver = newReceiver(shopper)
  await fillReceiver(shopper, receiver)
  await choosePayment(shopper, first)
  await expect(placeButton(shopper)).toBeInViewport({ ratio: 1 })
  await reloadForm(shopper, receiver)
  const totalCents = await checkoutTotal(shopper)
  await pressPlace(shopper)
  const orderNo = await pay(shopper, operator, totalCents)
  await expectThanks(shopper, orderNo)
  return { orderNo, totalCents, receiver }
}

async function deliver(shopper: Person, operator: Person, { orderNo }: PlacedOrder): Promise<void> {
  await openOrder(operator, orderNo)
  const trackingNumber = 'SF1234567890123'
  await dispatch(operator, { courier: couriers[0]![operator.language], trackingNumber })
  await expectParcel(shopper, orderNo, trackingNumber)
  await confirmReceipt(shopper, orderNo)
}
