import type { AnyFieldProblem } from '#language/all-field-problems.ts'
import type { Term } from './attribute-terms.contract.ts'

/** Heel height is heel-height; a name that others have is numbered, and so is one without Latin letters. */
export function idOf(name: string, taken: ReadonlySet<string>, unnamed = 'term'): string {
  const plain =
    name
      .normalize('NFKD')
      .replaceAll(/\p{M}/gu, '')
      .toLowerCase()
      .replaceAll(/[^a-z0-9]+/g, '-')
      .replaceAll(/^-|-$/g, '')
      .slice(0, 40) || unnamed
  for (let more = 1; ; more += 1) {
    const id = more === 1 ? plain : `${plain}-${more}`
    if (!taken.has(id)) return id
  }
}

/** A list in which one stands at a place, counted from 1; the others keep their order. */
export function placedAt<Each>(list: readonly Each[], one: Each, place: number): Each[] {
  const rest = list.filter((each) => each !== one)
  return [...rest.slice(0, place - 1), one, ...rest.slice(place - 1)]
}

/** What is wrong with a term beside its shape, by path. `others`: of its kind. */
export function termProblems(term: Term, others: readonly Term[]): Record<string, AnyFieldProblem> {
  const problems: Record<string, AnyFieldProblem> = {}
  for (const side of ['en', 'zh'] as const)
    if (others.some(({ id, name }) => id !== term.id && name[side].toLowerCase() === term.name[side].toLowerCase()))
      problems[`name.${side}`] = 'term-twice'
  if (term.kind === 'colour' && term.facts.family !== '') {
    const family = others.find(({ id }) => id === term.facts.family)
    const isFamily = family?.kind === 'colour' && family.facts.family === '' && family.id !== term.id
    const hasMembers = others.some((other) => other.kind === 'colour' && other.facts.family === term.id && term.id !== '')
    if (!isFamily || hasMembers) problems['facts.family'] = 'family-of-family'
  }
  if (term.kind === 'attribute') Object.assign(problems, choiceProblems(term.facts))
  if (term.kind === 'size-table') {
    const { columns, rows } = term.facts
    if (rows.some((row) => row.length !== columns.length)) problems['facts.rows'] = 'few'
    rows.forEach((row, at) => {
      if (row.every((cell) => cell === '')) problems[`facts.rows.${at}.0`] = 'table-row'
    })
  }
  return problems
}

function choiceProblems({ answer, choices, bands }: Extract<Term, { kind: 'attribute' }>['facts']) {
  const problems: Record<string, AnyFieldProblem> = {}
  if (bands.some((limit, at) => at > 0 && limit <= bands[at - 1]!)) problems['facts.bands'] = 'not-ascending'
  if (answer === 'choice' && choices.length === 0) problems['facts.choices'] = 'few'
  choices.forEach(({ name }, at) => {
    for (const side of ['en', 'zh'] as const)
      if (choices.findIndex((other) => other.name[side].toLowerCase() === name[side].toLowerCase()) < at)
        problems[`facts.choices.${at}.name.${side}`] = 'term-twice'
  })
  return problems
}
