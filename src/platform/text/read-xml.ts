export type XmlNode = { name: string; text: string; children: XmlNode[] }

/** No file of a bank comes near. */
const DEEPEST = 40
const MOST_NODES = 200_000

const NAMED: Record<string, string> = { lt: '<', gt: '>', amp: '&', quot: '"', apos: "'" }

/**
 * Elements and their text, names without their prefixes; undefined for what is no XML. What a file of a bank never has and attacks are
 * made of is none: document types, entities of its own, instructions after the first. One pass, so that no file takes longer than its length.
 */
export function readXml(source: string): XmlNode | undefined {
  const root: XmlNode = { name: '', text: '', children: [] }
  const open = [root]
  let nodes = 0
  let at = /^\uFEFF?\s*(<\?xml[^?<>]*\?>)?/.exec(source)?.[0].length ?? 0
  while (at < source.length) {
    const next = source.indexOf('<', at)
    const parent = open.at(-1) ?? root
    const text = readText(source.slice(at, next === -1 ? source.length : next))
    if (text === undefined || (parent === root && text.trim() !== '')) return undefined
    parent.text += text
    if (next === -1) break
    const tag = readTag(source, next)
    if (!tag) return undefined
    at = tag.end
    if (tag.kind === 'nothing') continue
    if (tag.kind === 'text') parent.text += tag.name
    else if (tag.kind === 'closing') {
      if (parent === root || parent.name !== tag.name) return undefined
      open.pop()
    } else {
      const node = { name: tag.name, text: '', children: [] }
      parent.children.push(node)
      nodes += 1
      if (tag.kind === 'opening') open.push(node)
      if (nodes > MOST_NODES || open.length > DEEPEST) return undefined
    }
  }
  return open.length === 1 && root.children.length === 1 ? root.children[0] : undefined
}

type Tag = { kind: 'opening' | 'empty' | 'closing' | 'text' | 'nothing'; name: string; end: number }

function readTag(source: string, at: number): Tag | undefined {
  if (source.startsWith('<!--', at)) return until(source, at, '-->', 'nothing')
  if (source.startsWith('<![CDATA[', at)) return until(source, at, ']]>', 'text')
  const end = source.indexOf('>', at)
  if (end === -1) return undefined
  const inside = source.slice(at + 1, end)
  const [, closing, name, rest = ''] = /^(\/?)([A-Za-z_][\w.:-]{0,99})(\s[^<]*|\/)?$/.exec(inside) ?? []
  if (name === undefined) return undefined
  const plain = name.slice(name.indexOf(':') + 1)
  const kind = closing === '/' ? 'closing' : rest.endsWith('/') ? 'empty' : 'opening'
  return { kind, name: plain, end: end + 1 }
}

function until(source: string, at: number, mark: string, kind: 'text' | 'nothing'): Tag | undefined {
  const end = source.indexOf(mark, at)
  return end === -1 ? undefined : { kind, name: source.slice(at + '<![CDATA['.length, end), end: end + mark.length }
}

/** Undefined when it names an entity that XML itself does not have. */
function readText(source: string): string | undefined {
  if (!source.includes('&')) return source
  let isKnown = true
  const text = source.replaceAll(/&(?:#(\d{1,7})|#x([0-9a-f]{1,6})|(\w{1,8}));|&/gi, (_, decimal, hex, name) => {
    const code = decimal ? Number(decimal) : hex ? Number.parseInt(hex, 16) : -1
    if (code >= 0x20 && code <= 0x10ffff && !(code >= 0xd800 && code <= 0xdfff)) return String.fromCodePoint(code)
    const known = NAMED[String(name)]
    isKnown &&= known !== undefined
    return known ?? ''
  })
  return isKnown ? text : undefined
}

/** The first below by this way of names. */
export const inXml = (node: XmlNode | undefined, ...names: string[]): XmlNode | undefined =>
  names.reduce<XmlNode | undefined>((found, name) => found?.children.find((child) => child.name === name), node)

export const allInXml = (node: XmlNode | undefined, name: string): XmlNode[] =>
  node?.children.filter((child) => child.name === name) ?? []

export const xmlText = (node: XmlNode | undefined, ...names: string[]): string => inXml(node, ...names)?.text.trim() ?? ''

/** What XML can hold of a text; so many characters at most. */
export const forXml = (text: string, most: number): string =>
  [...text.normalize('NFC').replaceAll(/[^\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu, ' ')]
    .slice(0, most)
    .join('')
    .trim()
    .replaceAll(/[&<>"']/g, (mark) => `&${Object.entries(NAMED).find(([, known]) => known === mark)?.[0] ?? ''};`)
