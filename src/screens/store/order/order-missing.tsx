import { useLocation } from 'react-router'
import { paymentText } from '#language/buying/payment.text.ts'
import { localPath, useLanguage, useTexts } from '#language/texts.ts'
import { EmptyState } from '#ui/empty-state.tsx'
import { useIsMember } from '../header/account-corner.tsx'

/** An order nobody here knows, or what it does not have. Whose it is may not be signed in: a mail leads straight to it. */
export function OrderMissing({ level = 1 }: { level?: 1 | 2 }) {
  const language = useLanguage()
  const texts = useTexts(paymentText)
  const { pathname, search } = useLocation()
  const isMember = useIsMember()
  const find = localPath(language, `/order/find${search}`)
  const signIn = localPath(language, `/member/login?${new URLSearchParams({ back: pathname + search })}`)
  return (
    <EmptyState
      level={level}
      title={isMember ? texts.noOrder : texts.signInForOrder}
      action={
        <>
          {isMember ? null : (
            <a className="btn" href={signIn}>
              {texts.signIn}
            </a>
          )}
          <a className={isMember ? 'btn' : 'btn btn-line'} href={find}>
            {texts.findOrder}
          </a>
        </>
      }
    >
      {isMember ? texts.noOrderWords : texts.signInForOrderWords}
    </EmptyState>
  )
}
