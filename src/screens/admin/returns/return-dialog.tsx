import { useState } from 'react'
import { adminReturnText, returnDeskActText } from '#language/admin/cases/admin-returns.text.ts'
import { couriers } from '#language/buying/couriers.ts'
import { useLanguage, useTexts } from '#language/texts.ts'
import type { AdminReturnWire } from '#modules/returns/returns.contract.ts'
import { decideReturn, getAdminReturn, inspectReturned } from '#modules/returns/returns.paths.ts'
import { type DeskAct, type InspectionResult, MOST_RETURN_PICTURES, MOST_RETURN_WORDS } from '#modules/returns/returns.rules.ts'
import { DeskDialog } from '#desk/dialog.tsx'
import { DeskDialogForm } from '#desk/dialog-form.tsx'
import { askAgain } from '#desk/desk-query.ts'
import { useCaseStep } from '#desk/case/use-case-step.ts'
import { callAdmin } from '#screens/admin/session/session.ts'
import { PicturesField, type SentPicture } from '#screens/store/pictures-field.tsx'
import { SelectField, TextArea, TextField, Tick } from '#ui/fields.tsx'

/** `unitId`: of an inspection. */
export type Begun = { act: DeskAct; unitId: string }
type Props = { asked: AdminReturnWire; begun: Begun; onDone: (asked: AdminReturnWire) => void; onClose: () => void }
type Said = {
  reason: string
  courier: string
  trackingNumber: string
  result: InspectionResult
  pictures: readonly SentPicture[]
}
type Change = (changes: Partial<Said>) => void

/** One step of a return: the decision, the parcel, or what was found of a piece. */
export function AdminReturnDialog({ asked, begun, onDone, onClose }: Props) {
  const texts = useTexts(adminReturnText)
  const acts = useTexts(returnDeskActText)
  const { act } = begun
  const [said, setSaid] = useState<Said>({
    reason: '',
    courier: couriers[0]?.en ?? '',
    trackingNumber: '',
    result: 'accepted',
    pictures: [],
  })
  const change: Change = (changes) => setSaid((before) => ({ ...before, ...changes }))
  const { problems, refusal, busy, send } = useStep(asked, begun, onDone)
  return (
    <DeskDialog onClose={onClose} title={acts[act]}>
      <DeskDialogForm
        busy={busy}
        refusal={refusal}
        press={acts[act]}
        onClose={onClose}
        onSubmit={(event) => {
          event.preventDefault()
          void send(said)
        }}
      >
        {act === 'agree' ? <p>{asked.kind === 'cancel' ? texts.agreeCancel : texts.agreeReturn}</p> : null}
        {act === 'inspect' ? <Inspection said={said} problems={problems} onChange={change} /> : null}
        {act === 'send-back' ? <Parcel said={said} problems={problems} onChange={change} /> : null}
        <TextArea
          label={texts.reason}
          hint={texts.reasonHint}
          rows={4}
          maxLength={MOST_RETURN_WORDS}
          value={said.reason}
          problem={problems.reason}
          data-autofocus=""
          onChange={({ target }) => change({ reason: target.value })}
        />
      </DeskDialogForm>
    </DeskDialog>
  )
}

type FieldsProps = { said: Said; problems: Record<string, string>; onChange: Change }

function Inspection({ said, onChange }: FieldsProps) {
  const texts = useTexts(adminReturnText)
  return (
    <>
      <fieldset className="admin-choose">
        <legend className="field-label">{texts.result}</legend>
        {(['accepted', 'rejected'] as const).map((result) => (
          <Tick key={result} type="radio" name="result" checked={said.result === result} onChange={() => onChange({ result })}>
            {result === 'accepted' ? texts.accept : texts.reject}
          </Tick>
        ))}
      </fieldset>
      <PicturesField
        purpose="inspection"
        session="admin"
        label={texts.ourPictures}
        hint={texts.picturesHint}
        most={MOST_RETURN_PICTURES}
        pictures={said.pictures}
        onChange={(pictures) => onChange({ pictures })}
      />
    </>
  )
}

function Parcel({ said, problems, onChange }: FieldsProps) {
  const language = useLanguage()
  const texts = useTexts(adminReturnText)
  return (
    <>
      <SelectField
        label={texts.courier}
        value={said.courier}
        problem={problems.courier}
        options={couriers.map((one) => ({ value: one.en, name: one[language] }))}
        onChange={({ target }) => onChange({ courier: target.value })}
      />
      <TextField
        label={texts.tracking}
        maxLength={40}
        value={said.trackingNumber}
        problem={problems.trackingNumber}
        onChange={({ target }) => onChange({ trackingNumber: target.value })}
      />
    </>
  )
}

const useStep = ({ returnNo }: AdminReturnWire, { act, unitId }: Begun, onDone: Props['onDone']) =>
  useCaseStep({
    call: ({ reason, courier, trackingNumber, result, pictures }: Said, options) => {
      if (act === 'inspect') {
        const sent = pictures.map(({ uploadId }) => uploadId)
        return callAdmin(inspectReturned, { returnNo, unitId, result, reason, pictures: sent }, options)
      }
      const parcel = act === 'send-back' ? { courier, trackingNumber } : {}
      return callAdmin(decideReturn, { returnNo, act, reason, ...parcel }, options)
    },
    onDone,
    onRefused: () => askAgain(getAdminReturn),
  })
