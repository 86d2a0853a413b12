import { useWatch } from 'react-hook-form'
import { adminCategoriesText } from '#language/admin/products/admin-categories.text.ts'
import { useLanguage, useTexts } from '#language/texts.ts'
import { MoveCategoryInput } from '#modules/catalogue/taxonomy/category-taxonomy.contract.ts'
import { isWithin } from '#modules/catalogue/taxonomy/category-taxonomy.rules.ts'
import { DeskDialog } from '#desk/dialog.tsx'
import { DeskDialogForm } from '#desk/dialog-form.tsx'
import { useDeskForm } from '#desk/use-desk-form.ts'
import { SelectField } from '#ui/fields.tsx'
import type { CategoryDialogProps } from './category-act.ts'
import { childrenOf, nextOf, sendMove } from './use-category-act.ts'
import { useWaysTo } from './use-ways-to.ts'

/** Where a category is to stand, without dragging it there. */
export function AdminCategoryMove({ category, shelves: { list }, onClose }: CategoryDialogProps) {
  const language = useLanguage()
  const texts = useTexts(adminCategoriesText)
  const waysTo = useWaysTo(list)
  const given = { path: category.path, version: category.version, parent: category.parent, before: nextOf(list, category) }
  const form = useDeskForm<MoveCategoryInput>(MoveCategoryInput, given)
  const parent = useWatch({ control: form.control, name: 'parent' })
  const send = form.submit(async (input) => {
    const words = { moved: texts.moved(category.name[language]), undo: texts.undo }
    const isThere = childrenOf(list, input.parent).some(({ path }) => path === input.before)
    const result = await sendMove(list, category, { ...input, before: isThere ? input.before : '' }, words)
    return result.ok ? onClose() : form.refuse(result)
  })
  const beside = childrenOf(list, parent).filter(({ path }) => path !== category.path)
  return (
    <DeskDialog onClose={onClose} title={texts.moveTitle(category.name[language])}>
      <DeskDialogForm onSubmit={send} onClose={onClose} press={texts.move} busy={form.busy} refusal={form.refusal}>
        <SelectField
          label={texts.into}
          placeholder={texts.top}
          options={waysTo(({ path }) => !isWithin(path, category.path))}
          problem={form.problem('parent') ?? form.problem('slug') ?? form.problem(`name.${language}`)}
          data-autofocus=""
          {...form.register('parent')}
        />
        <SelectField
          label={texts.before}
          placeholder={texts.last}
          options={beside.map(({ path, name }) => ({ value: path, name: name[language] }))}
          {...form.register('before')}
        />
      </DeskDialogForm>
    </DeskDialog>
  )
}
