import { paymentText } from '#language/buying/payment.text.ts'
import { localPath, useLanguage, useTexts } from '#language/texts.ts'
import { EmptyState } from '#ui/empty-state.tsx'

/** An order nobody here knows, or what it does not have. */
export function OrderMissing() {
  const language = useLanguage()
  const texts = useTexts(paymentText)
  return (
    <EmptyState
      level={1}
      title={texts.noOrder}
      action={
        <a className="btn" href={localPath(language, '/order/find')}>
          {texts.findOrder}
        </a>
      }
    >
      {texts.noOrderWords}
    </EmptyState>
  )
}
