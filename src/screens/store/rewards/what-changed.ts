import { priceChangeText } from '#language/buying/price-change.text.ts'
import type { Language } from '#language/languages.ts'
import { textsIn } from '#language/texts.ts'
import { priceRows } from '#modules/orders/placing/price-rows.rules.ts'
import type { SettleWire } from '#modules/orders/placing/settle.contract.ts'

/** In words, what of a price is not as it was. */
export function whatChanged(before: SettleWire | undefined, after: SettleWire | undefined, language: Language): string {
  if (!before || !after) return ''
  const texts = textsIn(priceChangeText, language)
  const [was, now] = [priceRows(before, language), priceRows(after, language)]
  const keys = [...new Set([...was, ...now].map(({ key }) => key))]
  const changes = keys.flatMap((key) => {
    const [one, other] = [was, now].map((rows) => rows.find((row) => row.key === key))
    const name = other?.name ?? one?.name ?? ''
    return one?.amount === other?.amount
      ? []
      : [texts.changed(name, one?.amount ?? texts.nothing, other?.amount ?? texts.nothing)]
  })
  return changes.length === 0 ? '' : `${changes.join(texts.changeBetween)}${texts.changeEnd}`
}
