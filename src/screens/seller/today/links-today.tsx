import { sellerLinksText } from '#language/seller/seller-links.text.ts'
import { localPath, useLanguage, useTexts } from '#language/texts.ts'
import { listReferralLinks } from '#modules/referrals/referrals.paths.ts'
import { DeskAnswer } from '#desk/answer.tsx'
import { useDeskQuery } from '#desk/desk-query.ts'
import { LinkTotals } from '#screens/seller/links/link-totals.tsx'

/** An influencer has no offers: what came of their links is what there is to know. */
export function LinksToday() {
  const language = useLanguage()
  const texts = useTexts(sellerLinksText)
  const found = useDeskQuery(listReferralLinks, {})
  return (
    <DeskAnswer found={found} height={160}>
      {({ totals }) => (
        <section aria-labelledby="links">
          <h2 id="links">
            <a className="link" href={localPath(language, '/seller/links')}>
              {texts.title}
            </a>
          </h2>
          <LinkTotals totals={totals} />
        </section>
      )}
    </DeskAnswer>
  )
}
