import type { DemoSeller } from '../../demo/sign-ins.ts'
import { beginMemberSessionOf } from '../shop-database.ts'
import { actAsMember, type Person } from '../shop-test.ts'

/** From the next page on this browser is that of somebody who acts for merchants of the demo. */
export async function enterAsSeller({ page }: Person, email: DemoSeller['email']): Promise<void> {
  await actAsMember(page, await beginMemberSessionOf(email))
}
