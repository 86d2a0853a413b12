import type { Language } from '#language/languages.ts'
import { localPath } from '#language/texts.ts'
import type { CardWire } from '#modules/conversations/conversations.contract.ts'
import { productAddress } from '../addresses.ts'

/** Where its buyer finds what a conversation is about. */
export function cardAddress({ orderNo, requestNo, brandCode, articleNumber }: CardWire, language: Language): string | undefined {
  if (orderNo) return localPath(language, `/myaccount/orders/orderDetail?orderNo=${orderNo}`)
  if (requestNo) return localPath(language, `/myaccount/sourcing/request?no=${requestNo}`)
  return brandCode && articleNumber ? productAddress(language, brandCode, articleNumber) : undefined
}
