import { inboxText } from '#language/account/inbox.text.ts'
import { showMoment } from '#language/dates.ts'
import { localPath, useLanguage, useTexts } from '#language/texts.ts'
import type { MessageWire } from '#modules/inbox/inbox.contract.ts'
import { readMessage } from '#modules/inbox/inbox.paths.ts'
import { call } from '#platform/wire/call-client.ts'
import { setCounts } from './inbox-state.ts'

/** Leads to what it is about, and is read with that. */
export function MessageRow({ message }: { message: MessageWire }) {
  const language = useLanguage()
  const texts = useTexts(inboxText)
  const { title, text, link, createTime, read } = message
  return (
    <li>
      <a
        className="inbox-row"
        href={localPath(language, link)}
        data-unread={read ? undefined : ''}
        onClick={() => markRead(message)}
      >
        <span className="inbox-words">
          <b>
            {read ? null : <span className="hidden-text">{texts.isUnread}</span>}
            {title}
          </b>
          <span>{text}</span>
        </span>
        <time dateTime={createTime}>{showMoment(createTime, language)}</time>
      </a>
    </li>
  )
}

function markRead({ messageId, read: isRead }: MessageWire): void {
  if (isRead) return
  void call(readMessage, { messageId }, { quiet: true }).then((result) => result.ok && setCounts(result.data))
}
