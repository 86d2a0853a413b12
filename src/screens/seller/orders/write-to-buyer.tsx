import { useState } from 'react'
import { useNavigate } from 'react-router'
import { sellerQuestionsText } from '#language/seller/seller-questions.text.ts'
import { localPath, useLanguage, useTexts } from '#language/texts.ts'
import { getSellerAnswers, listSellerConversations, writeToBuyer } from '#modules/conversations/seller-talk.paths.ts'
import { askAgain, ONCE, useDeskQuery } from '#desk/desk-query.ts'
import { DeskDialog } from '#desk/dialog.tsx'
import { callSeller, useMaySell } from '#screens/seller/frame/seller-session.ts'
import { DeskReply } from '#screens/thread/desk-reply.tsx'
import { Button } from '#ui/button.tsx'

/** Those who talk with buyers write first, about an order of their own. */
export function WriteToBuyer({ orderNo }: { orderNo: string }) {
  const texts = useTexts(sellerQuestionsText)
  const may = useMaySell()
  const [isOpen, open] = useState(false)
  if (!may('talk')) return null
  return (
    <p>
      <Button look="line" onClick={() => open(true)}>
        {texts.writeBuyer}
      </Button>
      {isOpen ? (
        <DeskDialog wide title={texts.writeBuyer} onClose={() => open(false)}>
          <Letter orderNo={orderNo} />
        </DeskDialog>
      ) : null}
    </p>
  )
}

function Letter({ orderNo }: { orderNo: string }) {
  const language = useLanguage()
  const texts = useTexts(sellerQuestionsText)
  const navigate = useNavigate()
  const answers = useDeskQuery(getSellerAnswers, {}, ONCE).data?.answers ?? []
  return (
    <>
      <p className="mute">{texts.writeBuyerLead}</p>
      <DeskReply
        answers={answers}
        language={language}
        session="shop"
        send={(message) => callSeller(writeToBuyer, { ...message, orderNo }, { idempotencyKey: message.key })}
        onSent={({ conversationId }) => {
          askAgain(listSellerConversations)
          void navigate(localPath(language, `/seller/questions/${conversationId}`))
        }}
      />
    </>
  )
}
