import type { Language } from '#language/languages.ts'
import type { Read } from '#platform/database.server.ts'
import { listContacts } from './contacts.ts'
import { findMember } from './member-accounts.ts'

/** Where a member is written to, and in which language; nobody who has no proven e-mail. */
export async function findAddressee(tx: Read, memberId: string): Promise<{ recipient: string; language: Language } | undefined> {
  const email = (await listContacts(tx, memberId)).find(({ kind }) => kind === 'email')
  return email && { recipient: email.value, language: (await findMember(tx, memberId))?.language ?? 'en' }
}
