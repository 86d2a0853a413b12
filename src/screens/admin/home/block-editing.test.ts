import fc from 'fast-check'
import { expect, test } from 'vitest'
import { arrangementProblem } from '#modules/content/home.rules.ts'
import { moveBlock, problemsOf, putBlock } from './block-editing.ts'

const pages = fc
  .uniqueArray(fc.string({ minLength: 1, maxLength: 6 }), { minLength: 1, maxLength: 12 })
  .map((ids) => ids.map((id) => ({ id, kind: 'rail' })))
const idsOf = (blocks: { id: string }[]) => blocks.map(({ id }) => id)

test('however blocks are moved, none is lost or doubled, and a move back undoes a move', () => {
  fc.assert(
    fc.property(pages, fc.array(fc.tuple(fc.nat(11), fc.constantFrom<1 | -1>(1, -1)), { maxLength: 30 }), (page, moves) => {
      let now = page
      for (const [at, by] of moves) {
        const { id } = now[at % now.length]!
        const moved = moveBlock(now, id, by)
        expect(idsOf(moved).sort()).toEqual(idsOf(now).sort())
        const stayed = idsOf(moved).join() === idsOf(now).join()
        expect(stayed ? moved : moveBlock(moved, id, by === 1 ? -1 : 1)).toEqual(now)
        expect(arrangementProblem(moved)).toBeUndefined()
        now = moved
      }
    }),
  )
})

test('a block that is saved takes its own place, or the last one when it is new', () => {
  fc.assert(
    fc.property(pages, fc.nat(11), (page, at) => {
      const { id } = page[at % page.length]!
      expect(idsOf(putBlock(page, { id, kind: 'tiles' }))).toEqual(idsOf(page))
      expect(idsOf(putBlock(page, { id: 'a new one', kind: 'tiles' }))).toEqual([...idsOf(page), 'a new one'])
    }),
  )
})

test('of the problems of a page, a form is told those of its block', () => {
  expect(problemsOf({ 'blocks.2.title.en': 'x', 'blocks.20.title.en': 'y' }, 2)).toEqual({ 'title.en': 'x' })
})
