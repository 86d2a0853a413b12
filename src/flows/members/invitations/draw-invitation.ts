import { invitationPictureText } from '#language/account/invitations.text.ts'
import { house } from '#language/house.ts'
import type { Language } from '#language/languages.ts'
import { localPath, textsIn } from '#language/texts.ts'
import { drawInvitation, drawSquareCode, type InvitationPicture } from '#modules/papers/index.server.ts'
import type { Read } from '#platform/database.server.ts'
import { showInvitation } from './show-invitations.ts'

/** Where the link of a code leads. */
const invitationAddress = (publicUrl: string, language: Language, code: string): string =>
  publicUrl.replace(/\/$/, '') + localPath(language, `/account/invite/share/${code}`)

/** What stands on the picture of a code at present; undefined for a code of nobody. */
export async function pictureOf(
  tx: Read,
  code: string,
  language: Language,
  publicUrl: string,
): Promise<InvitationPicture | undefined> {
  const { isOver, friendGift, orderFrom } = await showInvitation(tx, code, language)
  if (isOver) return undefined
  const texts = textsIn(invitationPictureText, language)
  return {
    wordmark: house().mark,
    lead: texts.lead,
    gift: friendGift || texts.welcome,
    note: friendGift ? texts.note(orderFrom) : texts.noGift,
    code,
    address: invitationAddress(publicUrl, language, code),
  }
}

export { drawInvitation, drawSquareCode }
