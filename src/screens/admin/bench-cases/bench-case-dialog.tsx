import { useState } from 'react'
import { adminCaseText } from '#language/admin/cases/admin-bench-cases.text.ts'
import { couriers, needsNumber } from '#language/buying/couriers.ts'
import { useLanguage, useTexts } from '#language/texts.ts'
import type { AdminCaseWire } from '#modules/bench-cases/bench-cases.contract.ts'
import { getAdminCase, settleCase } from '#modules/bench-cases/bench-cases.paths.ts'
import { type DeskAct, MOST_CASE_WORDS } from '#modules/bench-cases/bench-cases.rules.ts'
import { fromWire, showHkdExactly } from '#platform/money.ts'
import { useCaseStep } from '#desk/case/use-case-step.ts'
import { askAgain } from '#desk/desk-query.ts'
import { DeskDialog } from '#desk/dialog.tsx'
import { DeskDialogForm } from '#desk/dialog-form.tsx'
import { callAdmin } from '#screens/admin/session/session.ts'
import { SelectField, TextField } from '#ui/fields.tsx'

type Props = { found: AdminCaseWire; act: DeskAct; onDone: (next: AdminCaseWire) => void; onClose: () => void }
type Said = { courier: string; trackingNumber: string; words: string }

/** The piece leaves: to whom it was given, or with whom it goes. */
export function BenchCaseDialog({ found, act, onDone, onClose }: Props) {
  const texts = useTexts(adminCaseText)
  const [said, setSaid] = useState<Said>({ courier: '', trackingNumber: '', words: '' })
  const change = (changes: Partial<Said>) => setSaid((before) => ({ ...before, ...changes }))
  const { problems, refusal, busy, send } = useCaseStep({
    call: (typed: Said, options) => callAdmin(settleCase, { caseNo: found.caseNo, act, ...typed }, options),
    onDone,
    onRefused: () => askAgain(getAdminCase),
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
        {act === 'hand-over' ? (
          <>
            <p>{texts.handOverWords}</p>
            <TextField
              label={texts.who}
              maxLength={MOST_CASE_WORDS}
              value={said.words}
              problem={problems.words}
              data-autofocus=""
              onChange={({ target }) => change({ words: target.value })}
            />
          </>
        ) : (
          <>
            <p>{texts.sendBackWords(showHkdExactly(fromWire(found.cost)))}</p>
            <Parcel said={said} problems={problems} onChange={change} />
          </>
        )}
      </DeskDialogForm>
    </DeskDialog>
  )
}

type ParcelProps = { said: Said; problems: Record<string, string>; onChange: (changes: Partial<Said>) => void }

function Parcel({ said, problems, onChange }: ParcelProps) {
  const language = useLanguage()
  const texts = useTexts(adminCaseText)
  const { courier } = said
  return (
    <>
      <SelectField
        label={texts.courier}
        placeholder={texts.chooseCourier}
        value={courier}
        problem={problems.courier}
        data-autofocus=""
        options={couriers.map((known) => ({ value: known.en, name: known[language] }))}
        onChange={({ target }) => onChange({ courier: target.value })}
      />
      {courier !== '' && !needsNumber(courier) ? null : (
        <TextField
          label={texts.tracking}
          maxLength={60}
          autoComplete="off"
          value={said.trackingNumber}
          problem={problems.trackingNumber}
          onChange={({ target }) => onChange({ trackingNumber: target.value })}
        />
      )}
    </>
  )
}
