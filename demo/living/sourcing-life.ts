import { sql } from 'kysely'
import { z } from 'zod'
import { queryAddress } from '../../src/modules/address-book/address-book.paths.ts'
import { examineItem, getAdminRequest } from '../../src/modules/sourcing/desk-sourcing.paths.ts'
import { getSellerRequest, sayBought, saySent, saveQuote } from '../../src/modules/sourcing/seller-sourcing.paths.ts'
import type { AskRequestInput, QuoteInput } from '../../src/modules/sourcing/sourcing.contract.ts'
import { acceptQuote, askRequest, getRequest } from '../../src/modules/sourcing/sourcing.paths.ts'
import type { UploadPurpose } from '../../src/modules/uploads/uploads.paths.ts'
import { readRows } from '../../src/platform/read-rows.server.ts'
import { DAY, dayAfter, dayInHongKong } from '../../src/platform/clock.ts'
import { HOUR, lastAtDesk, later, type Life } from './lives.ts'
import { payOrder, type Town } from './order-life.ts'
import type { Owner } from './sellers.ts'
import type { Shopper } from './shoppers.ts'

type Part = { town: Town; who: Shopper }
type Wanted = Omit<AskRequestInput, 'neededBy' | 'pictures'>
/** What the item looks like: the first product of a category in that colour. */
type Looks = { category: string; colourId: string }
type Said = Pick<QuoteInput, 'price' | 'days' | 'country' | 'shop' | 'words'>

const BAG: Wanted = {
  ...{ kind: 'bags', house: 'Maison Ostrya', colour: 'Burgundy', size: '', budget: '9500', newOnly: true },
  words: 'The small bag with the round flap, from last autumn. It is a gift, so I need the box and the dust bag.',
}
const COAT: Wanted = {
  ...{ kind: 'clothing', house: 'Ardent Vale', colour: 'Camel', size: '38', budget: '16000' },
  words: 'The belted coat with horn buttons that was shown in London. Hardly worn is fine.',
}
const SHOES: Wanted = {
  ...{ kind: 'shoes', house: 'Ardent Vale', colour: 'Black', size: '36', budget: '6200', newOnly: true },
  words: 'Slingbacks with the low block heel. Not the ones with a bow.',
}

const LOOKS = {
  bag: { category: 'women/bags/shoulder-bags', colourId: 'burgundy' },
  coat: { category: 'women/clothing/coats', colourId: 'camel' },
  shoes: { category: 'women/shoes/pumps', colourId: 'black' },
} as const satisfies Record<string, Looks>

const FROM_LONDON = { country: 'GB', shop: 'Mount Street', words: '' } as const
const FROM_PARIS = { country: 'FR', shop: 'Rue du Faubourg Saint-Honoré', words: '' } as const

/** Her three requests to global buyers: one with two quotes, one that is being looked for, and one that was found and has passed. */
export function asksBuyers(part: Part): Life[] {
  const { present } = part.town.shop.past
  const on = (daysAgo: number) => later(present, -daysAgo * DAY)
  return [takesQuotes(part, on(2.3)), isLookedFor(part, on(4)), isFound(part, on(13), present)]
}

async function* takesQuotes(part: Part, at: Date): Life {
  yield at
  const requestNo = await ask(part, BAG, LOOKS.bag, at)
  yield later(at, 7 * HOUR)
  const words = 'Seen in the shop this morning, with its box and dust bag.'
  await quote(part.town, 'M-NORTHSTAR', requestNo, { ...FROM_PARIS, price: '8940', days: 12, words })
  yield later(at, 20 * HOUR)
  await quote(part.town, 'M-TWOSEAS', requestNo, {
    country: 'IT',
    shop: 'Via Montenapoleone',
    price: '8480',
    days: 16,
    words: '',
  })
}

async function* isLookedFor(part: Part, at: Date): Life {
  yield at
  const requestNo = await ask(part, COAT, LOOKS.coat, at)
  yield later(at, 9 * HOUR)
  await quote(part.town, 'M-TWOSEAS', requestNo, { ...FROM_LONDON, price: '15200', days: 14 })
  yield later(at, 30 * HOUR)
  await quote(part.town, 'M-NORTHSTAR', requestNo, { ...FROM_LONDON, shop: 'Sloane Street', price: '14600', days: 10 })
  yield later(at, 67 * HOUR)
  await accept(part, requestNo, 'M-NORTHSTAR')
}

