import { useState } from 'react'
import { keptMerchantText } from '#language/sellers/kept-merchants.text.ts'
import { useTexts } from '#language/texts.ts'
import { MOST_NOTE } from '#modules/merchants/holds.rules.ts'
import type { KeptMerchantWire } from '#modules/merchants/kept-merchants.contract.ts'
import { getKeptHealth, getKeptMerchant, reviewMerchantHealth } from '#modules/merchants/kept-merchants.paths.ts'
import { askAgain } from '#desk/desk-query.ts'
import { useCaseStep } from '#desk/case/use-case-step.ts'
import { DeskDialog } from '#desk/dialog.tsx'
import { DeskDialogForm } from '#desk/dialog-form.tsx'
import { type Reason, ReasonFields } from '#screens/admin/applications/reason-fields.tsx'
import { callAdmin } from '#screens/admin/session/session.ts'
import { TextArea } from '#ui/fields.tsx'

type Props = { merchant: KeptMerchantWire; onDone: (merchant: KeptMerchantWire) => void; onClose: () => void }

/** A colleague has looked at a seller above a limit: with a warning its owners read, or without one. */
export function ReviewHealthDialog({ merchant: { merchantId, version }, onDone, onClose }: Props) {
  const texts = useTexts(keptMerchantText)
  const [reason, writeReason] = useState<Reason>({ en: '', zh: '' })
  const [note, writeNote] = useState('')
  const { problems, refusal, busy, send } = useCaseStep({
    call: (said: { reason: Reason; note: string }, options) =>
      callAdmin(reviewMerchantHealth, { merchantId, version, ...said }, options),
    onDone: (next) => {
      askAgain(getKeptHealth)
      onDone(next)
    },
    onRefused: () => askAgain(getKeptMerchant),
  })
  return (
    <DeskDialog onClose={onClose} title={texts['review-health']}>
      <DeskDialogForm
        busy={busy}
        refusal={refusal}
        press={texts['review-health']}
        onClose={onClose}
        onSubmit={(event) => {
          event.preventDefault()
          void send({ reason, note })
        }}
      >
        <p>{texts['review-healthWords']}</p>
        <ReasonFields reason={reason} hint={texts.warningHint} problems={problems} onChange={writeReason} />
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
