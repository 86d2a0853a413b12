import type { Meeting, Scored } from './hit-accumulator.ts'
import type { Task } from '#modules/search/answer-scheduler.ts'

/**
 * All products that meet a word one way or another: each counts its best way in the title and its best in the names. Goes
 * through the lists side by side, which for a few of them is a quarter of the work of keeping a place for every product.
 */
export function* mergedHits(meetings: readonly Meeting[]): Task<Scored> {
  const held: Record<Meeting['place'], Scored> = { title: none, name: none }
  for (const { slots, score, place } of meetings) {
    const way = { slots, scores: new Uint16Array(slots.length).fill(score) }
    held[place] = held[place] === none ? way : united(held[place], way, 'better')
    yield
  }
  return united(held.title, held.name, 'sum')
}

const none: Scored = { slots: new Uint32Array(0), scores: new Uint16Array(0) }

/** New columns, also where one side is empty: what lists hold may change after the answer. */
function united(one: Scored, other: Scored, ofBoth: 'better' | 'sum'): Scored {
  const slots = new Uint32Array(one.slots.length + other.slots.length)
  const scores = new Uint16Array(slots.length)
  const [oneEnd, otherEnd] = [one.slots.length, other.slots.length]
  let [at, from, count] = [0, 0, 0]
  while (at < oneEnd && from < otherEnd) {
    const here = one.slots[at]!
    const there = other.slots[from]!
    const first = here <= there ? one.scores[at]! : 0
    const second = there <= here ? other.scores[from]! : 0
    slots[count] = here <= there ? here : there
    scores[count] = ofBoth === 'sum' ? first + second : first > second ? first : second
    count += 1
    at += Number(here <= there)
    from += Number(there <= here)
  }
  for (const [rest, start] of [
    [one, at],
    [other, from],
  ] as const) {
    slots.set(rest.slots.subarray(start), count)
    scores.set(rest.scores.subarray(start), count)
    count += rest.slots.length - start
  }
  return { slots: slots.subarray(0, count), scores: scores.subarray(0, count) }
}
