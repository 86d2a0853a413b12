import { Fragment } from 'react'
import { maskedText, threadText } from '#language/account/conversations.text.ts'
import { showMoment } from '#language/dates.ts'
import { useLanguage, useTexts } from '#language/texts.ts'
import type { CardWire, MessageWire } from '#modules/conversations/conversations.contract.ts'
import { SubjectCard } from './subject-card.tsx'
import { type ReadPicture, ThreadPicture } from './thread-picture.tsx'

type Props = {
  messages: readonly MessageWire[]
  /** How the other side is called. */
  them: string
  /** How far the other side has read. */
  readTo: number
  readPicture: ReadPicture
  /** Where a reader finds what a message shows. */
  hrefOf?: (card: CardWire) => string | undefined
}

/** What was written, the oldest first; one’s own side at the end of the line. */
export function ThreadMessages({ messages, them, readTo, readPicture, hrefOf }: Props) {
  const texts = useTexts(threadText)
  const lastRead = messages.findLast(({ isOwn, position }) => isOwn && position <= readTo)?.position
  return (
    <ol className="thread" aria-label={texts.messages}>
      {messages.map((message) => (
        <Fragment key={message.position}>
          <Message
            message={message}
            them={them}
            isRead={message.position === lastRead}
            readPicture={readPicture}
            hrefOf={hrefOf}
          />
          {message.masked.length > 0 ? <LeftOut masked={message.masked} /> : null}
        </Fragment>
      ))}
    </ol>
  )
}

type MessageProps = { message: MessageWire; isRead: boolean; hrefOf: Props['hrefOf'] } & Pick<Props, 'them' | 'readPicture'>

function Message({ message, them, isRead, readPicture, hrefOf }: MessageProps) {
  const language = useLanguage()
  const texts = useTexts(threadText)
  const { isOwn, isGone, words, author, pictures, card, sentTime } = message
  const who = isOwn ? author || texts.you : them
  return (
    <li className="thread-message" data-own={isOwn || undefined}>
      <div className="thread-words">
        <span className={isOwn && !author ? 'hidden-text' : 'thread-who'}>{who}</span>
        {isGone ? <p className="mute">{texts.gone}</p> : null}
        {words ? <p dir="auto">{words}</p> : null}
        <p className="thread-time mute">
          <time dateTime={sentTime}>{showMoment(sentTime, language)}</time>
          {isRead ? ` · ${texts.read}` : ''}
        </p>
      </div>
      {card ? <SubjectCard card={card} href={hrefOf?.(card)} /> : null}
      {pictures.length > 0 ? (
        <ul className="thread-pictures">
          {pictures.map((uploadId, at) => (
            <li key={uploadId}>
              <ThreadPicture uploadId={uploadId} number={at + 1} readPicture={readPicture} />
            </li>
          ))}
        </ul>
      ) : null}
    </li>
  )
}

function LeftOut({ masked }: Pick<MessageWire, 'masked'>) {
  const language = useLanguage()
  const texts = useTexts(maskedText)
  return (
    <li className="thread-note mute">
      {masked.map((kind) => texts[kind]).join(language === 'zh' ? '' : ' ')}
      {language === 'zh' ? '' : ' '}
      {texts.why()}
    </li>
  )
}
