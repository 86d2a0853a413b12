import { giftText } from '#language/account/invitations.text.ts'
import { fillWords } from '#language/fill-words.ts'
import type { Language } from '#language/languages.ts'
import { benefitOf, sayBenefit } from '#modules/coupons/index.server.ts'
import type { Gift, Promised } from '#modules/invitations/invitations.contract.ts'
import { findInvitationRules } from '#modules/shop-settings/index.server.ts'
import type { Read } from '#platform/database.server.ts'
import { showHkdExactly } from '#platform/money.ts'

/** What a new member and the member who invited them will get. A coupon is promised while there is one to give. */
export async function promiseOf(tx: Read): Promise<Promised> {
  const { inviterKind, inviterAmount, friendKind, friendAmount, orderFrom } = await findInvitationRules(tx)
  return {
    inviter: giftOf(inviterKind, inviterAmount),
    friend: friendKind === 'coupon' ? await couponNow(tx) : giftOf(friendKind, friendAmount),
    fromCents: orderFrom * 100,
  }
}

const giftOf = (kind: 'balance' | 'points' | 'none', amount: number): Gift => {
  if (kind === 'none') return { kind }
  return kind === 'balance' ? { kind, cents: amount * 100 } : { kind, points: amount }
}

async function couponNow(tx: Read): Promise<Gift> {
  const benefit = await benefitOf(tx, 'friend-invited')
  return benefit ? { kind: 'coupon', says: { en: sayBenefit(benefit, 'en'), zh: sayBenefit(benefit, 'zh') } } : { kind: 'none' }
}

/** In words; empty for nothing. */
export function sayGift(gift: Gift, language: Language): string {
  switch (gift.kind) {
    case 'none':
      return ''
    case 'balance':
      return fillWords(giftText.balance[language], { amount: showHkdExactly(gift.cents) })
    case 'points':
      return fillWords(giftText.points[language], { points: String(gift.points) })
    case 'coupon':
      return fillWords(giftText.coupon[language], { gives: gift.says[language] })
  }
}

/** From which merchandise on an order counts; empty where any does. */
export const sayFrom = ({ fromCents }: Pick<Promised, 'fromCents'>): string => (fromCents > 0 ? showHkdExactly(fromCents) : '')
