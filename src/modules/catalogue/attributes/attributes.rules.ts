import type { AnyFieldProblem } from '#language/all-field-problems.ts'
import type { Language } from '#language/languages.ts'
import type { AttributeFacts } from './attribute-terms.contract.ts'

type Both = { en: string; zh: string }
/** The id of a choice, a number, a text in both languages, or yes and no. */
export type AttributeValue = string | number | boolean | Both
/** By the id of the attribute. */
export type AttributeValues = Record<string, AttributeValue>
/** An attribute as products are held to it. */
export type Attribute = AttributeFacts & { id: string; name: Both; retired: boolean }

export const isBoth = (value: unknown): value is Both => typeof value === 'object' && value !== null && 'en' in value

/** Those that are asked of a piece in such categories. */
export const attributesOf = <Each extends Pick<Attribute, 'categories'>>(
  attributes: readonly Each[],
  categories: readonly string[],
): Each[] =>
  attributes.filter(
    ({ categories: wanted }) =>
      wanted.length === 0 || wanted.some((branch) => categories.some((path) => path === branch || path.startsWith(`${branch}/`))),
  )

/** What is missing of a piece or wrong about it, by the path in its attributes. */
export function attributeProblems(
  attributes: readonly Attribute[],
  categories: readonly string[],
  values: AttributeValues,
): Record<string, AnyFieldProblem> {
  const problems: Record<string, AnyFieldProblem> = {}
  const known = new Map(attributes.map((attribute) => [attribute.id, attribute]))
  for (const [id, value] of Object.entries(values)) {
    const attribute = known.get(id)
    if (!attribute) problems[id] = 'no-such-attribute'
    else Object.assign(problems, wrongIn(attribute, value))
  }
  for (const { id, answer, required, retired } of attributesOf(attributes, categories))
    if (required && !retired && isNothing(values[id]))
      problems[id] = answer === 'text' || answer === 'number' ? 'required' : 'choose-one'
  return problems
}

/** Left empty, which is no answer. */
export const isNothing = (value: AttributeValue | undefined): boolean =>
  value === undefined || value === '' || (isBoth(value) && value.en === '' && value.zh === '')

function wrongIn({ id, answer, choices }: Attribute, value: AttributeValue): Record<string, AnyFieldProblem> {
  if (isNothing(value)) return {}
  if (answer === 'number') return typeof value === 'number' && Number.isFinite(value) ? {} : { [id]: 'figure' }
  if (answer === 'yes-no') return typeof value === 'boolean' ? {} : { [id]: 'choose-one' }
  if (answer === 'choice') return choices.some((choice) => choice.id === value) ? {} : { [id]: 'choose-one' }
  if (!isBoth(value)) return { [id]: 'required' }
  return Object.fromEntries(
    (['en', 'zh'] as const).flatMap((side) => (value[side] === '' ? [[`${id}.${side}`, 'required' as const]] : [])),
  )
}

const YES = { en: 'Yes', zh: '有' }
const NO = { en: 'No', zh: '沒有' }

/** An answer in words; empty for one that is none. */
export function showAttribute(
  { answer, unit, choices }: Pick<Attribute, 'answer' | 'unit' | 'choices'>,
  value: AttributeValue | undefined,
  language: Language,
): string {
  if (value === undefined || isNothing(value)) return ''
  if (answer === 'choice') return choices.find(({ id }) => id === value)?.name[language] ?? ''
  if (answer === 'number') {
    const measured = unit[language]
    if (typeof value !== 'number') return ''
    return `${value}${measured !== '' && language === 'en' ? ' ' : ''}${measured}`
  }
  if (answer === 'yes-no') return typeof value === 'boolean' ? (value ? YES : NO)[language] : ''
  return isBoth(value) ? value[language] : ''
}

/** Without what is no answer. */
export const keptAttributes = (values: AttributeValues): AttributeValues =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => !isNothing(value)))
