import { sql } from 'kysely'
import { authenticateAll, benchOf } from '#flows/delivery/bench.builders.ts'
import { completeEarly, hongKongAddress, payOutAll, placeAsGuest } from '#flows/order.builders.ts'
import { type BuiltMerchant, merchantOf } from '#flows/sellers/sellers.builders.ts'
import type { BuiltProduct } from '#modules/catalogue/catalogue.builders.ts'
import { getAdminOrder, moveOrder } from '#modules/orders/orders.paths.ts'
import { approveRefund, confirmPayment, requestRefund, startPayment } from '#modules/orders/payments/payments.paths.ts'
import { addReferralLink, getReferrer, listReferralLinks } from '#modules/referrals/referrals.paths.ts'
import { createLog } from '#platform/log.server.ts'
import { runSql } from '#platform/run-sql.builders.ts'
import type { Browser, TestShop } from '../../test-shop.builders.ts'
import { bookCommissions } from './book-commissions.ts'

export type Influencer = BuiltMerchant
type Buying = { browser?: Browser; token?: string; code?: string; mobile?: string; quantity?: number; address?: string }
const PHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Version/18.0 Mobile/15E148 Safari/604.1'

let serial = 0
const freshPhone = () => String(65_000_000 + (serial += 1))

/** Influencers, their links, and buyers who follow them; `office` does what operators do. */
export function referralsOf(shop: TestShop, office: () => string) {
  const influencer = async (): Promise<Influencer> => {
    const built = await merchantOf(shop, `Wren${(serial += 1)}`)
    await runSql(shop.database, sql`update merchants set kind = 'influencer' where merchant_id = ${built.merchantId}`)
    return built
  }
  const links = async ({ token }: Influencer) => (await shop.ask(listReferralLinks, {}, { token })).data
  const linkTo = async ({ token }: Influencer, address = '/product/list/women/bags') => {
    const { data } = await shop.ask(addReferralLink, { address }, { token })
    const link = data.list.find(({ target }) => target === address.split('?')[0])
    if (!link) throw new Error('no link was added')
    return link
  }
  /** Where it leads; the browser keeps its cookie. */
  const click = async (code: string, browser: Browser = new Map(), headers: Record<string, string> = {}) => {
    const cookie = [...browser].map(([name, value]) => `${name}=${value}`).join('; ')
    const answer = await fetch(`${shop.url}/r/${code.toLowerCase()}?utm_source=feed`, {
      redirect: 'manual',
      headers: { 'user-agent': PHONE, ...(cookie ? { cookie } : {}), ...headers },
    })
    const set = /^device=([^;]+)/.exec(answer.headers.get('set-cookie') ?? '')?.[1]
    if (set) browser.set('device', set)
    return answer.headers.get('location')
  }
  const buy = async (products: BuiltProduct[], buying: Buying = {}) => {
    const { code, mobile = freshPhone(), address = `Flat ${mobile}, 1 Bonham Road`, quantity = 1, browser, token } = buying
    const { answer, token: by } = await placeAsGuest(shop, products, {
      ...{ quantity, billEmail: `${mobile}@mail.test`, orderAddressIVO: { ...hongKongAddress, mobile, address } },
      ...(code ? { couponCodes: [code] } : {}),
      ...(browser ? { browser } : {}),
      ...(token ? { token } : {}),
    })
    const { orderNo } = answer.data
    const { paymentId } = (await shop.ask(startPayment, { orderNo, payType: 'bank' }, { token: by })).data
    await shop.ask(confirmPayment, { paymentId }, { token: office() })
    await shop.workOff()
    const { units } = (await shop.ask(getAdminOrder, { orderNo }, { token: office() })).data
    return { orderNo, token: by, unitIds: units.map(({ unitId }) => unitId) }
  }
  const book = () => bookCommissions({ database: shop.database, log: createLog('silent') })
  /** Delivered and received; all of it, or these pieces. */
  const deliver = async ({ orderNo }: { orderNo: string }, unitIds?: string[]) => {
    await shop.ask(moveOrder, { orderNo, move: 'seller-sent', ...(unitIds ? { unitIds } : {}) }, { token: office() })
    await authenticateAll(benchOf(shop, office()), orderNo)
    for (const move of ['dispatch', 'receive'] as const) await shop.ask(moveOrder, { orderNo, move }, { token: office() })
  }
  /** Delivered, received and kept for good. */
  const keep = async ({ orderNo }: { orderNo: string }) => {
    await deliver({ orderNo })
    await completeEarly(shop, orderNo, office())
    await book()
  }
  const seen = async ({ merchantId }: Influencer) => (await shop.ask(getReferrer, { merchantId }, { token: office() })).data
  return { influencer, links, linkTo, click, buy, book, deliver, keep, seen, ...moneyBackOf(shop, office) }
}

function moneyBackOf(shop: TestShop, office: () => string) {
  /** What was asked back goes back. */
  const payBack = async (orderNo: string) => {
    const { refunds } = (await shop.ask(getAdminOrder, { orderNo }, { token: office() })).data
    for (const { refundId } of refunds.filter(({ state }) => state === 'requested'))
      await shop.ask(approveRefund, { refundId }, { token: await shop.colleague() })
    await payOutAll(shop, office(), orderNo)
  }
  const refund = async (orderNo: string, unitIds: string[]) => {
    await shop.ask(requestRefund, { orderNo, kind: 'refund', unitIds, reason: 'goodwill' }, { token: office() })
    await payBack(orderNo)
  }
  return { refund, payBack }
}
