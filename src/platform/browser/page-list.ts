import { isFramework } from './framework-routes.ts'

/** A route as the browser knows it. */
export type PageEntry = {
  id: string
  parentId?: string
  path?: string
  index?: boolean
  module: string
  css?: string[]
  hasLoader?: boolean
}

/** A script, whether a loader is asked for its data, and its style sheets. */
type Files = [script: string, hasLoader: 0 | 1, ...styles: string[]]

/** What every shopper's browser loads of the list of routes: no room of the back office, and each screen once for both languages. */
export type PageList = {
  root: Files
  /** By frame; a screen has its address in English before its files. */
  frames: Record<string, { files: Files; screens: [path: string, ...Files][] }>
  /** The first words of addresses that the shop's pages do not move to: the browser loads them as documents. */
  elsewhere: string[]
  /** Of a list that holds only the page it came with: the address of the script that brings all of it. */
  whole?: string
}

/** The file with the shop's own, shorter list stands beside React Router's. */
export const pageListName = (manifestName: string): string => manifestName.replace('manifest-', 'pages-')

const LANGUAGES = ['en', 'zh'] as const

const filesOf = ({ module, hasLoader, css = [] }: PageEntry): Files => [
  module.replace('/assets/', '').replace('.js', ''),
  hasLoader ? 1 : 0,
  // What is also fetched later is marked behind its name.
  ...css.map((style) => style.replace(/^\/assets\/|\.css#?$/g, '')),
]
const asFiles = ([script, hasLoader, ...styles]: Files) => ({
  module: `/assets/${script}.js`,
  hasLoader: hasLoader === 1,
  css: styles.map((style) => `/assets/${style}.css`),
})

export function pageListOf(entries: readonly PageEntry[]): PageList {
  const list: PageList = { root: ['', 0], frames: {}, elsewhere: [] }
  const ofEnglish = entries.filter(({ id }) => id.startsWith('en:'))
  for (const entry of entries) {
    if (entry.id === 'root') list.root = filesOf(entry)
    else if (entry.parentId === 'root' && entry.id.startsWith('en:') && !isFramework(entry.id))
      list.frames[entry.id.slice(3)] = { files: filesOf(entry), screens: [] }
  }
  for (const entry of ofEnglish) {
    const { parentId = '', path = '' } = entry
    if (isFramework(parentId)) list.elsewhere.push(path.split('/')[0] ?? '')
    else list.frames[parentId.slice(3)]?.screens.push([path, ...filesOf(entry)])
  }
  return { ...list, elsewhere: [...new Set(list.elsewhere)] }
}

/** What a page is sent with: the routes it is drawn from. */
export function listOfPage(entries: readonly PageEntry[], matched: readonly string[], whole: string): PageList {
  const ofEnglish = new Set(matched.map((id) => id.replace(/^zh:/, 'en:')))
  return { ...pageListOf(entries.filter(({ id }) => ofEnglish.has(id))), whole }
}

export function readPageList({ root, frames, elsewhere }: PageList): PageEntry[] {
  const entries: PageEntry[] = [{ id: 'root', path: '', ...asFiles(root) }]
  for (const language of LANGUAGES) {
    const at = (path: string) => (language === 'en' ? path : ['zh', path].filter(Boolean).join('/'))
    for (const [frame, { files, screens }] of Object.entries(frames)) {
      const parentId = `${language}:${frame}`
      entries.push({ id: parentId, parentId: 'root', ...asFiles(files) })
      for (const [path, ...own] of screens) {
        const common = { id: `${language}:${path || 'home'}`, parentId, ...asFiles(own) }
        const address = at(path)
        entries.push({ ...common, ...(address ? { path: address } : {}), ...(path ? {} : { index: true }) })
      }
    }
    const parentId = `${language}:framework`
    entries.push({ id: parentId, parentId: 'root', module: '' })
    for (const word of elsewhere) entries.push({ id: `${parentId}:${word}`, parentId, path: at(`${word}/*`), module: '' })
  }
  return entries
}
