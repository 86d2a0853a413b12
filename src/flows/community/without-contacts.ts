import { writeMessage } from '#modules/inbox/index.server.ts'
import { type ContactKind, maskContacts, privateKinds } from '#modules/conversations/contact-details.rules.ts'
import { maskedText } from '#language/moderation/waiting.text.ts'
import type { Tx } from '#platform/database.server.ts'
import { refuse } from '#platform/refusal.ts'

/** A text as others see it: no telephone number, account or e-mail address of anyone is published. */
export const withoutContacts = (text: string, ownHost: string): { text: string; masked: ContactKind[] } =>
  maskContacts(text, ownHost, privateKinds)

export const hasContacts = (text: string, ownHost: string): boolean => withoutContacts(text, ownHost).masked.length > 0

/** What somebody is called cannot be shown with a gap. Refuses by its field. */
export function refuseContacts(field: string, name: string, ownHost: string): void {
  if (hasContacts(name, ownHost)) refuse('BAD_INPUT', { field, fields: { [field]: 'contact-in-name' } })
}

/** An author is told once of each version what others do not see of it. */
export async function tellMasked(
  tx: Tx,
  accountId: string,
  { masked, about, link }: { masked: readonly ContactKind[]; about: string; link: string },
): Promise<void> {
  if (masked.length === 0) return
  const { title, text } = maskedText
  await writeMessage(tx, accountId, { kind: 'platform', title, text, link, dedupeKey: `masked ${about}` })
}
