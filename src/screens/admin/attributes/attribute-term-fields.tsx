import { useState } from 'react'
import { adminBlockText } from '#language/admin/admin-block.text.ts'
import { adminTermsText } from '#language/admin/products/admin-terms.text.ts'
import { useTexts } from '#language/texts.ts'
import { listProductChoices } from '#modules/catalogue/editing/product-editing.paths.ts'
import { ANSWERS, type AttributeFacts } from '#modules/catalogue/attributes/attribute-terms.contract.ts'
import { DeskComboBox } from '#desk/combo-box.tsx'
import type { Editing } from '#desk/use-editing.ts'
import { AdminWords } from '#screens/admin/home/block-fields.tsx'
import { ONCE, useDeskQuery } from '#desk/desk-query.ts'
import { Button } from '#ui/button.tsx'
import { SelectField, TextField, Tick } from '#ui/fields.tsx'
import { moved, TermGrid } from './term-grid.tsx'

const TICKS = ['required', 'shown', 'searched'] as const
type Props = { editing: Editing; facts: AttributeFacts }

/** How an attribute is answered, of which pieces, and where the answer goes. */
export function AttributeTermFields({ editing, facts }: Props) {
  const texts = useTexts(adminTermsText)
  const { answer } = facts
  return (
    <>
      <div className="admin-form-pair">
        <SelectField
          label={texts.answer}
          options={ANSWERS.map((value) => ({ value, name: texts[value] }))}
          problem={editing.problem('facts.answer')}
          value={answer}
          onChange={({ target }) => editing.set('facts.answer', target.value)}
        />
      </div>
      {answer === 'number' ? <AdminWords editing={editing} path="facts.unit" label={texts.unit} most={12} /> : null}
      {answer === 'number' ? <Bands editing={editing} facts={facts} /> : null}
      {answer === 'choice' ? <Choices editing={editing} facts={facts} /> : null}
      <Categories editing={editing} facts={facts} />
      <div className="product-ticks">
        {[...TICKS, ...(answer === 'text' ? [] : ['filtered' as const])].map((name) => (
          <Tick key={name} checked={facts[name]} onChange={({ target }) => editing.set(`facts.${name}`, target.checked)}>
            {texts[name]}
          </Tick>
        ))}
      </div>
    </>
  )
}

/** Figures with anything but a point between them. */
const figuresIn = (typed: string): number[] =>
  typed
    .split(/[^\d.-]+/)
    .filter((part) => part !== '')
    .map(Number)

function Bands({ editing, facts: { bands } }: Props) {
  const texts = useTexts(adminTermsText)
  // As it is typed: a comma that has no figure behind it yet stays.
  const [typed, setTyped] = useState(bands.join(', '))
  return (
    <TextField
      label={texts.bands}
      hint={texts.bandsHint}
      problem={editing.problem('facts.bands')}
      value={typed}
      onChange={({ target }) => {
        setTyped(target.value)
        editing.set('facts.bands', figuresIn(target.value))
      }}
    />
  )
}

function Choices({ editing, facts: { choices } }: Props) {
  const texts = useTexts(adminTermsText)
  const path = 'facts.choices'
  return (
    <TermGrid
      {...{ editing, path, rows: choices, title: texts.choices, most: 100, add: texts.addChoice }}
      columns={[
        { path: 'name.en', head: texts.english, most: 60, lang: 'en-HK' },
        { path: 'name.zh', head: texts.chinese, most: 60, lang: 'zh-Hant-HK' },
      ]}
      onAdd={() => editing.set(path, [...choices, { id: '', name: { en: '', zh: '' }, retired: false }])}
      onRemove={(at) => editing.set(path, choices.toSpliced(at, 1))}
      onMove={(at, by) => editing.set(path, moved(choices, at, by))}
      more={texts.choiceRetired}
    >
      {(at) => (
        <Tick
          checked={editing.read(`${at}.retired`) === true}
          onChange={({ target }) => editing.set(`${at}.retired`, target.checked)}
        >
          <span className="hidden-text">{texts.choiceRetired}</span>
        </Tick>
      )}
    </TermGrid>
  )
}

function Categories({ editing, facts: { categories } }: Props) {
  const texts = useTexts(adminTermsText)
  const list = useTexts(adminBlockText)
  const { data } = useDeskQuery(listProductChoices, {}, ONCE)
  const known = data?.categories ?? []
  const path = 'facts.categories'
  // Until their names are here.
  const nameOf = (wanted: string) => (data ? (known.find(({ id }) => id === wanted)?.name ?? wanted) : '…')
  return (
    <section className="picked" aria-label={texts.categories}>
      <p className="field-label">{texts.categories}</p>
      {categories.length === 0 ? <p className="mute">{texts.allPieces}</p> : null}
      <ol>
        {categories.map((category) => (
          <li key={category} className="product-category">
            <span>
              {nameOf(category)} <small className="mute">{texts.below}</small>
            </span>
            <Button
              look="text"
              aria-label={list.of(list.removeItem, nameOf(category))}
              onClick={() =>
                editing.set(
                  path,
                  categories.filter((other) => other !== category),
                )
              }
            >
              {list.removeItem}
            </Button>
          </li>
        ))}
      </ol>
      <DeskComboBox
        label={texts.addCategory}
        nothing={list.nothingFound}
        choices={known.filter(({ id }) => !categories.includes(id))}
        onPick={(picked) => editing.set(path, [...categories, picked])}
      />
    </section>
  )
}
