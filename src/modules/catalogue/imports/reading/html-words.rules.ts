import { ENTITIES } from './entities.rules.ts'

/** What stands for letters in HTML: &eacute;, &#233; and &#xe9; are one; what is no name of any stays as it is. */
export const lettersOf = (text: string): string =>
  text.replaceAll(
    /&(?:#(\d{1,7})|#x([\da-f]{1,6})|([a-z][a-z0-9]{1,31}));/gi,
    (whole, tens: string, hex: string, name: string) => {
      if (name) return (ENTITIES.get(name) ?? ENTITIES.get(name.toLowerCase()) ?? whole).replaceAll('\u00a0', ' ')
      return letterOf(tens ? Number(tens) : Number.parseInt(hex, 16))
    },
  )

const letterOf = (code: number): string => (code >= 32 && code < 0x11_0000 ? String.fromCodePoint(code).toWellFormed() : ' ')

const SILENT = ['script', 'style', 'iframe', 'noscript', 'svg', 'template']
const LINES =
  'br|p|div|li|ul|ol|dl|dt|dd|h[1-6]|tr|table|thead|tbody|tfoot|section|article|header|footer|blockquote|pre|hr|figure|figcaption'
const CELLS = 'td|th'
const REST =
  'a|abbr|acronym|address|aside|audio|b|bdi|bdo|big|button|canvas|caption|center|cite|code|col|colgroup|data|del|details|dfn|em|embed|fieldset|font|form|i|iframe|img|input|ins|kbd|label|legend|link|main|map|mark|meta|meter|nav|object|optgroup|option|output|param|picture|progress|q|rp|rt|ruby|s|samp|select|small|source|span|strike|strong|style|script|sub|summary|sup|svg|textarea|time|track|tt|u|var|video|wbr|html|head|body|title|o:p'
const tag = (elements: string): RegExp => new RegExp(String.raw`</?(?:${elements})(?:\s[^<>]{0,4000})?\s?/?>`, 'gi')
const LINE_TAG = tag(LINES)
const CELL_TAG = tag(CELLS)
const OTHER_TAG = tag(REST)

/** The words of a text that was written as HTML, a paragraph a line. A lone < is one, and so is whatever is no element of HTML. */
export function wordsOfHtml(html: string): string {
  if (!/[<&]/.test(html)) return html
  const shown = SILENT.reduce((text, name) => without(text, `<${name}`, `</${name}>`), without(html, '<!--', '-->'))
  return lettersOf(shown.replaceAll(LINE_TAG, '\n').replaceAll(CELL_TAG, ' ').replaceAll(OTHER_TAG, ''))
    .split('\n')
    .map((line) => line.replaceAll(/[ \t\u00a0]+/g, ' ').trim())
    .filter((line) => line !== '')
    .join('\n')
}

/** By searching for each end once: a text of nothing but beginnings takes no longer. */
function without(text: string, begin: string, end: string): string {
  const small = text.toLowerCase()
  const kept: string[] = []
  let at = 0
  for (let from = small.indexOf(begin); from >= 0; from = small.indexOf(begin, at)) {
    const until = small.indexOf(end, from)
    const close = until < 0 ? -1 : text.indexOf('>', until)
    if (close < 0) break
    kept.push(text.slice(at, from))
    at = close + 1
  }
  return kept.join('') + text.slice(at)
}
