import type { AttributeValue, AttributeValues } from '../src/modules/catalogue/attributes/attributes.rules.ts'
import type { DemoFact } from './catalogue/demo-types.ts'

const figure = ({ value }: DemoFact): AttributeValue => Number.parseFloat(value.en)
const words = ({ value }: DemoFact): AttributeValue => value
const choice = ({ value }: DemoFact): AttributeValue => value.en.toLowerCase()

/** What the shop asks of every piece of a kind, by what the demo calls it. */
const ASKED: Record<string, [attribute: string, read: (fact: DemoFact) => AttributeValue]> = {
  'Heel height': ['heel-height', figure],
  'Strap or handle drop': ['strap-drop', figure],
  'Case diameter': ['case-size', figure],
  Movement: ['movement', choice],
  'Movement origin': ['movement-origin', words],
  'Lug width': ['lug-width', figure],
}

/** The measurements of a piece, those apart that are answers to attributes of its kind. */
export function detailsIn(facts: DemoFact[]): { measurements: DemoFact[]; attributes: AttributeValues } {
  const attributes: AttributeValues = {}
  const measurements = facts.filter((fact) => {
    const [attribute, read] = ASKED[fact.label.en] ?? []
    if (attribute && read) attributes[attribute] = read(fact)
    return attribute === undefined
  })
  return { measurements, attributes }
}
