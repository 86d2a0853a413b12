import { useState } from 'react'
import { sellerAnswerText } from '#language/seller/seller-answers.text.ts'
import { useTexts } from '#language/texts.ts'
import type { AdminAnswerWire } from '#modules/seller-answers/seller-answers.contract.ts'
import { decideAppeal, getAdminAnswer } from '#modules/seller-answers/seller-answers.paths.ts'
import { type AppealAct, MOST_ANSWER_WORDS } from '#modules/seller-answers/seller-answers.rules.ts'
import { fromWire, showHkdExactly } from '#platform/money.ts'
import { useCaseStep } from '#desk/case/use-case-step.ts'
import { askAgain } from '#desk/desk-query.ts'
import { DeskDialog } from '#desk/dialog.tsx'
import { DeskDialogForm } from '#desk/dialog-form.tsx'
import { callAdmin } from '#screens/admin/session/session.ts'
import { TextArea, TextField } from '#ui/fields.tsx'

type Props = { answer: AdminAnswerWire; act: AppealAct; onDone: (next: AdminAnswerWire) => void; onClose: () => void }
type Said = { amount: string; reason: string }

/** The decision about an appeal: with what the shop gives, or without. */
export function AppealDialog({ answer, act, onDone, onClose }: Props) {
  const texts = useTexts(sellerAnswerText)
  const isGranted = act === 'grant'
  const [said, setSaid] = useState<Said>({ amount: isGranted ? answer.most : '', reason: '' })
  const { problems, refusal, busy, send } = useCaseStep({
    call: (typed: Said, options) => callAdmin(decideAppeal, { answerNo: answer.answerNo, act, ...typed }, options),
    onDone,
    onRefused: () => askAgain(getAdminAnswer),
  })
  return (
    <DeskDialog title={texts[act]} onClose={onClose}>
      <DeskDialogForm
        busy={busy}
        refusal={refusal}
        press={texts[act]}
        onClose={onClose}
        onSubmit={(event) => {
          event.preventDefault()
          void send(said)
        }}
      >
        {isGranted ? (
          <>
            <p>{texts.grantWords(showHkdExactly(fromWire(answer.most)))}</p>
            <TextField
              label={texts.amount}
              inputMode="decimal"
              maxLength={12}
              value={said.amount}
              problem={problems.amount}
              onChange={({ target }) => setSaid({ ...said, amount: target.value })}
            />
          </>
        ) : null}
        <TextArea
          label={texts.reason}
          hint={texts.reasonHint}
          rows={4}
          maxLength={MOST_ANSWER_WORDS}
          value={said.reason}
          problem={problems.reason}
          data-autofocus=""
          onChange={({ target }) => setSaid({ ...said, reason: target.value })}
        />
      </DeskDialogForm>
    </DeskDialog>
  )
}
