import { getNavigation } from '#modules/catalogue/catalogue.paths.ts'
import { languageOfPath } from '#language/languages.ts'
import type { MakeCall } from '#platform/wire/call-path.ts'
import { menuMarkup } from './menu-markup.ts'
import { menuTree } from './menu-tree.ts'

const CACHED_MS = 60_000
const cache = new Map<string, { html: string; until: number }>()

/** The menu's markup for one page; cached for a minute per language and side, and for longer while it cannot be asked for. */
export async function menuFor(request: Request, call: MakeCall, side: 'women' | 'men'): Promise<string | undefined> {
  const language = languageOfPath(new URL(request.url).pathname)
  const key = `${language} ${side}`
  const found = cache.get(key)
  if (found && found.until > Date.now()) return found.html
  const result = await call(getNavigation, {})
  if (!result.ok) return found?.html
  const html = menuMarkup(menuTree(result.data, language, side), language)
  cache.set(key, { html, until: Date.now() + CACHED_MS })
  return html
}
