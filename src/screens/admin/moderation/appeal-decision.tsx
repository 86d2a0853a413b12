import { useState } from 'react'
import { adminModerationText } from '#language/moderation/admin-moderation.text.ts'
import { useTexts } from '#language/texts.ts'
import type { DecideAppealInput, ModerationCaseWire } from '#modules/moderation/queue/cases.contract.ts'
import { decideAppeal, getModerationCase } from '#modules/moderation/queue/cases.paths.ts'
import { type AppealDecision as Choice, MOST_DECISION_WORDS } from '#modules/moderation/queue/cases.rules.ts'
import { useCaseStep } from '#desk/case/use-case-step.ts'
import { askAgain } from '#desk/desk-query.ts'
import { callAdmin } from '#screens/admin/session/session.ts'
import { Button } from '#ui/button.tsx'
import { TextArea } from '#ui/fields.tsx'

type Props = { one: ModerationCaseWire; onDone: (next: ModerationCaseWire) => void; onSkip: () => void }

/** Another person reads what the author says, and keeps the decision with a reason, or takes it back. */
export function AppealDecision({ one: { caseNo, version }, onDone, onSkip }: Props) {
  const texts = useTexts(adminModerationText)
  const [words, write] = useState('')
  const { problems, refusal, busy, send } = useCaseStep({
    call: (said: DecideAppealInput, options) => callAdmin(decideAppeal, said, options),
    onDone,
    onRefused: () => askAgain(getModerationCase),
  })
  const decide = (decision: Choice) => void send({ caseNo, version, decision, words })
  return (
    <aside className="mod-decision" aria-label={texts.decide}>
      <TextArea
        label={texts.words}
        rows={4}
        maxLength={MOST_DECISION_WORDS}
        value={words}
        problem={problems.words}
        onChange={({ target }) => write(target.value)}
      />
      <div role="alert">{refusal ? <p className="field-problem">{refusal}</p> : null}</div>
      <div className="mod-acts">
        <Button busy={busy} onClick={() => decide('uphold')}>
          {texts.uphold}
        </Button>
        <Button look="line" busy={busy} onClick={() => decide('overturn')}>
          {texts.overturn}
        </Button>
        <Button look="line" onClick={onSkip}>
          {texts.skip}
        </Button>
      </div>
    </aside>
  )
}
