import { useEffect } from 'react'
import type { MetaArgs } from 'react-router'
import { adminMembersText } from '#language/admin/admin-members.text.ts'
import { useTexts } from '#language/texts.ts'
import { listAdminMembers } from '#modules/members/admin-members.paths.ts'
import { AdminFound } from '#screens/admin/frame/found.tsx'
import { adminHead } from '#screens/admin/frame/head.ts'
import { rememberList } from '#screens/admin/frame/list-memory.ts'
import { AdminSearch } from '#screens/admin/frame/search.tsx'
import { useListAddress } from '#screens/admin/frame/use-list-address.ts'
import { KEEP_LAST, useAdminQuery } from '#screens/admin/session/admin-query.ts'
import { AdminMemberTable } from './member-table.tsx'

export const meta = ({ location }: MetaArgs) => adminHead(location.pathname, adminMembersText.title)

/** Everybody with an account, newest first: found by a piece of what is known of them. */
export default function AdminMembers() {
  const texts = useTexts(adminMembersText)
  const { query, addressOf, show } = useListAddress()
  const members = useAdminQuery(listAdminMembers, { word: query.word, pageNum: query.page }, KEEP_LAST)
  const here = addressOf({ page: query.page })
  useEffect(() => rememberList(here), [here])
  return (
    <>
      <div className="admin-list-head">
        <h1 tabIndex={-1}>{texts.title}</h1>
        <AdminSearch label={texts.search} word={query.word} onSearch={(word) => show({ word })} />
      </div>
      <AdminFound found={members} texts={texts} filtered={query.word !== ''} addressOf={addressOf}>
        {({ list }) => <AdminMemberTable list={list} />}
      </AdminFound>
    </>
  )
}
