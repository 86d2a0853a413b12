import { sql } from 'kysely'
import { z } from 'zod'
import { noteClick } from '../../src/modules/referrals/index.server.ts'
import { addReferralLink, listReferralLinks, saveOwnPicks } from '../../src/modules/referrals/referrals.paths.ts'
import { readRows } from '../../src/platform/read-rows.server.ts'
import { demoApplicants } from '../sign-ins.ts'
import { atDesk, HOUR, later, type Life } from './lives.ts'
import type { Town } from './order-life.ts'
import { findOwners } from './sellers.ts'

const PICKS_HANDLE = 'ivy-on-the-peak'
const TURNS = 36

const Item = z.object({ address: z.string() })
const WORDS = [
  { en: 'The one I reach for when it rains on the Peak.', zh: '山頂下雨天，我總會選它。' },
  { en: 'Looks better with every wear.', zh: '愈穿愈好看。' },
  { en: 'From the Star Ferry to dinner.', zh: '由天星小輪到晚宴都合適。' },
  { en: 'Light enough for August.', zh: '八月穿着也輕盈。' },
  { en: 'My mother asked for it, too.', zh: '連媽媽也想要一件。' },
  { en: 'Made well, and it shows.', zh: '做工一看便知。' },
]

/** Whose application as an influencer was approved keeps a page and two lists; members follow them, and some buy. */
export async function* influences({ shop }: Town, at: Date): Life {
  yield atDesk(at, 0)
  const ivy = (await findOwners(shop.tx)).all.find(({ person }) => person.email === demoApplicants.influencer.email)!
  const items = await readRows(
    shop.tx,
    Item,
    sql`select '/product/detail/' || p.brand_code || '/' || p.article_number as address from products p
        join product_categories c on c.product_id = p.product_id and c.is_primary
      where p.xmin = pg_current_xact_id()::xid and p.listed and not p.precious and c.path like 'women/clothing%'
      order by md5(p.spu_code) limit ${WORDS.length}`,
  )
  await shop.ask(ivy, saveOwnPicks, {
    ...{ version: 0, handle: PICKS_HANDLE, isShown: true },
    title: { en: 'What I wear on the Peak', zh: '山頂穿搭精選' },
    words: {
      en: 'Six pieces I wear again and again, from misty mornings to the last tram down.',
      zh: '由清晨薄霧到末班山頂纜車，這六件我一穿再穿。',
    },
    picks: items.map(({ address }, place) => ({ address, words: WORDS[place]! })),
  })
  await shop.ask(ivy, addReferralLink, { address: '/product/list/women/bags', name: 'Autumn bags' })
  await shop.ask(ivy, addReferralLink, { address: '/product/list/women/clothing', name: 'New coats' })
  const { list } = await shop.ask(ivy, listReferralLinks, {})
  const followers = await findFollowers(shop.tx, ivy.accountId)
  for (let turn = 0; turn < TURNS; turn += 1) {
    yield later(at, (12 + turn * 20) * HOUR)
    const link = list[turn % list.length]!
    const guests = [0, 1, 2]
      .slice(0, 1 + (turn % 3))
      .map((guest) => ({ deviceId: `guest ${turn} ${guest}`, accountId: undefined }))
    const member = followers[turn % Math.max(1, followers.length)]
    const members = member ? [{ deviceId: `member ${member}`, accountId: member }] : []
    for (const clicker of [...guests, ...members])
      await noteClick(shop.tx, link.linkId, { ...clicker, isNewDevice: false, trail: clicker.deviceId })
  }
}

/** Members who shop here. */
async function findFollowers(tx: Town['shop']['tx'], but: string): Promise<string[]> {
  const rows = await readRows(
    tx,
    z.object({ accountId: z.string() }),
    sql`select distinct o.owner_id as "accountId" from orders o join accounts a on a.account_id = o.owner_id
      where a.kind = 'member' and o.owner_id <> ${but} order by 1 limit 30`,
  )
  return rows.map(({ accountId }) => accountId)
}
