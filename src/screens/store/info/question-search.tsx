import { infoText } from '#language/frame/info.text.ts'
import { localPath, useLanguage, useTexts } from '#language/texts.ts'
import { EmptyState } from '#ui/empty-state.tsx'
import { Icon } from '#ui/icon.tsx'
import { ChatLink } from '../footer/chat-link.tsx'
import type { QuestionSearch as Search } from './use-question-search.ts'

/** Filters as one types; without script there is no field, and all answers stand below. */
export function QuestionSearch({ search: { typed, count, type } }: { search: Search }) {
  const texts = useTexts(infoText)
  const language = useLanguage()
  return (
    <>
      <form className="info-search" role="search" onSubmit={(event) => event.preventDefault()}>
        <Icon name="search" size={18} />
        <input
          type="search"
          aria-label={texts.searchQuestions}
          placeholder={texts.searchQuestions}
          autoComplete="off"
          value={typed}
          onChange={(event) => type(event.currentTarget.value)}
        />
        {typed ? (
          <button type="button" className="btn-text" onClick={() => type('')}>
            {texts.clear}
          </button>
        ) : null}
      </form>
      <p className="info-count" role="status">
        {count === undefined ? '' : texts.found(count)}
      </p>
      {count === 0 ? (
        <EmptyState
          title={texts.nothingFound(typed.trim())}
          action={
            <div className="info-ways">
              <ChatLink />
              <a className="link" href={localPath(language, '/statement/contact')}>
                {texts.contact}
              </a>
            </div>
          }
        >
          {texts.nothingFoundWords}
        </EmptyState>
      ) : null}
    </>
  )
}
