import { useCallback, useState } from 'react'
import type { MetaArgs } from 'react-router'
import { adminText } from '#language/admin/admin.text.ts'
import { adminSearchText } from '#language/admin/admin-search.text.ts'
import { type Spoken, useTexts } from '#language/texts.ts'
import type { SynonymGroupWire } from '#modules/search/synonyms.contract.ts'
import { listMissedSearches, listSynonymGroups, removeSynonyms, saveSynonyms } from '#modules/search/synonyms.paths.ts'
import { toast } from '#ui/toasts.ts'
import { DeskListResult } from '#desk/list-result.tsx'
import { adminHead } from '#screens/admin/frame/head.ts'
import { AdminMissedSearches } from './missed-searches.tsx'
import { AdminPopularSearches } from './popular-searches.tsx'
import { DeskSearch } from '#desk/search.tsx'
import { AdminSearchOrder } from './search-order.tsx'
import { callAdmin } from '#screens/admin/session/session.ts'
import { AdminSynonymForm } from './synonym-form.tsx'
import { AdminSynonymTable } from './synonym-table.tsx'
import { useListAddress } from '#desk/use-list-address.ts'
import { askAgain, KEEP_LAST, useDeskQuery } from '#desk/desk-query.ts'

export const meta = ({ location }: MetaArgs) => adminHead(location.pathname, adminText.searchWords)

/** What search understands: words that stand for one another, why results stand where they stand, and what others search for. */
export default function AdminSearchWords() {
  const frame = useTexts(adminText)
  const texts = useTexts(adminSearchText)
  const { query, addressOf, show } = useListAddress()
  const groups = useDeskQuery(listSynonymGroups, { word: query.word, pageNum: query.page }, KEEP_LAST)
  const [changing, setChanging] = useState<SynonymGroupWire>()
  const [begun, setBegun] = useState('')
  // As somebody else has saved it meanwhile, if it is among those shown.
  const newest = groups.data?.list.find(({ groupId }) => groupId === changing?.groupId) ?? changing
  const onRemove = useRemoval()
  const change = useCallback((group: SynonymGroupWire) => {
    setBegun('')
    setChanging(group)
  }, [])
  const done = () => {
    setChanging(undefined)
    setBegun('')
    askAgain(listMissedSearches)
    askAgain(listSynonymGroups)
  }
  // The first of the words is what was typed; what follows is what it stands for.
  const begin = useCallback((words: string[]) => {
    setChanging(undefined)
    setBegun(words.length > 1 ? words.join(', ') : `${words[0] ?? ''}, `)
  }, [])
  return (
    <>
      <div className="admin-list-head">
        <h1 tabIndex={-1}>{frame.searchWords}</h1>
        <DeskSearch label={texts.search} word={query.word} onSearch={(word) => show({ word })} />
      </div>
      <p className="admin-lead">{texts.lead}</p>
      {groups.data ? <AdminSynonymForm key={changing?.groupId ?? begun} changing={newest} begun={begun} onDone={done} /> : null}
      <DeskListResult found={groups} texts={texts} filtered={query.word !== ''} addressOf={addressOf} height={320}>
        {({ list }) => <AdminSynonymTable list={list} onChange={change} onRemove={onRemove} />}
      </DeskListResult>
      <AdminMissedSearches onGroup={begin} />
      <AdminSearchOrder />
      <AdminPopularSearches />
    </>
  )
}

/** Taken away at once, and given back by the way out of the message. */
function useRemoval(): (group: SynonymGroupWire) => void {
  const texts = useTexts(adminSearchText)
  return useCallback((group) => void remove(group, texts), [texts])
}

async function remove(group: SynonymGroupWire, texts: Spoken<typeof adminSearchText>): Promise<void> {
  const result = await callAdmin(removeSynonyms, { groupId: group.groupId, version: group.version })
  if (!result.ok) return toast('error', result.msg)
  toast('success', texts.removed(group.words[0] ?? ''), { label: texts.undo, undoes: true, run: () => void restore(group) })
  return askAgain(listSynonymGroups)
}

async function restore({ words, oneWay }: SynonymGroupWire): Promise<void> {
  const result = await callAdmin(saveSynonyms, { groupId: '', version: 0, words, oneWay })
  if (!result.ok) toast('error', result.msg)
  askAgain(listSynonymGroups)
}
