import { adminProductFieldText } from '#language/admin/products/admin-product-editor.text.ts'
import { useTexts } from '#language/texts.ts'
import type { ProductDocument } from '#modules/catalogue/editing/product-document.contract.ts'
import type { Editing } from '#desk/use-editing.ts'
import { AdminItems, AdminWords } from '#screens/admin/home/block-fields.tsx'
import { AttributeFields } from './attribute-fields.tsx'
import { FigureField, PickField, type PartProps } from './line-field.tsx'

const listAt = (editing: Editing, path: string): readonly unknown[] => {
  const found = editing.read(path)
  return Array.isArray(found) ? found : []
}
const none = () => ({ en: '', zh: '' })

/** What it is made of, how large it is, how it is kept. */
export function DetailFields({ editing, choices, document }: PartProps & { document: ProductDocument }) {
  const texts = useTexts(adminProductFieldText)
  return (
    <>
      <AttributeFields editing={editing} choices={choices} document={document} />
      <Lines editing={editing} path="document.highlights" title={texts.highlights} nameOf={texts.highlight} />
      <Composition editing={editing} choices={choices} />
      <Measurements editing={editing} />
      <Lines editing={editing} path="document.care" title={texts.care} nameOf={texts.careLine} />
      <AdminWords editing={editing} path="document.madeIn" label={texts.madeIn} most={60} />
    </>
  )
}

type LinesProps = { editing: Editing; path: string; title: string; nameOf: (place: number) => string }

/** Short lines, each in both languages. */
function Lines({ editing, path, title, nameOf }: LinesProps) {
  return (
    <section className="admin-form-list" aria-label={title}>
      <h3 className="product-part">{title}</h3>
      <AdminItems editing={editing} path={path} items={listAt(editing, path)} most={12} make={none} nameOf={nameOf}>
        {(at) => <AdminWords editing={editing} path={at} label="" most={200} />}
      </AdminItems>
    </section>
  )
}

function Composition({ editing, choices }: PartProps) {
  const texts = useTexts(adminProductFieldText)
  const path = 'document.composition'
  const taken = new Set(listAt(editing, path).map((part) => (part as { materialId?: string }).materialId))
  const materials = choices.materials
    .filter(({ id, retired }) => !retired || taken.has(id))
    .map(({ id, name }) => ({ value: id, name }))
  return (
    <section className="admin-form-list" aria-label={texts.composition}>
      <h3 className="product-part">{texts.composition}</h3>
      <AdminItems
        editing={editing}
        path={path}
        items={listAt(editing, path)}
        most={20}
        make={() => ({ part: none(), materialId: '', percent: 100 })}
        nameOf={texts.material}
      >
        {(at) => (
          <>
            <AdminWords editing={editing} path={`${at}.part`} label={texts.part} most={60} />
            <div className="admin-form-pair">
              <PickField
                editing={editing}
                path={`${at}.materialId`}
                label={texts.materialId}
                placeholder={texts.choose}
                options={materials}
              />
              <FigureField editing={editing} path={`${at}.percent`} label={texts.percent} />
            </div>
          </>
        )}
      </AdminItems>
    </section>
  )
}

function Measurements({ editing }: { editing: Editing }) {
  const texts = useTexts(adminProductFieldText)
  const path = 'document.measurements'
  return (
    <section className="admin-form-list" aria-label={texts.measurements}>
      <h3 className="product-part">{texts.measurements}</h3>
      <AdminItems
        editing={editing}
        path={path}
        items={listAt(editing, path)}
        most={20}
        make={() => ({ label: none(), value: none() })}
        nameOf={texts.measurement}
      >
        {(at) => (
          <>
            <AdminWords editing={editing} path={`${at}.label`} label={texts.label} most={60} />
            <AdminWords editing={editing} path={`${at}.value`} label={texts.value} most={60} />
          </>
        )}
      </AdminItems>
    </section>
  )
}
