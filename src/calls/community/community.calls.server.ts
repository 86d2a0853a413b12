import {
  answerFollower,
  beginProfile,
  changeBlock,
  changeFollow,
  changeMute,
  changeProfile,
  leaveCommunity,
} from '#flows/community/act-on-people.ts'
import {
  beginFeedAnew,
  changeKept,
  changeLike,
  comment,
  removeComment,
  removeList,
  report,
  showList,
  showLists,
} from '#flows/community/act-on-posts.ts'
import type { Writer } from '#flows/community/merchant-pages.ts'
import { searchCommunity as search } from '#flows/community/search-community.ts'
import { findItemPosts, showFeed } from '#flows/community/show-feed.ts'
import { showPost } from '#flows/community/show-post.ts'
import { showOwnProfile, showPeople, showProfile } from '#flows/community/show-profile.ts'
import { removePost, showDrafts, showOwnPost, writePost } from '#flows/community/write-post.ts'
import { addComment, deleteComment } from '#modules/comments/comments.paths.ts'
import { answerFollow, listPeopleOf, setBlock, setFollow, setMuted } from '#modules/follows/follows.paths.ts'
import { getDetails } from '#modules/members/index.server.ts'
import { reportToShop } from '#modules/community-reports/community-reports.paths.ts'
import {
  deletePost,
  deletePostList,
  getFeed,
  getOwnPost,
  getPost,
  getPostList,
  getProfilePage,
  hasItemPosts,
  keepPost,
  listDrafts,
  listPostLists,
  resetForYou,
  savePost,
  searchCommunity,
  setLike,
} from '#modules/posts/posts.paths.ts'
import { getOwnProfile, leaveCommunity as leave, openProfile, saveProfile } from '#modules/profiles/profiles.paths.ts'
import { findCommunity } from '#modules/shop-settings/index.server.ts'
import { placeUploads, type Uploads } from '#modules/uploads/index.server.ts'
import type { Caller } from '#platform/access/sessions.server.ts'
import type { Language } from '#language/languages.ts'
import { type Call, type CallContext, defineCall } from '#platform/call.server.ts'
import type { Database, Read } from '#platform/database.server.ts'
import { refuse } from '#platform/refusal.ts'

const asked = ({ caller, language }: Pick<CallContext, 'caller' | 'language'>) => ({
  accountId: accountOf(caller),
  memberships: caller.kind === 'member' ? caller.memberships : [],
  language,
})
const accountOf = (caller: Caller): string | undefined => (caller.kind === 'member' ? caller.accountId : undefined)

const done = async (work: Promise<unknown>): Promise<Record<string, never>> => {
  await work
  return {}
}

/** What everybody reads: each sees what is there for them. */
const reading: Call[] = [
  defineCall(getFeed, (context, wanted) => showFeed(context.tx, asked(context), wanted)),
  defineCall(searchCommunity, (context, wanted) => search(context.tx, asked(context), wanted)),
  defineCall(hasItemPosts, ({ tx }, { spuCode }) => findItemPosts(tx, spuCode)),
  defineCall(getPost, (context, wanted) => showPost(context.tx, asked(context), wanted)),
  defineCall(getProfilePage, (context, wanted) => showProfile(context.tx, asked(context), wanted)),
  defineCall(listPeopleOf, (context, wanted) => showPeople(context.tx, asked(context), wanted)),
]

const withPeople = (ownHost: () => string): Call[] => [
  defineCall(getOwnProfile, (context) => ownProfile(context)),
  defineCall(openProfile, async (context, { nickname, bio, place }) => {
    await beginProfile(context.tx, context.caller.accountId, { nickname, bio, place }, ownHost())
    return ownProfile(context)
  }),
  defineCall(setFollow, ({ tx, caller }, wanted) => changeFollow(tx, caller.accountId, wanted)),
  defineCall(answerFollow, ({ tx, caller }, wanted) => done(answerFollower(tx, caller.accountId, wanted))),
  defineCall(setBlock, ({ tx, caller }, wanted) => done(changeBlock(tx, caller.accountId, wanted))),
  defineCall(setMuted, ({ tx, caller }, wanted) => done(changeMute(tx, caller.accountId, wanted))),
]

type Own = { tx: Read; caller: Writer; language: Language }
const ownProfile = async ({ tx, caller: { accountId, memberships }, language }: Own) =>
  showOwnProfile(tx, { accountId, memberships, language }, (await getDetails(tx, accountId)).nickname)

