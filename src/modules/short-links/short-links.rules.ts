const CODE = /^[a-z0-9][a-z0-9-]{1,38}[a-z0-9]$/
const LONGEST_PATH = 500

/** Codes stand on paper and are typed by thumbs: capitals mean the same. */
export const plainCode = (typed: string): string => typed.trim().toLowerCase()
export const isShortCode = (code: string): boolean => CODE.test(code)

const SOMEWHERE = 'https://shop.invalid'

/**
 * The path as a browser will read it, when it can only lead to a page of this shop; undefined otherwise. Browsers drop
 * tabs and line ends, read a backslash as a slash, take two slashes for another host, and fold away dots: each is refused.
 */
export function sameSitePath(path: string): string | undefined {
  if (path.length > LONGEST_PATH || !path.startsWith('/') || /^\/[/\\]/.test(path)) return undefined
  if (/[\\\p{Cc}\s]/u.test(path) || !URL.canParse(path, SOMEWHERE)) return undefined
  const { origin, pathname, search, hash } = new URL(path, SOMEWHERE)
  return origin === SOMEWHERE && !pathname.startsWith('//') ? pathname + search + hash : undefined
}
