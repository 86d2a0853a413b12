import {
  addComment,
  countUnmetComments,
  deleteComment,
  findComment,
  type FoundComment,
  holdComment,
} from '#modules/comments/index.server.ts'
import type { CommentedWire, WantedComment } from '#modules/comments/comments.contract.ts'
import { commentProblem } from '#modules/comments/comments.rules.ts'
import type { CommunityReport } from '#modules/community-reports/community-reports.contract.ts'
import { withoutContacts } from '#modules/conversations/index.server.ts'
import { tellMasked } from '#modules/inbox/index.server.ts'
import { type Interaction, noteInteractions } from '#modules/interactions/index.server.ts'
import {
  deleteList,
  findPost,
  keepPost as keep,
  letGoOfPost,
  listLists,
  listSaved,
  readPost,
  readPostCards,
  setLike,
} from '#modules/posts/index.server.ts'
import type { LikedWire, PostListsWire, PostListWire } from '#modules/posts/posts.contract.ts'
import { FEED_PAGE, WIDEST_LIST_NAME } from '#modules/posts/posts.rules.ts'
import { findByCode, findNames, getProfile, requireProfile, resetFeed } from '#modules/profiles/index.server.ts'
import { keepMentions, mentionable } from '#modules/profiles/mentions.rules.ts'
import type { Language } from '#language/languages.ts'
import { findReader, type Reader } from '#platform/access/may-see.server.ts'
import type { Read, Tx } from '#platform/database.server.ts'
import { readCounts } from '#platform/kept-counts.server.ts'
import { refuse } from '#platform/refusal.ts'
import { textWidth } from '#platform/text/text-width.ts'
import type { CaseSubject } from '#modules/moderation/index.server.ts'
import { listWritersPages, type Writer } from './merchant-pages.ts'
import { bringReport, keepFindings, profileAsSubject, screenWriting, reachOf } from './before-moderators.ts'
import { plainWords } from './present-people.ts'
import { cutPage, placeOf, presentCards } from './present-posts.ts'
import { postNow } from './post-as-subject.ts'

/** Who acts on a post they may see. */
async function actingOn(tx: Read, accountId: string, code: string) {
  const own = await requireProfile(tx, accountId)
  const reader = await findReader(tx, accountId)
  const post = (await findPost(tx, reader, code)) ?? refuse('NOT_FOUND')
  return { own, reader, post }
}

export async function changeLike(tx: Tx, accountId: string, { code, like }: { code: string; like: boolean }): Promise<LikedWire> {
  const { own, reader, post } = await actingOn(tx, accountId, code)
  const { postId, writerId } = post
  const isNew = await setLike(tx, own.profile_id, postId, like)
  if (isNew && like) await noteInteractions(tx, [{ kind: 'like', ownerId: writerId, actorId: own.profile_id, postId }])
  const card = (await readPostCards(tx, reader, [postId])).get(postId)
  const counts = await readCounts(tx, [postId])
  return { likeNum: Math.max(0, counts(postId, 'likes') - (card?.blockedLikes ?? 0)), liked: card?.liked ?? false }
}

/** Comments on a post, or answers: the author, who is answered and who is mentioned are told, each once. */
export async function comment(
  tx: Tx,
  accountId: string,
  { code, parentId, text: written }: WantedComment,
  ownHost: string,
): Promise<CommentedWire> {
  const problem = commentProblem(written)
  if (problem) refuse('BAD_INPUT', { field: 'text', fields: { text: problem } })
  const { own, reader, post } = await actingOn(tx, accountId, code)
  const screened = await screenWriting(tx, { kind: 'comment', field: 'text', text: written, accountId, ownHost })
  const { text, masked } = withoutContacts(written, ownHost)
  const { body, mentioned } = keepMentions(text, await findNames(tx, mentionable(text)))
  const { postId, writerId } = post
  const actorId = own.profile_id
  const { commentId, answered } = await addComment(tx, reader, { postId, authorId: actorId, parentId, body })
  const link = `/community/post/${code}`
  await tellMasked(tx, accountId, { masked, about: `comment ${commentId}`, link })
  const isHeld = await keepFindings(tx, screened, {
    ...{ kind: 'comment', subjectId: commentId, version: 1, authorId: accountId, author: own.nickname },
    ...{ title: '', body: text, link, reach: await reachOf(tx, post.authorId, postId) },
  })
  if (isHeld) await holdComment(tx, commentId)
  const told = new Map<string, Interaction['kind']>([[writerId, 'comment']])
  if (answered !== undefined) told.set(answered, 'answer')
  for (const profileId of mentioned) if (!told.has(profileId)) told.set(profileId, 'mention')
  if (!isHeld)
    await noteInteractions(
      tx,
      [...told].map(([ownerId, kind]) => ({ kind, ownerId, actorId, postId })),
    )
  return { commentId, commentNum: await commentsSeen(tx, reader, postId), held: isHeld }
}

