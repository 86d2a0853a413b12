import type { MetaDescriptor } from 'react-router'
import { type Language, languageOfPath } from '#language/languages.ts'
import { sellerText } from '#language/seller/seller.text.ts'

/** The title of a screen of the seller centre; none of them is for search engines. */
export function sellerHead(pathname: string, title: Record<Language, string>): MetaDescriptor[] {
  const language = languageOfPath(pathname)
  return [{ title: sellerText.pageTitle[language](title[language]) }, { name: 'robots', content: 'noindex' }]
}
