import { refuse } from '#platform/refusal.ts'
import { type ContactKind, maskContacts, privateKinds } from './contact-details.rules.ts'

/** A text as others see it: no telephone number, account or e-mail address of anyone is published. */
export const withoutContacts = (text: string, ownHost: string): { text: string; masked: ContactKind[] } =>
  maskContacts(text, ownHost, privateKinds)

export const hasContacts = (text: string, ownHost: string): boolean => withoutContacts(text, ownHost).masked.length > 0

/** What somebody is called cannot be shown with a gap. Refuses by its field. */
export function refuseContacts(field: string, name: string, ownHost: string): void {
  if (hasContacts(name, ownHost)) refuse('BAD_INPUT', { field, fields: { [field]: 'contact-in-name' } })
}
