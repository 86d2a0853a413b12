type Layer = Record<string, unknown>
const isLayer = (value: unknown): value is Layer => typeof value === 'object' && value !== null && !Array.isArray(value)
const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other)

/**
 * What was typed, upon what somebody else has saved meanwhile: each part that was not touched here is the newest. A list is one part,
 * unless all three hold the same named items in the same order: then each item is merged.
 */
export function mergeEdits<Value extends Layer>(opened: Layer, typed: Value, newest: Value): Value {
  const keys = [...new Set([...Object.keys(newest), ...Object.keys(typed)])]
  return Object.fromEntries(keys.map((key) => [key, mergePart(opened[key], typed[key], newest[key])])) as Value
}

function mergePart(was: unknown, mine: unknown, theirs: unknown): unknown {
  if (isLayer(was) && isLayer(mine) && isLayer(theirs)) return mergeEdits(was, mine, theirs)
  if (isNamedList(was) && isNamedList(mine) && isNamedList(theirs) && isSame(namesIn(was), namesIn(mine)))
    if (isSame(namesIn(was), namesIn(theirs))) return was.map((item, at) => mergePart(item, mine[at], theirs[at]))
  return isSame(was, mine) ? theirs : mine
}

/** By what items of lists are told apart wherever they stand. */
const NAMES = ['id', 'colourId', 'itemNumber', 'hash'] as const
const nameOf = (item: Layer): unknown => NAMES.map((name) => item[name]).find((name) => name !== undefined && name !== '')

const isNamedList = (value: unknown): value is Layer[] =>
  Array.isArray(value) && value.every((item) => isLayer(item) && nameOf(item) !== undefined)

const namesIn = (list: readonly Layer[]): unknown[] => list.map(nameOf)
