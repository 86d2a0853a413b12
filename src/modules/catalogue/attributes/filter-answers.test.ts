import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Attribute } from './attributes.rules.ts'
import { filterAnswers, filterAttributes } from './filter-answers.rules.ts'

const asked = (id: string, own: Partial<Attribute>): Attribute => ({
  ...{ id, name: { en: id, zh: id }, answer: 'choice', unit: { en: '', zh: '' }, choices: [], categories: [] },
  ...{ required: false, shown: true, searched: true, filtered: true, bands: [], retired: false },
  ...own,
})
const heel = asked('heel-height', {
  ...{ answer: 'number', unit: { en: 'mm', zh: '毫米' }, bands: [20, 50, 80], categories: ['women/shoes'] },
})
const strap = asked('removable-strap', { answer: 'yes-no' })
const closure = asked('closure', {
  choices: [
    { id: 'zip', name: { en: 'Zip', zh: '拉鏈' }, retired: false },
    { id: 'buckle', name: { en: 'Buckle', zh: '扣帶' }, retired: true },
  ],
})
const all = [heel, strap, closure]
const shoes = ['women/shoes/pumps']

describe('what lists are narrowed by', () => {
  it.each([
    ['a figure in the band that it begins', { 'heel-height': 50 }, ['heel-height:50-80']],
    ['a figure below all bands', { 'heel-height': 5.5 }, ['heel-height:-20']],
    ['a figure above all bands', { 'heel-height': 120 }, ['heel-height:80-']],
    ['yes and no', { 'removable-strap': false }, ['removable-strap:no']],
    ['a choice, retired ones too', { closure: 'buckle' }, ['closure:buckle']],
    ['no choice that is unknown', { closure: 'hook' }, []],
    ['no answer at all', {}, []],
  ])('is %s', (_, values, answers) => {
    expect(filterAnswers(all, shoes, values)).toEqual(answers)
  })
  it('is what a piece is asked, and nothing that is retired, no filter, or without bands', () => {
    const values = { 'heel-height': 50, 'removable-strap': true, closure: 'zip' }
    expect(filterAnswers(all, ['women/bags/tote-bags'], values)).toEqual(['removable-strap:yes', 'closure:zip'])
    const closed = [
      { ...heel, bands: [] },
      { ...strap, retired: true },
      { ...closure, filtered: false },
    ]
    expect(filterAnswers(closed, shoes, values)).toEqual([])
    expect(filterAttributes(closed)).toEqual([])
  })
  it('has names in both languages, in the order of the bands', () => {
    expect(filterAttributes([heel])[0]?.answers.map(({ name }) => name)).toEqual([
      { en: 'Under 20 mm', zh: '20毫米以下' },
      { en: '20 to 50 mm', zh: '20至50毫米' },
      { en: '50 to 80 mm', zh: '50至80毫米' },
      { en: '80 mm and above', zh: '80毫米或以上' },
    ])
  })
  it('names every answer that a piece can give', () => {
    const bands = fc
      .uniqueArray(fc.integer({ min: -50, max: 200 }), { maxLength: 6 })
      .map((some) => some.toSorted((a, b) => a - b))
    fc.assert(
      fc.property(bands, fc.double({ min: -100, max: 300, noNaN: true }), (limits, value) => {
        const some = [{ ...heel, bands: limits }]
        const named = filterAttributes(some).flatMap(({ answers }) => answers.map((answer) => answer.value))
        const given = filterAnswers(some, shoes, { 'heel-height': value })
        expect(given).toHaveLength(limits.length > 0 ? 1 : 0)
        expect(named).toEqual(expect.arrayContaining(given))
      }),
    )
  })
})
