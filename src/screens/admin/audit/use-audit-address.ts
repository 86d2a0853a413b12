import { useLocation, useNavigate, useSearchParams } from 'react-router'

const NAMES = ['actorId', 'action', 'subjectId', 'from', 'to'] as const
export type AuditQuery = Record<(typeof NAMES)[number], string>

/** What is searched for, in the address: going back, reloading and passing it on show the same. */
export function useAuditAddress() {
  const { pathname } = useLocation()
  const [params] = useSearchParams()
  const navigate = useNavigate()
  const read = (name: (typeof NAMES)[number]): string => (params.get(name) ?? '').slice(0, 120)
  const query: AuditQuery = {
    actorId: read('actorId'),
    action: read('action'),
    subjectId: read('subjectId'),
    from: read('from'),
    to: read('to'),
  }
  const show = (wanted: AuditQuery) => {
    const kept = new URLSearchParams(NAMES.flatMap((name) => (wanted[name] ? [[name, wanted[name]]] : [])))
    void navigate(kept.size > 0 ? `${pathname}?${kept}` : pathname, { preventScrollReset: true })
  }
  return { query, show }
}
