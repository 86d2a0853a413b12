import { type ReactNode, useState } from 'react'
import { caseText } from '#language/admin/cases/cases.text.ts'
import { useTexts } from '#language/texts.ts'
import { DeskAnswer } from '#desk/answer.tsx'
import type { DeskQuery } from '#desk/desk-query.ts'
import { Button } from '#ui/button.tsx'
import { EmptyState } from '#ui/empty-state.tsx'

type PageProps<Wire> = {
  /** The list it is one of. */
  list: { href: string; name: string }
  title: string
  found: DeskQuery<Wire>
  missingTitle: string
  children: (found: Wire) => ReactNode
}

/** One case, by its address. */
export function CasePage<Wire>({ list, title, found, missingTitle, children }: PageProps<Wire>) {
  const texts = useTexts(caseText)
  return (
    <>
      <p className="admin-back">
        <a className="link" href={list.href}>
          {list.name}
        </a>
      </p>
      <h1 tabIndex={-1}>{title}</h1>
      <DeskAnswer found={found} height={560} missing={<EmptyState title={missingTitle}>{texts.missing}</EmptyState>}>
        {children}
      </DeskAnswer>
    </>
  )
}

type CaseAct<Act> = { act: Act; name: string; isMain: boolean }
type WorkProps<Act> = {
  state: string
  acts: readonly CaseAct<Act>[]
  /** What is said for and against it. */
  renderEvidence: (begin: (act: Act) => void) => ReactNode
  /** What the shop knows of it. */
  facts: ReactNode
  /** The step that has been begun; `done` says that it is taken. */
  renderStep: (act: Act, done: () => void, close: () => void) => ReactNode
}

/** Where it stands and what can be done about it, the evidence, and beside it the facts. */
export function CaseWork<Act>({ state, acts, renderEvidence, facts, renderStep }: WorkProps<Act>) {
  const texts = useTexts(caseText)
  const [said, say] = useState('')
  const [begun, begin] = useState<Act>()
  const close = () => begin(undefined)
  const done = () => {
    say(texts.done)
    close()
  }
  return (
    <>
      <p role="status" className="admin-done">
        {said}
      </p>
      <div className="admin-moves">
        <span className="admin-state">{state}</span>
        {acts.map(({ act, name, isMain }) => (
          <Button key={name} look={isMain ? 'primary' : 'line'} onClick={() => begin(act)}>
            {name}
          </Button>
        ))}
      </div>
      <div className="admin-columns">
        <div className="admin-work">{renderEvidence(begin)}</div>
        <div className="admin-side">{facts}</div>
      </div>
      {begun === undefined ? null : renderStep(begun, done, close)}
    </>
  )
}
