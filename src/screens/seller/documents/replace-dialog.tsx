import { useState } from 'react'
import { applyText } from '#language/sellers/apply.text.ts'
import { sellerDocumentsText } from '#language/seller/seller-documents.text.ts'
import { requirementText } from '#language/sellers/requirements.text.ts'
import { useTexts } from '#language/texts.ts'
import { fewestFiles, type FieldName, MOST_FILES, requirementFields } from '#modules/applications/application-parts.rules.ts'
import type { DocumentWire } from '#modules/applications/documents.contract.ts'
import { listDocuments, replaceDocument } from '#modules/applications/documents.paths.ts'
import { answerDeskQuery, useDeskAction } from '#desk/desk-query.ts'
import { DeskDialogForm } from '#desk/dialog-form.tsx'
import { DeskDialog } from '#desk/dialog.tsx'
import { callSeller } from '#screens/seller/frame/seller-session.ts'
import { PicturesField, type SentPicture } from '#screens/store/pictures-field.tsx'
import { PartField } from '#screens/store/sellers/part-field.tsx'
import { toast } from '#ui/toasts.ts'
import '#screens/store/sellers/sellers.css'

type Props = { document: DocumentWire; onClose: () => void }

/** Another document in place of one, with what is typed of it and its pictures. */
export function ReplaceDialog({ document: { requirementId, requirement }, onClose }: Props) {
  const texts = useTexts(sellerDocumentsText)
  const apply = useTexts(applyText)
  const names = useTexts(requirementText)
  const [typed, setTyped] = useState<Partial<Record<FieldName, string>>>({})
  const [pictures, setPictures] = useState<readonly SentPicture[]>([])
  const [problems, setProblems] = useState<Record<string, string>>({})
  const [refusal, setRefusal] = useState('')
  const input = { requirementId, requirement, fields: typed, files: pictures.map(({ uploadId }) => uploadId) }
  const { act, busy } = useDeskAction(() => callSeller(replaceDocument, input))
  const send = async () => {
    const result = await act(undefined)
    if (!result.ok) {
      const { fields = {} } = result.data
      setProblems(fields)
      return setRefusal(Object.keys(fields).length === 0 ? result.msg : '')
    }
    answerDeskQuery(listDocuments, {}, result.data)
    toast('success', texts.sent)
    return onClose()
  }
  return (
    <DeskDialog onClose={onClose} title={texts.replaceTitle(names[requirement])}>
      <DeskDialogForm
        onSubmit={(event) => {
          event.preventDefault()
          void send()
        }}
        onClose={onClose}
        press={texts.send}
        busy={busy}
        refusal={refusal}
      >
        <p>{texts.replaceWords}</p>
        {requirementFields[requirement].map((field) => (
          <PartField
            key={field}
            field={field}
            value={typed[field] ?? ''}
            problem={problems[field]}
            onChange={(value) => setTyped((before) => ({ ...before, [field]: value }))}
          />
        ))}
        {fewestFiles[requirement] > 0 ? (
          <PicturesField
            purpose="application"
            label={apply.pictures}
            hint={apply.picturesHint}
            most={MOST_FILES}
            pictures={pictures}
            problem={problems.pictures}
            onChange={setPictures}
          />
        ) : null}
      </DeskDialogForm>
    </DeskDialog>
  )
}
