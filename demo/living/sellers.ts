import { sql } from 'kysely'
import { z } from 'zod'
import { membershipOf } from '../../src/platform/access/memberships.ts'
import type { Tx } from '../../src/platform/database.server.ts'
import { newId } from '../../src/platform/ids.server.ts'
import { readRows } from '../../src/platform/read-rows.server.ts'
import { demoApplicants, demoSellers } from '../sign-ins.ts'
import type { Somebody } from './past-shop.ts'

/** Somebody who acts for a merchant of the demo, and may do everything there. */
export type Owner = Somebody & {
  accountId: string
  merchantId: string
  code: string
  kind: string
  /** What the merchant is called, and what opens its owner’s account. */
  name: string
  password: string
  person: { firstName: string; lastName: string; email: string }
}
export type Owners = { all: readonly Owner[]; byCode: (code: string) => Owner; of: (merchantId: string) => Owner | undefined }

const Row = z.object({
  accountId: z.string(),
  email: z.string(),
  merchantId: z.string(),
  code: z.string(),
  kind: z.string(),
  name: z.string(),
})

export async function findOwners(tx: Tx): Promise<Owners> {
  const rows = await readRows(
    tx,
    Row,
    sql`select p.account_id as "accountId", c.value as email, m.merchant_id as "merchantId", m.merchant_code as code, m.kind,
        m.name_en as name
      from merchant_people p join merchants m using (merchant_id) join contacts c using (account_id)
      where p.role = 'owner' and c.value like '%@praya.test' order by c.value`,
  )
  const all = rows.map((row): Owner => {
    const { accountId, merchantId, email } = row
    const { firstName, lastName, password } = [...demoSellers, ...Object.values(demoApplicants)].find(
      (one) => one.email === email,
    )!
    const memberships = [membershipOf({ merchantId, role: 'owner', scopes: [] })]
    return {
      ...row,
      password,
      person: { firstName, lastName, email },
      ...asMember(accountId, memberships),
    }
  })
  const of = (merchantId: string) => all.find((one) => one.merchantId === merchantId)
  return { all, of, byCode: (code) => all.find((one) => one.code === code)! }
}

/** As a member is met who is signed in. */
export const asMember = (accountId: string, memberships: ReturnType<typeof membershipOf>[] = []): Somebody => ({
  caller: { kind: 'member', sessionId: newId(), accountId, seenAt: new Date(), memberships },
  language: 'en',
  ip: '203.0.113.7',
})
