import { showMoment } from '#language/dates.ts'
import { writtenIn } from '#language/languages.ts'
import { adminModerationText, otherReasonText } from '#language/moderation/admin-moderation.text.ts'
import { houseRuleText, subjectKindText } from '#language/moderation/house-rules.text.ts'
import { useLanguage, useTexts } from '#language/texts.ts'
import type { ModerationCaseRow } from '#modules/moderation/queue/cases.contract.ts'

type Props = { list: readonly ModerationCaseRow[]; chosen: string | undefined; addressOf: (caseNo: string) => string }

/** What waits, each with what is said of it and until when. */
export function CaseList({ list, chosen, addressOf }: Props) {
  return (
    <ul className="mod-list">
      {list.map((row) => (
        <li key={row.caseNo} data-chosen={row.caseNo === chosen ? '' : undefined}>
          <Row row={row} isChosen={row.caseNo === chosen} address={addressOf(row.caseNo)} />
        </li>
      ))}
    </ul>
  )
}

function Row({ row, isChosen, address }: { row: ModerationCaseRow; isChosen: boolean; address: string }) {
  const language = useLanguage()
  const texts = useTexts(adminModerationText)
  const kinds = useTexts(subjectKindText)
  const reasons = useTexts({ ...houseRuleText, ...otherReasonText })
  const isWaiting = row.state === 'open' || row.state === 'appealed'
  const due = showMoment(row.dueTime, language)
  return (
    <a data-row href={address} aria-current={isChosen ? 'true' : undefined}>
      <b>{texts.ofKind(kinds[row.kind], row.title || row.author)}</b>
      <span lang={writtenIn(row.body)}>{row.body}</span>
      <span className="mute">
        {[reasons[row.reason], row.reports > 0 ? texts.reports(row.reports) : ''].filter(Boolean).join(' · ')}
      </span>
      {isWaiting ? <time data-late={row.isLate ? '' : undefined}>{row.isLate ? texts.late(due) : texts.due(due)}</time> : null}
    </a>
  )
}
