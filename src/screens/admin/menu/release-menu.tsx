import { useState } from 'react'
import { adminHomeText } from '#language/admin/admin-home.text.ts'
import { adminMenuText } from '#language/admin/front/admin-menu.text.ts'
import { useTexts } from '#language/texts.ts'
import type { MenuDraftWire } from '#modules/content/menu.contract.ts'
import { releaseMenu } from '#modules/content/admin-menu.paths.ts'
import { DeskDialog } from '#desk/dialog.tsx'
import { DeskDialogForm } from '#desk/dialog-form.tsx'
import { useDeskForm } from '#desk/use-desk-form.ts'
import { useDeskAction } from '#desk/desk-query.ts'
import { callAdmin } from '#screens/admin/session/session.ts'
import { TextArea } from '#ui/fields.tsx'
import { toast } from '#ui/toasts.ts'

type Props = { draft: MenuDraftWire; onReleased: (draft: MenuDraftWire) => void; onClose: () => void }

/** What shoppers will see at once, confirmed with a note. It releases what was looked at when it opened, and nothing newer. */
export function AdminReleaseMenu({ draft, onReleased, onClose }: Props) {
  const texts = useTexts(adminMenuText)
  const home = useTexts(adminHomeText)
  const [{ sexType, version }] = useState(draft)
  const { register, submit, problem, refuse, refusal } = useDeskForm(undefined, { note: '' })
  const { act, busy } = useDeskAction((note: string) => callAdmin(releaseMenu, { sexType, version, note }))
  const send = submit(async ({ note }) => {
    const result = await act(note)
    if (!result.ok) return refuse(result)
    onReleased(result.data)
    toast('success', home.nowLive(result.data.releases[0]?.number ?? 0))
    return onClose()
  })
  return (
    <DeskDialog onClose={onClose} title={texts.releaseTitle}>
      <DeskDialogForm onSubmit={send} onClose={onClose} press={home.release} busy={busy} refusal={refusal}>
        <p>{texts.releaseWords(home[sexType])}</p>
        <TextArea
          label={home.note}
          optional={home.optional}
          hint={home.noteHint}
          maxLength={200}
          rows={2}
          problem={problem('note')}
          data-autofocus=""
          {...register('note')}
        />
      </DeskDialogForm>
    </DeskDialog>
  )
}
