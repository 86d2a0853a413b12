import { threadText } from '#language/account/conversations.text.ts'
import { showMoment } from '#language/dates.ts'
import { pieceName } from '#language/product/piece-name.ts'
import { sellerQuestionsText } from '#language/seller/seller-questions.text.ts'
import { useLanguage, useTexts } from '#language/texts.ts'
import type { ConversationRowWire } from '#modules/conversations/conversations.contract.ts'
import { Picture } from '#ui/picture.tsx'

type Props = {
  list: readonly ConversationRowWire[]
  label: string
  nameOf: (row: ConversationRowWire) => string
  hrefOf: (row: ConversationRowWire) => string
}

/** Conversations at a desk: with whom, about what, what was said last, and by when an answer is owed. */
export function TalkRows({ list, label, nameOf, hrefOf }: Props) {
  return (
    <ul className="talk-rows" aria-label={label}>
      {list.map((row) => (
        <li key={row.conversationId}>
          <Row row={row} name={nameOf(row)} href={hrefOf(row)} />
        </li>
      ))}
    </ul>
  )
}

function Row({ row, name, href }: { row: ConversationRowWire; name: string; href: string }) {
  const texts = useTexts(threadText)
  const { card, last, unread } = row
  const said = last.words || (last.pictures > 0 ? texts.pictureOnly(last.pictures) : texts.gone)
  const about = card && (card.orderNo ? texts.order(card.orderNo) : pieceName(card.brandName, card.title))
  return (
    <a className="thread-row" data-row data-unread={unread > 0 || undefined} href={href}>
      {card?.productImg ? (
        <Picture picture={card.productImg} sizes="56px" most={120} alt="" />
      ) : (
        <span className="thread-letter" aria-hidden="true">
          {[...name][0]?.toUpperCase()}
        </span>
      )}
      <span className="thread-row-words">
        <b>{name}</b>
        {about ? <span>{about}</span> : null}
        <span dir="auto">{last.isOwn ? texts.ownLast(said) : said}</span>
      </span>
      <RowEnd row={row} />
    </a>
  )
}

function RowEnd({ row: { unread, dueTime, isLate, last, assignee } }: { row: ConversationRowWire }) {
  const language = useLanguage()
  const texts = useTexts(sellerQuestionsText)
  const due = dueTime && showMoment(dueTime, language)
  return (
    <span className="thread-row-end">
      {due ? (
        isLate ? (
          <b>{texts.late(due)}</b>
        ) : (
          <span>{texts.answerBy(due)}</span>
        )
      ) : (
        <time dateTime={last.time}>{showMoment(last.time, language)}</time>
      )}
      {assignee ? <span>{assignee}</span> : null}
      {unread > 0 ? (
        <em aria-label={texts.unread(unread)} role="img">
          {unread}
        </em>
      ) : null}
    </span>
  )
}
