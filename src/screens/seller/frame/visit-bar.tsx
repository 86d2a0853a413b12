import { sellerText } from '#language/seller/seller.text.ts'
import { showMoment } from '#language/dates.ts'
import { useLanguage, useTexts } from '#language/texts.ts'
import { Button } from '#ui/button.tsx'
import { leaveVisit, useSellerDesk } from './seller-session.ts'

/** Above every page while somebody of the shop works here: for whom, until when, and why. */
export function VisitBar() {
  const language = useLanguage()
  const texts = useTexts(sellerText)
  const desk = useSellerDesk()
  if (desk.phase !== 'signed-in' || !desk.visit) return null
  const { merchant, visit } = desk
  return (
    <aside className="seller-visit" aria-label={texts.visit}>
      <p>
        <b>{texts.visiting(merchant.name, showMoment(visit.endTime, language))}</b> <span>{texts.visitWords(visit.reason)}</span>
      </p>
      <Button look="line" onClick={() => void leaveVisit()}>
        {texts.leave}
      </Button>
    </aside>
  )
}
