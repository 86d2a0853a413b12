import { sql } from 'kysely'
import { z } from 'zod'
import { keepPassword } from '#modules/members/index.server.ts'
import type { CodePurpose } from '#modules/members/sign-in.contract.ts'
import { register, sendSignInCode } from '#modules/members/sign-in.paths.ts'
import { hashPassword } from '#platform/access/password.server.ts'
import { newId } from '#platform/ids.server.ts'
import { readRows } from '#platform/read-rows.server.ts'
import type { Browser, TestShop } from '../../test-shop.builders.ts'

const Sent = z.object({ subject: z.string(), body: z.string() })

/** What was last written to somebody. */
export async function lastMailTo(shop: Pick<TestShop, 'database'>, email: string): Promise<{ subject: string; body: string }> {
  const rows = await readRows(
    shop.database.pool,
    Sent,
    sql`select subject, body from mails where recipient = ${email} order by created_at desc, mail_id desc limit 1`,
  )
  return rows[0] ?? { subject: '', body: '' }
}

export const codeSentTo = async (shop: Pick<TestShop, 'database'>, email: string): Promise<string> =>
  /\b\d{6}\b/.exec((await lastMailTo(shop, email)).body)?.[0] ?? ''

/** Has a code sent, as this session, and answers it. */
export async function askForCode(
  shop: Pick<TestShop, 'ask' | 'database'>,
  token: string,
  email: string,
  purpose: Exclude<CodePurpose, 'confirm'> = 'sign-in',
): Promise<string> {
  await shop.ask(sendSignInCode, { email, purpose }, { token })
  return codeSentTo(shop, email)
}

export const PASSWORD = 'Tram-to-Sai-Wan-7'
export type Joined = { token: string; account: string; email: string }

type Joining = { email?: string; token?: string; inviteCode?: string; browser?: Browser }

/** Worked out once: it takes a processor for 30 ms, and the form that asks for a password has tests of its own. */
const passwordHash = hashPassword(PASSWORD)

/** Somebody who has just opened an account with a password, from a visitor's session of their own or the one given. */
export async function join(
  shop: Pick<TestShop, 'ask' | 'database' | 'visitor'>,
  { email = `${newId()}@mail.test`, token, inviteCode = '', browser = new Map() }: Joining = {},
): Promise<Joined> {
  const visitor = token ?? (await shop.visitor())
  const code = await askForCode(shop, visitor, email)
  const { data } = await shop.ask(
    register,
    { email, code, password: '', firstName: 'Wai', agreed: true, inviteCode },
    { token: visitor, browser },
  )
  await shop.database.inTransaction(async (tx) => keepPassword(tx, data.account, await passwordHash))
  return { token: data.token, account: data.account, email }
}

/** What was last sent to a number. */
export async function lastSmsTo(shop: TestShop, number: string): Promise<string> {
  const rows = await readRows(
    shop.database.pool,
    z.object({ body: z.string() }),
    sql`select body from sms_messages where recipient = ${number} order by created_at desc, sms_id desc limit 1`,
  )
  return rows[0]?.body ?? ''
}
