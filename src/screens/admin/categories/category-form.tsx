import { adminCategoriesText } from '#language/admin/products/admin-categories.text.ts'
import { useLanguage, useTexts } from '#language/texts.ts'
import { SaveCategoryInput } from '#modules/catalogue/shelves/category-shelves.contract.ts'
import { saveCategory } from '#modules/catalogue/shelves/category-shelves.paths.ts'
import { AdminDialog } from '#screens/admin/frame/dialog.tsx'
import { AdminDialogForm } from '#screens/admin/frame/dialog-form.tsx'
import { useAdminForm } from '#screens/admin/frame/use-admin-form.ts'
import { callAdmin } from '#screens/admin/session/session.ts'
import { Button } from '#ui/button.tsx'
import { SelectField, Tick } from '#ui/fields.tsx'
import type { CategoryAct, CategoryDialogProps } from './category-act.ts'
import { AdminCategoryNames } from './category-names.tsx'
import { showTree } from './use-category-act.ts'

type Act = CategoryAct['act']
type Props = CategoryDialogProps & { onAct: (act: Act) => void }

/** One category: its names, address and marks, the addresses it had, and what else can be done with it. */
export function AdminCategoryForm({ category, shelves, onClose, onAct }: Props) {
  const language = useLanguage()
  const texts = useTexts(adminCategoriesText)
  const { path, parent, slug, name, hidden, sizeTable, precious, handledAs } = category
  const given: SaveCategoryInput = { path, slug, name, hidden, sizeTable, precious, handledAs }
  const form = useAdminForm<SaveCategoryInput>(SaveCategoryInput, given)
  const send = form.submit(async (input) => {
    const result = await callAdmin(saveCategory, input)
    if (!result.ok) return form.refuse(result)
    showTree(result.data, texts.saved)
    return onClose()
  })
  const handled = shelves.handled.map((choice) => ({ value: choice.id, name: choice.name }))
  const known = handledAs === '' || handled.some(({ value }) => value === handledAs)
  return (
    <AdminDialog onClose={onClose} title={name[language]} wide>
      <CategoryWays onAct={onAct} />
      <AdminDialogForm onSubmit={send} onClose={onClose} press={texts.save} busy={form.busy} refusal={form.refusal}>
        <AdminCategoryNames register={form.register} problem={form.problem} parent={parent} />
        <SelectField
          label={texts.sizeTable}
          placeholder={texts.noSizes}
          options={shelves.sizeTables.map(({ id, name }) => ({ value: id, name }))}
          problem={form.problem('sizeTable')}
          {...form.register('sizeTable')}
        />
        <SelectField
          label={texts.handledAs}
          hint={texts.handledHint}
          placeholder={texts.itself}
          options={known ? handled : [{ value: handledAs, name: handledAs }, ...handled]}
          problem={form.problem('handledAs')}
          {...form.register('handledAs')}
        />
        <Tick {...form.register('precious')}>{texts.preciousMark}</Tick>
        <Tick {...form.register('hidden')}>{texts.hide}</Tick>
      </AdminDialogForm>
      <Formers formers={category.formers} />
    </AdminDialog>
  )
}

function CategoryWays({ onAct }: { onAct: (act: Act) => void }) {
  const texts = useTexts(adminCategoriesText)
  const ways: [Act, string][] = [
    ['add', texts.addBelow],
    ['move', texts.move],
    ['merge', texts.merge],
    ['split', texts.split],
  ]
  return (
    <p className="admin-shelf-ways" role="group" aria-label={texts.ways}>
      {ways.map(([act, words]) => (
        <Button key={act} look="text" onClick={() => onAct(act)}>
          {words}
        </Button>
      ))}
    </p>
  )
}

function Formers({ formers }: { formers: string[] }) {
  const texts = useTexts(adminCategoriesText)
  if (formers.length === 0) return null
  return (
    <section className="admin-shelf-formers">
      <h3>{texts.formers}</h3>
      <ul>
        {formers.map((former) => (
          <li key={former}>{former}</li>
        ))}
      </ul>
    </section>
  )
}
