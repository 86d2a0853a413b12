import { invitationMessages } from '#language/account/invitation-messages.text.ts'
import { fillWords } from '#language/fill-words.ts'
import type { Language } from '#language/languages.ts'
import { notifyMember } from '#modules/inbox/index.server.ts'
import type { Gift } from '#modules/invitations/invitations.contract.ts'
import { findAddressee } from '#modules/members/index.server.ts'
import type { Tx } from '#platform/database.server.ts'
import { sayGift } from './promise.ts'

/** Tells a member what an invitation has brought them, or that it went back: in the inbox, and by mail in their language. */
export async function notifyOfInvitation(
  tx: Tx,
  memberId: string,
  about: keyof typeof invitationMessages,
  gift: Gift,
  friendId: string,
): Promise<void> {
  const say = (part: 'title' | 'text', language: Language): string =>
    fillWords(invitationMessages[about][language][part], { gift: sayGift(gift, language) })
  await notifyMember(tx, memberId, await findAddressee(tx, memberId), {
    kind: 'offers',
    title: { en: say('title', 'en'), zh: say('title', 'zh') },
    text: { en: say('text', 'en'), zh: say('text', 'zh') },
    link: '/account/invite/share',
    dedupeKey: `invitation:${about}:${friendId}:${memberId}`,
  })
}
