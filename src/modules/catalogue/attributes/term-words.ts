import type { Read } from '#platform/database.server.ts'
import { type AttributeValues, isBoth } from './attributes.rules.ts'
import { filterAnswers } from './filter-answers.rules.ts'
import { listTerms, readAttributes } from './read-terms.ts'

type Described = { categories: readonly string[]; materials: readonly string[]; attributes: AttributeValues }
/** `words`: what a piece is found by, in both languages; `answers`: what lists are narrowed by. */
export type FoundBy = { words: string[]; answers: string[] }

/** How its materials, and what it answers to attributes, lead to a piece. */
export async function readTermWords(tx: Read): Promise<(piece: Described) => FoundBy> {
  const names = new Map((await listTerms(tx, 'material')).map(({ id, name }) => [id, [name.en, name.zh]]))
  const all = await readAttributes(tx)
  const searched = all.filter((attribute) => attribute.searched)
  return ({ categories, materials, attributes }) => ({
    answers: filterAnswers(all, categories, attributes),
    words: [
      ...materials.flatMap((id) => names.get(id) ?? [id]),
      ...searched.flatMap(({ id, name, choices }) => {
        const value = attributes[id]
        if (value === true) return [name.en, name.zh]
        if (isBoth(value)) return [value.en, value.zh]
        const choice = choices.find((each) => each.id === value)
        return choice ? [choice.name.en, choice.name.zh] : []
      }),
    ],
  })
}
