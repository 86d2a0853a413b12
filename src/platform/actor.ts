/** Every kind of who does something. A `shopper` is any visitor or member, a `machine` a program with a key of its own. */
export const actorKinds = ['shopper', 'clock', 'operator', 'seller', 'provider', 'bank', 'machine'] as const
export type ActorKind = (typeof actorKinds)[number]

const named = ['operator', 'machine', 'seller'] as const
/** Known by a name of their own, whatever that may be. */
export const isNamed = (kind: ActorKind): kind is (typeof named)[number] => named.some((one) => one === kind)

/** Someone who works for the shop, or a program of its own, by the account behind it. */
export type Operator = { kind: 'operator' | 'machine'; id: string; name: string }

/** Who lists products: someone of the shop, or a seller whose own brands are listed at once. */
export type Lister = Operator | { kind: 'seller'; id: string; name: string }

/**
 * Who does something, for histories, the audit trail and events. Only the kind and the account decide anything; a name is what is shown,
 * and an operator may have any name. The clock and the outside world have no account.
 */
export type Actor =
  | Operator
  | { kind: 'shopper'; id?: string; name?: string }
  | { kind: 'seller'; id: string; name: string }
  | { kind: 'provider'; id?: undefined; name: string }
  | { kind: 'clock' | 'bank'; id?: undefined; name?: undefined }

export const CLOCK: Actor = { kind: 'clock' }
export const BANK: Actor = { kind: 'bank' }
/** A payment provider, by the name it has in `payments`. */
export const providerActor = (name: string): Actor => ({ kind: 'provider', name })

/** The columns that say who did it. `actor` is the name of that day, empty where the kind says all there is. */
export const actorColumns = ({ kind, id, name }: Actor) => ({ actor_kind: kind, actor_id: id ?? null, actor: name ?? '' })

/** The same of someone of the shop, where no one else does it. */
export const operatorColumns = ({ kind, id, name }: Operator) => ({ actor_kind: kind, actor_id: id, actor: name })

/** Someone of the shop itself, and no outside party. */
export const isOfShop = (actor: Actor): actor is Operator => actor.kind === 'operator' || actor.kind === 'machine'
