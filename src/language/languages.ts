export type Language = 'en' | 'zh'
export const languages: readonly Language[] = ['en', 'zh']

/** How a caller says on the wire which language it reads. */
export const WIRE_LANGUAGE = { en: 'en_US', zh: 'cht_CN' } as const

/** English has no prefix; everything under /zh is Chinese. */
export const languageOfPath = (pathname: string): Language => (pathname === '/zh' || pathname.startsWith('/zh/') ? 'zh' : 'en')

/** The language of words that stand in for those of a page's own, where they are in another one. */
export function standsInFrom(language: Language, text: string): string | undefined {
  const isChinese = /\p{Script=Han}/u.test(text)
  if (language === 'en') return isChinese ? 'zh-Hant-HK' : undefined
  return isChinese || !/\p{Script=Latin}{3}/u.test(text) ? undefined : 'en-HK'
}

/** How a text of somebody's own says in which language it is written, for whoever reads the page aloud. */
export const writtenIn = (text: string): string => (/\p{Script=Han}/u.test(text) ? 'zh-Hant-HK' : 'en-HK')
