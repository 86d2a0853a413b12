import { useState } from 'react'
import { adminWaitingText } from '#language/admin/admin-waiting.text.ts'
import { useTexts } from '#language/texts.ts'
import { SettleWaitingInput, type WaitingParcelWire } from '#modules/orders/pieces/dispatch.contract.ts'
import { listWaiting, settleWaiting } from '#modules/orders/orders.paths.ts'
import { newIdempotencyKey } from '#platform/wire/call-client.ts'
import { DeskDialog } from '#desk/dialog.tsx'
import { DeskDialogForm } from '#desk/dialog-form.tsx'
import { useDeskForm } from '#desk/use-desk-form.ts'
import { answerDeskQuery } from '#desk/desk-query.ts'
import { callAdmin } from '#screens/admin/session/session.ts'
import { TextField } from '#ui/fields.tsx'

export type WaitingAct = SettleWaitingInput['act']
type Props = { parcel: WaitingParcelWire; act: WaitingAct; say: (said: string) => void; onClose: () => void }

/** Longer, or back to the shelf and the money back. */
export function AdminWaitingDialog({ parcel: { parcelId, orderNo }, act, say, onClose }: Props) {
  const texts = useTexts(adminWaitingText)
  const [key] = useState(newIdempotencyKey)
  const form = useDeskForm<{ days: string }>(
    undefined,
    { days: '7' },
    ({ days }): Record<string, 'days'> =>
      act === 'give-back' || SettleWaitingInput.shape.days.safeParse(days).success ? {} : { days: 'days' },
  )
  const send = form.submit(async ({ days }) => {
    const wanted = { parcelId, act, ...(act === 'keep' ? { days } : {}) }
    const result = await callAdmin(settleWaiting, wanted, { idempotencyKey: key })
    if (!result.ok) return form.refuse(result)
    answerDeskQuery(listWaiting, {}, result.data)
    say((act === 'keep' ? texts.kept : texts.givenBack)(orderNo))
    onClose()
  })
  return (
    <DeskDialog title={act === 'keep' ? texts.keep : texts.giveBack} onClose={onClose}>
      <DeskDialogForm
        busy={form.busy}
        refusal={form.refusal}
        press={act === 'keep' ? texts.keep : texts.giveBack}
        onClose={onClose}
        onSubmit={send}
      >
        <p>
          <b>{orderNo}</b>
        </p>
        <p>{act === 'keep' ? texts.keepWords : texts.giveBackWords}</p>
        {act === 'keep' ? (
          <TextField
            label={texts.days}
            inputMode="numeric"
            maxLength={2}
            data-autofocus=""
            problem={form.problem('days')}
            {...form.register('days')}
          />
        ) : null}
      </DeskDialogForm>
    </DeskDialog>
  )
}
