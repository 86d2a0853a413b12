import { SELLERS } from '../../editing/sellers.rules.ts'
import { readPieces } from './figures.rules.ts'
import { wordsOfHtml } from './html-words.rules.ts'
import type { ImportField, ImportKind } from '../import-fields.rules.ts'

type Words = { en?: string; zh?: string }

/** How a product is sold and found, as far as rows say it. */
export type ParsedSelling = {
  sellers?: (typeof SELLERS)[number]
  releaseTime?: string
  mostPerOrder?: number
  related?: string[]
  metaTitle: Words
  metaDescription: Words
  searchWords: Words
}

type Said = {
  kind: ImportKind
  first: (field: ImportField) => string
  refuse: (field: ImportField, problem: 'choose-one' | 'count' | 'code') => void
}

export function sellingOf({ kind, first, refuse }: Said): ParsedSelling {
  const both = (en: ImportField, zh: ImportField, most: number): Words => {
    const [left = '', right = ''] = [first(en), first(zh)].map((cell) => (kind === 'praya' ? cell : cut(wordsOfHtml(cell), most)))
    if (kind !== 'praya' && right === '' && HAN.test(left)) return { zh: left }
    return { ...(left ? { en: left } : {}), ...(right ? { zh: right } : {}) }
  }
  const selling: ParsedSelling = {
    metaTitle: both('meta_title_en', 'meta_title_zh', 70),
    metaDescription: both('meta_description_en', 'meta_description_zh', 170),
    searchWords: { ...tagsOf(first('tags')), ...both('search_words_en', 'search_words_zh', 300) },
  }
  const sellers = SELLERS.find((one) => one === first('sellers').toLowerCase())
  if (sellers) selling.sellers = sellers
  else if (first('sellers')) refuse('sellers', 'choose-one')
  const release = momentOf(first('release_time'))
  if (release) selling.releaseTime = release
  else if (first('release_time')) refuse('release_time', 'code')
  const most = readPieces(first('most_per_order'))
  if (typeof most === 'number') selling.mostPerOrder = most
  else if (first('most_per_order')) refuse('most_per_order', 'count')
  if (first('related'))
    selling.related = first('related')
      .split(/[,\s]+/)
      .filter(Boolean)
  return selling
}

const HAN = /\p{Script=Han}/u

/** At the end of a word, where a tool allows more than fits. */
const cut = (text: string, most: number): string =>
  text.length <= most
    ? text
    : text
        .slice(0, most)
        .replace(/\s\S*$/, '')
        .toWellFormed()

/** The tags of another tool are words it is found by, as many as fit. */
function tagsOf(cell: string): Words {
  const tags = [
    ...new Set(
      wordsOfHtml(cell)
        .split(/[,\n|]/)
        .map((tag) => tag.trim()),
    ),
  ].filter(Boolean)
  const fitting = (list: string[]): string =>
    list.reduce((all, tag) => (all.length + tag.length + 2 > 300 ? all : all === '' ? tag : `${all}, ${tag}`), '')
  const [en, zh] = [fitting(tags.filter((tag) => !HAN.test(tag))), fitting(tags.filter((tag) => HAN.test(tag)))]
  return { ...(en ? { en } : {}), ...(zh ? { zh } : {}) }
}

/** A moment with its zone, or a day and a time of Hong Kong's. */
function momentOf(cell: string): string | undefined {
  const hasZone = /(Z|[+-]\d\d:?\d\d)$/.test(cell)
  const [day = '', time = '00:00'] = cell.split(/[T ]/)
  const at = new Date(hasZone ? cell : `${day}T${time}+08:00`)
  return /^\d{4}-\d\d-\d\d/.test(cell) && !Number.isNaN(at.getTime()) ? at.toISOString() : undefined
}

/** Such as 40% 20%: what stays in sight of a picture, from the left and from above. */
export function focusOf(cell = ''): { x: number; y: number } | undefined {
  const [, x, y] = /^(\d{1,3})% (\d{1,3})%$/.exec(cell.trim()) ?? []
  return x === undefined || y === undefined ? undefined : { x: Math.min(100, Number(x)), y: Math.min(100, Number(y)) }
}
