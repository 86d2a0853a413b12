import { listCommentDays, setCommentHidden, takeUntoldComment } from '#modules/comments/index.server.ts'
import { withholdMessages } from '#modules/inbox/index.server.ts'
import { lockTalk, setTalkBlock } from '#modules/conversations/index.server.ts'
import {
  emitCommunityChange,
  emitPageChange,
  FEEDS,
  hidePost,
  postTag,
  profileTag,
  showPostAgain,
  takeUntold,
} from '#modules/posts/index.server.ts'
import { type Interaction, noteInteractions } from '#modules/interactions/index.server.ts'
import { getProfile, setAvatar, setProfileHidden } from '#modules/profiles/index.server.ts'
import { mentionedIn } from '#modules/profiles/mentions.rules.ts'
import { decideReview, judgeAnswer } from '#modules/reviews/index.server.ts'
import { clearWordsOfMember } from '#modules/members/index.server.ts'
import {
  appealCase,
  type CaseRow,
  type CaseSubject,
  decideAppealOf,
  decideCase,
  forgetRefused,
  lockCase,
  moveCaseOn,
  refusePictures,
  reopenCase,
} from '#modules/moderation/index.server.ts'
import type { AppealInput, CaseDecision, DecideAppealInput } from '#modules/moderation/queue/cases.contract.ts'
import { type HouseRule, houseRules } from '#modules/moderation/queue/cases.rules.ts'
import { houseRuleText } from '#language/moderation/house-rules.text.ts'
import { type Operator, recordAudit } from '#platform/audit-trail.server.ts'
import type { Tx } from '#platform/database.server.ts'

/** Says messages in which a member is counted with others again, once the change is made. */
export type Retell = (tx: Tx, profileId: string, change: () => Promise<void>) => Promise<void>

/** What hiding and showing mean for each kind of what members write. `reason`: as its author may read it beside the thing itself. */
type Hand = {
  hide: (tx: Tx, subjectId: string, reason: string, retell: Retell) => Promise<unknown>
  show: (tx: Tx, subjectId: string, retell: Retell) => Promise<unknown>
  /** Whom it tells something, when it is shown for the first time; no one where it has told them. */
  tells?: (tx: Tx, subjectId: string) => Promise<Interaction[]>
}
const nothing = async (): Promise<void> => undefined

const hands: Partial<Record<CaseRow['kind'], Hand>> = {
  review: {
    hide: (tx, reviewId, reason) => decideReview(tx, { reviewId, act: 'hide', words: reason }),
    show: (tx, reviewId) => decideReview(tx, { reviewId, act: 'approve', words: '' }),
  },
  answer: {
    hide: (tx, answerId, reason) => judgeAnswer(tx, answerId, { reason }),
    show: (tx, answerId) => judgeAnswer(tx, answerId, undefined),
  },
  // A name that was taken is chosen anew by its member, who may choose it again once the decision has fallen.
  nickname: { hide: (tx, accountId) => clearWordsOfMember(tx, accountId, 'nickname'), show: nothing },
  post: {
    hide: (tx, postId, reason) => judgePost(tx, postId, { reason }),
    show: (tx, postId) => judgePost(tx, postId, undefined),
    tells: toldByPost,
  },
  comment: {
    hide: (tx, commentId) => judgeComment(tx, commentId, true),
    show: (tx, commentId) => judgeComment(tx, commentId, false),
    tells: toldByComment,
  },
  profile: {
    hide: (tx, profileId, reason, retell) => judgeProfile(tx, profileId, retell, { reason }),
    show: (tx, profileId, retell) => judgeProfile(tx, profileId, retell),
  },
  // What was written stays with the two; a moderator ends that they write to each other.
  conversation: {
    hide: (tx, subjectId) => judgeTalk(tx, subjectId, true),
    show: (tx, subjectId) => judgeTalk(tx, subjectId, false),
  },
  // It is named by the page it is on and by itself.
  picture: {
    hide: (tx, subjectId) => judgeAvatar(tx, subjectId, false),
    show: (tx, subjectId) => judgeAvatar(tx, subjectId, true),
  },
  signature: { hide: (tx, accountId) => clearWordsOfMember(tx, accountId, 'signature'), show: nothing },
}

async function toldByPost(tx: Tx, postId: string): Promise<Interaction[]> {
  const post = await takeUntold(tx, postId)
  if (!post) return []
  return mentionedIn(post.body).map((ownerId) => ({ kind: 'mention', ownerId, actorId: post.author_id, postId }))
}

async function toldByComment(tx: Tx, commentId: string): Promise<Interaction[]> {
  const said = await takeUntoldComment(tx, commentId)
  if (!said) return []
  const { authorId: actorId, postId, postWriterId, answeredId, body } = said
  const told = new Map<string, Interaction['kind']>(mentionedIn(body).map((ownerId) => [ownerId, 'mention']))
  told.set(postWriterId, 'comment')
  if (answeredId) told.set(answeredId, 'answer')
  return [...told].map(([ownerId, kind]) => ({ kind, ownerId, actorId, postId }))
}

async function judgePost(tx: Tx, postId: string, hidden: { reason: string } | undefined): Promise<void> {
  await (hidden ? hidePost(tx, postId, hidden.reason) : showPostAgain(tx, postId))
  await withholdMessages(tx, { postId })
}

