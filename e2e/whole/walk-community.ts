import { demoMember } from '../../demo/sign-ins.ts'
import { messageKinds } from '../../src/modules/inbox/inbox.rules.ts'
import { newId } from '../../src/platform/ids.server.ts'
import { enter } from '../admin/operator.ts'
import { become } from '../community/members.ts'
import { beginMemberSession, beginMemberSessionOf, withDatabase } from '../shop-database.ts'
import { expect, type Person } from '../shop-test.ts'
import type { Look } from './walk-browsing.ts'

/** What a member reads of others and writes themselves; most addresses show something else to who has no page. */
export async function walkCommunity(person: Person, look: Look): Promise<void> {
  const { page, goTo, press } = person
  await become(person, await beginMemberSessionOf(demoMember.email))
  const main = page.getByRole('main')
  for (const tab of ['following', 'forYou']) {
    await goTo(`/community?tab=${tab}`)
    await expect(main.getByRole('article').first()).toBeVisible()
    await look(`feed: ${tab}`)
  }
  await goTo('/community/post/POST0004')
  await expect(main.getByRole('textbox').last()).toBeVisible()
  for (const part of await main.locator('summary').all()) await press(part)
  await look('a post, to who may answer')
  for (const path of [
    'member/MEMBER0002',
    `member/${await addHidden()}`,
    'search?word=bag',
    'write',
    'profile',
    'saved',
    'report?kind=post&about=POST0004',
  ]) {
    await goTo(`/community/${path}`)
    await expect(main.getByRole('heading').first()).toBeVisible()
    await look(`community: ${path}`)
  }
  await goTo('/myaccount/conversations')
  await look('conversations')
  await press(main.getByRole('listitem').getByRole('link').first())
  await expect(main.getByRole('textbox').last()).toBeVisible()
  await look('a conversation')
}

/** What the shop tells a member, of each kind. */
export async function walkMessages(person: Person, look: Look): Promise<void> {
  const { page, goTo } = person
  const session = await beginMemberSession()
  await tellOfEachKind(session.account)
  await become(person, session)
  for (const kind of ['', ...messageKinds]) {
    await goTo(`/myaccount/messages${kind && `?kind=${kind}`}`)
    await expect(page.getByRole('main').getByRole('listitem').last()).toBeVisible()
    await look(`messages: ${kind || 'all'}`)
  }
}

/** What colleagues decide, answer and write to all. */
export async function walkCommunityDesk(person: Person, look: Look): Promise<void> {
  const { page, goTo, press } = person
  await goTo('/admin')
  await enter(person, 'administrator')
  for (const path of ['moderation', 'moderation?state=appealed', 'conversations', 'news']) {
    await goTo(`/admin/${path}`)
    const first = page
      .getByRole('main')
      .locator(`a[href*="/admin/${path.split('?')[0]}/"]`)
      .first()
    await expect(first).toBeVisible()
    await look(`office: ${path}`)
    await press(first)
    await expect(page).toHaveURL(/\/admin\/\w+\/[^/]+$/)
    await look(`office: the first of ${path}`)
  }
  await goTo('/admin/moderationWords')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await look('office: words')
}

/** A page of which nothing is shown to others; answers its code. */
async function addHidden(): Promise<string> {
  const { account } = await beginMemberSession()
  const code = newId().replaceAll('-', '').slice(-10).toUpperCase()
  await withDatabase((client) =>
    client.query(
      `insert into profiles (profile_id, account_id, profile_code, nickname, nickname_folded, adult_at, joined_at, feed_since,
         sees_posts, sees_following, sees_fans, sees_friends, sees_wishes)
       values ($1, $2, $3, $4, lower($4), now(), now(), now(), 'fans', 'me', 'me', 'me', 'me')`,
      [newId(), account, code, `Wren ${code.slice(-4)}`],
    ),
  )
  return code
}

const tellOfEachKind = (account: string): Promise<unknown> =>
  withDatabase(async (client) => {
    for (const kind of messageKinds)
      await client.query(
        `insert into inbox_messages (message_id, account_id, kind, title_en, title_zh, text_en, text_zh, link, dedupe_key)
         values ($1, $2, $3, 'Your parcel is on its way', '您的包裹正在運送途中', 'It arrives on Thursday, between 14:00 and 18:00.',
           '包裹將於星期四下午二時至六時送達。', '/myaccount/orders', $4)`,
        [newId(), account, kind, `${kind}:${newId()}`],
      )
  })
