import { useCallback } from 'react'
import { type MetaArgs, useParams } from 'react-router'
import { adminStatementsText } from '#language/admin/admin-statements.text.ts'
import { showDate, showMoment } from '#language/dates.ts'
import { localPath, useLanguage, useTexts } from '#language/texts.ts'
import { isLineOpen } from '#modules/treasury/statements/statement-lines.rules.ts'
import type { StatementLinesWire, StatementWire } from '#modules/treasury/statements/statements.contract.ts'
import { listStatementLines, settleStatementLine } from '#modules/treasury/statements/statements.paths.ts'
import { DeskFacts } from '#desk/facts.tsx'
import { adminHead } from '#screens/admin/frame/head.ts'
import { DeskAnswer } from '#desk/answer.tsx'
import { showCents, signedCents } from '#screens/admin/money/show-amount.ts'
import { answerDeskQuery, askAgain, useDeskAction, useDeskQuery } from '#desk/desk-query.ts'
import { callAdmin } from '#screens/admin/session/session.ts'
import { Button } from '#ui/button.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { toast } from '#ui/toasts.ts'
import { AdminLineTable } from './line-table.tsx'

export const meta = ({ location }: MetaArgs) => adminHead(location.pathname, adminStatementsText.statement)

const SOON_MS = 2_000

/** One imported statement: every line of it, and what is left for a person to say. */
export default function AdminStatement() {
  const language = useLanguage()
  const texts = useTexts(adminStatementsText)
  const { statementId = '' } = useParams()
  const found = useDeskQuery(
    listStatementLines,
    { statementId },
    { refetchInterval: ({ state }) => ((state.data?.statement.counts.waiting ?? 0) > 0 ? SOON_MS : 15_000) },
  )
  return (
    <>
      <p className="admin-back">
        <a className="link" href={localPath(language, '/admin/statements')}>
          {texts.back}
        </a>
      </p>
      <h1 tabIndex={-1}>{texts.statement}</h1>
      <DeskAnswer found={found} missing={<EmptyState title={texts.missingTitle} />}>
        {(data) => <Found found={data} />}
      </DeskAnswer>
    </>
  )
}

function Found({ found: { statement, lines } }: { found: StatementLinesWire }) {
  const texts = useTexts(adminStatementsText)
  const act = useCallback((line: { lineId?: string; state: string; reference: string; payer: string }) => {
    const isOpen = isLineOpen(line.state)
    return isOpen && line.lineId ? <Acts lineId={line.lineId} words={line.reference || line.payer} /> : null
  }, [])
  return (
    <>
      <DeskFacts id="statement-facts" title={texts.facts} facts={useFacts(statement)} />
      <section aria-labelledby="statement-lines" className="admin-statement-lines">
        <h2 id="statement-lines">{texts.lines}</h2>
        {lines.length > 0 ? (
          <AdminLineTable caption={texts.lines} list={lines} result={texts.became} act={act} />
        ) : (
          <EmptyState title={texts.emptyTitle} />
        )}
      </section>
    </>
  )
}

function useFacts({ importTime, by, from, to, ...sums }: StatementWire): [string, string][] {
  const language = useLanguage()
  const texts = useTexts(adminStatementsText)
  return [
    [texts.imported, showMoment(importTime, language)],
    [texts.by, by || texts.bank],
    [texts.days, from === '' ? '–' : texts.span(showDate(from, language), showDate(to, language))],
    [texts.came, showCents(signedCents(sums.in))],
    [texts.went, showCents(signedCents(sums.out))],
  ]
}

/** A line that only a person can tell: money of its own, or what stands elsewhere already. */
function Acts({ lineId, words }: { lineId: string; words: string }) {
  const texts = useTexts(adminStatementsText)
  const { act, busy } = useDeskAction((as: 'another' | 'same') => callAdmin(settleStatementLine, { lineId, as }))
  const settle = async (as: 'another' | 'same'): Promise<void> => {
    const result = await act(as)
    if (!result.ok) {
      askAgain(listStatementLines)
      return toast('error', result.msg)
    }
    answerDeskQuery(listStatementLines, { statementId: result.data.statement.statementId }, result.data)
    toast('success', texts.settled)
  }
  return (
    <span className="admin-statement-acts">
      {(['another', 'same'] as const).map((as) => (
        <Button key={as} look="text" busy={busy} aria-label={texts.ofLine(texts[as], words)} onClick={() => void settle(as)}>
          {texts[as]}
        </Button>
      ))}
    </span>
  )
}