async function judgeComment(tx: Tx, commentId: string, isHidden: boolean): Promise<void> {
  const postId = await setCommentHidden(tx, commentId, isHidden)
  if (postId !== undefined) await emitCommunityChange(tx, postTag(postId))
}

async function judgeTalk(tx: Tx, subjectId: string, isEnded: boolean): Promise<void> {
  const conversation = await lockTalk(tx, subjectId.split(' ')[0] ?? '')
  if (conversation) await setTalkBlock(tx, conversation, 'shop', isEnded)
}

async function judgeAvatar(tx: Tx, subjectId: string, isShown: boolean): Promise<void> {
  const [profileId = '', uploadId = ''] = subjectId.split(' ')
  const { avatar_upload } = await getProfile(tx, profileId)
  if (isShown) await setAvatar(tx, profileId, uploadId)
  else if (avatar_upload === uploadId) await setAvatar(tx, profileId, null)
  await emitCommunityChange(tx, FEEDS, profileTag(profileId))
}

async function judgeProfile(tx: Tx, profileId: string, retell: Retell, hidden?: { reason: string }): Promise<void> {
  await retell(tx, profileId, () => setProfileHidden(tx, profileId, hidden))
  await withholdMessages(tx, { profileId })
  // What they wrote below posts of others is not there either, or is there again.
  const postIds = (await listCommentDays(tx, profileId)).map(({ subjectId }) => subjectId)
  if (postIds.length > 0) await emitCommunityChange(tx, ...new Set(postIds.map(postTag)))
  await emitPageChange(tx, profileId)
}

const reasonOf = (rule: HouseRule | null, words: string): string =>
  [rule ? `${houseRules[rule]} ${houseRuleText[rule].zh} / ${houseRuleText[rule].en}` : '', words].filter(Boolean).join('\n')

/** A moderator leaves what somebody wrote, or hides it with a reason, and what follows for its author. */
export async function judgeCase(tx: Tx, operator: Operator, judgement: CaseDecision, retell: Retell): Promise<void> {
  const { caseNo, version, decision, words, days } = judgement
  const rule = judgement.rule === '' || decision === 'leave' ? null : judgement.rule
  const row = await lockCase(tx, caseNo)
  await decideCase(tx, row, operator, { version, decision, rule, words, days })
  if (decision === 'leave') await showSubject(tx, row, retell)
  else await hands[row.kind]?.hide(tx, row.subject_id, reasonOf(rule, words), retell)
  if (decision !== 'leave' && judgement.refusePictures) await refusePictures(tx, row)
  else await forgetRefused(tx, row.case_id)
  await keepTrail(tx, operator, row, `moderation-${decision}`, { rule, words, ...(decision === 'rest' ? { days } : {}) })
}

/** What waited from its beginning has told no one yet. */
async function showSubject(tx: Tx, { kind, subject_id: subjectId }: CaseRow, retell: Retell): Promise<void> {
  const hand = hands[kind]
  await hand?.show(tx, subjectId, retell)
  if (hand?.tells) await noteInteractions(tx, await hand.tells(tx, subjectId))
}

/** What was seen is kept with the case, and goes from there; which version of it was decided on stays. */
function keepTrail(
  tx: Tx,
  by: Operator,
  row: CaseRow,
  action: `moderation-${CaseDecision['decision'] | 'reopen' | DecideAppealInput['decision']}`,
  after: Record<string, unknown>,
): Promise<void> {
  const before = { state: row.state, version: row.version }
  return recordAudit(tx, { by, action, subject: 'moderation', subjectId: row.case_number, before, after })
}

/** How something is now, by its kind, where its author may have changed it after its case was decided. */
export type SubjectsNow = Partial<Record<CaseRow['kind'], (tx: Tx, subjectId: string) => Promise<CaseSubject | undefined>>>

/** Once more, and as it is by now. */
export async function judgeAgain(tx: Tx, operator: Operator, caseNo: string, subjects: SubjectsNow): Promise<void> {
  const row = await lockCase(tx, caseNo)
  await reopenCase(tx, row, operator)
  const now = await subjects[row.kind]?.(tx, row.subject_id)
  if (now) await moveCaseOn(tx, now)
  await keepTrail(tx, operator, row, 'moderation-reopen', {})
}

/** Another person than who decided reads what the author says against it. Overturned, it is shown again, and no strike is left. */
export async function judgeAppeal(
  tx: Tx,
  operator: Operator,
  { caseNo, version, decision, words = '' }: DecideAppealInput,
  retell: Retell,
): Promise<void> {
  const row = await lockCase(tx, caseNo)
  await decideAppealOf(tx, row, operator, { version, decision, words })
  if (decision === 'overturn') {
    await showSubject(tx, row, retell)
    await forgetRefused(tx, row.case_id)
  }
  await keepTrail(tx, operator, row, `moderation-${decision}`, { words })
}

export const appeal = (tx: Tx, accountId: string, { caseNo, words }: AppealInput): Promise<void> =>
  appealCase(tx, accountId, caseNo, words, { kind: 'shopper', id: accountId })
