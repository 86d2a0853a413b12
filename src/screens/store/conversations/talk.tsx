import { type MetaArgs, useLocation } from 'react-router'
import { conversationsText, threadText } from '#language/account/conversations.text.ts'
import { showMoment } from '#language/dates.ts'
import { uiText } from '#language/frame/ui.text.ts'
import { languageOfPath } from '#language/languages.ts'
import { localPath, textsIn, useLanguage, useTexts } from '#language/texts.ts'
import type { ThreadWire } from '#modules/conversations/conversations.contract.ts'
import { sendOwnMessage } from '#modules/conversations/conversations.paths.ts'
import { openingWords } from '#modules/fulfilment/opening.rules.ts'
import { call } from '#platform/wire/call-client.ts'
import { SubjectCard } from '#screens/thread/subject-card.tsx'
import { ThreadMessages } from '#screens/thread/thread-messages.tsx'
import { Button } from '#ui/button.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { AccountFrame, AccountWaiting } from '../account/account-frame.tsx'
import { headTags } from '../head-tags.ts'
import { cardAddress } from './card-address.ts'
import { MessageForm } from './message-form.tsx'
import { ReportTalk } from './report-talk.tsx'
import { TalkMissing } from './talk-missing.tsx'
import { loadThread, useOwnPictures, useTalk } from './use-conversations.ts'
import '../../thread/thread.css'

export { ErrorView as ErrorBoundary } from '../../error-view.tsx'
export { loadThread as own } from './use-conversations.ts'

export const meta = ({ location, matches }: MetaArgs) =>
  headTags({
    title: textsIn(conversationsText, languageOfPath(location.pathname)).title,
    pathname: location.pathname,
    matches,
  })

/** One conversation of a member. New messages come while they look. */
export default function ConversationThread() {
  const texts = useTexts(conversationsText)
  const ui = useTexts(uiText)
  const { found, failed, load } = useTalk(loadThread)
  const thread = typeof found === 'object' ? found : undefined
  const name = thread ? (thread.kind === 'seller' ? thread.name : texts.us()) : texts.title
  return (
    <AccountFrame title={name} path="/myaccount/conversations">
      <Back />
      {failed ? <EmptyState title={texts.failed} action={<Button onClick={() => void load()}>{ui.retry}</Button>} /> : null}
      {found === 'missing' ? <TalkMissing /> : null}
      {thread ? <Thread thread={thread} name={name} load={load} /> : null}
      {found === undefined && !failed ? <AccountWaiting /> : null}
    </AccountFrame>
  )
}

function Back() {
  const language = useLanguage()
  const texts = useTexts(conversationsText)
  return (
    <p className="thread-back">
      <a className="link" href={localPath(language, '/myaccount/conversations')}>
        {texts.back}
      </a>
    </p>
  )
}

function Thread({ thread, name, load }: { thread: ThreadWire; name: string; load: () => Promise<void> }) {
  const language = useLanguage()
  const texts = useTexts(threadText)
  const { conversationId, card, messages, hasOlder, readTo, blocked } = thread
  const address = `/myaccount/conversations/thread?id=${conversationId}`
  const isOlder = new URLSearchParams(useLocation().search).has('before')
  return (
    <>
      {card ? <SubjectCard card={card} href={cardAddress(card, language)} /> : null}
      <Facts thread={thread} />
      {hasOlder ? (
        <p>
          <a className="link" href={localPath(language, `${address}&before=${messages[0]?.position ?? 0}`)}>
            {texts.older}
          </a>
        </p>
      ) : null}
      <ThreadMessages
        messages={messages}
        them={name}
        readTo={readTo}
        readPicture={useOwnPictures(conversationId)}
        hrefOf={(shown) => cardAddress(shown, language)}
      />
      {blocked === 'other' ? <p className="thread-note">{texts.blockedOther}</p> : null}
      {isOlder || blocked !== '' ? null : (
        <MessageForm
          path={address}
          send={(message) => call(sendOwnMessage, { ...message, conversationId }, { quiet: true, idempotencyKey: message.key })}
          onSent={() => void load()}
        />
      )}
      {thread.kind === 'seller' && blocked !== 'other' ? <ReportTalk thread={thread} path={address} load={load} /> : null}
    </>
  )
}

/** Who is there, and by when an answer comes. */
function Facts({ thread: { kind, away, dueTime, isLate } }: { thread: ThreadWire }) {
  const language = useLanguage()
  const texts = useTexts(conversationsText)
  const due = dueTime === '' ? '' : isLate ? texts.late : texts.answerBy(showMoment(dueTime, language))
  const there = kind === 'seller' ? texts.sellerAnswers : texts.weAnswer(openingWords(language))
  return (
    <div className="thread-facts mute">
      <p role="status">{due || there}</p>
      {away ? <p>{texts.away(away)}</p> : null}
    </div>
  )
}
