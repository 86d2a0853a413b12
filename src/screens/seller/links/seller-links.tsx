import type { MetaArgs } from 'react-router'
import { sellerLinksText } from '#language/seller/seller-links.text.ts'
import { useTexts } from '#language/texts.ts'
import type { LinksWire } from '#modules/referrals/referrals.contract.ts'
import { listReferralLinks } from '#modules/referrals/referrals.paths.ts'
import { DeskAnswer } from '#desk/answer.tsx'
import { useDeskQuery } from '#desk/desk-query.ts'
import { HoldLines } from '#screens/seller/frame/hold-lines.tsx'
import { sellerHead } from '#screens/seller/frame/seller-head.ts'
import { EmptyState } from '#ui/empty-state.tsx'
import { LinkDays } from './link-days.tsx'
import { LinkTable } from './link-table.tsx'
import { LinkTotals } from './link-totals.tsx'
import { NewLink } from './new-link.tsx'

export const meta = ({ location }: MetaArgs) => sellerHead(location.pathname, sellerLinksText.title)

/** Where an influencer leads people, what came of each link, and what it earned. */
export default function SellerLinks() {
  const texts = useTexts(sellerLinksText)
  const found = useDeskQuery(listReferralLinks, {})
  return (
    <>
      <h1 tabIndex={-1}>{texts.title}</h1>
      <HoldLines />
      <DeskAnswer found={found} height={480}>
        {(links) => <Links links={links} />}
      </DeskAnswer>
    </>
  )
}

function Links({ links }: { links: LinksWire }) {
  const texts = useTexts(sellerLinksText)
  const { rate, windowDays, totals, list, publicUrl } = links
  return (
    <>
      <p className="admin-lead">{`${texts.lead(windowDays)} ${rate ? texts.rate(rate) : texts.noRate}`}</p>
      <LinkTotals totals={totals} />
      <NewLink />
      {list.length > 0 ? (
        <>
          <LinkTable list={list} publicUrl={publicUrl} />
          <p className="mute">{texts.say}</p>
          <LinkDays links={list} />
        </>
      ) : (
        <EmptyState title={texts.noneTitle}>{texts.none}</EmptyState>
      )}
    </>
  )
}
