type Change = { version: number; changedAt: Date }

/** Which versions of the rules held when something was sold; before the first change there was none of anybody's. */
export function versionsInForce(changes: readonly Change[], sold: readonly Date[]): ReadonlySet<number> {
  const found = sold.map((at) => changes.findLast(({ changedAt }) => changedAt <= at)?.version)
  return new Set(found.filter((version) => version !== undefined))
}
