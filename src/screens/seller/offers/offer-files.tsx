import { useMemo, useState } from 'react'
import { type MetaArgs, useNavigate } from 'react-router'
import { showMoment } from '#language/dates.ts'
import { houseSlug } from '#language/house.ts'
import { offerFilesText, rowOutcomeText } from '#language/seller/offer-files.text.ts'
import { localPath, useLanguage, useTexts } from '#language/texts.ts'
import type { OfferFileWire } from '#modules/offers/selling/offer-files.contract.ts'
import { exportOffers, listOfferFiles, sendOfferFile } from '#modules/offers/selling/offer-files.paths.ts'
import { rowOutcomes } from '#modules/offers/selling/offer-files.rules.ts'
import { keepFile } from '#platform/wire/fetch-file.ts'
import { DeskAnswer } from '#desk/answer.tsx'
import { askAgain, KEEP_LAST, useDeskAction, useDeskQuery } from '#desk/desk-query.ts'
import { DeskFileButton } from '#desk/file-button.tsx'
import { DeskListFoot } from '#desk/list-foot.tsx'
import { deskColumns, DeskTable } from '#desk/table.tsx'
import { useListAddress } from '#desk/use-list-address.ts'
import { sellerHead } from '#screens/seller/frame/seller-head.ts'
import { callSeller, fetchSellerFile } from '#screens/seller/frame/seller-session.ts'
import { Button } from '#ui/button.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { toast } from '#ui/toasts.ts'

export const meta = ({ location }: MetaArgs) => sellerHead(location.pathname, offerFilesText.title)

/** Offers as files: taken out, changed in a sheet, checked and brought in again. */
export default function OfferFiles() {
  const language = useLanguage()
  const texts = useTexts(offerFilesText)
  const { query, addressOf } = useListAddress()
  const found = useDeskQuery(listOfferFiles, { pageNum: query.page }, KEEP_LAST)
  return (
    <>
      <p className="admin-back">
        <a className="link" href={localPath(language, '/seller/offers')}>
          {texts.back}
        </a>
      </p>
      <h1 tabIndex={-1}>{texts.title}</h1>
      <p className="admin-lead">{texts.lead}</p>
      <div className="offer-file-ways">
        <SendFile />
        <TakeOut />
      </div>
      <DeskAnswer found={found} height={240}>
        {(data) =>
          data.list.length > 0 ? (
            <>
              <FileTable list={data.list} />
              <p className="mute offer-foot">{texts.kept}</p>
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
  const texts = useTexts(offerFilesText)
  const navigate = useNavigate()
  const [problem, setProblem] = useState('')
  const { act, busy } = useDeskAction((file: File) =>
    callSeller(sendOfferFile, { name: file.name.slice(0, 200) }, { picture: file }),
  )
  const send = async (file: File): Promise<void> => {
    if (busy) return
    setProblem('')
    const result = await act(file)
    if (!result.ok) return setProblem(result.msg)
    askAgain(listOfferFiles)
    void navigate(localPath(language, `/seller/offers/files/${result.data.fileId}`))
  }
  return (
    <section aria-labelledby="bring-in" className="admin-file">
      <h2 id="bring-in">{texts.import}</h2>
      <DeskFileButton
        label={busy ? texts.sending : texts.choose}
        hint={texts.chooseHint}
        accept=".csv,.tsv,.txt,.xlsx,text/csv"
        problem={problem}
        onFile={send}
      />
    </section>
  )
}

function TakeOut() {
  const texts = useTexts(offerFilesText)
  const [busy, setBusy] = useState(false)
  const take = async (format: 'csv' | 'xlsx'): Promise<void> => {
    if (busy) return
    setBusy(true)
    const file = await fetchSellerFile(exportOffers, { format })
    setBusy(false)
    if (file) keepFile(file, `${houseSlug()}-offers.${format}`)
    else toast('error', texts.notFetched)
  }
  return (
    <section aria-labelledby="take-out" className="admin-file">
      <h2 id="take-out">{texts.export}</h2>
      <div className="offer-file-acts">
        <Button look="line" busy={busy} onClick={() => void take('csv')}>
          {texts.csv}
        </Button>
        <Button look="line" busy={busy} onClick={() => void take('xlsx')}>
          {texts.xlsx}
        </Button>
      </div>
      <p className="field-hint" role="status">
        {busy ? texts.exporting : texts.exportHint}
      </p>
    </section>
  )
}

const column = deskColumns<OfferFileWire>()

function FileTable({ list }: { list: readonly OfferFileWire[] }) {
  const texts = useTexts(offerFilesText)
  return <DeskTable caption={texts.list} columns={useColumns()} list={list} idOf={({ fileId }) => fileId} isLinked />
}

function useColumns() {
  const language = useLanguage()
  const texts = useTexts(offerFilesText)
  const outcomes = useTexts(rowOutcomeText)
  return useMemo(
    () =>
      column.columns([
        column.accessor('fileName', {
          header: texts.file,
          meta: { isRowHead: true, className: 'offer-file-name' },
          cell: ({ row: { original } }) => (
            <a className="link" data-row href={localPath(language, `/seller/offers/files/${original.fileId}`)}>
              {original.fileName}
            </a>
          ),
        }),
        column.accessor('state', { header: texts.state, cell: ({ getValue }) => texts[getValue()] }),
        column.accessor('counts', {
          header: texts.result,
          cell: ({ getValue }) =>
            rowOutcomes
              .filter((outcome) => getValue()[outcome] > 0)
              .map((outcome) => texts.counted(outcomes[outcome], getValue()[outcome]))
              .join(language === 'zh' ? '、' : ' · '),
        }),
        column.accessor('createTime', {
          header: texts.time,
          meta: { isLabelled: true, className: 'mute' },
          cell: ({ getValue }) => showMoment(getValue(), language),
        }),
      ]),
    [language, texts, outcomes],
  )
}
