import { adminCategoriesText } from '#language/admin/products/admin-categories.text.ts'
import { useLanguage, useTexts } from '#language/texts.ts'
import { MergeCategoryInput } from '#modules/catalogue/taxonomy/category-taxonomy.contract.ts'
import { mergeCategory } from '#modules/catalogue/taxonomy/category-taxonomy.paths.ts'
import { DeskDialog } from '#desk/dialog.tsx'
import { DeskDialogForm } from '#desk/dialog-form.tsx'
import { useDeskForm } from '#desk/use-desk-form.ts'
import { callAdmin } from '#screens/admin/session/session.ts'
import { SelectField } from '#ui/fields.tsx'
import type { CategoryDialogProps } from './category-act.ts'
import { showTree } from './use-category-act.ts'
import { useWaysTo } from './use-ways-to.ts'

/** Two categories become one. */
export function AdminCategoryMerge({ category, shelves: { list }, onClose }: CategoryDialogProps) {
  const language = useLanguage()
  const texts = useTexts(adminCategoriesText)
  const waysTo = useWaysTo(list)
  const form = useDeskForm<MergeCategoryInput>(MergeCategoryInput, { path: category.path, version: category.version, into: '' })
  const send = form.submit(async (input) => {
    const result = await callAdmin(mergeCategory, input)
    if (!result.ok) return form.refuse(result)
    showTree(result.data, texts.merged(category.name[language]))
    return onClose()
  })
  return (
    <DeskDialog onClose={onClose} title={texts.mergeTitle(category.name[language])}>
      <DeskDialogForm onSubmit={send} onClose={onClose} press={texts.merge} busy={form.busy} refusal={form.refusal}>
        <p>{texts.mergeWords}</p>
        <SelectField
          label={texts.mergeInto}
          placeholder={texts.choose}
          options={waysTo(({ path }) => path !== category.path && !path.startsWith(`${category.path}/`))}
          problem={form.problem('into')}
          data-autofocus=""
          {...form.register('into')}
        />
      </DeskDialogForm>
    </DeskDialog>
  )
}
