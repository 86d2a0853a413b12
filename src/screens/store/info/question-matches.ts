import type { InformationWire } from '#modules/content/information.contract.ts'

type Groups = InformationWire['questions']

/** Case, accents and width aside: “café” and “ＣＡＦＥ” meet. */
const plain = (text: string): string => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase()

const known = new WeakMap<Groups, Map<string, string>>()

/** What each question and its answer say, by id. */
function wordsOf(groups: Groups): Map<string, string> {
  const found = known.get(groups)
  if (found) return found
  const page = document.createElement('template')
  const words = new Map<string, string>()
  for (const { questions } of groups) {
    for (const { id, question, answer } of questions) {
      page.innerHTML = answer
      words.set(id, plain(`${question} ${page.content.textContent}`))
    }
  }
  known.set(groups, words)
  return words
}

/** The questions that hold every word of what was typed, in the question or in its answer; undefined when nothing was. */
export function questionMatches(groups: Groups, typed: string): ReadonlySet<string> | undefined {
  const asked = plain(typed).split(/\s+/).filter(Boolean)
  if (asked.length === 0) return undefined
  const ids = [...wordsOf(groups)].filter(([, words]) => asked.every((word) => words.includes(word)))
  return new Set(ids.map(([id]) => id))
}
