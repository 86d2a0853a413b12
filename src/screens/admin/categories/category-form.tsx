import { adminCategoriesText } from '#language/admin/products/admin-categories.text.ts'
import { useLanguage, useTexts } from '#language/texts.ts'
import {
  type CategoryShelvesWire,
  type CategoryShelfWire,
  SaveCategoryInput,
} from '#modules/catalogue/taxonomy/category-taxonomy.contract.ts'
import { listCategoryShelves, saveCategory } from '#modules/catalogue/taxonomy/category-taxonomy.paths.ts'
import { DeskDialog } from '#desk/dialog.tsx'
import { DeskDialogForm } from '#desk/dialog-form.tsx'
import { answeredAs, useSavedForm } from '#desk/use-saved-form.ts'
import { askedAgain } from '#desk/desk-query.ts'
import { callAdmin } from '#screens/admin/session/session.ts'
import { Button } from '#ui/button.tsx'
import { SelectField, Tick } from '#ui/fields.tsx'
import type { CategoryAct, CategoryDialogProps } from './category-act.ts'
import { findCategory, showTree } from './use-category-act.ts'
import { AdminCategoryNames } from './category-names.tsx'

const typedOf = ({ path, version, slug, name, ...marks }: CategoryShelfWire): SaveCategoryInput => {
  const { hidden, sizeTable, precious, handledAs } = marks
  return { path, version, slug, name, hidden, sizeTable, precious, handledAs }
}

/** The tree answers; the category in it may have another address than the one it was opened under. */
function useCategoryForm(category: CategoryShelfWire, onClose: () => void) {
  const texts = useTexts(adminCategoriesText)
  const given = typedOf(category)
  const savedIn = ({ list }: CategoryShelvesWire) => {
    const saved = findCategory(list, category.path)
    return saved ? typedOf(saved) : given
  }
  return useSavedForm<SaveCategoryInput>({
    shape: SaveCategoryInput,
    newest: given,
    path: async (typed) => {
      const result = await callAdmin(saveCategory, typed)
      if (result.ok) showTree(result.data)
      return answeredAs(result, savedIn)
    },
    onSaved: onClose,
    said: texts.saved,
    reload: () => askedAgain(listCategoryShelves),
  })
}

type Act = CategoryAct['act']
type Props = CategoryDialogProps & { onAct: (act: Act) => void }

/** One category: its names, address and marks, the addresses it had, and what else can be done with it. */
export function AdminCategoryForm({ category, shelves, onClose, onAct }: Props) {
  const language = useLanguage()
  const texts = useTexts(adminCategoriesText)
  const { parent, name, handledAs } = category
  const form = useCategoryForm(category, onClose)
  const handled = shelves.handled.map((choice) => ({ value: choice.id, name: choice.name }))
  const known = handledAs === '' || handled.some(({ value }) => value === handledAs)
  return (
    <DeskDialog onClose={onClose} title={name[language]} wide>
      <CategoryWays onAct={onAct} />
      <DeskDialogForm
        onSubmit={form.send}
        onClose={onClose}
        press={texts.save}
        busy={form.busy}
        refusal={form.refusal}
        saved={form}
      >
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
      </DeskDialogForm>
      <Formers formers={category.formers} />
    </DeskDialog>
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
