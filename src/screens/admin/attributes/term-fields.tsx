import { adminTermsText } from '#language/admin/products/admin-terms.text.ts'
import { useLanguage, useTexts } from '#language/texts.ts'
import type { Term, TermOf } from '#modules/catalogue/attributes/attribute-terms.contract.ts'
import type { Editing } from '#desk/use-editing.ts'
import { AdminWords } from '#screens/admin/home/block-fields.tsx'
import { SelectField, TextField, Tick } from '#ui/fields.tsx'
import { AttributeTermFields } from './attribute-term-fields.tsx'
import { SizeTableFields } from './size-table-fields.tsx'
import { Swatch } from './term-table.tsx'

type Props = { editing: Editing; term: Term; list: Term[] }

/** Its name in both languages, and what only its kind has. */
export function TermFields({ editing, term, list }: Props) {
  const texts = useTexts(adminTermsText)
  return (
    <>
      <AdminWords editing={editing} path="name" label={texts.name} most={60} />
      {term.kind === 'colour' ? <ColourFields editing={editing} term={term} list={list} /> : null}
      {term.kind === 'attribute' ? <AttributeTermFields editing={editing} facts={term.facts} /> : null}
      {term.kind === 'size-table' ? <SizeTableFields editing={editing} facts={term.facts} /> : null}
      <Tick checked={term.retired} onChange={({ target }) => editing.set('retired', target.checked)}>
        {texts.retire}
      </Tick>
    </>
  )
}

function ColourFields({ editing, term, list }: Omit<Props, 'term'> & { term: TermOf<'colour'> }) {
  const language = useLanguage()
  const texts = useTexts(adminTermsText)
  const { hex } = term.facts
  const families = list.filter((other) => other.kind === 'colour' && other.facts.family === '' && other.id !== term.id)
  return (
    <div className="admin-form-pair">
      <div className="term-shade">
        <TextField
          label={texts.hex}
          hint={texts.hexHint}
          maxLength={7}
          autoComplete="off"
          spellCheck={false}
          problem={editing.problem('facts.hex')}
          value={hex}
          onChange={({ target }) => editing.set('facts.hex', target.value.trim())}
        />
        <Swatch hex={/^#[0-9a-f]{6}$/i.test(hex) ? hex : ''} />
      </div>
      <SelectField
        label={texts.family}
        placeholder={texts.ownFamily}
        options={families.map(({ id, name }) => ({ value: id, name: name[language] }))}
        problem={editing.problem('facts.family')}
        value={term.facts.family}
        onChange={({ target }) => editing.set('facts.family', target.value)}
      />
    </div>
  )
}
