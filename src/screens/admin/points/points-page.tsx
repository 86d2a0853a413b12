import { useEffect, useMemo } from 'react'
import type { MetaArgs } from 'react-router'
import { counted } from '#language/counted.ts'
import { adminPointsText } from '#language/admin/rewards/admin-points.text.ts'
import { localPath, useLanguage, useTexts } from '#language/texts.ts'
import type { PointsPageWire, PointsRowWire } from '#modules/points/points-page.contract.ts'
import { listPoints } from '#modules/points/points-page.paths.ts'
import { DeskAnswer } from '#desk/answer.tsx'
import { adminHead } from '#screens/admin/frame/head.ts'
import { rememberList } from '#desk/list-memory.ts'
import { DeskSearch } from '#desk/search.tsx'
import { deskColumns, DeskTable } from '#desk/table.tsx'
import { useListAddress } from '#desk/use-list-address.ts'
import { KEEP_LAST, useDeskQuery } from '#desk/desk-query.ts'
import { useMay } from '#screens/admin/session/session.ts'
import { AdminCorrection } from './correction.tsx'

export const meta = ({ location }: MetaArgs) => adminHead(location.pathname, adminPointsText.title)

/** What members have to spend, and what of it waits for a second person. */
export default function AdminPoints() {
  const language = useLanguage()
  const texts = useTexts(adminPointsText)
  const may = useMay()
  const { query, addressOf, show } = useListAddress()
  const found = useDeskQuery(listPoints, { word: query.word }, KEEP_LAST)
  const here = addressOf({})
  useEffect(() => rememberList(here), [here])
  return (
    <>
      <div className="admin-list-head">
        <h1 tabIndex={-1}>{texts.title}</h1>
        <DeskSearch label={texts.search} word={query.word} onSearch={(word) => show({ word })} />
      </div>
      <p className="admin-lead">
        {texts.lead}{' '}
        {may('change-settings') ? (
          <a className="link" href={localPath(language, '/admin/settings#setting-points')}>
            {texts.rules}
          </a>
        ) : null}
      </p>
      <DeskAnswer found={found}>{(room) => <Room room={room} isSearched={query.word !== ''} />}</DeskAnswer>
    </>
  )
}

function Room({ room, isSearched }: { room: PointsPageWire; isSearched: boolean }) {
  const texts = useTexts(adminPointsText)
  const { list, waiting, points, owedPoints } = room
  const columns = useColumns()
  return (
    <div className="admin-member">
      {waiting.length > 0 ? (
        <section aria-labelledby="points-waiting">
          <h2 id="points-waiting">{texts.waiting}</h2>
          <ul className="admin-member-rows">
            {waiting.map((correction) => (
              <AdminCorrection key={correction.correctionId} correction={correction} isNamed />
            ))}
          </ul>
        </section>
      ) : null}
      <section aria-labelledby="points-members">
        <h2 id="points-members">{isSearched ? texts.found : texts.table}</h2>
        {isSearched ? null : <p className="admin-count">{texts.total(texts.sum(counted(points), counted(owedPoints)))}</p>}
        {list.length > 0 ? (
          <DeskTable
            className="admin-members"
            isLinked
            caption={isSearched ? texts.found : texts.table}
            columns={columns}
            list={list}
            idOf={({ accountId }) => accountId}
          />
        ) : (
          <p className="mute">{isSearched ? texts.nothing : texts.none}</p>
        )}
      </section>
    </div>
  )
}

const column = deskColumns<PointsRowWire>()

function useColumns() {
  const language = useLanguage()
  const texts = useTexts(adminPointsText)
  return useMemo(
    () =>
      column.columns([
        column.accessor('name', {
          header: texts.member,
          meta: { isRowHead: true },
          cell: ({ row: { original } }) => (
            <a data-row href={localPath(language, `/admin/points/${original.accountId}`)}>
              {original.name || texts.nameless}
            </a>
          ),
        }),
        column.accessor('email', { header: texts.email, meta: { className: 'admin-cell-whole' } }),
        column.accessor('mobile', { header: texts.mobile }),
        column.accessor('points', {
          header: texts.facts,
          meta: { className: 'admin-num', isLabelled: true },
          cell: ({ row: { original } }) =>
            original.owedPoints > 0
              ? texts.sum(counted(original.points), counted(original.owedPoints))
              : counted(original.points),
        }),
      ]),
    [language, texts],
  )
}
