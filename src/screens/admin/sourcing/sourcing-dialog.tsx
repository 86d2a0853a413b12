import { useState } from 'react'
import { adminRequestText } from '#language/sourcing/admin-sourcing.text.ts'
import { useTexts } from '#language/texts.ts'
import { getAdminRequest, judgeRequest } from '#modules/sourcing/desk-sourcing.paths.ts'
import type { AdminRequestWire, deskSourcingActs } from '#modules/sourcing/sourcing.contract.ts'
import { MOST_SOURCING_WORDS } from '#modules/sourcing/sourcing.rules.ts'
import { useCaseStep } from '#desk/case/use-case-step.ts'
import { askAgain } from '#desk/desk-query.ts'
import { DeskDialogForm } from '#desk/dialog-form.tsx'
import { DeskDialog } from '#desk/dialog.tsx'
import { callAdmin } from '#screens/admin/session/session.ts'
import { TextArea } from '#ui/fields.tsx'

type DeskSourcingAct = (typeof deskSourcingActs)[number]
type Props = {
  request: AdminRequestWire
  act: DeskSourcingAct
  onDone: (request: AdminRequestWire) => void
  onClose: () => void
}

/** Buyers see it from now on, or no more: then with a reason its member reads. */
export function SourcingDialog({ request: { requestNo, version }, act, onDone, onClose }: Props) {
  const texts = useTexts(adminRequestText)
  const [reason, write] = useState('')
  const { problems, refusal, busy, send } = useCaseStep({
    call: (said: { reason: string }, options) => callAdmin(judgeRequest, { requestNo, version, act, ...said }, options),
    onDone,
    onRefused: () => askAgain(getAdminRequest),
  })
  return (
    <DeskDialog onClose={onClose} title={texts[act]}>
      <DeskDialogForm
        busy={busy}
        refusal={refusal}
        press={texts[act]}
        onClose={onClose}
        onSubmit={(event) => {
          event.preventDefault()
          void send({ reason })
        }}
      >
        {act === 'release' ? (
          <p>{texts.releaseWords}</p>
        ) : (
          <TextArea
            label={texts.reason}
            hint={texts.reasonHint}
            rows={4}
            maxLength={MOST_SOURCING_WORDS}
            value={reason}
            problem={problems.reason}
            data-autofocus=""
            onChange={({ target }) => write(target.value)}
          />
        )}
      </DeskDialogForm>
    </DeskDialog>
  )
}
