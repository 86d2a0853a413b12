import type { MetaDescriptor } from 'react-router'
import { languageOfPath } from '#language/languages.ts'
import { officeText } from '#language/office.text.ts'
import { type Spoken, textsIn } from '#language/texts.ts'

/** The title of a back office screen; none of them is for search engines. */
export function officeHead(pathname: string, title: (texts: Spoken<typeof officeText>) => string): MetaDescriptor[] {
  const texts = textsIn(officeText, languageOfPath(pathname))
  return [{ title: `${title(texts)} | PRAYA ${texts.name}` }, { name: 'robots', content: 'noindex' }]
}
