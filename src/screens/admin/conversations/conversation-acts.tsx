import { adminConversationsText } from '#language/admin/cases/admin-conversations.text.ts'
import { showMoment } from '#language/dates.ts'
import { useLanguage, useTexts } from '#language/texts.ts'
import type { DeskThreadWire } from '#modules/conversations/conversations.contract.ts'
import { assignThread, getDeskThread, listDeskConversations, settleDeskThread } from '#modules/conversations/desk-talk.paths.ts'
import type { CallResult } from '#platform/wire/call-path.ts'
import { answerDeskQuery, askAgain, useDeskAction } from '#desk/desk-query.ts'
import { callAdmin } from '#screens/admin/session/session.ts'
import { Button } from '#ui/button.tsx'
import { toast } from '#ui/toasts.ts'

/** By when it is to be answered, who sees to it, and that nothing has to be answered. */
export function ConversationActs({ thread }: { thread: DeskThreadWire }) {
  const language = useLanguage()
  const texts = useTexts(adminConversationsText)
  const { conversationId, dueTime, isLate, isMine, messages } = thread
  const { act, busy } = useDeskAction((make: () => Promise<CallResult<DeskThreadWire>>) => make())
  const press = async (make: () => Promise<CallResult<DeskThreadWire>>) => {
    const result = await act(make)
    if (!result.ok) return toast('error', result.msg)
    answerDeskQuery(getDeskThread, { conversationId, before: 0 }, result.data)
    return askAgain(listDeskConversations)
  }
  const due = dueTime && showMoment(dueTime, language)
  const state = due ? (isLate ? texts.late(due) : texts.answerBy(due)) : texts.noWait
  return (
    <div className="admin-moves talk-acts">
      <span className="admin-state" role="status">
        {state}
      </span>
      <Button
        look="line"
        busy={busy}
        onClick={() => void press(() => callAdmin(assignThread, { conversationId, isMine: !isMine }))}
      >
        {isMine ? texts.letGo : texts.take}
      </Button>
      {due && messages.some(({ side }) => side === 'shop') ? (
        <Button look="line" busy={busy} onClick={() => void press(() => callAdmin(settleDeskThread, { conversationId }))}>
          {texts.settle}
        </Button>
      ) : null}
    </div>
  )
}
