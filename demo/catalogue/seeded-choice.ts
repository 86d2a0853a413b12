/** Choices that come out the same on every machine: each subject draws from its own stream, so one new product moves no other. */
export type Choice = {
  number: () => number
  between: (low: number, high: number) => number
  chance: (probability: number) => boolean
  pick: <Item>(items: readonly Item[]) => Item
  shuffle: <Item>(items: readonly Item[]) => Item[]
}

const demoSeed = 20261120

export function hashOf(text: string): number {
  let hash = 2166136261
  for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), 16777619)
  return hash >>> 0
}

export function choiceFor(subject: string): Choice {
  let state = (hashOf(subject) ^ demoSeed) >>> 0
  const number = () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
  const between = (low: number, high: number) => low + Math.floor(number() * (high - low + 1))
  return {
    number,
    between,
    chance: (probability) => number() < probability,
    pick: (items) => {
      const item = items[Math.floor(number() * items.length)]
      if (item === undefined) throw new Error(`nothing to pick for ${subject}`)
      return item
    },
    shuffle: (items) => {
      const shuffled = [...items]
      for (let at = shuffled.length - 1; at > 0; at -= 1) {
        const other = between(0, at)
        const held = shuffled[at]
        const swapped = shuffled[other]
        if (held === undefined || swapped === undefined) continue
        shuffled[at] = swapped
        shuffled[other] = held
      }
      return shuffled
    },
  }
}
