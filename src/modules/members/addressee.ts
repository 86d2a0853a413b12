import type { Language } from '#language/languages.ts'
import type { Read } from '#platform/database.server.ts'
import { listContacts } from './contacts.ts'
import { findMember } from './member-accounts.ts'
import { findPersonName } from './own-details.ts'

type Addressee = { recipient: string; name: string; language: Language; isOpen: boolean }

/** Where a member is written to, and in which language; nobody who has no proven e-mail. One whose account is closed is told what has to be. */
export async function findAddressee(tx: Read, memberId: string): Promise<Addressee | undefined> {
  const email = (await listContacts(tx, memberId)).find(({ kind }) => kind === 'email')
  const { language = 'en', isOpen = false } = (await findMember(tx, memberId)) ?? {}
  return email && { recipient: email.value, name: await findPersonName(tx, memberId), language, isOpen }
}
