import { cardText } from '#language/browse/card.text.ts'
import { couponSayingText } from '#language/buying/coupon-saying.text.ts'
import { payTypeText } from '#language/buying/order-state.text.ts'
import { fillWords } from '#language/fill-words.ts'
import type { Language } from '#language/languages.ts'
import { showHkdExactly } from '#platform/money.ts'
import type { Benefit } from './campaigns.contract.ts'
import type { CouponOffer } from './coupon.rules.ts'

type Saying = keyof typeof couponSayingText

const say = (name: Saying, language: Language, words: Record<string, string> = {}): string =>
  fillWords(couponSayingText[name][language], words)

/** What it gives: “HK$200 off”. */
export function sayBenefit(benefit: Benefit, language: Language): string {
  const percent = 'basisPoints' in benefit ? String(benefit.basisPoints / 100) : ''
  // A share of whole percents has its own word in Chinese, as on the cards; any other is told in percent.
  const folds = Number.isInteger(Number(percent)) ? cardText.off.zh(Number(percent)) : `減${percent}%`
  switch (benefit.kind) {
    case 'amount':
      return say('amount', language, { amount: showHkdExactly(benefit.cents) })
    case 'percent':
      return benefit.capCents === null
        ? say('percent', language, { percent, folds })
        : say('percent-cap', language, { percent, folds, amount: showHkdExactly(benefit.capCents) })
    case 'delivery':
      return say('delivery', language)
    case 'care':
      return say('care', language, { amount: showHkdExactly(benefit.worthCents) })
    case 'buy-get':
      return say(benefit.basisPoints === 10_000 ? 'free' : 'buy-get', language, {
        percent,
        folds,
        buy: String(benefit.buy),
        get: String(benefit.get),
      })
  }
}

/** What it asks for, each in a few words. */
export function sayConditions({ conditions, only, withOthers }: CouponOffer, language: Language): string[] {
  const { minimumCents, firstOrder, members, groups, payTypes } = conditions
  const ways = payTypes.map((way) => payTypeText[way][language]).join(language === 'zh' ? '、' : ', ')
  return [
    minimumCents > 0 ? say('minimum', language, { amount: showHkdExactly(minimumCents) }) : '',
    only[language] ? say('only', language, { only: only[language] }) : '',
    firstOrder ? say('firstOrder', language) : '',
    groups.length > 0 ? say('groups', language) : members ? say('members', language) : '',
    ways ? say('ways', language, { ways }) : '',
    withOthers ? '' : say('alone', language),
  ].filter(Boolean)
}
