import { useState } from 'react'
import { type MetaArgs, useNavigate } from 'react-router'
import { sellerQuestionsText } from '#language/seller/seller-questions.text.ts'
import { localPath, useLanguage, useTexts } from '#language/texts.ts'
import { askShop, listSellerConversations } from '#modules/conversations/seller-talk.paths.ts'
import { askAgain } from '#desk/desk-query.ts'
import { sellerHead } from '#screens/seller/frame/seller-head.ts'
import { callSeller } from '#screens/seller/frame/seller-session.ts'
import { DeskReply } from '#screens/thread/desk-reply.tsx'
import { TextField } from '#ui/fields.tsx'

export const meta = ({ location }: MetaArgs) => sellerHead(location.pathname, sellerQuestionsText.askShop)

/** A merchant asks the shop. */
export default function AskShop() {
  const language = useLanguage()
  const texts = useTexts(sellerQuestionsText)
  const navigate = useNavigate()
  const [orderNo, write] = useState('')
  const [problem, setProblem] = useState<string>()
  return (
    <>
      <p className="admin-back">
        <a className="link" href={localPath(language, '/seller/questions')}>
          {texts.back}
        </a>
      </p>
      <h1 tabIndex={-1}>{texts.askShop}</h1>
      <p className="admin-lead">{texts.askShopLead}</p>
      <div className="talk-work">
        <TextField
          label={texts.orderNo}
          optional={texts.optional}
          name="orderNo"
          value={orderNo}
          problem={problem}
          maxLength={16}
          autoComplete="off"
          onChange={({ target }) => write(target.value)}
        />
        <DeskReply
          answers={[]}
          language={language}
          session="shop"
          send={async (message) => {
            const result = await callSeller(askShop, { ...message, orderNo }, { idempotencyKey: message.key })
            setProblem(result.ok ? undefined : result.data.fields?.orderNo)
            return result
          }}
          onSent={({ conversationId }) => {
            askAgain(listSellerConversations)
            void navigate(localPath(language, `/seller/questions/${conversationId}`))
          }}
        />
      </div>
    </>
  )
}
