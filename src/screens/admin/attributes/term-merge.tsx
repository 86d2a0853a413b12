import { adminTermsText } from '#language/admin/products/admin-terms.text.ts'
import { useLanguage, useTexts } from '#language/texts.ts'
import { MergeTermInput, type Term, type TermKind } from '#modules/catalogue/attributes/attribute-terms.contract.ts'
import { listTerms, mergeTerm } from '#modules/catalogue/attributes/attribute-terms.paths.ts'
import { DeskDialog } from '#desk/dialog.tsx'
import { DeskDialogForm } from '#desk/dialog-form.tsx'
import { useDeskForm } from '#desk/use-desk-form.ts'
import { answerDeskQuery } from '#desk/desk-query.ts'
import { callAdmin } from '#screens/admin/session/session.ts'
import { SelectField } from '#ui/fields.tsx'
import { toast } from '#ui/toasts.ts'

type Props = { kind: TermKind; id: string; list: Term[]; onClose: () => void; onMerged: () => void | Promise<void> }

/** Two terms become one. */
export function AdminTermMerge({ kind, id, list, onClose, onMerged }: Props) {
  const language = useLanguage()
  const texts = useTexts(adminTermsText)
  const form = useDeskForm<MergeTermInput>(MergeTermInput, { kind, id, into: '' })
  const name = list.find((term) => term.id === id)?.name[language] ?? ''
  const send = form.submit(async (input) => {
    const result = await callAdmin(mergeTerm, input)
    if (!result.ok) return form.refuse(result)
    toast('success', texts.merged(name))
    await onMerged()
    answerDeskQuery(listTerms, { kind }, result.data)
  })
  return (
    <DeskDialog onClose={onClose} title={texts.mergeTitle(name)}>
      <DeskDialogForm onSubmit={send} onClose={onClose} press={texts.merge} busy={form.busy} refusal={form.refusal}>
        <p>{texts.mergeWords}</p>
        <SelectField
          label={texts.mergeInto}
          placeholder={texts.choose}
          options={list.filter((term) => term.id !== id).map((term) => ({ value: term.id, name: term.name[language] }))}
          problem={form.problem('into')}
          data-autofocus=""
          {...form.register('into')}
        />
      </DeskDialogForm>
    </DeskDialog>
  )
}
