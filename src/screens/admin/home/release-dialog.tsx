import { useState } from 'react'
import { showMoment } from '#language/dates.ts'
import { adminHomeText } from '#language/admin/admin-home.text.ts'
import { useLanguage, useTexts } from '#language/texts.ts'
import type { HomeDraftWire } from '#modules/content/home.contract.ts'
import { releaseHome, releaseHomeAgain } from '#modules/content/admin-home.paths.ts'
import { TextArea } from '#ui/fields.tsx'
import { toast } from '#ui/toasts.ts'
import { conflictOf } from '#desk/use-saved-form.ts'
import type { HomeDraftDesk } from './use-home-draft.ts'
import { DeskDialog } from '#desk/dialog.tsx'
import { DeskDialogForm } from '#desk/dialog-form.tsx'
import { useDeskForm } from '#desk/use-desk-form.ts'

export type Releasing = { kind: 'draft' } | { kind: 'again'; number: number }
type Props = { desk: HomeDraftDesk; draft: HomeDraftWire; releasing: Releasing; onClose: () => void }

/** What shoppers will see at once, confirmed with a note. It releases what was looked at when it opened, and nothing newer. */
export function AdminReleaseDialog({ desk, draft, releasing, onClose }: Props) {
  const language = useLanguage()
  const texts = useTexts(adminHomeText)
  const [seen] = useState({ version: draft.version, live: draft.releases[0]?.number ?? 0 })
  const { register, submit, problem, refuse, refusal } = useDeskForm(undefined, { note: '' })
  const send = submit(async ({ note }) => {
    if (desk.working) return
    const sexType = desk.side
    const result = await (releasing.kind === 'again'
      ? desk.make(releaseHomeAgain, { sexType, number: releasing.number, live: seen.live, note })
      : desk.make(releaseHome, { sexType, version: seen.version, note }))
    if (result.ok) {
      toast('success', texts.nowLive(result.data.releases[0]?.number ?? 0))
      return onClose()
    }
    const conflict = conflictOf(result)
    const msg = conflict ? texts.movedOn(conflict.by || texts.somebody, showMoment(conflict.time, language)) : result.msg
    refuse({ ...result, msg })
  })
  const title = releasing.kind === 'again' ? texts.againOf(releasing.number) : texts.releaseTitle
  return (
    <DeskDialog onClose={onClose} title={title}>
      <DeskDialogForm onSubmit={send} onClose={onClose} press={texts.release} busy={desk.working} refusal={refusal}>
        <p>{releasing.kind === 'again' ? texts.againWords(releasing.number) : texts.releaseWords(texts[desk.side])}</p>
        <TextArea
          label={texts.note}
          optional={texts.optional}
          hint={texts.noteHint}
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
