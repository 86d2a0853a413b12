import { useState } from 'react'
import type { MetaArgs } from 'react-router'
import { officeText } from '#language/office.text.ts'
import { officeSearchText } from '#language/office-search.text.ts'
import { useTexts } from '#language/texts.ts'
import type { SynonymGroupWire } from '#modules/search/synonyms.contract.ts'
import { listSynonymGroups, removeSynonyms, saveSynonyms } from '#modules/search/synonyms.paths.ts'
import { newIdempotencyKey } from '#platform/wire/call-client.ts'
import { toast } from '#ui/toasts.ts'
import { OfficeFound } from './office-found.tsx'
import { officeHead } from './office-head.ts'
import { OfficePopularSearches } from './office-popular-searches.tsx'
import { OfficeSearch } from './office-search.tsx'
import { OfficeSearchOrder } from './office-search-order.tsx'
import { callOffice } from './office-session.ts'
import { OfficeSynonymForm } from './office-synonym-form.tsx'
import { OfficeSynonymTable } from './office-synonym-table.tsx'
import { useListAddress } from './use-list-address.ts'
import { useListKeys } from './use-list-keys.ts'
import { useOfficeData } from './use-office-data.ts'

export const meta = ({ location }: MetaArgs) => officeHead(location.pathname, (texts) => texts.searchWords)

/** What search understands: words that stand for one another, why results stand where they stand, and what others search for. */
export default function OfficeSearchWords() {
  const frame = useTexts(officeText)
  const texts = useTexts(officeSearchText)
  const { query, addressOf, show } = useListAddress()
  const groups = useOfficeData(listSynonymGroups, { word: query.word, pageNum: query.page })
  const [changing, setChanging] = useState<SynonymGroupWire>()
  const remove = useRemoval(groups.reload)
  useListKeys()
  const done = () => {
    setChanging(undefined)
    groups.reload()
  }
  return (
    <>
      <div className="office-list-head">
        <h1 tabIndex={-1}>{frame.searchWords}</h1>
        <OfficeSearch label={texts.search} word={query.word} onSearch={(word) => show({ word })} />
      </div>
      <p className="office-lead">{texts.lead}</p>
      {groups.data ? <OfficeSynonymForm key={changing?.groupId ?? ''} changing={changing} onDone={done} /> : null}
      <OfficeFound found={groups} texts={texts} filtered={query.word !== ''} addressOf={addressOf} height={320}>
        {({ list }) => <OfficeSynonymTable list={list} onChange={setChanging} onRemove={remove} />}
      </OfficeFound>
      <OfficeSearchOrder />
      <OfficePopularSearches />
    </>
  )
}

/** Taken away at once, and given back by the way out of the message. */
function useRemoval(reload: () => void): (group: SynonymGroupWire) => void {
  const texts = useTexts(officeSearchText)
  const restore = async ({ words, oneWay }: SynonymGroupWire) => {
    const result = await callOffice(saveSynonyms, { groupId: '', words, oneWay }, { idempotencyKey: newIdempotencyKey() })
    if (!result.ok) toast('error', result.msg)
    reload()
  }
  const remove = async (group: SynonymGroupWire) => {
    const result = await callOffice(removeSynonyms, { groupId: group.groupId })
    if (!result.ok) return toast('error', result.msg)
    toast('success', texts.removed(group.words[0] ?? ''), { label: texts.undo, run: () => void restore(group) })
    document.querySelector<HTMLElement>('main h1')?.focus()
    return reload()
  }
  return (group) => void remove(group)
}
