import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { isHidden } from '../../src/addresses.ts'
import type { RenderPage } from '../../src/http/pages/page-routes.server.ts'
import { type SearchFeed, startSearchFeed } from '../../src/jobs/search/search-feed.ts'
import { createLog } from '../../src/platform/log.server.ts'
import { membersOf } from '../../src/calls/community/community.builders.ts'
import { collection } from '../../src/calls/taxonomy/storefront.builders.ts'
import { saveCollection } from '../../src/modules/storefront/collections.paths.ts'
import { openBench } from '../../src/flows/delivery/bench.builders.ts'
import { merchantOf } from '../../src/flows/sellers/sellers.builders.ts'
import { type Screen, screens } from '../../src/routes.ts'
import { startTestShop, type TestShop } from '../../src/test-shop.builders.ts'
import { openScreens, SHOP } from './drawn-pages.builders.ts'

/** What React Router asks of every address. */
const OF_THE_ROUTER = new Set(['index', '_routes'])

let shop: TestShop
let feed: SearchFeed
let render: RenderPage
let product: { brandCode: string; articleNumber: string; spuCode: string }
let certificateCode: string
let [postCode, authorCode] = ['', '']
const asked = new Set<string>()
const prototype = URLSearchParams.prototype
const originals = { get: prototype.get, getAll: prototype.getAll, has: prototype.has }

beforeAll(async () => {
  shop = await startTestShop()
  product = await shop.product({ brandCode: 'house', categories: ['women/bags'] })
  const { merchantId } = await merchantOf(shop, 'TERN')
  await shop.database.inTransaction(async (tx) => {
    await sql`insert into referral_pages (merchant_id, handle, title_en, title_zh, is_shown, changed_at)
      values (${merchantId}, 'tern', 'Terns', '燕鷗', true, now())`.execute(tx)
    await sql`update merchants set kind = 'influencer' where merchant_id = ${merchantId}`.execute(tx)
  })
  certificateCode = (await (await openBench(shop)).certify()).code
  const members = membersOf(shop)
  const author = await members.member()
  postCode = await members.post(author)
  authorCode = author.code
  feed = await startSearchFeed(shop.database, createLog('silent'))
  const ours = collection({ code: 'rain', codes: [product.spuCode] })
  await shop.ask(saveCollection, ours, { token: await shop.operator(['merchandiser']) })
  await feed.catchUp()
  render = await openScreens(shop.database)
  const heard = <T>(read: (this: URLSearchParams, name: string) => T) =>
    function listen(this: URLSearchParams, name: string): T {
      asked.add(name)
      return read.call(this, name)
    }
  Object.assign(prototype, { get: heard(originals.get), getAll: heard(originals.getAll), has: heard(originals.has) })
})
afterAll(async () => {
  Object.assign(prototype, originals)
  await feed.stop()
  await shop.stop()
})

const GAPS: Record<string, () => string> = {
  'product/list/*': () => 'product/list/women/bags',
  'product/brand/:brandCode': () => `product/brand/${product.brandCode}`,
  'product/collection/:collection': () => 'product/collection/rain',
  'product/detail/:brandCode/:code': () => `product/detail/${product.brandCode}/${product.articleNumber}`,
  'statement/:page': () => 'statement/delivery',
  'merchant/:code': () => 'merchant/TERN',
  'picks/:handle': () => 'picks/tern',
  'certificate/:code': () => `certificate/${certificateCode}`,
  'community/post/:code': () => `community/post/${postCode}`,
  'community/member/:code': () => `community/member/${authorCode}`,
  'newsletter/:step': () => 'newsletter/thanks',
}
const addressOf = ({ path }: Screen): string =>
  `/${
    GAPS[path]?.() ??
    path
      .replace(/\/:\w+\?$/, '')
      .replace(/:\w+/g, 'one')
      .replace('*', 'nobody/knows')
  }`
const drawn = async (address: string) =>
  render(new Request(SHOP + address), { language: address.startsWith('/zh') ? 'zh' : 'en', side: 'women' })

const named = (wanted: (screen: Screen) => boolean) =>
  screens.filter(wanted).map((screen) => ({ ...screen, name: screen.path || 'home' }))

test.each(named(({ access }) => access === 'public'))(
  '$name is drawn from the parameters the list of screens names, and from no other',
  async (screen) => {
    asked.clear()
    const { status } = await drawn(addressOf(screen))
    expect(status).toBe(200)
    await drawn(`${addressOf(screen)}?${new URLSearchParams(screen.reads.map((name) => [name, '1']))}`)
    expect([...asked].filter((name) => !OF_THE_ROUTER.has(name)).toSorted()).toEqual(screen.reads.toSorted())
  },
)

// A friend's list has a head only when there is one.
test.each(named(({ path }) => path !== 'wishlist/shared/:code'))(
  '$name says to search engines what the list of screens says',
  async (screen) => {
    for (const address of [addressOf(screen), `/zh${addressOf(screen)}`.replace(/\/$/, '')]) {
      const { body } = await drawn(address)
      expect(String(body).includes('content="noindex"')).toBe(isHidden(address))
    }
  },
)
