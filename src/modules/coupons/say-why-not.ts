import { couponProblemText } from '#language/buying/coupon-problem.text.ts'
import { payTypeText } from '#language/buying/order-state.text.ts'
import { showDate } from '#language/dates.ts'
import { fillWords } from '#language/fill-words.ts'
import type { Language } from '#language/languages.ts'
import { dayInHongKong } from '#platform/clock.ts'
import { showHkdExactly } from '#platform/money.ts'
import type { Unfit } from './coupon.rules.ts'

/** Why a coupon does not fit, in words. */
export function sayWhyNot({ reason, detail }: Unfit, language: Language): string {
  const only = detail.only?.[language] ?? ''
  const text = reason === 'minimum' && only ? couponProblemText['minimum-of'] : couponProblemText[reason]
  return fillWords(text[language], {
    only,
    amount: detail.missingCents === undefined ? '' : showHkdExactly(detail.missingCents),
    pieces: String(detail.missingPieces ?? ''),
    ways: (detail.payTypes ?? []).map((way) => payTypeText[way][language]).join(language === 'zh' ? '、' : ', '),
    day: detail.startsAt ? showDate(dayInHongKong(detail.startsAt), language) : '',
    other: detail.other?.[language] ?? '',
  })
}
