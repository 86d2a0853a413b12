import { type ReactNode, useMemo } from 'react'
import { showDate } from '#language/dates.ts'
import { infoText } from '#language/frame/info.text.ts'
import { useLanguage, useTexts } from '#language/texts.ts'
import type { InformationWire } from '#modules/content/information.contract.ts'

/** From this many sections on. */
const LONG_PAGE = 6

type Sections = InformationWire['sections']
type InfoPageProps = { page: InformationWire; sections?: Sections; children: ReactNode }

/** A page of words beside the list of its neighbours; a long one begins with the list of its `sections`. */
export function InfoPage({ page, sections = page.html ? page.sections : [], children }: InfoPageProps) {
  const texts = useTexts(infoText)
  const language = useLanguage()
  return (
    <div className="wrap info">
      <Neighbours page={page} />
      <article className="info-body">
        <header>
          <h1>{page.title}</h1>
          <p className="info-lead">{page.lead}</p>
          <p className="info-date">{texts.updated(showDate(page.updated, language))}</p>
        </header>
        {sections.length >= LONG_PAGE ? <Contents sections={sections} /> : null}
        <div className="info-main">{children}</div>
      </article>
    </div>
  )
}

/** Words made from our own Markdown on the server, which lets no HTML through. */
export function Words({ html }: { html: string }) {
  const words = useMemo(() => ({ __html: html }), [html])
  return <div className="info-words" suppressHydrationWarning dangerouslySetInnerHTML={words} />
}

function Contents({ sections }: { sections: Sections }) {
  const texts = useTexts(infoText)
  return (
    <nav className="info-contents" aria-label={texts.contents}>
      <p className="caps">{texts.contents}</p>
      <ol>
        {sections.map(({ id, title }) => (
          <li key={id}>
            <a href={`#${id}`}>{title}</a>
          </li>
        ))}
      </ol>
    </nav>
  )
}

/** A column on a wide screen; on a narrow one it folds away behind the page's name. */
function Neighbours({ page: { groups, title } }: { page: InformationWire }) {
  const texts = useTexts(infoText)
  const list = groups.map(({ group, pages }) => (
    <section key={group}>
      <h2 className="caps">{texts[group]}</h2>
      <ul>
        {pages.map((page) => (
          <li key={page.address}>
            <a href={page.address} aria-current={page.here ? 'page' : undefined}>
              {page.title}
            </a>
          </li>
        ))}
      </ul>
    </section>
  ))
  return (
    <nav className="info-nav" aria-label={texts.pages}>
      <div className="info-column">{list}</div>
      <details className="info-fold">
        <summary>
          <span className="mute">{texts.pages}</span>
          <span>{title}</span>
        </summary>
        <div>{list}</div>
      </details>
    </nav>
  )
}
