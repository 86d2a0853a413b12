import {
  countFriends,
  countUnmet,
  listBlocks,
  listFollows,
  listRequests,
  type FollowList,
} from '#modules/follows/index.server.ts'
import type { PeopleWire } from '#modules/follows/follows.contract.ts'
import { feedOfAuthor, noteCommunity, profileTag } from '#modules/posts/index.server.ts'
import type { ProfilePageWire } from '#modules/posts/posts.contract.ts'
import { FEED_PAGE } from '#modules/posts/posts.rules.ts'
import {
  findByCode,
  findProfile,
  listBought,
  listPeople,
  listShutOut,
  maySeePart,
  type ProfileRow,
} from '#modules/profiles/index.server.ts'
import type { OwnProfileWire } from '#modules/profiles/profiles.contract.ts'
import { audienceOf, type Visitor } from '#modules/profiles/profiles.rules.ts'
import { findCards } from '#modules/search/index.server.ts'
import { listWishes } from '#modules/wishlist/index.server.ts'
import type { Language } from '#language/languages.ts'
import { findReader, type Reader, STRANGER } from '#platform/access/may-see.server.ts'
import { dayInHongKong } from '#platform/clock.ts'
import type { Read } from '#platform/database.server.ts'
import { readAlong } from '#platform/database/together.server.ts'
import { readCounts } from '#platform/kept-counts.server.ts'
import { refuse } from '#platform/refusal.ts'
import { listBylines, type Writer } from './merchant-pages.ts'
import { hashOf, presentPerson, presentViewer } from './present-people.ts'
import { cutPage, placeOf, presentFound, readFoundPosts, type Readership } from './present-posts.ts'

type Asked = { accountId: string | undefined; language: Language }
const MOST_WISHES_SHOWN = 12
const PEOPLE_PAGE = 50

type Seeing = { code: string; before: string; as: '' | Visitor }

/** Who reads, and of their own page as who they want to be for it; `self`: who they are. */
async function readerAs(tx: Read, accountId: string | undefined, { code, as }: Omit<Seeing, 'before'>) {
  const self = await findReader(tx, accountId)
  const found = (await findByCode(tx, self, code)) ?? refuse('NOT_FOUND')
  if (as === '' || found.profileId !== self.profileId) return { self, reader: self, found, as: '' as const }
  const reader: Reader = { ...STRANGER, as: audienceOf[as] }
  return { self, reader, found: (await findByCode(tx, reader, code)) ?? refuse('NOT_FOUND'), as }
}

/** A member's page as this reader sees it: what they hide is said to be hidden, and is no number. */
export async function showProfile(tx: Read, { accountId, language }: Asked, wanted: Seeing): Promise<ProfilePageWire> {
  const { before } = wanted
  const { self, reader, found, as } = await readerAs(tx, accountId, wanted)
  const { profileId } = found
  noteCommunity(profileTag(profileId))
  const feed = feedOfAuthor(reader, profileId, { after: placeOf(before), limit: FEED_PAGE + 1 })
  const [people, sees, counts, unmet, friends, posts, wishes, viewer] = await readAlong(tx, feed, (read) =>
    Promise.all([
      listPeople(read, reader, [profileId]),
      maySeePart(read, reader, profileId),
      readCounts(read, [profileId]),
      countUnmet(read, reader, profileId),
      countFriends(read, reader, profileId),
      readFoundPosts(read, reader),
      found.accountId === null ? [] : listWishes(read, found.accountId),
      presentViewer(read, self, language),
    ]),
  )
  const person = presentPerson(people.get(profileId) ?? refuse('NOT_FOUND'), language)
  return {
    person: { ...person, bond: as === '' ? person.bond : BOND_OF[as] },
    as,
    place: found.place,
    since: dayInHongKong(found.joinedAt),
    postNum: sees.posts ? counts(profileId, 'posts') : 0,
    followingNum: sees.following ? counts(profileId, 'following') - unmet.following : null,
    fanNum: sees.fans ? counts(profileId, 'fans') - unmet.fans : null,
    friendNum: sees.friends ? friends : null,
    closed: sees.posts || found.seesPosts === 'all' ? '' : found.seesPosts,
    muted: reader.muted.includes(profileId),
    indexed: found.isIndexed,
    ...(await presentFound(posts, language)),
    wishes: sees.wishes ? await cardsOf(wishes, language) : [],
    bought: sees.bought && found.accountId !== null ? await findCards(await listBought(tx, found.accountId), language) : [],
    viewer,
    isMember: accountId !== undefined,
  }
}

