import { listNewestNicknames } from '#modules/members/index.server.ts'
import { addWord, discardWords, publishWords, removeWord, testWords } from '#modules/moderation/index.server.ts'
import type { AddWordInput, TrialWire } from '#modules/moderation/words/words.contract.ts'
import { listNewestWords } from '#modules/reviews/index.server.ts'
import { type Operator, recordAudit } from '#platform/audit-trail.server.ts'
import type { Tx } from '#platform/database.server.ts'

const MOST_READ = 2_000

type Change = { add: AddWordInput } | { remove: string } | { discard: number }

/** Changes the draft of the words; the list in force stays as it is. */
export async function changeWords(tx: Tx, by: Operator, change: Change): Promise<void> {
  const trail = { by, subject: 'word-list', subjectId: 'draft' }
  if ('add' in change) {
    await addWord(tx, change.add)
    await recordAudit(tx, { ...trail, action: 'words-added', after: change.add })
  } else if ('remove' in change) {
    const word = await removeWord(tx, change.remove)
    await recordAudit(tx, { ...trail, action: 'words-removed', after: { word } })
  } else {
    await discardWords(tx, change.discard)
    await recordAudit(tx, { ...trail, action: 'words-removed', after: { draft: change.discard } })
  }
}

/** What the draft would hold and free of what is shown now, the newest of each kind. */
export async function tryList(tx: Tx, draft: number): Promise<TrialWire> {
  const texts = [...(await listNewestWords(tx, MOST_READ)), ...(await listNewestNicknames(tx, MOST_READ))]
  return testWords(tx, draft, texts)
}

export async function publishList(tx: Tx, by: Operator, draft: number): Promise<void> {
  await publishWords(tx, by, draft)
}
