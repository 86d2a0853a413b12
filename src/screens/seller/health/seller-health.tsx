import { useState } from 'react'
import type { MetaArgs } from 'react-router'
import { sellerHealthText } from '#language/seller/seller-health.text.ts'
import { useTexts } from '#language/texts.ts'
import { getHealth } from '#modules/orders/pieces/consignments.paths.ts'
import { DeskAnswer } from '#desk/answer.tsx'
import { KEEP_LAST, useDeskQuery } from '#desk/desk-query.ts'
import { HealthFigures } from '#screens/desks/health-figures.tsx'
import { sellerHead } from '#screens/seller/frame/seller-head.ts'

export const meta = ({ location }: MetaArgs) => sellerHead(location.pathname, sellerHealthText.title)

/** How this merchant delivers, as the shop sees it, too. */
export default function SellerHealth() {
  const texts = useTexts(sellerHealthText)
  const [days, choose] = useState<30 | 90>(30)
  const found = useDeskQuery(getHealth, { days }, KEEP_LAST)
  return (
    <>
      <h1 tabIndex={-1}>{texts.title}</h1>
      <p className="admin-lead">{texts.lead}</p>
      <DeskAnswer found={found}>
        {(health) => (
          <div className="seller-health">
            <HealthFigures health={health} onDays={choose} orders="/seller/orders" />
          </div>
        )}
      </DeskAnswer>
    </>
  )
}
