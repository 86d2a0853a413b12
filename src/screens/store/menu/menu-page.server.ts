import { getNavigation } from '#modules/catalogue/catalogue.paths.ts'
import { languageOfPath } from '#language/languages.ts'
import type { MakeCall } from '#platform/wire/call-path.ts'
import { menuMarkup } from './menu-markup.ts'
import { menuTree } from './menu-tree.ts'

const CACHED_MS = 60_000
const cache = new Map<string, { html: string; version: number; until: number }>()

/** The menu's markup for one page; cached for a minute per language and side or until another is released, and for longer while it cannot be asked for. */
export async function menuFor(request: Request, call: MakeCall, side: 'women' | 'men'): Promise<string | undefined> {
  const language = languageOfPath(new URL(request.url).pathname)
  const key = `${language} ${side}`
  const found = cache.get(key)
  const isFresh = found !== undefined && found.until > Date.now()
  const result = await call(getNavigation, { sexType: side, ...(isFresh ? { known: found.version } : {}) })
  if (!result.ok) return found?.html
  const { version } = result.data
  if (isFresh && version === found.version) return found.html
  const html = menuMarkup(menuTree(result.data, language), language)
  cache.set(key, { html, version, until: Date.now() + CACHED_MS })
  return html
}
