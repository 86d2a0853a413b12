import { leftOutText } from '#language/moderation/waiting.text.ts'
import type { Tx } from '#platform/database.server.ts'
import { writeMessage } from './inbox.ts'

/** An author is told once of each version what others do not see of it; nothing where nothing was left out. */
export async function tellMasked(
  tx: Tx,
  accountId: string,
  { masked, about, link }: { masked: readonly string[]; about: string; link: string },
): Promise<void> {
  if (masked.length === 0) return
  const { title, text } = leftOutText
  await writeMessage(tx, accountId, { kind: 'platform', title, text, link, dedupeKey: `masked ${about}` })
}
