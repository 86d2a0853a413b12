import { useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { adminStatementsText } from '#language/admin/admin-statements.text.ts'
import { localPath, useLanguage, useTexts } from '#language/texts.ts'
import type { PreviewWire } from '#modules/treasury/statements/statements.contract.ts'
import {
  importStatement,
  listStatementLines,
  listStatements,
  previewStatement,
} from '#modules/treasury/statements/statements.paths.ts'
import { answerDeskQuery, askAgain, useDeskAction } from '#desk/desk-query.ts'
import { callAdmin } from '#screens/admin/session/session.ts'
import { Button } from '#ui/button.tsx'
import { AdminLineTable } from './line-table.tsx'

type Chosen = { file: File; preview: PreviewWire }

/** A file of the bank: first what it will bring, then, once somebody has looked, the booking itself. */
export function AdminStatementImport() {
  const texts = useTexts(adminStatementsText)
  const input = useRef<HTMLInputElement>(null)
  const [chosen, setChosen] = useState<Chosen>()
  const [problem, setProblem] = useState('')
  const { act, busy } = useDeskAction((file: File) => callAdmin(previewStatement, {}, { picture: file }))
  const choose = async (): Promise<void> => {
    const file = input.current?.files?.[0]
    if (!file || busy) return
    setProblem('')
    setChosen(undefined)
    const result = await act(file)
    if (input.current) input.current.value = ''
    if (result.ok) setChosen({ file, preview: result.data })
    else setProblem(result.msg)
  }
  return (
    <>
      <div className="admin-statement-choose">
        <label>
          <input
            ref={input}
            className="hidden-text"
            type="file"
            accept=".csv,.ofx,.qfx,.txt,text/csv,application/x-ofx"
            onChange={() => void choose()}
          />
          <span className="btn">{busy ? texts.reading : texts.choose}</span>
        </label>
        <p className="field-hint">{texts.chooseHint}</p>
        <div role="alert">{problem ? <p className="field-problem">{problem}</p> : null}</div>
      </div>
      {chosen ? <Preview key={chosen.file.name} {...chosen} onClose={() => setChosen(undefined)} /> : null}
    </>
  )
}

function Preview({ file, preview: { lines, problems }, onClose }: Chosen & { onClose: () => void }) {
  const texts = useTexts(adminStatementsText)
  const { send, busy, problem } = useImport(file)
  const fresh = lines.filter(({ will }) => will !== 'known' && will !== 'out').length
  return (
    <section aria-labelledby="statement-preview" className="admin-statement-preview">
      <h2 id="statement-preview" tabIndex={-1} ref={(heading) => heading?.focus()}>
        {texts.previewTitle(file.name)}
      </h2>
      <p className="mute">{fresh > 0 ? texts.nothingYet : texts.nothingNew}</p>
      {problems.length > 0 ? (
        <>
          <p>{texts.unreadable(problems.length)}</p>
          <ul className="admin-statement-problems">
            {problems.map(({ row, problem: what }) => (
              <li key={row}>{texts.problemRow(row, texts[what])}</li>
            ))}
          </ul>
        </>
      ) : null}
      <AdminLineTable caption={texts.lines} list={lines.map((line) => ({ ...line, state: line.will }))} result={texts.becomes} />
      <div role="alert">{problem ? <p className="field-problem">{problem}</p> : null}</div>
      <div className="admin-statement-foot">
        <Button look="line" onClick={onClose}>
          {texts.close}
        </Button>
        {fresh > 0 ? (
          <Button busy={busy} onClick={() => void send()}>
            {texts.import(fresh)}
          </Button>
        ) : null}
      </div>
    </section>
  )
}

function useImport(file: File) {
  const language = useLanguage()
  const navigate = useNavigate()
  const [problem, setProblem] = useState('')
  const { act, busy } = useDeskAction((sent: File) => callAdmin(importStatement, {}, { picture: sent }))
  const send = async (): Promise<void> => {
    const result = await act(file)
    if (!result.ok) return setProblem(result.msg)
    const { statementId } = result.data.statement
    answerDeskQuery(listStatementLines, { statementId }, result.data)
    askAgain(listStatements)
    void navigate(localPath(language, `/admin/statements/${statementId}`))
  }
  return { send, busy, problem }
}
