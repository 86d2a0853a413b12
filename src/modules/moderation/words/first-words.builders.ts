import { readFileSync } from 'node:fs'
import { houseRuleNames } from '../queue/cases.rules.ts'
import type { ListedWord } from './word-list.rules.ts'
import { wordEffects, wordLanguages } from './word-names.rules.ts'

const ROW = /^ {2}\('(.*?)', '.*?', '(\w+)', (\d), '(\w+)', '([\w-]+)', (true|false), (true|false), 1\)[,;]$/gm
const known = <Name extends string | number>(names: readonly Name[], name: string | number | undefined): Name => {
  const found = names.find((one) => one === name)
  if (found === undefined) throw new Error(`no such name: ${name}`)
  return found
}

/** The words the shop comes with, as its migration writes them. */
export function readFirstWords(): ListedWord[] {
  const sql = readFileSync('migrations/0671-first-words.sql', 'utf8')
  return [...sql.matchAll(ROW)].map(([, word = '', language, severity, follows, rule, isWhole, namesOnly]) => ({
    word: word.replaceAll("''", "'"),
    language: known(wordLanguages, language),
    severity: known([1, 2, 3] as const, Number(severity)),
    follows: known(wordEffects, follows),
    rule: known(houseRuleNames, rule),
    isWhole: isWhole === 'true',
    namesOnly: namesOnly === 'true',
  }))
}