async function* isFound(part: Part, at: Date, present: Date): Life {
  const { town } = part
  yield at
  const requestNo = await ask(part, SHOES, LOOKS.shoes, at)
  yield later(at, 15 * HOUR)
  await quote(town, 'M-TWOSEAS', requestNo, { ...FROM_LONDON, price: '5900', days: 11 })
  yield later(at, 1.4 * DAY)
  await accept(part, requestNo, 'M-TWOSEAS')
  yield later(at, 3 * DAY)
  const buyer = town.owners.byCode('M-TWOSEAS')
  const pictures = [
    await town.photographs.take(buyer.accountId, 'sourcing', 'receipt'),
    await photograph(town, buyer.accountId, 'sourcing', LOOKS.shoes),
  ]
  await town.shop.ask(buyer, sayBought, { requestNo, version: await versionFor(town, buyer, requestNo), pictures })
  yield later(at, 5 * DAY)
  const parcel = { courier: 'Royal Mail', trackingNumber: 'RB123456785GB' }
  await town.shop.ask(buyer, saySent, { requestNo, version: await versionFor(town, buyer, requestNo), ...parcel })
  yield lastAtDesk(later(present, -5 * HOUR))
  await examine(town, requestNo)
}

async function ask({ town, who }: Part, wanted: Wanted, looks: Looks, at: Date): Promise<string> {
  const pictures = [await photograph(town, who.accountId, 'sourcing', looks)]
  const neededBy = dayAfter(dayInHongKong(at), 45)
  return (await town.shop.ask(who, askRequest, { ...wanted, neededBy, pictures })).requestNo
}

const Pictured = z.object({ pictures: z.array(z.string()) })

/** A picture of such an item from this shop, as somebody photographs it at home. */
async function photograph(
  { shop, photographs }: Town,
  ownerId: string,
  purpose: UploadPurpose,
  { category, colourId }: Looks,
): Promise<string> {
  const [like] = await readRows(
    shop.tx,
    Pictured,
    sql`select array(select p.media_hash from colour_pictures p where p.colour_row_id = k.colour_row_id order by p.position) as pictures
      from product_colours k join product_categories c on c.product_id = k.product_id and c.is_primary
      where c.path = ${category} and k.colour_id = ${colourId} order by k.colour_row_id limit 1`,
  )
  const [first] = await photographs.takeOfItem(ownerId, purpose, like?.pictures ?? [], 1)
  return first!
}

const versionFor = async ({ shop }: Town, buyer: Owner, requestNo: string): Promise<number> =>
  (await shop.ask(buyer, getSellerRequest, { requestNo })).version

async function quote(town: Town, code: string, requestNo: string, said: Said): Promise<void> {
  const buyer = town.owners.byCode(code)
  const version = await versionFor(town, buyer, requestNo)
  await town.shop.ask(buyer, saveQuote, { requestNo, version, quoteVersion: 0, validHours: 240, isNew: true, ...said })
}

/** And the deposit is paid at once. */
async function accept({ town, who }: Part, requestNo: string, merchantNo: string): Promise<void> {
  const { shop } = town
  const { version, list } = await shop.ask(who, getRequest, { requestNo })
  const { quoteId, version: quoteVersion } = list.find((one) => one.merchantNo === merchantNo)!
  const [home] = await shop.ask(who, queryAddress, {})
  const { deposit } = await shop.ask(who, acceptQuote, {
    requestNo,
    version,
    quoteId,
    quoteVersion,
    addressId: home!.userAddressId,
  })
  await payOrder(town, { orderNo: deposit!.orderNo, who, page: '', orderId: '', placedAt: shop.past.present }, 'card')
}

async function examine(town: Town, requestNo: string): Promise<void> {
  const { shop, staff } = town
  const { version, choices } = await shop.ask(staff.bench, getAdminRequest, { requestNo })
  const category = choices.categories.find(({ id }) => id.startsWith('women/shoes/'))!.id
  await shop.ask(staff.bench, examineItem, {
    ...{ requestNo, version, act: 'pass', category, brandCode: choices.brandCode },
    ...{ nameEn: 'Slingbacks with a block heel', nameZh: '粗跟露跟鞋' },
    reason: 'New, size 36, with its box. As quoted.',
    pictures: [await photograph(town, staff.bench.actor.id, 'authentication', LOOKS.shoes)],
  })
}
