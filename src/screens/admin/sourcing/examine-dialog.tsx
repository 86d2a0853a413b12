import { useState } from 'react'
import { adminRequestText } from '#language/sourcing/admin-sourcing.text.ts'
import { useTexts } from '#language/texts.ts'
import { examineItem, getAdminRequest } from '#modules/sourcing/desk-sourcing.paths.ts'
import type { AdminRequestWire, ExamineItemInput } from '#modules/sourcing/sourcing.contract.ts'
import { MOST_SOURCING_WORDS } from '#modules/sourcing/sourcing.rules.ts'
import { useCaseStep } from '#desk/case/use-case-step.ts'
import { askAgain } from '#desk/desk-query.ts'
import { DeskDialogForm } from '#desk/dialog-form.tsx'
import { DeskDialog } from '#desk/dialog.tsx'
import { AdminBenchPictures } from '#screens/admin/bench/bench-pictures.tsx'
import type { Photograph } from '#screens/admin/bench/use-decision.ts'
import { callAdmin } from '#screens/admin/session/session.ts'
import { SelectField, TextArea, TextField } from '#ui/fields.tsx'

type Props = {
  request: AdminRequestWire
  act: ExamineItemInput['act']
  onDone: (request: AdminRequestWire) => void
  onClose: () => void
}
type Said = Omit<ExamineItemInput, 'requestNo' | 'version' | 'act'>

/** The item has come: with photographs it passes and is ordered, or does not, and the deposit goes back. */
export function ExamineDialog({ request, act, onDone, onClose }: Props) {
  const texts = useTexts(adminRequestText)
  const { requestNo, version, choices } = request
  const [said, say] = useState<Required<Said>>({
    ...{ reason: '', pictures: [], nameEn: '', nameZh: '', category: '', brandCode: choices.brandCode },
  })
  const [photographs, keep] = useState<Photograph[]>([])
  const { problems, refusal, busy, send } = useCaseStep({
    call: (given: Said, options) => callAdmin(examineItem, { requestNo, version, act, ...given }, options),
    onDone,
    onRefused: () => askAgain(getAdminRequest),
  })
  return (
    <DeskDialog onClose={onClose} title={texts[act]}>
      <DeskDialogForm
        busy={busy}
        refusal={refusal ?? problems.pictures}
        press={texts[act]}
        onClose={onClose}
        onSubmit={(event) => {
          event.preventDefault()
          void send({ ...said, pictures: photographs.map(({ uploadId }) => uploadId) })
        }}
      >
        <TextArea
          label={texts.found}
          hint={texts.reasonHint}
          rows={3}
          maxLength={MOST_SOURCING_WORDS}
          value={said.reason}
          problem={problems.reason}
          data-autofocus=""
          onChange={({ target }) => say({ ...said, reason: target.value })}
        />
        {act === 'pass' ? <Named said={said} say={say} problems={problems} choices={choices} /> : null}
        <AdminBenchPictures kind="other" pictures={photographs} onChange={keep} />
      </DeskDialogForm>
    </DeskDialog>
  )
}

type Naming = {
  said: Required<Said>
  say: (said: Required<Said>) => void
  problems: Record<string, string>
  choices: AdminRequestWire['choices']
}

/** What it is called on its order, and where it belongs. */
function Named({ said, say, problems, choices }: Naming) {
  const texts = useTexts(adminRequestText)
  return (
    <>
      <TextField
        label={texts.nameEn}
        value={said.nameEn}
        maxLength={120}
        problem={problems.nameEn}
        onChange={({ target }) => say({ ...said, nameEn: target.value })}
      />
      <TextField
        label={texts.nameZh}
        value={said.nameZh}
        maxLength={120}
        problem={problems.nameZh}
        onChange={({ target }) => say({ ...said, nameZh: target.value })}
      />
      <SelectField
        label={texts.brand}
        value={said.brandCode}
        placeholder={texts.pick}
        problem={problems.brandCode}
        options={choices.brands.map(({ id, name }) => ({ value: id, name }))}
        onChange={({ target }) => say({ ...said, brandCode: target.value })}
      />
      <SelectField
        label={texts.category}
        value={said.category}
        placeholder={texts.pick}
        problem={problems.category}
        options={choices.categories.map(({ id, name }) => ({ value: id, name }))}
        onChange={({ target }) => say({ ...said, category: target.value })}
      />
    </>
  )
}
