import { sql } from 'kysely'
import { join, PASSWORD } from '../../src/flows/members/sign-in.builders.ts'
import { acceptAccount, shownFactor } from '../../src/flows/sellers/sellers.builders.ts'
import { addReferralLink } from '../../src/modules/referrals/referrals.paths.ts'
import { nameMerchantAccount } from '../../src/modules/settlement/merchant-money.paths.ts'
import { newId } from '../../src/platform/ids.server.ts'
import { runSql } from '../../src/platform/run-sql.builders.ts'
import { askAs } from './callers.ts'
import type { Door } from './circle.ts'
import type { Merchant } from './free-merchants.ts'
import { pick, type Street } from './street.ts'

const TARGETS = ['/product/list/women/bags', '/product/list/women/clothing']
const PHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Version/18.0 Mobile/15E148 Safari/604.1'

type Opened = { influencers: Merchant[]; links: string[] }

/** Influencers with two links each, who withdraw what they have earned as all merchants do. */
export async function openInfluencers(
  street: Pick<Street, 'url' | 'history' | 'random'>,
  door: Door,
  num: number,
): Promise<Opened> {
  const opened: Opened = { influencers: [], links: [] }
  for (let at = 1; at <= num; at += 1) {
    const { token, merchantId } = await openMerchant(door, 'influencer', `Wren ${at}`)
    const merchant: Merchant = { merchantId, token, wares: [], ask: askAs(street, `influencer${at}`) }
    const named = { bankCode: '004', account: `123-456789-${700 + at}`, holder: `Wren ${at} Limited`, oldPassword: PASSWORD }
    await merchant.ask(nameMerchantAccount, named, token)
    await acceptAccount(door, merchantId)
    for (const address of TARGETS) {
      const { data } = await merchant.ask(addReferralLink, { address }, token)
      opened.links.push(...data.list.map(({ code }) => code).filter((code) => !opened.links.includes(code)))
    }
    opened.influencers.push(merchant)
  }
  return opened
}

type Opener = { token: string; merchantId: string; accountId: string }

/** A merchant of this kind with an owner who has shown a second factor. */
export async function openMerchant(door: Door, kind: string, name: string): Promise<Opener> {
  const { token, account } = await join(door)
  const merchantId = newId()
  await runSql(
    door.database,
    sql`insert into merchants (merchant_id, merchant_code, kind, name_en, name_zh)
      values (${merchantId}, ${name}, ${kind}, ${`${name} Limited`}, ${`${name} 有限公司`})`,
  )
  await runSql(
    door.database,
    sql`insert into merchant_people (person_id, merchant_id, account_id, role, scopes)
      values (${newId()}, ${merchantId}, ${account}, 'owner', '{}')`,
  )
  await shownFactor(door, account)
  return { token, merchantId, accountId: account }
}

/** A link is followed, now and then many times, and now and then its code is typed with the order; answers what was typed. */
export async function followSome({ url, links, random }: Pick<Street, 'url' | 'links' | 'random'>): Promise<string[]> {
  if (links.length === 0 || random() > 0.35) return []
  const code = pick(links, random)
  const clicks = random() < 0.1 ? 20 : 1
  const headers = { 'user-agent': PHONE, 'X-Forwarded-For': `198.18.7.${Math.floor(random() * 256)}` }
  const click = (): Promise<unknown> =>
    fetch(`${url()}/r/${code.toLowerCase()}`, { redirect: 'manual', headers }).then(
      (answer) => answer.text(),
      () => undefined,
    )
  await Promise.all(Array.from({ length: clicks }, click))
  // Two codes of two influencers: the last is meant.
  return random() < 0.2 ? [pick(links, random), code] : [code]
}
