import { useMemo, useState } from 'react'
import type { MetaArgs } from 'react-router'
import { showDate, showMoment } from '#language/dates.ts'
import type { Language } from '#language/languages.ts'
import { documentStateText, sellerDocumentsText } from '#language/seller/seller-documents.text.ts'
import { requirementText } from '#language/sellers/requirements.text.ts'
import { type Spoken, useLanguage, useTexts } from '#language/texts.ts'
import type { DocumentWire } from '#modules/applications/documents.contract.ts'
import { listDocuments } from '#modules/applications/documents.paths.ts'
import { dayInHongKong } from '#platform/clock.ts'
import { DeskAnswer } from '#desk/answer.tsx'
import { useDeskQuery } from '#desk/desk-query.ts'
import { DeskTable, deskColumns } from '#desk/table.tsx'
import { sellerHead } from '#screens/seller/frame/seller-head.ts'
import { Button } from '#ui/button.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { ReplaceDialog } from './replace-dialog.tsx'

export const meta = ({ location }: MetaArgs) => sellerHead(location.pathname, sellerDocumentsText.title)

/** What this merchant has shown the shop, until when it is valid, and another in its place. */
export default function SellerDocuments() {
  const texts = useTexts(sellerDocumentsText)
  const [asked, ask] = useState<DocumentWire>()
  const found = useDeskQuery(listDocuments, {})
  return (
    <>
      <h1 tabIndex={-1}>{texts.title}</h1>
      <p className="admin-lead">{texts.lead}</p>
      <DeskAnswer found={found}>
        {({ isStopped, list }) => (
          <>
            {isStopped ? (
              <p className="admin-notice" role="status">
                {texts.stopped}
              </p>
            ) : null}
            {list.length > 0 ? (
              <Documents list={list} ask={ask} />
            ) : (
              <EmptyState title={texts.nothingTitle}>{texts.nothing}</EmptyState>
            )}
          </>
        )}
      </DeskAnswer>
      {asked ? <ReplaceDialog document={asked} onClose={() => ask(undefined)} /> : null}
    </>
  )
}

type Ask = (document: DocumentWire) => void

function Documents({ list, ask }: { list: readonly DocumentWire[]; ask: Ask }) {
  const language = useLanguage()
  const texts = useTexts(sellerDocumentsText)
  const names = useTexts(requirementText)
  const columns = useMemo(() => columnsFor({ language, texts, names, ask }), [language, texts, names, ask])
  return <DeskTable caption={texts.table} columns={columns} list={list} idOf={({ requirement }) => requirement} />
}

const column = deskColumns<DocumentWire>()
const LABELLED = { isLabelled: true }

type Given = {
  language: Language
  texts: Spoken<typeof sellerDocumentsText>
  names: Spoken<typeof requirementText>
  ask: Ask
}

function columnsFor({ language, texts, names, ask }: Given) {
  return column.columns([
    column.accessor(({ requirement }) => names[requirement], { id: 'name', header: texts.document, meta: { isRowHead: true } }),
    column.display({
      id: 'state',
      header: texts.state,
      meta: LABELLED,
      cell: ({ row: { original } }) => <State document={original} />,
    }),
    column.accessor(({ state, lastDay }) => (lastDay ? showDate(lastDay, language) : state === 'missing' ? '–' : texts.noEnd), {
      id: 'lastDay',
      header: texts.lastDay,
      meta: LABELLED,
    }),
    column.accessor(({ acceptedTime }) => (acceptedTime ? showDate(dayInHongKong(new Date(acceptedTime)), language) : '–'), {
      id: 'accepted',
      header: texts.accepted,
      meta: LABELLED,
    }),
    column.display({
      id: 'actions',
      header: texts.actions,
      meta: { isUnseen: true },
      cell: ({ row: { original } }) =>
        original.mayReplace ? (
          <Button look="text" onClick={() => ask(original)}>
            {original.state === 'missing' ? texts.add : texts.replace}
            <span className="hidden-text"> {names[original.requirement]}</span>
          </Button>
        ) : null,
    }),
  ])
}

/** How the one that is valid fares, and below it the one that was sent in its place. */
function State({ document: { state, newest, reason, dueTime } }: { document: DocumentWire }) {
  const language = useLanguage()
  const texts = useTexts(sellerDocumentsText)
  const states = useTexts(documentStateText)
  return (
    <>
      <span className="admin-state">{states[state]}</span>
      {newest === 'in-review' ? <span className="mute"> {texts.review(showMoment(dueTime, language))}</span> : null}
      {newest === 'refused' ? <span className="field-problem"> {texts.again(reason)}</span> : null}
    </>
  )
}
