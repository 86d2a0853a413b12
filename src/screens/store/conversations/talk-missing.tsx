import { conversationsText } from '#language/account/conversations.text.ts'
import { localPath, useLanguage, useTexts } from '#language/texts.ts'
import { EmptyState } from '#ui/empty-state.tsx'

/** There is no such conversation, or nothing to ask about, for this reader. */
export function TalkMissing() {
  const language = useLanguage()
  const texts = useTexts(conversationsText)
  const ask = (
    <a className="btn" href={localPath(language, '/myaccount/conversations/ask')}>
      {texts.askUs}
    </a>
  )
  return (
    <EmptyState title={texts.missingTitle} action={ask}>
      {texts.missing}
    </EmptyState>
  )
}
