import { sql } from 'kysely'
import { sendPicture } from '#flows/aftercare/aftercare.builders.ts'
import { join } from '#flows/members/sign-in.builders.ts'
import { type BuiltMerchant, merchantOf } from '#flows/sellers/sellers.builders.ts'
import type { AskRequestInput, QuoteInput } from '#modules/sourcing/sourcing.contract.ts'
import { getSellerRequest, saveQuote } from '#modules/sourcing/seller-sourcing.paths.ts'
import { askRequest } from '#modules/sourcing/sourcing.paths.ts'
import { saveSetting } from '#modules/shop-settings/shop-settings.paths.ts'
import { clock, dayAfter, dayInHongKong } from '#platform/clock.ts'
import { runSql } from '#platform/run-sql.builders.ts'
import type { TestShop } from '../../test-shop.builders.ts'

type Signed = { token: string }

/** Members who ask, and global buyers who quote. */
export const sourcingOf = (shop: TestShop) => {
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
  const open = async () => {
    const value = { isOpen: true, depositPercent: 30, quoteDays: 9, buyDays: 3, sendDays: 18, payHours: 48 }
    await shop.ask(saveSetting, { name: 'sourcing', version: 0, value }, { token: await shop.operator(['administrator']) })
  }
  return { open, buyer, member, wanted, ask, picture, look, quote }
}
