import { sql } from 'kysely'
import { z } from 'zod'
import { sendPicture } from '#flows/aftercare/aftercare.builders.ts'
import { hongKongAddress } from '#flows/order.builders.ts'
import { join } from '#flows/members/sign-in.builders.ts'
import { type BuiltMerchant, merchantOf } from '#flows/sellers/sellers.builders.ts'
import { createAddress } from '#modules/address-book/address-book.paths.ts'
import { capturePayment, startPayment } from '#modules/orders/payments/payments.paths.ts'
import type { AcceptQuoteInput, AskRequestInput, ExamineItemInput, QuoteInput } from '#modules/sourcing/sourcing.contract.ts'
import { examineItem, getAdminRequest } from '#modules/sourcing/desk-sourcing.paths.ts'
import { getSellerRequest, saveQuote, sayBought, saySent } from '#modules/sourcing/seller-sourcing.paths.ts'
import { acceptQuote, askRequest, getRequest } from '#modules/sourcing/sourcing.paths.ts'
import { saveSetting } from '#modules/shop-settings/shop-settings.paths.ts'
import { FIRST_SOURCING } from '#modules/shop-settings/sourcing-setting.contract.ts'
import { clock, dayAfter, dayInHongKong } from '#platform/clock.ts'
import { readRows } from '#platform/read-rows.server.ts'
import { runSql } from '#platform/run-sql.builders.ts'
import type { TestShop } from '../../test-shop.builders.ts'

type Signed = { token: string }

/** Members who ask, and global buyers who quote. */
export const sourcingOf = (shop: TestShop) => {
  const asking = askingOf(shop)
  const accepting = acceptingOf(shop, asking)
  return { ...asking, ...accepting, ...findingOf(shop, asking, accepting) }
}

const askingOf = (shop: TestShop) => {
  const buyer = async (code: string): Promise<BuiltMerchant> => {
    const built = await merchantOf(shop, code)
    await runSql(shop.database, sql`update merchants set kind = 'global-buyer' where merchant_id = ${built.merchantId}`)
    return built
  }
  const member = () => join(shop)
  const wanted = (more: Partial<AskRequestInput> = {}): AskRequestInput => ({
    kind: 'bags',
    house: 'House Ostrya',
    words: 'The small one with the round flap, in burgundy.',
    budget: '9500',
    neededBy: dayAfter(dayInHongKong(clock.now()), 30),
    ...more,
  })
  const ask = ({ token }: Signed, more: Partial<AskRequestInput> = {}) => shop.ask(askRequest, wanted(more), { token })
  const picture = ({ token }: Signed) => sendPicture(shop, 'sourcing', token)
  const look = (by: Signed, requestNo: string) => shop.ask(getSellerRequest, { requestNo }, { token: by.token })
  const quote = async (by: Signed, requestNo: string, more: Partial<QuoteInput> = {}) => {
    const { data } = await look(by, requestNo)
    const said = { price: '8900', days: 12, validHours: 48, country: 'FR' as const, shop: 'Rue Cambon' }
    const versions = { version: data.version, quoteVersion: data.own?.version ?? 0 }
    return shop.ask(saveQuote, { requestNo, ...versions, ...said, ...more }, { token: by.token })
  }
  /** Whether the shop takes requests; it does unless it says otherwise. */
  const open = async (isOpen: boolean, version: number) => {
    const value = { ...FIRST_SOURCING, isOpen }
    await shop.ask(saveSetting, { name: 'sourcing', version, value }, { token: await shop.operator(['administrator']) })
  }
  /** What letters about an order or a deposit are headed by, the first first. */
  const letters = async (orderNo: string): Promise<string[]> => {
    const rows = await readRows(
      shop.database.pool,
      z.object({ subject: z.string() }),
      sql`select subject from mails where subject like ${`%${orderNo}%`} order by created_at, mail_id`,
    )
    return rows.map(({ subject }) => subject)
  }
  return { open, letters, buyer, member, wanted, ask, picture, look, quote }
}

