import type { Read } from '#platform/database.server.ts'
import { type AttributeValues, isBoth } from './attributes.rules.ts'
import { listTerms, readAttributes } from './read-terms.ts'

/** What a piece is found by: its materials, and what it answers to attributes that are searched by; in both languages. */
export type TermWords = (materials: readonly string[], attributes: AttributeValues) => string[]

export async function readTermWords(tx: Read): Promise<TermWords> {
  const names = new Map((await listTerms(tx, 'material')).map(({ id, name }) => [id, [name.en, name.zh]]))
  const searched = (await readAttributes(tx)).filter((attribute) => attribute.searched)
  return (materials, values) => [
    ...materials.flatMap((id) => names.get(id) ?? [id]),
    ...searched.flatMap(({ id, name, choices }) => {
      const value = values[id]
      if (value === true) return [name.en, name.zh]
      if (isBoth(value)) return [value.en, value.zh]
      const choice = choices.find((each) => each.id === value)
      return choice ? [choice.name.en, choice.name.zh] : []
    }),
  ]
}
