import { useState } from 'react'
import { showMoment } from '#language/dates.ts'
import { adminBlockText } from '#language/admin/admin-block.text.ts'
import { blockKindText, adminHomeText } from '#language/admin/admin-home.text.ts'
import { useLanguage, useTexts } from '#language/texts.ts'
import { HomeBlock, type HomeDraftWire } from '#modules/content/home.contract.ts'
import { getHomeDraft, saveHomeDraft } from '#modules/content/admin-home.paths.ts'
import { Button } from '#ui/button.tsx'
import { problemsOf, putBlock } from './block-editing.ts'
import { AdminBlockForm } from './block-forms.tsx'
import { DeskDialog } from '#desk/dialog.tsx'
import { callAdmin } from '#screens/admin/session/session.ts'
import { useEditing } from '#desk/use-editing.ts'
import { type Conflict, conflictOf } from '#desk/use-saved-form.ts'
import type { HomeDraftDesk } from './use-home-draft.ts'

/** The form's name: its button stands below what scrolls. */
const FORM = 'block-form'

type Props = { desk: HomeDraftDesk; block: HomeBlock; base: HomeDraftWire; onClose: () => void }

/** One block in both languages. It is saved onto the draft it was opened from: what others did meanwhile is never lost unseen. */
export function AdminBlockEditor({ desk, block, base, onClose }: Props) {
  const texts = useTexts(adminBlockText)
  const kinds = useTexts(blockKindText)
  const { element, editing, value, conflict, refusal, send, rebase } = useBlockForm(desk, block, base, onClose)
  const isNew = !base.blocks.some(({ id }) => id === block.id)
  const title = isNew ? texts.addTitle(kinds[block.kind]) : texts.editTitle(kinds[block.kind])
  const foot = (
    <div className="admin-dialog-foot">
      <Button look="line" onClick={onClose}>
        {texts.cancel}
      </Button>
      <Button type="submit" form={FORM} busy={desk.working}>
        {desk.working ? texts.saving : texts.save}
      </Button>
    </div>
  )
  return (
    <DeskDialog wide onClose={onClose} title={title} foot={foot}>
      <form ref={element} id={FORM} className="block-form" onSubmit={send} noValidate>
        <AdminBlockForm block={value} editing={editing} />
        <div role="alert">
          {refusal ? <p className="field-problem">{refusal}</p> : null}
          {conflict ? <ConflictWords conflict={conflict} onLoad={rebase} /> : null}
        </div>
      </form>
    </DeskDialog>
  )
}

function ConflictWords({ conflict, onLoad }: { conflict: Conflict; onLoad: () => void }) {
  const language = useLanguage()
  const texts = useTexts(adminHomeText)
  return (
    <p className="admin-notice">
      {texts.movedOn(conflict.by || texts.somebody, showMoment(conflict.time, language))} {texts.keepsTyped}{' '}
      <Button look="text" onClick={onLoad}>
        {texts.loadNewest}
      </Button>
    </p>
  )
}

function useBlockForm(desk: HomeDraftDesk, given: HomeBlock, opened: HomeDraftWire, onClose: () => void) {
  const { submit, refuse, ...form } = useEditing(HomeBlock, given)
  const [base, setBase] = useState(opened)
  const [conflict, setConflict] = useState<Conflict>()
  const send = submit(async (block) => {
    if (desk.working) return
    const blocks = putBlock(base.blocks, block)
    setConflict(undefined)
    const result = await desk.make(saveHomeDraft, { sexType: desk.side, version: base.version, blocks })
    if (result.ok) return onClose()
    const found = conflictOf(result)
    const at = blocks.findIndex(({ id }) => id === block.id)
    if (found) setConflict(found)
    else refuse({ ...result, data: { fields: problemsOf(result.data.fields ?? {}, at) } })
  })
  const rebase = async () => {
    const newest = await callAdmin(getHomeDraft, { sexType: desk.side })
    if (!newest.ok) return refuse(newest)
    desk.replace(newest.data)
    setBase(newest.data)
    return setConflict(undefined)
  }
  return { ...form, conflict, send, rebase: () => void rebase() }
}