/** And those who accept a quote. */
const acceptingOf = (shop: TestShop, { member, ask, quote }: ReturnType<typeof askingOf>) => {
  /** Accepted, with an address of one’s own; the deposit is still to be paid. */
  const accept = async (by: Signed, requestNo: string, merchantNo: string, more: Partial<AcceptQuoteInput> = {}) => {
    const { data: seen } = await shop.ask(getRequest, { requestNo }, { token: by.token })
    const quote = seen.list.find((one) => one.merchantNo === merchantNo)
    const { userAddressId: addressId } = (await shop.ask(createAddress, hongKongAddress, { token: by.token })).data
    const named = {
      requestNo,
      version: seen.version,
      quoteId: quote?.quoteId ?? '',
      quoteVersion: quote?.version ?? 0,
      addressId,
    }
    return shop.ask(acceptQuote, { ...named, ...more }, { token: by.token })
  }
  /** By card, or one whose holder asks for the money back. Answers the page of the provider. */
  const payCard = async ({ token }: Signed, orderNo: string, card = '4242424242424242') => {
    const { providerUrl } = (await shop.ask(startPayment, { orderNo, payType: 'card' }, { token })).data
    const body = new URLSearchParams({ card })
    await fetch(new URL(`${providerUrl}/pay`, shop.url), { method: 'POST', redirect: 'manual', body })
    await shop.ask(capturePayment, { orderNo }, { token })
    await shop.workOff()
    return providerUrl ?? ''
  }
  /** A member’s request that this buyer looks for. */
  const searching = async (buying: BuiltMerchant, card?: string) => {
    const by = await member()
    const { requestNo } = (await ask(by)).data
    await quote(buying, requestNo)
    const deposit = (await accept(by, requestNo, buying.code)).data.deposit?.orderNo ?? ''
    const page = await payCard(by, deposit, card)
    return { member: by, requestNo, deposit, page }
  }
  return { accept, payCard, searching }
}

type Asking = ReturnType<typeof askingOf>
type Accepting = ReturnType<typeof acceptingOf>

/** What becomes of a search. */
const findingOf = (shop: TestShop, { look, picture }: Asking, { searching }: Accepting) => {
  const bought = async (by: Signed, requestNo: string) => {
    const pictures = [await picture(by)]
    const { version } = (await look(by, requestNo)).data
    return shop.ask(sayBought, { requestNo, version, pictures }, { token: by.token })
  }
  const sent = async (by: Signed, requestNo: string) => {
    const { version } = (await look(by, requestNo)).data
    const parcel = { courier: 'La Poste', trackingNumber: 'EE123456785FR' }
    return shop.ask(saySent, { requestNo, version, ...parcel }, { token: by.token })
  }
  const examined = async (office: string, requestNo: string, more: Partial<ExamineItemInput> = {}) => {
    const { version } = (await shop.ask(getAdminRequest, { requestNo }, { token: office })).data
    const pictures = more.pictures ?? [await sendPicture(shop, 'authentication', office)]
    const names = { nameEn: 'Flap bag', nameZh: '翻蓋手袋', category: 'women/bags/tote-bags', brandCode: 'aurelie' }
    const said = { requestNo, version, act: 'pass' as const, reason: 'As quoted.', ...names, ...more, pictures }
    return shop.ask(examineItem, said, { token: office })
  }
  /** Examined and ordered; the rest is still to be paid. */
  const passed = async (buying: BuiltMerchant, office: string) => {
    const found = await searching(buying)
    await bought(buying, found.requestNo)
    await sent(buying, found.requestNo)
    await examined(office, found.requestNo)
    const { data } = await shop.ask(getRequest, { requestNo: found.requestNo }, { token: found.member.token })
    return { ...found, orderNo: data.order?.orderNo ?? '' }
  }
  return { bought, sent, examined, passed }
}
