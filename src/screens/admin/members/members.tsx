import { useEffect } from 'react'
import type { MetaArgs } from 'react-router'
import { adminMembersText } from '#language/admin/admin-members.text.ts'
import { useTexts } from '#language/texts.ts'
import { listAdminMembers } from '#modules/members/admin-members.paths.ts'
import { DeskListResult } from '#desk/list-result.tsx'
import { adminHead } from '#screens/admin/frame/head.ts'
import { rememberList } from '#desk/list-memory.ts'
import { DeskSearch } from '#desk/search.tsx'
import { useListAddress } from '#desk/use-list-address.ts'
import { KEEP_LAST, useDeskQuery } from '#desk/desk-query.ts'
import { AdminMemberTable } from './member-table.tsx'

export const meta = ({ location }: MetaArgs) => adminHead(location.pathname, adminMembersText.title)

/** Everybody with an account, newest first: found by a piece of what is known of them. */
export default function AdminMembers() {
  const texts = useTexts(adminMembersText)
  const { query, addressOf, show } = useListAddress()
  const members = useDeskQuery(listAdminMembers, { word: query.word, pageNum: query.page }, KEEP_LAST)
  const here = addressOf({ page: query.page })
  useEffect(() => rememberList(here), [here])
  return (
    <>
      <div className="admin-list-head">
        <h1 tabIndex={-1}>{texts.title}</h1>
        <DeskSearch label={texts.search} word={query.word} onSearch={(word) => show({ word })} />
      </div>
      <DeskListResult found={members} texts={texts} filtered={query.word !== ''} addressOf={addressOf}>
        {({ list }) => <AdminMemberTable list={list} />}
      </DeskListResult>
    </>
  )
}
