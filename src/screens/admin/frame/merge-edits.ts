type Layer = Record<string, unknown>
const isLayer = (value: unknown): value is Layer => typeof value === 'object' && value !== null && !Array.isArray(value)
const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other)

/** What was typed, upon what somebody else has saved meanwhile: each part that was not touched here is the newest; a list is one part. */
export function mergeEdits<Value extends Layer>(opened: Layer, typed: Value, newest: Value): Value {
  const parts = Object.keys(newest).map((key) => {
    const [was, mine, theirs] = [opened[key], typed[key], newest[key]]
    if (isLayer(was) && isLayer(mine) && isLayer(theirs)) return [key, mergeEdits(was, mine, theirs)]
    return [key, isSame(was, mine) ? theirs : mine]
  })
  return Object.fromEntries(parts) as Value
}
