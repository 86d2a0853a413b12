import { readdirSync, readFileSync } from 'node:fs'
import { parseSync } from '@swc/core'

export type WrittenText = { file: string; key: string; text: string }

export const HAN = /\p{Script=Han}/u
/** Search and moderation know the words of others on purpose; tests bring their own. */
const NOT_WRITTEN_HERE =
  /(?:\.test|\.builders)\.tsx?$|^src\/modules\/(?:search|catalogue\/imports|moderation\/words)\/|\/chinese-folding\.ts$|\/chinese\.rules\.ts$/

const filesIn = (folder: string, ending: RegExp): string[] =>
  // What lies about at the top, a build among it, may be gone while it is read.
  readdirSync(folder, { recursive: folder !== '.', encoding: 'utf8' })
    .map((path) => `${folder}/${path}`)
    .filter((path) => ending.test(path) && !NOT_WRITTEN_HERE.test(path))
    .toSorted()

export const readTexts = (
  folder: string,
  ending: RegExp,
  textsOf: (source: string, file: string) => Omit<WrittenText, 'file'>[],
): WrittenText[] =>
  filesIn(folder, ending).flatMap((file) => {
    const source = readFileSync(file, 'utf8')
    return textsOf(source, file).map(({ key, text }) => ({ file, key, text }))
  })

type SyntaxNode = { type?: string; [part: string]: unknown }
const isNode = (value: unknown): value is SyntaxNode => typeof value === 'object' && value !== null
const nameOf = (node: unknown): string => (isNode(node) && typeof node.value === 'string' ? node.value : '')

/** Every string and template of a source file with the keys that lead to it; what a template fills in reads as a letter. */
export function textsOfSource(source: string, file: string): Omit<WrittenText, 'file'>[] {
  const found: Omit<WrittenText, 'file'>[] = []
  const visit = (node: unknown, keys: string[]): void => {
    if (!isNode(node)) return
    const key = keys.join('.')
    if (node.type === 'StringLiteral' || node.type === 'JSXText') found.push({ key, text: String(node.value) })
    if (node.type === 'TemplateLiteral') {
      const parts = (node.quasis as { cooked?: string; raw: string }[]).map(({ cooked, raw }) => cooked ?? raw)
      found.push({ key, text: parts.join('X') })
    }
    const own = node.type === 'KeyValueProperty' ? nameOf(node.key) : node.type === 'VariableDeclarator' ? nameOf(node.id) : ''
    for (const [part, child] of Object.entries(node)) {
      if (node.type === 'KeyValueProperty' && part === 'key') continue
      visit(child, own ? [...keys, own] : keys)
    }
  }
  visit(parseSync(source, { syntax: 'typescript', tsx: file.endsWith('x') }), [])
  return found
}

export function textsOfJson(source: string): Omit<WrittenText, 'file'>[] {
  const walk = (value: unknown, keys: string[]): Omit<WrittenText, 'file'>[] => {
    if (typeof value === 'string') return keys.at(-1) === 'note' ? [] : [{ key: keys.join('.'), text: value }]
    return isNode(value) ? Object.entries(value).flatMap(([key, child]) => walk(child, [...keys, key])) : []
  }
  return walk(JSON.parse(source), [])
}

/** Line by line, each under its heading; of a link its words are read. */
export function textsOfPage(source: string): Omit<WrittenText, 'file'>[] {
  let heading = 'head'
  return source.split('\n').map((line) => {
    if (line.startsWith('#')) heading = line.replace(/^#+ /, '')
    return { key: heading, text: line.replace(/\[([^\]]*)\]\([^)]*\)/g, '$1').replace(/\{\{\w+\}\}/g, 'X') }
  })
}
