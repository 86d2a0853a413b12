import { useState } from 'react'
import { keptMerchantText } from '#language/sellers/kept-merchants.text.ts'
import { useTexts } from '#language/texts.ts'
import { type HoldKind, MOST_NOTE } from '#modules/merchants/holds.rules.ts'
import type { KeptMerchantWire } from '#modules/merchants/kept-merchants.contract.ts'
import { getKeptMerchant, holdMerchant, liftHold } from '#modules/merchants/kept-merchants.paths.ts'
import { DeskDialog } from '#desk/dialog.tsx'
import { DeskDialogForm } from '#desk/dialog-form.tsx'
import { askAgain } from '#desk/desk-query.ts'
import { useCaseStep } from '#desk/case/use-case-step.ts'
import { type Reason, ReasonFields } from '#screens/admin/applications/reason-fields.tsx'
import { callAdmin } from '#screens/admin/session/session.ts'
import { TextArea, TextField } from '#ui/fields.tsx'

export type HoldStep = `${'hold' | 'lift'}-${HoldKind}`
type Props = {
  merchant: KeptMerchantWire
  step: HoldStep
  onDone: (merchant: KeptMerchantWire) => void
  onClose: () => void
}

/** Holds something of a merchant, or lets it go again: with a reason its owners are told, and a note they are not. */
export function HoldDialog({ merchant, step, onDone, onClose }: Props) {
  const texts = useTexts(keptMerchantText)
  const [reason, writeReason] = useState<Reason>({ en: '', zh: '' })
  const [endDay, choose] = useState('')
  const [note, writeNote] = useState('')
  const { problems, refusal, busy, send } = useHoldStep(merchant, step, onDone)
  return (
    <DeskDialog onClose={onClose} title={texts[step]}>
      <DeskDialogForm
        busy={busy}
        refusal={refusal}
        press={texts[step]}
        onClose={onClose}
        onSubmit={(event) => {
          event.preventDefault()
          void send({ reason, endDay, note })
        }}
      >
        <p>{texts[`${step}Words`]}</p>
        <ReasonFields reason={reason} hint={texts.reasonHint} problems={problems} onChange={writeReason} />
        {step.startsWith('hold') ? (
          <TextField
            type="date"
            label={texts.endDay}
            hint={texts.endDayHint}
            value={endDay}
            problem={problems['endDay']}
            onChange={({ target }) => choose(target.value)}
          />
        ) : null}
        <TextArea
          label={texts.note}
          hint={texts.noteHint}
          rows={2}
          maxLength={MOST_NOTE}
          value={note}
          problem={problems['note']}
          onChange={({ target }) => writeNote(target.value)}
        />
      </DeskDialogForm>
    </DeskDialog>
  )
}

/** Decides by what was read: where a colleague was faster the page is read again. */
function useHoldStep({ merchantId, version }: KeptMerchantWire, step: HoldStep, onDone: Props['onDone']) {
  const kind: HoldKind = step.endsWith('sales') ? 'sales' : 'payouts'
  return useCaseStep({
    call: ({ endDay, ...said }: { reason: Reason; endDay: string; note: string }, options) =>
      step.startsWith('hold')
        ? callAdmin(holdMerchant, { merchantId, version, kind, endDay, ...said }, options)
        : callAdmin(liftHold, { merchantId, version, kind, ...said }, options),
    onDone,
    onRefused: () => askAgain(getKeptMerchant),
  })
}
