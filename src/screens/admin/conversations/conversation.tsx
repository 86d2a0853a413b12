import { useCallback, useEffect, useState } from 'react'
import { threadText } from '#language/account/conversations.text.ts'
import { adminConversationsText } from '#language/admin/cases/admin-conversations.text.ts'
import { localPath, useLanguage, useTexts } from '#language/texts.ts'
import type { DeskThreadWire } from '#modules/conversations/conversations.contract.ts'
import {
  deskConversationPicture,
  getDeskAnswers,
  getDeskThread,
  listDeskConversations,
  readDeskThread,
  sendDeskMessage,
} from '#modules/conversations/desk-talk.paths.ts'
import { fetchFile } from '#platform/wire/fetch-file.ts'
import { CasePage } from '#desk/case/case-page.tsx'
import { askAgain, KEEP_LAST, useDeskQuery } from '#desk/desk-query.ts'
import { callAdmin } from '#screens/admin/session/session.ts'
import { DeskReply } from '#screens/thread/desk-reply.tsx'
import { SubjectCard } from '#screens/thread/subject-card.tsx'
import { ThreadMessages } from '#screens/thread/thread-messages.tsx'
import { Button } from '#ui/button.tsx'
import { ConversationActs } from './conversation-acts.tsx'
import { ConversationFacts, ConversationNotes } from './conversation-side.tsx'

/** One conversation of the shop: what was written, the facts beside it, and what colleagues say to each other. */
export function AdminConversation({ conversationId }: { conversationId: string }) {
  const language = useLanguage()
  const texts = useTexts(adminConversationsText)
  const [before, showBefore] = useState(0)
  const found = useDeskQuery(getDeskThread, { conversationId, before }, KEEP_LAST)
  return (
    <CasePage
      list={{ href: localPath(language, '/admin/conversations'), name: texts.back }}
      title={found.data ? found.data.name || texts.member : texts.title}
      found={found}
      missingTitle={texts.missingTitle}
    >
      {(thread) => (
        <>
          <ConversationActs thread={thread} />
          <div className="admin-columns">
            <div className="admin-work talk-work">
              <Work thread={thread} isOlder={before > 0} onOlder={showBefore} />
            </div>
            <div className="admin-side">
              <ConversationFacts thread={thread} />
              <ConversationNotes thread={thread} />
            </div>
          </div>
        </>
      )}
    </CasePage>
  )
}

type Props = { thread: DeskThreadWire; isOlder: boolean; onOlder: (before: number) => void }

function Work({ thread, isOlder, onOlder }: Props) {
  const texts = useTexts(threadText)
  const names = useTexts(adminConversationsText)
  const { conversationId, card, messages, readTo, hasOlder, language, name } = thread
  const answers = useDeskQuery(getDeskAnswers, {}).data?.answers ?? []
  useRead(thread)
  const readPicture = useCallback(
    (uploadId: string) => fetchFile(deskConversationPicture, { conversationId, uploadId }, 'admin'),
    [conversationId],
  )
  return (
    <div>
      {card ? <SubjectCard card={card} href={undefined} /> : null}
      {hasOlder ? (
        <Button look="text" onClick={() => onOlder(messages[0]?.position ?? 0)}>
          {texts.older}
        </Button>
      ) : null}
      <ThreadMessages messages={messages} them={name || names.member} readTo={readTo} readPicture={readPicture} />
      {isOlder ? null : (
        <DeskReply
          answers={answers}
          language={language}
          session="admin"
          send={(message) => callAdmin(sendDeskMessage, { ...message, conversationId }, { idempotencyKey: message.key })}
          onSent={() => {
            askAgain(getDeskThread)
            askAgain(listDeskConversations)
          }}
        />
      )}
    </div>
  )
}

/** What is shown has been read. */
function useRead({ conversationId, unread, messages }: DeskThreadWire): void {
  const last = messages.at(-1)?.position ?? 0
  useEffect(() => {
    if (unread > 0) void callAdmin(readDeskThread, { conversationId, position: last })
  }, [conversationId, unread, last])
}
