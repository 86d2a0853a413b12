/** What is looked at, kind by kind, in the sequence in which hands go over a piece. Certificates name the points: none is ever renamed. */
export const checklists = {
  bag: ['leather', 'stitching', 'hardware', 'lining', 'stamp', 'edges', 'shape'],
  watch: ['case', 'dial', 'crown', 'movement', 'bracelet', 'engraving', 'papers'],
  jewellery: ['hallmark', 'metal', 'stones', 'setting', 'clasp', 'weight', 'papers'],
  shoes: ['upper', 'stitching', 'sole', 'insole', 'size-mark', 'hardware', 'box'],
  clothing: ['fabric', 'labels', 'care-label', 'seams', 'fastenings', 'cut'],
  beauty: ['seal', 'packaging', 'print', 'batch-code', 'expiry', 'weight'],
  other: ['material', 'workmanship', 'maker-mark', 'hardware', 'packaging'],
} as const satisfies Record<string, readonly string[]>

export type PieceKind = keyof typeof checklists
export type CheckPoint = (typeof checklists)[PieceKind][number]
export const pieceKinds = Object.keys(checklists) as [PieceKind, ...PieceKind[]]
export const isPieceKind = (text: string): text is PieceKind => Object.hasOwn(checklists, text)

/** `absent`: the piece has no such thing, and is right without it. */
export const answers = ['fits', 'differs', 'absent'] as const
export type Answer = (typeof answers)[number]

export const results = ['pass', 'reject'] as const
export type Result = (typeof results)[number]

const KINDS: readonly [RegExp, PieceKind][] = [
  [/(^|\/)(bags|wallets|card-holders)(\/|$)/, 'bag'],
  [/(^|\/)watches(\/|$)/, 'watch'],
  [/(^|\/)(fine-jewellery|fashion-jewellery|jewellery)(\/|$)/, 'jewellery'],
  [/(^|\/)shoes(\/|$)/, 'shoes'],
  [/(^|\/)clothing(\/|$)/, 'clothing'],
  [/^beauty(\/|$)/, 'beauty'],
]

/** By the path of its category; whoever holds the piece may know better. */
export const kindOfCategory = (path: string): PieceKind => KINDS.find(([pattern]) => pattern.test(path))?.[1] ?? 'other'

export type Findings = {
  kind: PieceKind
  answers: Readonly<Record<string, Answer>>
  pictures: number
  result: Result
  reason: string
  /** Merchant and buyer have agreed on a price for what differs. */
  isAgreed?: boolean
}
export type FindingProblem = { field: string; problem: 'choose-one' | 'required' }

/**
 * What keeps a decision from being made: a piece passes when every point of its list has been looked at and none differs, but for what was
 * agreed on.
 */
export function problemOfFindings({
  kind,
  answers: given,
  pictures,
  result,
  reason,
  isAgreed = false,
}: Findings): FindingProblem | undefined {
  if (result === 'reject') return reason.trim() === '' ? { field: 'reason', problem: 'required' } : undefined
  const open = checklists[kind].find((point) => (given[point] === 'differs' ? !isAgreed : given[point] === undefined))
  if (open) return { field: `answers.${open}`, problem: 'choose-one' }
  return pictures === 0 ? { field: 'pictures', problem: 'required' } : undefined
}

/** The points a certificate may name. */
export const pointsThatFit = ({ kind, answers: given }: Pick<Findings, 'kind' | 'answers'>): CheckPoint[] =>
  checklists[kind].filter((point) => given[point] === 'fits')
