import { refuseContacts, withoutContacts } from '#modules/conversations/index.server.ts'
import { tellMasked } from '#modules/inbox/index.server.ts'
import { getDetails, keepDetails } from '#modules/members/index.server.ts'
import type { DetailsInput, DetailsWire } from '#modules/members/members.contract.ts'
import { openCase, screenText } from '#modules/moderation/index.server.ts'
import { claimUpload } from '#modules/uploads/index.server.ts'
import { clock } from '#platform/clock.ts'
import type { Tx } from '#platform/database.server.ts'
import { refuse } from '#platform/refusal.ts'

/** What is left out stays as it was: for a visitor, empty. */
const NOTHING = { nickname: undefined, signature: undefined, gender: undefined, birthday: undefined, avatar: undefined }

/** Keeps what somebody tells of themselves: members more than visitors, and as avatar only a picture of their own. */
export async function keepOwnDetails(
  tx: Tx,
  { kind, accountId }: { kind: 'visitor' | 'member'; accountId: string },
  told: DetailsInput,
  ownHost: string,
): Promise<DetailsWire> {
  if (kind === 'visitor') return keepDetails(tx, accountId, { ...told, ...NOTHING })
  if (told.avatar) await claimUpload(tx, { uploadId: told.avatar, ownerId: accountId, purpose: 'avatar' })
  const before = await getDetails(tx, accountId)
  for (const what of ['nickname', 'signature'] as const) {
    const text = told[what] ?? ''
    if (text !== '' && text !== before[what]) await screenName(tx, accountId, { what, text, ownHost })
  }
  if (told.signature === undefined || told.signature === before.signature) return keepDetails(tx, accountId, told)
  const { text: signature, masked } = withoutContacts(told.signature, ownHost)
  await tellMasked(tx, accountId, { masked, about: `signature ${clock.now().getTime()}`, link: '/myaccount/info' })
  return keepDetails(tx, accountId, { ...told, signature })
}

type Named = { what: 'nickname' | 'signature'; text: string; ownHost: string }

/** What somebody is called is read like what they write; what is doubtful is kept, and a moderator reads it. */
async function screenName(tx: Tx, accountId: string, { what, text, ownHost }: Named): Promise<void> {
  if (what === 'nickname') refuseContacts(what, text, ownHost)
  const { outcome, severity, signals } = await screenText(tx, { kind: what, text, accountId, ownHost })
  if (outcome === 'refuse') refuse('BAD_INPUT', { field: what, fields: { [what]: 'words-refused' } })
  if (outcome === 'publish') return
  // A later one is a later version.
  const version = Math.floor(clock.now().getTime() / 1_000)
  const subject = {
    subjectId: accountId,
    version,
    authorId: accountId,
    author: text,
    title: '',
    body: withoutContacts(text, ownHost).text,
    link: '',
  }
  await openCase(tx, { kind: what, ...subject }, { by: { kind: 'shopper', id: accountId }, severity, signals })
}