const BOND_OF = { stranger: 'none', fan: 'following', friend: 'mutual' } as const satisfies Record<Visitor, string>

const cardsOf = (wishes: readonly { code: string }[], language: Language) =>
  findCards(
    wishes.slice(0, MOST_WISHES_SHOWN).map(({ code }) => code),
    language,
  )

/** Whom a member follows, their fans, or both: hidden unless they show it to this reader. */
export async function showPeople(
  tx: Read,
  { accountId, language }: Asked,
  { list, ...wanted }: Seeing & { list: FollowList },
): Promise<PeopleWire> {
  const { before } = wanted
  const { reader, found } = await readerAs(tx, accountId, wanted)
  const { profileId } = found
  if (!(await maySeePart(tx, reader, profileId))[list]) return { hidden: true, list: [], next: '' }
  const rows = await listFollows(tx, reader, { ownerId: profileId, list, after: placeOf(before), limit: PEOPLE_PAGE + 1 })
  const { page, next } = cutPage(
    rows.map(({ id, since }) => ({ id, time: since })),
    PEOPLE_PAGE,
  )
  return { hidden: false, list: await inOrder(tx, { reader, language }, page), next }
}

async function inOrder(tx: Read, { reader, language }: Readership, rows: readonly { id: string }[]) {
  const ids = rows.map(({ id }) => id)
  const people = await listPeople(tx, reader, ids)
  return ids.flatMap((id) => people.get(id) ?? []).map((person) => presentPerson(person, language))
}

/** One's own page with all that only its member sees. `suggested`: what a new one is offered to be called. */
export async function showOwnProfile(
  tx: Read,
  { accountId, memberships, language }: Writer & { language: Language },
  suggested: string,
): Promise<OwnProfileWire> {
  const profile = await findProfile(tx, accountId)
  if (!profile) return { profile: null, suggested, bylines: [], asked: [], blocked: [], muted: [] }
  const reader = await findReader(tx, accountId)
  const id = profile.profile_id
  const asked = (await listRequests(tx, id)).map((each) => ({ id: each }))
  return {
    profile: await presentOwn(tx, reader, profile),
    suggested: '',
    bylines: await listBylines(tx, { accountId, memberships }, language),
    asked: await inOrder(tx, { reader, language }, asked),
    blocked: (await listShutOut(tx, await listBlocks(tx, id))).map((person) => presentPerson(person, language)),
    muted: (await listShutOut(tx, reader.muted)).map((person) => presentPerson(person, language)),
  }
}

async function presentOwn(tx: Read, reader: Reader, profile: ProfileRow): Promise<NonNullable<OwnProfileWire['profile']>> {
  const person = (await listPeople(tx, reader, [profile.profile_id])).get(profile.profile_id)
  const { avatar_upload: avatar } = profile
  return {
    code: profile.profile_code,
    nickname: profile.nickname,
    bio: profile.signature,
    place: profile.place,
    avatar: avatar ?? '',
    picture:
      avatar && person?.width && person.height
        ? { hash: hashOf(avatar), width: person.width, height: person.height, alt: '' }
        : null,
    sees: {
      posts: profile.sees_posts,
      following: profile.sees_following,
      fans: profile.sees_fans,
      friends: profile.sees_friends,
      wishes: profile.sees_wishes,
      bought: profile.sees_bought,
    },
    indexed: profile.is_indexed,
    hiddenReason: profile.hidden_at === null ? '' : profile.hidden_reason || '—',
  }
}
