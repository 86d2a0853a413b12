import type { Insertable } from 'kysely'
import { personName } from '#language/person-name.ts'
import { clock, DAY } from '#platform/clock.ts'
import type { Read, Tx } from '#platform/database.server.ts'
import type { Language } from '#language/languages.ts'
import { lockNames } from '#platform/name-lock.server.ts'
import { refuse } from '#platform/refusal.ts'
import type { Contact } from './contacts.contract.ts'
import { foldedNickname } from './member-details.rules.ts'
import type { DetailsInput, DetailsWire } from './members.contract.ts'
import { type MemberTables, memberTables } from './members.tables.ts'

/** What a shopper has told of themselves; `kept` is false when that is nothing. */
export async function getDetails(tx: Read, accountId: string): Promise<DetailsWire> {
  const row = await memberTables(tx)
    .selectFrom('account_details')
    .selectAll()
    .where('account_id', '=', accountId)
    .executeTakeFirst()
  const member = await memberTables(tx)
    .selectFrom('members')
    .select(['invite_code', 'joined_at'])
    .where('account_id', '=', accountId)
    .executeTakeFirst()
  return {
    account: accountId,
    kept: row !== undefined,
    firstName: row?.first_name ?? '',
    lastName: row?.last_name ?? '',
    areaNum: row?.area_number ?? '+852',
    mobile: row?.mobile ?? '',
    email: row?.email ?? '',
    language: row?.language === 'zh' ? 'cht_CN' : row ? 'en_US' : null,
    sexType: row?.side === 'men' ? 2 : row ? 1 : null,
    nickname: row?.nickname ?? '',
    signature: row?.signature ?? '',
    gender: row?.gender ?? 'confidential',
    birthday: row?.birthday ?? '',
    avatar: row?.avatar_upload ?? '',
    inviteCode: member?.invite_code ?? '',
    memberSince: member?.joined_at.toISOString() ?? null,
  }
}

/** As what somebody is written to; empty for whoever has not said it. */
export async function findPersonName(tx: Read, accountId: string): Promise<string> {
  const row = await memberTables(tx)
    .selectFrom('account_details')
    .select(['first_name as firstName', 'last_name as lastName'])
    .where('account_id', '=', accountId)
    .executeTakeFirst()
  return row ? personName(row).trim() : ''
}

/** Keeps what is told in place of what was; whoever tells nothing is forgotten. */
export async function keepDetails(tx: Tx, accountId: string, told: DetailsInput): Promise<DetailsWire> {
  const { firstName, lastName, mobile, email } = told
  const tellsMore = Object.values(memberColumns(told)).some((value) => value !== undefined)
  if (firstName || lastName || mobile || email || tellsMore) {
    const ofMember = memberColumns({ ...told, nickname: await freeNickname(tx, accountId, told.nickname) })
    const row: Insertable<MemberTables['account_details']> = {
      account_id: accountId,
      first_name: firstName,
      last_name: lastName,
      area_number: told.areaNum,
      mobile,
      email,
      language: told.language === 'cht_CN' ? 'zh' : 'en',
      side: told.sexType === 2 ? 'men' : 'women',
      changed_at: clock.now(),
      ...ofMember,
    }
    await memberTables(tx)
      .insertInto('account_details')
      .values(row)
      .onConflict((conflict) => conflict.column('account_id').doUpdateSet(row))
      .execute()
  } else await memberTables(tx).deleteFrom('account_details').where('account_id', '=', accountId).execute()
  return getDetails(tx, accountId)
}

/** Those that were left out stay as they are. */
function memberColumns({ nickname, signature, gender, birthday, avatar }: DetailsInput) {
  const nickname_folded = nickname === undefined ? undefined : foldedNickname(nickname) || null
  const avatar_upload = avatar === undefined ? undefined : avatar || null
  const told = { nickname, nickname_folded, signature, gender, birthday, avatar_upload }
  return Object.fromEntries(Object.entries(told).filter(([, value]) => value !== undefined)) as Partial<
    Pick<
      Insertable<MemberTables['account_details']>,
      'nickname' | 'nickname_folded' | 'signature' | 'gender' | 'birthday' | 'avatar_upload'
    >
  >
}

/** One that nobody else has, however it is written; of two who want it at once, one has it. Undefined for the one they have already. */
async function freeNickname(tx: Tx, accountId: string, nickname: string | undefined): Promise<string | undefined> {
  const folded = foldedNickname(nickname ?? '')
  if (nickname === undefined || folded === '') return nickname
  await lockNames(tx, [`nickname ${folded}`])
  const own = await memberTables(tx)
    .selectFrom('account_details')
    .select('nickname')
    .where('account_id', '=', accountId)
    .executeTakeFirst()
  if (own?.nickname === nickname) return undefined
  const other = await memberTables(tx)
    .selectFrom('account_details')
    .select('account_id')
    .where('nickname_folded', '=', folded)
    .where('account_id', '<>', accountId)
    .executeTakeFirst()
  return other ? refuse('BAD_INPUT', { field: 'nickname', fields: { nickname: 'nickname-taken' } }) : nickname
}

/** Forgets what guests told whose last visit is so long over that their session has ended. A member's details stay until they leave. */
export async function purgeDetails(tx: Tx): Promise<void> {
  await memberTables(tx)
    .deleteFrom('account_details')
    .where('changed_at', '<', new Date(clock.now().getTime() - DAY))
    .where('account_id', 'not in', (read) => read.selectFrom('members').select('account_id'))
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('sessions').select('session_id').whereRef('sessions.account_id', '=', 'account_details.account_id'))),
    )
    .execute()
}

/** What a visitor told becomes the member's, who has told nothing yet; else it is forgotten. */
export async function takeOverDetails(tx: Tx, visitorId: string, memberId: string): Promise<void> {
  const told = await memberTables(tx).deleteFrom('account_details').where('account_id', '=', visitorId).returningAll().execute()
  for (const row of told)
    await memberTables(tx)
      .insertInto('account_details')
      .values({ ...row, account_id: memberId })
      .onConflict((conflict) => conflict.doNothing())
      .execute()
}

/** What is known of a member from the first moment; a name given on joining counts more than one given as a visitor. */
export async function beginDetails(tx: Tx, accountId: string, { firstName, lastName, contact, language }: Begun): Promise<void> {
  const known = await getDetails(tx, accountId)
  await keepDetails(tx, accountId, {
    ...known,
    firstName: firstName || known.firstName,
    lastName: lastName || known.lastName,
    email: contact.kind === 'email' ? contact.value : known.email,
    language: known.language ?? (language === 'zh' ? 'cht_CN' : 'en_US'),
    sexType: known.sexType ?? 1,
  })
}
type Begun = { firstName: string; lastName: string; contact: Contact; language: Language }

/** What a moderator has taken from a member; another is chosen by themselves. */
export async function clearWordsOfMember(tx: Tx, accountId: string, what: 'nickname' | 'signature'): Promise<void> {
  await memberTables(tx)
    .updateTable('account_details')
    .set(what === 'nickname' ? { nickname: '', nickname_folded: null } : { signature: '' })
    .where('account_id', '=', accountId)
    .execute()
}

/** What members are called, the latest change first. */
export async function listNewestNicknames(tx: Read, most: number): Promise<string[]> {
  const rows = await memberTables(tx)
    .selectFrom('account_details')
    .select('nickname')
    .where('nickname', '<>', '')
    .orderBy('changed_at', 'desc')
    .limit(most)
    .execute()
  return rows.map(({ nickname }) => nickname)
}