async function commentsSeen(tx: Read, reader: Reader, postId: string): Promise<number> {
  const unmet = (await countUnmetComments(tx, reader, [postId])).get(postId) ?? 0
  return Math.max(0, (await readCounts(tx, [postId]))(postId, 'comments') - unmet)
}

/** By who wrote it, or whose post it is below. */
export async function removeComment(tx: Tx, writer: Writer, commentId: string): Promise<void> {
  const own = await requireProfile(tx, writer.accountId)
  const found = (await findComment(tx, await findReader(tx, writer.accountId), commentId)) ?? refuse('NOT_FOUND')
  const pages = await listWritersPages(tx, writer)
  if (found.authorId !== own.profile_id && pages.every(({ profile_id }) => profile_id !== found.postAuthorId)) refuse('NOT_FOUND')
  await deleteComment(tx, found)
}

/** What a member reports, as it is shown to them now, is put before the moderators. No page of their own is needed. */
export async function report(tx: Tx, writer: Writer, said: CommunityReport): Promise<void> {
  const { accountId } = writer
  const reader = await findReader(tx, accountId)
  const found = await reported(tx, reader, said)
  const pages = await listWritersPages(tx, writer)
  if (!found || pages.some(({ profile_id }) => profile_id === found.authorId)) return refuse('NOT_FOUND')
  const { subject, pageId = found.authorId, postId } = found
  const reach = await reachOf(tx, pageId, postId)
  await bringReport(tx, { ...subject, reach }, { accountId, reason: said.reason, words: said.words })
}

type Reported = {
  /** Whose it is, and below whose post where that is another. */
  authorId: string
  pageId?: string
  postId?: string
  subject: CaseSubject
}

async function reported(tx: Tx, reader: Reader, { kind, subject }: CommunityReport): Promise<Reported | undefined> {
  if (kind === 'post') {
    const post = await findPost(tx, reader, subject)
    return post && { authorId: post.authorId, postId: post.postId, subject: await postNow(tx, reader, post) }
  }
  if (kind === 'comment') {
    const found = /^[0-9a-f-]{36}$/.test(subject) ? await findComment(tx, reader, subject) : undefined
    // What is said below a post is for those who may see the post.
    const isSeen = found && (await findPost(tx, reader, (await readPost(tx, found.postId)).code))
    if (!isSeen) return undefined
    const { postId, authorId: pageId } = isSeen
    return { authorId: found.authorId, pageId, postId, subject: await commentReported(tx, reader, found) }
  }
  const profile = await findByCode(tx, reader, subject)
  return profile && { authorId: profile.profileId, subject: profileAsSubject(await getProfile(tx, profile.profileId), 1) }
}

async function commentReported(
  tx: Read,
  reader: Reader,
  { commentId, authorId, postId, body }: FoundComment,
): Promise<CaseSubject> {
  const { account_id, nickname } = await getProfile(tx, authorId)
  const { code } = await readPost(tx, postId)
  return {
    ...{ kind: 'comment', subjectId: commentId, version: 1, authorId: account_id, author: nickname, title: '' },
    ...{ body: await plainWords(tx, reader, body), link: `/community/post/${code}` },
  }
}

type Keeping = { code: string; listId: string; name: string; keep: boolean }

export async function changeKept(tx: Tx, accountId: string, { code, listId, name, keep: wanted }: Keeping): Promise<void> {
  const { own, post } = await actingOn(tx, accountId, code)
  if (!wanted) return letGoOfPost(tx, own.profile_id, post.postId, listId)
  if (listId === '' && name === '') refuse('BAD_INPUT', { field: 'name', fields: { name: 'required' } })
  if (textWidth(name) > WIDEST_LIST_NAME) refuse('BAD_INPUT', { field: 'name', fields: { name: 'list-title' } })
  await keep(tx, own.profile_id, post.postId, { listId, name })
}

export async function showLists(tx: Read, accountId: string): Promise<PostListsWire> {
  const own = await requireProfile(tx, accountId)
  return { list: await listLists(tx, await findReader(tx, accountId), own.profile_id) }
}

export async function showList(
  tx: Read,
  { accountId, language }: { accountId: string; language: Language },
  { listId, before }: { listId: string; before: string },
): Promise<PostListWire> {
  const own = await requireProfile(tx, accountId)
  const reader = await findReader(tx, accountId)
  const { name, rows } = await listSaved(tx, reader, own.profile_id, listId, { after: placeOf(before), limit: FEED_PAGE + 1 })
  const { page, next } = cutPage(rows)
  return { name, list: await presentCards(tx, { reader, language }, page), next }
}

export async function removeList(tx: Tx, accountId: string, listId: string): Promise<void> {
  const own = await requireProfile(tx, accountId)
  await deleteList(tx, own.profile_id, listId)
}

/** What is shown to them begins anew: likes until now say nothing any more. */
export async function beginFeedAnew(tx: Tx, accountId: string): Promise<void> {
  const own = await requireProfile(tx, accountId)
  await resetFeed(tx, own.profile_id)
}
