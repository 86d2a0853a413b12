import { useMemo } from 'react'
import { type MetaArgs, useParams } from 'react-router'
import { adminCollectionsText } from '#language/admin/front/admin-collections.text.ts'
import { shownStateText, storefrontText } from '#language/admin/front/admin-storefront.text.ts'
import { localPath, useLanguage, useTexts } from '#language/texts.ts'
import type { CollectionsWire } from '#modules/storefront/collections.contract.ts'
import { listCollections } from '#modules/storefront/collections.paths.ts'
import { DeskListResult } from '#desk/list-result.tsx'
import { adminHead } from '#screens/admin/frame/head.ts'
import { DeskSearch } from '#desk/search.tsx'
import { deskColumns, DeskTable } from '#desk/table.tsx'
import { useListAddress } from '#desk/use-list-address.ts'
import { KEEP_LAST, useDeskQuery } from '#desk/desk-query.ts'
import { shownTime } from '#screens/admin/shelf-fields/shown-time.ts'
import { AdminCollection } from './collection.tsx'

export const meta = ({ location }: MetaArgs) => adminHead(location.pathname, adminCollectionsText.title)

/** Every collection, or the one that the address names. */
export default function AdminCollections() {
  const { code } = useParams()
  return code === undefined ? <CollectionList /> : <AdminCollection code={code} />
}

function CollectionList() {
  const language = useLanguage()
  const texts = useTexts(adminCollectionsText)
  const { query, addressOf, show } = useListAddress()
  const found = useDeskQuery(listCollections, { word: query.word, pageNum: query.page }, KEEP_LAST)
  const columns = useColumns()
  return (
    <>
      <div className="admin-list-head">
        <h1 tabIndex={-1}>{texts.title}</h1>
        <a className="btn btn-line" href={localPath(language, '/admin/collections/new')}>
          {texts.add}
        </a>
        <DeskSearch label={texts.search} word={query.word} onSearch={(word) => show({ word })} />
      </div>
      <p className="admin-lead">{texts.lead}</p>
      <DeskListResult found={found} texts={texts} filtered={query.word !== ''} addressOf={addressOf}>
        {({ list }) => <DeskTable caption={texts.table} columns={columns} list={list} idOf={({ code }) => code} />}
      </DeskListResult>
    </>
  )
}

const column = deskColumns<CollectionsWire['list'][number]>()

function useColumns() {
  const language = useLanguage()
  const texts = useTexts(adminCollectionsText)
  const words = useTexts(storefrontText)
  const states = useTexts(shownStateText)
  return useMemo(
    () =>
      column.columns([
        column.accessor(({ title }) => title[language], {
          id: 'title',
          header: texts.name,
          meta: { isRowHead: true },
          cell: ({ row: { original }, getValue }) => (
            <a className="link" data-row href={localPath(language, `/admin/collections/${original.code}`)}>
              {getValue()}
            </a>
          ),
        }),
        column.accessor('code', {
          header: texts.address,
          meta: { isLabelled: true },
          cell: ({ getValue }) => <span lang="en-HK">{getValue()}</span>,
        }),
        column.accessor(({ by }) => (by === 'hand' ? texts.byHand : texts.byRule), {
          id: 'by',
          header: texts.chosen,
          meta: { isLabelled: true },
        }),
        column.accessor('pieceNum', { header: words.pieces, meta: { className: 'admin-num', isLabelled: true } }),
        column.accessor((row) => shownTime(row, language), { id: 'time', header: words.when, meta: { isLabelled: true } }),
        column.accessor(({ state, isSeason }) => [states[state], ...(isSeason ? [texts.isSeason] : [])].join(' · '), {
          id: 'state',
          header: words.state,
        }),
      ]),
    [language, texts, words, states],
  )
}
