import { data, type LoaderFunctionArgs, redirect } from 'react-router'
import { localPath } from '#language/texts.ts'
import { type Language, languageOfPath } from '#language/languages.ts'
import { findLink } from '#modules/short-links/short-links.paths.ts'
import { presentAddress } from '#addresses.ts'
import { callContext } from '../page-context.ts'
import { statusOfRefusal } from '../page-problem.ts'

/** An unknown address may end in a short link's code. Another single word leads home; a deeper address answers 404. */
export async function loader({ url, context }: LoaderFunctionArgs) {
  const { pathname } = url
  // Older addresses are caught before any page; this one was followed inside the shop, without a reload.
  const present = presentAddress(url)
  if (present) return redirect(present, 301)
  if (pathname.includes('/error')) return data(null, { status: 404 })
  const language = languageOfPath(pathname)
  const link = await context.get(callContext)(findLink, { shortStr: lastSegment(pathname) })
  if (link.ok) return redirect(spokenIn(language, link.data.path))
  // While nobody can be asked, it may well be a link.
  if (statusOfRefusal(link.code) === 503) throw data(link.msg, { status: 503 })
  return isOneWord(pathname) ? redirect(localPath(language, '/')) : data(null, { status: 404 })
}

const isOneWord = (pathname: string): boolean => /^(\/zh)?\/[^/]*$/.test(pathname)

const lastSegment = (pathname: string): string => {
  try {
    return decodeURIComponent(pathname.split('/').at(-1) ?? '').slice(0, 200)
  } catch {
    return ''
  }
}

/** Whoever follows a link under /zh reads Chinese there too; a link to a Chinese page leads there from everywhere. */
const spokenIn = (language: Language, path: string): string =>
  languageOfPath(new URL(path, 'https://shop.invalid').pathname) === 'zh' ? path : localPath(language, path)

export { default, meta } from './not-found.tsx'
