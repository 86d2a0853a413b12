import type { PostalAddress } from '#language/buying/address-lines.ts'
import { isLocal } from '#language/buying/territories.ts'
import type { FieldProblem } from '#language/field-problems.ts'

/** Where couriers hand nothing over without one, and how it is written there. */
const NEEDED: Record<string, RegExp> = {
  AT: /^\d{4}$/,
  AU: /^\d{4}$/,
  BE: /^\d{4}$/,
  CA: /^[A-Z]\d[A-Z] ?\d[A-Z]\d$/,
  CH: /^\d{4}$/,
  CZ: /^\d{3} ?\d{2}$/,
  DE: /^\d{5}$/,
  DK: /^\d{4}$/,
  ES: /^\d{5}$/,
  FI: /^\d{5}$/,
  FR: /^\d{5}$/,
  GB: /^[A-Z]{1,2}\d[A-Z\d]? ?\d[A-Z]{2}$/,
  GR: /^\d{3} ?\d{2}$/,
  ID: /^\d{5}$/,
  IT: /^\d{5}$/,
  JP: /^\d{3}-?\d{4}$/,
  KR: /^\d{5}$/,
  LU: /^\d{4}$/,
  MY: /^\d{5}$/,
  NL: /^\d{4} ?[A-Z]{2}$/,
  NO: /^\d{4}$/,
  NZ: /^\d{4}$/,
  PH: /^\d{4}$/,
  PL: /^\d{2}-?\d{3}$/,
  PT: /^\d{4}-?\d{3}$/,
  SE: /^\d{3} ?\d{2}$/,
  SG: /^\d{6}$/,
  TH: /^\d{5}$/,
  US: /^\d{5}(-\d{4})?$/,
}
const ELSEWHERE = /^[A-Z0-9][A-Z0-9 -]{1,11}$/

type Placed = Pick<PostalAddress, 'territory' | 'provinceCode' | 'postCode'>

/** In the Mainland and Taiwan it may be left out, as where we know of none: couriers seldom ask. */
export const needsPostCode = ({ territory, provinceCode }: Omit<Placed, 'postCode'>): boolean =>
  territory === 'ABROAD' && provinceCode in NEEDED

export function postCodeProblem({ territory, provinceCode, postCode }: Placed): FieldProblem | undefined {
  const typed = postCode.trim().toUpperCase()
  if (isLocal(territory)) return undefined
  if (typed === '') return needsPostCode({ territory, provinceCode }) ? 'required' : undefined
  if (territory === 'CN') return /^\d{6}$/.test(typed) ? undefined : 'post-code-cn'
  if (territory === 'TW') return /^\d{3}(\d{2,3})?$/.test(typed) ? undefined : 'post-code-tw'
  if (!ELSEWHERE.test(typed)) return 'post-code'
  return (NEEDED[provinceCode] ?? ELSEWHERE).test(typed) ? undefined : 'post-code-there'
}
