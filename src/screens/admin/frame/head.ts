import type { MetaDescriptor } from 'react-router'
import { languageOfPath } from '#language/languages.ts'
import { adminText } from '#language/admin/admin.text.ts'
import { type Spoken, textsIn } from '#language/texts.ts'

/** The title of a back office screen; none of them is for search engines. */
export function adminHead(pathname: string, title: (texts: Spoken<typeof adminText>) => string): MetaDescriptor[] {
  const texts = textsIn(adminText, languageOfPath(pathname))
  return [{ title: texts.pageTitle(title(texts)) }, { name: 'robots', content: 'noindex' }]
}
