import { useState } from 'react'
import { adminPagesText } from '#language/admin/front/admin-pages.text.ts'
import { type Language, languages, writtenIn } from '#language/languages.ts'
import { useLanguage, useTexts } from '#language/texts.ts'
import type { SavedPage } from '#modules/content/page-words.contract.ts'
import { tryPage } from '#modules/content/page-words.paths.ts'
import { DeskProblem } from '#desk/problem.tsx'
import { usePause } from '#desk/use-pause.ts'
import { KEEP_LAST, ONCE, useDeskQuery } from '#desk/desk-query.ts'
import { Words } from '#screens/store/info/info-page.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import '#screens/store/info/info.css'
import '#screens/store/info/words.css'
import '#screens/store/info/info-parts.css'

const PAUSE_MS = 600

/** How the words will stand in the shop, whenever the typing pauses. */
export function AdminPagePreview({ words: { version: _, ...typed } }: { words: SavedPage }) {
  const own = useLanguage()
  const texts = useTexts(adminPagesText)
  const [language, setLanguage] = useState<Language>(own)
  const rested = usePause(JSON.stringify(typed), PAUSE_MS)
  const { data, error, refetch } = useDeskQuery(tryPage, JSON.parse(rested) as typeof typed, { ...ONCE, ...KEEP_LAST })
  const page = data?.page?.[language]
  const names = { en: texts.english, zh: texts.chinese }
  return (
    <section className="admin-page-preview" aria-labelledby="page-preview">
      <h2 id="page-preview">{texts.preview}</h2>
      <div className="admin-page-sides" role="group" aria-label={texts.previewIn}>
        {languages.map((side) => (
          <button key={side} type="button" aria-pressed={side === language} onClick={() => setLanguage(side)}>
            {names[side]}
          </button>
        ))}
      </div>
      {error ? <DeskProblem refusal={error} retry={() => void refetch()} /> : null}
      {data === undefined && !error ? <Skeleton height={480} /> : null}
      {data && !page ? <p role="status">{texts.notYet}</p> : null}
      {page ? (
        <article className="info-body" lang={writtenIn(page.title)}>
          <header>
            <h3 className="admin-page-title">{page.title}</h3>
            <p className="info-lead">{page.lead}</p>
          </header>
          <div className="info-main">
            <Words html={page.html} />
            {page.questions.map((group) => (
              <section key={group.id} className="info-questions">
                <h2>{group.title}</h2>
                {group.questions.map(({ id, question, answer }) => (
                  <details key={id} className="fold info-question">
                    <summary>
                      <h3>{question}</h3>
                    </summary>
                    <div className="fold-body info-answer">
                      <Words html={answer} />
                    </div>
                  </details>
                ))}
              </section>
            ))}
          </div>
        </article>
      ) : null}
    </section>
  )
}
