import { house } from '#language/house.ts'
import type { MetaDescriptor } from 'react-router'
import type { Language } from '#language/languages.ts'

/** `path`: of a picture that is drawn, and no upload. */
type SharePicture = { hash: string; alt: string; path?: string }
export type Shared = {
  title: string
  description?: string
  language: Language
  publicUrl: string
  /** The page's own address; left out where a page has several, so that what was shared is what is shown. */
  address?: string
  type?: 'website' | 'article' | 'product'
  /** What stands for the page; without one, the shop's own picture. */
  picture?: SharePicture
}

/** As platform/media/media-encoding.server.ts makes them, and as public/share.jpg is. */
const [WIDTH, HEIGHT] = [1200, 630]
const LOCALE = { en: 'en_GB', zh: 'zh_HK' }

/** What chat programs and social networks show of an address that is passed on. They read the page as it was sent and run no script. */
export function shareTags({
  title,
  description,
  language,
  publicUrl,
  address,
  type = 'website',
  picture,
}: Shared): MetaDescriptor[] {
  const graph: Record<string, string | undefined> = {
    'og:site_name': house().mark,
    'og:type': type,
    'og:title': title,
    'og:description': description,
    'og:url': address,
    'og:locale': LOCALE[language],
    'og:locale:alternate': LOCALE[language === 'zh' ? 'en' : 'zh'],
    'og:image': publicUrl + (picture?.path ?? (picture?.hash ? `/media/${picture.hash}/share.jpg` : '/share.jpg')),
    'og:image:type': 'image/jpeg',
    'og:image:width': String(WIDTH),
    'og:image:height': String(HEIGHT),
    'og:image:alt': picture?.hash || picture?.path ? picture.alt : `${house().mark} | ${house().tagline[language]}`,
  }
  const given = Object.entries(graph).flatMap(([property, content]) => (content ? [{ property, content }] : []))
  return [...given, { name: 'twitter:card', content: 'summary_large_image' }]
}
