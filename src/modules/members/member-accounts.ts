import type { Language } from '#language/languages.ts'
import type { Key, Read, Tx } from '#platform/database.server.ts'
import { openAccount } from '#platform/access/sessions.server.ts'
import { newId, newSpokenCode } from '#platform/ids.server.ts'
import { memberTables } from './members.tables.ts'

/** Short enough to be read out, and far too many to be guessed one after the other. */
const INVITE_LENGTH = 10

export type NewMember = { language: Language; invitedBy: string | undefined }

/** Opens the account of a member; the terms are accepted with it. */
export async function openMember(tx: Tx, { language, invitedBy }: NewMember): Promise<string> {
  const accountId = newId()
  await openAccount(tx, 'member', accountId)
  await memberTables(tx)
    .insertInto('members')
    .values({ account_id: accountId, invite_code: newSpokenCode(INVITE_LENGTH), invited_by: invitedBy ?? null, language })
    .execute()
  return accountId
}

export type MemberState = { isOpen: boolean; language: Language }

/** Undefined for an account that is no member's: a contact may be an operator's. */
export async function findMember(tx: Read, accountId: Key): Promise<MemberState | undefined> {
  const row = await memberTables(tx)
    .selectFrom('members')
    .select(['disabled_at', 'left_at', 'language'])
    .where('account_id', '=', accountId)
    .executeTakeFirst()
  return row && { isOpen: row.disabled_at === null && row.left_at === null, language: row.language }
}

/** Nobody else has a balance that something could go to. */
export const isOpenMember = async (tx: Read, accountId: Key): Promise<boolean> =>
  (await findMember(tx, accountId))?.isOpen ?? false

export type MemberFacts = { language: Language; inviteCode: string; disabledReason: string }

export async function findMemberFacts(tx: Read, accountId: string): Promise<MemberFacts> {
  const row = await memberTables(tx)
    .selectFrom('members')
    .select(['language', 'invite_code as inviteCode', 'disabled_reason as disabledReason'])
    .where('account_id', '=', accountId)
    .executeTakeFirstOrThrow()
  return { ...row, disabledReason: row.disabledReason ?? '' }
}
