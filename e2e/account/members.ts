import { createHash, randomBytes, randomUUID } from 'node:crypto'
import type { Person } from '../shop-test.ts'
import { withDatabase } from '../shop-database.ts'

/** Signs somebody in as a new member, without the way through the door; answers their account. */
export async function startAsMember({ page }: Person): Promise<string> {
  const [token, accountId] = [randomBytes(32).toString('base64url'), randomUUID()]
  await withDatabase(async (client) => {
    await client.query(`insert into accounts (account_id, kind) values ($1, 'member')`, [accountId])
    await client.query(
      `insert into sessions (token_hash, session_id, kind, account_id, created_at, expires_at)
       values ($1, $2, 'member', $3, now(), now() + interval '30 days')`,
      [createHash('sha256').update(token).digest(), randomUUID(), accountId],
    )
  })
  await page.evaluate(
    ([access_token, account]) => Object.assign(localStorage, { access_token, account, isVisitor: 'false' }),
    [token, accountId],
  )
  return accountId
}

type Told = { kind: string; link: string; en: string; zh: string }

/** What an event would have written, and the hint that goes with it. */
export function notifyMember(accountId: string, { kind, link, en, zh }: Told): Promise<void> {
  return withDatabase(async (client) => {
    await client.query(
      `with told as (insert into inbox_messages (message_id, account_id, kind, title_en, title_zh, text_en, text_zh, link, dedupe_key)
         values (uuidv7(), $1, $2, $3, $4, $3 || '.', $4 || '。', $5, $3))
       insert into outbox (topic, payload) values ('message-written', json_build_object('accountId', $1::text))`,
      [accountId, kind, en, zh, link],
    )
  })
}

/** Whose browser this is. */
export const accountOf = ({ page }: Person): Promise<string> => page.evaluate(() => localStorage.getItem('account') ?? '')
