import type { EntryContext, RouterContextProvider } from 'react-router'
import { screenAt } from '#addresses.ts'
import { languageOfPath } from '#language/languages.ts'
import { localPath } from '#language/texts.ts'
import { countMessages } from '#modules/inbox/inbox.paths.ts'
import type { OwnPage } from '#platform/wire/own-page.ts'
import type { LoadOwn } from './own-page.tsx'
import { drawingContext, sideContext } from './page-context.ts'

/** What goes along with a page that is drawn for somebody, or that leads whoever has no script to the way in. */
export async function loadOwnPage(
  { staticHandlerContext: { matches }, routeModules }: EntryContext,
  { pathname, search }: URL,
  page: Readonly<RouterContextProvider>,
): Promise<OwnPage | undefined> {
  const { owner, call, tried } = page.get(drawingContext)
  const language = languageOfPath(pathname)
  const told = tried && { tried }
  if (owner && call) {
    const screen = routeModules[matches.at(-1)?.route.id ?? ''] as { own?: LoadOwn<unknown> } | undefined
    const at = {
      search: new URLSearchParams(search),
      pathname,
      language,
      side: page.get(sideContext),
      guest: owner.guest === true,
    }
    const load = screen?.own?.(call, { ...at, ...(tried && { typed: tried.values }) })
    const [value, counts] = await Promise.all([load, owner.guest ? undefined : call(countMessages, {})])
    return { owner, value, ...(counts?.ok && { counts: counts.data }), ...told }
  }
  if (screenAt(pathname).session !== 'drawn') return told
  return { door: `${localPath(language, '/member/login')}?${new URLSearchParams({ back: pathname + search })}` }
}
