import type { MessageKind } from './inbox.rules.ts'

export const messageWays = ['here', 'mail', 'sms'] as const
export type MessageWay = (typeof messageWays)[number]

/** What a member said long before about a kind's way: without it nothing of the kind goes that way. */
export type Gate = 'news-email' | 'news-sms' | 'orders-email' | 'orders-sms'

/** `always`: it comes whatever a member says. `wanted`: what holds until they say anything. */
type Cell = { always: true } | { always: false; wanted: boolean; gate?: Gate }

const ALWAYS: Cell = { always: true }
const byGate = (gate: Gate): Cell => ({ always: false, wanted: true, gate })
const ifSaid = (wanted: boolean): Cell => ({ always: false, wanted })

/**
 * Each kind and its ways. What an order needs (its confirmation, what was paid and refunded) cannot be turned off. Offers and news are
 * advertising by law: they go out only with a consent to each way.
 */
export const waysOfKinds: Readonly<Record<MessageKind, Readonly<Record<MessageWay, Cell>>>> = {
  order: { here: ALWAYS, mail: ALWAYS, sms: byGate('orders-sms') },
  logistics: { here: ALWAYS, mail: byGate('orders-email'), sms: byGate('orders-sms') },
  receipts: { here: ALWAYS, mail: ALWAYS, sms: byGate('orders-sms') },
  offers: { here: ifSaid(true), mail: byGate('news-email'), sms: byGate('news-sms') },
  interactions: { here: ifSaid(true), mail: ifSaid(false), sms: ifSaid(false) },
  platform: { here: ifSaid(true), mail: byGate('news-email'), sms: byGate('news-sms') },
}
/** In this order on the page. */
export const kindsWithWays = Object.keys(waysOfKinds) as MessageKind[]

export type Ways = Record<MessageKind, Record<MessageWay, boolean>>

export const eachWay = <Value>(
  value: (kind: MessageKind, way: MessageWay) => Value,
): Record<MessageKind, Record<MessageWay, Value>> =>
  Object.fromEntries(
    kindsWithWays.map((kind) => [kind, Object.fromEntries(messageWays.map((way) => [way, value(kind, way)]))]),
  ) as Record<MessageKind, Record<MessageWay, Value>>

type Said = (kind: MessageKind, way: MessageWay) => boolean | undefined

/** What comes, from what a member has said of each and which consents they have given. */
export const resolveWays = (said: Said, isGiven: (gate: Gate) => boolean): Ways =>
  eachWay((kind, way) => {
    const cell = waysOfKinds[kind][way]
    if (cell.always) return true
    return (said(kind, way) ?? cell.wanted) && (cell.gate === undefined || isGiven(cell.gate))
  })

/** What a page of ticks says: which consents that means, and of each way whether it is wanted. */
export function readWays(ticked: Ways): {
  gates: Record<Gate, boolean>
  choices: { kind: MessageKind; way: MessageWay; wanted: boolean }[]
} {
  const cells = kindsWithWays.flatMap((kind) => messageWays.map((way) => ({ kind, way, cell: waysOfKinds[kind][way] })))
  const isAny = (gate: Gate): boolean =>
    cells.some(({ kind, way, cell }) => !cell.always && cell.gate === gate && ticked[kind][way])
  return {
    gates: {
      'news-email': isAny('news-email'),
      'news-sms': isAny('news-sms'),
      'orders-email': isAny('orders-email'),
      'orders-sms': isAny('orders-sms'),
    },
    // Of a consent that is not given every way is left as it is by default: it begins whole when it is given elsewhere.
    choices: cells.flatMap(({ kind, way, cell }) => {
      if (cell.always) return []
      const wanted = cell.gate !== undefined && !isAny(cell.gate) ? cell.wanted : ticked[kind][way]
      return [{ kind, way, wanted }]
    }),
  }
}
