import type { BuiltProduct } from '../../src/modules/catalogue/catalogue.builders.ts'
import type { PayType } from '../../src/modules/orders/orders.rules.ts'
import type { CallPath, Envelope } from '../../src/platform/wire/call-path.ts'

/** Where free shoppers walk. */
export type Street = {
  /** One of the processes, whichever stands. */
  url: () => string
  operator: () => Promise<string>
  products: BuiltProduct[]
  random: () => number
  /** What was done, for whoever has to understand a violation. */
  history: string[]
}

/** What a shopper and the desk do about one order. */
export type Day = Street & {
  ask: <Input, Output>(path: CallPath<Input, Output>, input: Input, token?: string) => Promise<Envelope<Output>>
  orderNo: string
  token: string
  way: PayType
}

export const pick = <Item>(items: readonly Item[], random: () => number): Item => items[Math.floor(random() * items.length)]!
