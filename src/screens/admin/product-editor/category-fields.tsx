import { adminBlockText } from '#language/admin/admin-block.text.ts'
import { adminProductFieldText } from '#language/admin/products/admin-product-editor.text.ts'
import { useTexts } from '#language/texts.ts'
import { DeskComboBox } from '#desk/combo-box.tsx'
import type { Editing } from '#desk/use-editing.ts'
import { Button } from '#ui/button.tsx'
import type { PartProps } from './line-field.tsx'

const PATH = 'document.categories'
const MOST = 10

/** Where the piece is found; it is shown under the first. The first that is picked brings its size table along. */
export function CategoryFields({ editing, choices }: PartProps) {
  const texts = useTexts(adminProductFieldText)
  const list = useTexts(adminBlockText)
  const picked = (editing.read(PATH) as string[] | undefined) ?? []
  const known = new Map(choices.categories.map((category) => [category.id, category]))
  const nameOf = (path: string) => known.get(path)?.name ?? path
  const pick = (path: string) => {
    const category = known.get(path)
    editing.set(PATH, [...picked, path])
    if (picked.length > 0 || !category) return
    if (editing.text('document.sizeTable') === '') editing.set('document.sizeTable', category.sizeTable)
    if (category.precious) editing.set('document.precious', true)
  }
  const problem = editing.problem(PATH)
  return (
    <div className="picked" data-field={PATH}>
      <p className="field-label">{texts.categories}</p>
      <PickedCategories editing={editing} picked={picked} nameOf={nameOf} />
      {picked.length < MOST ? (
        <DeskComboBox
          label={texts.addCategory}
          nothing={list.nothingFound}
          choices={choices.categories.filter(({ id }) => !picked.includes(id))}
          onPick={pick}
        />
      ) : null}
      {problem ? (
        <p className="field-problem" data-invalid tabIndex={-1}>
          {problem}
        </p>
      ) : null}
    </div>
  )
}

type PickedProps = { editing: Editing; picked: readonly string[]; nameOf: (path: string) => string }

function PickedCategories({ editing, picked, nameOf }: PickedProps) {
  const texts = useTexts(adminProductFieldText)
  const list = useTexts(adminBlockText)
  return (
    <ol>
      {picked.map((path, at) => (
        <li key={path} className="product-category">
          <span>
            {nameOf(path)}
            {at === 0 ? <small className="mute"> {texts.firstCategory}</small> : null}
          </span>
          {at === 0 ? (
            <span />
          ) : (
            <Button
              look="text"
              aria-label={list.of(texts.makeFirst, nameOf(path))}
              onClick={() => editing.set(PATH, [path, ...picked.filter((other) => other !== path)])}
            >
              {texts.makeFirst}
            </Button>
          )}
          <Button
            look="text"
            aria-label={list.of(list.removeItem, nameOf(path))}
            onClick={() =>
              editing.set(
                PATH,
                picked.filter((other) => other !== path),
              )
            }
          >
            {list.removeItem}
          </Button>
        </li>
      ))}
    </ol>
  )
}
