import { data, type MetaArgs } from 'react-router'
import { problemText } from '#language/frame/problem.text.ts'
import { localPath, textsIn, useLanguage, useTexts } from '#language/texts.ts'
import { languageOfPath } from '#language/languages.ts'
import { EmptyState } from '#ui/empty-state.tsx'
import { headTags } from './head-tags.ts'

export const loader = () => data(null, { status: 404 })

export const meta = ({ location, matches }: MetaArgs) =>
  headTags({
    title: textsIn(problemText, languageOfPath(location.pathname)).notFoundTitle,
    pathname: location.pathname,
    matches,
  })

export default function NotFound() {
  const language = useLanguage()
  const texts = useTexts(problemText)
  const home = (
    <a className="btn" href={localPath(language, '/')}>
      {texts.home}
    </a>
  )
  return (
    <EmptyState level={1} title={texts.notFoundTitle} action={home}>
      {texts.notFound}
    </EmptyState>
  )
}
