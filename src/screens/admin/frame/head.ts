import type { MetaDescriptor } from 'react-router'
import { type Language, languageOfPath } from '#language/languages.ts'
import { adminText } from '#language/admin/admin.text.ts'

/** The title of a back office screen; none of them is for search engines. */
export function adminHead(pathname: string, title: Record<Language, string>): MetaDescriptor[] {
  const language = languageOfPath(pathname)
  return [{ title: adminText.pageTitle[language](title[language]) }, { name: 'robots', content: 'noindex' }]
}
