import type { Language } from '#language/languages.ts'
import { manifestText } from '#language/frame/manifest.text.ts'
import { localPath, textsIn } from '#language/texts.ts'

const LANG = { en: 'en-HK', zh: 'zh-Hant-HK' } as const

const icon = (size: number, file: string, purpose: 'any' | 'maskable') => ({
  src: `/${file}`,
  sizes: `${size}x${size}`,
  type: 'image/png',
  purpose,
})

export function webManifest(language: Language) {
  const texts = textsIn(manifestText, language)
  const at = (path: string): string => localPath(language, path)
  return {
    id: at('/'),
    name: texts.name,
    short_name: texts.shortName,
    description: texts.description,
    lang: LANG[language],
    dir: 'ltr',
    start_url: at('/'),
    scope: '/',
    // The way back stays: a shop is walked through in both directions.
    display: 'minimal-ui',
    theme_color: '#ffffff',
    background_color: '#ffffff',
    categories: ['shopping', 'lifestyle'],
    icons: [
      icon(192, 'icon-192.png', 'any'),
      icon(512, 'icon-512.png', 'any'),
      icon(512, 'icon-maskable-512.png', 'maskable'),
      { src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'any' },
    ],
    shortcuts: [
      { name: texts.newIn, url: at('/product/list?searchOrderType=2') },
      { name: texts.wishList, url: at('/wishlist') },
      { name: texts.bag, url: at('/bags') },
    ],
  }
}
