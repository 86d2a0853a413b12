/** What no text of a form may hold: it could not be stored, or would show otherwise than it is. */
const CONTROL = /[^\P{Cc}\t\n\r]/u
/** Embeddings and overrides turn the text that follows around, beyond the field it was typed into. */
const DIRECTION = /[\u202a-\u202e\u2066-\u2069]/
const SEEN = /[^\p{Default_Ignorable_Code_Point}\p{Cc}\p{Cf}\p{Z}\u2800\u3164\uffa0]/u

type TextProblem = 'unreadable' | 'invisible'

export function textProblem(text: string): TextProblem | undefined {
  if (!text.isWellFormed() || CONTROL.test(text) || DIRECTION.test(text)) return 'unreadable'
  return text.trim() !== '' && !SEEN.test(text) ? 'invisible' : undefined
}

/** A value and the way to it, which is put into words only for one that will not do. */
type NestedValue = { value: unknown; name: string; within: NestedValue | undefined }

/** The first text in there that will not do, by its path; a name that will not do by that of what it is in. However deep it lies, nothing overflows. */
export function findTextProblem(input: unknown): { field: string; problem: TextProblem } | undefined {
  const waiting: NestedValue[] = [{ value: input, name: '', within: undefined }]
  for (let found = waiting.pop(); found; found = waiting.pop()) {
    const { value } = found
    if (typeof value === 'string') {
      const problem = textProblem(value)
      if (problem) return { field: pathOf(found), problem }
    } else if (typeof value === 'object' && value !== null) {
      for (const [name, inside] of Object.entries(value).reverse()) {
        const problem = textProblem(name)
        if (problem) return { field: pathOf(found), problem }
        waiting.push({ value: inside, name, within: found })
      }
    }
  }
  return undefined
}

function pathOf(found: NestedValue): string {
  const names: string[] = []
  for (let at: NestedValue | undefined = found; at?.within; at = at.within) names.unshift(at.name)
  return names.join('.')
}
