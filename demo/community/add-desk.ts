import { sql } from 'kysely'
import { z } from 'zod'
import { bringReport } from '../../src/flows/community/before-moderators.ts'
import { appealCase, type CaseSubject, decideCase, lockCase } from '../../src/modules/moderation/index.server.ts'
import type { Decision, HouseRule, ReportReason } from '../../src/modules/moderation/queue/cases.rules.ts'
import type { Tx } from '../../src/platform/database.server.ts'
import type { Storage } from '../../src/platform/storage/storage.server.ts'
import { newId } from '../../src/platform/ids.server.ts'
import { readRows } from '../../src/platform/read-rows.server.ts'
import { insertRows } from '../row-batches.ts'
import { bringOthers, openBrought } from './add-cases.ts'

const HOUR = 3_600_000
const People = z.object({ profileId: z.string(), accountId: z.string(), code: z.string(), name: z.string(), bio: z.string() })
const Posts = z.object({
  postId: z.string(),
  code: z.string(),
  title: z.string(),
  body: z.string(),
  accountId: z.string(),
  name: z.string(),
})
type Person = z.output<typeof People>
type Post = z.output<typeof Posts>

type Reported = {
  reason: ReportReason
  words: string
  by: readonly string[]
  hoursAgo: number
  /** What a colleague has decided, and what its author says against it. */
  decided?: { decision: Decision; rule: HouseRule; words: string; appeal?: string }
}
type Remark = Reported & { who: string; under: string; says: string }

/** What members of the demo wrote below a post, and others did not like. */
const remarks: readonly Remark[] = [
  {
    who: '俊彥',
    under: '駝色斜揹袋，用了一年',
    says: '同款我有，平三成，私下過數就可以，不用經平台。',
    reason: 'dealing',
    words: '叫人不經平台付款。',
    by: ['嘉欣', '淑儀'],
    hoursAgo: 1.5,
  },
  {
    who: 'Dennis Choi',
    under: 'Gold and silver on the same wrist',
    says: 'Try a mirror before you post. Embarrassing.',
    reason: 'harassment',
    words: 'Rude to a stranger.',
    by: ['Vera Leung'],
    hoursAgo: 3,
  },
  {
    who: 'Rex Chiu',
    under: 'Carry-on only, nine days, one backpack',
    says: 'Mine is from the night market. Same factory, a tenth of the price.',
    reason: 'counterfeit',
    words: 'Tells people to buy copies.',
    by: ['Tom Hui', 'Kit Ng', 'Ada Poon'],
    hoursAgo: 2,
  },
  {
    who: 'Harold Pang',
    under: 'Cufflinks for people who lose cufflinks',
    says: 'First! First! First!',
    reason: 'spam',
    words: '',
    by: ['Marcus Tse'],
    hoursAgo: 40,
    decided: { decision: 'leave', rule: 'spam', words: '' },
  },
  {
    who: '梓軒',
    under: '香港需要大衣嗎',
    says: '作者住中環，天天在同一間咖啡店，想認識可到門口等。',
    reason: 'personal',
    words: '公開別人的行蹤。',
    by: ['雨薇', '美琪'],
    hoursAgo: 30,
    decided: { decision: 'rest', rule: 'personal', words: '請勿公開他人的行蹤。' },
  },
  {
    who: 'Lewis Tong',
    under: 'One green dress, four weddings',
    says: 'The hem is badly sewn, and I say so.',
    reason: 'harassment',
    words: 'Attacks the author.',
    by: ['Vera Leung'],
    hoursAgo: 26,
    decided: {
      decision: 'warn',
      rule: 'harassment',
      words: 'Criticise the item, not the person.',
      appeal: 'I wrote about the hem and not about her. Please read it again.',
    },
  },
]

