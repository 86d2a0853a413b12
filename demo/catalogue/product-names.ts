/** What a product is called: a style name no other product of its brand has, what it is made of, what it is. */
import type { DrawnPattern, Both } from './demo-types.ts'
import { choiceFor } from './seeded-choice.ts'
import { type Pair, patternWords, styleNames } from './word-lists.ts'

const longestName = 48

type NameParts = { pattern: DrawnPattern; fabric: Pair; noun: Pair }

export function createStyleNames(): (brandCode: string) => string {
  const left = new Map<string, string[]>()
  return (brandCode) => {
    const names = left.get(brandCode) ?? choiceFor(`styles ${brandCode}`).shuffle(styleNames)
    const [name, ...rest] = names
    if (!name) throw new Error(`${brandCode} has run out of style names`)
    left.set(brandCode, rest)
    return name
  }
}

/** A silk skirt need not be a silk silk skirt: a word the noun already says is left out. */
function adds(adjective: string, noun: string): boolean {
  if (adjective === '') return false
  const words = adjective.toLowerCase().split(/[\s-]+/)
  return !words.some((word) =>
    noun
      .toLowerCase()
      .split(/[\s-]+/)
      .includes(word),
  )
}

export function nameProduct(style: string, { pattern, fabric, noun }: NameParts): Both {
  const patternPair = patternWords[pattern]
  const tries = [
    [style, adds(patternPair[0], noun[0]) ? patternPair[0] : '', adds(fabric[0], noun[0]) ? fabric[0] : '', noun[0]],
    [style, adds(patternPair[0], noun[0]) ? patternPair[0] : '', noun[0]],
    [style, noun[0]],
  ].map((words) => words.filter((word) => word !== '').join(' '))
  const en = tries.find((name) => name.length <= longestName) ?? style
  return { en, zh: `「${style}」${withoutEcho(patternPair[1], fabric[1], noun[1])}` }
}

/** Pattern, material and kind in a row, as Chinese has them, and nothing twice: 軟玉 and 玉鐲 share their 玉. */
function withoutEcho(pattern: string, fabric: string, noun: string): string {
  const said = (word: string, by: string) => word === '' || by.includes(word)
  const shared = [2, 1].find((length) => noun.startsWith(fabric.slice(-length))) ?? 0
  const kind = said(fabric, noun) ? noun : fabric.slice(0, fabric.length - shared) + noun
  return said(pattern, kind) ? kind : pattern + kind
}

/** "washed linen" in a check is "checked washed linen"; an article stays in front. */
export function withPattern([en, zh]: Pair, pattern: DrawnPattern): Pair {
  const [adjective, adjectiveZh] = patternWords[pattern]
  if (adjective === '' || en.includes(adjective)) return [en, zh]
  return [en.startsWith('a ') ? `a ${adjective} ${en.slice(2)}` : `${adjective} ${en}`, `${adjectiveZh}${zh}`]
}
