import { menuText } from '#language/frame/menu.text.ts'
import { textsIn } from '#language/texts.ts'
import type { Language } from '#language/languages.ts'
import type { MenuEntry, MenuPicture } from './menu-tree.ts'

/**
 * The menu of the wide header as one string: made once per language and side, it costs a page nothing to render and
 * nothing to hydrate. What it does is in menu-behaviour.ts.
 */
export function menuMarkup(entries: MenuEntry[], language: Language): string {
  const texts = textsIn(menuText, language)
  const items = entries.map((entry, index) => {
    const link = `<a class="menu-top" href="${escape(entry.address)}">${escape(entry.name)}</a>`
    if (entry.children.length === 0) return `<li>${link}</li>`
    const id = `menu-${index}`
    const opener = `<button type="button" class="menu-open" aria-expanded="false" aria-controls="${id}" aria-label="${escape(texts.openPanel(entry.name))}"></button>`
    return `<li data-panel>${link}${opener}<div class="menu-panel" id="${id}">${panel(entry, texts.whole(entry.name))}</div></li>`
  })
  return `<ul class="menu-row">${items.join('')}</ul>`
}

function panel(entry: MenuEntry, whole: string): string {
  const all = `<p><a class="menu-all" href="${escape(entry.address)}">${escape(whole)}</a></p>`
  const columns = entry.columns.length > 0 ? lists(entry.columns) : entry.children.map(group).join('')
  const picture = entry.picture ? pictureMarkup(entry.picture) : ''
  return `<div class="menu-inside"><div class="menu-words">${all}<div class="menu-columns">${columns}</div></div>${picture}</div>`
}

const group = (entry: MenuEntry): string =>
  `<div class="menu-group"><p>${head(entry)}</p><div class="menu-columns">${lists(entry.columns)}</div></div>`

const head = ({ name, address }: MenuEntry): string =>
  address
    ? `<a class="menu-head" href="${escape(address)}">${escape(name)}</a>`
    : `<span class="menu-head">${escape(name)}</span>`

const lists = (columns: MenuEntry[][]): string => columns.map((column) => `<ul>${column.map(link).join('')}</ul>`).join('')

const link = (entry: MenuEntry): string => `<li><a href="${escape(entry.address)}">${escape(entry.name)}</a></li>`

/** Takes no room until its panel is open, and so is fetched only then. */
function pictureMarkup({ address, source, brand, title }: MenuPicture): string {
  const at = (width: number) => escape(source.replace(/\d+\.webp$/, `${width}.avif`))
  const image = `<picture class="pic"><source type="image/avif" srcset="${at(360)}, ${at(720)} 2x"><img src="${escape(source)}" alt="" width="360" height="480" loading="lazy" decoding="async"></picture>`
  return `<a class="menu-picture" href="${escape(address)}">${image}<b>${escape(brand)}</b><span>${escape(title)}</span></a>`
}

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
const escape = (text: string): string => text.replace(/[&<>"]/g, (sign) => ENTITIES[sign] ?? sign)
