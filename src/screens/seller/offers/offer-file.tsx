import { useEffect, useMemo } from 'react'
import { type MetaArgs, useParams } from 'react-router'
import { showDay } from '#language/dates.ts'
import { houseSlug } from '#language/house.ts'
import type { Language } from '#language/languages.ts'
import { offerFieldText, offerFilesText, offerStateText, rowOutcomeText } from '#language/seller/offer-files.text.ts'
import { localPath, type Spoken, useLanguage, useTexts } from '#language/texts.ts'
import type { OfferFileDetailWire, OfferFileRow } from '#modules/offers/selling/offer-files.contract.ts'
import { getOfferFile, refusedOffers, runOfferFile } from '#modules/offers/selling/offer-files.paths.ts'
import { type RowChange, rowOutcomes } from '#modules/offers/selling/offer-files.rules.ts'
import { fromWire, showHkdExactly } from '#platform/money.ts'
import { keepFile } from '#platform/wire/fetch-file.ts'
import { DeskAnswer } from '#desk/answer.tsx'
import { CaseQueues } from '#desk/case/case-queues.tsx'
import { askAgain, KEEP_LAST, useDeskAction, useDeskQuery } from '#desk/desk-query.ts'
import { DeskListFoot } from '#desk/list-foot.tsx'
import { deskColumns, DeskTable } from '#desk/table.tsx'
import { useListAddress } from '#desk/use-list-address.ts'
import { sellerHead } from '#screens/seller/frame/seller-head.ts'
import { callSeller, fetchSellerFile } from '#screens/seller/frame/seller-session.ts'
import { Button } from '#ui/button.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { toast } from '#ui/toasts.ts'

export const meta = ({ location }: MetaArgs) => sellerHead(location.pathname, offerFilesText.title)

const SOON_MS = 1_000
const LATER_MS = 15_000

/** One file: what each row would change, and doing it. */
export default function OfferFile() {
  const language = useLanguage()
  const texts = useTexts(offerFilesText)
  const { fileId = '' } = useParams()
  const { query, addressOf } = useListAddress()
  const outcome = rowOutcomes.find((one) => one === query.state) ?? ''
  const found = useDeskQuery(
    getOfferFile,
    { fileId, outcome, pageNum: query.page },
    { ...KEEP_LAST, refetchInterval: ({ state }) => (state.data?.state === 'running' ? SOON_MS : LATER_MS) },
  )
  return (
    <>
      <p className="admin-back">
        <a className="link" href={localPath(language, '/seller/offers/files')}>
          {texts.title}
        </a>
      </p>
      <h1 tabIndex={-1} className="offer-file-name">
        {found.data?.fileName ?? texts.file}
      </h1>
      <DeskAnswer found={found} missing={<EmptyState title={texts.missing} />}>
        {(file) => (
          <>
            <FileState file={file} />
            <Acts file={file} />
            <Rows file={file} chosen={outcome} addressOf={addressOf} />
          </>
        )}
      </DeskAnswer>
    </>
  )
}

const allOf = ({ counts }: OfferFileDetailWire): number => rowOutcomes.reduce((sum, one) => sum + counts[one], 0)

function FileState({ file }: { file: OfferFileDetailWire }) {
  const language = useLanguage()
  const texts = useTexts(offerFilesText)
  const names = useTexts(offerFieldText)
  const between = language === 'zh' ? '、' : ', '
  const all = allOf(file)
  return (
    <div className="offer-file-state">
      <p role="status">
        <b>{texts[file.state]}</b>
        {file.state === 'running' ? ` · ${texts.progress(file.settled, all)}` : ''}
      </p>
      {file.state === 'running' ? (
        <progress max={Math.max(1, all)} value={file.settled} aria-label={texts.progress(file.settled, all)} />
      ) : null}
      <p className="mute">{texts.read(file.read.map((field) => names[field]).join(between))}</p>
      {file.unread.length > 0 ? <p>{texts.unread(file.unread.join(between))}</p> : null}
    </div>
  )
}

