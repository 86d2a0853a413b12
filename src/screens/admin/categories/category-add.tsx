import { adminCategoriesText } from '#language/admin/products/admin-categories.text.ts'
import { useLanguage, useTexts } from '#language/texts.ts'
import { AddCategoryInput, type CategoryShelfWire } from '#modules/catalogue/taxonomy/category-taxonomy.contract.ts'
import { addCategory } from '#modules/catalogue/taxonomy/category-taxonomy.paths.ts'
import { DeskDialog } from '#desk/dialog.tsx'
import { DeskDialogForm } from '#desk/dialog-form.tsx'
import { useDeskForm } from '#desk/use-desk-form.ts'
import { callAdmin } from '#screens/admin/session/session.ts'
import { AdminCategoryNames } from './category-names.tsx'
import { showTree } from './use-category-act.ts'

/** A new category, last in what it stands in. */
export function AdminCategoryAdd({ parent, onClose }: { parent: CategoryShelfWire | undefined; onClose: () => void }) {
  const language = useLanguage()
  const texts = useTexts(adminCategoriesText)
  const path = parent?.path ?? ''
  const form = useDeskForm<AddCategoryInput>(AddCategoryInput, { parent: path, slug: '', name: { en: '', zh: '' } })
  const send = form.submit(async (input) => {
    const result = await callAdmin(addCategory, input)
    if (!result.ok) return form.refuse(result)
    showTree(result.data, texts.saved)
    return onClose()
  })
  return (
    <DeskDialog onClose={onClose} title={parent ? texts.addTitle(parent.name[language]) : texts.addDepartment}>
      <DeskDialogForm onSubmit={send} onClose={onClose} press={texts.save} busy={form.busy} refusal={form.refusal}>
        <AdminCategoryNames register={form.register} problem={form.problem} parent={path} />
      </DeskDialogForm>
    </DeskDialog>
  )
}
