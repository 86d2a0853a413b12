import { deleteAllComments } from '#modules/comments/index.server.ts'
import { answerRequest, block, endFollows, follow, letAllIn, setMute, unblock, unfollow } from '#modules/follows/index.server.ts'
import type { BondWire } from '#modules/follows/follows.contract.ts'
import { refuseContacts, withoutContacts } from '#modules/conversations/index.server.ts'
import { dropMessagesAbout, forgetMessagesOf, tellMasked } from '#modules/inbox/index.server.ts'
import { dropAllInteractions, dropInteractions, noteInteractions } from '#modules/interactions/index.server.ts'
import {
  deleteAllPosts,
  emitCommunityChange,
  emitPageChange,
  FEEDS,
  listItemTags,
  profileTag,
} from '#modules/posts/index.server.ts'
import {
  findByCode,
  findProfile,
  getProfile,
  leaveProfile,
  listPeople,
  listShutOut,
  openProfile,
  partFromAccount,
  type ProfileRow,
  requireProfile,
  saveProfile,
} from '#modules/profiles/index.server.ts'
import type { SavedProfile } from '#modules/profiles/profiles.contract.ts'
import type { ToldProfile } from '#modules/profiles/profiles.rules.ts'
import { claimUpload } from '#modules/uploads/index.server.ts'
import { findReader, type Reader } from '#platform/access/may-see.server.ts'
import type { Read, Tx } from '#platform/database.server.ts'
import { clock } from '#platform/clock.ts'
import { refuse } from '#platform/refusal.ts'
import {
  avatarAsSubject,
  keepFindings,
  NOTHING_FOUND,
  profileAsSubject,
  type Screened,
  screenWriting,
  withPictures,
  reachOf,
} from './before-moderators.ts'
import { listBundlesWith, tellBundlesAgain } from './bundles.ts'
import { isPlace } from './write-post.ts'

/** Opens a page, at first or again. */
export async function beginProfile(
  tx: Tx,
  accountId: string,
  told: ToldProfile & { place: string },
  ownHost: string,
): Promise<void> {
  const { screened, bio } = await screenProfile(tx, accountId, told, ownHost)
  const { profile_id } = await openProfile(tx, accountId, { ...told, bio, place: isPlace(told.place) ? told.place : '' })
  await keepProfileFindings(tx, screened, profile_id)
  await emitCommunityChange(tx, FEEDS, profileTag(profile_id))
}

/** Changes a page. Who opens their posts to all lets everyone in who has asked. Answers pictures that may have to move. */
export async function changeProfile(tx: Tx, accountId: string, wanted: SavedProfile, ownHost: string): Promise<string[]> {
  const { avatar } = wanted
  const own = (await findProfile(tx, accountId)) ?? refuse('PROFILE_NEEDED')
  const isNew = wanted.nickname.trim() !== own.nickname || wanted.bio !== own.signature
  const { screened, bio } = isNew ? await screenProfile(tx, accountId, wanted, ownHost) : { bio: wanted.bio }
  const waits = avatar && avatar !== own.avatar_upload ? await takeAvatar(tx, own, avatar) : false
  const place = isPlace(wanted.place) ? wanted.place : ''
  const before = await saveProfile(tx, accountId, { ...wanted, bio, place, avatar: waits ? undefined : avatar })
  if (screened) await keepProfileFindings(tx, screened, before.profile_id)
  if (wanted.sees.posts === 'all' && before.sees_posts !== 'all') await letAllIn(tx, before.profile_id)
  if (wanted.sees.posts === before.sees_posts) await emitCommunityChange(tx, FEEDS, profileTag(before.profile_id))
  else await emitPageChange(tx, before.profile_id)
  return [before.avatar_upload, avatar].filter((one) => typeof one === 'string' && one !== '') as string[]
}

/** A picture of theirs; answers whether it waits for a moderator, since it looks like one that was refused. */
async function takeAvatar(tx: Tx, own: ProfileRow, uploadId: string): Promise<boolean> {
  const ownerId = own.account_id ?? refuse('PROFILE_NEEDED')
  await claimUpload(tx, { uploadId, ownerId, purpose: 'profile-picture' })
  const screened = await withPictures(tx, NOTHING_FOUND, [uploadId])
  return keepFindings(tx, screened, avatarAsSubject(own, uploadId))
}

/** What a page says is read; answers its words about the member as others see them. */
async function screenProfile(tx: Tx, accountId: string, { nickname, bio }: ToldProfile, ownHost: string) {
  refuseContacts('nickname', nickname, ownHost)
  const text = `${nickname}\n${bio}`
  const screened: Screened = await screenWriting(tx, { kind: 'profile', field: 'nickname', text, accountId, ownHost })
  const { text: shown, masked } = withoutContacts(bio, ownHost)
  await tellMasked(tx, accountId, { masked, about: `page ${clock.now().getTime()}`, link: '/community/profile' })
  return { screened, bio: shown }
}

