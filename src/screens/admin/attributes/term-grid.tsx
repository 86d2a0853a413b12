import { type ReactNode, useId } from 'react'
import { adminTermsText } from '#language/admin/products/admin-terms.text.ts'
import { useTexts } from '#language/texts.ts'
import type { Editing } from '#desk/use-editing.ts'
import { MoveButton } from '#screens/admin/home/home-blocks.tsx'
import { Button } from '#ui/button.tsx'

/** `path`: of its value in a row. */
type GridColumn = { path: string; head: string; most: number; lang?: string }

type RowActs = {
  onRemove: (at: number) => void
  onMove: (at: number, by: -1 | 1) => void
  /** A cell beside those that are typed into, given the path of its row. */
  children?: ((path: string) => ReactNode) | undefined
}
type Props = RowActs & {
  editing: Editing
  /** Of the list of rows. */
  path: string
  title: string
  hint?: string
  columns: readonly GridColumn[]
  rows: readonly unknown[]
  most: number
  add: string
  onAdd: () => void
  /** Stands above the cell that is no column. */
  more?: string
}

/** Rows of short words, each typed into where it stands. */
export function TermGrid({ title, hint, columns, rows, most, add, onAdd, more, ...row }: Props) {
  const texts = useTexts(adminTermsText)
  const problem = row.editing.problem(row.path)
  return (
    <section className="admin-form-list" aria-label={title} data-field={row.path}>
      <h2 className="term-part">{title}</h2>
      {hint ? <p className="field-hint">{hint}</p> : null}
      <div className="term-rows">
        <table className="admin-table">
          <caption className="hidden-text">{title}</caption>
          <thead>
            <tr>
              {columns.map(({ path: name, head }) => (
                <th key={name} scope="col">
                  {head}
                </th>
              ))}
              {more ? <th scope="col">{more}</th> : null}
              <th scope="col">
                <span className="hidden-text">{texts.order}</span>
              </th>
            </tr>
          </thead>
          <tbody>
            {rows.map((_, at) => (
              // oxlint-disable-next-line react/no-array-index-key -- a row has no name of its own; its cells are controlled
              <GridRow key={at} {...row} columns={columns} at={at} last={rows.length - 1} />
            ))}
          </tbody>
        </table>
      </div>
      {problem ? (
        <p className="field-problem" data-invalid tabIndex={-1}>
          {problem}
        </p>
      ) : null}
      {rows.length < most ? (
        <div>
          <Button look="line" onClick={onAdd}>
            {add}
          </Button>
        </div>
      ) : null}
    </section>
  )
}

type RowProps = RowActs & Pick<Props, 'editing' | 'path' | 'columns'> & { at: number; last: number }

function GridRow({ editing, path, columns, at, last, onRemove, onMove, children }: RowProps) {
  const texts = useTexts(adminTermsText)
  return (
    <tr>
      {columns.map((column) => (
        <td key={column.path}>
          <GridCell editing={editing} path={`${path}.${at}.${column.path}`} column={column} row={at + 1} />
        </td>
      ))}
      {children ? <td>{children(`${path}.${at}`)}</td> : null}
      <td className="term-order">
        <MoveButton name={texts.rowUp(at + 1)} off={at === 0} onPress={() => onMove(at, -1)} />
        <MoveButton name={texts.rowDown(at + 1)} off={at === last} onPress={() => onMove(at, 1)} down />
        <Button look="text" aria-label={texts.removeRow(at + 1)} onClick={() => onRemove(at)}>
          {texts.remove}
        </Button>
      </td>
    </tr>
  )
}

type CellProps = { editing: Editing; path: string; column: GridColumn; row: number }

function GridCell({ editing, path, column: { head, most, lang }, row }: CellProps) {
  const texts = useTexts(adminTermsText)
  const id = useId()
  const problem = editing.problem(path)
  return (
    <>
      <input
        type="text"
        className="field-control"
        lang={lang}
        aria-label={texts.cell(head, row)}
        aria-invalid={problem ? true : undefined}
        aria-describedby={problem ? id : undefined}
        maxLength={most}
        autoComplete="off"
        value={editing.text(path)}
        onChange={({ target }) => editing.set(path, target.value)}
      />
      {problem ? (
        <span className="field-problem" id={id}>
          {problem}
        </span>
      ) : null}
    </>
  )
}

/** A list with one of its rows a place further up or down. */
export const moved = <Row,>(rows: readonly Row[], at: number, by: -1 | 1): Row[] =>
  rows.toSpliced(at, 1).toSpliced(at + by, 0, ...rows.slice(at, at + 1))
