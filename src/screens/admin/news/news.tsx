import { useMemo } from 'react'
import { type MetaArgs, useParams } from 'react-router'
import { adminNewsText, newsStateText } from '#language/admin/front/admin-news.text.ts'
import { showMoment } from '#language/dates.ts'
import { writtenIn } from '#language/languages.ts'
import { localPath, useLanguage, useTexts } from '#language/texts.ts'
import { type NewsRow, type NewsState, newsStates } from '#modules/shop-news/shop-news.contract.ts'
import { listNews } from '#modules/shop-news/shop-news.paths.ts'
import { KEEP_LAST, useDeskQuery } from '#desk/desk-query.ts'
import { DeskListResult } from '#desk/list-result.tsx'
import { deskColumns, DeskTable } from '#desk/table.tsx'
import { useListAddress } from '#desk/use-list-address.ts'
import { adminHead } from '#screens/admin/frame/head.ts'
import { NewsMessage } from './news-message.tsx'

export const meta = ({ location }: MetaArgs) => adminHead(location.pathname, adminNewsText.title)

/** All messages of the shop, or the one that the address names. */
export default function AdminNews() {
  const { newsId } = useParams()
  return newsId === undefined ? <NewsList /> : <NewsMessage newsId={newsId} />
}

const isState = (state: string): state is NewsState => newsStates.some((known) => known === state)

function NewsList() {
  const language = useLanguage()
  const texts = useTexts(adminNewsText)
  const states = useTexts(newsStateText)
  const { query, addressOf } = useListAddress()
  const state = isState(query.state) ? query.state : ''
  const found = useDeskQuery(listNews, { state, pageNum: query.page }, KEEP_LAST)
  return (
    <>
      <div className="admin-list-head">
        <h1 tabIndex={-1}>{texts.title}</h1>
        <a className="btn" href={localPath(language, '/admin/news/new')}>
          {texts.add}
        </a>
      </div>
      <p className="admin-lead">{texts.lead}</p>
      <nav className="admin-tabs" aria-label={texts.states}>
        <ul>
          {(['', ...newsStates] as const).map((each) => (
            <li key={each}>
              <a href={addressOf({ state: each })} aria-current={each === state ? 'page' : undefined} data-replace data-stay>
                {each === '' ? texts.all : states[each]}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <DeskListResult found={found} texts={texts} filtered={state !== ''} addressOf={addressOf}>
        {({ list }) => <NewsTable list={list} />}
      </DeskListResult>
    </>
  )
}

/** The whole row is the link of its title. */
function NewsTable({ list }: { list: NewsRow[] }) {
  const texts = useTexts(adminNewsText)
  return <DeskTable isLinked caption={texts.table} columns={useColumns()} list={list} idOf={({ newsId }) => newsId} />
}

const column = deskColumns<NewsRow>()

function useColumns() {
  const language = useLanguage()
  const texts = useTexts(adminNewsText)
  const states = useTexts(newsStateText)
  return useMemo(
    () =>
      column.columns([
        column.accessor('title', {
          header: texts.name,
          meta: { isRowHead: true },
          cell: ({ row: { original }, getValue }) => (
            <a data-row href={localPath(language, `/admin/news/${original.newsId}`)} lang={writtenIn(getValue())}>
              {getValue()}
            </a>
          ),
        }),
        column.accessor('state', {
          header: texts.state,
          cell: ({ getValue }) => (
            <span
              className={`admin-state ${getValue() === 'sending' ? 'admin-state-waiting' : getValue() === 'stopped' ? 'admin-state-over' : ''}`}
            >
              {states[getValue()]}
            </span>
          ),
        }),
        column.accessor('time', {
          header: texts.time,
          meta: { isLabelled: true, className: 'admin-cell-whole' },
          cell: ({ getValue }) => {
            const at = getValue()
            return at ? <time dateTime={at}>{showMoment(at, language)}</time> : texts.open
          },
        }),
        column.accessor('reached', { header: texts.reached, meta: { className: 'admin-num', isLabelled: true } }),
        column.accessor('changedBy', { header: texts.changedBy, meta: { isLabelled: true } }),
      ]),
    [language, texts, states],
  )
}
