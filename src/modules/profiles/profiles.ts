import type { Selectable } from 'kysely'
import { clock } from '#platform/clock.ts'
import type { Read, Tx } from '#platform/database.server.ts'
import { newId, newSpokenCode } from '#platform/ids.server.ts'
import { lockNames } from '#platform/name-lock.server.ts'
import { refuse } from '#platform/refusal.ts'
import type { SavedProfile } from './profiles.contract.ts'
import { comparedName, profileProblems, type Sees, type ToldProfile } from './profiles.rules.ts'
import { type ProfileTables, profileTables } from './profiles.tables.ts'

export type ProfileRow = Selectable<ProfileTables['profiles']>

/** The page of an account, unless it has none or has left. */
export function findProfile(tx: Read, accountId: string): Promise<ProfileRow | undefined> {
  return profileTables(tx)
    .selectFrom('profiles')
    .selectAll()
    .where('account_id', '=', accountId)
    .where('left_at', 'is', null)
    .executeTakeFirst()
}

/** By its id, also one that is hidden or left. */
export const getProfile = (tx: Read, profileId: string): Promise<ProfileRow> =>
  profileTables(tx).selectFrom('profiles').selectAll().where('profile_id', '=', profileId).executeTakeFirstOrThrow()

/** Takes a page out of what others see, with the reason its member reads, or brings it back. */
export async function setProfileHidden(tx: Tx, profileId: string, hidden: { reason: string } | undefined): Promise<void> {
  await profileTables(tx)
    .updateTable('profiles')
    .set({ hidden_at: hidden ? clock.now() : null, hidden_reason: hidden?.reason ?? '' })
    .where('profile_id', '=', profileId)
    .where('left_at', 'is', null)
    .execute()
}

/** The page of a merchant, unless it has none. */
export const findMerchantPage = (tx: Read, merchantId: string): Promise<ProfileRow | undefined> =>
  profileTables(tx).selectFrom('profiles').selectAll().where('merchant_id', '=', merchantId).executeTakeFirst()

type Named = { merchantId: string; nameEn: string; nameZh: string }

/** The page of a merchant, opened where it has none yet. It is found by both its names, and carries those it has at any time. */
export async function openMerchantPage(tx: Tx, { merchantId, nameEn, nameZh }: Named): Promise<ProfileRow> {
  await lockNames(tx, [`profile ${merchantId}`])
  const known = await findMerchantPage(tx, merchantId)
  if (known) return known
  const now = clock.now()
  const code = newSpokenCode(8)
  return profileTables(tx)
    .insertInto('profiles')
    .values({
      ...{ profile_id: newId(), merchant_id: merchantId, profile_code: code },
      // A member may have such a name; the code makes it another one.
      ...{ nickname: nameEn, nickname_folded: `${comparedName(nameEn)} ${comparedName(nameZh)} ${code.toLowerCase()}` },
      ...{ joined_at: now, adult_at: now, feed_since: now },
      ...columnsOf({ posts: 'all', following: 'me', fans: 'me', friends: 'me', wishes: 'me', bought: 'me' }),
    })
    .returningAll()
    .executeTakeFirstOrThrow()
}

/** Who acts among members: refused without a page, and while it is hidden. */
export async function requireProfile(tx: Read, accountId: string): Promise<ProfileRow> {
  const profile = (await findProfile(tx, accountId)) ?? refuse('PROFILE_NEEDED')
  if (profile.hidden_at !== null) refuse('PROFILE_HIDDEN')
  return profile
}

type Opening = ToldProfile & { place: string }

/** Opens a page, or the one they left again: blocks put on it still hold. */
export async function openProfile(tx: Tx, accountId: string, told: Opening): Promise<ProfileRow> {
  await lockNames(tx, [`profile ${accountId}`])
  const known = await profileTables(tx).selectFrom('profiles').selectAll().where('account_id', '=', accountId).executeTakeFirst()
  if (known && known.left_at === null) return known
  const now = clock.now()
  const row = { ...(await freeName(tx, told, known?.profile_id)), signature: told.bio, place: told.place, feed_since: now }
  const opened = { ...row, joined_at: now, adult_at: now, left_at: null }
  if (known)
    return profileTables(tx)
      .updateTable('profiles')
      .set(opened)
      .where('profile_id', '=', known.profile_id)
      .returningAll()
      .executeTakeFirstOrThrow()
  return profileTables(tx)
    .insertInto('profiles')
    .values({ ...opened, profile_id: newId(), account_id: accountId, profile_code: newSpokenCode(8) })
    .returningAll()
    .executeTakeFirstOrThrow()
}

