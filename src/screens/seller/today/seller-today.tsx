import type { MetaArgs } from 'react-router'
import { sellerScopeText } from '#language/seller/seller-team.text.ts'
import { sellerTodayText } from '#language/seller/seller.text.ts'
import { useLanguage, useTexts } from '#language/texts.ts'
import { sellerHead } from '#screens/seller/frame/seller-head.ts'
import { useSellerDesk } from '#screens/seller/frame/seller-session.ts'

export const meta = ({ location }: MetaArgs) => sellerHead(location.pathname, sellerTodayText.title)

/** The first room: for whom somebody works here, and with what. */
export default function SellerToday() {
  const language = useLanguage()
  const texts = useTexts(sellerTodayText)
  const names = useTexts(sellerScopeText)
  const desk = useSellerDesk()
  if (desk.phase !== 'signed-in') return null
  const { merchant } = desk
  const scopes = merchant.scopes.map((scope) => names[scope]).join(language === 'zh' ? '、' : ', ')
  return (
    <>
      <h1 tabIndex={-1}>{texts.title}</h1>
      <p className="admin-lead">{merchant.role === 'owner' ? texts.owner(merchant.name) : texts.staff(merchant.name, scopes)}</p>
    </>
  )
}
