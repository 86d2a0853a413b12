import { ledgerAlarmText, ledgerProblemText } from '#language/admin/books/admin-ledger.text.ts'
import { localPath, useLanguage, useTexts } from '#language/texts.ts'
import type { LedgerProblem } from '#modules/ledger/ledger.contract.ts'
import { useMay } from '#screens/admin/session/session.ts'

/** What the nightly look at the books has found wrong; nothing as long as they are right. */
export function AdminLedgerAlarm({ problems }: { problems: readonly LedgerProblem[] }) {
  const language = useLanguage()
  const texts = useTexts(ledgerAlarmText)
  const names = useTexts(ledgerProblemText)
  const may = useMay()
  if (problems.length === 0) return null
  return (
    <div className="admin-notice" role="alert">
      <p>
        <b>{texts.alarm}</b>
      </p>
      {problems.map((problem) => (
        <p key={problem}>{names[problem]}</p>
      ))}
      {may('handle-money') ? (
        <p>
          <a className="link" href={localPath(language, '/admin/money/ledger')}>
            {texts.look}
          </a>
        </p>
      ) : null}
    </div>
  )
}