/** A name is shown while it is looked at: without one its member could do nothing. */
async function keepProfileFindings(tx: Tx, screened: Screened, profileId: string): Promise<void> {
  const subject = profileAsSubject(await getProfile(tx, profileId), Math.floor(clock.now().getTime() / 1_000))
  const reach = await reachOf(tx, profileId)
  await keepFindings(tx, { ...screened, outcome: screened.outcome === 'wait' ? 'mark' : screened.outcome }, { ...subject, reach })
}

/** Follows or no longer does: whose posts are for fans is asked. */
export async function changeFollow(
  tx: Tx,
  accountId: string,
  { code, follow: wanted }: { code: string; follow: boolean },
): Promise<BondWire> {
  const own = await requireProfile(tx, accountId)
  const reader = await findReader(tx, accountId)
  const { profileId, seesPosts } = (await findByCode(tx, reader, code)) ?? refuse('NOT_FOUND')
  if (wanted) {
    const state = await follow(tx, own.profile_id, { profileId, asks: seesPosts === 'fans' })
    if (state)
      await noteInteractions(tx, [{ kind: state === 'asked' ? 'asked' : 'follow', ownerId: profileId, actorId: own.profile_id }])
  } else await unfollow(tx, own.profile_id, profileId)
  return bondWith(tx, reader, profileId)
}

const bondWith = async (tx: Read, reader: Reader, profileId: string): Promise<BondWire> => ({
  bond: (await listPeople(tx, reader, [profileId])).get(profileId)?.bond ?? 'none',
})

export async function answerFollower(
  tx: Tx,
  accountId: string,
  { code, letIn }: { code: string; letIn: boolean },
): Promise<void> {
  const own = await requireProfile(tx, accountId)
  const { profileId } = (await findByCode(tx, await findReader(tx, accountId), code)) ?? refuse('NOT_FOUND')
  if (await answerRequest(tx, own.profile_id, profileId, letIn))
    await noteInteractions(tx, [{ kind: 'let-in', ownerId: profileId, actorId: own.profile_id }])
}

/** From now on nothing of one reaches the other, and what was told of the other is gone from both inboxes. */
export async function changeBlock(
  tx: Tx,
  accountId: string,
  { code, block: wanted }: { code: string; block: boolean },
): Promise<void> {
  const own = (await findProfile(tx, accountId)) ?? refuse('PROFILE_NEEDED')
  const reader = await findReader(tx, accountId)
  if (!wanted) {
    // A block hides them from each other, so it is undone among one's own blocks.
    const blocked = (await listShutOut(tx, reader.blocked)).find((person) => person.code === code)
    if (blocked) await unblock(tx, own.profile_id, blocked.profileId)
    return
  }
  const { profileId, accountId: otherAccount } = (await findByCode(tx, reader, code)) ?? refuse('NOT_FOUND')
  const told = [
    ...(await listBundlesWith(tx, profileId, own.profile_id)),
    ...(await listBundlesWith(tx, own.profile_id, profileId)),
  ]
  await block(tx, own.profile_id, profileId)
  await dropInteractions(tx, own.profile_id, profileId)
  // Others who did the same are still told of.
  await tellBundlesAgain(tx, told)
  await forgetMessagesOf(tx, profileId, accountId)
  if (otherAccount !== null) await forgetMessagesOf(tx, own.profile_id, otherAccount)
}

export async function changeMute(tx: Tx, accountId: string, { code, mute }: { code: string; mute: boolean }): Promise<void> {
  const own = (await findProfile(tx, accountId)) ?? refuse('PROFILE_NEEDED')
  const reader = await findReader(tx, accountId)
  const { profileId } = (await findByCode(tx, reader, code)) ?? refuse('NOT_FOUND')
  await setMute(tx, own.profile_id, profileId, mute)
}

/** The page is gone with all that was posted, liked and said; the account stays. Answers pictures that are to go. */
export async function leaveCommunity(tx: Tx, accountId: string): Promise<string[]> {
  const profile = await findProfile(tx, accountId)
  if (!profile) return []
  const { profile_id: profileId, avatar_upload: avatar } = profile
  const items = await listItemTags(tx, { authorId: profileId })
  const told = await listBundlesWith(tx, profileId)
  await dropMessagesAbout(tx, { profileId })
  // Before the posts: who tells of them takes both in this order.
  await dropAllInteractions(tx, profileId)
  const pictures = await deleteAllPosts(tx, profileId)
  await deleteAllComments(tx, profileId)
  await endFollows(tx, profileId)
  await leaveProfile(tx, profileId)
  await tellBundlesAgain(tx, told)
  await forgetMessagesOf(tx, profileId)
  await emitPageChange(tx, profileId, items)
  return avatar ? [...pictures, avatar] : pictures
}

/** Of an account that is deleted, too. */
export async function forgetCommunity(tx: Tx, accountId: string): Promise<void> {
  await leaveCommunity(tx, accountId)
  await partFromAccount(tx, accountId)
}
