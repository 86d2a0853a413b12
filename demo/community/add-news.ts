import { sql } from 'kysely'
import { v7 } from 'uuid'
import { z } from 'zod'
import type { Tx } from '../../src/platform/database.server.ts'
import { newId } from '../../src/platform/ids.server.ts'
import { readRows } from '../../src/platform/read-rows.server.ts'
import { insertRows } from '../row-batches.ts'
import { demoMember } from '../sign-ins.ts'

const DAY = 86_400_000

const sent = {
  ...{ title_en: 'The community is open', title_zh: '社群正式開放' },
  text_en: 'See how members wear, keep and care for what they bought. Open a profile, and post your own.',
  text_zh: '細看會員的穿搭、收藏與保養心得。開設個人檔案，即可發帖分享。',
  ...{ link: '/community', side: '', bought: '', brand_code: '', in_community: false },
}
const draft = {
  ...{ title_en: 'Care mornings in December', title_zh: '十二月護理早晨' },
  text_en: 'Bring a bag between ten and one on Saturdays. Cleaning and waxing take an hour, and there is coffee.',
  text_zh: '逢星期六上午十時至下午一時，攜同手袋到店即可。清潔及上蠟需時一小時，備有咖啡。',
  ...{ link: '/statement/care', side: '', bought: 'ever', brand_code: '', in_community: false },
}

/** What the demo shop has told its members, and what a colleague is still writing. */
export async function addNews(tx: Tx, now: Date): Promise<void> {
  const [counted] = await readRows(tx, z.object({ num: z.number() }), sql`select count(*)::int as num from members`)
  const begun = new Date(now.getTime() - 6 * DAY)
  const shared = { at: null, last_account: null, changed_by: 'Marcus Ho', version: 1 }
  const newsId = newId()
  await insertRows(tx, 'shop_news', [
    {
      ...{ ...sent, ...shared, news_id: newsId, state: 'sent', reached: counted?.num ?? 0 },
      ...{ begun_at: begun, ended_at: new Date(begun.getTime() + 60_000), changed_at: begun },
    },
    {
      ...{ ...draft, ...shared, news_id: newId(), state: 'draft', reached: 0, begun_at: null, ended_at: null },
      changed_at: new Date(now.getTime() - DAY),
    },
  ])
  const [her] = await readRows(
    tx,
    z.object({ id: z.string() }),
    sql`select account_id as id from contacts where value = ${demoMember.email}`,
  )
  if (!her) return
  const { title_en, title_zh, text_en, text_zh, link } = sent
  // Messages stand in the order of their ids.
  const message = {
    message_id: v7({ msecs: begun.getTime() }),
    account_id: her.id,
    kind: 'platform',
    title_en,
    title_zh,
    text_en,
    text_zh,
    link,
  }
  await insertRows(tx, 'inbox_messages', [{ ...message, dedupe_key: `news:${newsId}`, created_at: begun, read_at: null }])
}
