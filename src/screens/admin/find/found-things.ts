import type { FoundRow } from '#desk/find/found-places.ts'
import type { FoundThing } from '#modules/finder/finder.contract.ts'
import type { May } from '#screens/admin/session/session.ts'

type Found = FoundRow<FoundThing['kind']>

const paths: Record<FoundThing['kind'], (thing: FoundThing, may: May) => string> = {
  order: ({ id }) => `/admin/orders/${id}`,
  product: ({ id }) => `/admin/products/${id}`,
  // Who may not keep brands is led to their pieces.
  brand: ({ id, name }, may) =>
    may('keep-shelves') ? `/admin/brands/${encodeURIComponent(id)}` : `/admin/products?word=${encodeURIComponent(name)}`,
  member: ({ id }) => `/admin/members/${id}`,
}

export const asFound = (thing: FoundThing, may: May): Found => ({
  ...thing,
  id: `${thing.kind} ${thing.id}`,
  path: paths[thing.kind](thing, may),
})
