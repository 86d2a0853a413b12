import type { MetaArgs } from 'react-router'
import { sellerQuestionsText } from '#language/seller/seller-questions.text.ts'
import { localPath, useLanguage, useTexts } from '#language/texts.ts'
import { talkQueues } from '#modules/conversations/conversations.rules.ts'
import { listSellerConversations } from '#modules/conversations/seller-talk.paths.ts'
import { CaseQueues } from '#desk/case/case-queues.tsx'
import { KEEP_LAST, useDeskQuery } from '#desk/desk-query.ts'
import { DeskListResult } from '#desk/list-result.tsx'
import { DeskSearch } from '#desk/search.tsx'
import { useListAddress } from '#desk/use-list-address.ts'
import { sellerHead } from '#screens/seller/frame/seller-head.ts'
import { TalkRows } from '#screens/thread/talk-rows.tsx'
import { useLiveTalk } from './use-live-talk.ts'

export const meta = ({ location }: MetaArgs) => sellerHead(location.pathname, sellerQuestionsText.title)

/** What buyers ask this merchant: what waits longest first. */
export default function SellerQuestions() {
  const language = useLanguage()
  const texts = useTexts(sellerQuestionsText)
  const { query, addressOf, show } = useListAddress()
  useLiveTalk()
  const queue = talkQueues.find((known) => known === query.state) ?? 'waiting'
  const found = useDeskQuery(listSellerConversations, { queue, word: query.word, pageNum: query.page }, KEEP_LAST)
  return (
    <>
      <div className="admin-list-head">
        <h1 tabIndex={-1}>{texts.title}</h1>
        <DeskSearch label={texts.search} word={query.word} onSearch={(word) => show({ word })} />
        <a className="btn btn-line" href={localPath(language, '/seller/questions/ask')}>
          {texts.askShop}
        </a>
      </div>
      <p>
        <a className="link" href={localPath(language, '/seller/questions/answers')}>
          {texts.answers}
        </a>
        {' · '}
        <a className="link" href={localPath(language, '/seller/reviews')}>
          {texts.reviews}
        </a>
      </p>
      {found.data ? (
        <CaseQueues
          label={texts.queues}
          names={texts}
          queues={talkQueues.map((one) => ({ queue: one, num: found.data?.queues[one] ?? 0 }))}
          chosen={queue}
          addressOf={addressOf}
        />
      ) : null}
      <DeskListResult found={found} texts={texts} filtered={query.word !== ''} addressOf={addressOf}>
        {({ list }) => (
          <TalkRows
            list={list}
            label={texts.list}
            nameOf={({ kind, name }) => (kind === 'partner' ? texts.platform : name || texts.buyer)}
            hrefOf={({ conversationId }) => localPath(language, `/seller/questions/${conversationId}`)}
          />
        )}
      </DeskListResult>
    </>
  )
}
