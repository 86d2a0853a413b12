import { showDate } from '#language/dates.ts'
import { fillWords } from '#language/fill-words.ts'
import type { Language } from '#language/languages.ts'
import { documentMessages } from '#language/seller/document-messages.text.ts'
import { requirementText } from '#language/sellers/requirements.text.ts'
import {
  type EndedDocument,
  type EndingDocument,
  findApplicationOf,
  listEnded,
  lockApplication,
  moveApplication,
  takeEnding,
} from '#modules/applications/index.server.ts'
import { notifyMember } from '#modules/inbox/index.server.ts'
import { findAddressee } from '#modules/members/index.server.ts'
import { keepLacking, listCards, listOwnersOf } from '#modules/merchants/index.server.ts'
import { tellOfMerchant } from '#modules/offers/index.server.ts'
import { CLOCK } from '#platform/actor.ts'
import { clock, dayInHongKong } from '#platform/clock.ts'
import type { Tx } from '#platform/database.server.ts'

/** Asks again for documents that end soon, once for each of the times; answers how many. */
export async function remindOfDocuments(tx: Tx, most: number): Promise<number> {
  const ending = await takeEnding(tx, dayInHongKong(clock.now()), most)
  for (const document of ending) {
    const { applicationId, requirementId } = document
    const application = await lockApplication(tx, { application_id: applicationId })
    const next = await moveApplication(tx, application, 'remind', CLOCK, { requirementId })
    await tellOwners(tx, 'ending', document, `${requirementId}:${next.version}`)
  }
  return ending.length
}

/**
 * From the day after a document has ended its merchant sells nothing new, and from when another is accepted it sells again; its open orders
 * go on. `merchantId`: of this one alone.
 */
export async function followDocuments(tx: Tx, merchantId?: string): Promise<void> {
  const ended = await listEnded(tx, dayInHongKong(clock.now()), merchantId)
  const turned = await keepLacking(tx, [...new Set(ended.map((one) => one.merchantId))], merchantId)
  for (const { merchantId: turnedId, lacks } of turned) {
    await tellOfMerchant(tx, turnedId)
    const found = await findApplicationOf(tx, turnedId)
    if (!found) continue
    const application = await lockApplication(tx, found)
    const next = await moveApplication(tx, application, lacks ? 'lapse' : 'resume', CLOCK)
    const document = ended.find((one) => one.merchantId === turnedId)
    if (lacks && document) await tellOwners(tx, 'ended', document, `${application.application_id}:${next.version}`)
  }
}

async function tellOwners(
  tx: Tx,
  about: keyof typeof documentMessages,
  { merchantId, kind, lastDay }: EndingDocument | EndedDocument,
  key: string,
): Promise<void> {
  // A shop that is closed shows nothing any more.
  const [card] = await listCards(tx, [merchantId])
  if (card?.closed_at) return
  const say = (part: 'title' | 'text', language: Language): string =>
    fillWords(documentMessages[about][language][part], {
      document: requirementText[kind][language],
      day: showDate(lastDay, language),
    })
  for (const accountId of await listOwnersOf(tx, merchantId))
    await notifyMember(tx, accountId, await findAddressee(tx, accountId), {
      kind: 'platform',
      title: { en: say('title', 'en'), zh: say('title', 'zh') },
      text: { en: say('text', 'en'), zh: say('text', 'zh') },
      link: '/seller/documents',
      dedupeKey: `document:${about}:${key}:${accountId}`,
    })
}
