import { lettersOf } from './html-words.rules.ts'

/** A product feed as RSS or Atom, in the shape that Google reads. */
export const isFeed = (head: string): boolean => /^\ufeff?\s*(<\?xml|<rss|<feed)/i.test(head)

/** Its items as lines of a table, under a heading of all their names. Several values of one name stand on lines of their own. */
export function readFeed(text: string): string[][] {
  const names: string[] = []
  const items = elementsOf(text, ['item', 'entry']).map((item) => {
    const values = new Map<string, string>()
    for (const [name, value] of fieldsOf(item)) {
      if (!names.includes(name)) names.push(name)
      values.set(name, values.has(name) ? `${values.get(name)}\n${value}` : value)
    }
    return values
  })
  return [names, ...items.map((values) => names.map((name) => values.get(name) ?? ''))]
}

/** By searching for each end once: a feed of nothing but beginnings takes no longer. */
function elementsOf(text: string, names: string[]): string[] {
  const found: string[] = []
  for (const name of names)
    for (let at = text.indexOf(`<${name}`); at >= 0; ) {
      const end = text.indexOf(`</${name}>`, at)
      if (end < 0) break
      const isWhole = /^[\s>]/.test(text.charAt(at + name.length + 1))
      if (isWhole) found.push(text.slice(text.indexOf('>', at) + 1, end))
      at = text.indexOf(`<${name}`, isWhole ? end : at + 1)
    }
  return found
}

function fieldsOf(item: string): [string, string][] {
  const fields: [string, string][] = []
  for (let at = item.indexOf('<'); at >= 0; ) {
    const [tag = '', name = ''] = /^<((?:g:)?[\w.-]{1,60})[^<>]{0,500}>/.exec(item.slice(at, at + 600)) ?? []
    const end = tag === '' || tag.endsWith('/>') ? -1 : item.indexOf(`</${name}>`, at)
    if (end >= 0) fields.push([name, textOf(item.slice(at + tag.length, end))])
    at = item.indexOf('<', end < 0 ? at + 1 : end + name.length + 3)
  }
  return fields
}

function textOf(raw: string): string {
  const text = raw.trim()
  const data = /^<!\[CDATA\[([\s\S]*)\]\]>$/.exec(text)
  if (data) return data[1] ?? ''
  return lettersOf(text)
}
