import { data, type MetaArgs } from 'react-router'
import { problemText } from '#language/frame/problem.text.ts'
import { localPath, textsIn, useLanguage, useTexts } from '#language/texts.ts'
import { languageOfPath } from '#language/languages.ts'
import { Later } from '#ui/later.tsx'
import { headTags } from './head-tags.ts'
import { WaysOn } from './list/ways-on.tsx'

export const loader = () => data(null, { status: 404 })

export const meta = ({ location, matches }: MetaArgs) =>
  headTags({
    title: textsIn(problemText, languageOfPath(location.pathname)).notFoundTitle,
    pathname: location.pathname,
    matches,
  })

const recommendedRail = () => import('./card/recommended-rail.tsx')

export default function NotFound() {
  const language = useLanguage()
  const texts = useTexts(problemText)
  return (
    <div className="wrap">
      <div className="empty">
        <h1 tabIndex={-1}>{texts.notFoundTitle}</h1>
        <p>{texts.notFound}</p>
        <WaysOn />
        <a className="btn" href={localPath(language, '/')}>
          {texts.home}
        </a>
      </div>
      <Later load={recommendedRail} props={{}} />
    </div>
  )
}
