import { type MetaArgs, useLocation } from 'react-router'
import { conversationsText, threadText } from '#language/account/conversations.text.ts'
import { showMoment } from '#language/dates.ts'
import { uiText } from '#language/frame/ui.text.ts'
import { languageOfPath } from '#language/languages.ts'
import { pieceName } from '#language/product/piece-name.ts'
import { localPath, textsIn, useLanguage, useTexts } from '#language/texts.ts'
import type { ConversationRowWire, ConversationsWire } from '#modules/conversations/conversations.contract.ts'
import { Button } from '#ui/button.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { TextField } from '#ui/fields.tsx'
import { Picture } from '#ui/picture.tsx'
import { AccountFrame, AccountWaiting } from '../account/account-frame.tsx'
import { headTags } from '../head-tags.ts'
import { loadConversations, useTalk } from './use-conversations.ts'
import '../../thread/thread.css'

export { ErrorView as ErrorBoundary } from '../../error-view.tsx'
export { loadConversations as own } from './use-conversations.ts'

export const meta = ({ location, matches }: MetaArgs) =>
  headTags({
    title: textsIn(conversationsText, languageOfPath(location.pathname)).title,
    pathname: location.pathname,
    matches,
  })

/** What a member has asked sellers and the shop. */
export default function ConversationList() {
  const texts = useTexts(conversationsText)
  const ui = useTexts(uiText)
  const { found, failed, load } = useTalk(loadConversations)
  return (
    <AccountFrame title={texts.title} path="/myaccount/conversations" lead={texts.lead}>
      {failed ? <EmptyState title={texts.failed} action={<Button onClick={() => void load()}>{ui.retry}</Button>} /> : null}
      {found ? <Found found={found} /> : failed ? null : <AccountWaiting />}
    </AccountFrame>
  )
}

function Found({ found }: { found: ConversationsWire }) {
  const texts = useTexts(conversationsText)
  const word = new URLSearchParams(useLocation().search).get('word') ?? ''
  if (found.total === 0 && word === '')
    return (
      <EmptyState title={texts.emptyTitle} action={<AskUs look="btn" />}>
        {texts.empty}
      </EmptyState>
    )
  return (
    <>
      <Bar word={word} />
      {found.total === 0 ? <EmptyState title={texts.nothing(word)} /> : null}
      <ul className={found.total > 0 ? 'rows' : undefined} aria-label={texts.list}>
        {found.list.map((row) => (
          <li key={row.conversationId}>
            <Row row={row} />
          </li>
        ))}
      </ul>
      <Pages found={found} word={word} />
    </>
  )
}

function AskUs({ look }: { look: 'btn' | 'btn btn-line' }) {
  const language = useLanguage()
  const texts = useTexts(conversationsText)
  return (
    <a className={look} href={localPath(language, '/myaccount/conversations/ask')}>
      {texts.askUs}
    </a>
  )
}

function Bar({ word }: { word: string }) {
  const language = useLanguage()
  const texts = useTexts(conversationsText)
  return (
    <div className="talk-bar">
      <form method="get" action={localPath(language, '/myaccount/conversations')}>
        <TextField label={texts.find} name="word" type="search" defaultValue={word} maxLength={60} />
        <Button type="submit" look="line">
          {texts.search}
        </Button>
      </form>
      <AskUs look="btn btn-line" />
    </div>
  )
}

function Row({ row }: { row: ConversationRowWire }) {
  const language = useLanguage()
  const texts = useTexts(conversationsText)
  const thread = useTexts(threadText)
  const { conversationId, kind, card, unread, last } = row
  const name = kind === 'seller' ? row.name : texts.us()
  const said = last.words || (last.pictures > 0 ? thread.pictureOnly(last.pictures) : thread.gone)
  const about = card && (card.orderNo ? thread.order(card.orderNo) : pieceName(card.brandName, card.title))
  return (
    <a
      className="thread-row"
      data-unread={unread > 0 || undefined}
      href={localPath(language, `/myaccount/conversations/thread?id=${conversationId}`)}
    >
      {card?.productImg ? (
        <Picture picture={card.productImg} sizes="56px" most={360} alt="" />
      ) : (
        <span className="thread-letter" aria-hidden="true">
          {[...name][0]?.toUpperCase()}
        </span>
      )}
      <span className="thread-row-words">
        <b>{name}</b>
        {about ? <span>{about}</span> : null}
        <span dir="auto">{last.isOwn ? thread.ownLast(said) : said}</span>
      </span>
      <span className="thread-row-end">
        <time dateTime={last.time}>{showMoment(last.time, language)}</time>
        {unread > 0 ? (
          <em>
            {unread}
            <span className="hidden-text">{texts.unreadWords}</span>
          </em>
        ) : null}
      </span>
    </a>
  )
}

function Pages({ found: { total, pageNum, pageSize }, word }: { found: ConversationsWire; word: string }) {
  const language = useLanguage()
  const texts = useTexts(conversationsText)
  const to = (page: number) =>
    localPath(language, `/myaccount/conversations?${new URLSearchParams({ ...(word ? { word } : {}), page: String(page) })}`)
  if (total <= pageSize) return null
  return (
    <nav className="inbox-bar" aria-label={texts.pages}>
      {pageNum > 1 ? (
        <a className="link" href={to(pageNum - 1)} rel="prev">
          {texts.earlier}
        </a>
      ) : null}
      {pageNum * pageSize < total ? (
        <a className="link" href={to(pageNum + 1)} rel="next">
          {texts.later}
        </a>
      ) : null}
    </nav>
  )
}
