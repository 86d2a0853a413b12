import type { MetaDescriptor } from 'react-router'
import { languageOfPath } from '#language/languages.ts'
import { mirroredPath } from '#language/texts.ts'
import { sourceSet } from '#ui/picture.tsx'

const BRAND = 'PRAYA'

type Match = { loaderData?: unknown } | undefined
type Head = {
  title: string
  description?: string
  pathname: string
  matches: readonly Match[]
  alternates?: boolean
  noindex?: boolean
}

/** Title, description, and which address is the page's own in each language. Lists and designers' pages have no such addresses. */
export function headTags({ title, description, pathname, matches, alternates = true, noindex = false }: Head): MetaDescriptor[] {
  const full = title.includes(BRAND) ? title : `${title} | ${BRAND}`
  const tags: MetaDescriptor[] = [
    { title: full },
    { property: 'og:title', content: full },
    { property: 'og:site_name', content: BRAND },
  ]
  if (description) tags.push({ name: 'description', content: description }, { property: 'og:description', content: description })
  if (noindex) tags.push({ name: 'robots', content: 'noindex' })
  const publicUrl = publicUrlOf(matches)
  if (!alternates || noindex || !publicUrl) return tags
  const chinese = languageOfPath(pathname) === 'zh'
  const english = publicUrl + (chinese ? mirroredPath(pathname) : pathname)
  const zh = publicUrl + (chinese ? pathname : mirroredPath(pathname))
  const link = (rel: string, href: string, hrefLang?: string): MetaDescriptor => ({
    tagName: 'link',
    rel,
    href,
    ...(hrefLang ? { hrefLang } : {}),
  })
  return [
    ...tags,
    { property: 'og:locale', content: chinese ? 'zh_HK' : 'en_GB' },
    link('canonical', chinese ? zh : english),
    link('alternate', english, 'en-hk'),
    link('alternate', zh, 'zh-hk'),
    link('alternate', english, 'x-default'),
  ]
}

function publicUrlOf(matches: readonly Match[]): string {
  for (const match of matches) {
    const data = match?.loaderData
    if (data && typeof data === 'object' && 'publicUrl' in data && typeof data.publicUrl === 'string')
      return data.publicUrl.replace(/\/$/, '')
  }
  return ''
}

/** The page's largest picture, asked for before style sheets and scripts take the line. */
export const firstPicture = (
  picture: { hash: string; width: number } | undefined,
  sizes: string,
  most = 1200,
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
          fetchPriority: 'high',
        },
      ]
    : []
