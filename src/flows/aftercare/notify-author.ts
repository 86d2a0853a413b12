import type { EventFor } from '#events/events.server.ts'
import { notifyMember } from '#modules/inbox/index.server.ts'
import { findAddressee } from '#modules/members/index.server.ts'
import { findToldStep } from '#modules/moderation/index.server.ts'
import { houseRules } from '#modules/moderation/queue/cases.rules.ts'
import { getOrderById } from '#modules/orders/index.server.ts'
import { getReview } from '#modules/reviews/index.server.ts'
import { reasonLine } from '#language/account/reason-line.ts'
import { fillWords } from '#language/fill-words.ts'
import type { Language } from '#language/languages.ts'
import { houseRuleText, subjectKindText } from '#language/moderation/house-rules.text.ts'
import { moderationMessages } from '#language/moderation/moderation-messages.text.ts'
import { showDate } from '#language/dates.ts'
import { dayInHongKong } from '#platform/clock.ts'
import type { Tx } from '#platform/database.server.ts'
import { notifyShopper } from './notify-shopper.ts'

type Told = NonNullable<Awaited<ReturnType<typeof findToldStep>>>
const isTold = (act: string): act is keyof typeof moderationMessages => Object.hasOwn(moderationMessages, act)

/** Tells an author what was decided on what they wrote, by which rule, what follows for them, and until when they may appeal. */
export async function notifyAuthor(tx: Tx, { payload }: EventFor<'moderation-news'>, publicUrl: string): Promise<void> {
  const told = await findToldStep(tx, payload.caseId, payload.step)
  if (!told) return
  const { row, said } = told
  const act = told.decision.decision === 'end' && said.act === 'rest' ? 'end' : said.act
  // What its own desk has decided, that desk tells.
  if (!isTold(act) || (said.rule === '' && act === 'hide')) return
  const key = `moderation:${row.case_id}:${payload.step}`
  if (row.author_id === null) return tellGuest(tx, told, key, publicUrl)
  const say = (language: Language, part: 'title' | 'text') =>
    fillWords(moderationMessages[act][language][part], gapsOf(told, language)).trim()
  await notifyMember(tx, row.author_id, await findAddressee(tx, row.author_id), {
    kind: 'platform',
    title: { en: say('en', 'title'), zh: say('zh', 'title') },
    text: { en: say('en', 'text'), zh: say('zh', 'text') },
    link: '/myaccount/decisions',
    dedupeKey: key,
  })
}

/** A moment as the day it falls on here; nothing for none. */
const showDay = (moment: string, language: Language): string =>
  moment === '' ? '' : showDate(dayInHongKong(new Date(moment)), language)

function gapsOf({ row, said, decision }: Told, language: Language): Record<string, string> {
  return {
    kind: subjectKindText[row.kind][language],
    rule: said.rule === '' ? '' : `${houseRules[said.rule]} ${houseRuleText[said.rule][language]}`,
    until: showDay(decision.restsUntil, language),
    appeal: showDay(decision.appealUntil, language),
    reason: reasonLine(said.words, language),
  }
}

/** Who bought without an account is told by mail, as of their order. */
async function tellGuest(tx: Tx, told: Told, key: string, publicUrl: string): Promise<void> {
  if (told.row.kind !== 'review' || told.said.act === 'uphold' || told.said.act === 'overturn') return
  const { order_id } = await getReview(tx, told.row.subject_id)
  if (order_id === null) return
  const order = await getOrderById(tx, order_id)
  await notifyShopper(
    tx,
    order,
    {
      kind: 'platform',
      told: moderationMessages.guest,
      words: (language) => gapsOf(told, language),
      unitIds: [],
      link: `/myaccount/orders/review?orderNo=${order.order_number}`,
      key,
    },
    publicUrl,
  )
}
