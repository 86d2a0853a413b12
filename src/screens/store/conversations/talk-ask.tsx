import { type MetaArgs, useLocation } from 'react-router'
import { conversationsText } from '#language/account/conversations.text.ts'
import { uiText } from '#language/frame/ui.text.ts'
import { languageOfPath } from '#language/languages.ts'
import { localPath, textsIn, useLanguage, useTexts } from '#language/texts.ts'
import type { SubjectWire } from '#modules/conversations/conversations.contract.ts'
import { askInConversation } from '#modules/conversations/conversations.paths.ts'
import { openingWords } from '#modules/fulfilment/opening.rules.ts'
import { call } from '#platform/wire/call-client.ts'
import { SubjectCard } from '#screens/thread/subject-card.tsx'
import { Button } from '#ui/button.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { AccountFrame, AccountWaiting } from '../account/account-frame.tsx'
import { headTags } from '../head-tags.ts'
import { cardAddress } from './card-address.ts'
import { MessageForm } from './message-form.tsx'
import { TalkMissing } from './talk-missing.tsx'
import { loadSubject, subjectIn, useTalk } from './use-conversations.ts'
import '../../thread/thread.css'

export { ErrorView as ErrorBoundary } from '../../error-view.tsx'
export { loadSubject as own } from './use-conversations.ts'

export const meta = ({ location, matches }: MetaArgs) =>
  headTags({
    title: textsIn(conversationsText, languageOfPath(location.pathname)).askSeller,
    pathname: location.pathname,
    matches,
  })

/** The first message to a seller or to the shop. */
export default function ConversationAsk() {
  const texts = useTexts(conversationsText)
  const ui = useTexts(uiText)
  const { found, failed, load } = useTalk(loadSubject)
  const subject = typeof found === 'object' ? found : undefined
  const title = subject?.kind === 'seller' ? texts.askTitle(subject.name) : texts.askUs
  return (
    <AccountFrame title={title} path="/myaccount/conversations">
      {failed ? <EmptyState title={texts.failed} action={<Button onClick={() => void load()}>{ui.retry}</Button>} /> : null}
      {found === 'missing' ? <TalkMissing /> : null}
      {subject ? <Ask subject={subject} /> : null}
      {found === undefined && !failed ? <AccountWaiting /> : null}
    </AccountFrame>
  )
}

function Ask({ subject: { kind, card, away, conversationId } }: { subject: SubjectWire }) {
  const language = useLanguage()
  const texts = useTexts(conversationsText)
  const { search } = useLocation()
  const threadOf = (id: string) => localPath(language, `/myaccount/conversations/thread?id=${id}`)
  return (
    <>
      {card ? <SubjectCard card={card} href={cardAddress(card, language)} /> : null}
      <div className="thread-facts mute">
        <p>{kind === 'seller' ? texts.sellerAnswers : texts.weAnswer(openingWords(language))}</p>
        {away ? <p>{texts.away(away)}</p> : null}
        {conversationId ? (
          <p>
            <a className="link" href={threadOf(conversationId)}>
              {texts.before}
            </a>
          </p>
        ) : null}
      </div>
      <MessageForm
        path={`/myaccount/conversations/ask${search}`}
        send={(message) =>
          call(
            askInConversation,
            { ...subjectIn(new URLSearchParams(search)), ...message },
            { quiet: true, idempotencyKey: message.key },
          )
        }
        onSent={(sent) => location.assign(threadOf(sent.conversationId))}
      />
    </>
  )
}
