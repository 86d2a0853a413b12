import type { Flag } from './invitations.contract.ts'

export const likenesses = ['contact', 'device', 'address', 'card'] as const
type Likeness = (typeof likenesses)[number]
/** Something by which somebody would be known again. */
export type Trace = { accountId: string; kind: Likeness; value: string }

/** Two names of one host, which ignores dots. */
const GOOGLE = new Set(['gmail.com', 'googlemail.com'])

/** However it is written, the same box: what follows a + is the owner’s own. */
export function contactKey(value: string): string {
  const [box = '', host] = value.normalize('NFKC').toLowerCase().trim().split('@')
  if (host === undefined) return value.replace(/\D/g, '')
  const bare = box.split('+')[0] ?? ''
  return GOOGLE.has(host) ? `${bare.replaceAll('.', '')}@gmail.com` : `${bare}@${host}`
}

const SHORT: Record<string, string> = {
  flat: '',
  flt: '',
  room: '',
  rm: '',
  unit: '',
  floor: 'f',
  fl: 'f',
  road: 'rd',
  street: 'st',
}

/** The same words in another sequence, with other signs between or cut short, are the same place. */
export const addressKey = (value: string): string =>
  value
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/['’]/g, '')
    .replaceAll(/(\d+)\s*[/-]?\s*f(?:loor)?\b/g, '$1 f')
    .split(/[^\p{L}\p{N}]+/u)
    .map((word) => SHORT[word] ?? word)
    .filter(Boolean)
    .toSorted()
    .join(' ')

const keyOf = ({ kind, value }: Trace): string => {
  if (kind === 'contact') return contactKey(value)
  return kind === 'address' ? addressKey(value) : value
}

/** What a friend shares with the inviter or with others the inviter brought, each once. What is empty is nobody's. */
export function findLikenesses(friendId: string, traces: readonly Trace[]): Flag[] {
  const own = new Set(traces.flatMap((trace) => (trace.accountId === friendId ? [named(trace)] : [])))
  const found = new Map<string, Flag>()
  for (const trace of traces) {
    const { accountId, kind } = trace
    if (accountId === friendId || keyOf(trace) === '' || !own.has(named(trace))) continue
    found.set(`${kind} ${accountId}`, { kind, accountId })
  }
  return [...found.values()].toSorted(
    (one, other) => likenesses.indexOf(one.kind as Likeness) - likenesses.indexOf(other.kind as Likeness),
  )
}

const named = (trace: Trace): string => `${trace.kind} ${keyOf(trace)}`
