import type { Attribute, AttributeValue } from './attributes.rules.ts'
import { folded, readYes, splitEntries } from '../imports/reading/cell-values.rules.ts'

/** What a cell answers to an attribute. What it cannot be is kept as it stands, to be told with its row. */
export function readAttribute(attributes: readonly Attribute[], id: string, cell: string): AttributeValue {
  const attribute = attributes.find((each) => each.id === id)
  if (attribute?.answer === 'yes-no') return readYes(cell) ?? cell
  if (attribute?.answer === 'number') return figureIn(attribute, cell) ?? cell
  if (attribute?.answer === 'choice') {
    const word = folded(cell)
    const choice = attribute.choices.find((each) => [each.id, each.name.en, each.name.zh].some((name) => folded(name) === word))
    return choice?.id ?? cell.slice(0, 60)
  }
  const [[en = '', zh = ''] = []] = splitEntries(cell)
  return { en: en.slice(0, 300), zh: zh.slice(0, 300) }
}

/** 8.5, 8,5 and 8.5 cm are one figure. */
function figureIn({ unit }: Attribute, cell: string): number | undefined {
  const [, figure = '', measure = ''] = /^(-?\d+(?:[.,]\d+)?)\s*(\D*)$/.exec(cell.trim()) ?? []
  const isMeasured = measure === '' || [unit.en, unit.zh].some((name) => folded(name) === folded(measure))
  return figure !== '' && isMeasured ? Number(figure.replace(',', '.')) : undefined
}
