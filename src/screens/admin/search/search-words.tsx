import { useState } from 'react'
import type { MetaArgs } from 'react-router'
import { adminText } from '#language/admin/admin.text.ts'
import { adminSearchText } from '#language/admin/admin-search.text.ts'
import { useTexts } from '#language/texts.ts'
import type { SynonymGroupWire } from '#modules/search/synonyms.contract.ts'
import { listSynonymGroups, removeSynonyms, saveSynonyms } from '#modules/search/synonyms.paths.ts'
import { newIdempotencyKey } from '#platform/wire/call-client.ts'
import { toast } from '#ui/toasts.ts'
import { AdminFound } from '#screens/admin/frame/found.tsx'
import { adminHead } from '#screens/admin/frame/head.ts'
import { AdminPopularSearches } from './popular-searches.tsx'
import { AdminSearch } from '#screens/admin/frame/search.tsx'
import { AdminSearchOrder } from './search-order.tsx'
import { callAdmin } from '#screens/admin/session/session.ts'
import { AdminSynonymForm } from './synonym-form.tsx'
import { AdminSynonymTable } from './synonym-table.tsx'
import { useListAddress } from '#screens/admin/frame/use-list-address.ts'
import { useListKeys } from '#screens/admin/frame/use-list-keys.ts'
import { useAdminData } from '#screens/admin/frame/use-admin-data.ts'

export const meta = ({ location }: MetaArgs) => adminHead(location.pathname, (texts) => texts.searchWords)

/** What search understands: words that stand for one another, why results stand where they stand, and what others search for. */
export default function AdminSearchWords() {
  const frame = useTexts(adminText)
  const texts = useTexts(adminSearchText)
  const { query, addressOf, show } = useListAddress()
  const groups = useAdminData(listSynonymGroups, { word: query.word, pageNum: query.page })
  const [changing, setChanging] = useState<SynonymGroupWire>()
  const remove = useRemoval(groups.reload)
  useListKeys()
  const done = () => {
    setChanging(undefined)
    groups.reload()
  }
  return (
    <>
      <div className="admin-list-head">
        <h1 tabIndex={-1}>{frame.searchWords}</h1>
        <AdminSearch label={texts.search} word={query.word} onSearch={(word) => show({ word })} />
      </div>
      <p className="admin-lead">{texts.lead}</p>
      {groups.data ? <AdminSynonymForm key={changing?.groupId ?? ''} changing={changing} onDone={done} /> : null}
      <AdminFound found={groups} texts={texts} filtered={query.word !== ''} addressOf={addressOf} height={320}>
        {({ list }) => <AdminSynonymTable list={list} onChange={setChanging} onRemove={remove} />}
      </AdminFound>
      <AdminSearchOrder />
      <AdminPopularSearches />
    </>
  )
}

/** Taken away at once, and given back by the way out of the message. */
function useRemoval(reload: () => void): (group: SynonymGroupWire) => void {
  const texts = useTexts(adminSearchText)
  const restore = async ({ words, oneWay }: SynonymGroupWire) => {
    const result = await callAdmin(saveSynonyms, { groupId: '', words, oneWay }, { idempotencyKey: newIdempotencyKey() })
    if (!result.ok) toast('error', result.msg)
    reload()
  }
  const remove = async (group: SynonymGroupWire) => {
    const result = await callAdmin(removeSynonyms, { groupId: group.groupId })
    if (!result.ok) return toast('error', result.msg)
    toast('success', texts.removed(group.words[0] ?? ''), { label: texts.undo, run: () => void restore(group) })
    document.querySelector<HTMLElement>('main h1')?.focus()
    return reload()
  }
  return (group) => void remove(group)
}
