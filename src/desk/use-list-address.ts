import { useLocation, useNavigate, useSearchParams } from 'react-router'
import { useAddressToBe } from './use-address-to-be.ts'

export type ListQuery = { page: number; state: string; word: string }

/** What a list shows is in its address, so that going back, reloading and passing it on all show the same. */
export function useListAddress() {
  const { pathname } = useLocation()
  const [params] = useSearchParams()
  const navigate = useNavigate()
  const toBe = useAddressToBe()
  const addressOf = (changes: Partial<ListQuery>): string => {
    const next = { ...readQuery(toBe()), page: 1, ...changes }
    const kept = new URLSearchParams()
    // In the order the server spells them too, so that both draw the same page.
    if (next.page > 1) kept.set('page', String(next.page))
    if (next.state) kept.set('state', next.state)
    if (next.word) kept.set('word', next.word)
    const search = kept.toString()
    return search ? `${pathname}?${search}` : pathname
  }
  const show = (changes: Partial<ListQuery>) => void navigate(addressOf(changes), { replace: true, preventScrollReset: true })
  return { query: readQuery(params), addressOf, show }
}

function readQuery(params: URLSearchParams): ListQuery {
  const page = Number(params.get('page') ?? 1)
  return {
    page: Number.isInteger(page) && page >= 1 && page <= 10_000 ? page : 1,
    state: params.get('state') ?? '',
    word: (params.get('word') ?? '').slice(0, 80),
  }
}
