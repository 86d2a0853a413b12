type Layer = Record<string, unknown>
const isLayer = (value: unknown): value is Layer => typeof value === 'object' && value !== null && !Array.isArray(value)

/** The parts of an object have no order: a database returns them in one of its own. */
function isSame(one: unknown, other: unknown): boolean {
  if (Array.isArray(one) && Array.isArray(other))
    return one.length === other.length && one.every((item, at) => isSame(item, other[at]))
  if (!isLayer(one) || !isLayer(other)) return Object.is(one, other)
  const [mine, theirs] = [one, other].map((layer) => Object.keys(layer).filter((key) => layer[key] !== undefined))
  return mine?.length === theirs?.length && (mine ?? []).every((key) => isSame(one[key], other[key]))
}

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
