import { adminTermsText } from '#language/admin/products/admin-terms.text.ts'
import { useLanguage, useTexts } from '#language/texts.ts'
import type { SizeTableFacts } from '#modules/catalogue/attributes/attribute-terms.contract.ts'
import type { Editing } from '#desk/use-editing.ts'
import { SelectField } from '#ui/fields.tsx'
import { moved, TermGrid } from './term-grid.tsx'

type Props = { editing: Editing; facts: SizeTableFacts }

const SIDES = ['women', 'men', 'both'] as const
const MOST_COLUMNS = 14
const MOST_ROWS = 80
const ROWS = 'facts.rows'
const COLUMNS = 'facts.columns'

/** A table of sizes: a size a row, and what its columns are. */
export function SizeTableFields({ editing, facts }: Props) {
  const texts = useTexts(adminTermsText)
  return (
    <>
      <div className="admin-form-pair">
        <SelectField
          label={texts.side}
          options={SIDES.map((value) => ({ value, name: texts[value] }))}
          value={facts.side}
          onChange={({ target }) => editing.set('facts.side', target.value)}
        />
      </div>
      <Rows editing={editing} facts={facts} />
      <Columns editing={editing} facts={facts} />
    </>
  )
}

function Rows({ editing, facts: { columns, rows } }: Props) {
  const language = useLanguage()
  const texts = useTexts(adminTermsText)
  const heads = columns.map(({ name }, at) => ({ path: String(at), head: name[language] || texts.columnAt(at + 1), most: 20 }))
  return (
    <TermGrid
      {...{ editing, rows, path: ROWS, title: texts.rows, most: MOST_ROWS, add: texts.addRow, columns: heads }}
      onAdd={() => editing.set(ROWS, [...rows, columns.map(() => '')])}
      onRemove={(at) => editing.set(ROWS, rows.toSpliced(at, 1))}
      onMove={(at, by) => editing.set(ROWS, moved(rows, at, by))}
    />
  )
}

/** What is done with a column is done with its cell in every row. */
function Columns({ editing, facts: { columns, rows } }: Props) {
  const texts = useTexts(adminTermsText)
  const set = (next: SizeTableFacts['columns'], ofRow: (row: string[]) => string[]) => {
    editing.set(COLUMNS, next)
    editing.set(ROWS, rows.map(ofRow))
  }
  return (
    <TermGrid
      {...{ editing, rows: columns, path: COLUMNS, title: texts.columns, most: MOST_COLUMNS, add: texts.addColumn }}
      hint={texts.scaleHint}
      columns={[
        { path: 'name.en', head: texts.headingEn, most: 40, lang: 'en-HK' },
        { path: 'name.zh', head: texts.headingZh, most: 40, lang: 'zh-Hant-HK' },
        { path: 'scale', head: texts.scale, most: 12 },
      ]}
      onAdd={() => set([...columns, { name: { en: '', zh: '' }, scale: '' }], (row) => [...row, ''])}
      onRemove={(at) => set(columns.toSpliced(at, 1), (row) => row.toSpliced(at, 1))}
      onMove={(at, by) => set(moved(columns, at, by), (row) => moved(row, at, by))}
    />
  )
}
