import { sql } from 'kysely'
import { z } from 'zod'
import { actorOf } from '../../src/platform/call.server.ts'
import { permissions } from '../../src/platform/access/permissions.ts'
import type { Operator } from '../../src/platform/audit-trail.server.ts'
import type { Tx } from '../../src/platform/database.server.ts'
import { newId } from '../../src/platform/ids.server.ts'
import { readRows } from '../../src/platform/read-rows.server.ts'
import { demoSignIns } from '../sign-ins.ts'
import type { Somebody } from './past-shop.ts'

type Colleague = Somebody & { actor: Operator }
/** Who works in the demo shop, by what they do. */
export type Staff = Record<'administrator' | 'desk' | 'finance' | 'bench' | 'support' | 'merchandiser', Colleague>

const NAMED = {
  administrator: 'administrator',
  desk: 'order desk',
  finance: 'finance',
  bench: 'authenticator',
  support: 'support',
  merchandiser: 'merchandiser',
}

export async function findStaff(tx: Tx): Promise<Staff> {
  const known = await readRows(
    tx,
    z.object({ id: z.string(), name: z.string() }),
    sql`select operator_id as id, name from operators`,
  )
  const colleague = (role: string): Colleague => {
    const { name, roles } = demoSignIns.find((one) => one.role === role)!
    const { id: accountId } = known.find((one) => one.name === name)!
    return {
      caller: {
        kind: 'operator',
        sessionId: newId(),
        accountId,
        name,
        roles,
        permissions,
        restricted: false,
        visitedId: undefined,
      },
      language: 'en',
      ip: '127.0.0.1',
      actor: actorOf({ kind: 'operator', name, accountId }),
    }
  }
  return Object.fromEntries(Object.entries(NAMED).map(([key, role]) => [key, colleague(role)])) as Staff
}
