import { type MetaArgs, useParams } from 'react-router'
import { adminConversationsText } from '#language/admin/cases/admin-conversations.text.ts'
import { localPath, useLanguage, useTexts } from '#language/texts.ts'
import { deskTalkQueues } from '#modules/conversations/conversations.rules.ts'
import { listDeskConversations } from '#modules/conversations/desk-talk.paths.ts'
import { CaseQueues } from '#desk/case/case-queues.tsx'
import { KEEP_LAST, useDeskQuery } from '#desk/desk-query.ts'
import { DeskListResult } from '#desk/list-result.tsx'
import { DeskSearch } from '#desk/search.tsx'
import { useListAddress } from '#desk/use-list-address.ts'
import { adminHead } from '#screens/admin/frame/head.ts'
import { TalkRows } from '#screens/thread/talk-rows.tsx'
import { AdminAnswers } from './answers.tsx'
import { AdminConversation } from './conversation.tsx'

export const meta = ({ location }: MetaArgs) => adminHead(location.pathname, adminConversationsText.title)

/** What members and sellers ask the shop, or the conversation that the address names. */
export default function AdminConversations() {
  const { conversationId } = useParams()
  if (conversationId === 'answers') return <AdminAnswers />
  return conversationId === undefined ? <Queue /> : <AdminConversation key={conversationId} conversationId={conversationId} />
}

function Queue() {
  const language = useLanguage()
  const texts = useTexts(adminConversationsText)
  const { query, addressOf, show } = useListAddress()
  const queue = deskTalkQueues.find((known) => known === query.state) ?? 'waiting'
  const found = useDeskQuery(listDeskConversations, { queue, word: query.word, pageNum: query.page }, KEEP_LAST)
  return (
    <>
      <div className="admin-list-head">
        <h1 tabIndex={-1}>{texts.title}</h1>
        <DeskSearch label={texts.search} word={query.word} onSearch={(word) => show({ word })} />
        <a className="btn btn-line" href={localPath(language, '/admin/conversations/answers')}>
          {texts.answers}
        </a>
      </div>
      {found.data ? (
        <CaseQueues
          label={texts.queues}
          names={texts}
          queues={deskTalkQueues.map((one) => ({ queue: one, num: found.data?.queues[one] ?? 0 }))}
          chosen={queue}
          addressOf={addressOf}
        />
      ) : null}
      <DeskListResult found={found} texts={texts} filtered={query.word !== ''} addressOf={addressOf}>
        {({ list }) => (
          <TalkRows
            list={list}
            label={texts.list}
            nameOf={({ name }) => name || texts.member}
            hrefOf={({ conversationId }) => localPath(language, `/admin/conversations/${conversationId}`)}
          />
        )}
      </DeskListResult>
    </>
  )
}
