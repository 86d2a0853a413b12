import { MerchantKindWire } from '#modules/merchants/merchants.contract.ts'
import { listPeople, type Person } from '#modules/profiles/index.server.ts'
import type { PersonWire } from '#modules/profiles/profiles.contract.ts'
import { piecesOf } from '#modules/profiles/mentions.rules.ts'
import type { TextPartWire } from '#modules/posts/posts.contract.ts'
import type { Language } from '#language/languages.ts'
import type { Reader } from '#platform/access/may-see.server.ts'
import type { Read } from '#platform/database.server.ts'

/** Where everybody finds an upload that is shown. */
export const hashOf = (uploadId: string): string => uploadId.replaceAll('-', '')

export const presentPerson = (
  { code, name, bio, avatarId, width, height, bond, merchant }: Person,
  language: Language,
): PersonWire => ({
  ...{ code, bio, bond },
  name: merchant?.[language] ?? name,
  merchant: merchant && { code: merchant.code, kind: MerchantKindWire.parse(merchant.kind) },
  avatar: avatarId && width && height ? { hash: hashOf(avatarId), width, height, alt: '' } : null,
})

/** The reader as others meet them; nobody without a page. */
export async function presentViewer(tx: Read, reader: Reader, language: Language): Promise<PersonWire | null> {
  const { profileId } = reader
  if (profileId === undefined) return null
  const own = (await listPeople(tx, reader, [profileId])).get(profileId)
  return own ? presentPerson(own, language) : null
}

/** Whom texts mention, and that the reader may meet. */
export const peopleIn = (bodies: readonly string[]): string[] => [
  ...new Set(bodies.flatMap((body) => piecesOf(body).flatMap((piece) => ('profileId' in piece ? [piece.profileId] : [])))),
]

/** A text for this reader: who is mentioned by their name of today, and without a name where they are not there. */
export const presentText = (body: string, people: ReadonlyMap<string, Person>): TextPartWire[] =>
  piecesOf(body).map((piece) => {
    if ('text' in piece) return { kind: 'text', text: piece.text, code: '' }
    const person = people.get(piece.profileId)
    return person ? { kind: 'person', text: person.name, code: person.code } : { kind: 'gone', text: '', code: '' }
  })

/** A text as it is typed: who is mentioned by their name of today. */
export async function plainWords(tx: Read, reader: Reader, body: string): Promise<string> {
  const people = await listPeople(tx, reader, peopleIn([body]))
  return presentText(body, people)
    .map(({ kind, text }) => (kind === 'text' ? text : `@${text}`))
    .join('')
}