function Acts({ file: { fileId, state, counts } }: { file: OfferFileDetailWire }) {
  const texts = useTexts(offerFilesText)
  const { act, busy } = useDeskAction(() => callSeller(runOfferFile, { fileId }))
  const run = async () => {
    const result = await act(undefined)
    if (!result.ok) toast('error', result.msg)
    askAgain(getOfferFile)
  }
  const keep = async () => {
    const file = await fetchSellerFile(refusedOffers, { fileId })
    if (file) keepFile(file, `${houseSlug()}-refused.csv`)
    else toast('error', texts.notFetched)
  }
  const todo = counts.new + counts.changed
  return (
    <div className="offer-file-acts">
      {state === 'checked' && todo > 0 ? (
        <Button busy={busy} onClick={() => void run()}>
          {texts.run(todo)}
        </Button>
      ) : null}
      {counts.refused > 0 ? (
        <Button look="line" onClick={() => void keep()}>
          {texts.refusedFile}
        </Button>
      ) : null}
    </div>
  )
}

type RowsProps = {
  file: OfferFileDetailWire
  chosen: keyof typeof rowOutcomeText
  addressOf: ReturnType<typeof useListAddress>['addressOf']
}

function Rows({ file, chosen, addressOf }: RowsProps) {
  const texts = useTexts(offerFilesText)
  const outcomes = useTexts(rowOutcomeText)
  // What was asked while rows were taken over is not the last word.
  const { state } = file
  useEffect(() => askAgain(getOfferFile), [state])
  return (
    <section aria-label={texts.outcomes}>
      <CaseQueues
        label={texts.outcomes}
        names={outcomes}
        queues={[{ queue: '', num: allOf(file) } as const, ...rowOutcomes.map((queue) => ({ queue, num: file.counts[queue] }))]}
        chosen={chosen}
        addressOf={addressOf}
      />
      {file.list.length > 0 ? <RowTable list={file.list} /> : <EmptyState title={texts.noRows} />}
      {file.total > 0 ? <DeskListFoot {...file} addressOf={(page) => addressOf({ page })} /> : null}
    </section>
  )
}

const column = deskColumns<OfferFileRow>()

function RowTable({ list }: { list: readonly OfferFileRow[] }) {
  const texts = useTexts(offerFilesText)
  return <DeskTable caption={texts.rows} columns={useColumns()} list={list} idOf={({ row }) => String(row)} />
}

function useColumns() {
  const language = useLanguage()
  const texts = useTexts(offerFilesText)
  const outcomes = useTexts(rowOutcomeText)
  const names = useTexts(offerFieldText)
  const states = useTexts(offerStateText)
  return useMemo(
    () =>
      column.columns([
        column.accessor('row', { header: texts.row, meta: { isLabelled: true, className: 'admin-num' } }),
        column.accessor('item', { header: texts.item, meta: { isRowHead: true, className: 'offer-file-name' } }),
        column.accessor('outcome', { header: texts.outcome, cell: ({ getValue }) => outcomes[getValue()] }),
        column.accessor(({ changes, problems }) => ({ changes, problems }), {
          id: 'changes',
          header: texts.changes,
          meta: { className: 'admin-cell-whole' },
          cell: ({ row: { original } }) => (
            <ul className="offer-file-changes">
              {original.problems.map((problem) => (
                <li key={problem}>{problem}</li>
              ))}
              {original.changes.map((change) => (
                <li key={change.field}>{changeWords(change, { language, texts, names, states })}</li>
              ))}
            </ul>
          ),
        }),
      ]),
    [language, texts, outcomes, names, states],
  )
}

type Words = {
  language: Language
  texts: Spoken<typeof offerFilesText>
  names: Spoken<typeof offerFieldText>
  states: Spoken<typeof offerStateText>
}

function changeWords({ field, before, after }: RowChange, words: Words): string {
  const [from, to] = [shown(field, before, words), shown(field, after, words)]
  return words.texts.change(words.names[field], from, to)
}

function shown(field: RowChange['field'], value: string, { language, texts, states }: Words): string {
  if (value === '') return texts.noValue
  if (field === 'price' || field === 'list_price') return showHkdExactly(fromWire(value))
  if (field === 'last_day') return showDay(value, language)
  return field === 'state' ? states[value === 'live' ? 'live' : 'ended'] : value
}
