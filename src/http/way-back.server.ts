import { localPath } from '#language/texts.ts'
import { languageOfPage } from './pages/page-address.server.ts'

type Here = { pathname: string }

/** Where somebody wanted to go before they said who they are: a path of this shop whatever was written, else their account. */
export function wayBack(
  wanted: string | null | undefined,
  { pathname }: Here,
  { publicUrl }: { publicUrl: () => string },
): string {
  const account = localPath(languageOfPage(pathname), '/myaccount')
  if (!wanted?.startsWith('/') || !URL.canParse(wanted, publicUrl())) return account
  const url = new URL(wanted, publicUrl())
  const isOurs = url.origin === new URL(publicUrl()).origin && !url.pathname.startsWith('//')
  return isOurs && !/^(\/zh)?\/member(\/|$)/.test(url.pathname) ? url.pathname + url.search : account
}
