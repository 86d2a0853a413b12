import { floodText } from '#language/admin/admin-work.text.ts'
import { localPath } from '#language/texts.ts'
import { listOwnersOf } from '#modules/approvals/index.server.ts'
import type { FloodKind } from '#modules/floods/floods.rules.ts'
import { mailOperator } from '#modules/mailing/index.server.ts'
import type { Tx } from '#platform/database.server.ts'

/** Those who run the shop learn that strangers try something in numbers, and what the shop does about it. */
export async function tellOfFlood(
  tx: Tx,
  { eventId, payload }: { eventId: number; payload: { kind: FloodKind; counted: number } },
  publicUrl: string,
): Promise<void> {
  for (const { email, name, language } of await listOwnersOf(tx)) {
    const what = floodText[payload.kind][language](payload.counted)
    const words = { name, what, link: `${publicUrl}${localPath(language, '/admin/work')}` }
    const key = `flood:${eventId}:${email}`
    await mailOperator(tx, { recipient: email.toLowerCase(), language, about: 'flood', words, key })
  }
}
