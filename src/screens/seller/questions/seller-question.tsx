import { useCallback, useEffect, useState } from 'react'
import { type MetaArgs, useParams } from 'react-router'
import { showMoment } from '#language/dates.ts'
import { threadText } from '#language/account/conversations.text.ts'
import { sellerQuestionsText } from '#language/seller/seller-questions.text.ts'
import { localPath, useLanguage, useTexts } from '#language/texts.ts'
import type { CardWire, ThreadWire } from '#modules/conversations/conversations.contract.ts'
import {
  countSellerTalk,
  getSellerAnswers,
  getSellerThread,
  listSellerConversations,
  readSellerThread,
  sellerConversationPicture,
  sendSellerMessage,
  settleSellerThread,
} from '#modules/conversations/seller-talk.paths.ts'
import { CasePage } from '#desk/case/case-page.tsx'
import { answerDeskQuery, askAgain, KEEP_LAST, ONCE, useDeskAction, useDeskQuery } from '#desk/desk-query.ts'
import { sellerHead } from '#screens/seller/frame/seller-head.ts'
import { callSeller, fetchSellerFile, useMaySell } from '#screens/seller/frame/seller-session.ts'
import { DeskReply } from '#screens/thread/desk-reply.tsx'
import { SubjectCard } from '#screens/thread/subject-card.tsx'
import { ThreadMessages } from '#screens/thread/thread-messages.tsx'
import { productAddress } from '#screens/store/addresses.ts'
import { Button } from '#ui/button.tsx'
import { toast } from '#ui/toasts.ts'
import { SellerReport } from './report-dialog.tsx'
import { useLiveTalk } from './use-live-talk.ts'

export const meta = ({ location }: MetaArgs) => sellerHead(location.pathname, sellerQuestionsText.title)

/** One conversation of this merchant, with a buyer or with the shop. */
export default function SellerQuestion() {
  const language = useLanguage()
  const texts = useTexts(sellerQuestionsText)
  const { conversationId = '' } = useParams()
  const [before, showBefore] = useState(0)
  useLiveTalk()
  const found = useDeskQuery(getSellerThread, { conversationId, before }, KEEP_LAST)
  const name = found.data && (found.data.kind === 'partner' ? texts.platform : found.data.name || texts.buyer)
  return (
    <CasePage
      list={{ href: localPath(language, '/seller/questions'), name: texts.back }}
      title={name ?? texts.title}
      found={found}
      missingTitle={texts.missingTitle}
    >
      {(thread) => <Thread thread={thread} name={name ?? ''} isOlder={before > 0} onOlder={showBefore} />}
    </CasePage>
  )
}

type Props = { thread: ThreadWire; name: string; isOlder: boolean; onOlder: (before: number) => void }

function Thread({ thread, name, isOlder, onOlder }: Props) {
  const language = useLanguage()
  const texts = useTexts(threadText)
  const { conversationId, card, messages, readTo, hasOlder, blocked } = thread
  const answers = useDeskQuery(getSellerAnswers, {}, ONCE).data?.answers ?? []
  useRead(thread)
  const readPicture = useCallback(
    (uploadId: string) => fetchSellerFile(sellerConversationPicture, { conversationId, uploadId }),
    [conversationId],
  )
  return (
    <div className="talk-work">
      {card ? <Card card={card} /> : null}
      <Standing thread={thread} />
      {hasOlder ? (
        <Button look="text" onClick={() => onOlder(messages[0]?.position ?? 0)}>
          {texts.older}
        </Button>
      ) : null}
      <ThreadMessages messages={messages} them={name} readTo={readTo} readPicture={readPicture} />
      {blocked === 'other' ? <p className="thread-note">{texts.blockedOther}</p> : null}
      {isOlder || blocked !== '' ? null : (
        <DeskReply
          answers={thread.kind === 'seller' ? answers : []}
          language={language}
          session="shop"
          send={(message) => callSeller(sendSellerMessage, { ...message, conversationId }, { idempotencyKey: message.key })}
          onSent={() => {
            askAgain(getSellerThread)
            askAgain(listSellerConversations)
            askAgain(countSellerTalk)
          }}
        />
      )}
      <SellerReport thread={thread} />
    </div>
  )
}

/** An order is opened by those who send it. */
function Card({ card }: { card: CardWire }) {
  const language = useLanguage()
  const may = useMaySell()
  const { orderNo, requestNo, brandCode, articleNumber } = card
  if (requestNo)
    return <SubjectCard card={card} href={may('ship') ? localPath(language, `/seller/sourcing/${requestNo}`) : undefined} />
  if (orderNo)
    return <SubjectCard card={card} href={may('ship') ? localPath(language, `/seller/orders/${orderNo}`) : undefined} />
  return (
    <SubjectCard card={card} href={brandCode && articleNumber ? productAddress(language, brandCode, articleNumber) : undefined} />
  )
}

/** What is shown has been read. */
function useRead({ conversationId, unread, messages }: ThreadWire): void {
  const last = messages.at(-1)?.position ?? 0
  useEffect(() => {
    if (unread === 0) return
    void callSeller(readSellerThread, { conversationId, position: last }).then((result) => {
      if (result.ok) answerDeskQuery(countSellerTalk, {}, result.data)
    })
  }, [conversationId, unread, last])
}

/** By when an answer is owed, and the way to say that none is. */
function Standing({ thread: { conversationId, kind, dueTime, isLate, messages } }: { thread: ThreadWire }) {
  const language = useLanguage()
  const texts = useTexts(sellerQuestionsText)
  const { act, busy } = useDeskAction(() => callSeller(settleSellerThread, { conversationId }))
  const due = dueTime && showMoment(dueTime, language)
  const settle = async () => {
    const result = await act(undefined)
    if (!result.ok) return toast('error', result.msg)
    answerDeskQuery(getSellerThread, { conversationId, before: 0 }, result.data)
    askAgain(listSellerConversations)
    return toast('success', texts.settled)
  }
  if (!due) return <p className="thread-facts mute">{texts.noWait}</p>
  if (kind === 'partner') return <p className="thread-facts mute">{texts.shopWait(due)}</p>
  return (
    <div className="thread-facts">
      <p role="status">{isLate ? <b>{texts.late(due)}</b> : texts.answerBy(due)}</p>
      {messages.some(({ side }) => side === 'merchant') ? (
        <p>
          <Button look="text" busy={busy} onClick={() => void settle()}>
            {texts.settle}
          </Button>
        </p>
      ) : null}
    </div>
  )
}
