import { useMemo } from 'react'
import type { MetaArgs } from 'react-router'
import { adminPagesText } from '#language/admin/front/admin-pages.text.ts'
import { showMoment } from '#language/dates.ts'
import { infoText } from '#language/frame/info.text.ts'
import { localPath, useLanguage, useTexts } from '#language/texts.ts'
import type { PageListWire } from '#modules/content/page-words.contract.ts'
import { listPages } from '#modules/content/page-words.paths.ts'
import { DeskAnswer } from '#desk/answer.tsx'
import { adminHead } from '#screens/admin/frame/head.ts'
import { deskColumns, DeskTable } from '#desk/table.tsx'
import { useDeskQuery } from '#desk/desk-query.ts'

export const meta = ({ location }: MetaArgs) => adminHead(location.pathname, adminPagesText.title)

/** Every page of words, and who has rewritten it last. */
export default function AdminPages() {
  const texts = useTexts(adminPagesText)
  const found = useDeskQuery(listPages, {})
  const columns = useColumns()
  return (
    <>
      <h1 tabIndex={-1}>{texts.title}</h1>
      <p className="admin-lead">{texts.lead}</p>
      <DeskAnswer found={found}>
        {({ list }) => <DeskTable caption={texts.table} columns={columns} list={list} idOf={({ name }) => name} isLinked />}
      </DeskAnswer>
    </>
  )
}

const column = deskColumns<PageListWire['list'][number]>()

function useColumns() {
  const language = useLanguage()
  const texts = useTexts(adminPagesText)
  const groups = useTexts(infoText)
  return useMemo(
    () =>
      column.columns([
        column.accessor('title', {
          header: texts.name,
          meta: { isRowHead: true },
          cell: ({ row: { original }, getValue }) => (
            <a data-row className="link" href={localPath(language, `/admin/pages/${original.name}`)}>
              {getValue()}
            </a>
          ),
        }),
        column.accessor('group', { header: texts.group, cell: ({ getValue }) => groups[getValue()] }),
        column.accessor('address', { header: texts.address }),
        column.accessor('newest', {
          header: texts.changed,
          meta: { isLabelled: true, isMuted: (value) => value === null },
          cell: ({ getValue }) => {
            const newest = getValue()
            return newest ? texts.by(newest.savedBy, showMoment(newest.saveTime, language)) : texts.never
          },
        }),
      ]),
    [language, texts, groups],
  )
}