/** Changes what a page says and who sees it. Answers how it was. */
export async function saveProfile(tx: Tx, accountId: string, wanted: SavedProfile): Promise<ProfileRow> {
  const before = (await findProfile(tx, accountId)) ?? refuse('PROFILE_NEEDED')
  const { sees, avatar } = wanted
  await profileTables(tx)
    .updateTable('profiles')
    .set({
      ...(await freeName(tx, wanted, before.profile_id)),
      ...columnsOf(sees),
      ...(avatar === undefined ? {} : { avatar_upload: avatar || null }),
      signature: wanted.bio,
      place: wanted.place,
      is_indexed: wanted.indexed,
    })
    .where('profile_id', '=', before.profile_id)
    .execute()
  return before
}

const columnsOf = ({ posts, following, fans, friends, wishes, bought }: Sees) => ({
  sees_posts: posts,
  sees_following: following,
  sees_fans: fans,
  sees_friends: friends,
  sees_wishes: wishes,
  sees_bought: bought,
})

/** One that nobody else has, however it is written; of two who want it at once, one has it. */
async function freeName(tx: Tx, { nickname, bio }: ToldProfile, profileId: string | undefined) {
  const problems = profileProblems({ nickname, bio })
  const [field] = Object.keys(problems)
  if (field) refuse('BAD_INPUT', { field, fields: problems })
  const folded = comparedName(nickname)
  await lockNames(tx, [`profile name ${folded}`])
  const other = await profileTables(tx)
    .selectFrom('profiles')
    .select('profile_id')
    .where('nickname_folded', '=', folded)
    .$if(profileId !== undefined, (named) => named.where('profile_id', '<>', profileId ?? ''))
    .executeTakeFirst()
  if (other) refuse('BAD_INPUT', { field: 'nickname', fields: { nickname: 'nickname-taken' } })
  return { nickname: nickname.trim(), nickname_folded: folded }
}

/** On a page that is still there. */
export async function setAvatar(tx: Tx, profileId: string, uploadId: string | null): Promise<void> {
  await profileTables(tx)
    .updateTable('profiles')
    .set({ avatar_upload: uploadId })
    .where('profile_id', '=', profileId)
    .where('left_at', 'is', null)
    .execute()
}

/** The page is gone, and its name is free again. */
export async function leaveProfile(tx: Tx, profileId: string): Promise<void> {
  await profileTables(tx)
    .updateTable('profiles')
    .set({
      ...{ nickname: '', nickname_folded: null, signature: '', place: '', avatar_upload: null, left_at: clock.now() },
      ...columnsOf({ posts: 'all', following: 'fans', fans: 'mutual', friends: 'mutual', wishes: 'me', bought: 'me' }),
    })
    .where('profile_id', '=', profileId)
    .execute()
}

/** Nobody is behind it any more. */
export async function partFromAccount(tx: Tx, accountId: string): Promise<void> {
  await profileTables(tx).updateTable('profiles').set({ account_id: null }).where('account_id', '=', accountId).execute()
}

/** From now on: what they liked before says nothing about what is shown to them. */
export async function resetFeed(tx: Tx, profileId: string): Promise<void> {
  await profileTables(tx).updateTable('profiles').set({ feed_since: clock.now() }).where('profile_id', '=', profileId).execute()
}

/** By names as they are compared, whose they are. */
export async function findNames(tx: Read, folded: readonly string[]): Promise<Map<string, string>> {
  if (folded.length === 0) return new Map()
  const rows = await profileTables(tx)
    .selectFrom('profiles')
    .select(['profile_id', 'nickname_folded'])
    .where('nickname_folded', 'in', [...folded])
    .execute()
  return new Map(rows.map(({ profile_id, nickname_folded }) => [nickname_folded ?? '', profile_id]))
}
