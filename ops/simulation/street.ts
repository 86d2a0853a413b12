import { setTimeout as pause } from 'node:timers/promises'
import type { BuiltProduct } from '../../src/modules/catalogue/catalogue.builders.ts'
import type { PayType } from '../../src/modules/orders/payments/pay-types.rules.ts'
import type { Database } from '../../src/platform/database.server.ts'
import type { CallPath, Envelope } from '../../src/platform/wire/call-path.ts'
import type { Codes, Door, Member } from './circle.ts'

/** Of what there is plenty, which stands first. */
export const PLENTY = 4

/** A member with a contact to sign in by; the session is the newest. */
export type Resident = Member & { email: string }

/** Where free shoppers walk. */
export type Street = {
  /** One of the processes, whichever stands. */
  url: () => string
  operator: () => Promise<string>
  /** Whoever looks at what the operator has asked for. */
  colleague: () => Promise<string>
  /** Works here, and helps themselves. */
  thief: () => Promise<string>
  database: Database
  products: BuiltProduct[]
  /** The same products, as merchants offer them. */
  beside: BuiltProduct[]
  codes: Codes
  /** Codes of influencers’ links. */
  links: string[]
  /** Of the operator and the colleague. */
  operatorIds: string[]
  residents: Resident[]
  /** The share of shoppers who order, pay and are gone. */
  buyers: number
  /** Whether members meet each other, too. */
  mingles: boolean
  random: () => number
  /** What was done last, for whoever has to understand a violation. */
  history: string[]
}

/** What a shopper and the desk do about one order. */
export type Day = Street & {
  ask: <Input, Output>(path: CallPath<Input, Output>, input: Input, token?: string) => Promise<Envelope<Output>>
  door: Door
  /** Nobody, of a guest. */
  me: Resident | undefined
  orderNo: string
  token: string
  way: PayType
  /** Where it was paid, if at a provider's. */
  page: string | undefined
}

export const pick = <Item>(items: readonly Item[], random: () => number): Item => items[Math.floor(random() * items.length)]!

/** A button on a page of a stand-in's, until one of the processes answers. */
export const pressThere = (street: Pick<Street, 'url'>, page: string, button: string): Promise<void> =>
  sendThere(street, `${new URL(page, street.url()).pathname}/${button}`)

/** The form of the bank's page: what the page was opened with, and what was chosen on it. */
export const payThere = (street: Pick<Street, 'url'>, page: string, chosen: Record<string, string>): Promise<void> => {
  const { pathname, searchParams } = new URL(page, street.url())
  return sendThere(street, pathname, new URLSearchParams({ ...Object.fromEntries(searchParams), ...chosen }))
}

async function sendThere({ url }: Pick<Street, 'url'>, path: string, body?: URLSearchParams): Promise<void> {
  for (let times = 0; times < 5; times += 1) {
    const options = {
      method: 'POST',
      redirect: 'manual',
      signal: AbortSignal.timeout(15_000),
      ...(body ? { body } : {}),
    } as const
    const answered = await fetch(url() + path, options).then(
      async (response) => (await response.text(), response.status < 500),
      () => false,
    )
    if (answered) return
    await pause(200)
  }
}
