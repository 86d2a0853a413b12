import type { MetaArgs } from 'react-router'
import { inboxText, messageKindText } from '#language/account/inbox.text.ts'
import { uiText } from '#language/frame/ui.text.ts'
import { languageOfPath } from '#language/languages.ts'
import { localPath, textsIn, useLanguage, useTexts } from '#language/texts.ts'
import { messageKinds } from '#modules/inbox/inbox.rules.ts'
import { Button } from '#ui/button.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { headTags } from '../head-tags.ts'
import { AccountFrame, AccountWaiting } from './account-frame.tsx'
import { OwnForm, pressOrSend } from '../own-form.tsx'
import { MessageRow } from './message-row.tsx'
import { type AnyKind, useInbox } from './use-inbox.ts'

export { ErrorView as ErrorBoundary } from '../../error-view.tsx'
export { loadInbox as own } from './use-inbox.ts'

export const meta = ({ location, matches }: MetaArgs) =>
  headTags({ title: textsIn(inboxText, languageOfPath(location.pathname)).title, pathname: location.pathname, matches })

/** What a member has been told, by kind. New ones come while they look. */
export default function Messages() {
  const texts = useTexts(inboxText)
  return (
    <AccountFrame title={texts.title} path="/myaccount/messages" lead={texts.lead}>
      <Inbox />
    </AccountFrame>
  )
}

function Inbox() {
  const language = useLanguage()
  const texts = useTexts(inboxText)
  const ui = useTexts(uiText)
  const { kind, counts, list, total, failed, busy, load, more, readAll } = useInbox()
  if (failed) return <EmptyState title={texts.failed} action={<Button onClick={() => void load()}>{ui.retry}</Button>} />
  if (!list || !counts) return <AccountWaiting />
  if (counts.total === 0) return <EmptyState title={texts.empty}>{texts.emptyWords}</EmptyState>
  const { unread } = kind === '' ? counts : counts.kinds[kind]
  return (
    <>
      <Kinds kind={kind} counts={counts} />
      <div className="inbox-bar">
        <p className="mute" role="status">
          {unread > 0 ? texts.unread(unread) : texts.noneUnread}
        </p>
        {unread > 0 ? (
          <OwnForm path={kind === '' ? '/myaccount/messages' : `/myaccount/messages?kind=${kind}`}>
            <Button look="text" {...pressOrSend('read-all', () => void readAll())}>
              {texts.readAll}
            </Button>
          </OwnForm>
        ) : null}
      </div>
      {list.length === 0 ? (
        <EmptyState title={texts.empty} />
      ) : (
        <ul className="rows">
          {list.map((message) => (
            <MessageRow key={message.messageId} message={message} />
          ))}
        </ul>
      )}
      <p className="inbox-more">
        <a className="link" href={localPath(language, '/myaccount/notifications')}>
          {texts.ways}
        </a>
      </p>
      {list.length < total ? (
        <p className="inbox-more by-script">
          <Button look="line" busy={busy} onClick={() => void more()}>
            {texts.more}
          </Button>
        </p>
      ) : null}
    </>
  )
}

function Kinds({ kind: chosen, counts }: { kind: AnyKind; counts: NonNullable<ReturnType<typeof useInbox>['counts']> }) {
  const language = useLanguage()
  const texts = useTexts(inboxText)
  const names = useTexts(messageKindText)
  const address = localPath(language, '/myaccount/messages')
  return (
    <nav className="kinds" aria-label={texts.kinds}>
      {(['', ...messageKinds] as const).map((kind) => {
        const { unread } = kind === '' ? counts : counts.kinds[kind]
        return (
          <a
            key={kind}
            href={kind === '' ? address : `${address}?kind=${kind}`}
            aria-current={kind === chosen ? 'page' : undefined}
          >
            {names[kind]}
            {unread > 0 ? <em>{unread}</em> : null}
          </a>
        )
      })}
    </nav>
  )
}
