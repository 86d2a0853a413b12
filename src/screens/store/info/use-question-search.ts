import { useRef, useState } from 'react'
import type { InformationWire } from '#modules/content/information.contract.ts'

export type QuestionSearch = {
  typed: string
  /** How many are left; undefined before anything is asked. */
  count: number | undefined
  shows: (id: string) => boolean
  type: (typed: string) => void
}

/** Which questions are left of what is typed; the search is fetched when the visitor begins to type. */
export function useQuestionSearch(groups: InformationWire['questions']): QuestionSearch {
  const [typed, setTyped] = useState('')
  const [left, setLeft] = useState<ReadonlySet<string>>()
  const latest = useRef('')
  const type = (next: string) => {
    latest.current = next
    setTyped(next)
    void import('./question-matches.ts').then(({ questionMatches }) => {
      if (latest.current === next) setLeft(questionMatches(groups, next))
    })
  }
  return { typed, count: left?.size, shows: (id) => left?.has(id) ?? true, type }
}
