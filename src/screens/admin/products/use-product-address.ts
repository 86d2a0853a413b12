import { useLocation, useNavigate, useSearchParams } from 'react-router'
import type { ProductListQuery } from '#modules/catalogue/admin-list/admin-list.contract.ts'
import { productLacks, productSorts, productStates } from '#modules/catalogue/admin-list/product-sorts.rules.ts'
import { useAddressToBe } from '#desk/use-address-to-be.ts'

/** `draft`: what is being changed, and `bulk`: changes of many at once, instead of what there is. */
export type ProductAddress = Omit<ProductListQuery, 'state'> & {
  state: ProductListQuery['state'] | 'draft' | 'bulk'
  page: number
}

/** Without a choice of its own: typed, and checked by the shop. */
const FREE = { word: 80, brand: 80, category: 160, since: 10 } as const
const CHOICES = {
  state: ['', ...productStates, 'draft', 'bulk'],
  gender: ['', 'women', 'men', 'unisex'],
  sale: ['', 'yes', 'no'],
  points: ['', 'yes', 'no'],
  stock: ['', 'none', 'low', 'some'],
  lacks: ['', ...productLacks],
  sort: productSorts,
} as const satisfies Record<string, readonly string[]>

export const EVERYTHING: ProductAddress = {
  ...{
    page: 1,
    word: '',
    state: '',
    brand: '',
    category: '',
    gender: '',
    sale: '',
    points: '',
    stock: '',
    since: '',
    lacks: '',
    sort: 'newest',
  },
}

/** What the list shows is in its address, so that going back, reloading and passing it on show the same. */
export function useProductAddress() {
  const { pathname } = useLocation()
  const [params] = useSearchParams()
  const navigate = useNavigate()
  const toBe = useAddressToBe()
  const query = readQuery(params)
  const addressOf = (changes: Partial<ProductAddress>): string => {
    const search = searchOf({ ...readQuery(toBe()), page: 1, ...changes })
    return search ? `${pathname}?${search}` : pathname
  }
  const show = (changes: Partial<ProductAddress>) =>
    void navigate(addressOf(changes), { replace: true, preventScrollReset: true })
  return { query, addressOf, show }
}

function readQuery(params: URLSearchParams): ProductAddress {
  const page = Number(params.get('page') ?? 1)
  const query: Record<string, string | number> = {
    ...EVERYTHING,
    page: Number.isInteger(page) && page >= 1 && page <= 200 ? page : 1,
  }
  for (const [name, most] of Object.entries(FREE)) query[name] = (params.get(name) ?? '').slice(0, most)
  for (const [name, choices] of Object.entries(CHOICES)) {
    const wanted = params.get(name)
    if (wanted !== null && choices.some((choice) => choice === wanted)) query[name] = wanted
  }
  // Every name has just been given a value of its own kind.
  return query as ProductAddress
}

/** In one order, so that what draws the page first spells it alike. */
function searchOf(query: ProductAddress): string {
  const kept = new URLSearchParams()
  for (const [name, value] of Object.entries(query).toSorted(([one], [other]) => (one < other ? -1 : 1)))
    if (value !== EVERYTHING[name as keyof ProductAddress]) kept.set(name, String(value))
  return kept.toString()
}

/** What is asked of the shop. */
export function listQueryOf({ page: _, state, ...query }: ProductAddress): ProductListQuery {
  return { ...query, state: state === 'draft' || state === 'bulk' ? '' : state }
}
