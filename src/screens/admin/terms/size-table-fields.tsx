import { adminTermsText } from '#language/admin/products/admin-terms.text.ts'
import { useLanguage, useTexts } from '#language/texts.ts'
import type { SizeTableFacts } from '#modules/catalogue/terms/terms.contract.ts'
import type { Editing } from '#screens/admin/frame/use-editing.ts'
import { AdminWords } from '#screens/admin/home/block-fields.tsx'
import { MoveButton } from '#screens/admin/home/home-blocks.tsx'
import { Button } from '#ui/button.tsx'
import { SelectField, TextField } from '#ui/fields.tsx'

type Props = { editing: Editing; facts: SizeTableFacts }

const SIDES = ['women', 'men', 'both'] as const
const MOST_COLUMNS = 14
const MOST_ROWS = 80

/** A table of sizes: what its columns are, and a size a row. */
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
  const path = 'facts.rows'
  const move = (at: number, by: -1 | 1) =>
    editing.set(path, rows.toSpliced(at, 1).toSpliced(at + by, 0, ...rows.slice(at, at + 1)))
  const headOf = (at: number) => columns[at]?.name[language] || texts.columnAt(at + 1)
  return (
    <section className="admin-form-list" aria-label={texts.rows}>
      <h2 className="term-part">{texts.rows}</h2>
      <div className="term-rows">
        <table className="admin-table">
          <caption className="hidden-text">{texts.rows}</caption>
          <thead>
            <tr>
              {columns.map((_, at) => (
                // oxlint-disable-next-line react/no-array-index-key -- a column has no name of its own
                <th key={at} scope="col">
                  {headOf(at)}
                </th>
              ))}
              <th scope="col">
                <span className="hidden-text">{texts.order}</span>
              </th>
            </tr>
          </thead>
          <tbody>
            {rows.map((row, at) => (
              // oxlint-disable-next-line react/no-array-index-key -- a row has no name of its own; its cells are controlled
              <tr key={at}>
                {columns.map((_, place) => (
                  // oxlint-disable-next-line react/no-array-index-key -- a column has no name of its own
                  <td key={place}>
                    <input
                      className="field-control"
                      aria-label={texts.cell(headOf(place), at + 1)}
                      aria-invalid={editing.problem(`${path}.${at}.${place}`) ? true : undefined}
                      maxLength={20}
                      autoComplete="off"
                      value={row[place] ?? ''}
                      onChange={({ target }) => editing.set(`${path}.${at}.${place}`, target.value)}
                    />
                  </td>
                ))}
                <td className="term-order">
                  <MoveButton name={texts.rowUp(at + 1)} off={at === 0} onPress={() => move(at, -1)} />
                  <MoveButton name={texts.rowDown(at + 1)} off={at === rows.length - 1} onPress={() => move(at, 1)} down />
                  <Button
                    look="text"
                    aria-label={texts.removeRow(at + 1)}
                    onClick={() => editing.set(path, rows.toSpliced(at, 1))}
                  >
                    {texts.remove}
                  </Button>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <Problem words={editing.problem(path) ?? rows.map((_, at) => editing.problem(`${path}.${at}.0`)).find(Boolean)} />
      {rows.length < MOST_ROWS ? (
        <div>
          <Button look="line" onClick={() => editing.set(path, [...rows, columns.map(() => '')])}>
            {texts.addRow}
          </Button>
        </div>
      ) : null}
    </section>
  )
}

const Problem = ({ words }: { words: string | undefined }) =>
  words ? (
    <p className="field-problem" data-invalid tabIndex={-1}>
      {words}
    </p>
  ) : null

function Columns({ editing, facts: { columns, rows } }: Props) {
  const texts = useTexts(adminTermsText)
  const path = 'facts.columns'
  const remove = (at: number) => {
    editing.set(path, columns.toSpliced(at, 1))
    editing.set(
      'facts.rows',
      rows.map((row) => row.toSpliced(at, 1)),
    )
  }
  const add = () => {
    editing.set(path, [...columns, { name: { en: '', zh: '' }, scale: '' }])
    editing.set(
      'facts.rows',
      rows.map((row) => [...row, '']),
    )
  }
  return (
    <section className="admin-form-list" aria-label={texts.columns}>
      <h2 className="term-part">{texts.columns}</h2>
      <p className="field-hint">{texts.scaleHint}</p>
      {columns.map(({ scale }, at) => (
        // oxlint-disable-next-line react/no-array-index-key -- a column has no name of its own; its fields are controlled
        <fieldset key={at} className="block-item">
          <legend>{texts.columnAt(at + 1)}</legend>
          {columns.length > 1 ? (
            <div className="block-item-actions">
              <Button look="text" onClick={() => remove(at)}>
                {texts.removeColumn}
              </Button>
            </div>
          ) : null}
          <AdminWords editing={editing} path={`${path}.${at}.name`} label={texts.heading} most={40} />
          <div className="term-scale">
            <TextField
              label={texts.scale}
              maxLength={12}
              autoComplete="off"
              problem={editing.problem(`${path}.${at}.scale`)}
              value={scale}
              onChange={({ target }) => editing.set(`${path}.${at}.scale`, target.value)}
            />
          </div>
        </fieldset>
      ))}
      {columns.length < MOST_COLUMNS ? (
        <div>
          <Button look="line" onClick={add}>
            {texts.addColumn}
          </Button>
        </div>
      ) : null}
    </section>
  )
}
