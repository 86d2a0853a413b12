import { useEffect, useMemo } from 'react'
import { importProblemText } from '#language/admin/products/admin-import-problems.text.ts'
import { adminImportsText, importFieldText } from '#language/admin/products/admin-imports.text.ts'
import { writtenIn } from '#language/languages.ts'
import { useTexts } from '#language/texts.ts'
import { attributeIn, type ImportOutcome, importOutcomes, isFixedField } from '#modules/catalogue/imports/import-fields.rules.ts'
import type { ImportDetailWire, ImportItemsWire } from '#modules/catalogue/imports/imports.contract.ts'
import { listImportItems } from '#modules/catalogue/imports/imports.paths.ts'
import { DeskAnswer } from '#desk/answer.tsx'
import { DeskListFoot } from '#desk/list-foot.tsx'
import { deskColumns, DeskTable } from '#desk/table.tsx'
import { useListAddress } from '#desk/use-list-address.ts'
import { KEEP_LAST, useDeskQuery } from '#desk/desk-query.ts'
import { EmptyState } from '#ui/empty-state.tsx'

type Item = ImportItemsWire['list'][number]

/** What becomes of each product of a file, by what becomes of it. */
export function AdminImportItems({ found: { importId, counts, state } }: { found: ImportDetailWire }) {
  const texts = useTexts(adminImportsText)
  const { query, addressOf } = useListAddress()
  const chosen: ImportOutcome | undefined = importOutcomes.find((outcome) => outcome === query.state)
  const input = { importId, pageNum: query.page, ...(chosen ? { outcome: chosen } : {}) }
  const isMoving = state === 'checking' || state === 'running'
  const found = useDeskQuery(listImportItems, input, { ...KEEP_LAST, refetchInterval: isMoving ? 2_000 : 15_000 })
  // What was asked while the file was still looked at is not the last word.
  const { refetch } = found
  useEffect(() => void refetch(), [refetch, state])
  const sum = importOutcomes.reduce((all, outcome) => all + counts[outcome], 0)
  const tabs = [
    { state: '', name: texts.all, num: sum },
    ...importOutcomes.map((one) => ({ state: one, name: texts[one], num: counts[one] })),
  ]
  return (
    <section aria-label={texts.outcomes} className="admin-import-part">
      <nav className="admin-tabs" aria-label={texts.outcomes}>
        <ul>
          {tabs.map((tab) => (
            <li key={tab.state}>
              <a
                href={addressOf({ state: tab.state })}
                aria-current={tab.state === (chosen ?? '') ? 'page' : undefined}
                data-replace
                data-stay
              >
                {tab.name} <span className="admin-tab-num">{tab.num}</span>
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <DeskAnswer found={found} height={240}>
        {(data) =>
          data.list.length > 0 ? (
            <>
              <ItemTable list={data.list} />
              <DeskListFoot {...data} addressOf={(page) => addressOf({ page })} />
            </>
          ) : (
            <EmptyState title={texts.noItemsTitle} />
          )
        }
      </DeskAnswer>
    </section>
  )
}

const column = deskColumns<Item>()

function ItemTable({ list }: { list: Item[] }) {
  const texts = useTexts(adminImportsText)
  return (
    <DeskTable
      className="admin-import-items"
      caption={texts.itemsTable}
      columns={useColumns()}
      list={list}
      idOf={({ itemNo }) => String(itemNo)}
    />
  )
}

function useColumns() {
  const texts = useTexts(adminImportsText)
  return useMemo(
    () =>
      column.columns([
        column.accessor('row', { header: texts.row, meta: { isLabelled: true, className: 'admin-num' } }),
        column.accessor('title', {
          header: texts.product,
          meta: { isRowHead: true, className: 'admin-import-name' },
          cell: ({ getValue }) => <span lang={writtenIn(getValue())}>{getValue()}</span>,
        }),
        column.accessor('outcome', { header: texts.becomes, cell: ({ row: { original } }) => <Becomes item={original} /> }),
        column.display({ id: 'why', header: texts.why, cell: ({ row: { original } }) => <Why item={original} /> }),
      ]),
    [texts],
  )
}

function Becomes({ item: { outcome, state, isWhole } }: { item: Item }) {
  const texts = useTexts(adminImportsText)
  const isWritten = outcome === 'new' || outcome === 'changed'
  const place = isWhole ? texts.live : texts.draft
  const written = isWritten ? place : ''
  const note = state === 'waiting' ? texts.wait : written
  return (
    <>
      <b>{texts[outcome]}</b>
      {note ? <span className="mute"> · {note}</span> : null}
    </>
  )
}

const MOST_SHOWN = 4

function Why({ item: { row, outcome, problems, changes } }: { item: Item }) {
  const texts = useTexts(adminImportsText)
  const fields = useTexts(importFieldText)
  const reasons = useTexts(importProblemText)
  const told = problems.map((one) => {
    const name = isFixedField(one.field) ? fields[one.field] : (attributeIn(one.field) ?? '')
    const words = name === '' ? reasons[one.problem] : texts.change(name, '', reasons[one.problem])
    return one.row === row ? words : texts.rowReason(one.row, words)
  })
  const changed =
    outcome === 'changed' ? changes.map(({ path, before, after }) => texts.change(path, cut(before), cut(after))) : []
  const lines = [...told, ...changed]
  return (
    <ul className="admin-import-why">
      {lines.slice(0, MOST_SHOWN).map((line) => (
        <li key={line}>{line}</li>
      ))}
      {lines.length > MOST_SHOWN ? (
        <li>
          <details>
            <summary>{texts.more(lines.length - MOST_SHOWN)}</summary>
            <ul className="admin-import-why">
              {lines.slice(MOST_SHOWN).map((line) => (
                <li key={line}>{line}</li>
              ))}
            </ul>
          </details>
        </li>
      ) : null}
    </ul>
  )
}

const MOST_LETTERS = 60
const cut = (text: string): string => (text.length > MOST_LETTERS ? `${text.slice(0, MOST_LETTERS)}…` : text)
