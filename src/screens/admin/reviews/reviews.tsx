import type { MetaArgs } from 'react-router'
import { adminReviewsText } from '#language/admin/admin-reviews.text.ts'
import { useTexts } from '#language/texts.ts'
import { listAdminReviews } from '#modules/reviews/reviews.paths.ts'
import { CaseQueues } from '#desk/case/case-queues.tsx'
import { DeskListResult } from '#desk/list-result.tsx'
import { adminHead } from '#screens/admin/frame/head.ts'
import { useListAddress } from '#desk/use-list-address.ts'
import { KEEP_LAST, useDeskQuery } from '#desk/desk-query.ts'
import { AdminReviewRow } from './review-row.tsx'

export const meta = ({ location }: MetaArgs) => adminHead(location.pathname, adminReviewsText.title)

/** What waits and what is reported is with the moderators. */
const decided = ['approved', 'hidden'] as const

/** What buyers wrote and a moderator has read: the shop answers, hides or shows it. */
export default function AdminReviews() {
  const texts = useTexts(adminReviewsText)
  const { query, addressOf } = useListAddress()
  const queue = decided.find((known) => known === query.state) ?? 'approved'
  const found = useDeskQuery(listAdminReviews, { queue, pageNum: query.page }, KEEP_LAST)
  return (
    <>
      <h1 tabIndex={-1}>{texts.title}</h1>
      {found.data ? (
        <CaseQueues
          label={texts.queues}
          names={texts}
          queues={decided.map((one) => ({ queue: one, num: found.data.queues[one] }))}
          chosen={queue}
          addressOf={addressOf}
        />
      ) : null}
      <DeskListResult found={found} texts={texts} filtered={false} addressOf={addressOf}>
        {({ list }) => (
          <ul className="admin-history">
            {list.map((review) => (
              <li key={review.reviewId}>
                <AdminReviewRow review={review} />
              </li>
            ))}
          </ul>
        )}
      </DeskListResult>
    </>
  )
}
