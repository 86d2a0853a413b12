import { storeText } from '#language/store.text.ts'
import { textsIn } from '#language/texts.ts'
import type { Language } from '#language/languages.ts'
import type { MenuEntry } from './menu-tree.ts'

/** How many links may stand under each other; beyond that they share more columns evenly. */
const COLUMN_LENGTH = 9

/**
 * The menu of the wide header as one string: made once per language and side, it costs a page nothing to render and
 * nothing to hydrate. What it does is in menu-behaviour.ts.
 */
export function menuMarkup(entries: MenuEntry[], language: Language): string {
  const texts = textsIn(storeText, language)
  const items = entries.map((entry, index) => {
    const link = `<a class="menu-top" href="${escape(entry.address)}">${escape(entry.name)}</a>`
    if (entry.children.length === 0) return `<li>${link}</li>`
    const id = `menu-${index}`
    const opener = `<button type="button" class="menu-open" aria-expanded="false" aria-controls="${id}" aria-label="${escape(texts.openPanel(entry.name))}"></button>`
    return `<li data-panel>${link}${opener}<div class="menu-panel" id="${id}"><div class="menu-columns">${columns(entry, texts.all)}</div></div></li>`
  })
  return `<ul class="menu-row">${items.join('')}</ul>`
}

function columns(entry: MenuEntry, all: (name: string) => string): string {
  const first = `<li><a class="menu-all" href="${escape(entry.address)}">${escape(all(entry.name))}</a></li>`
  const grouped = entry.children.some((child) => child.children.length > 0)
  if (grouped) {
    const groups = entry.children.map(
      (child) =>
        `<ul><li><a class="menu-head" href="${escape(child.address)}">${escape(child.name)}</a></li>${child.children.map(link).join('')}</ul>`,
    )
    return `<ul>${first}</ul>${groups.join('')}`
  }
  const links = [first, ...entry.children.map(link)]
  const count = Math.ceil(links.length / COLUMN_LENGTH)
  const length = Math.ceil(links.length / count)
  const chunks = Array.from({ length: count }, (_, at) => links.slice(at * length, (at + 1) * length))
  return chunks.map((chunk) => `<ul>${chunk.join('')}</ul>`).join('')
}

const link = (entry: MenuEntry): string => `<li><a href="${escape(entry.address)}">${escape(entry.name)}</a></li>`

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
const escape = (text: string): string => text.replace(/[&<>"]/g, (sign) => ENTITIES[sign] ?? sign)
