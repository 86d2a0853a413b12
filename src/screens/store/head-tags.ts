import { house } from '#language/house.ts'
import type { MetaDescriptor } from 'react-router'
import { type Language, languageOfPath } from '#language/languages.ts'
import { mirroredPath } from '#language/texts.ts'
import { sourceSet } from '#ui/picture.tsx'
import { type Shared, shareTags } from './share-tags.ts'

type Match = { loaderData?: unknown } | undefined
type Head = {
  title: string
  description?: string
  pathname: string
  matches: readonly Match[]
  alternates?: boolean
  /** Of a page that is for search engines in general, and not as it is now. */
  noindex?: boolean
} & Pick<Shared, 'type' | 'picture'>

/**
 * Title, description, which address is the page's own in each language, and how the page looks where it is passed on.
 * Lists and designers' pages have no addresses of their own. Whether search engines may keep the page, its frame says.
 */
export function headTags({
  title,
  description,
  pathname,
  matches,
  alternates = true,
  noindex: notNow = false,
  ...look
}: Head): MetaDescriptor[] {
  const language = languageOfPath(pathname)
  const publicUrl = publicUrlOf(matches)
  const noindex = notNow || matches.some((match) => isRecord(match?.loaderData) && match.loaderData.hidden === true)
  const own = alternates && !noindex && publicUrl ? { address: publicUrl + pathname } : {}
  const tags: MetaDescriptor[] = [{ title: title.includes(house().mark) ? title : `${title} | ${house().mark}` }]
  if (description) tags.push({ name: 'description', content: description })
  if (noindex) tags.push({ name: 'robots', content: 'noindex' })
  if (own.address) tags.push(...ownAddresses(publicUrl, pathname, language))
  // Whoever reads these runs no script: they are part of the page as it is sent, and cost the browser nothing.
  if (import.meta.env.SSR && publicUrl)
    tags.push(...shareTags({ title, ...(description ? { description } : {}), language, publicUrl, ...own, ...look }))
  return tags
}

function ownAddresses(publicUrl: string, pathname: string, language: Language): MetaDescriptor[] {
  const twin = publicUrl + mirroredPath(pathname)
  const own = publicUrl + pathname
  const [english, chinese] = language === 'zh' ? [twin, own] : [own, twin]
  const link = (rel: string, href: string, hrefLang?: string): MetaDescriptor => ({
    tagName: 'link',
    rel,
    href,
    ...(hrefLang ? { hrefLang } : {}),
  })
  return [
    link('canonical', own),
    link('alternate', english, 'en-hk'),
    link('alternate', chinese, 'zh-hk'),
    link('alternate', english, 'x-default'),
  ]
}

const isRecord = (data: unknown): data is Record<string, unknown> => typeof data === 'object' && data !== null

/** Where the shop lives, without a slash at its end; '' while nobody has said. */
export function publicUrlOf(matches: readonly Match[]): string {
  for (const match of matches) {
    const data = match?.loaderData
    if (isRecord(data) && typeof data.publicUrl === 'string') return data.publicUrl.replace(/\/$/, '')
  }
  return ''
}

/** The page's largest picture, asked for before style sheets and scripts take the line. */
export const firstPicture = (
  picture: { hash: string; width: number } | undefined,
  sizes: string,
  most = 1440,
  media?: string,
): MetaDescriptor[] =>
  picture
    ? [
        {
          tagName: 'link',
          rel: 'preload',
          as: 'image',
          type: 'image/avif',
          imageSrcSet: sourceSet(picture.hash, Math.min(most, picture.width), 'avif'),
          imageSizes: sizes,
          ...(media ? { media } : {}),
          fetchPriority: 'high',
        },
      ]
    : []
