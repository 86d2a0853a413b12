import { useMemo, useState } from 'react'
import { type MetaArgs, useNavigate } from 'react-router'
import { adminImportsText } from '#language/admin/products/admin-imports.text.ts'
import { showMoment } from '#language/dates.ts'
import { localPath, useLanguage, useTexts } from '#language/texts.ts'
import type { ImportWire } from '#modules/catalogue/imports/imports.contract.ts'
import { importOutcomes } from '#modules/catalogue/imports/import-fields.rules.ts'
import { exportProducts, listImports, sendImport } from '#modules/catalogue/imports/imports.paths.ts'
import { fetchFile, keepFile } from '#platform/wire/fetch-file.ts'
import { DeskAnswer } from '#desk/answer.tsx'
import { adminHead } from '#screens/admin/frame/head.ts'
import { DeskFileButton } from '#desk/file-button.tsx'
import { DeskListFoot } from '#desk/list-foot.tsx'
import { deskColumns, DeskTable } from '#desk/table.tsx'
import { useListAddress } from '#desk/use-list-address.ts'
import { askAgain, KEEP_LAST, useDeskAction, useDeskQuery } from '#desk/desk-query.ts'
import { callAdmin } from '#screens/admin/session/session.ts'
import { Button } from '#ui/button.tsx'
import { Tick } from '#ui/fields.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { toast } from '#ui/toasts.ts'

export const meta = ({ location }: MetaArgs) => adminHead(location.pathname, adminImportsText.title)

/** Products that come from files and go into them. */
export default function AdminImports() {
  const texts = useTexts(adminImportsText)
  const { query, addressOf } = useListAddress()
  const found = useDeskQuery(listImports, { pageNum: query.page }, KEEP_LAST)
  return (
    <>
      <h1 tabIndex={-1}>{texts.title}</h1>
      <p className="admin-lead">{texts.lead}</p>
      <div className="admin-import-ways">
        <SendFile />
        <TakeOut />
      </div>
      <DeskAnswer found={found}>
        {(data) =>
          data.list.length > 0 ? (
            <>
              <ImportTable list={data.list} />
              <DeskListFoot {...data} addressOf={(page) => addressOf({ page })} />
            </>
          ) : (
            <EmptyState title={texts.noneTitle}>{texts.none}</EmptyState>
          )
        }
      </DeskAnswer>
    </>
  )
}

function SendFile() {
  const language = useLanguage()
  const texts = useTexts(adminImportsText)
  const navigate = useNavigate()
  const [problem, setProblem] = useState('')
  const { act, busy } = useDeskAction((file: File) => callAdmin(sendImport, { name: file.name.slice(0, 200) }, { picture: file }))
  const send = async (file: File): Promise<void> => {
    if (busy) return
    setProblem('')
    const result = await act(file)
    if (!result.ok) return setProblem(result.msg)
    askAgain(listImports)
    void navigate(localPath(language, `/admin/imports/${result.data.importId}`))
  }
  return (
    <DeskFileButton
      label={busy ? texts.sending : texts.choose}
      hint={texts.chooseHint}
      accept=".csv,.tsv,.txt,.xlsx,.xml,text/csv,application/xml"
      problem={problem}
      onFile={send}
    />
  )
}

const PATIENCE_MS = 900_000

function TakeOut() {
  const texts = useTexts(adminImportsText)
  const [busy, setBusy] = useState(false)
  const [isOfDrafts, setOfDrafts] = useState(false)
  const what = isOfDrafts ? 'drafts' : 'live'
  const take = async (format: 'csv' | 'xlsx'): Promise<void> => {
    if (busy) return
    setBusy(true)
    const file = await fetchFile(exportProducts, { format, what }, 'admin', PATIENCE_MS)
    setBusy(false)
    if (file) keepFile(file, `praya-${isOfDrafts ? 'drafts' : 'products'}.${format}`)
    else toast('error', texts.notFetched)
  }
  return (
    <section aria-labelledby="take-out" className="admin-file">
      <h2 id="take-out">{texts.export}</h2>
      <div className="admin-import-acts">
        <Button look="line" busy={busy} onClick={() => void take('csv')}>
          {texts.csv}
        </Button>
        <Button look="line" busy={busy} onClick={() => void take('xlsx')}>
          {texts.xlsx}
        </Button>
      </div>
      <Tick checked={isOfDrafts} onChange={({ target }) => setOfDrafts(target.checked)}>
        {texts.exportDrafts}
      </Tick>
      <p className="field-hint" role="status">
        {busy ? texts.exporting : isOfDrafts ? texts.exportDraftsHint : texts.exportHint}
      </p>
    </section>
  )
}

const column = deskColumns<ImportWire>()

function ImportTable({ list }: { list: ImportWire[] }) {
  const texts = useTexts(adminImportsText)
  return (
    <DeskTable
      className="admin-imports"
      caption={texts.list}
      columns={useColumns()}
      list={list}
      idOf={({ importId }) => importId}
      isLinked
    />
  )
}

function useColumns() {
  const language = useLanguage()
  const texts = useTexts(adminImportsText)
  return useMemo(
    () =>
      column.columns([
        column.accessor('fileName', {
          header: texts.file,
          meta: { isRowHead: true, className: 'admin-import-name' },
          cell: ({ row: { original } }) => (
            <a className="link" data-row href={localPath(language, `/admin/imports/${original.importId}`)}>
              {original.fileName}
            </a>
          ),
        }),
        column.accessor('kind', { header: texts.kindHead, cell: ({ getValue }) => texts[getValue()] }),
        column.accessor('state', { header: texts.state, cell: ({ getValue }) => texts[getValue()] }),
        column.accessor('products', { header: texts.products, meta: { isLabelled: true, className: 'admin-num' } }),
        column.accessor('counts', {
          header: texts.result,
          cell: ({ getValue }) =>
            importOutcomes
              .filter((outcome) => getValue()[outcome] > 0)
              .map((outcome) => texts.counted(texts[outcome], getValue()[outcome]))
              .join(language === 'zh' ? '、' : ' · '),
        }),
        column.accessor('by', { header: texts.by, meta: { isLabelled: true, className: 'mute' } }),
        column.accessor('createTime', {
          header: texts.time,
          meta: { isLabelled: true, className: 'mute' },
          cell: ({ getValue }) => showMoment(getValue(), language),
        }),
      ]),
    [language, texts],
  )
}
