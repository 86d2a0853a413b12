import { expect, test } from 'vitest'
import { foldText } from '#platform/text/chinese-folding.ts'
import { keyOf, unitsOf } from './meanings.ts'
import { accessoryKinds } from './accessories.ts'
import { beautyKinds } from './beauty.ts'
import { clothingKinds } from './clothing.ts'
import { readEntries } from './entries.ts'
import { homeKinds } from './home.ts'
import { jewelleryKinds } from './jewellery-and-watches.ts'
import { bagKinds, shoeKinds } from './shoes-and-bags.ts'

const keyOfWord = (word: string): string => keyOf(unitsOf(foldText(word)))
/** Whom a thing is for, and colours that are nothing else. */
const SIDES = ['女', '女士', '女裝', '男', '男士', '男裝', 'women', 'ladies', 'mens', 'men']
const COLOURS = ['白', '黑', '紅', '藍', '綠', '灰', '啡']
const kinds = [clothingKinds, shoeKinds, bagKinds, accessoryKinds, jewelleryKinds, beautyKinds, homeKinds]
const apart = new Set([...SIDES, ...COLOURS].map(keyOfWord))

test('no word of a kind says besides whom it is for, or its colour: read as one word these would be lost', () => {
  const lost = kinds
    .flatMap((lines) => readEntries('kind', lines))
    .flatMap(({ words }) => {
      const own = new Set(words.map(keyOfWord))
      return words.filter((word) => {
        const units = unitsOf(foldText(word))
        return units.some((_, at) => {
          const [start, end] = [units.slice(0, at), units.slice(at)].map((part) => (part.length > 0 ? keyOf(part) : ''))
          return (apart.has(start ?? '') && own.has(end ?? '')) || (own.has(start ?? '') && apart.has(end ?? ''))
        })
      })
    })
  expect(lost).toEqual([])
})
