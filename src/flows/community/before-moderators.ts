import { writeMessage } from '#modules/inbox/index.server.ts'
import { type CaseSubject, findRefused, moveCaseOn, openCase, screenText } from '#modules/moderation/index.server.ts'
import type { ReportReason } from '#modules/moderation/queue/cases.rules.ts'
import type { ProfileRow } from '#modules/profiles/index.server.ts'
import { waitingText } from '#language/moderation/waiting.text.ts'
import type { Read, Tx } from '#platform/database.server.ts'
import { readCounts } from '#platform/kept-counts.server.ts'
import { refuse } from '#platform/refusal.ts'

type Kind = 'post' | 'comment' | 'profile'
type Written = { kind: Kind; field: string; text: string; accountId: string; ownHost: string }
export type Screened = Awaited<ReturnType<typeof screenText>>

/** Where there is no text that has not been read before. */
export const NOTHING_FOUND: Screened = { outcome: 'publish', severity: 1, signals: [] }

/** What members write is read before others see it. Refuses by its field what the list of words does not let through. */
export async function screenWriting(tx: Tx, { kind, field, text, accountId, ownHost }: Written): Promise<Screened> {
  const screened = await screenText(tx, { kind, text, accountId, ownHost })
  if (screened.outcome === 'refuse') refuse('BAD_INPUT', { field, fields: { [field]: 'words-refused' } })
  return screened
}

/** Pictures that look like refused ones hold back what they belong to. */
export async function withPictures(tx: Tx, screened: Screened, uploadIds: readonly string[]): Promise<Screened> {
  const signals = await findRefused(tx, uploadIds)
  return signals.length === 0 ? screened : { ...screened, outcome: 'wait', signals: [...screened.signals, ...signals] }
}
export const hasRefusedPicture = ({ signals }: Screened): boolean => signals.some(({ source }) => source === 'picture')

/**
 * What was found is put before the moderators; answers whether it waits for them, which its author is told. Where nothing was found, a case
 * there is goes on to how it is now.
 */
export async function keepFindings(tx: Tx, screened: Screened, subject: CaseSubject): Promise<boolean> {
  const { outcome, severity, signals } = screened
  const { authorId } = subject
  if (authorId === null) return false
  if (outcome === 'publish') {
    // What is new has no case.
    if (subject.version > 1) await moveCaseOn(tx, subject)
    return false
  }
  const isHeld = outcome === 'wait'
  const by = { kind: 'shopper' as const, id: authorId }
  const number = await openCase(tx, subject, { by, severity, signals, isHeld })
  if (isHeld)
    await writeMessage(tx, authorId, {
      kind: 'platform',
      title: waitingText.title,
      text: hasRefusedPicture(screened) ? waitingText.picture : waitingText.words,
      link: '/myaccount/decisions',
      dedupeKey: `waits ${number} ${subject.version}`,
    })
  return isHeld
}

/** A member reports what another shows. */
export const bringReport = (
  tx: Tx,
  subject: CaseSubject,
  { accountId, reason, words }: { accountId: string; reason: ReportReason; words: string },
): Promise<string> =>
  openCase(tx, subject, {
    by: { kind: 'shopper', id: accountId },
    signals: [{ source: 'member', reason, words, reporterId: accountId }],
  })

/** The page of a member as moderators see it; its version is the second of its last change. */
export const profileAsSubject = (
  { profile_id, profile_code, account_id, nickname, signature, avatar_upload }: ProfileRow,
  version: number,
): CaseSubject => ({
  ...{ kind: 'profile', subjectId: profile_id, version, authorId: account_id, author: nickname },
  pictures: avatar_upload === null ? [] : [avatar_upload],
  ...{ title: nickname, body: signature, link: `/community/member/${profile_code}` },
})

/** A picture of a member, which is not on their page before a moderator has seen it. */
export const avatarAsSubject = (
  { profile_id, profile_code, account_id, nickname }: ProfileRow,
  uploadId: string,
): CaseSubject => ({
  ...{ kind: 'picture', subjectId: `${profile_id} ${uploadId}`, version: 1, authorId: account_id, author: nickname },
  ...{ title: nickname, body: '', pictures: [uploadId], link: `/community/member/${profile_code}` },
})

/** How many may have read it: who follows the page, and who has liked, saved or answered the post. */
export async function reachOf(tx: Read, pageId: string, postId?: string): Promise<number> {
  const counts = await readCounts(tx, postId === undefined ? [pageId] : [pageId, postId])
  const ofPost = (counter: 'likes' | 'saves' | 'comments'): number => (postId === undefined ? 0 : counts(postId, counter))
  return counts(pageId, 'fans') + ofPost('likes') + ofPost('saves') + ofPost('comments')
}
