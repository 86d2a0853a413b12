import fc from 'fast-check'
import { expect, test } from 'vitest'
import { adminProductDraftText } from '#language/product/product-draft.text.ts'
import { gapsOf } from '#modules/catalogue/editing/completeness.rules.ts'
import { coatDocument } from '#modules/catalogue/editing/product-document.builders.ts'
import { emptyDocument } from '#modules/catalogue/editing/product-document.contract.ts'
import { namesOfPaths } from './path-names.ts'
import { movePicture } from './picture-order.ts'
import { newVariant, pricedAlike, sizesToAdd } from './variant-making.ts'

test('a size that is added is numbered after piece and colour, once, at the price of the others', () => {
  const document = coatDocument('PR1', { articleNumber: 'AX 10' })
  const black = document.colours[0]!
  const first = newVariant(document, black, '7½', 'IT')
  expect(first).toEqual({
    itemNumber: 'AX-10-BLACK-7-',
    size: '7½',
    sizeSystem: 'IT',
    listPrice: '12800.00',
    salesPrice: '9600.00',
  })
  const grown = { ...document, colours: [{ ...black, variants: [...black.variants, first] }] }
  expect(newVariant(grown, grown.colours[0]!, '7½', 'US').itemNumber).toBe('AX-10-BLACK-7--2')
  expect(newVariant(emptyDocument('PR2'), black, '38', '').itemNumber).toBe('')
  expect(sizesToAdd(black, ['36', '38', '40', '42'], 'IT')).toEqual(['36', '42'])
  expect(pricedAlike(document.colours, '10', '9')[0]!.variants.map(({ salesPrice }) => salesPrice)).toEqual(['9', '9'])
})

test('moving a picture loses none and doubles none, wherever it goes', () => {
  const picture = (hash: string) => ({ hash, width: 1, height: 1, alt: { en: '', zh: '' } })
  const spot = fc.record({ colour: fc.nat(3), place: fc.nat(6) })
  const colours = fc.array(fc.nat(4), { minLength: 1, maxLength: 3 }).map((counts) =>
    counts.map((count, colour) => ({
      ...coatDocument('PR1').colours[0]!,
      pictures: Array.from({ length: count }, (_, at) => picture(`${colour}${at}`)),
    })),
  )
  const hashes = (list: { pictures: { hash: string }[] }[]) => list.flatMap(({ pictures }) => pictures.map(({ hash }) => hash))
  fc.assert(
    fc.property(colours, spot, spot, (before, from, to) => {
      const after = movePicture(before, from, to)
      expect(hashes(after).toSorted()).toEqual(hashes(before).toSorted())
    }),
  )
})

test('whatever is missing has a name in both languages', () => {
  const colour = coatDocument('PR1').colours[0]!
  const bare = {
    ...emptyDocument('PR1'),
    highlights: [{ en: '', zh: '' }],
    composition: [{ part: { en: '', zh: '' }, materialId: '', percent: 100 }],
    measurements: [{ label: { en: '', zh: '' }, value: { en: '', zh: '' } }],
    care: [{ en: '', zh: '' }],
    colours: [
      { ...colour, colourId: '', pictures: [{ ...colour.pictures[0]!, alt: { en: '', zh: '' } }] },
      { ...colour, name: { en: '', zh: '' }, pictures: [], variants: [] },
    ],
  }
  for (const language of ['en', 'zh'] as const) {
    const nameOf = namesOfPaths(bare, language, [])
    const names = Object.keys(gapsOf(bare, { offeredByOthers: false, attributes: [] })).map(nameOf)
    expect(names.filter((name) => /undefined|\bcolours\b|\balt\b|\.\d/.test(name))).toEqual([])
    expect(new Set(names).size).toBe(names.length)
  }
  expect(namesOfPaths(bare, 'en', [])('colours.0.pictures.0.alt.zh')).toBe('Black: Picture 1, Picture description, Chinese')
  expect(namesOfPaths(bare, 'zh', [])('variants.AX-1.salesPrice')).toBe('AX-1：現價（HK$）')
  expect(adminProductDraftText.gaps.en(1)).toBe('1 detail is missing before it can go live.')
})
