import { decideApproval, listApprovals } from '../../src/modules/approvals/approvals.paths.ts'
import type { ApprovalsWire } from '../../src/modules/approvals/approvals.contract.ts'
import { BASE_PATH } from '../../src/platform/wire/call-path.ts'
import { beginOperatorSession } from '../shop-database.ts'
import { expect, type Person } from '../shop-test.ts'

/** A colleague approves what waits about an order or a member, or of an amount that only this test has; the page shows it. */
export async function approveAsColleague({ page }: Person, about: string, amount = ''): Promise<void> {
  const headers = { Authorization: `Bearer ${await beginOperatorSession()}`, 'Content-Type': 'application/json' }
  const base = new URL(page.url()).origin + BASE_PATH
  const found = await fetch(`${base}${listApprovals.path}?about=${about}`, { headers })
  const { data } = (await found.json()) as { data: ApprovalsWire }
  const list = data.list.filter((one) => amount === '' || one.amount === amount)
  expect(list.length).toBeGreaterThan(0)
  for (const { approvalId } of list) {
    const body = JSON.stringify({ approvalId, agree: true, reason: '' })
    const answer = await fetch(base + decideApproval.path, { method: 'POST', headers, body })
    expect(((await answer.json()) as { code: number }).code).toBe(200)
  }
  await page.reload()
}
