import { adminRequestText } from '#language/sourcing/admin-sourcing.text.ts'
import { useTexts } from '#language/texts.ts'
import { getAdminRequest, receiveItem } from '#modules/sourcing/desk-sourcing.paths.ts'
import type { AdminRequestWire } from '#modules/sourcing/sourcing.contract.ts'
import { useCaseStep } from '#desk/case/use-case-step.ts'
import { askAgain } from '#desk/desk-query.ts'
import { DeskDialogForm } from '#desk/dialog-form.tsx'
import { DeskDialog } from '#desk/dialog.tsx'
import { callAdmin } from '#screens/admin/session/session.ts'

type Props = { request: AdminRequestWire; onDone: (request: AdminRequestWire) => void; onClose: () => void }

/** The parcel is here: its time is over, and it waits to be examined. */
export function ArriveDialog({ request: { requestNo, version }, onDone, onClose }: Props) {
  const texts = useTexts(adminRequestText)
  const { refusal, busy, send } = useCaseStep({
    call: (_: null, options) => callAdmin(receiveItem, { requestNo, version }, options),
    onDone,
    onRefused: () => askAgain(getAdminRequest),
  })
  return (
    <DeskDialog onClose={onClose} title={texts.arrive}>
      <DeskDialogForm
        busy={busy}
        refusal={refusal}
        press={texts.arrive}
        onClose={onClose}
        onSubmit={(event) => {
          event.preventDefault()
          void send(null)
        }}
      >
        <p>{texts.arriveWords}</p>
      </DeskDialogForm>
    </DeskDialog>
  )
}
