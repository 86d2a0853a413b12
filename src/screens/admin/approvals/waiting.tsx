import { adminApprovalsText, approvalKindText } from '#language/admin/books/admin-approvals.text.ts'
import { localPath, useLanguage, useTexts } from '#language/texts.ts'
import { listApprovals } from '#modules/approvals/approvals.paths.ts'
import { fromWire, showHkdExactly } from '#platform/money.ts'
import { useDeskQuery } from '#desk/desk-query.ts'
import { Standing } from './approval.tsx'

/** What of one order, member, campaign or setting waits for a second person, and the way there. */
export function AdminWaiting({ about }: { about: string }) {
  const language = useLanguage()
  const texts = useTexts(adminApprovalsText)
  const kinds = useTexts(approvalKindText)
  const { data } = useDeskQuery(listApprovals, { about })
  if (!data || data.list.length === 0) return null
  return (
    <section aria-label={texts.title} className="admin-waiting">
      {data.list.map((approval) => (
        <div key={approval.approvalId}>
          <p>
            <b>
              {approval.amount === '0.00'
                ? kinds[approval.kind]
                : `${kinds[approval.kind]}, ${showHkdExactly(fromWire(approval.amount))}`}
            </b>
          </p>
          <Standing approval={approval} />
        </div>
      ))}
      <p>
        <a className="link" href={localPath(language, '/admin/approvals')}>
          {texts.toRoom}
        </a>
      </p>
    </section>
  )
}
