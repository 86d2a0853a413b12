import {
  type ColumnDef,
  type CellData,
  createColumnHelper,
  FlexRender,
  type Header,
  type Cell,
  type RowData,
  tableFeatures,
  useTable,
} from '@tanstack/react-table'

type Meta = {
  /** Names its row to those who hear the table. */
  isRowHead?: boolean
  /** On narrow screens, where a row is a card, the name of the column stands before the value. */
  isLabelled?: boolean
  /** Only heard: a column of pictures or buttons. */
  isUnseen?: boolean
  className?: string
  isMuted?: (value: unknown) => boolean
}

const meta: Meta = {}
const features = tableFeatures({ columnMeta: meta })
type Features = typeof features

export type DeskColumns<Row extends RowData> = ColumnDef<Features, Row>[]
export const deskColumns = <Row extends RowData>() => createColumnHelper<Features, Row>()

type Props<Row extends RowData> = {
  caption: string
  columns: DeskColumns<Row>
  list: readonly Row[]
  idOf: (row: Row, at: number) => string
  className?: string
  /** The whole row is the link it holds. */
  isLinked?: boolean
}

/** A table on wide screens, ruled cards on narrow ones. The shop's answer is in order already: nothing is sorted here. */
export function DeskTable<Row extends RowData>({ caption, columns, list, idOf, className = '', isLinked = false }: Props<Row>) {
  const table = useTable({ features, columns, data: list, getRowId: idOf })
  return (
    <table className={`admin-table ${className}`}>
      <caption className="hidden-text">{caption}</caption>
      <thead>
        {table.getHeaderGroups().map(({ id, headers }) => (
          <tr key={id}>
            {headers.map((header) => (
              <ColumnHead key={header.id} header={header} />
            ))}
          </tr>
        ))}
      </thead>
      <tbody>
        {table.getRowModel().rows.map((row) => (
          <tr key={row.id} className={isLinked ? 'admin-row' : undefined}>
            {row.getAllCells().map((cell) => (
              <TableCell key={cell.id} cell={cell} />
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function ColumnHead<Row extends RowData, Value extends CellData>({ header }: { header: Header<Features, Row, Value> }) {
  const { isUnseen = false, className } = header.column.columnDef.meta ?? {}
  return (
    <th scope="col" className={className?.includes('admin-num') ? 'admin-num' : undefined}>
      {isUnseen ? (
        <span className="hidden-text">
          <FlexRender header={header} />
        </span>
      ) : (
        <FlexRender header={header} />
      )}
    </th>
  )
}

function TableCell<Row extends RowData, Value extends CellData>({ cell }: { cell: Cell<Features, Row, Value> }) {
  const { meta = {}, header } = cell.column.columnDef
  const muted = meta.isMuted?.(cell.getValue()) ? 'mute' : ''
  const shared = { className: `${meta.className ?? ''} ${muted}`.trim() || undefined }
  if (meta.isRowHead) {
    return (
      <th scope="row" {...shared}>
        <FlexRender cell={cell} />
      </th>
    )
  }
  return (
    <td {...shared} data-label={meta.isLabelled && typeof header === 'string' ? header : undefined}>
      <FlexRender cell={cell} />
    </td>
  )
}
