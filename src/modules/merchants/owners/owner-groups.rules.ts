/** Something that only merchants of one owner share. */
export type OwnerMark = { merchantId: string; mark: string }

/**
 * Of merchants that share a mark with another, each with the name of their group: the first of its merchants. Who shares one with two
 * others joins them all.
 */
export function ownerGroups(marks: readonly OwnerMark[]): Map<string, string> {
  const parents = new Map<string, string>()
  const firstOf = (id: string): string => {
    const parent = parents.get(id) ?? id
    return parent === id ? id : firstOf(parent)
  }
  const firstWith = new Map<string, string>()
  for (const { merchantId, mark } of marks) {
    const known = firstWith.get(mark)
    if (known === undefined) firstWith.set(mark, merchantId)
    else {
      const [first = '', second = ''] = [firstOf(known), firstOf(merchantId)].toSorted((one, other) => (one < other ? -1 : 1))
      if (first !== second) parents.set(second, first)
    }
  }
  const all = Map.groupBy(new Set(marks.map(({ merchantId }) => merchantId)), firstOf)
  return new Map([...all].flatMap(([first, members]) => (members.length > 1 ? members.map((one) => [one, first] as const) : [])))
}
