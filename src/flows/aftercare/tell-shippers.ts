import { showDate, showMoment } from '#language/dates.ts'
import { fillWords } from '#language/fill-words.ts'
import type { Language } from '#language/languages.ts'
import { lateFeeMessages, lateMessages } from '#language/seller/late-messages.text.ts'
import { type NewMessage, notifyMember } from '#modules/inbox/index.server.ts'
import { findAddressee } from '#modules/members/index.server.ts'
import { listShippers } from '#modules/merchants/index.server.ts'
import type { LateConsignment } from '#modules/orders/index.server.ts'
import type { Tx } from '#platform/database.server.ts'
import { showHkdExactly } from '#platform/money.ts'

/** Tells each of those who send a merchant's parcels, in the inbox and by e-mail, once for each key. */
export async function notifyShippers(
  tx: Tx,
  merchantId: string,
  { key, ...said }: Pick<NewMessage, 'kind' | 'title' | 'text' | 'link'> & { key: string },
): Promise<void> {
  for (const accountId of await listShippers(tx, merchantId))
    await notifyMember(tx, accountId, await findAddressee(tx, accountId), { ...said, dedupeKey: `${key}:${accountId}` })
}

type About = keyof typeof lateMessages
/** What the merchant does not receive, and what it is charged. */
export type UnsentCost = { cents: number; feeCents: number }
type Consignment = Pick<LateConsignment, 'orderNo' | 'merchantId'> & { dueAt: Date | null }

const FEES: Partial<Record<About, keyof typeof lateFeeMessages>> = {
  remind: 'remind',
  cancelled: 'cancelled',
  'cannot-send': 'cancelled',
}

/** Tells those who send a merchant's parcels what becomes of what they have not sent, once for each key. */
export async function tellShippers(
  tx: Tx,
  about: About,
  { orderNo, merchantId, dueAt }: Consignment,
  { key, day = '', cents, feeCents }: UnsentCost & { key: string; day?: string },
): Promise<void> {
  const feeWords = FEES[about]
  const say = (part: 'title' | 'text', language: Language): string => {
    const fee = feeWords === undefined || feeCents === 0 ? '' : lateFeeMessages[feeWords][language]
    return fillWords(lateMessages[about][language][part], {
      number: orderNo,
      time: dueAt ? showMoment(dueAt.toISOString(), language) : '',
      day: day ? showDate(day, language) : '',
      amount: showHkdExactly(cents),
      fee: fillWords(fee, { fee: showHkdExactly(feeCents) }),
    })
  }
  await notifyShippers(tx, merchantId, {
    kind: 'logistics',
    title: { en: say('title', 'en'), zh: say('title', 'zh') },
    text: { en: say('text', 'en'), zh: say('text', 'zh') },
    link: `/seller/orders/${orderNo}`,
    key,
  })
}
