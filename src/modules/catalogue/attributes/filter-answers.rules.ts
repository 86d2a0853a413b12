import type { Language } from '#language/languages.ts'
import { type Attribute, attributesOf, type AttributeValue, type AttributeValues, showAttribute } from './attributes.rules.ts'

type Both = { en: string; zh: string }
/** An attribute that lists can be narrowed by, with all its answers in their order. */
export type FilterAttribute = { id: string; name: Both; answers: { value: string; name: Both }[] }

/** What a piece answers to the attributes of its kind that lists are narrowed by, each as `closure:zip` or `heel-height:20-50`. */
export const filterAnswers = (
  attributes: readonly Attribute[],
  categories: readonly string[],
  values: AttributeValues,
): string[] =>
  attributesOf(attributes, categories).flatMap((attribute) => {
    const answer = attribute.filtered && !attribute.retired ? answerOf(attribute, values[attribute.id]) : undefined
    return answer === undefined ? [] : [`${attribute.id}:${answer}`]
  })

/** Those of which there is a choice, with the names of their answers in both languages. */
export const filterAttributes = (attributes: readonly Attribute[]): FilterAttribute[] =>
  attributes.flatMap((attribute) => {
    const answers = attribute.filtered && !attribute.retired ? answersTo(attribute) : []
    const named = answers.map(({ value, name }) => ({ value: `${attribute.id}:${value}`, name }))
    return named.length > 1 ? [{ id: attribute.id, name: attribute.name, answers: named }] : []
  })

function answerOf({ answer, choices, bands }: Attribute, value: AttributeValue | undefined): string | undefined {
  if (answer === 'number') return typeof value === 'number' && bands.length > 0 ? bandOf(bands, value) : undefined
  if (answer === 'yes-no') return typeof value === 'boolean' ? (value ? 'yes' : 'no') : undefined
  return answer === 'choice' ? choices.find(({ id }) => id === value)?.id : undefined
}

function answersTo(attribute: Attribute): { value: string; name: Both }[] {
  const { answer, choices, bands } = attribute
  if (answer === 'choice') return choices.map(({ id, name }) => ({ value: id, name }))
  if (answer === 'number' && bands.length > 0)
    return [undefined, ...bands].map((from, at) => ({
      value: bandKey(from, bands[at]),
      name: bandName(attribute, from, bands[at]),
    }))
  const said = (value: boolean): Both => ({
    en: showAttribute(attribute, value, 'en'),
    zh: showAttribute(attribute, value, 'zh'),
  })
  return answer === 'yes-no' ? [true, false].map((value) => ({ value: value ? 'yes' : 'no', name: said(value) })) : []
}

const bandKey = (from: number | undefined, to: number | undefined): string => `${from ?? ''}-${to ?? ''}`

/** A limit belongs to the band that begins with it. */
function bandOf(bands: readonly number[], value: number): string {
  const above = bands.findIndex((limit) => value < limit)
  return above < 0 ? bandKey(bands.at(-1), undefined) : bandKey(bands[above - 1], bands[above])
}

const BANDS = {
  en: {
    under: (most: string) => `Under ${most}`,
    between: (least: number, most: string) => `${least} to ${most}`,
    over: (least: string) => `${least} and above`,
  },
  zh: {
    under: (most: string) => `${most}以下`,
    between: (least: number, most: string) => `${least}至${most}`,
    over: (least: string) => `${least}或以上`,
  },
}

function bandName(attribute: Attribute, from: number | undefined, to: number | undefined): Both {
  const inLanguage = (language: Language): string => {
    const measured = (value: number): string => showAttribute(attribute, value, language)
    const { under, between, over } = BANDS[language]
    if (to === undefined) return over(measured(from ?? 0))
    return from === undefined ? under(measured(to)) : between(from, measured(to))
  }
  return { en: inLanguage('en'), zh: inLanguage('zh') }
}