/** What waits for the moderators, what they have decided, and an appeal that waits for another person. */
export async function addModeration(tx: Tx, storage: Storage, now: Date): Promise<void> {
  const people = await readRows(
    tx,
    People,
    sql`select profile_id as "profileId", account_id as "accountId", profile_code as code, nickname as name, signature as bio
      from profiles where account_id is not null`,
  )
  const posts = await readRows(
    tx,
    Posts,
    sql`select p.post_id as "postId", p.post_code as code, p.title, p.body, a.account_id as "accountId", a.nickname as name
      from posts p join profiles a on a.profile_id = p.author_id where a.account_id is not null`,
  )
  const named = (name: string): Person => people.find((one) => one.name === name) ?? people[0]!
  const titled = (title: string): Post => posts.find((one) => one.title === title) ?? posts[0]!
  const bring = (subject: CaseSubject, told: Reported) => bringCase(tx, subject, told, named, now)
  for (const remark of remarks) await bring(await addRemark(tx, remark, titled(remark.under), named(remark.who), now), remark)
  const gifts = titled('Three gifts, wrapped and ready, all under 3,000')
  await bring(
    {
      kind: 'post',
      subjectId: gifts.postId,
      version: 1,
      authorId: gifts.accountId,
      author: gifts.name,
      reach: 214,
      title: gifts.title,
      body: gifts.body,
      link: `/community/post/${gifts.code}`,
    },
    { reason: 'paid', words: 'She was at the shop’s own evening. Was this paid for?', by: ['Elaine Tam'], hoursAgo: 5 },
  )
  const dealer = named('Benny Mok')
  await bring(
    {
      kind: 'profile',
      subjectId: dealer.profileId,
      version: 1,
      authorId: dealer.accountId,
      author: dealer.name,
      title: dealer.name,
      body: dealer.bio,
      link: `/community/member/${dealer.code}`,
    },
    { reason: 'other', words: 'Follows hundreds of people every day.', by: ['Carmen Siu'], hoursAgo: 8 },
  )
  for (const [place, one] of (await bringOthers(tx, storage, named)).entries())
    await setBack(tx, await openBrought(tx, one), 1 + 1.5 * place)
  await forgetNews(tx)
}

async function addRemark(tx: Tx, { says, hoursAgo }: Remark, post: Post, author: Person, now: Date): Promise<CaseSubject> {
  const commentId = newId()
  const at = new Date(now.getTime() - (hoursAgo + 2) * HOUR)
  const row = { comment_id: commentId, post_id: post.postId, author_id: author.profileId, body: says, written_at: at }
  await insertRows(tx, 'comments', [row])
  return {
    kind: 'comment',
    subjectId: commentId,
    version: 1,
    authorId: author.accountId,
    author: author.name,
    title: post.title,
    body: says,
    link: `/community/post/${post.code}`,
    reach: 40,
  }
}

async function bringCase(
  tx: Tx,
  subject: CaseSubject,
  { reason, words, by, hoursAgo, decided }: Reported,
  named: (name: string) => Person,
  now: Date,
): Promise<void> {
  let number = ''
  for (const name of by) number = await bringReport(tx, subject, { accountId: named(name).accountId, reason, words })
  if (decided) {
    const row = await lockCase(tx, number)
    const { decision, rule, words: told, appeal } = decided
    const judgement = { version: row.version, decision, rule: decision === 'leave' ? null : rule, words: told, days: 7 }
    await decideCase(tx, row, await findColleague(tx), judgement)
    if (subject.kind === 'comment' && decision !== 'leave')
      await sql`update comments set hidden_at = ${now} where comment_id = ${subject.subjectId}`.execute(tx)
    const { authorId } = subject
    if (appeal && authorId) await appealCase(tx, authorId, number, appeal, { kind: 'shopper', id: authorId })
  }
  await setBack(tx, number, hoursAgo)
}

/** As long ago as it was, with all that was done since; an appeal came an hour ago. */
async function setBack(tx: Tx, number: string, hours: number): Promise<void> {
  const ago = `${hours} hours`
  await sql`update moderation_steps s set happened_at = s.happened_at - ${ago}::interval * (1 - least(s.position, 9) / 10.0)
    from moderation_cases c where c.case_id = s.case_id and c.case_number = ${number}`.execute(tx)
  await sql`update moderation_signals s set at = s.at - ${ago}::interval
    from moderation_cases c where c.case_id = s.case_id and c.case_number = ${number}`.execute(tx)
  await sql`update moderation_cases set opened_at = opened_at - ${ago}::interval, decided_at = decided_at - ${ago}::interval * 0.8,
    due_at = case when state = 'open' then due_at - ${ago}::interval else due_at end,
    appealed_at = appealed_at - interval '1 hour' where case_number = ${number}`.execute(tx)
}

async function findColleague(tx: Tx) {
  const [found] = await readRows(
    tx,
    z.object({ id: z.string(), name: z.string() }),
    sql`select operator_id as id, name from operators where name = 'Osbert Yip'`,
  )
  return { kind: 'operator' as const, id: found?.id ?? '', name: found?.name ?? '' }
}

/** It is done and told: nothing of it waits. */
async function forgetNews(tx: Tx): Promise<void> {
  const isOurs = sql`xmin = pg_current_xact_id()::xid`
  await sql`delete from graphile_worker._private_jobs where ${isOurs} and task_id in (
    select id from graphile_worker._private_tasks where identifier = 'event:moderation-news')`.execute(tx)
  await sql`delete from outbox where ${isOurs} and topic = 'moderation-moved'`.execute(tx)
}
