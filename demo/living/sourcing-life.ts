import { sql } from 'kysely'
import { lapseRequests } from '../../src/flows/sourcing/ask-request.ts'
import { FIRST_SOURCING } from '../../src/modules/shop-settings/sourcing-setting.contract.ts'
import { getSellerRequest, saveQuote } from '../../src/modules/sourcing/seller-sourcing.paths.ts'
import type { AskRequestInput, QuoteInput } from '../../src/modules/sourcing/sourcing.contract.ts'
import { askRequest } from '../../src/modules/sourcing/sourcing.paths.ts'
import { dayAfter, dayInHongKong } from '../../src/platform/clock.ts'
import type { Database } from '../../src/platform/database.server.ts'
import { days, HOUR, later, type Life } from './lives.ts'
import type { Town } from './order-life.ts'
import type { Owner } from './sellers.ts'
import type { Shopper } from './shoppers.ts'

type Asked = Omit<AskRequestInput, 'neededBy' | 'pictures'>
type Said = Pick<QuoteInput, 'price' | 'days' | 'country' | 'shop' | 'words' | 'isNew'>

const ALBA: Asked = {
  kind: 'bags',
  house: 'Maison Ostrya',
  colour: 'Burgundy',
  words: 'The Alba crossbody with the round flap. Sold out in Hong Kong since spring. A gift, so the box matters.',
  budget: '9500',
}
const QUOTES: readonly Said[] = [
  { price: '8940', days: 16, country: 'FR', shop: 'Rue Saint-Honoré', words: 'New, boxed, in the shop now.', isNew: true },
  { price: '7480', days: 19, country: 'JP', shop: 'Ginza', words: 'Like new, worn twice, without its box.', isNew: false },
]
const WATCH: Asked = {
  kind: 'watches',
  house: 'Lindqvist',
  size: '36 mm',
  words: '鋼帶款，藍色錶面，需連保證書。',
  budget: '42000',
}
const SHOES: Asked = {
  kind: 'shoes',
  house: 'Aurelie',
  size: '37',
  words: 'The pair on https://pumps.example/blush, please.',
  budget: '3800',
}

/** What members ask global buyers for: one that has quotes, one a colleague has to read first, and one that nobody took up in time. */
export function sourcingLives(town: Town, her: Shopper, friend: Shopper): Life[] {
  const { present } = town.shop.past
  const on = (daysAgo: number) => later(present, -days(daysAgo))
  return [
    opens(town, on(66)),
    asks(town, friend, WATCH, { at: on(24), quotes: [] }),
    asks(town, her, ALBA, { at: on(2.4), quotes: QUOTES, pictures: true }),
    asks(town, friend, SHOES, { at: on(0.3), quotes: [] }),
  ]
}

/** Without history, of which nothing could be removed with the demo. */
async function* opens({ shop, staff }: Town, at: Date): Life {
  yield at
  const value = JSON.stringify({ ...FIRST_SOURCING, isOpen: true })
  await sql`insert into settings (name, value, version, changed_at, changed_by)
    values ('sourcing', ${value}::jsonb, 1, ${at}, ${staff.administrator.actor.name}) on conflict do nothing`.execute(shop.tx)
}

type Course = { at: Date; quotes: readonly Said[]; pictures?: true }

async function* asks({ shop, owners, photographs }: Town, who: Shopper, asked: Asked, { at, quotes, pictures }: Course): Life {
  yield at
  const neededBy = dayAfter(dayInHongKong(at), 28)
  const shown = pictures ? [await photographs.take(who.accountId, 'sourcing', 'piece')] : []
  const { requestNo } = await shop.ask(who, askRequest, { ...asked, neededBy, pictures: shown })
  const buyers = owners.all.filter(({ kind }) => kind === 'global-buyer')
  for (const [place, said] of quotes.entries()) {
    const buyer = buyers[place]
    if (!buyer) return
    yield later(at, (place + 2) * 4 * HOUR)
    await quote({ shop }, buyer, requestNo, said)
  }
}

async function quote({ shop }: Pick<Town, 'shop'>, buyer: Owner, requestNo: string, said: Said): Promise<void> {
  const { version } = await shop.ask(buyer, getSellerRequest, { requestNo })
  await shop.ask(buyer, saveQuote, { ...said, requestNo, version, validHours: 240 })
}

/** Those whose time is over end by themselves. */
export const keepRequests = (database: Database): Promise<number> => database.inTransaction((tx) => lapseRequests(tx, 50))
