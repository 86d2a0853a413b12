import { useEffect } from 'react'
import { type LoaderFunctionArgs, type MetaArgs, useLoaderData, useLocation } from 'react-router'
import { infoText } from '#language/frame/info.text.ts'
import { useTexts } from '#language/texts.ts'
import type { InformationWire } from '#modules/content/information.contract.ts'
import { InfoPage, Words } from './info-page.tsx'
import { informationTags, loadInformation } from './information.ts'
import { QuestionSearch } from './question-search.tsx'
import { useQuestionSearch } from './use-question-search.ts'

export { ErrorView as ErrorBoundary } from '../../error-view.tsx'

export const loader = (given: LoaderFunctionArgs) => loadInformation(given)

export function meta({ loaderData, ...page }: MetaArgs<typeof loader>) {
  if (!loaderData) return []
  return [...informationTags(loaderData, page), { 'script:ld+json': questionsJson(loaderData) }]
}

/** Questions and answers as search engines read them. */
const questionsJson = ({ questions }: InformationWire) => ({
  '@context': 'https://schema.org',
  '@type': 'FAQPage',
  mainEntity: questions.flatMap((group) =>
    group.questions.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  ),
})

/** Every answer is in the page and folds away; the field leaves those that hold the word. */
export default function Questions() {
  const page = useLoaderData<typeof loader>()
  const search = useQuestionSearch(page.questions)
  useOpenedByAddress()
  return (
    <InfoPage page={page}>
      <QuestionSearch search={search} />
      {page.questions.map((group) => (
        <section key={group.id} className="info-questions" hidden={!group.questions.some(({ id }) => search.shows(id))}>
          <h2 id={group.id}>{group.title}</h2>
          {group.questions.map(({ id, question, answer }) => (
            <Question key={id} id={id} question={question} answer={answer} hidden={!search.shows(id)} />
          ))}
        </section>
      ))}
    </InfoPage>
  )
}

type QuestionProps = { id: string; question: string; answer: string; hidden: boolean }

/** Its address is that of the answer: a browser opens what folds away around the place it is sent to, script or none. */
function Question({ id, question, answer, hidden }: QuestionProps) {
  const texts = useTexts(infoText)
  return (
    <details className="fold info-question" hidden={hidden}>
      <summary>
        <h3>{question}</h3>
      </summary>
      <div id={id} className="fold-body info-answer">
        <Words html={answer} />
        <a className="info-anchor" href={`#${id}`}>
          {texts.linkToAnswer}
        </a>
      </div>
    </details>
  )
}

/** Coming from another page of the shop, the router scrolls but opens nothing. */
function useOpenedByAddress() {
  const { hash } = useLocation()
  useEffect(() => {
    const answer = hash ? document.getElementById(hash.slice(1)) : null
    const question = answer?.closest('details')
    if (!answer || !question || question.open) return
    question.open = true
    question.scrollIntoView()
  }, [hash])
}
