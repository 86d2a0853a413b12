import { couponMessages } from '#language/account/coupon-messages.text.ts'
import { showDate } from '#language/dates.ts'
import { fillWords } from '#language/fill-words.ts'
import type { Language } from '#language/languages.ts'
import { dayInHongKong } from '#platform/clock.ts'
import type { Benefit } from './campaigns.contract.ts'
import { sayBenefit } from './say-coupon.ts'

type Words = Record<Language, string>
export type CouponNews = { couponId: string; name: Words; benefit: Benefit; expiresAt: Date | null }

/** What the owner of a coupon is told of it, in the inbox. */
export function couponMessage(about: 'given' | 'ending', { couponId, name, benefit, expiresAt }: CouponNews) {
  const say = (part: 'title' | 'text', language: Language): string => {
    // The last day on which it can be used.
    const day = expiresAt ? showDate(dayInHongKong(new Date(expiresAt.getTime() - 1)), language) : ''
    const until = day ? fillWords(couponMessages.until[language], { day }) : ''
    return fillWords(couponMessages[about][language][part], {
      gives: sayBenefit(benefit, language),
      name: name[language],
      day,
      until,
    })
  }
  return {
    kind: 'offers' as const,
    title: { en: say('title', 'en'), zh: say('title', 'zh') },
    text: { en: say('text', 'en'), zh: say('text', 'zh') },
    link: '/myaccount/coupons',
    dedupeKey: `coupon:${couponId}:${about}`,
  }
}
