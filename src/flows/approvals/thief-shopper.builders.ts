import { askWithdrawal } from '#modules/balance/balance.paths.ts'
import { askClaim } from '#modules/claims/claims.paths.ts'
import { confirmReceipt, getAdminOrder } from '#modules/orders/orders.paths.ts'
import { capturePayment, startPayment } from '#modules/orders/payments/payments.paths.ts'
import { givePoints } from '#modules/points/points.paths.ts'
import { askReturn } from '#modules/returns/returns.paths.ts'
import { sendPicture } from '../aftercare/aftercare.builders.ts'
import { PASSWORD } from '../members/sign-in.builders.ts'
import { placeAsGuest, pressCard } from '../order.builders.ts'
import { accountOf, mine, type OwnOrder, pick, PRICE, type Thief, type Way } from './thief.builders.ts'

// What the thief does as a shopper: nothing of it is more than any shopper may do.

async function order(thief: Thief, roll: number, payType: 'bank' | 'card', spending = {}): Promise<OwnOrder | undefined> {
  const { shop, product, orders } = thief
  const me = mine(thief, roll)
  const asked = { token: me.token, billEmail: me.email, comitPayType: payType, ...spending }
  const { orderNo, total } = (await placeAsGuest(shop, [product], asked)).answer.data ?? {}
  if (!orderNo) return undefined
  const opened = total === '0.00' ? undefined : (await shop.ask(startPayment, { orderNo, payType }, { token: me.token })).data
  const own = { orderNo, me, paymentId: opened?.paymentId ?? '', providerUrl: opened?.providerUrl ?? null }
  orders.push(own)
  return own
}

async function pay({ shop }: Thief, own: OwnOrder | undefined): Promise<void> {
  if (!own?.providerUrl) return
  await pressCard(shop, own.providerUrl, 'succeed')
  await shop.ask(capturePayment, { orderNo: own.orderNo }, { token: own.me.token })
}

const unitsOf = async ({ shop, token }: Thief, { orderNo }: OwnOrder) =>
  (await shop.ask(getAdminOrder, { orderNo }, { token })).data?.units ?? []

/** Asks for all of an order back, as much as there is. */
const giveBack =
  (kind: 'cancel' | 'return'): Way =>
  async (thief, roll) => {
    const own = pick(thief.orders, roll)
    if (!own) return
    const units = (await unitsOf(thief, own)).map(({ unitId }) => ({ unitId, reason: 'faulty' as const }))
    const wanted = { orderNo: own.orderNo, kind, units, toBalance: roll % 2 === 0 }
    if (units.length > 0) await thief.shop.ask(askReturn, wanted, { token: own.me.token })
  }

const claim =
  (kind: 'price' | 'fake'): Way =>
  async (thief, roll) => {
    const own = pick(thief.orders, roll)
    const unitId = own && (await unitsOf(thief, own))[0]?.unitId
    if (!own || !unitId) return
    const proof = { price: String(PRICE - 50), place: 'Elsewhere', link: 'https://example.com/bag' }
    const picture = kind === 'fake' ? [await sendPicture(thief.shop, 'claim', own.me.token)] : []
    const words = { words: 'The stitches differ.', pictures: picture }
    const asked = { orderNo: own.orderNo, unitId, kind, ...(kind === 'fake' ? words : proof) }
    await thief.shop.ask(askClaim, asked, { token: own.me.token })
  }

export const shopperWays = {
  'buys by card': async (thief, roll) => pay(thief, await order(thief, roll, 'card')),
  'buys with all there is': async (thief, roll) => {
    const spending = { usePoints: true, useBalance: true, couponCodes: [...thief.codes] }
    await pay(thief, await order(thief, roll, 'card', spending))
  },
  'orders by transfer': (thief, roll) => order(thief, roll, 'bank'),
  cancels: giveBack('cancel'),
  'sends back': giveBack('return'),
  'has received': (thief, roll) => {
    const { orderNo = '', me } = pick(thief.orders, roll) ?? {}
    return thief.shop.ask(confirmReceipt, { orderNo }, { token: me?.token ?? '' })
  },
  'claims a lower price': claim('price'),
  'claims a fake': claim('fake'),
  'gives points to the other account': (thief, roll) =>
    thief.shop.ask(givePoints, { to: mine(thief, roll + 1).email, points: 1 + (roll % 50) }, { token: mine(thief, roll).token }),
  withdraws: (thief, roll) => {
    const wanted = { amount: String(100 + (roll % 800)), ...accountOf(thief), sure: false, oldPassword: PASSWORD }
    return thief.shop.ask(askWithdrawal, wanted, { token: mine(thief, roll).token })
  },
} satisfies Record<string, Way>
