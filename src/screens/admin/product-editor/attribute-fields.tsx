import { adminProductFieldText } from '#language/admin/products/admin-product-editor.text.ts'
import { useLanguage, useTexts } from '#language/texts.ts'
import type { ProductDocument } from '#modules/catalogue/editing/product-document.contract.ts'
import {
  type Attribute,
  type AttributeValue,
  attributesOf,
  isBoth,
  isNothing,
} from '#modules/catalogue/attributes/attributes.rules.ts'
import type { Editing } from '#desk/use-editing.ts'
import { AdminWords } from '#screens/admin/home/block-fields.tsx'
import { SelectField, TextField } from '#ui/fields.tsx'
import type { PartProps } from './line-field.tsx'

const PATH = 'document.attributes'

/** What is asked of pieces in its categories, as operators have laid down; it follows the categories at once. */
export function AttributeFields({ editing, choices, document }: PartProps & { document: ProductDocument }) {
  const texts = useTexts(adminProductFieldText)
  const { categories, attributes: values } = document
  const asked = attributesOf(choices.attributes, categories).filter(({ id, retired }) => !retired || !isNothing(values[id]))
  const words = asked.filter(({ answer }) => answer === 'text')
  const set = (id: string, value: AttributeValue) => {
    const { [id]: _, ...rest } = values
    editing.set(PATH, isNothing(value) ? rest : { ...rest, [id]: value })
  }
  return (
    <section className="admin-form-list" aria-label={texts.attributes}>
      <h3 className="product-part">{texts.attributes}</h3>
      {asked.length === 0 ? <p className="mute">{categories.length === 0 ? texts.attributesLater : texts.noAttributes}</p> : null}
      <div className="product-attributes">
        {asked
          .filter((attribute) => !words.includes(attribute))
          .map((attribute) => (
            <AttributeField key={attribute.id} {...{ editing, attribute }} value={values[attribute.id]} set={set} />
          ))}
      </div>
      {words.map((attribute) => (
        <TextAttribute key={attribute.id} {...{ editing, attribute }} value={values[attribute.id]} set={set} />
      ))}
    </section>
  )
}

type FieldProps = {
  editing: Editing
  attribute: Attribute
  value: AttributeValue | undefined
  set: (id: string, value: AttributeValue) => void
}

function AttributeField({ editing, attribute: { id, name, answer, unit, choices }, value, set }: FieldProps) {
  const language = useLanguage()
  const texts = useTexts(adminProductFieldText)
  const path = `${PATH}.${id}`
  const shared = { name: path, problem: editing.problem(path) }
  const typed = value === undefined || isBoth(value) ? '' : String(value)
  if (answer === 'number') {
    const measured = unit[language] === '' ? '' : language === 'zh' ? `（${unit.zh}）` : ` (${unit.en})`
    return (
      <TextField
        {...shared}
        label={`${name[language]}${measured}`}
        inputMode="decimal"
        maxLength={12}
        autoComplete="off"
        value={typed}
        onChange={({ target }) => set(id, figureOr(target.value))}
        onBlur={({ target }) => {
          if (/^-?\d+[.,]\d+$/.test(target.value)) set(id, Number(target.value.replace(',', '.')))
        }}
      />
    )
  }
  const options =
    answer === 'yes-no'
      ? [
          { value: 'true', name: texts.yes },
          { value: 'false', name: texts.no },
        ]
      : choices
          .filter((choice) => !choice.retired || choice.id === value)
          .map((choice) => ({ value: choice.id, name: choice.name[language] }))
  return (
    <SelectField
      {...shared}
      label={name[language]}
      placeholder={texts.notSaid}
      options={options}
      value={typed}
      onChange={({ target }) => set(id, answer === 'yes-no' && target.value !== '' ? target.value === 'true' : target.value)}
    />
  )
}

/** A figure as it is, and as it was typed while it is none. */
const figureOr = (typed: string): AttributeValue => (/^-?\d+(\.\d*[1-9])?$/.test(typed) ? Number(typed) : typed)

/** Both sides are kept together: one of them alone is a gap. */
function TextAttribute({ editing, attribute: { id, name }, value, set }: FieldProps) {
  const language = useLanguage()
  const both = isBoth(value) ? value : { en: '', zh: '' }
  const own: Editing = { ...editing, set: (path, typed) => set(id, { ...both, [path.endsWith('.zh') ? 'zh' : 'en']: typed }) }
  return <AdminWords editing={own} path={`${PATH}.${id}`} label={name[language]} most={300} />
}