const withPosts = (ownHost: () => string): Call[] => [
  defineCall(listDrafts, ({ tx, caller }) => showDrafts(tx, caller)),
  defineCall(getOwnPost, ({ tx, caller, language }, { code }) => showOwnPost(tx, caller, language, code)),
  defineCall(setLike, ({ tx, caller }, wanted) => changeLike(tx, caller.accountId, wanted)),
  defineCall(keepPost, ({ tx, caller }, wanted) => done(changeKept(tx, caller.accountId, wanted))),
  defineCall(listPostLists, ({ tx, caller }) => showLists(tx, caller.accountId)),
  defineCall(getPostList, ({ tx, caller, language }, wanted) => showList(tx, { accountId: caller.accountId, language }, wanted)),
  defineCall(deletePostList, ({ tx, caller }, { listId }) => done(removeList(tx, caller.accountId, listId))),
  defineCall(resetForYou, ({ tx, caller }) => done(beginFeedAnew(tx, caller.accountId))),
  defineCall(addComment, ({ tx, caller }, wanted) => comment(tx, caller.accountId, wanted, ownHost())),
  defineCall(deleteComment, ({ tx, caller }, { commentId }) => done(removeComment(tx, caller, commentId))),
  defineCall(reportToShop, ({ tx, caller }, said) => done(report(tx, caller, said))),
]

type Places = Pick<CallContext, 'database' | 'log'>

/** Brings pictures among those of the shop, or away from there; what the storage does not bring now comes with the next turn. */
const placing =
  ({ storage }: Uploads) =>
  async ({ database, log }: Places, uploadIds: readonly string[]): Promise<void> => {
    if (uploadIds.length === 0) return
    for (const purpose of ['post-picture', 'profile-picture'] as const)
      await placeUploads(database, storage, purpose, uploadIds).catch((problem: unknown) =>
        log.warn({ reason: String(problem) }, 'pictures of members were not brought to where they belong'),
      )
  }

/** Calls by which pictures come and go. Which ones is known once the transaction is done. */
function withPictures(uploads: Uploads, ownHost: () => string): Call[] {
  const place = placing(uploads)
  const moved = new WeakMap<object, readonly string[]>()
  const noting = <Answer extends object>(answer: Answer, pictures: readonly string[]): Answer => {
    moved.set(answer, pictures)
    return answer
  }
  const afterCommit = async <Answer extends object>(context: Places, answer: Answer): Promise<Answer> => {
    await place(context, moved.get(answer) ?? [])
    return answer
  }
  return [
    defineCall(
      saveProfile,
      async (context, wanted) => {
        const pictures = await changeProfile(context.tx, context.caller.accountId, wanted, ownHost())
        return noting(await ownProfile(context), pictures)
      },
      { afterCommit },
    ),
    defineCall(leave, async ({ tx, caller }) => noting({}, await leaveCommunity(tx, caller.accountId)), { afterCommit }),
    defineCall(
      savePost,
      async ({ tx, caller }, wanted) => {
        const { code, published, pictures } = await writePost(tx, caller, wanted, ownHost())
        return noting({ code, published }, pictures)
      },
      { afterCommit },
    ),
    defineCall(deletePost, async ({ tx, caller }, { code }) => noting({}, await removePost(tx, caller, code)), {
      afterCommit,
    }),
  ]
}

const ALWAYS: ReadonlySet<string> = new Set([getOwnProfile.path, leave.path])

/** Where a shop has no community nothing of it is there; its members may still see what they have of it, and leave. */
const whileOpen = (call: Call): Call => ({
  ...call,
  answer: async (database, request) => {
    if (!(await findCommunity(database.pool)).isOpen) refuse('NOT_FOUND')
    return call.answer(database, request)
  },
})

/** The community: members' pages, posts, and what is said below them. */
export function communityCalls({ uploads, publicUrl }: { uploads: Uploads; publicUrl: () => string }): Call[] {
  const ownHost = (): string => new URL(publicUrl()).host
  const calls = [...reading, ...withPeople(ownHost), ...withPosts(ownHost), ...withPictures(uploads, ownHost)]
  return calls.map((call) => (ALWAYS.has(call.path) ? call : whileOpen(call)))
}

/** What was not brought at once. */
export const placeCommunityPictures = async (database: Database, { storage }: Pick<Uploads, 'storage'>): Promise<void> => {
  for (const purpose of ['post-picture', 'profile-picture'] as const) await placeUploads(database, storage, purpose)
}
